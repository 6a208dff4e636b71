; S: the entry of a number
KS:
 IF GIVENUP=0
        call CLEARS
 ELSE
        call DROP
        xor a
        ld (HINT),a
 ENDIF
        call MARKS
ASK:    xor a
        ld (ELEN),a
        ld (EFIRST),a
 IF EPRE
        inc a
        ld (EFIRST),a
        ld hl,(NUM)
        call DIGITS
        ld hl,DIG
        ld b,5
AS1:    ld a,(hl)
        cp 48
        jr nz,AS2
        inc hl
        djnz AS1
AS2:    ld a,b
        ld (ELEN),a
        ld de,EBUF
        ld c,b
        ld b,0
        ldir
 ENDIF
EDIT:   call LINE0
        ld hl,TASK
        call PRINT
        ld hl,EBUF
        ld a,(ELEN)
        or a
        jr z,ED2
        ld b,a
ED1:    ld a,(hl)
        rst 10h
        inc hl
        djnz ED1
ED2:    ld hl,TCURSOR
        call PRINT
        call KEY
        cp 13
        jp z,EENTER
        cp 12
        jr z,EDEL
        cp 32
        jr z,ESPACE
        cp 12
        jr c,EARROW
        cp 48
        jr c,EOTHER
        cp 58
        jr c,EDIGIT
EOTHER:
 IF ELET
        jr ECANCEL
 ELSE
        jr EDIT
 ENDIF
EARROW:
 IF EARR
        jr ECANCEL
 ELSE
        jr EDIT
 ENDIF
ESPACE:
 IF ESPC
        jr EDIT
 ENDIF
ECANCEL: call SHOWNUM
        jp MARKS
EDEL:   xor a
        ld (EFIRST),a
        ld hl,ELEN
        ld a,(hl)
        or a
 IF EDELE
        jr z,ECANCEL
 ELSE
        jr z,EDIT
 ENDIF
 IF EDELALL
        ld (hl),0
 ELSE
        dec (hl)
 ENDIF
        jr EDIT
EDIGIT: ld c,a
        ld hl,EFIRST
        ld a,(hl)
        ld (hl),0
        or a
        jr z,EG1
        xor a
        ld (ELEN),a
EG1:    ld a,(ELEN)
 IF ELEAD
        or a
        jr nz,EG2
        ld a,c
        cp 48
        jr z,EDIT
        xor a
EG2:
 ENDIF
        cp EMAX
        jr nc,EFULLK
        ld e,a
        ld d,0
        ld hl,EBUF
        add hl,de
        ld (hl),c
        inc a
        ld (ELEN),a
 IF EBD
        call VALUE
        jp nc,EDIT
        ld hl,ELEN
        dec (hl)
        jp EDIT
 ENDIF
 IF EFULL=2
        cp EMAX
        jr z,EENTER
 ENDIF
        jp EDIT
EFULLK:
 IF EFULL=1
        ld hl,EBUF+1
        ld de,EBUF
        ld b,EMAX-1
EF1:    ld a,(hl)
        ld (de),a
        inc hl
        inc de
        djnz EF1
        ld a,c
        ld (de),a
 ENDIF
        jp EDIT
EENTER: ld a,(ELEN)
        or a
        jr nz,EE1
 IF EBLANK=0
        jp ASK
 ENDIF
 IF EBLANK=1
        jp ECANCEL
 ENDIF
 IF EBLANK=2
        jp AGAIN
 ENDIF
 IF EBLANK=3
        call RANDOM
        jp AGAIN
 ENDIF
EE1:    call VALUE
        jr nc,EE2
 IF EBIG=0
        jp ASK
 ENDIF
 IF EBIG=1
        jp ECANCEL
 ENDIF
 IF EBIG=2
        ld hl,65535
 ENDIF
EE2:    ld a,h
        or l
        jr nz,EE3
 IF EZERO=0
        jp ASK
 ENDIF
 IF EZERO=1
        jp ECANCEL
 ENDIF
 IF EZERO=2
        call RANDOM
        jp AGAIN
 ENDIF
 IF EZERO=3
        inc hl
 ENDIF
EE3:    ld (NUM),hl
        jp AGAIN
; VALUE: HL is the number entered, modulo 65536; carry: it was larger than 65535
VALUE:  ld hl,0
        ld de,EBUF
        ld a,(ELEN)
        ld b,a
        xor a
        ld (OVER),a
VA1:    push bc
        ld b,h
        ld c,l
        xor a
        add hl,hl
        adc a,0
        add hl,hl
        adc a,0
        add hl,bc
        adc a,0
        add hl,hl
        adc a,0
        ld b,a
        ld a,(de)
        inc de
        sub 48
        add a,l
        ld l,a
        jr nc,VA2
        inc h
        jr nz,VA2
        inc b
VA2:    ld a,(OVER)
        or b
        ld (OVER),a
        pop bc
        djnz VA1
        ld a,(OVER)
        add a,255
        ret
