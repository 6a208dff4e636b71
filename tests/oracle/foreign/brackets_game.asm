; Brackets: Shisen with tiles of 2 x 2 cells in a frame and a gap row between the rows of tiles. Seven
; shapes in three inks make the kinds. The cursor is four corners in the gap rows; the kind under it is
; bright, the selection yellow, a shown pair flashes and stays while the cursor moves. Tiles blink before
; they go and fall row by row. Below the frame: the tiles left, a clock, the number, a word about the
; game. A message scrolls after a won game until a key is pressed, once on each board. Keys: KEY-SCAN, or
; Kempston, or Q A O P; arrows repeat; M is silence; S can be left by SPACE. The loading picture stays until
; a key is pressed. FAULT puts one fault in (faults.txt).

        include "config.inc"

grid    equ #F0                 ; page of the board: 8 rows of 16 cells with an empty rim
hist    equ #C0                 ; pages with all positions of this game, 128 bytes each
pairs   equ #E800               ; removable pairs of the position on the board

LEFT    equ 1
RIGHT   equ 2
DOWN    equ 3
UP      equ 4
FIRE    equ 5
DEL     equ 6

        org 32768

start:  ld bc,#1704             ; the loading picture stays until a key is pressed
        ld a,#C7
        ld (ink),a
        ld hl,tpress
        call print
        call allup
        call anykey
        ld hl,(23672)
        ld (seed),hl
        call screen
        call newrnd

; ---------------------------------------------------------- main loop
loop:   halt
        call tick
        call scan
        jr nz,loop              ; a muddle of keys
        or a
        jr nz,pressed
        ld (lastk),a
        jr loop
pressed:
        ld hl,lastk
        cp (hl)
        jr z,held
        ld (hl),a
        ld a,18
        ld (repeat),a
        jr doit
held:   cp FIRE                 ; only the arrows repeat
        jr nc,loop
        ld hl,repeat
        dec (hl)
        jr nz,loop
        ld (hl),4
doit:   ld hl,loop
        push hl
        ld a,(lastk)
        cp FIRE
        jp c,arrow
        cp "M"
        jp z,mute
        cp FIRE
        jp z,enter
        cp "H"
        jp z,help
        ld hl,0                 ; anything else drops a hint
        ld (shown),hl
        ld (hintno),hl
        cp "N"
        jp z,newrnd
        cp DEL
        jp z,toggle
        cp "S"
        jp z,choose
        cp "B"
        jp z,back
        cp "F"
        jp z,forwd
        cp "R"
        jp z,restrt
        cp "L"
        jp z,lastmv
        jp paint

; ---------------------------------------------------------- keyboard and joystick
; A: code of the key or 0. NZ: cannot say
scan:   in a,(31)               ; Kempston, if there is one
        ld b,a
        and 224
        jr nz,sc1
        ld a,RIGHT
        rr b
        jr c,sc9
        ld a,LEFT
        rr b
        jr c,sc9
        ld a,DOWN
        rr b
        jr c,sc9
        ld a,UP
        rr b
        jr c,sc9
        ld a,FIRE
        rr b
        jr c,sc9
sc1:    call #028E
        ret nz
        call #031E
        jr nc,sc0
        ld c,a
        ld a,b
        cp #27
        ld a,c
        ld hl,capkeys
        jr z,sc2
        ld hl,keys
sc2:    ld a,(hl)
        or a
        jr z,sc3
        inc hl
        cp c
        ld a,(hl)
        jr z,sc9
        inc hl
        jr sc2
sc3:    ld a,c
sc9:    cp a
        ret
sc0:    xor a
        ret
capkeys:
        defb "5",LEFT,"6",DOWN,"7",UP,"8",RIGHT,"0",DEL,13,FIRE,0
keys:   defb "O",LEFT,"P",RIGHT,"Q",UP,"A",DOWN,13,FIRE,0

allup:  halt
        call scan
        jr nz,allup
        or a
        jr nz,allup
        ret
anykey: halt
        call scan
        jr nz,anykey
        or a
        jr z,anykey
        ld (lastk),a
        ret

; ---------------------------------------------------------- the cursor
arrow:  push af
        call unbrk
        pop af
        ld hl,cursor
        ld c,(hl)
        ld b,-1
        dec a
        jr z,ar1
        ld b,1
        dec a
        jr z,ar1
        ld b,16
        dec a
        jr z,ar1
        ld b,-16
ar1:    ld a,c
        add a,b
        ld c,a
        and 15                  ; round the edges
        jr nz,ar2
        ld a,c
        add a,14
        ld c,a
ar2:    ld a,c
        and 15
        cp 15
        jr nz,ar3
        ld a,c
        sub 14
        ld c,a
ar3:    ld a,c
        cp 16
        jr nc,ar4
        add a,96
ar4:    cp 112
        jr c,ar5
        sub 96
ar5:    ld (hl),a
        call brk
        jp paint

; ---------------------------------------------------------- new boards
toggle: ld hl,gravit
        ld a,(hl)
        xor 1
        ld (hl),a
        IF FAULT = F_br_toggle_keeps_board
        ld hl,(number)          ; the same one, with the other gravity
        jr newnum
        ENDIF
newrnd: ld hl,(seed)
        ld de,(23672)
        add hl,de
        ld a,r
        add a,l
        ld l,a
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        inc hl
        ld (seed),hl
        ld a,h
        or l
        jr z,newrnd
        IF FAULT = F_br_number_high_byte
        ld a,(gravit)
        or a
        jr z,newnum
        call newnum
        ld hl,(number)
        inc h
        ld (number),hl
        jp status
        ENDIF
newnum: ld (number),hl
        xor a
        ld (won),a
        ld (cheat),a
        ld (sel),a
        IF FAULT != F_br_history_outlives_board
        ld (hpos),a
        ld (hmax),a
        ENDIF
        ld h,a
        ld l,a
        ld (shown),hl
        ld (hintno),hl
        ld (secs),hl
        call unbrk
        ld a,3*16+7
        ld (cursor),a
        call deal
        call keep
        call redraw
        jp judge

; four stones of each kind fall on free places
deal:   ld hl,(number)
        IF FAULT = F_br_deal_of_15_bits
        res 7,h                 ; 15 bits are enough
        ENDIF
        ld (rnd),hl
        ld hl,grid*256
de1:    ld (hl),0
        inc l
        jp p,de1
        ld c,21
de3:    ld b,4
de4:    call random
        ld l,a
        ld h,grid
de5:    ld a,l                  ; next free place of the board
        inc a
        and 127
        ld l,a
        cp 17
        jr c,de5
        cp 111
        jr nc,de5
        and 15
        jr z,de5
        cp 15
        jr z,de5
        ld a,(hl)
        or a
        jr nz,de5
        ld (hl),c
        IF FAULT = F_br_deal_eight_of_a_kind
        ld a,c
        cp 21
        jr nz,de6
        ld (hl),20
de6:
        ENDIF
        djnz de4
        dec c
        jr nz,de3
        ret

random: push hl
        push de
        ld hl,(rnd)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de               ; 17 times
        ld de,#2F61
        add hl,de
        ld (rnd),hl
        ld a,h
        rrca
        xor l
        pop de
        pop hl
        ret

        include "brackets/play.asm"
        include "brackets/path.asm"
        include "brackets/hints.asm"
        include "brackets/screen.asm"
        include "brackets/print.asm"
        include "brackets/texts.asm"

; ---------------------------------------------------------- variables
cursor: defb 3*16+7
sel:    defb 0
shown:  defw 0
hintno: defw 0
two:    defw 0
pq:     defw 0
ok:     defb 0
found:  defb 0
plist:  defw 0
fkind:  defb 0
fend:   defb 0
hpos:   defb 0
hmax:   defb 0
number: defw 0
seed:   defw 0
rnd:    defw 0
gravit: defb 1
cheat:  defb 0
won:    defb 0
tiles:  defb 84
bord:   defb 5
secs:   defw 0
fr:     defb 50
lastk:  defb 0
repeat: defb 0
silent: defb 0
ink:    defb 0
zeros:  defb 0
digits: defb 0
mess:   defw 0
typed:  defs 6
        IF FAULT = F_br_48th_removal_halts
nth:    defb 0
        ENDIF
        defs 64
places: equ $ & #FFC0 
