; Text, the status line, messages
; prch: A = character at prow, pcol with pattr; pdbl: double height
prch:   push hl
        push de
        push bc
        sub 32
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT
        add hl,de
        ex de,hl
        ld a,(prow)
        rlca
        rlca
        rlca
        ld b,a
        ld a,(pcol)
        ld c,a
        call pixaddr
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        ld a,(pdbl)
        or a
        jr z,pc2
        call nextrow
        ld a,(de)
        ld (hl),a
pc2:    call nextrow
        inc de
        djnz pc1
        ld a,(prow)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,(pcol)
        ld e,a
        ld d,58h
        add hl,de
        ld a,(pattr)
        ld (hl),a
        ld a,(pdbl)
        or a
        jr z,pc3
        ld de,32
        add hl,de
        ld a,(pattr)
        ld (hl),a
pc3:    ld hl,pcol
        inc (hl)
        pop bc
        pop de
        pop hl
        ret
; a list of texts at HL: row, column, attribute, height, text, 0; the end is 255
texts:  ld a,(hl)
        cp 255
        ret z
        ld (prow),a
        inc hl
        ld a,(hl)
        ld (pcol),a
        inc hl
        ld a,(hl)
        ld (pattr),a
        inc hl
        ld a,(hl)
        ld (pdbl),a
        inc hl
        call prstr
        jr texts
; prstr: the string at HL; HL after its 0
prstr:  ld a,(hl)
        inc hl
        or a
        ret z
        call prch
        jr prstr
; prnum: HL in decimal, always five characters
prnum:  ld ix,powers
        ld b,5
        ld c,ZPAD
pn1:    ld e,(ix+0)
        ld d,(ix+1)
        inc ix
        inc ix
        ld a,"0"-1
pn2:    inc a
        or a
        sbc hl,de
        jr nc,pn2
        add hl,de
        cp "0"
        jr nz,pn3
    IF X_ndigit
        ld a,b
        cp 2
        ld a,"0"
        jr z,pn4
    ENDIF
        dec c
        inc c
        jr nz,pn3
        ld a,b
        dec a
        ld a,"0"
        jr nz,pn4
pn3:    call prch
        ld c,1
pn4:    djnz pn1
        ret
powers: dw 10000,1000,100,10,1

; the background and all fixed texts
paint:  call cls
        ld hl,PAINTL
        call texts
        jp forget
cls:
    IF SPR
        xor a
        ld (sprflag),a
    ENDIF
        ld hl,4000h
        ld c,24
cl1:    ld a,h
        and 7
        ld e,a
        ld d,0
        push hl
        ld hl,BGPAT
        add hl,de
        ld a,(hl)
        pop hl
cl2:    ld (hl),a
        inc l
        jr nz,cl2
        inc h
        dec c
        jr nz,cl1
        ld de,5801h
        ld bc,2FFh
        ld (hl),BGATTR
        ldir
        ret

status: ld hl,NUMPOS
        call field
        ld hl,(number)
    IF X_nprint
        res 6,h
    ENDIF
    IF X_nstale
        ld a,(grav)
        or a
        jr nz,st0
        ld hl,(oldnum)
st0:    ld (oldnum),hl
    ENDIF
    IF ZPAD = 0
        push hl
        ld a,(pcol)
        push af
        ld hl,blank5
        call prstr
        pop af
        ld (pcol),a
        pop hl
    ENDIF
        call prnum
    IF SHOWGRAV
        ld hl,GRAVPOS
        call field
        ld hl,GRAVON
        ld a,(grav)
        or a
        jr nz,st1
        ld hl,GRAVOFF
st1:    call prstr
    ENDIF
    IF SHOWLEFT
        ld hl,LEFTPOS
        call field
        ld a,(left)
        call num3
    ENDIF
    IF SHOWMOVES
        ld hl,MOVEPOS
        call field
        ld a,(hn)
        call num3
    ENDIF
    IF SHOWSCORE
        ld hl,SCOREPOS
        call field
        ld hl,(score)
        call prnum
        ld hl,blank5
        call prstr
    ENDIF
    IF SHOWCLOCK
        call clock
    ENDIF
        ret
; A field at HL: row, column, attribute, height, text before it, 0
field:  ld a,(hl)
        ld (prow),a
        inc hl
        ld a,(hl)
        ld (pcol),a
        inc hl
        ld a,(hl)
        ld (pattr),a
        inc hl
        ld a,(hl)
        ld (pdbl),a
        inc hl
        jp prstr
num3:   ld l,a
        ld h,0
        ld ix,powers+4
        ld b,3
        ld c,0
        call pn1
        ld a," "
        call prch
        jp prch2
prch2:  ld a," "
        jp prch
blank5: db "     ",0

    IF SHOWCLOCK
clock:  ld hl,CLOCKPOS
        call field
        ld hl,(secs)
        ld de,60
        ld a,"0"-1
ck1:    inc a
        or a
        sbc hl,de
        jr nc,ck1
        add hl,de
        call prch
        ld a,":"
        call prch
        ld ix,powers+6
        ld b,2
        ld c,1
        jp pn1
    ENDIF

; messages
nonemsg:
    IF NONEMSG
        ld hl,NONETXT
        ld a,1
        ld (msgon),a
        jp texts
    ELSE
        ret
    ENDIF
msgoff: ld hl,msgon
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        cp 2
        jr z,mo1
        ld hl,NONECLR
        jp texts
mo1:    call paint
        ret
; what is shown when a game is won or stuck
endshow:
        ld a,(over)
        ld hl,oversh
        cp (hl)
        ret z
        ld (hl),a
        or a
        ret z
        push af
    IF ENDTUNE
        call tune
    ENDIF
        pop af
    IF ENDMSG
        ld hl,WONTXT
        cp 1
        jr z,es1
        ld hl,STUCKTXT
es1:    push hl
    IF ENDMSG = 2
    IF SPR
        call sproff
    ENDIF
    ENDIF
        pop hl
        ld a,ENDMSG
        ld (msgon),a
        call texts
    IF ENDWAIT
        call getkey
        call msgoff
        call refresh
        call status
    ENDIF
    ENDIF
        ret
