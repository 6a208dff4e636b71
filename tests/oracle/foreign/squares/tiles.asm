; Squares: tiles.
mktiles:
        if TILE >= 10
        ld hl,TDATA
        ld de,TSET
        ld bc,22*CW*CH*8
        ldir
        ret
TDATA:
        include "tiles.inc"
        else
        ; letters from the ROM
        ld b,21
        ld c,'A'
        ld ix,TSET+CW*CH*8
mk1:    push bc
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        push ix
        pop de
        if LDBLY = 0
        push hl
        ld hl,LOFF
        add hl,de
        ex de,hl
        pop hl
        endif
        ld b,8
mk2:    ld a,(hl)
        if TILE = 1
        rrca
        or (hl)
        endif
        if TILE = 2
        cpl
        endif
        if LDBLX = 1
        push bc
        push hl
        ld b,8
mk3:    rlca
        push af
        adc hl,hl
        pop af
        push af
        adc hl,hl
        pop af
        djnz mk3
        ex de,hl
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        if LDBLY = 1
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        endif
        ex de,hl
        pop hl
        pop bc
        else
        ld (de),a
        inc de
        if CW = 2
        inc de
        endif
        if LDBLY = 1
        ld (de),a
        inc de
        if CW = 2
        inc de
        endif
        endif
        endif
        inc hl
        djnz mk2
        ld bc,CW*CH*8
        add ix,bc
        pop bc
        inc c
        djnz mk1
        ; empty cell
        if EMPTY = 1
        ld a,16
        ld (TSET+4*CW),a
        endif
        ret
        endif

KATTR:
        include "kattr.inc"
ORD:
        include "ord.inc"
