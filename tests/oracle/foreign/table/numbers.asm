; S: asking for the number of a board.

; Prints HL at D, E with five places.
print_number:
        ld hl, number_text
        ld de, NUMBER_ROW * 256 + NUMBER_COL
        call print
        ld hl, (v_number)
        if FAULT = F_number_shown_15_bits
        res 7, h
        endif
        if FAULT = F_number_shown_before
        dec hl
        ld a, h
        or l
        inc hl
        jr z, shown_well
        ld a, (v_number)
        and 63
        jr nz, shown_well
        dec hl
shown_well:
        endif
print_hl:
        ld c, 0                 ; whether a digit has come
        ld ix, powers
        ld b, 5
digit:  push bc
        push de
        ld e, (ix + 0)
        ld d, (ix + 1)
        inc ix
        inc ix
        ld a, '0' - 1
count:  inc a
        or a
        sbc hl, de
        jr nc, count
        add hl, de
        pop de
        pop bc
        cp '0'
        jr nz, print_it
        inc c
        dec c
        jr nz, print_it
        ld c, a
        ld a, b
        dec a
        ld a, c
        ld c, 0
        jr z, print_it
        if NUMBER_PAD = 0
        jr skip_digit
        endif
        if NUMBER_PAD = 2
        ld a, ' '
        call put
        jr skip_digit
        endif
        jr put_digit
print_it:
        ld c, 1
put_digit:
        call put
skip_digit:
        djnz digit
        if FAULT = F_number_trailing_rubbish
        ld a, 'Y'
        call put
        ld a, 'Y'
        call put
        ret
        endif
        if FAULT = F_number_trailing_digit
        ld a, '0'
        call put
        ret
        endif
        ld b, 6
blanks: ld a, e
        cp 31
        ret nc
        ld a, ' '
        call put
        djnz blanks
        ret
powers: defw 10000, 1000, 100, 10, 1

; S: asks for a number on the entry line.
do_choose:
ask:    ld hl, blank_text
        ld de, ENTRY_ROW * 256 + ENTRY_COL
        call print
        ld hl, 0
        ld (v_entry), hl
        xor a
        ld (v_entry + 2), a
        ld (v_digits), a
ask_more:
        ld hl, ask_text
        ld de, ENTRY_ROW * 256 + ENTRY_COL
        call print
        ld hl, entry_digits
        ld a, (v_digits)
        or a
        jr z, no_digits
        ld b, a
echo:   ld a, (hl)
        inc hl
        push hl
        push bc
        call put
        pop bc
        pop hl
        djnz echo
no_digits:
        push de
        ld a, 'L'
        call put
        ld a, ' '
        call put
        pop de
        call attr_at
        ld a, (hl)
        or 0x80
        ld (hl), a
        call get_key
        push af
        ld de, ENTRY_ROW * 256 + ENTRY_COL
        ld a, (v_digits)
        ld c, a
        ld a, e
        add a, ask_length
        add a, c
        ld e, a
        call attr_at
        ld a, (hl)
        and 0x7f
        ld (hl), a
        pop af
        cp 13
        jp z, entry_done
        cp 12
        jr z, entry_delete
        cp '0'
        jr c, entry_other
        cp '9' + 1
        jr nc, entry_other
        ; a digit
        ld c, a
        if FAULT = F_entry_crash_on_nine_digits
        ld hl, v_tmp
        inc (hl)
        ld b, a
        ld a, (hl)
        cp 9
        jp z, 0
        ld a, b
        endif
        if FAULT = F_entry_digit_seven_dead
        cp '7'
        jp z, ask_more
        endif
        ld a, (v_digits)
        cp MAX_DIGITS
        jr c, add_digit
        if SIXTH = 0
        jp ask_more
        endif
        if SIXTH = 1
        jp ask
        endif
        if SIXTH = 2
        ld hl, entry_digits + 1
        ld de, entry_digits
        push bc
        ld bc, MAX_DIGITS - 1
        ldir
        pop bc
        ld a, c
        ld (de), a
        jp ask_more
        endif
        if SIXTH = 3
        jp entry_cancel
        endif
add_digit:
        ld e, a
        ld d, 0
        ld hl, entry_digits
        add hl, de
        ld (hl), c
        inc a
        ld (v_digits), a
        if AUTO_ENTER = 1
        cp MAX_DIGITS
        jp z, entry_done
        endif
        jp ask_more
entry_delete:
        if ENTRY_DELETE = 0
        ld a, (v_digits)
        or a
        jp z, ask_more
        dec a
        ld (v_digits), a
        jp ask_more
        endif
        if ENTRY_DELETE = 1
        jp ask
        endif
        if ENTRY_DELETE = 2
        jp ask_more
        endif
        if ENTRY_DELETE = 3
        jp entry_cancel
        endif
entry_other:
        if FAULT = F_entry_letter_kills
        cp 'z'
        jp z, 0
        endif
        if FAULT = F_entry_arrow_hangs
        cp 11
        jr nz, no_hang
        di
        halt
no_hang:
        endif
        if ENTRY_LETTER = 0
        jp ask_more
        endif
        if ENTRY_LETTER = 1
        jp entry_cancel
        endif
        if ENTRY_LETTER = 2
        jp ask
        endif
entry_done:
        ld a, (v_digits)
        if ENTRY_FIXED = 1
        cp MAX_DIGITS
        jp nz, ask_more
        endif
        or a
        jr nz, entry_value
        if ENTRY_EMPTY = 0
        jp ask
        endif
        if ENTRY_EMPTY = 1
        jp entry_cancel
        endif
        if ENTRY_EMPTY = 2
        jp new_random
        endif
        if ENTRY_EMPTY = 3
        jp new_game             ; the same board again
        endif
entry_value:
        ld b, a
        ld hl, 0
        ld c, 0                 ; C:HL
        ld de, entry_digits
value1: push bc
        push de
        ld e, l
        ld d, h
        ld a, c
        add hl, hl
        adc a, a
        add hl, hl
        adc a, a
        add hl, de
        adc a, c
        add hl, hl
        adc a, a
        pop de
        ld c, a
        ld a, (de)
        inc de
        push de
        sub '0'
        ld e, a
        ld d, 0
        add hl, de
        ld a, c
        adc a, 0
        pop de
        pop bc
        ld c, a
        djnz value1
        if FAULT = F_entry_42_deals_43
        ld a, l
        cp 200
        jr nz, entry_right
        inc hl
entry_right:
        endif
        if FAULT = F_entry_shows_other
        ld (v_number), hl
        ld a, h
        cp 0x20
        jr c, shows_right
        push hl
        push bc
        inc hl
        ld (v_number), hl
        call new_game
        pop bc
        pop hl
        ld (v_number), hl
        jp print_number
shows_right:
        endif
        if FAULT = F_entry_zero_dies
        ld a, h
        or l
        or c
        jp z, 0
        endif
        if FAULT = F_entry_refuses_high
        ld a, h
        cp 0xf0
        jr nc, entry_bad
        endif
        ld a, h
        or l
        or c
        jr z, entry_bad
        ld a, c
        or a
        jr z, entry_good
        if ENTRY_BAD = 2
        ld a, h
        or l
        jp z, ask
        jr entry_good           ; modulo 65536
        endif
entry_bad:
        if ENTRY_BAD = 3
        ld a, c
        or a
        ld hl, 65535
        jr nz, entry_good
        ld hl, 1
        jr entry_good
        endif
        if ENTRY_BAD = 0
        jp ask
        endif
        if ENTRY_BAD = 2
        jp ask
        endif
        if ENTRY_BAD = 1
        jr entry_cancel
        endif
entry_good:
        ld (v_number), hl
        jp new_game
entry_cancel:
        if ENTRY_ROW = NUMBER_ROW
        ld hl, blank_text
        ld de, ENTRY_ROW * 256 + ENTRY_COL
        call print
        call print_number
        else
        ld hl, blank_text
        ld de, ENTRY_ROW * 256 + ENTRY_COL
        call print
        endif
        if CANCEL_SELECTION = 1
        xor a
        ld (v_selected), a
        jp forget_hints
        endif
        jp drop_hint
entry_digits:
        defs 8
