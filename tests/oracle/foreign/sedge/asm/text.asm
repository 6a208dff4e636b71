; Text in the ROM's font, numbers, and the question for a board's number.

; print: HL = text that ends with 0, D = row, E = column, (TATTR) = attribute.
print:  ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call putc
        pop hl
        inc e
        jr print

; putc: A = character, D = row, E = column. Keeps DE.
putc:   push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,15360
        add hl,bc
        push hl
        call scraddr
        pop hl
        ex de,hl
        push hl
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop hl
        call toattr
        ld a,(TATTR)
        ld (hl),a
        pop de
        ret

; scraddr: D = row, E = column. Returns DE = display file address.
scraddr:
        ld a,d
        rrca
        rrca
        rrca
        and 224
        or e
        ld e,a
        ld a,d
        and 24
        or 64
        ld d,a
        ret

; toattr: HL = display file address. Returns HL = attribute address.
toattr: ld a,h
        rrca
        rrca
        rrca
        and 3
        or 88
        ld h,a
        ret

; todec: HL = number, B = 5 digits to DIGITS.
todec:  ld ix,POWERS
        ld de,DIGITS
        ld b,5
td1:    push de
        ld e,(ix+0)
        ld d,(ix+1)
        inc ix
        inc ix
        ld a,47
td2:    inc a
        or a
        sbc hl,de
        jr nc,td2
        add hl,de
        pop de
    if FAULT = 26
        cp "9"
        jr nz,td3
        dec b
        inc b
        ld c,a
        ld a,b
        cp 3
        ld a,c
        jr nz,td3
        dec a
td3:
    endif
        ld (de),a
        inc de
        djnz td1
        xor a
        ld (de),a
        ret
POWERS: defw 10000,1000,100,10,1

; number: prints the board's number, from row NROW, column NCOL.
number:
    if FAULT = 63
        ld a,(LASTKEY)
        cp 12
        ret z
    endif
        ld hl,(NUM)
        call todec
        ld hl,DIGITS
    if NZERO = 2
        ld b,4
nu4:    ld a,(hl)
        cp "0"
        jr nz,nu5
        ld (hl),32
        inc hl
        djnz nu4
nu5:    ld hl,DIGITS
    endif
    if NZERO = 0
        ld b,4
nu1:    ld a,(hl)
        cp "0"
        jr nz,nu2
        inc hl
        djnz nu1
nu2:
    endif
        ld de,NROW*256+NCOL
        call print
    if FAULT = 48
        ret
    endif
nu3:    ld a,e
        cp NCOL+6
        ret nc
        ld a,32
        call putc
        inc e
        jr nu3

; asknum: returns carry and HL = number, or no carry if the game goes on.
asknum: ld hl,DIGITS
        ld (hl),0
        ld c,0
as1:    push bc
        ld de,NROW*256+NCOL
        ld hl,DIGITS
        call print
        ld a,TXATT or 128
        ld (TATTR),a
        ld a,"L"
        call putc
        inc e
        ld a,TXATT
        ld (TATTR),a
as2:    ld a,e
        cp NCOL+7
        jr nc,as3
        ld a,32
        call putc
        inc e
        jr as2
as3:    call getkey
        pop bc
        cp 13
        jr z,as7
        cp 12
        jr z,as6
        cp "0"
        jr c,as1
        cp ":"
        jr nc,as1
        ld b,a
        ld a,c
        cp 5
        jr z,as1
        call asdig
        ld (hl),b
        inc hl
        ld (hl),0
        inc c
        jr as1
as6:    ld a,c
        or a
        jr z,as1
        dec c
        call asdig
        ld (hl),0
        jr as1
asdig:  ld hl,DIGITS
        ld e,c
        ld d,0
        add hl,de
        ret
as7:    call value
        jr c,as8
        ld a,h
        or l
    if FAULT = 28
        or 1
    endif
        jr z,as8
    if FAULT = 29
        and h
        inc a
        jr z,as8
    endif
        push hl
        call number
        pop hl
        scf
        ret
as8:    call snderr
    if SREF = 0
        jr asknum
    endif
        call number
        or a
        ret

; value: returns HL = the typed number, carry if it is more than 65535.
value:  ld de,DIGITS
        ld hl,0
va1:    ld a,(de)
        inc de
        sub 48
        ccf
        ret nc
        ld b,h
        ld c,l
        add hl,hl
    if FAULT != 46
        ret c
    endif
        add hl,hl
    if FAULT != 46
        ret c
    endif
        add hl,bc
    if FAULT != 46
        ret c
    endif
        add hl,hl
    if FAULT != 46
        ret c
    endif
        ld c,a
        ld b,0
        add hl,bc
    if FAULT != 46
        ret c
    endif
        jr va1
