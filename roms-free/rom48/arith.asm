; Addition, subtraction and conversions of 5-byte numbers: small integers (first byte 0) and floats.
; A float is exponent + 0x80 and a mantissa of 32 bits, 0.5 <= m < 1, whose top bit is replaced by
; the sign. In registers a mantissa has its high word in HL (DE) and its low word in HL' (DE').
; Results are rounded to nearest by one guard bit.

; Reads the small integer at HL: DE = absolute value, C = sign (0 or 0xff), HL + 3. Keeps B.
        place at_int_fetch, to_int_fetch
int_fetch:
        inc hl
        ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc c
        dec c
        ret z
neg_de: xor a
        sub e
        ld e,a
        sbc a,a
        sub d
        ld d,a
        ret

; Writes a small integer of absolute value DE and sign C to HL. Keeps HL. C becomes 0 for the value
; 0.
        place at_int_store, to_int_store
int_store:
        ld a,d
        or e
        jr nz,int_store_1
        ld c,a
int_store_1:
        push hl
        ld (hl),0
        inc hl
        ld (hl),c
        inc c
        dec c
        call nz,neg_de
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),0
        pop hl
        ret

; Converts the small integer at HL to a float; 0 remains five zeros. Keeps HL, DE, BC.
        place at_restack, to_restack
restack:
        ld a,(hl)
        or a
        ret nz
        push de
        push bc
        push hl
        call int_fetch
        pop hl
        ld a,d
        or e
        jr z,restack_end
        ld b,0x90
restack_1:
        bit 7,d
        jr nz,restack_2
        dec b
        sla e
        rl d
        jr restack_1
restack_2:
        bit 7,c
        jr nz,restack_3
        res 7,d
restack_3:
        push hl
        ld (hl),b
        inc hl
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        xor a
        ld (hl),a
        inc hl
        ld (hl),a
        pop hl
restack_end:
        pop bc
        pop de
        ret
restack_two:
        ex de,hl
        call restack
        ex de,hl
        jr restack

; Loads the floats at HL (x) and DE (y): B, C = exponents, HL:HL' = x, DE:DE' = y, both with the
; sign in the top bit.
        place at_fp_load2, to_fp_load2
fp_load2:
        exx
        pop bc                      ; the return address is kept in BC'
        exx
        ld b,(hl)
        inc hl
        ld a,(de)
        inc de
        ld c,a
        push bc
        push de
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        pop hl
        push bc
        push de
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld c,(hl)
        push bc
        exx
        pop de
        pop hl
        exx
        pop hl
        pop bc
        exx
        push bc
        exx
        ret

; Rounds, packs and stores a result. HL:HL' = normalised mantissa, A bit 7 = the next bit, BC =
; biased exponent; on the stack: address of the result, then AF with the sign in bit 7 of A. Exit HL
; = result.
        place at_fp_finish, to_fp_finish
fp_finish:
        add a,a
        jr nc,fp_fin_1
        exx
        inc hl
        ld a,h
        or l
        exx
        jr nz,fp_fin_1
        inc hl
        ld a,h
        or l
        jr nz,fp_fin_1
        ld h,0x80
        inc bc
fp_fin_1:
        ld a,b
        or a
        jr z,fp_fin_2
        jp m,fp_zero
fp_too_big:
        report eBIG
fp_fin_2:
        ld a,c
        or a
        jr z,fp_zero
        pop af
        xor h
        and 0x80
        xor h                       ; top bit of H replaced by the sign
        ld h,a
        exx
        push hl
        exx
        pop de
        ex (sp),hl
        ld (hl),c
        inc hl
        pop bc
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld (hl),d
        inc hl
        ld (hl),e
        dec hl
        dec hl
        dec hl
        dec hl
        ret
fp_zero:
        pop af
        pop hl
store_zero:
        push hl
        ld b,5
        xor a
store_zero_1:
        ld (hl),a
        inc hl
        djnz store_zero_1
        pop hl
        ret

; ABS: falls into negation for a negative number. Negation changes the sign of the number at HL.
; Keeps HL, DE.
        place at_negate, to_negate
fn_abs: inc hl
        bit 7,(hl)
        dec hl
        ret z
negate:
        ld a,(hl)
        or a
        jr z,negate_int
        inc hl
        ld a,(hl)
        xor 0x80
        ld (hl),a
        dec hl
        ret
negate_int:
        push de
        push hl
        call int_fetch
        pop hl
        ld a,c
        cpl
        ld c,a
        call int_store
        pop de
        ret

; (HL) = (HL) - (DE). Destroys (DE).
        place at_fp_sub, to_fp_sub
fp_sub: ex de,hl
        call negate
        ex de,hl
        jp fp_add

; (HL) = (HL) + (DE)
        place at_fp_add, to_fp_add
fp_add: ld a,(de)
        or (hl)
        jr nz,add_float
        push hl                     ; both small: add as 24-bit two's complement
        inc hl
        inc hl
        inc de
        inc de
        ld a,(de)
        add a,(hl)
        ld c,a
        inc hl
        inc de
        ld a,(de)
        adc a,(hl)
        ld b,a
        dec hl
        dec hl
        dec de
        dec de
        ld a,(de)
        adc a,(hl)
        jr z,add_int_ok
        inc a
        jr nz,add_int_over
        ld a,b
        or c
        jr z,add_int_over           ; -65536 has no small form
        ld a,0xff
add_int_ok:
        ld (hl),a
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        pop hl
        ret
add_int_over:
        dec de
        pop hl
add_float:
        call restack_two
        ld a,(de)
        or a
        ret z
        ld a,(hl)
        or a
        jr nz,add_both
        push hl
        ex de,hl
        call move_5
        pop hl
        ret
add_both:
        push hl
        ld a,(de)
        cp (hl)
        jr c,add_ordered
        ex de,hl                    ; x is the operand with the larger or equal exponent
add_ordered:
        call fp_load2
        ld a,h
        push af                     ; sign of x
        xor d
        ex af,af'                   ; bit 7 is set if the signs differ
        set 7,h
        set 7,d
        ld a,b
        sub c
        ld c,0                      ; C = guard byte of y
        jr z,add_aligned
        cp 34
        jr c,add_shift
        ld a,34
add_shift:
        srl d
        rr e
        exx
        rr d
        rr e
        exx
        rr c
        jr nc,add_exact
        set 0,c                     ; bits beyond the guard byte count as more than nothing
add_exact:
        dec a
        jr nz,add_shift
add_aligned:
        ex af,af'
        add a,a
        jr c,add_opposite
        exx
        add hl,de
        exx
        adc hl,de
        jr nc,add_no_carry
        rr h
        rr l
        exx
        rr h
        rr l
        exx
        rr c
        ld a,c
        ld c,b
        ld b,0
        inc bc
        jp fp_finish
add_no_carry:
        ld a,c
        ld c,b
        ld b,0
        jp fp_finish
add_opposite:
        xor a
        sub c
        ld c,a
        exx
        sbc hl,de
        exx
        sbc hl,de
        jr nc,add_positive
        pop af                      ; equal exponents, |y| > |x|: exchange the operands
        cpl
        push af
        exx
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
        exx
        ex de,hl
        ld hl,0
        sbc hl,de
add_positive:
        ld a,c
        or h
        or l
        exx
        or h
        or l
        exx
        jp z,fp_zero
        ld a,c
        ld c,b
        ld b,0
fp_normalise:
        bit 7,h
        jp nz,fp_finish
        add a,a
        exx
        adc hl,hl
        exx
        adc hl,hl
        dec bc
        jr fp_normalise

; Truncates the number at HL towards 0, to small form if it fits. Keeps HL.
        place at_truncate, to_truncate
truncate:
        ld a,(hl)
        or a
        ret z
        cp 0x81
        jp c,store_zero
        cp 0xa0
        ret nc
        push hl
        sub 0x91
        jr nc,trunc_large
        neg                         ; 0x8f.. -> shift 1 less
        dec a
        inc hl
        ld c,(hl)
        ld d,c
        set 7,d
        inc hl
        ld e,(hl)
        or a
        jr z,trunc_store
trunc_shift:
        srl d
        rr e
        dec a
        jr nz,trunc_shift
trunc_store:
        ld a,c
        add a,a
        sbc a,a
        ld c,a
        pop hl
        jp int_store
trunc_large:
        sub 0x0f                    ; 15 .. 1 fraction bits in the last two bytes
        neg
        ld b,a
        ld de,0xffff
trunc_mask:
        sla e
        rl d
        djnz trunc_mask
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        and d
        ld (hl),a
        inc hl
        ld a,(hl)
        and e
        ld (hl),a
        pop hl
        ret
