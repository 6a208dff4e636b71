; Expressions. In the syntax pass nothing is evaluated and nothing reaches the calculator
; stack; numbers get their hidden form. In the run pass numbers come from that form alone.

        place at_scanning, to_scanning
scanning:
        ld b,0
        call expr
        rst 0x18
        ret

; An expression of operators that bind more tightly than B.
        place at_expr, to_expr
expr:   push bc
        ld bc,32
        call test_room
        call operand
expr_loop:
        rst 0x18
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,expr_operator
        cp '('
        jr nz,expr_operator
        call slicing
        jr expr_loop
expr_operator:
        ld hl,operators
        ld c,a
        call indexer
        pop bc
        ret nc
        ld c,(hl)
        call expr_priority
        cp b
        ret z
        ret c
        push bc
        ld b,a
        ld a,(FLAGS)
        push af                     ; type of the left side
        push bc
        rst 0x20
        pop bc
        push bc
        call expr
        pop bc
        ld a,c
        and 0x0f
        ld c,a
        pop af
        bit fNUMERIC,a
        jr nz,expr_numbers
        ld a,c
        cp 8                        ; string AND number
        jr nz,expr_strings
        bit fNUMERIC,(iy+oFLAGS)
        jr z,expr_bad
        ld b,0x10
        jr expr_to_string
expr_strings:
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,expr_bad
        cp 8
        jr c,expr_bad
        add a,8
        ld b,a
        cp 0x17
        jr nz,expr_to_number
expr_to_string:
        res fNUMERIC,(iy+oFLAGS)
        jr expr_perform
expr_numbers:
        bit fNUMERIC,(iy+oFLAGS)
expr_bad_z:
        jr z,expr_bad
        ld b,c
expr_to_number:
        set fNUMERIC,(iy+oFLAGS)
expr_perform:
        call perform
        jr expr_loop
expr_bad:
        jp report_c
expr_priority:
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 0x0f
        ret
; Character, then priority * 16 + literal
operators:
        defb '+',0x6f, '-',0x63, '*',0x84, '/',0x85, 0x5e,0xa6
        defb '=',0x5e, '>',0x5c, '<',0x5d, 0xc7,0x59, 0xc8,0x5a, 0xc9,0x5b
        defb 0xc5,0x27, 0xc6,0x38, 0

; Perform literal B in the run pass. A function's end literal stands at 2758, where programs
; called by USR expect HL' to point.
        place at_perform, to_perform
perform:
        call syntax_z
        ret z
        jp 0x2756
        fixed 0x2756
        rst 0x28
        defb 0x3b
func_end:
        defb 0x38
        ret

; One operand to the calculator stack, its type to FLAGS bit 6.
        place at_operand, to_operand
operand:
        rst 0x18
        call alpha
        jp c,operand_var
        cp 0xa5
        jr nc,operand_token
        call numeric
        jp nc,operand_number
        cp '.'
        jp z,operand_number
        cp '"'
        jp z,operand_string
        cp '-'
        jr z,operand_minus
        cp '('
        jr z,operand_bracket
        cp '+'
        jp nz,report_c
        rst 0x20
        jr operand
operand_bracket:
        rst 0x20
        call scanning
        cp ')'
        jp expt_char
operand_minus:
        ld bc,0x091b                ; priority 9, negate
        jr operand_prefix
operand_not:
        ld bc,0x0430
operand_prefix:
        push bc
        rst 0x20
        pop bc
        push bc
        call expr
        pop bc
        ld b,c
        bit fNUMERIC,(iy+oFLAGS)
        jp nz,perform
        jp report_c
operand_token:
        cp 0xc3
        jr z,operand_not
        jp nc,operand_bin
        cp 0xae
        jp c,operand_special
        push af
        rst 0x20
        ld b,0x10                   ; a function takes the next operand tightly
        call expr
        pop af
        ld b,a
        sub 0x93
        cp 0x1b
        jr nz,operand_func
        ld a,0x18                   ; VAL$
operand_func:
        ld c,a
        ld a,b
        cp 0xc0                     ; USR takes both types
        jr nz,operand_typed
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,operand_usr
        ld c,0x19
operand_usr:
        ld b,c
        call perform
        set fNUMERIC,(iy+oFLAGS)    ; the machine code may have changed it
        ret
operand_typed:
        cp 0xb2                     ; VAL$ CODE VAL LEN take strings
        rra
        rra                         ; bit 6: wants a string
        xor (iy+oFLAGS)
        bit fNUMERIC,a
        jp z,report_c
operand_perform:
        ld a,b
        ld b,c
        set fNUMERIC,(iy+oFLAGS)
        cp 0xae
        jr z,operand_gives_string
        cp 0xc1
        jp c,perform
operand_gives_string:
        res fNUMERIC,(iy+oFLAGS)
        jp perform

; RND, INKEY$, PI; FN, POINT, SCREEN$, ATTR
        place at_operand_special, to_operand_special
operand_special:
        sub 0xa5
        jr z,operand_rnd
        dec a
        jr z,operand_inkey
        dec a
        jp z,operand_pi
        sub 2
        jr z,operand_point
        dec a
        jr z,operand_screen
        dec a
        jp nz,report_c
        call operand_pair           ; ATTR
        jp s_attribute
operand_point:
        call operand_pair
        jp POINT_SUB
operand_screen:
        ld hl,operand_is_string
        push hl
        call operand_pair
        jp s_screen
operand_is_string:
        res fNUMERIC,(iy+oFLAGS)
        ret
operand_pair:                       ; "(n,n)"; the caller goes on only when running
        rst 0x20
        cp '('
        jp nz,report_c
        call next_2num
        rst 0x18
        cp ')'
        call expt_char
        call syntax_z
        ret nz
        pop hl
        ret
operand_inkey:
        rst 0x20
        res fNUMERIC,(iy+oFLAGS)
        call syntax_z
        ret z
        call KEY_SCAN
        ld bc,0
        jr nz,operand_no_key
        call K_TEST
        ld c,0
        jr nc,operand_no_key
        ld e,a
        ld d,(iy+oFLAGS)
        set fLMODE,d
        call K_DECODE
        push af
        ld bc,1
        rst 0x30
        pop af
        ld (de),a
operand_no_key_1:
        ld bc,1
        jp stk_sto
operand_no_key:
        ld b,c
        jp stk_sto
; RND: seed' = 75 * (seed + 1) mod 65537 - 1; result seed' / 65536
operand_rnd:
        rst 0x20
        set fNUMERIC,(iy+oFLAGS)
        call syntax_z
        ret z
        ld bc,(SEED)
        call STACK_BC
        rst 0x28
        defb 0xa1,0x0f
        defb 0x34,0x40,0xb0,0x00,0x4b       ; 75
        defb 0x04
        defb 0x34,0x80,0x41,0x00,0x00,0x80  ; 65537
        defb 0x32,0x02,0xa1,0x03,0x31,0x38
        call fp_to_bc
        ld (SEED),bc
        call stk_pntrs
        call restack
        ld a,(hl)
        or a
        ret z
        sub 16
        ld (hl),a
        ret

        place at_operand_pi, to_operand_pi
operand_pi:
        rst 0x20
        set fNUMERIC,(iy+oFLAGS)
        call syntax_z
        ret z
        rst 0x28
        defb 0xa3,0x31,0x0f,0x38
        ret

        place at_operand_number, to_operand_number
operand_bin:
        cp 0xc4
        jp nz,report_c
operand_number:
        set fNUMERIC,(iy+oFLAGS)
        call syntax_z
        jr nz,operand_hidden
        call dec_to_fp
        ld hl,(CH_ADD)
        ld bc,6
        call make_room
        inc hl
        ld (hl),0x0e
        inc hl
        ex de,hl
        ld hl,(STKEND)
        ld bc,5
        and a
        sbc hl,bc
        ld (STKEND),hl
        ldir
        ld (CH_ADD),de
        ret
operand_hidden:
        ld hl,(CH_ADD)
operand_hidden_1:
        inc hl
        ld a,(hl)
        cp 0x0e
        jr nz,operand_hidden_1
        inc hl
        call stack_num
        ld (CH_ADD),hl
        ret

; A string in quotes; inside, two quotes stand for one.
        place at_operand_string, to_operand_string
operand_string:
        res fNUMERIC,(iy+oFLAGS)
        ld hl,(CH_ADD)
        inc hl
        push hl
        ld bc,0
        ld d,c                      ; not 0 when quotes must be made single
op_str_1:
        ld a,(hl)
        inc hl
        cp 0x0d
        jp z,report_c
        cp '"'
        jr nz,op_str_2
        ld a,(hl)
        cp '"'
        jr nz,op_str_end
        inc hl
        ld d,a
op_str_2:
        inc bc
        jr op_str_1
op_str_end:
        ld (CH_ADD),hl
        ld a,d
        pop de
        call syntax_z
        ret z
        or a
        jp z,stk_sto
        push de
        rst 0x30
        pop hl
        push bc
        push de
op_str_copy:
        ld a,(hl)
        inc hl
        cp '"'
        jr nz,op_str_copy_1
        inc hl
op_str_copy_1:
        ld (de),a
        inc de
        dec bc
        ld a,b
        or c
        jr nz,op_str_copy
        pop de
        pop bc
        jp stk_sto

; A variable
        place at_operand_var, to_operand_var
operand_var:
        call look_vars
        jp c,report_2
        call z,STK_VAR
        call syntax_z
        ret z
        bit fNUMERIC,(iy+oFLAGS)
        ret z
        inc hl
        jp stack_num

; The string or array that LOOK-VARS found at HL: a string to the calculator stack, or HL = the
; byte before the element of a numeric array, whose subscripts stand at CH_ADD.
        fixed STK_VAR
        call syntax_z
        jr z,stk_var_syntax
        bit fNUMERIC,(iy+oFLAGS)
        jr z,stk_var_string
        call array_element
        ex de,hl
        dec hl
        ret
stk_var_string:
        bit 7,(hl)
        jp nz,array_string
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ex de,hl
        jp stk_sto
stk_var_syntax:                     ; subscripts; slices of strings follow in expr
        rst 0x18
        cp '('
        ret nz
        jp skip_subscripts
