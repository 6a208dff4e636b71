; H: shows the pairs one after another.

; H lists the pairs if they are not listed yet and shows the next one.
khint:  ld a,(hval_)
        or a
        jr nz,kh1
        ld a,(sel_)
        ld (fsel_),a
        IF FAULT = HINT_ROW6_FILTER
        cp 60h
        jr c,khf
        xor a
        ld (fsel_),a
khf:
        ENDIF
        xor a
        ld (scanm_),a
        IF FAULT = HINT_NO_RING
        inc a
        ld (noring_),a
        ENDIF
        call scan
        xor a
        ld (noring_),a
        ld (hp_),a
        inc a
        ld (hval_),a
        ld a,(sel_)
        ld (hsel_),a
        IF FAULT = HINT_MISS_LAST
        ld a,(hn_)
        cp 3
        jr c,khm
        dec a
        ld (hn_),a
khm:
        ENDIF
        IF FAULT = HINT_DUP_LAST
        ld a,(hn_)
        cp 4
        jr c,khm
        sub 2
        ld l,a
        ld h,0
        add hl,hl
        ld de,PAIRS
        add hl,de
        ld d,h
        ld e,l
        inc de
        inc de
        ld bc,2
        ldir
khm:
        ENDIF
kh1:    ld a,(hsel_)
        ld c,a
        ld a,(sel_)
        cp c
        jr z,kh2
        xor a
        ld (hval_),a
        jr khint
kh2:    ld a,(hn_)
        or a
        jr nz,kh3
        IF FAULT = HANG_HINT_NONE
        jr kh2
        ENDIF
        jp redraw
kh3:    ld c,a
        ld a,(hp_)
        cp c
        jr c,kh4
        IF HINTEND = HINTEND_NONE
        xor a
        ld (hp_),a
        ld (sh1_),a
        ld (sh2_),a
        jp redraw
        ELSE
        IF HINTEND = HINTEND_WRAP
        xor a
        ELSE
        xor a
        ld (sh1_),a
        ld (sh2_),a
        jp redraw
        ENDIF
        ENDIF
kh4:    ld l,a
        inc a
        ld (hp_),a
        ld h,0
        add hl,hl
        ld de,PAIRS
        add hl,de
        ld a,(hl)
        ld (sh1_),a
        inc hl
        ld a,(hl)
        ld (sh2_),a
        ld a,1
        ld (phase_),a
        jp redraw
