draw:   ld a,2
        call 1601h
        ld (iy+52h),255
        call cursor
        ld (here),a
        ld a,l
        ld (place),a
        ld hl,BOARD+FIRST
        ld bc,6*256+TOPROW
draw1:  ld a,22
        rst 10h
        ld a,c
        rst 10h
        ld a,LEFTCOL
        rst 10h
        ld e,14
draw2:  call tile
        inc l
        dec e
        jr nz,draw2
        inc l
        inc l
        inc l
        ld a,c
        add a,ROWSTEP
        ld c,a
        djnz draw1
        ld a,1
        call 1601h
        ld a,22
        rst 10h
        ld a,1
        rst 10h
        xor a
        rst 10h
        ld bc,(num)
        call 2D2Bh
        call 2DE3h
        if PADS
        ld b,4
draw3:  ld a,32
        rst 10h
        djnz draw3
        endif
        ret
; print the cell L
tile:   ld a,NORMAL
        ld (5C8Fh),a
        if GAP = 1
        ld a,(place)
        cp l
        ld a,32
        jr nz,tile0
        if MARK
        ld a,MARK
        endif
tile0:  rst 10h
        endif
        ld d,NORMAL
        ld a,(hl)
        if INKS
        cp 33
        jr c,tile1
        and 3
        xor d
        ld d,a
tile1:  ld a,(hl)
        endif
        cp 33
        jr c,tile2
        ld a,(here)
        cp (hl)
        jr nz,tile2
        ld a,d
        xor HILITE
        ld d,a
tile2:  ld a,(sel)
        cp l
        jr nz,tile3
        ld a,d
        xor CHOSEN
        ld d,a
tile3:  ld a,(hint)
        cp l
        jr z,tile4
        ld a,(hint+1)
        cp l
        jr nz,tile5
tile4:  ld a,d
        xor PAIR
        ld d,a
tile5:
        if MARK = 0
        ld a,(place)
        cp l
        jr nz,tile6
        ld a,d
        xor CURSOR
        ld d,a
tile6:
        endif
        ld a,d
        ld (5C8Fh),a
        ld a,(hl)
        rst 10h
        ret
; the colour of the border
colour: ld hl,(now)
        ld de,HIST+126
        and a
        sbc hl,de
        ld c,7
        jr z,ended
        ld de,FIRST*257
        xor a
        call next
        ld c,0
        jr nc,ended
        ld c,5
        if WONRED = 2
        jr colou2
        endif
        if WONRED < 2
        ld a,(cheat)
        or a
        jr z,colou2
        ld c,a
        jr colou2
        endif
ended:
        if WONRED NE 1
        ld a,(cheat)
        or a
        jr z,colou2
        ld c,a
        endif
colou2: ld a,c
        if BORDROM
        ld hl,5C48h
        ld d,(hl)
        call 229Bh
        if KEEPLOW
        ld (hl),d
        endif
        else
        out (254),a
        cp 4
        sbc a,a
        and 7
        ld b,a
        ld a,c
        add a,a
        add a,a
        add a,a
        or b
        ld (5C48h),a
        endif
        ret
beep:
        if SOUND = 0
        ld de,20
        ld hl,400
        call 03B5h
        endif
        if SOUND = 1
        ld b,120
        ld a,(5C48h)
        rrca
        rrca
        rrca
        and 7
beep1:  xor 16
        out (254),a
        ld c,b
beep2:  dec c
        jr nz,beep2
        djnz beep1
        endif
        if SOUND = 2
        ld hl,100
beep3:  push hl
        ld de,3
        call 03B5h
        pop hl
        ld de,60
        add hl,de
        bit 2,h
        jr z,beep3
        endif
        ret
num:    defw 0
rnd:    defw 0
cury:   defb 0                  ; after it the column
curx:   defb 0
sel:    defb 0
hint:   defw 0
now:    defw HIST
top:    defw HIST
cheat:  defb 0
grav:   defb 255
fixed:  defb 0
here:   defb 0
place:  defb 0
