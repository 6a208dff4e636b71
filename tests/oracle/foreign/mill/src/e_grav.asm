; are B and C of one kind?  Z: yes
same:	ld h,GRIDH
	ld l,b
	ld a,(hl)
	ld l,c
	xor (hl)
	IF FAULT = 12
	and 15
	ENDIF
	ret
; gravity
gravity:
	IF FAULT = 22
	ELSE
	ld a,(grav)
	or a
	ret z
	ENDIF
	IF FAULT = 22
	ld a,(grav)
	or a
	jr nz,f22
	ld a,b
	xor c
	and 15
	ret nz
f22:
	ENDIF
	IF (FAULT = 17) || (FAULT = 18)
	ld a,b
	and 15
	ld d,a
	push bc
	call column
	pop bc
	IF FAULT = 18
	ld a,b
	xor c
	and 15
	ret z
	ld a,c		; the second column takes its tiles from the first
	and 15
	ld d,a
	ld a,c
	cp 32
	ret c
	ld l,c
	ld h,GRIDH
	push bc
	ld a,b
	and 15
	add a,32
	ld e,a
	ld a,(hl)
	or a
	jr nz,f18
	ld c,l
	ld l,e
	ld a,(hl)
	ld (hl),0
	ld l,c
	ld (hl),a
f18:	pop bc
	jp column
	ENDIF
	ret
	ENDIF
	ld d,14
gv1:	push bc
	call column
	pop bc
	dec d
	jr nz,gv1
	ret
column:	ld h,GRIDH
	IF FAULT = 20
	ld a,d
	add a,16
	ld l,a
	ld e,a
	ld b,6
cm1:	ld a,(hl)
	or a
	jr z,cm2
	ld (hl),0
	ld c,l
	ld l,e
	ld (hl),a
	ld l,c
	ld a,e
	add a,16
	ld e,a
cm2:	ld a,l
	add a,16
	ld l,a
	djnz cm1
	ret
	ENDIF
	ld a,d
	add a,96
	ld l,a
	ld e,a
	IF FAULT = 24
	ld b,5
	ELSE
	ld b,6
	ENDIF
	IF FAULT = 16
cl1:	ld a,(hl)	; one step only
	or a
	jr nz,cl2
	ld a,l
	cp 32
	ret c
	sub 16
	ld c,l
	ld l,a
	ld a,(hl)
	ld (hl),0
	ld l,c
	ld (hl),a
cl2:	ld a,l
	sub 16
	ld l,a
	djnz cl1
	ret
	ELSE
cl1:	ld a,(hl)
	or a
	jr z,cl2
	ld (hl),0
	ld c,l
	ld l,e
	ld (hl),a
	ld l,c
	ld a,e
	sub 16
	ld e,a
cl2:	ld a,l
	sub 16
	ld l,a
	djnz cl1
	ret
	ENDIF
; falling seen step by step
fallslow:
	IF ANIM = 2
	ld a,(grav)
	or a
	ret z
fs0:	ld l,96+14
	ld h,GRIDH
	ld d,0
fs1:	ld a,(hl)
	or a
	jr nz,fs3
	ld a,l
	cp 32
	jr c,fs3
	sub 16
	ld c,l
	ld l,a
	ld a,(hl)
	or a
	jr z,fs2
	ld (hl),0
	ld e,l
	ld l,c
	ld (hl),a
	ld l,e
	inc d
fs2:	ld l,c
fs3:	dec l
	ld a,l
	cp 17
	jr nc,fs1
	ld a,d
	or a
	ret z
	call refresh
	ld b,3
fs4:	push bc
	call pause
	pop bc
	djnz fs4
	jr fs0
	ELSE
	ret
	ENDIF
