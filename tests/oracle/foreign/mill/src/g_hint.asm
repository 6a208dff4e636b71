; hints, status, border
clrhint:	xor a
	ld (hA),a
	ld (hB),a
	IF FAULT = 48
	ret
	ENDIF
	ld (hidx),a
	ld (hdone),a
	ret
; order of searching
mkord:	ld hl,ORD
	IF HORD = 1
	ld c,17		; by columns
mo1:	ld b,6
	ld a,c
mo2:	ld (hl),a
	inc hl
	add a,16
	djnz mo2
	inc c
	ld a,c
	cp 31
	jr nz,mo1
	ret
	ELSE
	IF HORD = 5
	ld c,97		; from the bottom
	ELSE
	ld c,17
	ENDIF
mo1:	ld b,14
	ld a,c
mo2:	ld (hl),a
	inc hl
	inc a
	djnz mo2
	ld a,c
	IF HORD = 5
	sub 16
	ld c,a
	cp 1
	jr nz,mo1
	ret
	ELSE
	add a,16
	ld c,a
	cp 113
	jr nz,mo1
	ret
	ENDIF
	ENDIF
; all pairs; carry at once if MODE A=0 and one is found
pairs:	ld (fx4),a
	xor a
	ld (hcnt),a
	ld ix,HLIST
	ld hl,ORD
pa1:	ld b,(hl)
	push hl
	ld d,GRIDH
	ld e,b
	ld a,(de)
	or a
	jr z,pa9
pa2:	inc hl
	ld a,l
	cp ORD+84-MOVES
	jr z,pa9
	ld c,(hl)
	ld e,b
	ld a,(de)
	ld e,a
	push hl
	ld h,GRIDH
	ld l,c
	ld a,(hl)
	pop hl
	cp e
	jr nz,pa2
	IF (FAULT = 43) || (FAULT = 64)
	IF FAULT = 43
	ld a,(fx4)
	or a
	jr z,f43
	ENDIF
	IF FAULT = 64
	ld a,(fx4)
	or a
	jr nz,f43
	ENDIF
	ld a,e
	cp 21
	jr z,pa2
f43:
	ENDIF
	IF FAULT = 49
	ELSE
	ld a,(fx4)
	or a
	jr z,pa4
	ENDIF
	ld a,(sel)
	or a
	jr z,pa4
	IF FAULT = 42
	jr pa4
	ENDIF
	IF FAULT = 49
	push hl
	ld l,a
	ld h,GRIDH
	ld a,(hl)
	pop hl
	cp e
	jr nz,pa2
	jr pa4
	ENDIF
	cp b
	jr z,pa4
	cp c
	jr nz,pa2
pa4:	push hl
	push de
	IF FAULT = 41
	ld a,(fx4)
	or a
	jr z,f41
	scf
	jr f41b
f41:	call conn
f41b:
	ELSE
	call conn
	ENDIF
	pop de
	pop hl
	jr nc,pa2
	ld a,(fx4)
	or a
	scf
	jr nz,pa5
	pop hl
	ret
pa5:	call keyof
	ld (ix+0),a
	ld (ix+1),b
	ld (ix+2),c
	inc ix
	inc ix
	inc ix
	push hl
	ld hl,hcnt
	inc (hl)
	pop hl
	ld d,GRIDH
	jr pa2
pa9:	pop hl
	inc hl
	ld a,l
	cp ORD+84-MOVES
	jp nz,pa1
	or a
	ret
; key for sorting; E kind, B C places
keyof:
	IF HORD = 2
	ld a,e
	ret
	ENDIF
	IF HORD = 4
	ld a,(lastk)
	sub e
	ret z
	ld a,1
	ret
	ENDIF
	IF HORD = 3
	ld a,b
	and 15
	ld d,a
	ld a,c
	and 15
	sub d
	jr nc,ko1
	neg
ko1:	push af
	ld a,b
	and $70
	ld d,a
	ld a,c
	and $70
	sub d
	jr nc,ko2
	neg
ko2:	rrca
	rrca
	rrca
	rrca
	ld d,a
	pop af
	add a,d
	ret
	ENDIF
	xor a
	ret
; bubbles
sort:	ld a,(hcnt)
	cp 2
	ret c
	dec a
	ld b,a
	ld c,0
	ld ix,HLIST
so1:	ld a,(ix+3)
	cp (ix+0)
	jr nc,so2
	ld c,1
	ld d,(ix+0)
	ld (ix+0),a
	ld (ix+3),d
	ld a,(ix+1)
	ld d,(ix+4)
	ld (ix+4),a
	ld (ix+1),d
	ld a,(ix+2)
	ld d,(ix+5)
	ld (ix+5),a
	ld (ix+2),d
so2:	inc ix
	inc ix
	inc ix
	djnz so1
	ld a,c
	or a
	jr nz,sort
	ret
chint:
	IF FAULT = 100
	ld a,(state)
	cp 1
	jp z,dead
	ENDIF
	IF FAULT = 62
	ld a,1
	ld (cheat),a
	call status
	ENDIF
	IF HEND = 1
	ld a,(hdone)
	or a
	ret nz
	ENDIF
	IF FAULT = 48
	ld a,(hidx)
	or a
	jr nz,ch1
	ENDIF
	IF FAULT = 44
	call inner
	ENDIF
	ld a,1
	call pairs
	IF FAULT = 44
	call outer
	ENDIF
	call sort
ch1:	ld a,(hcnt)
	IF FAULT = 40
	cp 2
	jr c,f40
	dec a
f40:
	ENDIF
	ld b,a
	ld a,(hidx)
	cp b
	jr c,ch2
	xor a
	ld (hA),a
	ld (hB),a
	ld (hidx),a
	inc a
	ld (hdone),a
	ret
ch2:	ld c,a
	IF FAULT = 39
	cp 2
	jr nz,f39
	ld a,(fx1)
	xor 1
	ld (fx1),a
	jr z,f39a
	dec c
	jr ch3
f39a:	ld a,c
f39:
	ENDIF
	inc a
	ld (hidx),a
ch3:	ld b,0
	ld hl,HLIST
	add hl,bc
	add hl,bc
	add hl,bc
	inc hl
	IF FAULT = 46
	ld a,(hA)
	ld (fx1),a
	ld a,(hB)
	ld (fx2),a
	ENDIF
	ld a,(hl)
	ld (hA),a
	inc hl
	ld a,(hl)
	ld (hB),a
	ret
