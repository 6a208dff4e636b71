; Shisen in 1 KB for a tape with the code in a REM line. The history is a list of whole boards, the
; path is searched by recursion, letters and numbers are printed by the ROM, S uses the ROM's editor.
; Lines of the form ";; NAME = value" are switches: kilobyte.py sets them. Names with F are faults.
;; WRAP = 1     the cursor wraps at the edges
;; BAD = 0      a second tile that cannot go: 0 is the new selection, 1 is ignored, 2 deselects
;; RED = 1      red has precedence over white and black
;; TOP = 2
;; COL = 2
;; GAP = 2      columns between two tiles
;; AGAIN = 1    H after the last pair begins again at once with the next press
;; IDLE = 0     B, F, R, L without effect are cheating, too
;; KEEP = 0     B, F, R, L keep the selection
;; CURS = 58h
;; SAME = 30h
;; FRIGHT = 0   the ring has no right column
;; FBOT = 0     the ring has no bottom row
;; FSEG = 0     four segments
;; FORDER = 0   the two holes are closed in the order of selection
;; FFALL = 0    the top row is not cleared by gravity
;; FPAGE = 0    the high byte of the history's address loses a carry
;; FLAST = 0    a removal after B keeps the old end of the history
;; FCHEAT = 0   a new board stays red
;; FSEL = 0     the selection stays after a removal
;; FHINT = 0    the hints begin with the second tile
;; FONLY = 0    the hints ignore the selection
;; FKEEP = 0    with KEEP the selection also stays where no tile is left
;; FPRINT = 0   the number is printed by the routine for line numbers
;; FDARK = 0    a dead board is found only when fewer than 12 tiles are left
        org 23760
BOARD   equ 6400h               ; rows of 16 cells and a wall; a wall row above and below
FIRST   equ 35
CELLS   equ 99                  ; from the first to the last tile
HIST    equ 6500h

        call 0D6Bh
newrnd: ld hl,(5C78h)
        ld a,h
        or l
        jr nz,newnum
        inc l
newnum: ld (number+1),hl
        push hl
        ld hl,BOARD
        ld b,170
clr1:   ld (hl),255
        inc l
        djnz clr1
        ld l,17
        ld c,8-FBOT
clr2:   ld b,16-FRIGHT
clr3:   ld (hl),0
        inc l
        djnz clr3
        if FRIGHT
        inc l
        endif
        inc l
        dec c
        jr nz,clr2
        ld hl,5B00h
        ld b,84
fill:   ld a,b
        dec a
        rrca
        rrca
        and 31
        inc a
        ld (hl),a
        inc l
        djnz fill
        pop de
        ld l,83
shuf:   push hl
        ld h,d
        ld l,e
        add hl,hl
        add hl,hl
        add hl,de
        ld bc,7919
        add hl,bc
        ex de,hl
        pop hl
        ld b,l
        inc b
        xor a
        ld c,a
mul:    add a,d
        jr nc,mul1
        inc c
mul1:   djnz mul
        ld b,h
        ld a,(bc)
        ex af,af'
        ld a,(hl)
        ld (bc),a
        ex af,af'
        ld (hl),a
        dec l
        jr nz,shuf
        ld de,BOARD+FIRST
        ld a,6
copy:   ld bc,14
        ldir
        inc e
        inc e
        inc e
        dec a
        jr nz,copy
        ld hl,vars
        ld b,varend-vars
zero:   ld (hl),a
        inc hl
        djnz zero
        call save
change: ld a,2
        call 1601h
        ld hl,BOARD+FIRST
        ld b,TOP
pr1:    ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,COL
        rst 16
        ld c,14
pr2:    ld a,(hl)
        or a
        jr z,pr3
        add a,32
pr3:    add a,32
        rst 16
        if GAP=2
        ld a,32
        rst 16
        endif
        inc l
        dec c
        jr nz,pr2
        inc l
        inc l
        inc l
        inc b
        inc b
        if GAP=2
        inc b
        endif
        ld a,l
        cp FIRST+102
        jr nz,pr1
        ld a,22
        rst 16
        ld a,21
        rst 16
        xor a
        rst 16
number: ld bc,0
        if FPRINT
        call 1A1Bh
        else
        call 2D2Bh
        call 2DE3h
        endif
        ld b,5
pr4:    ld a,32
        rst 16
        djnz pr4
        call border
main:   call attrs
        ld hl,main
        push hl
wait:   bit 5,(iy+1)
        jr z,wait
        res 5,(iy+1)
        ld a,(5C08h)
        cp 65
        jr c,small
        or 32
small:   ld c,a
        ld hl,hint
        ld b,(hl)
        ld (hl),0
        ld hl,keys
nextk:  ld a,(hl)
        or a
        ret z
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr nz,nextk
        push de
        ret

keys:   defb 8
        defw left
        defb 9
        defw right
        defb 10
        defw down
        defb 11
        defw up
        defb 12
        defw delete
        defb 13
        defw enter
        defb 'n'
        defw new
        defb 's'
        defw choose
        defb 'h'
        defw help
        defb 'b'
        defw back
        defb 'f'
        defw forw
        defb 'r'
        defw rest
        defb 'l'
        defw lastm
        defb 0

down:   ld hl,cy
        ld c,6
        jr more
right:  ld hl,cx
        ld c,14
more:   inc (hl)
        ld a,(hl)
        cp c
        ret nz
        if WRAP
        ld (hl),0
        else
        dec (hl)
        endif
        ret
up:     ld hl,cy
        ld c,5
        jr less
left:   ld hl,cx
        ld c,13
less:   dec (hl)
        ret p
        if WRAP
        ld (hl),c
        else
        inc (hl)
        endif
        ret

delete: ld a,(grav)
        xor 1
        ld (grav),a
new:    pop hl
        jp newrnd

choose: call 16BFh
        call 0D6Eh
        ld bc,1
        defb 0F7h
        ld (hl),13
        ld (5C5Bh),hl
        set 5,(iy+55)
        call 0F2Ch
        res 5,(iy+55)
        ld hl,(5C61h)
        ld (5C5Dh),hl
        rst 24
        call 2C9Bh
        call 2DA2h
        jr c,choose
        ld a,b
        or c
        jr z,choose
        push bc
        call 16BFh
        call 0D6Eh
        pop hl
        pop bc
        jp newnum

        include "copies_rules.asm"
