; Draws the cells that have changed, with RST 16.
show:
    ld a,2
    call 5633
    ld hl,brd+16
sh1:
    call next
    ret z
    call style
    ld a,c
    ld h,shad/256
    cp (hl)
    ld (hl),a
    ld h,brd/256
    jr z,sh1
    push hl
    call cell
    pop hl
    jr sh1
; Finds kind (5 bits) and style (3 bits) of cell L; C is the result.
style:
    ld a,(hl)
    ld c,a
    ld b,0x20               ; the kind under the cursor
    push hl
    ld a,(cur)
    ld l,a
    ld a,(hl)
    pop hl
    or a
    jr z,st1
    cp c
    jr z,st2
st1:
    ld b,0
st2:
    ld a,(cur)
    cp l
    ld e,0
    jr nz,st3
    ld b,0x40
    ld e,0x40
st3:
    ld a,(hon)
    or a
    jr z,st5
    ld a,(hi)
    cp l
    jr z,st4
    ld a,(hi+1)
    cp l
    jr nz,st5
st4:
    ld a,e
    add a,0x80
    ld b,a
st5:
    ld a,(sel)
    cp l
    jr nz,st6
    ld a,e
    add a,0x60
    ld b,a
st6:
    ld a,b
    or c
    ld c,a
    ret
; Prints cell L with kind and style C.
cell:
    ld a,22
    call prc
    ld a,l
    rrca
    rrca
    rrca
    and 0x0e
    if LOOK = 1
    add a,4
    endif
    call prc
    ld a,l
    and 15
    add a,a
    call prc
    ld a,c
    rlca
    rlca
    rlca
    and 7
    ld e,a
    ld d,0
    ld hl,looks
    add hl,de
    ld b,(hl)
    ld a,16
    call prc
    ld a,b
    and 7
    call prc
    ld a,17
    call prc
    ld a,b
    rrca
    rrca
    rrca
    and 7
    call prc
    ld a,18
    call prc
    ld a,b
    rlca
    and 1
    call prc
    ld a,19
    call prc
    ld a,b
    rlca
    rlca
    and 1
    call prc
    ld a,c
    and 31
    ld a,' '
    jr z,ce1
    ld a,c
    and 31
    add a,64
ce1:
prc:
    push bc
    push de
    push hl
    rst 16
    pop hl
    pop de
    pop bc
    ret
; Attributes: plain, same kind, cursor, cursor at an empty cell or selected,
; shown, selected under the cursor, shown under the cursor.
looks:
    if LOOK = 1
    defb 0x38,0x70,0xa8,0x17,0x20,0x97,0xa0
    else
    defb 0x38,0x30,0x68,0x17,0x20,0x1f,0x60
    endif

; Prints the number of the board at the bottom left.
bottom:
    ld a,2
    call 5633
    ld hl,msgnum
bt1:
    ld a,(hl)
    inc hl
    cp 255
    ret z
    call prc
    jr bt1
msgnum:
    defb 22,21,0,16,0,17,7,18,0,19,0,255
blank:
    defb "      ",255
flashl:
    defb 18,1,"L",18,0,"     ",255
flashx:
    defb "L     ",255
shownum:
    call bottom
    if TEXT
    ld hl,label
    call bt1
    ld hl,(num)
    call number
    ld hl,state_on
    ld a,(grav)
    or a
    jp nz,bt1
    ld hl,state_off
    jp bt1
label:
    defb "Board ",255
state_on:
    defb "  Gravity on ",255
state_off:
    defb "  Gravity off",255
title:
    defb 22,8,13,"SHISEN",22,12,8,"Press any key",255
says_won:
    defb "You have won!",255
says_lost:
    defb "No moves left",255
says_none:
    defb "             ",255
row19:
    defb 22,19,0,16,0,17,7,18,0,19,0,255
; Prints how the game stands.
standing:
    ld a,2
    call 5633
    ld hl,row19
    call bt1
    ld hl,says_none
    ld a,(stuck)
    or a
    jp z,bt1
    ld hl,says_won
    cp 7
    jp z,bt1
    ld hl,says_lost
    jp bt1
    endif
    ld hl,(num)
number:
    ld e,0                  ; no digit printed so far
    ld bc,-10000
    call nm1
    ld bc,-1000
    call nm1
    ld bc,-100
    call nm1
    ld bc,-10
    call nm1
    ld a,l
    add a,'0'
    call prc
    ld hl,blank
    jp bt1
nm1:
    ld a,'0'-1
nm2:
    inc a
    add hl,bc
    jr c,nm2
    sbc hl,bc
    if ZEROS = 0
    cp '0'
    jr nz,nm3
    inc e
    dec e
    ret z
    endif
nm3:
    inc e
    jp prc

; Asks for a number and deals that board.
choose:
    xor a
    ld (sel),a
    call nohint
    call show
ch0:
    ld c,0                  ; number of digits
    ld hl,0
    ld (val),hl
    xor a
    ld (over),a
ch1:
    push bc
    call bottom
    ld hl,digits
    ld a,c
    or a
    jr z,ch3
    ld b,a
ch2:
    ld a,(hl)
    call prc
    inc hl
    djnz ch2
ch3:
    ld hl,flashl
    if F_NOFLASH
    ld hl,flashx
    endif
    call bt1
    call getkey
    pop bc
    cp 13
    jr z,ch6
    cp 12
    jr z,ch5
    cp '0'
    jr c,ch1
    cp '9'+1
    jr nc,ch1
    ld b,a
    ld a,c
    cp 5-F_FOURDIGITS
    jr z,ch1
    ld hl,digits
    ld d,0
    ld e,c
    add hl,de
    ld (hl),b
    inc c
    jr ch1
ch5:
    ld a,c
    or a
    jr z,ch1
    dec c
    jr ch1
ch6:
    ld hl,0                 ; value of the digits
    ld de,digits
    ld a,c
    or a
    jr z,ch9
    ld b,a
ch7:
    ld a,(de)
    inc de
    sub '0'
    push de
    push bc
    ld b,h
    ld c,l
    ld e,a
    ld d,0
    ld a,10
    ld hl,0
ch8:
    add hl,bc
    jr c,ch10
    dec a
    jr nz,ch8
    add hl,de
    jr c,ch10
    pop bc
    pop de
    djnz ch7
    if F_MAX
    inc hl
    ld a,h
    or l
    dec hl
    jr z,ch9
    endif
    ld a,h
    or l
    if F_ZERO = 0
    jr z,ch9
    endif
    if F_OLDNUMBER
    ld de,(num)
    push de
    call deal
    pop hl
    ld (num),hl
    jp shownum
    endif
    jp deal
ch10:
    pop bc
    pop de
ch9:
    if ENTRY
    jp ch0
    else
    jp shownum
    endif

; Variables.
val: defw 0
over: defb 0
digits: defs 5
kind: defw 0
num: defw 0
rnd: defw 0
grav: defb 1
cur: defb 17
sel: defb 0
pa: defb 0
pb: defb 0
hi: defw 0
hon: defb 0
hend: defb 0
only: defb 0
hpos: defb 0
hlen: defb 0
cheat: defb 0
stuck: defb 0
event: defb 0
hist equ $
brd equ (hist+128+255)/256*256
shad equ brd+256
init equ brd+512
    end start
