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

; B = y from the bottom, C = x. Returns HL = display address, A = x mod 8.
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
        ld d,high plot_masks
        add a,low plot_masks
        ld e,a
        ld a,(de)
        ld c,a
        ld b,(iy+oP_FLAG)
        ld a,(hl)
        bit 0,b                     ; with OVER 1 the pixel remains for the toggle below
        jr nz,plot_over
        or c
        xor c
plot_over:
        bit 2,b                     ; INVERSE 1 omits the toggle
        jr nz,plot_put
        xor c
plot_put:
        ld (hl),a
        jp PO_ATTR

; Removes two numbers from the calculator stack: B, D = size and sign of the top one, C, E of the
; one below.
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

; CIRCLE: x and y are on the calculator stack, the radius follows in the line.
        at CIRCLE
        rst 0x18
        cp ','
        jp nz,REPORT_C
        rst 0x20
        call expt_1num_end
; Integer midpoint circle: D and E are the offsets from the centre, the sign of HL decides when D is
; decremented.
        at_on CIRCLE_1
        call STK_TO_A
        push af
        call STK_TO_BC
        pop af
        ld (MEMBOT),bc              ; centre
        ld d,a
        add a,c
        ld c,a
        push bc                     ; where the circle ends
        ld e,0
        ld c,d
        ld b,0
        ld hl,1
        and a
        sbc hl,bc
circle_next:
        push hl
        push de
        call circle_points
        pop de
        ld a,d
        cp e
        jr z,circle_step
        push de
        ld d,e
        ld e,a
        call circle_points
        pop de
circle_step:
        pop hl
        ld a,d
        and a
        jr z,circle_end
        inc e
        ld b,0
        bit 7,h
        jr nz,circle_inside
        dec d
        ld c,d
        and a
        sbc hl,bc
        sbc hl,bc
circle_inside:
        ld c,e
        add hl,bc
        add hl,bc
        inc hl
        ld a,d
        cp e
        jr nc,circle_next
circle_end:
        pop bc
        ld (COORDS),bc
        jp TEMPS

; DRAW: x and y are on the calculator stack, an angle may follow in the line.
        at DRAW
        rst 0x18
        cp ','
        jr z,draw_angle
        call CHECK_END
        jp LINE_DRAW
draw_angle:
        rst 0x20
        call expt_1num_end
; x, y and the angle turned are on the calculator stack. The arc consists of n chords of equal
; length, each turned by angle/n relative to the previous one; their sum is (x, y).
        at_on DRAW_ARC
        rst 0x28
        defb 0xc5,0xa2,0x04,0x1f,0x38   ; mem-5 = angle; x, y, sin(angle/2)
        call TEST_ZERO
        jr nc,arc_turns
        rst 0x28
        defb 0x02,0x38
        jp LINE_DRAW
arc_turns:
        rst 0x28
        defb 0xc4,0x02,0x31,0x2a,0xc0,0x02      ; mem-4 = sin(angle/2)
        defb 0x01,0x31,0x2a,0xe0,0x0f           ; y, x, |x|+|y|
        defb 0xe5,0x2a,0x04,0xe4,0x2a,0x05      ; at least twice the length of the arc
        defb 0x34,0x2d,0x00,0x04,0x38           ; an eighth of that: chords of 4 pixels
        call FP_TO_A
        jr c,arc_many
        cp 248
        jr c,arc_count
arc_many:
        ld a,248
arc_count:
        add a,4
        push af
        call STACK_A
        rst 0x28
        defb 0xe5,0x01,0x05                     ; y, x, t = angle/n
        defb 0x31,0xa2,0x04,0x1f,0xe4,0x05      ; k = sin(t/2) / sin(angle/2)
        defb 0xc4,0x02
        defb 0x31,0xe5,0x01,0x03,0xa2,0x04      ; u = (angle-t)/2, from chord to first piece
        defb 0x31,0x20,0x01,0x1f                ; y, x, t, cos u, sin u
        defb 0xe4,0x04,0x01,0xe4,0x04           ; both times k
        defb 0xc0,0x02,0xc1,0x02,0xc5,0x02      ; mem-0 = k cos u, mem-1 = k sin u, mem-5 = t
        defb 0xc2,0x01,0xc3                     ; mem-2 = x, mem-3 = y
        defb 0xe0,0x04,0x01,0xe1,0x04,0x03      ; first piece, y
        defb 0xe2,0xe0,0x04,0xe3,0xe1,0x04,0x0f ; and x
        defb 0xe5,0x31,0x20,0x01,0x1f
        defb 0xc1,0x02,0xc0,0x02                ; mem-1 = sin t, mem-0 = cos t
        defb 0xc2,0x02,0xc3,0x02,0x38           ; mem-2, mem-3 = piece
        ld a,(COORDS)
        call STACK_A
        ld a,(COORDS+1)
        call STACK_A
        rst 0x28
        defb 0xc5,0x02,0xc4,0x02,0x38           ; mem-4, mem-5 = position
        pop bc                                  ; B = n
arc_piece:
        push bc
        rst 0x28
        defb 0xe4,0xe2,0x0f,0xc4,0xe5,0xe3,0x0f,0xc5
        defb 0xe2,0xe0,0x04,0xe3,0xe1,0x04,0x03
        defb 0xe3,0xe0,0x04,0xe2,0xe1,0x04,0x0f
        defb 0xc3,0x02,0xc2,0x02,0x38
        call arc_line
        pop bc
        djnz arc_piece
        jp TEMPS

        at LINE_DRAW-22
; A straight step does not change the smaller coordinate. F' carry set: y is the larger.
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
; Draws a line: B, D = size and sign of the step in y, C, E in x. The first pixel is not drawn
; again.
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
        jp m,DRAW_REPORT_B          ; beyond the left or right edge
        call PLOT_SUB
        exx
        djnz draw_next
        ret

plot_masks:                         ; must not cross a page
        defb 0x80,0x40,0x20,0x10,0x08,0x04,0x02,0x01

        at DRAW_REPORT_B
        report eRANGE
