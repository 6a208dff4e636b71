; Which marks a cell has, and drawing of the cells that changed.

; marks: C = cell. Returns A = kind, B = marks: 1 cursor, 2 selected, 4 same kind, 8 shown.
marks:  ld b,0
        ld a,(CUR)
        cp c
        jr nz,ma1
        inc b
ma1:    ld a,(SEL)
        cp c
        jr nz,ma2
        set 1,b
ma2:    ld a,(PAIR1)
        cp c
        jr nz,ma3
        set 3,b
ma3:    ld a,(PAIR2)
        cp c
        jr nz,ma4
        set 3,b
ma4:    ld a,(CUR)
        call kindat
        ld e,a
        ld l,c
        ld a,(hl)
        or a
        ret z
        cp e
        ret nz
    if FAULT = 47
        ld a,c
        cp 110
        ld a,e
        ret z
    endif
        set 2,b
        ret

; draw: draws each cell whose kind or marks changed, and the number.
draw:   ld hl,SEQROW
dr1:    ld a,(hl)
        or a
        jr z,dr9
        push hl
        ld c,a
        call marks
        ld e,a
    if FAULT = 52
        ld a,c
        cp 65
        jr nz,dr0
        ld a,b
        and 247
        ld b,a
dr0:
    endif
        ld h,0
        ld l,c
        push bc
        ld bc,SHKIND
        add hl,bc
        pop bc
        ld a,(hl)
        cp e
        ld (hl),e
        push hl
        push de
        ld de,128
        add hl,de
        pop de
        ld a,(hl)
        ld (hl),b
        jr nz,dr2
        cp b
        jr z,dr3
    if FAULT = 39
        sub 8
        cp b
        jr nz,dr1a
        ld a,c
        cp 97
        jr nc,dr3
dr1a:
    endif
    if FAULT = 53
        cp 13
        jr z,dr3
    endif
dr2:
    if DEALAN = 1
        ld a,(LASTKEY)
        cp "N"
        jr z,dr2a
        cp "S"
        jr nz,dr2b
dr2a:   halt
dr2b:
    endif
        ld a,e
        ld (CKIND),a
        ld a,b
        ld (CMARK),a
        ld a,c
        call drcell
dr3:    pop hl
        pop hl
        inc hl
        jr dr1
dr9:    jp status

; emode: A = attribute of an empty cell. Returns A for this mode of the game.
emode:
    if EPG = 1
        ld c,a
        ld a,(GRAV)
        or a
        ld a,c
        ret nz
        xor 24
    endif
    if EPG = 2
        ld c,a
        ld a,(CHEAT)
        or a
        ld a,c
        ret z
        xor 24
    endif
    if EPG = 3
        ld c,a
        ld a,(OVERD)
        cp 5
        ld a,c
        ret z
        xor 24
    endif
        ret

; tmode: A = attribute of a tile. Returns A for this mode of the game.
tmode:
    if TPG = 1
        ld c,a
        ld a,(GRAV)
        or a
        ld a,c
        ret nz
        xor 64
    endif
    if TPG = 2
        ld c,a
        ld a,(OVERD)
        cp 5
        ld a,c
        ret z
        xor 64
    endif
    if TPG = 3
        ld c,a
        ld a,(PAIR1)
        or a
        ld a,c
        ret z
        xor 64
    endif
        ret
