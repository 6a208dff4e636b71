; Puts a tile of kind A back at cell L; the tiles above rise by one.
lift:
    push af
    ld c,l
    ld a,l                  ; the top cell of the column
lf1:
    sub 15
    cp 31
    jr nc,lf1
    cp 16
    jr nc,lf2
    add a,15
lf2:
    ld l,a
    ld h,brd/256
    ld d,h
lf3:
    ld a,l
    cp c
    jr z,lf4
    add a,15
    ld e,a
    ld a,(de)
    ld (hl),a
    ld l,e
    jr lf3
lf4:
    pop af
    ld (hl),a
    ret

; Goes back by one removal.
go_back:
    ld a,(done)
    or a
    jr z,no_change
    call back_one
    if F_NOREDB
    jr settled
    endif
    jr cheating
back_one:
    ld hl,done
    dec (hl)
    ld a,(hl)
    call entry
    ld e,(hl)
    inc hl
    ld d,(hl)
    inc hl
    ld a,(hl)
    ld b,a
    ld a,(grav)
    if F_LIFTFLAT
    ld a,1
    endif
    or a
    ld a,b
    ld h,brd/256
    jr nz,bo1
    ld l,e
    ld (hl),a
    ld l,d
    ld (hl),a
    ret
bo1:
    push af
    push de
    if F_LIFTORDER
    ld l,e
    else
    ld l,d
    endif
    call lift
    pop de
    pop af
    if F_LIFTORDER
    ld l,d
    else
    ld l,e
    endif
    jr lift
; Goes forward by one removal.
go_forward:
    ld a,(done)
    ld hl,most
    cp (hl)
    if F_BEYOND = 0
    jr z,no_change
    endif
    call forward_one
cheating:
    ld a,2
    ld (cheat),a
    ld (event),a
settled:
    xor a
    ld (sel),a
    call forget
    call count
    jp border
no_change:
    if CHEAT0
    jr cheating
    else
    xor a
    ld (sel),a
    jp forget
    endif
forward_one:
    ld a,(done)
    call entry
    ld e,(hl)
    inc hl
    ld d,(hl)
    call take_out
    ld hl,done
    inc (hl)
    ret
to_first:
    ld a,(done)
    or a
    jr z,no_change
tf1:
    call back_one
    ld a,(done)
    or a
    jr nz,tf1
    jr cheating
to_last:
    ld a,(done)
    ld hl,most
    cp (hl)
    jr z,no_change
tl1:
    call forward_one
    ld a,(most)
    ld hl,done
    cp (hl)
    jr nz,tl1
    jr cheating

; Finds out whether the tiles H and L can be joined: C is set if so.
joined:
    ld a,h
    ld (goal),a
    call split
    ld (goal_xy),bc
    ld a,l
    call split
    xor a
    ld (found),a
    ld h,brd/256
    ld de,2-F_TWOLINES      ; direction 0, turns left
jo1:
    push bc
    push de
    push hl
    call line
    pop hl
    pop de
    pop bc
    inc d
    ld a,d
    cp 4
    jr nz,jo1
    ld a,(found)
    rra
    ret
; Splits cell A into column B and row C, 0 for the free edge.
split:
    ld c,0
    dec a
sp1:
    sub 15
    jr c,sp2
    inc c
    jr sp1
sp2:
    add a,16
    ld b,a
    ret
; Walks from cell HL (column B, row C) in direction D with E turns left.
line:
    ld a,d
    or a
    jr z,to_east
    dec a
    jr z,to_south
    dec a
    jr z,to_west
    ld a,c
    or a
    ret z
    dec c
    ld a,l
    sub 15
    jr ln1
to_east:
    ld a,b
    cp 15-F_NORIGHT
    ret z
    inc b
    ld a,l
    inc a
    jr ln1
to_south:
    ld a,c
    cp 7
    ret z
    inc c
    ld a,l
    add a,15
    jr ln1
to_west:
    ld a,b
    or a
    ret z
    dec b
    ld a,l
    dec a
ln1:
    ld l,a
    ld a,(goal)
    cp l
    jr z,ln4
    ld a,(hl)
    or a
    if F_OVERSAME
    jr z,ln15
    push hl                 ; a tile of the same kind is no obstacle
    ld hl,(goal)
    ld h,brd/256
    cp (hl)
    pop hl
ln15:
    endif
    ret nz
    ld a,e
    or a
    jr z,line
    dec a
    jr nz,ln3
    push hl                 ; the last line must lead to the goal
    ld hl,(goal_xy)
    bit 0,d
    jr z,ln2
    ld a,l
    cp c
    pop hl
    jr nz,line
    jr ln3
ln2:
    ld a,h
    cp b
    pop hl
    jr nz,line
ln3:
    push bc
    push de
    push hl
    dec e
    ld a,d
    xor 1
    ld d,a
    call line
    pop hl
    pop de
    pop bc
    push bc
    push de
    push hl
    dec e
    ld a,d
    xor 3
    ld d,a
    call line
    pop hl
    pop de
    pop bc
    ld a,(found)
    or a
    jr z,line
    ret
ln4:
    ld a,1
    ld (found),a
    ret

    include "cedar_pairs.asm"
    include "cedar3.asm"
