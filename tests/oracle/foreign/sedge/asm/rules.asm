; Rules of the board: paths, falling tiles, moves, hints.
; A cell is row * 16 + column, rows 1 to 6, columns 1 to 14, with a ring around.

; vreach: A = cell. Returns D = top, E = bottom row * 16 that A reaches.
vreach: ld h,BOARDH
        ld l,a
        ld c,a
vr1:    ld d,l
        ld a,l
        sub 16
        jr c,vr2
    if FAULT = 4
        cp 16
        jr c,vr2
    endif
        ld l,a
        ld a,(hl)
        or a
        jr z,vr1
vr2:    ld l,c
vr3:    ld e,l
        ld a,l
        add a,16
    if FAULT = 40
        cp 112
    else
        cp 128
    endif
        jr nc,vr4
        ld l,a
        ld a,(hl)
        or a
        jr z,vr3
vr4:    ld a,d
        and 240
        ld d,a
        ld a,e
        and 240
        ld e,a
        ret

; hreach: A = cell. Returns D = left, E = right column that A reaches.
hreach: ld h,BOARDH
        ld l,a
        ld c,a
hr1:    ld d,l
        ld a,l
        and 15
    if FAULT = 5
        cp 1
    endif
        jr z,hr2
        dec l
        ld a,(hl)
        or a
        jr z,hr1
hr2:    ld l,c
hr3:    ld e,l
        ld a,l
        and 15
    if FAULT = 33
        cp 14
    else
        cp 15
    endif
        jr z,hr4
        inc l
        ld a,(hl)
        or a
        jr z,hr3
hr4:    ld a,d
        and 15
        ld d,a
        ld a,e
        and 15
        ld e,a
        ret

; overlap: DE and BC are ranges. Returns D = first, E = last common place.
overlap:
        ld a,b
        cp d
        jr c,ov1
        ld d,b
ov1:    ld a,c
        cp e
        ret nc
        ld e,c
        ret

; can: cells in (P1) and (P2). Returns carry if a path of three segments joins them.
can:    ld a,(P1)
        call vreach
        push de
        ld a,(P2)
        call vreach
        pop bc
        call overlap
cav:    ld a,e
        cp d
        jr c,cah0
    if FAULT = 1
        jr z,cah0
    endif
        ld a,(P1)
        and 15
        ld b,a
        ld a,(P2)
        and 15
        call order
        ld h,BOARDH
        ld a,d
        add a,b
        ld l,a
        ld a,c
        sub b
        jr z,cayes
    if FAULT = 3
        dec a
        jr z,cayes
    endif
        ld b,a
cav1:   dec b
        jr z,cayes
        inc l
        ld a,(hl)
        or a
        jr z,cav1
        ld a,d
        add a,16
        ld d,a
        jr cav
cayes:  scf
        ret
cah0:   ld a,(P1)
        call hreach
        push de
        ld a,(P2)
        call hreach
        pop bc
        call overlap
cah:    ld a,e
        cp d
        jr c,cano
    if FAULT = 2
        jr z,cano
    endif
        ld a,(P1)
        and 240
        ld b,a
        ld a,(P2)
        and 240
        call order
        ld h,BOARDH
        ld a,d
        add a,b
        ld l,a
cah1:   ld a,l
        add a,16
        ld l,a
        and 240
        cp c
        jr nc,cayes
    if FAULT = 45
        ld a,l
        cp 35
        jr z,cah1
    endif
        ld a,(hl)
        or a
        jr z,cah1
        inc d
        jr cah
cano:   or a
        ret

; order: A and B. Returns B = smaller, C = larger.
order:  cp b
        ld c,a
        ret nc
        ld c,b
        ld b,a
        ret

; fall: A = cell. Takes its tile away; the tiles above fall with gravity.
fall:   ld h,BOARDH
        ld l,a
        ld a,(GRAV)
        or a
        jr z,fa2
    if FAULT = 8
        ld a,l
        and 15
        cp 14
        jr z,fa2
    endif
fa1:    ld a,l
        sub 16
        cp 16
        jr c,fa2
    if FAULT = 51
        cp 33
        jr c,fa2
    endif
        ld e,l
        ld l,a
        ld a,(hl)
        ld l,e
        ld (hl),a
        ld a,l
        sub 16
        ld l,a
        jr fa1
fa2:
    if FAULT = 6
        ld a,(GRAV)
        or a
        ret nz
    endif
        ld (hl),0
        ret

; rise: A = cell, C = kind. Puts a tile back; the tiles from there on up rise.
rise:   ld d,a
        ld h,BOARDH
    if FAULT != 10
        ld a,(GRAV)
        or a
        jr z,ri2
    endif
        ld a,d
        and 15
        add a,16
        ld l,a
ri1:    ld a,l
        cp d
        jr nc,ri2
        add a,16
        ld e,l
        ld l,a
        ld a,(hl)
        ld l,e
        ld (hl),a
        ld a,l
        add a,16
        ld l,a
        jr ri1
ri2:    ld l,d
        ld (hl),c
        ret
