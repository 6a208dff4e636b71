; the fall of tiles and its inverse
; apply: takes the tiles D and E off, with the fall. Leaves D < E.
apply:  ld a,d
        if FAULT=17             ; the wrong one of two in a column falls first
        cp e
        jr nc,ap1
        else
        cp e
        jr c,ap1
        endif
        ld d,e
        ld e,a
ap1:    ld a,(grav)
        if FAULT=20             ; F lets tiles fall without gravity
        ld hl,silent
        or (hl)
        endif
        or a
        jr z,ap3
        ld l,d
        call fall
        if FAULT=23             ; two neighbours in a column count as one
        ld a,e
        sub d
        cp 16
        jr z,ap2
        endif
        if FAULT=19             ; of two in a row only one column falls
        ld a,d
        xor e
        and #f0
        jr z,ap2
        endif
        if FAULT=64             ; on F only one column falls
        ld a,(silent)
        or a
        jr nz,ap2
        endif
        ld l,e
        jr fall
        if FAULT=23 or FAULT=19 or FAULT=64
ap2:    ld h,BP
        ld l,e
        ld (hl),0
        ret
        endif
ap3:    ld h,BP
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        ret
; the tiles above L go down by one
fall:   ld h,BP
        if FAULT=21             ; the last column does not fall
        ld a,l
        and 15
        cp 14
        jr z,fa2
        endif
        if FAULT=29             ; after H, the first column does not fall
        ld a,l
        and 15
        dec a
        jr nz,fa0
        ld a,(byhint)
        or a
        jr nz,fa2
fa0:
        endif
        if FAULT=22             ; at most three tiles fall
        ld b,3
        endif
fa1:    ld a,l
        sub 16
        ld c,l
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        ld a,l
        sub 16
        ld l,a
        if FAULT=22
        ld a,(hl)
        ld (hl),0
        dec b
        ret z
        ld (hl),a
        endif
        ld a,l
        cp #20
        jr nc,fa1
        if FAULT=18             ; the top tile stays, too
        ld a,c
        cp #20
        ret nc
        endif
fa2:    ld (hl),0
        ret
; unapply: the inverse, D < E; B = kind
unapply: ld a,(grav)
        if FAULT=60             ; shifts the column without gravity, too
        ld a,1
        endif
        or a
        jr z,un1
        if FAULT=61             ; in the wrong order
        ld l,d
        call rise
        ld l,e
        else
        ld l,e
        call rise
        ld l,d
        endif
rise:   ld h,BP
        ld c,l
        ld a,l
        and 15
        or #10
        ld l,a
ri1:    ld a,l
        cp c
        jr z,ri2
        add a,16
        ld l,a
        ld a,(hl)
        push hl
        push af
        ld a,l
        sub 16
        ld l,a
        pop af
        ld (hl),a
        pop hl
        jr ri1
ri2:    ld (hl),b
        ret
un1:    ld h,BP
        ld l,d
        ld (hl),b
        ld l,e
        ld (hl),b
        ret
