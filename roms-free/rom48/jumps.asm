; Commands whose operands are on the calculator stack, from RESTORE (1e42) to PAUSE (1f3a). Each is
; at its documented address; there is no free space between them.

        fixed RESTORE
restore:
        call find_int2
        fixed REST_RUN
        ld h,b
        ld l,c
        call line_addr
        dec hl
        ld (DATADD),hl
        ret

        fixed RANDOMIZE
randomize:
        call find_int2
        ld a,b
        or c
        jr nz,RAND_1
        ld bc,(FRAMES)
        fixed RAND_1
        ld (SEED),bc
        ret

        fixed CONTINUE
continue:
        ld hl,(OLDPPC)
        ld d,(iy+oOSPCC)
        jr GO_TO_2

        fixed GO_TO
go_to:  call find_int2
        ld h,b
        ld l,c
        ld d,0
        ld a,h
        cp 0xf0
        jr nc,REPORT_B
        fixed GO_TO_2
go_to_2:
        ld (NEWPPC),hl
        ld (iy+oNSPPC),d
        ret

        fixed OUT_CMD
out_cmd:
        call two_param
        out (c),a
        ret
        fixed POKE
poke:   call two_param
        ld (bc),a
        ret
; Reads two numbers: A = byte (-255 .. 255 modulo 256), BC = address.
        fixed TWO_PARAM
two_param:
        call fp_to_a
        jr c,REPORT_B
        jr z,two_param_1
        neg
two_param_1:
        push af
        call find_int2
        pop af
        ret

; Moves the last value to A or BC; report B outside 0-255 or 0-65535.
        fixed FIND_INT1
find_int1:
        call fp_to_a
        jr find_int
        fixed FIND_INT2
find_int2:
        call fp_to_bc
find_int:
        jr c,REPORT_B
        ret z
        fixed REPORT_B
report_b:
        report eRANGE

        fixed RUN
run:    call go_to
        ld bc,0
        call REST_RUN
        jr CLEAR_RUN

        fixed CLEAR
clear:  call find_int2
        fixed CLEAR_RUN             ; BC = new RAMTOP, 0 keeps it
        ld a,b
        or c
        jr nz,CLEAR_1
        ld bc,(RAMTOP)
; The call of CLS must end at 1EC6: a tape that holds the whole memory returns there.
        fixed CLEAR_1
        push bc
        ld de,(VARS)
        ld hl,(E_LINE)
        dec hl
        call reclaim_1
        call CLS
        ld hl,(STKEND)
        ld de,50
        add hl,de
        pop de
        sbc hl,de
        jr nc,report_m
        ld hl,(P_RAMT)
        and a
        sbc hl,de
        jr nc,clear_2
report_m:
        report eRAMTOP
clear_2:
        pop bc                      ; the return address
        pop hl                      ; the error address
        ex de,hl
        ld (RAMTOP),hl
        ld (hl),0x3e
        dec hl
        ld sp,hl
        push de
        ld (ERR_SP),sp
        push bc
        ret

; GO SUB keeps line and statement (3 bytes) below the error address, see RETURN.
        fixed GO_SUB
go_sub: pop de
        ld h,(iy+oSUBPPC)
        inc h
        ex (sp),hl
        inc sp
        ld bc,(PPC)
        push bc
        push hl
        ld (ERR_SP),sp
        push de
        call go_to
        ld bc,20
; Report 4 unless BC + 80 bytes are free between STKEND and SP. Keeps BC; HL = STKEND + BC + 80 -
; SP.
        fixed TEST_ROOM
test_room:
        ld hl,(STKEND)
        add hl,bc
        jr c,REPORT_4
        ex de,hl
        ld hl,80
        add hl,de
        jr c,REPORT_4
        sbc hl,sp
        ret c
        fixed REPORT_4
report_4:
        ld l,eMEMORY
        jp ERROR_3

        fixed FREE_MEM              ; BC = 65536 - free bytes
        ld bc,0
        call test_room
        ld b,h
        ld c,l
        ret

        fixed RETURN
return: pop bc
        pop hl
        pop de
        ld a,d
        cp 0x3e                     ; the byte at RAMTOP
        jr z,REPORT_7
        dec sp
        ex (sp),hl
        ex de,hl
        ld (ERR_SP),sp
        push bc
        jp GO_TO_2
        fixed REPORT_7
        push de
        push hl
        report eRETURN

        fixed PAUSE
pause:  call find_int2
        fixed PAUSE_1               ; BC = interrupts to wait, 0: until a key is pressed
        halt
        dec bc
        ld a,b
        or c
        jr z,pause_end
        ld a,b
        and c
        inc a
        jr nz,pause_key
        inc bc
pause_key:
        bit fNEWKEY,(iy+oFLAGS)
        jr z,PAUSE_1
pause_end:
        res fNEWKEY,(iy+oFLAGS)
        ret
