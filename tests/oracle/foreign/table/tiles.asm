; Drawing tiles and marks.

; Draws the kind C at D, E with v_attr and v_mask.
draw_tile:
        ld l, c
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        ld bc, images
        add hl, bc
        ld b, TH
tile1:  push bc
        push de
        ld b, TW
tile2:  push bc
        push hl
        call attr_at
        ld a, (v_attr)
        ld (hl), a
        call dots_at
        ex de, hl
        ex (sp), hl
        ld a, (v_mask)
        ld c, a
        if CURSOR >= 11
        push ix
        ld ix, sprite
        endif
        ld b, 8
tile3:
        if CURSOR >= 11
        ld a, (ix + 0)
        inc ix
        and c
        xor (hl)
        else
        ld a, (hl)
        xor c
        endif
        ld (de), a
        inc hl
        inc d
        djnz tile3
        if CURSOR >= 11
        pop ix
        endif
        pop de
        inc e
        pop bc
        djnz tile2
        pop de
        inc d
        pop bc
        djnz tile1
        ret

        if CURSOR = 11
sprite: defb 255, 129, 129, 129, 129, 129, 129, 255
        endif
        if CURSOR = 12
sprite: defb 0, 0, 0, 0, 0, 0, 0, 255
        endif
        if CURSOR = 13
sprite: defb 195, 129, 0, 0, 0, 0, 129, 195
        endif
        if CURSOR = 14
sprite: defb 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55
        endif

; Marks beside the tile: 5 brackets, 6 an arrow, 7 a frame, 8 a line below, 9 colour around it
        if (CURSOR >= 5) && (CURSOR <= 10)
draw_mark:
        ld a, (v_row)
        ld (v_old_row), a
        ld a, (v_col)
        ld (v_old_col), a
        if FAULT = F_cursor_not_shown_bottom
        ld a, (v_row)
        cp 5
        ret z
        endif
        if FAULT = F_cursor_not_shown_left
        ld a, (v_col)
        or a
        ret z
        endif
        ld hl, mark_chars
        jr mark
erase_mark:
        ld a, (v_old_row)
        cp 255
        ret z
        ld hl, blank_chars
mark:   ld a, (v_old_row)
        inc a
        ld b, a
        ld a, OY - PY
mark1:  add a, PY
        djnz mark1
        ld d, a
        ld a, (v_old_col)
        inc a
        ld b, a
        ld a, OX - PX
mark2:  add a, PX
        djnz mark2
        ld e, a
        if (CURSOR = 5) || (CURSOR = 6)
        dec e
        ld a, (hl)
        inc hl
        call put
        endif
        if CURSOR = 5
        ld a, e
        add a, TW
        ld e, a
        ld a, (hl)
        call put
        endif
        if CURSOR = 8
        ld a, d
        add a, TH
        ld d, a
        ld a, (hl)
        call put
        if TW = 2
        ld a, (hl)
        call put
        endif
        endif
        if CURSOR = 7
        dec d
        call mark_line
        ld b, TH
mark3:  inc d
        dec e
        ld a, (hl)
        call put
        ld a, e
        add a, TW
        ld e, a
        ld a, (hl)
        call put
        ld a, e
        sub TW + 1
        ld e, a
        djnz mark3
        inc d
        call mark_line
        endif
        if CURSOR = 9
        dec d
        call mark_line
        ld b, TH
mark3:  inc d
        dec e
        ld a, (hl)
        call paint
        ld a, e
        add a, TW
        ld e, a
        ld a, (hl)
        call paint
        ld a, e
        sub TW + 1
        ld e, a
        djnz mark3
        inc d
        call mark_line
        endif
        ret
        if CURSOR = 7
mark_line:
        push bc
        dec e
        ld b, TW + 2
mark4:  ld a, (hl)
        call put
        djnz mark4
        ld a, e
        sub TW + 1
        ld e, a
        pop bc
        ret
mark_chars: defb MARK_CHAR
blank_chars: defb ' '
        endif
        if CURSOR = 9
mark_line:
        push bc
        dec e
        ld b, TW + 2
mark4:  ld a, (hl)
        call paint
        djnz mark4
        ld a, e
        sub TW + 1
        ld e, a
        pop bc
        ret
paint:  push hl
        ld c, a
        call attr_at
        ld (hl), c
        pop hl
        inc e
        ret
mark_chars: defb ATTR_CURSOR
blank_chars: defb ATTR_SCREEN
        endif
        if CURSOR = 5
mark_chars: defb '[', ']'
blank_chars: defb ' ', ' '
        endif
        if CURSOR = 6
mark_chars: defb '>'
blank_chars: defb ' '
        endif
        if CURSOR = 10
        ; nothing is drawn: the tile blinks
mark_chars: defb ' '
blank_chars: defb ' '
        endif
        if CURSOR = 8
mark_chars: defb MARK_CHAR
blank_chars: defb ' '
        endif
        endif
