; The line editor. It edits the edit line, or the INPUT line in the workspace (FLAGX bit 5), shows
; it in the lower screen and returns at ENTER.

        place at_editor, to_editor
editor: ld hl,(ERR_SP)
        push hl
ed_again:
        ld hl,ED_ERROR
        push hl
        ld (ERR_SP),sp
ed_loop:
        call WAIT_KEY
        push af
        ld a,(PIP)
        ld e,a
        ld d,0
        ld hl,0x00c8
        call BEEPER
        pop af
        ld hl,ed_loop
        push hl
        cp 0x18
        jp nc,add_char
        cp 0x07
        jp c,add_char
        cp 0x10
        jp nc,ed_colour
        add a,a
        ld hl,ed_keys-14
        ld e,a
        ld d,0
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        ld hl,(K_CUR)
        ret                         ; to the key's routine, HL = cursor
        place at_ed_keys, to_ed_keys
ed_keys:
        defw ed_edit, ed_left, ed_right, ed_down, ed_up, ed_delete, ed_enter
        defw ed_nothing, ed_nothing

        place at_ed_colour, to_ed_colour
; Inserts a colour control and its operand.
ed_colour:
        push af
        call WAIT_KEY
        pop de
        push af
        ld a,d
        call add_char
        pop af
        jp add_char
        place at_add_char, to_add_char
; Inserts A at the cursor. Also the output routine of channel R.
add_char:
        push af
        ld hl,(K_CUR)
        call make_one
        pop af
        ld (de),a
        inc de
        ld (K_CUR),de
        ret

; Handles an error in the editor: buzzes and continues.
        place at_ed_error, to_ed_error
ed_error:
        bit f2CHANK,(iy+oFLAGS2)
        jr z,ed_leave
        ld a,(ERR_NR)
        ld (iy+oERR_NR),eOK
        cp eSCREEN
        jr nz,ed_buzz
        ld hl,(K_CUR)               ; the line fills the screen: delete the last character
        call ed_delete
        call CLS_LOWER
ed_buzz:
        ld a,(RASP)
        ld e,a
        ld d,0
        srl e
        ld hl,0x1a90
        call BEEPER
        jp ed_again
ed_leave:                           ; not channel K: raise the error again
        pop hl
        ld (ERR_SP),hl
        ld l,(iy+oERR_NR)
        jp ERROR_3

        place at_ed_enter, to_ed_enter
ed_enter:
        ld sp,(ERR_SP)
        pop hl
        pop hl
        ld (ERR_SP),hl
ed_nothing:
        ret

; HL = start of the edited line
        place at_ed_start, to_ed_start
ed_start:
        ld hl,(E_LINE)
        bit fxINPUT,(iy+oFLAGX)
        ret z
        ld hl,(WORKSP)
        ret
        place at_ed_bounds, to_ed_bounds
; HL = 0x0d of the edited line, DE = its start. set_de: only DE, while a program is edited.
ed_bounds:
        ld hl,(WORKSP)
        dec hl
        dec hl
set_de: ld de,(E_LINE)
        bit fxINPUT,(iy+oFLAGX)
        ret z
        ld de,(WORKSP)
        ld hl,(STKBOT)
        dec hl
        ret

        place at_clear_sp, to_clear_sp
clear_sp:
        push hl
        call ed_bounds
        call reclaim_1
        ld (K_CUR),hl
        ld (iy+oMODE),0
        pop hl
        ret

; Cursor keys: HL = cursor. A colour control and its operand count as one.
        place at_ed_left, to_ed_left
ed_left:
        call ed_step_left
        ld (K_CUR),hl
        ret
        place at_ed_step_left, to_ed_step_left
ed_step_left:                       ; moves HL one step to the left, unless it is at the start
        ex de,hl
        call ed_start
        ex de,hl
ed_edge:                            ; DE = the start
        call cp_hl_de
        ret z
        dec hl
        call cp_hl_de
        ret z
        dec hl
        ld a,(hl)
        and 0xf8
        cp 0x10
        ret z
        inc hl
        ret
        place at_ed_right, to_ed_right
ed_right:
        ld a,(hl)
        cp 0x0d
        ret z
        inc hl
        and 0xf8
        cp 0x10
        jr nz,ed_right_1
        inc hl
ed_right_1:
        ld (K_CUR),hl
        ret
        place at_ed_delete, to_ed_delete
ed_delete:
        ld d,h
        ld e,l
        push de
        call ed_step_left
        pop de
        ld a,h
        cp d
        jr nz,ed_delete_1
        ld a,l
        cp e
        ret z
ed_delete_1:
        ld (K_CUR),hl
        ex de,hl
        jp reclaim_1

; EDIT: copies line E_PPC, or the next one, into the edit line. In INPUT: empties the entry.
        place at_ed_edit, to_ed_edit
ed_edit:
        call clear_sp
        bit fxINPUT,(iy+oFLAGX)
        ret nz
        ld hl,(E_PPC)
        call line_addr
        ld a,(hl)
        and 0xc0
        ret nz
        call next_one
        ld hl,50                    ; plus space for the machine stack
        add hl,bc
        ld b,h
        ld c,l
        call test_room
        ld hl,(E_PPC)
        call line_addr
        ld de,(CURCHL)
        push de
        push hl
        ld a,0xff
        call chan_open
        pop hl
        call OUT_NUM_2
        inc hl
        inc hl
        inc hl
        ld (X_PTR),hl               ; X_PTR is adjusted when memory moves
        ld hl,(K_CUR)
        push hl
ed_edit_1:
        ld hl,(X_PTR)
        ld a,(hl)
        call skip_number
        inc hl
        ld (X_PTR),hl
        cp 0x0d
        jr z,ed_edit_2
        rst 0x10
        jr ed_edit_1
ed_edit_2:
        ld hl,0
        ld (X_PTR),hl
        pop hl
        ld (K_CUR),hl
        pop hl
        jp chan_flag

; Up and down move the cursor line of the listing. In INPUT, down is STOP.
        place at_ed_down, to_ed_down
ed_down:
        bit fxINPUT,(iy+oFLAGX)
        jr nz,ed_stop
        ld hl,(E_PPC)
        inc hl
        call line_addr
        jr ed_list
ed_stop:
        ld sp,(ERR_SP)
        pop hl
        pop hl
        ld (ERR_SP),hl
        report eSTOPIN
ed_up:  bit fxINPUT,(iy+oFLAGX)
        ret nz
        ld hl,(E_PPC)
        call line_addr
        ex de,hl
ed_list:
        call line_no
        ld (E_PPC),de
        call auto_list
        xor a
        jp chan_open

; Shows the edited line from the position where it began, which stays in S_POSNL. ECHO_E keeps the
; end; the next echo, if shorter, writes spaces up to it.
        place at_ed_copy, to_ed_copy
ed_copy:
        call TEMPS
        res tvECHO,(iy+oTV_FLAG)
        res tvCLEAR,(iy+oTV_FLAG)
        ld hl,(S_POSNL)
        push hl
        ld hl,(ECHO_E)
        push hl
        call ed_start
        set fNOSPACE,(iy+oFLAGS)
        call out_text
        call TEMPS
        pop de
ed_pad: ld hl,(S_POSNL)
        and a
        sbc hl,de
        jr z,ed_padded
        jr c,ed_padded
        push de
        ld a,' '
        call PRINT_OUT
        pop de
        jr ed_pad
ed_padded:
        ld hl,(S_POSNL)
        ex (sp),hl
        ld b,h
        ld c,l
        call CL_SET
        pop hl
        ld (ECHO_E),hl
        ret

; Removes the hidden numbers from the line at HL.
        place at_remove_fp, to_remove_fp
remove_fp:
        ld a,(hl)
        cp 0x0e
        ld bc,6
        push af
        call z,reclaim_2
        pop af
        jr z,remove_fp
        inc hl
        cp 0x0d
        jr nz,remove_fp
        ret
