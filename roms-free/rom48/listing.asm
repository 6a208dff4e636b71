; Listings, and the text of a line for listings and the editor.

; Makes the automatic listing with line E_PPC on the screen.
        place at_auto_list, to_auto_list
auto_list:
        ld (LIST_SP),sp
        ld (iy+oTV_FLAG),0x10
        call CL_ALL
        set f2CLS,(iy+oFLAGS2)
        ld hl,(E_PPC)
        ld de,(S_TOP)
        call cp_hl_de
        jr nc,auto_list_1
        ld (S_TOP),hl
auto_list_1:
        call line_addr
        push hl
        ld hl,(S_TOP)
        call line_addr
        pop de                      ; the line that must be shown
        push hl
        ld b,18
auto_list_2:                        ; at most 18 lines before it
        call cp_hl_de
        jr nc,auto_list_3
        push de
        push bc
        call next_one
        pop bc
        ex de,hl
        pop de
        djnz auto_list_2
        pop hl
        push de
        call next_one               ; too many lines: begin one line later
        ex de,hl
        pop de
        push hl
        ld b,18
        jr auto_list_2
auto_list_3:
        pop hl
        push hl
        call line_no
        ld (S_TOP),de
        pop hl
        call list_all
        res tvAUTO,(iy+oTV_FLAG)
        ret

; LIST and LLIST [#n][,][n]
        place at_list, to_list
c_llist:
        ld a,3
        jr list_1
c_list: ld a,2
list_1: ld (iy+oTV_FLAG),0
        call syntax_z
        call nz,chan_open
        rst 0x18
        call str_alter
        jr c,list_2
        rst 0x18
        cp ','
        jr nz,list_2
        rst 0x20
list_2: call fetch_num
        call check_end
list_5: call find_int2
        ld a,b
        and 0x3f
        ld h,a
        ld l,c
        ld (E_PPC),hl
        call line_addr
        jp list_all

; Lists the lines from HL to the end of the program.
        place at_list_all, to_list_all
list_all:
        ld a,(hl)
        and 0xc0
        ret nz
        push hl
        call out_line
        ld a,0x0d
        rst 0x10
        pop hl
        call next_one
        ex de,hl
        jr list_all

        place at_out_line, to_out_line
; Prints the line at HL with its number, and ">" if it is line E_PPC.
out_line:
        ld b,(hl)
        inc hl
        ld c,(hl)
        dec hl
        ld de,(E_PPC)
        ld a,b
        sub d
        jr nz,out_line_1
        ld a,c
        sub e
out_line_1:
        push af
        call OUT_NUM_2
        inc hl
        inc hl
        inc hl
        res fNOSPACE,(iy+oFLAGS)
        pop af
        jr nz,out_line_2
        ld a,'>'
        rst 0x10
        set fNOSPACE,(iy+oFLAGS)
out_line_2:
        jp out_text

; Prints the text at HL up to 0x0d, with the cursor at K_CUR and "?" at X_PTR. Tracks K and L mode.
        place at_out_text, to_out_text
out_text:
        ex de,hl
        res f2QUOTES,(iy+oFLAGS2)
        res fLPRINT,(iy+oFLAGS)
        bit fxINPUT,(iy+oFLAGX)
        jr z,out_text_1
        set fLPRINT,(iy+oFLAGS)
out_text_1:
        ld hl,(X_PTR)
        and a
        sbc hl,de
        ld a,'?'
        call z,out_flash
        call out_curs
        ld a,(de)
        cp 0x0d
        ret z
        ex de,hl
        call skip_number
        ex de,hl
        cp 0x0d
        jr z,out_text_1
        call out_char
        inc de
        bit f2CHANK,(iy+oFLAGS2)
        jr z,out_text_1
        bit fLPRINT,(iy+oFLAGS)
        jr z,out_text_1
; The editor shows the line after each key, so plain characters in L mode bypass the channel.
        call PO_FETCH
        jr out_run_1
out_run:
        push de
        call PO_CHAR
        pop de
        inc de
out_run_1:
        ld a,(X_PTR)
        cp e
        jr z,out_run_end
        ld a,(K_CUR)
        cp e
        jr z,out_run_end
        ld a,(de)
        cp 0x80
        jr nc,out_run_end
        cp ' '
        jr c,out_run_end
        cp '"'
        jr z,out_run_end
        cp ':'
        jr nz,out_run
out_run_end:
        call PO_STORE
        jr out_text_1

; Skips hidden numbers at HL. Exit A = character at HL.
        place at_skip_number, to_skip_number
skip_number:
        ld a,(hl)
        cp 0x0e
        ret nz
        ld bc,6
        add hl,bc
        jr skip_number

; Prints the cursor if K_CUR = DE. Keeps DE.
        place at_out_curs, to_out_curs
out_curs:
        ld hl,(K_CUR)
        and a
        sbc hl,de
        ret nz
        ld a,(MODE)
        add a,a
        jr z,out_curs_kl
        add a,'C'                   ; 1 E, 2 G
        jr out_flash
out_curs_kl:
        res fLMODE,(iy+oFLAGS)
        ld a,'K'
        bit fLPRINT,(iy+oFLAGS)
        jr z,out_flash
        set fLMODE,(iy+oFLAGS)
        inc a
        bit f2CAPS,(iy+oFLAGS2)
        jr z,out_flash
        ld a,'C'
; Prints A flashing. Keeps DE.
out_flash:
        push de
        ld hl,(ATTR_T)
        push hl
        res 7,h
        set 7,l
        ld (ATTR_T),hl
        ld hl,P_FLAG
        ld d,(hl)
        push de
        ld (hl),0
        call PRINT_OUT
        pop de
        ld a,d
        ld (P_FLAG),a
        pop hl
        ld (ATTR_T),hl
        pop de
        ret

; Prints one character of a listing. Keeps DE.
        place at_out_char, to_out_char
out_char:
        cp 0x21
        jr c,out_char_print
        call numeric
        jr nc,out_char_print
        bit fxINPUT,(iy+oFLAGX)
        jr nz,out_char_print
        cp '"'
        jr nz,out_char_1
        push af
        ld a,(FLAGS2)
        xor 0x04
        ld (FLAGS2),a
        pop af
out_char_1:
        set fLPRINT,(iy+oFLAGS)
        bit f2QUOTES,(iy+oFLAGS2)
        jr nz,out_char_print
        cp ':'
        jr z,out_char_k
        cp 0xcb                     ; THEN
        jr nz,out_char_print
out_char_k:
        res fLPRINT,(iy+oFLAGS)
out_char_print:
        rst 0x10
        ret
