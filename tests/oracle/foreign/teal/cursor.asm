; The arrow keys.
; Moves the cursor by key A.
arrow:  cp 8
        ret c
        push af
        if HKEEP=0
        call nohint
        endif
        if HRES=0
        if HKEEP=0
        call hreset
        endif
        endif
        pop af
        ld hl,cur
        ld c,(hl)
        cp 8
        jr z,aleft
        cp 9
        jr z,aright
        cp 10
        jr z,adown
        ld a,c
        sub 16
        cp 16
        jr nc,aset
        if EDGE=0
        ld a,c
        add a,80
        jr aset
        else
        jp attrs
        endif
adown:  ld a,c
        add a,16
        cp 112
        jr c,aset
        if EDGE=0
        ld a,c
        sub 80
        jr aset
        else
        jp attrs
        endif
aleft:  ld a,c
        dec a
        ld b,a
        and 15
        ld a,b
        jr nz,aset
        if EDGE=0
        add a,14
        jr aset
        else
        jp attrs
        endif
aright: ld a,c
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,aset
        if EDGE=0
        sub 14
        else
        jp attrs
        endif
aset:   ld (hl),a
        if F_arrowborder
        ld a,(state)
        dec a
        jr nz,aset1
        ld a,CYAN
        ld (bord),a
        out (254),a
aset1:
        endif
        jp attrs

