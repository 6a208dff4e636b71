; drawing
cls:	ld hl,$4000
	ld de,$4001
	ld bc,$17FF
	ld (hl),0
	ldir
	inc hl
	inc de
	ld (hl),BGATTR
	ld bc,$2FF
	ldir
	ld a,BGATTR
	ld (pattr),a
shreset:	ld hl,SHK
	ld b,0
sr1:	ld (hl),255
	inc hl
	djnz sr1
	ret
; character A at row D, column E; keeps all but AF
prch:	push hl
	push de
	push bc
	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	ld bc,$3C00
	add hl,bc
	ld a,(pattr)
	call cell
	pop bc
	pop de
	pop hl
	ret
; 8 bytes at HL to cell D,E with attribute A; HL moves on
cell:	push de
	push af
	ld a,d
	rrca
	rrca
	rrca
	and $E0
	or e
	ld e,a
	ld a,d
	and $18
	or $40
	ld b,8
	ld d,a
ce1:	ld a,(hl)
	ld (de),a
	inc hl
	inc d
	djnz ce1
	pop af
	pop de
	push hl
	push de
	push af
	ld a,d
	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	add hl,hl
	add hl,hl
	ld d,$58
	add hl,de
	pop af
	ld (hl),a
	pop de
	pop hl
	ret
; string HL (0 ends) at D,E
pstr:	ld a,(hl)
	or a
	ret z
	call prch
	inc e
	inc hl
	jr pstr
; B spaces at D,E
spaces:	ld a,32
	call prch
	inc e
	djnz spaces
	ret
; state of place L (in the grid): B kind, C marks
marks:	ld h,GRIDH
	ld b,(hl)
	ld c,0
	ld a,(cur)
	cp l
	jr nz,mk1
	IF CURM = 6
	ld a,(phase)
	or a
	jr nz,mk1
	ENDIF
	set 3,c
mk1:	ld a,b
	or a
	ret z
	ld a,(sel)
	cp l
	jr nz,mk2
	set 2,c
mk2:
	IF FAULT = 47
	ld a,(hA)
	or a
	jr z,mk3
	inc a
	ELSE
	ld a,(hA)
	ENDIF
	cp l
	jr z,mk4
mk3:	ld a,(hB)
	cp l
	jr nz,mk5
mk4:	set 1,c
mk5:	ld a,(hkind)
	IF FAULT = 66
	inc a
	ENDIF
	cp b
	ret nz
	IF FAULT = 65
	ld a,l
	cp 96
	ret nc
	ENDIF
	IF FAULT = 69
	ld a,b
	cp 13
	ret z
	ENDIF
	IF FAULT = 70
	ld a,l
	and 15
	cp 14
	ret z
	ENDIF
	IF FAULT = 71
	ld a,(fx2)
	cp 3
	ret nc
	inc a
	ld (fx2),a
	ENDIF
	set 0,c
	ret
setkind:
	IF FAULT = 68
	ld a,(lastkey)
	cp 11
	ret z
	ENDIF
	IF FAULT = 67
	ld a,(lastkey)
	cp 13
	ret z
	ENDIF
	ld a,(cur)
	ld l,a
	ld h,GRIDH
	ld a,(hl)
	or a
	jr nz,sk1
	dec a
sk1:	ld (hkind),a
	ret
; the whole board: all tiles (DRAW 0) or those that differ (DRAW 1)
refresh:	call setkind
	xor a
	ld (fx2),a
	ld l,17
rf1:	push hl
	call marks
	IF DRAW = 1
	ld h,SHK/256
	ld a,(hl)
	cp b
	jr nz,rf2
	set 7,l
	ld a,(hl)
	res 7,l
	cp c
	jr z,rf3
	ENDIF
rf2:	call drawbc
rf3:	pop hl
	inc l
	ld a,l
	and 15
	cp 15
	jr c,rf1
	inc l
	inc l
	ld a,l
	cp 113
	jr c,rf1
	IF CURM = 5
	call arrows
	ENDIF
	IF SHOWG = 1
	call shinfo
	ENDIF
	ret
draw1:	ld l,a
	call marks
drawbc:	ld h,SHK/256
	ld (hl),b
	set 7,l
	ld (hl),c
	res 7,l
	jp drawt
