half:                           ; A shifted by four into the middle at HL
        push bc
        ld b,a
        rrca
        rrca
        rrca
        rrca
        ld c,a
        and 15
        or (hl)
        ld (hl),a
        inc hl
        ld a,c
        and 0xf0
        or (hl)
        ld (hl),a
        inc hl
        pop bc
        ret

glyph:                          ; DE = picture of kind A
    IF GLY EQ 0
        add a,64
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3c00
        add hl,de
        ex de,hl
    ELSE
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,signs-8
        add hl,de
        ex de,hl
    ENDIF
        ret

cursor:
    IF CURM EQ 1                ; frame by exclusive or
        ld hl,CBUF
        call cufull
        ld b,TH-2
cu1:    ld a,(hl)
        xor 0x80
        ld (hl),a
        inc hl
        ld a,(hl)
        xor 0x01
        ld (hl),a
        inc hl
        djnz cu1
cufull: ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        ld a,(hl)
        cpl
        ld (hl),a
        inc hl
    ENDIF
    IF CURM EQ 4                ; dashed frame in two phases
        ld a,(LF)
        and 64
        ld c,0xcc
        jr z,cu4
        ld c,0x33
cu4:    ld hl,CBUF
        call cudash
        ld b,TH-2
cu5:    ld a,b
        xor c
        and 2
        jr z,cu6
        set 7,(hl)
        inc hl
        set 0,(hl)
        inc hl
        djnz cu5
        jr cudash
cu6:    res 7,(hl)
        inc hl
        res 0,(hl)
        inc hl
        djnz cu5
cudash: ld (hl),c
        inc hl
        ld (hl),c
        inc hl
    ENDIF
    IF CURM EQ 2                ; a hand with a mask, two phases
        ld de,hand
        ld hl,CBUF+TH*2-24
        ld a,(LF)
        and 64
        jr z,cu7
        ld hl,CBUF+TH*2-28
cu7:    ld b,20
cu8:    ld a,(de)
        inc de
        and (hl)
        ld c,a
        ld a,(de)
        inc de
        or c
        ld (hl),a
        inc hl
        djnz cu8
    ENDIF
    IF CURM EQ 5                ; a bar below that blinks
        ld a,(LF)
        and 64
        ret nz
        ld hl,CBUF+TH*2-4
        ld b,4
cu9:    ld (hl),0xff
        inc hl
        djnz cu9
    ENDIF
        ret

hand:   defb 0xff,0x00,0xfc,0x00, 0xff,0x00,0xf8,0x02, 0xff,0x00,0xf0,0x05
        defb 0xff,0x00,0xf0,0x05, 0xff,0x00,0x00,0x05, 0xfe,0x00,0x00,0x75
        defb 0xfc,0x01,0x00,0x55, 0xfc,0x01,0x00,0x55, 0xfc,0x01,0x00,0x01
        defb 0xfe,0x00,0x00,0xfe

coord:                          ; B = row, C = column of the place CPOS
        ld a,(CPOS)
        ld c,a
        and 15
        dec a
        add a,a
        add a,OX
        ld b,a
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld c,b
        ld b,a
        add a,a
    IF PY EQ 3
        add a,b
    ENDIF
        add a,OY
        ld b,a
        ret

scraddr:                        ; HL = screen address of row B, column C
        ld a,b
        and 24
        or 0x40
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0xe0
        or c
        ld l,a
        ret
attaddr:                        ; HL = attribute address
        ld a,b
        rrca
        rrca
        rrca
        ld h,a
        and 0xe0
        or c
        ld l,a
        ld a,h
        and 3
        or 0x58
        ld h,a
        ret
