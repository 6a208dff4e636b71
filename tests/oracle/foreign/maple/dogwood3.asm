; Dogwood, last part, from number.
number:	call at21
	ld b,9
	call sp6
	ld hl,0
	ld c,0
nu1:	push bc
	push hl
	call at21
	ld a,18
	rst 10h
	ld a,1
	rst 10h
	ld a,'L'
	rst 10h
	ld a,18
	rst 10h
	xor a
	rst 10h
	pop hl
	push hl
	ld a,h
	or l
	call nz,prnum
	call getkey
	pop hl
	pop bc
	cp 13
	jr z,nu9
	cp 12
	jr z,number
	sub '0'
	cp 10
	jr nc,nu1
	ld b,a
	ld a,c
	cp 5-f_s4
	jr z,nu1
	inc c
	ld d,h
	ld e,l
	add hl,hl
	add hl,hl
	add hl,de
	add hl,hl
	ld e,b
	ld d,0
	add hl,de
	jr nu1
nu9:	ld a,h
	or l
	jp z,main
 IF f_sodd		; a game by number has no cleared list
	ld (num),hl
	ld hl,0
	ld (sel),hl
	ld a,l
	ld (nmov),a
	call deal
	jp changed
 ELSE
	jp board
 ENDIF
num:	defw 0
seed:	defw 0
seed2:	defw 9E37h
nmov:	defb 0
ntot:	defb 0
sel:	defb 0
cheat:	defb 0
grav:	defb 0
only:	defb 0
ha:	defw 0
hpair:	defw 0
cur:	defb 41
kind:	defb 0
old:	defb 0
	include "io.inc"
	defb 13
endl:
