; Documented entry points of the BASIC half whose code is elsewhere, and short routines at their
; documented addresses.

; Editor
        entry EDITOR, editor
        entry ED_LOOP, ed_loop
        entry ADD_CHAR, add_char
        entry ED_EDIT, ed_edit
        entry ED_DOWN, ed_down
        entry ED_LEFT, ed_left
        entry ED_RIGHT, ed_right
        entry ED_DELETE, ed_delete
        entry ED_ENTER, ed_enter
        entry ED_UP, ed_up
        entry ED_ERROR, ed_error
        entry CLEAR_SP, clear_sp
        entry KEY_INPUT, key_input
        entry ED_COPY, ed_copy
        entry SET_HL, ed_bounds
        entry SET_DE, set_de
        entry ED_EDGE, ed_edge
        entry REMOVE_FP, remove_fp
; Start, main loop, reports
        entry NEW, new
        entry START_NEW, start_new
        entry RAM_CHECK, ram_fill
        entry RAM_SET, ram_set
        fixed REPORT_G
        report eROOM
        entry MAIN_ADD, main_add
; Channels and streams
        entry STR_DATA, str_data
        fixed REPORT_O_1725
        report eSTREAM
        fixed REPORT_F
        report eFILE
        entry CLOSE, close
        entry OPEN, open
        entry STR_DATA1, str_data1
; Memory
        entry ONE_SPACE, make_one
        entry MAKE_ROOM, make_room
        entry POINTERS, pointers
        fixed LINE_ZERO
        jr LINE_NO+3
        entry LINE_NO_A, line_no_prev
        entry LINE_NO, line_no
        jp line_no_0
        entry RESERVE, bc_spaces
        entry SET_MIN, set_min
        entry SET_WORK, set_work
        entry SET_STK, set_stk
        entry REC_EDIT, clear_sp
        fixed INDEXER_1
        inc hl
        jp indexer
        entry LINE_ADDR, line_addr
        entry CP_LINES, cp_lines
        entry EACH_STMT0, each_stmt_0
        entry EACH_STMT, each_stmt
        entry NEXT_ONE, next_one
        entry DIFFER, differ
        fixed CAT_ETC
        report eSTREAM
        entry RECLAIM_1, reclaim_1
        entry RECLAIM_2, reclaim_2
        entry E_LINE_NO, e_line_no
; Listing
        entry AUTO_LIST, auto_list
        entry LLIST, c_llist
        fixed LIST
        ld a,2
        jp list_1
        entry LIST_5, list_5
        entry LIST_ALL, list_all
        entry OUT_LINE, out_line
        entry OUT_LINE_TEXT, out_text
        entry NUMBER, skip_number
        entry OUT_FLASH, out_flash
        entry OUT_CURS, out_curs
        entry OUT_CHAR, out_char
; Interpreter
        entry LINE_SCAN, line_scan
        fixed STMT_LOOP
        rst 0x20
        jp stmt_l_1
        fixed REM
c_rem:  pop bc
        jp line_end
        entry LINE_USE, line_use
        entry NEXT_LINE, next_line
        fixed REPORT_N
report_n:
        report eLOST
        entry CHECK_END, check_end
        entry STMT_NEXT, stmt_next
        fixed REPORT_2
report_2:
        report eVAR
        entry CLASS_01, var_target
        entry CLASS_04, for_name
        entry CLASS_09, plot_items
        fixed STOP
        report eSTOP
        entry IF_CMD, c_if
        entry FOR, c_for
        entry LOOK_PROG, look_prog
        entry NEXT, c_next
        entry READ, c_read
        entry DATA, c_data
        entry PASS_BY, data_skip
        entry UNSTACK_Z, unstack_z
        entry LPRINT, c_lprint
        entry PRINT, c_print
        entry PRINT_2, print_2
        entry PR_STRING, pr_string
        fixed PR_END_Z
        cp ')'
        ret z
        cp 0x0d                     ; 2048: PR_ST_END
        ret z
        cp ':'
        ret
        entry PR_POSN_1, pr_posn
        entry STR_ALTER, str_alter
        fixed CO_TEMP_1
        rst 0x20
        jp co_temp_2
        entry CO_TEMP_5, co_temp_5
        entry INPUT, c_input
        entry INPUT_RUN, input_run
        entry IN_ITEM_1, input_items
        entry IN_ASSIGN, input_assign
        fixed IN_CHAN_K             ; Z if channel K is current
        ld hl,(CURCHL)
        inc hl
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        cp 'K'
        ret
        fixed REPORT_K
        report eCOLOUR
; Expressions, variables, strings
        entry SCANNING, scanning
        entry SYNTAX_Z, syntax_z
        entry LOOK_VARS, look_vars
        entry SLICING, slicing
        fixed STK_ST_0
        xor a
        jp stk_sto
        entry STK_STORE, stk_store
        entry LET, let
        entry STK_FETCH, stk_fetch
        entry DIM, c_dim
        entry S_SCRN, s_screen
        entry S_SCRN_BC, s_screen_bc
        entry S_ATTR, s_attribute
        entry S_ATTR_BC, s_attribute_bc
        entry ALPHANUM, alphanum
        entry ALPHA, alpha
; Numbers and the calculator
        entry DEC_TO_FP, dec_to_fp
        entry NUMERIC, numeric
        entry STK_DIGIT, stk_digit
        entry INT_TO_FP, int_to_fp
        entry E_TO_FP, e_to_fp
        entry INT_FETCH, int_fetch
        fixed P_INT_STO
        ld c,0
        jp int_store
        entry FP_TO_BC, fp_to_bc
        entry FP_TO_A, fp_to_a
        entry PRINT_FP, print_fp
        fixed CA_10A_C              ; Returns A * 10 + C: A = low byte, C = high byte
        push de
        ld l,a
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        ld e,c
        add hl,de
        ld c,h
        ld a,l
        pop de
        ret
        entry FP_SUBTRACT, fp_sub
        entry FP_ADD, fp_add
        entry HL_HL_DE, hl_hl_de
        entry FP_MULTIPLY, fp_mul
        fixed REPORT_6
report_6:
        report eBIG
        entry FP_DIVIDE, fp_div
        entry TRUNCATE, truncate
        fixed RE_ST_TWO
        jp restack_two
        ex de,hl
        jp restack
        entry CALCULATE, calculate
        entry CALC_B, calculate
        entry RE_ENTRY, calc_fetch
        entry TEST_5_SP, test_5_sp
        entry STACK_NUM, stack_num
        entry MOVE_FP, move_fp
        entry LOC_MEM, loc_mem
        entry FP_ABS, fn_abs
        entry FP_NEGATE, negate
        entry FP_SGN, fn_sgn
        entry TEST_ZERO, test_zero
        entry GREATER_0, greater_0
        entry FP_NOT, calc_not
        entry LESS_0, less_0
        entry FP_0_1, fp_0_1
        entry STK_PNTRS, stk_pntrs
        fixed REPORT_B_35DC
        report eRANGE
        fixed REPORT_A_34E7
        report eARG
        fixed 0x33a1                ; literal 2 of the original: returns
        ret
        fixed REPORT_6_3703
        report eBIG
        fixed REPORT_A_371A
        report eARG
; A word that IM 2 programs read as their vector (I = 28).
        fixed 0x28ff
        defb 0x5c,0x7e
