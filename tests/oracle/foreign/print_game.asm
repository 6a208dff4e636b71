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

        include "print/board.asm"
        include "print/pairs.asm"
        include "print/paths.asm"
        include "print/moves.asm"
        include "print/enter.asm"
        include "print/history.asm"
        include "print/numbers.asm"
        include "print/screen.asm"
        include "print/keys.asm"

        include "tables.inc"
        end
