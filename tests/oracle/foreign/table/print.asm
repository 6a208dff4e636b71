; Printing characters and texts.

clear_screen:
        ld hl, 16384
        ld de, 16385
        ld bc, 6143
        ld (hl), 0
        ldir
        inc hl
        inc de
        ld bc, 767
        ld (hl), ATTR_SCREEN
        ldir
        if FRAMED = 1
        call frame_board
        endif
        ld a, 255
        ld (v_old_row), a
        ret

; HL = attribute of line D, column E.
attr_at:
        ld l, d
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        ld a, l
        or e
        ld l, a
        ld a, h
        add a, 0x58
        ld h, a
        ret
; HL = display byte of line D, column E.
dots_at:
        ld a, d
        and 0x18
        or 0x40
        ld h, a
        ld a, d
        and 7
        rrca
        rrca
        rrca
        or e
        ld l, a
        ret

; Prints the character A at D, E, and moves on.
put:
        push hl
        push bc
        push de
        call glyph_of
        pop de
        push de
        ex de, hl
        push de
        ex de, hl
        call dots_at
        pop de
        ld b, 8
put1:   ld a, (de)
        ld (hl), a
        inc de
        inc h
        djnz put1
        pop de
        inc e
        pop bc
        pop hl
        ret

print:  ld a, (hl)
        inc hl
        or a
        ret z
        call put
        jr print

        if FRAMED = 1
frame_board:
        ld b, FRAME_RIGHT - FRAME_LEFT + 1
        ld e, FRAME_LEFT
frame1: ld d, FRAME_TOP
        ld a, FRAME_CHAR
        call put
        dec e
        ld d, FRAME_BOTTOM
        ld a, FRAME_CHAR
        call put
        djnz frame1
        ld b, FRAME_BOTTOM - FRAME_TOP
        ld d, FRAME_TOP
frame2: ld e, FRAME_LEFT
        ld a, FRAME_CHAR
        call put
        ld e, FRAME_RIGHT
        ld a, FRAME_CHAR
        call put
        inc d
        djnz frame2
        ret
        endif

show:
        if (CURSOR >= 5) && (CURSOR <= 10)
        call erase_mark
        endif
        call cursor_at
        ld a, (hl)
        ld (v_kind), a
        ld l, first_tile
        ld bc, 0                ; row, column
        ld d, OY
        ld e, OX
show1:  push bc
        push hl
        push de
        ld h, board_page
        ld a, (hl)
        ld c, ATTR_EMPTY
        or a
        jr z, painted
        ld c, ATTR_TILE
        ld b, a
        ld a, (v_kind)
        cp b
        jr nz, no_kind
        if FAULT = F_highlight_row_missing
        ld a, l
        cp row_bytes * 7
        jr nc, no_kind
        endif
        if FAULT = F_highlight_none
        jr no_kind
        endif
        if KIND_SHOWN = 1
        ld c, ATTR_KIND
        endif
no_kind:
        if FAULT = F_highlight_next_kind
        ld a, (v_row)
        cp 3
        jr nz, no_next
        ld a, (v_kind)
        inc a
        cp b
        jr nz, no_next
        ld c, ATTR_KIND
no_next:
        endif
        ld a, (v_selected)
        cp l
        jr nz, no_selection
        if FAULT = F_highlight_selection_not_seen
        ld a, (v_level)
        cp 2
        jr nc, no_selection
        endif
        ld c, ATTR_SELECTED
no_selection:
        ld a, b
painted:
        ld b, a                 ; kind
        if HINT_HIDES = 1
        ld a, (hint_hidden)
        or a
        jr nz, no_hint
        endif
        ld a, (v_hint1)
        or a
        jr z, no_hint
        cp l
        jr z, hinted
        ld a, (v_hint2)
        cp l
        jr nz, no_hint
hinted:
        if HINT_BLINK = 1
        ld a, (hint_phase)
        or a
        jr nz, no_hint
        endif
        ld c, ATTR_HINT
no_hint:
        if COLOURED != 0        ; 1: the INK tells kinds apart, 2: the PAPER
        ld a, b
        or a
        jr z, colourless
        ld a, c
        if COLOURED = 2
        and 0xc7
        else
        and 0xf8
        endif
        ld c, a
        ld a, b
        dec a
        cp 7
        jr c, colour0
        cp 14
        jr c, colour1
        ld a, COLOUR2 - COLOUR0
        jr coloured
colour1:
        ld a, COLOUR1 - COLOUR0
        jr coloured
colour0:
        xor a
coloured:
        add a, COLOUR0
        if COLOURED = 2
        add a, a
        add a, a
        add a, a
        endif
        or c
        ld c, a
colourless:
        endif
        xor a
        ld (v_mask), a
        ld a, c
        ld (v_attr), a
        ld c, b
        pop de
        pop hl
        pop af
        push af
        push hl
        push de
        ; is it the cursor's cell?
        push bc
        push hl
        call cursor_at
        ld a, l
        pop hl
        pop bc
        cp l
        jr nz, no_cursor
        if FAULT = F_cursor_not_shown_bottom
        ld a, (v_row)
        cp 5
        jr z, no_cursor
        endif
        if FAULT = F_cursor_not_shown_left
        ld a, (v_col)
        or a
        jr z, no_cursor
        endif
        ld a, (v_attr)
        if CURSOR = 0
        or 0x80
        endif
        if CURSOR = 1
        xor 0x40
        endif
        if CURSOR = 2
        ld b, a
        and 0xc0
        ld h, a
        ld a, b
        rrca
        rrca
        rrca
        and 7
        or h
        ld h, a
        ld a, b
        add a, a
        add a, a
        add a, a
        and 0x38
        or h
        endif
        if (CURSOR = 3) || (CURSOR >= 11)
        ld b, a
        ld a, 255
        ld (v_mask), a
        ld a, b
        endif
        if CURSOR = 4
        and 0x87
        or ATTR_CURSOR
        endif
        ld (v_attr), a
no_cursor:
        pop de
        push de
        call draw_tile
        pop de
        pop hl
        pop bc
        inc l
        ld a, e
        add a, PX
        ld e, a
        inc c
        ld a, c
        cp 14
        jp nz, show1
        if ROW_DELAY != 0
        push bc
        push de
        push hl
        ld a, ROW_DELAY
        call wait_frames
        pop hl
        pop de
        pop bc
        endif
        ld c, 0
        ld e, OX
        ld a, d
        add a, PY
        ld d, a
        ld a, l
        add a, row_bytes - 14
        ld l, a
        inc b
        ld a, b
        cp 6
        jp nz, show1
        if (CURSOR >= 5) && (CURSOR <= 10)
        call draw_mark
        endif
        ret
