; Finds out whether tiles L and H can be joined: C is set if so.
; Marks what each tile sees in straight lines, then looks for a line that has both marks.
joined:
    push hl
    ld hl,marks
    ld b,128
jn1:
    ld (hl),0
    inc hl
    djnz jn1
    pop de
    push de
    ld a,d
    ld c,1
    call star
    pop de
    ld a,e
    ld c,2
    call star
    ld hl,brd               ; rows
    ld c,8
jn2:
    ld de,0x1001
    call scan
    ret c
    dec c
    jr nz,jn2
    ld l,0                  ; columns
    ld c,16
jn3:
    push hl
    ld de,0x0810
    if F_OVERTILE
    call scan2
    else
    call scan
    endif
    pop hl
    ret c
    inc l
    dec c
    jr nz,jn3
    or a
    ret
; Looks at D cells from HL by steps of E: C is set if a free run has both marks.
scan:
    ld b,0
sc1:
    inc h
    ld a,(hl)
    dec h
    or a
    jr nz,sc2
    or (hl)
    jr z,sc3
    ld b,0
    jr sc3
sc2:
    or b
    ld b,a
    cp 3
    scf
    ret z
sc3:
    ld a,l
    add a,e
    ld l,a
    dec d
    jr nz,sc1
    or a
    ret
    if F_OVERTILE
scan2:
    ld b,0
st1:
    inc h
    ld a,(hl)
    dec h
    or b
    ld b,a
    cp 3
    scf
    ret z
    ld a,l
    add a,e
    ld l,a
    dec d
    jr nz,st1
    or a
    ret
    endif
; Marks with C the cell A and the free cells that it sees.
star:
    ld l,a
    ld h,marks/256
    ld a,(hl)
    or c
    ld (hl),a
    dec h
    push hl
    ld b,l
sr1:
    ld a,l
    and 15
    jr z,sr2
    dec l
    call mark
    jr z,sr1
sr2:
    ld l,b
sr3:
    inc l
    ld a,l
    and 15
    jr z,sr4
    call mark
    jr z,sr3
sr4:
    ld l,b
sr5:
    ld a,l
    sub 16
    jr c,sr6
    ld l,a
    call mark
    jr z,sr5
sr6:
    pop hl
sr7:
    ld a,l
    add a,16
    ld l,a
    ret m
    call mark
    jr z,sr7
    ret
; Marks cell HL with C if it is free: then Z.
mark:
    ld a,(hl)
    or a
    ret nz
    inc h
    ld a,(hl)
    or c
    ld (hl),a
    dec h
    xor a
    ret

; Shows the next pair.
hint:
    ld a,(hend)
    or a
    if HEND
    ret nz
    else
    call nz,clear
    endif
    if F_STOP3
    ld hl,shows
    inc (hl)
    ld a,(hl)
    cp 4
    jr nc,hn1
    endif
    ld a,(sel)
    if F_SELIGNORED
    xor a
    endif
    ld (only),a
    ld hl,(hi)
    call search
    ld (hi),hl
    jr nc,hn1
    ld a,1
    ld (hon),a
    ld hl,shownpair
    ld (words),hl
    ret
hn1:
    ld hl,nopairs
    ld (words),hl
    xor a
    ld (hon),a
    inc a
    ld (hend),a
    if F_LEAKSTACK
    ld hl,(words)
    push hl
    jp again
    endif
    ret
; Finds the next pair after L and H: C is set if there is one.
search:
    if HORD
    dec l
    ld a,h
    cp l
    jr c,se1
    dec h
    ld l,111
    ld a,h
    cp 17
    jr nc,search
    else
    inc l
    ld a,l
    cp h
    jr c,se1
    inc h
    ld l,16
    ld a,h
    cp 111
    jr c,search
    endif
    or a
    ret
se1:
    ld d,brd/256
    ld e,l
    ld a,(de)
    or a
    jr z,search
    ld b,a
    ld e,h
    ld a,(de)
    cp b
    jr nz,search
    ld a,(only)
    or a
    jr z,se2
    cp l
    jr z,se2
    cp h
    jr nz,search
se2:
    push hl
    call joined
    pop hl
    jr nc,search
    ret

; Undoes the last removal.
back:
    ld a,(hpos)
    or a
    jr z,idle
    dec a
    ld (hpos),a
    call undo
    jr cheated
undo:
    call record
    ld e,(hl)
    inc hl
    ld d,(hl)
    inc hl
    ld a,e
    call restore
    if F_ONECOL
    ret
    endif
    ld a,d
    jp restore
; Removes again what was undone.
fwd:
    ld a,(hpos)
    ld hl,hlen
    cp (hl)
    jr z,idle
    call redo
    jr cheated
redo:
    call record
    ld e,(hl)
    inc hl
    ld d,(hl)
    call remove
    ld hl,hpos
    inc (hl)
    ret
begin:
    ld a,(hpos)
    or a
    jr z,idle
bg1:
    ld hl,hpos
    if F_RESTART1
    ld a,(hl)
    dec a
    jr z,cheated
    endif
    dec (hl)
    call undo
    ld a,(hpos)
    or a
    jr nz,bg1
    if F_NOREDR
    jr settle
    endif
    jr cheated
final:
    if F_LKEY
    jr idle
    endif
    ld a,(hpos)
    ld hl,hlen
    cp (hl)
    jr z,idle
fn1:
    call redo
    ld a,(hpos)
    ld hl,hlen
    cp (hl)
    jr nz,fn1
cheated:
    ld hl,cheating
    ld (words),hl
    ld a,2
    if F_REDONCE
    ld hl,warned
    cp (hl)
    ld (hl),a
    jr z,settle
    endif
    ld (cheat),a
    ld (event),a
settle:
    xor a
    ld (sel),a
    call clear
    call judge
    jr edge
idle:
    if CHEAT0
    jr cheated
    else
    xor a
    ld (sel),a
    jp clear
    endif

; Finds out whether the game is won (7), stuck (8) or open (0).
judge:
    ld hl,brd+16
    ld b,96
    xor a
jd1:
    or (hl)
    inc hl
    djnz jd1
    ld c,7
    ld hl,won
    or a
    jr z,jd2
    xor a
    ld (only),a
    ld hl,(hi)
    call search
    ld c,0
    jr c,jd3
    ld c,8
    ld hl,lost
jd2:
    ld (words),hl
jd3:
    ld a,c
    ld (stuck),a
    ret
    include "dune_edge.asm"
    include "dune3.asm"
