; Everything that is drawn.

; Clears the screen and draws the texts, the board and the number.
drawall:
        call cls
        ld hl,ttitle
        ld bc,TITLEPOS
        call print
        call number
        call info
        if HELP
        ld hl,thelp
        ld bc,HELPPOS
        call print
        endif
        jp drawboard

cls:    ld hl,0x4000
        ld de,0x4001
        ld bc,0x17FF
        ld (hl),0
        ldir
        inc hl
        inc de
        ld bc,0x2FF
        ld (hl),A_TEXT
        ldir
        ret

; Shows whether gravity is on.
info:   
        if GSHOW=0
        ld hl,tgon
        ld a,(grav)
        or a
        jr nz,info1
        ld hl,tgoff
info1:  ld bc,GPOS
        jp print
        endif
        if GSHOW=1
        ld a,(grav)
        or a
        ld hl,tplain
        jr z,info1
        ld hl,tfall
info1:  ld bc,GPOS
        jp print
        endif
        if GSHOW=2
        ld a,(grav)
        or a
        ld a,A_TEXT
        jr z,info1
        ld a,A_MSG
info1:  ld hl,TPOSATT
        ld b,6
info2:  ld (hl),a
        inc hl
        djnz info2
        endif
        ret

; Prints text HL at line B, column C.
print:  ld a,(hl)
        inc hl
        or a
        ret z
        cp 13
        jr nz,pr1
        inc b
        ld c,(HELPPOS) and 31
        jr print
pr1:    push hl
        call putc
        pop hl
        inc c
        jr print
putc:   call glyph
; Draws 8 bytes from DE at line B, column C.
putg:   ld a,b
        and 0x18
        or 0x40
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        push bc
        ld b,8
pg1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pg1
        pop bc
        ret
; DE = picture of character A.
glyph:  ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,15360
        add hl,de
        ex de,hl
        ret

; Prints the board number at the bottom left.
number: 
        if NUMPRE
        ld hl,tno
        ld bc,0x1700
        call print
        endif
        ld bc,0x1700+NUMCOL
        ld hl,(num)
        ld e,0
        push ix
        ld ix,tens
nu1:    ld d,'0'
nu2:    ld a,l
        sub (ix+0)
        ld l,a
        ld a,h
        sbc a,(ix+1)
        ld h,a
        jr c,nu3
        inc d
        jr nu2
nu3:    ld a,l
        add a,(ix+0)
        ld l,a
        ld a,h
        adc a,(ix+1)
        ld h,a
        ld a,d
        cp '0'
        jr nz,nu4
        if NUMZERO=0
        ld a,(ix+0)
        dec a
        jr z,nu4
        ld a,e
        or a
        jr z,nu5
        endif
nu4:    ld e,1
        ld a,d
        push hl
        push de
        call putc
        pop de
        pop hl
        inc c
nu5:    ld a,(ix+0)
        inc ix
        inc ix
        dec a
        jr nz,nu1
        pop ix
        if F_numdigits
        ret
        endif
nu6:    ld a,c
        cp NUMCOL+5
        ret nc
        ld a,' '
        call putc
        inc c
        jr nu6
tens:   dw 10000,1000,100,10,1

; B = line, C = column of cell A.
cellpos:
        ld c,a
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        if DY=2
        add a,a
        endif
        if DY=3
        ld b,a
        add a,a
        add a,b
        endif
        add a,Y0
        ld b,a
        ld a,c
        and 15
        dec a
        add a,a
        add a,X0
        ld c,a
        ret

; HL = address of the attribute at B, C.
attaddr:
        ld l,b
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,l
        or c
        ld l,a
        ld a,h
        add a,0x58
        ld h,a
        ret

; Draws the picture of cell A.
drawc:  push hl
        push de
        push bc
        push af
        ld l,a
        ld h,GRIDH
        ld e,(hl)
        call drawk
        pop af
        call colour
        pop bc
        pop de
        pop hl
        ret

; Draws kind E at cell A.
drawk:  call cellpos
        push bc
        ld a,e
        or a
        jr nz,dk1
        ld hl,gbuf
        ld b,32
dk0:    ld (hl),0
        inc l
        djnz dk0
        jr dkput
dk1:    ld c,a
        if LOOK=0
        add a,'A'-1
        call glyph
        ld hl,gbuf
        ex de,hl
        ld bc,8
        ldir
        endif
        if LOOK=1
        add a,'A'-1
        call glyph
        ld hl,gbuf
        ld b,4
dk2:    call double
        djnz dk2
        ld hl,gbuf+16
        ld b,4
dk3:    call double
        djnz dk3
        endif
        if LOOK=2
        ld hl,gbuf
        ld (hl),0x7E
        inc l
        ld b,5
dk2:    ld a,0x42
        rr c
        jr nc,dk3
        ld a,0x7E
dk3:    ld (hl),a
        inc l
        djnz dk2
        ld (hl),0x42
        inc l
        ld (hl),0x7E
        endif
        if LOOK=3
        ld hl,suits
        dec a
dk2:    cp 7
        jr c,dk3
        sub 7
        inc hl
        jr dk2
dk3:    push hl
        add a,'1'
        call glyph
        ld hl,gbuf
        ex de,hl
        ld bc,8
        ldir
        pop hl
        push de
        ld a,(hl)
        call glyph
        pop hl
        ex de,hl
        ld bc,8
        ldir
        endif
dkput:  ld a,(shrink)
        or a
        jr z,dk5
        ld c,a
        ld hl,gbuf
        ld b,32
dk4:    ld a,(hl)
        and c
        ld (hl),a
        inc l
        djnz dk4
dk5:    pop bc
        ld de,gbuf
        if SZH=2
        call dkrow
        inc b
        endif
dkrow:  call putg
        if SZW=2
        inc c
        call putg
        dec c
        endif
        ret
suits:  db "*+="

        if LOOK=1
; Writes row DE of a letter twice as wide, in two lines at HL and HL+8.
double: ld a,(de)
        inc de
        push bc
        push de
        ld b,8
db1:    rlca
        push af
        rl e
        rl d
        pop af
        push af
        rl e
        rl d
        pop af
        djnz db1
        ld (hl),d
        set 3,l
        ld (hl),e
        res 3,l
        inc l
        ld (hl),d
        set 3,l
        ld (hl),e
        res 3,l
        inc l
        pop de
        pop bc
        ret
        endif

; Draws the whole board.
drawboard:
        ld hl,GRID+17
db2:    ld a,l
        call drawc
        call nextcell
        jr nz,db2
        ret
; Sets the colours of the whole board.
attrs:  ld hl,GRID+17
at1:    ld a,l
        push hl
        call colour
        pop hl
        call nextcell
        jr nz,at1
        ret
; L = next cell in reading order, Z after the last.
nextcell:
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,nc1
        inc l
        inc l
nc1:    ld a,l
        cp 0x71
        ret

        include "colour.asm"
