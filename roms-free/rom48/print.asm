; Characters to screen and printer (09f4-0c54).

        at PRINT_OUT
        call PO_FETCH
        cp 0x20
        jp nc,PO_ABLE
        jr po_control
        at 0x09ff
        defb 0x69,0xfe              ; IM 2 programs with I = 9 read this as a vector
po_control:
        cp 6
        jr c,PO_QUEST
        cp 0x18
        jr nc,PO_QUEST
        cp 0x10
        jr nc,po_operand
        cp 0x0d
        jr z,PO_ENTER
        cp 8
        jr c,po_6_or_7
        jr z,PO_LEFT
        cp 9
        jr nz,PO_QUEST
        ret                         ; cursor right does not move
po_6_or_7:
        rra
        jr nc,PO_COMMA
        jr PO_QUEST

        at PO_LEFT
        inc c
        ld a,0x22
        cp c
        jr nz,po_set
        ld c,0x21
        ld a,b
        cp 0x18
        jr z,po_set                 ; the cursor remains at the top left
        inc b
        ld c,2
po_set: jp CL_SET

        at PO_RIGHT
        ret
po_operand:
        cp 0x16
        jr nc,po_two
        jr po_one

        at PO_ENTER
        bit fPRINTER,(iy+oFLAGS)
        jp nz,COPY_BUFF
        ld c,0x21
        call PO_SCR                 ; a line below the screen was left pending
        dec b
        jp CL_SET

        at PO_COMMA
        ld a,c                      ; 32 - column + 1
        dec a
        and 0x0f
        jp po_comma

        at PO_QUEST
        ld a,'?'
        jr PO_ABLE
; The operands of a control code arrive through the channel's output address.
po_first:
        ld de,PO_CONT
        ld (TVDATA+1),a
        jr PO_CHANGE
po_two: ld de,po_first
        jr PO_TV_1
po_one: ld de,PO_CONT
; A becomes the low byte of TVDATA, DE the output routine of the current channel.
        at_on PO_TV_1
        ld (TVDATA),a
        at_on PO_CHANGE
        ld hl,(CURCHL)
        ld (hl),e
        inc hl
        ld (hl),d
        ret
        at_on PO_CONT
        ld de,PRINT_OUT
        call PO_CHANGE
        ld hl,(TVDATA)              ; L = code, H = first of two operands
; Authoring systems enter here, A = last operand.
        at_on PO_CONT_2
        ld d,a
        ld a,l
        cp 0x16
        jp c,CO_TEMP_5
        jr nz,po_tab
        ld a,0x1f
        sub d
        jr c,po_at_error
        add a,2
        ld c,a
        bit fPRINTER,(iy+oFLAGS)
        jp nz,CL_SET
        ld a,0x16
        sub h
po_at_error:
        jp c,REPORT_B
        add a,2
        ld b,a
        bit tvLOWER,(iy+oTV_FLAG)
        jp nz,PO_SCR
        ld a,(DF_SZ)
        cp b
        jp c,CL_SET
        jp REPORT_5
po_tab: ld a,h
        call PO_FETCH
        add a,c                     ; operand - column = operand + C - 33
        dec a
        and 0x1f
        ret z
        jp po_spaces

        at PO_ABLE
        call PO_ANY
; Stores position BC and display address HL of the device in use. Keeps A.
        at_on PO_STORE
        bit fPRINTER,(iy+oFLAGS)
        jr nz,store_printer
        bit tvLOWER,(iy+oTV_FLAG)
        jr nz,store_lower
        ld (S_POSN),bc
        ld (DF_CC),hl
        ret
store_lower:
        ld (S_POSNL),bc
        ld (ECHO_E),bc
        ld (DF_CCL),hl
        ret
store_printer:
        ld (iy+P_POSN-IYBASE),c
        ld (PR_CC),hl
        ret

; Fetches BC and HL, as stored by PO_STORE.
        at PO_FETCH
        bit fPRINTER,(iy+oFLAGS)
        jr nz,fetch_printer
        ld bc,(S_POSN)
        ld hl,(DF_CC)
        bit tvLOWER,(iy+oTV_FLAG)
        ret z
        ld bc,(S_POSNL)
        ld hl,(DF_CCL)
        ret
fetch_printer:
        ld c,(iy+P_POSN-IYBASE)
        ld hl,(PR_CC)
        ret

        at PO_ANY
        cp 0x80
        jr c,PO_CHAR
        sub 0x90
        jr nc,po_udg
        ld b,a
        call PO_GR_1
        call PO_FETCH
        ld de,MEMBOT
        jr PR_ALL
; B = code of a block graphic: writes its eight bytes to MEMBOT; exit HL = MEMBOT + 8.
        at PO_GR_1
        ld hl,MEMBOT
        call po_quarters
po_quarters:
        rr b                        ; right quarter
        sbc a,a
        and 0x0f
        ld c,a
        rr b                        ; left quarter
        sbc a,a
        and 0xf0
        or c
        ld c,4
po_quarter_row:
        ld (hl),a
        inc hl
        dec c
        jr nz,po_quarter_row
        ret
po_udg: sub 0xa5-0x90
        jr nc,po_token
        add a,0xa5-0x90
        push bc
        ld bc,(UDG)
        jr PO_CHAR_BASE
po_token:
        call PO_TOKENS
        jp PO_FETCH

        at PO_CHAR
        push bc
        ld bc,(CHARS)
        at_on PO_CHAR_BASE
        ex de,hl
        ld hl,FLAGS
        res fNOSPACE,(hl)
        cp ' '
        jr nz,PO_CHAR_DRAW
        set fNOSPACE,(hl)
        at_on PO_CHAR_DRAW
        ld h,0
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc
        pop bc
        ex de,hl

; Draws the bitmap at DE; BC = position, HL = display address; exit BC and HL advanced.
        at_on PR_ALL
        ld a,c
        dec a
        jr nz,pr_column
        bit fPRINTER,(iy+oFLAGS)    ; the line is full
        jp nz,pr_flush
        dec b
        ld c,0x21
pr_column:
        ld a,0x21
        cp c
        jr nz,pr_fits
        push de                     ; the screen scrolls before the first character of a line
        call PO_SCR
        pop de
pr_fits:
        push bc
        push hl
        ld a,(P_FLAG)
        ld b,a
        ld a,(FLAGS)
        and 0x02                    ; printer
        ld c,a
        ld a,b
        and 0x05                    ; OVER, INVERSE
        or c
        jp nz,pr_mixed
        ld b,4
pr_row: ld a,(de)
        ld (hl),a
        inc de
        inc h
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pr_row
pr_drawn:
        pop hl
        pop bc
        push hl
        call PO_ATTR
        pop hl
pr_next:
        inc hl
        dec c
        ret

; A = twice the last character of a printed word, B = its number. Prints a space after letters and
; $.
po_trail:
        srl a
        ld c,a
        ld a,b
        cp 3
        ret c
        ld a,c
        cp '$'
        jr z,po_trail_space
        call ALPHA
        ret nc
po_trail_space:
        ld a,' '
        jr PO_SAVE

; Merges the temporary colours into the attribute of the cell at display address HL. Keeps BC.
        at PO_ATTR
        ld a,h
        rrca
        rrca
        rrca
        and 3
        or 0x58
        ld h,a
        ld de,(ATTR_T)              ; E = ATTR_T, D = MASK_T
        ld a,(hl)
        xor e
        and d
        xor e
        bit 6,(iy+oP_FLAG)
        jr z,attr_ink
        and 0xc7                    ; PAPER 9
        bit 2,a
        jr nz,attr_ink
        or 0x38
attr_ink:
        bit 4,(iy+oP_FLAG)
        jr z,attr_put
        and 0xf8                    ; INK 9
        bit 5,a
        jr nz,attr_put
        or 7
attr_put:
        ld (hl),a
        ret

; Prints message number A of the table at DE. The byte stacked in the high half of a word controls
; the spaces around the text: none below 3, so messages stack 0 and tokens their number.
        at PO_MSG
        push hl
        ld h,0
        ex (sp),hl
        jr PO_TABLE
        at PO_TOKENS
        ld de,TOKEN_TABLE
        push af
        at_on PO_TABLE
        call po_search
        pop bc
        ld a,b
        cp 0xc5-0xa5                ; functions have no leading space
        jr c,po_text
        bit fNOSPACE,(iy+oFLAGS)
        jr nz,po_text
        ld a,(de)
        and 0x7f
        call ALPHA
        ld a,' '
        call c,PO_SAVE
po_text:
        ld a,(de)
        and 0x7f
        call PO_SAVE
        ld a,(de)
        inc de
        add a,a
        jr nc,po_text
        jr po_trail

; RST 10 from inside an output routine. Keeps both register sets.
        at PO_SAVE
        jp po_save
        at PO_SEARCH
        jp po_search_space
