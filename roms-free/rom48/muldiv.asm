; Multiplication and division. arith.asm describes the forms of numbers and mantissas.

; HL = HL * DE, carry set on overflow. Keeps BC, DE.
        place at_hl_hl_de, to_hl_hl_de
hl_hl_de:
        push bc
        ld a,h
        ld c,l
        ld hl,0
        ld b,16
hl_mul_1:
        add hl,hl
        jr c,hl_mul_end
        rl c
        rla
        jr nc,hl_mul_2
        add hl,de
        jr c,hl_mul_end
hl_mul_2:
        djnz hl_mul_1
hl_mul_end:
        pop bc
        ret

; (HL) = (HL) * (DE)
        place at_fp_mul, to_fp_mul
fp_mul: ld a,(de)
        or (hl)
        jr nz,mul_float
        push hl
        push de
        call int_fetch
        pop hl
        push hl
        ld b,c
        push de
        call int_fetch
        pop hl
        ld a,b
        xor c
        ld c,a
        call hl_hl_de
        jr c,mul_int_over
        ex de,hl
        pop hl
        pop hl
        jp int_store
mul_int_over:
        pop de
        pop hl
mul_float:
        call restack_two
        ld a,(hl)
        or a
        ret z
        ld a,(de)
        or a
        jp z,store_zero
        push hl
        call fp_load2
        ld a,h
        xor d
        push af
        set 7,h
        set 7,d
        push bc
        ld b,h                      ; multiplier x in BC:BC', sum in HL:HL'
        ld c,l
        ld hl,0
        exx
        ld b,h
        ld c,l
        ld hl,0
        exx
        ld a,33
        or a
        jr mul_shift
mul_loop:
        jr nc,mul_shift
        exx
        add hl,de
        exx
        adc hl,de
mul_shift:
        rr h
        rr l
        exx
        rr h
        rr l
        exx
        rr b
        rr c
        exx
        rr b
        rr c
        exx
        dec a
        jr nz,mul_loop
        ld a,b                      ; first byte below the mantissa
        pop de
        ex af,af'
        ld a,d
        add a,e
        ld c,a
        ld a,0
        adc a,a
        ld b,a
        ld a,c
        sub 0x80
        ld c,a
        jr nc,mul_exp
        dec b
mul_exp:
        ex af,af'
        jp fp_normalise

; (HL) = (HL) / (DE)
        place at_fp_div, to_fp_div
fp_div: call restack_two
        ld a,(de)
        or a
        jp z,fp_too_big
        ld a,(hl)
        or a
        ret z
        push hl
        call fp_load2
        ld a,h
        xor d
        push af
        set 7,h
        set 7,d
        ld a,b                      ; biased exponent of the quotient, if x >= y, less 1
        sub c
        ld c,a
        sbc a,a
        ld b,a
        push hl
        ld hl,0x80
        add hl,bc
        ld b,h
        ld c,l
        pop hl
        or a
        exx
        sbc hl,de
        exx
        sbc hl,de
        jr nc,div_first
        exx
        add hl,de
        exx
        adc hl,de
        exx
        add hl,hl
        exx
        adc hl,hl
        or a
        exx
        sbc hl,de
        exx
        sbc hl,de
        dec bc
div_first:
        inc bc
        push bc
        ld bc,0                     ; quotient in BC:BC', its first bit is 1
        exx
        ld bc,1
        exx
        ld a,32
div_loop:
        exx
        add hl,hl
        exx
        adc hl,hl
        jr c,div_sure
        exx
        sbc hl,de
        exx
        sbc hl,de
        jr nc,div_one
        exx
        add hl,de
        exx
        adc hl,de
        or a
        jr div_bit
div_sure:
        or a
        exx
        sbc hl,de
        exx
        sbc hl,de
div_one:
        scf
div_bit:
        dec a
        jr z,div_done
        exx
        rl c
        rl b
        exx
        rl c
        rl b
        jr div_loop
div_done:
        rra                         ; the last bit rounds
        ld h,b
        ld l,c
        exx
        ld h,b
        ld l,c
        exx
        pop bc
        jp fp_finish
