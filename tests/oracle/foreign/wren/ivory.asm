; ivory: Shisen with tiles of 2 x 3 characters, drawn like those of Mahjong.
; The board is a page with rows of 17 bytes: 16 places and a wall (255).
        org 50000
grid    equ 0xe8                ; high byte: kinds
reach   equ 0xe9                ; high byte: segments needed to come here
hist    equ 0xfa00              ; history: cell, cell, kind
ctl:    im 1
        ei
        ld hl,0x4000
        ld de,0x4001
        ld bc,0x17ff
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),0x20
        ld bc,0x02ff
        ldir
        ld a,1
        ld (fallon),a
        ld a,75                 ; row 2, column 6
        ld (spot),a
        ld hl,hist
        ld (hptr),hl
anyone: ld a,r                  ; mix the frame counter and R
        ld d,a
        ld a,(23672)
        ld e,a
        ld hl,(random)
        add hl,de               ;@i-fixed: ld hl,4711
        ld (random),hl
        call roll
        call roll
        ld a,h
        or l
        jr nz,begin
        inc l
begin:  ld (number),hl
        ld (random),hl          ;@i-seedxor: ld a,h | or l | ld h,a | ld (random),hl
        xor a
        ld (reds),a             ;@i-redstays:
        ld h,grid
        ld l,a
wall:   ld (hl),255
        inc l
        jr nz,wall
        ld l,17
        ld c,8
free:   ld b,16
free2:  ld (hl),0
        inc l
        djnz free2
        inc l
        dec c
        jr nz,free
        ld hl,bag               ; four of each kind in the bag
        ld b,21
bag4:   ld (hl),4               ;@i-bag: ld a,b | dec a | ld a,4 | jr nz,bagx | inc a | bagx: ld (hl),a
        inc hl
        djnz bag4
        ld hl,grid*256+35
        ld c,6
deal:   ld b,14
deal2:  push hl
        push bc
        call roll
        pop bc
        ld a,h
mod21:  sub 21
        jr nc,mod21
        add a,21
        ld e,a
draw:   ld d,0
        ld hl,bag
        add hl,de
        ld a,(hl)
        or a
        jr nz,drawn
        inc e                   ; no more of this kind: take the next
        ld a,e
        cp 21
        jr nz,draw
        ld e,0
        jr draw
drawn:  dec (hl)
        inc e
        pop hl
        ld (hl),e
        inc l
        djnz deal2
        ld a,l
        add a,3
        ld l,a
        dec c
        jr nz,deal
        ld hl,hist              ;@i-hist: ld hl,(hptr)
        ld (hptr),hl
        ld (hbase),hl
        ld (hend),hl
        call shnum              ;@i-oldnum:
fresh:  call nopick
        call anyleft
turn:   xor a                   ; each key is read here
        ld (dead),a
turn2:  call paint
        call edge
        call shnum              ;@i-oldnum:
        call touch
        cp 'h'
        jp z,clue
        cp 13
        jr nz,turn3
        ld a,(one)
        or a
        jp nz,remove
        call nopair
        ld a,(spot)
        call kindat
        or a
        jr z,turn
        ld a,(pick)
        or a
        jr z,choose
        cp l
        jr z,unpick
        ld a,l
        ld (two),a
        ld a,(pick)
        ld (one),a
        call match
        jp c,remove
        call nopair
        jr turn                 ;@taker: ld a,(spot) | ld (pick),a | jr turn
choose: ld a,l
        ld (pick),a
        jr turn
unpick: xor a
        ld (pick),a
        jr turn
turn3:  ld hl,keys
        ld b,11
turn4:  cp (hl)
        inc hl
        jr z,turn5
        inc hl
        inc hl
        djnz turn4
        jr turn2
turn5:  ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        call nopair
        pop hl
        ld de,turn
        push de
        ld a,(spot)
        jp (hl)
keys:   defb 8
        defw west
        defb 9
        defw east
        defb 10
        defw south
        defb 11
        defw north
        defb 'n'
        defw again
        defb 12
        defw swap
        defb 's'
        defw which
        defb 'b'
        defw undok
        defb 'f'
        defw redok
        defb 'r'
        defw toback
        defb 'l'
        defw toend
; The cursor stops at the edges.
west:   dec a
        jr goto1
east:   inc a
        jr goto1
north:  sub 17
        jr goto1
south:  add a,17
goto1:  ld c,a                  ; is this place on the board?
        sub 34
        ret c
        cp 102
        ret nc
goto2:  sub 17
        jr nc,goto2
        add a,17
        dec a
        cp 14                   ;@i-goto15: cp 15
        ret nc
        ld a,c
        ld (spot),a
        ld l,c                  ;@i-stale: call kindat | ld (lit),a
        ret
again:  pop hl
        jp anyone
swap:   pop hl
        ld a,(fallon)
        xor 1
        ld (fallon),a
        jp anyone
; Remove the tiles one and two; the one nearer to the top is the first.
remove: ld hl,(one)
        ld a,h
        cp l
        jr nc,rem2
        ld h,l
        ld l,a
rem2:   ex de,hl
        ld hl,(hptr)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld a,e
        push hl
        call kindat
        pop hl
        ld (hl),a
        inc hl
        ld (hptr),hl
        ld (hend),hl            ;@i-hend: nop
        call takeof
        ld bc,0x5010            ; sound: a falling tone
rem3:   ld a,(ink)
        or 16
        out (254),a
        call pause
        and 7
        out (254),a
        call pause
        inc c
        djnz rem3
        jp fresh
pause:  ld d,c
pause2: dec d
        jr nz,pause2
        ret
takeof: ld a,e
        push de
        call off
        pop de
        ld a,d
off:    ld l,a
        ld h,grid
        ld (hl),0
        ld a,(fallon)
        or a
        ret z
sink:   ld e,l                  ; copy each tile above to the place below
        ld a,l
        sub 17
        ld l,a
        cp 51
        jr c,sink2              ;@i-sink: jr c,sink3
        ld a,(hl)
        ld l,e
        ld (hl),a
        ld a,e
        sub 17
        ld l,a
        jr sink
sink2:  cp 34                   ; row 0: a copy, and nothing above it
        jr c,sink3
        ld d,(hl)
        ld (hl),0
        ld l,e
        ld (hl),d
        ret
sink3:  ld l,e
        ld (hl),0
        ret
; History
undo:   ld hl,(hptr)
        ld de,(hbase)
        or a
        sbc hl,de
        ret z                   ;@i-b0: nop
        add hl,de
        dec hl
        ld c,(hl)
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        ld (hptr),hl
        ld a,d
        push de
        call on                 ;@i-on1: call onraw
        pop de
        ld a,e
        call on
        or 255
        ret
on:     ld l,a
        ld h,grid
        ld a,(fallon)
        or a
        jr z,on3
        ld a,l
        ld e,l
on1:    cp 51                   ; go to the top of the column ;@i-lift: cp 68
        jr c,on2
        sub 17
        jr on1
on2:    cp e                    ; and move the tiles up
        jr z,on3
        add a,17
        ld l,a
        ld b,(hl)
        sub 17
        ld l,a
        ld (hl),b
        add a,17
        ld l,e
        jr on2
onraw:  ld l,a
        ld h,grid
on3:    ld (hl),c
        ret
redo:   ld hl,(hptr)
        ld de,(hend)
        or a
        sbc hl,de
        ret z
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc hl
        ld (hptr),hl
        call takeof
        or 255
        ret
undok:  call undo
        ret z
red:    ld a,1
        ld (reds),a
        call nopick
        jp anyleft
redok:  call redo
        ret z
        jr red
toback: call undo
        ret z
tob2:   call undo
        jr nz,tob2
        jr red
toend:  call redo
        ret z
toe2:   call redo
        jr nz,toe2              ;@i-toend: nop
        jr red
nopick: xor a
        ld (pick),a
nopair: ld hl,0
        ld (one),hl
        ret
kindat: ld l,a
        ld h,grid
        ld a,(hl)
        ret
roll:   ld de,(random)          ; (random + 1) * 75 modulo 65537, less 1
        ld hl,75
        ld b,h
        ld c,l
        xor a
roll2:  add hl,de
        adc a,b
        dec c
        jr nz,roll2
        ld e,a
        ld d,b
        or a
        sbc hl,de
        jr c,roll3
        dec hl
roll3:  ld (random),hl
        ret
