; Makes board numbers and deals boards.
; Makes a random board number from 1 to 65535.
random: ld hl,(RND)
        ld a,r
        add a,l
        ld l,a
        ld de,(BNO)
        add hl,de
        ld de,40503
        ld b,5
ra1:    add hl,hl
        jr nc,ra2
        add hl,de
ra2:    ld a,h
        xor l
        ld l,a
        djnz ra1
        ld a,h
        or l
        jr nz,ra3
        inc hl
ra3:    ld (RND),hl
        IF NSMALL
        ld a,h
        and NSMALL
        ld h,a
        or l
        jr nz,ra4
        inc hl
ra4:
        ENDIF
        ld (BNO),hl
        ret
; Gives the next pseudo-random byte in A.
rndbyte:
        IF RNGM = 0
        push hl
        push de
        ld hl,(SEED)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        ld (SEED),hl
        ld a,h
        pop de
        pop hl
        ret
        ENDIF
        IF RNGM = 1
        push hl
        ld hl,(SEED)
        ld a,h
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ld (SEED),hl
        ld a,l
        pop hl
        ret
        ENDIF
        IF RNGM = 2
        push hl
        ld a,16
rl1:    ld hl,(SEED)
        srl h
        rr l
        jr nc,rl2
        push af
        ld a,h
        xor 0B4h
        ld h,a
        pop af
rl2:    ld (SEED),hl
        dec a
        jr nz,rl1
        ld a,l
        pop hl
        ret
        ENDIF
; Deals board BNO and sets everything back.
newgame:
        ld hl,(BNO)
        IF RNGM = 0
        ld a,l
        xor h
        ld l,a
        ENDIF
        ld (SEED),hl
        IF F_DNODET = 0
        call fill
        ELSE
        ld a,(GRID+17)
        ld hl,FIRST+17
        or (hl)
        call z,fill
        ld hl,FIRST
        ld de,GRID
        ld bc,128
        ld a,(FIRST+17)
        or a
        jr z,ng0
        ldir
ng0:
        ENDIF
        ld b,84
        ld ix,POSN+83
ng1:    push bc
ng2:    call rndbyte
        and 127
        cp b
        jr nc,ng2
        ld e,a
        ld d,0
        ld hl,POSN
        add hl,de
        ld l,(hl)
        ld h,GRID/256
        ld e,(ix+0)
        ld d,GRID/256
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        dec ix
        pop bc
        djnz ng1
        IF F_DFIVE
        ld hl,GRID+17
        ld a,(hl)
        cp 21
        jr nz,ng4
        ld (hl),20
ng4:
        ENDIF
        IF F_DHOLE
        ld hl,BNO
        ld a,(hl)
        and 7
        jr nz,ng5
        ld (GRID+110),a
ng5:
        ENDIF
        ld hl,GRID
        ld de,FIRST
        ld bc,128
        ldir
        xor a
        IF F_BNEWGAME = 0
        ld (NMOV),a
        ld (NMAX),a
        ENDIF
        IF F_REDSTAY = 0
        ld (CHEAT),a
        ENDIF
        ld (SEL),a
        IF NCUR = 0
        ld a,HOMEPOS
        ld (CUR),a
        ENDIF
        call drophint
        call hreset
        call drawno
        IF ANDEAL
        call dealshow
        ENDIF
        jp judge
; Fills the board in order, four tiles of each kind.
fill:   ld hl,GRID
        ld de,GRID+1
        ld bc,127
        ld (hl),0
        ldir
        ld hl,POSN
        ld d,GRID/256
        ld c,0
fi1:    ld e,(hl)
        ld a,c
        IF F_DPAIRS
        cp 2
        jr nz,fi3
        ld a,6
fi3:
        ENDIF
        srl a
        srl a
        inc a
        ld (de),a
        inc hl
        inc c
        ld a,c
        cp 84
        jr nz,fi1
        ret
