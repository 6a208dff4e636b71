; The list of pairs that can be removed.

; Lists pairs in PAIRS: all or only the first one (scanm_), or those with the tile fsel_.
scan:   xor a
        ld (hn_),a
        ld hl,ordt
        ld b,84
sca1:   ld a,(hl)
        ld (pa_),a
        ld e,a
        ld d,BOARD/256
        ld a,(de)
        or a
        jr z,sca9
        ld c,a
        push hl
        push bc
sca2:   dec b
        jr z,sca8
        inc hl
        ld a,(hl)
        ld e,a
        ld a,(de)
        cp c
        jr nz,sca2
        ld a,e
        ld (pb_),a
        ld a,(fsel_)
        or a
        jr z,sca3
        cp e
        jr z,sca3
        push hl
        ld hl,pa_
        cp (hl)
        pop hl
        jr nz,sca2
sca3:   push hl
        push bc
        push de
        call link
        pop de
        pop bc
        pop hl
        jr nc,sca2
        push hl
        ld a,(hn_)
        ld l,a
        ld h,0
        add hl,hl
        ld de,PAIRS
        add hl,de
        ld a,(pa_)
        ld (hl),a
        inc hl
        ld a,(pb_)
        ld (hl),a
        ld hl,hn_
        inc (hl)
        pop hl
        ld d,BOARD/256
        ld a,(scanm_)
        or a
        jr z,sca2
        pop bc
        pop hl
        ret
sca8:   pop bc
        pop hl
sca9:   inc hl
        dec b
        jp nz,sca1
        ret
