; Floating parts of the tape commands: programs after their header, arrays, MERGE.

        place at_ld_replace, to_ld_replace
; Replaces everything between PROG and the end marker of the variables, which remains.
ld_replace:
        ld de,(PROG)
        ld hl,(E_LINE)
        dec hl
        call RECLAIM_1
        pop bc
        push bc
        ld hl,(PROG)
        call MAKE_ROOM
        ld hl,(PROG)
        dec hl
        ld (DATADD),hl
        inc hl
        push hl
        pop ix
        pop de
        pop bc
        add hl,bc
        ld (VARS),hl
        scf
        ld a,0xff
        call LD_BLOCK
        pop hl
        ld a,h
        and 0xc0
        jr nz,ld_no_start
        ld (NEWPPC),hl
        ld (iy+oNSPPC),0
        ret
ld_no_start:
        ld a,(PPC+1)
        inc a
        ret z                       ; a direct command continues
        report eOK                  ; the program with the command is deleted

; DATA l() or l$(): finds the array, if it exists, and makes its header.
        place at_st_data, to_st_data
st_data:
        ld a,(T_ADDR)
        cp 3
        jr z,st_data_bad
        rst 0x20
        call look_vars
        set 7,c
        jr nc,st_data_1
        ld hl,0                     ; not found: allowed for LOAD only
        ld a,(T_ADDR)
        dec a
        jp nz,report_2
st_data_1:
        push hl
        push bc
        rst 0x18
        cp '('
        jr nz,st_data_bad
        rst 0x20
        call expt_close
        pop bc
        pop hl
        call check_end
        ld (ix+hdPARAM1+1),c
        ld a,1
        bit 6,c
        jr z,st_data_2
        inc a
st_data_2:
        ld (ix+0),a
        ld a,h
        or l
        jr z,st_data_3
        bit 7,(hl)
        jr z,st_data_string
        inc hl
        ld a,(hl)
        ld (ix+hdLEN),a
        inc hl
        ld a,(hl)
        ld (ix+hdLEN+1),a
        inc hl
st_data_3:
        jp SA_ALL
st_data_string:                     ; a string, not an array: LOAD deletes it
        ld a,(T_ADDR)
        dec a
        jr nz,st_data_bad
        push ix                     ; the header is in the workspace and moves
        ld (X_PTR),ix
        call delete_item
        ld ix,(X_PTR)
        pop hl
        ld hl,0
        ld (X_PTR),hl
        jr st_data_3
st_data_bad:
        jp report_c

; LOAD DATA: IX = found header, HL = contents of the old array, or 0.
        place at_ld_array, to_ld_array
ld_array:
        ld c,(ix+hdLEN)
        ld b,(ix+hdLEN+1)
        ld e,(ix-(16-hdPARAM1))     ; letter of the new array
        push de
        push bc
        ld a,h
        or l
        jr z,ld_array_new
        dec hl
        dec hl
        dec hl
        push hl
        call next_one
        pop hl
        ex (sp),hl
        push hl
        inc hl
        inc hl
        inc hl
        and a
        sbc hl,bc
        push bc
        ld b,h
        ld c,l
        call nc,test_room           ; size of the new array beyond the old one
        pop bc
        pop hl
        ex (sp),hl
        call reclaim_2
ld_array_new:
        pop bc
        push bc
        inc bc
        inc bc
        inc bc
        call room_at_end
        pop bc
        pop de
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        push hl
        pop ix
        ld d,b
        ld e,c
        scf
        ld a,0xff
        jp LD_BLOCK

; MERGE: loads the program of the header at IX into the workspace and moves its lines and variables
; to their places one by one. X_PTR, which is adjusted when memory moves, points at the next of
; them.
        place at_merge, to_merge
merge:  ld c,(ix+hdLEN)
        ld b,(ix+hdLEN+1)
        push bc
        inc bc
        rst 0x30
        ld (hl),0x80
        ld (X_PTR),de
        push de
        pop ix
        pop de
        scf
        ld a,0xff
        call LD_BLOCK
merge_next:
        ld hl,(X_PTR)
        ld a,(hl)
        ld d,a
        inc hl
        ld e,(hl)
        cp 0x40
        jr nc,merge_variable
        ex de,hl
        call line_addr
        jr nz,merge_line
        call delete_item
merge_line:
        call merge_size
        call insert_line
        jr merge_copy
merge_variable:
        cp 0x80
        jr z,merge_end
        ld hl,(VARS)
merge_find:
        ld de,(X_PTR)
        ld a,(hl)
        cp 0x80
        jr z,merge_append
        push hl
        ld a,(de)
        xor (hl)
        and 0x7f                    ; a number and FOR, or a string and a character array, may have the same name
        jr nz,merge_other
        ld a,(de)
        and 0xe0
        cp 0xa0
        jr nz,merge_same
merge_name:                         ; long names end at the letter with bit 7
        inc hl
        inc de
        ld a,(de)
        cp (hl)
        jr nz,merge_other
        add a,a
        jr nc,merge_name
merge_same:
        pop hl
        call delete_item
merge_append:
        call merge_size
        call room_at_end
merge_copy:                         ; copies it to HL
        push hl
        call merge_size
        pop de
        ld hl,(X_PTR)
        ldir
        ld (X_PTR),hl
        jr merge_next
merge_other:
        pop hl
        call next_one
        ex de,hl
        jr merge_find
merge_end:
        ld (iy+oXPTRHI),0
        ret
        place at_merge_size, to_merge_size
merge_size:                         ; BC = size of the line or variable at X_PTR; keeps HL
        push hl
        ld hl,(X_PTR)
        call next_one
        pop hl
        ret
