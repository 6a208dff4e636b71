; Deals boards, finds paths, lets tiles fall. MIT licence.

; Makes a random number for a board, never 0.
rndnum:
    if DIS = 1
        ld a,r
        ld l,a
        ld a,(rcount)
        ld h,a
        ld de,(seed)
        add hl,de
    else
        ld hl,(5c78h)
        ld a,r
        add a,h
        ld h,a
    endif
        ld a,h
        or l
        jr nz,rn1
        inc l
rn1:    ld (num),hl
        ret
rcount: db 17

; HL := next of the generator, A := the byte that is used.
rnd:    ld hl,(seed)
    if GEN = 0
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
    endif
    if GEN = 1
        ld de,25173
        call mul
        ld de,13849
        add hl,de
    endif
    if GEN = 2
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
    endif
        ld (seed),hl
    if GEN = 2
        ld a,h
        xor l
    else
        ld a,h
    endif
        ret

; HL := HL * DE.
mul:    ld b,h
        ld c,l
        ld hl,0
        ld a,16
mu1:    add hl,hl
        rl c
        rl b
        jr nc,mu2
        add hl,de
mu2:    dec a
        jr nz,mu1
        ret

; A := A * C / 256.
scale:  ld e,c
        ld d,0
        ld hl,0
        ld b,8
sc1:    add hl,hl
        rlca
        jr nc,sc2
        add hl,de
sc2:    djnz sc1
        ld a,h
        ret

; Deals the board of num.
deal:   ld hl,(num)
        call fltseed
        ld (seed),hl
        ld b,8
de0:    push bc
        call rnd
        pop bc
        djnz de0
        ld hl,GRID
        ld de,GRID+1
        ld bc,127
        ld (hl),0
        ldir
        ld hl,LIST
        ld b,84
        xor a
        ld c,a
de1:
    if SHUF = 2
        ld (hl),0
    else
        ld a,c
    if FILL = 0
        srl a
        srl a
    else
        call mod21
    endif
        inc a
        ld (hl),a
    endif
        inc hl
        inc c
        djnz de1
    if SHUF = 0
        ld c,84
sh0:    push bc
        call rnd
        pop bc
        push bc
        call scale
        pop bc
        dec c
        call swap
        ld a,c
        dec a
        jr nz,sh0
    endif
    if SHUF = 1
        ld c,0
sh0:    push bc
        call rnd
        pop bc
        and 127
        cp 84
        jr nc,sh0
        call swap
        inc c
        ld a,c
        cp 84
        jr nz,sh0
    endif
    if SHUF = 2
        ld c,0
sh0:    push bc
        call rnd
        ld c,84
        call scale
        pop bc
        ld l,a
        ld h,LIST/256
sh1:    ld a,(hl)
        or a
        jr z,sh2
        inc l
        ld a,l
        cp 84
        jr nz,sh1
        ld l,0
        jr sh1
sh2:    ld a,c
        srl a
        srl a
        inc a
        ld (hl),a
        inc c
        ld a,c
        cp 84
        jr nz,sh0
    endif
        call fltdeal
        ld de,LIST
    if DORD = 0
        ld hl,GRID+11h
        ld c,6
dl1:    ld b,14
dl2:    ld a,(de)
        ld (hl),a
        inc l
        inc de
        djnz dl2
        inc l
        inc l
        dec c
        jr nz,dl1
    else
        ld hl,GRID+11h
        ld c,14
dl1:    ld b,6
dl2:    ld a,(de)
        ld (hl),a
        ld a,l
        add a,16
        ld l,a
        inc de
        djnz dl2
        ld a,l
        sub 95
        ld l,a
        dec c
        jr nz,dl1
    endif
        jp fltdl2

mod21:  sub 21
        jr nc,mod21
        add a,21
        ret

; Swaps entries A and C of the list.
swap:   ld h,LIST/256
        ld d,h
        ld l,a
        ld e,c
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        ret

; Z if all cells from L to A in a column are empty.
segv:   cp l
        jr nc,sv1
        ld h,a
        ld a,l
        ld l,h
sv1:    ld c,a
        ld h,GRID/256
sv2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp c
        ret z
        add a,16
        ld l,a
        jr sv2

; Z if all cells from L to A in a row are empty.
segh:   cp l
        jr nc,sg1
        ld h,a
        ld a,l
        ld l,h
sg1:    ld c,a
        ld h,GRID/256
sg2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp c
        ret z
        inc l
        jr sg2

; Carry if a path of three segments leads from cell D to cell E.
connect:
        ld h,GRID/256
        ld l,d
        ld a,(hl)
        ld (tmp1),a
        ld (hl),0
        ld l,e
        ld a,(hl)
        ld (tmp2),a
        ld (hl),0
        push bc
        call conn1
        call fltpath
        pop bc
        ld h,GRID/256
        ld l,e
        ld a,(tmp2)
        ld (hl),a
        ld l,d
        ld a,(tmp1)
        ld (hl),a
        ret

; Tries each row, then each column, for the middle segment.
conn1:  ld b,YFIRST
co1:    ld a,b
        rlca
        rlca
        rlca
        rlca
        ld (yy),a
        ld c,a
        ld a,d
        and 15
        or c
        ld l,d
        call segv
        jr nz,co1n
        ld a,(yy)
        ld c,a
        ld a,e
        and 15
        or c
        ld l,e
        call segv
        jr nz,co1n
        ld a,(yy)
        ld c,a
        ld a,d
        and 15
        or c
        ld l,a
        ld a,e
        and 15
        or c
        call segh
        jr z,coyes
co1n:   inc b
        ld a,b
        cp YEND
        jr nz,co1
        ld b,XFIRST
co2:    ld a,d
        and 0f0h
        or b
        ld l,d
        call segh
        jr nz,co2n
        ld a,e
        and 0f0h
        or b
        ld l,e
        call segh
        jr nz,co2n
        ld a,d
        and 0f0h
        or b
        ld l,a
        ld a,e
        and 0f0h
        or b
        call segv
        jr z,coyes
co2n:   inc b
        ld a,b
        cp XEND
        jr nz,co2
        or a
        ret
coyes:  scf
        ret
