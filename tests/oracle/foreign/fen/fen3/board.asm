; REBUILD: the board of NUM after POS removals
REBUILD: ld hl,GRID
RB0:    ld (hl),WALL
        inc l
        bit 7,l
        jr z,RB0
RB1:    ld (hl),255
        inc l
        jr nz,RB1
        ld hl,TILES
        ld bc,5404h
RB2:    ld a,c
        rrca
        rrca
        and 63
        ld (hl),a
        inc hl
        inc c
        djnz RB2
        ld hl,(NUM)
        ld b,84
RB3:    ld d,h
        ld e,l
        push bc
        ld b,5
RB4:    add hl,hl
        djnz RB4
        add hl,de
        ld de,2477
        add hl,de
        pop bc
        push hl
        ld a,h
        xor l
        ld e,a
        ld d,0
        ld h,d
        ld l,d
        ld c,b
RB5:    add hl,de
        dec c
        jr nz,RB5
        ld e,h
        ld hl,TILES
        push hl
        add hl,de
        ex (sp),hl
        ld e,b
        dec e
        add hl,de
        pop de
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        pop hl
        djnz RB3
        ld hl,TILES
        ld de,GRID+17
RB6:    ld a,(hl)
        ld (de),a
        inc hl
        call NEXT
        jr nz,RB6
        ld a,(POS)
        ld hl,LIST
RB7:    or a
        ret z
        push af
        ld d,GH
        xor a
        ld e,(hl)
        ld (de),a
        inc hl
        ld e,(hl)
        ld (de),a
        inc hl
        push hl
        ld a,(GRAVON)
        or a
        call nz,FALL
        pop hl
        pop af
        dec a
        jr RB7
; NEXT: E goes to the next cell; Z after the last one
NEXT:   inc e
        ld a,e
        and 15
        cp 15
        ret nz
        inc e
        inc e
        ld a,e
        cp 113
        ret
; FALL: each tile above a hole falls
FALL:   ld h,GH
        ld c,5
FA1:    ld l,33
FA2:    ld a,(hl)
        or a
        jr nz,FA3
        ld e,l
        ld d,h
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        ld (hl),0
        ld (de),a
        ld l,e
FA3:    ex de,hl
        call NEXT
        ex de,hl
        ld d,h
        jr nz,FA2
        dec c
        jr nz,FA1
        ret
; SEARCH: pair number A (0 is the first) to C and B; Z if it exists
SEARCH: ld (COUNT),a
        ld e,17
SE1:    ld d,17
SE2:    ld a,d
        cp e
        jr z,SE5
        ld h,GH
        ld l,e
        ld a,(hl)
        or a
        jr z,SE5
        ld l,d
        cp (hl)
        jr nz,SE4
        ld a,(ONLY)
        or a
        jr z,SE3
        cp d
        jr z,SE3
        cp e
        jr nz,SE4
SE3:    ld c,e
        push de
        call PATH
        pop de
        jr nz,SE4
        ld hl,COUNT
        ld a,(hl)
        dec (hl)
        or a
        ld c,d
        ld b,e
        ret z
SE4:    ld a,d
        push de
        ld e,d
        call NEXT
        ld a,e
        pop de
        ld d,a
        jr SE2
SE5:    call NEXT
        jr nz,SE1
        or 1
        ret
; PATH: Z: at most three segments lead from L to C
PATH:   ld h,GH
        ld b,3
        ld e,1
        call RAYS
        ret z
        ld e,16
RAYS:   call RAY
        ret z
        xor a
        sub e
        ld e,a
RAY:    push hl
RA1:    ld a,l
        add a,e
        ld l,a
        cp c
        jr z,RA9
        ld a,e
        dec a
        ld d,0
        jr z,RA2
        inc a
        inc a
        ld d,15
        jr nz,RA3
RA2:    ld a,l
        and 15
        cp d
        jr z,RA8
RA3:    ld a,(hl)
        or a
        jr nz,RA9
        ld a,b
        dec a
        jr z,RA1
        push bc
        push de
        ld b,a
        ld a,e
        ld e,1
        and 15
        jr z,RA4
        ld e,16
        cp 15
RA4:    call RAYS
        pop de
        pop bc
        jr nz,RA1
        xor a
        jr RA9
RA8:    or 1
RA9:    pop hl
        ret
; STATUS: STATE and the border
STATUS: ld hl,GRID+17
        ld e,17
ST1:    ld d,GH
        ld a,(de)
        or a
        jr nz,ST2
        call NEXT
        jr nz,ST1
        ld b,7
        jr ST3
ST2:    xor a
        ld (ONLY),a
        call SEARCH
        ld b,5
        jr z,ST3
        ld b,0
ST3:    ld a,b
        ld (STATE),a
 IF PREC
        cp 5
        jr nz,ST4
 ENDIF
        ld a,(CHEAT)
        or a
        jr z,ST4
        ld b,2
ST4:    ld a,b
        ld (BCOL),a
        jp 229Bh
; PRINT: the tiles and the number
PRINT:  ld a,2
        call 1601h
        ld h,GH
        ld a,(CUR)
        ld l,a
        ld a,(hl)
        ld (KCUR),a
        ld e,17
PR1:    ld d,GH
        ld bc,0
        ld a,(de)
        or a
        jr z,PR2
        ld hl,KCUR
        cp (hl)
        jr nz,PR2
        inc c
PR2:    ld a,(SEL)
        cp e
        jr nz,PR3
        ld c,2
PR3:    ld a,(PA)
        cp e
        jr z,PR4
        ld a,(PB)
        cp e
        jr nz,PR5
PR4:    ld c,3
PR5:    ld a,(CUR)
        cp e
        jr nz,PR6
        set 2,c
PR6:    ld a,22
        rst 10h
        ld a,e
        rrca
        rrca
        rrca
        rrca
        and 15
 IF RS=2
        add a,a
 ENDIF
        add a,R0
        rst 10h
        ld a,e
        and 15
 IF CS=2
        add a,a
 ENDIF
        add a,C0
        rst 10h
        ld hl,ATAB
        add hl,bc
        ld a,(hl)
        ld (5C8Fh),a
        ld a,(de)
        or a
        jr z,PR7
        add a,32
PR7:    add a,32
        rst 10h
        call NEXT
        jr nz,PR1
 IF NROW=21
        ld a,ATBASE
        ld (5C8Fh),a
        ld hl,TPLACE
 ELSE
        ld a,1
        call 1601h
        ld hl,TPLACE
 ENDIF
        ld b,3
PR8:    ld a,(hl)
        inc hl
        rst 10h
        djnz PR8
        ld bc,(NUM)
        call 2D2Bh
        call 2DE3h
        ld b,5
PR9:    ld a,32
        rst 10h
        djnz PR9
        ret
SOUND:
 IF SND=0
        ld de,30
        ld hl,300
        jp 03B5h
 ELSE
        ld hl,0
        ld bc,1500
SO1:    ld a,(hl)
  IF SND=1
        and 24
        ld d,a
        ld a,(BCOL)
        or d
  ENDIF
        out (254),a
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,SO1
        ld a,(BCOL)
        out (254),a
        ret
 ENDIF
TPLACE: defb 22,NPLACE,0
CUR:    defb 17
SEL:    defb 0
PA:     defb 0
PB:     defb 0
HINT:   defb 0
POS:    defb 0
TOP:    defb 0
CHEAT:  defb 0
GRAVON: defb 1
STATE:  defb 5
BCOL:   defb 5
KCUR:   defb 0
ONLY:   defb 0
COUNT:  defb 0
NUM:    defw 1
LIST:   defs 84
TILES:  defs 84
