; Inserting and removing bytes for lines, variables and workspace, and the 14 pointers that are
; adjusted.

; Adds BC to every pointer above HL. Exit DE = old STKEND, BC = DE - HL + 1. Keeps HL.
        place at_pointers, to_pointers
pointers:
        ex de,hl
        ld hl,(STKEND)
        push hl
        ld hl,VARS
pointers_1:
        ld a,e
        sub (hl)
        inc hl
        ld a,d
        sbc a,(hl)
        jr nc,pointers_2
        dec hl
        ld a,(hl)
        add a,c
        ld (hl),a
        inc hl
        ld a,(hl)
        adc a,b
        ld (hl),a
pointers_2:
        inc hl
        ld a,l
        cp low (STKEND+2)
        jr nz,pointers_1
        pop hl
        call differ
        inc bc
        ret

; BC = HL - DE, then exchanges HL and DE.
        place at_differ, to_differ
differ: and a
        sbc hl,de
        ld b,h
        ld c,l
        add hl,de
        ex de,hl
        ret

; Compares HL with DE: Z and carry. Keeps HL and DE.
        place at_cp_hl_de, to_cp_hl_de
cp_hl_de:
        and a
        sbc hl,de
        add hl,de
        ret

; Inserts BC bytes before HL. Exit HL = byte before the new space, DE = its last byte.
        place at_make_room, to_make_room
make_one:
        ld bc,1
make_room:
        push hl
        call test_room
        pop hl
        call pointers
        ld hl,(STKEND)
        ex de,hl
        lddr
        ret

; Inserts BC bytes at the end of the variables. Exit HL = the first, DE = the last of them.
        place at_room_at_end, to_room_at_end
room_at_end:
        ld hl,(E_LINE)
        dec hl
        call make_room
        inc hl
        ret

; Inserts BC bytes for a line at HL, which may equal VARS. Keeps HL.
        place at_insert_line, to_insert_line
insert_line:
        push bc
        ld de,(VARS)
        push hl
        and a
        sbc hl,de
        pop hl
        push af
        call make_room
        inc hl
        pop af
        pop bc
        ret nz
        push hl                     ; at the end of the program MAKE_ROOM does not move VARS
        add hl,bc
        ld (VARS),hl
        pop hl
        ret

; Removes DE .. HL-1.
        place at_reclaim, to_reclaim
reclaim_1:
        call differ
; Removes BC bytes at HL. Keeps HL.
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
        ldir                        ; with the byte at STKEND, so BC is never 0
        pop hl
        ret

; Empties the edit line, the workspace and the calculator stack.
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

; Inserts BC bytes at the end of the workspace. Exit DE = first, HL = last of them. Keeps BC.
        place at_bc_spaces, to_bc_spaces
bc_spaces:
        call test_room
        ld hl,(STKBOT)
        push hl
        push bc
        ex de,hl
        ld hl,(STKEND)
        call differ                 ; the calculator stack moves up
        inc bc                      ; with the byte at STKEND, so BC is never 0
        pop hl
        push hl
        add hl,de
        ld (STKEND),hl
        ex de,hl
        lddr
        ex de,hl
        inc hl
        ld (STKBOT),hl
        dec hl
        pop bc
        pop de
        ret

        place at_line_addr, to_line_addr
; Finds line number HL. Returns HL = first line with that number or a larger one, DE = the line
; before (or HL); Z if exact.
line_addr:
        ld b,h
        ld c,l
        ld a,0x3f
        cp h
        jr nc,line_addr_0
        ld bc,0x4000                ; above every line number, below the end markers of the program
line_addr_0:
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
; Compares the line at HL with number BC: Z equal, carry if the line is smaller.
cp_lines:
        ld a,(hl)
        cp b
        ret nz
        inc hl
        ld a,(hl)
        dec hl
        cp c
        ret

; HL = line or variable. Returns DE = the next one, BC = length. Keeps HL.
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

; DE = number of the line at HL; after the last line, of the one at DE; 0 if there is none.
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

; Searches for key C in the pairs at HL. Found: carry set, HL = the value's address. Not found:
; carry reset, A = 0.
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

; BC = line number at the start of the edit line, CH_ADD after it.
        place at_e_line_no, to_e_line_no
e_line_no:
        ld hl,(E_LINE)
        dec hl
        ld (CH_ADD),hl
        rst 0x20
        ld bc,0
        call numeric
        ret c
        call int_to_fp
        call fp_to_bc
        jr c,e_line_no_bad
        ld hl,-10000
        add hl,bc
        ret nc
e_line_no_bad:
        jp report_c

; Prints BC (0-9999) without padding. Keeps DE, HL.
        fixed OUT_NUM_1
        push de
        push hl
        xor a
        bit 7,b                     ; the edit line runs as "line" 0xfffe
        jr nz,out_num_last
        ld h,b
        ld l,c
        ld e,0xff
        jr OUT_NUM_3
; Prints the number at HL, high byte first, padded to 4 places. Keeps DE; HL + 1.
        fixed OUT_NUM_2
        push de
        ld d,(hl)
        inc hl
        ld e,(hl)
        push hl
        ex de,hl
        ld e,' '
; Programs enter at OUT_NUM_3 with a number in HL, padding in E and two words on the stack.
        fixed OUT_NUM_3
        ld bc,-1000
        call out_sp_no
        ld bc,-100
        call out_sp_no
        ld c,-10
        call out_sp_no
        ld a,l
out_num_last:
        call OUT_CODE
        pop hl
        pop de
        ret

; Print the digit HL / -BC, or for 0 the pad character in E (0xff none); HL = remainder.
        fixed OUT_SP_2
        ld a,e
        and a
        ret m
        rst 0x10
        ret
; Print the digit HL / -BC, or for 0 the pad character in E (0xff none); HL = remainder. After a
; digit E is "0".
        fixed OUT_SP_NO
out_sp_no:
        xor a
out_sp_1:
        add hl,bc
        inc a
        jr c,out_sp_1
        sbc hl,bc
        dec a
        jr z,OUT_SP_2
        jp OUT_CODE

; HL = a line. Finds its D-th statement, or the first one that begins with token E; the other
; register is 0. Found: carry reset, CH_ADD = the character before the statement; HL = CH_ADD for a
; number, the token for a token. Not found: carry set, HL at the end of the line.
        place at_each_stmt, to_each_stmt
each_stmt_0:
        inc hl
        inc hl
        inc hl
each_stmt:
        ld (CH_ADD),hl
        dec d
        ret z
        push de
        call skip_colours
        pop de
        cp e
        jr z,each_found
        push de
        call skip_stmt
        pop de
        cp 0x0d
        jr nz,each_stmt
        scf
        ret
each_found:
        and a
        ret
