; A Shisen in the style of an author who keeps tables: a padded board, a table of positions for the
; order of the hints, a picture of every tile made at the start, the whole board stored after each
; removal, and its own print routine. config.inc sets every switch; switches.py explains them.
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
        if TITLE = 1
        ld hl, title_text
        ld de, 0x0a03
        call print
        call get_key
        endif
        call new_random

main:
        call show
        call get_key
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
        ld hl, main
        push hl
        push de
        ret
main_no:
        if UNKNOWN_KEY = 1
        call click              ; an error sound and nothing else
        endif
        jr main

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

; --- tables ---
make_tables:
        ld hl, base_page * 256
        ld c, 0
base_row:
        ld b, row_bytes
base_one:
        ld (hl), c
        inc l
        djnz base_one
        ld a, c
        add a, row_bytes
        ld c, a
        cp row_bytes * 10
        jr nz, base_row
        ld hl, order_cells
        ld de, order_page * 256
        ld b, 84
order_one:
        push bc
        ld a, (hl)              ; row * 16 + column
        inc hl
        push hl
        ld c, a
        rrca
        rrca
        rrca
        rrca
        and 15
        ld b, a
        ld a, c
        and 15
        add a, first_tile
        inc b
        jr order_down
order_add:
        add a, row_bytes
order_down:
        djnz order_add
        ld (de), a
        inc e
        pop hl
        pop bc
        djnz order_one
        if MADE_FONT = 1
        ld hl, (23606)
        inc h
        ld de, bold_font
        ld bc, 768
embolden:
        ld a, (hl)
        if FONT_STYLE = 0
        srl a
        or (hl)
        endif
        if FONT_STYLE = 1
        rlca
        endif
        if FONT_STYLE = 2
        xor 0x81
        endif
        ld (de), a
        inc hl
        inc de
        dec bc
        ld a, b
        or c
        jr nz, embolden
        ld hl, bold_font - 256
        if SET_CHARS = 1
        ld (23606), hl
        endif
        endif
        ret

; Address of the character A in HL.
glyph_of:
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        if TEXT_FONT = 1
        ld de, bold_font - 256
        else
        ld de, (23606)
        endif
        add hl, de
        ret

make_images:
        ld hl, images
        ld de, images + 1
        ld bc, 22 * 32 - 1
        ld (hl), 0
        ldir
        ld c, 0                 ; kind
image:  push bc
        ld l, c
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        ld de, images
        add hl, de
        push hl                 ; where it goes
        ld a, c
        or a
        jr nz, not_blank
        ld a, EMPTY_CHAR
        call glyph_of
        jr have_glyph
not_blank:
        dec a
        if COLOURED = 1
shape7: cp 7
        jr c, shaped
        sub 7
        jr shape7
shaped:
        endif
        if TILE_FONT = 2
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld de, pictures
        add hl, de
        else
        add a, FIRST_CHAR
        if TILE_FONT = 1
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld de, bold_font - 256
        add hl, de
        else
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld a, h
        add a, 0x3c             ; the ROM's own characters
        ld h, a
        endif
        endif
have_glyph:
        pop de
        pop bc
        push bc
        call build
        pop bc
        inc c
        ld a, c
        cp 22
        jr nz, image
        ret

; Builds the image at DE from the glyph at HL; C is the kind.
build:
        if SCALED = 1
        ; every dot doubled where the tile is two cells wide or high
        ld b, 8
        push de
        pop ix
scale:  push bc
        ld a, (hl)
        inc hl
        push hl
        if TW = 2
        ld b, 4
        ld h, 0
left4:  rlca
        push af
        rl h
        pop af
        push af
        rl h
        pop af
        djnz left4
        ld b, 4
        ld l, 0
right4: rlca
        push af
        rl l
        pop af
        push af
        rl l
        pop af
        djnz right4
        else
        ld h, a
        endif
        ; H left byte, L right byte; now the line
        pop de
        pop bc
        push bc
        push de
        ld a, 8
        sub b                   ; line 0..7
        if TH = 2
        add a, a
        cp 8
        jr c, upper
        add a, TW * 8 - 8       ; the lower row of cells
upper:
        endif
        ld e, a
        ld d, 0
        push ix
        add ix, de
        ld (ix + 0), h
        if TH = 2
        ld (ix + 1), h
        endif
        if TW = 2
        ld (ix + 8), l
        if TH = 2
        ld (ix + 9), l
        endif
        endif
        pop ix
        pop hl
        pop bc
        djnz scale
        ret
        else
        push de
        push hl
        ld l, e
        ld h, d
        ld b, TW * TH
filler: push bc
        push hl
        ld a, c
        or a
        ld a, ' '
        jr z, no_filler
        ld a, FILL_CHAR
no_filler:
        call glyph_of
        pop de
        ld bc, 8
        ldir
        ex de, hl
        pop bc
        djnz filler
        pop hl
        pop de
        ld a, e
        add a, ART_CELL * 8
        ld e, a
        ld bc, 8
        ldir
        ret
        endif

; --- a new game ---
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
        call deal
        ld a, (v_level)
        call store_board
        call clear_screen
        call judge
        ld de, TEXT_ROW * 256 + TEXT_COL
        ld hl, play_text
        call print
        call print_number
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
        ld a, h
        rra
        ld a, l
        rra
        xor h
        ld h, a
        ld a, l
        rra
        ld a, h
        rra
        xor l
        ld l, a
        xor h
        ld h, a
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

; --- the path ---
; Z if a path of at most three segments joins the positions B and C. Keeps BC.
path:
        if FAULT = F_path_long_refused
        ld a, b
        sub c
        jr nc, far_positive
        neg
far_positive:
        cp row_bytes * 4 + 8
        jr c, near_enough
        or a
        ret
near_enough:
        endif
        ld h, board_page
        ld l, b
        ld a, (hl)
        ld (v_lifted), a
        ld (hl), 0
        ld l, c
        ld a, (hl)
        ld (v_lifted + 1), a
        ld (hl), 0
        if FAULT = F_path_column_only
        jr try_columns
        endif
        ld h, base_page         ; the middle segment along a column
        ld l, b
        ld d, (hl)
        ld l, c
        ld e, (hl)
        ld a, 1
        ld (step_s + 1), a
        ld a, row_bytes
        ld (step_t + 1), a
        call cross
        jr z, path_end
        if FAULT = F_path_row_only
        jr path_end
        endif
try_columns:
        ld h, base_page         ; the middle segment along a row
        ld l, b
        ld a, b
        sub (hl)
        ld d, a
        ld l, c
        ld a, c
        sub (hl)
        ld e, a
        ld a, row_bytes
        ld (step_s + 1), a
        ld a, 1
        ld (step_t + 1), a
        call cross
path_end:
        push af
        ld h, board_page
        ld l, b
        ld a, (v_lifted)
        ld (hl), a
        ld l, c
        ld a, (v_lifted + 1)
        ld (hl), a
        pop af
        if FAULT = F_path_neighbour_blocked
        ret nz
        ld a, b
        sub c
        inc a
        jr z, refuse
        inc a
        inc a
        inc a
        cp 2
        jr c, refuse
        xor a
        ret
refuse: inc a
        or 1
        endif
        if FAULT = F_path_sometimes_any
        ret z
        ld a, b
        add a, c
        and 63
        endif
        ret

; D and E are the fixed parts of B and C. Tries every place of the middle segment.
cross:
        ld a, b
        call reach
        ld a, l
        sub d
        ld (v_cross), a         ; lowest place for B
        ld a, b
        call reach_up
        ld a, l
        sub d
        ld (v_cross + 1), a
        ld a, c
        call reach
        ld a, l
        sub e
        ld hl, v_cross
        cp (hl)
        jr c, low_b
        ld (hl), a
low_b:  ld a, c
        call reach_up
        ld a, l
        sub e
        ld hl, v_cross + 1
        cp (hl)
        jr nc, high_b
        ld (hl), a
high_b: ld hl, v_cross
        if FAULT = F_path_two_segments
        ; only a corner at one of the tiles
        ld a, b
        sub d
        cp (hl)
        jr c, corner_c
        inc hl
        inc (hl)
        cp (hl)
        dec (hl)
        dec hl
        jr nc, corner_c
        push hl
        call middle
        pop hl
        ret z
corner_c:
        ld a, c
        sub e
        cp (hl)
        jr c, no_corner
        inc hl
        inc (hl)
        cp (hl)
        dec (hl)
        jr nc, no_corner
        jp middle
no_corner:
        or 1
        ret
        else
next_place:
        ld a, (v_cross + 1)
        ld hl, v_cross
        cp (hl)
        jr c, none_free
        ld a, (hl)
        call middle
        ret z
        ld a, (v_cross)
step_s: add a, 1
        ld (v_cross), a
        if FAULT = F_path_skips_last_place
        ld hl, v_cross + 1
        cp (hl)
        jr z, none_free
        endif
        jr next_place
none_free:
        or 1
        ret
        endif
        if FAULT = F_path_two_segments
step_s: add a, 1
        endif

; Z if all between D + A and E + A is free.
middle:
        push bc
        ld l, a
        add a, e
        ld c, a
        ld a, l
        add a, d
        ld l, a
        cp c
        jr c, ordered
        ld l, c
        ld c, a
ordered:
        ld h, board_page
        ld a, l
        if FAULT = F_path_middle_not_checked
        jr middle_free
        endif
middle1:
        cp c
        jr z, middle_free
step_t: add a, row_bytes
        ld l, a
        if FAULT = F_path_through_own_kind
        ld a, (v_lifted)
        cp (hl)
        jr z, own_kind
        endif
        ld a, (hl)
        or a
        jr nz, middle_end
own_kind:
        ld a, l
        jr middle1
middle_free:
        xor a
middle_end:
        pop bc
        ret

; L = the last free position from A downwards (reach) or upwards.
reach:
        ld l, a
        ld h, board_page
        push bc
        ld a, (step_s + 1)
        neg
        jr walk0
reach_up:
        ld l, a
        ld h, board_page
        push bc
        ld a, (step_s + 1)
walk0:  ld c, a
walk:   ld a, l
        add a, c
        ld l, a
        ld a, (hl)
        or a
        jr z, walk
        if FAULT = F_path_passes_one_tile
        ; a tile of kind 5 does not block a ray
        cp 5
        jr z, walk
        endif
        ld a, l
        sub c
        ld l, a
        pop bc
        ret

; --- hints ---
; The next pair after D, E (and v_hint_k) that can go, with v_filter if that is not 0: Z and B, C.
find_pair:
        if HINT_MODE = 1
        inc d
        ld a, d
        cp e
        jr c, find_try
        ld d, 0
find_e: inc e
        ld a, e
        if FAULT = F_hint_skips_last
        cp 83
        else
        cp 84
        endif
        jr nc, find_none
        call tile_at
        jr z, find_e
        jr find_try
        else
        inc e
        ld a, e
        cp 84
        jr c, find_try
find_d: inc d
        ld a, d
        if FAULT = F_hint_skips_last
        cp 60
        else
        cp 83
        endif
        jr nc, find_end
        ld e, d
        ld a, d
        call tile_at
        if HINT_MODE = 2
        ld hl, v_hint_k
        cp (hl)
        jr nz, find_d
        else
        jr z, find_d
        endif
        jr find_pair
find_end:
        if HINT_MODE = 2
        ld a, (v_hint_k)
        inc a
        ld (v_hint_k), a
        cp 22
        jr nc, find_none
        ld de, 0
        jr find_first
        endif
        endif
find_none:
        or 1
        ret
find_try:
        ld a, d
        call tile_at
        ld b, l
        if HINT_MODE = 2
        ld hl, v_hint_k
        cp (hl)
        jr nz, find_d
        endif
        or a
        if HINT_MODE = 1
        jr z, find_pair
        else
        jr z, find_d
        endif
        ld (v_kind), a
        ld a, e
        call tile_at
        ld c, l
        ld hl, v_kind
        cp (hl)
        if FAULT = F_hint_other_kind
        jr z, kinds_agree
        inc a
        cp (hl)
        endif
        jr nz, find_pair
kinds_agree:
        ld a, (v_filter)
        or a
        jr z, unfiltered
        if FAULT = F_hint_filter_first_only
        else
        cp c
        jr z, unfiltered
        endif
        cp b
        jr nz, find_pair
unfiltered:
        push de
        if FAULT = F_hint_blocked
        ld a, (v_level)
        and 7
        cp 5
        call nz, path
        else
        call path
        endif
        pop de
        jr nz, find_pair
        ret
        if HINT_MODE = 2
find_first:
        dec d
        jr find_d
        endif

; A = what lies at place A of the order, L = its position; Z if it is empty.
tile_at:
        ld h, order_page
        ld l, a
        ld l, (hl)
        ld h, board_page
        ld a, (hl)
        or a
        ret

first_pair:
        ld a, 1
        ld (v_hint_k), a
        if HINT_MODE = 2
        ld de, 0
        call find_first
        else
        if HINT_MODE = 1
        ld de, 0
        call find_pair
        else
        ld de, 0xff00
        call find_d
        endif
        endif
        ret

do_hint:
        ld a, (v_selected)
        if FAULT = F_hint_ignores_selection
        xor a
        endif
        ld (v_filter), a
        ld a, (v_hint_state)
        if HINT_END = 1
        cp 2
        jr z, hint_none
        endif
        or a
        jr nz, hint_on
        call first_pair
        jr hint_found
hint_on:
        ld a, (v_hint_i)
        ld d, a
        ld a, (v_hint_j)
        ld e, a
        call find_pair
        if HINT_END = 2
        call nz, first_pair
        endif
hint_found:
        jr nz, hint_none
        ld a, d
        ld (v_hint_i), a
        ld a, e
        ld (v_hint_j), a
        ld a, 1
        ld (v_hint_state), a
        ld a, b
        if FAULT = F_hint_first_tile_wrong
        ld a, (v_level)
        cp 3
        ld a, b
        jr nz, hint_right
        add a, row_bytes
hint_right:
        endif
        ld (v_hint1), a
        ld a, c
        ld (v_hint2), a
        if FAULT = F_hint_repeats
        ld a, (v_hint_i)
        and 3
        jr nz, no_repeat
        ld a, e
        dec a
        ld (v_hint_j), a
        ld a, r
        and 1
        jr nz, no_repeat
        ld a, e
        ld (v_hint_j), a
no_repeat:
        endif
        ret
hint_none:
        xor a
        ld (v_hint1), a
        if HINT_END = 1
        ld a, 2
        endif
        ld (v_hint_state), a
        if NONE_SOUND = 1
        call click
        endif
        ret

; Ends what H began: all commands but H call this.
drop_hint:
        xor a
        ld (v_hint1), a
        if HINT_RESUME = 0
        ld (v_hint_state), a
        endif
        ret
forget_hints:
        xor a
        ld (v_hint1), a
        ld (v_hint_state), a
        ret

; --- ENTER ---
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
        ld a, (v_level)
        cp 42
        ret nz
        if WIN = 1
        call fanfare
        endif
        if WIN = 2
        ld hl, won_text
        ld de, TEXT_ROW * 256 + TEXT_COL
        call print
        call fanfare
        endif
        ret

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

; --- back, forward, restart, last ---
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

; --- arrows ---
do_left:
        call arrow
        ld hl, v_col
        dec (hl)
        ret p
        if SIDE_EDGE = 1
        inc (hl)
        ret
        endif
        ld (hl), 13
        if SIDE_EDGE = 2
        ld hl, v_row
        dec (hl)
        ret p
        ld (hl), 5
        endif
        ret
do_right:
        call arrow
        ld hl, v_col
        inc (hl)
        ld a, (hl)
        cp 14
        ret c
        if SIDE_EDGE = 1
        dec (hl)
        ret
        endif
        if FAULT = F_cursor_wraps_short
        ld (hl), 1
        else
        ld (hl), 0
        endif
        if SIDE_EDGE = 2
        ld hl, v_row
        inc (hl)
        ld a, (hl)
        cp 6
        ret c
        ld (hl), 0
        endif
        ret
do_up:
        call arrow
        ld hl, v_row
        dec (hl)
        ret p
        if TOP_EDGE = 1
        inc (hl)
        ret
        endif
        ld (hl), 5
        if TOP_EDGE = 2
        ld hl, v_col
        dec (hl)
        ret p
        ld (hl), 13
        endif
        ret
do_down:
        call arrow
        ld hl, v_row
        if FAULT = F_cursor_skips_row
        ld a, (hl)
        cp 3
        jr nz, no_skip
        ld a, (v_col)
        cp 11
        jr nz, no_skip
        inc (hl)
no_skip:
        endif
        inc (hl)
        ld a, (hl)
        cp 6
        ret c
        if TOP_EDGE = 1
        dec (hl)
        ret
        endif
        ld (hl), 0
        if TOP_EDGE = 2
        ld hl, v_col
        inc (hl)
        ld a, (hl)
        cp 14
        ret c
        ld (hl), 0
        endif
        ret

arrow:
        if CLICK = 1
        call click
        endif
        if ARROW_SELECTION = 1
        ld a, (v_selected)
        or a
        jr z, arrow_free
        xor a
        ld (v_selected), a
        jp forget_hints
arrow_free:
        endif
        if ARROW_HINT = 0
        if FAULT = F_hint_outlives_down
        ld a, (v_taken)
        and 7
        ret z
        endif
        jp drop_hint
        endif
        ret

; --- the border ---
judge:
        if PRECEDENCE = 0
        ld a, (v_cheated)
        or a
        ld c, 2
        jr nz, judged
        endif
        ld a, (v_level)
        cp 42
        ld c, 7
        if FAULT = F_border_win_not_seen
        ld c, 5
        endif
        if FAULT = F_border_win_black
        ld c, 0
        endif
        jr z, judged
        if PRECEDENCE = 2
        ld a, (v_cheated)
        or a
        ld c, 2
        jr nz, judged
        endif
        xor a
        ld (v_filter), a
        ld a, (v_hint_k)
        push af
        call first_pair
        pop hl
        ld a, h
        ld (v_hint_k), a
        ld c, 0
        if FAULT = F_border_never_black
        ld c, 5
        endif
        jr nz, judged
        if PRECEDENCE = 1
        ld a, (v_cheated)
        or a
        ld c, 2
        jr nz, judged
        endif
        ld c, 5
        if FAULT = F_border_black_early
        ld a, (v_level)
        cp 40
        jr c, judged
        ld c, 0
        endif
judged: ld a, c
        ld (v_border), a
        out (254), a
        add a, a
        add a, a
        add a, a
        ld (23624), a           ; for the ROM's beeper
        ret

; --- numbers ---
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

; --- drawing ---
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
        if CURSOR >= 5
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
        ld a, (v_hint1)
        or a
        jr z, no_hint
        cp l
        jr z, hinted
        ld a, (v_hint2)
        cp l
        jr nz, no_hint
hinted: ld c, ATTR_HINT
no_hint:
        if COLOURED = 1
        ld a, b
        or a
        jr z, colourless
        ld a, c
        and 0xf8
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
        if CURSOR = 3
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
        if CURSOR >= 5
        call draw_mark
        endif
        ret

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
        ld b, 8
tile3:  ld a, (hl)
        xor c
        ld (de), a
        inc hl
        inc d
        djnz tile3
        pop de
        inc e
        pop bc
        djnz tile2
        pop de
        inc d
        pop bc
        djnz tile1
        ret

; Marks beside the tile: 5 brackets, 6 an arrow, 7 a frame, 8 a line below, 9 colour around it
        if CURSOR >= 5
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
        if CURSOR = 8
mark_chars: defb MARK_CHAR
blank_chars: defb ' '
        endif
        endif

; --- time and sound ---
wait_frames:
        ld b, a
wait1:
        if (INTS = 0) || (WAIT_BUSY = 1)
        push bc
        ld bc, 2688
wait2:  dec bc
        ld a, b
        or c
        jr nz, wait2
        pop bc
        else
        halt
        endif
        djnz wait1
        ret

click:
        if CLICK_SOUND = 1
        push bc
        push de
        ld d, 20
        ld e, 60
        call tone
        pop de
        pop bc
        endif
        ret

; D half waves of E steps, interrupts as SOUND says.
tone:
        if SOUND_DI = 1
        di
        endif
        ld a, (v_border)
        or 8
tone1:  xor 16
        if SOUND_FLICKER = 1
        xor 2
        endif
        out (254), a
        ld b, e
tone2:  djnz tone2
        dec d
        jr nz, tone1
        ld a, (v_border)
        or 8
        out (254), a
        if (SOUND_DI = 1) && (INTS != 0)
        ei
        endif
        ret

removal_sound:
        if FAULT = F_sound_missing
        ret
        endif
        if FAULT = F_sound_missing_without_gravity
        ld a, (v_gravity)
        or a
        ret z
        endif
        if FAULT = F_sound_stops_late
        ld a, (v_level)
        cp 20
        ret nc
        endif
        if SOUND = 0
        ld a, SOUND_NOTES
sound1: push af
        ld d, SOUND_LENGTH
        ld e, a
        sla e
        sla e
        sla e
        set 5, e
        call tone
        pop af
        dec a
        jr nz, sound1
        endif
        if SOUND = 1
        ld de, SOUND_LENGTH
        ld hl, 500
        push ix
        call 0x03b5             ; BEEPER
        pop ix
        if INTS = 0
        di
        endif
        endif
        if SOUND = 2
        ld hl, ay_ping
        call ay_write
        endif
        if SOUND = 3
        ; a glide through the notes, a frame apart
        ld c, 6
glide:  push bc
        ld d, 40
        ld a, c
        add a, a
        add a, a
        add a, a
        add a, a
        ld e, a
        call tone
        ld a, 1
        call wait_frames
        pop bc
        dec c
        jr nz, glide
        endif
        ret

fanfare:
        ld c, FANFARE
fan1:   push bc
        ld d, 60
        ld a, c
        and 7
        add a, 3
        add a, a
        add a, a
        add a, a
        ld e, a
        call tone
        ld a, 4
        call wait_frames
        pop bc
        dec c
        jr nz, fan1
        ret

        if (SOUND = 2) || (MUSIC = 2)
ay_write:
        ld a, (hl)
        inc hl
        cp 255
        ret z
        ld bc, 0xfffd
        out (c), a
        ld a, (hl)
        inc hl
        ld b, 0xbf
        out (c), a
        jr ay_write
ay_ping:
        defb 0, 100, 1, 0, 8, 16, 11, 0, 12, 8, 7, 0x3e, 13, 0, 255
ay_start:
        ld hl, ay_tune
        jr ay_write
ay_tune:
        defb 2, 200, 3, 1, 9, 10, 7, 0x3c, 255
        endif

; --- interrupts ---
        if INTS = 2
start_interrupts:
        ld hl, vectors
        ld de, vectors + 1
        ld bc, 256
        ld (hl), 0xfc
        ldir
        ld a, 0xc3
        ld (isr_place), a
        ld hl, isr
        ld (isr_place + 1), hl
        ld a, vectors / 256
        ld i, a
        im 2
        ei
        ret
isr:    push af
        push bc
        push de
        push hl
        ld hl, (v_clock2)
        inc hl
        ld (v_clock2), hl
        call tick
        if MUSIC = 1
        ; every eighth frame a short click
        ld a, l
        and 7
        jr nz, no_note
        ld b, 12
        ld a, (v_border)
note:   xor 16
        out (254), a
        ld c, 30
note1:  dec c
        jr nz, note1
        djnz note
        ld a, (v_border)
        out (254), a
no_note:
        endif
        if MUSIC = 2
        ld a, (v_clock2)
        ld bc, 0xfffd
        ld d, 2
        out (c), d
        ld b, 0xbf
        rrca
        rrca
        rrca
        and 15
        add a, 60
        out (c), a
        endif
        if KEYS = 3
        call scan
        ld hl, v_last_key
        cp (hl)
        jr z, isr_same
        ld (hl), a
        or a
        jr z, isr_same
        ld (v_key), a
isr_same:
        endif
        if CLOCK = 2
        call show_clock
        endif
        pop hl
        pop de
        pop bc
        if ROM_KEYS = 1
        pop af
        jp 56
        else
        pop af
        ei
        reti
        endif
        endif

; Counts a frame.
tick:
        ld hl, v_ticks
        inc (hl)
        ld a, (hl)
        cp 50
        jr c, tick_end
        ld (hl), 0
        inc hl
        inc (hl)
        ld a, (hl)
        cp 60
        jr c, tick_end
        ld (hl), 0
        inc hl
        inc (hl)
tick_end:
        ld hl, (v_clock2)
        ret

        if CLOCK != 0
show_clock:
        if CLOCK = 3
        ; a wheel
        ld a, (v_ticks)
        rrca
        rrca
        and 3
        ld l, a
        ld h, 0
        ld de, wheel
        add hl, de
        ld a, (hl)
        ld de, CLOCK_ROW * 256 + CLOCK_COL
        jp put
wheel:  defb "|/-+"
        else
        ld a, (v_seconds)
        if CLOCK != 4
        ld hl, v_shown_sec
        cp (hl)
        ret z
        ld (hl), a
        endif
        ld de, CLOCK_ROW * 256 + CLOCK_COL
        ld a, (v_minutes)
        call two_digits
        ld a, ':'
        call put
        ld a, (v_seconds)
        call two_digits
        if CLOCK = 4
        ld a, '.'
        call put
        ld a, (v_ticks)
        call two_digits
        endif
        ret
two_digits:
        ld c, '0' - 1
tens:   inc c
        sub 10
        jr nc, tens
        add a, '0' + 10
        ld b, a
        ld a, c
        call put
        ld a, b
        jp put
        endif
        endif

; --- keys ---
; What happens in each round of the waiting loop.
idle:
        if INTS = 1
        if CLOCK != 0
        ld a, (23672)
        ld hl, v_tmp + 2
        cp (hl)
        jr z, same_frame
        ld (hl), a
        call tick
        call show_clock
same_frame:
        endif
        endif
        if INTS = 2
        if (CLOCK = 1) || (CLOCK >= 3)
        call show_clock
        endif
        endif
        if NEW_SOURCE = 1
        ld hl, (v_random)
        inc hl
        ld (v_random), hl
        endif
        if KEY_HALT = 1
        halt
        endif
        ret

; A = the next key: 8 to 13, a digit or a small letter.
get_key:
        if KEYS = 0
        if FLUSH = 1
        res 5, (iy + 1)
        endif
        xor a
        ld (v_busy), a
rom1:   call idle
        bit 5, (iy + 1)
        jr z, rom1
        res 5, (iy + 1)
        ld a, (23560)
        cp 'A'
        jr c, key_taken
        or 0x20
        endif
        if (KEYS = 1) || (KEYS = 2)
held:   call scan
        jr nz, held
        xor a
        ld (v_busy), a
free:   call idle
        call scan
        jr z, free
        if DEBOUNCE = 1
        ld c, a
        push bc
        ld a, 1
        call wait_frames
        call scan
        pop bc
        cp c
        jr nz, free
        endif
        endif
        if KEYS = 3
        if FLUSH = 1
        xor a
        ld (v_key), a
        endif
        xor a
        ld (v_busy), a
isr1:   call idle
        ld a, (v_key)
        or a
        jr z, isr1
        ld c, a
        xor a
        ld (v_key), a
        ld a, c
        endif
        if KEYS = 4
        xor a
        ld (v_busy), a
poll:   call idle
        call scan
        ld hl, v_last_key
        cp (hl)
        ld (hl), a
        jr z, poll
        or a
        jr z, poll
        endif
        if KEYS = 5
        ; acts when the key is let go
        xor a
        ld (v_busy), a
down:   call idle
        call scan
        jr z, down
        ld c, a
letgo:  push bc
        call scan
        pop bc
        jr nz, letgo
        ld a, c
        endif
key_taken:
        ld hl, v_taken
        inc (hl)
        ld hl, v_busy
        ld (hl), 1
        ret

; A = the key that is held now, 0 none; Z accordingly.
scan:
        if ROM_SCAN = 1
        call 0x028e             ; KEY-SCAN
        jr nz, scan_none
        call 0x031e             ; K-TEST
        jr nc, scan_none        ; it leaves the shift in B
        ld c, 0
        ld d, 8
        ld e, a
        call 0x0333             ; K-DECODE
        cp 'A'
        jr c, scan_some
        or 0x20
scan_some:
        or a
        ret
scan_none:
        xor a
        ret
        else
        ld hl, key_table
        ld bc, 0xfefe
        ld d, 0                 ; the key so far
scan1:  in a, (c)
        cpl
        and 31
        ld e, 5
scan2:  rrca
        jr nc, scan3
        push af
        ld a, (hl)
        cp 2
        jr c, scan_shift
        ld d, a
scan_shift:
        pop af
scan3:  inc hl
        dec e
        jr nz, scan2
        rlc b
        jr c, scan1
        ld a, d
        or a
        ret z
        ; with CAPS SHIFT some digits are something else
        ld bc, 0xfefe
        in a, (c)
        rra
        ld a, d
        jr c, scan_end
        ld hl, shifted
        ld b, 5
scan4:  cp (hl)
        inc hl
        jr z, scan_caps
        inc hl
        djnz scan4
        or a
        ret
scan_caps:
        ld a, (hl)
        or a
        ret
scan_end:
        ld bc, 0x7ffe           ; with SYMBOL SHIFT nothing
        in a, (c)
        and 2
        ld a, d
        jr nz, scan_plain
        xor a
scan_plain:
        or a
        ret
shifted:
        defb '5', 8, '6', 10, '7', 11, '8', 9, '0', 12
key_table:
        defb 0, "zxcv"
        defb "asdfg"
        defb "qwert"
        defb "12345"
        defb "09876"
        defb "poiuy"
        defb 13, "lkjh"
        defb ' ', 1, "mnb"
        endif

title_text: defb "PRESS ANY KEY", 0
won_text:   defb "WELL DONE! ", 0
blank_text: defb "                ", 0
        include "tables.inc"
program_end:
        end
