; one tile: L place, B kind, C marks
drawt:	push hl
	push bc
	; picture to TBUF
	ld a,b
	ld hl,GFX
	ld de,TSZ
	or a
	jr z,dt2
	ld b,a
dt1:	add hl,de
	djnz dt1
dt2:	ld de,TBUF
	ld bc,TSZ
	ldir
	pop bc
	; marks by pixels and attributes
	ld a,b
	or a
	ld a,TATTR
	jr nz,dt3
	ld a,EATTR
dt3:	ld (pattr),a
	ld hl,mtab
	ld b,4
dt4:	rr c
	jr nc,dt7
	push bc
	push hl
	ld e,(hl)
	inc hl
	ld d,(hl)
	inc hl
	ld a,(pattr)
	and (hl)
	inc hl
	or (hl)
	ld (pattr),a
	ld a,d
	or e
	jr z,dt6
	ld hl,TBUF
	ld b,TSZ
dt5:	ld a,(de)
	xor (hl)
	ld (hl),a
	inc hl
	inc de
	djnz dt5
dt6:	pop hl
	pop bc
dt7:	inc hl
	inc hl
	inc hl
	inc hl
	djnz dt4
	pop hl
	; place on the screen
	ld a,l
	rrca
	rrca
	rrca
	rrca
	and 15
	ld b,a
	ld a,OY-PY
dt8:	add a,PY
	djnz dt8
	ld d,a
	ld a,l
	and 15
	IF PX = 2
	add a,a
	ENDIF
	add a,OX-PX
	ld e,a
	push hl
	ld hl,TBUF
	ld a,(pattr)
	call cell
	IF TW = 2
	inc e
	call cell
	dec e
	ENDIF
	IF TH = 2
	inc d
	call cell
	IF TW = 2
	inc e
	call cell
	dec e
	ENDIF
	dec d
	ENDIF
	ld a,BGATTR
	ld (pattr),a
	pop hl
	IF CURM = 4
	ld a,(cur)
	cp l
	ld a,'>'
	jr z,dt9
	ld a,32
dt9:	dec e
	call prch
	ENDIF
	IF SLOW = 1
	ld bc,700
dt10:	dec bc
	ld a,b
	or c
	jr nz,dt10
	ENDIF
	ret
	IF CURM = 5
arrows:	ld b,14		; below the board and at its left
	ld e,OX
ar1:	ld a,(cur)
	and 15
	neg
	add a,15
	cp b
	ld a,'^'
	jr z,ar2
	ld a,32
ar2:	ld d,OY+6*PY
	call prch
	inc e
	IF PX = 2
	inc e
	ENDIF
	djnz ar1
	ld b,6
	ld d,OY
	ld e,OX-1
ar3:	ld a,(cur)
	rrca
	rrca
	rrca
	rrca
	and 7
	neg
	add a,7
	cp b
	ld a,'>'
	jr z,ar4
	ld a,32
ar4:	call prch
	ld a,d
	add a,PY
	ld d,a
	djnz ar3
	ret
	ENDIF
; number at the bottom left
shownum:	ld hl,(num)
	IF FAULT = 72
	res 7,h
	ENDIF
	IF FAULT = 110
	ld a,h
	cp $50
	jr c,f110
	cp $60
	jr nc,f110
	inc l
f110:
	ENDIF
	call digits
	IF FAULT = 80
	ld a,' '
	ld (EBUF),a
	ENDIF
	ld d,23
	ld e,0
	IF NFMT = 3
	ld hl,tbrd
	call pstr
	ENDIF
	ld hl,EBUF
	ld b,5
	IF NFMT != 1
	; leading zeros: blank (2) or left out (0, 3)
sn1:	ld a,b
	dec a
	jr z,sn3
	ld a,(hl)
	cp '0'
	IF FAULT = 80
	jr z,sn9
	cp ' '
	jr nz,sn3
sn9:
	ELSE
	jr nz,sn3
	ENDIF
	IF NFMT = 2
	ld a,32
	call prch
	inc e
	ENDIF
	inc hl
	djnz sn1
sn3:
	ENDIF
sn4:	ld a,(hl)
	IF FAULT = 73
	cp '0'
	jr z,f73
	ENDIF
	call prch
	inc e
f73:	inc hl
	djnz sn4
	ld b,5
	jp spaces
tbrd:	DEFB "Board ",0
