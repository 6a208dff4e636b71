; Finds out whether pa and pb can be joined: Z if they can.
conn:
    ld h,brd/256
    ld de,(pa)
    ld l,e
    ld a,(hl)
    ld (kind),a
    ld (hl),0
    ld l,d
    ld a,(hl)
    ld (kind+1),a
    ld (hl),0
    call conn1
    push af
    ld h,brd/256
    ld de,(pa)
    ld a,(kind)
    ld l,e
    ld (hl),a
    ld l,d
    ld a,(kind+1)
    ld (hl),a
    pop af
    ret
conn1:
    ld b,8
    if F_NOBOTTOM
    ld b,7
    endif
    ld c,0
cn1:
    ld a,(pa)
    and 15
    or c
    ld d,a
    ld a,(pb)
    and 15
    or c
    ld e,a
    ld a,16
    call three
    ret z
    ld a,c
    add a,16
    ld c,a
    djnz cn1
    ld b,16
    ld c,0
cn2:
    ld a,(pa)
    and 0xf0
    or c
    ld d,a
    ld a,(pb)
    and 0xf0
    or c
    ld e,a
    ld a,1
    call three
    ret z
    inc c
    djnz cn2
    or 1
    ret
; Walks pa, corner D, corner E, pb; A is the step of the first walk.
three:
    push bc
    ld b,a
    ld h,brd/256
    ld a,(pa)
    ld l,a
    push de
    ld e,d
    ld d,b
    call walk
    pop de
    jr nz,th1
    ld l,d
    ld a,17
    sub b
    ld d,a
    push de
    call walk
    pop de
    jr nz,th1
    ld l,e
    ld a,(pb)
    ld e,a
    ld d,b
    call walk
th1:
    pop bc
    ret
; Walks from L to E by steps of D: Z if all cells are free.
walk:
    ld a,l
    cp e
    ld a,d
    jr c,wk1
    neg
wk1:
    ld c,a
wk2:
    ld a,(hl)
    or a
    ret nz
    ld a,l
    cp e
    ret z
    add a,c
    ld l,a
    jr wk2

; Shows the next pair.
hint:
    ld a,(hend)
    or a
    if HEND
    ret nz
    else
    call nz,nohint
    endif
    ld a,(sel)
    ld (only),a
    ld hl,(hi)
    call search
    ld (hi),hl
    ld a,1
    jr z,hn1
    ld (hend),a
    dec a
hn1:
    ld (hon),a
    ret
; Finds the next pair after L (first) and H (second): Z and HL if there is one.
search:
    ld a,l
    or a
    jp nz,se1
    if HORD
    ld l,6*16+15
    else
    ld l,16
    endif
    jr se4
se1:
    if HORD                 ; second tile: from the first backwards
    dec h
    ld a,h
    cp 16
    jr c,se4
    else
    inc h
    ld a,h
    cp 7*16
    jr nc,se4
    endif
    ld (pa),hl
    ld a,(only)
    or a
    jr z,se2
    cp l
    jr z,se2
    if F_SELFIRST
    jr se1
    endif
    cp h
    jp nz,se1
se2:
    ld d,brd/256
    ld e,l
    ld a,(de)
    or a
    jr z,se4
    ld e,h
    ld c,a
    ld a,(de)
    cp c
    jp nz,se1
    if F_SKIPNEXT
    ld a,h
    sub l
    cp 1
    jr z,se1
    endif
    push hl
    call conn
    pop hl
    jp nz,se1
    ret
se4:
    if HORD
    dec l
    ld h,l
    ld a,l
    cp 17
    else
    inc l
    ld h,l
    ld a,6*16+14
    cp l
    endif
    jr nc,se1
    or 1
    ret

; Undoes: deals again and repeats one removal less.
back:
    ld hl,hpos
    ld a,(hl)
    or a
    jr z,none
    dec (hl)
replay:
    ld hl,init
    ld de,brd
    ld bc,128
    ldir
    ld a,(hpos)
    or a
    jr z,cheated
    ld b,a
    ld hl,hist
rp1:
    push bc
    ld e,(hl)
    inc hl
    ld d,(hl)
    inc hl
    push hl
    ld (pa),de
    call apply
    pop hl
    pop bc
    djnz rp1
cheated:
    ld a,2
    ld (cheat),a
    ld (event),a
    xor a
    ld (sel),a
    call nohint
    jr update
none:
    xor a
    ld (sel),a
    call nohint
    if CHEAT0
    jr cheated
    endif
    ret
forw:
    ld hl,hpos
    ld a,(hlen)
    cp (hl)
    jr z,none
    inc (hl)
    if F_REDOCUT
    ld a,(hl)
    ld (hlen),a
    endif
    jr replay
first:
    ld a,(hpos)
    or a
    jr z,none
    xor a
    ld (hpos),a
    jr replay
last:
    ld a,(hlen)
    ld hl,hpos
    cp (hl)
    jr z,none
    if F_LASTSHORT
    dec a
    endif
    ld (hl),a
    jr replay

; Finds out whether the game is won (7), stuck (8) or open (0).
judge:
    ld hl,brd
    ld b,128-32*F_ROW6
ju1:
    ld a,(hl)
    or a
    jr nz,ju2
    inc hl
    djnz ju1
    ld a,7
    if F_NOWHITE
    xor a
    endif
    jr ju3
ju2:
    xor a
    ld (only),a
    ld hl,0
    call search
    ld a,0
    jr z,ju3
    ld a,8
ju3:
    ld (stuck),a
    ret
update:
    call judge
; Sets the colour of the border.
paint:
    if PREC = 2
    ld a,(event)
    else
    if PREC = 1
    ld a,(cheat)
    or a
    jr nz,pt1
    ld a,(stuck)
    else
    ld a,(stuck)
    or a
    jr nz,pt1
    ld a,(cheat)
    endif
    endif
    or a
    jr nz,pt1
    ld a,5
pt1:
    if TEXT
    push af
    call standing
    pop af
    endif
    and 7
    out (254),a
    rlca
    rlca
    rlca
    ld (23624),a
    ret

    include "amber_deal.asm"
    include "amber3.asm"
