; Path test: from A walk straight, at each step walk aside; reached when a cell of B's rays is met.
p_path: pop bc                  ; place place -> 1 if the two tiles can be joined
        pop hl
        ld h,BOARD/256
        ld a,c
        push de
        call path
        pop de
        jp c,true
        jp false
path:   ld b,(hl)               ; L, A: places; carry if joined
        ld c,l
        ld (target),a
        ld l,a
        ld a,(hl)
        or a
        jr z,pa9
        cp b
        jr nz,pa9
        ld a,l
        cp c
        jr z,pa9
        push bc
        ld (hl),0
        ld d,MARKS/256
        ld e,0
        xor a
pa1:    ld (de),a
        inc e
        jr nz,pa1
        ld e,l
        inc a
        ld (de),a
        ld bc,0x0101
        call ray
        ld bc,0x01ff
        call ray
        ld bc,0x0100+STR
        call ray
        ld bc,0x0200-STR
        call ray
        pop bc
        ld l,c
        push bc
        ld a,1
        call walk
        ld a,0xff
        call nc,walk
        ld a,STR
        call nc,walk
        ld a,256-STR
        call nc,walk
        pop bc
        ld a,(target)
        ld l,a
        ld (hl),b
        ret
pa9:    or a
        ret
ray:    push hl                 ; marks the empty cells seen from L in direction C
ra1:    ld a,l
        add a,c
        ld l,a
        ld a,(hl)
        or a
        jr nz,ra2
        ld e,l
        ld a,1
        ld (de),a
        jr ra1
ra2:    pop hl
        ret
walk:   push hl                 ; from L in direction A; carry if a mark is met
        ld c,a
wk1:    ld e,l
        ld a,(de)
        or a
        jr nz,wk8
        ld a,c
        inc a
        jr z,wkv
        dec a
        dec a
        jr z,wkv
        ld b,1
        call aside
        ld b,0xff
        call nc,aside
        jr wk2
wkv:    ld b,STR
        call aside
        ld b,256-STR
        call nc,aside
wk2:    jr c,wk9
        ld a,l
        add a,c
        ld l,a
        ld a,(hl)
        or a
        jr z,wk1
        pop hl
        or a
        ret
wk8:    scf
wk9:    pop hl
        ret
aside:  push hl
as1:    ld a,l
        add a,b
        ld l,a
        ld a,(hl)
        or a
        jr nz,as2
        ld e,l
        ld a,(de)
        or a
        jr z,as1
        scf
as2:    pop hl
        ret
target: db 0
p_same: pop bc                  ; tile place -> the next place after it with that kind, or 0
        pop hl
        ld h,BOARD/256
        ld a,(hl)
        ld l,c
sa1:    inc l
        jr z,sa2
        cp (hl)
        jr nz,sa1
sa2:    ld h,0
        push hl
        jp next
