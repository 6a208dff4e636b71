; Conversions between numbers, registers and text.

        fixed STACK_A
        ld c,a
        ld b,0
        jp stack_bc
        place at_stack_bc, to_stack_bc
stack_bc:
        ld iy,IYBASE
        xor a
        ld e,a
        ld d,c
        ld c,b
        ld b,a
        call stk_store
        jp stk_pntrs
        place at_test_5_sp_bc, to_test_5_sp_bc
test_5_sp_bc:
        push bc
        call test_5_sp
        pop bc
        ret

; Puts the digit A on the calculator stack; carry set if it is not a digit.
        place at_stk_digit, to_stk_digit
stk_digit:
        call numeric
        ret c
        sub '0'
        call STACK_A
        or a
        ret

        place at_numeric, to_numeric
numeric:
        cp '0'
        ret c
        cp '9'+1
        ccf
        ret
        place at_alphanum, to_alphanum
alphanum:
        call numeric
        ccf
        ret c
alpha:  cp 'A'
        ccf
        ret nc
        cp 'Z'+1
        ret c
        cp 'a'
        ccf
        ret nc
        cp 'z'+1
        ret

; Removes the last value: BC = it, rounded to nearest, halves upwards; A = C. Carry: above 65535. Z:
; not negative.
        place at_fp_to_bc, to_fp_to_bc
fp_to_bc:
        call stk_pop
        ld a,(hl)
        or a
        jr nz,fp_to_bc_1
        call int_fetch
        ld b,d
        ld a,c
        ld c,e
fp_to_bc_sign:                      ; A = sign, 0 or not
        and 0x80
        or a
        ld a,c
        ret
fp_to_bc_1:
        inc hl
        ld b,(hl)
        cp 0x91
        jr c,fp_to_bc_fits
        bit 7,b
        scf
        ret
fp_to_bc_fits:
        ld e,b                      ; sign
        set 7,b
        inc hl
        ld c,(hl)
        inc hl
        ld d,(hl)
        bit 7,e
        jr z,fp_to_bc_up
        inc hl                      ; below 0: subtract 1 from the last of the 32 bits, which rounds
        push af                     ; a half down and changes no other rounding
        ld a,(hl)
        sub 1
        ld a,d
        sbc a,0
        ld d,a
        jr nc,fp_to_bc_down
        dec bc
fp_to_bc_down:
        pop af
fp_to_bc_up:
        sub 0x90
        neg                         ; bits to drop from BC
        jr nz,fp_to_bc_2
        ld a,d
        add a,a
        jr fp_to_bc_round
fp_to_bc_2:
        cp 17
        jr nc,fp_to_bc_small
fp_to_bc_3:
        srl b
        rr c
        dec a
        jr nz,fp_to_bc_3
fp_to_bc_round:
        jr nc,fp_to_bc_4
        inc bc
        ld a,b
        or c
        scf
        ret z
fp_to_bc_4:
        ld a,b
        or c
        ret z                       ; -1/2 gives 0
        ld a,e
        jr fp_to_bc_sign
fp_to_bc_small:
        ld bc,0
        xor a
        ret

; As fp_to_bc, to A; carry: above 255.
        place at_fp_to_a, to_fp_to_a
fp_to_a:
        call fp_to_bc
        ret c
        push af
        inc b
        dec b
        jr nz,fp_to_a_1
        pop af
        ret
fp_to_a_1:
        pop af
        scf
        ret

; Reads the number at CH_ADD: digits, point, digits, E, exponent; or BIN and binary digits.
        place at_dec_to_fp, to_dec_to_fp
dec_to_fp:
        rst 0x18
        cp 0xc4
        jp z,bin_to_fp
        call int_to_fp
        cp '.'
        call z,dec_fraction
        or 0x20
        cp 'e'
        ret nz
        call CH_ADD_1
        ld d,0
        cp '+'
        jr z,dec_exp_sign
        cp '-'
        jr nz,dec_exp_digits
        inc d
dec_exp_sign:
        call CH_ADD_1
dec_exp_digits:
        call numeric
        jp c,report_c
        push de
        call int_to_fp
        call fp_to_a
        pop de
        jp c,report_6
        or a
        jp m,report_6               ; above 127
        dec d
        jr nz,e_to_fp_far
        neg
e_to_fp_far:
        jp e_to_fp

; Reads the digits after the point and adds them to the last value; exit A = the character after
; them. From the last digit to the first, the digit and the fraction so far, 8 bytes, are divided by
; ten.
        place at_dec_fraction, to_dec_fraction
dec_fraction:
        push bc                     ; B = digits before the point
        ld hl,fp_bytes-1
        ld b,14
dec_fraction_1:
        ld (hl),0
        inc hl
        djnz dec_fraction_1
dec_fraction_2:
        call CH_ADD_1
        call numeric
        inc b
        jr nc,dec_fraction_2
        pop de
        dec b
        ld a,b
        jr z,dec_no_fraction
dec_fraction_3:
        dec hl
        push hl
        push bc
        ld a,(hl)
        sub '0'
        ld hl,fp_bytes
        ld (hl),a
        ld b,9
        call fp_divide
        pop bc
        pop hl
        djnz dec_fraction_3
        call stk_pntrs
        ld a,(hl)
        or a
        jr nz,dec_fraction_5
        inc hl                      ; a small whole part moves to the bytes before the point, so
        inc hl                      ; that the sum is rounded once
        ld d,(hl)
        ld (hl),a
        inc hl
        ld e,(hl)
        ld (hl),a
        ld (fp_bytes-1),de
dec_fraction_5:
        ld hl,fp_bytes-2
        ld b,11
dec_fraction_4:                     ; the first byte that is not 0
        inc hl
        dec b
        jr z,dec_fraction_end
        ld a,(hl)
        or a
        jr z,dec_fraction_4
        call dec_to_float
        rst 0x28
        defb 0x0f,0x38
dec_fraction_end:
        ld hl,(CH_ADD)
        ld a,(hl)
        ret
dec_no_fraction:
        or d
        jr nz,dec_fraction_end
        jp report_c                 ; a point without digits

; Puts the bytes at HL within fp_bytes, the first not 0, on the calculator stack as a float.
        place at_dec_to_float, to_dec_to_float
dec_to_float:
        push hl
        xor a
        call STACK_A
        pop de
        push hl                     ; address of the result
        xor a
        push af                     ; its sign
        ld bc,0x0080
        ld a,low fp_bytes+1
        sub e
        add a,a
        add a,a
        add a,a
        add a,c
        ld c,a
        ex de,hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        push de
        inc hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        push de
        exx
        pop hl
        exx
        pop hl
        jp fp_normalise

; INT_TO_FP: reads whole digits, A = the first one. Exit B = their count, A = the character after
; them.
        place at_int_to_fp, to_int_to_fp
int_to_fp:
        xor a
        call STACK_A
        ld b,0
acc_digits:                         ; value = value * 10 + digit
        ld hl,(CH_ADD)
        ld a,(hl)
        call numeric
        ret c
        push bc
        call stk_digit
        rst 0x28
        defb 0x01,0xa4,0x04,0x0f,0x38
        call CH_ADD_1
        pop bc
        inc b
        jr acc_digits

; BIN: up to 16 binary digits
        place at_bin_to_fp, to_bin_to_fp
bin_to_fp:
        ld de,0
bin_1:  call CH_ADD_1
        sub '0'
        cp 2
        jr nc,bin_2
        rra
        rl e
        rl d
        jr nc,bin_1
        jp report_6
bin_2:  ld b,d
        ld c,e
        jp STACK_BC

; Multiplies the last value by 10^A, A signed: one product or quotient with a power of ten, which is
; exact up to 10^13; two if A is below -38.
        place at_e_to_fp, to_e_to_fp
e_to_fp:
        ld b,0x04                   ; multiply
        or a
        jp p,e_to_fp_1
        inc b                       ; divide
        neg
e_to_fp_1:
        ld d,0
        cp 39
        jr c,e_to_fp_2
        sub 38
        ld d,a
        ld a,38
e_to_fp_2:
        ld e,b
        ld c,a
        inc c
        push de
        push bc
        rst 0x28
        defb 0xa1,0x38
        pop bc
        jr e_to_fp_4
e_to_fp_3:
        push bc
        rst 0x28
        defb 0xa4,0x04,0x38
        pop bc
e_to_fp_4:
        dec c
        jr nz,e_to_fp_3
        rst 0x28
        defb 0x3b,0x38              ; the literal in BREG, which is B
        pop de
        ld b,e
        ld a,d
        or a
        jr nz,e_to_fp_1
        ret
