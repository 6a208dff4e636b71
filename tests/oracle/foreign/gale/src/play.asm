; Commands
command: ld (DOLAST),a
        ld c,a
        ld a,(OVERON)
        or a
        jr z,cm1
        xor a                   ; a text is over the board
        ld (OVERON),a
        ld (NOCUR),a
        push bc
        call repaint
        pop bc
    IF WINKEY
        ret                     ; this key only takes it away
    ENDIF
cm1:
    IF MSGCLR
        push bc
        call unsay
        pop bc
    ENDIF
        xor a
        ld (BYHINT),a
        ld a,c
        cp 8
        jr c,cm2
        cp 12
        jp c,arrow
        jp z,togg
        cp 13
        jp z,enter
cm2:    ld hl,cmtab
        ld b,7
cm3:    cp (hl)
        inc hl
        jr z,cm4
        inc hl
        inc hl
        djnz cm3
        ret
cm4:    ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp (hl)
cmtab:  defb "N"
        defw newb
        defb "S"
        defw choose
        defb "H"
        defw hint
        defb "B"
        defw back
        defb "F"
        defw forw
        defb "R"
        defw restart
        defb "L"
        defw last

togg:
    IF FLT EQ 51
        ld hl,COUNTA
        inc (hl)
        ld a,(hl)
        cp 5
        jr z,newb
    ENDIF
        ld a,(GRAV)
        xor 1
        ld (GRAV),a
newb:   call randnum
        jp newgame

dropsel: xor a
        ld (SEL),a
drophint: xor a
        ld (HON),a
        inc a
        ld (HFRESH),a
        ret

arrow:
    IF HARROW EQ 0
        push af
        xor a
        ld (HON),a
      IF HRES EQ 0
        inc a
        ld (HFRESH),a
      ENDIF
        pop af
    ENDIF
        ld c,a
        ld a,(CUR)
        ld l,a
        ld b,84
ar1:    call onestep
    IF CURJUMP
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,ar2
        djnz ar1
        ret
ar2:
    ENDIF
        ld a,l
        ld (CUR),a
    IF FLT EQ 52
        ld hl,COUNTA
        inc (hl)
        ld a,(hl)
        cp 100
        ret nz
        ld (hl),0
        ld a,(CUR)
        ld l,a
        call onestep
        ld a,l
        ld (CUR),a
    ENDIF
        ret
onestep: ld a,c
        cp 9
        jr c,osl
        jr z,osr
        cp 10
        jr z,osd
        ld a,l                  ; up
        sub 16
        cp 16
        jr nc,os9
    IF WRAP EQ 0
        ret
    ELSE
        add a,96
    ENDIF
os9:    ld l,a
        ret
osd:    ld a,l
        add a,16
        cp 112
        jr c,os9
    IF WRAP EQ 0
        ret
    ELSE
        sub 96
        jr os9
    ENDIF
osl:    dec l
        ld a,l
        and 15
        ret nz
    IF WRAP EQ 0
        inc l
        ret
    ENDIF
    IF WRAP EQ 1
        ld a,l
        add a,14
        jr os9
    ENDIF
        ld a,l
        sub 2
        cp 17
        jr nc,os9
        ld a,110
        jr os9
osr:    inc l
        ld a,l
        and 15
    IF FLT EQ 42
        jr z,os9
        ld a,l
        cp 111
    ELSE
        cp 15
    ENDIF
        ret nz
    IF WRAP EQ 0
        dec l
        ret
    ENDIF
    IF WRAP EQ 1
        ld a,l
        sub 14
        jr os9
    ENDIF
        ld a,l
        add a,2
        cp 112
        jr c,os9
        ld a,17
        jr os9

enter:  ld a,(HON)
        or a
    IF FLT EQ 25
        jr z,en0
        ld a,(HPOS)
        cp 12
        jr nz,en25
        xor a
        ld (HON),a
        jr en0
en25:
    ELSE
        jr z,en0
    ENDIF
        ld a,(HI)
        ld (PA),a
        ld a,(HJ)
        ld (PB),a
        ld a,1
        ld (BYHINT),a
        ld (LASTV),a
        jp taken
en0:    ld h,GRID/256
        ld a,(CUR)
        ld l,a
        ld b,(hl)
        ld a,b
        or a
        ld hl,tempty
        jp z,say
        ld a,(SEL)
        or a
        jr nz,en1
        ld a,(CUR)
en5:    ld (SEL),a
        call drophint
        ld hl,tsecond
        jp say
en1:    ld l,a
        ld h,GRID/256
        ld a,(CUR)
        cp l
        jr nz,en2
        call dropsel
        ld hl,tsel
        jp say
en2:    ld a,b
        cp (hl)
    IF FLT EQ 9
        jr z,en3
        xor (hl)
        cp 1
    ENDIF
        jr z,en3
        ld hl,tdiff
        jr wrong
en3:    ld a,l
        ld (PA),a
        ld a,(CUR)
        ld (PB),a
        call linked
        jr c,taken
        ld hl,tnopath
