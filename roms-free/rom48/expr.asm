; Expressions. The syntax pass evaluates nothing and puts nothing on the calculator stack; it
; inserts the hidden form of numbers. The run pass takes numbers from that form alone.
;
; Operations that wait for their right operand are words on the machine stack: the high byte is the
; priority; the low byte holds the literal in bits 0-5, the type of its operand in bit 6 and the
; type of its result in bit 7 (1 is a number). The word 0 ends them.

        place at_scanning, to_scanning
; Evaluates the expression at CH_ADD. Exit: FLAGS bit 6 = its type, A = the character after it.
scanning:
        ld bc,24
        call test_room
        ld c,b
        push bc
        jr scan_operand
scan_next:
        rst 0x20
scan_operand:
        ld hl,scan_more             ; operands return there
        push hl
        rst 0x18
        jp operand
; A prefix or a function, BC as above: its operand follows.
scan_prefix:
        pop hl
        push bc
        ld bc,24
        call test_room
        jr scan_next
        place at_scan_bracket, to_scan_bracket
scan_bracket:
        pop hl
        rst 0x20
        call scanning
        cp ')'
        call expt_char
scan_more:                          ; after an operand
        rst 0x18
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,scan_operator
        cp '('
        jr nz,scan_operator
        call slicing
        jr scan_more
scan_operator:
        ld bc,0
        cp '*'
        jr c,scan_reduce            ; the most frequent ends of an expression
        ld hl,operators
        ld c,a
        call indexer
        jr nc,scan_reduce
        ld a,(hl)
        ld c,a
        rrca
        rrca
        rrca
        rrca
        and 0x0f
        ld b,a
; BC = new operation, C without its types. Performs the waiting operations that bind at least as
; tightly.
scan_reduce:
        pop de
        ld a,d
        cp b
        jr c,scan_push
        or a
        jr z,scan_end
        ld hl,FLAGS
        ld a,e
        xor (hl)
        bit fNUMERIC,a
        jr nz,scan_usr
scan_perform:
        push bc
        push de
        bit fRUN,(hl)
        jr z,scan_typed
        ld a,e
        and 0x3f
        ld b,a
        call PERFORM
scan_typed:
        pop de
        pop bc
        ld hl,FLAGS
        ld a,e
        rra
        xor (hl)
        and 0x40
        xor (hl)
        ld (hl),a                   ; the type of the result
        jr scan_reduce
scan_usr:
        ld a,e
        cp 0xed
        ld e,0x99
        jr z,scan_perform           ; USR also takes a string
scan_bad:
        jp report_c
scan_push:
        push de
        ld a,c
        and 0x0f
        or 0xc0
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,scan_push_1
        sub 0xc8
        jr c,scan_bad               ; - * / ^ OR
        jr z,scan_and
        add a,0x10
        cp 0x17
        jr z,scan_push_1            ; + concatenates
        or 0x80
        jr scan_push_1
scan_and:
        ld a,0x50                   ; string AND number
scan_push_1:
        ld c,a
        push bc
        jp scan_next
scan_end:
        rst 0x18
        ret
        place at_operators, to_operators
; Character, then priority * 16 + literal
operators:
        defb '+',0x6f, '-',0x63, '=',0x5e, '*',0x84, '/',0x85, '<',0x5d, '>',0x5c
        defb 0xc9,0x5b, 0xc6,0x38, 0xc5,0x27, 0x5e,0xa6, 0xc7,0x59, 0xc8,0x5a, 0

; Performs literal B. The end literal is at 2758, where programs called by USR expect HL' to point.
        fixed PERFORM
        rst 0x28
        defb 0x3b
func_end:
        defb 0x38
        ret

; Puts the operand that begins with character A on the calculator stack and its type into FLAGS bit
; 6.
        place at_operand, to_operand
operand:
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
        cp '('
        jp z,scan_bracket
        ld bc,0x09db                ; negate
        cp '-'
        jp z,scan_prefix
        cp '+'
        jp nz,report_c
        pop hl
        jp scan_next
operand_token:
        ld bc,0x04f0                ; NOT
        cp 0xc3
        jp z,scan_prefix
        jp nc,operand_bin
        cp 0xae
        jp c,operand_special
        ld bc,0x1018                ; VAL$
        jp z,scan_prefix
        sub 0x93
        ld c,a
        cp 0x1f
        jr c,operand_of_string      ; CODE VAL LEN
        set 6,c
operand_of_string:
        cp 0x2e
        jp nc,scan_prefix           ; STR$ CHR$
        set 7,c
        jp scan_prefix

; RND, INKEY$, PI; FN, POINT, SCREEN$, ATTR
        place at_operand_special, to_operand_special
operand_special:
        sub 0xa5
        jr z,operand_rnd
        dec a
        jr z,operand_inkey
        dec a
        jp z,operand_pi
        dec a
        jp z,operand_fn
        dec a
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
operand_pair:                       ; reads "(n,n)"; returns to the caller only in the run pass
        rst 0x20
        cp '('
        jp nz,report_c
        call next_2num
        call expt_close
        call syntax_z
        ret nz
        pop hl
        ret
operand_inkey:
        rst 0x20
        ld bc,0x105a                ; INKEY$ #n
        cp '#'
        jp z,scan_prefix
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
        jp one_char
operand_no_key:
        ld b,c
        jp stk_sto
; RND: seed' = 75 * (seed + 1) mod 65537 - 1; result seed' / 65536
operand_rnd:
        rst 0x20
        call numeric_syntax_z
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

; The operand is a number. Z in the syntax pass.
        place at_numeric_syntax, to_numeric_syntax
numeric_syntax_z:
        set fNUMERIC,(iy+oFLAGS)
        jp syntax_z

        place at_operand_pi, to_operand_pi
operand_pi:
        rst 0x20
        call numeric_syntax_z
        ret z
        rst 0x28
        defb 0xa3,0x31,0x0f,0x38
        ret

        place at_operand_number, to_operand_number
operand_bin:
        cp 0xc4
        jp nz,report_c
operand_number:
        call numeric_syntax_z
        jr nz,operand_hidden
        call dec_to_fp
        ld hl,(CH_ADD)
        ld bc,6
        call make_room
        inc hl
        ld (hl),0x0e
        inc hl
        ex de,hl
        call let_value
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

; A string in quotes; inside, two quotes represent one.
        place at_operand_string, to_operand_string
operand_string:
        res fNUMERIC,(iy+oFLAGS)
        ld hl,(CH_ADD)
        inc hl
        push hl
        ld bc,0
        ld d,c                      ; not 0 if double quotes must become single
op_str_1:
        ld a,(hl)
        cp 0x0d
        jr z,op_str_open
        inc hl
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
op_str_open:                        ; the fault is at the end of the line
        ld (CH_ADD),hl
        jp report_c
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
        jr nz,operand_value
        call syntax_z
        jp z,stk_var_syntax
        ld a,(hl)
        cp 0x0e
        jr z,operand_value          ; a string parameter of FN
        call STK_VAR
        bit fNUMERIC,(iy+oFLAGS)
        ret z
operand_value:
        inc hl
        jp stack_num

; LOOK-VARS has found a string or an array at HL, whose subscripts are at CH_ADD. Puts a string on
; the calculator stack, or returns HL = the byte before the element of a numeric array.
        fixed STK_VAR
        call syntax_z
        jp z,stk_var_syntax
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
stk_var_syntax:                     ; subscripts; scan_more reads the slices of strings
        rst 0x18
        cp '('
        ret nz
        jp skip_subscripts
