; draw all cells, or those that have changed
show:   ld ix,at
        ld d,BOARD/256
        ld e,(ix+0)
        ld a,(de)
        ld (here),a
        ld hl,BOARD+17
show1:  ld a,l
        and 15
        jr z,show6
        cp 15
        jr z,show6
        call look               ; C = attribute, B = bits of the cursor
        if DRAWALL = 0
        ld h,OLD/256
        ld a,(hl)
        ld d,BOARD/256
        ld e,l
        ld (hl),c
        cp c
        ld a,(de)
        set 7,l
        ld e,(hl)
        or b                    ; leaves the flag wrong, so compare again
        ld d,a
        ld (hl),a
        res 7,l
        ld h,BOARD/256
        call differ
        jr z,show6
        endif
        push hl
        call tile
        pop hl
show6:  inc l
        ld a,l
        cp 112
        jr nz,show1
        jr digits
        if DRAWALL = 0
; NZ: the value D is not the old value E, or the attribute A was another
differ: ld a,d
        cp e
        ret nz
        ld a,(attold)
        cp c
        ret
        endif
; C = attribute of cell L, B = 40h under the cursor
look:   ld c,NORMAL
        ld h,BOARD/256
        ld a,(hl)
        or a
        jr z,look3
        cp (ix+here-at)
        jr nz,look1
        ld c,HILITE
look1:  ld a,(ix+sel-at)
        cp l
        jr nz,look2
        ld c,CHOSEN
look2:  ld a,(pair)
        cp l
        jr z,look4
        ld a,(pair+1)
        cp l
        jr nz,look3
look4:  ld c,PAIR
look3:  ld b,0
        ld a,(ix+0)
        cp l
        jr nz,look5
        if CURSHAPE = 0
        set 7,c
        endif
        if CURSHAPE = 3
        ld a,c
        xor 40h
        ld c,a
        endif
        ld b,40h
look5:
        if DRAWALL = 0
        ld h,OLD/256
        ld a,(hl)
        ld (attold),a
        ld h,BOARD/256
        endif
        ret
; draw the tile of cell L with attribute C
tile:   ld a,b
        ld (shape),a
        ld a,c
        ld (attr),a
        ld e,(hl)               ; kind
        ld a,l
        and 15
        dec a
        ld b,a
        if PITCHX = 2
        add a,a
        endif
        add a,LEFTCOL
        ld c,a
        ld a,l
        rra
        rra
        rra
        rra
        and 15
        dec a
        ld b,a
        if PITCHY > 1
        add a,a
        endif
        if PITCHY > 2
        add a,b
        endif
        add a,TOPROW
        ld b,a
        ld a,e
        or a
        jr z,tile1
        add a,BASE
        jr tile2
tile1:  ld a,32
tile2:  call glyph              ; DE = bitmap
        push bc
        ld a,TH
        ex af,af'
tile3:  call row
        inc b
        ex af,af'
        dec a
        jr z,tile4
        ex af,af'
        if TALL = 0
        ld de,3D00h
        endif
        jr tile3
tile4:  pop bc
        ret
; draw one row of a tile at row B, column C from the bitmap DE
row:    push bc
        push de
        call place
        ld b,8
row1:   ld a,(de)
        call style
        ld (hl),a
        if TW = 2
        inc l
        if WIDE
        ld a,(de)
        call wide2
        else
        xor a
        call style1
        endif
        ld (hl),a
        dec l
        endif
        inc h
        if TALL
        bit 0,b
        jr z,row2
        inc de
row2:
        else
        inc de
        endif
        djnz row1
        pop hl
        if TALL
        inc hl
        inc hl
        inc hl
        inc hl
        endif
        ex de,hl
        pop bc
; the attributes
        ld l,b
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        or 58h
        ld h,a
        ld a,l
        add a,c
        ld l,a
        ld a,(attr)
        ld (hl),a
        if TW = 2
        inc l
        ld (hl),a
        endif
        ret
; A = the left byte of a line
style:
        if WIDE
        call wide1
        else
        if BOLD
        ld c,a
        rra
        or c
        endif
        endif
style1: ld c,a
        ld a,(shape)
        if CURSHAPE = 1
        or a
        ld a,c
        ret z
        cpl
        endif
        if CURSHAPE = 2
        or a
        ld a,c
        ret z
        ld a,b
        and 7
        ld a,255
        ret z                   ; the first line of each cell
        ld a,c
        endif
        if CURSHAPE = 0
        ld a,c
        endif
        if CURSHAPE = 3
        ld a,c
        endif
        ret
        if WIDE
wide2:  rla
        rla
        rla
        rla
        call wide1
        jr style1
wide1:  push bc
        ld b,4
wide3:  rla
        push af
        rl c
        pop af
        rl c
        djnz wide3
        ld a,c
        pop bc
        ret
        endif
; HL = address of row B, column C
place:  ld a,b
        and 18h
        or 40h
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0E0h
        add a,c
        ld l,a
        ret
; DE = bitmap of the character A
glyph:  push hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ex de,hl
        pop hl
        ret
; the number at the bottom left
digits: ld hl,50E0h
        if LABEL
        ld a,LABEL
        call putch
        endif
        exx
        ld hl,(number)
        exx
        ld de,tens
        ld c,48
digit1: exx
        ld a,0
        exx
        ld a,(de)
        inc de
        exx
        ld c,a
        exx
        ld a,(de)
        inc de
        exx
        ld b,a
        ld a,47
        and a
digit2: inc a
        sbc hl,bc
        jr nc,digit2
        add hl,bc
        exx
        if ZEROS = 0
        cp c                    ; C = '0' until the first digit
        jr z,digit3
        ld c,0
        endif
        push de
        call putch
        pop de
digit3: ld a,e
        cp tens+10 & 255
        jr nz,digit1
        if ZEROS = 0
        ld b,4
digit4: push bc
        ld a,32
        call putch
        pop bc
        djnz digit4
        endif
        ret
putch:  push hl
        call glyph
        ld b,8
putch1: ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz putch1
        pop hl
        inc l
        ret
tens:   defw 10000,1000,100,10,1
at:     defb 17
sel:    defb 0
here:   defb 0
pair:   defw 0
number: defw 0
seed:   defw 0
seed2:  defw 0
count:  defw 0
time:   defb 0
last:   defb 0
red:    defb 0
grav:   defb 1
border: defb 5
zero:   defb 0
attr:   defb 0
attold: defb 0
shape:  defb 0
