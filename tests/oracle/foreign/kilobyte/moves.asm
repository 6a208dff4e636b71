; Shisen in 1 KB as a separate block of code; BASIC asks for the board number and calls it again.
; The history is a list of moves, undone by lifting columns. A path is a line in each of 16 columns
; and 8 rows with two lines to it. The keys are read by KEY-SCAN, tiles are the ROM's UDGs.
;; ILLEGAL = 0  a second tile that cannot go: 0 is refused with a low tone, 1 takes the selection
;; WHITE = 1    white and black have precedence over red
;; TOP = 1
;; COL = 1
;; STOP = 1     the cursor stops at the edges, else it goes on in the next row or column
;; ORDER = 0    hints begin at the end of the board
;; ONCE = 0     after the last pair H shows nothing until another key is pressed
;; PAPER = 7    colours
;; SELECT = 20h
;; ALIKE = 0Dh
;; BAR = 57h
;; FEDGE = 0    the last column of the ring is not tried
;; FROWS = 0    the last row of the ring is not tried
;; FTARGET = 0  the last line is not tested if the middle line is one cell
;; FTOP = 0     gravity lets the upper row fall only into row 2
;; FBOTTOM = 0  gravity skips the bottom row
;; FUNDO = 0    B puts the two tiles back in the wrong order
;; FGRAV = 0    B always lifts, as version 1.1
;; FREST = 0    R undoes one removal too few
;; FWRAP = 0    the list of moves has room for 32
;; FREDO = 0    a removal after B keeps what was undone, F removes holes
;; FBORD = 0    F returns past its caller: L does one move, and no border
;; FSAME = 0    tiles of the next kind are selected as equal (carry left over)
;; FLIVE = 0    black comes only if the first tile has no partner
;; FSHORT = 0   boards n and n + 32768 are the same
;; FENTER = 0   ENTER with a hint removes nothing
        org 32768
BOARD   equ 7E00h               ; 8 rows of 16 cells, the outer ones are the ring
MOVES   equ 7D00h               ; two bytes a move: the cells; the kinds are in KINDS
KINDS   equ 7C00h

        ld a,PAPER*8
        ld (5C8Dh),a
        call 0D6Bh
        ld hl,(5C76h)
        ld a,h
        or l
        jr nz,deal
newrnd: ld hl,(5C78h)
        ld a,(5C7Ah)
        rrca
        xor h
        ld h,a
        or l
        jr z,newrnd
deal:   ld (num),hl
        ld ix,state
        xor a
        ld (ix+0),a             ; moves done
        ld (ix+1),a             ; moves known
        ld (ix+2),a             ; selected cell
        ld (ix+3),a             ; cheated
        ld (ix+4),a             ; first cell of the shown pair
        ld (ix+6),11h           ; cursor
        ld hl,BOARD
clear:  ld (hl),0
        inc l
        jp p,clear
        ld l,11h
        ld c,84
fill:   ld a,c
        add a,3
        rrca
        rrca
        and 31
        ld (hl),a
        call right
        dec c
        jr nz,fill
; 84 swaps of each cell with a random cell
        ld de,(num)
        ld l,11h
swap:   call random
        and 7Fh
        ld c,a
        and 15
        dec a
        cp 14
        jr nc,swap
        ld a,c
        sub 16
        cp 96
        jr nc,swap
        ld b,h
        ld a,(bc)
        push af
        ld a,(hl)
        ld (bc),a
        pop af
        ld (hl),a
        call right
        jr nc,swap
board:  call border
show:   ld a,2
        call 1601h
        ld l,(ix+6)
        ld h,BOARD/256
        ld c,(hl)
        ld l,11h
cell:   ld a,22
        rst 16
        ld a,l
        and 70h
        rrca
        rrca
        rrca
        add a,TOP-2
        rst 16
        ld a,l
        and 15
        dec a
        add a,a
        add a,COL
        rst 16
        ld a,(hl)
        ld b,PAPER*8
        or a
        jr z,plain
        cp c
        jr nz,plain
        ld b,ALIKE
plain:  ld a,l
        cp (ix+2)
        jr nz,nosel
        ld b,SELECT
nosel:  cp (ix+6)
        jr nz,nocur
        ld b,BAR
nocur:  cp (ix+4)
        jr z,shown
        cp (ix+5)
        jr nz,noshow
        ld a,(ix+4)
        or a
        jr z,noshow
shown:  set 7,b
noshow: ld a,b
        ld (5C8Fh),a
        ld a,(hl)
        or a
        jr z,blank
        add a,143-32
blank:  add a,32
        rst 16
        call right
        jr nc,cell
        ld a,22
        rst 16
        ld a,20
        rst 16
        xor a
        rst 16
num     equ $+1
        ld bc,0
        call 2D2Bh
        call 2DE3h
        ld a,6                  ; the comma's control code clears up to column 16
        rst 16

up1:    call 28Eh               ; wait until no key is pressed, then for a key
        inc e
        jr nz,up1
down1:  halt
        call 28Eh
        jr nz,down1
        call 31Eh
        jr nc,down1
        ld c,a
        ld a,b
        cp 27h                  ; CAPS SHIFT
        jr nz,nocaps
        set 7,c
nocaps: ld hl,table
try:    ld a,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr z,found
        inc a
        jr nz,try
        jr up1
found:  ld b,(ix+4)
        ld a,(ix+5)
        ld (second+1),a
        ld a,c
        cp 'H'
        jr z,keep
        ld (ix+4),0
        ld (ix+5),0
keep:   ld hl,board
        push hl
        push de
        ld l,(ix+6)
        ld h,BOARD/256
        ret

table:  defb 0B5h
        defw left
        defb 0B6h
        defw down
        defb 0B7h
        defw up
        defb 0B8h
        defw goright
        defb 0B0h
        defw toggle
        defb 13
        defw enter
        defb 'H'
        defw hint
        defb 'N'
        defw newb
        defb 'S'
        defw choose
        defb 'B'
        defw back
        defb 'F'
        defw forward
        defb 'R'
        defw restart
        defb 'L'
        defw latest
        defb 255

; The next tile cell from L in row-major order; carry at the end
right:  inc l
        ld a,l
        and 15
        cp 15
        jr nz,right1
        inc l
        inc l
right1: ld a,l
        cp 71h
        ccf
        ret

goright:
        ld a,l
        if STOP
        and 15
        cp 14
        ret z
        inc l
        else
        call right
        jr nc,put
        ld l,11h
        endif
put:    ld (ix+6),l
nobord: pop hl
        jp show
left:   dec l
        ld a,l
        and 15
        if STOP
        ret z
        jr put
        else
        jr nz,put
        dec l
        dec l
        ld a,l
        cp 16
        jr nc,put
        ld l,6Eh
        jr put
        endif
up:     ld a,l
        sub 16
        ld l,a
        cp 16
        jr nc,put
        if STOP
        ret
        else
        add a,60h
        dec a
        and 15
        jr nz,up2
        ld a,14
up2:    or 60h
        ld l,a
        jr put
        endif
down:   ld a,l
        add a,16
        ld l,a
        cp 70h
        jr c,put
        if STOP
        ret
        else
        and 15
        cp 14
        jr nz,down2
        xor a
down2:  add a,11h
        ld l,a
        jr put
        endif

newb:   pop hl
        jp newrnd
toggle: ld a,(mode)
        xor 0C9h
        ld (mode),a
        jr newb
choose: pop hl
        res 5,(iy+1)
        ret                     ; BASIC asks

random: push hl                 ; DE = 257 * DE + 4D35h; A is random
        ld h,e
        ld l,0
        add hl,de
        ld bc,4D35h
        add hl,bc
        ex de,hl
        ld a,d
        if !FSHORT
        rlca
        endif
        xor e
        pop hl
        ret

        include "moves_rules.asm"
