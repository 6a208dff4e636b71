; Squares: border.
setbord:
        ld a,5
        ld b,a
        ld a,(stuck)
        or a
        jr z,sb1
        ld b,0
        ld a,(left)
        or a
        jr nz,sb1
        if FAULT != 33
        ld b,7
        else
        ld b,5
        endif
sb1:
        if FAULT = 34
        ld a,b
        or a
        jr nz,nf34
        ld b,5
nf34:
        endif
        if BPREC = 1
        ld a,(stuck)
        or a
        jr nz,sb2
        endif
        ld a,(cheat)
        or a
        jr z,sb2
        ld b,2
sb2:    ld a,b
        ld (bcol),a
        out (0FEh),a
        add a,a
        add a,a
        add a,a
        cp 32
        jr nc,sb3
        or 7
sb3:    ld (5C48h),a
        ret
