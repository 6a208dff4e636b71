; Drawing of tiles and marks.

; Draws the board; with DRAW_CHANGED only cells whose kind or marks have changed.
redraw: ld a,(cur_)
        ld e,a
        ld d,BOARD/256
        ld a,(de)
        IF FAULT != HL_STALE
        ld (ckind_),a
        ENDIF
        ld hl,cells
        ld b,84
rd1:    ld e,(hl)
        push hl
        push bc
        ld d,BOARD/256
        ld a,(de)
        ld (knd_),a
        call tst
        IF DRAW = DRAW_CHANGED
        ld d,DRAWN/256
        ld h,d
        ld a,e
        or 80h
        ld l,a
        ld a,(st_)
        cp (hl)
        jr nz,rd2
        res 7,l
        ld a,(knd_)
        cp (hl)
        jr z,rd3
rd2:    ld d,DRAWN/256
        ld h,d
        ld a,e
        or 80h
        ld l,a
        ld a,(st_)
        ld (hl),a
        res 7,l
        ld a,(knd_)
        ld (hl),a
        IF FAULT = SHOW_STALE14
        or a
        jr nz,rd4
        ld a,e
        and 15
        cp 14
        jr nz,rd4
        ld a,(grav_)
        or a
        jr z,rd3
rd4:
        ENDIF
        ENDIF
        call dtile
rd3:    pop bc
        pop hl
        inc hl
        IF DRAW = DRAW_HALT
        ld a,b
        cp 15
        jr z,rdh
        cp 29
        jr z,rdh
        cp 43
        jr z,rdh
        cp 57
        jr z,rdh
        cp 71
        jr nz,rdn
rdh:    halt
rdn:
        ENDIF
        dec b
        jp nz,rd1
        jp flush

; Finds the marks of cell E: bit 0 cursor, 1 highlight, 2 selection, 3 shown pair.
tst:    ld c,0
        ld a,(cur_)
        cp e
        jr nz,ts1
        set 0,c
ts1:    ld a,(knd_)
        or a
        jr z,ts2
        ld b,a
        ld a,(ckind_)
        cp b
        jr nz,ts2
        IF FAULT = HL_LAST_TILE
        ld a,e
        cp 6Eh
        jr z,ts2
        ENDIF
        set 1,c
ts2:    ld a,(sel_)
        cp e
        jr nz,ts3
        set 2,c
ts3:    ld a,(sh1_)
        cp e
        jr z,ts4
        ld a,(sh2_)
        cp e
        jr nz,ts5
ts4:
        IF SHOWN = SHOWN_ALT
        ld a,(phase_)
        or a
        jr z,ts5
        ENDIF
        set 3,c
ts5:    ld a,c
        ld (st_),a
        ret

; Draws cell E with the kind knd_ and the marks st_.
dtile:  push de
        ld a,(knd_)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        IF TILE > 8
        add hl,hl
        ENDIF
        IF TILE > 16
        add hl,hl
        ENDIF
        ld de,gfx
        add hl,de
        ld de,tbuf
        ld bc,TILE
        ldir
        pop de
        IF CURSORLINES
        ld a,(st_)
        bit 0,a
        ld hl,mk0
        call nz,xmask
        ENDIF
        IF HIGHLIGHTLINES
        ld a,(st_)
        bit 1,a
        ld hl,mk1
        call nz,xmask
        ENDIF
        IF SELECTIONLINES
        ld a,(st_)
        bit 2,a
        ld hl,mk2
        call nz,xmask
        ENDIF
        IF SHOWNLINES
        ld a,(st_)
        bit 3,a
        ld hl,mk3
        call nz,xmask
        ENDIF
        ld a,(knd_)
        ld l,a
        ld h,0
        ld bc,attab
        add hl,bc
        ld c,(hl)
        ld a,(st_)
        ld b,a
        IF CURSOR = CURSOR_PAPER
        bit 0,b
        jr z,dta0
        ld a,c
        and 0C0h
        or MARKATTR
        ld c,a
dta0:
        ENDIF
        IF HIGHLIGHT = HIGHLIGHT_PAPER
        bit 1,b
        jr z,dta1
        ld a,c
        and 0C0h
        or MARKATTR
        ld c,a
dta1:
        ENDIF
        IF SELECTION = SELECTION_PAPER
        bit 2,b
        jr z,dta2
        ld a,c
        and 0C0h
        or MARKATTR
        ld c,a
dta2:
        ENDIF
        IF SHOWN = SHOWN_PAPER
        bit 3,b
        jr z,dta3
        ld a,c
        and 0C0h
        or MARKATTR
        ld c,a
dta3:
        ENDIF
        IF CURSOR = CURSOR_BRIGHT
        bit 0,b
        jr z,dta0
        set 6,c
dta0:
        ENDIF
        IF HIGHLIGHT = HIGHLIGHT_BRIGHT
        bit 1,b
        jr z,dta1
        set 6,c
dta1:
        ENDIF
        IF SELECTION = SELECTION_BRIGHT
        bit 2,b
        jr z,dta2
        set 6,c
dta2:
        ENDIF
        IF CURSOR = CURSOR_FLASH
        bit 0,b
        jr z,dta0
        set 7,c
dta0:
        ENDIF
        IF SELECTION = SELECTION_FLASH
        bit 2,b
        jr z,dta2
        set 7,c
dta2:
        ENDIF
        IF SHOWN = SHOWN_FLASH
        bit 3,b
        jr z,dta3
        set 7,c
dta3:
        ENDIF
        ld a,c
        ld (dsk_),a
        ld a,e
        rrca
        rrca
        rrca
        rrca
        and 15
        ld l,a
        ld h,0
        ld bc,ytab-1
        add hl,bc
        ld b,(hl)
        push bc
        ld a,e
        and 15
        ld l,a
        ld h,0
        ld bc,xtab-1
        add hl,bc
        ld a,(hl)
        pop bc
        ld c,a
        push de
        ld de,tbuf
        call dcell
        IF WIDTH > 1
        inc c
        call dcell
        dec c
        ENDIF
        IF HEIGHT > 1
        inc b
        call dcell
        IF WIDTH > 1
        inc c
        call dcell
        dec c
        ENDIF
        ENDIF
        IF HEIGHT > 1
        dec b
        ENDIF
        IF CURSOR = CURSOR_ARROW || CURSOR = CURSOR_GAPLINE
        ld a,(tat_)
        ld (dsk_),a
        IF CURSOR = CURSOR_ARROW
        dec c
        ld de,blk8
        ld a,(st_)
        bit 0,a
        jr z,dtg
        ld de,arr8
dtg:    call dcell
        ELSE
        ld a,b
        add a,HEIGHT
        ld b,a
        ld de,blk8
        ld a,(st_)
        bit 0,a
        jr z,dtg0
        ld de,lin8
dtg0:   call dcell
        inc c
        IF WIDTH > 1
        ld de,blk8
        ld a,(st_)
        bit 0,a
        jr z,dtg1
        ld de,lin8
dtg1:   call dcell
        inc c
        ENDIF
        ENDIF
        ENDIF
        pop de
        ret

; Copies eight bytes from DE to row B, column C, with the attribute dsk_.
dcell:  call scradr
        push hl
        REPT 8
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        ENDM
        pop hl
        call toatt
        ld a,(dsk_)
        ld (hl),a
        ret

; Inverts the pixels of the mark HL in the picture of the tile.
xmask:  push de
        ld de,tbuf
        ld b,TILE
xm1:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        djnz xm1
        pop de
        ret

; Pictures for a cursor that is an arrow at the left or a line below.
blk8:   db 0,0,0,0,0,0,0,0
arr8:   db 0,16,24,124,126,124,24,16
lin8:   db 0,255,255,0,0,0,0,0
tbuf:   ds 32
