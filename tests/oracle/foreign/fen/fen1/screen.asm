; what is shown: letters, marks, border, number; the entry of a number
SCREEN: call LETTERS
        call STATUS
        call SHOWNUM
MARKS:  ld a,(CUR)
        ld c,a
        ld b,GH
        ld a,(bc)
        ld (KCUR),a
        ld c,17
MK1:    call ATTR
        ld b,GH
        ld a,(bc)
        ld e,0
        or a
        jr z,MK2
        ld b,a
        ld a,(KCUR)
        cp b
        jr nz,MK2
        inc e
MK2:    ld a,(SEL)
        cp c
        jr nz,MK3
        ld e,2
MK3:    ld a,(PAIRA)
        cp c
        jr z,MK4
        ld a,(PAIRB)
        cp c
        jr nz,MK5
MK4:    ld e,3
MK5:    ld a,(CUR)
        cp c
        jr nz,MK6
        set 2,e
MK6:    push hl
        ld d,0
        ld hl,ATAB
        add hl,de
        ld a,(hl)
        pop hl
        ld (hl),a
        call NEXT
        jr nz,MK1
        ret
; NEXT: C goes to the next cell; Z after the last one
NEXT:   inc c
        ld a,c
        and 15
        cp 15
        ret nz
        inc c
        inc c
        ld a,c
        cp 113
        ret
; PLACE: D the row, E the column of the character of cell C
PLACE:  ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld b,a
        add a,R0
        ld d,a
 IF RS > 1
        ld a,d
        add a,b
        ld d,a
 ENDIF
 IF RS > 2
        ld a,d
        add a,b
        ld d,a
 ENDIF
        ld a,c
        and 15
        dec a
        ld b,a
        add a,C0
 IF CS > 1
        add a,b
 ENDIF
        ld e,a
        ret
ATTR:   call PLACE
        ld h,0
        ld l,d
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld d,58h
        add hl,de
        ret
LETTERS: ld a,2
        call 1601h
        ld c,17
LT1:    ld a,22
        rst 10h
        call PLACE
        ld a,d
        rst 10h
        ld a,e
        rst 10h
        ld b,GH
        ld a,(bc)
        or a
        jr z,LT2
        add a,LETTER-33
LT2:    add a,32
        rst 10h
        call NEXT
        jr nz,LT1
        ret
STATUS: xor a
        ld (FSEL),a
        ld hl,GRID+17
        ld c,17
ST1:    ld b,GH
        ld a,(bc)
        or a
        jr nz,ST2
        call NEXT
        jr nz,ST1
        ld a,2
        jr ST3
ST2:    xor a
        call FIND
        ld a,0
        jr nz,ST3
        inc a
ST3:    ld (STATE),a
        ld c,a
        ld b,5
        or a
        jr z,ST4
        ld b,0
        dec a
        jr z,ST4
        ld b,7
ST4:
 IF REDLATE
        ld a,(STATE)
        or a
        jr z,ST5
 ELSE
  IF PREC
        ld a,(STATE)
        or a
        jr nz,ST5
  ENDIF
 ENDIF
        ld a,(CHEAT)
        or a
        jr z,ST5
        ld b,2
ST5:    ld a,b
        call 229Bh
        ld (BCOL),a
 IF MSG
        ld a,2
        call 1601h
        ld a,(STATE)
        ld hl,TPLAY
        or a
        jr z,ST6
        ld hl,TSTUCK
        dec a
        jr z,ST6
        ld hl,TWON
ST6:    call PRINT
        ld a,(GRAVON)
        ld hl,TGRAV
        or a
        jr nz,ST7
        ld hl,TFREE
ST7:    call PRINT
 ENDIF
        ret
PRINT:  ld a,(hl)
        cp 255
        ret z
        rst 10h
        inc hl
        jr PRINT
; LINE0: the place of the number
LINE0:
 IF NROW > 21
        ld a,1
        call 1601h
        ld a,ATBASE
        ld (5C8Fh),a
        ld a,22
        rst 10h
        ld a,NROW-22
 ELSE
        ld a,2
        call 1601h
        ld a,22
        rst 10h
        ld a,NROW
 ENDIF
        rst 10h
        xor a
        rst 10h
        ret
SHOWNUM: call LINE0
        ld hl,TNUM
        call PRINT
        ld hl,(NUM)
        call DIGITS
        ld hl,DIG
        ld b,5
 IF PAD=0
SH1:    ld a,(hl)
        cp 48
        jr nz,SH2
        inc hl
        djnz SH1
 ENDIF
SH2:    ld a,b
        ld (TEMP),a
SH3:    ld a,(hl)
        rst 10h
        inc hl
        djnz SH3
        ld a,(TEMP)
        ld b,a
        ld a,20
        sub b
        ld b,a
SH4:    ld a,32
        rst 10h
        djnz SH4
        ret
; DIGITS: the five digits of HL to DIG
DIGITS: ld de,DIG
        ld bc,-10000
        call DG1
        ld bc,-1000
        call DG1
        ld bc,-100
        call DG1
        ld bc,-10
        call DG1
        ld a,l
        add a,48
        ld (de),a
        ret
DG1:    ld a,47
DG2:    inc a
        add hl,bc
        jr c,DG2
        sbc hl,bc
        ld (de),a
        inc de
        ret
; variables
CUR:    defb 17
SEL:    defb 0
PAIRA:  defb 0
PAIRB:  defb 0
HINT:   defb 0
PA:     defb 0
PB:     defb 0
CNT:    defb 0
KIND:   defb 0
FSEL:   defb 0
CK:     defb 0
XX:     defb 0
PX:     defb 0
QX:     defb 0
HPOS:   defb 0
HTOP:   defb 0
CHEAT:  defb 0
STATE:  defb 0
GRAVON: defb 1
KCUR:   defb 0
BCOL:   defb 5
NUM:    defw 1
TEMP:   defw 0
ELEN:   defb 0
EFIRST: defb 0
OVER:   defb 0
DIG:    defs 5
EBUF:   defs 12
TILES:  defs 84
