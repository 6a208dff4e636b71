; removal, history
; remove B and C, remember it
remove:	ld h,GRIDH
	ld l,b
	ld a,(hl)
	ld (lastk),a
	ld e,a
	push bc
	ld a,(n)
	IF FAULT = 36
	cp 38
	jr c,f36
	ld a,38
f36:
	ENDIF
	IF FAULT = 35
	and 15
	ENDIF
	call mvadr
	ld (hl),b
	inc hl
	ld (hl),c
	inc hl
	ld (hl),e
	ld hl,n
	inc (hl)
	IF FAULT = 26
	ld a,(nmax)
	cp (hl)
	jr nc,f26
	ld a,(hl)
	ld (nmax),a
f26:
	ELSE
	ld a,(hl)
	ld (nmax),a
	ENDIF
	ld hl,rems
	inc (hl)
	xor a
	ld (sel),a
	call clrhint
	pop bc
	IF ANIM = 1
	push bc
	call wink
	pop bc
	ENDIF
	push bc
	call rmsound
	pop bc
	call takeoff
	IF ANIM = 2
	push bc
	call refresh
	call fallslow
	pop bc
	ENDIF
	push bc
	call gravity
	pop bc
	IF HIST = 1
	call snap
	ENDIF
	IF FAULT = 85
	pop hl		; the return address stays twice
	push hl
	push hl
	ENDIF
	IF FAULT = 88
	ld a,(rems)
	cp 60
	jr nz,f88
	xor a
	ld (grav),a
f88:
	ENDIF
	IF RCUR = 1
	ld a,b
	ld (cur),a
	ENDIF
	IF FAULT = 51
	ld a,2
	ld (fx1),a
	ENDIF
	jp status
takeoff:	ld h,GRIDH
	ld l,b
	ld (hl),0
	ld l,c
	IF FAULT = 111
	ld a,(rems)
	and 31
	ret z
	ENDIF
	ld (hl),0
	ret
mvadr:	ld l,a
	ld h,0
	ld d,h
	add a,a
	add a,l
	ld l,a
	ld h,MOVES/256
	ret
	IF HIST = 1
snapadr:	ld a,(n)		; HL = SNAP + n*128
	rrca
	ld h,a
	and $80
	ld l,a
	ld a,h
	and $7F
	add a,SNAP/256
	ld h,a
	ret
snap:	push bc
	call snapadr
	ex de,hl
	ld hl,GRID
	ld bc,128
	ldir
	pop bc
	ret
	ENDIF
; board after n removals
rebuild:
	IF HIST = 1
	call snapadr
	ld de,GRID
	ld bc,128
	ldir
	ret
	ELSE
	ld hl,GRID0
	ld de,GRID
	ld bc,128
	ldir
	ld a,(n)
	or a
	ret z
	ld b,a
	ld c,0
rb1:	push bc
	ld a,c
	call redo1
	pop bc
	inc c
	djnz rb1
	ret
	ENDIF
; removal number A once more
redo1:
	IF FAULT = 35
	and 15
	ENDIF
	call mvadr
	ld b,(hl)
	inc hl
	ld c,(hl)
	call takeoff
	jp gravity
cheated:	ld a,1
	ld (cheat),a
trend:	xor a
	ld (sel),a
	call clrhint
	jp status
putback:	ld a,(n)		; the two tiles, nothing else
	call mvadr
	ld b,(hl)
	inc hl
	ld c,(hl)
	inc hl
	ld a,(hl)
	ld h,GRIDH
	ld l,b
	ld (hl),a
	ld l,c
	ld (hl),a
	ret
cback:	ld a,(n)
	or a
	jr z,idle
	IF FAULT = 32
	dec a
	jr z,idle
	ENDIF
	ld hl,n
	dec (hl)
	IF FAULT = 30
	ld a,(hl)
	or a
	jr z,f30
	dec (hl)
f30:
	ENDIF
	IF FAULT = 15
	call putback
	ELSE
	call rebuild
	ENDIF
	IF FAULT = 37
	ld a,(n)
	call mvadr
	ld l,(hl)
	ld h,GRIDH
	ld a,(hl)
	cp 21
	adc a,0
	ld (hl),a
	ENDIF
	IF BCUR = 1
	ld a,(n)
	call mvadr
	ld a,(hl)
	ld (cur),a
	ENDIF
	IF FAULT = 54
	jp trend
	ENDIF
	IF FAULT = 58
	ld a,(n)
	rra
	jp c,trend
	ENDIF
	jp cheated
idle:
	IF IDLE = 1
	jp cheated
	ENDIF
	IF IDLE = 2
	ret
	ENDIF
	jp trend
cforw:	ld a,(nmax)
	ld b,a
	ld a,(n)
	IF FAULT = 31
	cp 42
	ELSE
	cp b
	ENDIF
	jp nc,idle
	IF FAULT = 23
	push af
	call mvadr
	ld b,(hl)
	inc hl
	ld c,(hl)
	call takeoff
	pop af
	ELSE
	IF HIST = 0
	call redo1
	ENDIF
	ENDIF
	ld hl,n
	inc (hl)
	IF (HIST = 1) && (FAULT != 23)
	call rebuild
	ENDIF
	IF SNDF = 1
	call rmsound
	ENDIF
	IF FAULT = 55
	jp trend
	ENDIF
	jp cheated
crest:	ld a,(n)
	or a
	jp z,idle
	xor a
	IF FAULT = 27
	ld a,(n)
	cp 2
	ld a,0
	jr c,f27
	inc a
f27:
	ENDIF
	IF FAULT = 29
	ld (nmax),a
	ENDIF
	IF FAULT = 34
	ld (nmax),a
	inc a
	ld (nmax),a
	dec a
	ENDIF
	ld (n),a
	call rebuild
	IF FAULT = 56
	jp trend
	ENDIF
	jp cheated
clast:	ld a,(nmax)
	ld hl,n
	cp (hl)
	jp z,idle
	IF FAULT = 101
	ret
	ENDIF
	IF FAULT = 28
	cp 2
	jr c,f28
	dec a
	cp (hl)
	ret z
f28:
	ENDIF
	ld (hl),a
	IF HIST = 1
	call rebuild
	ELSE
	call rebuild
	ENDIF
	IF FAULT = 104
	ld a,1
	ld (fx3),a
	ENDIF
	IF FAULT = 57
	jp trend
	ENDIF
	jp cheated
