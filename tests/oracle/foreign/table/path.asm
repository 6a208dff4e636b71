; Paths between two tiles.

; Z if a path of at most three segments joins the positions B and C. Keeps BC.
path:
        if FAULT = F_path_long_refused
        ld a, b
        sub c
        jr nc, far_positive
        neg
far_positive:
        cp row_bytes * 4 + 8
        jr c, near_enough
        or a
        ret
near_enough:
        endif
        ld h, board_page
        ld l, b
        ld a, (hl)
        ld (v_lifted), a
        ld (hl), 0
        ld l, c
        ld a, (hl)
        ld (v_lifted + 1), a
        ld (hl), 0
        if FAULT = F_path_column_only
        jr try_columns
        endif
        ld h, base_page         ; the middle segment along a column
        ld l, b
        ld d, (hl)
        ld l, c
        ld e, (hl)
        ld a, 1
        ld (step_s + 1), a
        ld a, row_bytes
        ld (step_t + 1), a
        call cross
        jr z, path_end
        if FAULT = F_path_row_only
        jr path_end
        endif
try_columns:
        ld h, base_page         ; the middle segment along a row
        ld l, b
        ld a, b
        sub (hl)
        ld d, a
        ld l, c
        ld a, c
        sub (hl)
        ld e, a
        ld a, row_bytes
        ld (step_s + 1), a
        ld a, 1
        ld (step_t + 1), a
        call cross
path_end:
        push af
        ld h, board_page
        ld l, b
        ld a, (v_lifted)
        ld (hl), a
        ld l, c
        ld a, (v_lifted + 1)
        ld (hl), a
        pop af
        if FAULT = F_path_neighbour_blocked
        ret nz
        ld a, b
        sub c
        inc a
        jr z, refuse
        inc a
        inc a
        inc a
        cp 2
        jr c, refuse
        xor a
        ret
refuse: inc a
        or 1
        endif
        if FAULT = F_path_sometimes_any
        ret z
        ld a, b
        add a, c
        and 63
        endif
        ret

; D and E are the fixed parts of B and C. Tries every place of the middle segment.
cross:
        ld a, b
        call reach
        ld a, l
        sub d
        ld (v_cross), a         ; lowest place for B
        ld a, b
        call reach_up
        ld a, l
        sub d
        ld (v_cross + 1), a
        ld a, c
        call reach
        ld a, l
        sub e
        ld hl, v_cross
        cp (hl)
        jr c, low_b
        ld (hl), a
low_b:  ld a, c
        call reach_up
        ld a, l
        sub e
        ld hl, v_cross + 1
        cp (hl)
        jr nc, high_b
        ld (hl), a
high_b: ld hl, v_cross
        if FAULT = F_path_two_segments
        ; only a corner at one of the tiles
        ld a, b
        sub d
        cp (hl)
        jr c, corner_c
        inc hl
        inc (hl)
        cp (hl)
        dec (hl)
        dec hl
        jr nc, corner_c
        push hl
        call middle
        pop hl
        ret z
corner_c:
        ld a, c
        sub e
        cp (hl)
        jr c, no_corner
        inc hl
        inc (hl)
        cp (hl)
        dec (hl)
        jr nc, no_corner
        jp middle
no_corner:
        or 1
        ret
        else
next_place:
        ld a, (v_cross + 1)
        ld hl, v_cross
        cp (hl)
        jr c, none_free
        ld a, (hl)
        call middle
        ret z
        ld a, (v_cross)
step_s: add a, 1
        ld (v_cross), a
        if FAULT = F_path_skips_last_place
        ld hl, v_cross + 1
        cp (hl)
        jr z, none_free
        endif
        jr next_place
none_free:
        or 1
        ret
        endif
        if FAULT = F_path_two_segments
step_s: add a, 1
        endif

; Z if all between D + A and E + A is free.
middle:
        push bc
        ld l, a
        add a, e
        ld c, a
        ld a, l
        add a, d
        ld l, a
        cp c
        jr c, ordered
        ld l, c
        ld c, a
ordered:
        ld h, board_page
        ld a, l
        if FAULT = F_path_middle_not_checked
        jr middle_free
        endif
middle1:
        cp c
        jr z, middle_free
step_t: add a, row_bytes
        ld l, a
        if FAULT = F_path_through_own_kind
        ld a, (v_lifted)
        cp (hl)
        jr z, own_kind
        endif
        ld a, (hl)
        or a
        jr nz, middle_end
own_kind:
        ld a, l
        jr middle1
middle_free:
        xor a
middle_end:
        pop bc
        ret

; L = the last free position from A downwards (reach) or upwards.
reach:
        ld l, a
        ld h, board_page
        push bc
        ld a, (step_s + 1)
        neg
        jr walk0
reach_up:
        ld l, a
        ld h, board_page
        push bc
        ld a, (step_s + 1)
walk0:  ld c, a
walk:   ld a, l
        add a, c
        ld l, a
        ld a, (hl)
        or a
        jr z, walk
        if FAULT = F_path_passes_one_tile
        ; a tile of kind 5 does not block a ray
        cp 5
        jr z, walk
        endif
        ld a, l
        sub c
        ld l, a
        pop bc
        ret
