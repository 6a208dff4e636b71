; gfx3.asm: end of the game, drawing, the number, variables of the picture engine.

; judge looks for the end of the game.
judge:  ld hl,(hi)
        ld de,(one)
        push hl
        push de
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        ld h,a
        ld l,a
        ld (hi),hl
        call find
        ld a,0
        adc a,a
        xor 1
        ld (stuck),a
        pop af
        ld (sel),a
        pop de
        pop hl
        ld (hi),hl
        ld (one),de
colour: ld a,(pos)
        cp 42
        ld c,7
        if F_nowhite
        ld c,5                  ; fault: no white border
        endif
        jr z,co1
        ld a,(stuck)
        or a
        ld c,0
        jr nz,co1
        ld a,(cheat)
        or a
        ld c,2
        jr nz,co2
        ld c,5
        jr co2
co1:
        if PREC = 0
        ld a,(cheat)
        or a
        jr z,co2
        ld c,2
        endif
co2:    ld a,c
        ld (edge),a
        out (254),a
        ret

; noise: a tone that falls.
noise:  ld d,20
no1:    ld e,12
no2:    ld a,(edge)
        or 16
        out (254),a
        ld b,d
no3:    djnz no3
        and 7
        out (254),a
        ld b,d
no4:    djnz no4
        dec e
        jr nz,no2
        ld a,d
        add a,PITCH
        ld d,a
        cp 120
        jr c,no1
        ret

; update draws the cells that have changed.
update: ld a,(cur)
        ld l,a
        ld h,MAPH
        ld a,(hl)
        ld (under),a
        ld l,9
ud1:    ld h,MAPH
        ld c,(hl)
        ld b,0
        ld a,c
        or a
        jr z,ud2
        ld a,(under)
        cp c
        jr nz,ud2
        inc b
ud2:    ld a,(cur)
        cp l
        jr nz,ud3
        set 5,c
ud3:    ld a,(sel)
        cp l
        jr nz,ud4
        set 6,c
ud4:    ld a,(shown)
        or a
        jr z,ud6
        ld a,(one)
        cp l
        jr z,ud5
        ld a,(two)
        cp l
        jr nz,ud6
ud5:    set 7,c
ud6:    ld h,SEEN
        ld a,(hl)
        cp c
        jr nz,ud7
        if F_samerow1
        ld a,l                  ; fault: a change of the highlight is missed in the first row
        and 7
        dec a
        jr z,ud8
        endif
        inc h
        ld a,(hl)
        cp b
        jr z,ud8
ud7:    ld h,SEEN
        ld (hl),c
        inc h
        ld (hl),b
        if F_erase14
        ld a,c                  ; fault: an empty cell of the last column is not drawn
        or a
        jr nz,ud9
        ld a,l
        cp 112
        jr nc,ud8
ud9:
        endif
        push hl
        call draw
        pop hl
ud8:    inc l
        ld a,l
        and 7
        cp 7
        jr nz,ud1
        inc l
        inc l
        ld a,l
        cp 121
        jr nz,ud1
        ret

; draw draws cell L with state C; B is not 0 for the kind under the cursor.
draw:   push hl
        push bc
        ld a,c
        and 31
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        if TH = 2
        add hl,hl
        endif
        ld de,pics
        add hl,de
        ld de,BUF
        ld bc,N*2
        ldir
        pop bc
        push bc
        ld a,b
        or a
        call nz,MSAME
        pop bc
        push bc
        bit 7,c
        call nz,MHINT
        pop bc
        push bc
        bit 6,c
        call nz,MSEL
        pop bc
        bit 5,c
        call nz,MCUR
        pop hl
        ld a,l
        and 7
        dec a
        if TH = 2
        add a,a
        endif
        add a,OY
        ld d,a
        ld a,l
        rrca
        rrca
        and 1Eh
        add a,OX-2
        ld e,a
        ld hl,BUF
        ld c,TH
dw1:    push de
        ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld e,a
        ld a,d
        and 18h
        or 40h
        ld d,a
        ld b,8
dw2:    ld a,(hl)
        ld (de),a
        inc hl
        inc e
        ld a,(hl)
        ld (de),a
        inc hl
        dec e
        inc d
        djnz dw2
        pop de
        inc d
        dec c
        jr nz,dw1
        ret

; The marks.
frame:  ld hl,BUF
        call full
        ld b,N-2
fr1:    ld a,(hl)
        xor 80h
        ld (hl),a
        inc hl
        ld a,(hl)
        xor 1
        ld (hl),a
        inc hl
        djnz fr1
full:   call half
half:   ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        ret
grid:   ld hl,BUF
        ld b,N
        ld a,55h
gr1:    ld c,a
        and (hl)
        ld (hl),a
        inc hl
        ld a,c
        and (hl)
        ld (hl),a
        inc hl
        ld a,c
        cpl
        djnz gr1
        ret
invert: ld b,N
        ld hl,BUF
iv1:    call full
        djnz iv1
        ret
lower:  ld b,N/2
        ld hl,BUF+N
        jr iv1
under2: ld b,2
        ld hl,BUF+2*N-4
        jr iv1
leftie: ld hl,BUF
        ld b,N
le1:    call half
        inc hl
        djnz le1
        ret
shade:  ld hl,BUF
        ld b,N
sh1:    ld d,(hl)
        inc hl
        ld e,(hl)
        ld a,d
        srl d
        rr e
        or d
        dec hl
        ld (hl),a
        inc hl
        ld a,(hl)
        or e
        ld (hl),a
        inc hl
        djnz sh1
        ret
thin:   ld hl,BUF
        ld b,2*N
th1:    ld a,(hl)
        and 55h
        ld (hl),a
        inc hl
        djnz th1
        ret
corner: ld hl,BUF
        call cn1
        ld hl,BUF+2*N-4
cn1:    ld b,2
cn2:    ld a,(hl)
        xor 0E0h
        ld (hl),a
        inc hl
        ld a,(hl)
        xor 7
        ld (hl),a
        inc hl
        djnz cn2
        ret
        include "gfx4.asm"
