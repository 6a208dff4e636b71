; the colours of tiles: cursor, selection, shown pair, equal tiles

; cellattr: A is the colour of cell L with its marks
cellattr:
        ld h,BOARD/256
        ld b,(hl)
        ld a,(cur)
        IF F_HLLATE
        ld a,(oldcur)
        ENDIF
        ld c,l
        ld l,a
        ld a,(hl)
        ld l,c
        ld c,EMPTYA
        inc b
        dec b
        jp z,ca2
        IF KCOL
        push af
        ld a,b
        and 3
        add a,BASE              ; a colour for every kind
        ld c,a
        pop af
        ELSE
        ld c,BASE
        ENDIF
        cp b
        jp nz,ca2
        IF F_HLLAST
        ld a,l
        cp 0x60
        jp nc,ca2
        ENDIF
        IF F_HLNONE
        ld a,b
        cp 17
        jp nc,ca2
        ENDIF
        ld a,(hlon)
        or a
        jp z,ca2
        ld c,HLA
ca2:    ld a,(hint1)
        cp l
        jp z,ca3
        ld a,(hint2)
        cp l
        jp nz,ca4
ca3:
        IF F_HINTGONE
        ld a,(lastk)
        cp 'H'
        jp z,ca4
        ENDIF
        IF HINTBLINK
        ld a,(phase)
        or a
        jp z,ca4
        ENDIF
        ld c,HINTA
ca4:
        IF SELPIX = 0
        ld a,(sel)
        IF F_SELSTAYS
        ld h,a
        ld a,(oldsel)
        or a
        jp nz,ca4a
        ld a,h
ca4a:
        ENDIF
        cp l
        jp nz,ca5
        ld c,SELA
        ENDIF
ca5:    ld a,(cur)
        cp l
        ld a,c
        ret nz
        IF CURSOR = 0
        or 0x80
        ENDIF
        IF CURSOR = 1
        ld a,CURA
        ENDIF
        IF CURSOR = 4
        IF F_BLINKSTOP
        ld a,(pos)              ; after a removal the cursor is not drawn
        or a
        ld a,c
        ret nz
        ENDIF
        ld a,(phase)
        or a
        ld a,c
        ret z
        ld a,CURA
        ENDIF
        ret

; paintall: draws the whole board
paintall:
        ld hl,ordtab
        ld b,84
pa1:    push hl
        ld l,(hl)
        IF F_COLUMN
        ld a,(pos)              ; column 9 keeps the picture of the new board
        or a
        jp z,pa2
        ld a,l
        and 15
        cp 9
        jp z,pa3
pa2:    call drawcell
pa3:
        ELSE
        call drawcell
        ENDIF
        pop hl
        inc hl
        djnz pa1
        jp brackets

; marks: sets the colours of all cells, and what else shows cursor and selection
marks:  ld hl,ordtab
        ld b,84
ma1:    push hl
        ld l,(hl)
        IF F_ANIMMARK
        ld h,BOARD/256
        ld a,(hl)
        or a
        jp nz,ma2               ; cells without a tile keep their colour
        ld a,(cur)
        cp l
        jp z,ma2
        ld a,(oldcur)
        cp l
        jp nz,ma3
ma2:    call colourcell
ma3:
        ELSE
        call colourcell
        ENDIF
        pop hl
        inc hl
        djnz ma1
        IF SELPIX || CURPIX
        ld a,(oldsel)
        call part
        ld a,(sel)
        call part
        ld a,(cur)
        call part
        ld a,(oldcur)
        IF F_TRAIL
        ld hl,cur
        sub (hl)
        and 0xF0
        ld a,(oldcur)
        call z,part
        ELSE
        call part
        ENDIF
        ENDIF
        jp brackets
part:   or a
        ret z
        ld l,a
        jp drawcell

; brackets: the cursor as two signs beside the tile
brackets:
        IF CURPIX = 2
        ld a,(oldcur)
        ld d,' '
        ld e,d
        call brack
        ld a,(cur)
        ld d,'['
        ld e,']'
        call brack
        ENDIF
        ld a,(sel)
        IF F_SELSTAYS = 0
        ld (oldsel),a
        ELSE
        or a
        jp z,br1
        ld (oldsel),a
br1:
        ENDIF
        ld a,(cur)
        ld (oldcur),a
        ret
        IF CURPIX = 2
brack:  ld l,a
        call cellxy
        dec c
        ld a,d
        call putch
        inc c
        ld a,e
        jp putch
        ENDIF
