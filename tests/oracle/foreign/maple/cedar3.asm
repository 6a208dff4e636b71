; Cedar, last part, from draw.
draw:	ld hl,kinds+17
dr1:	ld a,l
	and 15
	jp z,dr9
	cp 15
	jp z,dr9
 IF h_wide
	add a,a
	dec a
 ENDIF
	add a,C0-1
	ld e,a
	ld a,l
	rrca
	rrca
	rrca
	rrca
	and 7
 IF h_tall
	add a,a
 ENDIF
	add a,R0-1
	ld b,a
	rrca
	rrca
	rrca
	and 0E0h
	or e
	ld e,a
	ld a,b
	and 18h
	or 40h
	ld d,a
	ld bc,0		; B: all lines, C: first and last line
	ld a,(shown)
	or a
	jr z,dr2
	ld a,(pair)
	cp l
	jr z,dr3
	ld a,(pair+1)
	cp l
	jr nz,dr2
dr3:	ld c,0C3h
	jr dr5
dr2:	ld a,(cur)
	cp l
	jr nz,dr4
	ld c,255
dr4:
	push hl
	ld h,(hl)
	ld l,a
	ld a,h
	ld h,HIGH kinds
	or a
	jr z,dr6
	cp (hl)
	jr nz,dr6
 IF f_hiright
	ld a,l
	pop hl
	push hl
	sub 33
	cp l
	jr nc,dr6
 ENDIF
	ld b,255
dr6:	pop hl
dr5:	ld a,(sel)
	cp l
	jr nz,dr7
 IF f_selrow
	cp 97
	jr nc,dr7
 ENDIF
	ld a,b
	xor 81h
	ld b,a
dr7:	push hl
	ld a,(hl)
	or a
	jr z,dr8
	add a,32
dr8:	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	ld a,h
	add a,3Dh
	ld h,a
	ld a,(hl)
	xor b
	xor c
	ld (de),a
	inc hl
	inc d
	push bc
	ld c,b
	ld b,6
dr10:	ld a,(hl)
	xor c
	ld (de),a
	inc hl
	inc d
	djnz dr10
	pop bc
	ld a,(hl)
	xor b
	xor c
	ld (de),a
	pop hl
dr9:	inc l
	ld a,l
	cp 111
	jp nz,dr1
	ld hl,(num)
	call at21
 IF f_num4
	ld de,10000
nu1:	or a
	sbc hl,de
	jr nc,nu1
	add hl,de
 ENDIF
	call prnum
	ld b,4
sp1:	ld a,32
	rst 10h
	djnz sp1
	ret
at21:	ld a,22
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
	ret
frame:	ld a,h
 IF h_title
	ld hl,title
fr1:	ld a,(hl)
	inc hl
	or a
	ret z
	rst 10h
	jr fr1
title:	defm 'Shisen1K  ENTER H B F R L N S'
	defb 0
 ELSE
	ret
 ENDIF
; number: up to five digits, flashing L by the attribute
number:	ld hl,digits
nb1:	ld (hl),0
	push hl
	call at21
	ld hl,digits
nb2:	ld a,(hl)
	inc hl
	or a
	jr z,nb3
	rst 10h
	jr nb2
nb3:	push hl
	ld a,'L'
	rst 10h
	ld b,6
	call sp1
	pop hl
	dec hl
	ld de,5AA0h-digits
	add hl,de
	ld (hl),0B8h
	push hl
	call getkey
	pop hl
	ld (hl),38h
	pop hl
	ld de,digits
	cp 13
	jr z,nb9
	cp 12
	jr z,nb7
	cp '0'
	jr c,nb1
	cp '9'+1
	jr nc,nb1
	ld (hl),a
	ld a,l
	sub LOW digits
	cp 5
	jr z,nb1
	inc hl
	jr nb1
nb7:	ld a,l
	cp e
	jr z,nb1
	dec hl
	jr nb1
nb9:	ld hl,0
nb10:	ld a,(de)
	inc de
	or a
	jr z,nb11
	sub '0'
	ld b,h
	ld c,l
	add hl,hl
	jr c,number
	add hl,hl
	jr c,number
	add hl,bc
	jr c,number
	add hl,hl
	jr c,number
	ld c,a
	ld b,0
	add hl,bc
	jr c,number
	jr nb10
nb11:	ld a,h
	or l
 IF f_s256		; a multiple of 256 counts as no number
	ld a,l
	or a
 ENDIF
	jr z,number
	jp board
num:	defw 0
seed:	defw 0
nmov:	defb 0
ntot:	defb 0
cur:	defb 17
grav:	defb 0
sel:	defb 0
cheat:	defb 0
nlist:	defb 0
shown:	defb 0
only:	defb 0
limit:	defb 0
level:	defb 0
lastk:	defb 0
pair:	defw 0
plend:	defw 0
plpos:	defw 0
digits:	defs 7
	include "io.inc"
	defb 13
endl:
