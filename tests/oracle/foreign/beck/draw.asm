; Screen
FONT    EQU $3C00
initscr:
        ld hl,$4000
        ld de,$4001
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),BGATTR
        ld bc,767
        ldir
        ld hl,LOOKK
        ld de,LOOKK+1
        ld (hl),255
        ld bc,255
        ldir
        IF FRAMEA LT 256
        ; a coloured border round the board
        ld hl,$5800+32*(YY0-1)+XX0-1
        ld c,FRH
is1:    push hl
        ld b,FRW
is2:    ld (hl),FRAMEA
        inc hl
        djnz is2
        pop hl
        ld de,32
        add hl,de
        dec c
        jr nz,is1
        ld hl,$5800+32*YY0+XX0
        ld c,FRH-2
is3:    push hl
        ld b,FRW-2
is4:    ld (hl),EATTR
        inc hl
        djnz is4
        pop hl
        ld de,32
        add hl,de
        dec c
        jr nz,is3
        ENDIF
        IF TITLE = 1
        ld de,titles
        ld bc,$000B
        call prstr
        ENDIF
        IF PFX = 1
        ld de,pfx1
        ld bc,NROW*256
        call prstr
        ENDIF
        IF PFX = 2
        ld de,pfx2
        ld bc,NROW*256
        call prstr
        ENDIF
        ret
titles: db "FALLEN PAIRS",0
pfx1:   db "BOARD ",0
pfx2:   db "#",0
; DE text, B row, C column
prstr:  ld a,(de)
        or a
        ret z
        call prchr
        inc de
        inc c
        jr prstr
; one character; keeps BC, DE, HL
prchr:  push hl
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT
        add hl,de
        ex de,hl
        call scradr
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop bc
        call attadr
        ld (hl),TXATTR
        pop de
        pop hl
        ret
scradr: ld a,b
        and 24
        add a,$40
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and $E0
        add a,c
        ld l,a
        ret
attadr: ld a,b
        rrca
        rrca
        rrca
        and 3
        add a,$58
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and $E0
        add a,c
        ld l,a
        ret
; pictures of the 21 kinds; 0 is the empty place
initpics:
        ld hl,PICS
        ld de,PICS+1
        ld (hl),0
        ld bc,22*32
        ldir
        IF PIC = 1
        ld hl,picdata
        ld de,PICS
        ld bc,22*SIZE
        ldir
        ELSE
        ld de,PICS+SIZE
        ld c,CHAR1
ip1:    push bc
        ld a,c
        push de
        call chrof
        IF PIC = 2
        ; 2 x 2 cells: a letter of double size
        ld b,0                  ; B bit 0: right, bit 1: below
ip2:    push hl
        bit 1,b
        jr z,ip3
        inc hl
        inc hl
        inc hl
        inc hl
ip3:    ld c,4
ip4:    ld a,(hl)
        inc hl
        bit 0,b
        jr nz,ip5
        rrca
        rrca
        rrca
        rrca
ip5:    push bc
        ld b,4
ip6:    rrca                    ; each bit twice
        rr c
        sra c
        djnz ip6
        ld a,c
        pop bc
        ld (de),a
        inc de
        ld (de),a
        inc de
        dec c
        jr nz,ip4
        pop hl
        inc b
        ld a,b
        cp 4
        jr nz,ip2
        ELSE
        ld bc,8
        ldir
        IF PIC = 3
        ; 2 x 1 cells: a mark beside the letter
        ld a,$3C
        ld b,8
ip7:    ld (de),a
        inc de
        rlca
        djnz ip7
        ENDIF
        ENDIF
        pop hl
        ld de,SIZE
        add hl,de
        ex de,hl
        pop bc
        inc c
        ld a,c
        cp CHAR1+21
        jr nz,ip1
        ENDIF
        IF EMPTYCH GT 0
        ld a,EMPTYCH
        call chrof
        ld de,PICS
        ld bc,8
        ldir
        ENDIF
        ret
chrof:  ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        push de
        ld de,FONT
        add hl,de
        pop de
        ret
; everything that has changed
draw:   ld a,(CUR)
        call kindat
        IF FAULT = 28
        ld b,a                  ; the kind is looked at when the cursor moves
        ld a,(CUR)
        ld hl,OLDC
        cp (hl)
        ld (hl),a
        ld a,b
        jr z,dr0
        ENDIF
        IF HLOFF = 1
        ld b,a
        ld a,(SHA)
        or a
        ld a,b
        jr z,drh
        xor a
drh:
        ENDIF
        ld (KC),a
dr0:    ld l,$11
dr1:    ld a,l
        and 15
        jr z,dr8
        cp 15
        jr z,dr8
        ld h,GRID/256
        ld d,(hl)               ; kind
        ld e,0                  ; marks
        ld a,d
        or a
        jr z,dr2
        ld a,(KC)
        cp d
        jr nz,dr2
        IF FAULT = 27
        ld a,l
        cp $60
        jr nc,dr2
        ENDIF
        inc e
dr2:    ld a,(SEL)
        cp l
        jr nz,dr3
        set 1,e
dr3:
        IF HLOOK = 8
        ld a,(BLST)
        or a
        jr nz,dr5
        ENDIF
        ld a,(SHA)
        cp l
        jr nz,dr4
        set 2,e
dr4:    ld a,(SHB)
        cp l
        jr nz,dr5
        set 3,e
dr5:
        IF CBLINK = 1
        ld a,(BLST)
        or a
        jr nz,dr6
        ENDIF
        ld a,(CUR)
        cp l
        jr nz,dr6
        set 4,e
dr6:    ld h,LOOKM/256
        ld a,(hl)
        ld (hl),e
        cp e
        ld h,LOOKK/256
        set 7,l
        ld a,(hl)
        ld (hl),d
        res 7,l
        jr nz,dr7
        cp d
        jr z,dr8
dr7:    push hl
        ld b,l
        call tile
        pop hl
dr8:    inc l
        ld a,l
        cp $6F
        jr c,dr1
        jp drawnum
