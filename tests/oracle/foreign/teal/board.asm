; The deal, the rule for pairs, hints and the state of the game.

; HL = next random number; changes AF and DE.
random: ld hl,(rnd)
        if RNG=0
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
        else
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,0x3619
        add hl,de
        endif
        ld (rnd),hl
        ret

; Chooses a new board number, 1 to 65535.
mix:    
        if NMIX=0
        ld hl,(23672)
        ld a,r
        xor h
        ld h,a
        endif
        if NMIX=1
        ld de,(23672)
        ld hl,(num)
        ld b,75
        ld a,b
mix1:   add hl,de
        inc hl
        djnz mix1
        endif
        if NMIX=2
        ld hl,(23672)
        ld de,(num)
        add hl,de
        ld a,l
        ld l,h
        ld h,a
        ld a,r
        xor l
        ld l,a
        endif
        ld a,h
        or l
        jr nz,mix2
        inc hl
mix2:   ld (num),hl
        ret

; Fills the grid with the tiles of board (num).
deal:   
        if F_seed
        ld hl,(num)
        ld a,(rnd)
        and 7
        jr nz,deal0
        inc h
deal0:  ld (rnd),hl
        else
        ld hl,(num)
        ld (rnd),hl
        endif
deal2:  ld hl,deck
        ld c,21
dl1:    ld b,4
dl2:    ld (hl),c
        inc l
        djnz dl2
        dec c
        jr nz,dl1
        ld b,8
dl3:    push bc
        call random
        pop bc
        djnz dl3
        ld b,84
dl4:    push bc
        call random
        pop bc
        ld e,h
        ld d,0
        ld hl,0
        push bc
dl5:    add hl,de
        djnz dl5
        pop bc
        ld e,h
        ld d,deck/256
        ld l,b
        dec l
        ld h,d
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz dl4
        ld de,deck
        ld hl,GRID+16
        ld c,6
dl6:    inc l
        ld b,14
dl7:    ld a,(de)
        ld (hl),a
        inc e
        inc l
        djnz dl7
        inc l
        dec c
        jr nz,dl6
        ret

; Z if the tiles at (la) and (lb) can be joined.
link:   ld a,(la)
        ld l,a
        ld h,GRIDH
        ld a,(hl)
        push af
        ld (hl),0
        ld a,(lb)
        ld l,a
        ld (hl),0
        call link1
        pop bc
        push af
        ld h,GRIDH
        ld a,(la)
        ld l,a
        ld (hl),b
        ld a,(lb)
        ld l,a
        ld (hl),b
        pop af
        ret
link1:  ld b,0
lk1:    ld a,(la)
        ld d,a
        and 0xF0
        or b
        ld e,a
        ld c,1
        call clear
        jr nz,lk2
        ld a,(la)
        and 0xF0
        or b
        ld d,a
        ld a,(lb)
        and 0xF0
        or b
        ld e,a
        ld c,16
        call clear
        jr nz,lk2
        ld a,(lb)
        ld e,a
        and 0xF0
        or b
        ld d,a
        ld c,1
        call clear
        ret z
lk2:    inc b
        ld a,b
        cp 16
        jr nz,lk1
        ld b,0
lk3:    ld a,(la)
        ld d,a
        and 15
        or b
        ld e,a
        ld c,16
        call clear
        jr nz,lk4
        ld a,(la)
        and 15
        or b
        ld d,a
        ld a,(lb)
        and 15
        or b
        ld e,a
        ld c,1
        call clear
        jr nz,lk4
        ld a,(lb)
        ld e,a
        and 15
        or b
        ld d,a
        ld c,16
        call clear
        ret z
lk4:    ld a,b
        add a,16
        ld b,a
        cp 128
        jr nz,lk3
        or a
        ret

; Z if all cells from D to E in steps of C are empty.
clear:  ld a,d
        cp e
        jr c,cl1
        ld d,e
        ld e,a
cl1:    ld h,GRIDH
        ld l,d
cl2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp e
        ret z
        add a,c
        ld l,a
        jr cl2
