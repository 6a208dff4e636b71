; letters: a 1 KB style Shisen of 2002; the ROM prints letters and reads the keys.
        org 32768
board   equ 0x9000              ; 8 rows of 16, an empty frame around 6 x 14
marks   equ 0x9100
shape   equ 0x9200              ; letters on the screen
look    equ 0x9280              ; their attributes
list    equ 0x9300
hist    equ 0x9400              ; upper place, lower place, kind
first   equ 17
last    equ 110

start:  ld a,1
        ld (grav),a
        ei
random: ld hl,(23672)           ; FRAMES
    if defined ownrand
        ld de,(chance)
        add hl,de
        ld b,h
        ld c,l
        add hl,hl
        add hl,hl
        add hl,bc
        ld (chance),hl
    endif
        ld a,h
        or l
        jr nz,newgame
        inc l
newgame:
        ld (number),hl
        call deal
        call clear
        xor a
        ld (cheat),a
        ld (sel),a
        ld (nhist),a
        ld (nmax),a
        ld (hon),a
        ld (h1),a
        ld a,84
        ld (left),a
        ld a,first
        ld (cur),a
        call words
refresh:
        call status
main:   call draw
        ld hl,23611
wait:   bit 5,(hl)
        jr z,wait
        res 5,(hl)
        ld a,(23560)
        cp 65
        jr c,main1
        or 32
main1:  ld c,a
        cp 'h'
        jp z,help
        cp 13
        jp z,enter
        xor a                   ; another key ends the hint
        ld (hon),a
    if defined hintstay
        ld a,c
        cp 12
        jr c,main2
        xor a
    endif
        ld (h1),a
main2:  ld hl,keys
main3:  ld a,(hl)
        or a
        jr z,main
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr nz,main3
        ex de,hl
        jp (hl)

keys:   db 8
        dw left1
        db 9
        dw right1
        db 10
        dw down1
        db 11
        dw up1
        db 12
        dw toggle
        db 'n'
        dw newkey
        db 's'
        dw choose
        db 'b'
        dw back
        db 'f'
        dw forw
        db 'r'
        dw rest
        db 'l'
        dw lastm
        db 0

newkey:
    if defined f_nwin                ; N does nothing on an empty board
        ld a,(left)
        or a
        jp z,main
    endif
        jp random

toggle: ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
        jp random

; ---- cursor
left1:  ld de,0x0eff            ; 14 back to the other side, step -1
        jr move
right1: ld de,0xf201
        jr move
up1:    ld de,0x60f0
        jr move
down1:  ld de,0xa010
move:   ld a,(cur)
        ld c,a
        ld b,84
move1:  ld a,c
        add a,e
        ld c,a
        and 15
        jr z,over
        cp 15
        jr z,over
        ld a,c
        and 0x70
        jr z,over
        cp 0x70
        jr z,over
moved:
    if defined skipgap
        ld h,board/256
        ld l,c
        ld a,(hl)
        or a
        jr nz,moved2
        djnz move1
        jp main
moved2:
    endif
        ld a,c
        ld (cur),a
        jp main
over:
    if defined curstop
        jp main
    endif
    if defined f_curright            ; right of the last place is outside
        ld a,c
        cp last+1
        jr z,moved
    endif
        ld a,c
        add a,d
        ld c,a
        jr moved

; ---- ENTER
enter:  ld a,(hon)
        or a
        jr z,ent1
        ld bc,(h1)              ; C first, B second
        call remove
    if defined f_won                 ; the border is not set after a hint's pair at the end
        ld a,(left)
        or a
        jp z,main
    endif
        jp refresh
ent1:   ld (h1),a
        ld a,(cur)
        ld c,a
        ld h,board/256
        ld l,a
        ld a,(hl)
        or a
        jr nz,ent2
    if defined emptydrop
        ld (sel),a
    endif
        jp main
ent2:   ld a,(sel)
        or a
        jr z,take
        cp c
        ld b,a
        jr z,drop
        push bc
        call pair
        pop bc
        jr nc,bad
        call remove
        jp refresh
bad:
    if defined failkeep
        jp main
    endif
    if defined failclear
        jr drop
    endif
take:   ld a,c
        jr drop1
drop:   xor a
drop1:  ld (sel),a
        jp main

; ---- removal of B and C; B, C in the order of the board
remove: ld a,b
        cp c
        jr c,rem1
        ld b,c
        ld c,a
rem1:
    if defined f_order               ; the lower one of a column goes first
        ld a,b
        xor c
        and 15
        jr nz,rem2
        ld a,b
        ld b,c
        ld c,a
rem2:
    endif
        call histpos
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld d,board/256
        ld e,b
        ld a,(de)
        ld (hl),a
        ld hl,nhist
        inc (hl)
        ld a,(hl)
    if ! defined f_trunc
        ld (nmax),a
    else                        ; old moves stay when a new one follows B
        ld hl,nmax
        cp (hl)
        jr c,rem3
        ld (hl),a
rem3:
    endif
        push bc
        call noise
        pop bc
apply:  ld a,b                  ; F comes here
        call fall
        ld a,c
        call fall
        ld hl,left
        dec (hl)
        dec (hl)
        xor a
        ld (sel),a
        ld (hon),a
        ld (h1),a
        ret

histpos:
        ld a,(nhist)
hp1:
    if defined f_hist32              ; room for 32 moves
        and 31
    endif
        ld e,a
        ld d,0
        ld hl,hist
        add hl,de
        add hl,de
        add hl,de
        ret

fall:   ld l,a
        ld h,board/256
        ld a,(grav)
        or a
        jr z,fall2
        ld e,l
fall1:  ld a,l
        sub 16
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        ld a,l
        sub 32
        jr c,fall3
        jr fall1
fall3:
    if defined f_grav14              ; the top place of the last column keeps its tile
        ld a,l
        cp 30
        ret z
    endif
fall2:  ld (hl),0
        ret

grow:   ; put D back at A
        ld e,a
        ld l,a
        ld h,board/256
    if ! defined f_undo0              ; back moves tiles up without gravity, too
        ld a,(grav)
        or a
        jr z,grow2
    endif
        ld a,l
        and 15
        or 16
        ld l,a
grow1:  ld a,l
        cp e
        jr z,grow2
        ld c,l
        add a,16
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        ld a,l
        add a,16
        ld l,a
        jr grow1
grow2:  ld (hl),d
        ret

        include "letters4.inc"
