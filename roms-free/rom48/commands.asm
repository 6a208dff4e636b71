; Commands that are not output: jumps, memory, assignment, loops, data.

        place at_c_small, to_c_small
c_load: ld a,1
        jr c_tape
c_save: xor a
        jr c_tape
c_verify:
        ld a,2
        jr c_tape
c_merge:
        ld a,3
c_tape: ld (T_ADDR),a
        jp SAVE_ETC
        place at_c_new, to_c_new
c_new:  call check_end
        jp new
        place at_c_cls, to_c_cls
c_cls:  call check_end
        jp CLS
        place at_c_copy, to_c_copy
c_copy: call check_end
        jp COPY
        place at_c_stop, to_c_stop
c_stop: call check_end
stop:   report eSTOP
        place at_c_border, to_c_border
c_border:
        call expt_1num
        call check_end
        jp BORDER
        place at_c_beep, to_c_beep
c_beep: call expt_2num
        call check_end
        jp BEEP
        place at_c_cat, to_c_cat
c_cat:  call check_end
        jp report_o
        place at_c_def_fn, to_c_def_fn
c_def_fn:
        jp report_c

        place at_c_out, to_c_out
c_out:  call expt_2num
        call check_end
out_cmd:
        call two_param
        out (c),a
        ret
c_poke: call expt_2num
        call check_end
poke:   call two_param
        ld (bc),a
        ret
; A = byte (-255 .. 255 modulo 256), BC = address
two_param:
        call fp_to_a
        jp c,report_b
        jr z,two_param_1
        neg
two_param_1:
        push af
        call find_int2
        pop af
        ret

        place at_c_randomize, to_c_randomize
c_randomize:
        call fetch_num
        call check_end
randomize:
        call find_int2
        ld a,b
        or c
        jr nz,rand_1
        ld bc,(FRAMES)
rand_1: ld (SEED),bc
        ret
c_pause:
        call fetch_num
        call check_end
pause:  call find_int2
pause_1:
        ld a,b
        or c
        ld d,a                      ; 0: no end but a key
pause_2:
        halt
        bit fNEWKEY,(iy+oFLAGS)
        jr nz,pause_3
        ld a,d
        or a
        jr z,pause_2
        dec bc
        ld a,b
        or c
        jr nz,pause_2
pause_3:
        res fNEWKEY,(iy+oFLAGS)
        ret

        place at_c_go_to, to_c_go_to
c_run:  call fetch_num
        call check_end
run:    call go_to
        ld bc,0
        call rest_run
        jp clear_run
        place at_c_continue, to_c_continue
c_continue:
        call check_end
continue:
        ld hl,(OLDPPC)
        ld a,(OSPCC)
        ld d,a
        jr go_to_2
c_go_to:
        call expt_1num
        call check_end
go_to:  call find_int2
        ld h,b
        ld l,c
        ld d,0
        ld a,h
        cp 0xf0
        jp nc,report_b
go_to_2:
        ld (NEWPPC),hl
        ld a,d
        ld (NSPPC),a
        ret

; GO SUB leaves line and statement (3 bytes) under the error address, see RETURN.
        place at_c_go_sub, to_c_go_sub
c_go_sub:
        call expt_1num
        call check_end
go_sub: pop de
        pop hl
        ld a,(SUBPPC)
        inc a
        push af
        inc sp
        ld bc,(PPC)
        push bc
        push hl
        ld (ERR_SP),sp
        push de
        call go_to
        ld bc,20
        jp test_room
c_return:
        call check_end
return: pop bc
        pop hl
        pop de
        ld a,d
        cp 0x3e                     ; the byte at RAMTOP
        jr z,return_none
        dec sp
        pop af
        push hl
        ld (ERR_SP),sp
        push bc
        ex de,hl
        ld d,a
        jp go_to_2
return_none:
        push de
        push hl
        report eRETURN

        place at_c_clear, to_c_clear
c_clear:
        call fetch_num
        call check_end
clear:  call find_int2
clear_run:                          ; BC = new RAMTOP, 0: as it is
        ld a,b
        or c
        jr nz,clear_1
        ld bc,(RAMTOP)
clear_1:
        push bc
        ld de,(VARS)
        ld hl,(E_LINE)
        dec hl
        call reclaim_1
        call CLS
        ld hl,(STKEND)
        ld de,50
        add hl,de
        pop de
        sbc hl,de
        jr nc,report_m
        ld hl,(P_RAMT)
        and a
        sbc hl,de
        jr c,report_m
        ld (RAMTOP),de
        pop bc                      ; where to return
        pop hl                      ; the error address
        ex de,hl
        ld (hl),0x3e
        dec hl
        ld sp,hl
        push de
        ld (ERR_SP),sp
        push bc
        ret
report_m:
        report eRAMTOP

; IF n THEN statements
        place at_c_if, to_c_if
c_if:   call expt_1num
        rst 0x18
        cp 0xcb
        jp nz,report_c
        pop bc
        call syntax_z
        jp z,stmt_loop
        call stk_pntrs
        ld (STKEND),hl
        call test_zero
        jp c,line_end
        jp stmt_loop

; LET v = value
        place at_c_let, to_c_let
c_let:  call var_target
        rst 0x18
        cp '='
        call expt_char
        call expt_value
        call check_end
        jp let

; An expression of the type of the variable just named (FLAGS bit 6)
expt_value:
        ld a,(FLAGS)
        push af
        call scanning
        pop bc
        ld a,(FLAGS)
        xor b
        bit fNUMERIC,a
        ret z
        jp report_c

; READ v, v ...
        place at_c_read, to_c_read
c_read_more:
        rst 0x20
c_read: call var_target
        call syntax_z
        jr z,read_next
        ld a,(FLAGS)
        push af
        ld hl,(CH_ADD)
        push hl
        ld hl,(NEWPPC)
        push hl
        ld hl,(DATADD)
        ld a,(hl)
        cp ','
        jr z,read_item
        ld e,0xe4
        call look_prog
        jr nc,read_item
        report eDATA
read_item:
        ld (CH_ADD),hl
        pop hl
        ld (NEWPPC),hl
        rst 0x20
        call scanning
        ld hl,(CH_ADD)
        ld (DATADD),hl
        pop hl
        ld (CH_ADD),hl
        pop bc
        ld a,(FLAGS)
        xor b
        bit fNUMERIC,a
        jp nz,report_c
        call let
read_next:
        rst 0x18
        cp ','
        jr z,c_read_more
        jp check_end_ret

; DATA: a list of expressions, skipped when run
        place at_c_data, to_c_data
c_data: call syntax_z
        jr nz,data_skip
data_1: call scanning
        cp ','
        jr nz,check_end_ret
        rst 0x20
        jr data_1
data_skip:
        ld hl,(CH_ADD)
        call skip_stmt
        ld (CH_ADD),hl
check_end_ret:
        call check_end
        ret

        place at_c_restore, to_c_restore
c_restore:
        call fetch_num
        call check_end
restore:
        call find_int2
rest_run:
        ld h,b
        ld l,c
        call line_addr
        dec hl
        ld (DATADD),hl
        ret

; PLOT, DRAW, CIRCLE: colour items, each followed by a separator, then numbers. By default only
; INK changes.
        place at_c_plot, to_c_plot
c_plot: call plot_items
        call expt_2num
        call check_end
        jp PLOT
c_draw: call plot_items
        call expt_2num
        cp ','
        jr z,draw_arc
        call check_end
        jp LINE_DRAW
draw_arc:
        call next_1num
        call check_end
        jp DRAW_ARC
c_circle:
        call plot_items
        call expt_2num
        cp ','
        jp nz,report_c
        call next_1num
        call check_end
        jp CIRCLE_1
next_1num:
        rst 0x20
        jp expt_1num
plot_items:
        call syntax_z
        jr z,plot_items_1
        ld a,2
        call chan_open
        ld hl,MASK_T
        ld a,(hl)
        or 0xf8
        ld (hl),a
        res 6,(iy+oP_FLAG)
plot_items_1:
        rst 0x18
        call co_temp_2
        ret c
        rst 0x18
        cp ';'
        jr z,plot_items_2
        cp ','
        jp nz,report_c
plot_items_2:
        rst 0x20
        jr plot_items_1
