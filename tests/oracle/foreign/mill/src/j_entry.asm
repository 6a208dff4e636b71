; number entry
digits:	ld de,EBUF
	ld bc,10000
	call dg1
	ld bc,1000
	call dg1
	ld bc,100
	call dg1
	ld bc,10
	call dg1
	ld a,l
	add a,'0'
	ld (de),a
	ret
dg1:	ld a,'0'-1
dg2:	inc a
	or a
	sbc hl,bc
	jr nc,dg2
	add hl,bc
	ld (de),a
	inc de
	ret
ewin:
	IF SPOS = 4
	ld a,$30
	ld (pattr),a
	ENDIF
	ld d,EROW
	ld e,ECOL
	ret
centry:
	IF FAULT = 99
	ld a,(sel)
	or a
	jp nz,dead
	ENDIF
	IF CLRSEL = 1
	xor a
	ld (sel),a
	call clrhint
	call refresh
	ENDIF
	IF SPOS = 4
	call ewin
	dec d
	ld b,EWID
	call spaces
	call ewin
	inc d
	ld b,EWID
	call spaces
	ENDIF
en0:	xor a
	ld (ecnt),a
	call ewin
	ld b,EWID
	call spaces
en1:	call ewin
	ld hl,tprompt
	call pstr
	ld hl,EBUF
	ld a,(ecnt)
	or a
	jr z,en3
	ld b,a
en2:	ld a,(hl)
	call prch
	inc e
	inc hl
	djnz en2
en3:	ld hl,pattr
	set 7,(hl)
	ld a,'L'
	call prch
	res 7,(hl)
	inc e
	ld a,32
	call prch
en4:	call getkey
	IF KCLICK = 1
	push af
	call click
	pop af
	ENDIF
	IF SCAN != 0
	cp SCAN
	jp z,encanc
	ENDIF
	cp 12
	jr z,endel
	IF SMODE > 0
	cp 13
	jr z,enent
	ENDIF
	cp '0'
	jr c,en4
	cp '9'+1
	jr nc,en4
	ld b,a
	ld a,(ecnt)
	cp 5
	jr nc,en4
	ld e,a
	ld d,0
	ld hl,EBUF
	add hl,de
	ld (hl),b
	inc a
	ld (ecnt),a
	IF SMODE = 0
	cp 5
	jr z,enent
	ENDIF
	jr en1
endel:
	IF FAULT = 98
	jp dead
	ENDIF
	IF (SMODE = 1) || (SMODE = 3)
	ld a,(ecnt)
	or a
	IF SMODE = 3
	jr z,encanc
	ELSE
	jr z,en4
	ENDIF
	dec a
	ld (ecnt),a
	jr en1
	ENDIF
	jr en4
enent:	ld a,(ecnt)
	or a
	IF EEMPTY = 1
	jr z,encanc
	ELSE
	jr z,en4
	ENDIF
	IF FAULT = 76
	cp 5
	jr nz,f76
	dec a
f76:
	ENDIF
	ld b,a
	ld de,EBUF
	ld hl,0
en6:	push bc
	ld b,h
	ld c,l
	add hl,hl
	jr c,enbad
	add hl,hl
	jr c,enbad
	add hl,bc
	jr c,enbad
	add hl,hl
	jr c,enbad
	ld a,(de)
	sub '0'
	ld c,a
	ld b,0
	add hl,bc
	jr c,enbad
	inc de
	pop bc
	djnz en6
	ld a,h
	or l
	jr z,enbad1
	ld (num),hl
	call enclr
	jp deal
enbad:	pop bc
enbad1:
	IF SBAD = 0
	jp en0
	ENDIF
encanc:	call enclr
	IF SPOS = 0
	jp shownum
	ELSE
	ret
	ENDIF
enclr:	ld a,BGATTR
	ld (pattr),a
	ld d,EROW
	ld e,ECOL
	ld b,EWID
	call spaces
	IF SPOS = 4
	ld d,EROW-1
	ld e,ECOL
	ld b,EWID
	call spaces
	ld d,EROW+1
	ld e,ECOL
	ld b,EWID
	call spaces
	call shreset
	ENDIF
	ret
tprompt:
	IF (SPOS = 1) || (SPOS = 4)
	DEFB "BOARD "
	ENDIF
	IF SPOS = 2
	DEFB "Number? "
	ENDIF
	IF SPOS = 3
	DEFB "No."
	ENDIF
	DEFB 0
EWID	EQU $-tprompt-1+7
; which gravity
	IF SHOWG = 1
shinfo:	ld hl,tgon
	ld a,(grav)
	or a
	jr nz,si1
	ld hl,tgoff
si1:	ld de,23*256+20
	jp pstr
tgon:	DEFB "GRAVITY ON ",0
tgoff:	DEFB "GRAVITY OFF",0
	ENDIF
