; Saving and loading of bytes (04c2-0604).

; Saves bytes: IX start, DE length, A flag. Leader pulses 2168 T, sync 667 and 735 T, bits two of
; 855 or 1710 T. Numbers on the right are T-states from one OUT to the next.
        at SA_BYTES
        ld hl,SA_LD_RET
        push hl
        ld hl,8063-1
        bit 7,a
        jr z,SA_FLAG
        ld hl,3223-1
        at_on SA_FLAG
        di
        ld c,a
        ld a,2                      ; red, then cyan with the MIC bit
sa_pulse:
        out (0xfe),a
        xor 0x0f
        jr sa_pad_1
sa_pad_1:
        nop
        ld b,162
sa_wait_1:
        djnz sa_wait_1
        dec hl
        bit 7,h
        jr z,sa_pulse               ; 2168
        ret z                       ; never taken: 5 T
        out (0xfe),a                ; 2168
        jp sa_pad_5
sa_pad_5:
        ld b,49
sa_wait_2:
        djnz sa_wait_2
        ld a,2
        out (0xfe),a                ; 667
        ld l,c
        ld h,c                      ; parity
        jr sa_pad_2
sa_pad_2:
        ld b,51
sa_wait_3:
        djnz sa_wait_3
        call sa_byte                ; 735
        jp sa_next
sa_next:
        ld a,0x7f
        in a,(0xfe)
        rra
        ret nc                      ; SPACE
        ld a,d
        or e
        jr z,sa_parity
        ld l,(ix+0)
        ld a,h
        xor l
        ld h,a
        inc ix
        dec de
        call sa_byte                ; 855 or 1710
        jp sa_next
sa_parity:
        ld l,h
        jr sa_pad_3
sa_pad_3:
        jr sa_pad_4
sa_pad_4:
        ld b,0
        ld b,0
        call sa_byte
        ld b,10
sa_wait_4:
        djnz sa_wait_4
        ld a,0x0e
        out (0xfe),a                ; an edge ends the last pulse
        ld b,70
sa_wait_5:
        djnz sa_wait_5
        scf
        ret

; Common end of saving and loading: restores the border, enables interrupts, raises error D if SPACE
; is pressed. Keeps AF.
        at SA_LD_RET
        push af
        ld a,(BORDCR)
        and 0x38
        rrca
        rrca
        rrca
        out (0xfe),a
        ld a,0x7f
        in a,(0xfe)
        rra
        ei
        jr c,sa_ld_end
        report eBREAK
sa_ld_end:
        pop af
        ret

; Loads or verifies bytes: IX destination, DE length, A flag wanted, carry set LOAD, reset VERIFY.
; Carry set on success. B counts samples of 59 T from a start value; a pair of pulses of P T gives
; about (P-890)/59.
        at LD_BYTES
        inc d                       ; Z reset until the flag byte has matched
        ex af,af'
        dec d
        di
        ld a,0x0f
        out (0xfe),a
        ld hl,SA_LD_RET
        push hl
        at_on LD_BYTES_MID
        in a,(0xfe)
        rra
        and 0x20                    ; level of EAR
        or 2                        ; red
        ld c,a
        cp a
        at_on LD_BREAK
        ret nz                      ; SPACE
        at_on LD_START
        call LD_EDGE_1
        jr nc,LD_BREAK
        ld hl,0x0400                ; about a second
ld_wait:
        djnz ld_wait
        dec hl
        ld a,h
        or l
        jr nz,ld_wait
        call LD_EDGE_2
        jr nc,LD_BREAK
ld_leader:
        ld b,0x9f                   ; time out above about 6600 T
        call LD_EDGE_2
        jr nc,LD_BREAK
        ld a,0xc7                   ; about 3250 T
        cp b
        jr nc,LD_START
        inc h
        jr nz,ld_leader
ld_sync:
        ld b,0xc8
        call LD_EDGE_1
        jr nc,LD_BREAK
        ld a,b
        cp 0xd2                     ; about 1000 T
        jr nc,ld_sync
        call LD_EDGE_1
        ret nc
        ld a,c
        xor 3                       ; red and cyan become blue and yellow
        ld c,a
        ld h,0                      ; parity
        ld b,0xb0
        jr LD_MARKER
ld_loop:
        ex af,af'
        jr nz,ld_flag
        jr nc,ld_verify
        ld (ix+0),l
        jr ld_next
ld_flag:
        rl b                        ; keeps the carry, which distinguishes LOAD from VERIFY
        xor l
        ret nz
        ld a,b
        rra
        inc de
        jr ld_count
ld_verify:
        ld a,(ix+0)
        xor l
        ret nz
ld_next:
        inc ix
ld_count:
        dec de
        ex af,af'
        ld b,0xb2                   ; the work between bytes takes the time of two samples
        at_on LD_MARKER
        ld l,1
        at_on LD_8_BITS
        call LD_EDGE_2
        ret nc
        ld a,0xca                   ; about 2450 T
        cp b
        rl l
        ld b,0xb0
        jp nc,LD_8_BITS
        ld a,h
        xor l
        ld h,a
        ld a,d
        or e
        jr nz,ld_loop
        ld a,h
        cp 1                        ; carry set if the parity is 0
        ret

        at LD_EDGE_2
        call LD_EDGE_1
        ret nc
; Waits 358 T, then samples every 59 T until the level differs from bit 5 of C.
        at_on LD_EDGE_1
        ld a,22
ld_delay:
        dec a
        jr nz,ld_delay
        and a
        at_on LD_SAMPLE
        inc b
        ret z                       ; time out
        ld a,0x7f
        in a,(0xfe)
        rra
        ret nc                      ; SPACE
        xor c
        and 0x20
        jr z,LD_SAMPLE
        ld a,c
        cpl
        ld c,a
        and 7
        or 8
        out (0xfe),a
        scf
        ret
