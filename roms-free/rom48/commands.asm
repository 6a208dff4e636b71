; Commands except output: jumps, memory, assignment, loops, data.

        place at_c_load, to_c_load
c_load: ld a,1
        jr c_tape
c_save: xor a
        jr c_tape
c_verify:
        ld a,2
        jr c_tape
c_merge:
        ld a,3
c_tape: jp SAVE_ETC_A
        place at_c_border, to_c_border
c_border:
        call expt_1num_end
        jp BORDER
        place at_c_move, to_c_move
; CAT, FORMAT and ERASE name, MOVE name, name: report O, because there is no drive.
c_move: call expt_exp
        call expt_comma
c_file: call expt_exp
        call check_end
        jp report_o

        place at_c_go_to, to_c_go_to
c_go_to:
        call expt_1num_end
        jp go_to
        place at_c_go_sub, to_c_go_sub
c_go_sub:
        call expt_1num_end
        jp go_sub

        place at_c_if, to_c_if
; IF n THEN statements
c_if:   call expt_1num
        rst 0x18
        cp 0xcb
        jp nz,report_c
        pop bc
        call syntax_z
        jp z,stmt_loop
        call stk_pop
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

        place at_expt_value, to_expt_value
; Reads an expression of the type of the variable before it (FLAGS bit 6).
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
        call expt_value
        ld hl,(CH_ADD)
        ld (DATADD),hl
        pop hl
        ld (CH_ADD),hl
        call let
read_next:
        rst 0x18
        cp ','
        jr z,c_read_more
        jp check_end_ret

; DATA: a list of expressions, skipped in the run pass
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

; PLOT, DRAW, CIRCLE: colour items, each followed by a separator, then numbers. By default only
; INK changes.
        place at_c_plot, to_c_plot
c_plot: call plot_items
        call expt_2num
        call check_end
        jp PLOT
        place at_c_draw, to_c_draw
c_draw: call plot_items
        call expt_2num
        cp ','
        jr z,draw_arc
        call check_end
        jp LINE_DRAW
draw_arc:
        rst 0x20
        call expt_1num_end
        jp DRAW_ARC
        place at_c_circle, to_c_circle
c_circle:
        call plot_items
        call expt_2num
        call expt_comma
        call expt_1num_end
        jp CIRCLE_1
        place at_plot_items, to_plot_items
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
