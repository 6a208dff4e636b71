; Removes the tiles E and D; the columns above them fall.
remove:
    ld h,brd/256
    ld l,e
    ld (hl),0
    ld l,d
    ld (hl),0
    ld a,(grav)
    or a
    ret z
    ld a,e
    call sink
    if F_FALLONE
    ret
    endif
    ld a,d
; Exchanges free cells with the tiles above until the column of cell A is at rest.
sink:
    and 15
    add a,96
    ld c,a
    ld b,5
si1:
    push bc
    ld l,c
si2:
    ld a,(hl)
    or a
    jr nz,si3
    ld a,l
    sub 16
    ld l,a
    ld c,(hl)
    ld (hl),0
    add a,16
    ld l,a
    ld (hl),c
si3:
    ld a,l
    sub 16
    ld l,a
    djnz si2
    pop bc
    djnz si1
    ret

; Makes a tone of B waves of length C.
tone:
    ld a,(colour)
    if F_DARK
    xor a
    endif
    xor 16
    call half
    xor 16
    call half
    djnz tone
    ret
half:
    out (254),a
    ld e,c
hf1:
    dec e
    jr nz,hf1
    ret
