; The second half of copies.asm: paths, hints, removals, history.

; H: B is 1 if a pair is shown
help:   dec b
        jr z,help1
        ld hl,FIRST+FHINT+(FIRST+FHINT)*256
        ld (pair),hl
help1:  call next
        sbc a,a
        and 1
        ld (hint),a
        ret

; The next pair after (pair): carry if there is one
next:   ld hl,(pair)
next1:  inc h
        ld a,h
        cp FIRST+CELLS
        jr c,next2
        inc l
        ld a,l
        cp FIRST+CELLS
        ret nc
        ld h,l
        jr next1
next2:  ld (pair),hl
        ld a,(sel)
        if FONLY
        xor a
        endif
        or a
        jr z,next3
        cp h
        jr z,next3
        cp l
        jr nz,next1
next3:  ld e,h
        call joined
        ld hl,(pair)
        jr nc,next1
        ret

; Carry if the tiles at L and E can be removed together
joined: ld h,BOARD/256
        ld d,h
        ld a,(de)
        cp (hl)
        jr nz,no
        dec a
        cp 21
        ret nc
        ld b,3+FSEG
reach:  ld d,1
rdir:   push hl
rstep:  ld a,l
        add a,d
        ld l,a
        cp e
        jr z,rfound
        ld a,(hl)
        or a
        jr nz,rstop
        dec b
        jr z,rlast
        push de
        call reach
        pop de
        jr c,rfound
rlast:  inc b
        jr rstep
rfound: pop hl
        scf
        ret
rstop:  pop hl
        ld a,d
        neg
        ld d,a
        jp m,rdir
        add a,16
        ld d,a
        cp 33
        jr nz,rdir
no:     or a
        ret

; The cell of the cursor in L, its tile in A
cursor: ld a,(cy)
        ld l,a
        add a,a
        add a,a
        add a,a
        add a,a
        add a,l
        ld hl,cx
        add a,(hl)
        add a,FIRST
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        or a
        ret

enter:  dec b
        ld bc,(pair)
        jr z,remove
        call cursor
        ret z
        ld a,(sel)
        ld e,a
        or a
        jr z,pick
        cp l
        jr z,unpick
        push hl
        push de
        call joined
        pop bc
        pop hl
        ld b,l
        jr c,remove
        if BAD=1
        ret
        endif
        if BAD=2
        jr unpick
        endif
pick:   ld a,l
        defb 1Eh                ; ld e,n: skips the XOR A
unpick: xor a
        ld (sel),a
        ret

; Removes the tiles at C and B
remove: ld a,b
        if !FORDER
        cp c
        jr nc,rem1
        ld b,c
        ld c,a
        endif
rem1:   ld l,c
        call hole
        ld l,b
        call hole
        ld de,25
        ld hl,600
        call 3B5h
        ld hl,moves
        inc (hl)
        ld a,(hl)
        inc hl
        if FLAST
        cp (hl)
        jr c,rem2
        endif
        ld (hl),a
rem2:   call save
        if !FSEL
        call unpick
        endif
redraw: pop hl
        jp change

hole:   ld h,BOARD/256
        ld (hl),0
        ld a,(grav)
        rra
        ret c
fall:   ld a,l
        sub 17
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        ld a,l
        cp FIRST+FFALL*17
        jr nc,fall
        ret

; The history: the board after (moves) removals
histad: ld a,(moves)
        inc a
        ld hl,HIST-102
        ld bc,102
hist1:
        if FPAGE
        ld d,a
        ld a,l
        add a,c
        ld l,a
        ld a,d
        jr nc,hist2
        bit 4,h
        jr nz,hist2
        inc h
hist2:
        else
        add hl,bc
        endif
        dec a
        jr nz,hist1
        ld de,BOARD+34
        ret
save:   call histad
        ex de,hl
        ldir
        ret

back:   ld hl,moves
        ld a,(hl)
        dec a
        jp m,none
        jr go
forw:   ld hl,(moves)
        ld a,l
        cp h
        jr z,none
        inc a
        jr go
rest:   xor a
        jr same
lastm:  ld a,(last)
same:   ld hl,moves
        cp (hl)
        jr z,none
go:     ld (moves),a
        call histad
        ldir
        call cheats
        if KEEP
        ld a,(sel)
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        or a
        if !FKEEP
        call z,unpick
        endif
        else
        call unpick
        endif
        jr redraw
none:
        if !IDLE
        ret
        endif
        call cheats
        jr redraw
cheats: ld a,1
        ld (cheat),a
        ret

border:
        if RED
        ld a,(cheat)
        add a,a
        jr nz,bord1
        endif
        ld a,(moves)
        cp 42
        ld a,7
        jr z,bord1
        if FDARK
        ld a,(moves)
        cp 36
        jr c,bord2
        endif
        ld hl,sel
        ld c,(hl)
        ld (hl),0
        push bc
        ld hl,FIRST+FHINT+(FIRST+FHINT)*256
        ld (pair),hl
        call next
        pop bc
        ld a,c
        ld (sel),a
        ld a,0
        jr nc,bord1
bord2:
        if !RED
        ld a,(cheat)
        add a,a
        jr nz,bord1
        endif
        ld a,5
bord1:  jp 229Bh

attrs:  call cursor
        ld c,a                  ; the kind that is marked
        ld b,l
        ld hl,BOARD+FIRST
        ld de,5800h+TOP*32+COL
        ld ixh,6
attr0:  ld ixl,14
attr1:  push bc
        ld a,(hl)
        or a
        ld a,38h
        jr z,attr2
        ld a,(hl)
        cp c
        ld a,38h
        jr nz,attr2
        ld a,SAME
attr2:  ld c,a
        ld a,(sel)
        cp l
        jr nz,attr3
        ld a,c
        xor 2
        ld c,a
attr3:  ld a,(hint)
        or a
        jr z,attr4
        ld a,(pair)
        cp l
        jr z,attr5
        ld a,(pair+1)
        cp l
        jr nz,attr4
attr5:  set 7,c
attr4:  ld a,b
        cp l
        ld a,c
        jr nz,attr6
        and 87h
        or CURS
attr6:  ld (de),a
        pop bc
        inc de
        if GAP=2
        inc de
        endif
        inc l
        dec ixl
        jr nz,attr1
        inc l
        inc l
        inc l
        ld a,e
        add a,GAP*32+32-14*GAP
        ld e,a
        jr nc,attr7
        inc d
attr7:  dec ixh
        jr nz,attr0
        ret
grav:   defb 0
vars:
cx:     defb 0
cy:     defb 0
sel:    defb 0
hint:   defb 0
moves:  defb 0
last:   defb 0
        if !FCHEAT
cheat:  defb 0
        endif
varend:
        if FCHEAT
cheat:  defb 0
        endif
pair:   defw 0
