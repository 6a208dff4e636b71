help:   ld de,(hint)
        ld a,d
        or a
        jr nz,help1
        ld de,0
        ld a,(sel)
        or a
        ld l,a
        jr z,help0
        ld d,a
        call kind
        ld (hunted),a
        ld a,(sel)
        ld d,a
        call next1
        jr help2
help0:  xor a
        ld (hunted),a
help1:  call next
help2:  jr c,help3
        ld de,0
help3:  ld (hint),de
        jp main
; DE = the next pair after D, E of the kind (hunted), carry if there is one
next:   ld a,(hunted)
        or a
        jr nz,next1
        ld a,1
        ld (hunted),a
next0:  ld d,16                 ; the next first tile of this kind
next4:  inc d
        ld a,d
        cp 111
        jr z,next5
        ld l,d
        call kind
        jr z,next4
        ld hl,hunted
        cp (hl)
        jr nz,next4
        ld e,d
next1:  inc e
        ld a,e
        cp 111
        jr nc,next3
        cp 17
        jr c,next1
        cp d
        jr z,next1
        ld l,e
        call kind
        jr z,next1
        ld hl,hunted
        cp (hl)
        jr nz,next1
        call link
        jr nc,next1
        ret
next3:  ld a,(sel)
        or a
        jr z,next4
        or a
        ret
next5:  ld hl,hunted
        inc (hl)
        ld a,(hl)
        cp 22
        jr nz,next0
        or a
        ret
; carry: the cells D and E can be joined, tried with each place of the middle line
link:   push de
        call link0
        pop de
        ret
link0:  ld c,FROMX
link1:  ld a,d                  ; rows of D and E, column C
        and 0F0h
        or c
        ld h,a
        ld l,d
        ld b,1
        call line
        jr c,link2
        ld a,e
        and 0F0h
        or c
        ld l,a
        ld b,16
        call line
        jr c,link2
        ld h,l
        ld l,e
        ld b,1
        call line
        ccf
        ret c
link2:  inc c
        ld a,c
        cp 16-FROMX
        jr nz,link1
        ld c,16*FROMX
link3:  ld a,d
        and 15
        or c
        ld h,a
        ld l,d
        ld b,16
        call line
        jr c,link4
        ld a,e
        and 15
        or c
        ld l,a
        ld b,1
        call line
        jr c,link4
        ld h,l
        ld l,e
        ld b,16
        call line
        ccf
        ret c
link4:  ld a,c
        add a,16
        ld c,a
        cp 128-16*FROMX
        jr nz,link3
        or a
        ret
; carry: a tile other than D and E is on the line from H to L in steps of B
line:   push hl
        ld a,h
        cp l
        jr c,line1
        ld a,l
        ld l,h
        ld h,a
line1:  ld a,l
        ld (limit+1),a
        ld l,h
        ld h,VIEW/256
line2:  ld a,(hl)
        or a
        jr z,line3
        ld a,l
        cp d
        jr z,line3
        cp e
        jr z,line3
        pop hl
        scf
        ret
line3:  ld a,l
limit:  cp 0
        jr z,line4
        add a,b
        ld l,a
        jr line2
line4:  pop hl
        or a
        ret
; deal board BC: each tile goes to the n-th empty place
deal:   ld (seed),bc
        ld a,c
        ld (fib),a
        ld a,b
        ld (fib+1),a
        ld hl,1234h
        ld (fib+2),hl
        ld hl,KIND
        ld b,84
deal1:  ld (hl),0
        inc l
        djnz deal1
        ld hl,WHEN
        ld b,84
deal2:  ld (hl),255
        inc l
        djnz deal2
        ld b,84
deal3:  push bc
        call rnd
        pop bc
deal4:  cp b
        jr c,deal5
        sub b
        jr deal4
deal5:  inc a
        ld hl,KIND-1
deal6:  inc hl
        inc (hl)
        dec (hl)
        jr nz,deal6
        dec a
        jr nz,deal6
        ld a,b
        dec a
        srl a
        srl a
        inc a
        ld (hl),a
        djnz deal3
        ret
; A = a random byte
rnd:
        if RNG = 0
        ld de,(seed)            ; 75 times and 74
        ld h,d
        ld l,e
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        add hl,de
        add hl,de
        ld de,74
        add hl,de
        inc hl
        ld (seed),hl
        ld a,h
        endif
        if RNG = 1
        ld hl,(seed)
        ld b,9
rnd1:   add hl,hl
        jr nc,rnd2
        ld a,l
        xor 2Dh
        ld l,a
rnd2:   djnz rnd1
        ld (seed),hl
        ld a,l
        endif
        if RNG = 2
        ld de,(fib)             ; the sum of the last two, turned
        ld hl,(fib+2)
        ld (fib),hl
        add hl,de
        ld a,l
        rlca
        rl h
        rl l
        ld (fib+2),hl
        ld a,h
        xor l
        endif
        ret
