; The board, the random generator, the deal, the state of the game and the border.

; Makes an empty board with walls and sets the first cursor, gravity and the seed.
coreinit:
        ld hl,BOARD
        ld b,0D0h
ci1:    ld (hl),0
        inc l
        djnz ci1
        ld b,17
        ld hl,BOARD
ci2:    ld (hl),255
        inc l
        djnz ci2
        ld b,17
        ld l,153
ci3:    ld (hl),255
        inc l
        djnz ci3
        ld b,8
        ld l,17
ci4:    ld (hl),255
        ld a,l
        add a,17
        ld l,a
        djnz ci4
        IF FAULT = 2
        ld b,6
        ld l,50
ci5:    ld (hl),255
        ld a,l
        add a,17
        ld l,a
        djnz ci5
        ENDIF
        ld a,1-GRAV0
        ld (grav),a
        ld a,r
        ld l,a
        ld h,91
        ld (seed),hl
        IF CURSTART = 0
        ld a,FIRST
        ELSE
        ld a,FIRST+17+17+6
        ENDIF
        ld (cur),a
        ret
        IF RNG = 0

; Steps the random generator and returns a byte in A.
rnd:    ld hl,(seed)
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
        ret
        ELSE
rnd:    push de
        ld hl,(seed)
        ld d,h
        ld e,l
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
        add hl,de
        add hl,de
        ld de,12345
        add hl,de
        ld (seed),hl
        ld a,h
        pop de
        ret
        ENDIF

; Chooses a number by time and deals its board.
randnum:
        IF OWNTIME = 1
        ld hl,(frames)
        ELSE
        ld hl,(23672)
        ENDIF
        ld de,(seed)
        add hl,de
        ld a,r
        add a,h
        ld h,a
        ld (seed),hl
        call rnd
        ld hl,(seed)
        ld a,h
        or l
        jp z,randnum
        ld (number),hl

; Deals the board of the number: all tiles in order, then a shuffle.
deal:
        ld hl,(number)
        ld (seed),hl
        IF FAULT = 9
        ld a,(fdirty)
        or a
        jp z,dl0
        inc hl
        ld (seed),hl
dl0:
        ENDIF
        IF RNG = 1
        call rnd
        call rnd
        ENDIF
        ld hl,BOARD+FIRST
        ld c,4
        ld d,6
dl1:    ld b,14
dl2:    ld a,c
        rrca
        rrca
        and 63
        IF FAULT = 7
        cp 21
        jp nz,dlf
        ld a,c
        cp 84
        ld a,21
        jp nz,dlf
        ld a,1
dlf:
        ENDIF
        ld (hl),a
        inc c
        inc l
        djnz dl2
        inc l
        inc l
        inc l
        dec d
        jp nz,dl1
        ld e,83
dl3:    call rnd
        inc e
dl4:    cp e
        jp c,dl5
        sub e
        jp dl4
dl5:    dec e
        call nth
        ld b,l
        ld a,e
        call nth
        ld c,(hl)
        ld a,l
        ld l,b
        ld b,(hl)
        ld (hl),c
        ld l,a
        ld (hl),b
        dec e
        jp nz,dl3
        xor a
        ld (histn),a
        ld (histm),a
        ld (cheat),a
        ld (sel),a
        IF CURNEW = 1
        IF CURSTART = 0
        ld a,FIRST
        ELSE
        ld a,FIRST+17+17+6
        ENDIF
        ld (cur),a
        ENDIF
        ld a,84
        ld (left),a
        call hintoff
        call hreset
        IF HISTSNAP = 1
        call snapsave
        ENDIF

; Finds whether the game is won or stuck, then sets the border.
status:
        call count
        ld a,1
        ld (hkind),a
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        ld a,(left)
        or a
        ld a,1
        jp z,st1
        ld de,FIRST*257
        IF HORD = 1
        ld de,257*(LASTP1-1)
        ENDIF
        call nextpair
        ld a,0
        jp z,st1
        ld a,2
st1:    ld (over),a
        pop af
        ld (sel),a
        ld a,1
        ld (hkind),a

; Sets the border by the state of the game.
setbord:
        ld a,(cheat)
        ld c,a
        ld a,(over)
        IF CHPRI = 1
        bit 0,c
        jp nz,sbred
        ENDIF
        dec a
        jp z,sbwhite
        IF CHPRI = 2
        bit 0,c
        jp nz,sbred
        ENDIF
        dec a
        IF FAULT != 6
        jp z,sbset
        ENDIF
        bit 0,c
        jp nz,sbred
        ld a,5
        jp sbset
sbwhite:
        ld a,7
        jp sbset
sbred:  ld a,2
sbset:  ld (bord),a
        out (254),a
        IF OWNTIME = 0
        add a,a
        add a,a
        add a,a
        ld (23624),a
        ENDIF
        ret

; Counts the tiles.
count:  ld hl,BOARD+FIRST
        ld bc,LASTP1-FIRST
        ld b,c
        ld c,0
cn1:    ld a,(hl)
        dec a
        cp 21
        jp nc,cn2
        inc c
cn2:    inc l
        djnz cn1
        ld a,c
        ld (left),a
        ret

; Returns the address of the place A, 0 to 83, in HL.
nth:
        ld hl,BOARD+FIRST
nt1:    cp 14
        jp c,nt2
        sub 14
        push af
        ld a,l
        add a,17
        ld l,a
        pop af
        jp nt1
nt2:    add a,l
        ld l,a
        ret
