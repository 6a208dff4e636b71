; Draws all cells, or those that changed. shadt and shadf hold what is drawn.
show:
        if OVERLAY
        call ovhide
        endif
        ld d,17
sh1:    ld a,d
        and 15
        jr z,sh9
        cp 15
        jr z,sh9
        call flags
        ld h,bd/256
        ld l,d
        ld b,(hl)
        if REDRAW = 0
        ld hl,shadt
        ld e,d
        push de
        ld d,0
        add hl,de
        ld a,(hl)
        cp b
        ld (hl),b
        ld hl,shadf
        jr nz,sh2
        add hl,de
        ld a,(hl)
        cp c
        jr z,sh3
        jr sh4
sh2:    add hl,de
sh4:    ld (hl),c
        pop de
        else
        if REDRAW = 2
        ld e,d
        endif
        endif
        call drawcell
sh9:    inc d
        ld a,d
        cp 111
        jr nz,sh1
        if OVERLAY
        call ovshow
        endif
        jp showinfo
        if REDRAW = 0
sh3:    pop de
        jr sh9
        endif
; marks of cell D in C: 1 cursor, 2 selection, 4 shown pair, 8 kind
flags:  ld c,0
        ld a,(cur)
        cp d
        jr nz,fl1
        set 0,c
fl1:    ld a,(sel)
        cp d
        jr nz,fl2
        set 1,c
fl2:    ld a,(ha)
        cp d
        jr z,fl3
        ld a,(hb)
        cp d
        jr nz,fl4
fl3:    set 2,c
fl4:    ld a,(cur)
        if KINDCUR = 0
        cp d
        jr z,fl5
        endif
        ld l,a
        ld h,bd/256
        ld a,(hl)
        or a
        jr z,fl5
        ld l,d
        cp (hl)
        jr nz,fl5
        set 3,c
fl5:
        ret
initcells:
        ld hl,shadt
        ld b,128
ic1:    ld (hl),254
        inc hl
        djnz ic1
        xor a
        ld (ovon),a
        ret
