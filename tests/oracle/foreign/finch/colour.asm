; Chooses the colours of a cell.
; Gives the attribute of the cell in (dattr).
colours:
        ld a,(dkind)
        or a
        jr nz,co0
        ld a,BG
if EMPTYL = 2
        xor 0x3f
endif
        jr co9
co0:
if COLOUR = 0
        ld a,0x38
endif
if COLOUR = 1
        call mod6
        or 0x38
endif
if COLOUR = 2
        ld c,5
        call modc
        inc a
        cp 4
        ld c,7
        jr c,co1
        ld c,0
co1:    add a,a
        add a,a
        add a,a
        or c
endif
if COLOUR = 3
        call mod6
        add a,2
endif
co9:    ld c,a
        ld a,(dflags)
        ld b,a
        bit 0,b
        jr z,co2
if SAME = 0
        set 6,c
endif
if SAME = 1
        ld c,0x30
endif
co2:    bit 1,b
        jr z,co3
if HINTM = 0
        ld c,0x68
if COLOUR = 2
        ld c,0x78
endif
endif
if HINTM = 1
        ld c,0xa0
if COLOUR = 2
        ld c,0xb8
endif
endif
co3:    bit 2,b
        jr z,co4
if SELM = 0
        ld c,0x57
if COLOUR = 2
        ld c,0x47
endif
endif
if SELM = 2
if COLOUR = 3
        ld c,0x71
else
        ld c,0x46
endif
endif
co4:    bit 3,b
        jr z,co5
if CURM = 0
        ld a,c
        xor 0x80
        ld c,a
endif
if CURM = 1
        ld c,0x4f
        bit 1,b
        jr z,co6
        ld c,0xcf
co6:    bit 2,b
        jr z,co5
        ld c,0x5f
endif
co5:    ld a,c
        ld (dattr),a
        ret
mod6:   ld c,6
; Gives A modulo C.
modc:   cp c
        ret c
        sub c
        jr modc
