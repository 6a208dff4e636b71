; Keyboard: scan, debounce and repeat, decoding (028e-03b4).

; Scans the keyboard. Key number = 0x27 - 8*bit - half row. Exit E = key, D = second key or shift,
; 0xff none; Z set if usable. Half rows are read from that of CAPS SHIFT upwards, so CAPS SHIFT is
; always first.
        at KEY_SCAN
        ld l,0x2f
        ld de,0xffff
        ld bc,0xfefe
scan_row:
        in a,(c)
        cpl
        and 0x1f
        ld h,a
        ld a,l
scan_bit:
        sub 8
        srl h
        jr nc,scan_none
        inc d
        ret nz                      ; a third key
        ld d,e
        ld e,a
        jr scan_bit
scan_none:
        jr nz,scan_bit
        dec l
        rlc b
        jr c,scan_row
        ld a,d
        inc a
        ret z                       ; no second key
        cp 0x28
        ret z                       ; with CAPS SHIFT
        cp 0x19
        ret z                       ; with SYMBOL SHIFT
        ld a,e
        ld e,d
        ld d,a
        cp 0x18
        ret

; The keyboard work of one interrupt.
        at KEYBOARD
        call KEY_SCAN
        ret nz
        ld hl,KSTATE
key_age:
        ld a,(hl)
        inc a
        jr z,key_free
        inc hl
        dec (hl)
        dec hl
        jr nz,key_free
        ld (hl),0xff
key_free:
        ld a,l                      ; the other slot; Z after both
        xor 4
        ld l,a
        jr nz,key_age
        call K_TEST
        ret nc
        ld hl,KSTATE
        cp (hl)
        jr z,K_REPEAT
        ld l,low (KSTATE+4)
        cp (hl)
        jr z,K_REPEAT
        ld e,a
        ld a,(hl)
        inc a
        jr z,key_new
        ld l,low KSTATE
        ld a,(hl)
        inc a
        ret nz                      ; both slots busy
key_new:
        ld (hl),e
        inc hl
        ld (hl),5                   ; interrupts until a released key counts as released
        inc hl
        ld a,(REPDEL)
        ld (hl),a
        inc hl
        ld c,(iy+oMODE)
        ld d,(iy+oFLAGS)
        push hl
        call K_DECODE
        pop hl
        ld (hl),a
key_deliver:
        ld (LAST_K),a
        set fNEWKEY,(iy+oFLAGS)
        ret

        at K_REPEAT
        inc hl
        ld (hl),5
        inc hl
        dec (hl)
        ret nz
        ld a,(REPPER)
        ld (hl),a
        inc hl
        ld a,(hl)
        jr key_deliver

; Carry set: A = main code, B = shift. Carry reset: no key, or only a shift.
        at K_TEST
        ld b,d
        ld d,0
        ld a,e
        cp 0x27
        ret nc
        cp 0x18
        jr nz,test_code
        bit 7,b
        ret nz                      ; SYMBOL SHIFT alone
test_code:
        ld hl,KEYS_MAIN
        add hl,de
        ld a,(hl)
        scf
        ret

; Decodes a key: E = main code, D = FLAGS, C = MODE, B = shift (27 CAPS, 18 SYMBOL, ff none).
; Returns A = character. Bit 0 of B is reset for SYMBOL SHIFT only.
        at K_DECODE
        ld a,e
        cp '0'
        ret c                       ; ENTER, SPACE, both shifts
        cp ':'
        jr c,dec_digit
        dec c
        jp m,dec_letter
        jr z,dec_extended
        add a,0x90-'A'
        ret
dec_extended:
        ld hl,KEYS_E-'A'
        inc b
        jr z,dec_look
        ld hl,KEYS_E_SHIFT-'A'
dec_look:
        ld d,0
        add hl,de
        ld a,(hl)
        ret
dec_letter:
        ld hl,KEYS_SYM-'A'
        bit 0,b
        jr z,dec_look
        bit fLMODE,d
        jr z,dec_keyword
        bit f2CAPS,(iy+oFLAGS2)
        ret nz
        inc b
        ret nz
        add a,0x20
        ret
dec_keyword:
        add a,0xe6-'A'
        ret
dec_digit:
        dec c
        jp m,dec_plain_digit
        jr nz,dec_graphics
        ld hl,KEYS_E_SYM_DIGITS-'0'
        bit 0,b
        jr z,dec_look
        cp '8'
        jr nc,dec_bright
        sub 0x20                    ; PAPER 10-17, with CAPS SHIFT INK 18-1f
        inc b
        ret z
        add a,8
        ret
dec_bright:
        sub '8'-2                   ; BRIGHT 02, 03, with CAPS SHIFT FLASH 00, 01
        inc b
        ret z
        sub 2
        ret
dec_graphics:
        ld hl,KEYS_CAPS_DIGITS-'0'
        cp '9'
        jr z,dec_look
        cp '0'
        jr z,dec_look
        and 7
        or 0x80
        inc b
        ret z
        xor 0x0f
        ret
dec_plain_digit:
        inc b
        ret z
        ld hl,KEYS_CAPS_DIGITS-'0'
        bit 5,b                     ; 27+1 CAPS, 18+1 SYMBOL SHIFT
        jr nz,dec_look
        sub 0x10
        cp '2'-0x10
        jr z,dec_at
        cp '0'-0x10
        ret nz
        ld a,'_'
        ret
dec_at:
        ld a,'@'
        ret
