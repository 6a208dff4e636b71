tmp     EQU 0BB00h
swhy:   db 0
; multiply HL by DE -> HL
mul:    ld b,h
        ld c,l
        ld hl,0
        ld a,16
mu1:    add hl,hl
        ex de,hl
        add hl,hl
        ex de,hl
        jr nc,mu2
        add hl,bc
mu2:    dec a
        jr nz,mu1
        ret
; next random byte -> A
rnd:    ld hl,(seed)
        IF RNG=0
        ld de,27221
        call mul
        ld de,22391
        add hl,de
        ld (seed),hl
        ld a,h
        ELSE
        ld de,40231
        add hl,de
        ld (seed),hl
        ld de,377
        call mul
        ld a,(seed)
        xor h
        ENDIF
        ret
; a new number for N and DELETE -> HL
pickn:
        IF NMODE=0
        ld hl,(nseed)
        inc hl
        ld (nseed),hl
        ENDIF
        IF NMODE=1
        ld hl,(nseed)
        ld de,11069
        call mul
        ld de,3331
        add hl,de
        ld (nseed),hl
        ENDIF
        IF NMODE=2
        ld hl,(23672)
        ENDIF
        IF NMODE=3
        ld hl,(num)
        ld de,31
        call mul
        ld de,(23672)
        add hl,de
        ENDIF
        IF NMODE=4
        ld a,(23672)
        ld h,a
        ld a,r
        ld l,a
        ENDIF
        ld a,h
        or l
        ret nz
        inc hl
        ret
newn:
        IF FAULT=50
        ld hl,games
        inc (hl)
        ld a,(hl)
        cp 6
n50:    jr z,n50
        ENDIF
        call pickn
        xor a
        ld (why),a
        jr deal
toggle: ld a,(grav)
        xor 1
        ld (grav),a
        call pickn
        ld a,2
        ld (why),a
deal:   ld de,(num)             ; HL: the number
        ld (prev),de
        ld (num),hl
        push hl
        IF FAULT=20
        ld a,(23672)
        and 1
        xor l
        ld l,a
        ENDIF
        IF FAULT=21
        ld a,(seed+1)
        ld h,a
        ENDIF
        IF FAULT=22
        ld h,0
        ENDIF
        IF FAULT=52
        set 0,l
        ENDIF
        IF FAULT=23
        ld hl,777
        ENDIF
        IF FAULT=24
        ld a,(grav)
        xor 1
        xor h
        ld h,a
        ENDIF
        IF FAULT=28
        ld a,(why)
        or a
        jr nz,d28
        inc hl
d28:
        ENDIF
        IF FAULT=46
        ld a,l
        and 15
        cp 7
d46:    jr z,d46
        ENDIF
        IF FAULT=64
        ld de,(prev)
        or a
        sbc hl,de
        add hl,de
        jr z,d64
        ENDIF
        IF FAULT=65
        ld a,(why)
        or a
        jr nz,d65
        ld a,(swhy)
        dec a
        jr nz,d65
        ld hl,(prev)
d65:    ld a,(why)
        ld (swhy),a
        ENDIF
        ld (seed),hl
d64:
        IF FAULT=44
        ld a,(why)
        dec a
        jr nz,d44
        inc a
        ld (grav),a
d44:
        ENDIF
        IF FAULT=72
        ld a,(why)
        dec a
        jr nz,d72
        ld a,(grav)
        xor 1
        ld (grav),a
d72:
        ENDIF
        IF FAULT=53
        ld a,(why)
        or a
        jr nz,d53
        inc a
        ld (grav),a
d53:
        ENDIF
        IF FAULT=26
        ld a,(cheat)
        or a
        jr nz,shuf
        ENDIF
        IF FAULT=27
        ld a,(tmp+1)
        or a
        jr nz,shuf
        ENDIF
        ld hl,tmp
        ld b,4
d1:     ld a,1
d2:     ld (hl),a
        inc hl
        inc a
        cp 22
        jr nz,d2
        djnz d1
shuf:   ld b,84
d3:     push bc
        call rnd
        pop bc
        ld e,b                  ; A * B / 256
        ld d,0
        ld h,d
        ld l,d
        ld c,8
d4:     add hl,hl
        rla
        jr nc,d5
        add hl,de
d5:     dec c
        jr nz,d4
        ld e,h
        ld d,tmp/256
        ld h,d
        ld l,b
        dec l
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz d3
        pop hl
        IF FAULT=25
        ld a,l
        and 3
        jr nz,d25
        ld a,(tmp+2)
        ld (tmp+5),a
d25:
        ENDIF
        push hl
        ld hl,tmp
        ld de,board+17
        ld b,6
d6:     push bc
        ld bc,14
        ldir
        inc de
        inc de
        pop bc
        djnz d6
        pop hl
        ld (entnum),hl
        ; what the display takes
        IF FAULT=1
        ld a,(why)
        dec a
        jr z,d8
        ENDIF
        IF FAULT=2
        ld a,(why)
        or a
        jr z,d8
        ENDIF
        IF FAULT=3
        ld a,(why)
        cp 2
        jr z,d8
        ENDIF
        IF FAULT=9
        ld hl,(prev)
        ENDIF
        IF FAULT=12
        ld a,(why)
        or a
        jr nz,d7
        inc hl
d7:
        ENDIF
        IF FAULT=19
        ld hl,(seed)
        ENDIF
        ld (shown),hl
d8:     ; a new game
        ld hl,0
        ld (moves),hl
        ld (score),hl
        ld (secs),hl
        IF FAULT=67
        ld a,(why)
        dec a
        jr z,d67
        ENDIF
        xor a
        ld (sel),a
d67:
        IF FAULT=68
        ld a,(why)
        dec a
        call nz,nohint
        ELSE
        call nohint
        ENDIF
        IF HOME=1
        ld a,17
        ld (cur),a
        ENDIF
        IF FAULT=37
        ld a,(why)
        dec a
        jr z,d9
        ENDIF
        IF FAULT=38
        ld a,(why)
        or a
        jr z,d9
        ENDIF
        xor a
        ld (cheat),a
d9:
        IF FAULT=41
        ld a,(why)
        dec a
        jr nz,d41
        inc a
        ld (cheat),a
d41:
        ENDIF
        IF FAULT=30
        ld a,(why)
        dec a
        jr z,d10
        ENDIF
        IF FAULT=31
        ld a,(why)
        or a
        jr z,d10
        ENDIF
        IF FAULT=33
        ld a,(why)
        cp 2
        jr z,d10
        ENDIF
        xor a
        ld (hk),a
        IF FAULT=32
        ld a,(why)
        dec a
        jr z,d32
        xor a
        ENDIF
        ld (htop),a
d32:
        IF FAULT=34
        ld a,(why)
        dec a
        jr z,d10
        ENDIF
        xor a
        call keep
d10:
        IF FAULT=39
        ld a,(why)
        cp 2
        jr z,d11
        ENDIF
        IF FAULT=40
        ld a,(why)
        dec a
        jr z,d11
        ENDIF
        call status
d11:
        IF ANIM=3
        call shownum
        ld b,20
        call pause
        ENDIF
        ld a,1
        ld (shadow),a
        call drawall
        xor a
        ld (shadow),a
        IF ANIM=2
        call roll
        ENDIF
        call panel
        IF ANIM=4
        ld a,4
        ld (slow),a
        call shownum
        xor a
        ld (slow),a
        ret
        ENDIF
        jp shownum
pause:  halt
        djnz pause
        ret
roll:   ld hl,(shown)           ; the number spins before it stands
        push hl
        ld b,12
ro1:    push bc
        ld hl,(shown)
        ld de,7919
        add hl,de
        ld (shown),hl
        call shownum
        halt
        halt
        pop bc
        djnz ro1
        pop hl
        ld (shown),hl
        ret
