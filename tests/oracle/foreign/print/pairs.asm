; The pairs that can be removed, after each change of the board.

; After each change of the board: the bits, the pairs that can go, the border.
changed:
        ld hl, 0
        ld (rows), hl
        ld (rows + 14), hl
        ld hl, cols
        ld b, 16
bits0:  ld (hl), 0
        inc hl
        djnz bits0
        ld hl, map + 16
        ld ix, rows + 2
        ld b, 6
        ld c, 2                 ; bit of the row
bits1:  push bc
        ld de, 0
        ld iy, cols
        ld b, 16
bits2:  sla e
        rl d
        ld a, (hl)
        or a
        jr z, bits3
        inc e
        ld a, (iy + 0)
        or c
        ld (iy + 0), a
bits3:  inc iy
        inc hl
        djnz bits2
        ld (ix + 0), e
        ld (ix + 1), d
        inc ix
        inc ix
        pop bc
        sla c
        djnz bits1
        ld iy, 23610
        if RING = 0
        ld hl, 0xffff
        ld (rows), hl
        ld (rows + 14), hl
        ld hl, rows + 2
        ld b, 6
close1: set 0, (hl)
        inc hl
        set 7, (hl)
        inc hl
        djnz close1
        ld hl, cols
        ld b, 16
close2: set 0, (hl)
        set 7, (hl)
        inc hl
        djnz close2
        ld a, 255
        ld (cols), a
        ld (cols + 15), a
        endif
        if FAULT = F_p_path_no_left_ring
        ld a, 255
        ld (cols), a
        ld hl, rows + 3
        ld b, 6
close3: set 7, (hl)
        inc hl
        inc hl
        djnz close3
        endif
        ; the pairs
        ld hl, pairs
        ld (v_end), hl
        ld d, 0
list1:  ld a, d
        call cell
        jr z, list4
        ld (v_kind), a
        ld b, l
        ld e, d
list2:  inc e
        ld a, e
        cp 84
        jr nc, list4
        call cell
        ld c, a
        ld a, (v_kind)
        cp c
        jr nz, list2
        ld c, l
        push de
        call way
        pop de
        jr z, list2
        ld hl, (v_end)
        if FAULT = F_p_hint_list_short
        ld a, l
        cp 24
        jr z, list2
        endif
        ld (hl), b
        inc hl
        ld (hl), c
        inc hl
        ld (v_end), hl
        jr list2
list4:  inc d
        ld a, d
        cp 83
        jr c, list1
        ld hl, (v_end)
        ld (hl), 0
        call forget
        ; the border
judge:  ld a, (v_level)
        cp 42
        ld c, 7
        if PRECEDENCE >= 1
        jr z, judged
        endif
        if PRECEDENCE != 1
        push af
        ld a, (v_cheated)
        or a
        jr z, honest
        pop af
        ld c, 2
        jr judged
honest: pop af
        jr z, judged
        endif
        ld a, (pairs)
        or a
        ld c, 0
        if FAULT = F_p_border_black_when_few
        jr z, judged
        ld hl, (v_end)
        ld a, l
        cp 2                    ; one pair
        endif
        jr z, judged
        ld c, 5
        if PRECEDENCE = 1
        ld a, (v_cheated)
        or a
        jr z, judged
        ld c, 2
        endif
judged: ld a, c
        ld (v_border), a
        jp 0x229b               ; BORDER
