; Printing the page.

print:  call wipe
        ld hl,cells+17
pr1:    ld a,(hl)
        or a
        jr z,pr5
        push hl
        ld b,a
        ld a,(cur)
        ld e,a
        ld d,h
        ld a,(de)
        cp b
        ld c,0
        jr nz,pr2
        IF FAULT = F_n_lit_not_in_row_six
        ld a,l
        cp 96
        jr nc,pr2
        ENDIF
        ld c,255                        ; of the kind under the cursor: white on black
pr2:
        ld a,(sel)
        cp l
        ld a,0
        jr nz,pr3
        inc a
pr3:    ld (thick),a
        ld a,c
        ld (invert),a
        ld a,l
        call letter
        pop hl
pr5:    inc l
        ld a,l
        cp 112
        jr nz,pr1
        ld hl,(number)                  ; double-height digits, bottom left
        call tostr
        ld de,digits
        ld c,0
pr6:    ld a,(de)
        inc de
        cp 32
        jr z,pr6
        or a
        jr z,pr7
        push de
        call big
        pop de
        inc c
        jr pr6
pr7:    ld a,(falls)
        or a
        ld de,tfall
        jr nz,pr8
        ld de,tstay
pr8:    ld bc,23*256+26
        call text
        ld a,(dead)
        or a
        ret z
        ld de,tdead
        ld bc,23*256+10
        jp text

; The page goes line by line from the top.
wipe:   ld c,0
wi1:    ld a,c
        call line
        ld b,32
wi2:    ld (hl),0
        inc l
        djnz wi2
        ld b,100
wi3:    djnz wi3
        inc c
        ld a,c
        cp 192
        jr nz,wi1
        ld a,(turn)
        cp 42
        ret nz
        ld de,twon                      ; in the middle of the empty board
        ld bc,8*256+10
        jp text

; HL = start of pixel line A.
line:   ld l,a
        and 7
        or 64
        ld h,a
        ld a,l
        rra
        rra
        rra
        and 24
        or h
        ld h,a
        ld a,l
        rla
        rla
        and 224
        ld l,a
        ret

; D = x, E = y of the tile in cell A: x = 17 * column - 8, y = 21 * row - 11.
place:  ld e,a
        and 15
        add a,a
        add a,a
        add a,a
        add a,a
        ld d,a
        ld a,e
        and 112
        rrca
        ld e,a
        add a,a
        add a,e
        sub 16
        ld e,a
        ret

; Prints the tile in cell A: frame and double-height letter.
letter: ld l,a
        ld h,cells/256
        ld c,(hl)
        call place
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3E00h
        add hl,bc
        ld (glyph),hl
        ld b,20
le1:    push bc
        push de
        ld a,b
        ld hl,07FFEh
        cp 20
        jr z,le5
        cp 1
        jr z,le5
        ld hl,04002h
        ld a,(thick)
        or a
        jr z,le2
        ld hl,0700Eh
        ld a,b
        cp 19
        jr z,le4
        cp 2
        jr z,le4
le2:    ld a,b
        cp 19
        jr nc,le5
        cp 3
        jr c,le5
        push hl
        ld a,18
        sub b
        srl a
        ld c,a
        ld b,0
        ld hl,(glyph)
        add hl,bc
        ld a,(hl)
        pop hl
        ld c,0
        ld b,4
le3:    srl a
        rr c
        djnz le3
        or h
        ld h,a
        ld a,c
        or l
        ld l,a
        jr le5
le4:    ld hl,07FFEh
le5:    ld a,(invert)
        or a
        jr z,le6
        ld a,h
        xor 3Fh
        ld h,a
        ld a,l
        xor 0FCh
        ld l,a
le6:    call put
        pop de
        inc e
        pop bc
        djnz le1
        ret

; XORs the 16 pixels HL at x D, y E.
put:    ld a,d
        and 7
        ld b,a
        ld c,0
        jr z,pt2
pt1:    srl h
        rr l
        rr c
        djnz pt1
pt2:    push hl
        ld a,e
        call line
        ld a,d
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        pop de
        ld a,(hl)
        xor d
        ld (hl),a
        inc l
        ld a,(hl)
        xor e
        ld (hl),a
        ld a,l
        inc l
        and 31
        cp 31
        ret z
        ld a,(hl)
        xor c
        ld (hl),a
        ret

; Turns the marks over: a bar under the tile of the cursor, blots on the pair shown.
marks:  ld a,(cur)
        call place
        ld a,e
        add a,20
        ld e,a
        ld hl,0FFFFh
        push de
        call put
        pop de
        ld a,e
        sub 21
        ld e,a
        ld hl,0FFFFh
        call put
        ld a,(pa)
        or a
        ret z
        call blot
        ld a,(pb)
blot:   call place
        ld a,e
        add a,6
        ld e,a
        ld b,8
bl1:    push bc
        push de
        ld hl,1FF8h
        call put
        pop de
        pop bc
        inc e
        djnz bl1
        ret

text:   ld a,(de)                       ; DE to row B, column C
        or a
        ret z
        push de
        call glyphs
te1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz te1
        pop de
        inc de
        ld a,(rowsav)
        ld b,a
        inc c
        jr text
glyphs: ld l,a                          ; DE = picture of A, HL = screen at row B, column C, B = 8
        ld a,b
        ld (rowsav),a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ex de,hl
        ld a,b
        add a,a
        add a,a
        add a,a
        call line
        ld a,l
        or c
        ld l,a
        ld b,8
        ret
big:    ld b,22                         ; double-height A in rows 22 and 23, column C
        call glyphs
bg1:    ld a,(de)
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        inc de
        ld a,h
        and 7
        jr nz,bg2
        ld a,h
        sub 8
        ld h,a
        ld a,l
        add a,32
        ld l,a
bg2:    djnz bg1
        ret
