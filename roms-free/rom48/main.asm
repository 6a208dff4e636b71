; Start, NEW, the main loop and its reports.

; NEW: as a start, but memory above RAMTOP and what describes it stay.
        place at_new, to_new
new:    di
        ld a,0xff
        ld de,(RAMTOP)
        exx
        ld bc,(P_RAMT)
        ld de,(RASP)
        ld hl,(UDG)
        exx
; A = 0 power on, 0xff NEW; DE = last address to test.
start_new:
        ld b,a
        ld a,7
        out (0xfe),a
        ld a,0x3f
        ld i,a
        ld h,d
        ld l,e
ram_fill:
        ld (hl),2
        dec hl
        cp h
        jr nz,ram_fill
ram_check:                          ; each byte counts down from 2, or is not RAM
        and a
        sbc hl,de
        add hl,de
        jr nc,ram_done
        inc hl
        dec (hl)
        jr z,ram_bad
        dec (hl)
        jr z,ram_check
ram_bad:
        dec hl
ram_done:
        inc b
        jr nz,ram_set
        ld (RAMTOP),hl
        exx
        ld (P_RAMT),bc
        ld (RASP),de
        ld (UDG),hl
        exx
        jr start_sysvars
ram_set:
        ld (P_RAMT),hl
        ld de,FONT+('U'-0x20)*8+7   ; user graphics start as A .. U
        ex de,hl
        ld bc,21*8
        lddr
        ex de,hl
        inc hl
        ld (UDG),hl
        dec hl
        ld (RAMTOP),hl
        ld bc,0x0040
        ld (RASP),bc
start_sysvars:
        ld hl,(RAMTOP)
        ld (hl),0x3e
        dec hl
        ld sp,hl
        dec hl
        dec hl
        ld (ERR_SP),hl
        im 1
        ld iy,IYBASE
        ld hl,0x3c00
        ld (CHARS),hl
        ld hl,CHINFO
        ld (CHANS),hl
        ex de,hl
        ld hl,INIT_CHAN
        ld bc,21
        ldir
        ex de,hl
        ld (PROG),hl
        ld (VARS),hl
        dec hl
        ld (DATADD),hl
        inc hl
        ld (hl),0x80
        inc hl
        ld (E_LINE),hl
        call set_min
        ld a,0x38
        ld (ATTR_P),a
        ld (ATTR_T),a
        ld (BORDCR),a
        ld hl,0x0523
        ld (REPDEL),hl
        dec a                       ; free key slots
        ld a,0xff
        ld (KSTATE),a
        ld (KSTATE+4),a
        ld hl,INIT_STRM
        ld de,STRMS
        ld bc,14
        ldir
        call CLEAR_PRB
        ld (iy+oDF_SZ),2
        ei
        call CLS
        jp START_MSG

        fixed START_MSG
        xor a
        ld de,BOOT_MARK
        call PO_MSG
        set tvCLEAR,(iy+oTV_FLAG)
        jr main_1
        fixed MAIN_EXEC
        ld (iy+oDF_SZ),2
        call auto_list
main_1: call set_min                ; 12a9
        jp main_2                   ; 12ac

        place at_main_loop, to_main_loop
main_2: xor a
        call chan_open
        bit tvCLEAR,(iy+oTV_FLAG)
        call z,main_clear
        call editor
        ld hl,main_scanned
        push hl
        ld (ERR_SP),sp
        jp line_scan
main_clear:                         ; keep the line that is to be corrected
        ld a,(X_PTR+1)
        or a
        ret nz
        jp CLS_LOWER
; The syntax check returns here, also by its error.
main_scanned:
        bit 7,(iy+oERR_NR)
        jr nz,main_right
        bit f2CHANK,(iy+oFLAGS2)
        jr z,main_4
        ld hl,(E_LINE)
        call remove_fp
        ld (iy+oERR_NR),eOK
        call SET_STK
        jr main_2
main_right:
        ld (iy+oXPTRHI),0
        call e_line_no
        ld a,b
        or c
        jp nz,main_add
        rst 0x18
        cp 0x0d
        jp z,MAIN_EXEC
        bit f2CLS,(iy+oFLAGS2)
        call nz,CL_ALL
        call CLS_LOWER
        ld a,(S_POSN+1)
        cpl
        add a,26                    ; 25 - line
        ld (SCR_CT),a
        set fRUN,(iy+oFLAGS)
        ld (iy+oERR_NR),eOK
        ld (iy+oNSPPC),1
        ld hl,MAIN_4
        push hl
        ld (ERR_SP),sp
        jp LINE_RUN

; Every program and direct command ends here: report ERR_NR.
main_4: res fNEWKEY,(iy+oFLAGS)
        bit f2PRBUF,(iy+oFLAGS2)
        call nz,COPY_BUFF
        ld a,(ERR_NR)
        inc a
main_g: push af
        ld hl,0
        ld (iy+oFLAGX),h
        ld (iy+oXPTRHI),h
        ld (DEFADD),hl
        inc hl
        ld (STRMS+6),hl
        call set_min
        call CLS_LOWER
        set tvCLEAR,(iy+oTV_FLAG)
        pop af
        push af
        cp 10
        jr c,main_digit
        add a,7
main_digit:
        call OUT_CODE
        ld a,' '
        rst 0x10
        pop af
        push af
        ld de,REPORT_MSGS
        call PO_MSG
        xor a
        ld de,COMMA_MSG-1           ; the byte before a table's first message has bit 7 set
        call PO_MSG
        ld bc,(PPC)
        call out_num_1
        ld a,':'
        rst 0x10
        ld c,(iy+oSUBPPC)
        ld b,0
        call out_num_1
        pop af
        call main_cont
        ld (iy+oNSPPC),0xff
        res fLMODE,(iy+oFLAGS)
        jp MAIN_2

; After report A: where CONTINUE goes on.
        place at_main_cont, to_main_cont
main_cont:
        or a
        ret z
        ld c,a
        ld hl,(PPC)
        ld a,(SUBPPC)
        ld b,a
        ld a,c
        cp 9                        ; STOP
        jr z,main_cont_1
        cp eBREAKL+1
        jr nz,main_cont_2
main_cont_1:
        inc b
main_cont_2:
        bit 7,(iy+oNSPPC)
        jr nz,main_cont_3
        ld hl,(NEWPPC)
        ld a,(NSPPC)
        ld b,a
main_cont_3:
        bit 7,h
        ret nz                      ; a direct command cannot be continued
        ld (OLDPPC),hl
        ld a,b
        ld (OSPCC),a
        ret

; The edit line, number BC, into the program: replaces one of that number; without text only
; deletes it.
        place at_main_add, to_main_add
main_add:
        ld (E_PPC),bc
        ld h,b
        ld l,c
        call line_addr
        jr nz,main_add_1
        call next_one
        call reclaim_2
main_add_1:
        push hl
        ld hl,(WORKSP)
        dec hl
        ld de,(CH_ADD)
        and a
        sbc hl,de                   ; text with its 0x0d
        ld b,h
        ld c,l
        pop hl
        dec hl                      ; HL = byte before the place
        ld a,b
        or a
        jr nz,main_add_2
        ld a,c
        dec a
        jp z,MAIN_EXEC
main_add_2:
        inc hl
        push bc
        push hl
        ld de,(VARS)
        and a
        sbc hl,de
        pop hl
        push af
        inc bc
        inc bc
        inc bc
        inc bc
        push bc
        call make_room
        pop bc
        inc hl
        pop af
        jr nz,main_add_3
        push hl                     ; at the end of the program: VARS did not move by itself
        add hl,bc
        ld (VARS),hl
        pop hl
main_add_3:
        ld a,(E_PPC+1)
        ld (hl),a
        inc hl
        ld a,(E_PPC)
        ld (hl),a
        inc hl
        pop bc
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ex de,hl
        ld hl,(CH_ADD)
        ldir
        jp MAIN_EXEC

        fixed REPORT_MSGS
        defb 0x80
        defb "O",'K'+0x80
        defb "NEXT without FO",'R'+0x80
        defb "Variable not foun",'d'+0x80
        defb "Subscript wron",'g'+0x80
        defb "Out of memor",'y'+0x80
        defb "Out of scree",'n'+0x80
        defb "Number too bi",'g'+0x80
        defb "RETURN without GOSU",'B'+0x80
        defb "End of fil",'e'+0x80
        defb "STOP statemen",'t'+0x80
        defb "Invalid argumen",'t'+0x80
        defb "Integer out of rang",'e'+0x80
        defb "Nonsense in BASI",'C'+0x80
        defb "BREAK - CONT repeat",'s'+0x80
        defb "Out of DAT",'A'+0x80
        defb "Invalid file nam",'e'+0x80
        defb "No room for lin",'e'+0x80
        defb "STOP in INPU",'T'+0x80
        defb "FOR without NEX",'T'+0x80
        defb "Invalid I/O devic",'e'+0x80
        defb "Invalid colou",'r'+0x80
        defb "BREAK into progra",'m'+0x80
        defb "RAMTOP no goo",'d'+0x80
        defb "Statement los",'t'+0x80
        defb "Invalid strea",'m'+0x80
        defb "FN without DE",'F'+0x80
        defb "Parameter erro",'r'+0x80
        defb "Tape loading erro",'r'+0x80
        fixed COMMA_MSG
        defb ",",' '+0x80
        fixed BOOT_MSG
        defb "Four Rivers - free 48K ROM",'.'+0x80
