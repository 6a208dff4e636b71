; Hexes for the ZX Spectrum 16K and up, as one BASIC line of at most 1,024 bytes.
;
; The whole program is line 0 of a BASIC program that starts itself:  0 OVER USR 7
; The 7 is a decoy: the ROM takes the value of a number from the five hidden bytes after it, and
; they say 23755, the address of this very line. So the processor runs through the line's own header
; before it reaches the game.
;
; Only addresses of Sinclair's published ROM interface are used, so any compatible ROM will do.
;
; The grid is in one page, 16 bytes a row, at twice the column plus one more in odd rows. So each of
; the six steps is one constant. Two rows above and below, and the places between the cells, hold
; 255: a step that leaves the grid ends there. A cell's position times 4 is its place among the
; attributes, apart from a constant, because a hexagon is 4 x 4 characters.

; --- the ROM (published entry points and system variables) ---
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

; --- memory after the program: free on every Spectrum, above the small workspace of the ROM ---
grid        equ 0x62            ; page of the grid: 0 black, 1 to 3 visits, 255 no cell
cursor      equ 0x6300          ; position, and the page of the grid after it
total       equ 0x6302          ; 0 if all cells are black
number      equ 0x6304          ; the puzzle's number

first       equ 0x21            ; position of the first cell
end_of_grid equ 0xa0
top_line    equ 1               ; screen line of the first row; rows are two lines apart
attributes  equ 0x5800 + 32 * top_line - 4 * first

text_colour equ 7               ; white on black
draws       equ 96

        org 23755

; --- the BASIC line, as the processor sees it ---
line:   defb 0, 0               ; line number 0                     NOP, NOP
        defw program_end - text         ; length                            EXX or the like; INC BC
text:   defb 0xde, 0xc0         ; OVER USR                          SBC A,0xc0
        defb '7', 0x0e          ; decoy and mark of the number      SCF;  LD C,0x8f
        defb 0x8f, 0x39, 0x96   ; 23755 and a bit, which is rounded     ADD HL,SP;  SUB (HL)
                                ; its last two bytes are free: the game's code begins in them

; --- a new puzzle ---
new:    ld hl, (frames)         ; the frame counter is the number; while it is 0, reads it again
        ld a, h
        or l
        jr z, new               ; 0 is not a puzzle number
numbered:
        ld (number), hl
restart:
        ld (iy + attr_p), text_colour
        ld (iy + bordcr), text_colour
        call cls                ; selects the lower screen, at the start of line 23
        ld bc, (number)
        call stack_bc
        call print_fp
        ld a, 2
        call chan_open
        ld de, legend
        ld bc, legend_end - legend
        call pr_string

; --- an empty grid ---
        ld hl, grid * 256
wall:   ld (hl), 255
        inc l
        jr nz, wall
        ld l, first
        ld de, 0x0809           ; eight rows; 9 and 7 lead from the end of a row to the next
row:    ld b, 4
empty:  ld (hl), 0
        inc l
        inc l
        djnz empty
        ld a, l
        add a, e
        ld l, a
        ld a, e
        xor 14                  ; 9 <-> 7
        ld e, a
        dec d
        jr nz, row

; --- the walk backwards that makes the puzzle ---
        ld de, (number)         ; s
        ld a, 32
        call random
        inc a                   ; the cursor is on that cell, counted in reading order
        ld b, a
        ld hl, grid * 256 + first - 1
seek:   inc l
        ld a, (hl)
        inc a
        jr z, seek              ; no cell
        djnz seek
        ld (cursor), hl
        ld c, 0
draw:   ld a, 6
        call random
        add a, a
        ld hl, steps
        add a, l
        ld l, a
        jr nc, same_page
        inc h
same_page:
        ld a, (hl)
        ld hl, (cursor)
        ld b, l
        add a, l
        ld l, a
        ld a, c
        rlca
        rlca
        rlca
        and 3                   ; the limit: 0, 1, 2
        cp (hl)
        jr c, not_there
        ld a, l
        ld l, b
        inc (hl)
        ld (cursor), a
not_there:
        inc c
        ld a, c
        cp draws
        jr nz, draw

; --- draws all cells, and finds out whether they are all black ---
show:   xor a
        ld (total), a
        ld hl, grid * 256 + first
each:   ld a, (hl)
        inc a
        jr z, no_cell
        dec a
        ld b, a
        ld a, (total)
        or b
        ld (total), a
        ld a, b
        and 2
        add a, b                ; 0 black, 1 blue, 4 green, 5 cyan
        or 0x40
        ld c, a
        ld a, (cursor)
        cp l
        jr nz, not_cursor
        ld a, c
        or 0x38                 ; white paper
        ld c, a
not_cursor:
        push hl
        ld h, 0
        add hl, hl
        add hl, hl
        ld de, attributes
        add hl, de
        push hl
        ld a, h                 ; the display address of the same character
        add a, a
        add a, a
        add a, a
        and 0x18
        or 0x40
        ld h, a
        call hexagon
        pop hl
        ld de, 29
        ld b, 4
colour: ld (hl), c
        inc l
        ld (hl), c
        inc l
        ld (hl), c
        inc l
        ld (hl), c
        add hl, de
        djnz colour
        pop hl
no_cell:
        inc l
        ld a, l
        cp end_of_grid
        jr nz, each

; --- the border and a text show the state of the game ---
        ld de, won
        ld a, (total)
        or a
        ld a, 7                 ; white: won
        jr z, tell
        ld hl, (cursor)
        ld c, l
        ld de, steps
        ld b, 6
try:    ld a, (de)
        inc de
        inc de
        add a, c
        ld l, a
        ld a, (hl)
        dec a
        cp 3
        ld a, 5                 ; cyan: playing
        jr c, playing
        djnz try
        ld de, stuck
        xor a                   ; black: no move is possible
        jr tell
playing:
        ld de, nothing
tell:   push de
        call border
        pop de
        ld bc, won - nothing
        call pr_string

; --- reads a command ---
key:    call get_key
        ld hl, keys
        ld b, 6
look:   cp (hl)
        inc hl
        jr z, go
        inc hl
        djnz look
        and 0xdf                ; lower case letters become capitals
        cp 'N'
        jp z, new
        cp 'R'
        jp z, restart
        cp 'S'
        jr z, choose
        jr key
go:     ld a, (hl)
        ld hl, (cursor)
        add a, l
        ld l, a
        ld a, (hl)
        dec a
        cp 3
        jr nc, key              ; black, or no cell
        ld (hl), a
        ld (cursor), hl
        jr show_again

; --- S: asks for a number ---
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
show_again:
        jp show

ask:    defb 18, 1, 'L', 18, 0, 8       ; prints a flashing L and steps back onto it
ask_end:

; --- a hexagon of 31 lines below the display address HL; C is kept ---
hexagon:
        ld de, 0                ; the outer bytes, left and right
        ld b, 31
pixels: inc h
        ld a, h
        and 7
        jr nz, same_line
        ld a, l
        add a, 32
        ld l, a
        jr c, same_line         ; the next third of the screen
        ld a, h
        sub 8
        ld h, a
same_line:
        bit 0, b
        jr nz, as_wide
        bit 4, b
        jr z, narrower
        scf
        rl d
        scf
        rr e
        jr as_wide
narrower:
        srl d
        sla e
as_wide:
        push hl
        ld (hl), d
        inc l
        ld (hl), 255
        inc l
        ld (hl), 255
        inc l
        ld (hl), e
        pop hl
        djnz pixels
        ret

; --- takes a step of RND, s in DE; A = floor(A s / 65536); keeps C ---
random: push af
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
        pop af

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

; --- the keys and their steps, in the order of the deal's directions ---
keys:   defb '7'
steps:  defb -17
        defb '8', -32
        defb '9', -15
        defb '3', 17
        defb '2', 32
        defb '1', 15

; --- information for the player ---
legend: defb 22, 0, 13, "HEXES"
        defb 22, 20, 0, "7 8 9", 22, 21, 0, "1 2 3  move"
        defb 22, 20, 16, "N new  S number", 22, 21, 16, "R restart"
legend_end:
nothing:
        defb 22, 19, 13, "      "
won:    defb 22, 19, 13, "SOLVED"
stuck:  defb 22, 19, 13, " LOST "
program_end:
