; --- text: own letters or RST 16
; prints DE (ends with 0) at row B, column C
print:
 if TEXTRST = 1
 ld a,b
 cp 22
 jr nc,prown
 push bc
 push de
 ld a,2
 call 1601h
 pop de
 pop bc
 ld a,22
 rst 16
 ld a,b
 rst 16
 ld a,c
 rst 16
pr1:
 ld a,(de)
 or a
 ret z
 rst 16
 inc de
 inc c
 jr pr1
prown:
 endif
 ld a,(de)
 or a
 ret z
 call putchar
 inc de
 inc c
 jr print0
print0:
 if TEXTRST = 1
 jr prown
 else
 jr print
 endif

; letter A at B, C; keeps BC and DE
putchar:
 push bc
 push de
 push af
 call attraddr
 ld (hl),TXTATTR
 call scraddr
 ex de,hl
 pop af
 ld l,a
 ld h,0
 add hl,hl
 add hl,hl
 add hl,hl
 ld bc,FONTBASE
 add hl,bc
 ld b,8
pc1:
 ld a,(hl)
 ld (de),a
 inc hl
 inc d
 djnz pc1
 pop de
 pop bc
 ret

; number HL as text in numtext
numstr:
 push bc
 ld de,numtext
 if NUMFMT = 0
 ld c,'0'
 else
 ld c,' '
 endif
 ld ix,powers
nu1:
 push bc
 ld c,(ix+0)
 ld b,(ix+1)
 ld a,'0'
nu2:
 or a
 sbc hl,bc
 jr c,nu3
 inc a
 jr nu2
nu3:
 add hl,bc
 pop bc
 cp '0'
 jr nz,nu4
 ld a,(ix+0)
 dec a
 ld a,'0'
 jr z,nu5
 ld a,c
 cp ' '
 jr nz,nu5
 if NUMFMT = 1
 jr nu6                    ; nothing for a leading zero
 endif
 jr nu5
nu4:
 ld c,'0'
nu5:
 ld (de),a
 inc de
nu6:
 ld a,(ix+0)
 inc ix
 inc ix
 dec a
 jr nz,nu1
 if NUMFMT = 1
nu7:
 ld a,e
 cp low (numtext+5)
 jr z,nu8
 ld a,' '
 ld (de),a
 inc de
 jr nu7
nu8:
 endif
 pop bc
 ret
powers: dw 10000,1000,100,10,1
numtext: db "     ",0

; HL as a number at B, C
shownum:
 call numstr
 ld de,numtext
 jp print

; the number of the board, bottom left
shownumber:
 ld de,numword
 ld b,NUMROW
 ld c,NUMCOL
 call print
 ld hl,(number)
 if FAULT = 40             ; fault: from 256 on one too many
 ld a,h
 or a
 jr z,sn1
 inc hl
sn1:
 endif
 ld b,NUMROW
 ld c,NUMCOL+NUMWLEN
 jr shownum

; how things stand
showstatus:
 if STATUS = 1
 ld de,leftword
 ld b,STROW
 ld c,STCOL
 call print
 ld hl,(left)
 ld h,0
 ld b,STROW
 ld c,STCOL+LEFTLEN
 call shownum
 endif
 if GRAVTXT = 1
 ld de,gravon
 ld a,(grav)
 or a
 jr nz,ss1
 ld de,gravoff
ss1:
 ld b,GRROW
 ld c,GRCOL
 call print
 endif
 if MSG = 1
 ld a,(state)
 ld de,msgnone
 or a
 jr z,ss2
 ld de,msgwon
 dec a
 jr z,ss2
 ld de,msgstuck
ss2:
 ld b,MSGROW
 ld c,MSGCOL
 call print
 endif
 ret

; a message at the end of the game, when it has just ended
endmsg:
 ld a,(oldst)
 ld b,a
 ld a,(state)
 cp b
 ret z
endmsg0:
 ld a,(state)
 or a
 ret z
 dec a
 push af
 call z,fanfare
 pop af
 if MSG = 2
 ld de,msgwon
 jr z,em1
 ld de,msgstuck
em1:
 ld b,MSGROW
 ld c,MSGCOL
 call print
 call msgkey
 ld de,msgnone
 ld b,MSGROW
 ld c,MSGCOL
 call print
 endif
 if MSG = 3                ; a box over the board
 push af
 ld b,MSGROW-1
 ld c,MSGCOL
 ld de,msgnone
 call print
 pop af
 ld de,msgwon
 jr z,em1
 ld de,msgstuck
em1:
 ld b,MSGROW
 ld c,MSGCOL
 call print
 ld b,MSGROW+1
 ld c,MSGCOL
 ld de,msgnone
 call print
 call msgkey
 call screen
 call forget
 call showgame0
 endif
 if MSG = 4                ; two seconds
 ld de,msgwon
 jr z,em1
 ld de,msgstuck
em1:
 ld b,MSGROW
 ld c,MSGCOL
 call print
 ld a,100
 call pause
 ld de,msgnone
 ld b,MSGROW
 ld c,MSGCOL
 call print
 endif
 ret
 if MSG = 3
showgame0:
 call showstatus
 call setborder
 call shownumber
 jp refresh
 endif
msgkey:
 ld a,1
 ld (inmsg),a
 call getkey
 xor a
 ld (inmsg),a
 ret
