; Channels and streams.

        fixed INIT_CHAN
        defw PRINT_OUT, KEY_INPUT
        defb 'K'
        defw PRINT_OUT, REPORT_J
        defb 'S'
        defw ADD_CHAR, REPORT_J
        defb 'R'
        defw PRINT_OUT, REPORT_J
        defb 'P'
        defb 0x80
        fixed REPORT_J
        report eDEVICE
        fixed INIT_STRM
        defw 0x0001, 0x0006, 0x000b, 0x0001, 0x0001, 0x0006, 0x0010

; Waits for a character of the current channel.
        fixed WAIT_KEY
        bit tvCLEAR,(iy+oTV_FLAG)
        jr nz,wait_key_1
        set tvECHO,(iy+oTV_FLAG)
wait_key_1:
        call INPUT_AD
        ret c
        jp wait_none

; The channel's routines run with the register sets exchanged, so the caller keeps BC, DE and HL;
; HL' is saved on the stack.
        fixed INPUT_AD
        exx
        push hl
        ld hl,(CURCHL)
        inc hl
        inc hl
        jr call_channel
        fixed OUT_CODE
        ld e,'0'                    ; OUT_SP_NO pads with E after the first digit
        add a,e
        exx                         ; 15f2: PRINT_A_2
        push hl
        ld hl,(CURCHL)
call_channel:
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        call CALL_JUMP
        pop hl
        exx
        ret
        fixed CALL_JUMP
        jp (hl)

; Selects stream A (-3 to 15).
        fixed CHAN_OPEN
chan_open:
        add a,a
        add a,0x16
        ld l,a
        ld h,0x5c
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,d
        or e
        jr nz,chan_op_1
        fixed REPORT_O
report_o:
        report eSTREAM
        fixed CHAN_OP_1
chan_op_1:
        dec de
        ld hl,(CHANS)
        add hl,de
        fixed CHAN_FLAG
chan_flag:
        ld (CURCHL),hl
        res f2CHANK,(iy+oFLAGS2)
        inc hl
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        cp 'K'
        jr z,chan_k
        jp chan_letter
        fixed CHAN_K
chan_k: set tvLOWER,(iy+oTV_FLAG)
        res fNEWKEY,(iy+oFLAGS)
        set f2CHANK,(iy+oFLAGS2)
        jr chan_screen
        fixed CHAN_S
chan_s: res tvLOWER,(iy+oTV_FLAG)
chan_screen:
        res fPRINTER,(iy+oFLAGS)
        jp TEMPS
        fixed CHAN_P
chan_p: set fPRINTER,(iy+oFLAGS)
        ret
        place at_chan_letter, to_chan_letter
chan_letter:
        cp 'S'
        jp z,chan_s
        cp 'P'
        ret nz
        jp chan_p

; A = the stream number on the calculator stack, 0 to 15.
        place at_stream_number, to_stream_number
stream_number:
        call find_int1
        cp 16
        ret c
        jp report_o

; The stream number is on the calculator stack. Returns HL = its word in STRMS, BC = the offset
; there.
        place at_str_data, to_str_data
str_data:
        call stream_number
str_data1:
        add a,3
        add a,a
        ld hl,STRMS
        ld c,a
        ld b,0
        add hl,bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        dec hl
        ret

; OPEN #n,"K" or "S" or "P"
        place at_c_open, to_c_open
c_open: call expt_1num
        call expt_comma
        call expt_exp
        call check_end
open:   call stk_fetch
        dec bc
        ld a,b
        or c
        jr nz,report_f
        ld a,(de)
        and 0xdf
        ld de,0x0001
        cp 'K'
        jr z,open_1
        ld e,0x06
        cp 'S'
        jr z,open_1
        ld e,0x10
        cp 'P'
        jr z,open_1
report_f:
        report eFILE
open_1: push de
        call str_data
        pop de
        jr close_1
; CLOSE #n: streams 0 to 3 get their initial channel back, the others none.
c_close:
        call expt_1num
        call check_end
close:  call stream_number
        push af
        call str_data1
        pop af
        ld de,0
        cp 4
        jr nc,close_1
        add a,a
        ld c,a
        push hl
        ld b,d
        ld hl,INIT_STRM+6
        add hl,bc
        ld e,(hl)
        inc hl
        ld d,(hl)
        pop hl
close_1:
        ld (hl),e
        inc hl
        ld (hl),d
        ret

; Input of channel K: carry set and A = code, or carry reset and Z if there is no key yet.
        place at_key_input, to_key_input
key_input:
        bit tvECHO,(iy+oTV_FLAG)
        call nz,ed_copy
        and a
        bit fNEWKEY,(iy+oFLAGS)
        ret z
        res fNEWKEY,(iy+oFLAGS)
        bit tvCLEAR,(iy+oTV_FLAG)
        call nz,CLS_LOWER
        ld a,(LAST_K)
        cp 0x20
        jr nc,key_done
        cp 0x10
        jr nc,key_colour
        cp 0x06
        jr c,key_attribute
        jr z,key_caps
        cp 0x0e
        jr nc,key_mode
key_done:
        ld hl,MODE
        dec (hl)
        jr z,key_done_1             ; E mode ends after one key
        inc (hl)
key_done_1:
        scf
        ret
key_caps:
        ld hl,FLAGS2
        ld a,0x08
        xor (hl)
        ld (hl),a
        jr key_none
key_mode:
        sub 0x0d
        ld hl,MODE
        cp (hl)
        ld (hl),a
        jr nz,key_none
        ld (hl),0
key_none:
        set tvECHO,(iy+oTV_FLAG)
        cp a
        ret
key_attribute:                      ; 0-5: FLASH, BRIGHT, INVERSE 0 and 1
        ld b,a
        and 1
        ld c,a
        ld a,b
        rra
        add a,0x12
        jr key_two
key_colour:                         ; 0x10-: PAPER, 0x18-: INK
        ld b,a
        and 7
        ld c,a
        ld a,0x10
        bit 3,b
        jr nz,key_two
        inc a
key_two:
        push af
        ld a,c
        ld (K_DATA),a
        ld de,key_second
        call key_route
        pop af
        jr key_done
        place at_key_second, to_key_second
key_second:
        ld de,KEY_INPUT
        call key_route
        ld a,(K_DATA)
        scf
        ret
        place at_key_route, to_key_route
key_route:
        ld hl,(CHANS)
        inc hl
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        ret
