; Tiles with their marks on the screen.

; Draws a tile of kind B with the marks C at row D, column E.
putcell:
        push de
        push bc
        ld hl,tiles
        ld de,TILE
        ld a,b
        or a
pc0:    jr z,pc1
        add hl,de
        dec a
        jr pc0
pc1:    ld de,cbuf
        ld bc,TILE
        ldir
        pop bc
        push bc
        ld a,b
        ld hl,kattr
        add a,l
        ld l,a
        jr nc,pc2
        inc h
pc2:    ld a,(hl)
        ld (cattr),a
        IF CARD
        ld a,b
        or a
        jr z,pc3
        ld hl,cardmask
        call mor
pc3:
        ENDIF
        IF EMPTY
        ld a,b
        or a
        jr nz,pc4
        ld hl,emptymask
        call mor
pc4:
        ENDIF
        pop bc
        push bc
        bit 0,c
        jr z,skk
        IF KIND_MASK
        ld hl,kindmask
        IF KIND_MASK = 1
        call mor
        ELSE
        call mxor
        ENDIF
        ENDIF
        IF KIND_COLOUR
        ld a,(cattr)
        and KIND_AND
        or KIND_OR
        xor KIND_XOR
        ld (cattr),a
        ENDIF
skk:
        pop bc
        push bc
        bit 3,c
        jr z,skp
        IF PAIR_MASK
        ld hl,pairmask
        IF PAIR_MASK = 1
        call mor
        ELSE
        call mxor
        ENDIF
        ENDIF
        IF PAIR_COLOUR
        ld a,(cattr)
        and PAIR_AND
        or PAIR_OR
        xor PAIR_XOR
        ld (cattr),a
        ENDIF
skp:
        pop bc
        push bc
        bit 2,c
        jr z,sks
        IF SELECTED_MASK
        ld hl,selemask
        IF SELECTED_MASK = 1
        call mor
        ELSE
        call mxor
        ENDIF
        ENDIF
        IF SELECTED_COLOUR
        ld a,(cattr)
        and SELECTED_AND
        or SELECTED_OR
        xor SELECTED_XOR
        ld (cattr),a
        ENDIF
sks:
        pop bc
        push bc
        bit 1,c
        jr z,skc
        IF CURSOR_MASK
        ld hl,cursmask
        IF CURSOR_MASK = 1
        call mor
        ELSE
        call mxor
        ENDIF
        ENDIF
        IF CURSOR_COLOUR
        ld a,(cattr)
        and CURSOR_AND
        or CURSOR_OR
        xor CURSOR_XOR
        ld (cattr),a
        ENDIF
skc:
        pop bc
        pop de
        ld hl,cbuf
        ld b,CH
oc1:    push bc
        push de
        ld b,CW
oc2:    push bc
        push de
        call scradr
        ld b,8
oc3:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz oc3
        pop de
        push hl
        call attadr
        ld a,(cattr)
        ld (hl),a
        pop hl
        inc e
        pop bc
        djnz oc2
        pop de
        inc d
        pop bc
        djnz oc1
        ret

; Sets the pixels of the mask at HL in the tile.
mor:    ld de,cbuf
        ld b,TILE
mo1:    ld a,(de)
        or (hl)
        ld (de),a
        inc hl
        inc de
        djnz mo1
        ret

; Inverts the pixels of the mask at HL in the tile.
mxor:   ld de,cbuf
        ld b,TILE
mx1:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        djnz mx1
        ret

; Returns the row D and column E on the screen of the board's cell L.
place:  ld a,l
        sub 34
        ld d,AY
pl1:    cp 17
        jr c,pl2
        sub 17
        push af
        ld a,d
        add a,PY
        ld d,a
        pop af
        jr pl1
pl2:    sub 2
        ld e,a
        IF PX = 2
        add a,e
        ENDIF
        add a,AX
        ld e,a
        ret

; Draws each cell whose kind or marks have changed, then the texts.
refresh:
        call getckind
        IF PULSE
        xor a
        ld (pulon),a
        ENDIF
        ld l,FIRST
rf1:    call cellst
        ld a,b
        inc a
        jr z,rf3
        ld a,l
        sub 34
rfm:    cp 17
        jr c,rfn
        sub 17
        jr rfm
rfn:    cp 16
        jr nc,rf3
        cp 2
        jr c,rf3
        ld h,SHK/256
        ld a,b
        cp (hl)
        jr nz,rf2
        inc h
        ld a,c
        cp (hl)
        jr z,rf3
        dec h
rf2:    ld (hl),b
        inc h
        ld (hl),c
        push hl
        call place
        call putcell
        IF SLOWDEAL
        ld a,(slow)
        or a
        jr z,rfs
        call tick
        halt
rfs:
        ENDIF
        pop hl
rf3:    inc l
        ld a,l
        cp LASTP1
        jr nz,rf1
        IF PULSE
        ld hl,(cur)
        call place
        call attadr
        ld (puladr),hl
        ld a,1
        ld (pulon),a
        ENDIF
