; Colours of the places, and the border.

; colours of a place: kind C, marks B, row D, column E
        if COLOUR
colour: ld a,c
        ld hl,attrs
        call peekhl
        ld c,a
        bit 2,b
        jr z,co1
        and HIL_A
        or HIL_O
        xor HIL_X
co1:    bit 1,b
        jr z,co2
        and SEL_A
        or SEL_O
        xor SEL_X
co2:    bit 3,b
        jr z,co3
        and HNT_A
        or HNT_O
        xor HNT_X
co3:    ld c,a
        if CUR_CORNER = 0
        bit 0,b
        jr z,co4
        and CUR_A
        or CUR_O
        xor CUR_X
        ld c,a
co4:
        endif
        ld a,d
        rrca
        rrca
        rrca
        and 31
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,e
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        ld a,h
        or SCRH+24
        ld h,a
        push hl
        ld a,AH
co5:    push hl
        ld (hl),c
        if AW > 1
        inc hl
        ld (hl),c
        endif
        pop hl
        ld de,32
        add hl,de
        dec a
        jr nz,co5
        pop hl
        if CUR_CORNER
        bit 0,b
        ret z
        ld a,c
        and CUR_A
        or CUR_O
        xor CUR_X
        ld (hl),a
        endif
        ret
        endif

setbord:
        ld a,(left)
        if FAULT = 29
        cp 3
        ld c,7
        jr nc,sb0
        xor a
sb0:
        endif
        or a
        ld c,7
        if BPREC = 0
        jr nz,sb1
        ld a,(cheat)
        or a
        jr z,sb4
        jr sb3
sb1:    ld a,(cheat)
        or a
        jr nz,sb3
        ld a,(stuck)
        or a
        ld c,0
        jr nz,sb4
        else
        jr z,sb4
        if BPREC = 1
        ld a,(cheat)
        or a
        jr nz,sb3
        ld a,(stuck)
        or a
        ld c,0
        jr nz,sb4
        else
        ld a,(stuck)
        or a
        ld c,0
        jr nz,sb4
        ld a,(cheat)
        or a
        jr nz,sb3
        endif
        endif
        ld c,BORD0
        jr sb4
sb3:    ld c,2
sb4:    ld a,c
        ld (bordv),a
        out (254),a
        add a,a
        add a,a
        add a,a
        ld (23624),a
        ret
