help:   ld de,(hint)
        ld a,d
        or a
        jr nz,help1
        ld de,FIRST*257
        ld a,(sel)
        or a
        jr z,help1
        ld d,a
        ld e,FIRST-1
help1:  ld a,(sel)
        call next
        jr c,help2
        ld de,0
help2:  ld (hint),de
        ret
; DE = the next pair that can be removed, carry if there is one; A = fixed first tile or 0
next:   ld (fixed),a
next1:  inc e
        ld a,e
        cp LAST+1
        jr c,next2
        ld a,(fixed)
        or a
        ret nz
next3:  inc d
        ld a,d
        cp LAST
        ret nc
        ld e,d
        jr next1
next2:  ld h,5Bh
        ld l,d
        ld a,(hl)
        cp 33
        jr c,next3
        ld l,e
        cp (hl)
        jr nz,next1
        ld a,d
        cp e
        jr z,next1
        call link
        jr nc,next1
        ret
; carry: the tiles D and E can be joined
link:   ld a,e
        ld (target+1),a
        ld bc,301h
        call both
        ret c
        ld c,17
both:   ld h,5Bh
        ld l,d
        push bc
        call walk
        pop bc
        ret c
        ld l,d
        ld a,c
        neg
        ld c,a
walk:   ld a,l
        add a,c
        ld l,a
target: cp 0
        scf
        ret z
        ld a,(hl)
        cp 32
        jr z,free
        or a
        ret
free:   ld a,b
        dec a
        jr z,walk
        push bc
        push hl
        dec b
        call turn
        pop hl
        pop bc
        ret c
        jr walk
turn:   ld a,c
        dec a
        jr z,turn1
        inc a
        inc a
        jr z,turn1
        ld c,1
        jr turn2
turn1:  ld c,17
turn2:  push hl
        push bc
        call walk
        pop bc
        pop hl
        ret c
        ld a,c
        neg
        ld c,a
        jr walk
; deal board BC: each tile goes to a random empty cell
deal:   ld (rnd),bc
        ld hl,BOARD
deal1:  ld (hl),0
        inc l
        ld a,l
        cp 170
        jr nz,deal1
        ld l,17
        ld b,8
deal2:  ld c,16
deal3:
        if OUTSIDE
        ld (hl),32
        endif
        inc l
        dec c
        jr nz,deal3
        inc l
        djnz deal2
        ld l,FIRST
        ld b,6
deal4:  ld c,14
deal5:  ld (hl),1
        inc l
        dec c
        jr nz,deal5
        inc l
        inc l
        inc l
        djnz deal4
        ld c,BASE
deal6:  ld b,4
deal7:  push bc
deal8:  call rand
        ld l,a
        ld h,5Bh
        cp 170
        jr nc,deal8
        dec (hl)
        jr z,deal9
        inc (hl)
        jr deal8
deal9:  pop bc
        ld (hl),c
        djnz deal7
        inc c
        ld a,c
        cp BASE+21
        jr nz,deal6
        ret
; A = a random byte
rand:   ld hl,(rnd)
        if RNG = 0
        ld b,8
rand1:  srl h
        rr l
        jr nc,rand2
        ld a,h
        xor 0B4h
        ld h,a
rand2:  djnz rand1
        ld (rnd),hl
        ld a,l
        endif
        if RNG = 1
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,3619h
        add hl,de
        ld (rnd),hl
        ld a,h
        endif
        if RNG = 2
        ld d,h                  ; xorshift 7, 9, 8
        ld e,l
        ld a,d
        rra
        ld a,e
        rra
        xor d
        ld d,a
        ld a,e
        rra
        ld a,d
        rra
        xor e
        ld e,a
        xor d
        ld d,a
        ld (rnd),de
        ld a,e
        endif
        ret
