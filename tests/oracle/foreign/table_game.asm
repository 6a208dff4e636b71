; A Shisen in the style of an author who keeps tables: a padded board, a table of positions for the
; order of the hints, a picture of every tile made at the start, the whole board stored after each
; removal, and its own print routine. config.inc sets every switch; family.py explains them.
;
; This program shares no code with roms-free/shisen1k: it stands for a tape by another author.

        include "config.inc"

; --- memory ---
board_page  equ 0xb0            ; ten rows of 24 bytes: 0 free, 255 wall, else a kind 1..21
base_page   equ 0xb1            ; for each position the position of its row's first byte
order_page  equ 0xb2            ; 84 positions in the order of the hints
vars        equ 0xb300
images      equ 0xb400          ; 32 bytes for each kind: up to four characters
bold_font   equ 0xb700          ; 96 characters
history     equ 0xc0            ; page of the board before the first removal; 42 pages follow
vectors     equ 0xfd00          ; 257 bytes 0xfc for IM 2
isr_place   equ 0xfcfc

row_bytes   equ 24
first_tile  equ row_bytes * 2 + 2

v_number    equ vars + 0
v_gravity   equ vars + 2
v_cheated   equ vars + 3
v_level     equ vars + 4
v_known     equ vars + 5
v_row       equ vars + 6
v_col       equ vars + 7
v_selected  equ vars + 8        ; position, 0 none
v_hint1     equ vars + 9
v_hint2     equ vars + 10
v_hint_i    equ vars + 11
v_hint_j    equ vars + 12
v_hint_k    equ vars + 13
v_hint_state equ vars + 14      ; 0 begin, 1 go on, 2 exhausted
v_busy      equ vars + 16       ; 0 while the program waits for a key
v_taken     equ vars + 17       ; keys taken, modulo 256
v_border    equ vars + 18
v_filter    equ vars + 19
v_key       equ vars + 20       ; the key that the interrupt routine has seen
v_last_key  equ vars + 21
v_repeat    equ vars + 22
v_ticks     equ vars + 23
v_seconds   equ vars + 24
v_minutes   equ vars + 25
v_old_row   equ vars + 26
v_old_col   equ vars + 27
v_random    equ vars + 28
v_entry     equ vars + 30       ; three bytes
v_digits    equ vars + 33
v_kind      equ vars + 34
v_attr      equ vars + 35
v_mask      equ vars + 36
v_lifted    equ vars + 37       ; two kinds
v_note      equ vars + 39
v_count     equ vars + 40       ; for faults that come late
v_shown_sec equ vars + 42
v_pair      equ vars + 43
v_tmp       equ vars + 45
v_cross     equ vars + 48       ; fixed parts and interval of the path search
v_spin      equ vars + 58
v_hint_frame equ vars + 62
v_clock2    equ vars + 60       ; 16-bit frame count of our own

        org 32768
start:
        di
        ld hl, vars
        ld de, vars + 1
        ld bc, 255
        ld (hl), 0
        ldir
        call make_tables
        call make_images
        if INTS = 2
        call start_interrupts
        endif
        if INTS = 1
        ei
        endif
        if INTS != 0
        if MUSIC = 2
        call ay_start
        endif
        endif
        ld a, 1
        ld (v_gravity), a
        call clear_screen
        if TITLE != 0
        if TITLE = 4
        ld hl, menu_text
        else
        ld hl, title_text
        endif
        ld de, 0x0a03
        call print
title_wait:
        call get_key
        if TITLE = 2
        cp ' '
        jr nz, title_wait
        endif
        if TITLE = 3
        ; a page of instructions
        call clear_screen
        ld hl, play_text
        ld de, 0x0502
        call print
        ld hl, title_text
        ld de, 0x0c02
        call print
        call get_key
        endif
        if TITLE = 4
        cp '1'
        jr nz, title_wait
        endif
        endif
        call new_random

main:
        if SHOW_DELAY != 0
        ld a, SHOW_DELAY
        call wait_frames
        endif
        call show
        if COUNTERS != 0
        ld hl, count_text
        ld de, 18
        call print
        ld a, (v_level)
        add a, a
        ld l, a
        ld a, 84
        sub l
        ld l, a
        ld h, 0
        call print_hl
        ld hl, moves_text
        ld de, 0x0112
        call print
        ld a, (v_level)
        if COUNTERS = 2
        ld a, (v_taken)
        endif
        ld l, a
        ld h, 0
        call print_hl
        endif
        if IDLE_SCREEN != 0
        ld hl, (23672)
        ld (idle_from), hl
        ld a, 1
        ld (idle_on), a
        endif
        call get_key
        if IDLE_SCREEN != 0
        ; a key that ends the screen that is shown after some time without a key
        ld hl, idle_on
        ld c, (hl)
        ld (hl), 0
        dec c
        jr z, awake
        call redraw
        jp main
awake:
        endif
        ld hl, commands
find_command:
        ld b, (hl)
        inc b
        jr z, main_no           ; the table's end
        dec b
        inc hl
        cp b
        jr z, found_command
        inc hl
        inc hl
        jr find_command
found_command:
        ld e, (hl)
        inc hl
        ld d, (hl)
        if SKIP_EMPTY = 1
        cp 8
        jr c, no_arrow
        cp 12
        jr nc, no_arrow
        ; to the next tile in this direction; back to the old place if there is none
        ld hl, (v_row)
        push hl
        ld b, 14
skip1:  push bc
        push de
        ld hl, skip2
        push hl
        push de
        ret
skip2:  pop de
        call cursor_at
        pop bc
        ld a, (hl)
        or a
        jr nz, skipped
        djnz skip1
        pop hl
        ld (v_row), hl
        jp main
skipped:
        pop hl
        jp main
no_arrow:
        endif
        ld hl, main
        push hl
        push de
        ret
main_no:
        if UNKNOWN_KEY = 1
        call click              ; an error sound and nothing else
        endif
        jp main

commands:
        defb 13
        defw do_enter
        defb 8
        defw do_left
        defb 9
        defw do_right
        defb 10
        defw do_down
        defb 11
        defw do_up
        defb 12
        defw do_toggle
        defb 'h'
        defw do_hint
        defb 'n'
        defw new_random
        defb 's'
        defw do_choose
        defb 'b'
        defw do_back
        defb 'f'
        defw do_forward
        defb 'r'
        defw do_restart
        defb 'l'
        defw do_last
        if EXTRA_KEYS = 1
        defb 'q'
        defw do_up
        defb 'a'
        defw do_down
        defb 'o'
        defw do_left
        defb 'p'
        defw do_right
        endif
        if FAULT = F_extra_key_kills
        defb 'y'
        defw crash
        endif
        if FAULT = F_extra_key_spoils
        defb 'g'
        defw spoil
        endif
        defb 255

        if FAULT = F_extra_key_kills
crash:  di
        halt
        endif
        if FAULT = F_extra_key_spoils
spoil:  ld hl, board_page * 256 + first_tile
        ld a, (hl)
        inc l
        ld b, (hl)
        ld (hl), a
        dec l
        ld (hl), b
        ret
        endif

        include "table/tables.asm"
        include "table/new_game.asm"
        include "table/path.asm"
        include "table/hints.asm"
        include "table/enter.asm"
        include "table/history.asm"
        include "table/arrows.asm"
        include "table/border.asm"
        include "table/numbers.asm"
        include "table/print.asm"
        include "table/tiles.asm"
        include "table/sound.asm"
        include "table/interrupts.asm"
        include "table/keys.asm"

title_text: defb "PRESS ANY KEY", 0
won_text:   defb "WELL DONE! ", 0
        if AFTER_WIN != 0
end_text:   defb "THE END - A KEY ", 0
        endif
        if (AFTER_STUCK = 3) || (AFTER_WIN = 4)
again_text: defb "AGAIN? Y OR N   ", 0
        endif
        if (AFTER_STUCK != 0) || (FAULT = F_message_early) || (FAULT = F_message_covers_early)
stuck_text: defb "NO MOVES - A KEY", 0
        endif
        if NONE_TEXT != 0
none_text:  defb "NO MORE PAIRS   ", 0
        endif
        if DEAL_WAIT != 0
deal_text:  defb "PLEASE WAIT ", 0
        endif
        if TITLE = 4
menu_text:  defb "1 START 2 HELP", 0
        endif
        if COUNTERS != 0
count_text: defb "LEFT ", 0
moves_text: defb "MOVES ", 0
        endif
blank_text: defb "                ", 0
        include "tables.inc"
program_end:
        end
