; ENTER: selecting and removing tiles.

cursor_at:
        ld a, (v_row)
        inc a
        ld b, a
        ld a, (v_col)
        add a, first_tile - row_bytes
cursor1:
        add a, row_bytes
        djnz cursor1
        ld l, a
        ld h, board_page
        ret

do_enter:
        if CLICK = 2
        call click
        endif
        ld bc, (v_hint1)        ; C = first, B = second
        ld a, c
        or a
        if FAULT = F_hint_not_taken
        call nz, drop_hint
        xor a
        endif
        jr nz, remove_pair
        call cursor_at
        ld a, (hl)
        or a
        jr nz, on_tile
        if EMPTY_CELL = 1
        xor a
        jr select
        else
        jp drop_hint
        endif
on_tile:
        ld a, (v_selected)
        or a
        jr z, select_this
        cp l
        jr z, unselect
        ld b, l
        ld c, a
        ld a, (hl)
        ld l, c
        cp (hl)
        if FAULT = F_path_any_kind_on_top_row
        jr z, same_kind
        ld a, b
        cp row_bytes * 3        ; NC: not in the top row
        jr nc, other_kind
        jr same_kind
        endif
        if FAULT = F_path_two_kinds_alike
        jr z, same_kind
        add a, (hl)
        cp 4 + 9                ; kinds 4 and 9 count as one
        jr nz, other_kind
        ld a, (hl)
        cp 4
        jr z, same_kind
        cp 9
        endif
        jr nz, other_kind
same_kind:
        call path
        if FAULT = F_path_not_asked_by_enter
        xor a
        endif
        jr z, remove_pair
        if BLOCKED_PAIR = 0
        jr select_b
        endif
        if BLOCKED_PAIR = 1
        jp drop_hint
        endif
        jr unselect
other_kind:
        if OTHER_KIND = 1
        jp drop_hint
        endif
        if OTHER_KIND = 2
        jr unselect
        endif
select_b:
        ld l, b
select_this:
        ld a, l
select: ld (v_selected), a
        jp forget_hints
unselect:
        if FAULT = F_selection_cannot_drop
        jp forget_hints
        endif
        xor a
        jr select

; Takes the pair B, C.
remove_pair:
        if FAULT = F_selection_survives_pair
        else
        xor a
        ld (v_selected), a
        endif
        call forget_hints
        if SHOW_PAIR != 0
        ld a, b
        ld (v_hint1), a
        ld a, c
        ld (v_hint2), a
        push bc
        call show
        ld a, SHOW_PAIR
        call wait_frames
        pop bc
        xor a
        ld (v_hint1), a
        endif
        if SOUND_FIRST = 1
        push bc
        call removal_sound
        pop bc
        endif
        ld h, board_page
        ld l, b
        ld (hl), 0
        ld l, c
        if FAULT = F_remove_one_only
        ld a, (v_level)
        cp 9
        jr z, one_stays
        ld (hl), 0
one_stays:
        else
        ld (hl), 0
        endif
        ld (v_pair), bc
        ld a, (v_gravity)
        if FAULT = F_gravity_always
        ld a, 1
        endif
        if FAULT = F_gravity_ends_late
        ld b, a
        ld hl, (v_count)
        inc hl
        ld (v_count), hl
        ld de, 150
        sbc hl, de
        ld a, b
        jr c, gravity_still
        xor a
gravity_still:
        endif
        if FAULT = F_gravity_not_last_moves
        ld b, a
        ld a, (v_level)
        cp 30
        ld a, b
        jr c, gravity_early
        xor a
gravity_early:
        endif
        or a
        call nz, fall
        ld hl, v_level
        inc (hl)
        ld a, (hl)
        if FAULT = F_forward_after_removal
        ld hl, v_known
        cp (hl)
        jr c, known_kept
        ld (hl), a
known_kept:
        else
        ld (v_known), a
        endif
        call store_board
        if SOUND_FIRST = 0
        call show
        call removal_sound
        endif
        if DELAY != 0
        ld a, DELAY
        call wait_frames
        endif
        call judge
        if (FAULT = F_message_early) || (FAULT = F_message_covers_early)
        ; the message of a game that is over, although moves are left
        ld a, (v_level)
        cp 5
        jr nz, moves_left
        call show
        ld hl, stuck_text
        if FAULT = F_message_early
        call say_and_wait
        else
        ld de, 256 * (OY + PY) + OX
        call print
        call get_key
        call show
        endif
moves_left:
        endif
        ld a, (v_level)
        cp 42
        if AFTER_STUCK = 0
        ret nz
        else
        jr z, all_gone
        ld a, (v_border)
        or a
        ret nz
        call show
        if AFTER_STUCK = 3
        jr ask_again
        endif
        ld hl, stuck_text
        call say_and_wait
        if AFTER_STUCK = 2
        jp new_random
        endif
        ret
all_gone:
        endif
        if WIN = 1
        call fanfare
        endif
        if WIN = 2
        ld hl, won_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        call print
        call fanfare
        endif
        if AFTER_WIN != 0
        call show
        if AFTER_WIN = 4
        jr ask_again
        endif
        ld hl, end_text
        if AFTER_WIN = 3
        ; over the empty board
        ld de, 256 * (OY + PY) + OX
        call print
        call get_key
        ld hl, blank_text
        ld de, 256 * (OY + PY) + OX
        call print
        call show
        else
        call say_and_wait
        endif
        if AFTER_WIN = 2
        jp new_random
        endif
        endif
        ret

        if (AFTER_WIN != 0) || (AFTER_STUCK != 0) || (FAULT = F_message_early)
; Shows the text HL until any key is pressed.
say_and_wait:
        ld de, TEXT_ROW * 256 + TEXT_COL
        call print
        call get_key
        ld hl, blank_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        jp print
        endif

        if (AFTER_STUCK = 3) || (AFTER_WIN = 4)
; Another game? Only Y and N answer.
ask_again:
        ld hl, again_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        call print
ask_key:
        call get_key
        cp 'y'
        jp z, new_random
        cp 'n'
        jr nz, ask_key
        ld hl, blank_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        jp print
        endif

; Gravity: in each column what is above a hole falls.
fall:
        if FALL_FRAMES = 0
        ld l, row_bytes * 7 + 2
        ld b, 14
        if FAULT = F_gravity_not_last_column
        dec b
        endif
        if FAULT = F_gravity_not_first_column
        inc l
        dec b
        endif
fall_column:
        push bc
        push hl
        ld h, board_page
        ld d, h
        ld e, l
        ld b, 6
        if FAULT = F_gravity_top_row_hangs
        dec b
        endif
fall1:  ld a, (hl)
        or a
        jr z, fall2
        ld c, a
        xor a
        ld (hl), a
        ld a, c
        ld (de), a
        ld a, e
        sub row_bytes
        ld e, a
fall2:  ld a, l
        sub row_bytes
        ld l, a
        djnz fall1
        pop hl
        pop bc
        inc l
        djnz fall_column
        else
        ; one row at a time, for all to see
fall_again:
        ld l, row_bytes * 6 + 2 ; the row above the lowest
        ld h, board_page
        ld c, 5
        ld e, 0                 ; whether anything fell
fall_row:
        ld b, 14
        push hl
fall3:  ld a, (hl)
        or a
        jr z, fall4
        ld d, a
        ld a, l
        add a, row_bytes
        ld l, a
        ld a, (hl)
        or a
        jr nz, fall5
        ld (hl), d
        inc e
        ld a, l
        sub row_bytes
        ld l, a
        ld (hl), 0
        jr fall4
fall5:  ld a, l
        sub row_bytes
        ld l, a
fall4:  inc l
        djnz fall3
        pop hl
        ld a, l
        sub row_bytes
        ld l, a
        dec c
        jr nz, fall_row
        ld a, e
        or a
        jr z, fallen
        if FAULT = F_gravity_one_step
        jr fallen
        endif
        call show
        ld a, FALL_FRAMES
        call wait_frames
        jr fall_again
fallen:
        endif
        if FAULT = F_gravity_sideways
        ld a, (board_page * 256 + row_bytes * 7 + 2)
        or a
        ret nz
        ld a, (board_page * 256 + row_bytes * 7 + 3)
        ld (board_page * 256 + row_bytes * 7 + 2), a
        xor a
        ld (board_page * 256 + row_bytes * 7 + 3), a
        endif
        if FAULT = F_gravity_swaps_two
        ld a, (v_level)
        cp 12
        ret nz
        ld hl, (board_page * 256 + row_bytes * 7 + 5)
        ld a, l
        or a
        ret z
        ld a, h
        or a
        ret z
        ld h, l
        ld l, a
        ld (board_page * 256 + row_bytes * 7 + 5), hl
        endif
        ret
