; Switches gravity and deals.
mode:
    ld a,(grav)
    xor 1
    ld (grav),a
    if F_TOGGLEKEEP
    jp announce
    endif
; Deals a random board.
fresh:
random:
    ld hl,(dice)
    ld a,(23672)
    xor l
    ld l,a
    or h
    jr nz,deal
    inc l
; Deals board HL.
deal:
    ld (num),hl
    if F_DRIFT
    ld de,(seed)
    ld a,h
    xor d
    ld h,a
    endif
    ld (seed),hl
    ld hl,brd
    ld b,128
    xor a
dl1:
    ld (hl),a
    inc hl
    djnz dl1
    ld hl,brd+17            ; kinds in turn: 1 to 21
    ld c,6
    ld a,1
dl2:
    ld b,14
dl3:
    ld (hl),a
    inc hl
    inc a
    cp 22
    jr nz,dl4
    ld a,1
dl4:
    djnz dl3
    inc hl
    inc hl
    dec c
    jr nz,dl2
    ld b,200                ; exchange two random tiles 200 times
dl5:
    push bc
    call pickone
    push hl
    call pickone
    pop de
    ld a,(de)
    ld c,(hl)
    ld (hl),a
    ld a,c
    ld (de),a
    pop bc
    djnz dl5
    xor a
    ld (hpos),a
    ld (hlen),a
    ld (cheat),a
    ld (sel),a
    if NEWCUR = 0
    ld (cx),a
    ld (cy),a
    endif
    call where
    call clear
    call announce
    call judge
    ld a,(stuck)
    ld (event),a
    call edge
; Prints the number of the board in the last row.
shownum:
    ld hl,0x50e0
    ld (at),hl
    ld hl,(num)
    ld b,ZEROS
    ld de,tens
sn1:
    push bc
    ld a,(de)
    ld c,a
    inc de
    ld a,(de)
    ld b,a
    inc de
    ld a,'0'-1
sn2:
    inc a
    or a
    sbc hl,bc
    jr nc,sn2
    add hl,bc
    ld b,a
    ld a,c
    dec a
    ld a,b
    pop bc
    jr z,sn4
    cp '0'
    jr nz,sn3
    inc b
    dec b
    jr z,sn1
sn3:
    ld b,1
    call char
    jr sn1
sn4:
    call char
    ld a,' '
    call char
    call char
    call char
    call char
    jp char
tens:
    defw 10000,1000,100,10,1
announce:
    ld hl,on
    ld a,(grav)
    or a
    jr nz,an1
    ld hl,off
an1:
    ld (words),hl
    ret
; Finds a random cell HL with a tile.
pickone:
    ld hl,(seed)
    ld d,h
    ld e,l
    add hl,hl
    add hl,hl
    add hl,de
    ld de,0x3619
    add hl,de
    ld (seed),hl
    ld a,h
    rrca
    xor l
    and 127
    ld l,a
    and 15
    jr z,pickone
    cp 15
    jr z,pickone
    ld a,l
    cp 16
    jr c,pickone
    cp 112
    jr nc,pickone
    ld h,brd/256
    ret

; Prints A at the address in `at`.
char:
    push af
    push bc
    push de
    push hl
    ld l,a
    ld h,0
    add hl,hl
    add hl,hl
    add hl,hl
    ld de,(at)
    ld a,h
    add a,0x3c
    ld h,a
    ld b,8
ch1:
    ld a,(hl)
    ld (de),a
    inc d
    inc hl
    djnz ch1
    ld hl,at
    inc (hl)
    pop hl
    pop de
    pop bc
    pop af
    ret
; Prints the message in row 21.
say:
    ld hl,0x50a0
    ld (at),hl
    ld hl,(words)
    ld b,22
sy1:
    ld a,(hl)
    or a
    ld a,' '
    jr z,sy2
    ld a,(hl)
    inc hl
sy2:
    call char
    djnz sy1
    ret
nothing: defb 0
on: defb "GRAVITY ON",0
off: defb "GRAVITY OFF",0
nopath: defb "THESE TWO DO NOT FIT",0
shownpair: defb "ENTER TAKES THIS PAIR",0
nopairs: defb "NO MORE PAIRS",0
cheating: defb "YOU ARE CHEATING",0
won: defb "YOU HAVE WON",0
lost: defb "NO MOVES LEFT",0
which: defb "TYPE THE BOARD NUMBER",0

; Asks for a number: the L flashes at the end of the line, the digits come before it.
pick:
    xor a
    ld (sel),a
    call clear
    call paint
    ld hl,which
    ld (words),hl
    call say
    ld hl,nothing
    ld (words),hl
pk0:
    ld hl,0x50e0
    ld (at),hl
    ld a,' '
    ld b,8
pk1:
    call char
    djnz pk1
    ld hl,0x50e6
    ld (at),hl
    ld a,'L'
    call char
    ld a,EMPTY+128
    ld (0x5ae6),a
    ld c,0
pk2:
    push bc
    call inkey
    pop bc
    cp 15
    jr z,pk5
    cp 14
    jr z,pk4
    cp '0'
    jr c,pk2
    cp '9'+1
    jr nc,pk2
    ld b,a
    ld a,c
    cp 5
    jr z,pk2
    ld de,typed
    add a,e
    ld e,a
    jr nc,pk3
    inc d
pk3:
    ld a,b
    ld (de),a
    ld a,c
    add a,0xe0
    ld l,a
    ld h,0x50
    ld (at),hl
    ld a,b
    call char
    inc c
    jr pk2
pk4:
    ld a,c
    or a
    jr z,pk2
    dec c
    ld a,c
    add a,0xe0
    ld l,a
    ld h,0x50
    ld (at),hl
    ld a,' '
    call char
    jr pk2
pk5:
    ld b,c
    inc b
    ld hl,0
    ld de,typed
pk6:
    dec b
    jr z,pk7
    push bc
    ld b,h
    ld c,l
    add hl,hl
    jr c,pk8
    add hl,hl
    jr c,pk8
    add hl,bc
    jr c,pk8
    add hl,hl
    jr c,pk8
    ld a,(de)
    inc de
    sub '0'
    ld c,a
    ld b,0
    add hl,bc
    pop bc
    jr nc,pk6
    jr pk9
pk7:
    ld a,h
    or l
    jr z,pk9
    ld a,EMPTY
    ld (0x5ae6),a
    if F_PLUSONE
    call deal
    ld hl,(num)
    inc hl
    ld (num),hl
    jp shownum
    endif
    jp deal
pk8:
    pop bc
pk9:
    if ENTRY
    jp pk0
    else
    ld a,EMPTY
    ld (0x5ae6),a
    jp shownum
    endif
    include "dune4.asm"
