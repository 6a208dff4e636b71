; Deal, paths and pairs.
deal:   ld hl,brd
        ld c,1
de1:    ld b,4
de2:    ld (hl),c
        inc l
        djnz de2
        inc c
        ld a,c
        cp 22
        jr nz,de1
        ld hl,(num)
        ld (seed),hl
        ld b,83
de3:    push bc
        call random
        ld c,b
        inc c
        ld b,0
        ld de,0
        ld a,16                 ; HL * C / 65536
        ex de,hl
de4:    add hl,hl
        rl e
        rl d
        jr nc,de5
        add hl,bc
        jr nc,de5
        inc de
de5:    dec a
        jr nz,de4
        ld a,e
        pop bc
        push bc
        call at
        ex de,hl
        ld a,b
        call at
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        pop bc
        djnz de3
        ret
random: push bc                 ; xorshift, HL
        ld hl,(seed)
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
        ld (seed),hl
        pop bc
        ret
ringof: ld hl,FLOOD+17          ; HL = place in the flood of cell A
ri1:    sub 14
        jr c,ri2
        ld de,16
        add hl,de
        jr ri1
ri2:    add a,14
        add a,l
        ld l,a
        ret
joined: ld a,e                  ; carry if the cells E and D can be joined
        cp d
        jr z,jo9
        ld (je),a
        ld a,d
        ld (jd),a
        call at
        ld b,(hl)
        ld a,(je)
        call at
        ld a,(hl)
        or a
        jr z,jo9
        cp b
        jr nz,jo9
        call fill
        ld a,(jd)
        call ringof
        ld (hl),0
        ld (goal),hl
        ld a,(je)
        call ringof
        ld (hl),1
        ld c,1
jo2:    call spread
        ld hl,(goal)
        ld a,(hl)
        or a
        scf
        ret nz
        inc c
        ld a,c
        cp 4
        jr nz,jo2
jo9:    or a
        ret
fill:   ld hl,FLOOD             ; 0: free, 255: tile
        ld b,128
fi1:    ld (hl),RING
        inc l
        djnz fi1
        ld de,brd
        ld hl,FLOOD+17
        ld c,6
fi2:    ld b,14
fi3:    ld a,(de)
        or a
        jr z,fi4
        ld a,255
fi4:    ld (hl),a
        inc l
        inc e
        djnz fi3
        inc l
        inc l
        dec c
        jr nz,fi2
        ret
spread: ld hl,FLOOD             ; marks with C+1 what is seen from a cell marked C
sp1:    ld a,(hl)
        cp c
        jr nz,sp2
        ld de,1
        call beam
        ld de,-1
        call beam
        ld de,16
        call beam
        ld de,-16
        call beam
sp2:    inc l
        bit 7,l
        jr z,sp1
        ret
beam:   push hl
be1:    ld a,l
        and 15
        ld b,a
        add hl,de
        ld a,h
        cp FLOOD/256
        jr nz,be9
        bit 7,l
        jr nz,be9
        ld a,l
        and 15
        sub b
        inc a
        cp 3
        jr nc,be9               ; over the edge
        ld a,(hl)
        or a
        jr z,be3
        cp c
        jr c,be9                ; an older mark: seen before
        inc a
        jr z,be9
        jr be1
be3:    ld a,c
        inc a
        ld (hl),a
        jr be1
be9:    pop hl
        ret
search: ld (only),a             ; next pair after H (second), L (first); carry: found in HL
se1:    inc h
        ld a,h
        cp 84
        jr c,se2
        inc l
        ld h,l
        ld a,l
        cp 83
        jr c,se1
        or a
        ret
se2:    ld a,(only)
        cp 255
        jr z,se3
        cp h
        jr z,se3
        cp l
        jr nz,se1
se3:    push hl
        ld d,high brd
        ld e,l
        ld a,e
        add a,low brd
        ld e,a
        ld b,d
        ld a,h
        add a,low brd
        ld c,a
        ld a,(bc)
        ld b,a
        ld a,(de)
        cp b
        jr nz,se4
        or a
        jr z,se4
        ld e,l
        ld d,h
        call joined
        pop hl
        ret c
        jr se1
se4:    pop hl
        jr se1
count:  ret
