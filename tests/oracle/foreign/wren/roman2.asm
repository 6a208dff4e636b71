; roman, second part: pairs, ways, printing
unpick: ld a,255                ; no pair is shown
        ld (pa),a
        ld (pb),a
        ret
tile:   ld l,a
        ld h,brd/256
        ld a,(hl)
        or a
        ret
; Pairs by their distance in the row by row order: neighbours first.
pfirst: ld a,1
        ld (far),a
        ld a,255
        ld (pa),a
        ret
; Z and pa, pb = the next pair; NZ = none, A = 255
pnext:  ld hl,pa
        inc (hl)
        ld a,(far)
        add a,(hl)
        cp 84
        jr c,pnext1
        ld (hl),255
        ld hl,far
        inc (hl)
        ld a,(hl)
        cp 84                   ;@r-far: cp 66
        jr nz,pnext
        call unpick
        or a
        ret
pnext1: ld (pb),a
        ld e,a
        call tile
        jr z,pnext
        ld b,a
        ld a,(pa)
        ld d,a
        call tile
        cp b
        jr nz,pnext
        ld a,(pick)
        cp 255                  ;@r-nopick: cp a
        jr z,pnext2
        cp d
        jr z,pnext2
        cp e
        jr nz,pnext
pnext2: call link
        jr nz,pnext
        xor a
        ret
; Z if pa and pb can be linked. From pa in each direction step by step, and from each place
; to pb by at most one turn. Places are rows 0 to 7 and columns 0 to 15 here.
link:   ld a,(pa)
        call tile
        ld (kindab),a
        ld (hl),0
        ld a,l
        call rowcol
        ld (ay),bc
        ld a,(pb)
        call tile
        ld (hl),0
        ld a,l
        call rowcol
        ld (by),bc
        ld hl,0x0001
        call ray
        jr z,linked
        ld hl,0x00ff
        call ray
        jr z,linked
        ld hl,0x0100
        call ray
        jr z,linked
        ld hl,0xff00
        call ray
linked: push af
        ld a,(kindab)
        ld c,a
        ld a,(pa)
        call tile
        ld (hl),c
        ld a,(pb)
        call tile
        ld (hl),c
        pop af
        ret
; Z if from a place on the ray with step H (row), L (column)
ray:    ld bc,(ay)
ray1:   push hl
        push bc
        ld de,(by)
        call line               ; vertical first
        pop de
        push de
        jr z,ray2
        ld bc,(by)              ; and the other way round
        call line
ray2:   pop bc
        pop hl
        ret z
        ld a,b
        add a,h
        ld b,a
        cp 8                    ;@r-row7: cp 7
        jr nc,ray9
        ld a,c
        add a,l
        ld c,a
        cp 16
        jr nc,ray9
        push hl
        call empty
        pop hl
        jr z,ray1
ray9:   or 1
        ret
; Z if free from B,C to row D, then to column E.
line:   call empty
        ret nz
        ld a,b
        cp d
        jr z,line3
        jr c,line2
        dec b
        jr line
line2:  inc b                   ;@r-turn: inc b | ld a,b | cp d | jr z,line3
        jr line
line3:  ld a,c
        cp e
        ret z
        jr c,line4
        dec c
        jr line5
line4:  inc c
line5:  call empty
        ret nz
        jr line3
empty:  ld a,b
        dec a
        cp 6
        jr nc,outer
        ld a,c
        dec a
        cp 14                   ;@r-col0: cp 255
        jr nc,outer
        ld a,b
        dec a
        add a,a
        ld l,a
        add a,a
        add a,a
        add a,a
        sub l
        add a,c
        dec a
        jp tile
outer:  xor a
        ret
rowcol: ld b,0                  ; row B, column C from 1
rowc1:  inc b
        sub 14
        jr nc,rowc1
        add a,15
        ld c,a
        ret
rnd:    ld hl,(seed)            ; seed * 33 + 4099
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,4099
        add hl,de
        ld (seed),hl
        ret
rnd84:  call rnd
        ld a,h
rnd84a: sub 84
        jr nc,rnd84a
        add a,84
        ret
getkey: ld hl,23611
getk1:  bit 5,(hl)
        jr z,getk1
        res 5,(hl)
        ld a,(23560)
        cp 65
        ret c
        or 32
        ret
; Border: black without moves, red after cheating, white if won.
border: ld a,(stuck)
        or a
        jr z,bord1
        ld a,(done)
        cp 42
        ld a,0
        jr nz,bord2             ;@r-stuckw:
bord1:  ld a,(red)
        or a
        ld a,2
        jr nz,bord2
        ld a,(done)
        cp 42
        ld a,7
        jr z,bord2
        ld a,5
bord2:  jp 0x229b               ; the ROM's BORDER
forget: ld hl,seen
forg1:  ld (hl),255
        inc l
        jr nz,forg1
        ret
; Print cells that look otherwise than before, then the number.
view:   ld a,2
        call chanop
        ld a,(cur)
        call tile
        ld (lit),a
        ld hl,brd
        ld de,seen
view1:  call look
        ld a,(de)
        cp c
        jr nz,view2
        inc e
        ld a,(de)
        dec e
        cp (hl)
        jr z,view3
view2:  ld a,c
        ld (de),a
        inc e
        ld a,(hl)
        ld (de),a
        dec e
        push hl
        push de
        call cell
        pop de
        pop hl
view3:  inc e
        inc e
        inc l
        ld a,l
        cp 84
        jr nz,view1
        ld a,0x38
        ld (23695),a
        ld (23693),a
        ld a,1                  ;@at21: ld a,2
        call chanop
        ld a,22
        rst 16
        ld a,1                  ;@at21: ld a,21
        rst 16
        xor a
        rst 16
        ld bc,(num)
        call 0x2d2b             ; STACK-BC ;@r-outnum: call 0x1a1b
        call 0x2de3             ; PRINT-FP ;@r-outnum:
        ld b,5
view4:  ld a,' '
        rst 16
        djnz view4
        call border             ;@r-late: nop
        ret
; C = look of the cell L: colours, and INVERSE in bit 3
look:   ld c,0x30
        ld a,(hl)
        or a
        jr z,look5
        ld c,0x31
        ld a,(lit)
        cp (hl)
        jr nz,look1
        ld c,0x72               ; the kind under the cursor: bright, red
look1:  ld a,(pick)
        cp l
        jr nz,look2
        ld c,0x21               ; selected: green paper
look2:  ld a,(pa)
        cp l
        jr z,look3
        ld a,(pb)
        cp l
        jr nz,look5
look3:  set 7,c                 ; shown: flashing
look5:  ld a,(cur)
        cp l
        ret nz
        set 3,c
        ret
cell:   ld b,(hl)
        push bc
        ld a,l
        call rowcol
        ld a,22                 ; AT 3 * row, 2 * column + 1
        rst 16
        ld a,b
        add a,a
        add a,b
        rst 16
        ld a,c
        add a,a
        inc a
        rst 16
        pop bc
        ld a,16                 ; INK
        rst 16
        ld a,c
        and 7
        rst 16
        ld a,17                 ; PAPER
        rst 16
        ld a,c
        rrca
        rrca
        rrca
        and 6
        rst 16
        ld a,18                 ; FLASH
        rst 16
        ld a,c
        rlca
        and 1
        rst 16
        ld a,19                 ; BRIGHT
        rst 16
        ld a,c
        rlca
        rlca
        and 1
        rst 16
        ld a,20                 ; INVERSE
        rst 16
        ld a,c
        rrca
        rrca
        rrca
        and 1
        rst 16
        ld a,b
        or a
        jr z,cell2
        add a,143               ;@r-udg: and 15 | add a,144
        rst 16
        jr cell3
cell2:  ld a,' '
        rst 16
cell3:  ld a,20
        rst 16
        xor a
        rst 16
        ret
message: ld a,2
        call chanop
        ld hl,wintxt
        ld a,(done)
        cp 42
        jr z,mess1
        ld hl,endtxt
        ld a,(stuck)
        or a
        jr nz,mess1
        ld hl,notxt
mess1:  ld a,(hl)
        inc hl
        cp 255
        ret z
        rst 16
        jr mess1
wintxt: defb 22,0,0,16,0,17,7,18,0,19,0,20,0,"All gone: you win!",255
endtxt: defb 22,0,0,16,0,17,7,18,0,19,0,20,0,"No more moves.    ",255
notxt:  defb 22,0,0,16,0,17,7,18,0,19,0,20,0,"                  ",255
cur:    defb 35
pick:   defb 255
pa:     defb 255
pb:     defb 255
far:    defb 1
done:   defb 0
kept:   defb 0
red:    defb 0
stuck:  defb 0
grav:   defb 1
lit:    defb 0
kindab: defb 0
seed:   defw 0
ay:     defw 0
by:     defw 0
udgs:
