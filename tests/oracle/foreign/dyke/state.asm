; ---- history: HIST 0 keeps boards, HIST 1 keeps pairs and replays
hsave:
        IF HIST = 0
        ld a,(cnt)
        call hadr
        ex de,hl
        ld hl,brd+16
        ld bc,96
        ldir
        ret
        ELSE
        ld a,(cnt)
        or a
        ret z
        call hadr
        ld de,(mb)
        ld (hl),e
        inc hl
        ld a,(ma)
        ld (hl),a
        ret
        ENDIF
hadr:   ld l,a
        ld h,0
        IF HIST = 0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld d,h
        ld e,l
        add hl,hl
        add hl,de
        ELSE
        add hl,hl
        ENDIF
        ld de,hstore
        add hl,de
        ret
hload:
        IF HIST = 0
        ld a,(cnt)
        call hadr
        ld de,brd+16
        ld bc,96
        ldir
        ret
        ELSE
        ld hl,inibd
        ld de,brd+16
        ld bc,96
        ldir
        ld a,(cnt)
        or a
        ret z
        ld b,a
        ld c,1
hl1:    push bc
        ld a,c
        call hadr
        ld e,(hl)
        inc hl
        ld d,(hl)
        call remove
        pop bc
        inc c
        djnz hl1
        ret
        ENDIF

back:
        IF FAULT = 25
        ret
        ENDIF
        ld a,(cnt)
        ld b,a
        or a
        jr z,goidle
        dec a
        IF FAULT = 26           ; the tenth step back goes two back
        cp 10
        jr nz,bk1
        dec a
bk1:
        ENDIF
        IF FAULT = 27           ; step back after the end of the game does not work
        push af
        ld a,(won)
        or a
        jr z,bk2
        pop af
        ret
bk2:    pop af
        ENDIF
        jr goto
forw:   ld a,(top)
        ld b,a
        ld a,(cnt)
        cp b
        jr z,goidle
        inc a
        IF FAULT = 28           ; F goes to the end
        ld a,b
        ENDIF
        jr goto
restart:
        IF FAULT = 29          ; R goes to the position after the first removal
        ld a,(cnt)
        cp 2
        ld a,1
        jr nc,goto
        ENDIF
        ld a,(cnt)
        or a
        jr z,goidle
        IF FAULT = 30           ; R forgets the line for F and L
        xor a
        ld (top),a
        ENDIF
        xor a
        jr goto
last:
        IF FAULT = 31           ; L as F
        jr forw
        ENDIF
        ld a,(cnt)
        ld b,a
        ld a,(top)
        cp b
        jr z,goidle
        IF FAULT = 65           ; L leaves out the last removal
        ld c,a
        dec a
        cp b
        jr nz,la1
        ld a,c
la1:
        ENDIF
goto:   ld c,a
        ld a,(cnt)
        cp c
        ld a,c
        ld (cnt),a
        IF BCUR = 1
        ; the cursor goes to the row 1 column 1
        ld a,17
        ld (cur),a
        ENDIF
        call hload
        IF FAULT = 32           ; the third step to anywhere swaps two tiles
        ld hl,tick
        inc (hl)
        ld a,(hl)
        cp 3
        jr nz,go1
        ld (hl),0
        ld hl,(brd+96+2)
        ld a,l
        ld l,h
        ld h,a
        ld (brd+96+2),hl
go1:
        ENDIF
        IF FAULT = 69           ; without gravity B puts a tile back in the wrong place
        ld a,(grav)
        or a
        jr nz,go2
        ld a,(ma)
        ld l,a
        xor 1
        ld e,a
        ld h,brd/256
        ld d,h
        ld a,e
        and 15
        jr z,go2
        cp 15
        jr z,go2
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
go2:
        ENDIF
        IF FAULT != 33          ; no red border
        ld a,1
        ld (cheat),a
        ENDIF
        jr gotoe
goidle:
        IF IDLECH = 1
        ld a,1
        ld (cheat),a
        ENDIF
        IF IDLESEL = 1
        jr gotof
        ENDIF
gotoe:  xor a
        IF FAULT != 34          ; the selection stays although its tile may have gone
        ld (sel),a
        ENDIF
gotof:  xor a
        ld (hon),a
        ld (hn),a
        jp judge

; ---- won, lost, border
judge:  xor a
        ld (won),a
        ld (lost),a
        call order
        ld a,(seqn)
        IF FAULT = 35           ; never won
        or 1
        ENDIF
        or a
        jr nz,ju1
        inc a
        ld (won),a
        jr ju2
ju1:    xor a
        ld (filt),a
        ld (want),a
        call pairs
        jr c,ju2
        ld a,1
        IF FAULT != 36          ; never lost
        ld (lost),a
        ENDIF
ju2:
        IF FAULT = 37           ; lost at ten tiles or fewer
        ld a,(seqn)
        cp 11
        jr nc,ju2a
        or a
        jr z,ju2a
        ld a,1
        ld (lost),a
ju2a:
        ENDIF
        ld c,5
        IF PREC = 0             ; red wins over all
        call bwl
        call bch
        ENDIF
        IF PREC = 1
        call bch
        call bwl
        ENDIF
        IF PREC = 2             ; white, then red, then black
        call blo
        call bch
        call bwi
        ENDIF
        ld a,c
        ld (bord),a
        out (254),a
        ld a,(won)
        ld b,a
        ld a,(lost)
        add a,a
        or b
        IF MSG > 0
        call endmsg
        ENDIF
        IF TUNE = 1
        call endtune
        ENDIF
        ret
bwl:    call bwi
blo:    ld a,(lost)
        or a
        ret z
        ld c,0
        ret
bwi:    ld a,(won)
        or a
        ret z
        IF FAULT = 64           ; black when won
        ld c,0
        ret
        ENDIF
        IF FAULT = 38           ; yellow when won
        ld c,6
        ret
        ENDIF
        ld c,7
        ret
bch:    ld a,(cheat)
        or a
        ret z
        ld c,2
        ret
