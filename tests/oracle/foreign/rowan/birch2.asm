; Marks (bit 7) all tiles that can be joined to tile L.
reach:
    ld a,l
    ld (src),a
    ld h,brd/256
    ld a,(hl)
    ld (kind),a
    ld hl,mark
    ld de,mark+1
    ld bc,179
    ld (hl),0
    ldir
    xor a
    ld (nfound),a
    ld hl,queue
    ld (qptr),hl
    ld (qend),hl
    ld a,(src)
    call sideways
    ld a,(src)
    call upright
    call level
    call level
    if F_FOURTH
    call level
    endif
    ret
; Goes through all cells that the last level has found, and turns there.
level:
    ld hl,(qend)
    ld (qlim),hl
lv1:
    ld hl,(qptr)
    ld de,(qlim)
    or a
    sbc hl,de
    ret z
    add hl,de
    ld a,(hl)
    inc hl
    ld e,(hl)
    inc hl
    ld (qptr),hl
    ld hl,lv1
    push hl
    dec e
    jr z,upright
; Walks from cell A to the left and to the right.
sideways:
    ld e,1
    ld d,10
    jr both
; Walks from cell A up and down.
upright:
    ld e,2
    ld d,1
both:
    ld l,a
    push hl
    call ray
    pop hl
    ld a,d
    neg
    ld d,a
; Walks from cell L by steps of D; E is the bit of this direction.
ray:
    ld h,brd/256
ra1:
    ld a,l
    add a,d
    ld l,a
    ld a,(hl)
    or a
    jr nz,ra2
    inc h
    ld a,(hl)
    and e
    ret nz
    ld a,(hl)
    or e
    ld (hl),a
    ld a,l
    ld hl,(qend)
    ld (hl),a
    inc hl
    ld (hl),e
    inc hl
    ld (qend),hl
    ld l,a
    jr ray
ra2:
    ld c,a
    ld a,(kind)
    cp c
    ret nz
    ld a,(src)
    cp l
    ret z
    inc h
    set 7,(hl)
    ld a,1
    ld (nfound),a
    ret

; Shows the next pair.
hint:
    if F_HINTRED
    ld a,2
    ld (cheat),a
    ld (event),a
    call paint
    endif
    ld a,(hon+1)            ; set at the end of the list
    or a
    if HEND
    ret nz
    else
    call nz,nohint
    endif
    ld a,(sel)
    ld (only),a
    call search
    ld hl,0x100
    jr nz,hn1
    ld hl,1
hn1:
    ld (hon),hl
    ret
; Finds the next pair after hi: Z if there is one.
search:
    ld hl,(hi)
    ld a,l
    or a
    jr nz,se2
    if HORD
    ld l,157
    else
    ld l,22
    endif
    ld h,l
se1:
    ld d,brd/256
    ld e,l
    ld a,(de)
    inc a
    cp 2
    jr c,se5
    if F_DUP
    ld h,21
    endif
se2:
    push hl
    call reach
    pop hl
se3:
    if HORD
    dec h
    ld a,h
    cp 22
    jr c,se5
    else
    inc h
    ld a,h
    cp 158
    jr nc,se5
    endif
    if F_NOPATH
    ld d,brd/256
    ld e,h
    ld a,(de)
    ld b,a
    ld e,l
    ld a,(de)
    cp b
    jr nz,se3
    else
    ld d,mark/256
    ld e,h
    ld a,(de)
    rlca
    jr nc,se3
    endif
    ld a,(only)
    or a
    jr z,se4
    cp l
    jr z,se4
    cp h
    jr nz,se3
se4:
    ld (hi),hl
    xor a
    ret
se5:
    if HORD
    dec l
    ld h,l
    ld a,l
    cp 22
    jr nc,se1
    else
    inc l
    ld h,l
    ld a,l
    cp 158
    jr c,se1
    endif
    or 1
    ret

; Finds out whether the game is won (7), stuck (8) or open (0).
judge:
    ld l,22
    ld c,0                  ; number of tiles
jg1:
    ld h,brd/256
    ld a,(hl)
    inc a
    cp 2
    jr c,jg2
    inc c
    push hl
    push bc
    call reach
    pop bc
    pop hl
    ld a,(nfound)
    or a
    ld a,0
    jr nz,jg3
jg2:
    inc l
    ld a,l
    cp 158
    jr c,jg1
    ld a,c
    or a
    ld a,8
    if F_BLACKGRAV
    ld a,(grav)
    rlca
    rlca
    rlca
    endif
    jr nz,jg3
    if F_BLACKWIN = 0
    ld a,7
    endif
jg3:
    ld (stuck),a
    ret
; Sets the colour of the border.
paint:
    ld hl,stuck
    ld de,cheat
    if PREC = 1
    ex de,hl
    endif
    if PREC = 2
    ld hl,event
    ld de,event
    endif
    ld a,(hl)
    or a
    jr nz,pa1
    ld a,(de)
    or a
    jr nz,pa1
    ld a,5
pa1:
    and 7
    ld (border),a
    out (254),a
    ret

; Finds snapshot A: DE is its address.
snapshot:
    ld hl,snaps
    ld de,180
    or a
    jr z,sn2
    ld b,a
sn1:
    add hl,de
    djnz sn1
sn2:
    ex de,hl
    ret
undo:
    if F_UNDOWIN
    ld a,(stuck)
    cp 7
    ret z
    endif
    ld a,(hpos)
    or a
    jr z,nothing
    if F_UNDOTWICE
    call bring
    ld hl,hpos
    dec (hl)
    ret
    endif
    dec a
    jr goto
redo:
    ld a,(hpos)
    ld hl,hlen
    cp (hl)
    jr z,nothing
    inc a
    jr goto
restart:
    ld a,(hpos)
    or a
    jr z,nothing
    xor a
    jr goto
latest:
    ld a,(hlen)
    ld hl,hpos
    cp (hl)
    jr z,nothing
goto:
    ld (hpos),a
bring:
    call copy
cheated:
    ld a,2
    ld (cheat),a
    ld (event),a
    call judge
    call paint
unselect:
    xor a
    ld (sel),a
    if F_HINTKEPT
    ret
    endif
    jp nohint
nothing:
    if CHEAT0
    jr cheated
    else
    jr unselect
    endif
copy:
    call snapshot
    ld hl,brd
    ex de,hl
    ld bc,180
    ldir
    ret
    include "birch3.asm"
