; ---- the deal of board (bno)
deal:   ld hl,(bno)
        IF FAULT = 39           ; boards differ each time
        ld a,r
        and 3
        add a,l
        ld l,a
        ENDIF
        IF FAULT = 40           ; numbers from 32768 are dealt as those without the top bit
        res 7,h
        ENDIF
        IF FAULT = 71           ; slow: after 40 boards every board is one too high
        ld a,(games)
        inc a
        ld (games),a
        cp 41
        jr c,de0
        inc hl
de0:
        ENDIF
        call seed
        ld hl,brd
        ld b,128
        ld a,RIM
de1:    ld (hl),a
        inc hl
        djnz de1
        ; tiles in order: DEALORD 0: 1111 2222.., 1: 1 to 21 four times
        ld hl,list
        IF DEALORD = 0
        ld a,1
de2:    ld b,4
de3:    ld (hl),a
        inc hl
        djnz de3
        inc a
        cp 22
        jr c,de2
        ELSE
        ld c,4
de2:    ld a,1
de3:    ld (hl),a
        inc hl
        inc a
        cp 22
        jr c,de3
        dec c
        jr nz,de2
        ENDIF
        IF SHUF = 0             ; Fisher-Yates from the end
        ld a,83
de4:    push af
        inc a
        ld c,a
        call rndc
        ld c,a
        pop af
        push af
        call swap
        pop af
        dec a
        jr nz,de4
        ENDIF
        IF SHUF = 1             ; each place three times with any other
        ld b,252
de4:    push bc
        ld c,84
        call rndc
        pop bc
        push bc
        ld c,a
        ld a,b
de5:    sub 84
        jr nc,de5
        add a,84
        call swap
        pop bc
        djnz de4
        ENDIF
        IF SHUF = 2             ; from the start, with places after it
        xor a
de4:    push af
        ld b,a
        ld a,84
        sub b
        ld c,a
        call rndc
        ld c,a
        pop af
        push af
        add a,c
        ld c,a
        pop af
        push af
        call swap
        pop af
        inc a
        cp 83
        jr c,de4
        ENDIF
        ld hl,list
        ld de,brd+17
        ld a,6
de6:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,de6
        IF FAULT = 41           ; one kind five times on boards with a number divisible by 16
        ld a,(bno)
        and 15
        jr nz,de7
        ld a,(brd+17)
        ld (brd+18),a
de7:
        ENDIF
        IF FAULT = 51           ; slow: the 9th board is another one
        ld a,(games)
        cp 25
        jr nz,de8
        ld hl,(brd+17)
        ld a,(brd+97)
        ld (brd+17),a
        ld a,l
        ld (brd+97),a
de8:
        ENDIF
        IF HIST = 1
        ld hl,brd+16
        ld de,inibd
        ld bc,96
        ldir
        ENDIF
        ret
swap:   ld hl,list
        ld d,0
        ld e,a
        add hl,de
        ld a,(hl)
        push hl
        ld hl,list
        ld e,c
        add hl,de
        ld c,(hl)
        ld (hl),a
        pop hl
        ld (hl),c
        ret
; A = number below C: high byte of (random byte * C)
rndc:   push bc
        call rnd
        pop bc
        ld e,a
        ld d,0
        ld hl,0
        ld b,8
rn1:    add hl,hl
        rlc c
        jr nc,rn2
        add hl,de
rn2:    djnz rn1
        ld a,h
        ret
; 16-bit product HL = HL * DE
mul:    ld b,h
        ld c,l
        ld hl,0
        ld a,16
mu1:    add hl,hl
        rl c
        rl b
        jr nc,mu2
        add hl,de
mu2:    dec a
        jr nz,mu1
        ret
