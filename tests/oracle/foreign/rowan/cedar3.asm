; Switches gravity and deals.
other_gravity:
    ld hl,grav
    ld a,1
    sub (hl)
    if F_OFFONLY
    xor a
    endif
    ld (hl),a
; Deals a random board.
random_board:
    ld hl,(23672)
    ld a,r
    xor l
    ld l,a
    add a,h
    rrca
    ld h,a
    or l
    jr nz,deal
    inc l
; Deals board HL: each tile goes to a random free place.
deal:
    ld (num),hl
    if F_LOWBYTE
    ld h,90
    endif
    ld (rnd),hl
    ld hl,brd
    ld b,121
dl1:
    ld (hl),0
    inc hl
    djnz dl1
    ld c,84
dl2:
    ld hl,(rnd)             ; x ^= x << 7, x ^= x >> 9, x ^= x << 8
    ld a,h
    rra
    ld a,l
    rra
    xor h
    ld h,a
    ld a,l
    rra
    ld a,h
    rra
    xor l
    ld l,a
    xor h
    ld h,a
    ld (rnd),hl
    ld a,h
    xor l
dl3:
    sub 84
    jr nc,dl3
    add a,84
    ld b,0
dl4:
    sub 14
    jr c,dl5
    inc b
    jr dl4
dl5:
    add a,14
    ld e,b
    ld b,a
    ld a,e
    push bc
    call address
    pop bc
dl6:
    ld a,(hl)
    or a
    jr z,dl8
    inc l                   ; the next free place, after the last the first
    inc b
    ld a,b
    cp 14
    jr nz,dl6
    ld b,0
    inc l
    ld a,l
    cp 105
    jr c,dl6
    ld l,16
    jr dl6
dl8:
    ld a,c
    dec a
    rrca
    rrca
    and 63
    inc a
    if F_FIVE
    cp 20                   ; eight tiles of kind 19, none of kind 20
    jr nz,dl9
    dec a
dl9:
    endif
    ld (hl),a
    dec c
    jr nz,dl2
    xor a
    ld (done),a
    ld (most),a
    ld (cheat),a
    ld (sel),a
    if NEWCUR = 0
    ld (x),a
    ld (y),a
    endif
    call forget
    call count
    ld a,(over)
    ld (event),a
    call border
; Shows the number of the board at the bottom left.
show_number:
    ld hl,(num)
    ld a,ZEROS
    ld (zero),a
    call digits
    ld a,' '
    call put
    jp put

; Prints HL at the bottom left; DE is the address after it.
digits:
    ld b,5-F_FOURSHOWN
    ld de,text+5
dg1:
    push bc
    xor a
    ld b,16
dg2:
    add hl,hl
    rla
    cp 10
    jr c,dg3
    sub 10
    inc l
dg3:
    djnz dg2
    pop bc
    add a,'0'
    dec de
    ld (de),a
    djnz dg1
    ld hl,text+F_FOURSHOWN
    ld de,0x50e0
    ld b,5-F_FOURSHOWN
dg4:
    ld a,(hl)
    inc hl
    cp '0'
    jr nz,dg5
    ld a,b
    dec a
    jr z,dg45
    ld a,(zero)
    or a
    jr z,dg6
dg45:
    ld a,'0'
dg5:
    push af
    ld a,1
    ld (zero),a
    pop af
    push hl
    push bc
    call put
    pop bc
    pop hl
dg6:
    djnz dg4
    ld a,7
    ld hl,0x5ae0
    ld b,8
dg7:
    ld (hl),a
    inc l
    djnz dg7
    ret
; Prints character A at DE of the last row.
put:
    push af
    push de
    ld l,a
    set 7,l
    ld h,7
    add hl,hl
    add hl,hl
    add hl,hl
    ld b,8
pu1:
    ld a,(hl)
    ld (de),a
    inc hl
    inc d
    djnz pu1
    pop de
    inc e
    pop af
    ret

; Asks for a number: digits, and a flashing L after them.
ask:
    xor a
    ld (sel),a
    call forget
    call colours
    ld hl,0
ak1:
    push hl
    xor a
    ld (zero),a
    ld de,0x50e0
    ld a,h
    or l
    call nz,digits
    ld l,e
    ld h,0x5a
    ld (hl),0x87
    ld a,'L'
    call put
    ld a,' '
    call put
    call put
    call put
    call put
    call put
    call wait_key
    pop hl
    cp 13
    jr z,ak3
    cp 12
    jr z,ak4
    sub '0'
    jp c,ak1
    cp 10
    jp nc,ak1
    push hl
    ld c,l
    ld b,h
    ld de,9
ak2:
    add hl,bc
    jr c,ak25
    dec e
    jr nz,ak2
    ld e,a
    add hl,de
    jr c,ak25
    pop de
    jp ak1
ak25:
    pop hl                  ; too large: the digit is not taken
    jp ak1
ak3:
    push hl
    xor a
    ld h,0x5a
    ld l,0xe0
    ld b,8
ak35:
    ld (hl),7
    inc l
    djnz ak35
    pop hl
    ld a,h
    or l
    jp nz,deal
    if ENTRY
    jp ak1
    else
    jp show_number
    endif
ak4:
    ld bc,-10               ; DELETE: divides by ten
    ld de,-1
ak5:
    inc de
    add hl,bc
    jr c,ak5
    ex de,hl
    push hl
    ld hl,0x5ae0
    ld b,8
ak6:
    ld (hl),7
    inc l
    djnz ak6
    pop hl
    jp ak1

; Clears the screen.
screen:
    ld hl,0x4000
    ld de,0x4001
    ld bc,0x17ff
    ld (hl),l
    ldir
    inc hl
    inc de
    ld bc,0x2ff
    ld (hl),0x07
    ldir
    ret
    include "cedar4.asm"
