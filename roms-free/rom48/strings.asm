; Strings on the calculator stack (5 bytes: flag, address, length) and functions of strings.

        place at_stk_sto, to_stk_sto
stk_sto:                            ; stacks address DE and length BC; the type becomes string
        res fNUMERIC,(iy+oFLAGS)
stk_store:                          ; stacks the five bytes A E D C B
        call test_5_sp_bc
        ld hl,(STKEND)
        ld (hl),a
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld (STKEND),hl
        ret

; Removes the last value: A, E, D, C, B = its bytes; HL = STKEND.
        place at_stk_fetch, to_stk_fetch
stk_fetch:
        ld hl,(STKEND)
        dec hl
        ld b,(hl)
        dec hl
        ld c,(hl)
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        dec hl
        ld a,(hl)
        ld (STKEND),hl
        ret

; Applies the slice at CH_ADD, [n] [TO [n]] ")" after the current "(", to the last value.
        place at_slicing, to_slicing
slicing:
        call syntax_z
        jp z,skip_subscripts
        call stk_fetch
        push de
        push bc
        rst 0x20
        ld de,1
        cp ')'
        jr z,slice_whole
        cp 0xcc
        jr z,slice_to
        call slice_number
        ld d,b
        ld e,c
        rst 0x18
        cp ')'
        jr z,slice_both
        cp 0xcc
        jp nz,report_c
slice_to:
        push de
        rst 0x20
        pop de
        cp ')'
        jr z,slice_whole
        push de
        call slice_number
        pop de
        rst 0x18
        cp ')'
        jp nz,report_c
        jr slice_both
slice_whole:
        pop bc
        push bc
slice_both:                         ; DE = first, BC = last; on the stack: address, length
        pop hl
        push bc
        and a
        sbc hl,bc
        ex (sp),hl                  ; HL = last; on the stack: length - last
        and a
        sbc hl,de
        inc hl                      ; length of the slice
        pop bc
        jr nc,slice_check
        pop de                      ; first > last: an empty string
        ld bc,0
        jr slice_done
slice_check:
        ld a,d
        or e
        jr z,slice_bad
        bit 7,b
        jr nz,slice_bad             ; last > length
        ld b,h
        ld c,l
        pop hl
        add hl,de
        dec hl
        ex de,hl
slice_done:
        push bc
        push de
        rst 0x20
        pop de
        pop bc
        jp stk_sto
slice_bad:
        jp report_3
        place at_slice_number, to_slice_number
slice_number:
        push de
        call expt_1num
        call find_int2
        pop de
        ret

; Operations on strings: HL = x, DE = y (removed), B = literal.
        place at_str_and, to_str_and
str_and:                            ; x if the number y is not 0, else ""
        call test_zero_de
        ret nc
        push hl
        inc hl
        inc hl
        inc hl
        ld (hl),0
        inc hl
        ld (hl),0
        pop hl
        ret

        place at_str_compare, to_str_compare
str_compare:
        push hl
        push bc
        call str_load               ; HL = x text, BC length; DE = y text, BC' length
str_cmp_1:
        ld a,b
        or c
        jr z,str_cmp_x_end
        exx
        ld a,b
        or c
        dec bc
        exx
        ld a,4
        jr z,str_cmp_end            ; y is shorter
        ld a,(de)
        cp (hl)
        jr nz,str_cmp_differ
        inc hl
        inc de
        dec bc
        jr str_cmp_1
str_cmp_differ:
        ld a,4
        jr c,str_cmp_end
        ld a,1
        jr str_cmp_end
str_cmp_x_end:
        exx
        ld a,b
        or c
        exx
        ld a,2
        jr z,str_cmp_end
        ld a,1
str_cmp_end:
        pop bc
        pop hl
        ld c,a
        jp compare_result
        place at_str_load, to_str_load
str_load:
        push hl
        ex de,hl
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        push bc
        exx
        pop bc
        exx
        pop hl
        push de
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        ex de,hl
        pop de
        ret

; Concatenates x and y in the workspace. Their texts do not move.
        place at_str_join, to_str_join
str_join:
        call str_load
        push de                     ; y text
        exx
        push bc                     ; y length
        exx
        push hl                     ; x text
        push bc                     ; x length
        exx
        push bc
        exx
        pop hl
        add hl,bc
        jp c,report_4
        push hl
        call stk_fetch              ; removes x
        pop bc
        rst 0x30
        call stk_sto                ; the result, filled below; keeps BC and DE
        pop bc
        pop hl
        call str_copy
        pop bc
        pop hl
str_copy:                           ; copies BC bytes from HL to DE
        ld a,b
        or c
        ret z
        ldir
        ret

; VAL and VAL$: copies the text to the workspace, where its numbers get their hidden form, checks
; and evaluates it.
        place at_fn_val, to_fn_val
fn_val: ld hl,(CH_ADD)
        push hl
        push bc
        call stk_fetch
        push de
        inc bc
        rst 0x30
        pop hl
        push de
        dec bc
        call str_copy
        ld a,0x0d
        ld (de),a
        pop de
        push de
        ld (CH_ADD),de
        res fRUN,(iy+oFLAGS)
        call scanning
        pop hl
        pop bc
        push bc
        push hl
        cp 0x0d
        jr nz,val_bad
        ld a,b
        cp 0x1d                     ; VAL requires a number
        ld a,(FLAGS)
        jr z,val_type
        cpl
val_type:
        bit fNUMERIC,a
val_bad_z:
        jr z,val_bad
        pop hl
        ld (CH_ADD),hl
        set fRUN,(iy+oFLAGS)
        call scanning
        pop bc
        pop hl
        ld (CH_ADD),hl
        ret
val_bad:
        jp report_c

; STR$: prints the number to channel R, which stores it in the workspace
        place at_fn_str, to_fn_str
fn_str: ld bc,1
        rst 0x30
        ld (hl),0x0d
        push hl
        ld (K_CUR),hl
        ld hl,(CURCHL)
        push hl
        ld hl,(CHANS)
        ld de,10
        add hl,de
        ld (CURCHL),hl
        call print_fp
        pop hl
        ld (CURCHL),hl
        pop de
        ld hl,(K_CUR)
        and a
        sbc hl,de
        ld b,h
        ld c,l
        jp stk_sto

        place at_fn_chr, to_fn_chr
fn_chr: call find_int1
one_char:                           ; makes the string of the character A
        push af
        ld bc,1
        rst 0x30
        pop af
        ld (de),a
        jp stk_sto

        place at_fn_code, to_fn_code
fn_code:
        call stk_fetch
        ld a,b
        or c
        jr z,fn_code_1
        ld a,(de)
fn_code_1:
        jp STACK_A
        place at_fn_len, to_fn_len
fn_len: call stk_fetch
        jp STACK_BC

; USR "a": address of a user graphic
        place at_fn_usr_str, to_fn_usr_str
fn_usr_str:
        call stk_fetch
        dec bc
        ld a,b
        or c
        jr nz,report_a
        ld a,(de)
        call alpha
        jr c,usr_letter
        sub 0x90
        jr usr_index
usr_letter:
        and 0x1f
        dec a
usr_index:
        cp 21
        jr nc,report_a
        add a,a
        add a,a
        add a,a
        ld hl,(UDG)
        ld c,a
        ld b,0
        add hl,bc
        ld b,h
        ld c,l
        jp STACK_BC
report_a:
        report eARG

; SCREEN$ (row, column): the character whose glyph, plain or inverted, is there, or ""
        place at_s_screen, to_s_screen
s_screen:
        call STK_TO_BC
        ld a,b
        cp 32
        jp nc,report_b
        ld a,c
        cp 24
        jp nc,report_b
s_screen_bc:                        ; C = row, B = column
        ld a,c
        and 0x18
        or 0x40
        ld d,a
        call cell_low
        ld hl,(CHARS)
        inc h
        ld b,0x60
screen_1:
        push bc
        push de
        push hl
        ld a,(de)
        xor (hl)
        jr z,screen_2
        inc a
        jr nz,screen_next
        dec a
screen_2:
        ld c,a                      ; 0 plain, 0xff inverted
        ld b,7
screen_3:
        inc d
        inc hl
        ld a,(de)
        xor (hl)
        xor c
        jr nz,screen_next
        djnz screen_3
        pop hl
        pop de
        pop bc
        ld a,0x80
        sub b
        jp one_char
screen_next:
        pop hl
        ld de,8
        add hl,de
        pop de
        pop bc
        djnz screen_1
        ld c,b
        jp stk_sto

; E = low byte of the address of the cell in row C, column B
        place at_cell_low, to_cell_low
cell_low:
        ld a,c
        rrca
        rrca
        rrca
        and 0xe0
        or b
        ld e,a
        ret

; ATTR (row, column)
        place at_s_attribute, to_s_attribute
s_attribute:
        call STK_TO_BC
s_attribute_bc:
        call cell_low
        ld a,c
        rrca
        rrca
        rrca
        and 0x03
        or 0x58
        ld d,a
        ld a,(de)
        jp STACK_A
