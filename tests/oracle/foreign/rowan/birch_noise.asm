; Lets the tiles fall; a column lies in memory from top to bottom.
fall:
    ld h,brd/256
    ld d,h
    ld a,27
fl1:
    ld l,a
    ld e,a
    push af
    ld b,6
    if F_ONESTEP
fl2:
    dec b
    jr z,fl4
    ld a,(hl)
    dec l
    or a
    jr nz,fl2
    ld a,(hl)
    ld (hl),0
    inc l
    ld (hl),a
    dec l
    jr fl2
fl4:
    else
fl2:
    ld a,(hl)
    or a
    jr z,fl3
    ld (hl),0
    ld (de),a
    dec e
fl3:
    dec l
    djnz fl2
    endif
    pop af
    add a,10
    cp 158
    jr c,fl1
    ret

; Makes noise.
noise:
    ld hl,0
    ld b,0
ns1:
    ld a,(hl)
    inc hl
    and 16
    ld c,a
    ld a,(border)
    or c
    out (254),a
    ld c,40
ns2:
    dec c
    jr nz,ns2
    djnz ns1
    ld a,(border)
    out (254),a
    ret
