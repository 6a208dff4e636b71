; Gravity by key, and asking for the number of a board.

toggle: ld hl, v_gravity
        ld a, 1
        sub (hl)
        ld (hl), a
        if FAULT = F_p_toggle_not_flat
        ld (hl), 1
        endif
        jp random_board

; S: keeps and shows the value of the number, not its digits, so it shows no leading zeros.
ask:    ld hl, 0
ask0:   ld (v_value), hl
        xor a
        ld (v_typed), a
ask1:   call lower
        ld hl, ask_text
        ld de, LOWER_LINE * 256 + NUMBER_COL
        call text_at
        ld bc, (v_value)
        ld a, b
        or c
        jr z, ask2
        call print_bc
ask2:   ld a, 18
        rst 16
        ld a, 1
        rst 16
        ld a, 'L'
        rst 16
        ld a, 18
        rst 16
        xor a
        rst 16
        ld b, 12
ask3:   ld a, ' '
        rst 16
        djnz ask3
        call upper
        call key
        ld hl, (v_value)
        cp 13
        jp z, answered
        cp 12
        jp z, rub_out
        if FAULT = F_p_entry_letter_dies
        cp 'k'
        jp z, 0
        endif
        sub '0'
        jp c, ask_other
        cp 10
        jp nc, ask_other
        ld c, a
        ld b, 0
        ld d, h
        ld e, l
        add hl, hl
        jp c, too_much
        add hl, hl
        jp c, too_much
        add hl, de
        jp c, too_much
        add hl, hl
        jp c, too_much
        add hl, bc
        jp c, too_much
        ld (v_value), hl
        jp ask1
too_much:
        if SIXTH = 0
        jp ask1                 ; the digit is not taken
        endif
        if SIXTH = 1
        jp ask
        endif
        if SIXTH = 2
        ld hl, 65535
        jp ask0
        endif
        if SIXTH = 3
        jp cancelled
        endif
rub_out:
        if ENTRY_DELETE = 0
        ; the value by ten
        ld bc, 0
        ld de, 10
rub1:   or a
        sbc hl, de
        jr c, rub2
        inc bc
        jr rub1
rub2:   ld h, b
        ld l, c
        jp ask0
        endif
        if ENTRY_DELETE = 1
        jp ask
        endif
        if ENTRY_DELETE = 2
        jp ask1
        endif
        if ENTRY_DELETE = 3
        jp cancelled
        endif
ask_other:
        if ENTRY_LETTER = 0
        jp ask1
        endif
        if ENTRY_LETTER = 1
        jp cancelled
        endif
        if ENTRY_LETTER = 2
        jp ask
        endif
answered:
        if FAULT = F_p_entry_4096_wrong
        ld a, h
        cp 0x10
        jr nz, entry_true
        inc l
entry_true:
        endif
        ld a, h
        or l
        jp nz, numbered
        if ENTRY_EMPTY = 0
        jp ask
        endif
        if ENTRY_EMPTY = 2
        jp random_board
        endif
        if ENTRY_EMPTY = 3
        ld hl, (v_number)
        jp numbered
        endif
cancelled:
        call show_number
        if CANCEL_SELECTION = 1
        xor a
        ld (v_selected), a
        jp forget
        else
        jp drop
        endif
