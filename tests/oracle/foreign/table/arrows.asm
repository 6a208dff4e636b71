; Moving the cursor.

do_left:
        call arrow
        ld hl, v_col
        dec (hl)
        ret p
        if SIDE_EDGE = 1
        inc (hl)
        ret
        endif
        ld (hl), 13
        if SIDE_EDGE = 2
        ld hl, v_row
        dec (hl)
        ret p
        ld (hl), 5
        endif
        ret
do_right:
        call arrow
        ld hl, v_col
        inc (hl)
        ld a, (hl)
        cp 14
        ret c
        if SIDE_EDGE = 1
        dec (hl)
        ret
        endif
        if FAULT = F_cursor_wraps_short
        ld (hl), 1
        else
        ld (hl), 0
        endif
        if SIDE_EDGE = 2
        ld hl, v_row
        inc (hl)
        ld a, (hl)
        cp 6
        ret c
        ld (hl), 0
        endif
        ret
do_up:
        call arrow
        ld hl, v_row
        dec (hl)
        ret p
        if TOP_EDGE = 1
        inc (hl)
        ret
        endif
        ld (hl), 5
        if TOP_EDGE = 2
        ld hl, v_col
        dec (hl)
        ret p
        ld (hl), 13
        endif
        ret
do_down:
        call arrow
        ld hl, v_row
        if FAULT = F_cursor_skips_row
        ld a, (hl)
        cp 3
        jr nz, no_skip
        ld a, (v_col)
        cp 11
        jr nz, no_skip
        inc (hl)
no_skip:
        endif
        inc (hl)
        ld a, (hl)
        cp 6
        ret c
        if TOP_EDGE = 1
        dec (hl)
        ret
        endif
        ld (hl), 0
        if TOP_EDGE = 2
        ld hl, v_col
        inc (hl)
        ld a, (hl)
        cp 14
        ret c
        ld (hl), 0
        endif
        ret

arrow:
        if CLICK != 0
        call click
        endif
        if ARROW_SELECTION = 1
        ld a, (v_selected)
        or a
        jr z, arrow_free
        xor a
        ld (v_selected), a
        jp forget_hints
arrow_free:
        endif
        if ARROW_HINT = 0
        if FAULT = F_hint_outlives_down
        ld a, (v_taken)
        and 7
        ret z
        endif
        jp drop_hint
        endif
        ret
