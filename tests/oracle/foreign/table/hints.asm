; Hints and the search for a pair that can be removed.

; The next pair after D, E (and v_hint_k) that can go, with v_filter if that is not 0: Z and B, C.
find_pair:
        if HINT_MODE = 1
        inc d
        ld a, d
        cp e
        jr c, find_try
        ld d, 0
find_e: inc e
        ld a, e
        if FAULT = F_hint_skips_last
        cp 83
        else
        cp 84
        endif
        jr nc, find_none
        call tile_at
        jr z, find_e
        jr find_try
        else
        inc e
        ld a, e
        cp 84
        jr c, find_try
find_d: inc d
        ld a, d
        if FAULT = F_hint_skips_last
        cp 60
        else
        cp 83
        endif
        jr nc, find_end
        ld e, d
        ld a, d
        call tile_at
        if HINT_MODE = 2
        ld hl, v_hint_k
        cp (hl)
        jr nz, find_d
        else
        jr z, find_d
        endif
        jr find_pair
find_end:
        if HINT_MODE = 2
        ld a, (v_hint_k)
        inc a
        ld (v_hint_k), a
        cp 22
        jr nc, find_none
        ld de, 0
        jr find_first
        endif
        endif
find_none:
        or 1
        ret
find_try:
        ld a, d
        call tile_at
        ld b, l
        if HINT_MODE = 2
        ld hl, v_hint_k
        cp (hl)
        jr nz, find_d
        endif
        or a
        if HINT_MODE = 1
        jr z, find_pair
        else
        jr z, find_d
        endif
        ld (v_kind), a
        ld a, e
        call tile_at
        ld c, l
        ld hl, v_kind
        cp (hl)
        if FAULT = F_hint_other_kind
        jr z, kinds_agree
        inc a
        cp (hl)
        endif
        jr nz, find_pair
kinds_agree:
        ld a, (v_filter)
        or a
        jr z, unfiltered
        if FAULT = F_hint_filter_first_only
        else
        cp c
        jr z, unfiltered
        endif
        cp b
        jr nz, find_pair
unfiltered:
        push de
        if FAULT = F_hint_blocked
        ld a, (v_level)
        and 7
        cp 5
        call nz, path
        else
        call path
        endif
        pop de
        jr nz, find_pair
        ret
        if HINT_MODE = 2
find_first:
        dec d
        jr find_d
        endif

; A = what lies at place A of the order, L = its position; Z if it is empty.
tile_at:
        ld h, order_page
        ld l, a
        ld l, (hl)
        ld h, board_page
        ld a, (hl)
        or a
        ret

first_pair:
        ld a, 1
        ld (v_hint_k), a
        if HINT_MODE = 2
        ld de, 0
        call find_first
        else
        if HINT_MODE = 1
        ld de, 0
        call find_pair
        else
        ld de, 0xff00
        call find_d
        endif
        endif
        ret

do_hint:
        ld a, (v_selected)
        if FAULT = F_hint_ignores_selection
        xor a
        endif
        ld (v_filter), a
        ld a, (v_hint_state)
        if HINT_END = 1
        cp 2
        jr z, hint_none
        endif
        or a
        jr nz, hint_on
        call first_pair
        jr hint_found
hint_on:
        ld a, (v_hint_i)
        ld d, a
        ld a, (v_hint_j)
        ld e, a
        call find_pair
        if HINT_END = 2
        call nz, first_pair
        endif
hint_found:
        jr nz, hint_none
        ld a, d
        ld (v_hint_i), a
        ld a, e
        ld (v_hint_j), a
        ld a, 1
        ld (v_hint_state), a
        ld a, b
        if FAULT = F_hint_first_tile_wrong
        ld a, (v_level)
        cp 3
        ld a, b
        jr nz, hint_right
        add a, row_bytes
hint_right:
        endif
        ld (v_hint1), a
        ld a, c
        ld (v_hint2), a
        if HINT_HIDES = 1
        xor a
        ld (hint_hidden), a
        endif
        if HINT_TIME != 0
        ld a, (23672)
        ld (v_hint_frame), a
        endif
        if HINT_CURSOR = 1
        ld a, b
        sub first_tile
        ld c, 255
hint_row:
        inc c
        sub row_bytes
        jr nc, hint_row
        add a, row_bytes
        ld (v_col), a
        ld a, c
        ld (v_row), a
        endif
        if FAULT = F_hint_repeats
        ld a, (v_hint_i)
        and 3
        jr nz, no_repeat
        ld a, e
        dec a
        ld (v_hint_j), a
        ld a, r
        and 1
        jr nz, no_repeat
        ld a, e
        ld (v_hint_j), a
no_repeat:
        endif
        ret
hint_none:
        if NONE_TEXT = 1
        ld hl, none_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        call print
        endif
        if NONE_TEXT = 2
        ; over the board, until a key is pressed
        ld hl, none_text
        ld de, 256 * (OY + PY) + OX
        call print
        call get_key
        endif
        xor a
        ld (v_hint1), a
        if HINT_END = 1
        ld a, 2
        endif
        ld (v_hint_state), a
        if NONE_SOUND = 1
        call click
        endif
        ret

; Ends what H began: all commands but H call this.
drop_hint:
        xor a
        ld (v_hint1), a
        if HINT_RESUME = 0
        ld (v_hint_state), a
        endif
        ret
forget_hints:
        xor a
        ld (v_hint1), a
        ld (v_hint_state), a
        ret
