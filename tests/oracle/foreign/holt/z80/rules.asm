; Deals, removes, lets fall and replays.

; Next random byte in A.
rnd:    push hl
        push de
        ld hl,(seed)
        IF RNG = 0
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        push hl
        add hl,hl
        add hl,de
        pop de
        add hl,de
        ld de,15133
        add hl,de
        ENDIF
        IF RNG = 1
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,28411
        add hl,de
        ENDIF
        IF RNG = 2
        ld d,8
rn2:    srl h
        rr l
        jr nc,rn3
        ld a,h
        xor $b4
        ld h,a
rn3:    dec d
        jr nz,rn2
        ENDIF
        ld (seed),hl
        ld a,h
        IF RNG = 1
        xor l
        ENDIF
        pop de
        pop hl
        ret

; Random number below B in A.
below:  call rnd
        ld e,a
        ld d,0
        ld hl,0
        push bc
bl1:    add hl,de
        djnz bl1
        pop bc
        ld a,h
        ret

; Deals board (num) into GRID and INIT.
deal:   ld hl,(num)
        IF FAULT = F_d_seed
        ld de,(seed)
        ld a,e
        and 1
        ld e,a
        ld d,0
        add hl,de
        ENDIF
        IF FAULT = F_d_via
        ld a,(viaN)
        add a,h
        ld h,a
        ENDIF
        ld (seed),hl
        call rnd
        call rnd
        call rnd
        ld hl,DBUF
        ld c,1
de1:    ld b,4
        IF FAULT = F_d_five
        ld a,c
        cp 20
        jr nz,$+3
        inc b
        ENDIF
de2:    ld (hl),c
        inc l
        djnz de2
        inc c
        ld a,c
        cp 22
        jr nz,de1
        IF SHUF = 0
        ld b,84
de3:    call below
        ld l,a
        ld h,DBUF/256
        ld d,h
        ld e,b
        dec e
        call swap
        dec b
        ld a,b
        dec a
        jr nz,de3
        ELSE
        ld c,0
de3:    ld b,84
        call below
        ld l,a
        ld h,DBUF/256
        ld d,h
        ld e,c
        call swap
        inc c
        ld a,c
        cp 84
        jr nz,de3
        ENDIF
        ld hl,DBUF
        ld de,CELLP
        ld b,84
de4:    ld a,(de)
        push de
        ld e,a
        ld d,GRID/256
        ld a,(hl)
        ld (de),a
        pop de
        inc l
        inc e
        djnz de4
        IF FAULT = F_d_hole
        ld a,(num)
        and 7
        jr nz,dehole
        ld (GRID+38+18*3+5),a
dehole:
        ENDIF
        IF FAULT = F_d_rare
        ld a,(num)
        and 31
        cp 9
        jr nz,derare
        ld a,(GRID+38+18*4+7)
        ld (GRID+38+18*1+2),a
derare:
        ENDIF
        ld hl,GRID
        ld de,INIT
        ld bc,180
        ldir
        ret

swap:   ld a,(de)
        push bc
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        pop bc
        ret

; Removes the tiles at B and C as a move.
remove: push bc
        call hintoff
        call hreset
        xor a
        IF FAULT != F_c_seldead
        ld (sel),a
        ENDIF
        pop bc
        push bc
        call effect
        IF SNDAT = 0
        call remsnd
        ENDIF
        pop bc
        IF FAULT = F_h_hint
        ld a,(viaH)
        or a
        jr nz,re1
        ENDIF
        ld a,(hpos)
        IF FAULT = F_h_32
        and 31
        ENDIF
        ld l,a
        add a,a
        ld h,HIST/256
        ld e,a
        ld a,l
        inc a
        ld (hpos),a
        IF FAULT = F_h_trunc
        ld hl,hlen
        cp (hl)
        jr c,$+3
        ld (hl),a
        ELSE
        IF FAULT = F_h_last
        ld hl,tiles
        ld l,(hl)
        dec l
        dec l
        dec l
        dec l
        jr nz,re2
        dec a
        ld (hpos),a
re2:
        ENDIF
        ld (hlen),a
        ENDIF
        ld h,HIST/256
        ld l,e
        ld (hl),b
        inc l
        ld (hl),c
re1:
        IF FAULT = F_s_before
        push bc
        call dotake
        call status
        pop bc
        ENDIF
        IF FAULT = F_s_late
        push bc
        call status
        pop bc
        ENDIF
        IF FALLAN
        call dotake
        call fallan
        ELSE
        call take
        ENDIF
        IF FAULT = F_m_gfx
        ld hl,(gfxp)
        ld de,37
        add hl,de
        ld (gfxp),hl
        ld a,h
        and 1
        ld h,a
        ld de,GFX
        add hl,de
        ld a,(hl)
        xor $3c
        ld (hl),a
        ENDIF
        IF FAULT = F_s_redlost
        xor a
        ld (cheat),a
        ENDIF
        IF FAULT != F_s_late
        IF FAULT != F_s_before
        call status
        ENDIF
        ENDIF
        call drawall
        IF SNDAT = 1
        call remsnd
        ENDIF
        jp endmsg

; Removes B and C and lets the tiles fall, if gravity is on.
take:   call dotake
        ld a,(grav)
        or a
        IF FAULT = F_g_off
        jr nz,ta1
        ld a,(viaH)
        or a
        ENDIF
        ret z
ta1:
        IF FAULT = F_g_same
        ld hl,COLT
        ld l,b
        ld a,(hl)
        ld l,c
        cp (hl)
        ret z
        ENDIF
        IF FAULT = F_g_heap
        ld a,b
        cp c
        ret c
        ENDIF
        ld a,b
        push bc
        call settle
        pop bc
        IF FAULT = F_g_one
        ret
        ENDIF
        ld a,c
        push bc
        call settle
        pop bc
        ret

dotake: ld h,GRID/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        ret

; Lets the tiles fall in the column of A.
settle: ld hl,COLT
        ld l,a
        ld a,(hl)
        IF FAULT = F_g_col
        cp 15
        ret z
        ENDIF
        add a,126
        ld l,a
        ld e,a
        ld h,GRID/256
        ld d,h
        IF FAULT = F_g_top
        ld b,5
        ELSE
        ld b,6
        ENDIF
se1:    ld a,(hl)
        or a
        jr z,se2
        ld (hl),0
        ld (de),a
        ld a,e
        sub 18
        ld e,a
        IF FAULT = F_g_once
        ld a,e
        sub l
        cp 19
        jr c,se2
        ld a,l
        ld e,a
        ENDIF
se2:    ld a,l
        sub 18
        ld l,a
        djnz se1
        ret

