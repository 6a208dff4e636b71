; Starts dune: a Shisen with a frame as cursor and a line of messages; it uses the ROM's key scan.
    include "config.asm"
ramtop equ 31999
    org 32000
start:
    ld sp,stack
    ld a,5
    out (254),a
    xor a
    ld hl,16384
    ld de,16385
    ld bc,6143
    ld (hl),a
    ldir
    ld hl,22528
    ld de,22529
    ld bc,767
    ld (hl),EMPTY
    ldir
    call random
again:
    call paint
    call say
    call inkey
    ld hl,nothing
    ld (words),hl
    ld hl,again
    push hl
    ld b,0
    ld c,a
    cp 32
    jr nc,ag1
    ld hl,jumps-20
    jr ag2
ag1:
    cp 'A'
    ret c
    sub 'A'
    ld c,a
    ld hl,letters
ag2:
    add hl,bc
    add hl,bc
    ld a,(hl)
    inc hl
    ld h,(hl)
    ld l,a
    jp (hl)
letters:
    defw no,back,no,no,no,fwd,no,hint,no,no,no,final,no,fresh,no,no,no
    defw begin,pick,no,no,no,no,no,no,no
jumps:
    defw go_left,dn,up,go_right,mode,enter
no:
    ret

; Waits for another key than before; A is its code (10 to 13 are arrows, 14 DELETE, 15 ENTER).
inkey:
    halt
    ld hl,(dice)
    ld de,9377
    add hl,de
    ld (dice),hl
    if BLINK
    ld hl,blink
    inc (hl)
    ld a,(hl)
    and 15
    call z,cursor
    endif
    call decode
    ld hl,before
    cp (hl)
    ld (hl),a
    jr z,inkey
    or a
    jr z,inkey
    if CLICK
    push af
    ld bc,0x0410
    call tone
    pop af
    endif
    ret
decode:
    call 0x028e
    ld a,0
    ret nz
    call 0x031e
    jr c,dc0
    xor a
    ret
dc0:
    cp 13
    jr nz,dc1
    ld a,15
    ret
dc1:
    ld c,a
    ld a,b
    cp 0x27
    ld a,c
    ret nz
    cp '0'
    jr z,dc3
    sub '5'
    cp 4
    jr nc,dc2
    add a,10
    ret
dc2:
    ld a,c
    ret
dc3:
    ld a,14
    ret

; Moves the cursor.
go_left:
    ld bc,0xff0d
    jr horizontal
go_right:
    ld bc,0x010d
horizontal:
    call hide
    ld hl,cx
    jr move
up:
    ld bc,0xff05
    jr vertical
dn:
    ld bc,0x0105
vertical:
    call hide
    ld hl,cy
move:
    ld a,(hl)
    add a,b
    cp 255
    jr z,mv1
    ld b,a
    ld a,c
    cp b
    ld a,b
    jr nc,mv2
    if EDGE = 1
    ret
    endif
    xor a
    jr mv2
mv1:
    if EDGE = 1
    ret
    endif
    ld a,c
    if F_NOWRAPCOL
    cp 13
    jr nz,mv2
    dec a
    endif
mv2:
    ld (hl),a
where:
    ld a,(cy)
    inc a
    rlca
    rlca
    rlca
    rlca
    ld hl,cx
    add a,(hl)
    inc a
    ld (cur),a
    ret
hide:
    if HMOVE = 0
    call clear
    endif
    if HMOVE = 2
    xor a
    ld (hon),a
    endif
    ret
; Begins the list of pairs again.
clear:
    push hl
    xor a
    ld (hon),a
    ld (hend),a
    if F_STOP3
    ld (shows),a
    endif
    if HORD
    ld hl,0x6f6f
    else
    ld hl,0x1110
    endif
    ld (hi),hl
    pop hl
    ret

; Handles ENTER.
enter:
    if F_ENTERNO = 0
    ld a,(hon)
    or a
    ld hl,(hi)
    jp nz,take
    endif
    ld a,(cur)
    ld l,a
    ld h,brd/256
    ld a,(hl)
    or a
    jr nz,en1
    if EMPTYSEL
    ld (sel),a
    jr clear
    else
    ret
    endif
en1:
    ld b,a
    call clear
    ld a,(sel)
    or a
    jr z,en5
    cp l
    jr z,en4
    ld d,h
    ld e,a
    ld a,(de)
    cp b
    ld h,e
    jr nz,en2
    push hl
    call joined
    pop hl
    jr c,take
en2:
    ld de,nopath
    ld (words),de
    if MISS = 1
    ret
    endif
    if MISS = 2
    jr en4
    endif
en5:
    ld a,l
    jr en6
en4:
    xor a
en6:
    ld (sel),a
    ret

; Removes the tiles L and H, and keeps their columns as they were.
take:
    push hl
    call record
    pop de
    ld (hl),e
    inc hl
    ld (hl),d
    inc hl
    push de
    ld a,e
    call keep
    ld a,d
    call keep
    pop de
    call remove
    ld hl,hpos
    inc (hl)
    ld a,(hl)
    if F_LIST40
    cp 41
    jr c,tk0
    ld a,40
    ld (hl),a
tk0:
    endif
    ld (hlen),a
    call clear
    xor a
    if F_SELSTAYS = 0
    ld (sel),a
    endif
    ld bc,0x3060
    call tone
    ld bc,0x5030
    call tone
    call judge
    ld a,(stuck)
    or a
    jr z,tk1
    ld (event),a
tk1:
    jp edge
; Finds the record of the present place: HL is its address.
record:
    ld a,(hpos)
    ld l,a
    ld h,0
    add hl,hl
    add hl,hl
    add hl,hl
    add hl,hl
    ld bc,records
    add hl,bc
    ret
; Copies the column of cell A to HL.
keep:
    and 15
    ld c,a
    ld b,brd/256
    ld a,6
kp1:
    push af
    ld a,c
    add a,16
    ld c,a
    ld a,(bc)
    ld (hl),a
    inc hl
    pop af
    dec a
    jr nz,kp1
    ret
; Copies HL to the column of cell A.
restore:
    and 15
    ld c,a
    ld b,brd/256
    ld a,6
rs1:
    push af
    ld a,c
    add a,16
    ld c,a
    ld a,(hl)
    ld (bc),a
    inc hl
    pop af
    dec a
    jr nz,rs1
    ret
    include "dune_remove.asm"
    include "dune2.asm"
