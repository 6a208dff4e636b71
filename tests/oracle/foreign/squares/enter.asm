; Squares: enter.
kenter: ld a,(hshown)
        or a
        jr z,ke1
        if FAULT != 28
        ld a,(hp)
        ld (remp),a
        ld a,(hq)
        ld (remq),a
        jp remove
        else
        jp drophint
        endif
ke1:    ld a,(cur)
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        jr nz,ke2
        if EMPTYSEL = 1
        call unsel
        endif
        ret
ke2:    ld b,a
        ld a,(sel)
        or a
        jr z,keset
        cp l
        jr z,unsel
        ld e,a
        ld d,h
        ld a,(de)
        cp b
        if FAULT = 51
        jr z,nf51
        add a,b                 ; tiles 5 and 6 are taken for the same
        cp 11
        jr nz,nf51
        ld a,b
        cp 5
        jr z,nf51
        cp 6
nf51:
        endif
        jr nz,kebad
        ld a,e
        ld (remp),a
        ld c,l
        ld a,l
        ld (remq),a
        ld a,e
        call linked             ; A=p C=q -> Z not linked
        jp nz,remove
        if BUZZ = 1
        call buzz
        endif
        if ILLEG2 = 0
        ld a,(cur)
        jr keset1
        endif
        if ILLEG2 = 1
        ret
        endif
        if ILLEG2 = 2
        jr unsel
        endif
kebad:
        if BUZZ = 1
        call buzz
        endif
        if ILLEG1 = 0
        ld a,(cur)
        jr keset1
        endif
        if ILLEG1 = 1
        ret
        endif
        if ILLEG1 = 2
        jr unsel
        endif
keset:  ld a,l
keset1: ld (sel),a
        call hreset
        ret
unsel:  xor a
        ld (sel),a
        jp hreset
