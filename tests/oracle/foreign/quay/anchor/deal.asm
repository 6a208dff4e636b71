; ---- deals
deal:   ld hl,(num)
 if FAULT = 2
        ld a,(23672)
        xor l
        ld l,a
 endif
        ld (rs),hl
        ld hl,lst
        ld c,1
 if FILL = 0
de1:    ld b,4
de2:    ld (hl),c
        inc hl
        djnz de2
        inc c
        ld a,c
        cp 22
        jr nz,de1
 else
        ld b,84
de1:    ld (hl),c
        inc hl
        inc c
        ld a,c
        cp 22
        jr nz,de2
        ld c,1
de2:    djnz de1
 endif
 if FAULT = 1
        ld hl,lst+28
        ld (hl),3
 endif
        ld c,84                 ; shuffle
de3:
 if SHUF = 0
        ld b,c
 else
        ld b,84
 endif
        call below
        ld h,0
        ld l,a
        ld de,lst
        add hl,de
        ex de,hl
        ld h,0
        ld l,c
        dec l
        push bc
        ld bc,lst
        add hl,bc
        pop bc
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,de3
        ld hl,board
        ld b,128
        call zero
        ld hl,board+17          ; lay the tiles out
        ld de,lst
 if LAY = 0
        ld c,6
de5:    ld b,14
de6:    ld a,(de)
        ld (hl),a
        inc de
        inc l
        djnz de6
        inc l
        inc l
        dec c
        jr nz,de5
 else
        ld c,14
de5:    ld b,6
        push hl
de6:    ld a,(de)
        ld (hl),a
        inc de
        ld a,l
        add a,16
        ld l,a
        djnz de6
        pop hl
        inc l
        dec c
        jr nz,de5
 endif
        ret
zero:   ld (hl),0
        inc hl
        djnz zero
        ret
below:  call rnd                ; random number below B in A
        ld h,0
        ld l,h
        ld d,h
        ld e,a
be1:    add hl,de
        djnz be1
        ld a,h
        ret
rnd:    ld hl,(rs)
 if RNG = 0
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        ld (rs),hl
        ld a,h
        add a,l
        ret
 endif
 if RNG = 1
        push bc
        ld b,11
rn1:    srl h
        rr l
        jr nc,rn2
        ld a,h
        xor 0b4h
        ld h,a
rn2:    djnz rn1
        pop bc
        ld (rs),hl
        ld a,l
        ret
 endif
 if RNG = 2
        push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        ld (rs),hl
        ld a,l
        ret
 endif
 if RNG = 3
        push bc                 ; 75 * (s + 1) mod 65537 - 1
        ld de,75
        ld b,16
        ld a,e
        ld c,0
        ex de,hl
        ld hl,74
        xor a
        ld b,75
rn1:    add hl,de
        adc a,0
        djnz rn1
        ld c,a
        or a
        sbc hl,bc
        jr nc,rn3
        inc hl
rn3:    pop bc
        ld (rs),hl
        ld a,h
        ret
 endif
rndnum: ld hl,(rseed)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,(23672)
        add hl,de
        ld a,r
        xor l
        ld l,a
        ld (rseed),hl
        ld a,h
        or l
        jr z,rndnum
        ret

