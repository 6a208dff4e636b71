; the face of kind LK into CBUF
        ld a,(LK)
        call glyph              ; DE = 8 bytes
    IF TILE EQ 0                ; one letter in the left upper character
        ld hl,CBUF
        ld b,8
ti0:    ld a,(de)
        ld (hl),a
        inc de
        inc hl
        inc hl
        djnz ti0
    ENDIF
    IF TILE EQ 2                ; four-fold symmetric picture
        ld hl,CBUF
        ld ix,CBUF+30
        ld b,8
ti2:    ld a,(de)
        or 0
        ld (hl),a
        ld (ix+0),a
        push bc
        ld b,8
ti3:    rra
        rl c
        djnz ti3
        ld a,c
        pop bc
        inc hl
        ld (hl),a
        ld (ix+1),a
        inc hl
        dec ix
        dec ix
        inc de
        djnz ti2
    ENDIF
    IF TILE EQ 1                ; a card of 16 x 16 with a frame
        ld hl,CBUF
        ld (hl),0x7f
        inc hl
        ld (hl),0xfc
        inc hl
        ld b,TH-3
ti4:    ld (hl),0x40
        inc hl
        ld (hl),0x04
        inc hl
        djnz ti4
        ld (hl),0x7f
        inc hl
        ld (hl),0xfc
        ld hl,CBUF+TH-10
    ENDIF
    IF TILE EQ 3                ; a card of 16 x 24, a tall sign
        ld hl,CBUF
        ld (hl),0x7f
        inc hl
        ld (hl),0xfc
        inc hl
        ld b,TH-3
ti5:    ld (hl),0x80
        inc hl
        ld (hl),0x02
        inc hl
        djnz ti5
        ld (hl),0x7f
        inc hl
        ld (hl),0xfc
        ld hl,CBUF+6
    ENDIF
    IF TILE EQ 1
        ld b,8
ti6:    ld a,(de)
        call half
        inc de
        djnz ti6
    ENDIF
    IF TILE EQ 3
        ld b,8
ti7:    ld a,(de)
        call half
        ld a,(de)
        call half
        inc de
        djnz ti7
    ENDIF
    IF SHADOW                   ; thick sides where no tile follows
        ld a,(LF)
        and 16
        jr z,ti8
        ld hl,CBUF+3
        ld b,TH-1
ti9:    set 0,(hl)
        set 1,(hl)
        inc hl
        inc hl
        djnz ti9
ti8:    ld a,(LF)
        and 32
        jr z,ti10
        ld hl,CBUF+TH*2-2
        ld (hl),0x3f
        inc hl
        ld (hl),0xff
ti10:
    ENDIF
