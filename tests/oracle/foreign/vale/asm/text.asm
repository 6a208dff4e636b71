; Prints texts and numbers.
; Gives the address HL of the picture of character A. Codes below 32 are signs of the game.
glyph:  cp 32
        jr nc,gl1
        ld hl,signs
        jr gl2
gl1:    sub 32
        ld hl,FONT
gl2:    push de
        ld e,a
        ld d,0
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        pop de
        ret
; Prints character A at row B, column C in colour TXA; C goes on by one. Keeps DE, HL.
char:   push hl
        push de
        call glyph
        ex de,hl
        ld a,(TXA)
        call cell
        inc c
        pop de
        pop hl
        ret
; Prints texts from HL: row, column, attribute, text, 0; 255 ends the list.
texts:  ld a,(hl)
        cp 255
        ret z
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ld (TXA),a
        inc hl
tx1:    ld a,(hl)
        inc hl
        or a
        jr z,texts
        call char
        jr tx1
; Shows the message at HL.
message:
        IF MSGS
        IF MSGOVER
        push hl
        call redraw
        pop hl
        ENDIF
        call texts
        ld a,1
        ld (MSGON),a
        ENDIF
        ret
; Takes the message from the screen.
clrmsg:
        IF MSGS = 1
        ld a,(MSGON)
        or a
        ret z
        xor a
        ld (MSGON),a
        ld hl,mclear
        call texts
        IF MSGOVER
        call wipe
        ENDIF
        ENDIF
        ret
; Makes five digits of HL in DIG.
digits: ld de,DIG
        ld bc,10000
        call dg1
        ld bc,1000
        call dg1
        ld bc,100
        call dg1
        ld bc,10
        call dg1
        ld a,l
        add a,'0'
        ld (de),a
        ret
dg1:    ld a,'0'-1
dg2:    inc a
        or a
        sbc hl,bc
        jr nc,dg2
        add hl,bc
        ld (de),a
        inc de
        ret
; Prints HL as five characters: NUMFMT 0 left, 1 with zeros, 2 right.
number: push bc
        call digits
        pop bc
        ld hl,DIG
        ld e,5
        IF F_NUM4
        inc hl
        dec e
        ENDIF
        IF NUMFMT = 1
nu1:    ld a,(hl)
        inc hl
        call char
        dec e
        jr nz,nu1
        ret
        ELSE
        ld d,0
nu2:    ld a,e
        dec a
        jr z,nu3
        ld a,(hl)
        cp '0'
        jr nz,nu3
        inc hl
        dec e
        inc d
        IF NUMFMT = 2
        ld a,' '
        call char
        ENDIF
        jr nu2
nu3:    ld a,(hl)
        inc hl
        call char
        dec e
        jr nz,nu3
        IF (NUMFMT = 0) & (F_NUMTAIL = 0)
        ld a,d
        or a
        ret z
nu4:    ld a,' '
        call char
        dec d
        jr nz,nu4
        ENDIF
        ret
        ENDIF
; Prints the board's number.
drawno: ld a,NUMA
        ld (TXA),a
        ld b,NUMR
        ld c,NUMC
        ld hl,(BNO)
        IF F_NUMSTALE
        ld a,(GRAV)
        or a
        ret z
        ENDIF
        IF F_NUMSIGN
        bit 7,h
        jr z,dn1
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
dn1:
        ENDIF
        jp number
; Prints the lines that change: tiles, moves, gravity.
status:
        IF CNTM
        ld a,(NMOV)
        IF CNTM = 1
        ld b,a
        ld a,42
        sub b
        add a,a
        ENDIF
        IF CNTM = 3
        ld b,a
        ld a,42
        sub b
        ENDIF
        ld l,a
        ld h,0
        call digits
        ld a,CNTA
        ld (TXA),a
        ld b,CNTR
        ld c,CNTC
        ld a,(DIG+3)
        call char
        ld a,(DIG+4)
        call char
        ENDIF
        IF GRAVT
        ld hl,tgrav1
        ld a,(GRAV)
        or a
        jr nz,st1
        ld hl,tgrav0
st1:    call texts
        ENDIF
        IF CHEATT
        ld hl,tcheat0
        ld a,(CHEAT)
        or a
        jr z,st2
        ld hl,tcheat1
st2:    call texts
        ENDIF
        ret
