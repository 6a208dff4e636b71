; Tetrominoes for the ZX Spectrum 16K and up, as one BASIC line of at most 1,024 bytes.
;
; The whole program is line 0 of a BASIC program that starts itself:  0 OVER USR 7
; The 7 is a decoy: the ROM takes the value of a number from the five hidden bytes after it, and
; they say 23755, the address of this very line. So the processor runs through the line's own header
; before it reaches the game.
;
; Only addresses of Sinclair's published ROM interface are used, so any compatible ROM will do.
;
; The well is the attribute file: 0 is empty, anything else is occupied. Every character of the well
; has the bitmap of a tile, which is invisible where ink and paper are black. The byte above the
; well's first row is the lowest line of that bitmap, which is not 0, so the top is closed.
;
; The steps are those of the specification. A tick is three frames: 16.7 Hz instead of 18.2 Hz.

; --- the ROM (published entry points and system variables) ---
cls         equ 0x0d6b
chan_open   equ 0x1601
pr_string   equ 0x203c
border      equ 0x229b
last_k      equ 0x5c08
flags       equ 0x01            ; from IY: bit 3 letters instead of keywords, bit 5 a new key
bordcr      equ 0x0e            ; from IY: colours of the two lowest lines
attr_p      equ 0x53            ; from IY: colours of all others

; --- memory after the program: free on every Spectrum, above the small workspace of the ROM ---
shape       equ 0x6200          ; column and row of four tiles, from the centre
place       equ 0x6208          ; attribute address of the centre
colour      equ 0x620a
seed        equ 0x620c
score       equ 0x620e
points      equ 0x6210          ; for the next row
speed       equ 0x6212          ; ticks a row
timer       equ 0x6213
dropping    equ 0x6214          ; not 0 after the space bar

left        equ 10              ; screen column of the left wall
attributes  equ 0x5800
columns     equ 10
rows        equ 23
wall        equ 0x28            ; cyan
text_colour equ 7               ; white on black
bright      equ 0x40
block       equ bright + 8      ; the colour of the piece that does not rotate

        org 23755

; --- the BASIC line, as the processor sees it ---
line:   defb 0, 0               ; line number 0                     NOP, NOP
        defw program_end - text         ; length                            checked by the build
text:   defb 0xde, 0xc0         ; OVER USR                          SBC A,0xc0
        defb '7', 0x0e          ; decoy and mark of the number      SCF;  LD C,0x8f
        defb 0x8f, 0x39, 0x96   ; 23755 and a bit, which is rounded     ADD HL,SP;  SUB (HL)
                                ; its last two bytes are free: the game's code begins in them

        ld hl, 12345
        ld (seed), hl

; --- step 1: an empty well, score 0 ---
game:   ld (iy + attr_p), text_colour
        ld (iy + bordcr), text_colour
        call cls
        xor a
        call border
        ld a, 2
        call chan_open
        ld de, legend
        ld bc, legend_end - legend
        call pr_string
        ld hl, 0x4000           ; the bitmap of a tile: its right and its lower edge
bitmap: ld a, l
        and 31
        sub left
        cp columns + 2
        jr nc, outside
        ld (hl), 255
        ld a, h
        inc a
        and 7
        jr z, outside
        ld (hl), 1
outside:
        inc hl
        ld a, h
        cp attributes / 256
        jr nz, bitmap
        ld l, left              ; HL = attributes + left
        ld de, 32 - columns - 1
        ld c, rows
well:   ld (hl), wall
        ld b, columns
empty:  inc hl
        ld (hl), 0
        djnz empty
        inc hl
        ld (hl), wall
        add hl, de
        dec c
        jr nz, well
        ld b, columns + 2
bottom: ld (hl), wall
        inc hl
        djnz bottom
        ld h, b
        ld l, b
        call set_score

; --- step 2: the next piece at the top ---
piece:  ld de, (seed)           ; seed * 9421 + 1
        ld bc, 9421
        ld hl, 0
        ld a, 16
times:  add hl, hl
        sla c
        rl b
        jr nc, no_add
        add hl, de
no_add: dec a
        jr nz, times
        inc hl
        ld (seed), hl
        ld b, 16                ; A = remainder by 7
divide: add hl, hl
        rla
        cp 7
        jr c, too_small
        sub 7
too_small:
        djnz divide
        ld c, a
        inc a
        add a, a
        add a, a
        add a, a
        or bright
        ld (colour), a
        sub block               ; 8 times the piece
        ld hl, shapes
        ld e, a
        ld d, b
        add hl, de
        ld de, shape
        push bc
        ld bc, 8
        ldir
        pop bc
        ld hl, attributes + left + 1 + 5
        ld a, c
        or a
        jr nz, centred
        dec hl                  ; the block is one column further left
centred:
        ld (place), hl
        call check
        jp nz, over
        call paint
        ld a, (score + 1)
        ld b, a
        ld a, 10
        sub b
        ld (speed), a
        xor a
        ld (dropping), a

; --- step 3 ---
again:  ld a, (speed)
        ld (timer), a

; --- step 4: a key, if one is waiting ---
pass:   call new_key
        ld de, -1
        cp 'j'
        jr z, sideways
        ld de, 1
        cp 'l'
        jr z, sideways
        cp 'k'
        jr z, rotate
        cp ' '
        jr nz, wait
        ld (dropping), a
        jr wait
sideways:
        call shift
        jr wait
rotate: ld a, (colour)
        cp block
        jr z, wait
        call erase
        call turn
        ld hl, (place)
        call check
        jr z, turned
        call turn               ; three more turns lead back
        call turn
        call turn
turned: call paint

; --- step 5: a tick, and perhaps a row down ---
wait:   call tick
        ld hl, timer
        dec (hl)
        inc hl
        jr z, down
        ld a, (hl)
        or a
        jr z, pass
down:   ld de, 32
        call shift
        jr nz, landed
        ld a, (dropping)
        or a
        jr z, again
        ld hl, (score)
        inc hl
        call set_score
        jr again

; --- step 6 ---
landed: ld hl, 20
        ld (points), hl

; --- step 7: removes full rows, the uppermost first ---
collapse:
        ld hl, attributes + left + 1
        ld de, 0                ; bytes above the row
row:    push hl
        ld b, columns
full:   ld a, (hl)
        or a
        jr z, not_full
        inc hl
        djnz full
        pop hl
        ld hl, attributes - 1   ; moves all rows above it down by one
        add hl, de
        ld b, d
        ld c, e
        ld de, 32
        ex de, hl
        add hl, de
        ex de, hl
        ld a, b
        or c
        jr z, top_row
        lddr
top_row:
        ld hl, attributes + left + 1
        ld b, columns
clear:  ld (hl), 0
        inc hl
        djnz clear
        ld hl, (points)
        push hl
        add hl, hl
        ld (points), hl
        pop hl
        ld de, (score)
        add hl, de
        call set_score
        ld a, (speed)
pause:  call tick
        dec a
        jr nz, pause
        jr collapse
not_full:
        pop hl
        ld bc, 32
        add hl, bc
        ex de, hl
        add hl, bc
        ex de, hl
        ld a, d
        cp rows * 32 / 256
        jr nz, row
        ld a, e
        cp rows * 32 - rows * 32 / 256 * 256
        jr nz, row
        jp piece

; --- step 8: space starts another game, with the seed as it is ---
over:   ld a, 2
        call border
restart:
        call new_key
        cp ' '
        jp z, game
        jr restart

; --- moves the piece by DE; Z moved, NZ something is in the way ---
shift:  push de
        call erase
        pop de
        ld hl, (place)
        add hl, de
        push hl
        call check
        pop hl
        jr nz, in_the_way
        ld (place), hl
in_the_way:
        push af
        call paint
        pop af
        ret

; --- a quarter turn counterclockwise: (x, y) becomes (y, -x) ---
turn:   ld hl, shape
        ld b, 4
corner: ld c, (hl)
        inc hl
        ld a, (hl)
        dec hl
        ld (hl), a
        inc hl
        xor a
        sub c
        ld (hl), a
        inc hl
        djnz corner
        ret

; --- Z if the four places of the piece with centre HL are empty ---
check:  ld de, or_place
        ld c, 0
        call each_tile
        ld a, c
        or a
        ret
or_place:
        ld a, (hl)
        or c
        ld c, a
        ret

erase:  ld c, 0
        jr painted
paint:  ld a, (colour)
        ld c, a
painted:
        ld hl, (place)
        ld de, set_place
        jr each_tile
set_place:
        ld (hl), c
        ret

; --- calls DE with HL at each tile of the piece with centre HL; passes C through ---
each_tile:
        ld (visit + 1), de
        ld de, shape
        ld b, 4
tile:   push hl
        push bc
        ld a, (de)
        inc de
        ld c, a
        ld a, (de)
        inc de
        add a, a
        add a, a
        add a, a
        add a, a
        add a, a
        add a, c                ; 32 rows + columns, -66 to 66
        ld c, a
        rla
        sbc a, a
        ld b, a
        add hl, bc
        pop bc
visit:  call 0                  ; filled in above
        pop hl
        djnz tile
        ret

tick:   halt
        halt
        halt
        ret

; --- A = a key that was pressed since the last call, or 0 ---
new_key:
        set 3, (iy + flags)
        xor a
        bit 5, (iy + flags)
        ret z
        res 5, (iy + flags)
        ld a, (last_k)
        ret

; --- the score becomes HL, and is printed with four digits ---
set_score:
        ld (score), hl
        ld de, at_score
        ld bc, 3
        push hl
        call pr_string
        pop hl
        ld bc, -1000
        call digit
        ld bc, -100
        call digit
        ld bc, -10
        call digit
        ld bc, -1
digit:  ld a, '0' - 1
count:  inc a
        add hl, bc
        jr c, count
        sbc hl, bc
        rst 0x10
        ret

; --- the tiles of the pieces: column and row from the centre ---
shapes: defb 0, 0, 1, 0, 0, 1, 1, 1
        defb 0, 0, 1, 0, -1, 1, 0, 1
        defb -1, 0, 0, 0, 1, 0, 1, 1
        defb -1, 0, 0, 0, 0, 1, 1, 1
        defb -2, 0, -1, 0, 0, 0, 1, 0
        defb -1, 0, 0, 0, 1, 0, -1, 1
        defb -1, 0, 0, 0, 1, 0, 0, 1

; --- information for the player ---
legend: defb 22, 1, 1, "TETRO-", 22, 2, 2, "MINOES"
        defb 22, 6, 1, "j left", 22, 8, 1, "l right", 22, 10, 1, "k rotate"
        defb 22, 12, 1, "SPACE", 22, 13, 3, "drop"
        defb 22, 1, 24, "SCORE"
legend_end:
        defs 2                  ; makes the line's length harmless to execute
at_score:
        defb 22, 3, 25
program_end:
