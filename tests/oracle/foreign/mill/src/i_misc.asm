; chance, deal
; next number of the sequence lf in A
rnd8:	push hl
	push bc
	ld hl,(lf)
	IF DEAL = 0
	ld b,8
rn1:	srl h
	rr l
	jr nc,rn2
	ld a,h
	xor $B4
	ld h,a
rn2:	djnz rn1
	ld (lf),hl
	ld a,l
	ELSE
	ld b,h
	ld c,l
	add hl,hl	; * 101 + 7841
	add hl,bc
	add hl,hl
	add hl,hl
	add hl,hl
	add hl,bc
	add hl,hl
	add hl,hl
	add hl,bc
	ld bc,7841
	add hl,bc
	ld (lf),hl
	ld a,h
	ENDIF
	pop bc
	pop hl
	ret
newgame:	ld hl,(lf)
	push hl
	ld hl,(rseed)
	ld de,(rctr)
	add hl,de
	ld a,(23672)
	xor h
	ld h,a
	ld a,r
	xor l
	ld l,a
	ld (lf),hl
	call rnd8
	ld e,a
	call rnd8
	ld d,a
	pop hl
	add hl,de
	ld (rseed),hl
	IF FAULT = 75
	ld h,0
	ENDIF
	ld a,h
	or l
	jr z,newgame
	ld (num),hl
deal:	ld hl,(num)
	IF FAULT = 78
	dec hl
	ld (num),hl
	inc hl
	ENDIF
	IF FAULT = 82
	ld a,(grav)
	xor 1
	xor l
	ld l,a
	ENDIF
	IF FAULT = 79
	res 7,h
	ENDIF
	ld (lf),hl
	IF FAULT = 74
	ld a,(fx3)
	cp l
	jr nz,f74
	inc hl
	ld (lf),hl
f74:	ld a,(num)
	ld (fx3),a
	ENDIF
	IF FAULT = 115
	ld a,(games)
	cp 6
	jr c,f115
	ld hl,lf
	inc (hl)
f115:
	ENDIF
	ld hl,games
	inc (hl)
	ld hl,LIST
	ld c,21
de1:	ld b,4
de2:	ld (hl),c
	inc hl
	djnz de2
	dec c
	jr nz,de1
	IF FAULT = 81
	ld a,(lf)
	and 7
	jr nz,f81
	ld a,(LIST+9)
	ld (LIST),a
f81:
	ENDIF
	IF FAULT = 114
	ld a,(games)
	cp 10
	jr c,f114
	ld a,5
	ld (LIST),a
f114:
	ENDIF
	call rnd8
	call rnd8
	ld b,83
de3:	inc b		; place B changes with a place from 0 to B
	call rnd8
de4:	sub b
	jr nc,de4
	add a,b
	dec b
	ld e,a
	ld d,0
	ld hl,LIST
	add hl,de
	push hl
	ld hl,LIST
	ld e,b
	add hl,de
	pop de
	ld a,(de)
	ld c,a
	ld a,(hl)
	ld (de),a
	ld (hl),c
	djnz de3
	ld de,LIST
	ld hl,GRID+17
	ld c,6
de5:	ld b,14
de6:	ld a,(de)
	ld (hl),a
	inc de
	inc hl
	djnz de6
	inc hl
	inc hl
	dec c
	jr nz,de5
	ld hl,GRID
	ld de,GRID0
	ld bc,128
	ldir
	xor a
	ld (sel),a
	IF (FAULT != 60) && (FAULT != 63)
	ld (cheat),a
	ENDIF
	IF FAULT = 60
	ld hl,lastkey
	ld a,(hl)
	cp 'N'
	ld a,0
	jr z,f60
	ld (cheat),a
f60:
	ENDIF
	IF FAULT = 63
	ld hl,lastkey
	ld a,(hl)
	cp 'S'
	ld a,0
	jr z,f63
	ld (cheat),a
f63:
	ENDIF
	ld (rems),a
	ld (quiet),a
	ld (lastk),a
	IF FAULT = 104
	ld (fx3),a
	ENDIF
	IF FAULT != 33
	IF FAULT = 90
	ld a,(games)
	cp 5
	ld a,0
	jr z,f90
	ENDIF
	ld (n),a
	ld (nmax),a
f90:
	ENDIF
	call clrhint
	IF HIST = 1
	call snap
	ENDIF
	IF HOME != 2
	ld a,HOMEP
	ld (cur),a
	ENDIF
	IF SLOW = 2
	call dealslow
	ENDIF
	ld a,255
	ld (state),a
	call status
	call refresh
	IF FAULT = 77
	ld a,(lastkey)
	cp 'S'
	ret z
	ENDIF
	jp shownum
dealslow:	ld hl,SHK	; empty screen, then tile by tile
	call shreset
	call setkind
	ld l,17
ds1:	push hl
	call marks
	call drawbc
	call pause
	pop hl
	inc l
	ld a,l
	and 15
	cp 15
	jr c,ds1
	inc l
	inc l
	ld a,l
	cp 113
	jr c,ds1
	ret
