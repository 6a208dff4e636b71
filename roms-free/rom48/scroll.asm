; Scrolling of the two screens (0c55-0d4c).

; B = line that will be used, C = column. Continues in CL_SET if the line exists.
        at PO_SCR
        bit fPRINTER,(iy+oFLAGS)
        ret nz
        ld de,CL_SET
        push de
        bit tvLOWER,(iy+oTV_FLAG)
        jp nz,scr_lower
        ld a,b
        cp (iy+oDF_SZ)
        jr c,REPORT_5
        ret nz
        bit tvAUTO,(iy+oTV_FLAG)
        jr z,PO_SCR_2
        jr scr_auto
        at SCROLL_3190              ; programs call this to scroll a row
        jp PO_SCR_3
scr_auto:
        res tvAUTO,(iy+oTV_FLAG)    ; a full screen ends the automatic listing
        ld sp,(LIST_SP)
        ret

        at REPORT_5
        report eSCREEN

        at PO_SCR_2
        dec (iy+oSCR_CT)
        jr nz,PO_SCR_3
        ld a,0x18
        sub b
        ld (SCR_CT),a
        ld hl,(ATTR_T)
        push hl
        ld a,(P_FLAG)
        push af
        ld a,0xfd
        call CHAN_OPEN
        xor a
        ld de,SCROLL_MSG
        call PO_MSG
        set tvCLEAR,(iy+oTV_FLAG)
        ld hl,FLAGS
        set fLMODE,(hl)
        res fNEWKEY,(hl)
        call scr_key
        cp ' '
        jr z,REPORT_D
        cp 0xe2                     ; STOP
        jr z,REPORT_D
        or 0x20
        cp 'n'
        jr z,REPORT_D
        ld a,0xfe
        call CHAN_OPEN
        pop af
        ld (P_FLAG),a
        pop hl
        ld (ATTR_T),hl

        at_on SCROLL_3280              ; programs call this to scroll a row
        at_on PO_SCR_3
        call CL_SC_ALL
        jp scr_colours

        at SCROLL_MSG
        defb 0x80,"scroll",'?'+0x80

        at REPORT_D
        report eBREAK

; A line below the lower screen: extends the lower screen upwards.
scr_lower:
        ld a,b
        add a,(iy+oDF_SZ)
        cp 25
        ret nc
        push bc
        ld a,(DF_SZ)
        cp 24
        jp nc,REPORT_5
        ld b,a
        ld hl,S_POSN+1
        inc a
        cp (hl)
        jr nc,scr_both
        call CL_SCROLL
        jr scr_grown
scr_both:
        ld a,(hl)
        cp 0x18
        adc a,0                     ; the upper print position moves with its screen
        ld (hl),a
        call CL_SC_ALL
        ld bc,(S_POSN)
        call CL_ADDR
        ld a,0x21
        sub c
        add a,l
        ld l,a
        ld (DF_CC),hl
scr_grown:
        inc (iy+oDF_SZ)
        pop bc
        jr scr_lower
