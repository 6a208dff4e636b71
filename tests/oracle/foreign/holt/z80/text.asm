; Draws tiles, text, marks and numbers.

; Draws kind B in state C at (dy),(dx).
tile:   ld a,b
        ld (tk),a
        ld a,c
        ld (ts),a
        ld hl,GFX
        ld de,TSZ
        inc b
ti1:    dec b
        jr z,ti2
        add hl,de
        jr ti1
ti2:    ld de,TBUF
        ld bc,TSZ
        ldir
        IF MASKED
        ld a,(ts)
        and 7
        ld hl,masks
        call xmask
        ENDIF
        IF CURMASK
        ld a,(ts)
        and 8
        jr z,ti3
        ld hl,curmask
        xor a
        call xmask
ti3:
        ENDIF
        ld hl,TBUF
        ld a,(dy)
        ld (ty),a
        ld c,CH
ti4:    push bc
        push hl
        ld a,(ty)
        ld c,a
        ld a,(dx)
        call scraddr
        pop hl
        ld b,8
ti5:    push de
        ld a,(hl)
        ld (de),a
        inc hl
        IF CW = 2
        inc e
        ld a,(hl)
        ld (de),a
        inc hl
        ENDIF
        pop de
        inc d
        djnz ti5
        push hl
        ld a,(ts)
        ld hl,attrs
        add a,l
        ld l,a
        jr nc,$+3
        inc h
        ld a,(hl)
        IF COLOURED
        ld b,a
        ld a,(tk)
        or a
        ld a,b
        jr z,ti6
        and 248
        ld b,a
        ld a,(tk)
        ld hl,inks
        add a,l
        ld l,a
        jr nc,$+3
        inc h
        ld a,(hl)
        or b
ti6:
        ENDIF
        pop hl
        call attaddr
        ld (de),a
        IF CW = 2
        inc e
        ld (de),a
        ENDIF
        pop bc
        push hl
        ld hl,ty
        inc (hl)
        pop hl
        dec c
        jr nz,ti4
        ret

; Inverts TBUF by mask number A of HL.
xmask:  ld de,TSZ
        or a
        jr z,xm2
        ld b,a
xm1:    add hl,de
        djnz xm1
xm2:    ld de,TBUF
        ld b,TSZ
xm3:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        djnz xm3
        ret

; Screen address of line C, column A in DE.
scraddr:
        ld e,a
        ld a,c
        and 24
        or 64
        ld d,a
        ld a,c
        rrca
        rrca
        rrca
        and 224
        or e
        ld e,a
        ret

; Attribute address in DE of the character whose last pixel row was above DE; keeps A.
attaddr:
        push af
        ld a,d
        dec a
        rrca
        rrca
        rrca
        and 3
        or 88
        ld d,a
        pop af
        ret

; Prints A at line C, column B in attribute (pattr).
pchar:  push hl
        push bc
        push de
        IF DIGM
        cp 48
        jr c,pc1
        cp 58
        jr nc,pc1
        sub 48
        ld hl,digits
        jr pc2
pc1:
        ENDIF
        ld hl,15616
        sub 32
pc2:    ld e,a
        ld d,0
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
pc3:    ld a,b
        call scraddr
        ld b,8
pc4:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz pc4
        ld a,(pattr)
        call attaddr
        ld (de),a
        pop de
        pop bc
        pop hl
        inc b
        ret

; Prints the text at HL, ending with 0.
print:  ld a,(hl)
        or a
        ret z
        call pchar
        inc hl
        jr print

; Clears the picture.
clear:  ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),TATTR
        ld bc,767
        ldir
        IF TITLE
        ld a,TATTR
        ld (pattr),a
        ld bc,TITX*256+TITY
        ld hl,t_title
        call print
        ENDIF
        ret

; Draws the frame around the board and the pattern between the tiles.
frame:
        IF FRAME
        ld a,FRATTR
        ld (pattr),a
        ld c,OY-1
fr1:    ld b,OX-1
fr2:    push bc
        IF FRAME = 1
        ld a,c
        cp OY-1
        jr z,fr3
        cp OY+SY*6
        jr z,fr3
        ld a,b
        cp OX-1
        jr z,fr3
        cp OX+SX*14
        jr z,fr3
        jr fr4
fr3:
        ENDIF
        ld a,FRCHR
        call pchar
fr4:    pop bc
        inc b
        ld a,b
        cp OX+SX*14+1
        jr nz,fr2
        inc c
        ld a,c
        cp OY+SY*6+1
        jr nz,fr1
        ENDIF
        ret

        IF MARK
; Draws the mark beside the cursor and removes the old one.
drawmark:
        ld a,TATTR
        ld (pattr),a
        ld bc,(mkpos)
        IF FAULT != F_c_mark
        ld a,b
        or c
        ld a,32
        call nz,pchar
        ENDIF
        ld hl,ROWT
        ld a,(cur)
        ld l,a
        ld a,(hl)
        ld c,OY+MDY-2*SY
dm1:    sub 18
        jr c,dm2
        push af
        ld a,c
        add a,SY
        ld c,a
        pop af
        jr dm1
dm2:    inc h
        ld a,(hl)
        IF SX = 2
        add a,a
        ENDIF
        add a,OX+MDX-2*SX
        ld b,a
        ld (mkpos),bc
        ld a,MATTR
        ld (pattr),a
        ld a,MCHR
        jp pchar
        ENDIF

