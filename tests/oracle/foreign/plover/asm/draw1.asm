; Marks in attributes: a table says what each set of marks does with a tile's colours.
drawcell:
        push de
        ld a,c
        ld (dfl),a
        ld a,b
        ld (dtl),a
        ld l,d
        ld h,0
        add hl,hl
        ld de,cellxy
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push hl
        ld a,(dtl)
        add a,a
        ld hl,gtab
        call addhla
        ld e,(hl)
        inc hl
        ld d,(hl)
        pop hl
        ld ix,ctab
        ld b,CHT
d1r:    push bc
        push hl
        ld b,CW
d1c:    push bc
        push hl
        push hl
        ld a,h
        rlca
        rlca
        rlca
        or 40h
        ld h,a
        ld b,8
d1p:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz d1p
        pop hl
        ld a,h
        add a,58h
        ld h,a
        push de
        push hl
        push ix
        pop hl
        ld a,(dfl)
        add a,a
        add a,a
        ld e,a
        ld d,0
        add hl,de
        ex de,hl
        ld a,(dtl)
        ld hl,batab
        call addhla
        ld a,(hl)
        ex de,hl
        and (hl)
        inc hl
        xor (hl)
        inc hl
        add a,(hl)
        inc hl
        ld b,(hl)
        inc b
        dec b
        call nz,swapip
        pop hl
        ld (hl),a
        pop de
        ld bc,64
        add ix,bc
        pop hl
        inc hl
        pop bc
        djnz d1c
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz d1r
        pop de
        ret
swapip: ld b,a
        and 0c0h
        ld c,a
        ld a,b
        rra
        rra
        rra
        and 7
        or c
        ld c,a
        ld a,b
        and 7
        add a,a
        add a,a
        add a,a
        or c
        ret
