; Lets all tiles fall, one cell at a time, with pictures between.
fallan: ld a,(grav)
        or a
        ret z
fa1:    ld c,0
        ld hl,GRID+125+3
        ld b,5*18-4
fa2:    ld a,(hl)
        or a
        jr nz,fa3
        ld a,l
        sub 18
        ld e,a
        ld d,h
        ld a,(de)
        or a
        jr z,fa3
        cp 22
        jr nc,fa3
        ld (hl),a
        xor a
        ld (de),a
        inc c
fa3:    inc l
        ld a,l
        cp 142
        jr nz,fa4
        ld l,128-18
        jr fa2
fa4:    cp 142-18
        jr nz,fa5
        ld l,128-36
        jr fa2
fa5:    cp 142-36
        jr nz,fa6
        ld l,128-54
        jr fa2
fa6:    cp 142-54
        jr nz,fa7
        ld l,128-72
        jr fa2
fa7:    cp 142-72
        jr nz,fa2
        ld a,c
        or a
        ret z
        call drawall
        ld b,FALLAN
        call pause
        jr fa1
