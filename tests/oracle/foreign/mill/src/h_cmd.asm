; status and commands
status:	ld b,0		; how many tiles are left
	ld hl,GRID
	ld c,128
st1:	ld a,(hl)
	or a
	jr z,st2
	inc b
st2:	inc hl
	dec c
	jr nz,st1
	ld a,b
	IF FAULT = 59
	cp 3
	ld a,1
	jr c,st4
	ELSE
	or a
	ld a,1
	jr z,st4
	ENDIF
	IF FAULT = 52
	call inner
	ENDIF
	xor a
	call pairs
	ld a,0
	jr c,st3
	ld a,2
st3:
	IF FAULT = 52
	push af
	call outer
	pop af
	ENDIF
st4:	ld hl,state
	ld c,(hl)
	ld (hl),a
	cp c
	jr z,st5
	push af
	call message
	pop af
st5:	ld b,a
	IF FAULT = 51
	ld a,(fx1)
	or a
	ret nz
	ENDIF
setbord:	ld a,(state)
	ld b,a
	ld a,(cheat)
	or a
	jr z,sb1
	IF PREC = 0
	ld a,2
	jr sb4
	ENDIF
	IF PREC = 2
	ld a,b
	cp 2
	ld a,2
	jr nz,sb4
	ENDIF
	ld a,b
	or a
	ld a,2
	jr z,sb4
sb1:	ld a,b
	or a
	ld a,5
	jr z,sb4
	dec b
	ld a,7
	jr z,sb2
	IF FAULT = 50
	ld a,5
	ELSE
	xor a
	ENDIF
	jr sb4
sb2:
	IF FAULT = 53
	ld a,5
	ENDIF
sb4:
	IF FAULT = 61
	ld hl,bord
	ld b,a
	ld a,(hl)
	or a
	ret z
	ld a,b
	ENDIF
	ld (bord),a
	out (254),a
	ret
; key A
command:	ld hl,lastkey
	ld c,(hl)
	ld (hl),a
	cp 12
	jr nc,cmd2
	cp 8
	ret c
	IF FAULT = 104
	ld hl,fx3
	inc (hl)
	dec (hl)
	ret nz
	ENDIF
	jp arrow
cmd2:	jp z,cdel
	IF FAULT = 112
	ld hl,fx3
	inc (hl)
	dec (hl)
	jr z,f112
	cp 13
	ret z
f112:
	ENDIF
	cp 13
	jp z,center
	cp 'H'
	jp z,chint
	cp 'B'
	jp z,cback
	cp 'F'
	jp z,cforw
	cp 'R'
	jp z,crest
	cp 'L'
	jp z,clast
	cp 'S'
	jp z,centry
	cp 'N'
	ret nz
	IF FAULT = 107
	ld a,c
	cp 'N'
	jp z,0
	ENDIF
	jp newgame
cdel:
	IF FAULT = 19
	jp newgame
	ENDIF
	IF FAULT = 21
	xor a
	ld (grav),a
	jp newgame
	ENDIF
	ld a,(grav)
	xor 1
	ld (grav),a
	IF FAULT = 112
	xor 1
	ld (fx3),a
	ENDIF
	jp newgame
; arrows: 8 left 9 right 10 down 11 up
arrow:	ld c,a
	IF FAULT = 106
	ld a,(cur)
	and 15
	cp 8
	jr nz,f106
	ld a,c
	cp 8
	ret z
f106:
	ENDIF
	IF ARROWH = 0
	xor a
	ld (hA),a
	ld (hB),a
	IF RESUME = 0
	ld (hidx),a
	ENDIF
	ld (hdone),a
	ENDIF
	ld a,(cur)
	ld b,a
	ld a,c
	cp 9
	jr c,aleft
	jr z,aright
	cp 10
	ld a,b
	jr z,adown
	sub 16
	cp 16
	jr nc,amove
	IF WRAP = 1
	ret
	ENDIF
	add a,96
	jr amove
adown:
	IF FAULT = 103
	cp 64
	jr nc,f103
	cp 48
	jr c,f103
	add a,16
f103:
	ENDIF
	add a,16
	cp 112
	jr c,amove
	IF WRAP = 1
	ret
	ENDIF
	sub 96
	jr amove
aleft:	ld a,b
	dec a
	ld c,a
	and 15
	ld a,c
	jr nz,amove
	IF WRAP = 1
	ret
	ENDIF
	add a,14
	IF WRAP = 2
	sub 16
	cp 16
	jr nc,amove
	add a,96
	ENDIF
	jr amove
aright:	ld a,b
	inc a
	ld c,a
	and 15
	cp 15
	ld a,c
	jr nz,amove
	IF WRAP = 1
	ret
	ENDIF
	sub 14
	IF WRAP = 2
	add a,16
	cp 112
	jr c,amove
	sub 96
	ENDIF
amove:	ld (cur),a
	IF FAULT = 109
	push hl
	push hl
	ENDIF
	IF FAULT = 109
	pop hl
	ld hl,fx3
	dec (hl)
	pop hl
	ret nz
	jp dead
	ENDIF
	ret
; ENTER
center:	ld a,(hA)
	or a
	jr z,cn1
	IF FAULT != 45
	IF FAULT = 46
	ld a,(fx1)
	or a
	jr z,f46
	ld b,a
	ld a,(fx2)
	ld c,a
	ld l,b
	ld h,GRIDH
	ld a,(hl)
	or a
	jp nz,remove
	ld a,(hA)
f46:	ld a,(hA)
	ENDIF
	ld b,a
	ld a,(hB)
	ld c,a
	IF FAULT = 91
	ld a,1
	ld (fx3),a
	call remove
	xor a
	ld (fx3),a
	ret
	ENDIF
	jp remove
	ENDIF
cn1:	ld a,(cur)
	ld l,a
	ld c,a
	ld h,GRIDH
	ld a,(hl)
	or a
	jr nz,cn2
	IF FAULT = 102
	jp dead
	ENDIF
	IF EMPTYC = 1
	ld (sel),a
	jp clrhint
	ENDIF
	ret
cn2:	ld a,(sel)
	or a
	jr z,choose
	cp c
	jr nz,cn3
	IF FAULT = 14
	ld b,c
	jp remove
	ENDIF
	IF FAULT = 108
	ret
	ENDIF
	xor a
	ld (sel),a
	jp clrhint
cn3:	ld b,a
	call same
	jr z,cn4
	IF OTHER = 0
	jr choose
	ENDIF
	IF OTHER = 1
	ret
	ENDIF
	xor a
	ld (sel),a
	jp clrhint
cn4:	call conn
	jp c,remove
	IF BLOCK = 0
	ld a,(cur)
	ld c,a
	jr choose
	ENDIF
	IF BLOCK = 1
	ret
	ENDIF
	xor a
	ld (sel),a
	jp clrhint
choose:	ld a,c
	ld (sel),a
	jp clrhint
