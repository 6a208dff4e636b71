; Numbers in decimal.

; Print and remove the last value, with at most 8 digits. The nine digits of the scaled value
; stand in fp_digits, the first of them 0. Sheet: written as 0.d1d2.. * 10^B, B = -4 .. 8
; prints fixed, others with E.
fp_digits equ MEMBOT+15

        place at_print_fp, to_print_fp
print_fp:
        call stk_pntrs
        call test_zero
        jr nc,print_fp_1
        ld (STKEND),hl
        ld a,'0'
        rst 0x10
        ret
print_fp_1:
        inc hl
        bit 7,(hl)
        jr z,print_fp_2
        ld a,'-'
        rst 0x10
        rst 0x28
        defb 0x1b,0x38
print_fp_2:
        rst 0x28
        defb 0x31,0x3d,0x38         ; x and its float form
        ld a,(hl)
        ld (STKEND),hl
        sub 0x81                    ; B is at least (e - 1) * log 2 + 1; begin at or below it
        ld e,a
        sbc a,a
        ld d,a
        ld h,d
        ld l,e
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de                   ; 9
        add hl,hl
        add hl,de                   ; 19
        add hl,hl
        add hl,hl
        add hl,de                   ; (e - 1) * 77, in 256ths
        ld b,h
        bit 7,b
        jr nz,print_fp_3            ; 77/256 is a little less than log 2
        inc b
print_fp_3:
        push bc
        rst 0x28
        defb 0x31,0x38
        pop bc
        push bc
        ld a,8
        sub b
        call e_to_fp
        rst 0x28
        defb 0xa2,0x0f,0x3a,0x3d,0x38 ; whole number nearest to x * 10^(8-B)
        ld (STKEND),hl
        pop bc
        ld a,(hl)
        inc b
        cp 0x9c
        jr nc,print_fp_3
        dec b
        dec b
        cp 0x98
        jr c,print_fp_3
        inc b
        push bc
        call fp_to_digits
        pop bc
        ld hl,fp_digits
        ld a,(hl)
        inc b
        or a
        jr nz,print_fp_3
        dec b
        inc hl
        ld a,(hl)
        or a
        jr nz,print_fp_4
        dec b
        jr print_fp_3
print_fp_4:
        push bc
        call stk_pntrs
        ld (STKEND),hl
        pop bc
        jp print_digits

; Float at HL, exponent 0x98 .. 0x9b, to nine decimal digits at fp_digits.
        place at_fp_to_digits, to_fp_to_digits
fp_to_digits:
        ld b,(hl)
        inc hl
        ld d,(hl)
        set 7,d
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        ld l,(hl)
        ld h,a
        ld a,0xa0
        sub b
        ld b,a
fp_dig_1:
        srl d
        rr e
        rr h
        rr l
        djnz fp_dig_1
        exx
        ld hl,fp_digits+8
        ld b,9
fp_dig_2:
        exx
        xor a
        ld b,32
fp_dig_3:
        add hl,hl
        rl e
        rl d
        rla
        cp 10
        jr c,fp_dig_4
        sub 10
        inc l
fp_dig_4:
        djnz fp_dig_3
        exx
        ld (hl),a
        dec hl
        djnz fp_dig_2
        ret

; Digits at fp_digits + 1, B = position of the point (see print_fp).
        place at_print_digits, to_print_digits
print_digits:
        ld hl,fp_digits+8
        ld c,8
pr_dig_1:
        ld a,(hl)
        or a
        jr nz,pr_dig_2
        dec hl
        dec c
        jr pr_dig_1
pr_dig_2:
        ld hl,fp_digits+1           ; C digits to print
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
        jp out_num_1
pr_digit:                           ; next digit, or 0 when there are no more
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
