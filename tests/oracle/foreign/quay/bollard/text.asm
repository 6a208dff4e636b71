; ---- screen addresses; B row, C column
scraddr:ld a,b
        and 24
        or 64
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        ret
atraddr:ld a,b
        rrca
        rrca
        rrca
        ld h,a
        and 0e0h
        or c
        ld l,a
        ld a,h
        and 3
        or 58h
        ld h,a
        ret
; ---- text in a font of our own
fontup: ld hl,3d00h
        ld de,font
        ld bc,768
fo1:    ld a,(hl)
 if BOLD
        srl a
        or (hl)
 endif
        ld (de),a
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,fo1
        ret
putch:  push hl                 ; A at B, C in (tattr); C moves on
        push de
        push bc
        sub 32
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,font
        add hl,de
        ex de,hl
        call scraddr
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop bc
        push bc
        call atraddr
        ld a,(tattr)
        ld (hl),a
        pop bc
        inc c
        pop de
        pop hl
        ret
puts:   ld a,(de)
        cp 255
        ret z
        inc de
        call putch
        jr puts
putnum: push bc                 ; HL at B, C; NFILL: 0 or the filling character
        exx
        pop bc
        exx
        ld c,NFILL
        ld de,10000
        call digit
 if FAULT = 3
        ld a,c
        cp '0'
        jr nz,pn1
        exx
        dec c
        exx
pn1:
 endif
        ld de,1000
        call digit
        ld de,100
        call digit
        ld de,10
        call digit
        ld a,l
        jr di2
digit:  ld a,-1
di1:    inc a
        or a
        sbc hl,de
        jr nc,di1
        add hl,de
        or a
        jr nz,di2
        ld a,c
        or a
        ret z
        jr di3
di2:    ld c,'0'
        add a,c
di3:    exx
        call putch
        exx
        ret
shownum:ld a,NUMAT
        ld (tattr),a
        ld b,NROW
        ld c,NCOL
        ld de,npre
        call puts
        ld hl,(num)
        call putnum
        exx
        push bc
        exx
        pop bc
        ld de,npost
        jp puts

