; Between numbers, registers and text.

        fixed STACK_A
        ld c,a
        ld b,0
        jp stack_bc
        place at_stack_bc, to_stack_bc
stack_bc:
        ld iy,IYBASE
        call test_5_sp_bc
        ld hl,(STKEND)
        xor a
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld (hl),a
        inc hl
        ld (STKEND),hl
        ex de,hl
        ld hl,-5
        add hl,de
        ret
        place at_test_5_sp_bc, to_test_5_sp_bc
test_5_sp_bc:
        push bc
        call test_5_sp
        pop bc
        ret

; A digit character to the calculator stack; carry set if it is none.
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

; Pop the last value to BC, rounded to nearest, halves upwards; A = C. Carry: above 65535.
; Z: not negative.
        place at_fp_to_bc, to_fp_to_bc
fp_to_bc:
        call stk_pntrs
        ld (STKEND),hl
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
        inc hl                      ; below 0: 1 less in the last of the 32 bits, which turns
        push af                     ; a half into less and no other rounding
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

; The same to A; carry: above 255.
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

; A number written at CH_ADD: digits, point, digits, E, exponent; or BIN and binary digits.
        place at_dec_to_fp, to_dec_to_fp
dec_to_fp:
        rst 0x18
        cp 0xc4
        jp z,bin_to_fp
        xor a
        call STACK_A
        ld b,0
        call acc_digits
        cp '.'
        ld c,b
        ld b,0
        jr nz,dec_exp
        push bc
        call CH_ADD_1
        pop bc
        call acc_digits
        ld a,b
        or c
        jp z,report_c               ; a lone point
        ld hl,(CH_ADD)
        ld a,(hl)
dec_exp:                            ; B = digits behind the point
        or 0x20
        cp 'e'
        ld c,0
        jr nz,dec_scale
        push bc
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
        ld e,0
dec_exp_1:
        sub '0'
        ld c,a
        ld a,e
        cp 13
        jp nc,report_6
        add a,a
        add a,a
        add a,e
        add a,a
        add a,c
        jp m,report_6
        ld e,a
        call CH_ADD_1
        call numeric
        jr nc,dec_exp_1
        ld a,e
        dec d
        jr nz,dec_exp_pos
        neg
dec_exp_pos:
        pop bc
        ld c,a
dec_scale:
        ld a,c
        sub b
        jp po,e_to_fp
        ld a,0x81                   ; far below any number
        jp e_to_fp

; Digits from CH_ADD on: value = value * 10 + digit, B + 1 each. Exit A = next character.
        place at_acc_digits, to_acc_digits
acc_digits:
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

; INT_TO_FP: whole digits only, A = the first one
        place at_int_to_fp, to_int_to_fp
int_to_fp:
        xor a
        call STACK_A
        jp acc_digits

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

; Last value * 10^A, A signed. Uses memory 0.
        place at_e_to_fp, to_e_to_fp
e_to_fp:
        ld c,a
        or a
        jp p,e_to_fp_1
        neg
e_to_fp_1:
        cp 64
        jr c,e_to_fp_2
        ld a,63
e_to_fp_2:
        push bc
        push af
        rst 0x28
        defb 0xa4,0x38              ; v 10
        pop af
        pop bc
e_to_fp_3:
        srl a
        push af
        push bc
        jr nc,e_to_fp_5
        bit 7,c
        jr nz,e_to_fp_4
        rst 0x28
        defb 0xc0,0x04,0xe0,0x38    ; v*t t
        jr e_to_fp_5
e_to_fp_4:
        rst 0x28
        defb 0xc0,0x05,0xe0,0x38    ; v/t t
e_to_fp_5:
        pop bc
        pop af
        or a
        jr z,e_to_fp_6
        push af
        push bc
        rst 0x28
        defb 0x31,0x04,0x38         ; v t*t
        pop bc
        pop af
        jr e_to_fp_3
e_to_fp_6:
        rst 0x28
        defb 0x02,0x38
        ret
