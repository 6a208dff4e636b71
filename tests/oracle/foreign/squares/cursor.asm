; Squares: cursor.
kleft:  call drophint1
        ld a,(ccol)
        or a
        jr z,kl1
        dec a
        ld (ccol),a
        jp newcur
kl1:
        if WRAP = 0
        ret
        endif
        ld a,13
        ld (ccol),a
        if WRAP = 2
        jr kupw
        endif
        jp newcur
kright: call drophint1
        ld a,(ccol)
        cp 13
        jr z,kr1
        inc a
        ld (ccol),a
        jp newcur
kr1:
        if WRAP = 0
        ret
        endif
        xor a
        ld (ccol),a
        if WRAP = 2
        jr kdnw
        endif
        jp newcur
kup:    call drophint1
kupw:   ld a,(crow)
        or a
        jr z,ku1
        dec a
        ld (crow),a
        jp newcur
ku1:
        if WRAP = 0
        ret
        endif
        ld a,5
        ld (crow),a
        jp newcur
kdown:  call drophint1
kdnw:   ld a,(crow)
        cp 5
        jr z,kd1
        inc a
        ld (crow),a
        jp newcur
kd1:
        if WRAP = 0
        ret
        endif
        xor a
        ld (crow),a
newcur: ld bc,(crow)            ; C=row B=col
        ld a,b
        ld b,c
        ld c,a
        call rc2pos
        ld a,l
        ld (cur),a
        ret

drophint1:                      ; on an arrow key
        if HSTAY = 1
        ret
        endif
drophint:
        xor a
        ld (hp),a
        ld (hq),a
        ld (hshown),a
        if HRES = 0
        ld a,(hfirst)
        call hreset
        endif
        ret

rc2pos: ld a,b                  ; B=row C=col -> HL=cell
        add a,2
        ld l,a
        add a,a
        add a,a
        add a,a
        add a,l                 ; *9
        add a,a                 ; *18
        add a,c
        add a,2
        ld l,a
        ld h,BRD/256
        ret
