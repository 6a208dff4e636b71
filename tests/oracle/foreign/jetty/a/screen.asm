; Drawing: tiles with their states, text, numbers, the line between two removed tiles.

draw_all:
        ld a,(cur)
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        IF FAULT = 17
        or a
        jr z,draw_go
        ENDIF
        ld (hkind),a
draw_go:
        ld c,#11
draw_next:
        push bc
        call draw_cell
        pop bc
        inc c
        ld a,c
        and 15
        cp 15
        jr nz,draw_next
        inc c
        inc c
        ld a,c
        cp #71
        jr nz,draw_next
        ret

; Draws cell C. D is the attribute, E a mask for inverted tiles, IX points to lines laid over the tile.
draw_cell:
        ld h,BOARD/256
        ld l,c
        ld b,(hl)
        ld hl,KINDATTR
        ld e,b
        ld d,0
        add hl,de
        ld d,(hl)
        ld e,0
        ld ix,NOLINES
        IF MARK
        xor a
        ld (marked),a
        ENDIF
        ld a,(hkind)
        or a
        jr z,cell_sel
        cp b
        jr nz,cell_sel
        IF FAULT = 16
        ld a,c
        cp #60
        jr nc,cell_sel
        ENDIF
        SHOW_KIND
cell_sel:
        ld a,(sel)
        cp c
        jr nz,cell_hint
        SHOW_SELECTED
cell_hint:
        ld a,(hinta)
        cp c
        jr z,cell_pair
        ld a,(hintb)
        cp c
        jr nz,cell_cur
cell_pair:
        SHOW_PAIR
cell_cur:
        ld a,(cur)
        cp c
        jr nz,cell_put
        SHOW_CURSOR
cell_put:
        ld l,b
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        IF CELLW + CELLH > 2
        add hl,hl
        ENDIF
        IF CELLW + CELLH > 3
        add hl,hl
        ENDIF
        push de
        ld de,TILES
        add hl,de
        push hl
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        ld hl,ROWTAB
        add a,l
        ld l,a
        ld b,(hl)
        ld a,c
        and 15
        ld hl,COLTAB
        add a,l
        ld l,a
        ld c,(hl)
        pop hl
        pop de
        IF MARK
        push bc
        push de
        push hl
        dec c
        ld de,BACKATTR*256
        ld hl,ZEROS
        ld a,(marked)
        or a
        jr z,cell_mark
        ld hl,MARKGFX
cell_mark:
        push ix
        ld ix,ZEROS
        call put_char
        pop ix
        pop hl
        pop de
        pop bc
        ENDIF
        ld a,CELLH
put_row:
        push af
        push bc
        ld a,CELLW
put_col:
        push af
        call put_char
        inc c
        pop af
        dec a
        jr nz,put_col
        pop bc
        inc b
        pop af
        dec a
        jr nz,put_row
        ret

; Eight bytes from HL to row B, column C of the screen, attribute D.
put_char:
        push bc
        push de
        ld a,d
        ld (attr),a
        ld a,b
        rrca
        rrca
        rrca
        and #E0
        or c
        ld c,e
        ld e,a
        ld a,b
        and #18
        or #40
        ld d,a
        ld b,8
put_line:
        ld a,(hl)
        xor c
        xor (ix+0)
        ld (de),a
        inc hl
        inc ix
        inc d
        djnz put_line
        dec d
        ld a,d
        rrca
        rrca
        rrca
        and 3
        or #58
        ld d,a
        ld a,(attr)
        ld (de),a
        pop de
        pop bc
        ret

