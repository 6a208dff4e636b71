; S: choose a board by its number
choose: call unsay
    IF MSG
        ld hl,task
        call say
        xor a
        ld (MTIME),a
    ENDIF
ec0:    xor a
        ld (ECOUNT),a
ec1:    ld a,TEXTINK
        ld (INK),a
        ld b,EROW
        ld c,ECOL
        ld a,(ECOUNT)
        or a
        jr z,ec3
        ld d,a
        ld hl,EBUF
ec2:    ld a,(hl)
        inc hl
        call pchar
        dec d
        jr nz,ec2
ec3:    ld a,TEXTINK+128
        ld (INK),a
        ld a,'L'
        call pchar
        ld a,TEXTINK
        ld (INK),a
ec4:    ld a,' '
        call pchar
        ld a,c
        cp ECOL+6
        jr c,ec4
        call getkey
        cp 13
        jr z,ec7
        cp 12
        jr z,ec6
        cp '0'
        jr c,ec1
        cp '9'+1
        jr nc,ec1
        ld c,a
        ld a,(ECOUNT)
        cp 5
        jr z,ec1
        ld e,a
        ld d,0
        ld hl,EBUF
        add hl,de
        ld (hl),c
        inc a
        ld (ECOUNT),a
    IF EAUTO
        cp 5
        jr z,ec7
    ENDIF
        jr ec1
ec6:    ld hl,ECOUNT
        ld a,(hl)
        or a
        jr z,ec1
    IF EDEL
        xor a
    ELSE
        dec a
    ENDIF
        ld (hl),a
        jr ec1
ec7:    ld a,(ECOUNT)
        or a
    IF EEMPTY
        jr z,eccanc
    ELSE
        jr z,ec1
    ENDIF
        ld b,a
        ld hl,0
        ld de,EBUF
ec8:    push de
        ld d,h                  ; HL = HL * 10 + digit, carry at overflow
        ld e,l
        add hl,hl
        jr c,ecbadp
        add hl,hl
        jr c,ecbadp
        add hl,de
        jr c,ecbadp
        add hl,hl
        jr c,ecbadp
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jr nc,ec9
        inc h
        jr z,ecbad
ec9:    djnz ec8
    IF FLT EQ 29
        ld a,h
        and l
        inc a
        jr z,ecbad
    ENDIF
    IF FLT EQ 30
        ld a,h
        cp 128
        jr c,ec30
        cp 144
        jr nc,ec30
        dec h
ec30:
    ENDIF
        ld a,h
        or l
        jr z,ecbad
        ld (NUM),hl
        call ecwipe
        jp newgame
ecbadp: pop de
ecbad:
    IF EBAD EQ 0
      IF MSG
        ld hl,tbad
        call say
        xor a
        ld (MTIME),a
      ENDIF
        jp ec0
    ENDIF
eccanc: call ecwipe
        call unsay
        jp shownum
ecwipe: ld a,TEXTINK
        ld (INK),a
        ld b,EROW
        ld c,ECOL
        ld d,6
ew1:    ld a,' '
        call pchar
        dec d
        jr nz,ew1
        ret

    IF PATHLINE
pathshow: call pathdraw
        ld b,PATHLINE
        call waitb
pathdraw: ld a,(PA)
        ld hl,P1
        call pathseg
        ld a,(P1)
        ld hl,P2
        call pathseg
        ld a,(P2)
        ld hl,PB
pathseg: push hl
        call placexy
        pop hl
        ld a,(hl)
        push de
        call placexy
        ld b,d
        ld c,e
        pop de
pl1:    ld a,d
        cp b
        jr z,pl3
        inc d
        jr c,pl2
        dec d
        dec d
        jr pl2
pl3:    ld a,e
        cp c
        ret z
        inc e
        jr c,pl2
        dec e
        dec e
pl2:    push bc
        call plot
        pop bc
        jr pl1
placexy: ld l,a                 ; D = x, E = y of the middle of place A
        and 15
        add a,a
        add a,a
        add a,a
        add a,a
        add a,OX*8-8
        ld d,a
        ld a,l
        rrca
        and 0x38
        ld l,a
        add a,a
    IF PY EQ 3
        add a,l
    ENDIF
        add a,OY*8-PY*4
        ld e,a
        ret
plot:   ld a,e                  ; XOR the point D,E
        rrca
        rrca
        rrca
        and 0x18
        ld h,a
        ld a,e
        and 7
        or h
        or 0x40
        ld h,a
        ld a,e
        rlca
        rlca
        and 0xe0
        ld l,a
        ld a,d
        rrca
        rrca
        rrca
        and 0x1f
        or l
        ld l,a
        ld a,d
        and 7
        ld b,a
        inc b
        ld a,1
po1:    rrca
        djnz po1
        xor (hl)
        ld (hl),a
        ret
    ENDIF
