; The font and the pictures of the tiles.

; Sets the font, which is that of the ROM or a copy with wider strokes.
initfont:
        ld hl,(23606)
        IF BOLD
        inc h
        ld de,0B800h
        ld bc,768
        push de
if1:    ld a,(hl)
        push bc
        ld b,a
        IF BOLD = 1
        srl b
        or b
        ENDIF
        IF BOLD = 2
        rrca
        and 7Fh
        or b
        ENDIF
        IF BOLD = 3
        ld a,e
        and 7
        cp 4
        ld a,b
        jr nc,if2
        srl a
if2:
        ENDIF
        pop bc
        ld (de),a
        inc hl
        inc de
        dec bc
        ld a,b
        or c
        jr nz,if1
        pop hl
        dec h
        ENDIF
        ld (fontp),hl
        ret
        IF TILES = PIC

; Makes no pictures, because the table has them.
inittiles:
        ret
tiles:
        INCLUDE tiles.inc
        ELSE
tiles   equ 0A800h

; Makes the pictures of the tiles from characters of the font.
inittiles:
        ld hl,tiles
        ld de,tiles+1
        ld bc,22*TILE-1
        ld (hl),0
        ldir
        ld hl,names
        ld de,tiles+TILE
        ld b,21
it1:    push bc
        push hl
        push de
        call glyph
        IF TILES = TWO
        ld bc,8
        ldir
        pop de
        pop hl
        push hl
        push de
        inc hl
        push hl
        ld hl,8
        add hl,de
        ex de,hl
        pop hl
        call glyph
        ld bc,8
        ldir
        ENDIF
        IF TILES = CARDS
        ld b,4
ic1:    push bc
        ld a,(hl)
        rrca
        rrca
        rrca
        rrca
        ld c,a
        and 15
        push hl
        ld hl,4
        add hl,de
        ld (hl),a
        ld a,c
        and 0F0h
        ld bc,8
        add hl,bc
        ld (hl),a
        pop hl
        push hl
        inc hl
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        rrca
        rrca
        rrca
        rrca
        ld c,a
        and 15
        ld hl,16
        add hl,de
        ld (hl),a
        ld a,c
        and 0F0h
        ld bc,8
        add hl,bc
        ld (hl),a
        pop hl
        inc hl
        inc de
        pop bc
        djnz ic1
        ENDIF
        IF TILES = DBL
        ld b,8
id1:    push bc
        ld a,(hl)
        inc hl
        push hl
        call spread
        ld a,h
        ld (de),a
        push hl
        ld hl,8
        add hl,de
        pop bc
        ld (hl),c
        inc de
        ld (de),a
        inc hl
        ld (hl),c
        inc de
        pop hl
        pop bc
        ld a,b
        cp 5
        jr nz,id2
        push hl
        ld hl,8
        add hl,de
        ex de,hl
        pop hl
id2:    djnz id1
        ENDIF
        pop de
        pop hl
        inc hl
        IF TILES = TWO
        inc hl
        ENDIF
        push hl
        ld hl,TILE
        add hl,de
        ex de,hl
        pop hl
        pop bc
        djnz it1
        ret

; Returns the address of the pixels of the character at HL in HL.
glyph:  ld l,(hl)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,(fontp)
        add hl,bc
        ret

; Returns the bits of A in HL, each of them twice.
spread: ld b,8
sp1:    rlca
        push af
        adc hl,hl
        pop af
        push af
        adc hl,hl
        pop af
        djnz sp1
        ret
names:
        INCLUDE names.inc
        ENDIF
