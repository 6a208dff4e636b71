; The colours of cells, and the texts.

; Sets the colour of cell A.
colour: ld e,a
        ld l,a
        ld h,GRIDH
        ld c,(hl)
        ld a,c
        or a
        jr z,coe
        ld a,(hna)
        cp e
        jr z,coh
        ld a,(hnb)
        cp e
        jr z,coh
        ld a,(sel)
        cp e
        jr z,cos
        ld a,(cur)
        ld l,a
        ld a,(hl)
        cp c
        ld d,A_LIT
        jr z,cocur
        if COLK
        ld a,c
        and 3
        add a,A_TILE
        ld d,a
        else
        ld d,A_TILE
        endif
        jr cocur
coe:    ld d,A_EMPTY
        jr cocur
coh:    ld d,A_HINT
        jr cocur
cos:    ld d,A_SEL
cocur:  ld a,(cur)
        cp e
        jr nz,coset
        if CURMODE=0
        set 7,d
        else
        ld a,d
        ld d,A_CUR
        cp A_SEL
        jr nz,coc1
        ld d,A_CURS
coc1:   cp A_HINT
        jr nz,coc2
        ld d,A_CURH
coc2:
        endif
; Sets the colour of cell E to D.
coset:  push de
        ld a,e
        call cellpos
        call attaddr
        pop de
        ld (hl),d
        if SZW=2
        inc l
        ld (hl),d
        dec l
        endif
        if SZH=2
        ld bc,32
        add hl,bc
        ld (hl),d
        inc l
        ld (hl),d
        endif
        ret

ttitle: db TITLE,0
tpress: db "PRESS A KEY",0
tno:    db "NO ",0
tgon:   db "FALLING ON ",0
tgoff:  db "FALLING OFF",0
tfall:  db "V",0
tplain: db "-",0
thelp:  db "H HINT B BACK F FORWARD N NEW",13,"R RESTART L LAST S NUMBER",0
twon:   db " BOARD CLEARED ",0
tcwon:  db " CLEARED WITH HELP ",0
tlost:  db " NO PAIR LEFT ",0
tempty: db "                   ",0
