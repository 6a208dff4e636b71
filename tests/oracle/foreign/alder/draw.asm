; draws tiles, marks and text

; cellxy: line B, column C of cell L
cellxy: ld a,l
        and 15
        dec a
        IF PX = 2
        add a,a
        ENDIF
        add a,LEFT
        ld c,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld b,a
        IF PY >= 2
        add a,a
        ENDIF
        IF PY = 3
        add a,b
        ENDIF
        add a,TOP
        ld b,a
        ret
; scraddr: HL is the address of the pixels of line B, column C
scraddr:
        ld a,b
        and 24
        or 64
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0xE0
        or c
        ld l,a
        ret
; attaddr: HL is the address of the colours of line B, column C
attaddr:
        ld a,b
        rrca
        rrca
        rrca
        ld l,a
        and 3
        or 0x58
        ld h,a
        ld a,l
        and 0xE0
        or c
        ld l,a
        ret

; putch: character A at line B, column C; then the next column
putch:  push hl
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3C00
        add hl,de
        ex de,hl
        call scraddr
        push bc
        ld b,8
putch1: ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz putch1
        pop bc
        inc c
        pop de
        pop hl
        ret
; print: text HL, which ends with 0, at line B, column C
print:  ld a,(hl)
        or a
        ret z
        call putch
        inc hl
        jp print

; cls: clears the screen
cls:    ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld bc,767
        ld (hl),EMPTYA
        ldir
        ret

; frame: what is on the screen beside the board
frame:  ld hl,tx_name
        ld bc,NAMEPOS
        call print
        ret

; piece: 8 bytes from DE to line B, column C, changed by the mask
piece:  call scraddr
        push bc
        ld b,8
piece1: ld a,(de)
inv:    xor 0
        ld (hl),a
        inc de
        inc h
        djnz piece1
        pop bc
        ret

; drawcell: draws the tile in cell L, and its colours
drawcell:
        push hl
        push bc
        push de
        ld h,BOARD/256
        ld e,(hl)
        IF SELPIX
        ld a,(sel)
        cp l
        ld a,0
        jp nz,dc1
        cpl
dc1:    ld (inv+1),a
        ENDIF
        push hl
        call cellxy
        ld l,e
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        IF TILE = 1
        ld a,e
        ld de,0x3D00
        or a
        jp z,dc2
        ld de,0x3E00
dc2:    add hl,de
        ex de,hl
        call piece
        ENDIF
        IF TILE = 4
        ld a,e
        ld de,0x3D00
        or a
        jp z,dc2
        ld de,0x3E00
dc2:    add hl,de
        ex de,hl
        ld hl,tall
        push bc
        ld b,8
dc3:    ld a,(de)
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        inc de
        djnz dc3
        pop bc
        ld de,tall
        call piece
        inc b
        call piece
        ENDIF
        IF TILE = 2
        ld de,pics
        add hl,de
        ex de,hl
        call piece
        ENDIF
        IF TILE = 3
        add hl,hl
        add hl,hl
        ld de,pics
        add hl,de
        ex de,hl
        call piece
        inc c
        call piece
        dec c
        inc b
        call piece
        inc c
        call piece
        ENDIF
        pop hl
        IF CURPIX = 1          ; a line below the tile under the cursor
        ld a,(cur)
        cp l
        jp nz,dc4
        push hl
        call cellxy
        IF TILE = 4
        inc b
        ENDIF
        call scraddr
        ld a,h
        or 7
        ld h,a
        ld (hl),255
        pop hl
dc4:
        ENDIF
        IF F_ANIMMARK
        ld h,BOARD/256
        ld a,(hl)
        or a
        jp nz,dc5
        ld a,(sel)
        or a
        jp nz,dc5
        ld a,(lastk)
        cp 13
        jp z,dc6
dc5:    call colourcell
dc6:
        ELSE
        call colourcell
        ENDIF
        pop de
        pop bc
        pop hl
        ret
        IF TILE = 4
tall:   ds 16
        ENDIF

; colourcell: sets the colours of cell L
colourcell:
        push hl
        push bc
        call cellattr
        ld e,a
        call cellxy
        call attaddr
        ld (hl),e
        IF TILE = 3
        inc l
        ld (hl),e
        ENDIF
        IF TILE >= 3
        ld bc,32
        add hl,bc
        ld (hl),e
        ENDIF
        IF TILE = 3
        dec l
        ld (hl),e
        ENDIF
        pop bc
        pop hl
        ret

