; Mathematical functions, by polynomials. The coefficients were computed for the intervals given
; here, by interpolation at Chebyshev nodes. Each is as short as the accuracy allows; the highest
; power is first.

; 80+n: evaluates the Chebyshev series with the n coefficients after the literal, for the last
; value.
        place at_calc_series, to_calc_series
; 90+n, for the functions below: a polynomial in 2 x with the n coefficients after the literal,
; for the last value x. mem-0 = 2 x.
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
        bit 4,b
        jr nz,series_2
        rst 0x28
        defb 0x31,0xe0,0x04         ; b 2z*b
        defb 0xe2,0xc1,0x03         ; b 2z*b-b'         mem-1 = b'
        defb 0x01,0xc2,0x02,0x38    ; 2z*b-b'           mem-2 = b
        jr series_3
series_2:
        rst 0x28
        defb 0xe0,0x04,0x38
series_3:
        pop hl
        call stk_data
        push hl
        rst 0x28
        defb 0x0f,0x38
        pop hl
        pop bc
        dec b
        ld a,b
        and 0x0f
        jr nz,series_1
        or b
        jr nz,series_4
        push hl
        rst 0x28
        defb 0xe1,0x03,0x38
        pop hl
series_4:
        jp calc_fetch

; Converts x radians to v quarter turns, -2 <= v < 2.
        place at_quarters, to_quarters
quarters:
        rst 0x28
        defb 0xa3,0x31,0x0f,0x31,0x0f,0x05  ; t = x / 2pi
        defb 0x31,0xa2,0x0f,0x27,0x03       ; t - INT (t + 1/2)
        defb 0x31,0x0f,0x31,0x0f,0x38
        ret
        place at_calc_angle, to_calc_angle
; 39: the v in -1 .. 1 that has the same sine
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
        defb 0x31,0x31,0x04                 ; v , v v
        defb 0x96
        defb 0x99,0xe6,0x4d,0xb0
        defb 0xa0,0x28,0x09,0x19
        defb 0xe6,0x99,0x68,0x88,0xb4
        defb 0xeb,0x23,0x35,0xdf,0x9a
        defb 0xef,0xa5,0x5d,0xe7,0x24
        defb 0xf1,0x49,0x0f,0xda,0xa2
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
; Above 1: pi/2 - ATN (1/x). Above 1/2: pi/4 + ATN ((x-1)/(x+1)). Then x + x^3 * polynomial in x*x.
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
        defb 0x97                           ; for x*x in 0 .. 1/4
        defb 0x64,0xf4,0x53
        defb 0xa7,0x03,0xd8,0xf7
        defb 0xa8,0xb5,0x2b,0xbc
        defb 0xe9,0x62,0xfc,0x80,0xe1
        defb 0xeb,0x92,0x44,0x77,0xcf
        defb 0xec,0x4c,0xcc,0xa5,0x82
        defb 0xee,0xaa,0xaa,0xaa,0x69
        defb 0xe0,0x04,0x04,0xe3,0x0f,0x0f,0x38
        ret

; EXP: 2^n * EXP r with n = x / LN 2 rounded and r = x - n * LN 2, where n times the first 16 bits
; of LN 2 is exact. EXP r = 1 + r * polynomial.
fn_exp: rst 0x28
        defb 0x31,0x34,0x71,0x38,0xaa,0x04  ; x , x / LN 2
        defb 0xa2,0x0f,0x27,0xc3,0x38       ; x n         mem-3 = n
        call fp_to_bc
        push af
        push bc
        jr c,exp_big
        inc b
        djnz exp_big                        ; 256 or more
        rst 0x28
        defb 0xe3,0x34,0x70,0x31,0x72,0x04,0x03
        defb 0xe3,0x34,0x9d,0x3f,0xbe,0x8e,0x04,0x03
        defb 0x31                           ; r r
        defb 0x98                           ; for r in -0.348 .. 0.348
        defb 0x5a,0x50,0x9d
        defb 0x5e,0x50,0xaa
        defb 0xa2,0x36,0x0b,0x33
        defb 0xa6,0x08,0x88,0x60
        defb 0xe9,0x2a,0xaa,0xaa,0xb5
        defb 0xec,0x2a,0xaa,0xaa,0xb6
        defb 0x2f,0x00
        defb 0x31,0x00
        defb 0x04,0xa1,0x0f,0x38
        call restack
        pop bc
        pop af
        ld a,(hl)                           ; the exponent
        jr nz,exp_negative
        add a,c
        jr c,exp_too_big
exp_done:
        ld (hl),a
        ret
exp_negative:
        sub c
        jr z,exp_zero
        jr nc,exp_done
exp_zero:
        jp store_zero
exp_big:
        pop bc
        pop af
        call stk_pntrs
        jr nz,exp_zero
exp_too_big:
        jp report_6

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
        cp 0x35                             ; m is below SQR 1/2: double it
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
        defb 0x94                           ; for y*y in 0 .. 0.0296
        defb 0x6a,0x71,0x8b
        defb 0xac,0x12,0x1a,0xbf
        defb 0xad,0x4c,0xcd,0x4c
        defb 0xef,0x2a,0xaa,0xaa,0x6d
        defb 0xe0,0x04,0x04,0xe3,0x31,0x0f,0x0f,0x01 ; LN m = 2 y + y^3 * polynomial , n
        defb 0x34,0xf0,0x31,0x72,0x17,0xf8,0x04,0x0f,0x38 ; + n * LN 2
        ret
        place at_positive, to_positive
; Carry set if the number at HL is not above 0. Keeps HL.
positive:
        call test_zero
        ret c
        inc hl
        ld a,(hl)
        dec hl
        add a,a
        ret

; SQR by Newton's rule. The first value has half the exponent.
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

; x ^ y: repeated multiplication for whole y below 32, else EXP (y * LN x). A negative x is left to
; LN, which reports it.
        place at_calc_power, to_calc_power
calc_power:
        inc hl
        bit 7,(hl)
        ex de,hl
        jr nz,power_general
        ld a,(hl)
        inc hl
        or (hl)
        inc hl
        ld b,(hl)
        inc hl
        or (hl)
        jr nz,power_general
        ld a,b
        cp 32
        jr nc,power_general
        push bc
        rst 0x28
        defb 0xc0,0x02,0xa1,0x38            ; mem-0 = x
        pop bc
        inc b
        jr power_2
power_1:
        push bc
        rst 0x28
        defb 0xe0,0x04,0x38
        pop bc
power_2:
        djnz power_1
        ret
power_general:
        call stk_pntrs
        call test_zero
        jr c,power_of_0
        ld hl,5
        add hl,de
        ld (STKEND),hl
        rst 0x28
        defb 0x01,0x25,0x04,0x26,0x38
        ret
power_of_0:
        call test_zero_de
        jp c,fp_0_1                         ; 0 ^ 0 = 1
        inc de
        ld a,(de)
        add a,a
        ret nc
        jp report_6
