; ---- number, gravity, tiles left
footer: call plain
        ld a,NATTR
        ld (attr),a
        ld b,NLINE
        ld c,NCOL
IF NLABEL
        ld hl,labeln
        call text
ENDIF
        push bc
        call todigits
        pop bc
        ld hl,digits
IF NZEROS
        call text
ELSE
        ld d,5              ; without leading zeros, then spaces
fo1:    ld a,(hl)
        cp '0'
        jr nz,fo2
        inc hl
        dec d
        ld a,d
        dec a
        jr nz,fo1
fo2:    call text
        ld a,5
        sub d
        jr z,fo4
        ld d,a
fo3:    ld a,' '
        call letter
        dec d
        jr nz,fo3
fo4:
ENDIF
IF GLABEL
        ld c,GCOL
        ld hl,labelg
        ld a,(grav)
        or a
        jr nz,fo5
        ld hl,labelp
fo5:    call text
ENDIF
IF SHOWLEFT                 ; tiles left
        ld b,SLINE
        ld c,SCOL
        ld a,(done)
        add a,a
        ld d,a
        ld a,84
        sub d
        ld d,'0'
fo6:    sub 10
        jr c,fo7
        inc d
        jr fo6
fo7:    add a,10+'0'
        ld e,a
        ld a,d
        call letter
        ld a,e
        call letter
ENDIF
IF CLOCK
        call showclock
ENDIF
        ret
labeln:
IF NLABEL EQ 1
        db 'No.'
ENDIF
IF NLABEL EQ 2
        db 'Board '
ENDIF
        db 255
labelg: db 'gravity',255
labelp: db '       ',255
; ---- the number being typed, with a flashing L
drawentry:
        call plain
        ld a,NATTR
        ld (attr),a
        ld b,NLINE
        ld c,NCOL
IF NLABEL
        ld hl,labeln
        call text
ENDIF
        ld hl,typed
        call text
        ld a,(attr)
        or 80h
        ld (attr),a
        ld a,PROMPT
        call letter
        ld a,(attr)
        and 7Fh
        ld (attr),a
        ld a,' '
        jp letter
; ---- wipe what was typed
wipe:   call plain
        ld a,NATTR
        ld (attr),a
        ld b,NLINE
        ld c,NCOL
        ld d,EMAX+2+NLABEL*3
wi1:    ld a,' '
        call letter
        dec d
        jr nz,wi1
        ret
; ---- won or stuck
message:
        ld a,(ended)
        or a
        jr z,wipemsg
IF MSG GE 2
        ld hl,said
        cp (hl)
        ret z
        ld (hl),a
ENDIF
        call saymsg
IF MSG EQ 2                 ; any key
        call getkey
        jr wipemsg
ENDIF
IF MSG EQ 3                 ; a second
        ld b,50
        call pause
        jr wipemsg
ENDIF
        ret
saymsg: ld hl,msgwon
        dec a
        jr z,me1
        ld hl,msgstuck
me1:    ld a,MATTR
me2:    ld (attr),a
        call plain
        ld b,MLINE
        ld c,MCOL
        jp text
wipemsg:
IF MSG GE 2
        ld a,(ended)
        or a
        jr nz,me3
        ld (said),a
me3:
ENDIF
        ld hl,msgno
        ld a,FIELD
        jr me2
msgwon:   db '  Well done!  ',255
msgstuck: db 'No moves left ',255
msgno:    db '              ',255
IF CLOCK
; ---- seconds since the deal
frames  db 0
showclock:
        ld hl,(clock)
        ld de,secs
        ld bc,100
        call sc1
        ld bc,10
        call sc1
        ld bc,1
        call sc1
        ld a,NATTR
        ld (attr),a
        call plain
        ld b,SLINE
        ld c,28
        ld hl,secs
        jp text
sc1:    ld a,'0'
sc2:    or a
        sbc hl,bc
        jr c,sc3
        inc a
        jr sc2
sc3:    add hl,bc
        ld (de),a
        inc de
        ret
secs    db '000',255
tick50: ld hl,frames
        inc (hl)
        ld a,(hl)
        cp 50
        ret c
        ld (hl),0
        ld hl,(clock)
        inc hl
        ld (clock),hl
        jr showclock
ENDIF
