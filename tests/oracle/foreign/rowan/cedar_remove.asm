; Removes the tiles H and L, and keeps them and their kind in the list.
remove:
    ld a,l
    cp h
    jr c,rm1
    ld l,h                  ; the upper one is L
    ld h,a
rm1:
    if ANIM                 ; show the pair for a moment, then without marks
    ld (pair),hl
    ld a,1
    call marked
    xor a
    ld (sel),a
    call marked
    ld a,1
    call marked
    xor a
    call marked
    ld hl,(pair)
    endif
    ex de,hl
    ld a,(done)
    call entry
    ld (hl),e
    inc hl
    ld (hl),d
    inc hl
    ld c,e
    ld b,brd/256
    ld a,(bc)
    ld (hl),a
    call take_out
    ld hl,done
    inc (hl)
    ld a,(hl)
    ld (most),a
    call forget
    xor a
    ld (sel),a
    if F_NOSOUND = 0
    ld b,60
    call beep
    endif
    if F_LATE
    ld hl,byhint
    ld a,(hl)
    ld (hl),0
    or a
    ret nz
    endif
    call count
    ld a,(over)
    or a
    jr z,rm2
    ld (event),a
rm2:
    jp border
    if ANIM
marked:
    ld (shown),a
    call colours
    halt
    halt
    halt
    halt
    halt
    ret
    endif
; Finds entry A of the list: HL is its address.
entry:
    ld c,a
    add a,a
    add a,c
    ld c,a
    ld b,0
    ld hl,list
    add hl,bc
    ret
; Takes the tiles E (upper) and D out of the board.
take_out:
    ld h,brd/256
    ld a,(grav)
    or a
    jr nz,to1
    ld l,e
    ld (hl),a
    ld l,d
    ld (hl),a
    ret
to1:
    if F_LOWERFIRST
    ld l,d
    call drop
    ld l,e
    else
    ld l,e
    call drop
    ld l,d
    endif
; Lets the tiles above cell L fall by one.
drop:
    ld a,l
    sub 15
    ld c,a
    ld b,h
    cp 15
    jr c,dp1
    ld a,(bc)
    ld (hl),a
    ld l,c
    jr drop
dp1:
    ld (hl),0
    ret
