; ---- which tiles can the tile of cell A reach? The map has 10 rows of 18:
; walls, an empty ring, the board. 0 free, 1-3 segments, 40h tile, 41h reached.
mapcell:call split              ; A = cell: HL its place in the map
        ld a,c
        add a,a
        add a,a
        add a,a
        add a,c
        add a,a                 ; row * 18
        add a,b
        add a,38
        ld l,a
        ld h,high map
        ret
reach:  push af
        ld hl,map
        ld b,180
re1:    ld (hl),80h
        inc hl
        djnz re1
        ld hl,map+19            ; the ring and what is inside
        ld c,8
re2:    ld b,16
re3:    ld (hl),0
        inc hl
        djnz re3
        inc hl
        inc hl
        dec c
        jr nz,re2
 if FAULT = 9
        ld hl,map+19
        ld b,16
re9:    ld (hl),80h
        inc hl
        djnz re9
 endif
 if FAULT = 11
        ld hl,map+35            ; no walls left and right
        ld de,17
        ld b,7
re9:    ld (hl),0
        inc hl
        ld (hl),0
        add hl,de
        djnz re9
 endif
        ld hl,map+38
        ld de,brd
        ld c,6
re4:    ld b,14
re5:    ld a,(de)
        inc a
        jr z,re6
        ld (hl),40h
re6:    inc hl
        inc de
        djnz re5
        inc hl
        inc hl
        inc hl
        inc hl
        dec c
        jr nz,re4
        pop af
        call mapcell
        ld c,1
        call rays
 if FAULT = 10
        call untouch
 endif
        ld c,2
        call spread
        ld c,3
        call spread
 if FAULT = 8
        ld c,4
        call spread
 endif
        ret
spread: ld hl,map+19            ; rays of segment C from all cells of C - 1
        ld b,142
sd1:    ld a,(hl)
        inc a
        cp c
        push bc
        call z,rays
        pop bc
        inc hl
        djnz sd1
        ret
rays:   push hl
        ld de,1
        call ray
        ld de,-1
        call ray
        ld de,18
        call ray
        ld de,-18
        call ray
        pop hl
        ret
ray:    push hl
ra1:    add hl,de
        ld a,(hl)
        or a
        jr nz,ra2
        ld (hl),c
        jr ra1
ra2:    cp 5
        jr c,ra1
        cp 40h
        jr nz,ra3
        ld (hl),41h
ra3:    pop hl
        ret
 if FAULT = 10
untouch:inc hl                  ; the right hand neighbour is forgotten
        ld a,(hl)
        cp 41h
        jr nz,un1
        ld (hl),40h
un1:    dec hl
        dec hl
        ld a,(hl)
        cp 41h
        jr nz,un2
        ld (hl),40h
un2:    inc hl
        ret
 endif

; ---- all pairs, in order, to hlist; A = most pairs wanted
pairs:  ld (want),a
        xor a
        ld (hcount),a
        ld hl,hlist
        ld (hptr),hl
        ld hl,ord
pa1:
 if FAULT = 24
        ld a,(judging)          ; gives up after a third of the cells
        or a
        jr z,pa0
        ld de,ord+28
        ld a,l
        cp e
        ret z
pa0:
 endif
        ld a,(hl)
        cp 255
        ret z
        ld (p1),a
        push hl
        call kind
        ld (pk),a
        inc a
        jp z,pa8
        xor a
        ld (known),a
        pop hl
        push hl
pa2:    inc hl
        ld a,(hl)
        cp 255
        jp z,pa8
        ld (p2),a
        push hl
        call kind
        ld hl,pk
        cp (hl)
        jr nz,pa7
        ld a,(filter)
        cp 255
        jr z,pa3
        ld b,a
        ld a,(p1)
        cp b
        jr z,pa3
        ld a,(p2)
        cp b
        jr nz,pa7
pa3:    ld a,(known)            ; one reach for all partners
        or a
        jr nz,pa4
        inc a
        ld (known),a
        ld a,(p1)
        call reach
pa4:    ld a,(p2)
        call mapcell
        ld a,(hl)
        cp 41h
        jr nz,pa6
        ld hl,(hptr)
        ld a,(p1)
        ld (hl),a
        inc hl
        ld a,(p2)
        ld (hl),a
        inc hl
        ld (hptr),hl
        ld hl,hcount
        inc (hl)
        ld a,(want)
        cp (hl)
        jr nz,pa7
        pop hl
        pop hl
        ret
pa6:
pa7:    pop hl
        jp pa2
pa8:    pop hl
        inc hl
        jp pa1

judge:  ld hl,brd               ; 0 on, 1 stuck, 2 won
        ld b,84
        ld a,255
jd1:    and (hl)
        inc hl
        djnz jd1
        inc a
        ld a,2
        jr z,jd2
        ld a,255
        ld (filter),a
        ld a,1
        ld (judging),a
        call pairs
        xor a
        ld (judging),a
        ld a,(hcount)
        dec a
        ld a,0
        jr z,jd2
        inc a
jd2:
 if FAULT = 23
        cp 2
        jr nz,jd3
        xor a
jd3:
 endif
        ld (state),a
 if FAULT != 14
        xor a
        ld (hvalid),a
 endif
        ret

; ---- H
help:   ld a,(hvalid)
        or a
        jr nz,he1
        ld a,(sel)
        ld (filter),a
        ld a,200
        call pairs
        ld a,1
        ld (hvalid),a
        ld a,(hcount)
 if FAULT = 12
        dec a
        jr z,he0
        jp m,he0
        ld (hcount),a
he0:
 endif
 if FAULT = 14
        ld (hcopy),a
        ld de,hlist2
        ld hl,hlist
        ld bc,256
        ldir
 endif
he1:    ld a,(hpos)
 if FAULT = 14
        ld hl,hcopy
 else
        ld hl,hcount
 endif
        cp (hl)
        jr nc,he2
        ld e,a
        inc a
        ld (hpos),a
        ld d,0
 if FAULT = 14
        ld hl,hlist2
 else
        ld hl,hlist
 endif
        add hl,de
        add hl,de
        ld a,(hl)
        ld (h1),a
        inc hl
        ld a,(hl)
        ld (h2),a
        ret
he2:    call unhint
 if HSTAY = 0
        xor a
        ld (hpos),a
 endif
 if CLICK
        call click
 endif
        ret

orders: ld hl,ord
 if HORD = 0
        xor a
or1:    ld (hl),a
        inc hl
        inc a
        cp 84
        jr nz,or1
 endif
 if HORD = 1
        ld c,0
or1:    ld a,c
        ld b,6
or2:    ld (hl),a
        inc hl
        add a,14
        djnz or2
        inc c
        ld a,c
        cp 14
        jr nz,or1
 endif
 if HORD = 2
        ld a,83
or1:    ld (hl),a
        inc hl
        sub 1
        jr nc,or1
 endif
        ld (hl),255
        ret

; ---- gravity: one row at a time, bottom up, until nothing moves
fall:   ld c,0
        ld hl,brd+83
        ld de,brd+69
        ld b,70
fl1:    ld a,(hl)
        inc a
        jr nz,fl2
        ld a,(de)
        inc a
        jr z,fl2
 if FAULT = 5
        push bc
        push hl
        ld a,b
        dec a
        call split
        ld a,b
        or a
        pop hl
        pop bc
        jr z,fl2
 endif
        ld a,(de)
        ld (hl),a
        ld a,255
        ld (de),a
        inc c
fl2:    dec hl
        dec de
        djnz fl1
        ld a,c
        or a
        ret z
 if FAULT = 6
        ret
 endif
 if GANIM
        ld a,(slow)
        or a
        jr z,fall
        call draw
        ld b,GANIM
        call pause
 endif
        jr fall
