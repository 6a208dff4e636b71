; Switches gravity and deals.
toggle:
    ld a,(grav)
    cpl
    and 1
    ld (grav),a
; Deals a random board.
newgame:
    ld hl,(count)
    ld a,r
    add a,h
    ld h,a
    or l
    jr nz,ng1
    inc l
ng1:
    if F_NSHOW
    ld de,(num)
    push de
    call deal
    pop hl
    ld a,h
    or l
    ret z
    ld (num),hl
    jp shownum
    endif
; Deals board HL.
deal:
    ld (num),hl
    ld hl,brd               ; walls, then free cells inside
    ld de,brd+1
    ld bc,179
    ld (hl),255
    ldir
    ld hl,brd+11
    ld c,16
de1:
    ld b,8
de2:
    ld (hl),0
    inc hl
    djnz de2
    inc hl
    inc hl
    dec c
    jr nz,de1
    ld hl,deck              ; 1 to 21, four times
    ld c,4
de3:
    ld a,1
de4:
    ld (hl),a
    inc hl
    inc a
    cp 22
    jr nz,de4
    dec c
    jr nz,de3
    ld hl,(num)
    ld b,84
de5:
    push bc
    ld c,l                  ; hl = hl * 77 + 75
    ld b,h
    add hl,hl
    add hl,hl
    add hl,hl
    add hl,bc
    add hl,hl
    add hl,bc
    add hl,hl
    add hl,hl
    add hl,bc
    ld bc,75
    add hl,bc
    pop bc
    push hl
    ld a,h
de6:
    sub 84
    jr nc,de6
    add a,84
    ld e,a
    ld d,0
    ld hl,deck
    add hl,de
    ex de,hl
    ld a,b
    dec a
    add a,deck & 255
    ld l,a
    ld a,deck/256
    adc a,0
    ld h,a
    ld c,(hl)
    ld a,(de)
    ld (hl),a
    ld a,c
    ld (de),a
    pop hl
    djnz de5
    ld hl,deck
    ld de,brd+22
    ld a,14
de7:
    ld bc,6
    ldir
    inc de
    inc de
    inc de
    inc de
    dec a
    jr nz,de7
    ld hl,brd
    ld de,snaps
    ld bc,180
    ldir
    xor a
    ld (hpos),a
    ld (hlen),a
    ld (sel),a
    ld (cheat),a
    if NEWCUR = 0
    ld (cx),a
    ld (cy),a
    endif
    call place
    call nohint
    call judge
    ld a,(stuck)
    ld (event),a
    call paint
; Prints the number of the board in the last row.
shownum:
    call wipe
    ld hl,0x50e0
    ld (at),hl
    ld hl,(num)
    ld c,ZEROS
    ld de,10000
    call sm1
    ld de,1000
    call sm1
    ld de,100
    call sm1
    ld de,10
    call sm1
    ld a,l
    jr sm3
sm1:
    xor a
sm2:
    or a
    sbc hl,de
    inc a
    jr nc,sm2
    add hl,de
    dec a
    inc c
    dec c
    jr nz,sm3
    or a
    ret z
    ld c,1
sm3:
    add a,'0'
; Prints A at the address in `at`.
char:
    push hl
    push de
    push bc
    ld l,a
    ld h,0
    add hl,hl
    add hl,hl
    add hl,hl
    ld de,0x3c00
    add hl,de
    ld de,(at)
    ld b,8
cr1:
    ld a,(hl)
    ld (de),a
    inc hl
    inc d
    djnz cr1
    ld hl,at
    inc (hl)
    pop bc
    pop de
    pop hl
    ret
; Clears the start of the last row.
wipe:
    ld hl,0x50e0
    ld (at),hl
    ld b,12
wp1:
    ld a,' '
    call char
    djnz wp1
    ld a,0x47
    ld (0x5ae0),a
    ret

; Asks for a board by number: a flashing L, then the digits.
askboard:
    xor a
    ld (sel),a
    call nohint
    call draw
ab0:
    call wipe
    ld a,0xc7
    ld (0x5ae0),a
    ld hl,0x50e0
    ld (at),hl
    ld a,'L'
    call char
    ld a,' '
    call char
    ld hl,0
    ld c,0
ab1:
    push hl
    push bc
    call key
    ld a,c
    pop bc
    pop hl
    cp 13
    jr z,ab4
    cp 5
    jr z,ab0                ; DELETE begins again
    cp '0'
    jr c,ab1
    cp '9'+1
    jr nc,ab1
    if AUTO5 = 0
    bit 7,c                 ; already too large
    jr nz,ab1
    endif
    push af
    call char
    pop af
    sub '0'
    ld d,h
    ld e,l
    ld b,9
ab2:
    add hl,de
    jr c,ab3
    djnz ab2
    ld e,a
    ld d,0
    add hl,de
    jr nc,ab35
ab3:
    set 7,c
ab35:
    if AUTO5
    inc c
    ld a,c
    and 7
    cp 5
    jr z,ab4
    endif
    jr ab1
ab4:
    bit 7,c
    jr nz,ab5
    if F_SIGNED
    bit 7,h
    jr nz,ab5
    endif
    ld a,h
    or l
    jp nz,deal
ab5:
    if ENTRY
    jr ab0
    else
    jp shownum
    endif

    include "birch_draw.asm"
