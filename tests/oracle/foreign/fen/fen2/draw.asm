; pictures, marks, text, pauses, sounds
ALL:    ld a,(CUR)
        call TILE
        ld (KCUR),a
        xor a
AL1:    ld (AT),a
        call DRAW
        ld a,(AT)
        inc a
        cp 84
        jr nz,AL1
; the number
        ld b,NROW
        ld c,0
        ld hl,TNUM
        call TEXT
        ld hl,(NUM)
        call VALUE
        ld hl,TBLANK
        jp TEXT
DRAW:   ld a,(AT)
        ld hl,CUR
        ld b,0
        cp (hl)
        jr nz,DR1
        ld b,4
DR1:    ld c,0
        call TILE
        ld (KIND2),a
        jr z,DR2
        ld hl,KCUR
        cp (hl)
        jr nz,DR2
        inc c
DR2:    ld a,(AT)
        ld hl,SEL
        cp (hl)
        jr nz,DR3
        ld c,2
DR3:    ld hl,SHOW1
        cp (hl)
        jr z,DR4
        ld hl,SHOW2
        cp (hl)
        jr nz,DR5
DR4:    ld c,3
DR5:    ld a,b
        ld b,0
        or c
        ld c,a
        ld hl,ATAB
        add hl,bc
        ld b,(hl)
 IF INVCUR
        rrca
        rrca
        rrca
        sbc a,a
        ld (MASK),a
 ENDIF
        push bc
        ld a,(KIND2)
        ld h,0
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
 IF SIZE=2
        add hl,hl
        add hl,hl
 ENDIF
        ld de,PICS
        add hl,de
        push hl
        ld a,(AT)
        call ROWCOL
        ld a,d
 IF RS > 1
        add a,d
 ENDIF
 IF RS > 2
        add a,d
 ENDIF
        add a,R0
        ld b,a
        ld a,e
 IF CS > 1
        add a,e
 ENDIF
        add a,C0
        ld c,a
        pop de
        pop hl
 IF SIZE=2
        call CELL
        inc c
        call CELL
        dec c
        inc b
        call CELL
        inc c
 ENDIF
; CELL: eight bytes at DE to row B, column C, with attribute H
CELL:   push hl
        push hl
        call ADDR
        push hl
        ld a,8
CE1:    push af
        ld a,(MASK)
        ex de,hl
        xor (hl)
        ex de,hl
        ld (hl),a
        inc h
        inc de
        pop af
        dec a
        jr nz,CE1
        pop hl
        ld a,h
        rrca
        rrca
        rrca
        and 3
        or 58h
        ld h,a
        pop af
        ld (hl),a
        pop hl
        ret
ADDR:   ld a,b
        and 24
        or 64
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 224
        or c
        ld l,a
        ret
; TEXT: the text at HL, ended by 0, to row B, column C
TEXT:   ld a,(hl)
        or a
        ret z
        inc hl
        call CHAR
        jr TEXT
CHAR:   push hl
        push de
        ld h,0
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ex de,hl
        call ADDR
        ld a,8
CH1:    push af
        ld a,(de)
 IF BOLD
        push bc
        ld b,a
        srl a
        or b
        pop bc
 ENDIF
        ld (hl),a
        inc h
        inc de
        pop af
        dec a
        jr nz,CH1
        inc c
        pop de
        pop hl
        ret
; VALUE: the number HL without leading zeros
VALUE:  ld de,-10000
        xor a
        ld (ANY),a
        call VA1
        ld de,-1000
        call VA1
        ld de,-100
        call VA1
        ld de,-10
        call VA1
        ld a,l
        jr VA4
VA1:    ld a,255
VA2:    inc a
        add hl,de
        jr c,VA2
        sbc hl,de
        push hl
        ld hl,ANY
        or (hl)
        pop hl
        ret z
        push af
        call VA4
        pop af
        ld a,16
        ld (ANY),a
        ret
VA4:    and 15
        add a,48
        jp CHAR
WIPE:   ld hl,4000h
        ld de,4001h
        ld bc,17FFh
        ld (hl),l
        ldir
        inc hl
        inc de
        ld (hl),ATBASE
        ld bc,2FFh
        ldir
        ret
WAIT:
 IF INTS
        ld b,SHOWN
WT1:    halt
        djnz WT1
        ret
 ELSE
        ld bc,SHOWN*2600
WT1:    dec bc
        ld a,b
        or c
        jr nz,WT1
        ret
 ENDIF
SOUND:
 IF INTS
  IF SNDDI
        di
  ENDIF
 ENDIF
 IF TUNE=0
        ld b,100
        ld d,120
        call TONE
 ENDIF
 IF TUNE=1
        ld d,200
SD1:    ld b,4
        call TONE
        ld a,d
        sub 4
        ld d,a
        jr nz,SD1
 ENDIF
 IF TUNE=2
        ld b,60
        ld d,200
        call TONE
        ld b,90
        ld d,140
        call TONE
        ld b,120
        ld d,100
        call TONE
 ENDIF
 IF INTS
  IF SNDDI
        ei
  ENDIF
 ENDIF
        ret
; TONE: B periods, D the length of half of one
TONE:   ld a,(BCOL)
        or 16
        out (254),a
        ld e,d
TN1:    dec e
        jr nz,TN1
        and 7
        out (254),a
        ld e,d
TN2:    dec e
        jr nz,TN2
        djnz TONE
        ret
