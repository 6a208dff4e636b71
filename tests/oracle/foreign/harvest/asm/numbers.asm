; Decimal numbers and the number of the board.

; Prints HL at row B, column C as NUMFORMAT says: plain, with zeros, or right-aligned.
decnum: ld a,0
        ld (tmp_),a
        ld de,10000
        call decnumd
        ld de,1000
        call decnumd
        ld de,100
        call decnumd
        ld de,10
        call decnumt
        ld a,l
        add a,48
        call prch
        inc c
        ret

; Prints the tens.
decnumt:
        IF FAULT = NUM_INNER_ZERO
        ld a,l
        cp 10
        jr nc,decnumd
        ld a,h
        or a
        jr nz,decnumd
        ret
        ENDIF

; Prints the digit for the power of ten DE.
decnumd:
        xor a
decnum1:
        or a
        sbc hl,de
        jr c,decnum2
        inc a
        jr decnum1
decnum2:
        add hl,de
        push hl
        ld hl,tmp_
        ld d,a
        or (hl)
        ld (hl),a
        pop hl
        ld a,d
        IF NUMFORMAT = NUMFORMAT_ZERO
        add a,48
        call prch
        inc c
        ret
        ELSE
        IF NUMFORMAT = NUMFORMAT_RIGHT
        push hl
        ld hl,tmp_
        inc (hl)
        dec (hl)
        pop hl
        jr nz,decnum3
        ld a,32
        call prch
        inc c
        ret
decnum3:
        add a,48
        call prch
        inc c
        ret
        ELSE
        push hl
        ld hl,tmp_
        inc (hl)
        dec (hl)
        pop hl
        ret z
        add a,48
        call prch
        inc c
        ret
        ENDIF
        ENDIF

; Prints HL with five digits at row B, column C.
dec5z:  ld a,0
        ld (tmp_),a
        ld de,10000
        call dec5zd
        ld de,1000
        call dec5zd
        ld de,100
        call dec5zd
        ld de,10
        call dec5zt
        ld a,l
        add a,48
        call prch
        inc c
        ret
dec5zt:
dec5zd: xor a
dec5z1: or a
        sbc hl,de
        jr c,dec5z2
        inc a
        jr dec5z1
dec5z2: add hl,de
        push hl
        ld hl,tmp_
        ld d,a
        or (hl)
        ld (hl),a
        pop hl
        ld a,d
        add a,48
        call prch
        inc c
        ret

; Clears the place of the number.
clrnum: ld b,NUMROW
        ld c,0
cln1:   ld a,32
        call prch
        inc c
        ld a,c
        cp 17
        jr nz,cln1
        ret

; Prints the number of the board.
prnum:  call clrnum
        ld hl,sl0
        call prs
        ld hl,(num_)
        IF FAULT = NUM_SIGNED
        bit 7,h
        jr z,prn1
        xor a
        sub l
        ld l,a
        ld a,0
        sbc a,h
        ld h,a
prn1:
        ENDIF
        jp decnum
        TABLE sl0
