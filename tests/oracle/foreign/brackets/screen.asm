; ---------------------------------------------------------- the picture
screen: xor a
        out (254),a
        ld hl,#4000
        ld de,#4001
        ld bc,#17FF
        ld (hl),a
        ldir
        inc hl
        inc de
        ld (hl),#07
        ld bc,#2FF
        ldir
        ld a,#45
        ld (ink),a
        ld bc,#0001             ; the frame
        ld hl,frtl
        call put8
        ld d,28
fr1:    push de
        ld hl,frh
        call put8
        pop de
        dec d
        jr nz,fr1
        ld hl,frtr
        call put8
        ld b,1
fr2:    ld c,1
        ld hl,frv
        call put8
        ld c,30
        ld hl,frv
        call put8
        inc b
        ld a,b
        cp 20
        jr nz,fr2
        ld c,1
        ld hl,frbl
        call put8
        ld d,28
fr3:    push de
        ld hl,frh
        call put8
        pop de
        dec d
        jr nz,fr3
        ld hl,frbr
        call put8
        ld a,#44
        ld (ink),a
        ld bc,#1500
        ld hl,tstat
        call print
helplin:
        call cls22
        ld a,#43
        ld (ink),a
        ld bc,#1600
        ld hl,thelp
        jp print
cls22:  ld bc,#1600
        ld hl,tblan32
        jp print

; counters and messages
status: ld a,#47
        ld (ink),a
        ld bc,#1506
        ld a,(tiles)
        ld l,a
        ld h,0
        ld de,10
        call digit
        ld a,l
        add a,48
        call putc
        ld bc,#151D
        ld hl,ton
        ld a,(gravit)
        or a
        jr nz,st1
        ld hl,toff
st1:    call print
        ld bc,#1700
        ld hl,tno
        call print
        ld hl,(number)
        call prnum
        ld bc,#1711
        ld hl,tplay
        ld a,(bord)
        cp 5
        jr z,st2
        ld hl,tstuck
        or a
        jr z,st2
        ld hl,tcheat
        cp 2
        jr z,st2
        ld hl,tclear
st2:    call print
        jr clock

tick:   ld a,(bord)
        cp 7
        ret z
        or a
        ret z
        ld hl,fr
        dec (hl)
        ret nz
        ld (hl),50
        ld hl,(secs)
        inc hl
        ld (secs),hl
clock:  ld a,#47
        ld (ink),a
        ld hl,(secs)
        ld bc,#150F
        ld de,600
        call digit
        ld de,60
        call digit
        ld a,58
        call putc
        ld de,10
        call digit
        ld a,l
        add a,48
        jp putc

prnum:  xor a
        ld (zeros),a
        ld de,10000
        call dig0
        ld de,1000
        call dig0
        ld de,100
        call dig0
        ld de,10
        call dig0
        ld a,l
        add a,48
        call putc
        ld hl,tblank
        jp print
dig0:   ld a,47
dg1:    inc a
        or a
        sbc hl,de
        jr nc,dg1
        add hl,de
        cp 48
        jr nz,dg2
        ld e,a
        ld a,(zeros)
        or a
        ret z
        ld a,e
dg2:    ld (zeros),a
        jp putc
digit:  ld a,47
dt1:    inc a
        or a
        sbc hl,de
        jr nc,dt1
        add hl,de
        jp putc

redraw: ld b,84                 ; all stones
        ld l,17
rd1:    push bc
        push hl
        call drawtl
        pop hl
        pop bc
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,rd2
        inc l
        inc l
rd2:    djnz rd1
        call brk
        ret

; BC: where the cell L is on the screen
where:  ld a,l
        and 240
        rrca
        rrca
        rrca
        rrca
        ld b,a
        add a,a
        add a,b
        dec a
        ld b,a
        ld a,l
        and 15
        add a,a
        ld c,a
        ret

; one stone
drawtl: call where
        ld h,grid
        ld a,(hl)
        push af
        ld hl,nothing
        or a
        jr z,dr2
        dec a
        ld hl,shapes
        ld de,32
dr0:    cp 7
        jr c,dr1
        sub 7
        jr dr0
dr1:    or a
        jr z,dr2
        add hl,de
        dec a
        jr dr1
dr2:    call half
        inc b
        call half
        dec b
        pop af
        call ofkind
        jr colbc
half:   push bc
        push hl
        call addr
        ex de,hl
        pop hl
        ld b,8
ha1:    ld a,(hl)
        ld (de),a
        inc hl
        inc e
        ld a,(hl)
        ld (de),a
        inc hl
        dec e
        inc d
        djnz ha1
        pop bc
        ret

; colour of a kind
ofkind: or a
        ret z
        cp 8
        ld e,#39
        jr c,ok1
        cp 15
        ld e,#3A
        jr c,ok1
        ld e,#3C
ok1:    ld a,e
        ret

; colour A on the cell L
colour: push af
        call where
        pop af
colbc:  push af
        call attr
        pop af
        ld (hl),a
        inc l
        ld (hl),a
        ld de,31
        add hl,de
        ld (hl),a
        inc l
        ld (hl),a
        ret

; colours of all stones: kind under the cursor bright, selection yellow, hint flashing
paint:  ld a,(cursor)
        ld l,a
        ld h,grid
        ld c,(hl)
        ld l,17
pa1:    push bc
        ld h,grid
        ld a,(hl)
        or a
        jr z,pa3
        ld b,a
        call ofkind
        ld d,a
        ld a,b
        cp c
        jr nz,pa2
        IF FAULT = F_br_kind_not_in_last_row
        ld a,l
        cp 6*16
        jr nc,pa2
        ENDIF
        set 6,d
pa2:    ld a,(sel)
        cp l
        jr nz,pa4
        ld a,d
        and 7
        or #70
        ld d,a
pa4:    ld a,(shown)
        cp l
        jr z,pa5
        ld a,(shown+1)
        cp l
        jr nz,pa6
pa5:    ld a,d
        and 7
        or #A8
        ld d,a
pa6:    ld a,d
pa3:    push hl
        call colour
        pop hl
        pop bc
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,pa7
        inc l
        inc l
pa7:    ld a,l
        cp 112
        jr c,pa1
        ret

; brackets round the cursor
brk:    ld a,#46
        ld hl,corner
        jr br1
unbrk:  ld a,#07
        ld hl,nocorn
br1:    ld (ink),a
        push hl
        ld a,(cursor)
        ld l,a
        call where
        pop hl
        dec b
        call put8
        call put8
        dec c
        dec c
        inc b
        inc b
        inc b
        call put8
        jp put8
