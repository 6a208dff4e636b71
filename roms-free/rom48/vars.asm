; Variables: search, arrays, assignment.

; Reads the name at CH_ADD and searches for the variable. Exit: CH_ADD after it (at "(" of an
; array), FLAGS bit 6 = its type, DE = start of the name, C = first byte wanted: 0x60 number, 0xa0
; long name, 0x80 array, 0x40 string, each + letter number. Run pass: carry set = not found;
; otherwise HL = the variable, for a long name its last letter, and Z set if STK_VAR must continue
; (a string or an array).
        place at_look_vars, to_look_vars
look_vars:
        set fNUMERIC,(iy+oFLAGS)
        rst 0x18
        call alpha
        jp nc,report_c
        push hl
        and 0x1f
        ld c,a
        rst 0x20
        cp '('
        ld b,0x80
        jr z,look_type
        cp '$'
        jr z,look_string
        call alphanum
        ld b,0x60
        jr nc,look_type
look_name:
        rst 0x20
        call alphanum
        jr c,look_name
        ld b,0xa0
        jr look_type
look_string:
        res fNUMERIC,(iy+oFLAGS)
        rst 0x20
        ld b,0x40
look_type:
        ld a,c
        or b
        ld c,a
        pop de
        call syntax_z
        ret z                       ; carry reset: counts as found
        ld a,(DEFADD+1)
        or a
        jp nz,look_param
look_variable:
        ld hl,(VARS)
look_next:
        ld a,(hl)
        cp 0x80
        scf
        ret z
        xor c
        and 0x7f                    ; FOR variables and character arrays also have bit 7 set
        jr nz,look_other
        bit 7,c
        jr z,look_found
        bit 5,c
        jr z,look_found
        call look_compare
        jr z,look_found
look_other:
        push bc
        push de
        call next_one
        ex de,hl
        pop de
        pop bc
        jr look_next
look_found:
        xor a
        bit 5,c
        ret
        place at_look_compare, to_look_compare
; Compares the long name at HL with the text at DE: Z if equal, HL = its last letter; otherwise
; keeps HL.
look_compare:
        push hl
        push de
look_cmp_1:
        call next_name_char
        inc hl
        xor (hl)
        jr z,look_cmp_1
        cp 0x80                     ; last letter of the variable
        jr nz,look_cmp_end
        call next_name_char
        inc a                       ; the text must end too
        jr nz,look_cmp_end
        pop de
        pop af
        xor a
        ret
look_cmp_end:
        pop de
        pop hl
        or 1
        ret
        place at_next_name_char, to_next_name_char
; Returns in A the next character of the name at DE in lower case, or 0xff after its end
next_name_char:
        inc de
        ld a,(de)
        cp 0x0d
        jr z,next_name_end
        cp 0x21
        jr c,next_name_char
        call alphanum
        jr nc,next_name_end
        cp 'A'
        ret c
        or 0x20
        ret
next_name_end:
        ld a,0xff
        ret

; Syntax pass: reads "(", expressions with commas and TO, ")".
        place at_skip_subscripts, to_skip_subscripts
skip_subscripts:
        ld a,(FLAGS)
        push af
skip_sub_1:
        rst 0x20
        cp ')'
        jr z,skip_sub_end
        cp 0xcc
        call nz,expt_1num
        rst 0x18
        cp 0xcc
        jr z,skip_sub_1
        cp ','
        jr z,skip_sub_1
skip_sub_end:
        call expt_close
        pop af
        ld (FLAGS),a
        ret

; Numeric array at HL, CH_ADD at "(". Returns DE = the element.
        place at_array, to_array
array_element:
        call array_start
array_elem_1:
        call array_index
        djnz array_elem_1
        rst 0x18
        cp ')'
        jp nz,report_3
        rst 0x20
        ld l,e
        ld h,d
        add hl,hl
        add hl,hl
        add hl,de
        pop de
        add hl,de
        ex de,hl
        set fNUMERIC,(iy+oFLAGS)
        ret
        place at_array_string, to_array_string
; Character array at HL: puts the string of its last dimension on the calculator stack. A slice may
; follow in the same brackets; one in its own brackets is left to the caller.
array_string:
        call array_start
        dec b
        jr z,array_str_2
        push bc
array_str_1:
        call array_index
        djnz array_str_1
        pop bc
array_str_2:
        push bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld h,b
        ld l,c
        call hl_hl_de
        pop af                      ; A = dimensions before the last
        pop de
        add hl,de
        ex de,hl
        push af
        call stk_sto
        pop af
        or a
        ret z
        rst 0x18
        cp ','
        jp z,slicing                ; the comma counts as the bracket
        cp ')'
        jr nz,report_3
        rst 0x20
        res fNUMERIC,(iy+oFLAGS)
        ret
; HL = array. Returns B = dimensions, HL = first size, DE = 0; the address of the elements is on the
; stack.
array_start:
        inc hl
        inc hl
        inc hl
        ld b,(hl)
        inc hl
        ld e,b
        ld d,0
        push hl
        add hl,de
        add hl,de
        ex (sp),hl
        ld e,d
        exx
        pop hl
        pop de
        push hl
        push de
        exx
        ret
; Reads one subscript: DE = DE * size at HL + subscript - 1, HL + 2. Keeps B.
array_index:
        push bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        push bc
        ld h,b
        ld l,c
        call hl_hl_de
        push hl
        rst 0x18
        cp ','
        jr z,array_index_1
        cp '('
        jr nz,report_3
array_index_1:
        rst 0x20
        call expt_1num
        call find_int2
        pop hl
        pop de
        dec bc
        push hl
        ld h,b
        ld l,c
        and a
        sbc hl,de
        pop hl
        jr nc,report_3
        add hl,bc
        ex de,hl
        pop hl
        pop bc
        ret
report_3:
        report eSUBSCR

; Reads the variable at CH_ADD as a destination, for LET, READ, INPUT, FOR, NEXT. A new variable:
; FLAGX bit 1 set, DEST = its name, STRLEN = type and letter. A number: the value is at DEST + 1,
; STRLEN as before. A string or a part of one: DEST = its text, STRLEN = its length; FLAGX bit 0 is
; set if it is a whole string, whose size may change.
        place at_var_target, to_var_target
var_target:
        call look_vars
        ld (iy+oFLAGX),0
        ld b,0
        ld (STRLEN),bc
        jr nc,target_found
        ld (DEST),de
        set fxNEW,(iy+oFLAGX)
        bit 5,c
        ret nz                      ; a number or long name
        bit 7,c
        jr nz,target_none           ; an array must exist
        rst 0x18
        cp '('
        ret nz
target_none:
        jp report_2
target_found:
        call syntax_z
        jr z,target_syntax
        ld (DEST),hl
        bit fNUMERIC,(iy+oFLAGS)
        jr z,target_string
        bit 5,c
        ret nz
        call array_element
        dec de
        ld (DEST),de
        ret
target_syntax:
        rst 0x18
        cp '('
        ret nz
        bit 5,c
        jp z,target_subscripts
        ret
target_subscripts:
        call skip_subscripts
        rst 0x18
        cp '('
        ret nz
        bit fNUMERIC,(iy+oFLAGS)
        ret nz
        jr target_subscripts
target_string:
        bit 7,(hl)
        jr nz,target_array
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ex de,hl
        call stk_sto
        rst 0x18
        cp '('
        jr z,target_slices
        set fxSIMPLE,(iy+oFLAGX)
        jr target_piece
target_array:
        call array_string
target_slices:
        rst 0x18
        cp '('
        jr nz,target_piece
        call slicing
        jr target_slices
target_piece:
        call stk_fetch
        ld (DEST),de
        ld (STRLEN),bc
        res fNUMERIC,(iy+oFLAGS)
        ret

; Assigns the last value to the destination.
        place at_let, to_let
let:    bit fNUMERIC,(iy+oFLAGS)
        jr z,let_string
        bit fxNEW,(iy+oFLAGX)
        jr nz,let_new
        ld de,(DEST)
        inc de
let_value:                          ; moves the last value to DE
        call stk_pntrs_keep
move_5: ld bc,5
        ldir
        ret
stk_pntrs_keep:                     ; removes it: HL = the value, keeps DE
        push de
        call stk_pop
        pop de
        ret
let_new:
        ld de,(DEST)
        dec de
        ld bc,0                     ; length of the name
let_count:
        call next_name_char
        inc a
        jr z,let_counted
        inc bc
        jr let_count
let_counted:
        push bc
        inc bc
        inc bc
        inc bc
        inc bc
        inc bc
        call room_at_end
        pop bc
        ld de,(DEST)
        dec de
        push hl
let_name:
        call next_name_char
        ld (hl),a
        inc hl
        dec c
        jr nz,let_name
        pop de
        push hl
        dec hl
        set 7,(hl)                  ; marks the last letter
        ld a,(STRLEN)
        ld (de),a                   ; type and first letter; also clears the mark of a one-letter name
        pop de
        jr let_value

let_string:
        bit fxSIMPLE,(iy+oFLAGX)
        jr nz,let_whole
        bit fxNEW,(iy+oFLAGX)
        jr nz,let_whole
        call stk_fetch              ; a part: cut or padded with spaces
        ld hl,(STRLEN)
        and a
        sbc hl,bc
        jr nc,let_piece             ; HL = spaces after it
        add hl,bc
        ld b,h
        ld c,l
        ld hl,0
let_piece:
        push hl
        ld hl,(DEST)
        ex de,hl                    ; HL = source
        ld a,b
        or c
        jr z,let_pad
        sbc hl,de
        add hl,de
        jr c,let_piece_up
        ldir
        jr let_pad
let_piece_up:                       ; to a higher address: the last byte first, because the two may overlap
        add hl,bc
        dec hl
        ex de,hl
        add hl,bc
        push hl
        dec hl
        ex de,hl
        lddr
        pop de
let_pad:
        pop bc
let_pad_1:
        ld a,b
        or c
        ret z
        ld a,' '
        ld (de),a
        inc de
        dec bc
        jr let_pad_1
let_whole:                          ; appends the new copy, then deletes the old one
        call stk_fetch
        push de
        push bc
        ld hl,(E_LINE)
        dec hl
        push hl
        inc bc
        inc bc
        inc bc
        push bc
        call make_room
        pop bc
        pop de                      ; the address of the new copy
        pop hl
        ex (sp),hl                  ; HL = text; on the stack: length
        push hl
        and a
        sbc hl,de
        pop hl
        jr c,let_whole_1
        add hl,bc                   ; the text was after that address and has moved
let_whole_1:
        pop bc
        push hl
        ex de,hl
        ld a,(FLAGX)
        rra
        ld a,(STRLEN)
        jr nc,let_whole_2
        push hl
        call let_old
        ld a,(hl)
        pop hl
let_whole_2:
        ld (hl),a
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ex de,hl
        pop hl
        ld a,b
        or c
        jr z,let_whole_3
        ldir
let_whole_3:
        bit fxSIMPLE,(iy+oFLAGX)
        ret z
        call let_old
delete_item:                        ; deletes the line or variable at HL; keeps HL
        call next_one
        jp reclaim_2
        place at_let_old, to_let_old
let_old:                            ; HL = the variable whose text is at DEST
        ld hl,(DEST)
        dec hl
        dec hl
        dec hl
        ret
