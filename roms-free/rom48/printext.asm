; Floating parts of the screen and printer output.

; PR_ALL with INVERSE 1 or OVER 1, or for the printer's buffer.
        place at_pr_mixed, to_pr_mixed
pr_mixed:
        ld a,b
        rra
        sbc a,a
        ld c,a                      ; ff with OVER 1
        ld a,b
        rra
        rra
        rra
        sbc a,a
        ld b,a                      ; ff with INVERSE 1
pr_mixed_row:
        ld a,(hl)
        and c
        xor b
        ex de,hl
        xor (hl)
        ex de,hl
        ld (hl),a
        inc de
        bit fPRINTER,(iy+oFLAGS)
        jr nz,pr_printer
        inc h
        ld a,h
        and 7
        jr nz,pr_mixed_row
        jp pr_drawn
; In the printer's buffer the rows of pixels are 32 bytes apart.
pr_printer:
        ld a,l
        add a,32
        ld l,a
        jr nc,pr_mixed_row
        pop hl
        pop bc
        set f2PRBUF,(iy+oFLAGS2)
        jp pr_next
; The printer's line is full: prints it.
        place at_pr_flush, to_pr_flush
pr_flush:
        push de
        call COPY_BUFF
        pop de
        call PO_FETCH
        jp pr_fits

; RST 10 from inside an output routine. Keeps both register sets.
        place at_po_save, to_po_save
po_save:
        push bc
        push de
        exx
        rst 0x10
        exx
        pop de
        pop bc
        ret

        place at_po_search, to_po_search
; DE = table, A = number of a message. Exit DE = its first character.
po_search:
        inc a
        ld b,a
po_skip_message:
        ld a,(de)
        inc de
        add a,a
        jr nc,po_skip_message
        djnz po_skip_message
        ret

; As po_search, for machine code. Keeps BC and HL; carry set if a space must be printed before the
; text.
        place at_po_search_space, to_po_search_space
po_search_space:
        push bc
        push af
        call po_search
        pop af
        pop bc
        cp 0x20
        ccf
        ret nc
        ld a,(de)
        and 0x7f
        jp alpha

; Fills 32 bytes from HL on with A. L must be a multiple of 32. Keeps HL and C; B = 0.
        place at_fill_32, to_fill_32
fill_32:
        ld b,4
        push hl
fill_8: ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        djnz fill_8
        pop hl
        ret

; CL_SCROLL. Adjacent rows of one third are moved together, one line of pixels at a time; a row that
; moves to the third above is moved alone.
        place at_scroll_rows, to_scroll_rows
scroll_rows:
        push bc
scroll_part:
        ld a,b
        and 7                       ; row = 24 - B; it moves to the third above if this is 0
        ld c,a
        jr nz,scroll_count
        inc c
scroll_count:
        push bc
        call CL_ADDR
        push hl
        inc b
        call CL_ADDR
        pop de
        ex de,hl                    ; HL = row, DE = the row above
        ld a,8
scroll_line:
        push hl
        push de
        push af
        ld a,c
        rrca
        rrca
        rrca
        ld b,0
        push bc
        ld c,a                      ; 32 * rows, at most 224
scroll_bytes:
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        ldi
        jp pe,scroll_bytes
        pop bc
        pop af
        pop de
        pop hl
        inc h
        inc d
        dec a
        jr nz,scroll_line
        pop bc
        ld a,b
        sub c
        ld b,a
        jr nz,scroll_part
        pop bc
        push bc
        ld c,0
        call CL_ADDR
        ld a,h
        add a,8
        ld h,a
        call CL_ATTR
        ld h,d
        ld l,e
        ld a,e
        sub 32
        ld e,a
        jr nc,scroll_attributes
        dec d
scroll_attributes:
        ldir
        pop bc
        ld b,1
        jp CL_LINE

; Prints A spaces; po_comma: 16 if Z is set.
        place at_po_spaces, to_po_spaces
po_comma:
        jr nz,po_spaces
        ld a,16
po_spaces:
        ld d,a
po_space:
        ld a,' '
        call po_save
        dec d
        jr nz,po_space
        ret
