; Shisen in 1 KB in a string variable of a BASIC program of one line. Tiles never move in memory:
; each has the number of the move that removed it, and the board is built from that, so going
; back is only a smaller number. Tiles are two characters on a chequered board.
;; NOTFIT = 0   a second tile that cannot go: 0 takes the selection, 1 is ignored, 2 deselects
;; FIRSTRED = 1 red before white and black, else after them
;; LINES = 2    rows of characters per row of tiles
;; ROWT = 4
;; COLT = 2
;; MARK = '<'
;; PAPA = 30h
;; PAPB = 38h
;; EDGE = 0     0: the cursor stops at the edges, 1: it wraps
;; SKIP = 0     H continues after an arrow key from the shown pair
;; SILENT = 0   no sound in 1: a long tone
;; FTURN = 0    three turns
;; FTURN1 = 0   one turn
;; FCOL = 0     paths cannot use the right column of the ring
;; FROW = 0     paths cannot use the top row of the ring
;; FOLD = 0     removed tiles of the future stay removed (no truncation of the times)
;; FEQUAL = 0   B shows the tile that was removed last but not its partner
;; FGAP = 0     gravity skips the bottom row
;; FBOTH = 0    B, F, R, L and what follows ignore gravity
;; FALIVE = 0   the number of known moves of the board before is kept
;; FWON = 0     the board is won with 41 removals
;; FSTEP = 0    L goes one move too few
;; FORDER4 = 0  the hints repeat the first pair
;; FSELF = 0    the selected tile cannot be deselected
;; FHOLE = 0    an empty cell can be selected
;; FRAND = 0    N repeats the board
;; FHIGH = 0    the highlight stays from an earlier cursor
        org 23792
VIEW    equ 6B00h               ; 8 rows of 16 cells: number of the tile or 0
TIME    equ 6C00h               ; 1 to 84: the move that removed it, 255 none
KIND    equ 6D00h

start:  ld hl,(5C76h)           ; SEED: set by RANDOMIZE n
        ld a,h
        or l
        jr nz,newnum
newrnd: ld hl,(5C78h)
        ld a,r
        if FRAND
        ld hl,4660
        ld a,0
        endif
        add a,h
        ld h,a
        or l
        jr z,newrnd
newnum:
        ld (number),hl
        push hl
        ld hl,KIND+84
        ld b,84
fill:   ld a,b
        dec a
        rrca
        rrca
        and 31
        ld (hl),a
        dec h
        ld (hl),255
        inc h
        dec l
        djnz fill
        pop de
        ld l,84
mix:    push hl                 ; DE = 3 * DE + a byte of the ROM + 101
        ld h,d
        ld l,e
        add hl,hl
        add hl,de
        res 7,d
        res 6,d
        ld a,(de)
        add a,101
        ld e,a
        ld d,0
        add hl,de
        ex de,hl
        pop hl
        ld a,d
        xor e
mix1:   sub l
        jr nc,mix1
        add a,l
        inc a
        ld c,a
        ld b,h
        ld a,(bc)
        push af
        ld a,(hl)
        ld (bc),a
        pop af
        ld (hl),a
        dec l
        jr nz,mix
        ld hl,row
        ld b,8
        xor a
        if FALIVE
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        inc hl
        ld b,4
        endif
mix2:   ld (hl),a
        inc hl
        djnz mix2
        ld hl,0101h
        ld (row),hl
        call 0D6Bh
change: call build
        call border
main:   call draw
wait:   ld b,12
wait1:  push bc
        halt
        call 28Eh
        pop bc
        inc e
        jr z,wait2
        djnz wait1
        ld a,(lastk)
        cp 12
        jr nc,wait
wait2:  halt
        call 28Eh
        jr nz,wait2
        call 31Eh
        jr nc,wait2
        ld c,0
        dec d
        ld e,a
        call 333h
        cp 60h
        jr c,upper
        and 5Fh
upper:  ld (lastk),a
        ld hl,main
        push hl
        ld de,(row)             ; D column, E row
        sub 8
        cp 4
        jr c,arrow
        ld hl,hint
        ld c,(hl)
        cp 'H'-8
        jp z,help
        ld (hl),0
        cp 13-8
        jp z,enter
        cp 12-8
        jp z,toggle
        sub 'N'-8
        jp z,new
        ld hl,moves
        ld b,(hl)
        inc hl
        ld c,(hl)               ; B moves done, C known
        sub 'S'-'N'
        jp z,choose
        inc a
        jr z,rest
        add a,'R'-'L'
        jr z,last
        add a,'L'-'F'
        jr z,forw
        add a,'F'-'B'
        ret nz
back:   ld a,b
        dec a
        ret m
        jr goto
last:   ld a,c
        if FSTEP
        cp b
        jr z,goto
        dec a
        cp b
        jr nz,goto
        inc a
        endif
        jr goto
forw:   ld a,b
        inc a
rest:
goto:   ld hl,known
        cp (hl)
        jr z,goto1
        ret nc
goto1:  dec hl
        cp (hl)
        ret z
        ld (hl),a
        ld a,2
        ld (cheat),a
redraw: xor a
        ld (sel),a
        pop hl
        jp change

toggle: ld hl,grav
        inc (hl)
new:    pop hl
        jp newrnd
choose: pop hl
        res 5,(iy+1)
        ret                     ; to BASIC

arrow:
        if !SKIP
        ld hl,hint
        ld (hl),0
        endif
        ld hl,row
        cp 2
        jr nc,arr1
        inc hl                  ; the column
        xor 1
        rrca                    ; carry: left
        ld b,14
        jr arr2
arr1:   rrca                    ; 2 down, 3 up
        ld b,6
arr2:   ld a,(hl)
        jr c,arr3
        cp b
        if EDGE
        jr c,arr4
        xor a
        else
        ret z
        endif
arr4:   inc a
        ld (hl),a
        ret
arr3:   dec a
        jr nz,arr5
        if EDGE
        ld a,b
        else
        ret
        endif
arr5:   ld (hl),a
        ret

help:   ld a,c
        or a
        if !FORDER4
        jr nz,help1
        endif
        ld hl,0101h
        ld (pair),hl
help1:  call next
        sbc a,a
        ld (hint),a
        ret

enter:  ld a,c
        or a
        ld hl,(pair)
        jr nz,remove
        call cell
        ld a,(hl)
        if !FHOLE
        or a
        ret z
        endif
        ld e,a                  ; the tile's number
        ld a,(sel)
        if !FSELF
        cp e
        jr z,desel
        endif
        or a
        jr z,pick
        ld l,a
        ld h,e
        push de
        push hl
        call join
        pop hl
        pop de
        jr c,remove
        if NOTFIT=1
        ret
        endif
        if NOTFIT=2
        jr desel
        endif
pick:   ld a,e
        defb 1                  ; ld bc,nn: skips XOR A and NOP
desel:  xor a
        nop
        ld (sel),a
        ret

; Removes the tiles of the numbers L and H
remove: ld a,(moves)
        ld c,a
        if !FOLD
        push hl
        ld hl,TIME+84
cut:    ld a,(hl)
        dec a
        cp c
        jr c,cut1
        ld (hl),255
cut1:   dec l
        jr nz,cut
        pop hl
        endif
        inc c
        ld a,c
        ld (moves),a
        ld (known),a
        ld b,TIME/256
        ld e,l
        ld d,b
        ld (de),a
        ld e,h
        if FEQUAL
        dec a
        jr nz,rem1
        inc a
rem1:
        endif
        ld (de),a
        di
        ld e,16
tone:   ld a,e
        out (254),a
        ld b,e
tone1:  ex (sp),hl
        ex (sp),hl
        djnz tone1
        inc e
        if SILENT=0
        ld a,e
        cp 80
        endif
        jr nz,tone
        ei
        jp redraw

        include "times_rules.asm"
