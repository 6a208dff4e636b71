; Printing the cells that have changed.

draw:
        ld a, 2
        call 0x1601
        ld a, (v_cursor)
        ld l, a
        ld h, map / 256
        ld a, (hl)
        ld (v_kind), a
        ld ix, drawn
        ld l, 17
        ld de, OY * 256 + OX
draw1:  push hl
        push de
        call draw_cell
        pop de
        pop hl
        inc ix
        inc ix
        inc ix
        ld a, e
        add a, PX
        ld e, a
        inc l
        ld a, l
        and 15
        cp 15
        jr nz, draw1
        inc l
        inc l
        ld e, OX
        ld a, d
        add a, PY
        ld d, a
        ld a, l
        cp 113
        jr nz, draw1
        if CURSOR = 10
        ; no cursor on the board: marks above its column and before its row, and a mark in the corner
        ld b, 14
        ld de, OY * 256 + OX - 256
label1: ld a, (v_cursor)
        and 15
        add a, b
        cp 15
        ld a, 'v'
        call label
        ld a, e
        add a, PX
        ld e, a
        djnz label1
        ld b, 6
        ld de, OY * 256 + OX - 1
label2: ld a, (v_cursor)
        rrca
        rrca
        rrca
        rrca
        and 15
        add a, b
        cp 7
        ld a, '>'
        call label
        ld a, d
        add a, PY
        ld d, a
        djnz label2
        ld de, OY * 256 + OX + 1280 * PY + 256 + 13 * PX
        xor a
        ld a, '+'
        jp label
        endif
        ret
        if CURSOR = 10
label:  ld c, a
        jr z, label3
        ld c, '.'
label3: ld a, 22
        rst 16
        ld a, d
        rst 16
        ld a, e
        rst 16
        ld a, 16
        rst 16
        ld a, ATTR_SCREEN & 7
        rst 16
        ld a, 17
        rst 16
        ld a, ATTR_SCREEN / 8
        rst 16
        ld a, c
        rst 16
        ret
        endif

draw_cell:
        ld h, map / 256
        ld a, (hl)
        or a
        ld c, ATTR_EMPTY
        ld b, EMPTY_CHAR
        jr z, cell_hint
        ld c, ATTR_TILE
        ld b, a
        ld a, (v_kind)
        if FAULT = F_p_highlight_off_by_one_late
        ld c, a
        ld a, (v_level)
        cp 15
        ld a, c
        ld c, ATTR_TILE
        jr c, no_slip
        inc a
no_slip:
        endif
        cp b
        jr nz, cell_plain
        ld c, ATTR_KIND
cell_plain:
        ld a, (v_selected)
        cp l
        jr nz, cell_char
        ld c, ATTR_SELECTED
cell_char:
        ld a, b
        if TILE_FONT = 2
        add a, 143
        else
        add a, FIRST_CHAR - 1
        endif
        ld b, a
cell_hint:
        ld a, (v_hint1)
        or a
        jr z, cell_cursor
        cp l
        jr z, cell_shown
        ld a, (v_hint2)
        cp l
        jr nz, cell_cursor
cell_shown:
        ld c, ATTR_HINT
        if HINT_SMALL = 1
        ld a, b
        xor 32                  ; the other case
        ld b, a
        endif
cell_cursor:
        ld h, 0
        ld a, (v_cursor)
        cp l
        jr nz, cell_ready
        if CURSOR = 0
        set 7, c
        endif
        if CURSOR = 1
        set 6, c
        endif
        if CURSOR = 4
        ld a, c
        and 0xc7
        or ATTR_CURSOR
        ld c, a
        endif
        if (CURSOR = 3) || ((CURSOR >= 5) && (CURSOR < 10))
        inc h                   ; INVERSE, or the mark beside
        endif
cell_ready:
        ld a, (ix + 0)
        cp b
        jr nz, cell_print
        ld a, (ix + 1)
        cp c
        jr nz, cell_print
        ld a, (ix + 2)
        cp h
        ret z
cell_print:
        ld (ix + 0), b
        ld (ix + 1), c
        ld (ix + 2), h
        ld l, TH
print_row:
        call print_head
        ld a, (ix + 0)
        if TH = 2
        ld h, a
        ld a, l
        cp 2
        ld a, h
        jr z, top_half
        ld a, FILL_CHAR
top_half:
        endif
        cp EMPTY_CHAR
        jr nz, whole_tile
        ld a, EMPTY_CHAR
whole_tile:
        rst 16
        if TW = 2
        ld a, FILL_CHAR
        rst 16
        endif
        inc d
        dec l
        jr nz, print_row
        if CURSOR = 6
        ; the mark to the left
        ld a, d
        sub TH
        ld d, a
        dec e
        ld a, 22
        rst 16
        ld a, d
        rst 16
        ld a, e
        rst 16
        ld a, 16
        rst 16
        ld a, ATTR_SCREEN & 7
        rst 16
        ld a, 17
        rst 16
        ld a, ATTR_SCREEN / 8
        rst 16
        ld a, (ix + 2)
        or a
        ld a, ' '
        jr z, no_mark
        ld a, '>'
no_mark:
        rst 16
        endif
        ret
print_head:
        ld a, 22
        rst 16
        ld a, d
        rst 16
        ld a, e
        rst 16
        ld a, 16
        rst 16
        ld a, (ix + 1)
        and 7
        rst 16
        ld a, 17
        rst 16
        ld a, (ix + 1)
        rrca
        rrca
        rrca
        and 7
        rst 16
        ld a, 18
        rst 16
        ld a, (ix + 1)
        rlca
        and 1
        rst 16
        ld a, 19
        rst 16
        ld a, (ix + 1)
        rlca
        rlca
        and 1
        rst 16
        ld a, 20
        rst 16
        if CURSOR = 3
        ld a, (ix + 2)
        else
        xor a
        endif
        rst 16
        ret
