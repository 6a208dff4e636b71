; Pairs (hints), removal, gravity, history.

pair0:  ld a,17                 ; before the first pair
        ld (HI),a
        ld (HJ),a
        ret

nextpair:                       ; next pair after HI,HJ; carry if found
        ld hl,HJ
        inc (hl)
        ld a,(hl)
    IF FLT EQ 22
        ld b,a
        ld a,(HMODE)
        or a
        ld a,b
        jr z,np0
        cp 96
        jr nc,npi
np0:
    ENDIF
        cp 111
        jr c,np2
npi:    ld hl,HI
        inc (hl)
        ld a,(hl)
        cp 110
        ret nc                  ; none (carry clear)
        ld (HJ),a
        jr nextpair
np2:    ld e,a
        ld a,(HI)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        or a
        jr z,npi
        ld l,e
        cp (hl)
        jr nz,nextpair
    IF FLT EQ 23
        cp 7
        jr nz,np23
        ld a,(HMODE)
        or a
        scf
        ret nz
np23:
    ENDIF
        ld a,(HI)
        ld (PA),a
        ld a,e
        ld (PB),a
        call linked
        ret c
        jr nextpair

withsel:                        ; next HJ that goes with SEL; carry if found
        ld a,(SEL)
        ld (HI),a
ws1:    ld hl,HJ
        inc (hl)
        ld a,(hl)
        cp 111
        ret nc
        ld e,a
        ld a,(SEL)
        cp e
        jr z,ws1
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        ld l,e
        cp (hl)
        jr nz,ws1
        ld a,(SEL)
        ld (PA),a
        ld a,e
        ld (PB),a
        call linked
        ret c
        jr ws1

anymove:                        ; carry if a pair can be removed
        ld hl,(HI)
        push hl
        call pair0
        xor a
        ld (HMODE),a
        call nextpair
        pop hl
        ld (HI),hl
        ret

order:                          ; PA < PB
        ld a,(PB)
        ld b,a
        ld a,(PA)
        cp b
        ret c
        ld (PB),a
        ld a,b
        ld (PA),a
        ret

hptr:   ld a,(HPOS)             ; HL = record of HPOS
    IF FLT EQ 18
        and 15
    ENDIF
        ld b,a
        add a,a
        add a,b
        ld l,a
        ld h,HIST/256
        ret

takeout:                        ; removes PA and PB from the grid
        call order
        ld h,GRID/256
        ld a,(PA)
        ld l,a
        ld (hl),0
        ld a,(PB)
        ld l,a
        ld (hl),0
    IF FLT EQ 13
        ld a,(BYHINT)
        or a
        jr nz,to1
    ENDIF
        ld a,(GRAV)
        or a
        ret z
to1:
    IF FALLANIM
        ld a,(QUIET)
        or a
        call z,render
    ENDIF
    IF FLT EQ 11
        ld a,(PB)
        call fall
        ld a,(PA)
        jp fall
    ENDIF
        ld a,(PA)
        call fall
    IF FLT EQ 10
        ld a,(PA)
        ld b,a
        ld a,(PB)
        xor b
        and 15
        ret z
    ENDIF
        ld a,(PB)
fall:                           ; the column above A comes down by one
    IF FLT EQ 12
        ld b,a
        and 15
        cp 14
        ret z
        ld a,b
    ENDIF
        ld l,a
        ld h,GRID/256
fa1:    ld a,l
        sub 16
        ld e,a
        cp 16
    IF FLT EQ 15
        ret c
    ELSE
        jr c,fa2
    ENDIF
        ld d,h
        ld a,(de)
        ld (hl),a
    IF FALLANIM EQ 2
        or a
        ret z
        xor a
        ld (de),a
        call fastep
    ENDIF
        ld l,e
        jr fa1
fa2:    ld (hl),0
    IF FALLANIM EQ 1
        call fastep
    ENDIF
        ret
    IF FALLANIM
fastep: ld a,(QUIET)
        or a
        ret nz
        push de
        push hl
        call render
        ld b,FALLANIM+1
        call waitb
        pop hl
        pop de
        ret
    ENDIF

rise:                           ; puts kind C back at place A
        ld e,a
        ld h,GRID/256
    IF FLT EQ 21
        jr ri0
    ENDIF
        ld a,(GRAV)
        or a
        jr z,ri2
ri0:    ld a,e
        and 15
        or 16
        ld l,a
ri1:    ld a,l
        cp e
        jr z,ri2
        add a,16
        ld l,a
        ld b,(hl)
        sub 16
        ld l,a
        ld (hl),b
        add a,16
        ld l,a
        jr ri1
ri2:    ld l,e
        ld (hl),c
        ret

remove:                         ; new removal of PA, PB
        call order
        ld a,(PA)
        ld l,a
        ld h,GRID/256
        ld c,(hl)
        call hptr
        ld a,(PA)
        ld (hl),a
        inc l
        ld a,(PB)
        ld (hl),a
        inc l
        ld (hl),c
        ld a,(HPOS)
        inc a
        ld (HPOS),a
    IF FLT EQ 17
        ld b,a
        ld a,(HLEN)
        cp b
        jr nc,rm1
        ld a,b
    ENDIF
        ld (HLEN),a
rm1:    jp takeout

stepback:                       ; carry if a removal was taken back
        ld a,(HPOS)
        or a
        ret z
        dec a
        ld (HPOS),a
        call hptr
        ld d,(hl)
        inc l
        ld a,(hl)
        inc l
        ld c,(hl)
        push de
    IF FLT EQ 16
        ld l,a
        ld h,GRID/256
        ld (hl),c
    ELSE
        call rise
    ENDIF
        pop de
        ld a,d
        call rise
        scf
        ret

stepfwd:                        ; carry if a removal was done again
        ld a,(HLEN)
        ld b,a
        ld a,(HPOS)
        cp b
        ret nc
        call hptr
        ld a,(hl)
        ld (PA),a
        inc l
        ld a,(hl)
        ld (PB),a
        ld hl,HPOS
        inc (hl)
        call takeout
        scf
        ret
