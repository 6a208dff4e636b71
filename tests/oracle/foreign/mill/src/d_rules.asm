; rules: B, C two places; carry: connected by at most three lines
	IF (FAULT = 1) || (FAULT = 2) || (FAULT = 5)
HLO	EQU 1
	ELSE
HLO	EQU 0
	ENDIF
	IF (FAULT = 1) || (FAULT = 2) || (FAULT = 4)
HHI	EQU 14
	ELSE
HHI	EQU 15
	ENDIF
	IF (FAULT = 1) || (FAULT = 2) || (FAULT = 3)
VLO	EQU 32
	ELSE
VLO	EQU 16
	ENDIF
	IF FAULT = 1
VHI	EQU 96
	ELSE
VHI	EQU 112
	ENDIF
hext:	ld d,a
	ld e,a
	ld h,GRIDH
he1:	ld a,d
	and 15
	cp HLO
hlo1	EQU $-1
	jr z,he2
	ld l,d
	dec l
	ld a,(hl)
	or a
	jr nz,he2
	dec d
	jr he1
he2:	ld a,e
	and 15
	cp HHI
hhi1	EQU $-1
	ret z
	ld l,e
	inc l
	ld a,(hl)
	or a
	ret nz
	inc e
	jr he2
vext:	ld d,a
	ld e,a
	ld h,GRIDH
ve1:	ld a,d
	cp VLO
vlo1	EQU $-1
	jr c,ve2
	sub 16
	ld l,a
	ld a,(hl)
	or a
	jr nz,ve2
	ld d,l
	jr ve1
ve2:	ld a,e
	cp VHI
vhi1	EQU $-1
	ret nc
	add a,16
	IF FAULT = 11
	cp 96
	jr c,f11
	cp 112
	jr nc,f11
	ld e,a
	jr ve2
f11:
	ENDIF
	ld l,a
	ld a,(hl)
	or a
	ret nz
ve3:	ld e,l
	jr ve2
outer:
	IF (FAULT = 44) || (FAULT = 52)
	xor a
	ld (hlo1),a
	ld a,15
	ld (hhi1),a
	ld a,16
	ld (vlo1),a
	ld a,112
	ld (vhi1),a
	ret
inner:	ld a,1
	ld (hlo1),a
	ld a,14
	ld (hhi1),a
	ld a,32
	ld (vlo1),a
	ld a,96
	ld (vhi1),a
	ENDIF
	ret
conn:
	IF FAULT = 7
	call conn3
	ret c
	ld a,b
	call hext
	push bc
f7a:	ld a,d
	cp b
	jr z,f7b
	push de
	ld b,d
	call conn3
	pop de
	jr c,f7c
	ld a,e
f7b:	ld a,d
	cp e
	jr z,f7c
	inc d
	pop bc
	push bc
	jr f7a
f7c:	pop bc
	ret
conn3:
	ENDIF
	IF FAULT = 10
	ld a,b
	sub c
	cp 15
	jr z,cok
	cp 17
	jr z,cok
	cp 241
	jr z,cok
	cp 239
	jr z,cok
	ENDIF
	ld a,b
	call hext
	ld a,d
	and 15
	ld (lo),a
	ld a,e
	and 15
	ld (hi),a
	ld a,c
	call hext
	ld a,d
	and 15
	call limits
	ld a,e
	and 15
	call limith
	IF FAULT = 6
	call box
	ENDIF
	ld a,(lo)
co1:	ld d,a
	ld a,(hi)
	cp d
	jr c,covert
	IF FAULT = 8
	ld a,b
	xor d
	and 15
	jr z,f8
	ld a,c
	xor d
	and 15
	jr nz,co4
f8:
	ENDIF
	ld a,b
	and $F0
	or d
	ld l,a
	ld a,c
	and $F0
	or d
	cp l
	jr nc,co2
	ld e,l
	ld l,a
	ld a,e
co2:	ld e,a
	ld h,GRIDH
co3:	ld a,l
	add a,16
	IF FAULT = 9
	add a,16
	cp e
	jr nc,cok
	sub 16
	ELSE
	cp e
	jr nc,cok
	ENDIF
	ld l,a
	ld a,(hl)
	or a
	jr z,co3
co4:	ld a,d
	inc a
	jr co1
cok:	scf
	ret
covert:
	IF FAULT = 13
	or a
	ret
	ENDIF
	ld a,b
	call vext
	ld a,d
	and $70
	ld (lo),a
	ld a,e
	and $70
	ld (hi),a
	ld a,c
	call vext
	ld a,d
	and $70
	call limits
	ld a,e
	and $70
	call limith
	ld a,(lo)
cv1:	ld d,a
	ld a,(hi)
	cp d
	ccf
	ret nc
	IF FAULT = 8
	ld a,b
	xor d
	and $70
	jr z,f8b
	ld a,c
	xor d
	and $70
	jr nz,cv4
f8b:
	ENDIF
	ld a,b
	and 15
	or d
	ld l,a
	ld a,c
	and 15
	or d
	cp l
	jr nc,cv2
	ld e,l
	ld l,a
	ld a,e
cv2:	ld e,a
	ld h,GRIDH
cv3:	inc l
	ld a,l
	cp e
	jr nc,cok
	ld a,(hl)
	or a
	jr z,cv3
cv4:	ld a,d
	add a,16
	jr cv1
limits:	ld hl,lo
	cp (hl)
	ret c
	ld (hl),a
	ret
limith:	ld hl,hi
	cp (hl)
	ret nc
	ld (hl),a
	ret
	IF FAULT = 6
box:	ld a,b		; corners only between the two columns
	and 15
	ld d,a
	ld a,c
	and 15
	cp d
	jr nc,bx1
	ld e,d
	ld d,a
	ld a,e
bx1:	call limith
	ld a,d
	jr limits
	ENDIF
