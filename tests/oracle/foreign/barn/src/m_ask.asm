; question for a number
dosel:
        IF FLT = 100
        ld a,(CNTX)
        inc a
        ld (CNTX),a
        cp 6
        jr c,ds100
        pop hl
        push hl
        push hl
ds100:
        ENDIF
        IF SSH = 1
        call unshow
        call redraw
        ENDIF
        IF FLT = 46
        ld a,(GRAV)
        xor 1
        ld (GRAV),a
        ENDIF
        ld a,1
        ld (INENT),a
        IF EWIN = 1
        ld hl,TBOX
        call printz
        ENDIF
        xor a
        ld (ELEN),a
eloop:  ld hl,TASK
        call print1
        ld a,(ELEN)
        ld d,a
        ld hl,EBUF
        or a
        jr z,el2
el1:    ld a,(hl)
        inc hl
        call prch
        dec d
        jr nz,el1
el2:    ld a,ECATT
        ld (CHATT),a
        ld a,ECCH
        call prch
        ld a,EATT
        ld (CHATT),a
        ld a,(ELEN)
        ld d,a
        ld a,6
        sub d
        ld d,a
el3:    ld a,' '
        call prch
        dec d
        jr nz,el3
        call getkey
        IF SNDK = 1
        push af
        call click
        pop af
        ENDIF
        cp 13
        jr z,eent
        cp 12
        jr z,edel
        IF EARR = 1
        cp 8
        jr z,edel
        ENDIF
        cp '0'
        jr c,eoth
        cp '9'+1
        jr nc,eoth
        ld c,a
        ld hl,ELEN
        ld a,(hl)
        cp 5
        jr c,eadd
        IF EMAX = 1
        ld (hl),0
        ENDIF
        call buzz
        jp eloop
eadd:   inc (hl)
        ld e,a
        ld d,0
        ld hl,EBUF
        add hl,de
        ld (hl),c
        IF EBIGD = 1
        call parse
        jr nc,ead2
        ld hl,ELEN
        dec (hl)
        call buzz
ead2:
        ENDIF
        IF EFULL = 1
        ld a,(ELEN)
        cp 5
        jr z,eent
        ENDIF
        jp eloop
eoth:
        IF ELET = 1
        jr ecanc
        ENDIF
        IF ELET = 2
        xor a
        ld (ELEN),a
        ENDIF
        call buzz
        jp eloop
edel:   ld hl,ELEN
        ld a,(hl)
        or a
        jr nz,edl1
        IF ECAN = 1
        jr ecanc
        ENDIF
        call buzz
        jp eloop
edl1:   dec (hl)
        IF EDEL = 1
        ld (hl),0
        ENDIF
        jp eloop
eagain: xor a
        ld (ELEN),a
        call buzz
        jp eloop
eent:   ld a,(ELEN)
        or a
        IF EEMP = 0
        jr z,ecanc
        ELSE
        jr z,eagain
        ENDIF
        call parse
        IF FLT != 14
        IF EBIG = 0
        jr c,ecanc
        ELSE
        jr c,eagain
        ENDIF
        ENDIF
        ld a,h
        or l
        IF FLT != 15
        IF EZER = 0
        jr z,ecanc
        ELSE
        jr z,eagain
        ENDIF
        ENDIF
        push hl
        call eend
        pop hl
        ld a,13
        ld (KEY),a
        jp newnum
ecanc:  call eend
        IF FLT = 16
        ld hl,NUM
        inc (hl)
        ENDIF
        jp redraw
eend:   xor a
        ld (INENT),a
        IF EWIN = 1
        jp inval
        ELSE
        ld hl,TCLR
        call print1
        ld hl,PERM
        jp printz
        ENDIF
; HL = number typed; carry if above 65535
parse:  ld hl,0
        ld a,(ELEN)
        ld b,a
        ld de,EBUF
        IF FLT = 17
        cp 5
        jr nz,pr17
        dec b
pr17:
        ENDIF
pa1:    push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,pabig
        add hl,hl
        jr c,pabig
        add hl,de
        jr c,pabig
        add hl,hl
        jr c,pabig
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        ld a,0
        adc a,h
        ld h,a
        ret c
        djnz pa1
        or a
        ret
pabig:  pop de
        scf
        ret
