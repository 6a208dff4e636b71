; Restarts, error path, interrupt, token and key tables (0000-028d).

        at START
        di                          ; the first byte must be 0xf3: IM 2 tables of 0xff use it as a displacement
        xor a                       ; cold start
        ld de,0xffff                ; highest address to test
        jp START_NEW

        at ERROR_1
        ld hl,(CH_ADD)
        ld (X_PTR),hl
        jr ERROR_2                  ; the return address points at the report code

        at PRINT_A
        jp PRINT_A_2

        at GET_CHAR
        ld hl,(CH_ADD)
        ld a,(hl)
get_test:
        call SKIP_OVER
        ret nc
        at_on NEXT_CHAR
        call CH_ADD_1
        jr get_test

        at FP_CALC
        jp CALCULATE

        at BC_SPACES
        jp RESERVE

        at MASK_INT
        push af
        push hl
        ld hl,(FRAMES)
        inc hl
        ld (FRAMES),hl
        ld a,h
        or l
        jr nz,KEY_INT
        inc (iy+oFRAMES3)
        at_on KEY_INT
        push bc
        push de
        call KEYBOARD
        pop de
        pop bc
        pop hl
        pop af
        ei
        at_on JUST_RET                 ; relocatable programs call this to find their address
        ret

        at ERROR_2
        pop hl
        ld l,(hl)
        at_on ERROR_3
        ld (iy+oERR_NR),l
        ld sp,(ERR_SP)
        jp SET_STK                  ; empties the calculator stack, returns to the word at ERR_SP

        at NMI_ENTRY
        retn

        at CH_ADD_1
        ld hl,(CH_ADD)
        at_on TEMP_PTR1
        inc hl
        at_on TEMP_PTR2
        ld (CH_ADD),hl
        ld a,(hl)
        ret

; Carry set if the character A at HL must be skipped; CH_ADD is then at its last operand.
        at SKIP_OVER
        cp 0x21
        ret nc
        cp 0x0d
        ret z
        cp 0x10
        ret c
        cp 0x18
        ccf
        ret c
        inc hl                      ; 10-15 have one operand, 16 and 17 two
        cp 0x16
        jr c,skip_to
        inc hl
skip_to:
        scf
        ld (CH_ADD),hl
        ret

; Words of the codes a5-ff; the last character of each has bit 7 set.
        at TOKEN_TABLE
        defb '?'+0x80
        defb 'RN','D'+0x80
        defb 'INKEY','$'+0x80
        defb 'P','I'+0x80
        defb 'F','N'+0x80
        defb 'POIN','T'+0x80
        defb 'SCREEN','$'+0x80
        defb 'ATT','R'+0x80
        defb 'A','T'+0x80
        defb 'TA','B'+0x80
        defb 'VAL','$'+0x80
        defb 'COD','E'+0x80
        defb 'VA','L'+0x80
        defb 'LE','N'+0x80
        defb 'SI','N'+0x80
        defb 'CO','S'+0x80
        defb 'TA','N'+0x80
        defb 'AS','N'+0x80
        defb 'AC','S'+0x80
        defb 'AT','N'+0x80
        defb 'L','N'+0x80
        defb 'EX','P'+0x80
        defb 'IN','T'+0x80
        defb 'SQ','R'+0x80
        defb 'SG','N'+0x80
        defb 'AB','S'+0x80
        defb 'PEE','K'+0x80
        defb 'I','N'+0x80
        defb 'US','R'+0x80
        defb 'STR','$'+0x80
        defb 'CHR','$'+0x80
        defb 'NO','T'+0x80
        defb 'BI','N'+0x80
        defb 'O','R'+0x80
        defb 'AN','D'+0x80
        defb '<','='+0x80
        defb '>','='+0x80
        defb '<','>'+0x80
        defb 'LIN','E'+0x80
        defb 'THE','N'+0x80
        defb 'T','O'+0x80
        defb 'STE','P'+0x80
        defb 'DEF F','N'+0x80
        defb 'CA','T'+0x80
        defb 'FORMA','T'+0x80
        defb 'MOV','E'+0x80
        defb 'ERAS','E'+0x80
        defb 'OPEN ','#'+0x80
        defb 'CLOSE ','#'+0x80
        defb 'MERG','E'+0x80
        defb 'VERIF','Y'+0x80
        defb 'BEE','P'+0x80
        defb 'CIRCL','E'+0x80
        defb 'IN','K'+0x80
        defb 'PAPE','R'+0x80
        defb 'FLAS','H'+0x80
        defb 'BRIGH','T'+0x80
        defb 'INVERS','E'+0x80
        defb 'OVE','R'+0x80
        defb 'OU','T'+0x80
        defb 'LPRIN','T'+0x80
        defb 'LLIS','T'+0x80
        defb 'STO','P'+0x80
        defb 'REA','D'+0x80
        defb 'DAT','A'+0x80
        defb 'RESTOR','E'+0x80
        defb 'NE','W'+0x80
        defb 'BORDE','R'+0x80
        defb 'CONTINU','E'+0x80
        defb 'DI','M'+0x80
        defb 'RE','M'+0x80
        defb 'FO','R'+0x80
        defb 'GO T','O'+0x80
        defb 'GO SU','B'+0x80
        defb 'INPU','T'+0x80
        defb 'LOA','D'+0x80
        defb 'LIS','T'+0x80
        defb 'LE','T'+0x80
        defb 'PAUS','E'+0x80
        defb 'NEX','T'+0x80
        defb 'POK','E'+0x80
        defb 'PRIN','T'+0x80
        defb 'PLO','T'+0x80
        defb 'RU','N'+0x80
        defb 'SAV','E'+0x80
        defb 'RANDOMIZ','E'+0x80
        defb 'I','F'+0x80
        defb 'CL','S'+0x80
        defb 'DRA','W'+0x80
        defb 'CLEA','R'+0x80
        defb 'RETUR','N'+0x80
        defb 'COP','Y'+0x80

; Main code of each key number 00-26.
        at KEYS_MAIN

        defb 0x42,0x48,0x59,0x36,0x35,0x54,0x47,0x56,0x4e,0x4a,0x55,0x37,0x34
        defb 0x52,0x46,0x43,0x4d,0x4b,0x49,0x38,0x33,0x45,0x44,0x58,0x0e,0x4c
        defb 0x4f,0x39,0x32,0x57,0x53,0x5a,0x20,0x0d,0x50,0x30,0x31,0x51,0x41
; E mode, letters A-Z without and with a shift.
        at KEYS_E

        defb 0xe3,0xc4,0xe0,0xe4,0xb4,0xbc,0xbd,0xbb,0xaf,0xb0,0xb1,0xc0,0xa7
        defb 0xa6,0xbe,0xad,0xb2,0xba,0xe5,0xa5,0xc2,0xe1,0xb3,0xb9,0xc1,0xb8
        at KEYS_E_SHIFT

        defb 0x7e,0xdc,0xda,0x5c,0xb7,0x7b,0x7d,0xd8,0xbf,0xae,0xaa,0xab,0xdd
        defb 0xde,0xdf,0x7f,0xb5,0xd6,0x7c,0xd5,0x5d,0xdb,0xb6,0xd9,0x5b,0xd7
; CAPS SHIFT with 0-9.
        at KEYS_CAPS_DIGITS

        defb 0x0c,0x07,0x06,0x04,0x05,0x08,0x0a,0x0b,0x09,0x0f
; SYMBOL SHIFT with A-Z.
        at KEYS_SYM

        defb 0xe2,0x2a,0x3f,0xcd,0xc8,0xcc,0xcb,0x5e,0xac,0x2d,0x2b,0x3d,0x2e
        defb 0x2c,0x3b,0x22,0xc7,0x3c,0xc3,0x3e,0xc5,0x2f,0xc9,0x60,0xc6,0x3a
; E mode, SYMBOL SHIFT with 0-9.
        at KEYS_E_SYM_DIGITS

        defb 0xd0,0xce,0xa8,0xca,0xd3,0xd4,0xd1,0xd2,0xa9,0xcf
