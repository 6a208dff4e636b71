; DEF FN and FN. Each parameter in the line of DEF FN is followed by a slot, 0x0e and five bytes,
; which receives the argument's value. While a function is evaluated, DEFADD is the address of the
; "(" before its parameters.

; Reads a name and "(": FLAGS bit 6 = type, A = the character after "(".
        place at_fn_name, to_fn_name
fn_name:
        rst 0x18
        call alpha
        jp nc,report_c
        set fNUMERIC,(iy+oFLAGS)
        rst 0x20
        cp '$'
        jr nz,fn_name_1
        res fNUMERIC,(iy+oFLAGS)
        rst 0x20
fn_name_1:
        cp '('
        jp expt_char

; DEF FN l[$](l[$],..)=expression: skipped when run.
        place at_c_def_fn, to_c_def_fn
c_def_fn:
        call syntax_z
        jp nz,data_skip
        call fn_name
        ld a,(FLAGS)
        push af
        rst 0x18
        cp ')'
        jr z,def_close
def_param:
        call alpha
        jp nc,report_c
        rst 0x20
        cp '$'
        jr nz,def_slot
        rst 0x20
def_slot:
        ld bc,6
        call make_room
        inc hl
        ld (hl),0x0e
        ld bc,6
        add hl,bc
        ld (CH_ADD),hl
        rst 0x18
        cp ','
        jr nz,def_close
        rst 0x20
        jr def_param
def_close:
        cp ')'
        call expt_char
        cp '='
        call expt_char
        pop af
        ld (FLAGS),a
        call expt_value
        jp check_end_ret

; FN l[$](arguments) as an operand.
        place at_operand_fn, to_operand_fn
operand_fn:
        rst 0x20
        ld b,a
        push bc
        call fn_name
        pop bc
        ld a,(FLAGS)
        push af
        call syntax_z
        jr nz,fn_run
        rst 0x18
        cp ')'
        jr z,fn_syntax_end
fn_syntax:
        call scanning
        cp ','
        jr nz,fn_syntax_end
        rst 0x20
        jr fn_syntax
fn_syntax_end:
        cp ')'
        call expt_char
        pop af
        ld (FLAGS),a
        ret
fn_run: ld hl,(PROG)
        dec hl
        jr fn_find
fn_other:                           ; another function: continue the search after it
        pop hl
        call skip_stmt
        pop bc
fn_find:
        push bc
        ld e,0xce
        call look_prog
        pop bc
        jr nc,fn_candidate
        report eFN
fn_candidate:
        push bc
        push hl
        call skip_colours
        xor b
        and 0xdf                    ; the letter, in either case
        jr nz,fn_other
        call skip_colours
        cp '$'
        jr nz,fn_numeric
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,fn_other
        call skip_colours
        jr fn_found
fn_numeric:
        bit fNUMERIC,(iy+oFLAGS)
        jr z,fn_other
fn_found:
        pop bc
        pop bc
        push hl                     ; stacked: type, "(" of the definition
        ld c,0                      ; C = arguments
        rst 0x18
        ld d,a
        pop hl
        push hl
        call skip_colours
        cp ')'
        jr nz,fn_argument
        cp d
        jr nz,fn_report_q
        jr fn_arguments_end
fn_argument:                        ; HL at a parameter, CH_ADD at its argument
        push hl
        push bc
        rst 0x18
        cp ')'
        jr z,fn_report_q
        call scanning
        pop bc
        pop hl
        inc c
        call skip_colours
        cp '$'
        jr nz,fn_argument_1
        call skip_colours
        bit fNUMERIC,(iy+oFLAGS)
        jr nz,fn_report_q
        jr fn_argument_2
fn_argument_1:
        bit fNUMERIC,(iy+oFLAGS)
        jr z,fn_report_q
fn_argument_2:
        ld de,5
        add hl,de
        call skip_colours
        ld d,a
        push hl
        rst 0x18
        pop hl
        cp d
        jr nz,fn_report_q
        cp ')'
        jr z,fn_arguments_end
        push hl
        rst 0x20
        pop hl
        call skip_colours
        jr fn_argument
fn_report_q:
        report eFNARG
fn_arguments_end:                   ; all values are on the calculator stack: copy them to the slots
        rst 0x20
        pop hl                      ; "("
        push hl
        ld a,c
        or a
        jr z,fn_evaluate
        ld e,a
        add a,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld b,c
        ld hl,(STKEND)
        and a
        sbc hl,de
        ld (STKEND),hl
        ex de,hl                    ; DE = the first value
        pop hl
        push hl
fn_store:
        call skip_colours
        cp 0x0e
        jr nz,fn_store
        inc hl
        ex de,hl
        push bc
        ld bc,5
        ldir
        pop bc
        ex de,hl
        dec hl
        djnz fn_store
fn_evaluate:
        pop hl
        ld de,(DEFADD)
        push de
        ld (DEFADD),hl
fn_body:
        call skip_colours
        cp 0x0e
        jr nz,fn_body_1
        ld de,5
        add hl,de
fn_body_1:
        cp '='
        jr nz,fn_body
        ld de,(CH_ADD)
        push de
        ld (CH_ADD),hl
        rst 0x20
        call scanning
        pop hl
        ld (CH_ADD),hl
        pop hl
        ld (DEFADD),hl
        pop af
        ld (FLAGS),a
        ret

; Searches the parameters of the function that is being evaluated; they hide variables with the same
; name. Part of LOOK-VARS: C and DE as there; HL = the 0x0e of the slot.
        place at_look_param, to_look_param
look_param:
        bit 7,c
        jr nz,look_param_none       ; an array or a long name
        push de
        ld hl,(DEFADD)
look_param_1:
        call skip_colours
        cp ')'
        jr z,look_param_end
        xor c
        and 0x1f
        ld e,a                      ; 0 if the letters are equal
        call skip_colours
        ld d,0x20
        cp '$'
        jr nz,look_param_2
        call skip_colours
        ld d,0
look_param_2:
        ld a,c
        and 0x20
        xor d
        or e
        jr z,look_param_found
        ld de,5
        add hl,de
        call skip_colours
        cp ','
        jr z,look_param_1
look_param_end:
        pop de
look_param_none:
        jp look_variable
look_param_found:
        pop de
        jp look_found
