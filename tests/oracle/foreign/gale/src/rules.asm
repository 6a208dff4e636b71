; Rules: deal, link test, pairs, removal, history.
; The board is a page of 8 rows of 16 bytes; row 0, row 7, column 0 and
; column 15 are the free margin.  A place is the low byte of its address.

mulstep:                        ; HL = HL * 15005 (own constant)
        ld d,h
        ld e,l
        ld bc,15005
        ld hl,0
        ld a,16
ms1:    add hl,hl
        sla c
        rl b
        jr nc,ms2
        add hl,de
ms2:    dec a
        jr nz,ms1
        ret

rnd:                            ; A = 0..C-1
        push bc
        ld hl,(SEED)
        call mulstep
        ld de,23343
        add hl,de
        ld (SEED),hl
        pop bc
        ld e,h
        ld d,0
        ld hl,0
        ld b,c
rn1:    add hl,de
        djnz rn1
        ld a,h
        ret

deal:                           ; board NUM into the grid
    IF FLT EQ 31
        ld a,(NUM)
        ld (SEED),a
        ld a,(NUM+1)
        cp 160
        jr nc,de0
        ld (SEED+1),a
de0:
    ELSE
        ld hl,(NUM)
        ld (SEED),hl
    ENDIF
    IF FLT EQ 33
        ld a,(GRAV)
        or a
        jr nz,dg0
        ld hl,SEED+1
        inc (hl)
dg0:
    ENDIF
        ld b,4
de1:    push bc
        ld c,2
        call rnd
        pop bc
        djnz de1
        ld hl,PACK
        ld c,21
de2:    ld b,4
de3:    ld (hl),c
        inc hl
        djnz de3
        dec c
        jr nz,de2
    IF FLT EQ 32
        ld a,(NUM)
        and 7
        cp 5
        jr nz,dh0
        ld a,3
        ld (PACK+5),a
dh0:
    ENDIF
        ld c,84
de4:    push bc
        call rnd                ; partner of card C-1
        pop bc
        ld e,a
        ld d,0
        ld hl,PACK
        add hl,de
        ex de,hl
        ld hl,PACK-1
        ld b,0
        add hl,bc
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        ld a,c
        cp 1
        jr nz,de4
        ld hl,GRID
        ld b,128
        xor a
de5:    ld (hl),a
        inc hl
        djnz de5
        ld hl,PACK
        ld de,GRID+17
        ld a,6
de6:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,de6
        ret

run:                            ; Z if places L..E, step C, are all free
        ld a,e
        cp l
        jr nc,ru1
        ld e,l
        ld l,a
ru1:    ld h,GRID/256
ru2:    ld a,(hl)
        or a
    IF FLT EQ 5
        jr z,ru3
        ld b,a
        ld a,(KA)
        cp b
        ret nz
ru3:
    ELSE
        ret nz
    ENDIF
        ld a,l
        cp e
        ret z
        add a,c
        ld l,a
        jr ru2

linked:                         ; carry if PA and PB can be joined
        ld a,(PA)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        ld (KA),a
        ld (hl),0
        ld a,(PB)
        ld l,a
        ld a,(hl)
        ld (KB),a
        ld (hl),0
        call link2
        push af
        ld h,GRID/256
        ld a,(PA)
        ld l,a
        ld a,(KA)
        ld (hl),a
        ld a,(PB)
        ld l,a
        ld a,(KB)
        ld (hl),a
        pop af
        ret
link2:
    IF FLT EQ 8
        ld a,(PA)
        ld b,a
        ld a,(PB)
        sub b
        cp 16
        jr nz,l8
        or a
        ret
l8:
    ENDIF
    IF FLT EQ 6
        jr lcols
    ENDIF
        xor a
    IF FLT EQ 1
        ld a,16
    ENDIF
lr1:    ld (LANE),a
        ld b,a
        ld a,(PA)
        and 15
        or b
        ld (P1),a
        ld a,(PB)
        and 15
        or b
        ld (P2),a
        ld c,16
        call three
        ret c
        ld a,(LANE)
        add a,16
    IF FLT EQ 2
        cp 112
    ELSE
        cp 128
    ENDIF
        jr nz,lr1
lcols:  xor a
    IF FLT EQ 3
        inc a
    ENDIF
lc1:    ld (LANE),a
        ld b,a
        ld a,(PA)
        and 112
        or b
        ld (P1),a
        ld a,(PB)
        and 112
        or b
        ld (P2),a
        ld c,1
        call three
        ret c
        ld a,(LANE)
        inc a
    IF FLT EQ 4
        cp 15
    ELSE
        cp 16
    ENDIF
        jr nz,lc1
        or a
        ret

three:                          ; PA-P1 and P2-PB with step C, P1-P2 with 17-C
    IF FLT EQ 7
        ld a,(P2)               ; the second corner is forgotten
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        ld (hl),0
        push af
        push hl
        call three0
        pop hl
        pop de
        ld (hl),d
        ret
three0:
    ENDIF
        ld a,(P1)
        ld l,a
        ld a,(PA)
        ld e,a
        call run
        jr nz,thno
        ld a,(P2)
        ld l,a
        ld a,(PB)
        ld e,a
        call run
        jr nz,thno
        ld a,(P1)
        ld l,a
        ld a,(P2)
        ld e,a
        ld a,17
        sub c
        ld c,a
        call run
        jr nz,thno
        scf
        ret
thno:   or a
        ret
