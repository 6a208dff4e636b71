; messages, sound, pictures
message:	ld c,a
	or a
	jr nz,me1
	ld (quiet),a
	IF MSG = 0
	ret
	ENDIF
clrmsg:	ld d,MROW
	ld e,8
	ld b,16
	jp spaces
me1:
	IF ENDKEY = 1
	ld a,1
	ld (quiet),a
	ENDIF
	IF MSG != 0
	call refresh
	ld d,MROW
	ld e,8
	ld hl,twin
	ld a,(state)
	cp 1
	jr z,me2
	ld hl,tstuck
me2:	call pstr
	ENDIF
	IF FAN = 1
	ld a,(state)
	cp 1
	ret nz
	ld b,5
me3:	push bc
	ld a,b
	add a,a
	add a,a
	add a,a
	add a,20
	ld d,a
	ld e,180
	call tone
	pop bc
	djnz me3
	ENDIF
	IF FAN = 2
	ld b,40
me4:	push bc
	call pause
	pop bc
	djnz me4
	ENDIF
	ret
twin:	DEFB "YOU WIN!",0
tstuck:	DEFB "NO MOVES LEFT",0
pause:	ld bc,2690
pz1:	dec bc
	ld a,b
	or c
	jr nz,pz1
	ret
; tone: D half period, E how many
tone:	ld a,(bord)
	ld c,a
tn1:	ld a,c
	xor 16
	ld c,a
	out (254),a
	ld b,d
tn2:	djnz tn2
	dec e
	jr nz,tn1
	ld a,(bord)
	out (254),a
	ret
click:	ld de,$1404
	jr tone
rmsound:
	IF FAULT = 93
	ret
	ENDIF
	IF FAULT = 91
	ld a,(fx3)
	or a
	ret nz
	ENDIF
	IF FAULT = 92
	ld a,b
	cp 32
	ret c
	ENDIF
	IF FAULT = 94
	ld a,(n)
	cp 42
	ret z
	ENDIF
	IF FAULT = 95
	ld a,(rems)
	cp 12
	ret nc
	ENDIF
	IF FAULT = 96
	ld a,(grav)
	or a
	ret z
	ENDIF
	IF SND = 0
	di
	ld de,100*256+120
	call tone
	ENDIF
	IF SND = 1
	ld de,200*256+120
	call tone
	ld de,140*256+160
	call tone
	ENDIF
	IF SND = 2
	ld d,220
rs1:	push de
	ld e,22
	call tone
	pop de
	ld a,d
	sub 8
	ld d,a
	cp 24
	jr nc,rs1
	ENDIF
	IF SND = 3
	ld de,60*256+10
	call tone
	ENDIF
	IF (SND = 0) && (KEYM != 2)
	ei
	ENDIF
	ret
; the pair B, C comes and goes
	IF ANIM = 1
wink:	ld a,3
wk1:	push af
	push bc
	ld a,b
	call wkone
	pop bc
	push bc
	ld a,c
	call wkone
	call pause
	call pause
	pop bc
	push bc
	ld a,b
	call draw1
	pop bc
	push bc
	ld a,c
	call draw1
	call pause
	call pause
	pop bc
	pop af
	dec a
	jr nz,wk1
	ret
wkone:	ld l,a
	call marks
	ld b,0
	jp drawbc
	ENDIF
	IF TITLE != 0
title:	ld de,8*256+10
	ld hl,ttl
	call pstr
	ld de,12*256+7
	ld hl,ttl2
	call pstr
	IF TITLE = 2
	ld b,150
ti1:	push bc
	call pause
	pop bc
	djnz ti1
	ELSE
ti1:	call getkey
	IF TITLE = 3
	cp 13
	jr nz,ti1
	ENDIF
	ENDIF
	jp cls
ttl:	DEFB "S H I S E N",0
ttl2:
	IF TITLE = 3
	DEFB "PRESS ENTER TO PLAY",0
	ENDIF
	IF TITLE = 1
	DEFB "PRESS ANY KEY",0
	ENDIF
	DEFB "BY THE MILL, 2002",0
	ENDIF
; pictures from the ROM's letters
mkgfx:
	IF PIC = 0
	ld hl,$3D00+33*8
	ld de,GFX+TSZ
	ld b,21
mg1:	push bc
	IF (TW = 2) && (TH = 2)
	call dbl
	ELSE
	ld bc,8
	ldir
	IF TSZ = 16
	push hl
	ld bc,31*8
	add hl,bc
	ld bc,8
	ldir
	pop hl
	ENDIF
	ENDIF
	pop bc
	djnz mg1
	ENDIF
	ret
	IF (PIC = 0) && (TSZ = 32)
dbl:	ld b,8
db1:	push bc
	ld c,(hl)
	inc hl
	call half
	ld (de),a
	inc de
	ld (de),a
	push hl
	ld hl,7
	add hl,de
	ex de,hl
	call half
	ld (de),a
	inc de
	ld (de),a
	ld hl,-7
	add hl,de
	ex de,hl
	pop hl
	pop bc
	ld a,b
	cp 5
	jr nz,db2
	push hl
	ld hl,8
	add hl,de
	ex de,hl
	pop hl
db2:	djnz db1
	push hl
	ld hl,8
	add hl,de
	ex de,hl
	pop hl
	ret
half:	ld b,4
hf1:	add a,a
	add a,a
	sla c
	jr nc,hf2
	or 3
hf2:	djnz hf1
	ret
	ENDIF
