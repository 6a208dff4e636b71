; BORDER, PLOT and straight lines (2294-24fa).

        at BORDER
        call FIND_INT1
        at_on BORDER_A
        cp 8
        jr nc,REPORT_K
        at_on BORDER_SET
        out (0xfe),a
        rlca
        rlca
        rlca
        bit 5,a
        jr nz,border_ink
        xor 7                       ; white ink on dark borders
border_ink:
        ld (BORDCR),a
        ret

; B = y from the bottom, C = x: HL = display address, A = x mod 8.
        at PIXEL_ADD
        ld a,175
        sub b
        jp c,DRAW_REPORT_B
        at_on PIXEL_ADD_6              ; A = line from the top
        ld b,a
        rrca
        rrca
        rrca
        ld l,a                      ; bits 7-3 lines and third, bits 2-0 row in the third
        xor b
        and 0xf8
        xor b
        and 0x1f
        or 0x40
        ld h,a
        ld a,l
        xor c
        and 7
        xor c
        rrca
        rrca
        rrca
        ld l,a
        ld a,c
        and 7
        ret

        at POINT_SUB
        call STK_TO_BC
        at_on POINT_BC
        call PIXEL_ADD
        ld b,a
        inc b
        ld a,(hl)
point_bit:
        rlca
        djnz point_bit
        and 1
        jp STACK_A

        at PLOT
        call STK_TO_BC
        at_on PLOT_BC
        call PLOT_SUB
        jp TEMPS

        at PLOT_SUB
        ld (COORDS),bc
        call PIXEL_ADD
        ld b,a
        inc b
        ld a,1
plot_mask:
        rrca
        djnz plot_mask
        ld c,a
        ld b,(iy+oP_FLAG)
        ld a,(hl)
        bit 0,b                     ; OVER 1 keeps the pixel for the toggle below
        jr nz,plot_over
        or c
        xor c
plot_over:
        bit 2,b                     ; INVERSE 1 leaves out the toggle
        jr nz,plot_put
        xor c
plot_put:
        ld (hl),a
        jp PO_ATTR

; Two numbers from the calculator stack: B, D = size and sign of the upper, C, E of the lower.
        at STK_TO_BC
        call STK_TO_A
        ld b,a
        push bc
        call STK_TO_A
        ld e,c
        pop bc
        ld d,c
        ld c,a
        ret

        at STK_TO_A
        call FP_TO_A
        jp c,DRAW_REPORT_B
        ld c,1
        ret z
        ld c,0xff
        ret

        at LINE_DRAW-22
; A straight step: the smaller coordinate stays. F' carry set: y is the larger.
draw_straight:
        ld c,a
        push de
        ex af,af'
        ex (sp),hl
        jr c,draw_steep
        ld h,0
        jr draw_step
draw_steep:
        ld l,0
draw_step:
        ex (sp),hl
        ex af,af'
        jr draw_go

        at LINE_DRAW
        call DRAW_LINE
        jp TEMPS

        at DRAW_LINE
        call STK_TO_BC
; B, D = size and sign of the step in y, C, E in x. The first pixel is not drawn again.
        at_on DRAW_LINE_3
        ld a,c
        cp b
        ld h,c                      ; H = larger, L = smaller
        ld l,b
        jr nc,draw_flat
        ld h,b
        ld l,c
draw_flat:
        ex af,af'
        ld a,h
        or a
        ret z
        ld b,h
        ld c,h
        srl c
draw_next:
        ld a,c
        add a,l
        jr c,draw_diagonal
        cp h
        jr c,draw_straight
draw_diagonal:
        sub h
        ld c,a
        push de
draw_go:
        exx
        pop hl
        ld bc,(COORDS)
        ld a,h
        add a,b
        ld b,a
        ld a,l
        add a,c
        ld c,a
        sbc a,a
        xor l
        jp m,DRAW_REPORT_B          ; over the left or right edge
        call PLOT_SUB
        exx
        djnz draw_next
        ret

        at DRAW_REPORT_B
        report eRANGE
