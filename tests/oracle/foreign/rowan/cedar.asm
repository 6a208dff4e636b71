; Starts cedar: a Shisen of letters and colours; it reads the keyboard row by row.
    include "config.asm"
ramtop equ 29999
    org 30000
start:
    xor a
    ld (x),a
    ld (y),a
    inc a
    ld (grav),a
    call screen
    call random_board
turn:
    call colours
    call wait_key
    call do_key
    jr turn
do_key:
    cp 'L'
    jp z,to_last
    cp 'R'
    jp z,to_first
    cp 'B'
    jp z,go_back
    cp 'F'
    jp z,go_forward
    cp 'H'
    jp z,show_pair
    cp 'N'
    jp z,random_board
    cp 'S'
    jp z,ask
    cp 13
    jp z,press
    cp 12
    jp z,other_gravity
    ld b,0
    cp 8
    jr z,west
    cp 9
    jr z,east
    cp 11
    jr z,north
    cp 10
    ret nz
; Moves the cursor.
south:
    call arrow
    ld a,(y)
    inc a
    cp 6
    jr c,set_y
    if EDGE = 1
    ret
    endif
    xor a
set_y:
    ld (y),a
    ret
north:
    call arrow
    ld a,(y)
    dec a
    jp p,set_y
    if EDGE = 1
    ret
    endif
    ld a,5
    jr set_y
west:
    call arrow
    ld a,(x)
    dec a
    jp p,set_x
    if EDGE = 1
    ret
    endif
    ld a,13
    if EDGE = 2
    ld (x),a
    jr north_only
    endif
set_x:
    ld (x),a
    if F_LEFTSKIP
    cp 6
    ret nz
    dec a
    ld (x),a
    endif
    ret
east:
    call arrow
    ld a,(x)
    inc a
    cp 14
    jr c,set_x2
    if EDGE = 1
    ret
    endif
    xor a
    if EDGE = 2
    ld (x),a
    ld a,(y)
    inc a
    cp 6
    jr c,set_y
    xor a
    jr set_y
    endif
set_x2:
    ld (x),a
    ret
north_only:
    ld a,(y)
    dec a
    jp p,set_y
    ld a,5
    jr set_y
arrow:
    if HMOVE = 0
    jp forget
    endif
    if HMOVE = 2
    xor a
    ld (shown),a
    endif
    ret
forget:
    xor a
    ld (shown),a
    ld (ended),a
    ld (place),a
    ret

; Computes the address HL of the cell x, y.
here:
    ld a,(y)
    ld hl,x
    ld b,(hl)
; Computes the address HL of column B, row A.
address:
    inc a
    ld c,a
    add a,a
    add a,a
    add a,a
    add a,a
    sub c
    add a,b
    inc a
    ld l,a
    ld h,brd/256
    ret

; Waits for a key; A is its code.
wait_key:
    if F_SLOWER
    ld bc,(slower)          ; this pause is made longer by each key
    ld hl,16
    add hl,bc
    ld (slower),hl
wk0:
    ld a,40
wk9:
    dec a
    jr nz,wk9
    dec bc
    ld a,b
    or c
    jr nz,wk0
    endif
wk1:
    halt
    call read_keys
    jr nc,wk1
    ld hl,last_key
    cp (hl)
    jr z,wk1
    ld (hl),a
    or a
    jr z,wk1
    if CLICK
    push af
    ld b,8
    call beep
    pop af
    endif
    ret
; Reads the keyboard: A is the code or 0; C is set if no two keys are held.
read_keys:
    ld hl,keymap
    ld bc,0xfefe
    ld de,0                 ; code, number of keys
rk1:
    in a,(c)
    or 0xe0
    inc a
    jr z,rk4
    dec a
    push bc
    ld b,5
rk2:
    rra
    jr c,rk3
    push af
    ld a,(hl)
    dec a
    jr z,rk25
    inc e
    ld d,(hl)
rk25:
    pop af
rk3:
    inc hl
    djnz rk2
    pop bc
    jr rk5
rk4:
    inc hl
    inc hl
    inc hl
    inc hl
    inc hl
rk5:
    rlc b
    jr c,rk1
    ld a,e
    cp 2
    ret nc
    ld a,0xfe
    in a,(0xfe)
    rra
    jr c,rk6                ; no CAPS SHIFT
    ld a,d
    cp '0'
    jr z,rk7
    sub '5'
    jr c,rk6
    cp 4
    jr nc,rk6
    ld e,a
    ld d,0
    ld hl,shifted
    add hl,de
    ld d,(hl)
rk6:
    ld a,d
    scf
    ret
rk7:
    ld a,12
    scf
    ret
keymap:
    defb 1,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH"," ",1,"MNB"
shifted:
    defb 8,10,11,9

; Makes a short beep of B waves.
beep:
    ld c,B_BEEP
bp1:
    ld a,(colour)
    or 16
    out (254),a
    ld a,c
bp2:
    dec a
    jr nz,bp2
    ld a,(colour)
    out (254),a
    ld a,c
bp3:
    dec a
    jr nz,bp3
    djnz bp1
    ret
B_BEEP equ 90

; Handles ENTER.
press:
    ld a,(shown)
    or a
    if F_ENTEROLD
    ld a,(place)
    or a
    endif
    jr z,ps1
    ld hl,(pair)
    if F_LATE
    ld a,1
    ld (byhint),a
    endif
    jp remove
ps1:
    call here
    ld a,(hl)
    or a
    jr nz,ps2
    if EMPTYSEL
    ld (sel),a
    jp forget
    else
    ret
    endif
ps2:
    call forget
    ld a,(sel)
    or a
    jr z,ps4
    if F_SELFPAIR
    ld c,l
    cp l
    ld l,a
    ld h,c
    jp z,remove
    ld l,c
    ld h,brd/256
    else
    cp l
    jr z,ps5
    endif
    ld d,h
    ld e,a
    ld c,(hl)
    ld a,(de)
    cp c
    jr nz,ps3
    ld h,e
    push hl
    call joined
    pop hl
    jr c,remove
ps3:
    if MISS = 1
    ret
    endif
    if MISS = 2
    jr ps5
    endif
ps4:
    ld a,l
    ld (sel),a
    ret
ps5:
    xor a
    ld (sel),a
    ret

    include "cedar_remove.asm"
    include "cedar2.asm"
