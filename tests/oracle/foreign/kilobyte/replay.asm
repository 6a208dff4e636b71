; Shisen in 1 KB in one BASIC line. The display file is the board: the first pixel row of a cell
; is the tile's kind and is seen as a mark over its letter. The middle third has a frame, a ring and
; 6 rows. A step back deals the board again and repeats the moves. Interrupts stay off.
;; REFUSE = 0   a second tile that cannot go: 0 deselects, 1 takes the selection, 2 is ignored
;; PREC = 0     0 red before white and black; 1 black, red, white; 2 white, black, red
;; OVER = 0     a number above 65535: 0 is asked again, 1 is taken modulo 65536
;; CARRY = 0    the selection is kept by B, F, R, L if the cell holds a tile
;; EMPTY = 0    B, F, R, L without effect are cheating, too
;; NORMAL = 38h
;; LIKE = 68h
;; PICK = 0B0h
;; POINT = 0Fh
;; SHOW = 0D8h
;; FLEVEL = 0   four segments
;; FLEVEL2 = 0  two segments
;; FLIMIT = 0   the ring has no top row, and its bottom row leads back to the top
;; FWALL = 0    the right wall stands in the ring
;; FDROP = 0    the holes are closed in the order of selection
;; FSKIP = 0    gravity leaves the tile of the top row
;; FCOUNT = 0   repeats are one move short after 32 moves
;; FSTALE = 0   gravity is toggled without a new board
;; FONE = 0     F goes to the last move
;; FTEN = 0     numbers with 5 digits lose the first digit (the printed number only)
;; FZERO = 0    board 0 is allowed
;; FKIND = 0    the hints compare no kinds
;; FTONE = 0    the tone resets the border to black until the next change
;; FTRUNC = 0   a removal after B keeps the old end
;; FCLEAR = 0   marks of the flood before stay above the tile
;; FMARK = 0    the highlight is one kind too far after kind 16
        org 23774
MOVES   equ 6F00h
MARKS   equ 5Bh                 ; page of the flood's turn counts
PAGE    equ 48h

        di
        ld hl,4000h
        ld de,4001h
        ld bc,17FFh
        ld (hl),l
        ldir
        inc hl
        inc de
        ld bc,02FFh
        ld (hl),NORMAL
        ldir
        ld hl,PAGE*256+7
        ld de,16+1-FWALL
        ld c,15+FWALL
frame:  ld (hl),255
        add hl,de
        ld (hl),255
        ld a,l
        add a,c
        ld l,a
        jr nc,frame
newrnd: call rnd
        ld a,r
        xor h
        ld h,a
        or l
        jr z,newrnd
newnum: ld (num+1),hl
        xor a
        ld (done),a
        ld (known),a
        ld (cheat),a
        ld (sel),a
        ld (hint),a
        ld a,41
        ld (cur),a
repeat: call deal
        ld a,(done)
        if FCOUNT
        cp 32
        jr c,rep0
        dec a
rep0:
        endif
        or a
        jr z,change
        ld b,a
        ld hl,MOVES
rep1:   ld e,(hl)
        inc l
        ld d,(hl)
        inc l
        push hl
        ld c,d
        call take
        pop hl
        djnz rep1
change:
        if CARRY
        ld hl,(sel)
        ld h,PAGE
        ld a,(hl)
        or a
        call z,ent3
        endif
        ld b,14*6               ; letters of all cells
        ld hl,PAGE*256+40
draw:   call after
        ld a,(hl)
        or a
        jr z,draw1
        add a,32
draw1:  add a,32
        ld d,h
        ld e,l
        call putch
        djnz draw
        ld de,50E0h
        ld (column),de
num:    ld hl,0
        call decim
        call colour
        if FTONE
        ld hl,bord
        cp (hl)
        jr z,main
        endif
        ld (bord),a
        out (254),a
main:   call paint
key:    call getkey
        ld hl,hint
        ld b,(hl)
        ld (hl),0
        ld hl,main
        push hl
        ld hl,table
look:   ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc c
        ret z
        dec c
        cp c
        jr nz,look
        ld hl,(cur)
        ld h,PAGE
        push de
        ret

table:  defb 8
        defw left
        defb 9
        defw right
        defb 10
        defw down
        defb 11
        defw up
        defb 12
        defw toggle
        defb 13
        defw enter
        defb 'h'
        defw help
        defb 'n'
        defw new
        defb 's'
        defw choose
        defb 'b'
        defw back
        defb 'f'
        defw forw
        defb 'r'
        defw rest
        defb 'l'
        defw last
        defb 255

; The ROM's keyboard routine, 50 times a second
getkey: push hl
        push de
        push bc
gk1:    call 2BFh
        ld bc,2200
gk2:    dec bc
        ld a,b
        or c
        jr nz,gk2
        bit 5,(iy+1)
        jr z,gk1
        res 5,(iy+1)
        ld a,(5C08h)
        cp 64
        jr c,gk3
        or 32
gk3:    pop bc
        pop de
        pop hl
        ret

; Carry if L is a cell of the board
inside: ld a,l
        and 31
        sub 9
        cp 14
        ret nc
        ld a,l
        sub 32
        cp 192
        ret

left:   ld c,255
        defb 21h                ; ld hl,nn: skips ld c,n
right:  ld c,1
        defb 21h
down:   ld c,32
        defb 21h
up:     ld c,224
        ld hl,(cur)
        call step
        ld a,l
        ld (cur),a
        ret
after:  ld c,1
step:   ld a,l
        add a,c
        ld l,a
        call inside
        jr nc,step
        ret

toggle: ld hl,mode
        ld a,(hl)
        xor 0C9h
        ld (hl),a
        if FSTALE
        ret
        endif
new:    pop bc
        jp newrnd

choose: pop bc
        ld hl,50E0h
        ld de,50E1h
choose1:
        ld b,8
ch0:    push hl
        ld c,7
ch1:    ld (hl),0
        inc l
        dec c
        jr nz,ch1
        pop hl
        inc h
        djnz ch0
        ld hl,0
        ld de,50E0h
ch2:    ld a,'L'
        call putch
        ld a,NORMAL+80h
        call shade
        call getkey
        push af
        ld a,32
        call putch
        ld a,NORMAL
        call shade
        pop af
        cp 12
        jr z,again
        cp 13
        jr z,ch3
        sub 48
        cp 10
        jr nc,ch2
        ld b,a
        ld a,e
        cp 0E5h
        jr nc,ch2
        ld a,b
        add a,48
        call putch
        inc e
        push de
        ld d,h
        ld e,l
        ld a,b
        ld b,9
ch4:    add hl,de
        if !OVER
        jr c,over
        endif
        djnz ch4
        ld e,a
        ld d,0
        add hl,de
        if !OVER
        jr c,over
        endif
        pop de
        jr ch2
over:   pop de
again:  ld bc,0
        push bc
        jr choose
ch3:    ld a,h
        or l
        if !FZERO
        jr z,again
        endif
        jp newnum
shade:  push de
        ld d,5Ah
        ld (de),a
        pop de
        ret

; HL in decimal at DE; 5 digits, leading zeros as spaces
decim:  ld c,0
        exx
        ld hl,powers
        exx
dec1:   exx
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push de
        ld a,d
        or e
        exx
        pop de
        ret z
        ld b,255
dec2:   inc b
        or a
        sbc hl,de
        jr nc,dec2
        add hl,de
        ld a,b
        or c
        ld a,32
        jr z,dec3
        ld c,48
        if FTEN
        ld a,d
        cp 27h
        ld a,32
        jr z,dec3
        endif
        ld a,b
        add a,c
dec3:   exx
        push hl
        ld hl,(column)
        ex de,hl
        call putch
        inc e
        ld (column),de
        pop hl
        exx
        jr dec1
powers: defw 10000,1000,100,10,1,0
column: defw 0

; The character A in the cell at DE, without the first pixel row
putch:  push hl
        push de
        push bc
        add a,a
        ld l,a
        ld h,0Fh
        add hl,hl
        add hl,hl
        ld b,7
put1:   inc hl
        inc d
        ld a,(hl)
        ld (de),a
        djnz put1
        pop bc
        pop de
        pop hl
        ret

seed:   defw 1
cur:    defw 0
sel:    defb 0
hint:   defb 0
done:   defb 0
known:  defb 0
cheat:  defb 0
bord:   defb 0
pair:   defw 0

        include "replay_rules.asm"
