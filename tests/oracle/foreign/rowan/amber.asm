; Starts amber: a Shisen that prints with the ROM and reads LAST-K.
    include "config.asm"
    org 32768
start:
    ld iy,23610
    set 3,(iy+1)            ; L mode: letters arrive as letters
    xor a
    ld (23617),a
    dec a
    ld (23692),a
    ld a,0x38
    ld (23693),a
    ld (23695),a
    ld a,2
    call 5633
    call clear
    ld a,1
    ld (grav),a
    if TEXT
    ld hl,title
    call bt1
    call getkey
    call clear
    endif
    ld a,17
    ld (cur),a
    call newrnd
loop:
    call show
    call getkey
    ld hl,loop
    push hl
    cp 8
    jp z,left
    cp 9
    jp z,right
    cp 10
    jp z,down
    cp 11
    jp z,up
    cp 12
    jp z,toggle
    cp 13
    jp z,enter
    or 32
    cp 'n'
    jp z,newrnd
    cp 's'
    jp z,choose
    cp 'h'
    jp z,hint
    cp 'b'
    jp z,back
    cp 'f'
    jp z,forw
    cp 'r'
    jp z,first
    cp 'l'
    jp z,last
    ret

; Clears the screen in white.
clear:
    ld hl,16384
    ld de,16385
    ld bc,6143
    ld (hl),0
    ldir
    inc hl
    inc de
    ld bc,767
    ld (hl),0x38
    ldir
    ld hl,shad
    ld de,shad+1
    ld bc,127
    ld (hl),0
    ldir
    ret

; Waits for a new key; A is its code.
getkey:
    res 5,(iy+1)
gk1:
    halt
    bit 5,(iy+1)
    jr z,gk1
    ld a,(23560)
    if CLICK
    push af
    ld hl,200
    ld de,3
    call 0x03b5
    pop af
    endif
    ret

; Moves the cursor.
left:
    call moved
    ld a,(cur)
    ld b,a
    and 15
    dec a
    jr nz,lf1
    if EDGE = 1
    ret
    endif
    ld a,b
    add a,14
    ld b,a
    if EDGE = 2
    sub 16
    ld b,a
    cp 16
    jr nc,lf1
    ld b,6*16+15
    endif
lf1:
    dec b
setcur:
    ld a,b
    ld (cur),a
    ret
right:
    call moved
    ld a,(cur)
    ld b,a
    and 15
    cp 14
    jr nz,rg1
    if EDGE = 1
    ret
    endif
    ld a,b
    sub 14
    ld b,a
    if EDGE = 2
    add a,16
    ld b,a
    cp 7*16
    jr c,rg1
    ld b,16
    endif
rg1:
    inc b
    jr setcur
up:
    call moved
    ld a,(cur)
    sub 16
    ld b,a
    cp 16
    jr nc,setcur
    if EDGE = 1
    ret
    endif
    add a,6*16
    ld b,a
    jr setcur
down:
    call moved
    ld a,(cur)
    add a,16
    ld b,a
    cp 7*16
    jr c,setcur
    if EDGE = 1
    ret
    endif
    sub 6*16
    ld b,a
    jr setcur

; Hides a shown pair when the cursor moves, as the switch says.
moved:
    if HMOVE = 1
    ret
    endif
    if HMOVE = 2
    xor a
    ld (hon),a
    ret
    endif
; Forgets the list of pairs.
nohint:
    push hl
    xor a
    ld (hon),a
    ld (hend),a
    ld hl,0
    ld (hi),hl
    pop hl
    ret

; Takes the pair shown, or selects the tile under the cursor.
enter:
    ld a,(hon)
    or a
    jr z,en1
    ld hl,(hi)
    ld (pa),hl
    jp take
en1:
    ld h,brd/256
    ld a,(cur)
    ld l,a
    ld a,(hl)
    or a
    jr nz,en2
    if F_LEAK
    jp loop
    endif
    if EMPTYSEL
    xor a
    ld (sel),a
    call nohint
    endif
    ret
en2:
    ld c,a
    call nohint
    ld a,(sel)
    or a
    jr z,en4
    cp l
    jr nz,en3
    if F_NODESEL
    ret
    endif
    xor a
    ld (sel),a
    ret
en3:
    ld e,a
    ld d,h
    ld a,(de)
    cp c
    if F_ANYKIND
    and 0x1c
    ld b,a
    ld a,c
    and 0x1c
    cp b
    endif
    jr nz,en5
    ld d,l
    ld (pa),de
    call conn
    jr z,take
en5:
    if MISS = 1
    ret
    endif
    if MISS = 2
    xor a
    ld (sel),a
    ret
    endif
    ld a,(cur)
    ld l,a
en4:
    ld a,l
    ld (sel),a
    ret

; Removes the pair in pa and pb, and keeps it in the list.
take:
    ld a,(hpos)
    if F_LIST32
    and 31
    endif
    add a,a
    ld e,a
    ld d,0
    ld hl,hist
    add hl,de
    ld de,(pa)
    ld (hl),e
    inc hl
    ld (hl),d
    ld hl,hpos
    inc (hl)
    ld a,(hl)
    ld (hlen),a
    call apply
    call nohint
    xor a
    ld (sel),a
    call boom
    if F_REDLOST
    xor a
    ld (cheat),a
    endif
    if PREC = 2
    call judge
    ld a,(stuck)
    or a
    jr z,tk1
    ld (event),a
tk1:
    jp paint
    endif
    jp update

; Removes pa and pb from the board and lets the tiles fall.
apply:
    ld de,(pa)
    ld h,brd/256
    ld l,e
    ld (hl),0
    ld l,d
    ld (hl),0
    ld a,(grav)
    or a
    ret z
    ld b,14
    if F_LASTCOL
    ld b,13
    endif
    ld c,1
ap1:
    push bc
    if F_UPWARDS
    call rise
    else
    call fall
    endif
    pop bc
    inc c
    djnz ap1
    ret
; Packs column C to the bottom.
fall:
    ld h,brd/256
    ld d,h
    ld a,6*16
    add a,c
    ld l,a
    ld e,a
    ld b,6
fa1:
    ld a,(hl)
    or a
    jr z,fa2
    ld (hl),0
    ld (de),a
    ld a,e
    sub 16
    ld e,a
fa2:
    ld a,l
    sub 16
    ld l,a
    djnz fa1
    ret
    if F_UPWARDS
rise:
    ld h,brd/256
    ld d,h
    ld a,c
    cp 14
    jr nz,fall
    add a,16
    ld l,a
    ld e,a
    ld b,6
ri1:
    ld a,(hl)
    or a
    jr z,ri2
    ld (hl),0
    ld (de),a
    ld a,e
    add a,16
    ld e,a
ri2:
    ld a,l
    add a,16
    ld l,a
    djnz ri1
    ret
    endif

; Makes the sound of a removal.
boom:
    ld hl,900
    ld de,20
    call 0x03b5
    ld hl,400
    ld de,30
    jp 0x03b5
    include "amber2.asm"
