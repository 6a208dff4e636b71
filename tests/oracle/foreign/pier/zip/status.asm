; the lines at the bottom, and the title page
status: call lower
        ld bc,256
        call at
IF LABEL
        ld hl,tboard
        call text
ENDIF
        ld hl,(number)
IF FAULT = 8
        res 7,h
ENDIF
        call number5
st0:
IF SHOWLEFT
        ld hl,tleft
        call text
        ld a,(left)
        call number2
ENDIF
IF SHOWMOVE
        ld hl,tmove
        call text
        ld a,(done)
        call number2
ENDIF
IF MESSAGE
        call upper
        ld bc,5120+2
        call at
        ld hl,mnone
        ld a,(state)
        cp 7
        jr nz,st1
        ld hl,mwon
st1:    or a
        jr nz,st2
        ld hl,mstuck
st2:    call text
ENDIF
        ret

; asks for a number: carry and HL
ask:    xor a
        ld (count),a
ask1:   call lower
        ld bc,ASKROW*256
        call at
        ld hl,tnumber
        call text
        ld a,(count)
        ld b,a
        or a
        jr z,ask3
        ld hl,digits
ask2:   ld a,(hl)
        rst 16
        inc hl
        djnz ask2
ask3:   ld hl,tcursor
        call text
        call getkey
        call click
        ld hl,count
        cp 13
        jr z,ask5
        cp 12
        jr nz,ask4
        ld a,(hl)
        or a
        jr z,ask1
        dec (hl)
        jr ask1
ask4:   cp '0'
        jr c,ask1
        cp '9'+1
        jr nc,ask1
        ld c,a
        ld a,(hl)
        cp 5
        jr z,ask1
        inc (hl)
        ld hl,digits
        ld e,a
        ld d,0
        add hl,de
        ld (hl),c
        jr ask1
ask5:   ld b,(hl)
        ld hl,0
        ld de,digits
        inc b
        jr ask7
ask6:   push bc
        ld b,h
        ld c,l
        add hl,hl
        jr c,bad
        add hl,hl
        jr c,bad
        add hl,bc
        jr c,bad
        add hl,hl
IF FAULT NE 9
        jr c,bad
ENDIF
        ld a,(de)
        inc de
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
IF FAULT NE 9
        jr c,bad
ENDIF
        pop bc
ask7:   djnz ask6
        ld a,h
        or l
        jr z,bad2
        push hl
        call askend
        pop hl
        scf
        ret
bad:    pop bc
        ld hl,1
bad2:
IF ASKMODE = 1
        jp ask
ENDIF
IF ASKMODE = 2
        ld a,(count)
        or a
        jp nz,ask
ENDIF
        call askend
        or a
        ret
askend: call lower
        ld bc,ASKROW*256
        call at
        ld hl,blank
        jp text

title:  ld a,BACK
        ld (23693),a
        ld a,40
        ld (BORDCR),a
        ld a,5
        out (254),a
        call 0x0d6b
        call upper
        ld hl,pages
        call text
tit1:   call getkey
IF STARTKEY
        cp STARTKEY
        jr nz,tit1
ENDIF
        ret
