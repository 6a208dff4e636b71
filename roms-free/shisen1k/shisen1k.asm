; Shisen for the ZX Spectrum 16K and up, as one BASIC line of at most 1,024 bytes.
;
; The whole program is line 0 of a BASIC program that starts itself:  0 OVER USR 7
; The 7 is a decoy: the ROM takes the value of a number from the five hidden bytes behind it, and
; they say 23755, the address of this very line. So the processor runs through the line's own header
; before it reaches the game.
;
; Only addresses of Sinclair's published ROM interface are used, so any compatible ROM will do.
;
; The board lives in one page, 17 bytes a row: column 0 and 15 and row 0 and 7 are the free ring
; round the 6 x 14 tiles, column 16 and all behind row 7 is wall. A step past any edge lands on
; wall, by the wrap of one byte, so a path needs no test for edges. 17 is also 16 more than 1, so a
; turn is one XOR. A byte is 0 empty, 255 wall, else the tile's letter.

; --- the ROM (published entry points and system variables) ---
beeper      equ 0x03b5
cls         equ 0x0d6b
cls_lower   equ 0x0d6e
chan_open   equ 0x1601
pr_string   equ 0x203c
border      equ 0x229b
stack_bc    equ 0x2d2b
print_fp    equ 0x2de3
hl_times_de equ 0x30a9
last_k      equ 0x5c08
flags       equ 0x01            ; from IY: bit 3 letters instead of keywords, bit 5 a new key
bordcr      equ 0x0e            ; from IY: colours of the two lowest lines
attr_p      equ 0x53            ; from IY: colours of all others
frames      equ 0x5c78
attr_t      equ 0x5c8f

; --- memory after the program: free on every Spectrum, above the small workspace of the ROM ---
board       equ 0x62            ; page of the padded board
deal        equ 0x63            ; page of the deal: 84 letters in reading order,
history     equ 0x80            ; at this offset 42 pairs of positions, the smaller one first,
done        equ 0x63f0          ; and the state: removals in effect
known       equ 0x63f1          ; removals that Forward and Last can restore
cheated     equ 0x63f2          ; 0, or 2 = red
selected    equ 0x63f3          ; position of the selected tile, 0 none
hint1       equ 0x63f4          ; the pair that is shown, 0 none
hint2       equ 0x63f5
cursor      equ 0x63f6
number      equ 0x63f8          ; the board's number

row         equ 17              ; bytes from one row to the next
first       equ row + 1         ; position of the first tile
top_line    equ 4               ; screen line of the first row; rows are two lines apart
left        equ 3               ; screen column of the first tile; tiles are two columns apart

table       equ 0x0f            ; white on blue: the table, its legend, and the lower edge of a tile
tile_paper  equ 0x78            ; bright white, with one of four dark inks
kind_paper  equ 0x70            ; bright yellow: the kind under the cursor
hint_paper  equ 0x68            ; bright cyan: the pair that is shown
selected_in equ 0x57            ; bright white on red: the selected tile

        org 23755

; --- the BASIC line, as the processor sees it ---
line:   defb 0, 0               ; line number 0                     NOP, NOP
        defw program_end - text         ; length                            D9 03: EXX; INC BC
text:   defb 0xde, 0xc0         ; OVER USR                          SBC A,0xc0
        defb '7', 0x0e          ; decoy and mark of the number      SCF;  LD C,0x8f
        defb 0x8f, 0x39, 0x96   ; 23755 and a bit, which is rounded     ADD HL,SP;  SUB (HL)
                                ; its last two bytes are free: the game's code begins in them

; --- a new board ---
new:    ld hl, (frames)         ; the frame counter is the number; while it is 0, reads it again
        ld a, h
        or l
        jr z, new               ; 0 is not a board number
numbered:
        ld (number), hl
        ld hl, done             ; no removal, no cheating, no selection, no pair shown
        ld b, cursor - done
        xor a
clear:  ld (hl), a
        inc l
        djnz clear
        ld (hl), first
        ld (iy + attr_p), table
        ld (iy + bordcr), table
        call cls                ; selects the lower screen, at the start of line 23
        ld bc, (number)
        call stack_bc
        call print_fp
        ld a, 2
        call chan_open
        ld de, legend
        ld bc, legend_on - legend
        ld a, (gravity)
        or a
        jr z, legend_chosen
        ld bc, legend_off - legend
legend_chosen:
        call pr_string

; --- the position from its number: deals, then repeats the first (done) removals ---
replay: ld hl, deal * 256 + 83
sorted: ld a, l                 ; cell i holds kind i div 4
        srl a
        srl a
        add a, 'A'
        ld (hl), a
        dec l
        jp p, sorted
        ld de, (number)         ; s
        ld c, 83                ; i
shuffle:
        ld a, 75
        call times              ; A:HL = 75 s
        ld de, 75
        add hl, de
        adc a, d                ; A:HL = 75 (s + 1); D = 0, carry = 0
        ld e, a
        sbc hl, de              ; 65536 = -1 mod 65537: low word minus high word
        jr c, stepped           ; a borrow adds 1; s is 1 less, so it remains
        dec hl
stepped:
        ex de, hl
        ld a, c
        inc a
        call times              ; A = j = s (i + 1) / 65536
        ld h, deal
        ld l, c
        ld b, (hl)
        ld l, a
        ld a, (hl)
        ld (hl), b
        ld l, c
        ld (hl), a
        dec c
        jr nz, shuffle

        ld hl, board * 256
wall:   ld (hl), 255
        inc l
        jr nz, wall
        ld c, 8
ring:   ld b, 16
        xor a
free:   ld (hl), a
        inc l
        djnz free
        inc l
        dec c
        jr nz, ring
        ld de, deal * 256
        ld l, first
        ld c, 6
lay:    ld b, 14
tile:   ld a, (de)
        ld (hl), a
        inc e
        inc l
        djnz tile
        inc l
        inc l
        inc l
        dec c
        jr nz, lay

        ld a, (done)
        add a, a                ; two tiles per removal
        jr z, lips
        ld b, a
        ld c, history
again:  ld h, deal
        ld l, c
        ld l, (hl)
        ld h, board
        call remove
        inc c
        djnz again

; --- half a cell in white under each tile, its lower edge; it changes only with the board ---
lips:   ld hl, board * 256 + first
        ld e, top_line + 1
lip_line:
        call to_line
lip:    ld a, (hl)
        or a
        ld a, ' '
        jr z, no_lip
        ld a, 0x83              ; block graphic: the upper half
no_lip: call in_table           ; and the gap
        djnz lip
        call next_line
        jr nz, lip_line

; --- the border shows the state of the game ---
judge:  ld a, (cheated)
        or a
        jr nz, tell
        ld a, (done)
        cp 42
        ld a, 7                 ; white: won
        jr z, tell
        ld bc, 0
        ld d, b
        call find
        ld a, 5                 ; cyan: playing
        jr z, tell
        xor a                   ; black: no move is possible
tell:   call border

; --- shows the board and reads a command ---
show:   call draw
key:    call get_key
        bit 6, a
        jr z, no_letter
        and 0xdf                ; lower case letters become capitals
no_letter:
        ld hl, keys
look:   cp (hl)
        inc hl
        jr z, do
        inc hl
        bit 7, (hl)
        jr z, look
        jr key                  ; no command
do:     ld c, a
        ld a, (hl)              ; distance of the command from the first one
        ld hl, hint1
        ld de, commands
        add a, e
        ld e, a
        jr nc, same_page
        inc d
same_page:
        push de
        ld a, c
        ret

keys:   defb 13, enter - commands
        defb 'H', help - commands
        defb 8, arrow - commands
        defb 9, arrow - commands
        defb 10, arrow - commands
        defb 11, arrow - commands
        defb 12, toggle - commands
        defb 'N', another - commands
        defb 'S', choose - commands
        defb 'B', back - commands
        defb 'F', forward - commands
        defb 'R', restart - commands
        defb 'L', last - commands
        defb 255, 255

; --- the commands: A = C = key, HL = hint1; each ends in show, replay or new ---
commands:
enter:  ld bc, (hint1)
        ld a, b
        or a
        jr nz, take             ; the pair that is shown
        ld hl, (cursor)
        ld c, l
        ld h, board
        ld a, (hl)
        or a
        jr z, show              ; no tile is here
        ld hl, selected
        ld a, (hl)
        ld (hl), c              ; selected, unless a pair is removed
        ld b, a
        cp c
        jr z, unselect
        jr c, ordered           ; the smaller one first, for the history
        ld b, c
        ld c, a
ordered:
        or a
        jr z, show              ; the same tile
        ld h, board
        ld l, b
        ld a, (hl)
        ld l, c
        cp (hl)
        jr nz, show             ; another kind
        call path
        jr nz, show             ; no path
take:   ld hl, done
        ld a, (hl)
        inc a
        ld (hl), a
        inc l
        ld (hl), a              ; known: Forward has nothing to restore
        add a, a
        add a, history - 2
        ld l, a                 ; done, known and the history share a page
        ld (hl), b
        inc l
        ld (hl), c
        ld de, 12
        ld hl, 400
        call beeper
drop:   ld hl, selected
        xor a
        ld (hl), a
        inc l
        ld (hl), a
        inc l
        ld (hl), a
        jp replay

unselect:
        ld (hl), 0
shown:  jp show

help:   ld bc, (hint1)
        ld a, (selected)
        ld d, a
        call find
        jr z, found
        ld bc, 0                ; no further pair: none is shown, and the next press begins again
found:  ld (hint1), bc
        jr shown

arrow:  ld (hl), 0
        inc l
        ld (hl), 0
        inc l                   ; cursor
        ld de, steps - 8
        add a, e
        ld e, a
        ld a, (de)
        add a, (hl)
        cp row
        jr nc, not_above
        add a, 6 * row
not_above:
        cp 7 * row
        jr c, not_below
        sub 6 * row
not_below:
        ld c, a
column: sub row
        jr nc, column           ; column - 17
        inc a
        inc a
        jr nz, not_right        ; column 15
        ld a, c
        sub 14
        ld c, a
not_right:
        add a, 15
        jr nz, not_left         ; column 0
        ld a, c
        add a, 14
        ld c, a
not_left:
        ld (hl), c
        jr shown

steps:  defb -1, 1, row, -row   ; left, right, down, up: codes 8 to 11

toggle: ld hl, gravity
        ld a, (hl)
        xor 0xc9                ; NOP <-> RET
        ld (hl), a
another:
        jp new

back:   ld a, (done)
        or a
        jr z, undo_to
        dec a
        jr undo_to
forward:
        ld a, (done)
        inc a
        ld hl, known
        cp (hl)
        jr c, undo_to
last:   ld a, (known)
        jr undo_to
restart:
        xor a
undo_to:    ld hl, done
        cp (hl)
        jr z, dropped           ; the state does not change: no cheating
        ld (hl), a
        ld a, 2
        ld (cheated), a
dropped:
        jp drop

choose: call cls_lower          ; in the border's colour, at the start of line 23
        ld hl, 0
        ld b, 6                 ; at most five digits and ENTER
digit:  push bc
        ld de, ask
        ld bc, ask_end - ask
        call pr_string
        pop bc
        call get_key
        ld c, a
        cp 13
        jr z, chosen
        sub '0'
        cp 10
        jr nc, choose
        ld a, c
        rst 0x10
        ld de, 10
        call hl_times_de
        jr c, choose
        ld a, c
        sub '0'
        ld e, a
        add hl, de
        jr c, choose
        djnz digit
        jr choose
chosen: ld a, h
        or l
        jr z, choose
        jp numbered

ask:    defb 18, 1, 'L', 18, 0, 8       ; prints a flashing L and steps back onto it
ask_end:

; --- the next removable pair after B,C; D = tile that must be in it, 0 any. Z found, NZ none ---
find:   ld h, board
next:   inc c
        ld a, c
        cp 7 * row
        jr c, try
skip:   inc b
        ld c, b
        ld a, b
        cp 7 * row
        jr c, next
        or a
        ret
try:    ld l, b
        ld a, (hl)
        dec a
        jp m, skip              ; 0 and 255 are no tiles: both are negative now
        inc a
        ld l, c
        cp (hl)
        jr nz, next
        ld a, d
        or a
        jr z, any
        cp b
        jr z, any
        cp c
        jr nz, next
any:    call path
        jr nz, next
        ret

; --- do at most three segments join B and C? Z yes, NZ no; H = board; keeps B C D ---
path:   push de
        ld (found_it + 1), sp   ; one exit from any depth
        ld l, b
        ld de, 0x0103           ; as if it had come along a row, with three segments left
        call turn
        ld d, row               ; and as if it had come along a column
        call turn
        inc e                   ; NZ
leave:  pop de
        ret

turn:   ld a, d                 ; the two directions across D: 1 and 17, -1 and -17 differ by 16
        xor 16                  ; 1 xor 17
        call ray
        ld a, d
        xor 16
        neg
ray:    push hl
        push de
        ld d, a
step:   ld a, l
        add a, d
        ld l, a
        cp c
        jr z, found_it
        ld a, (hl)
        or a
        jr nz, blocked
        dec e
        call nz, turn
        inc e
        jr step
blocked:
        pop de
        pop hl
        ret
found_it:
        ld sp, 0                ; filled in by path
        jr leave

; --- removes the tile at HL; with gravity, the tiles above it fall ---
remove: ld d, h
fall:   ld (hl), 0
gravity:
        nop                     ; a RET here makes the game without gravity
        ld a, l
        sub row
        ret c                   ; the ring's row is always empty
        ld e, a
        ld a, (de)
        ld (hl), a
        ld l, e
        jr fall

; --- A:HL = A x DE ---
times:  ld hl, 0
        ld b, 8
bits:   add hl, hl
        rla
        jr nc, zero
        add hl, de
        adc a, 0
zero:   djnz bits
        ret

get_key:
        set 3, (iy + flags)
        res 5, (iy + flags)
wait:   bit 5, (iy + flags)
        jr z, wait
        ld a, (last_k)
        ret

; --- print position: line E, first tile; B = tiles in a line ---
to_line:
        ld a, 22
        rst 0x10
        ld a, e
        rst 0x10
        ld a, left
        rst 0x10
        ld b, 14
        ret

; --- moves L and E to the next line; Z after the last ---
next_line:
        inc l
        inc l
        inc l
        inc e
        inc e
        ld a, l
        cp first + 6 * row
        ret

; --- prints A and the gap to the next tile, and moves L to that tile ---
in_table:
        rst 0x10
        ld a, table
        ld (attr_t), a
        ld a, ' '
        rst 0x10
        inc l
        ret

; --- prints the tiles in their current colours ---
draw:   ld hl, (cursor)
        ld h, board
        ld c, (hl)              ; kind under the cursor
        ld l, first
        ld e, top_line
line_of:
        call to_line
cell:   ld d, table             ; an empty cell
        ld a, (hl)
        or a
        jr z, plain
        cp c
        ld d, kind_paper
        jr z, inked
        ld d, tile_paper
inked:  and 3
        or d
        ld d, a
plain:  ld a, (selected)
        cp l
        jr nz, not_selected
        ld d, selected_in
not_selected:
        ld a, (hint1)
        cp l
        jr z, hinted
        ld a, (hint2)
        cp l
        jr nz, not_hinted
hinted: ld d, hint_paper
not_hinted:
        ld a, (cursor)
        cp l
        jr nz, not_cursor
        set 7, d                ; cursor: flashes
not_cursor:
        ld a, d
        ld (attr_t), a
        ld a, (hl)
        or a
        jr nz, letter
        ld a, ' '
letter: call in_table
        djnz cell
        call next_line
        jr nz, line_of
        ret

; --- information for the player ---
legend: defb 22, 1, 13, "SHISEN"
        defb 22, 17, 3, "arrows  ENTER take H hints"
        defb 22, 18, 3, "B back  F forward  R restart"
        defb 22, 19, 3, "L last  N new      S number"
        defb 22, 20, 3, "DELETE  gravity off"
legend_off:
        defb 8, 8, "n "         ; off becomes on
legend_on:
        defb 13
program_end:
