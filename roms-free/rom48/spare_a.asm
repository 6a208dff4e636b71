; Routines that do not fit at their documented addresses (386e-397f).

        at SPARE
; Waits for a key after "scroll?". Keeps the caller's registers, which are in the other set.
scr_key:
        exx
        push bc
        push de
        push hl
        call WAIT_KEY
        pop hl
        pop de
        pop bc
        exx
        ret

; Sets the colours after the scroll of a row: the new last line of the upper screen gets the upper
; colours, row 23 the lower ones. Exit BC = start of the new line.
scr_colours:
        ld a,(BORDCR)
        ld hl,0x5ae0
        call scr_fill
        ld b,(iy+oDF_SZ)
        inc b
        call CL_ADDR
        ld a,h
        rrca
        rrca
        rrca
        and 3
        or 0x58
        ld h,a
        ld c,0x21
        ld a,(ATTR_P)
scr_fill:
        ld d,32
scr_cell:
        ld (hl),a
        inc hl
        dec d
        jr nz,scr_cell
        ret

; Saves the byte L, high bit first: each bit is two equal pulses, MIC high then low. Numbers on the
; right are T-states from one OUT to the next.
sa_byte:
        ld c,8
sa_bit: rl l
        ld a,0x0e                   ; yellow
        out (0xfe),a
        ld b,0
        ld a,50
        call sa_delay
        ld a,1                      ; blue
        out (0xfe),a                ; 855
        dec c
        jr z,sa_last
        nop
        nop
        ld a,48
        call sa_delay
        jr sa_bit                   ; 855
sa_last:
        ret nz                      ; never taken: 5 T
        ld a,42                     ; shorter by the time of the work between two bytes
sa_delay:
        dec a
        jr nz,sa_delay
        ret nc
        nop                         ; 855 T more for a 1
        ld b,65
sa_wait:
        djnz sa_wait
        ret

        at 0x38ff
        defb 0xff,0xff              ; a vector of IM 2 programs with I = 0x38

; Plots the points D to the right and left and E above and below the centre, none of them twice.
circle_points:
        ld a,(MEMBOT+1)
        add a,e
        jr c,circle_off
        ld b,a
        call circle_pair
        ld a,e
        and a
        ret z
        ld a,(MEMBOT+1)
        sub e
        jr c,circle_off
        ld b,a
circle_pair:
        ld a,(MEMBOT)
        add a,d
        jr c,circle_off
        call circle_point
        ld a,d
        and a
        ret z
        ld a,(MEMBOT)
        sub d
        jr c,circle_off
circle_point:
        ld c,a
        push bc
        push de
        call PLOT_SUB
        pop de
        pop bc
        ret
circle_off:
        jp DRAW_REPORT_B

; Draws a line from COORDS to the point x, y of the calculator stack.
arc_line:
        call FIND_INT1
        push af
        call FIND_INT1
        pop bc
        ld c,a
        ld hl,(COORDS)
        ld de,0x0101
        ld a,b
        sub h
        jr nc,arc_up
        neg
        ld d,0xff
arc_up: ld b,a
        ld a,c
        sub l
        jr nc,arc_right
        neg
        ld e,0xff
arc_right:
        ld c,a
        jp DRAW_LINE_3

; WAIT_KEY has found no character. The keyboard delivers a key only by the interrupt, so the
; processor halts until then, which also saves time in emulators. Any other channel is read again at
; once.
wait_none:
        jr nz,wait_eof
        call IN_CHAN_K
        jr nz,wait_again
        halt
wait_again:
        jp WAIT_KEY1
wait_eof:
        report eEOF
