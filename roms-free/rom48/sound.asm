; Sound (03b5-04c1).

; DE = cycles - 1, HL = (half period in T - 118) / 4. Every path from one OUT to the next takes
; 118 + 4*HL T: HL mod 4 chooses the entry into the NOPs, HL div 4 counts loops of 16 T.
        at BEEPER
        di
        call beep_split
        inc de
        ld a,(BORDCR)
        rrca
        rrca
        rrca
        and 7
        or 0x18                     ; speaker high, MIC bit set
beep_half:
        out (0xfe),a                ; 11 T
        xor 0x10                    ; 7
        ld b,h                      ; 4
        ld c,l                      ; 4
        jp (ix)                     ; 8
beep_slide:
        nop                         ; 4 for each unit of HL mod 4
        nop
        nop
beep_wait:
        dec c                       ; 16 a turn; 32 for a turn that ends C
        jr nz,beep_wait
        ld c,0xff
        dec b
        jp nz,beep_wait
        bit 4,a                     ; 8
        jr nz,beep_cycle            ; 7, 12 when taken
        jr beep_pad                 ; 12
beep_pad:
        ld b,0                      ; 7
        nop                         ; 4
        nop                         ; 4
        jp beep_half                ; 10
beep_cycle:
        ld b,a                      ; 4
        dec de                      ; 6
        ld a,d                      ; 4
        or e                        ; 4
        ld a,b                      ; 4
        jp nz,beep_half             ; 10
        ei
        ret

        at BEEP_REPORT_B
        report eRANGE

        at 0x04aa
; IX = entry into the NOPs, H and L = HL div 4, each plus 1.
beep_split:
        ld a,l
        cpl
        and 3
        ld c,a
        ld b,0
        ld ix,beep_slide
        add ix,bc
        srl h
        rr l
        srl h
        rr l
        inc h
        inc l
        ret
