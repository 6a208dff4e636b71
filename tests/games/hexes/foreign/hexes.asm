; Hexes in the styles of other authors, for the tests of `hexes check`. It shares no code with
; roms-free/hexes1k. style.inc sets STYLE:
;
;   1  digits as text, a blinking sign beside the cursor's cell; keys read from the ports
;   2  drawings of 16 x 10 pixels, 12 apart, not at the places of characters, no colours; the cursor's
;      cell is inverted; keys read by the ROM's KEY-SCAN, as INKEY$ does
;
; FAULT selects a fault: 0 none, 1 a black cell can be entered, 2 the third column is never entered from
; the left below, 3 the deal draws only 95 times for numbers above 255, 4 R keeps the cursor. Honest,
; too: 5 a title waits for a key (any in style 1, ENTER in style 2); 6 and 7 have other rule variants
; (games/hexes/oracle/rule_variants.hpp): 6 goes on with the game after a wrong number and begins an
; entry anew after a letter, and the first key after the end only ends a message; 7 takes every number
; modulo 65536 and goes on after a letter, and the first key after the end deals the next puzzle.

        include "style.inc"

key_scan    equ 0x028e
k_test      equ 0x031e
k_decode    equ 0x0333
chan_open   equ 0x1601
cls         equ 0x0d6b
border      equ 0x229b

        org 0x8000
start:
    if FAULT = 5
        call frame
        ld de, title
title_character:
        ld a, (de)
        inc de
        or a
        jr z, title_key
        push de
        rst 0x10
        pop de
        jr title_character
title:  defb 22, 10, 12, "HEXAGONS", 0
title_key:
        call key
      if STYLE = 2
        cp 13
        jr nz, title_key
      endif
    endif
        ld hl, 1
        ld (number), hl

begin:  call deal
restart:
        ld hl, dealt
        ld de, grid
        ld bc, 32
        ldir
        ld a, (first)
        ld (cursor), a
        call frame
show:   call draw
        call status
wait:   call key
        cp 's'
        jp z, ask
        cp 'r'
    if FAULT = 4
        jr nz, not_restart
        ld a, (cursor)
        ld (first), a
        jr restart
not_restart:
    else
        jr z, restart
    endif
        cp 'n'
        jp z, new
        ld hl, keys
        ld bc, 6
        cpir
        jp nz, wait
        ld a, 5
        sub c
        ld c, a                 ; direction
        ld a, (cursor)
        ld b, a
        call neighbour
        jp c, wait
        ld b, a
    if FAULT = 2
        ld a, c
        cp 2
        jr nz, allowed
        ld a, b
        and 3
        cp 2
        jr z, wait
allowed:
    endif
        ld hl, grid
        ld e, b
        ld d, 0
        add hl, de
        ld a, (hl)
        or a
    if FAULT = 1
        jr z, entered
    else
        jr z, wait
    endif
        dec (hl)
entered:
        ld a, b
        ld (cursor), a
    if FAULT >= 6
        call draw
        call status
        ld a, (state)
        cp 4
        jp z, wait
        call key
      if FAULT = 6
        jp wait
      else
next:   ld hl, (number)
        inc hl
        ld (number), hl
        ld a, h
        or l
        jr z, next
        jp begin
      endif
    else
        jr show
    endif

new:    ld hl, (0x5c78)         ; the frame counter
        ld a, h
        or l
        jr z, new
        ld (number), hl
        jp begin

; --- asks for a number ---
ask:    call prompt
        ld hl, 0
        ld (typed), hl
more:   call key
        cp 13
        jr z, enough
        cp '0'
        jp c, letter
        cp '9' + 1
        jp nc, letter
        push af
        rst 0x10
        pop af
        sub '0'
        ld hl, (typed)
        ld d, h
        ld e, l
        add hl, hl
    if FAULT = 7
    else
        jp c, wrong
    endif
        add hl, hl
    if FAULT = 7
    else
        jp c, wrong
    endif
        add hl, de
    if FAULT = 7
    else
        jp c, wrong
    endif
        add hl, hl
    if FAULT = 7
    else
        jp c, wrong
    endif
        ld e, a
        ld d, 0
        add hl, de
    if FAULT = 7
    else
        jp c, wrong
    endif
        ld (typed), hl
        jr more
enough: ld hl, (typed)
        ld a, h
        or l
    if FAULT = 7
    else
        jp z, wrong
    endif
        ld (number), hl
        jp begin
    if FAULT = 6
wrong   equ show
letter  equ ask
    else
wrong   equ ask
      if FAULT = 7
letter  equ show
      else
letter  equ more
      endif
    endif

; --- the deal: a walk backwards ---
deal:   ld hl, dealt
        ld b, 32
clear:  ld (hl), 0
        inc hl
        djnz clear
        ld hl, (number)
        ld (seed), hl
        ld a, 32
        call random
        ld (first), a
        xor a
        ld (draws), a
step:   ld a, 6
        call random
        ld c, a
        ld a, (first)
        ld b, a
        call neighbour
        jr c, none
        ld b, a
        ld hl, dealt
        ld e, a
        ld d, 0
        add hl, de
        ld a, (draws)
        rlca
        rlca
        rlca
        and 7
        cp (hl)
        jr c, none
        ld a, (first)
        ld e, a
        ld hl, dealt
        add hl, de
        inc (hl)
        ld a, b
        ld (first), a
none:   ld hl, draws
        inc (hl)
        ld a, (hl)
    if FAULT = 3
        ld hl, (number)
        inc h
        dec h
        jr z, whole
        inc a
whole:
    endif
        cp 96
        jr c, step
        ret

; --- A = random(A) ---
random: push af
        ld de, (seed)
        ld hl, 0
        xor a
        ld b, 7
        ld c, 75 * 2
mul:    add hl, hl
        rla
        sla c
        jr nc, mul0
        add hl, de
        adc a, 0
mul0:   djnz mul
        ld de, 75
        add hl, de
        adc a, 0
        ld e, a
        ld d, 0
        or a
        sbc hl, de
        jr nc, reduced
        inc hl
reduced:
        dec hl
        ld (seed), hl
        ex de, hl
        pop bc                  ; B = the limit
        ld hl, 0
        xor a
scale:  add hl, de
        adc a, 0
        djnz scale
        ret

; --- A = neighbour of cell B in direction C; carry if there is none ---
neighbour:
        push bc
        ld hl, even
        bit 2, b
        jr z, is_even
        ld hl, odd
is_even:
        ld a, c
        add a, a
        ld e, a
        ld d, 0
        add hl, de
        ld a, b
        and 3
        add a, (hl)
        cp 4
        jr nc, outside
        ld e, a
        inc hl
        ld a, b
        rrca
        rrca
        and 7
        add a, (hl)
        cp 8
        jr nc, outside
        add a, a
        add a, a
        add a, e                ; no carry
        pop bc
        or a
        ret
outside:
        pop bc
        scf
        ret

; --- the border: white won, blue stuck, green in play ---
status: ld hl, grid
        ld b, 32
        xor a
any:    or (hl)
        inc hl
        djnz any
        ld e, 7
        or a
        jr z, paint
        ld a, (cursor)
        ld b, a
        ld c, 5
try:    push bc
        call neighbour
        pop bc
        jr c, closed
        ld hl, grid
        ld e, a
        ld d, 0
        add hl, de
        ld a, (hl)
        or a
        ld e, 4
        jr nz, paint
closed: dec c
        jp p, try
        ld e, 1
paint:  ld a, e
        ld (state), a
        jp border

at:     push bc                 ; AT B, C
        ld a, 22
        rst 0x10
        pop bc
        push bc
        ld a, b
        rst 0x10
        pop bc
        ld a, c
        rst 0x10
        ret

frame:  call cls
        ld a, 2
        call chan_open
        ret

prompt: ld a, 2
        call chan_open
        ld bc, 0x1500
        call at
        ld b, 12
blank:  push bc
        ld a, ' '
        rst 0x10
        pop bc
        djnz blank
        ld bc, 0x1500
        jp at

; --- draws all cells ---
draw:   ld b, 0
each:   push bc
        ld a, b
        ld hl, grid
        ld e, a
        ld d, 0
        add hl, de
        ld e, (hl)              ; E = visits
        ld a, (cursor)
        cp b
        ld d, 0
        jr nz, no_cursor
        inc d                   ; D = 1 at the cursor
no_cursor:
        call cell
        pop bc
        inc b
        ld a, b
        cp 32
        jr nz, each
        ret

    if STYLE = 1
; --- cell B as text: row 2 + 2 y, column 3 + 6 x, three more in odd rows ---
cell:   push de
        ld a, b
        rrca
        rrca
        and 7
        add a, a
        add a, 2
        ld h, a
        ld a, b
        and 3
        ld c, a
        add a, a
        add a, c
        add a, a
        add a, 3
        bit 2, b
        jr z, not_odd
        add a, 3
not_odd:
        ld l, a
        ld b, h
        ld c, l
        call at
        pop de
        push de
        ld a, 18                ; FLASH: the sign blinks
        rst 0x10
        ld a, d
        rst 0x10
        ld a, d
        or a
        ld a, '*'
        jr nz, sign
        ld a, ' '
sign:   rst 0x10
        ld a, 18
        rst 0x10
        xor a
        rst 0x10
        pop de
        ld a, e
        add a, '0'
        rst 0x10
        ret

; --- waits for a key by reading the ports: A = its character ---
key:    call scan
        jr nz, key
press:  call scan
        jr z, press
        push af
        ld b, 0
debounce:
        djnz debounce
        pop af
        ret

scan:   ld hl, letters
        ld c, 0xfe
        ld b, 0xfe
lines:  in a, (c)
        cpl
        and 31
        ld d, a
        ld e, 5
bits:   rr d
        ld a, (hl)
        jr c, found
        inc hl
        dec e
        jr nz, bits
        rlc b
        jr c, lines
        xor a
        ret
found:  or a
        ret
letters:
        defb 1, "zxcv", "asdfg", "qwert", "12345", "09876", "poiuy", 13, "lkjh", ' ', 2, "mnb"
    else
; --- cell B as 16 x 10 pixels at x = 16 + 40 column (+ 20), y = 16 + 12 row ---
cell:   ld a, e
        add a, a
        ld hl, patterns
        ld c, a
        ld a, d                 ; the cursor
        ld d, 0
        ld e, c
        add hl, de
        ld e, (hl)
        inc hl
        ld d, (hl)
        or a
        jr z, plain
        ld a, e
        cpl
        ld e, a
        ld a, d
        cpl
        ld d, a
plain:  ld a, b
        rrca
        rrca
        and 7
        ld l, a
        add a, a
        add a, l
        add a, a
        add a, a
        add a, 16
        ld h, a                 ; y
        ld a, b
        and 3
        ld l, a
        add a, a
        add a, a
        add a, l
        add a, 2
        ld l, a                 ; x in bytes
        ld c, 0                 ; third byte
        bit 2, b
        jr z, unshifted
        inc l
        inc l
        ld b, 4
shift:  srl d
        rr e
        rr c
        djnz shift
unshifted:
        ld b, 10
rows:   push hl
        ld a, h                 ; display address of line H, byte L
        and 7
        ld (line_bits + 1), a
        ld a, h
        rra
        rra
        rra
        and 0x18
        or 0x40
line_bits:
        or 0
        push af
        ld a, h
        and 0x38
        add a, a
        add a, a
        or l
        ld l, a
        pop af
        ld h, a
        ld (hl), d
        inc l
        ld (hl), e
        inc l
        ld (hl), c
        pop hl
        inc h
        djnz rows
        ret
patterns:
        defw 0x0180, 0x1ff8, 0x3c3c, 0x6666

; --- waits for a key as INKEY$ reads it ---
key:    call inkey
        jr c, key
press:  call inkey
        jr nc, press
        ret
inkey:  call key_scan
        jr nz, nothing
        call k_test
        jr nc, nothing
        ld c, 0
        ld d, 0xff
        ld e, a
        call k_decode
        scf
        ret
nothing:
        or a
        ret
    endif

even:   defb -1, -1, 0, -2, 0, -1, 0, 1, 0, 2, -1, 1
odd:    defb 0, -1, 0, -2, 1, -1, 1, 1, 0, 2, 0, 1
keys:   defb "789321"

number: defw 0
typed:  defw 0
seed:   defw 0
cursor: defb 0
first:  defb 0
draws:  defb 0
state:  defb 0
grid:   defs 32
dealt:  defs 32

        end start
