; Switches gravity and deals.
toggle:
    ld a,(grav)
    xor 1
    ld (grav),a
; Deals a random board.
newrnd:
    ld a,r
    ld l,a
    ld a,(23672)
    ld h,a
    ld de,(num)
    add hl,de
    ld a,h
    or l
    jr z,newrnd
; Deals board HL.
deal:
    ld (num),hl
    ld (rnd),hl
    ld hl,brd
    ld de,brd+1
    ld bc,127
    ld (hl),0
    ldir
    ld hl,brd+17            ; fill: kind 1 four times, and so on
    ld c,4
dl1:
    ld (hl),c
    srl (hl)
    srl (hl)
    inc c
    call next
    jr nz,dl1
    ld hl,brd+17            ; exchange each tile with a random one
dl2:
    push hl
    ld b,5
dl3:
    call random
    djnz dl3
    ld a,(rnd)
dl4:
    sub 84
    jr nc,dl4
    add a,84
    ld b,a
    inc b
    ld hl,brd+16
dl5:
    call next
    djnz dl5
    ex de,hl
    pop hl
    ld b,(hl)
    ld a,(de)
    ld (hl),a
    ld a,b
    ld (de),a
    call next
    jr nz,dl2
    ld hl,brd
    ld de,init
    ld bc,128
    ldir
    xor a
    ld (hpos),a
    if F_OLDMOVES = 0
    ld (hlen),a
    endif
    if F_REDSTAYS = 0
    ld (cheat),a
    endif
    ld (event),a
    ld (sel),a
    if NEWCUR = 0
    ld a,17
    ld (cur),a
    endif
    call nohint
    call judge
    ld a,(stuck)
    ld (event),a
    call paint
    jp shownum
; Goes to the next cell of the board; Z after the last. Keeps B, C, D, E.
next:
    inc hl
    ld a,l
    and 15
    jr z,next
    cp 15
    jr z,next
    ld a,l
    cp 7*16
    ret c
    xor a
    ret
; Steps a shift register of 16 bits (taps 16, 14, 13, 11).
random:
    ld hl,(rnd)
    ld a,l
    rra
    rra
    xor l
    ld d,a
    ld a,l
    rra
    rra
    rra
    xor d
    ld d,a
    ld a,l
    rlca
    rlca
    rlca
    xor d
    rra
    rr h
    rr l
    ld (rnd),hl
    ret
