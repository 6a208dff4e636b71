; Cells of 8 x 8 points and the line at the bottom for engine P.

; drcell: A = cell, (CKIND), (CMARK). Draws it.
drcell: ld c,a
        and 240
        rrca
        rrca
        rrca
        rrca
        dec a
        ld b,a
        add a,a
    if PY = 1
        ld a,b
    endif
    if PY = 3
        add a,b
    endif
        add a,Y0
        ld d,a
        ld a,c
        and 15
        dec a
    if PX = 2
        add a,a
    endif
        add a,X0
        ld e,a
    if CURS = 3
        push de
        dec e
        call mark
        pop de
    endif
    if CURS = 4
        push de
        inc d
        call mark
        pop de
    endif
        call scraddr
        ld a,(CKIND)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,TILES
        add hl,bc
        ex de,hl
        push hl
        ld c,0
        ld a,(CMARK)
    if CURS = 2
        bit 0,a
        jr z,dc0
        ld c,255
dc0:
    endif
        ld b,8
dc1:    ld a,(CMARK)
        and 2
        ld a,(de)
    if SELS = 3
        jr z,dc7
        rlca
dc7:
    endif
        xor c
        ld (hl),a
        inc de
        inc h
        djnz dc1
        pop hl
    if SELS = 1
        ld a,(CMARK)
        bit 1,a
        jr z,dc2
        push hl
        ld a,255
        ld (hl),a
        ld b,6
dc3:    inc h
        ld a,(hl)
        xor 129
        ld (hl),a
        djnz dc3
        inc h
        ld (hl),255
        pop hl
dc2:
    endif
        call toattr
        ex de,hl
        ld hl,ATTRS
        ld a,(CMARK)
        ld c,a
        ld b,0
        add hl,bc
        ld a,(CKIND)
        or a
        jr z,dc4
        ld a,(hl)
        ld c,a
    if COLK = 1
        ld a,(CKIND)
        and 3
        cp 3
        jr nz,dc5
        xor a
dc5:
        or c
    else
        ld a,c
    endif
        call tmode
        ld (de),a
        ret
dc4:    ld a,(hl)
        and 199
        or EPAPER
        call emode
        ld (de),a
        ret

; mark: D, E = place. Shows or clears the cursor's sign there.
mark:   ld a,(CMARK)
        rra
        ld a,32
        jr nc,mk1
        ld a,MCHAR
    if SELM = 1
        ld a,(SEL)
        or a
        ld a,MCHAR
        jr z,mk1
        inc a
    endif
mk1:    jp putc

; status: prints the number and how many tiles are left.
status: call number
    if NSUF = 1
        ld a,(GRAV)
        add a,a
        add a,"G"-2
        ld de,NROW*256+NCOL+6
        call putc
    endif
        call tiles
        ld l,a
        ld h,0
        call todec
        ld hl,DIGITS+3
        ld de,NROW*256+30
        jp print
