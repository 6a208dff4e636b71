; pictures, tiles, texts, number, border, sound
mkpics:
        IF PICM=1               ; own pictures come from data.asm
        ld hl,pictab
        ld de,PICS
        ld bc,PSZ*22
        ldir
        ret
        ELSE                    ; letters of the ROM
        ld hl,PICS
        ld de,PICS+1
        ld bc,PSZ*22-1
        ld (hl),0
        ldir
        ld de,EMPTYPIC
        ld hl,PICS
        ld bc,PSZ
        ex de,hl
        ldir
        ld b,1
mp1:    push bc
        ld hl,letters-1
        ld c,b
        ld b,0
        add hl,bc
        ld a,(hl)
        ld hl,PICS
        ld de,PSZ
mp2:    add hl,de
        dec c
        jr nz,mp2
        ld de,LPOSN*8           ; which character of the cell holds the letter
        add hl,de
        push hl
        call glyph
        pop de
        ld b,8
mp3:    ld a,(hl)
        IF BOLD=1
        rrca
        and 0x7F
        or (hl)
        ENDIF
        ld (de),a
        inc de
        IF PICM=2               ; double height in cells of two rows, one column
        ld (de),a
        inc de
        ENDIF
        inc hl
        djnz mp3
        pop bc
        inc b
        ld a,b
        cp 22
        jr nz,mp1
        ret
        ENDIF
glyph:  ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3C00
        add hl,de
        ret
; screen address of row D column E in HL
scrad:  ld a,d
        and 0x18
        or 0x40
        ld h,a
        ld a,d
        and 7
        rrca
        rrca
        rrca
        or e
        ld l,a
        ret
attad:  ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,e
        add a,l
        ld l,a
        ld a,h
        adc a,0x58
        ld h,a
        ret
; character A at row D column E with attribute C; E goes on
prch:   push af
        push hl
        push de
        push bc
        push de
        call glyph
        pop de
        push hl
        call attad
        ld (hl),c
        call scrad
        pop de
        ld b,8
pc1:    ld a,(de)
        IF TBOLD=1
        push bc
        ld c,a
        srl a
        or c
        pop bc
        ENDIF
        ld (hl),a
        inc h
        inc de
        djnz pc1
        pop bc
        pop de
        pop hl
        pop af
        inc e
        ret
prstr:  ld a,(hl)
        or a
        ret z
        call prch
        inc hl
        jr prstr
message:
        ld a,1
        ld (MSGF),a
        ld de,MROW*256+MCOL
        ld c,MATTR
        jr prstr
clrmsg: ld a,(MSGF)
        or a
        ret z
        xor a
        ld (MSGF),a
clrrow: ld de,MROW*256+MCOL
        ld b,16
        ld a,(BACKA)
        ld c,a
cm1:    ld a,32
        call prch
        djnz cm1
        ret
; HL as digits in DBUF, five of them
digits: ld c,5
dg1:    ld b,16
        xor a
dg2:    add hl,hl
        rla
        cp 10
        jr c,dg3
        sub 10
        inc l
dg3:    djnz dg2
        add a,'0'
        ld de,DBUF-1
        push hl
        ld h,0
        ld l,c
        add hl,de
        ld (hl),a
        pop hl
        dec c
        jr nz,dg1
        ret
shownum:
        ld hl,(SHN)
        ld de,NROW*256
        ld c,NATTR
        push hl
        ld hl,npre
        call prstr
        pop hl
        IF FAULT=56
        bit 7,h
        jr z,sg1
        ld a,'-'
        call prch
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
sg1:
        ENDIF
        push de
        call digits
        pop de
        IF FAULT=103            ; black on black
        ld c,0
        ELSE
        ld c,NATTR
        ENDIF
        ld hl,DBUF
        ld b,5
        IF NFMT=1
sn1:    ld a,(hl)
        IF FAULT=57
        ld a,b
        cp 5
        ld a,(hl)
        jr nz,sn9
        ld a,'0'
sn9:
        ENDIF
        call prch
        inc hl
        djnz sn1
        ret
        ELSE
sn2:    ld a,(hl)
        cp '0'
        jr nz,sn3
        IF NFMT=2
        ld a,32
        call prch
        ENDIF
        inc hl
        djnz sn2
        inc b
        dec hl
sn3:    ld a,b
        push af
sn4:    ld a,(hl)
        IF FAULT=61
        cp '0'
        jr z,sn8
        ENDIF
        call prch
sn8:    inc hl
        djnz sn4
        pop af
        ld b,a
        IF NFMT=0
        IF FAULT=64
        ret
        ENDIF
        ld a,6
        sub b
        ld b,a
sn5:    ld a,32
        call prch
        djnz sn5
        ENDIF
        ret
        ENDIF
