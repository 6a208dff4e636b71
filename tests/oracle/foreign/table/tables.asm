; Makes the tables at the start.

make_tables:
        ld hl, base_page * 256
        ld c, 0
base_row:
        ld b, row_bytes
base_one:
        ld (hl), c
        inc l
        djnz base_one
        ld a, c
        add a, row_bytes
        ld c, a
        cp row_bytes * 10
        jr nz, base_row
        ld hl, order_cells
        ld de, order_page * 256
        ld b, 84
order_one:
        push bc
        ld a, (hl)              ; row * 16 + column
        inc hl
        push hl
        ld c, a
        rrca
        rrca
        rrca
        rrca
        and 15
        ld b, a
        ld a, c
        and 15
        add a, first_tile
        inc b
        jr order_down
order_add:
        add a, row_bytes
order_down:
        djnz order_add
        ld (de), a
        inc e
        pop hl
        pop bc
        djnz order_one
        if MADE_FONT = 1
        ld hl, (23606)
        inc h
        ld de, bold_font
        ld bc, 768
embolden:
        ld a, (hl)
        if FONT_STYLE = 0
        srl a
        or (hl)
        endif
        if FONT_STYLE = 1
        rlca
        endif
        if FONT_STYLE = 2
        xor 0x81
        endif
        ld (de), a
        inc hl
        inc de
        dec bc
        ld a, b
        or c
        jr nz, embolden
        ld hl, bold_font - 256
        if SET_CHARS = 1
        ld (23606), hl
        endif
        endif
        ret

; Address of the character A in HL.
glyph_of:
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        if TEXT_FONT = 1
        ld de, bold_font - 256
        else
        ld de, (23606)
        endif
        add hl, de
        ret

make_images:
        ld hl, images
        ld de, images + 1
        ld bc, 22 * 32 - 1
        ld (hl), 0
        ldir
        ld c, 0                 ; kind
image:  push bc
        ld l, c
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        add hl, hl
        ld de, images
        add hl, de
        push hl                 ; where it goes
        ld a, c
        or a
        jr nz, not_blank
        ld a, EMPTY_CHAR
        call glyph_of
        jr have_glyph
not_blank:
        dec a
        if COLOURED != 0
shape7: cp 7
        jr c, shaped
        sub 7
        jr shape7
shaped:
        endif
        if TILE_FONT = 2
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld de, pictures
        add hl, de
        else
        add a, FIRST_CHAR
        if TILE_FONT = 1
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld de, bold_font - 256
        add hl, de
        else
        ld l, a
        ld h, 0
        add hl, hl
        add hl, hl
        add hl, hl
        ld a, h
        add a, 0x3c             ; the ROM's own characters
        ld h, a
        endif
        endif
have_glyph:
        pop de
        pop bc
        push bc
        call build
        pop bc
        inc c
        ld a, c
        cp 22
        jr nz, image
        ret

; Builds the image at DE from the glyph at HL; C is the kind.
build:
        if SCALED = 1
        ; every dot doubled where the tile is two cells wide or high
        ld b, 8
        push de
        pop ix
scale:  push bc
        ld a, (hl)
        inc hl
        push hl
        if TW = 2
        ld b, 4
        ld h, 0
left4:  rlca
        push af
        rl h
        pop af
        push af
        rl h
        pop af
        djnz left4
        ld b, 4
        ld l, 0
right4: rlca
        push af
        rl l
        pop af
        push af
        rl l
        pop af
        djnz right4
        else
        ld h, a
        endif
        ; H left byte, L right byte; now the line
        pop de
        pop bc
        push bc
        push de
        ld a, 8
        sub b                   ; line 0..7
        if TH = 2
        add a, a
        cp 8
        jr c, upper
        add a, TW * 8 - 8       ; the lower row of cells
upper:
        endif
        ld e, a
        ld d, 0
        push ix
        add ix, de
        ld (ix + 0), h
        if TH = 2
        ld (ix + 1), h
        endif
        if TW = 2
        ld (ix + 8), l
        if TH = 2
        ld (ix + 9), l
        endif
        endif
        pop ix
        pop hl
        pop bc
        djnz scale
        ret
        else
        push de
        push hl
        ld l, e
        ld h, d
        ld b, TW * TH
filler: push bc
        push hl
        ld a, c
        or a
        ld a, ' '
        jr z, no_filler
        ld a, FILL_CHAR
no_filler:
        call glyph_of
        pop de
        ld bc, 8
        ldir
        ex de, hl
        pop bc
        djnz filler
        pop hl
        pop de
        ld a, e
        add a, ART_CELL * 8
        ld e, a
        ld bc, 8
        ldir
        ret
        endif
