; Dealing and printing the board.

random_board:
        ld hl, (23672)
        ld a, r
        xor h
        if FAULT = F_p_new_low_range
        and 3
        endif
        ld h, a
        ld a, h
        or l
        jr z, random_board
numbered:
        ld sp, STACK
        if FAULT = F_p_new_every_40th_hangs
        ld a, (v_count)
        inc a
        ld (v_count), a
        cp 40
        jr z, $
        endif
        ld (v_number), hl
        xor a
        ld (v_cheated), a
        ld (v_level), a
        ld (v_known), a
        ld (v_selected), a
        ld (v_hint1), a
        if HOME = 0
        ld a, 17
        ld (v_cursor), a
        endif
        if HOME = 2
        ld a, 17 + HOME_ROW * 16 + HOME_COL
        ld (v_cursor), a
        endif
        ; mix: from the front, with the places that remain
        ld hl, mixed
        ld c, 1
mix1:   ld b, 4
mix2:   ld (hl), c
        inc hl
        djnz mix2
        inc c
        ld a, c
        cp 22
        jr nz, mix1
        ld de, (v_number)
        ld c, 0
mix3:   ; DE = 5 DE + 12345 ; place = c + (D mod (84 - c))
        ld h, d
        ld l, e
        add hl, hl
        add hl, hl
        add hl, de
        ld de, 12345
        add hl, de
        ex de, hl
        ld a, 84
        sub c
        ld b, a
        ld a, d
        xor e
mix4:   sub b
        jr nc, mix4
        add a, b
        add a, c
        ld h, mixed / 256
        ld l, a
        ld b, (hl)
        push hl
        ld l, c
        ld a, (hl)
        ld (hl), b
        pop hl
        ld (hl), a
        inc c
        ld a, c
        cp 83
        jr nz, mix3
        ld hl, map
        ld b, 0
lay1:   ld (hl), 0
        inc hl
        djnz lay1
        ld hl, mixed
        ld de, map + 17
        ld b, 6
lay2:   push bc
        ld bc, 14
        ldir
        inc de
        inc de
        pop bc
        djnz lay2
        ld hl, map
        ld de, dealt
        ld bc, 128
        ldir
        ; a clean screen
        ld a, ATTR_SCREEN
        ld (23693), a
        ld (23624), a
        call 0x0d6b
        ld a, 2
        call 0x1601
        ld hl, play_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        call text_at
        ld hl, drawn
        ld b, 0
undrawn:
        ld (hl), 255
        inc hl
        djnz undrawn
        call show_number
        call changed
        jp loop

; The number at the bottom: the lower lines belong to channel K.
show_number:
        call lower
        ld hl, number_text
        ld de, LOWER_LINE * 256 + NUMBER_COL
        call text_at
        if FAULT = F_p_number_one_behind
        ld bc, (v_number)
        ld a, b
        cp 16
        jr c, number_true
        dec bc
number_true:
        else
        ld bc, (v_number)
        endif
        call print_bc
        ld b, 6
clear1: ld a, ' '
        rst 16
        djnz clear1
upper:  ld a, 2
        jp 0x1601
lower:
        if NUMBER_ROW >= 22
        ld a, 1
        jp 0x1601
        else
        ret
        endif

; Prints BC without leading zeros.
print_bc:
        ld h, b
        ld l, c
        ld c, 0
        ld de, 10000
        call one_digit
        ld de, 1000
        call one_digit
        ld de, 100
        call one_digit
        ld e, 10
        call one_digit
        ld a, l
        add a, '0'
        rst 16
        ret
one_digit:
        ld a, '0' - 1
one1:   inc a
        or a
        sbc hl, de
        jr nc, one1
        add hl, de
        cp '0'
        jr nz, one2
        inc c
        dec c
        if NUMBER_PAD = 0
        ret z
        endif
one2:   ld c, 1
        rst 16
        ret

text_at:
        ld a, 22
        rst 16
        ld a, d
        rst 16
        ld a, e
        rst 16
text:   ld a, (hl)
        inc hl
        or a
        ret z
        rst 16
        jr text
