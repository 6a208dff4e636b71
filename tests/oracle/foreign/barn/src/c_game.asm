; new boards, deal, end of the game
newrnd: ld hl,(RSEED)
        ld de,(23672)
        add hl,de
        ld a,r
        xor h
        ld h,a
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        ld a,h
        or l
        jr nz,nr1
        inc l
nr1:    ld (RSEED),hl
        IF FLT = 20
        ld a,l
        and 3
        jr nz,nr2
        ld h,a
        ld l,a
nr2:
        ENDIF
        IF FLT = 8
        push hl
        call newnum
        pop hl
        inc hl
        ld (NUM),hl
        jp redraw
        ENDIF
        jr newnum
donew:  jr newrnd
dodel:  ld hl,GRAV
        IF FLT = 50
        ld a,(CNTX)
        inc a
        cp 3
        jr c,dd1
        xor a
dd1:    ld (CNTX),a
        jr z,newrnd
        ENDIF
        ld a,(hl)
        xor 1
        ld (hl),a
        IF FLT = 45
        jp redraw
        ENDIF
        jr newrnd

; HL = number: deal it and begin
newnum: ld (NUM),hl
        call deal
        xor a
        ld (HPOS),a
        IF FLT != 62
        ld (HLEN),a
        ENDIF
        IF FLT != 23
        ld (CHEAT),a
        ENDIF
        ld (SEL),a
        ld (SHOWN),a
        ld (MSGON),a
        IF HLINE = 1
        ld (PATHON),a
        ENDIF
        ld h,a
        ld l,a
        ld (MOVES),hl
        ld (SECS),hl
        call hreset
        IF HOME = 0
        ld a,17
        ld (CUR),a
        ENDIF
        IF HOME = 1
        ld a,(CUR)
        or a
        jr nz,nnh
        ld a,17
        ld (CUR),a
nnh:
        ENDIF
        IF HOME = 2
        ld a,56
        ld (CUR),a
        ENDIF
        IF HOME = 3
        ld a,97
        ld (CUR),a
        ENDIF
        IF FLT = 59
        ld a,(KEY)
        cp 13
        jr z,nn2
        ENDIF
        ld hl,BRD
        ld de,INIB
        ld bc,128
        ldir
nn2:
        IF HMODE = 2
        call snap
        ENDIF
        call endchk
        IF NEWCLS = 1
        call clsgame
        ENDIF
        call redraw
        jp showend

; ---- deal board NUM into BRD
deal:   ld hl,BRD
        ld de,BRD+1
        ld bc,127
        ld (hl),0
        ldir
        IF FLT != 1
        ld hl,(NUM)
        IF FLT = 2
        ld a,(GRAV)
        xor 1
        rrca
        xor h
        ld h,a
        ENDIF
        IF FLT = 6
        ld a,(CHEAT)
        add a,l
        ld l,a
        ENDIF
        IF FLT = 7
        ld a,(MOVES)
        bit 7,h
        jr z,dlf7
        xor l
        ld l,a
dlf7:
        ENDIF
        IF FLT = 5
        ld a,(CNTX)
        inc a
        ld (CNTX),a
        cp 12
        jr c,dlf5
        inc hl
dlf5:
        ENDIF
        IF FLT = 4
        ld a,(23672)
        and 31
        jr nz,dlf4
        inc h
dlf4:
        ENDIF
        ld (RS),hl
        ELSE
        ld hl,(NUM)
        ld de,(RS)
        add hl,de
        ld (RS),hl
        ENDIF
        call rnd
        call rnd
        ; 84 tiles in a list
        ld hl,LST
        ld c,1
dl1:    ld b,4
dl2:    ld (hl),c
        inc hl
        djnz dl2
        inc c
        ld a,c
        cp 22
        jr nz,dl1
        IF FLT = 3
        dec hl
        ld (hl),20
        ENDIF
        IF DEALS < 2
        ; shuffle: i = 83..1 with j = random 0..i
        ld c,83
dl3:    call rnd
        ld d,c
        inc d
        call mulad
        ld hl,LST
        ld e,a
        ld d,0
        add hl,de
        ex de,hl
        ld hl,LST
        ld b,0
        add hl,bc
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,dl3
        ENDIF
        IF DEALS = 2
        ; 255 random exchanges
        ld c,255
dl4:    call rnd
        ld d,84
        call mulad
        ld (TMP),a
        call rnd
        ld d,84
        call mulad
        ld hl,LST
        ld e,a
        ld d,0
        add hl,de
        push hl
        ld a,(TMP)
        ld e,a
        ld hl,LST
        add hl,de
        pop de
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,dl4
        ENDIF
        ld de,LST
        ld hl,BRD+17
        ld c,6
dl5:    ld b,14
dl6:    ld a,(de)
        ld (hl),a
        inc de
        inc hl
        djnz dl6
        inc hl
        inc hl
        dec c
        jr nz,dl5
        IF FLT = 9
        ld hl,CNTX
        inc (hl)
        ld a,(hl)
        cp 12
        ret nz
        ld (hl),0
        ld hl,BRD+17
        ld (hl),0
        ENDIF
        ret
; A * D / 256 -> A
mulad:  ld e,a
        xor a
        ld h,a
        ld l,a
        ld b,8
mu1:    add hl,hl
        rl d
        jr nc,mu2
        ld a,e
        add a,l
        ld l,a
        jr nc,mu2
        inc h
mu2:    djnz mu1
        ld a,h
        ret
; next random byte -> A; keeps BC
rnd:    push bc
        ld hl,(RS)
        IF DEALS = 0
        ; x = x*257+ x*4 ... : 16-bit congruence, factor 261
        ld d,h
        ld e,l
        ld a,l
        add hl,hl
        add hl,hl
        add hl,de
        add a,h
        ld h,a
        ld de,17011
        add hl,de
        ld (RS),hl
        ld a,h
        ELSE
        ; xorshift 7 9 8
        xor a          ; x ^= x << 7: the bits of H, L and 0 one place to the right
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
        srl a          ; x ^= x >> 9
        xor l
        ld l,a
        xor h          ; x ^= x << 8
        ld h,a
        ld (RS),hl
        ENDIF
        pop bc
        ret
