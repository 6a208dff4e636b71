; Removals, the history and hints.

; histat: A = number of a removal. Returns HL = its three bytes.
histat: ld e,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,HIST
        add hl,de
        ret

; remove: takes away the pair (P1), (P2) and remembers it.
remove: ld a,(P1)
        ld b,a
        ld a,(P2)
    if FAULT = 7
        call order
        ld a,c
        ld (P1),a
        ld a,b
        ld (P2),a
    else
        call order
        ld a,b
        ld (P1),a
        ld a,c
        ld (P2),a
    endif
        ld a,(HPOS)
    if FAULT = 17
        cp 41
        jr nc,re1
    endif
    if FAULT = 34
        and 31
    endif
        call histat
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld d,BOARDH
        ld e,b
        ld a,(de)
        ld (hl),a
        ld hl,HPOS
        inc (hl)
        ld a,(hl)
    if FAULT = 11
        ld hl,HTOP
        cp (hl)
        jr c,re1
    endif
        ld (HTOP),a
re1:    ld a,(P1)
        call fall
        ld a,(P2)
        jp fall

; undo: puts the last pair back. Returns Z if there was none.
undo:   ld a,(HPOS)
        or a
        ret z
    if FAULT = 80
        ld hl,UNDONE
        inc (hl)
        bit 6,(hl)
        jr z,un0
        ld (hl),0
        ld (HTOP),a
un0:
    endif
    if FAULT = 42
        cp 42
        jr nz,un1
        dec a
        ld (HPOS),a
un1:
    endif
        dec a
        ld (HPOS),a
    if FAULT = 34
        and 31
    endif
        call histat
        ld b,(hl)
        inc hl
        ld a,(hl)
        inc hl
        ld c,(hl)
    if FAULT = 9
        ld d,a
        ld a,b
        ld b,d
    endif
        push bc
        push af
    if BCUR = 1
        ld a,b
        ld (CUR),a
    endif
        pop af
        call rise
        pop bc
        ld a,b
        call rise
        ld a,1
        or a
        ret

; redo: removes the next pair of the history again. Returns Z if there is none.
redo:   ld a,(HTOP)
        ld b,a
        ld a,(HPOS)
        cp b
        ret z
        push af
        call histat
        ld a,(hl)
        inc hl
        ld b,(hl)
        push bc
        call fall
        pop bc
        ld a,b
        call fall
        pop af
        inc a
        ld (HPOS),a
        or a
        ret

; kindat: A = cell. Returns A = kind, Z if empty.
kindat: ld h,BOARDH
        ld l,a
        ld a,(hl)
        or a
        ret

; tiles: returns A = number of tiles on the board, Z if none.
tiles:  ld hl,BOARD+16
        ld bc,96*256
ti1:    ld a,(hl)
        dec a
        cp 21
        jr nc,ti2
        inc c
ti2:    inc hl
        djnz ti1
        ld a,c
        or a
        ret

; find: C = number of pairs to skip, (FILTER) = cell or 0. Carry: the pair is in P1, P2.
find:   ld a,c
        ld (SKIP),a
    if HORDER = 3
        ld a,1
fi0:    ld (KIND),a
        call find1
        ret c
        ld a,(KIND)
        inc a
        cp 22
        jr nz,fi0
        or a
        ret
    endif
find1:  ld hl,SEQ
fi1:    ld a,(hl)
        or a
        ret z
        ld (P1),a
        ld d,BOARDH
        ld e,a
        ld a,(de)
        or a
        jr z,fi4
        ld b,a
    if HORDER = 3
        ld a,(KIND)
        cp b
        jr nz,fi4
    endif
        push hl
fi2:    inc hl
        ld a,(hl)
        or a
        jr z,fi3
        ld e,a
        ld a,(de)
        cp b
        jr nz,fi2
        ld a,e
        ld (P2),a
        push hl
        push de
        push bc
        call filter
        jr nz,fi2a
        call can
        jr nc,fi2a
        ld hl,SKIP
        ld a,(hl)
        or a
        jr z,fi5
        dec (hl)
fi2a:   pop bc
        pop de
        pop hl
        jr fi2
fi3:    pop hl
fi4:    inc hl
        jr fi1
fi5:    pop bc
        pop de
        pop hl
        pop hl
        scf
        ret

; filter: returns Z if the pair P1, P2 may be shown with the tile (FILTER).
filter: ld a,(FILTER)
        or a
        ret z
        ld hl,P1
        cp (hl)
        ret z
    if FAULT = 20
        ld a,(hl)
        or a
        ret
    endif
        ld hl,P2
        cp (hl)
        ret
