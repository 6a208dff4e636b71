; draw the whole board
draw:   ld a,(at)
        ld l,a
        call kind
        ld (here),a
        ld l,17
draw1:  ld a,l
        and 15
        jr z,draw2
        cp 15
        call nz,tile
draw2:  inc l
        ld a,l
        cp 111
        jr c,draw1
        ret
; draw the cell L
tile:   push hl
        ld a,l
        ld c,l
        and 15
        dec a
        if PX = 2
        add a,a
        endif
        add a,LEFTCOL
        ld e,a
        ld a,l
        and 0F0h
        rrca
        rrca
        rrca
        rrca
        dec a
        if PY = 2
        add a,a
        endif
        if PY = 3
        ld d,a
        add a,a
        add a,d
        endif
        add a,TOPROW
        ld d,a
        and 18h
        or 40h
        ld b,a
        ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld e,a
        ld d,b
        call kind
        ld b,NORMAL
        ld h,a
        or a
        ld a,32
        jr z,tile2
        ld a,(here)
        cp h
        jr nz,tile1
        ld b,HILITE
tile1:  ld a,h
        add a,BASE
tile2:  push af
        ld a,(hint)
        cp c
        jr z,tile3
        ld a,(hint+1)
        cp c
        jr nz,tile4
tile3:  ld b,PAIR
tile4:  ld h,0
        ld a,(sel)
        cp c
        jr nz,tile5
        if SELSTYLE = 0
        dec h
        else
        ld b,CHOSEN
        endif
tile5:  ld a,h
        ld (mask),a
        ld a,(at)
        cp c
        ld c,NORMAL
        jr nz,tile6
        ld c,CURSOR
tile6:  pop af
        ex de,hl
        call char
        dec l
        ld a,h
        rrca
        rrca
        rrca
        and 3
        or 58h
        ld h,a
        ld (hl),b
        if CURPLACE = 0
        ld de,32
        add hl,de
        ld (hl),c
        endif
        if CURPLACE = 1
        inc l
        ld (hl),c
        endif
        if CURPLACE = 2
        ld a,c
        xor NORMAL
        xor b
        ld (hl),a
        endif
        xor a
        ld (mask),a
        pop hl
        ret
; print the character A at HL, go right
char:   push hl
        push bc
        push de
        ex de,hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,(5C36h)
        add hl,bc
        ld bc,(mask-1)
        ld c,8
char1:  ld a,(hl)
        xor b
        ld (de),a
        inc hl
        inc d
        dec c
        jr nz,char1
        pop de
        pop bc
        pop hl
        inc l
        ret
digits: ld hl,(num)
        ld de,50E0h
        ld c,0
        exx
        ld hl,powers
        ld b,5
digit1: ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push de
        exx
        pop ix
        push bc
        push ix
        pop bc
        ld a,47
digit2: inc a
        and a
        sbc hl,bc
        jr nc,digit2
        add hl,bc
        pop bc
        cp 48
        jr nz,digit3
        if ZEROS = 0
        inc c
        dec c
        jr z,digit4
        endif
digit3: inc c
        ex de,hl
        call char
        ex de,hl
digit4: exx
        djnz digit1
        exx
        ex de,hl
        ld c,5
digit5: ld a,32
        call char
        dec c
        jr nz,digit5
        ret
powers: defw 10000,1000,100,10,1
at:     defb 17
sel:    defb 0
hint:   defw 0
num:    defw 0
seed:   defw 0
fib:    defs 4
now:    defb 0
top:    defb 0
red:    defb 0
grav:   defb 1
border: defb 5
hunted: defb 0
here:   defb 0
        defb 0
mask:   defb 0
