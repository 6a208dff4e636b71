; Moving memory: room for lines, variables and workspace, and the 14 pointers that follow.

; Adjust every pointer above HL by BC. Exit DE = old STKEND, BC = DE - HL; HL kept.
        place at_pointers, to_pointers
pointers:
        push hl
        ld hl,VARS
        ld a,14
pointers_1:
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex (sp),hl
        and a
        sbc hl,de
        add hl,de
        ex (sp),hl
        jr nc,pointers_2
        push de
        ex de,hl
        add hl,bc
        ex de,hl
        ld (hl),d
        dec hl
        ld (hl),e
        inc hl
        pop de
pointers_2:
        inc hl
        dec a
        jr nz,pointers_1
        pop hl
        ex de,hl
        jp differ

; BC = HL - DE, then HL and DE are exchanged.
        place at_differ, to_differ
differ: and a
        sbc hl,de
        ld b,h
        ld c,l
        add hl,de
        ex de,hl
        ret

; Insert BC bytes before HL. Exit HL = byte before the new space, DE = its last byte.
        place at_make_room, to_make_room
make_one:
        ld bc,1
make_room:
        push hl
        call test_room
        pop hl
        call pointers
        ex de,hl
        ld a,b
        or c
        ld de,(STKEND)
        dec hl
        dec de
        ret z
        lddr
        ret

; Remove DE .. HL-1.
        place at_reclaim, to_reclaim
reclaim_1:
        call differ
; Remove BC bytes at HL. HL kept.
reclaim_2:
        push bc
        push hl
        xor a
        sub c
        ld c,a
        sbc a,a
        sub b
        ld b,a
        pop hl
        call pointers
        pop de                      ; size
        push hl
        ld h,b
        ld l,c
        and a
        sbc hl,de
        ld b,h
        ld c,l
        pop hl
        push hl
        ex de,hl
        add hl,de
        ld a,b
        or c
        jr z,reclaim_3
        ldir
reclaim_3:
        pop hl
        ret

; Empty the edit line, the workspace and the calculator stack.
        place at_set_min, to_set_min
set_min:
        ld hl,(E_LINE)
        ld (K_CUR),hl
        ld (hl),0x0d
        inc hl
        ld (hl),0x80
        inc hl
        ld (WORKSP),hl
set_work:
        ld hl,(WORKSP)
        ld (STKBOT),hl
set_stk:
        push hl
        ld hl,(STKBOT)
        ld (STKEND),hl
        ld hl,MEMBOT
        ld (MEM),hl
        pop hl
        ret

; BC bytes at the end of the workspace. Exit DE = first, HL = last of them; BC kept.
        place at_bc_spaces, to_bc_spaces
bc_spaces:
        call test_room
        ld hl,(STKEND)
        ld de,(STKBOT)
        push de
        push bc
        call differ                 ; the calculator stack moves up
        ex de,hl
        pop de
        push de
        push hl
        add hl,de
        ld (STKEND),hl
        ex de,hl
        pop hl
        ld a,b
        or c
        jr z,bc_spaces_1
        dec hl
        dec de
        lddr
bc_spaces_1:
        pop bc
        pop de
        ld h,d
        ld l,e
        add hl,bc
        ld (STKBOT),hl
        dec hl
        ret

; BC bytes and 80 more between STKEND and SP? BC kept; HL = STKEND + BC + 80 - SP.
        place at_test_room, to_test_room
test_room:
        ld hl,(STKEND)
        add hl,bc
        jr c,report_4
        push de
        ld de,80
        add hl,de
        pop de
        jr c,report_4
        sbc hl,sp
        ret c
report_4:
        ld l,eMEMORY
        jp ERROR_3
        place at_free_mem, to_free_mem
free_mem:                           ; the free bytes, as 65536 - BC
        ld bc,0
        call test_room
        ld b,h
        ld c,l
        ret

; Line number HL -> HL = first line with that number or a larger one, DE = the line before
; (or HL), Z if exact.
        place at_line_addr, to_line_addr
line_addr:
        ld b,h
        ld c,l
        ld hl,(PROG)
        ld d,h
        ld e,l
line_addr_1:
        call cp_lines
        ret nc
        push bc
        call next_one
        pop bc
        ex de,hl
        jr line_addr_1

        place at_cp_lines, to_cp_lines
; Line at HL against number BC: Z equal, carry line smaller.
cp_lines:
        ld a,(hl)
        cp b
        ret nz
        inc hl
        ld a,(hl)
        dec hl
        cp c
        ret

; HL = line or variable -> DE = the next one, BC = length. HL kept.
        place at_next_one, to_next_one
next_one:
        push hl
        ld a,(hl)
        cp 0x40
        jr c,next_line_length
        bit 5,a
        jr z,next_length
        ld bc,18
        cp 0xe0
        jr nc,next_one_1
        ld c,5
        add a,a
        jr nc,next_one_1
next_name:
        inc hl
        bit 7,(hl)
        jr z,next_name
next_one_1:
        inc hl
        jr next_one_2
next_line_length:
        inc hl
next_length:
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
next_one_2:
        add hl,bc
        pop de
        jp differ

; Number of the line at HL to DE; past the end, of the one at DE; 0 if there is none.
        place at_line_no, to_line_no
line_no_0:
        ld de,0
        ret
line_no_prev:
        ex de,hl
        ld a,(hl)
        and 0xc0
        jr nz,line_no_0
line_no:
        ld a,(hl)
        and 0xc0
        jr nz,line_no_prev
        ld d,(hl)
        inc hl
        ld e,(hl)
        ret

; Look for key C in the pairs at HL: carry set and HL at the value, or carry reset and A = 0.
        place at_indexer, to_indexer
indexer_1:
        inc hl
indexer:
        ld a,(hl)
        and a
        ret z
        inc hl
        cp c
        jr nz,indexer_1
        scf
        ret

; Line number at the start of the edit line to BC, CH_ADD behind it.
        place at_e_line_no, to_e_line_no
e_line_no:
        ld hl,(E_LINE)
        dec hl
        ld (CH_ADD),hl
        rst 0x20
        ld hl,0
e_line_no_1:
        call numeric
        ld b,h
        ld c,l
        ret c
        sub '0'
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        ld e,a
        ld d,0
        add hl,de
        push hl
        call CH_ADD_1
        pop hl
        ld de,10000
        push hl
        and a
        sbc hl,de
        pop hl
        jr c,e_line_no_1
        jp report_c

; Print BC (0-9999) without padding; DE, HL kept.
        place at_out_num, to_out_num
out_num_1:
        push de
        push hl
        ld h,b
        ld l,c
        ld e,0xff
        bit 7,h
        jr z,out_num_3
        ld hl,0                     ; the edit line runs as "line" 0xfffe
        jr out_num_3
; Print the number at HL, high byte first, padded to 4 places; DE kept, HL + 1.
out_num_2:
        push de
        ld d,(hl)
        inc hl
        ld e,(hl)
        push hl
        ex de,hl
        ld e,' '
out_num_3:
        ld bc,-1000
        call out_sp_no
        ld bc,-100
        call out_sp_no
        ld c,-10
        call out_sp_no
        ld a,l
        call OUT_CODE
        pop hl
        pop de
        ret

; Print the digit HL / -BC, or for 0 the pad character in E (0xff none); HL = remainder.
        place at_out_sp_no, to_out_sp_no
out_sp_no:
        xor a
out_sp_1:
        add hl,bc
        inc a
        jr c,out_sp_1
        sbc hl,bc
        dec a
        jr nz,out_sp_digit
out_sp_2:
        ld a,e
        inc a
        ret z
        dec a
        rst 0x10
        ret
out_sp_digit:
        ld e,'0'
        jp OUT_CODE
