; Sound (03b5-04c1).

; DE = cycles - 1, HL = (half period in T - 118) / 4. Each path from one OUT to the next takes 118 +
; 4*HL T: HL mod 4 selects the entry into the NOPs, HL div 4 counts loops of 16 T. Numbers on the
; right are T-states.
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
        dec c                       ; 16 per turn; 32 for a turn that ends C
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

; Takes duration and pitch from the calculator stack. The whole semitones select the note; their
; fraction raises it linearly.
        at BEEP
        rst 0x28
        defb 0x31,0x27,0xc0,0x03    ; duration, fraction; mem-0 = semitones
        defb 0x34,0xec,0x6c,0xbf,0xb1,0x5b
        defb 0x04,0xa1,0x0f,0x38    ; duration, 1 + 0.0578 * fraction
        ld hl,MEMBOT
        ld a,(hl)
        and a
        jr nz,BEEP_REPORT_B         ; not a small integer
        inc hl
        ld c,(hl)                   ; sign
        inc hl
        ld b,(hl)
        inc hl
        ld a,(hl)
        cp c
        jr nz,BEEP_REPORT_B
        ld a,b
        add a,60                    ; the lowest note is five octaves below middle C
        ld b,a
        sbc a,a
        cp c                        ; carry for negative pitches only
        jr nz,BEEP_REPORT_B
        ld a,b
        ld c,-6
beep_octave:
        inc c
        sub 12
        jr nc,beep_octave
        add a,12
        push bc
        ld hl,SEMITONES
        call LOC_MEM
        call STACK_NUM
        call STK_PNTRS
        pop bc
        ld a,(hl)                   ; the exponent shifts by octaves
        add a,c
        ld (hl),a
        rst 0x28
        defb 0x04,0x01,0x31,0x38    ; frequency, duration, duration
        call FIND_INT1
        cp 11
        jr nc,BEEP_REPORT_B
        rst 0x28
        defb 0xc0,0x02,0x31,0xe0,0x04,0x01
        defb 0x34,0x80,0x43,0x55,0x9f,0x80,0x01,0x05
        defb 0x34,0x35,0x71,0x03,0x38 ; cycles, 437500 / frequency - 30.125
        call FIND_INT2
        push bc
        call FIND_INT2
        pop hl
        ld d,b
        ld e,c
        ld a,d
        or e
        ret z
        dec de
        jp BEEPER

        at BEEP_REPORT_B
        report eRANGE

; Frequencies of the octave at middle C, equal temperament with A = 440 Hz.
        at SEMITONES
        defb 0x89,0x02,0xd0,0x12,0x86    ; C  261.6256
        defb 0x89,0x0a,0x97,0x60,0x74    ; C# 277.1826
        defb 0x89,0x12,0xd5,0x17,0x1d    ; D  293.6648
        defb 0x89,0x1b,0x90,0x41,0x01    ; D# 311.1270
        defb 0x89,0x24,0xd0,0x53,0xc9    ; E  329.6276
        defb 0x89,0x2e,0x9d,0x36,0xb0    ; F  349.2282
        defb 0x89,0x38,0xff,0x49,0x3e    ; F# 369.9944
        defb 0x89,0x43,0xff,0x6a,0x72    ; G  391.9954
        defb 0x89,0x4f,0xa7,0x00,0x55    ; G# 415.3047
        defb 0x89,0x5c,0x00,0x00,0x00    ; A  440.0000
        defb 0x89,0x69,0x14,0xf6,0x23    ; A# 466.1638
        defb 0x89,0x76,0xf1,0x10,0x04    ; B  493.8833

        at 0x04aa
; Returns IX = entry into the NOPs, H and L = HL div 4, each plus 1.
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
