; H: the list of pairs and the cycle through it
chint:
        IF FAULT = 15
        xor a
        ELSE
        ld a,(SEL)
        ENDIF
        IF FAULT = 6
        or a
        jr z,ch0
        ld a,(CUR)
ch0:
        ENDIF
        IF FAULT = 16
        or a
        jr nz,ch0a
        ld a,(HFILT)            ; the old one, after it was given up
ch0a:
        ENDIF
        ld c,a
        ld a,(HVAL)
        or a
        jr nz,ch1
        ld a,c
        ld (HFILT),a
        call build
        xor a
        ld (HK),a
        ld (HKG),a
        jr ch3
ch1:    ld hl,HFILT
        ld a,c
        cp (hl)
        jr z,ch3
        IF HRES = 3
        ld a,(hl)
        or a
        jr nz,ch2
        ld a,(HK)               ; the pause of the cycle of all pairs
        ld (HKG),a
ch2:
        ENDIF
        ld (hl),c
        push bc
        call build
        pop bc
        xor a
        ld (HK),a
        IF HRES = 3
        ld a,c
        or a
        jr nz,ch3
        ld a,(HKG)
        ld (HK),a
        ENDIF
ch3:    ld a,(HK)
        ld hl,HN
        cp (hl)
        jr c,chshow
        IF HEND = 3
        xor a
        ld (HK),a
        cp (hl)
        jr c,chshow
        ENDIF
        IF (HEND LT 3) OR (HEND = 5)
        xor a
        ld (HK),a
        ENDIF
        call unshow
        IF HNSEL = 2
        call desel
        ENDIF
        IF HNSEL = 1
        ld a,(HN)
        or a
        call z,desel
        ENDIF
        IF HEND = 6             ; a message that waits if there is none at all
        ld a,(HN)
        or a
        ld a,MSGNO
        jp z,swallow
        xor a
        ld (HK),a
        ENDIF
        IF HEND = 5
        ld a,MSGNO
        jp swallow
        ENDIF
        IF FAULT = 96
        ld a,(HN)
        or a
ch4:    jr z,ch4                ; no pair at all: for ever
        ENDIF
        IF HEND = 2
        jp errbeep
        ELSE
        IF HEND = 1
        ld a,MSGNO
        jp setmsg
        ELSE
        ret
        ENDIF
        ENDIF
chshow: ld c,a
        inc a
        ld (HK),a
        ld b,0
        ld hl,LIST
        add hl,bc
        add hl,bc
        add hl,bc
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (SHA),de
        ld (LASTA),de
        IF FAULT = 8
        inc hl
        inc hl
        ld a,(HK)
        ld c,a
        ld a,(HN)
        cp c
        jr z,cs1
        ld e,(hl)               ; ENTER takes the next one
        inc hl
        ld d,(hl)
cs1:
        ENDIF
        ld (PA),de
        ld de,(SHA)
        IF FAULT = 7
        ld hl,SHB
        ld a,(hl)
        and 15
        cp 14
        jr z,cs2
        inc (hl)
cs2:
        ENDIF
        IF FAULT = 17
        xor a
        ld (SHB),a              ; one of the two only
        ENDIF
        IF FAULT = 19
        ld hl,SHA
        call cs8
        ld hl,SHB
        call cs8
        jr cs9
cs8:    ld a,(hl)               ; both a place too far
        and 15
        cp 14
        ret z
        inc (hl)
        ret
cs9:
        ENDIF
        IF HCUR = 1
        ld a,e
        ld (CUR),a
        ENDIF
        IF HCUR = 2
        ld a,d
        ld (CUR),a
        ENDIF
        IF HTIME GT 0
        ld a,HTIME
        ld (TMO),a
        ENDIF
        IF HLOOK = 6
        ld b,6                  ; blink, then stay
cs3:    push bc
        call draw
        call pause
        ld hl,(SHA)
        push hl
        ld hl,0
        ld (SHA),hl
        call draw
        call pause
        pop hl
        ld (SHA),hl
        pop bc
        djnz cs3
        ENDIF
        IF HLOOK = 7
        call draw               ; as long as the key is held
cs4:    call frame
        xor a
        in a,(254)
        cpl
        and 31
        jr nz,cs4
        res 5,(iy+1)
        ld hl,0
        ld (SHA),hl
        IF HARM = 0
        ld (PA),hl
        ENDIF
        ENDIF
        ret
pause:  ld b,6
pa1:    push bc
        call frame
        pop bc
        djnz pa1
        ret
; one frame has passed: a shown pair goes away after some time
tick:   call xtick
        IF HTIME GT 0
        ld hl,TMO
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ret nz
        ld hl,0
        ld (SHA),hl
        IF HARM = 0
        ld (PA),hl
        ENDIF
        call draw
        ENDIF
        ret
; ORD = cells in the order of the search
order:  ld de,ORD
        IF HORD = 1
        ld l,$11                ; column by column
od1:    ld a,l
        ld (de),a
        inc de
        add a,16
        ld l,a
        cp $70
        jr c,od1
        sub 95
        ld l,a
        cp $1F
        jr c,od1
        ret
        ELSE
        IF HORD = 7
        ld l,$6E                ; backwards
od1:    ld a,l
        and 15
        jr z,od2
        cp 15
        jr z,od2
        ld a,l
        ld (de),a
        inc de
od2:    dec l
        ld a,l
        cp $11
        jr nc,od1
        ret
        ELSE
        IF HORD = 9
        ld l,$11                ; to the right, to the left, by turns
od1:    ld a,l
        bit 4,a
        jr nz,od2
        xor 15
od2:    ld c,a
        and 15
        jr z,od3
        cp 15
        jr z,od3
        ld a,c
        ld (de),a
        inc de
od3:    inc l
        ld a,l
        cp $6F
        jr c,od1
        ret
        ELSE
        ld l,$11
        IF HORD = 3
        ld a,(CUR)
        ld l,a
        ENDIF
        IF HORD = 4
        ld a,(LASTREM)
        ld l,a
        ENDIF
        ld b,84
od1:    ld a,l
        ld (de),a
        inc de
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,od2
        inc l
        inc l
        ld a,l
        cp $70
        jr c,od2
        ld l,$11
od2:    djnz od1
        ret
        ENDIF
        ENDIF
        ENDIF
