; Back, forward, restart and last.

do_back:
        ld a, (v_level)
        or a
        jr z, travel_idle
        dec a
        if FAULT = F_back_two
        jr z, travel
        dec a
        endif
        jr travel
do_forward:
        ld a, (v_level)
        ld hl, v_known
        cp (hl)
        jr nc, travel_idle
        inc a
        jr travel
do_restart:
        ld a, (v_level)
        or a
        jr z, travel_idle
        xor a
        if FAULT = F_restart_keeps_one
        inc a
        endif
        jr travel
do_last:
        ld a, (v_known)
        ld hl, v_level
        cp (hl)
        jr z, travel_idle
        if FAULT = F_last_one_short
        dec a
        endif
travel: ld (v_level), a
        push af
        if FAULT = F_border_no_red
        else
        ld a, 1
        ld (v_cheated), a
        endif
        if FAULT = F_back_swaps_when_off
        ; the fault of version 1.1: put back wrongly without gravity
        pop af
        push af
        call load_board
        ld a, (v_gravity)
        or a
        call z, swap_back
        pop af
        push af
        call store_board
        else
        pop af
        push af
        call load_board
        endif
        pop af
        if FAULT = F_back_forgets_deep
        cp 20
        jr nz, deep_enough
        ld a, (board_page * 256 + first_tile)
        ld (board_page * 256 + first_tile + 1), a
deep_enough:
        endif
        call forget_hints
        if TRAVEL_SELECTION = 0
        if FAULT = F_travel_keeps_selection_sometimes
        ld a, (v_level)
        and 3
        jr z, travelled
        endif
        xor a
        ld (v_selected), a
        endif
travelled:
        call judge
        ret
travel_idle:
        if IDLE_CHEATS = 1
        ld a, 1
        ld (v_cheated), a
        call judge
        endif
        if IDLE_SELECTION = 0
        ld a, (v_selected)
        or a
        jp z, drop_hint
        xor a
        ld (v_selected), a
        jp forget_hints
        else
        jp drop_hint
        endif

        if FAULT = F_back_swaps_when_off
swap_back:
        ld bc, (v_pair)
        ld h, board_page
        ld l, b
        ld a, (hl)
        or a
        ret z
        ld l, row_bytes * 2 + 2
        ld d, (hl)
        ld (hl), a
        ld l, b
        ld (hl), d
        ret
        endif

do_toggle:
        ld hl, v_gravity
        ld a, (hl)
        xor 1
        ld (hl), a
        if FAULT = F_toggle_same_number
        jp new_game
        endif
        jp new_random
