; The interpreter checks and runs the statements of a line. Each command is called in both passes
; with CH_ADD after its token and STMT_RET on the stack. CHECK_END ends the command's part of the
; syntax pass.

        place at_line_scan, to_line_scan
line_scan:
        res fRUN,(iy+oFLAGS)
        call e_line_no
        xor a
        ld (SUBPPC),a
        dec a
        ld (ERR_NR),a
        jr stmt_l_1
stmt_loop:
        rst 0x20
stmt_l_1:
        call set_work
        inc (iy+oSUBPPC)
        jp m,report_c
        rst 0x18
        cp 0x0d
        jp z,line_end
        cp ':'
        jr z,stmt_loop
        ld hl,STMT_RET
        push hl
        sub 0xce
        jp c,report_c
        ld hl,commands
        add a,a
        ld e,a
        ld d,0
        add hl,de
        ld e,(hl)
        inc hl
        ld a,(hl)
        and 0x3f
        ld d,a
        push de
        xor (hl)
        ld b,a
        rst 0x20
        bit 7,b
        jr z,stmt_number
        bit 6,b
        call nz,expt_2num
        jr stmt_check
stmt_number:
        bit 6,b
        ret z
        call fetch_num
stmt_check:
        call syntax_z
        ret nz                      ; returns to the command
        pop bc
        jp check_end_1

        place at_commands, to_commands
; Addresses of the commands. The top bits say what is read first: nothing, or an optional number,
; two numbers or no operand followed by the end of the statement.
takes1  equ 0x4000
takes0  equ 0x8000
takes2  equ 0xc000
commands:
        defw c_def_fn, report_o+takes0, c_file, c_move          ; DEF FN, CAT, FORMAT, MOVE
        defw c_file, c_open, c_close, c_merge                   ; ERASE, OPEN #, CLOSE #, MERGE
        defw c_verify, BEEP+takes2, c_circle, c_colour          ; VERIFY, BEEP, CIRCLE, INK
        defw c_colour, c_colour, c_colour, c_colour             ; PAPER, FLASH, BRIGHT, INVERSE
        defw c_colour, out_cmd+takes2, c_lprint, c_llist        ; OVER, OUT, LPRINT, LLIST
        defw STOP+takes0, c_read, c_data, restore+takes1        ; STOP, READ, DATA, RESTORE
        defw new+takes0, c_border, continue+takes0, c_dim       ; NEW, BORDER, CONTINUE, DIM
        defw c_rem, c_for, c_go_to, c_go_sub                    ; REM, FOR, GO TO, GO SUB
        defw c_input, c_load, c_list, c_let                     ; INPUT, LOAD, LIST, LET
        defw pause+takes1, c_next, poke+takes2, c_print         ; PAUSE, NEXT, POKE, PRINT
        defw c_plot, run+takes1, c_save, randomize+takes1       ; PLOT, RUN, SAVE, RANDOMIZE
        defw c_if, CLS+takes0, c_draw, clear+takes1             ; IF, CLS, DRAW, CLEAR
        defw return+takes0, COPY+takes0                         ; RETURN, COPY

; Runs after a command: tests BREAK, then makes the pending jump or goes to the next statement.
        fixed STMT_RET
        call BREAK_KEY
        jr c,stmt_r_1
        report eBREAKL
        fixed STMT_R_1
stmt_r_1:
        bit 7,(iy+oNSPPC)
        jr nz,STMT_NEXT
        ld hl,(NEWPPC)
        bit 7,h
        jr z,LINE_NEW
        fixed LINE_RUN              ; the edit line
        ld a,(NSPPC)
        or a
        jr z,REPORT_N               ; GO TO a line above 32767
        ld hl,0xfffe
        ld (PPC),hl
        ld hl,(E_LINE)
        jp goto_stmt
        fixed LINE_NEW
        call line_addr
        ld a,(NSPPC)
        jr z,line_use_far
        cp 2
        jr nc,REPORT_N
        jp line_first
line_use_far:
        jp line_use
        place at_line_first, to_line_first
line_first:
        ld a,(hl)
        and 0xc0
        jr nz,program_end
line_use:                           ; HL = line, NSPPC = statement in it
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld (PPC),de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ex de,hl
        add hl,de
        ld (NXTLIN),hl
        ex de,hl
goto_stmt:
        ld a,(NSPPC)
        ld (iy+oNSPPC),0xff
        or a
        jr nz,goto_stmt_1
        inc a
goto_stmt_1:
        ld d,a
        dec a
        ld (SUBPPC),a
        dec hl
goto_stmt_2:
        dec d
        jr z,goto_stmt_3
        inc hl
        call skip_stmt
        cp 0x0d
        jr nz,goto_stmt_2
        dec d                       ; directly after the last statement: the line is complete
        jp nz,report_n
        jr line_end
goto_stmt_3:
        ld (CH_ADD),hl
        jp stmt_loop
line_end:
        call syntax_z
        ret z
        bit 7,(iy+oPPC+1)
        jr nz,program_end
        ld hl,(NXTLIN)
next_line:
        ld (iy+oNSPPC),0
        jr line_first
program_end:
        ld (iy+oNSPPC),0xff
        report eOK

; Advances HL to the next ":", THEN or end of line outside quotes. A = that character. Keeps D.
        place at_skip_stmt, to_skip_stmt
skip_stmt:
        ld e,0
skip_stmt_1:
        call skip_number
        cp 0x0d
        ret z
        cp '"'
        jr nz,skip_stmt_2
        inc e
skip_stmt_2:
        bit 0,e
        jr nz,skip_stmt_3
        cp ':'
        ret z
        cp 0xcb
        ret z
skip_stmt_3:
        inc hl
        jr skip_stmt_1

; Returns in A the next character after HL that is neither a space nor a control 10-17 with its
; operands; HL = its address. Keeps CH_ADD.
        place at_skip_colours, to_skip_colours
skip_colours:
        inc hl
        ld a,(hl)
        cp ' '
        jr z,skip_colours
        cp 0x10
        ret c
        cp 0x18
        ret nc
        inc hl
        cp 0x16
        jr c,skip_colours
        inc hl
        jr skip_colours

; Searches for a statement that begins with token E, from the separator at HL in statement D of line
; NEWPPC. Found: HL = the token, D and NEWPPC = its statement and line. Not found: carry set.
        place at_look_prog, to_look_prog
look_prog:
        ld bc,0                     ; T_ADDR = the next line, 0 while unknown
        ld (T_ADDR),bc
look_prog_1:
        ld a,(hl)
        cp ':'
        jr z,look_prog_3
        cp 0xcb
        jr z,look_prog_3
look_prog_2:
        inc hl
        ld a,(hl)
        cp 0x40
        ccf
        ret c
        ld b,a
        inc hl
        ld c,(hl)
        ld (NEWPPC),bc
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        push hl
        add hl,bc
        inc hl
        ld (T_ADDR),hl
        pop hl
        ld d,0
look_prog_3:
        inc d
        call skip_colours
        cp e
        ret z
        cp 0xea                     ; REM: continue in the next line
        jr nz,look_prog_5
        ld bc,(T_ADDR)
        ld a,b
        or c
        jr z,look_prog_5
        ld h,b
        ld l,c
        dec hl
        jr look_prog_2
look_prog_5:
        push de
        call skip_stmt
        pop de
        jr look_prog_1

; In the syntax pass: removes the caller and continues with the next statement. In the run pass:
; returns.
        place at_check_end, to_check_end
check_end:
        call syntax_z
        ret nz
        pop bc
check_end_1:
        pop bc
stmt_next:
        rst 0x18
        cp 0x0d
        jp z,line_end
        cp ':'
        jp z,stmt_loop
        jp report_c

        fixed NEXT_2NUM
next_2num:
        rst 0x20
        fixed EXPT_2NUM             ; reads two numbers separated by a comma
expt_2num:
        call expt_1num
        cp ','
        jr nz,REPORT_C
        rst 0x20
        fixed EXPT_1NUM
expt_1num:
        call scanning
        bit fNUMERIC,(iy+oFLAGS)
        ret nz
        fixed REPORT_C
report_c:
        report eSYNTAX
        fixed EXPT_EXP
expt_exp:
        call scanning
        bit fNUMERIC,(iy+oFLAGS)
        ret z
        jr REPORT_C

        place at_expt_comma, to_expt_comma
expt_close:                         ; skips the ")" that must be next
        rst 0x18
        cp ')'
        jr expt_char
expt_comma:
        rst 0x18
        cp ','
expt_char:                          ; skips a character; NZ: it is not the expected one
        jp nz,report_c
        rst 0x20
        ret

; Reads a number that ends the statement.
        place at_expt_1num_end, to_expt_1num_end
expt_1num_end:
        call expt_1num
        jp check_end

; Reads an optional number; its default is 0.
        fixed FETCH_NUM
fetch_num:
        rst 0x18
        call PR_ST_END
        jp nz,expt_1num
        nop
        fixed USE_ZERO
        call syntax_z
        ret z
        xor a
        jp STACK_A

; In the syntax pass: removes the caller and returns to its caller.
        place at_unstack_z, to_unstack_z
unstack_z:
        call syntax_z
        pop hl
        ret z
        jp (hl)
        place at_syntax_z, to_syntax_z
syntax_z:
        bit fRUN,(iy+oFLAGS)
        ret

        fixed BREAK_KEY
        ld a,0x7f
        in a,(0xfe)
        rra
        ret c
        ld a,0xfe
        in a,(0xfe)
        rra
        ret
