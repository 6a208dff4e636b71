; Random numbers.

; A is the next random byte.
rstep:  push hl
        push de
        push bc
        ld hl,(rng_)
        IF GENERATOR = GENERATOR_LCG
        call rstm
        ld (rng_),hl
        ld a,h
        ELSE
        IF GENERATOR = GENERATOR_LCG5
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,3619h
        add hl,de
        ld (rng_),hl
        ld a,h
        ELSE
        IF GENERATOR = GENERATOR_LFSR
        ld b,9
rst3:   srl h
        rr l
        jr nc,rst4
        ld a,h
        xor 0B4h
        ld h,a
rst4:   djnz rst3
        ld (rng_),hl
        ld a,l
        ELSE
        push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        ld (rng_),hl
        ld a,h
        xor l
        ENDIF
        ENDIF
        ENDIF
        pop bc
        pop de
        pop hl
        ret

; HL is the next number of a linear generator.
rstm:   ld de,25173
        ld b,h
        ld c,l
        ld hl,0
        ld a,16
rst1:   add hl,hl
        ex de,hl
        add hl,hl
        ex de,hl
        jr nc,rst2
        add hl,bc
rst2:   dec a
        jr nz,rst1
        ld de,13849
        add hl,de
        ret

; A is a random number below B.
        IF SCALING = SCALING_MOD
rndj:   call rstep
rj1:    cp b
        ret c
        sub b
        jr rj1
        ELSE
rndj:   call rstep
        push hl
        push de
        ld e,a
        ld d,0
        ld hl,0
        push bc
rj1:    add hl,de
        djnz rj1
        pop bc
        ld a,h
        pop de
        pop hl
        ret
        ENDIF
