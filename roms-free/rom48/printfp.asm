; Prints numbers in decimal.

; Prints and removes the last value, rounded to 8 digits, halves upwards. The conversion is exact:
; the value's bits become whole and fractional bytes on both sides of the point, and the digits come
; from dividing and multiplying these by ten. The first nine significant digits are stored. The
; value is 0.d1d2.. * 10^B; it is printed fixed for B = -4 .. 8, otherwise with E.
fp_digits equ MEMBOT            ; 9 digits
fp_bytes  equ MEMBOT+9          ; the value, at most 20 bytes, high byte first

        place at_print_fp, to_print_fp
print_fp:
        call stk_pop
        call test_zero
        ld a,'0'
        jr c,print_fp_char
        call restack
        push hl
        ld hl,fp_digits
        ld b,29
print_fp_1:
        ld (hl),0
        inc hl
        djnz print_fp_1
        pop hl
        ld a,(hl)
        neg
        and 7
        ld b,a                      ; right shifts until the point is between bytes
        ld a,(hl)
        add a,7
        rra
        srl a
        srl a
        sub 16                      ; whole bytes; negative: zero bytes after the point
        push af
        ld de,fp_bytes
        jp p,print_fp_2
        neg
        add a,e                     ; MEMBOT lies within a page
        ld e,a
print_fp_2:
        inc hl
        ld a,(hl)
        push af
        or 0x80
        ld (de),a
        push de
        inc hl
        inc de
        ld c,3
        ld a,b
        ld b,0
        ldir
        pop hl
        inc a
        ld b,a
        jr print_fp_4
print_fp_3:
        push hl
        srl (hl)
        inc hl
        rr (hl)
        inc hl
        rr (hl)
        inc hl
        rr (hl)
        inc hl
        rr (hl)
        pop hl
print_fp_4:
        djnz print_fp_3
        pop af
        add a,a
        ld a,'-'
        call c,print_fp_char
        pop af
        push af
        ld b,a
        ld c,0                      ; digits before the point
        dec a
        jp m,fp_whole_end
        ld hl,fp_bytes
fp_whole:                           ; B bytes at HL: divide by ten
        ld a,(hl)
        or a
        jr nz,fp_whole_digit
        inc hl
        djnz fp_whole
fp_whole_end:
        jp fp_fraction
print_fp_char:
        rst 0x10
        ret
fp_whole_digit:
        push hl
        push bc
        call fp_divide
        ld hl,fp_digits+7           ; the remainder is put before the digits so far
        ld de,fp_digits+8
        ld bc,8
        lddr
        ld (de),a
        pop bc
        pop hl
        inc c
        jr fp_whole

; Divides the B bytes at HL by ten; A = remainder.
        place at_fp_divide, to_fp_divide
fp_divide:
        xor a
fp_divide_1:
        ld e,(hl)
        ld d,8
fp_divide_2:
        sla e
        rla
        cp 10
        jr c,fp_divide_3
        sub 10
        inc e
fp_divide_3:
        dec d
        jr nz,fp_divide_2
        ld (hl),e
        inc hl
        djnz fp_divide_1
        ret

; Computes the digits of the fraction, up to 9 in all. C = digits so far; on the stack: AF, A =
; whole bytes.
        place at_fp_fraction, to_fp_fraction
fp_fraction:
        ld d,c                      ; D = B as above, E = digits stored
        ld e,c
        pop af
        ld c,a
        ld a,5
        sub c
        jp m,fp_round
        jr z,fp_round
        ld b,a                      ; bytes of the fraction
        ld hl,fp_bytes+4            ; the last of them
        cp 6
        jr c,fp_fraction_1
        add a,low fp_bytes-1
        ld l,a
fp_fraction_1:
        ld a,8
        cp e
        jr c,fp_round
        ld a,(hl)
        or a
        jr nz,fp_multiply
        dec hl
        djnz fp_fraction_1
        jr fp_round
fp_multiply:
        push hl
        push bc
        ld c,0
fp_multiply_1:
        ld a,(hl)
        push hl
        call CA_10A_C
        pop hl
        ld (hl),a
        dec hl
        djnz fp_multiply_1
        ld a,c
        or e
        jr nz,fp_digit
        dec d                       ; a zero before the first digit
        jr fp_multiply_2
fp_digit:
        ld hl,fp_digits
        ld b,0
        ld a,c
        ld c,e
        add hl,bc
        ld (hl),a
        inc e
fp_multiply_2:
        pop bc
        pop hl
        jr fp_fraction_1
fp_round:
        ld hl,fp_digits+8
        ld a,(hl)
        cp 5
        jr c,fp_rounded
        ld b,8
fp_round_1:
        dec hl
        inc (hl)
        ld a,(hl)
        cp 10
        jr c,fp_rounded
        ld (hl),0
        djnz fp_round_1
        ld (hl),1
        inc d
fp_rounded:
        ld b,d
        jp print_digits

        place at_print_digits, to_print_digits
; Prints the digits at fp_digits, B = position of the point (see print_fp).
print_digits:
        ld hl,fp_digits+7
        ld c,8
pr_dig_1:
        ld a,(hl)
        or a
        jr nz,pr_dig_2
        dec hl
        dec c
        jr pr_dig_1
pr_dig_2:
        ld hl,fp_digits             ; C digits to print
        ld a,b
        add a,4
        cp 13
        jr nc,pr_dig_exp
        ld a,b
        or a
        jr z,pr_dig_zero
        jp m,pr_dig_small
pr_dig_int:
        call pr_digit
        djnz pr_dig_int
        ld a,c
        or a
        ret z
        jr pr_dig_point
pr_dig_zero:
        ld a,'0'
        rst 0x10
pr_dig_small:
        ld a,'.'
        rst 0x10
        ld a,b
        or a
        jr z,pr_dig_rest
pr_dig_zeros:
        ld a,'0'
        rst 0x10
        inc b
        jr nz,pr_dig_zeros
        jr pr_dig_rest
pr_dig_point:
        ld a,'.'
        rst 0x10
pr_dig_rest:
        call pr_digit
        ld a,c
        or a
        jr nz,pr_dig_rest
        ret
pr_dig_exp:
        call pr_digit
        ld a,c
        or a
        jr z,pr_dig_exp_1
        push bc
        call pr_dig_point
        pop bc
pr_dig_exp_1:
        ld a,'E'
        rst 0x10
        dec b
        ld a,b
        ld c,'+'
        or a
        jp p,pr_dig_exp_2
        neg
        ld c,'-'
pr_dig_exp_2:
        ld b,a
        ld a,c
        rst 0x10
        ld c,b
        ld b,0
        jp OUT_NUM_1
        place at_pr_digit, to_pr_digit
pr_digit:                           ; prints the next digit, or 0 if there are no more
        ld a,c
        or a
        jr z,pr_digit_1
        dec c
        ld a,(hl)
        inc hl
pr_digit_1:
        add a,'0'
        rst 0x10
        ret
