; Asks for a board number.
kset:
        IF ECLR
        xor a
        ld (SEL),a
        call drophint
        call hreset
        ENDIF
        call redraw
        xor a
        ld (ENTN),a
        IF EPROMPT
        ld hl,tprompt
        call texts
        ENDIF
es1:    call drawent
        call getkey
        cp 13
        jr z,esent
        cp 12
        jr z,esdel
        IF F_NO0
        cp '1'
        ELSE
        cp '0'
        ENDIF
        jr c,esoth
        cp '9'+1
        jr nc,esoth
        ld e,a
        ld a,(ENTN)
        IF ELEAD0
        or a
        jr nz,es2
        ld a,e
        cp '0'
        jr z,es1
        xor a
es2:
        ENDIF
        cp MAXDIG
        jr nc,es1
        ld hl,DIG
        ld c,a
        ld b,0
        add hl,bc
        ld (hl),e
        inc a
        ld (ENTN),a
        IF CLICK
        ld de,CLICK*256+10
        call tone
        ENDIF
        IF EOVER
        call value
        jr nc,es3
        ld hl,ENTN
        dec (hl)
es3:
        ENDIF
        IF EAUTO
        ld a,(ENTN)
        cp 5
        jr z,esent
        ENDIF
        jr es1
esdel:  ld hl,ENTN
        ld a,(hl)
        or a
        jr z,es1
        dec (hl)
        IF EDEL
        ld (hl),0
        ENDIF
        jr es1
esoth:
        IF ELET
        jr escan
        ELSE
        jr es1
        ENDIF
esent:  ld a,(ENTN)
        or a
        IF EEMPTY
        jr z,escan
        ELSE
        jr z,es1
        ENDIF
        call value
        jr c,esbad
        ld a,h
        or l
        IF F_NUM0 = 0
        jr z,esbad
        ENDIF
        IF F_NUMMAX
        ld a,h
        and l
        inc a
        jr z,esbad
        ENDIF
        IF F_NUMPLUS
        ld a,l
        and 15
        jr nz,esp1
        inc hl
esp1:
        ENDIF
        ld (BNO),hl
        call entclr
        call newgame
        jp loop
esbad:
        IF ERRSND
        ld de,ERRSND*256+40
        call tone
        ENDIF
        IF EBAD
        jr escan
        ELSE
        xor a
        ld (ENTN),a
        jr es1
        ENDIF
escan:  call entclr
        call drawno
        jp loop
; Erases the place of the entry.
entclr: ld a,TEXTA
        ld (TXA),a
        IF EPROMPT
        ld hl,tclear
        call texts
        ENDIF
        ld b,ENTR
        ld c,ENTC
        ld e,7
ec1:    ld a,' '
        call char
        dec e
        jr nz,ec1
        ret
; Draws the digits and the flashing L.
drawent:
        ld b,ENTR
        ld c,ENTC
        ld a,ENTA
        ld (TXA),a
        ld hl,DIG
        ld a,(ENTN)
        or a
        jr z,de2
        ld d,a
de1:    ld a,(hl)
        call char
        inc hl
        dec d
        jr nz,de1
de2:
        IF F_NOL = 0
        ld a,LATTR
        ld (TXA),a
        ld a,'L'
        call char
        ENDIF
        ld a,TEXTA
        ld (TXA),a
de3:    ld a,c
        cp ENTC+7
        ret nc
        ld a,' '
        call char
        jr de3
; Gives the value HL of the digits, and carry if it is larger than 65535.
value:  ld hl,0
        ld de,DIG
        ld a,(ENTN)
        ld b,a
va1:    push bc
        ld b,h
        ld c,l
        add hl,hl
        IF F_NUMWRAP = 0
        jr c,vabad
        ENDIF
        add hl,hl
        IF F_NUMWRAP = 0
        jr c,vabad
        ENDIF
        add hl,bc
        IF F_NUMWRAP = 0
        jr c,vabad
        ENDIF
        add hl,hl
        IF F_NUMWRAP = 0
        jr c,vabad
        ENDIF
        ld a,(de)
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
        IF F_NUMWRAP = 0
        jr c,vabad
        ENDIF
        inc de
        pop bc
        djnz va1
        IF F_NUMBIG
        ld de,10000
        push hl
        or a
        sbc hl,de
        pop hl
        ccf
        ret
        ENDIF
        or a
        ret
vabad:  pop bc
        scf
        ret
