; the pictures of the tiles in gbuf: TS = 0 letters, 1 bold letters, 2 pictures,
; 3 high letters, 4 large letters, 5 large pictures, 6 framed letters,
; 7 framed pictures; TC = 1: seven pictures in three colours
glyph:  ld hl,gbuf
        ld b,32
gy1:    ld (hl),0
        inc hl
        djnz gy1
        ld a,d
        or a
        jr nz,gy2
        if ED=1                 ; a dot on a gap
        ld a,#10
        ld (gbuf+4),a
        endif
        ret
gy2:    dec a
        if TC=1
gy3:    cp 7
        jr c,gy4
        sub 7
        jr gy3
gy4:
        endif
        if TS=2 or TS=5 or TS=7
        ld de,pics
        else
        add a,CB
        ld de,FONT
        endif
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,gbuf
        if TS=0 or TS=2
        ld bc,8
        ldir
        ret
        endif
        if TS=1
        ld b,8
gy5:    ld a,(hl)
        rrca
        and 127
        or (hl)
        ld (de),a
        inc hl
        inc de
        djnz gy5
        ret
        endif
        if TS=3                 ; every line twice
        ld b,8
gy5:    ld a,(hl)
        ld (de),a
        inc de
        ld (de),a
        inc de
        inc hl
        djnz gy5
        ret
        endif
        if TS=4 or TS=5         ; every point four times
        ld ix,gbuf
        ld b,8
gy5:    ld a,(hl)
        push hl
        call double
        ld (ix+0),h
        ld (ix+1),h
        ld (ix+8),l
        ld (ix+9),l
        inc ix
        inc ix
        ld a,b
        cp 5
        jr nz,gy7
        ld de,8
        add ix,de
gy7:    pop hl
        inc hl
        djnz gy5
        ret
double: ld c,8                  ; A to HL
        ld hl,0
db7:    add hl,hl
        add hl,hl
        rla
        jr nc,db8
        inc l
        inc l
        inc l
db8:    dec c
        jr nz,db7
        ret
        endif
        if TS=6 or TS=7         ; 8 x 8 in the middle of a frame
        ld ix,gbuf
        ld b,8
gy5:    ld a,(hl)
        rrca
        rrca
        rrca
        rrca
        ld c,a
        and 15
        ld (ix+4),a
        ld a,c
        and #f0
        ld (ix+12),a
        inc hl
        inc ix
        ld a,b
        cp 5
        jr nz,gy6
        ld de,8
        add ix,de
gy6:    djnz gy5
        ld hl,gbuf
        ld de,#0240             ; sides
        ld c,2
gy8:    ld b,8
gy9:    ld a,(hl)
        or e
        ld (hl),a
        push de
        ld de,8
        add hl,de
        pop de
        ld a,(hl)
        or d
        ld (hl),a
        push de
        ld de,-7
        add hl,de
        pop de
        djnz gy9
        push de
        ld de,8
        add hl,de
        pop de
        dec c
        jr nz,gy8
        ld hl,#007f
        ld a,h
        ld (gbuf),a
        ld (gbuf+8),a
        ld (gbuf+23),a
        ld (gbuf+31),a
        ld a,l
        ld (gbuf+1),a
        ld (gbuf+22),a
        ld a,#fe
        ld (gbuf+9),a
        ld (gbuf+30),a
        ret
        endif

; the pixel marks
        if TW=2
LASTA   equ gbuf+23
LASTB   equ gbuf+31
        else
LASTA   equ gbuf+TH*8-1
LASTB   equ LASTA
        endif
under:  ld a,255
        ld (LASTA),a
        ld (LASTB),a
        ret
over:   ld a,255
        ld (gbuf),a
        if TW=2
        ld (gbuf+8),a
        endif
        ret
invert: ld hl,gbuf
        ld b,32
iv1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz iv1
        ret
corners: ld b,#e0
        call lefts
        ld b,#07
        jr rights
box:    call under
        call over
        ld hl,gbuf
        ld b,TH*8*TW
        if TW=2
bx1:    ld a,b                  ; columns change every eight lines
        dec a
        bit 3,a
        ld a,128
        jr nz,bx2
        ld a,1
bx2:    or (hl)
        else
bx1:    ld a,(hl)
        or 129
        endif
        ld (hl),a
        inc hl
        djnz bx1
        ret
lefts:  ld a,(gbuf)
        or b
        ld (gbuf),a
        ld a,(LASTA)
        or b
        ld (LASTA),a
        ld a,(gbuf+1)
        or 128
        ld (gbuf+1),a
        ld a,(LASTA-1)
        or 128
        ld (LASTA-1),a
        ret
        if TW=2
RT      equ gbuf+8
        else
RT      equ gbuf
        endif
rights: ld a,(RT)
        or b
        ld (RT),a
        ld a,(LASTB)
        or b
        ld (LASTB),a
        ld a,(RT+1)
        or 1
        ld (RT+1),a
        ld a,(LASTB-1)
        or 1
        ld (LASTB-1),a
        ret
