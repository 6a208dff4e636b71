; heron2: KEY-SCAN or KEY-INPUT, BASIC asks for the number, whole boards are the history.
BOARD   equ 8C00h               ; 8 rows of 16 bytes; the outer ring is empty or wall
MARKS   equ 8D00h
OLD     equ 8E00h               ; value, then attribute, as drawn
PAST    equ 9000h               ; 43 boards of 128 bytes
ORGADDR equ 32768
        org ORGADDR
        jp first
        ld bc,(5C76h)           ; SEED
        jr begin
first:  ld a,NORMAL
        ld (5C8Dh),a
        call 0D6Bh
        call pick
begin:  exx
        push hl
        exx
        di
        call fresh
main:   call show
main1:  call getkey
        ld hl,main
        push hl
        ld hl,keys
        ld bc,NKEYS
        cpir
        ret nz
        ld hl,NKEYS-1
        and a
        sbc hl,bc
        add hl,hl
        ld de,jumps
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        cp 'H'
        jr z,dispat
        if ARROWHINT
        cp 14
        jr c,dispat             ; ENTER keeps the pair, too
        else
        cp 13
        jr z,dispat
        endif
        ld hl,0
        ld (pair),hl
dispat: ld hl,at
        ret
keys:   defb 8,9,10,11,13,12,"HBFRLNS"
NKEYS   equ 13
jumps:  defw left,right,down,up,enter,toggle,help,back,forw,restart,lastm,random,choose
; BC = a random number that is not 0
pick:
        if NSRC = 0
        ld bc,(5C78h)
        endif
        if NSRC = 1
        ld a,r
        ld b,a
        ld a,(count)
        ld c,a
        endif
        if NSRC = 2
        ld hl,(count)
        ld bc,(number)
        add hl,bc
        ld b,h
        ld c,l
        endif
        ld a,b
        or c
        jr z,pick1
        ret
pick1:  inc c
        ret
toggle: ld a,(grav)
        xor 1
        ld (grav),a
random: call pick
; a new board with the number BC
fresh:  ld (number),bc
        call deal
        xor a
        ld (time),a
        ld (last),a
        ld (red),a
        ld (sel),a
        ld h,a
        ld l,a
        ld (pair),hl
        if HOME
        ld a,17
        ld (at),a
        endif
        if DRAWALL = 0
        ld hl,OLD
        ld b,0
fresh1: ld (hl),255
        inc l
        djnz fresh1
        endif
        call status
; copy the board to the history
keep:   ld hl,BOARD
        call slot
        ld bc,128
        ldir
        ret
; DE = place of the board at the present time
slot:   ld a,(time)
        srl a
        ld e,0
        rr e
        add a,PAST/256
        ld d,a
        ret
choose: pop hl
        exx
        pop hl
        exx
        ei
        ret
; A = the key that was pressed
getkey:
        if KEYS = 0
getke1: call pause
        call 028Eh
        inc e
        jr nz,getke1
getke2: call pause
        call 028Eh
        jr nz,getke2
        call 031Eh
        jr nc,getke2
        cp 13
        ret z
        ld c,a
        ld a,b
        cp 27h
        ld a,c
        jr z,shifte
        cp 'A'
        jr c,getke2
        ret
shifte: sub '5'                 ; 5 6 7 8 give 8 10 11 9
        ld c,8
        jr z,shift2
        ld c,10
        dec a
        jr z,shift2
        inc c
        dec a
        jr z,shift2
        ld c,9
        dec a
        jr z,shift2
        ld c,12
        cp 0F8h                 ; 0
        jr nz,getke2
shift2: ld a,c
        ret
        endif
        if KEYS = 1
        ei
getke1: ld hl,count
        inc (hl)
        res 3,(iy+2)
        res 5,(iy+2)
        call 10A8h
        jr nc,getke1
        di
        cp 64
        ret c
        and 0DFh
        ret
        endif
pause:  ld hl,(count)
        inc hl
        ld (count),hl
        ei
        halt
        di
        ret
left:   ld a,(hl)
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,moved
        if EDGE
        ret
        else
        add a,14
        jr moved
        endif
right:  ld a,(hl)
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,moved
        if EDGE
        ret
        else
        sub 14
        endif
moved:  ld (hl),a
        ret
up:     ld a,(hl)
        sub 16
        cp 16
        jr nc,moved
        if EDGE
        ret
        else
        add a,96
        jr moved
        endif
down:   ld a,(hl)
        add a,16
        cp 112
        jr c,moved
        if EDGE
        ret
        else
        sub 96
        jr moved
        endif
