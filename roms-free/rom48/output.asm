; PRINT, LPRINT, colour items, INPUT.

        place at_c_print, to_c_print
c_lprint:
        ld a,3
        jr print_1
c_print:
        ld a,2
print_1:
        call syntax_z
        call nz,chan_open
        call TEMPS
        call print_2
        jp check_end_ret

; Prints the items from CH_ADD to the end of the statement or to ")".
        place at_print_2, to_print_2
print_2:
        rst 0x18
        call PR_END_Z
        jr z,print_end
print_3:
        call pr_posn
        jr z,print_3
        call PR_ITEM_1
        call pr_posn
        jr z,print_3
        rst 0x18
        call PR_END_Z
        jp nz,report_c
print_end:
        cp ')'                      ; a bracket within INPUT
        ret z
        jp PRINT_CR
        fixed PRINT_CR
        call unstack_z
        ld a,0x0d                   ; 1ff8: compiled programs print a newline here
        rst 0x10
        ret

; Prints and skips a separator: Z. At the end of the items: returns to the caller's caller. No
; separator: NZ.
        place at_pr_posn, to_pr_posn
pr_posn:
        rst 0x18
        cp ';'
        jr z,pr_posn_3
        cp ','
        ld d,0x06
        jr z,pr_posn_1
        cp "'"
        ret nz
        ld d,0x0d
pr_posn_1:
        call syntax_z
        ld a,d
        jr z,pr_posn_3
        rst 0x10
pr_posn_3:
        rst 0x20
        call PR_END_Z
        jr z,pr_posn_4
        cp a
        ret
pr_posn_4:
        pop bc
        ret

        fixed PR_ITEM_1
        rst 0x18
        cp 0xac
        jr nz,pr_item_2
        call next_2num
        call unstack_z
; Compiled programs print AT and TAB with the numbers on the calculator stack.
        fixed PR_AT
        call STK_TO_BC              ; B = column, C = row
        ld a,0x16
        jr PR_CONTROL
pr_item_2:
        cp 0xad
        jr nz,pr_item_3
        rst 0x20
        call expt_1num
        call unstack_z
        fixed PR_TAB
        call find_int2
        ld a,0x17
        fixed PR_CONTROL            ; prints the codes A, C and B
        rst 0x10
        ld a,c
        rst 0x10
        ld a,b
        rst 0x10
        ret
pr_item_3:
        call co_temp_2
        ret nc
        jp pr_item_4
        place at_pr_item, to_pr_item
pr_item_4:
        call str_alter
        ret nc
        ld hl,(CURCHL)
        push hl
        call scanning
        pop hl
        call syntax_z
        ret z
        ld de,(CURCHL)
        call cp_hl_de
        call nz,chan_flag           ; a USR routine has selected another stream
        bit fNUMERIC,(iy+oFLAGS)
        jp nz,print_fp
        call stk_fetch
; Prints BC characters from DE.
pr_string:
        ld a,b
        or c
        ret z
        dec bc
        ld a,(de)
        inc de
        rst 0x10
        jr pr_string
; "#n" selects a stream. Carry set: there is no "#".
        place at_str_alter, to_str_alter
str_alter:
        cp '#'
        scf
        ret nz
        rst 0x20
        call expt_1num
        and a
        call unstack_z
        call stream_number
        call chan_open
        and a
        ret

; Reads a colour item, token INK .. OVER and a number, and sends the control code. Carry set: there
; is none.
        place at_co_temp, to_co_temp
co_temp_2:
        cp 0xd9
        ret c
        cp 0xdf
        ccf
        ret c
        push af
        rst 0x20
        pop af
        sub 0xd9-0x10
        call CO_TEMP_4
        and a
        ret
; A = control code; its operand is the expression at CH_ADD.
        fixed CO_TEMP_4
        push af
        call expt_1num
        pop af
        call unstack_z
        jp CO_OPERAND               ; the bytes between the two entries are 0xff, which is RST 0x38
; The operand is on the calculator stack.
        fixed CO_OPERAND
        push af
        call find_int1
        ld d,a
        pop af
        rst 0x10
        ld a,d
        rst 0x10
        ret

; Control codes 0x10-0x15 in A with operand D change the temporary colours.
        place at_co_temp_5, to_co_temp_5
co_temp_5:
        sub 0x12
        jr c,co_ink_paper
        sub 2
        jr c,co_flash_bright
        ld c,0x04                   ; INVERSE, OVER: P_FLAG bits 2, 0
        jr z,co_inverse
        ld c,0x01
co_inverse:
        ld a,d
        cp 2
        jr nc,report_k
        neg
        ld hl,P_FLAG
        jr co_merge
co_flash_bright:                    ; A = 0xfe, 0xff
        ld c,0x80
        rrca
        jr nc,co_flash
        ld c,0x40
co_flash:
        ld a,d
        cp 8
        jr z,co_set
        cp 2
        jr nc,report_k
        neg
        jr co_set_far
co_ink_paper:                       ; A = 0xfe INK, 0xff PAPER
        ld c,0x07
        ld b,0x10                   ; P_FLAG bit 4: INK 9
        rrca
        ld a,d
        jr nc,co_ink
        add a,a
        add a,a
        add a,a
        ld c,0x38
        ld b,0x40
co_ink: ld e,a
        ld a,d
        cp 10
        jr nc,report_k
        sub 9
        cp 1
        sbc a,a                     ; 0xff for 9
        ld hl,P_FLAG
        xor (hl)
        and b
        xor (hl)
        ld (hl),a
        ld a,d
        cp 8
        ld a,e
        jr c,co_set_far
        ld a,d
co_set: ; 8 or 9: only the mask changes; it is set for 8
        ld hl,MASK_T
        sub 9
        sbc a,a                     ; 0xff for 8
        jr co_merge
co_set_far:                         ; a value: clear the mask, set the bits
        push af
        ld hl,MASK_T
        xor a
        call co_merge
        pop af
        ld hl,ATTR_T
co_merge:                           ; copies bits C of A to (HL)
        xor (hl)
        and c
        xor (hl)
        ld (hl),a
        ret
report_k:
        report eCOLOUR

; INK .. OVER as statements: set the temporary, then the permanent colours.
        place at_c_colour, to_c_colour
c_colour:
        ld hl,(CH_ADD)
c_colour_1:
        dec hl
        ld a,(hl)
        cp 0xd9
        jr c,c_colour_1             ; spaces between
        push af
        call expt_1num
        pop bc
        push bc
        call syntax_z
        jr nz,c_colour_2
        pop bc
        call check_end
c_colour_2:
        res tvLOWER,(iy+oTV_FLAG)
        call TEMPS
        call find_int1
        ld d,a
        pop af
        sub 0xd9-0x10
        call co_temp_5
        jp PERMANENT
; The temporary colours become permanent. Compiled programs enter here.
        fixed PERMANENT
        ld hl,(ATTR_T)
        ld (ATTR_P),hl
        ld hl,P_FLAG
        ld a,(hl)
        add a,a
        xor (hl)
        and 0xaa
        xor (hl)
        ld (hl),a
        ret

; INPUT items: separators, AT, TAB, colours, "(expression)" and literal prompts, variables.
        place at_c_input, to_c_input
c_input:
        call syntax_z
        jr z,input_1
input_run:
        ld a,1
        call chan_open
        call CLS_LOWER
input_1:
        ld (iy+oTV_FLAG),1
        call input_items
        call check_end
        ld bc,(S_POSN)
        ld a,(DF_SZ)
        cp b
        jr c,input_2                ; the upper position is above the lower screen
        ld c,0x21
        ld b,a
input_2:
        ld (S_POSN),bc
        ld a,25
        sub b
        ld (SCR_CT),a
        res tvLOWER,(iy+oTV_FLAG)
        call CL_SET
        jp CLS_LOWER

        place at_input_items, to_input_items
input_items:
        rst 0x18
        call PR_ST_END
        ret z
        call pr_posn
        jr z,input_items
        cp '('
        jr nz,input_item_1
        rst 0x20
        call print_2
        call expt_close
        jr input_next
input_item_1:
        cp 0xca                     ; LINE
        jr nz,input_item_2
        rst 0x20
        call var_target
        set fxLINE,(iy+oFLAGX)
        bit fNUMERIC,(iy+oFLAGS)
        jp nz,report_c
        jr input_read
input_item_2:
        call alpha
        jr nc,input_item_3
        call var_target
        res fxLINE,(iy+oFLAGX)
input_read:
        call syntax_z
        call nz,input_value
        jr input_next
input_item_3:
        call PR_ITEM_1
input_next:
        call pr_posn
        jr z,input_items
        rst 0x18
        call PR_ST_END
        ret z
        jp report_c

; Edits a value for the destination of FLAGS, DEST, STRLEN, and assigns it.
        place at_input_value, to_input_value
input_value:
        call set_work
        ld hl,FLAGX
        res fxNUM,(hl)
        set fxINPUT,(hl)
        ld bc,1                     ; 0x0d, or two quotes and 0x0d
        bit fxLINE,(hl)
        jr nz,input_line
        bit fNUMERIC,(iy+oFLAGS)
        jr z,input_quotes
        set fxNUM,(hl)
        jr input_line
input_quotes:
        ld c,3
input_line:
        push bc
        rst 0x30
        ld (hl),0x0d
        pop bc
        ld a,c
        rrca
        rrca
        jr nc,input_cursor
        ld a,'"'
        ld (de),a
        dec hl
        ld (hl),a
input_cursor:
        ld (K_CUR),hl
        bit fxLINE,(iy+oFLAGX)
        jr nz,input_raw
        ld hl,(CH_ADD)
        push hl
        ld hl,(ERR_SP)
        push hl
        jr input_first
input_again:
        ld a,(ERR_NR)
        cp eSTOPIN
        jr z,input_stopped
input_first:
        ld hl,input_again           ; after a syntax error the editor continues with the "?"
        push hl
        bit f2CHANK,(iy+oFLAGS2)
        jr z,input_check
        ld (ERR_SP),sp
input_check:
        ld hl,(WORKSP)
        call remove_fp
        ld (iy+oERR_NR),eOK
        set fRUN,(iy+oFLAGS)
        call editor
        res fRUN,(iy+oFLAGS)
        call input_assign
        pop hl                      ; the syntax is right
        pop hl
        ld (ERR_SP),hl
        ld (iy+oXPTRHI),0
        set fRUN,(iy+oFLAGS)
        call input_shown
        call input_assign
        pop hl
        ld (CH_ADD),hl
        call input_end
        jp let
input_stopped:                      ; CAPS SHIFT and 6
        pop hl
        ld (ERR_SP),hl
        report eSTOPIN
input_raw:
        call editor
        call input_shown
        ld de,(WORKSP)
        ld hl,(STKBOT)
        scf
        sbc hl,de
        ld b,h
        ld c,l
        call stk_sto
        call input_end
        jp let
; Shows the complete entry without the cursor.
        place at_input_shown, to_input_shown
input_shown:
        ld hl,0
        ld (K_CUR),hl
        call ed_copy
        res fxINPUT,(iy+oFLAGX)
        ret
; Later items begin where the echo ended.
        place at_input_end, to_input_end
input_end:
        ld bc,(ECHO_E)
        jp CL_SET
; Evaluates the expression in the workspace; it must have the type of the variable.
        place at_input_assign, to_input_assign
input_assign:
        ld hl,(WORKSP)
        ld (CH_ADD),hl
        rst 0x18
        cp 0xe2                     ; STOP
        jr z,input_stop
        ld a,(FLAGX)
        push af
        call scanning
        pop bc
        cp 0x0d
        jp nz,report_c
        ld a,(FLAGS)
        xor b
        bit fxNUM,a
        ret z
        jp report_c
input_stop:
        call syntax_z
        ret z
        report eSTOPIN
