; Tetrominoes in the styles of other authors, for the tests of `tetrominoes check`. It shares no code
; with roms-free/tetrominoes1k. style.inc sets STYLE:
;
;   1  tiles of 16 x 8 pixels in the colour of the paper, digits of its own; keys read from the ports once
;      a tick, so that a key pressed while rows collapse is lost
;   2  tiles of 6 x 6 pixels in one colour, not at the places of characters, with a best score; keys
;      read by the ROM's KEY-SCAN, as INKEY$ does
;
; FAULT selects a fault: 0 none, 1 the first row is worth 10, 2 a piece turns through the
; walls, 3 the seed begins again with each game, 4 J moves only every other time, 7 the first seed is
; another one, 8 pieces appear one column further left. Honest, too: 5 a title waits for a key, and a
; tick is four frames; 6 ticks are 3, 3, 3 and 2 frames, which is the specification's 18.2 Hz; 9 removes
; the lowest of several full rows first.

        include "style.inc"

key_scan    equ 0x028e
k_test      equ 0x031e
k_decode    equ 0x0333
columns     equ 10
rows        equ 23
frames      equ 0x5c78          ; the ROM's interrupt counts them

        org 0x8000
    if FAULT = 5
title:  xor a
        in a, (0xfe)
        cpl
        and 31
        jr z, title
leave:  xor a
        in a, (0xfe)
        cpl
        and 31
        jr nz, leave
    endif
    if FAULT = 7
        ld hl, 12346
    else
        ld hl, 12345
    endif
        ld (seed), hl
game:
    if FAULT = 3
        ld hl, 12345
        ld (seed), hl
    endif
        ld hl, well
        ld bc, columns * rows
clear:  ld (hl), 0
        inc hl
        dec bc
        ld a, b
        or c
        jr nz, clear
        call set_up
        ld hl, 0
        ld (score), hl
        call show_score
        call show_well
        ld a, (frames)
        ld (due), a

next:   ld de, (seed)           ; seed * 9421 + 1 by adding 9421 times DE, bit by bit
        ld hl, 1
        ld bc, 9421
times:  srl b
        rr c
        jr nc, even
        add hl, de
even:   sla e
        rl d
        ld a, b
        or c
        jr nz, times
        ld (seed), hl
        ld de, 7 * 8192         ; remainder by 7
        ld b, 14
seven:  or a
        sbc hl, de
        jr nc, less
        add hl, de
less:   srl d
        rr e
        djnz seven
        ld a, l
        ld (piece), a
        add a, a
        add a, a
        add a, a
        ld e, a
        ld d, 0
        ld hl, shapes
        add hl, de
        ld de, shape
        ld bc, 8
        ldir
        ld a, (piece)
        or a
    if FAULT = 8
        ld a, 4
    else
        ld a, 5
    endif
        jr nz, placed
        dec a
placed: ld (x), a
        xor a
        ld (y), a
        ld (dropping), a
        call fits
        jp nz, over
        ld c, 1
        call put
        ld a, (score + 1)
        neg
        add a, 10
        ld (speed), a
row:    ld a, (speed)
        ld (timer), a

pass:   call key
        cp ' '
        jr nz, no_drop
        ld (dropping), a
no_drop:
        cp 'j'
        jr nz, no_left
    if FAULT = 4
        ld hl, every_other
        inc (hl)
        bit 0, (hl)
        jr z, no_left
    endif
        ld de, 0x00ff
        call move
        jr tick
no_left:
        cp 'l'
        jr nz, no_right
        ld de, 0x0001
        call move
        jr tick
no_right:
        cp 'k'
        call z, turn
tick:   call wait
        ld hl, timer
        dec (hl)
        jr z, fall
        ld a, (dropping)
        or a
        jr z, pass
fall:   ld de, 0x0100
        call move
        jr nz, landed
        ld a, (dropping)
        or a
        jr z, row
        ld hl, (score)
        inc hl
        ld (score), hl
        call show_score
        jr row

; --- full rows ---
landed:
    if FAULT = 1
        ld hl, 10
    else
        ld hl, 20
    endif
        ld (points), hl
again:
    if FAULT = 9
        ld hl, well + columns * (rows - 1)
        ld c, rows - 1          ; the row
    else
        ld hl, well
        ld c, 0                 ; the row
    endif
find:   push hl
        ld b, columns
full:   ld a, (hl)
        or a
        jr z, not_full
        inc hl
        djnz full
        pop hl
        ld a, c                 ; moves the rows above it down
shift:  or a
        jr z, top
        push hl
        ld d, h
        ld e, l
        ld bc, -columns
        add hl, bc
        push hl
        ld bc, columns
        ldir
        pop hl
        pop bc
        dec a
        jr shift
top:    ld b, columns
blank:  ld (hl), 0
        inc hl
        djnz blank
        ld hl, (score)
        ld de, (points)
        add hl, de
        ld (score), hl
        ex de, hl
        add hl, hl
        ld (points), hl
        call show_well
        call show_score
        ld a, (speed)
        ld b, a
pause:  push bc
        call wait
        pop bc
        djnz pause
        jr again
not_full:
        pop hl
    if FAULT = 9
        ld de, -columns
        add hl, de
        dec c
        ld a, c
        inc a
    else
        ld de, columns
        add hl, de
        inc c
        ld a, c
        cp rows
    endif
        jr nz, find
        jp next

over:   ld a, 1
        out (0xfe), a
released:
        call key
        cp ' '
        jr nz, released
    if STYLE = 1
held:   call key
        or a
        jr nz, held
    endif
        jp game

; --- moves the piece by column E and row D: Z if it fits there ---
move:   push de
        ld c, 0
        call put
        pop de
        push de
        ld hl, x
        ld a, (hl)
        add a, e
        ld (hl), a
        inc hl
        ld a, (hl)
        add a, d
        ld (hl), a
        call fits
        pop de
        jr z, moved
        ld hl, x
        ld a, (hl)
        sub e
        ld (hl), a
        inc hl
        ld a, (hl)
        sub d
        ld (hl), a
        or 1
moved:  push af
        ld c, 1
        call put
        pop af
        ret

turn:   ld a, (piece)
        or a
        ret z
        ld c, 0
        call put
        call quarter
        call fits
        jr z, turned
    if FAULT = 2
        ld a, (y)
        cp 3
        jr nc, turned
    endif
        call quarter
        call quarter
        call quarter
turned: ld c, 1
        jp put

quarter:
        ld hl, shape
        ld b, 4
corner: ld e, (hl)
        inc hl
        ld d, (hl)
        xor a
        sub e
        ld (hl), a
        dec hl
        ld (hl), d
        inc hl
        inc hl
        djnz corner
        ret

; --- Z if all tiles are inside and free ---
fits:   ld hl, shape
        ld b, 4
each:   call tile
        inc hl
        ld a, e
        cp columns
        jr nc, no
        ld a, d
        cp rows
        jr nc, no
        push hl
        call address
        ld a, (hl)
        pop hl
        or a
        ret nz
        djnz each
        xor a
        ret
no:     or 1
        ret

; --- DE = row and column of the tile at HL, which becomes the second byte's address ---
tile:   ld a, (x)
        add a, (hl)
        ld e, a
        inc hl
        ld a, (y)
        add a, (hl)
        ld d, a
        ret

; --- HL = the place in the well of row D, column E ---
address:
        push de
        ld a, d
        add a, a
        ld l, a
        add a, a
        add a, a
        add a, l                ; 10 rows
        add a, e
        ld e, a
        ld d, 0
        ld hl, well
        add hl, de
        pop de
        ret

; --- writes C to the four places and shows them ---
put:    ld hl, shape
        ld b, 4
put1:   call tile
        inc hl
        ld a, d
        cp rows
        jr nc, hidden
        push hl
        push bc
        call address
        ld (hl), c
        ld a, c
        ld bc, shown - well
        add hl, bc
        ld (hl), a
        call draw
        pop bc
        pop hl
hidden: djnz put1
        ret

none_shown:
        ld hl, shown
        ld de, shown + 1
        ld (hl), a
        ld bc, columns * rows - 1
        ldir
        ret

show_well:
        ld d, 0
show_row:
        ld e, 0
show_tile:
        push de
        call address
        ld a, (hl)
        ld bc, shown - well
        add hl, bc
        cp (hl)
        ld (hl), a
        call nz, draw
        pop de
        inc e
        ld a, e
        cp columns
        jr nz, show_tile
        inc d
        ld a, d
        cp rows
        jr nz, show_row
        ret

; --- waits until a tick has passed since the last one ---
wait:
    if FAULT = 6
        ld hl, ticks
        inc (hl)
        ld a, (hl)
        and 3
        ld a, 3
        jr nz, whole
        dec a
whole:
    endif
    if FAULT = 5
        ld a, 4
    endif
    if (FAULT != 5) && (FAULT != 6)
        ld a, 3
    endif
        ld hl, due
        add a, (hl)
        ld (hl), a
not_yet:
        ld a, (frames)
        sub (hl)
        ret p
        halt
        jr not_yet

; --- splits the score into digits and prints each by `digit` ---
show_score:
        ld hl, (score)
        ld b, 0                 ; its place
        ld de, -1000
        call count
        ld de, -100
        call count
        ld de, -10
        call count
        ld de, -1
count:  xor a
one:    inc a
        add hl, de
        jr c, one
        sbc hl, de
        dec a
        push hl
        push bc
        call digit
        pop bc
        pop hl
        inc b
        ret

    if STYLE = 1
; --- the well is at column 6, row 0; a wall on each side ---
set_up: ld hl, 0x5800
        ld de, 0x5801
        ld (hl), 0x0f           ; white on blue
        ld bc, 767
        ldir
        ld hl, 0x4000
        ld de, 0x4001
        ld (hl), 0
        ld bc, 6143
        ldir
        ld a, 3
        out (0xfe), a
        ld a, 255               ; nothing is drawn yet
        jp none_shown

; --- tile of row D, column E: two characters of paper ---
draw:   or a
        ld a, 0x38              ; empty: white
        jr z, colour
        ld a, 0x70              ; a tile: bright yellow
colour: push af
        ld l, d
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        ld a, e
        add a, a
        add a, 6
        ld c, a
        ld b, 0x58
        add hl, bc
        pop af
        ld (hl), a
        inc l
        ld (hl), a
        ret

; --- digit A at place B: bars instead of figures, at row 23 ---
digit:  ld de, 0x50e0 + 20      ; display address of row 23, column 20
        ld c, a
        ld a, e
        add a, b
        ld e, a
        ld a, c
        ld b, 8
bars:   ld h, a                 ; one line for each bit, and a foot
        and 1
        ld a, 0x81
        jr z, thin
        ld a, 0xff
thin:   ld (de), a
        inc d
        ld a, h
        srl a
        djnz bars
        ret

; --- A = the key that is down now, or 0 ---
key:    ld bc, 0x7ffe
        in a, (c)
        rra
        ld a, ' '
        ret nc
        ld b, 0xbf
        in a, (c)
        rra
        rra
        rra
        rra
        push af
        ccf
        ld a, 'j'
        jr c, j_down
        pop af
        ld b, 0xbf
        in a, (c)
        bit 1, a
        ld a, 'l'
        ret z
        in a, (c)
        bit 2, a
        ld a, 'k'
        ret z
        xor a
        ret
j_down: pop bc
        ret
    else
; --- the well is at (93, 31), tiles of 6 x 6 pixels ---
set_up: ld hl, 0x4000
        ld de, 0x4001
        ld (hl), 0
        ld bc, 6143
        ldir
        inc hl
        inc de
        ld (hl), 4              ; green on black
        ld bc, 767
        ldir
        xor a
        out (0xfe), a
        jp none_shown

draw:   ld (filled), a
        ld a, d
        add a, a
        add a, d
        add a, a
        add a, 31
        ld d, a                 ; y
        ld a, e
        add a, a
        add a, e
        add a, a
        add a, 93
        ld e, a                 ; x
        ld a, d                 ; the display address of (E, D)
        and 0xc0
        rrca
        rrca
        rrca
        ld h, a
        ld a, d
        and 7
        or h
        or 0x40
        ld h, a
        ld a, d
        and 0x38
        rlca
        rlca
        ld l, a
        ld a, e
        rrca
        rrca
        rrca
        and 31
        or l
        ld l, a
        ld a, e
        and 7
        ld de, 0xf800           ; five pixels; the sixth stays free
        jr z, masked
        ld b, a
right:  srl d
        rr e
        djnz right
masked: ld b, 5                 ; lines; the sixth stays free
line:   ld a, (filled)
        or a
        jr z, off
        ld a, (hl)
        or d
        ld (hl), a
        inc l
        ld a, (hl)
        or e
        jr both
off:    ld a, d
        cpl
        and (hl)
        ld (hl), a
        inc l
        ld a, e
        cpl
        and (hl)
both:   ld (hl), a
        dec l
        inc h
        ld a, h
        and 7
        jr nz, same
        ld a, l
        add a, 32
        ld l, a
        jr c, same
        ld a, h
        sub 8
        ld h, a
same:   djnz line
        ret

; --- digit A at place B, and in the best score if that is less; font of the ROM ---
digit:  push af
        ld c, b
        ld b, 0
        ld hl, 0x4000 + 2
        add hl, bc
        call figure
        pop af
        ld hl, (score)
        ld de, (best)
        or a
        sbc hl, de
        ret c
        add hl, de
        ld (best), hl
        ld hl, 0x4000 + 26
        add hl, bc
figure: push bc
        ex de, hl
        add a, '0'
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld bc, 0x3c00
        add hl, bc
        ld b, 8
copy:   ld a, (hl)
        ld (de), a
        inc hl
        inc d
        djnz copy
        pop bc
        ret

; --- A = a key that was not down at the last call, or 0 ---
key:    call key_scan
        jr nz, nothing
        call k_test
        jr nc, nothing
        ld c, 0
        ld d, 0xff
        ld e, a
        call k_decode
        ld hl, last
        cp (hl)
        ld (hl), a
        ret nz
        xor a
        ret
nothing:
        xor a
        ld (last), a
        ret
    endif

shapes: defb 0, 0, 1, 0, 0, 1, 1, 1
        defb 0, 0, 1, 0, -1, 1, 0, 1
        defb -1, 0, 0, 0, 1, 0, 1, 1
        defb -1, 0, 0, 0, 0, 1, 1, 1
        defb -2, 0, -1, 0, 0, 0, 1, 0
        defb -1, 0, 0, 0, 1, 0, -1, 1
        defb -1, 0, 0, 0, 1, 0, 0, 1

seed:   defw 0
score:  defw 0
best:   defw 0
points: defw 0
x:      defb 0
y:      defb 0
piece:  defb 0
speed:  defb 0
timer:  defb 0
dropping:
        defb 0
last:   defb 0
filled: defb 0
every_other:
        defb 0
shape:  defs 8
due:    defb 0
ticks:  defb 0
well:   defs columns * rows
shown:  defs columns * rows     ; what is on the screen
        end 0x8000
