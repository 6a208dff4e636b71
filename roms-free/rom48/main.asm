; Start, NEW, the main loop and its reports.

; NEW: a start that keeps the memory above RAMTOP and the variables that describe it.
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
ram_check:                          ; each byte of RAM is decremented from 2 to 0
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
        ld de,FONT+('U'-0x20)*8+7   ; user graphics begin as A .. U
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
        cut at_new_2, to_new_2
        im 1
        ld iy,IYBASE
        ld hl,0x3c00
        ld (CHARS),hl
        cut at_new_3, to_new_3
        ld hl,CHINFO
        ld (CHANS),hl
        ex de,hl
        ld hl,INIT_CHAN
        ld bc,21
        ldir
        cut at_new_4, to_new_4
        ex de,hl
        ld (PROG),hl
        ld (VARS),hl
        dec hl
        cut at_new_5, to_new_5
        ld (DATADD),hl
        inc hl
        ld (hl),0x80
        inc hl
        ld (E_LINE),hl
        cut at_new_6, to_new_6
        call set_min
        ld a,0x38
        ld (ATTR_P),a
        ld (ATTR_T),a
        cut at_new_7, to_new_7
        ld (BORDCR),a
        ld hl,0x0523
        ld (REPDEL),hl
        dec a                       ; free key slots
        ld a,0xff
        ld (KSTATE),a
        cut at_new_8, to_new_8
        ld (KSTATE+4),a
        ld hl,INIT_STRM
        ld de,STRMS
        ld bc,14
        cut at_new_9, to_new_9
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
main_clear:                         ; keeps a line that must be corrected
        ld a,(X_PTR+1)
        or a
        ret nz
        jp CLS_LOWER
; The syntax check returns here, with or without an error.
main_scanned:
        bit 7,(iy+oERR_NR)
        jr nz,main_right
        bit f2CHANK,(iy+oFLAGS2)
        jp z,main_4
        ld a,(ERR_NR)
        cp eMEMORY
        jp z,main_room              ; no memory for its hidden numbers
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

; Every program and direct command ends here with the report in ERR_NR.
        fixed MAIN_4
main_4: halt                        ; so that a key that stopped the program is not read as typed
        res fNEWKEY,(iy+oFLAGS)
        bit f2PRBUF,(iy+oFLAGS2)
        call nz,COPY_BUFF
        ld a,(ERR_NR)
        inc a
        fixed MAIN_G
        push af
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
        call OUT_NUM_1
        ld a,':'
        rst 0x10
        ld c,(iy+oSUBPPC)
        ld b,0
        call OUT_NUM_1
        pop af
        call main_cont
        ld (iy+oNSPPC),0xff
        res fLMODE,(iy+oFLAGS)
        jp MAIN_2

; Stores for report A where CONTINUE resumes.
        place at_main_cont, to_main_cont
main_cont:
        or a
        ret z
        ld hl,NEWPPC                ; a pending jump, else line and statement
        bit 7,(iy+oNSPPC)
        jr z,main_cont_2
        ld l,low PPC
        cp eSTOP+1
        jr z,main_cont_1
        cp eBREAKL+1
        jr nz,main_cont_2
main_cont_1:
        inc (iy+oSUBPPC)
main_cont_2:
        ld de,OLDPPC
        ld bc,3
        ldir
        ret

; Stores the edit line as program line BC, in place of a line with that number. A line without text
; only deletes. Without enough memory the program remains as it is: report G.
        place at_main_add, to_main_add
main_add:
        ld (E_PPC),bc
        ld hl,main_room
        push hl
        ld (ERR_SP),sp
        ld h,b
        ld l,c
        call line_addr
        ld bc,0
        call z,next_one             ; BC = size of the old line
        push hl
        ld hl,(WORKSP)
        ld de,(CH_ADD)
        scf
        sbc hl,de                   ; size of the text with its 0x0d
        pop de
        push hl
        push de                     ; on the stack: size, address
        dec hl
        ld a,h
        or l
        jr z,main_add_1
        ld de,5
        add hl,de
        and a
        sbc hl,bc                   ; growth of the program in bytes
        push bc
        ld b,h
        ld c,l
        call nc,test_room
        pop bc
main_add_1:
        pop hl
        ld a,b
        or c
        call nz,reclaim_2
        pop bc
        ld a,c
        dec a
        or b
        jr z,main_add_end
        push bc
        inc bc
        inc bc
        inc bc
        inc bc
        call insert_line
        ld de,(E_PPC)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        pop bc
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ex de,hl
        ld hl,(CH_ADD)
        ldir
main_add_end:
        pop hl
        jp MAIN_EXEC
        place at_main_room, to_main_room
main_room:
        ld (iy+oERR_NR),eROOM
        jp main_4

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
