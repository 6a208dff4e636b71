; FOR and NEXT.

; FOR l = n TO n [STEP n]. The variable: letter, value, limit, step, line, statement (19 bytes).
        place at_c_for, to_c_for
c_for:  call for_name
        cp '='
        call expt_char
        call expt_1num
        cp 0xcc                     ; TO
        call expt_char
        call expt_1num
        cp 0xcd                     ; STEP
        jr nz,for_step_1
        rst 0x20
        call expt_1num_end
        jr for_values
for_step_1:
        call check_end
        ld a,1
        call STACK_A
for_values:
        ld hl,(DEST)
        bit fxNEW,(iy+oFLAGX)
        jr nz,for_new
        ld a,(hl)
        cp 0xe0
        jr nc,for_ready
        ld bc,6                     ; a simple number grows
        add hl,bc
        ld c,13
        call make_room
        ld hl,(DEST)
        jr for_letter
for_new:
        ld bc,19
        call room_at_end
for_letter:
        ld a,(STRLEN)
        or 0xe0
        ld (hl),a
for_ready:
        push hl
        inc hl
        ex de,hl
        ld hl,(STKEND)
        ld bc,15
        and a
        sbc hl,bc
        ld (STKEND),hl
        ldir
        ex de,hl
        ld bc,(PPC)
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld a,(SUBPPC)
        inc a
        ld (hl),a
        pop hl
        call next_test
        ret nc
        ld hl,(PPC)                 ; the loop does not run: search for the NEXT
        ld (NEWPPC),hl
        ld a,(SUBPPC)
        ld d,a
        ld hl,(CH_ADD)
for_search:
        ld e,0xf3
        call look_prog
        jr nc,for_found
        report eFOR
for_found:
        push hl
        call skip_colours
        ld hl,STRLEN
        xor (hl)
        and 0x1f
        pop hl
        jr z,for_leave
        call skip_stmt
        jr for_search
for_leave:
        inc d
        ld a,d
        ld (NSPPC),a
        ret

        place at_for_name, to_for_name
; Reads the name of a loop variable, one letter. DEST, FLAGX, STRLEN as for LET. A = next character.
for_name:
        call var_target
        bit fNUMERIC,(iy+oFLAGS)
        jr z,for_name_bad
        ld a,(STRLEN)
        and 0xe0
        cp 0x60
        jr nz,for_name_bad
        rst 0x18
        ret
for_name_bad:
        jp report_c

; Carry set if the loop of the variable at HL has ended. Keeps HL.
        place at_next_test, to_next_test
next_test:
        push hl
        inc hl
        call stack_num
        call stack_num
        push hl
        rst 0x28
        defb 0x03,0x38              ; value - limit
        ex (sp),hl
        inc hl
        bit 7,(hl)                  ; sign of the step
        pop hl
        call nz,negate
        ld (STKEND),hl
        call greater_0
        inc hl
        inc hl
        ld a,(hl)
        rra
        pop hl
        ret

; NEXT l
        place at_c_next, to_c_next
c_next: call for_name
        call check_end
        bit fxNEW,(iy+oFLAGX)
        jp nz,report_2
        ld hl,(DEST)
        ld a,(hl)
        cp 0xe0
        jr nc,next_1
        report eNEXT
next_1: push hl
        inc hl
        push hl
        call stack_num
        ld bc,5
        add hl,bc
        call stack_num
        rst 0x28
        defb 0x0f,0x38
        ld (STKEND),hl
        pop de
        call move_5
        pop hl
        call next_test
        ret c
        ld bc,16
        add hl,bc
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(hl)
        ex de,hl
        ld d,a
        jp go_to_2
