        IF (CURC = 8) or (PAIC = 8)
; the mark beside a tile, right of it or below it
beside: ld a,(att)
        push af
        ld a,BACK
        ld (att),a
        ld a,(mks)
        ld hl,chb0
        IF PAIC = 8
        bit 3,a
        jr z,bs1
        ld hl,chb2
bs1:
        ENDIF
        IF CURC = 8
        bit 0,a
        jr z,bs2
        ld hl,chb1
bs2:
        ENDIF
        IF PX > CW
        ld a,e
        add a,CW
        ld e,a
        ELSE
        ld a,d
        add a,CH
        ld d,a
        ENDIF
        call putch
        pop af
        ld (att),a
        ret
        ENDIF
        IF CURC = 9
; arrows at the left and above
ruler:  ld a,BACK
        ld (att),a
        ld d,Y0
        ld b,6
        ld c,16
ru1:    push bc
        ld e,X0-1
        ld a,(cur)
        and 0f0h
        cp c
        ld hl,chb0
        jr nz,ru2
        ld hl,chb1
ru2:    call putch
        ld a,d
        add a,PY
        ld d,a
        pop bc
        ld a,c
        add a,16
        ld c,a
        djnz ru1
        ld e,X0
        ld b,14
        ld c,1
ru3:    push bc
        ld d,Y0-1
        ld a,(cur)
        and 15
        cp c
        ld hl,chb0
        jr nz,ru4
        ld hl,chb2
ru4:    call putch
        ld a,e
        add a,PX
        ld e,a
        pop bc
        inc c
        djnz ru3
        ret
        ENDIF
; ---- empty screen with the band around the board
frame0: ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),l
        ldir
        inc hl
        inc de
        ld (hl),BACK
        ld bc,767
        ldir
        ld hl,oldm
        ld b,0
fr1:    ld (hl),255
        inc hl
        djnz fr1
        IF BAND > 0
        ld a,BANDATT
        ld (att),a
        ld d,Y0-1
        call hband
        ld d,Y0+5*PY+CH
        call hband
        ld d,Y0
        ld b,5*PY+CH
fr2:    push bc
        ld e,X0-1
        call bch1
        ld e,X0+13*PX+CW
        call bch1
        inc d
        pop bc
        djnz fr2
        ENDIF
        IF HEAD = 1
        call tattr
        ld hl,THEAD
        ld d,0
        ld e,0
        call text
        ENDIF
        ret
        IF BAND > 0
hband:  ld b,13*PX+CW+2
        ld e,X0-1
hb1:    push bc
        call bch1
        inc e
        pop bc
        djnz hb1
        ret
bch1:   ld hl,chband
        jp putch
        ENDIF
        IF TITLE > 0
title:  ld hl,4000h
        ld de,4001h
        ld bc,6911
        ld (hl),l
        ldir
        ld a,70
        ld (att),a
        ld hl,TTITLE
        ld d,6
        ld e,10
        call text
        IF TITLE = 2
        ld b,100
        jp pause
        ELSE
        ld hl,TANY
        ld d,12
        ld e,9
        call text
        IF TITLE = 3
        ld hl,TKEYS
        ld d,15
        ld e,1
        call text
        ENDIF
        jp getkey
        ENDIF
        ENDIF
        IF NOTEXT = 1
flashtx: call tattr
        push hl
        call show
        pop hl
        ld d,MSGROW
        ld e,12
        push de
        call text
        ld b,30
        call pause
        pop de
        jr blank
        ENDIF
; 12 blanks at D, E
blank:  call tattr
        ld b,12
bl1:    push bc
        ld a,32
        call char
        inc e
        pop bc
        djnz bl1
        ret
        IF MSG > 0
endmsg: ld d,MSGROW
        ld e,12
        or a
        IF MSG = 1
        jr z,blank
        ELSE
        ret z
        ENDIF
        ld hl,TWON
        dec a
        jr z,em1
        ld hl,TLOST
em1:    push hl
        push de
        call show
        call tattr
        pop de
        pop hl
        IF MSG = 1
        jp text
        ELSE
        push de
        call text
        IF MSG = 2
        ld b,80
        call pause
        ELSE
        call getkey
        ENDIF
        pop de
        jr blank
        ENDIF
        ENDIF
