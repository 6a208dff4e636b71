; Shows the next pair.
show_pair:
    ld a,(ended)
    or a
    if HEND
    ret nz
    else
    call nz,forget
    endif
    ld a,(place)
    call find
    jr nc,sw1
    ld hl,place
    inc (hl)
    ld a,1
    ld (shown),a
    if JUMP                 ; the cursor goes to the first tile
    ld a,(pair)
    call split
    dec b
    dec c
    ld a,b
    ld (x),a
    ld a,c
    ld (y),a
    endif
    ret
sw1:
    xor a
    ld (shown),a
    inc a
    ld (ended),a
    ret
; Finds pair number A in the order of kinds: C is set if there is one.
find:
    ld (skip),a
    if HORD
    ld c,21
    else
    ld c,1
    endif
fn1:
    ld l,16
    ld h,brd/256
fn2:
    ld a,(hl)
    cp c
    jr nz,fn5
    ld d,h
    ld e,l
fn3:
    inc e
    ld a,e
    cp 105
    jr nc,fn5
    ld a,(de)
    cp c
    jr nz,fn3
    ld a,(sel)
    or a
    jr z,fn4
    cp l
    jr z,fn4
    cp e
    jr nz,fn3
fn4:
    push bc
    push de
    push hl
    ld h,e
    call joined
    pop hl
    pop de
    pop bc
    jr nc,fn3
    ld a,(skip)
    or a
    jr z,fn6
    dec a
    ld (skip),a
    jr fn3
fn5:
    inc l
    ld a,l
    cp 105
    jr c,fn2
    if HORD
    dec c
    jr nz,fn1
    else
    inc c
    ld a,c
    cp 22-F_LASTKIND
    jr nz,fn1
    endif
    or a
    ret
fn6:
    ld h,e
    ld (pair),hl
    scf
    ret

; Finds out whether the game is won (7), stuck (8) or open (0).
count:
    ld hl,brd
    ld bc,121
    xor a
ct1:
    or (hl)
    inc hl
    dec c
    jr nz,ct1
    ld b,7
    or a
    jr z,ct2
    xor a
    call find
    ld b,0
    jr c,ct2
    ld b,8
ct2:
    ld a,b
    ld (over),a
    ret
; Sets the colour of the border.
border:
    if PREC = 2
    ld a,(event)
    or a
    else
    if PREC = 1
    ld a,(cheat)
    ld hl,over
    else
    ld a,(over)
    ld hl,cheat
    endif
    or a
    jr nz,bd1
    or (hl)
    endif
    jr nz,bd1
    ld a,5
bd1:
    and 7
    ld (colour),a
    out (254),a
    ret
