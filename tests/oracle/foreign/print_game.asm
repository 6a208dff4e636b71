; A Shisen in the style of an author who lives on the ROM: everything is printed by RST 16 with control
; codes, and only what has changed; keys come from LAST_K, from the ROM's own waiting routine or from
; K-DECODE. Paths are found with one bit a cell, the history is a list of pairs that is played again from
; the dealt board, and the pairs that can go are listed after each change of the board.

        include "config.inc"

map     equ 0xc000              ; 8 rows of 16 cells: a kind 1..21 or 0
dealt   equ 0xc080              ; the same, as it was dealt
rows    equ 0xc100              ; 8 words, bit 15 the leftmost cell: occupied or closed
cols    equ 0xc110              ; 16 bytes, bit 0 the topmost cell
v       equ 0xc130
pairs   equ 0xc200              ; pairs of cells that can go, ended by 0
past    equ 0xc400              ; 42 pairs that have gone
drawn   equ 0xc480              ; for 84 places: character, colours, INVERSE
mixed   equ 0xc600              ; 84 kinds

v_number equ v + 0
v_gravity equ v + 2
v_cheated equ v + 3
v_level equ v + 4
v_known equ v + 5
v_cursor equ v + 6              ; row * 16 + column, from 17
v_selected equ v + 7
v_hint1 equ v + 8
v_hint2 equ v + 9
v_next  equ v + 10              ; address of the pair that H shows next
v_hints equ v + 12              ; 0 begin, 1 go on, 2 exhausted
v_border equ v + 13
v_busy  equ v + 14
v_taken equ v + 15
v_kind  equ v + 16
v_value equ v + 17
v_typed equ v + 19
v_count equ v + 20
v_end   equ v + 22              ; end of the list of pairs
v_clock equ v + 24
v_last  equ v + 25
v_place equ v + 26

        org ORIGIN
start:
        ld hl, v
        ld b, 48
zero:   ld (hl), 0
        inc hl
        djnz zero
        ld a, 1
        ld (v_gravity), a
        ld a, 17
        ld (v_cursor), a
        if TILE_FONT = 2
        ld hl, pictures
        ld de, (23675)
        ld bc, 168
        ldir
        endif
        jp random_board

loop:   call draw
loop1:  call key
        ld hl, loop
        push hl
        cp 8
        jr c, nothing
        cp 12
        jp c, move
        jp z, toggle
        cp 13
        jp z, enter
        cp 'b'
        jp z, back
        cp 'f'
        jp z, forward
        cp 'h'
        jp z, help
        cp 'l'
        jp z, last
        cp 'n'
        jp z, random_board
        cp 'r'
        jp z, restart
        cp 's'
        jp z, ask
        if EXTRA_KEYS = 1
        cp ' '
        jp z, enter             ; SPACE as well
        endif
        if FAULT = F_p_extra_key_swaps
        cp 'w'
        jr nz, nothing
        ld hl, (map + 17)
        ld a, h
        ld h, l
        ld l, a
        ld (map + 17), hl
        call changed
        endif
nothing:
        ret

; --- the board ---
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

; After each change of the board: the bits, the pairs that can go, the border.
changed:
        ld hl, 0
        ld (rows), hl
        ld (rows + 14), hl
        ld hl, cols
        ld b, 16
bits0:  ld (hl), 0
        inc hl
        djnz bits0
        ld hl, map + 16
        ld ix, rows + 2
        ld b, 6
        ld c, 2                 ; bit of the row
bits1:  push bc
        ld de, 0
        ld iy, cols
        ld b, 16
bits2:  sla e
        rl d
        ld a, (hl)
        or a
        jr z, bits3
        inc e
        ld a, (iy + 0)
        or c
        ld (iy + 0), a
bits3:  inc iy
        inc hl
        djnz bits2
        ld (ix + 0), e
        ld (ix + 1), d
        inc ix
        inc ix
        pop bc
        sla c
        djnz bits1
        ld iy, 23610
        if RING = 0
        ld hl, 0xffff
        ld (rows), hl
        ld (rows + 14), hl
        ld hl, rows + 2
        ld b, 6
close1: set 0, (hl)
        inc hl
        set 7, (hl)
        inc hl
        djnz close1
        ld hl, cols
        ld b, 16
close2: set 0, (hl)
        set 7, (hl)
        inc hl
        djnz close2
        ld a, 255
        ld (cols), a
        ld (cols + 15), a
        endif
        if FAULT = F_p_path_no_left_ring
        ld a, 255
        ld (cols), a
        ld hl, rows + 3
        ld b, 6
close3: set 7, (hl)
        inc hl
        inc hl
        djnz close3
        endif
        ; the pairs
        ld hl, pairs
        ld (v_end), hl
        ld d, 0
list1:  ld a, d
        call cell
        jr z, list4
        ld (v_kind), a
        ld b, l
        ld e, d
list2:  inc e
        ld a, e
        cp 84
        jr nc, list4
        call cell
        ld c, a
        ld a, (v_kind)
        cp c
        jr nz, list2
        ld c, l
        push de
        call way
        pop de
        jr z, list2
        ld hl, (v_end)
        if FAULT = F_p_hint_list_short
        ld a, l
        cp 24
        jr z, list2
        endif
        ld (hl), b
        inc hl
        ld (hl), c
        inc hl
        ld (v_end), hl
        jr list2
list4:  inc d
        ld a, d
        cp 83
        jr c, list1
        ld hl, (v_end)
        ld (hl), 0
        call forget
        ; the border
judge:  ld a, (v_level)
        cp 42
        ld c, 7
        if PRECEDENCE >= 1
        jr z, judged
        endif
        if PRECEDENCE != 1
        push af
        ld a, (v_cheated)
        or a
        jr z, honest
        pop af
        ld c, 2
        jr judged
honest: pop af
        jr z, judged
        endif
        ld a, (pairs)
        or a
        ld c, 0
        if FAULT = F_p_border_black_when_few
        jr z, judged
        ld hl, (v_end)
        ld a, l
        cp 3
        endif
        jr z, judged
        ld c, 5
        if PRECEDENCE = 1
        ld a, (v_cheated)
        or a
        jr z, judged
        ld c, 2
        endif
judged: ld a, c
        ld (v_border), a
        jp 0x229b               ; BORDER

; A = the kind at place A of the order, L = its cell; Z if there is none.
cell:   ld hl, order_cells
        add a, l
        ld l, a
        jr nc, cell1
        inc h
cell1:  ld a, (hl)
        add a, 17
        ld l, a
        ld h, map / 256
        ld a, (hl)
        or a
        ret

; NZ if a way of three segments joins the cells B and C. Keeps BC.
way:
        call flip
        call flip_c
        call way1
        push af
        call flip
        call flip_c
        pop af
        ret
flip_c: ld a, b
        ld b, c
        call flip
        ld b, a
        ret
; Turns the bits of cell B over. Keeps A, BC.
flip:   push af
        push bc
        ld a, b
        call row_bit
        ld a, (ix + 0)
        xor l
        ld (ix + 0), a
        ld a, (ix + 1)
        xor h
        ld (ix + 1), a
        ld a, b
        call col_bit
        ld a, (hl)
        xor e
        ld (hl), a
        pop bc
        pop af
        ret
; IX = the word of the row of cell A, HL = the bit of its column.
row_bit:
        push af
        rrca
        rrca
        rrca
        and 14
        ld e, a
        ld d, 0
        ld ix, rows
        add ix, de
        pop af
        and 15
        ld hl, 0x8000
        ret z
row_b1: srl h
        rr l
        dec a
        jr nz, row_b1
        ret
; HL = the byte of the column of cell A, E = the bit of its row.
col_bit:
        push af
        and 15
        ld l, a
        ld h, 0
        ld de, cols
        add hl, de
        pop af
        rrca
        rrca
        rrca
        rrca
        and 7
        ld e, 1
        ret z
col_b1: sla e
        dec a
        jr nz, col_b1
        ret

way1:   push bc
        ; columns that both reach along their rows
        ld a, b
        call row_run
        push de
        ld a, c
        call row_run
        pop hl
        ld a, d
        and h
        ld d, a
        ld a, e
        and l
        ld e, a
        ; without those that a row between has occupied
        ld a, b
        and 0x70
        ld l, a
        ld a, c
        and 0x70
        cp l
        jr nc, down_rows
        ld h, a
        ld a, l
        ld l, h
down_rows:
        ld h, a                 ; L the upper row, H the lower one, times 16
between1:
        ld a, l
        add a, 16
        ld l, a
        cp h
        jr nc, between2
        push hl
        push de
        call row_bit
        pop de
        pop hl
        ld a, (ix + 1)
        cpl
        and d
        ld d, a
        ld a, (ix + 0)
        cpl
        and e
        ld e, a
        jr between1
between2:
        if FAULT = F_p_path_straight_only
        ld a, b
        xor c
        and 0x0f
        ld a, 0
        jr nz, way_end
        endif
        ld a, d
        or e
        jr nz, way_end
        if FAULT = F_p_path_rows_only
        jr way_end
        endif
        ; rows that both reach along their columns
        ld a, b
        call col_run
        push de
        ld a, c
        call col_run
        pop hl
        ld a, l
        and e
        ld e, a
        ld a, b
        and 15
        ld l, a
        ld a, c
        and 15
        cp l
        jr nc, down_cols
        ld h, a
        ld a, l
        ld l, h
down_cols:
        ld h, a
between3:
        inc l
        ld a, l
        cp h
        jr nc, between4
        push hl
        ld h, 0
        ld bc, cols
        add hl, bc
        ld a, (hl)
        cpl
        and e
        ld e, a
        pop hl
        jr between3
between4:
        ld a, e
        or a
way_end:
        pop bc
        ret

; DE = the free cells of the row around cell A.
row_run:
        push bc
        call row_bit
        ld d, h
        ld e, l
        push hl
run1:   add hl, hl
        jr c, run2
        ld a, (ix + 1)
        and h
        jr nz, run2
        ld a, (ix + 0)
        and l
        jr nz, run2
        ld a, d
        or h
        ld d, a
        ld a, e
        or l
        ld e, a
        jr run1
run2:   pop hl
run3:   srl h
        rr l
        jr c, run4
        ld a, (ix + 1)
        and h
        jr nz, run4
        ld a, (ix + 0)
        and l
        jr nz, run4
        ld a, d
        or h
        ld d, a
        ld a, e
        or l
        ld e, a
        jr run3
run4:   pop bc
        ret
; E = the free cells of the column around cell A.
col_run:
        push bc
        call col_bit
        ld c, (hl)
        ld d, e
        ld b, e
crun1:  sla b
        jr c, crun2
        ld a, b
        and c
        jr nz, crun2
        ld a, e
        or b
        ld e, a
        jr crun1
crun2:  srl d
        jr c, crun3
        ld a, d
        and c
        jr nz, crun3
        ld a, e
        or d
        ld e, a
        jr crun2
crun3:  pop bc
        ret

; --- commands ---
forget: xor a
        ld (v_hint1), a
        ld (v_hints), a
        ret
drop:   xor a
        ld (v_hint1), a
        if HINT_RESUME = 0
        ld (v_hints), a
        endif
        ret

move:   push af
        if ARROW_HINT = 0
        if FAULT = F_p_hint_stays_on_left
        cp 8
        call nz, drop
        else
        call drop
        endif
        endif
        pop af
        ld hl, v_cursor
        ld b, (hl)
        ld c, a
        ld a, b
        and 15
        ld d, a                 ; column 1..14
        ld a, b
        and 0x70
        ld e, a                 ; row, 16..96
        ld a, c
        cp 8
        jr z, go_left
        cp 9
        jr z, go_right
        cp 10
        jr z, go_down
        ; up
        ld a, e
        sub 16
        jr nz, moved_row
        if TOP_EDGE = 1
        ret
        endif
        if TOP_EDGE = 2
        dec d
        jr nz, up_last
        ld d, 14
up_last:
        endif
        ld a, 96
        jr moved_row
go_down:
        ld a, e
        add a, 16
        cp 112
        jr nz, moved_row
        if TOP_EDGE = 1
        ret
        endif
        if TOP_EDGE = 2
        inc d
        ld a, d
        cp 15
        jr nz, down_first
        ld d, 1
down_first:
        endif
        if FAULT = F_p_cursor_lost_below
        ld a, 32
        else
        ld a, 16
        endif
moved_row:
        or d
        ld (hl), a
        ret
go_left:
        dec d
        jr nz, moved_col
        if SIDE_EDGE = 1
        ret
        endif
        ld d, 14
        if SIDE_EDGE = 2
        ld a, e
        sub 16
        ld e, a
        jr nz, moved_col
        ld e, 96
        endif
        jr moved_col
go_right:
        inc d
        ld a, d
        cp 15
        jr nz, moved_col
        if SIDE_EDGE = 1
        ret
        endif
        ld d, 1
        if SIDE_EDGE = 2
        ld a, e
        add a, 16
        ld e, a
        cp 112
        jr nz, moved_col
        ld e, 16
        endif
moved_col:
        ld a, e
        jr moved_row

help:   ld a, (v_hints)
        cp 1
        ld hl, (v_next)
        jr z, help1
        if HINT_END = 1
        or a
        jr nz, no_help
        endif
help0:
        if HINT_MODE = 3
        ld hl, (v_end)
        else
        ld hl, pairs
        endif
help1:  ; the next pair with the selection in it
        if HINT_MODE = 3
        ld de, pairs
        or a
        sbc hl, de
        add hl, de
        jr z, help_end
        dec hl
        ld b, (hl)
        dec hl
        ld c, (hl)
        else
        ld a, (hl)
        or a
        jr z, help_end
        ld c, a
        inc hl
        ld b, (hl)
        inc hl
        endif
        if FAULT = F_p_hint_ignores_selection
        jr help2
        endif
        ld a, (v_selected)
        or a
        jr z, help2
        cp b
        jr z, help2
        cp c
        jr nz, help1
help2:  ld (v_next), hl
        ld a, c
        ld (v_hint1), a
        ld a, b
        ld (v_hint2), a
        ld a, 1
        ld (v_hints), a
        ret
help_end:
        if HINT_END = 2
        ld a, (v_hints)
        or a
        jr z, no_help
        xor a
        ld (v_hints), a
        jr help0
        endif
        ld a, 2
        if HINT_END = 0
        xor a
        endif
        ld (v_hints), a
no_help:
        xor a
        ld (v_hint1), a
        ret

enter:  ld bc, (v_hint1)        ; C the first one, B the second one
        ld a, c
        or a
        jr nz, take
        ld a, (v_cursor)
        ld l, a
        ld h, map / 256
        ld a, (hl)
        or a
        jr z, on_nothing
        ld a, (v_selected)
        or a
        jr z, choose_it
        cp l
        jr z, let_go
        ld b, l
        ld c, a
        ld a, (hl)
        ld l, c
        cp (hl)
        ld l, b
        jr nz, on_other
        call way
        jr nz, take
        ld a, (v_cursor)
        ld l, a
        if BLOCKED_PAIR = 0
        jr choose_it
        endif
        if BLOCKED_PAIR = 1
        jr drop1
        endif
        if BLOCKED_PAIR = 2
        jr let_go
        endif
on_other:
        if OTHER_KIND = 1
        jr drop1
        endif
        if OTHER_KIND = 2
        jr let_go
        endif
choose_it:
        ld a, l
        ld (v_selected), a
        jp forget
on_nothing:
        if EMPTY_CELL = 0
drop1:  jp drop
        endif
let_go: xor a
        ld (v_selected), a
        jp forget
        if EMPTY_CELL = 1
drop1:  jp drop
        endif

take:   xor a
        if FAULT = F_p_selection_stays
        else
        ld (v_selected), a
        endif
        if SHOW_PAIR != 0
        ld a, b
        ld (v_hint1), a
        ld a, c
        ld (v_hint2), a
        push bc
        call draw
        ld b, SHOW_PAIR
pause1: halt
        djnz pause1
        pop bc
        endif
        xor a
        ld (v_hint1), a
        ld a, (v_level)
        ld l, a
        add a, a
        ld e, a
        ld d, past / 256
        inc l
        ld a, l
        ld (v_level), a
        if FAULT = F_p_forward_survives
        ld hl, v_known
        cp (hl)
        jr c, known_more
        ld (hl), a
known_more:
        else
        ld (v_known), a
        endif
        ld a, b
        ld (de), a
        inc e
        ld a, c
        ld (de), a
        call without
        call draw
        if FAULT != F_p_sound_missing
        if SOUND = 1
        ld de, 10
        ld hl, 600
        call 0x03b5
        else
        ld b, 60
        ld a, (v_border)
noise:  xor 16
        out (254), a
        ld c, 80
noise1: dec c
        jr nz, noise1
        djnz noise
        endif
        endif
        if DELAY != 0
        ld b, DELAY
pause2: halt
        djnz pause2
        endif
        call changed
        ld a, (v_level)
        cp 42
        ret nz
        if WIN != 0
        ; the border tells, and a tune
        ld b, FANFARE
tune:   push bc
        ld l, b
        ld h, 1
        ld de, 20
        call 0x03b5
        pop bc
        djnz tune
        endif
        ret

; Takes the pair B, C from the map; gravity.
without:
        ld h, map / 256
        ld l, b
        ld (hl), 0
        ld l, c
        ld (hl), 0
        ld a, (v_gravity)
        or a
        ret z
        if FAULT = F_p_gravity_other_column
        ld a, b
        call sink
        ld a, b
        jr sink
        endif
        ld a, b
        call sink
        ld a, c
; The column of cell A falls.
sink:   and 15
        add a, 96
        ld l, a                 ; the lowest cell
        ld e, l
        ld d, map / 256
        ld h, d
sink1:  ld a, (hl)
        or a
        jr z, sink2
        ld (de), a
        ld a, l
        cp e
        jr z, sink3
        ld (hl), 0
sink3:  ld a, e
        sub 16
        ld e, a
sink2:  ld a, l
        sub 16
        ld l, a
        cp 16
        jr nc, sink1
        ret

back:   ld a, (v_level)
        sub 1
        jr c, idle_travel
        jr travel
forward:
        ld a, (v_level)
        ld hl, v_known
        cp (hl)
        jr nc, idle_travel
        inc a
        jr travel
restart:
        ld a, (v_level)
        or a
        jr z, idle_travel
        xor a
        jr travel
last:   ld a, (v_known)
        ld hl, v_level
        cp (hl)
        jr z, idle_travel
travel: ld (v_level), a
        push af
        ld a, 1
        ld (v_cheated), a
        xor a
        if FAULT = F_p_travel_keeps_selection
        else
        ld (v_selected), a
        endif
        ld hl, dealt
        ld de, map
        ld bc, 128
        ldir
        pop af
        or a
        jp z, changed
        ld b, a
        ld hl, past
        if FAULT = F_p_back_skips_tenth
        ld a, b
        cp 10
        jr nz, replay
        inc hl
        inc hl
        dec b
        endif
replay: push bc
        ld b, (hl)
        inc hl
        ld c, (hl)
        inc hl
        push hl
        call without
        pop hl
        pop bc
        djnz replay
        jp changed
idle_travel:
        if IDLE_CHEATS = 1
        ld a, 1
        ld (v_cheated), a
        call judge
        endif
        if IDLE_SELECTION = 0
        ld a, (v_selected)
        or a
        jp z, drop
        xor a
        ld (v_selected), a
        jp forget
        else
        jp drop
        endif

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

; --- the screen: only what has changed is printed ---
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
        ret

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
        if (CURSOR = 3) || (CURSOR >= 5)
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

; --- keys ---
key:
        xor a
        ld (v_busy), a
        if KEYS = 0
key1:   halt
        ld hl, 23611
        bit 5, (hl)
        jr z, key1
        res 5, (hl)
        ld a, (23560)
        endif
        if KEYS = 1
        ; LAST_K is made 0 and watched
        ld (23560), a
key1:
        if CLOCK = 1
        call clock
        endif
        ld a, (23560)
        or a
        jr z, key1
        endif
        if KEYS = 2
        ; a frame at a time, until a new key is held
        ei
key1:   halt
        call 0x028e
        jr nz, key1
        call 0x031e
        jr c, key2
        xor a
        ld (v_last), a
        jr key1
key2:   ld hl, v_last
        ld c, 0
        ld d, 8
        ld e, a
        push hl
        call 0x0333
        pop hl
        cp (hl)
        ld (hl), a
        jr z, key1
        endif
        ld hl, v_taken
        inc (hl)
        ld hl, v_busy
        ld (hl), 1
        cp 'A'
        ret c
        or 0x20
        ret
        if CLOCK = 1
; Seconds since power-on, while the program waits.
clock:  ld hl, v_clock
        ld a, (23673)
        cp (hl)
        ret z
        ld (hl), a
        ld a, 22
        rst 16
        ld a, CLOCK_ROW
        rst 16
        ld a, 25
        rst 16
        ld a, (23673)
        ld c, a
        ld b, 0
        jp print_bc
        endif

        include "tables.inc"
        end
