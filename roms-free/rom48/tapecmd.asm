; SAVE, LOAD, VERIFY and MERGE of programs, arrays, bytes and screens (0605-09f3). T_ADDR: 0 SAVE, 1
; LOAD, 2 VERIFY, 3 MERGE. Header: type, name (10), length, parameter 1, parameter 2; the found
; header is 17 bytes after the wanted one.

hdLEN    equ 11
hdPARAM1 equ 13
hdPARAM2 equ 15

; A = operation as in T_ADDR, CH_ADD at the name. Compiled programs enter here, too.
        at SAVE_ETC_A
        ld (T_ADDR),a
        call EXPT_EXP
        call SYNTAX_Z
        jr z,st_kind
        ld bc,34
        rst 0x30
        push de
        pop ix
        ld b,11
        ld a,' '
st_blank:
        ld (de),a
        inc de
        djnz st_blank
        call STK_FETCH
        ld a,(T_ADDR)
        and a
        jr nz,st_load_name
        ld a,b
        or c
        jr z,st_bad_name
        ld hl,10
        sbc hl,bc
        jr nc,st_copy_name
st_bad_name:
        report eFILE
st_load_name:
        ld a,b
        or c
        jr nz,st_limit_name
        ld (ix+1),0xff              ; any name
        jr st_kind
st_limit_name:
        ld hl,10
        sbc hl,bc
        jr nc,st_copy_name
        ld bc,10
st_copy_name:
        push ix
        pop hl
        inc hl
        ex de,hl
        ldir

; Reads what follows the name.
st_kind:
        rst 0x18
        cp 0xaf                     ; CODE
        jr z,st_code
        cp 0xaa                     ; SCREEN$
        jr z,st_screen
        cp 0xe4                     ; DATA
        jp z,st_data
        cp 0xca                     ; LINE
        jr z,st_line
        call CHECK_END
        ld hl,0x8000                ; no autostart
        jr st_program
st_line:
        ld a,(T_ADDR)
        and a
        jr nz,st_nonsense
        rst 0x20
        call expt_1num_end
        call FIND_INT2
        ld h,b
        ld l,c
st_program:
        call st_param1
        ld (ix+0),0
        ld de,(PROG)
        ld hl,(VARS)
        sbc hl,de                   ; st_param1 resets carry
        ld (ix+hdPARAM2),l
        ld (ix+hdPARAM2+1),h
        ld hl,(E_LINE)
        scf
        sbc hl,de
        call st_length
        ex de,hl
        jr st_all

st_no_merge:
        ld a,(T_ADDR)
        cp 3
        ret nz
st_nonsense:
        jp REPORT_C

st_screen:
        call st_no_merge
        rst 0x20
        call CHECK_END
        ld bc,0x4000
        ld hl,0x1b00
        jr st_bytes

st_code:
        call st_no_merge
        rst 0x20
        call PR_ST_END
        jr z,st_code_alone
        call EXPT_1NUM
        rst 0x18
        cp ','
        jr z,st_code_both
        call st_not_save
        call CHECK_END
        call FIND_INT2
        ld hl,0                     ; length from the header
        jr st_bytes
st_code_alone:
        call st_not_save
        call CHECK_END
        ld bc,0
        ld h,b
        ld l,c
        jr st_bytes
st_code_both:
        rst 0x20
        call expt_1num_end
        call FIND_INT2
        push bc
        call FIND_INT2
        pop hl
st_bytes:
        call st_length
        ld (ix+hdPARAM2+1),0x80
; IX = header, BC = start of the bytes. Authoring systems enter here with their own header.
        at_jr SA_TYPE_3-8
        ld (ix+hdPARAM1),c
        ld (ix+hdPARAM1+1),b
        ld h,b
        ld l,c
        at_on SA_TYPE_3
        ld (ix+0),3
st_all: jr SA_ALL

st_not_save:
        ld a,(T_ADDR)
        and a
        ret nz
        jr st_nonsense
st_length:
        ld (ix+hdLEN),l
        ld (ix+hdLEN+1),h
        ret
st_param1:
        ld (ix+hdPARAM1),l
        ld (ix+hdPARAM1+1),h
        and a
        ret

; IX = wanted header, HL = start of the data.
        at SA_ALL
        ld a,(T_ADDR)
        and a
        jp z,SA_CONTRL
        push hl
        ld bc,17
        add ix,bc

        at_on LD_LOOK_H
        push ix
        ld de,17
        xor a
        scf
        call LD_BYTES
        pop ix
        jr nc,LD_LOOK_H
        ld a,(ix+0)
        cp 4
        jr nc,LD_LOOK_H
        ld a,0xfe
        call CHAN_OPEN
        ld (iy+oSCR_CT),3           ; no question while the tape runs
        ld a,(ix+0)
        inc a
        ld de,TAPE_MSGS
        call PO_MSG
        push ix
        pop de
        inc de
        push de
        ld bc,10
        call PR_STRING
        ld a,0x06                   ; fills the line, so that the next header begins on a new one
        rst 0x10
        pop hl
        ld a,(ix-17)
        cp (ix+0)
        jr nz,LD_LOOK_H
        ld a,(ix-16)
        inc a
        jr z,ld_found
        ld de,-17
        ex de,hl
        add hl,de
        ld b,10
ld_compare:
        ld a,(de)
        cp (hl)
        jr nz,LD_LOOK_H
        inc hl
        inc de
        djnz ld_compare
ld_found:
        pop hl
        ld a,(T_ADDR)
        dec a
        jr z,LD_CONTRL
        dec a
        jp nz,ME_CONTRL

; Loads or verifies the block of the header at IX. HL = start of the data, or 0 for the start in the
; header.
        at_jr VR_CONTRL
        ld e,(ix+hdLEN)
        ld d,(ix+hdLEN+1)
        push hl
        ld l,(ix-(17-hdLEN))
        ld h,(ix-(16-hdLEN))
        ld a,h
        or l
        jr z,vr_length
        sbc hl,de
        jr c,REPORT_R
        jr z,vr_length
        ld a,(ix+0)
        cp 3
        jr nz,REPORT_R              ; only bytes may be shorter than requested
vr_length:
        pop hl
        ld a,h
        or l
        jr nz,vr_start
        ld l,(ix+hdPARAM1)
        ld h,(ix+hdPARAM1+1)
vr_start:
        push hl
        pop ix
        ld a,(T_ADDR)
        cp 2                        ; carry set for LOAD
        ld a,0xff
        at_jr LD_BLOCK
        call LD_BYTES
        ret c
        at_on REPORT_R
        report eTAPE

        at LD_CONTRL
        ld a,(ix+0)
        cp 3
        jr z,VR_CONTRL
        and a
        jr z,LD_PROG
        jp ld_array

        at LD_PROG
        ld c,(ix+hdLEN)
        ld b,(ix+hdLEN+1)
        push bc
        ld de,(PROG)
        ld hl,(E_LINE)
        scf
        sbc hl,de
        ld a,c
        sub l
        ld c,a
        ld a,b
        sbc a,h
        ld b,a
        call nc,TEST_ROOM           ; size of the new program beyond the old one
        pop bc
        ld e,(ix+hdPARAM1)
        ld d,(ix+hdPARAM1+1)
        push de
        ld e,(ix+hdPARAM2)
        ld d,(ix+hdPARAM2+1)
        push de
        push bc
        jp ld_replace

        at ME_CONTRL
        jp merge

; Loaders set the output address of channel S to this RET to hide the headers (POKE 23739,111).
        at SILENT
        ret

; IX = header, HL = start of the data.
        at SA_CONTRL
        push hl
        ld a,0xfd
        call CHAN_OPEN
        xor a
        ld de,TAPE_MSGS
        call PO_MSG
        set tvCLEAR,(iy+oTV_FLAG)
        call WAIT_KEY
        at_on SA_CONTRL_QUIET
        push ix
        ld de,17
        xor a
        call SA_BYTES
        pop ix
        ld b,50
sa_pause:
        halt
        djnz sa_pause
        ld e,(ix+hdLEN)
        ld d,(ix+hdLEN+1)
        ld a,0xff
        pop ix
        jp SA_BYTES

        at TAPE_MSGS
        defb 0x80
        defb "Start tape, then press any key",'.'+0x80
        defb 0x0d,"Program:",' '+0x80
        defb 0x0d,"Number array:",' '+0x80
        defb 0x0d,"Character array:",' '+0x80
        defb 0x0d,"Bytes:",' '+0x80
