; Number of the board, counters, clock, messages.
shownum:                        ; number at the bottom left
        ld a,TEXTINK
        ld (INK),a
        ld hl,(NUM)
    IF FLT EQ 27
        ld a,h
        cp 240
        jr c,sn27
        ld h,239
sn27:
    ENDIF
        call digits
    IF NUMBIG
        ld b,22
        ld c,0
        ld hl,DIG
        ld e,5
sb1:    ld a,(hl)
        inc hl
        push hl
        sub '0'
        add a,a
        or 128
        ld b,22
        push af
        call pchar
        pop af
        dec c
        inc b
        inc a
        call pchar
        pop hl
        dec e
        jr nz,sb1
        ret
    ELSE
        ld b,NUMROW
        ld c,0
        ld hl,tlabel
        call ptext
        ld hl,DIG
        ld d,5
      IF NUMFMT EQ 0            ; no leading zeros, blanks at the end
        ld e,0
sn0:    ld a,(hl)
        cp '0'
        jr nz,sn1
        inc hl
        inc e
        dec d
        jr sn0
sn1:    ld a,(hl)
        inc hl
        call pchar
        dec d
        jr nz,sn1
sn2:    ld a,e
        or a
        ret z
        dec e
        ld a,' '
        call pchar
        jr sn2
      ENDIF
      IF NUMFMT EQ 1            ; leading zeros
sn3:    ld a,(hl)
        inc hl
        call pchar
        dec d
        jr nz,sn3
        ret
      ENDIF
      IF NUMFMT EQ 2            ; leading blanks
        ld e,'0'
sn4:    ld a,(hl)
        cp e
        jr nz,sn5
        ld a,' '
        jr sn6
sn5:    ld e,0
sn6:    inc hl
        call pchar
        dec d
        jr nz,sn4
        ret
      ENDIF
    ENDIF

num3:                           ; A as three digits at B,C
        ld l,a
        ld h,0
        push bc
        call digits
        pop bc
        ld hl,DIG+2
num3a:  ld d,3
nu1:    ld a,(hl)
        inc hl
        call pchar
        dec d
        jr nz,nu1
        ret

counters:                       ; line of counters
        ld a,TEXTINK
        ld (INK),a
    IF C_LEFT
        ld b,CROW
        ld c,C_LEFT
        ld hl,tleft
        call ptext
        ld a,(HPOS)
        add a,a
        neg
        add a,84
        call num3
    ENDIF
    IF C_MOVES
        ld b,CROW
        ld c,C_MOVES
        ld hl,tmoves
        call ptext
        ld a,(HPOS)
        call num3
    ENDIF
    IF C_SCORE
        ld b,CROW
        ld c,C_SCORE
        ld hl,tscore
        call ptext
        ld hl,(SCORE)
        push bc
        call digits
        pop bc
        ld hl,DIG
        ld d,5
        call nu1
    ENDIF
    IF C_GRAV
        ld b,CROW
        ld c,C_GRAV
        ld a,(GRAV)
        or a
        ld hl,tgoff
        jr z,co1
        ld hl,tgon
co1:    call ptext
    ENDIF
    IF C_BEST
        ld b,CROW
        ld c,C_BEST
        ld hl,tbest
        call ptext
        ld hl,(BEST)
        push bc
        call digits
        pop bc
        ld hl,DIG+1
        ld d,4
        call nu1
    ENDIF
        ret

clock:                          ; seconds
    IF C_TIME
        ld a,TEXTINK
        ld (INK),a
        ld b,TROW
        ld c,C_TIME
        ld hl,ttime
        call ptext
        ld hl,(SECS)
        push bc
        call digits
        pop bc
        ld hl,DIG+1
        ld d,4
        jp nu1
    ELSE
        ret
    ENDIF

say:                            ; message HL for some time
    IF MSG
        ld a,MSGINK
        ld (INK),a
        push hl
        ld b,MSGROW
        ld c,MSGCOL
        ld d,MSGW
sy0:    ld a,' '
        call pchar
        dec d
        jr nz,sy0
        pop hl
        ld b,MSGROW
        ld c,MSGCOL
        call ptext
        ld a,MSGT
        ld (MTIME),a
        ld a,1
        ld (MSHOWN),a
    ENDIF
        ret

unsay:  ld a,(MSHOWN)
        or a
        ret z
        xor a
        ld (MSHOWN),a
        ld hl,tnone
        call say
        xor a
        ld (MTIME),a
        ld (MSHOWN),a
        ret

over:                           ; text HL over the middle of the board
        push hl
        ld b,OY+2*PY
        ld c,8
        ld d,16
        ld a,OVERINK
        ld (INK),a
ov1:    ld a,' '
        call pchar
        dec d
        jr nz,ov1
        inc b
        ld c,8
        ld d,16
ov2:    ld a,' '
        call pchar
        dec d
        jr nz,ov2
        ld b,OY+2*PY
        ld c,9
        pop hl
        call ptext
        ld b,OY+2*PY+1
        ld c,9
        jp ptext

repaint:                        ; forget the picture, draw all
        ld hl,SHOWK
        ld b,128
rp1:    ld (hl),255
        inc hl
        djnz rp1
        jp render
tnone:  defb 0
tsel:   defb "SELECT TILE",0
tsecond: defb "SELECT ANOTHER",0
tnopath: defb "NO PATH",0
tdiff:  defb "NOT THE SAME",0
tempty: defb "EMPTY PLACE",0
tnomore: defb "NO MORE MOVES",0
tnohint: defb "NO MORE PAIRS",0
thint:  defb "ENTER TAKES IT",0
twin:   defb "WELL DONE",0
tcheat: defb "CHEAT!",0
tfirst: defb "FIRST MOVE",0
tlast:  defb "LAST MOVE",0
task:   defb "BOARD NUMBER",0
tbad:   defb "1 TO 65535",0
tover1: defb "  WELL DONE!",0,"PRESS N FOR NEW",0
tover2: defb "  GAME OVER",0,"NO MORE MOVES",0
tover3: defb "  WELL DONE!",0," PRESS ANY KEY",0
tleft:  defb "LEFT ",0
tmoves: defb "MOVES ",0
tscore: defb "SCORE ",0
tbest:  defb "BEST ",0
ttime:  defb "TIME ",0
tgon:   defb "GRAVITY ON ",0
tgoff:  defb "GRAVITY OFF",0
