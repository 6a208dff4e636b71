; The screen after each key: cells, number, messages, border.

SHOW:   call BORDER
        ld h,BOARD/256
        ld a,(CUR)
        ld l,a
        ld a,(hl)
        ld (CURKIND),a
        ld ix,CELLTAB
SHO1:   ld a,(ix+0)
        or a
        jr z,SHO4
        ld l,a
        ld h,BOARD/256
        call LOOK
        ld h,SHADOW/256
        ld a,(hl)
        cp c
        jr nz,SHO2
        set 7,l
        ld a,(hl)
        res 7,l
        cp b
        jr z,SHO3
SHO2:   ld (hl),c
        set 7,l
        ld (hl),b
        res 7,l
        push ix
        call CELL
        pop ix
SHO3:   inc ix
        jr SHO1
SHO4:   call SHOWNUM
        IF MESSAGES > 0
        call SHOWMSG
        ENDIF
        ret

; For cell L: C = its kind, with bit 7 set under the cursor; B = its attribute.
LOOK:   ld c,(hl)
        ld a,c
        or a
        jr nz,LO1
        ld b,EMPTYAT
        jr LO5
LO1:
        IF COLOURS = 1
        ld e,c
        ld d,0
        push hl
        ld hl,COLTAB-1
        add hl,de
        ld b,(hl)
        pop hl
        ELSE
        ld b,PLAIN
        ENDIF
        ld a,(CURKIND)
        cp c
        jr nz,LO2
        IF COLOURS = 1
        set 6,b
        ELSE
        ld b,HILIGHT
        ENDIF
LO2:    ld a,(PAIR1)
        cp l
        jr z,LO3
        ld a,(PAIR2)
        cp l
        jr nz,LO4
LO3:
        IF KEEPINK = 0
        ld b,PAIRAT
        ELSE
        ld a,b
        and 7
        or PAIRAT AND 248
        ld b,a
        ENDIF
LO4:    ld a,(SEL)
        cp l
        jr nz,LO5
        IF KEEPINK = 0
        ld b,SELAT
        ELSE
        ld a,b
        and 7
        or SELAT AND 248
        ld b,a
        ENDIF
LO5:    ld a,(CUR)
        cp l
        ret nz
        set 7,c
        IF CURSOR = 0
        set 7,b
        ENDIF
        IF CURSOR = 4
        IF KEEPINK = 0
        ld b,CURAT
        ELSE
        ld a,b
        and 7
        or CURAT AND 248
        ld b,a
        ENDIF
        ENDIF
        ret

; The border: cyan, black without a pair, white when the board is empty, red after cheating.
BORDER: ld a,(STATE)
        IF PREC = 1
        or a
        jr nz,BO1
        ENDIF
        ld c,a
        ld a,(CHEAT)
        or a
        ld a,c
        ld b,2
        jr nz,BO2
BO1:    or a
        ld b,5
        jr z,BO2
        dec a
        ld b,0
        jr z,BO2
        ld b,7
BO2:    ld a,b
        ld (BORDCOL),a
        out (254),a
        add a,a
        add a,a
        add a,a
        ld (23624),a
        ret

; The board's number at the bottom left, if it has changed.
SHOWNUM:
        ld hl,(NUM)
        ld de,(OLDNUM)
        or a
        sbc hl,de
        ret z
        ld hl,(NUM)
        ld (OLDNUM),hl
        ld de,23*256+NUMX
        ld ix,TENTAB
        ld c,LEAD
SN1:    ld a,'0'-1
        push de
        ld e,(ix+0)
        ld d,(ix+1)
SN2:    inc a
        or a
        sbc hl,de
        jr nc,SN2
        add hl,de
        ld b,a
        ld a,e
        pop de
        cp 1
        jr nz,SN3
        ld c,'0'
SN3:    ld a,b
        cp '0'
        jr nz,SN4
        ld a,c
        jr SN5
SN4:    ld c,'0'
SN5:    or a
        jr z,SN6
        push hl
        push bc
        call PRCHAR
        pop bc
        pop hl
        inc e
SN6:    ld a,(ix+0)
        inc ix
        inc ix
        dec a
        jr nz,SN1
        IF LEAD = 0
SN7:    ld a,e
        cp NUMX+5
        ret z
        ld a,' '
        call PRCHAR
        inc e
        jr SN7
        ENDIF
        ret
TENTAB: dw 10000,1000,100,10,1

        IF MESSAGES > 0
; The variant, and the end of a game.
SHOWMSG:
        ld hl,TXON
        ld a,(GRAV)
        or a
        jr nz,SM1
        ld hl,TXOFF
SM1:    ld de,23*256+16
        call PRTEXT
        IF MESSAGES = 2
        ld hl,TXGO
        ld a,(STATE)
        or a
        jr z,SM2
        ld hl,TXSTUCK
        dec a
        jr z,SM2
        ld hl,TXWON
SM2:    ld de,MSGROW*256+9
        call PRTEXT
        ENDIF
        ret
TXON:   db "GRAVITY ON ",0
TXOFF:  db "GRAVITY OFF",0
        IF MESSAGES = 2
TXGO:   db "              ",0
TXSTUCK:
        db "NO MOVES LEFT ",0
TXWON:  db "WELL DONE     ",0
        ENDIF
        ENDIF

        IF TITLE > 0
TITLESCR:
        ld a,71
        call CLEARSCR
        ld hl,TXT1
        ld de,5*256+12
        call PRTEXT
        IF TITLE = 2
        ld hl,TXT2
        ld de,9*256+3
        call PRTEXT
        ld hl,TXT3
        ld de,11*256+3
        call PRTEXT
        ENDIF
        ld hl,TXT4
        ld de,20*256+9
        call PRTEXT
        jp GETKEY
TXT1:   db "SHISEN",0
        IF TITLE = 2
TXT2:   db "N NEW  S NUMBER  H HINT",0
TXT3:   db "B BACK F FORWARD R RESTART L",0
        ENDIF
TXT4:   db "PRESS ANY KEY",0
        ENDIF
