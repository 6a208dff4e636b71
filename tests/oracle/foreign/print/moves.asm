; Moving the cursor, and hints.

forget: xor a
        ld (v_hint1), a
        ld (v_hints), a
        ret
drop:   xor a
        ld (v_hint1), a
        if HINT_RESUME = 0
        ld (v_hints), a
        endif
        ret

move:   push af
        if ARROW_HINT = 0
        if FAULT = F_p_hint_stays_on_left
        cp 8
        call nz, drop
        else
        call drop
        endif
        endif
        pop af
        ld hl, v_cursor
        ld b, (hl)
        ld c, a
        ld a, b
        and 15
        ld d, a                 ; column 1..14
        ld a, b
        and 0x70
        ld e, a                 ; row, 16..96
        ld a, c
        cp 8
        jr z, go_left
        cp 9
        jr z, go_right
        cp 10
        jr z, go_down
        ; up
        ld a, e
        sub 16
        jr nz, moved_row
        if TOP_EDGE = 1
        ret
        endif
        if TOP_EDGE = 2
        dec d
        jr nz, up_last
        ld d, 14
up_last:
        endif
        ld a, 96
        jr moved_row
go_down:
        ld a, e
        add a, 16
        cp 112
        jr nz, moved_row
        if TOP_EDGE = 1
        ret
        endif
        if TOP_EDGE = 2
        inc d
        ld a, d
        cp 15
        jr nz, down_first
        ld d, 1
down_first:
        endif
        if FAULT = F_p_cursor_lost_below
        ld a, 32
        else
        ld a, 16
        endif
moved_row:
        or d
        ld (hl), a
        ret
go_left:
        dec d
        jr nz, moved_col
        if SIDE_EDGE = 1
        ret
        endif
        ld d, 14
        if SIDE_EDGE = 2
        ld a, e
        sub 16
        ld e, a
        jr nz, moved_col
        ld e, 96
        endif
        jr moved_col
go_right:
        inc d
        ld a, d
        cp 15
        jr nz, moved_col
        if SIDE_EDGE = 1
        ret
        endif
        ld d, 1
        if SIDE_EDGE = 2
        ld a, e
        add a, 16
        ld e, a
        cp 112
        jr nz, moved_col
        ld e, 16
        endif
moved_col:
        ld a, e
        jr moved_row

help:   ld a, (v_hints)
        cp 1
        ld hl, (v_next)
        jr z, help1
        if HINT_END = 1
        or a
        jr nz, no_help
        endif
help0:
        if HINT_MODE = 3
        ld hl, (v_end)
        else
        ld hl, pairs
        endif
help1:  ; the next pair with the selection in it
        if HINT_MODE = 3
        ld de, pairs
        or a
        sbc hl, de
        add hl, de
        jr z, help_end
        dec hl
        ld b, (hl)
        dec hl
        ld c, (hl)
        else
        ld a, (hl)
        or a
        jr z, help_end
        ld c, a
        inc hl
        ld b, (hl)
        inc hl
        endif
        if FAULT = F_p_hint_ignores_selection
        jr help2
        endif
        ld a, (v_selected)
        or a
        jr z, help2
        cp b
        jr z, help2
        cp c
        jr nz, help1
help2:  ld (v_next), hl
        ld a, c
        ld (v_hint1), a
        ld a, b
        ld (v_hint2), a
        ld a, 1
        ld (v_hints), a
        ret
help_end:
        if HINT_END = 2
        ld a, (v_hints)
        or a
        jr z, no_help
        xor a
        ld (v_hints), a
        jr help0
        endif
        ld a, 2
        if HINT_END = 0
        xor a
        endif
        ld (v_hints), a
no_help:
        xor a
        ld (v_hint1), a
        ret
