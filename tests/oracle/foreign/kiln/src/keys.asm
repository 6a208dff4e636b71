; ---- keys. Result in A: 8 9 10 11 arrows, 12 DELETE, 13 ENTER, capitals, digits
IF KEYM=0
getkey:	ei
	res 5,(iy+1)
gk1:
IF WAIT=0
	halt
ENDIF
	bit 5,(iy+1)
	jr z,gk1
	ld a,(LASTK)
	res 5,(iy+1)
	jr upper
ENDIF
IF KEYM=1
; KEY-SCAN, K-TEST, K-DECODE
getkey:	ei
gk1:
IF WAIT=0
	halt
ENDIF
	call 028Eh
	jr nz,gk1
	call 031Eh
	jr nc,gk1
	ld d,0
	ld e,a
	ld a,b
	ld c,0
	cp 27h
	ld a,e
	jr nz,gk2
	ld hl,capt
	jr xlat
gk2:	ld hl,nort
	jr xlat
xlat:	ld c,a			; caps table: digits to control codes
xl1:	ld a,(hl)
	or a
	ld a,c
	jr z,upper
	cp (hl)
	inc hl
	jr z,xl2
	inc hl
	jr xl1
xl2:	ld a,(hl)
	jr upper
capt:	db "5",8,"6",10,"7",11,"8",9,"0",12
nort:	db 0
release: ei
re1:	halt
	call 028Eh
	jr nz,re1
	inc e
	jr nz,re1
	ret
ENDIF
IF KEYM=2
; the eight half rows by port reads
getkey:	ei
gk1:
IF WAIT=0
	halt
ENDIF
	ld hl,kmat
	ld bc,0FEFEh
gk2:	in a,(c)
	ld d,5
gk3:	rrca
	jr nc,gk5
gk4:	inc hl
	dec d
	jr nz,gk3
	rlc b
	jr c,gk2
	jr gk1
gk5:	ld e,a
	ld a,(hl)
	cp 2			; a shift key alone is no key
	ld a,e
	jr c,gk4
	ld a,0FEh
	in a,(254)
	rrca
	ld a,(hl)
	jr c,upper
	ld hl,capt
	ld c,a
xl1:	ld a,(hl)
	or a
	ld a,c
	jr z,upper
	cp (hl)
	inc hl
	jr z,xl2
	inc hl
	jr xl1
xl2:	ld a,(hl)
	jr upper
kmat:	db 1,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH"," ",1,"MNB"
capt:	db "5",8,"6",10,"7",11,"8",9,"0",12,0
release: ei
re1:	halt
	xor a
	in a,(254)
	cpl
	and 31
	jr nz,re1
	ret
ENDIF
upper:	cp "a"
	jr c,up1
	cp "{"
	jr nc,up1
	and 0DFh
up1:
IF CLICK
	push af
	call clk
	pop af
ENDIF
	ret
clk:
IF CLICK=1
	ld hl,0C8h
	ld de,4
	call beep
ENDIF
IF CLICK=2
	ld a,(bcol)
	or 16
	out (254),a
	ld b,30
ck1:	djnz ck1
	and 7
	out (254),a
ENDIF
	ret
beep:	push iy
	push ix
	call 03B5h
	pop ix
	pop iy
	ei
	ret
; ---- wait B frames
pause:
IF WAIT=0
	ei
pa1:	halt
	djnz pa1
ELSE
pa1:	push bc
	ld bc,2600
pa2:	dec bc
	ld a,b
	or c
	jr nz,pa2
	pop bc
	djnz pa1
ENDIF
	ret
; ---- the sound of a removal
rsnd:
IF FAULT=7
	ret			; no sound
ENDIF
IF FAULT=8
	ld a,(grav)		; sound only with gravity on
	or a
	ret z
ENDIF
IF FAULT=9
	ld a,(nh)		; silent after every 16th
	and 15
	ret z
ENDIF
IF SND=0
	ld hl,200
	ld de,30
	jp beep
ENDIF
IF SND=1
	ld hl,0
	ld b,60
	ld a,(bcol)
rs1:	xor 16
	out (254),a
	push bc
	ld c,b
rs2:	dec c
	jr nz,rs2
	pop bc
	djnz rs1
	and 7
	out (254),a
	ret
ENDIF
IF SND=2
	ld hl,100
	ld b,0
rs1:	ld a,(hl)
	and 16
	ld c,a
	ld a,(bcol)
	or c
	out (254),a
	ld c,20
rs2:	dec c
	jr nz,rs2
	inc hl
	djnz rs1
	ld a,(bcol)
	out (254),a
	ret
ENDIF
IF SND=3
	ld hl,500
	ld de,8
	call beep
	ld hl,300
	ld de,12
	call beep
	ld hl,200
	ld de,16
	jp beep
ENDIF
