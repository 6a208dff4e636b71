; Deals boards and lets tiles fall.
deal:   ld hl,(number)
if F_SEEDLEFT
        ld a,(seed)
        ld l,a
endif
        ld (seed),hl
        ld b,4
dl0:    push bc
        call random
        pop bc
        djnz dl0
        ld hl,buf               ; fills the buffer with four tiles of each kind
        ld b,84
        ld c,0
dl1:    ld a,c
if FILL = 0
        rrca
        rrca
        and 63
else
dlm:    cp 21
        jr c,dlm2
        sub 21
        jr dlm
dlm2:
endif
        inc a
if F_FIVE
        cp 21
        jr nz,dlf
        ld a,b
        cp 1
        ld a,21
        jr nz,dlf
        ld a,20
dlf:
endif
        ld (hl),a
        inc hl
        inc c
        djnz dl1
        call shuffle
        ld hl,buf               ; copies it into the lines of the board
        ld de,board+17
        ld b,6
dl2:    push bc
        ld bc,14
        ldir
        pop bc
        inc de
        inc de
        djnz dl2
        ld hl,board
        ld de,deal0
        ld bc,128
        ldir
        ret

if SHUF = 0
; Swaps each place with one before it.
shuffle:
        ld b,84
sh1:    ld a,b
        call range
        ld c,a
        ld a,b
        dec a
        call swap
        djnz sh1
        ret
endif
if SHUF = 1
; Swaps 256 random pairs of places.
shuffle:
        ld b,0
sh1:    ld a,84
        call range
        ld c,a
        ld a,84
        call range
        call swap
        djnz sh1
        ret
endif
if SHUF = 2
; Draws tiles from a bag, and fills its gaps with its last tile.
shuffle:
        ld hl,buf
        ld de,bag
        ld bc,84
        ldir
        ld b,84
        ld de,buf
sh1:    ld a,b
        push de
        call range
        pop de
        ld hl,bag
        ld c,a
        ld a,b
        ld b,0
        add hl,bc
        ld b,a
        ld a,(hl)
        ld (de),a
        inc de
        push de
        ld d,0
        ld e,b
        push hl
        ld hl,bag-1
        add hl,de
        ld a,(hl)
        pop hl
        ld (hl),a
        pop de
        djnz sh1
        ret
bag:    defs 84
endif

; Swaps the places A and C of the buffer.
swap:   ld hl,buf
        add a,l
        ld l,a
        ld a,c
        ld de,buf
        add a,e
        ld e,a
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        ret

; Gives a number from 0 to A-1 in A.
range:  push bc
        push af
        call random
        pop af
        ld b,a
        ld hl,0
        ld d,0
        ld a,(seed+1)
        ld e,a
rg1:    add hl,de
        djnz rg1
        ld a,h
        pop bc
        ret

; Makes the next number of the deal's sequence.
random: ld hl,(seed)
        call rstep
        ld (seed),hl
        ret
if RNG = 0
; Steps a 16-bit xorshift (7, 9, 8) in HL.
rstep:  ld a,h
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ret
else
; Steps HL to 77 * HL + 1001.
rstep:  ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de               ; 9
        add hl,hl
        add hl,de               ; 19
        add hl,hl
        add hl,hl
        add hl,de               ; 77
        ld de,1001
        add hl,de
        ret
endif

; Takes the tiles at (rm1) and (rm2) away, the upper one first.
applyrm:
        ld a,(rm1)
        ld b,a
        ld a,(rm2)
        cp b
        jr nc,ap1
        ld c,b
        ld b,a
        ld a,c
ap1:
if F_FALLORDER
        ld c,a
        ld a,b
        ld b,c
endif
        ld c,a
        ld a,b
        push bc
        call fall
        pop bc
        ld a,c
; Takes the tile at A away; with gravity those above fall.
fall:   ld l,a
        ld h,board/256
        ld a,(grav)
        or a
        jr z,fa2
if F_FWDGRAV
        ld a,(key)
        cp 'F'
        jr z,fa2
endif
if F_FALLCOL
        ld a,l
        and 15
        cp 14
        jr z,fa2
endif
fa1:    ld a,l
        cp 0x20+F_FALLTOP*16
        jr c,fa2
        sub 16
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        jr fa1
fa2:    ld (hl),0
        ret
