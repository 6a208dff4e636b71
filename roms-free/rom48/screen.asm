; Clearing, print positions, scrolling of lines, printer buffer (0d4d-0f2b).

        at TEMPS
        xor a
        ld hl,(ATTR_P)              ; L = ATTR_P, H = MASK_P
        bit tvLOWER,(iy+oTV_FLAG)
        jr z,temps_set
        ld h,a
        ld l,(iy+oBORDCR)
temps_set:
        ld (ATTR_T),hl
        ld hl,P_FLAG
        jr nz,temps_flags
        ld a,(hl)                   ; odd bits are permanent, even bits temporary
        rrca
temps_flags:
        xor (hl)
        and 0x55
        xor (hl)
        ld (hl),a
        ret

        at CLS
        call CL_ALL
        at_on CLS_LOWER
        ld hl,TV_FLAG
        res tvCLEAR,(hl)
        set tvLOWER,(hl)
        call TEMPS
        ld b,(iy+oDF_SZ)
        call CL_LINE
        ld hl,0x5ac0                ; lines above row 22 get the upper screen's colours back
        ld a,(ATTR_P)
        dec b
        jr cls_test
cls_row:
        ld c,32
cls_cell:
        dec hl
        ld (hl),a
        dec c
        jr nz,cls_cell
cls_test:
        djnz cls_row
        ld (iy+oDF_SZ),2

        at_on CL_CHAN
        ld a,0xfd
        call CHAN_OPEN
        ld hl,(CURCHL)
        ld de,PRINT_OUT
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld de,KEY_INPUT
        ld (hl),e
        inc hl
        ld (hl),d
        ld bc,0x1721
        jp CL_SET

        at CL_ALL
        ld hl,0
        ld (COORDS),hl
        res f2CLS,(iy+oFLAGS2)
        call CL_CHAN
        ld a,0xfe
        call CHAN_OPEN
        ld b,0x18
        call CL_LINE
        ld hl,(CURCHL)
        ld de,PRINT_OUT
        ld (hl),e
        inc hl
        ld (hl),d
        ld (iy+oSCR_CT),1
        ld bc,0x1821
        jr CL_SET

; Computes the display address of position BC and stores both. Exit BC and HL as stored.
        at CL_SET
        ld hl,0x5b00
        bit fPRINTER,(iy+oFLAGS)
        jr nz,set_column
        ld a,b
        bit tvLOWER,(iy+oTV_FLAG)
        jr z,set_line
        add a,(iy+oDF_SZ)
        sub 0x18
set_line:
        push bc
        ld b,a
        call CL_ADDR
        pop bc
set_column:
        ld a,0x21
        sub c
        ld e,a
        ld d,0
        add hl,de
        jp PO_STORE

        at CL_SC_ALL
        ld b,0x17
; Moves B rows, the last of them row 23, up by one row and clears row 23.
        at_on CL_SCROLL
        jp scroll_rows

; Clears B lines from the bottom. Keeps B, exit C = 0x21.
        at CL_LINE
        push bc
line_next:
        push bc
        call CL_ADDR
        ld c,8
line_clear:
        xor a
        call fill_32
        inc h
        dec c
        jr nz,line_clear
        ld b,1
        call CL_ATTR                ; C is 0
        ex de,hl
        ld a,(ATTR_P)
        bit tvLOWER,(iy+oTV_FLAG)
        jr z,line_attributes
        ld a,(BORDCR)
line_attributes:
        call fill_32
        pop bc
        djnz line_next
        pop bc
        ld c,0x21
        ret

; HL = display address + 0x0800, C = 0. Returns DE = its attribute; HL, BC = 32*B.
        at CL_ATTR
        ld a,h
        rrca
        rrca
        rrca
        dec a
        or 0x50
        ld h,a
        ex de,hl
        ld h,c
        ld l,b
        at_on CL_ATTR_32            ; programs enter here: HL, BC = 32*HL
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld b,h
        ld c,l
        ret

; B = 24 - row. Returns HL = display address, D = row. Keeps BC and E.
        at CL_ADDR
        ld a,0x18
        sub b
        ld d,a
        rrca
        rrca
        rrca
        and 0xe0
        ld l,a
        ld a,d
        and 0x18
        or 0x40
        ld h,a
        ret

; The ZX Printer at port 0xfb. Read: bit 6 is 0 if there is a printer, bit 7 is 1 when the stylus is
; at the start of the line, bit 0 is 1 when the next pixel may be written. Written: bit 7 is the
; pixel, bit 2 stops the motor, bit 1 slows it down. Interrupts are off while it runs.
        at COPY
        di
        ld b,176
copy_row:
        push bc
        ld a,176
        sub b
        ld c,0
        call PIXEL_ADD_6
        pop bc
        push bc
        call COPY_LINE
        pop bc
        djnz copy_row
printer_off:
        ld a,4
        out (0xfb),a
        ei
        ret

; Prints the eight rows of pixels in the printer buffer and clears it.
        at COPY_BUFF
        di
        ld hl,0x5b00
        ld b,8
buffer_row:
        push bc
        call COPY_LINE
        pop bc
        djnz buffer_row
        call printer_off
        at_on CLEAR_PRB
        ld hl,0x5b00
        xor a
prb_clear:
        ld (hl),a
        inc l
        jr nz,prb_clear
        res f2PRBUF,(iy+oFLAGS2)
        ld (PR_CC),hl
        ld (iy+P_POSN-IYBASE),0x21
        ret

; Prints the 32 bytes at HL; B = lines left, of which the last two are printed at low speed. Returns
; at once without a printer. BREAK is report D. HL + 32, B = 0.
        at COPY_LINE
        ld a,b
        cp 3
        sbc a,a
        and 2
        ld d,a
        out (0xfb),a
line_start:
        call BREAK_KEY
        jr nc,printer_break
        in a,(0xfb)
        add a,a
        ret m                       ; no printer
        jr nc,line_start
        ld c,32
line_byte:
        ld e,(hl)
        inc hl
        ld b,8
line_pixel:
        rl d                        ; bit 7 of E becomes bit 7 of D
        rl e
        rr d
line_wait:
        in a,(0xfb)
        rra
        jr nc,line_wait
        ld a,d
        out (0xfb),a
        djnz line_pixel
        dec c
        jr nz,line_byte
        ret
printer_break:
        call printer_off
        call CLEAR_PRB
        report eBREAK
