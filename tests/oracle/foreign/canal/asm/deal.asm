; New boards
toggle:
    IF X_notoggle
        ld a,(hn)
        cp 7
        jr z,newrand
    ENDIF
        ld a,(grav)
        xor 1
        ld (grav),a
    IF X_nonew
        ld a,(cheat)
        or a
        ret nz
    ENDIF
newrand:
        call rndnum
newgame:
        call trav0
    IF X_redstay
        ld a,(cheat)
        ld (cheat),a
    ELSE
        xor a
        ld (cheat),a
    ENDIF
        ld (over),a
        xor a
        ld (over),a
        ld (hn),a
        ld (ht),a
        ld h,a
        ld l,a
        ld (score),hl
        ld (secs),hl
    IF HOME = 0
        ld a,11h
        ld (cur),a
    ENDIF
    IF HOME = 1
        ld a,37h
        ld (cur),a
    ENDIF
    IF HOME = 2
        ld a,(cur)
        or a
        jr nz,nw1
        ld a,11h
        ld (cur),a
nw1:
    ENDIF
        call deal
    IF DEALSHOW
        call dealshow
    ENDIF
        jp judge

; a number from 1 to 65535
rndnum: ld a,r
        ld l,a
        ld a,(ticks)
        ld h,a
        ld de,(number)
        add hl,de
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
    IF X_nsame
        ld hl,4711
    ENDIF
    IF X_nzero
        ld a,h
        and 15
        jr nz,rn0
        ld l,a
        ld h,a
rn0:
    ELSE
        ld a,h
        or l
        jr z,rndnum
    ENDIF
        ld (number),hl
        ret

; the board of (number)
deal:   ld hl,(number)
    IF X_dgrav
        ld a,(grav)
        xor l
        and 1
        xor l
        ld l,a
    ENDIF
    IF X_dsome
        ld a,l
        and 63
        cp 5
        jr nz,dl0
        ld a,(ticks)
        ld l,a
dl0:
    ENDIF
        ld (rnd),hl
        ld hl,GRID
    IF RING
        ld bc,8000h             ; 128 cells, empty
    ELSE
        ld bc,80FFh             ; a wall
    ENDIF
dl1:    ld (hl),c
        inc hl
        djnz dl1
        ld c,0                  ; fill: cell i holds kind i / 4
dl2:    ld a,c
        call rowcell
        ld a,c
    IF DEAL = 1
        call modkind
    ELSE
        srl a
        srl a
    ENDIF
        inc a
        ld (hl),a
        inc c
        ld a,c
        cp 84
        jr nz,dl2
        ld c,83
dl3:    push bc
        call random
        pop bc
        ld h,a                  ; H * (C + 1) / 256
        ld e,c
        inc e
        ld d,0
        ld b,8
        ld l,d
dl4:    add hl,hl
        jr nc,dl5
        add hl,de
dl5:    djnz dl4
        ld a,h
        call rowcell
        push hl
        ld a,c
        call rowcell
        pop de
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,dl3
    IF X_dfive
        ld a,(number)
        and 31
        jr nz,dl6
        ld a,(GRID+25h)
        ld (GRID+36h),a
dl6:
    ENDIF
    IF X_dhole
        ld a,(number)
        and 31
        jr nz,dl7
        ld (GRID+18h),a
dl7:
    ENDIF
        ret
modkind:
        cp 21
        ret c
        sub 21
        jr modkind
; A = 0..83: HL = the cell
rowcell:
        ld hl,GRID+11h
rc1:    cp 14
        jr c,rc2
        sub 14
        ld b,a
        ld a,l
        add a,16
        ld l,a
        ld a,b
        jr rc1
rc2:    add a,l
        ld l,a
        ret
; A = random byte
random:
    IF DEAL = 0
        ld hl,(rnd)             ; x ^= x << 7, x ^= x >> 9, x ^= x << 8
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
        ld (rnd),hl
        ret
    ENDIF
    IF DEAL = 1
        ld hl,(rnd)             ; x = 25 x + 12347
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12347
        add hl,de
        ld (rnd),hl
        ld a,h
        xor l
        ret
    ENDIF
    IF DEAL = 2
        ld hl,(rnd)             ; the ROM as a table of random bytes
        ld de,1237
        add hl,de
        ld (rnd),hl
        ld a,h
        and 1Fh
        ld h,a
        ld a,(rnd+1)
        add a,(hl)
        xor l
        ret
    ENDIF
    IF DEAL = 3
        ld b,8                  ; a shift register, eight steps
        ld hl,(rnd)
rx1:    srl h
        rr l
        jr nc,rx2
        ld a,h
        xor 0B4h
        ld h,a
rx2:    djnz rx1
        ld (rnd),hl
        ld a,l
        ret
    ENDIF
