; Sets the colour of the border.
edge:
    if PREC = 2
    ld a,(event)
    or a
    else
    if PREC = 1
    ld a,(cheat)
    or a
    jr nz,eg1
    endif
    ld a,(stuck)
    or a
    jr nz,eg1
    ld a,(cheat)
    or a
    endif
    jr nz,eg1
    ld a,5
eg1:
    and 7
    if F_BLACKREST
    ld hl,colour
    inc (hl)
    dec (hl)
    jr nz,eg2
    cp 5
    ret z
eg2:
    endif
    ld (colour),a
    out (254),a
    ret
