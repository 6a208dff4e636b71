; EBB - a Shisen of about 1 KB; letters through the ROM, keys through the ROM.
; MIT licence.  Switches are given by pasmo -E NAME=VALUE (see tide.py).
        org 0x8000
GRID    equ 0x9000              ; 8 rows of 16 cells, a ring of empty cells around 6 x 14
FIRST   equ 0x9100              ; the same, as dealt
MOVES   equ 0x9200              ; removals, two bytes each
DECK    equ 0x9300              ; 84 tiles while shuffling
LASTK   equ 23560
BORDCR  equ 23624
ATTRT   equ 23695

start:  set 3,(iy+1)            ; letters, not keywords
        ld a,7
        ld (BORDCR),a
        call 0x0d6b             ; clear the screen
        ld a,2
        call 0x1601
        ld hl,title
tl1:    ld a,(hl)
        cp 255
        jr z,tl2
        call put
        inc hl
        jr tl1
tl2:    ld a,1
        ld (grav),a
newgame:
        ld hl,(number)          ; a new number from the frame counter
        ld de,(23672)
        add hl,de
        ld a,r
        xor h
        ld h,a
        or l
        jr nz,ng1
        inc l
ng1:    ld (number),hl
        ld hl,loop              ; at the start there is no return address
        push hl
deal:   ld hl,DECK              ; four of each kind
        ld c,1
dl1:    ld b,4
dl2:    ld (hl),c
        inc hl
        djnz dl2
        inc c
        ld a,c
        cp 22
        jr nz,dl1
        ld hl,(number)
        ld (rs),hl
        ld b,84                 ; b tiles are not yet final
dl3:    push bc
        call random
        pop bc
        push bc
        ld h,0                  ; high byte times b
        ld l,h
        ld d,h
        ld e,a
dl4:    add hl,de
        djnz dl4
        pop bc
        ld l,h
        ld h,DECK/256
        ld d,h
        ld e,b
        dec e
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz dl3
        ld hl,FIRST             ; lay them out
dl5:    ld (hl),0
        inc l
        jr nz,dl5
        ld de,DECK
        ld l,0x11
dl6:    ld b,14
dl7:    ld a,(de)
        inc de
        ld (hl),a
        inc l
        djnz dl7
        inc l
        inc l
        ld a,l
        cp 0x71
        jr nz,dl6
        xor a
        ld (count),a
        ld (cheat),a
        ld (most),a
        ld a,HOME
        ld (cur),a
        xor a
        jp replay

random: ld hl,(rs)              ; rs := 149 rs + 0x4e2d; a := high byte
        ld d,h
        ld e,l
        ld b,148
rn1:    add hl,de
        djnz rn1
        ld de,0x4e2d
        add hl,de
        ld (rs),hl
        ld a,h
        ret

loop:   call draw
        call key
        ld hl,loop
        push hl
        ld hl,keys
        ld b,13
lp1:    cp (hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        jr z,lp2
        djnz lp1
        ret
lp2:    ex de,hl
        jp (hl)

key:    res 5,(iy+1)
ky1:    bit 5,(iy+1)
        jr z,ky1
        ld a,(LASTK)
        cp 'A'
        ret c
        or 32
        ret

keys:   db 8
        dw left
        db 9
        dw right
        db 10
        dw down
        db 11
        dw up
        db 13
        dw enter
        db 12
        dw toggle
        db 'n'
        dw newnum
        db 's'
        dw ask
        db 'h'
        dw hint
        db 'b'
        dw back
        db 'f'
        dw forward
        db 'r'
        dw restart
        db 'l'
        dw last
newnum: pop hl                  ; newgame pushes it again
        jp newgame
toggle: ld hl,grav
        ld a,1
        xor (hl)
        ld (hl),a
        jr newnum

; the cursor
left:   ld a,(cur)
        dec a
        ld b,a
        and 15
        ld a,b
        jr nz,moved
    if WRAP
        add a,14
        jr moved
    else
        ret
    endif
right:  ld a,(cur)
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,moved
    if WRAP
        sub 14
        jr moved
    else
        ret
    endif
up:     ld a,(cur)
        sub 16
        cp 16
        jr nc,moved
    if WRAP
        add a,0x60
        jr moved
    else
        ret
    endif
down:   ld a,(cur)
        add a,16
        cp 0x70
        jr c,moved
    if WRAP
        sub 0x60
    else
        ret
    endif
moved:  ld (cur),a
nohint: ld hl,0                 ; no pair is shown, the search begins again
        ld (pair),hl
begin:  ld hl,0x1111
        ld (from),hl
        ret

; ENTER
enter:  ld de,(pair)
        ld a,d
        or a
        jr nz,take
        ld hl,(cur)
        ld h,GRID/256
        ld a,(hl)
        or a
        ret z
        ld c,a
        ld a,(sel)
        ld e,a
        or a
        ld a,l
        jr z,en2                ; none yet
        cp e
        jr z,en1                ; the same one
        ld d,a
        ld l,e
        ld a,(hl)
        cp c
        jr nz,en3
        ld a,d                  ; d is to be the first of the two
        cp e
        jr c,en0
        ld d,e
        ld e,a
en0:    call linked
        jr c,take
en3:
    if OTHER
        ld a,(cur)
        jr en2
    else
        ret
    endif
en1:    xor a
en2:    ld (sel),a
        jr begin

take:   ld a,(count)
        add a,a
        ld l,a
        ld h,MOVES/256
        ld (hl),d
        inc l
        ld (hl),e
        ld hl,count
        inc (hl)
        ld a,(hl)
        ld (most),a
        call fall2
        ld b,90
tk1:    ld a,(colour)
        bit 0,b
        jr z,tk2
        or 16
tk2:    out (254),a
        ld c,b
tk3:    dec c
        jr nz,tk3
        djnz tk1
        jr settle

; remove the cells d and e, d first
fall2:  ld h,GRID/256
        ld l,d
        call fall
        ld l,e
fall:   ld (hl),0
        ld a,(grav)
        or a
        ret z
fl1:    ld a,l
        sub 16
        cp 16
        jr c,fl2
        ld b,l
        ld l,a
        ld c,(hl)
        ld l,b
        ld (hl),c
        ld l,a
        jr fl1
fl2:    ld (hl),0
        ret

; back and forward; a removals are to be done
back:   ld a,(count)
        or a
        jr z,idle
        dec a
        jr travel
forward: ld hl,most
        ld a,(count)
        cp (hl)
        jr z,idle
        inc a
        jr travel
last:   ld a,(most)
        ld hl,count
        cp (hl)
        jr z,idle
        jr travel
restart: ld a,(count)
        or a
        jr z,idle
        xor a
travel: ld hl,cheat
        ld (hl),1
replay: ld (count),a
        push af
        ld hl,FIRST
        ld de,GRID
        ld bc,128
        ldir
        pop af
        or a
        jr z,settle
        ld hl,MOVES
rp1:    push af
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        call fall2
        pop hl
        pop af
        dec a
        jr nz,rp1

; after any change of the board
settle: xor a
        ld (sel),a
        call nohint
        call status
        out (254),a
        ret
idle:
    if IDLE
        ld a,1
        ld (cheat),a
    endif
        jr settle

status:
    if ENDFIRST = 0
        ld b,2
        ld a,(cheat)
        or a
        jr nz,st1
    endif
        ld b,7
        ld a,(count)
        cp 42
        jr z,st1
        ld de,0x1111
        xor a
        ld (only),a
        call next
        ld b,0
        jr nc,st1
    if ENDFIRST
        ld b,2
        ld a,(cheat)
        or a
        jr nz,st1
    endif
        ld b,5
st1:    ld a,b
        ld (colour),a
        ret
; H
hint:   ld a,(sel)
        ld (only),a
        ld de,(from)
        call next
        ld (from),de
        jr c,hn1
        ld d,0
    if HAGAIN
        call begin              ; the next H begins again
    endif
hn1:    ld (pair),de
        ret

; the next pair after d, e; carry if there is one
next:   inc e
nx1:    ld a,e
        cp 0x6f
        jr c,nx2
        inc d
        ld e,d
        ld a,d
        cp 0x6e
        jr c,next
        ld d,0x6e               ; none, nor at the next call
        ld e,d
        or a
        ret
nx2:    ld h,GRID/256
        ld l,d
        ld a,(hl)
        or a
        jr nz,nx3
        ld e,0x6f
        jr nx1
nx3:    ld l,e
        cp (hl)
        jr nz,next
        ld a,(only)
        or a
        jr z,nx4
        cp d
        jr z,nx4
        cp e
        jr nz,next
nx4:    call linked
        jr nc,next
        ret

; are d and e (of one kind) linked? carry; keeps de
linked: ld h,GRID/256
        ld l,d
        ld a,(hl)
        push af
        ld (hl),0
        ld l,e
        ld (hl),0
        ld bc,0x0f10            ; over a row: up and down to it
        xor a
lk1:    call across
        jr c,lk2
        add a,16
        cp 0x80
        jr nz,lk1
        ld bc,0xf001            ; over a column
        xor a
lk3:    call across
        jr c,lk2
        inc a
        cp 16
        jr nz,lk3
        or a
lk2:    pop bc
        ld l,d
        ld (hl),b
        ld l,e
        ld (hl),b
        ret

; a: row (times 16) or column, b: bits kept of a cell, c: step to it; keeps a, bc, de
across: ld (line),a
        push bc
        ld a,d
        and b
        ld hl,line
        or (hl)
        ld (one),a
        ld h,a
        ld l,d
        call clear
        jr nz,ac1
        ld a,e
        and b
        ld hl,line
        or (hl)
        ld (two),a
        ld h,a
        ld l,e
        call clear
        jr nz,ac1
        ld hl,(one)
        ld a,c
        xor 17                  ; the other step
        ld c,a
        call clear
        scf
        jr z,ac2
ac1:    or a
ac2:    pop bc
        ld h,GRID/256
        ld a,(line)
        ret

; z if all cells from l to h are empty, step c; keeps bc, de
clear:  ld a,l
        cp h
        jr c,cl1
        ld l,h
        ld h,a
cl1:    push bc
        ld b,h
        ld h,GRID/256
cl2:    ld a,(hl)
        or a
        jr nz,cl3
        ld a,l
        cp b
        jr z,cl3
        add a,c
        ld l,a
        jr cl2
cl3:    pop bc
        ret

; the screen
put:    push hl
        push de
        push bc
        rst 16
        pop bc
        pop de
        pop hl
        ret

at:     push bc                 ; b: line, c: column
        ld a,22
        call put
        ld a,b
        call put
        ld a,c
        call put
        pop bc
        ret

draw:   call shownum
        ld a,2
        call 0x1601
        ld hl,(cur)
        ld h,GRID/256
        ld e,(hl)               ; the kind under the cursor
        ld l,0x11
        ld b,TOP
dr1:    ld c,2
dr2:    call at
        ld a,(hl)
        or a
        ld d,C_NONE
        jr z,dr5
        ld d,C_TILE
        cp e
        jr nz,dr3
        ld d,C_KIND
dr3:    ld a,(sel)
        cp l
        jr nz,dr4
        ld d,C_SEL
dr4:    ld a,(pair)
        cp l
        jr z,dr6
        ld a,(pair+1)
        cp l
        jr nz,dr5
dr6:    ld a,(pair+1)           ; both are 0 or neither
        or a
        jr z,dr5
        ld d,C_PAIR
dr5:    ld a,(cur)
        cp l
        jr nz,dr7
        set 7,d
dr7:    ld a,d
        ld (ATTRT),a
        ld a,(hl)
        or a
        jr z,dr8
        add a,LETTER-33
dr8:    add a,32
        call put
        inc l
        inc c
        inc c
        ld a,c
        cp 30
        jr nz,dr2
        inc l
        inc l
        ld a,b
        add a,PITCH
        ld b,a
        cp TOP+6*PITCH
        jr nz,dr1
        ret

; the number, at the bottom left
lower:  ld a,1
        call 0x1601
        ld bc,0x0100
        jp at

shownum: call lower
        ld hl,(number)
        ld ix,powers
        ld d,0                  ; no digit yet
sn1:    ld c,(ix+0)
        ld b,(ix+1)
        ld a,b
        or c
        jr z,sn5
        inc ix
        inc ix
        ld e,'0'-1
sn2:    inc e
        or a
        sbc hl,bc
        jr nc,sn2
        add hl,bc
        ld a,e
        cp '0'
        jr nz,sn3
        inc d
        dec d
        jr z,sn1
sn3:    ld d,1
        call put
        jr sn1
sn5:    ld b,6
sn6:    ld a,' '
        call put
        djnz sn6
        ret
powers: dw 10000,1000,100,10,1,0

; S
ask:    call lower
        ld hl,flashl
ak1:    ld a,(hl)
        call put
        inc hl
        ld a,(hl)
        cp 255
        jr nz,ak1
        call lower
        ld hl,0
        ld d,h                  ; digits
ak2:    call key
        cp 13
        jr z,ak3
        cp 12
        jr z,ask
        sub '0'
        cp 10
        jr nc,ak2
    if AUTO = 0
        bit 2,d                 ; a fifth digit may follow four
        jr z,ak4
        bit 0,d
        jr nz,ak2
ak4:
    endif
        inc d
        ld e,a
        add a,'0'
        call put
        ld b,h
        ld c,l
        add hl,hl
        jr c,akbad
        add hl,hl
        jr c,akbad
        add hl,bc
        jr c,akbad
        add hl,hl
        jr c,akbad
        ld b,0
        ld c,e
        add hl,bc
        jr c,akbad
    if AUTO
        ld a,d
        cp 5
        jr nz,ak2
    else
        jr ak2
    endif
ak3:    ld a,h
        or l
        jr z,akbad
        ld (number),hl
        jp deal
akbad:
    if AGAIN
        jr ask
    else
        ret
    endif

flashl: db 18,1,'L',18,0,'     ',255
title:  db 22,0,14,'EBB',22,GLINE,6,'a game of Shisen',255

number: dw 7
rs:     dw 0
cur:    db 0,GRID/256
sel:    db 0
pair:   dw 0
from:   dw 0
only:   db 0
line:   db 0
one:    db 0
two:    db 0
count:  db 0
most:   db 0
cheat:  db 0
grav:   db 0
colour: db 0
