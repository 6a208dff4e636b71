; The calculator. RST 28 runs the literals that follow it, on 5-byte values below STKEND. The
; pointer to the next literal is on the machine stack below the running operation. An operation
; receives HL = top of stack and DE = STKEND. A binary operation (03-17) receives HL = first and DE
; = second operand, with the second already removed. B = literal, or the number within one of the
; groups 80-9f, a0-, c0-, e0-.

        place at_calculate, to_calculate
calculate:
        ld a,b
        ld (BREG),a
calc_loop:
        pop hl
calc_fetch:
        ld a,(hl)
        inc hl
        push hl
calc_do:
        ld b,a
        ld hl,calc_loop
        push hl
        add a,a
        ld a,b
        jr nc,calc_plain
        rlca
        rlca
        rlca
        and 3
        add a,0x3e
        ld c,a
        ld a,b
        and 0x1f
        ld b,a
        ld a,c
calc_plain:
        ld c,a
        add a,a
        ld hl,CALC_TABLE
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push hl
        call stk_pntrs
        ld a,c
        cp 3
        ret c
        cp 0x18
        ret nc
        ld (STKEND),hl
        ex de,hl
        ld hl,-5
        add hl,de
        ret

; HL = last value, DE = STKEND
        place at_stk_pntrs, to_stk_pntrs
stk_pntrs:
        ld de,(STKEND)
        ld hl,-5
        add hl,de
        ret

        fixed CALC_TABLE
        defw calc_jump_true, calc_exchange, calc_delete, fp_sub
        defw fp_mul, fp_div, calc_power, calc_or
        defw calc_and, calc_compare, calc_compare, calc_compare
        defw calc_compare, calc_compare, calc_compare, fp_add
        defw str_and, str_compare, str_compare, str_compare
        defw str_compare, str_compare, str_compare, str_join
        defw fn_val, fn_usr_str, fn_read_in, negate
        defw fn_code, fn_val, fn_len, fn_sin
        defw fn_cos, fn_tan, fn_asn, fn_acs
        defw fn_atn, fn_ln, fn_exp, fn_int
        defw fn_sqr, fn_sgn, fn_abs, fn_peek
        defw fn_in, fn_usr, fn_str, fn_chr
        defw calc_not, calc_duplicate, calc_mod, calc_jump
        defw calc_stk_data, calc_dec_jump, less_0, greater_0
        defw calc_end, calc_angle, truncate, calc_by_breg
        defw REPORT_J, restack, calc_series, calc_const
        defw calc_store, calc_recall

; Removes the last value: HL = it, DE = the former STKEND.
        place at_stk_pop, to_stk_pop
stk_pop:
        call stk_pntrs
        ld (STKEND),hl
        ret

; 00: removes a value and jumps if it was not 0.
        place at_calc_jump, to_calc_jump
calc_jump_true:
        ld (STKEND),hl
        call test_zero
        jr nc,calc_jump
calc_no_jump:
        pop hl
        pop hl
        inc hl
        jp calc_fetch
calc_dec_jump:
        ld hl,BREG
        dec (hl)
        jr z,calc_no_jump
calc_jump:
        pop hl
        pop hl
        ld e,(hl)
        ld a,e
        add a,a
        sbc a,a
        ld d,a
        add hl,de
        jp calc_fetch

; 38: returns to the code after the literals.
        place at_calc_end, to_calc_end
calc_end:
        pop af
        ret

; 3b: performs the literal in BREG.
        place at_calc_by_breg, to_calc_by_breg
calc_by_breg:
        pop hl
        ld a,(BREG)
        jp calc_do

        place at_calc_exchange, to_calc_exchange
calc_exchange:
        ld d,h
        ld e,l
        ld bc,-5
        add hl,bc
        ld b,5
calc_exch_1:
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        inc hl
        inc de
        djnz calc_exch_1
        ret

        place at_calc_delete, to_calc_delete
calc_delete:
        ld (STKEND),hl
        ret

; Copies the number at HL to the calculator stack: HL + 5, DE = STKEND.
        place at_stack_num, to_stack_num
calc_duplicate:
stack_num:
        ld de,(STKEND)
        call move_fp
        ld (STKEND),de
        ret
        place at_move_fp, to_move_fp
move_fp:
        call test_5_sp
        ldir
        ret

; Tests for space for one more value. Keeps HL, DE; BC = 5.
        place at_test_5_sp, to_test_5_sp
test_5_sp:
        push hl
        push de
        ld bc,5
        call test_room
        pop de
        pop hl
        ret

; 34: stacks the number that follows the literal.
        place at_calc_stk_data, to_calc_stk_data
calc_stk_data:
        pop hl
        pop hl
        call stk_data
        jp calc_fetch
        place at_stk_data, to_stk_data
stk_data:
        ld de,(STKEND)
        call test_5_sp
        ld a,(hl)
        rlca
        rlca
        and 3
        inc a
        ld c,a
        ld a,(hl)
        and 0x3f
        jr nz,stk_data_1
        inc hl
        ld a,(hl)
stk_data_1:
        inc hl
        add a,0x50
        ld (de),a
        inc de
        ld a,5
        sub c
        ldir
        ld b,a
        jr stk_data_3
stk_data_2:
        xor a
        ld (de),a
        inc de
stk_data_3:
        djnz stk_data_2
        ld (STKEND),de
        ret

; a0-a4: constants
        place at_calc_const, to_calc_const
calc_const:
        ld hl,const_table
        jr calc_recall_1
calc_recall:
        ld hl,(MEM)
calc_recall_1:
        ld a,b
        call loc_mem
        jp stack_num
        place at_const_table, to_const_table
const_table:
        defb 0x00,0x00,0x00,0x00,0x00   ; 0
        defb 0x00,0x00,0x01,0x00,0x00   ; 1
        defb 0x80,0x00,0x00,0x00,0x00   ; 1/2
        defb 0x81,0x49,0x0f,0xda,0xa2   ; pi/2
        defb 0x00,0x00,0x0a,0x00,0x00   ; 10

; HL = HL + 5 * A
        place at_loc_mem, to_loc_mem
loc_mem:
        ld c,a
        add a,a
        add a,a
        add a,c
        ld c,a
        ld b,0
        add hl,bc
        ret

; c0-c5, e0-e5: calculator memories
        place at_calc_memory, to_calc_memory
calc_store:
        push hl
        ld a,b
        ld hl,(MEM)
        call loc_mem
        ex de,hl
        pop hl
        ld bc,5
        ldir
        ret

; Carry set if the number at HL is 0. A, BC, HL kept.
        place at_test_zero, to_test_zero
test_zero:
        push hl
        push bc
        ld b,a
        ld a,(hl)
        inc hl
        or (hl)
        inc hl
        or (hl)
        inc hl
        or (hl)
        ld a,b
        pop bc
        pop hl
        scf
        ret z
        ccf
        ret

; As TEST_ZERO for the number at DE. Keeps BC, DE and HL.
        place at_test_zero_de, to_test_zero_de
test_zero_de:
        ex de,hl
        call test_zero
        ex de,hl
        ret

; Logical operations return 0 or 1.
        place at_calc_not, to_calc_not
greater_0:
        call test_zero
        ccf
        jr nc,fp_0_1
        inc hl
        ld a,(hl)
        dec hl
        cpl
        jr fp_0_1_top
less_0: inc hl
        ld a,(hl)
        dec hl
fp_0_1_top:
        add a,a
        jr fp_0_1
calc_not:
        call test_zero
fp_0_1: push hl
        ld a,0
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        rla
        ld (hl),a
        xor a
        inc hl
        ld (hl),a
        inc hl
        ld (hl),a
        pop hl
        ret

        place at_calc_or, to_calc_or
calc_or:
        call test_zero_de
        ret c
        scf
        jp fp_0_1
        place at_calc_and, to_calc_and
calc_and:
        call test_zero_de
        ret nc
        or a
        jp fp_0_1

; 09-0e: compare numbers. The comparison of strings ends here, too.
        place at_calc_compare, to_calc_compare
calc_compare:
        push bc
        call fp_sub
        pop bc
        ld c,2                      ; 1 less, 2 equal, 4 greater
        call test_zero
        jr c,compare_result
        inc hl
        bit 7,(hl)
        dec hl
        ld c,1
        jr nz,compare_result
        ld c,4
compare_result:                     ; B = literal, C = outcome, HL = result
        push hl
        ld a,b
        and 7
        ld hl,compare_masks-1
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        pop hl
        and c
        add a,0xff
        jp fp_0_1
        place at_compare_masks, to_compare_masks
compare_masks:
        defb 3,6,5,4,1,2            ; <= >= <> > < =

; Functions of one number
        place at_fn_sgn, to_fn_sgn
fn_sgn: call test_zero
        ret c
        inc hl
        ld a,(hl)
        dec hl
        add a,a
        sbc a,a
        ld c,a
        ld de,1
        jp int_store

; INT x: truncate, then subtract 1 if that rounded up
        place at_fn_int, to_fn_int
fn_int: rst 0x28
        defb 0x31,0x3a,0xc0         ; x t      mem-0 = t
        defb 0x03,0x36              ; x-t < 0
        defb 0xe0,0x01,0x03,0x38    ; t - (0 or 1)
        ret

        place at_fn_peek, to_fn_peek
fn_peek:
        call find_int2
        ld a,(bc)
        jp STACK_A
        place at_fn_in, to_fn_in
fn_in:  call find_int2
        in a,(c)
        jp STACK_A

; USR n: the routine receives BC = its address, HL' = the end literal of the function call in the
; expression evaluator, and STACK_BC as its return address.
        place at_fn_usr, to_fn_usr
fn_usr: call find_int2
        ld hl,STACK_BC
        push hl
        exx
        ld hl,func_end
        exx
        push bc
        ret

; n m - r q with q = INT(n/m), r = n - m*q
        place at_calc_mod, to_calc_mod
calc_mod:
        rst 0x28
        defb 0xc1,0x01,0xc2         ; m n      mem-1 = m, mem-2 = n
        defb 0x01,0x05,0x27,0xc0    ; q        mem-0 = q
        defb 0xe1,0x04,0xe2,0x01,0x03 ; n-q*m
        defb 0xe0,0x38
        ret

; INKEY$ #n: one character of the stream, or an empty string.
        place at_fn_read_in, to_fn_read_in
fn_read_in:
        call stream_number
        ld hl,(CURCHL)
        push hl
        call chan_open
        call INPUT_AD
        ld bc,0
        jr nc,read_in_none
        inc c
        push af
        rst 0x30
        pop af
        ld (de),a
read_in_none:
        call stk_sto
        pop hl
        jp chan_flag
