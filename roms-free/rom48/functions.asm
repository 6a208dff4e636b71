; Functions by Chebyshev series. The coefficients were computed for these intervals by the cosine
; sum over 64 nodes; each is written as short as an error of 1e-10 allows, highest order first.
; With z in -1 .. 1 a series gives A(0) + 2 * (A(1) T1(z) + A(2) T2(z) + ...).

; 80+n: the series of the n numbers behind the literal, for the last value.
        place at_calc_series, to_calc_series
calc_series:
        pop hl
        pop hl
        push hl
        push bc
        rst 0x28
        defb 0x31,0x0f,0xc0,0x02    ; mem-0 = 2z
        defb 0xa0,0xc2,0x38         ; b = 0, mem-2 = b before
        pop bc
        pop hl
series_1:
        push bc
        push hl
        rst 0x28
        defb 0x31,0xe0,0x04         ; b 2z*b
        defb 0xe2,0xc1,0x03         ; b 2z*b-b'         mem-1 = b'
        defb 0x01,0xc2,0x02,0x38    ; 2z*b-b'           mem-2 = b
        pop hl
        call stk_data
        push hl
        rst 0x28
        defb 0x0f,0x38
        pop hl
        pop bc
        djnz series_1
        push hl
        rst 0x28
        defb 0xe1,0x03,0x38
        pop hl
        jp calc_fetch

; x radians -> quarter turns, -2 <= v < 2
        place at_quarters, to_quarters
quarters:
        rst 0x28
        defb 0xa3,0x31,0x0f,0x31,0x0f,0x05  ; t = x / 2pi
        defb 0x31,0xa2,0x0f,0x27,0x03       ; t - INT (t + 1/2)
        defb 0x31,0x0f,0x31,0x0f,0x38
        ret
        place at_calc_angle, to_calc_angle
; 39: the v in -1 .. 1 with the same sine
calc_angle:
        call quarters
        rst 0x28
        defb 0x31,0x2a,0xa1,0x03,0x37       ; ABS v > 1
        defb 0x00,0x03,0x38
        ret
        defb 0x31,0x29,0x31,0x0f,0x01,0x03,0x38 ; then 2 * SGN v - v
        ret
        place at_fn_sin, to_fn_sin
fn_sin: call calc_angle
sin_quarter:                                ; sine of v quarter turns, v in -1 .. 1
        rst 0x28
        defb 0x31,0x31,0x04,0x31,0x0f,0xa1,0x03 ; z = 2 v v - 1
        defb 0x86
        defb 0x14,0xe6
        defb 0x5c,0x1f,0x0b
        defb 0xa3,0x8f,0x38,0xee
        defb 0xe9,0x15,0x63,0xbb,0x23
        defb 0xee,0x92,0x0d,0xcd,0xed
        defb 0xf1,0x23,0x5d,0x1b,0xea
        defb 0x04,0x38
        ret
fn_cos: call quarters
        rst 0x28
        defb 0x2a,0xa1,0x01,0x03,0x38       ; 1 - ABS v
        jr sin_quarter

        place at_fn_tan, to_fn_tan
fn_tan: rst 0x28
        defb 0x31,0x1f,0x01,0x20,0x05,0x38
        ret
        place at_fn_asn, to_fn_asn
fn_asn: rst 0x28                            ; 2 ATN (x / (1 + SQR (1 - x x)))
        defb 0x31,0x31,0x04,0xa1,0x01,0x03,0x28
        defb 0xa1,0x0f,0x05,0x24,0x31,0x0f,0x38
        ret
        place at_fn_acs, to_fn_acs
fn_acs: rst 0x28
        defb 0x22,0xa3,0x01,0x03,0x38
        ret

        place at_fn_atn, to_fn_atn
; Above 1: pi/2 - ATN (1/x). Above 1/2: pi/4 + ATN ((x-1)/(x+1)). Then x + x * series of x*x.
fn_atn: rst 0x28
        defb 0x31,0x2a,0xa1,0x03,0x37,0x00  ; ABS x > 1
        defb 0x05
        defb 0xa0,0x01                      ; 0 x
        defb 0x33,0x0a
        defb 0x31,0x29,0xa3,0x04,0x01       ; SGN x * pi/2 , x
        defb 0xa1,0x01,0x05,0x1b            ; and -1/x
        defb 0x31,0x2a,0xa2,0x03,0x37,0x30,0x00 ; not ABS x > 1/2
        defb 0x16
        defb 0x31,0x29,0xc1,0x04            ; offset, ABS x     mem-1 = SGN x
        defb 0x31,0xa1,0x03,0x01,0xa1,0x0f,0x05 ; (x-1)/(x+1)
        defb 0xe1,0x04,0x01                 ; x , offset
        defb 0xe1,0xa3,0x04,0xa2,0x04,0x0f,0x01 ; + SGN x * pi/4
        defb 0xc3,0x31,0x31,0x04            ; x , x , x*x       mem-3 = x
        defb 0x34,0x40,0xb0,0x00,0x08,0x04,0xa1,0x03 ; z = 8 x x - 1
        defb 0x88
        defb 0x0f,0xf3
        defb 0x14,0x1d
        defb 0x58,0xcf,0xfd
        defb 0x9d,0x0e,0x51,0x9d
        defb 0xa1,0xcc,0xbd,0x4c
        defb 0xe6,0x20,0x25,0xee,0x8f
        defb 0xeb,0x94,0xb2,0xf5,0x46
        defb 0xec,0x99,0xe9,0xa8,0x9d
        defb 0x04,0xe3,0x0f,0x0f,0x38
        ret

; EXP: 2 ^ (n + f), n whole, 0 <= f < 1
        place at_fn_exp, to_fn_exp
fn_exp: rst 0x28
        defb 0x34,0xf1,0x38,0xaa,0x3b,0x29,0x04 ; x / LN 2
        defb 0x31,0x27,0xc3,0x03            ; f         mem-3 = n
        defb 0x31,0x0f,0xa1,0x03            ; z = 2 f - 1
        defb 0x88
        defb 0x13,0x36
        defb 0x18,0x65
        defb 0x5d,0x78,0x65
        defb 0xa2,0x60,0x32,0xc9
        defb 0xa7,0x21,0xf7,0xaf
        defb 0xeb,0x2f,0xb0,0xb0,0x14
        defb 0xee,0x7e,0xbb,0x94,0x58
        defb 0xf1,0x3a,0x7e,0xf8,0xcf
        defb 0x3d,0xe3,0x38
        call fp_to_bc
        push af
        call stk_pntrs
        pop af
        jr nz,exp_negative
        jp c,report_6
        ld a,b
        or a
        jp nz,report_6
        ld a,(hl)
        add a,c
        jp c,report_6
        ld (hl),a
        ret
exp_negative:
        jp c,store_zero
        ld a,b
        or a
        jp nz,store_zero
        ld a,(hl)
        sub c
        jp c,store_zero
        jp z,store_zero
        ld (hl),a
        ret

; LN: x = m * 2^n, m about 1; LN m = 2 ATANH y, y = (m - 1) / (m + 1)
        place at_fn_ln, to_fn_ln
fn_ln:  call restack
        call positive
        jp c,report_a
        ld a,(hl)
        ld (hl),0x80
        inc hl
        ld b,(hl)
        dec hl
        sub 0x80
        ld c,a
        ld a,b
        cp 0x35                             ; m below SQR 1/2: double it
        jr nc,ln_1
        inc (hl)
        dec c
ln_1:   ld a,c
        or a
        jp p,ln_2
        neg
ln_2:   push bc
        call STACK_A
        pop bc
        bit 7,c
        call nz,negate
        rst 0x28
        defb 0x01                           ; n m
        defb 0x31,0xa1,0x0f,0x01,0xa1,0x03,0x01,0x05 ; n y
        defb 0xc3,0x31,0x31,0x04            ; mem-3 = y
        defb 0x34,0x40,0xb0,0x00,0x40,0x04,0xa1,0x03 ; z = 64 y y - 1
        defb 0x85
        defb 0x12,0x73
        defb 0x5a,0x19,0xa9
        defb 0xa1,0x53,0xdb,0x69
        defb 0xe9,0x2d,0xef,0x68,0x71
        defb 0xea,0x2d,0x1c,0xbe,0x78
        defb 0x04,0xe3,0x31,0x0f,0x0f,0x01  ; LN m = 2 y + y * series , n
        defb 0x34,0xf0,0x31,0x72,0x17,0xf8,0x04,0x0f,0x38 ; + n * LN 2
        ret
        place at_positive, to_positive
; Carry set: the number at HL is not above 0. HL kept.
positive:
        call test_zero
        ret c
        inc hl
        ld a,(hl)
        dec hl
        add a,a
        ret

; SQR by Newton's rule from a value of half the exponent
        place at_fn_sqr, to_fn_sqr
fn_sqr: call test_zero
        ret c
        call restack
        call positive
        jp c,report_a
        rst 0x28
        defb 0xc0,0x38
        ld a,(hl)
        sub 0x80
        sra a
        add a,0x80
        ld (hl),a
        ld b,6
sqr_1:  push bc
        rst 0x28
        defb 0x31,0xe0,0x01,0x05,0x0f,0xa2,0x04,0x38 ; g = (g + x / g) / 2
        pop bc
        djnz sqr_1
        ret

; x ^ y = EXP (y * LN x)
        place at_calc_power, to_calc_power
calc_power:
        call test_zero
        jr c,power_of_0
        ld hl,5
        add hl,de
        ld (STKEND),hl
        rst 0x28
        defb 0x01,0x25,0x04,0x26,0x38
        ret
power_of_0:
        ex de,hl
        call test_zero
        ex de,hl
        jp c,fp_0_1                         ; 0 ^ 0 = 1
        inc de
        ld a,(de)
        add a,a
        ret nc
        jp report_6
