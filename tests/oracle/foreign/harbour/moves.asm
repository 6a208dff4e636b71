; --- cursor, selection, removal, gravity, end of the game
; H L = board cell of the cursor
moved:
 ld (cur),a
 if FAULT ne 30
 if HARROW = 1             ; an arrow takes the shown pair away
 call nohint
 if HRESTART = 1
 xor a
 ld (hrun0),a
 ld (hdone),a
 endif
 endif
 endif
 call movesound
 jp refresh

goleft:
 ld a,(cur)
 dec a
 ld b,a
 and 15
 ld a,b
 jr nz,moved
 if WRAP = 0
 ret
 else
 add a,14
 jr moved
 endif
goright:
 ld a,(cur)
 inc a
 if FAULT = 35
 ld b,a
 and 15
 cp 7
 ld a,b
 jr nz,gr0
 inc a
gr0:
 endif
 ld b,a
 and 15
 cp 15
 ld a,b
 jr nz,moved
 if WRAP = 0
 ret
 else
 sub 14
 jr moved
 endif
godown:
 ld a,(cur)
 add a,16
 cp 112
 jr c,moved
 if WRAP = 0
 ret
 else
 sub 96
 jr moved
 endif
goup:
 ld a,(cur)
 sub 16
 cp 16
 jp nc,moved
 if WRAP = 0
 ret
 else
 add a,96
 jp moved
 endif

enter:
 ld a,(h1)
 or a
 jr z,en1
 ld b,a
 ld a,(h2)
 ld c,a
 if FAULT = 32             ; fault: the shown pair is only taken away
 call nohint
 jp refresh
 endif
 ld a,1
 ld (byhint),a
 jp remove
en1:
 call hintreset
 ld a,(cur)
 ld c,a
 ld h,BPAGE
 ld l,a
 ld a,(hl)
 or a
 jr nz,en2
 if EMPTYENT = 1           ; nothing here: drop the selection
 xor a
 ld (sel),a
 endif
 jp refresh
en2:
 ld d,a
 ld a,(sel)
 or a
 jr z,ensel
 cp c
 jr z,endesel
 ld b,a
 ld l,a
 ld a,(hl)
 if FAULT = 8              ; fault: the next kind will do as well
 sub d
 and 0FEh
 jr nz,enkind
 else
 cp d
 jr nz,enkind
 endif
 push bc
 call joinent
 pop bc
 jp c,remove
 call errsound
 if MISPATH = 0
 jr ensel
 endif
 if MISPATH = 1
 jp refresh
 endif
 if MISPATH = 2
 jr endrop
 endif
enkind:
 call errsound
 if MISKIND = 0
 jr ensel
 endif
 if MISKIND = 1
 jp refresh
 endif
 if MISKIND = 2
 jr endrop
 endif
endesel:
 if FAULT = 37             ; fault: never deselected
 jp refresh
 endif
endrop:
 xor a
 ld (sel),a
 jp refresh
ensel:
 ld a,(cur)
 ld (sel),a
 jp refresh

; takes B and C from the board as a move
remove:
 ld a,b                    ; history holds the upper or left one first
 cp c
 jr c,re1
 ld b,c
 ld c,a
re1:
 ld a,(nhist)
 ld l,a
 ld h,0C2h
 ld (hl),b
 set 6,l
 ld (hl),c
 set 7,l
 res 6,l
 ld d,BPAGE
 ld e,b
 ld a,(de)
 ld (hl),a
 ld a,(nhist)
 inc a
 ld (nhist),a
 if FAULT = 20             ; fault: undone moves stay known
 ld hl,ntot
 cp (hl)
 jr c,re2
 endif
 ld (ntot),a
re2:
 if FAULT = 51             ; fault: cheating is forgotten
 xor a
 ld (cheat),a
 endif
 push bc
 if FAULT ne 36
 xor a
 ld (sel),a
 endif
 call nohint
 if FAULT = 30             ; fault: the pair stays shown
 else
 xor a
 ld (h1),a
 ld (h2),a
 endif
 pop bc
 push bc
 call showpair
 if FAULT = 55
 ld a,(byhint)
 or a
 call z,zap
 else
 if FAULT ne 47
 call zap
 endif
 endif
 xor a
 ld (byhint),a
 pop bc
 ld a,1
 ld (fallview),a
 call take
after:                     ; the board has changed
 call hintreset
 call judge
 call refresh
 jp endmsg

; empties cells B and C, and lets the tiles fall
take:
 ld h,BPAGE
 ld l,b
 ld (hl),0
 ld l,c
 ld (hl),0
 if FAULT = 11
 ret
 endif
 if FAULT ne 12
 ld a,(grav)
 or a
 ret z
 endif
ta1:
 ld d,0                    ; nothing has moved
 if FAULT = 14
 ld a,c
 and 15
 ld l,a
 call fall1
 else
 if FAULT = 15
 ld c,13
 else
 ld c,14
 endif
ta2:
 ld l,c
 call fall1
 dec c
 jr nz,ta2
 endif
 ld a,d
 or a
 ret z
 if FALLVIEW = 1
 ld a,(fallview)
 or a
 jr z,ta3
 push bc
 call refresh
 ld a,FALLTIME
 call pause
 pop bc
ta3:
 endif
 if FAULT = 13
 ret
 endif
 jr ta1
fallview: db 0

; column L (1 .. 14): everything over a hole falls by one row. D = 1 if so
fall1:
 ld h,BPAGE
 ld a,l
 add a,96
 ld l,a
 if FAULT = 16
 ld b,4
 else
 ld b,5
 endif
fa1:
 ld a,(hl)
 or a
 ld a,l
 jr nz,fa3
 sub 16
 ld l,a
 ld a,(hl)
 or a
 jr z,fa2
 ld (hl),0
 ld e,a
 ld a,l
 add a,16
 ld l,a
 ld (hl),e
 sub 16
 ld l,a
 ld d,1
fa2:
 djnz fa1
 ret
fa3:
 sub 16
 ld l,a
 djnz fa1
 ret

; state and border: 0 playing, 1 won, 2 stuck
judge:
 ld a,(state)
 ld (oldst),a
 ld hl,board
 ld b,112
 ld c,0
ju1:
 ld a,(hl)
 inc hl
 if RINGV ne 0
 cp RINGV
 jr z,ju2
 endif
 or a
 jr z,ju2
 inc c
ju2:
 djnz ju1
 ld a,c
 ld (left),a
 if FAULT = 52
 or a
 jr z,ju4
 else
 or a
 ld a,1
 jr z,ju3
 endif
 call anymove
 ld a,0
 jr c,ju3
 ld a,2
 if FAULT = 49             ; fault: never black
 xor a
 endif
ju3:
 ld (state),a
ju4:
 call setborder
 jp showstatus
left: db 84

setborder:
 ld a,(state)
 ld b,7
 if CHEATWIN = 1
 dec a
 jr z,sb1
 inc a
 endif
 ld b,0
 if CHEATSTUCK = 1
 cp 2
 jr z,sb1
 endif
 ld a,(cheat)
 or a
 ld b,2
 if FAULT ne 50
 jr nz,sb1
 endif
 ld a,(state)
 ld b,5
 or a
 jr z,sb1
 ld b,7
 dec a
 jr z,sb1
 ld b,0
sb1:
 ld a,b
 ld (bord),a
 add a,a
 add a,a
 add a,a
 ld c,a
 cp 32
 ld a,7
 jr c,sb2
 xor a
sb2:
 or c
 if KEEPBCR = 0
 ld (23624),a              ; the ROM's BEEPER takes the border from here
 endif
 ld a,b
 out (0FEh),a
 ret
bord: db 5

; a new board for NUMBER
newboard:
 call newquiet
 call showgame
 jp endmsg0
newquiet:
 xor a
 ld (nhist),a
 ld (ntot),a
 ld (sel),a
 ld (state),a
 ld (oldst),a
 if FAULT ne 56            ; fault: red stays
 ld (cheat),a
 endif
 if FAULT ne 30
 ld (h1),a
 ld (h2),a
 endif
 call hintreset
 if NEWCUR = 0             ; where the cursor begins
 ld a,17
 ld (cur),a
 endif
 if NEWCUR = 1
 ld a,3*16+7
 ld (cur),a
 endif
 jp deal
showgame:
 call judge
 call shownumber
 jp refresh

newrandom:
 if FAULT = 45             ; fault: two bytes stay on the stack
 pop hl
 push hl
 push hl
 ld a,(leak)
 inc a
 ld (leak),a
 cp 12
 jp nc,0
 endif
 call randnum
 jp newboard
 if FAULT = 45
leak: db 0
 endif
togglegrav:
 ld a,(grav)
 xor 1
 ld (grav),a
 if FAULT = 17             ; fault: the old board stays
 jp showstatus
 else
 jr newrandom
 endif
