; A new game: the deal and the board's number.

new_random:
        if NEW_SOURCE = 0
        ld hl, (23672)          ; FRAMES
        endif
        if NEW_SOURCE = 1
        ld hl, (v_random)       ; counted while waiting
        ld a, r
        xor h
        ld h, a
        endif
        if NEW_SOURCE = 2
        ld hl, (v_clock2)
        ld de, 40503
        call multiply
        endif
        if FAULT = F_new_low_range
        ld h, 0
        endif
        if FAULT = F_new_same_number
        ld hl, 777
        endif
        if FAULT = F_new_fails_later
        ld a, (v_count)
        inc a
        ld (v_count), a
        cp 30
        jr c, still_new
        ld hl, (v_number)
still_new:
        endif
        if FAULT = F_new_fails_eight_minutes
        ld a, (23674)
        or a
        jr nz, new_fails
        ld a, (23673)
        cp 90
        jr c, new_works
new_fails:
        ld hl, (v_number)
new_works:
        endif
        ld a, h
        or l
        jr nz, not_zero
        inc l
not_zero:
        ld (v_number), hl
new_game:
        if FAULT = F_stack_leak
        pop hl
        push hl
        push hl
        endif
        if FAULT = F_stack_leak_slow
        ld a, (v_count)
        inc a
        and 7
        ld (v_count), a
        pop hl
        push hl
        jr nz, no_leak
        push hl
no_leak:
        endif
        ld hl, v_cheated
        ld b, 3
        if FAULT = F_cheat_not_forgotten
        inc hl
        dec b
        endif
        if FAULT = F_history_survives
        ld b, 1
        endif
        xor a
wipe:   ld (hl), a
        inc hl
        djnz wipe
        if FAULT = F_selection_survives_new
        else
        ld (v_selected), a
        endif
        ld (v_hint1), a
        ld (v_hint_state), a
        if HOME = 0
        ld (v_row), a
        ld (v_col), a
        endif
        if HOME = 2
        ld a, HOME_ROW
        ld (v_row), a
        ld a, HOME_COL
        ld (v_col), a
        endif
        if DEAL_WAIT != 0
        if DEAL_CLEAR = 1
        call clear_screen
        endif
        if DEAL_CLEAR != 0
        ld hl, deal_text
        ld de, 0x1003
        call print
        endif
        ld a, DEAL_WAIT
        call wait_frames
        endif
        if FAULT = F_first_board_other
        ld a, (v_count)
        or a
        jr nz, later_board
        inc a
        ld (v_count), a
        ld hl, (v_number)
        push hl
        inc hl
        ld (v_number), hl
        call deal
        pop hl
        ld (v_number), hl
        jr board_dealt
later_board:
        endif
        call deal
board_dealt:
        ld a, (v_level)
        call store_board
redraw: call clear_screen
        call judge
        ld de, TEXT_ROW * 256 + TEXT_COL
        ld hl, play_text
        call print
        if NUMBER_SHOWN = 1
        call print_number
        endif
        ret

; HL = HL * DE modulo 65536
multiply:
        ld b, h
        ld c, l
        ld hl, 0
        ld a, 16
mul1:   add hl, hl
        sla e
        rl d
        jr nc, mul2
        add hl, bc
mul2:   dec a
        jr nz, mul1
        ret

; The next random number: HL from HL.
next_random:
        if DEAL_RANDOM = 0
        ; xorshift 7, 9, 8
        push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        endif
        if DEAL_RANDOM = 1
        ld de, 25173
        call multiply
        ld de, 13849
        add hl, de
        endif
        ret

; A = H modulo E
modulo: ld a, h
mod1:   cp e
        ret c
        sub e
        jr mod1

sequence equ 0xb280             ; 84 kinds, after the table of the hints' order
deal:
        ld hl, sequence
        ld b, 84
        ld c, 0
fill:   ld a, c
        if DEAL_FILL = 0
        srl a
        srl a
        else
fill21: cp 21
        jr c, filled
        sub 21
        jr fill21
filled:
        endif
        inc a
        ld (hl), a
        inc hl
        inc c
        djnz fill
        if FAULT = F_deal_five_of_a_kind
        ld a, (v_number)
        and 15
        jr nz, four_each
        ld a, (sequence + 3)
        ld (sequence + 83), a
four_each:
        endif
        ld hl, (v_number)
        if FAULT = F_deal_forgets_high_byte
        ld a, h
        cp 64
        jr c, whole_number
        ld h, 0
        inc l
whole_number:
        endif
        if FAULT = F_deal_depends_on_time
        ld a, (v_taken)
        and 31
        jr nz, deal_true
        inc hl
deal_true:
        endif
        if DEAL_GRAVITY = 1
        ld a, (v_gravity)
        or a
        jr nz, same_seed
        ld a, h
        xor 0x5a
        ld h, a
same_seed:
        endif
        if DEAL_SHUFFLE = 0
        ld c, 83                ; Fisher and Yates, downwards
        else
        ld c, 0
        endif
shuffle:
        push bc
        call next_random
        pop bc
        push hl
        if DEAL_SHUFFLE = 0
        ld e, c
        inc e
        call modulo
        else
        ld e, 84
        call modulo
        endif
        ld l, a
        ld h, 0
        ld de, sequence
        add hl, de
        ex de, hl
        ld l, c
        if DEAL_SHUFFLE = 1
        ld a, c
wrap84: cp 84
        jr c, wrapped
        sub 84
        jr wrap84
wrapped:
        ld l, a
        endif
        ld h, 0
        push de
        ld de, sequence
        add hl, de
        pop de
        ld a, (de)
        ld b, (hl)
        ld (hl), a
        ld a, b
        ld (de), a
        pop hl
        if DEAL_SHUFFLE = 0
        dec c
        jr nz, shuffle
        else
        inc c
        ld a, c
        cp 200
        jr nz, shuffle
        endif
        ; walls, ring, tiles
        ld hl, board_page * 256
wall:   ld (hl), 255
        inc l
        jr nz, wall
        if RING = 1
        ld l, row_bytes + 1
        ld c, 8
ring1:  ld b, 16
        push hl
ring2:  ld (hl), 0
        inc l
        djnz ring2
        pop hl
        ld a, l
        add a, row_bytes
        ld l, a
        dec c
        jr nz, ring1
        endif
        if FAULT = F_path_ring_not_left
        ld l, row_bytes * 2 + 1
        call wall_column
        endif
        if FAULT = F_path_ring_not_right
        ld l, row_bytes * 2 + 16
        call wall_column
        endif
        if FAULT = F_path_ring_not_below
        ld l, row_bytes * 8 + 2
        call wall_row
        endif
        if FAULT = F_path_ring_not_above
        ld l, row_bytes + 2
        call wall_row
        endif
        ld de, sequence
        ld l, first_tile
        ld c, 6
lay1:   ld b, 14
        push hl
lay2:   ld a, (de)
        ld (hl), a
        inc de
        inc l
        djnz lay2
        pop hl
        ld a, l
        add a, row_bytes
        ld l, a
        dec c
        jr nz, lay1
        ret

        if (FAULT = F_path_ring_not_left) || (FAULT = F_path_ring_not_right)
wall_column:
        ld b, 6
wall_c1:
        ld (hl), 255
        ld a, l
        add a, row_bytes
        ld l, a
        djnz wall_c1
        ret
        endif
        if (FAULT = F_path_ring_not_below) || (FAULT = F_path_ring_not_above)
wall_row:
        ld b, 14
wall_r1:
        ld (hl), 255
        inc l
        djnz wall_r1
        ret
        endif

; Stores the board as the one after A removals.
store_board:
        add a, history
        ld d, a
        ld e, 0
        ld hl, board_page * 256
        ld bc, 240
        ldir
        ret
load_board:
        add a, history
        ld h, a
        ld l, 0
        ld de, board_page * 256
        ld bc, 240
        ldir
        ret
