; The deal and the drawing of changed tiles by the ROM's print routine with an own character set.

deal:   ld hl,GRID
        ld b,128
deal1:  ld (hl),0
        inc l
        djnz deal1
        ld hl,(number)
        IF FAULT = 1
        ld a,l
        and 7
        jr z,deal2
        ENDIF
        ld (seed),hl
deal2:  ld hl,ORDER
        ld d,GRID/256
        ld c,84
deal3:  ld e,(hl)
        inc l
        ld a,c
        dec a
        srl a
        srl a
        inc a
        ld (de),a
        dec c
        jr nz,deal3
        ld c,84
deal4:  call chance
        ld h,ORDER/256
        ld l,a
        ld e,(hl)
        ld l,c
        dec l
        ld l,(hl)
        ld h,GRID/256
        ld d,h
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,deal4
        ret
; A number from 0 to 83 in A.
chance: ld hl,(seed)
        IF GENERATOR = 0
        ld b,11
chance1:
        srl h
        rr l
        jr nc,chance2
        ld a,h
        xor #B4
        ld h,a
chance2:
        djnz chance1
        ld (seed),hl
        ld a,l
        ELSE
        inc hl
        ld d,h
        ld e,l
        xor a
        ld b,74
chance1:
        add hl,de
        adc a,0
        djnz chance1
        ld e,a
        ld d,0
        or a
        sbc hl,de
        dec hl
        ld (seed),hl
        ld a,h
        ENDIF
        ld e,a
        ld d,0
        ld h,d
        ld l,d
        ld b,84
chance3:
        add hl,de
        djnz chance3
        ld a,h
        ret

; Forgets what the screen shows and clears it.
wipe:   ld hl,SHOWN
        ld b,0
wipe1:  ld (hl),255
        inc l
        djnz wipe1
        call #0D6B
        IF FRAME
        ld a,2
        call #1601
        ld hl,RIM
wipe2:  ld a,(hl)
        inc a
        jr z,wipe3
        dec a
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        call goto
        ld a,RIMCHAR
        rst 16
        jr wipe2
wipe3:
        ENDIF
        IF FAULT = 17
        jr under
        ELSE
        ret
        ENDIF

; The kind under the cursor.
under:  ld a,(cursor)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        ld (same),a
        ret

; Draws all places that look different from what was drawn before. Two bytes are kept for each.
refresh:
        ld a,2
        call #1601
        IF FAULT = 17
        ELSE
        call under
        ENDIF
        ld l,9
fresh1: ld h,GRID/256
        ld c,(hl)
        ld b,0
        ld a,(same)
        or a
        jr z,fresh2
        IF FAULT = 16
        cp 1
        jr z,fresh2
        ENDIF
        cp c
        jr nz,fresh2
        set 0,b
fresh2: ld a,(cursor)
        cp l
        jr nz,fresh3
        set 1,b
fresh3: ld a,(chosen)
        cp l
        jr nz,fresh4
        IF FAULT = 23
        bit 0,b
        jr z,fresh23
        bit 1,b
        jr z,fresh4
fresh23:
        ENDIF
        set 2,b
fresh4: ld a,(pair1)
        cp l
        jr z,fresh5
        ld a,(pair2)
        cp l
        jr nz,fresh6
fresh5: set 3,b
fresh6: ld h,SHOWN/256
        ld a,(hl)
        cp c
        jr nz,fresh7
        set 7,l
        ld a,(hl)
        res 7,l
        cp b
        jr z,fresh8
fresh7: ld (hl),c
        set 7,l
        ld (hl),b
        res 7,l
        push hl
        call drawtile
        pop hl
fresh8: inc l
        ld a,l
        and 7
        cp 7
        jr nz,fresh1
        inc l
        inc l
        ld a,l
        cp 121
        jr nz,fresh1
        ret

; Moves the print position to row B, column C.
goto:   ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,c
        rst 16
        ret

; Draws place L with kind C and states B.
drawtile:
        ld h,KINDATTR/256
        ld a,l
        ld l,c
        ld d,(hl)
        ld l,a
        ld e,0
        bit 0,b
        jr z,tile1
        SHOW_KIND
tile1:  bit 2,b
        jr z,tile2
        SHOW_SELECTED
tile2:  bit 3,b
        jr z,tile3
        SHOW_PAIR
tile3:  bit 1,b
        jr z,tile4
        SHOW_CURSOR
tile4:  push bc
        push bc
        ld a,l
        rrca
        rrca
        rrca
        and 15
        ld b,a
        ld a,l
        and 7
        ld h,KINDATTR/256
        add a,ROWTAB & 255
        ld l,a
        ld c,(hl)
        ld a,b
        add a,COLTAB & 255
        ld l,a
        ld a,(hl)
        ld b,c
        ld c,a
        IF MARK
        ld a,BACKATTR
        ld (23695),a
        xor a
        ld (23696),a
        ld (23697),a
        push de
        dec c
        call goto
        inc c
        pop de
        pop hl
        bit 1,h
        ld a,' '
        jr z,tile5
        ld a,MARKCHAR
tile5:  rst 16
        ELSE
        pop hl
        ENDIF
        ld a,d
        ld (23695),a
        xor a
        ld (23696),a
        ld a,e
        and 4
        ld (23697),a
        ld hl,CHARSET-256
        ld (23606),hl
        pop hl
        ld a,l
        ld h,a
        IF CELLS > 1
        add a,a
        ENDIF
        IF CELLS > 3
        add a,a
        ENDIF
        add a,32
        push bc
        call block
        pop bc
        bit 0,e
        jr z,tile6
        ld a,1
        ld (23697),a
        ld a,32+22*CELLS
        call block
tile6:  ld hl,15360
        ld (23606),hl
        ld a,BACKATTR
        ld (23695),a
        xor a
        ld (23697),a
        ret
; Prints the characters from A on as one tile at B, C.
block:  push de
        ld d,a
        ld e,CELLH
block1: call goto
        ld h,CELLW
block2: ld a,d
        rst 16
        inc d
        dec h
        jr nz,block2
        inc b
        dec e
        jr nz,block1
        pop de
        ret
