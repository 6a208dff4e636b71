; Dogwood, second part: removing, steps with turns, pairs by distance, border, drawing, numbers.
; take: remove D and E, remember them
take:	ld a,(nmov)
	ld c,a
	ld b,0
	ld hl,list
	add hl,bc
	add hl,bc
 IF f_hist64
	res 6,l
 ENDIF
	ld (hl),e
	inc hl
	ld (hl),d
	inc a
	ld (nmov),a
 IF f_nocut
	ld hl,ntot
	cp (hl)
	jr c,tk1
	ld (hl),a
tk1:
 ELSE
	ld (ntot),a
 ENDIF
	push de
	call take2
	pop de
 IF f_sndadj
	ld a,d
	sub e
	inc a
	cp 3
	ret c
 ENDIF
	ld hl,0		; noise from the ROM, in the border, too
	ld b,200
tk2:	ld a,(hl)
	and 17h
	out (254),a
	ld c,40+80*h_long
tk3:	dec c
	jr nz,tk3
	inc hl
	djnz tk2
	ret
take2:	ld a,d
	cp e
	ld l,e
	ld e,d
	jr nc,tk4
	ld e,l
	ld l,d
tk4:	call drop
	ld l,e
drop:	ld h,BP
	ld a,(grav)
	rra
	jr c,dr2
dr1:	ld a,l
	sub 32
 IF f_gshift
	cp 64
 ELSE
	cp 32
 ENDIF
	jr c,dr2
	ld c,a
	ld d,b
	ld b,h
	ld a,(bc)
	ld b,d
	ld (hl),a
	ld l,c
	jr dr1
dr2:	ld (hl),0
	ret
; link: carry if L and E can be joined
link:	ld h,BP
	ld bc,201h
	call step
	ret c
	ld c,255
	call step
	ret c
	ld c,32
	call step
	ret c
	ld c,224
step:	push hl
	ld a,l
	add a,c
	ld l,a
	and 31
	cp 8
	jr c,sp8
	cp 24-f_colr
	jr nc,sp8
	ld a,c
	cp 32
	ld a,l
	jr nz,sp1
	cp 32
	jr c,sp8
 IF f_rowd
	cp 224
	jr nc,sp8
 ENDIF
sp1:	bit 0,c
	jr nz,sp2
	bit 7,c
	jr z,sp2
 IF f_wrapup = 0
	cp 224
	jr nc,sp8
 ENDIF
sp2:	ld a,l
	cp e
	scf
	jr z,sp9
	ld a,(hl)
	or a
	jr nz,sp8
	call step
	jr c,sp9
	ld a,b
	or a
	jr z,sp8
	dec b
	push bc
	bit 0,c
	ld c,1
	jr z,sp3
	ld c,32
sp3:	call step
	jr c,sp4
 IF f_turn1		; the second turn goes one way only
	ld a,b
	or a
	jr z,sp4
 ENDIF
	xor a
	sub c
	ld c,a
	call step
sp4:	pop bc
	inc b
	jr c,sp9
sp8:	or a
sp9:	pop hl
	ret
; nextp: the next pair E, E + (dist); carry if there is one
nextp:	ld hl,(ha)	; L = first cell, H = distance
	ld e,l
	ld d,h
	ld h,BP
	ld a,d
	or a
	jr z,np3
np1:	inc e
	ld a,e
	add a,d
	jr c,np3
	ld l,a
	ld a,(hl)
	or a
	jr z,np1
	ld c,l
	ld l,e
	cp (hl)
	ld l,c
	jr nz,np1
	ld a,(only)
	or a
	jr z,np2
	cp l
	jr z,np2
	cp e
	jr nz,np1
 IF f_hsel
	ld a,d
	cp 32
	jr nc,np1
 ENDIF
np2:	push de
	call link
	pop de
	jr nc,np1
	ld a,e
	add a,d
	ld (hpair+1),a
	ld a,e
	ld (hpair),a
	ld l,e
	ld h,d
	ld (ha),hl
	scf
	ret
np3:	inc d
	ld e,40
	ld a,d
maxd:	cp 175
	jr c,np1
	or a
	ret
help:	ld a,(sel)
	ld (only),a
 IF f_hdist
	ld a,130
	ld (maxd+1),a
 ENDIF
	call nextp
	jr c,he1
 IF h_again		; none, then from the beginning
	call clrha
	jp main
 ENDIF
	call clrha
	call nextp
 IF f_hdist
	call nc,clrha
 ENDIF
he1:
 IF h_jump
	ld a,(hpair)
	jr nc,he2
	ld (cur),a
he2:
 ENDIF
	jp main
status:	xor a
	ld (only),a
 IF f_hdist
	ld a,175
	ld (maxd+1),a
 ENDIF
 IF f_sdist
	ld a,125
	ld (maxd+1),a
 ENDIF
	ld hl,TILE
	ld c,7
ss1:	ld a,(hl)
	or a
	jr nz,ss2
	inc l
	jr nz,ss1
 IF f_wing
	ld a,(grav)
	rra
	jr nc,ss4
	ld c,5
 ENDIF
	jr ss4
ss2:	call nextp
 IF f_sdist
	ld a,175
	ld (maxd+1),a
 ENDIF
	call clrha
	ld c,5
	jr c,ss3
	ld c,0
 IF h_black
	jr ss4
 ENDIF
ss3:	ld a,(cheat)
	or a
	jr z,ss4
	ld c,2
ss4:	ld a,c
	jp 2297h

draw:
 IF f_hifall
	ld hl,(cur)
	ld a,(nmov)
	ld c,a
	ld a,(old)
	cp c
	ld a,c
	ld (old),a
	jr nz,dw0
 ENDIF
	ld a,(cur)
	ld l,a
	ld h,BP
	ld a,(hl)
	ld (kind),a
dw0:	ld hl,TILE
dw1:	ld a,l
	and 31
	sub 9
	cp 14
	jp nc,dw9
	ld a,(hl)
	or a
	jr z,dw2
	add a,32
dw2:	push hl
	ld e,l
	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	ld a,h
	add a,3Dh
	ld h,a
	ld d,49h
	ld b,6
dw3:	inc hl
	ld a,(hl)
	ld (de),a
	inc d
	djnz dw3
	pop hl
	ld d,59h
	ld b,PAP
	ld a,(ha)
	or a
	jr z,dw5
	ld a,(hpair)
	cp l
	jr z,dw4
	ld a,(hpair+1)
	cp l
	jr nz,dw5
dw4:	ld b,PAP+3-h_paper*24+h_paper*5
	jr dw8
dw5:	ld a,(hl)
	or a
	jr z,dw6
	ld a,(kind)
	cp (hl)
	jr nz,dw6
 IF f_hi64
	ld a,l
	cp 192
	jr nc,dw6
 ENDIF
	ld b,PAP+2-h_paper*2+40h*h_paper
dw6:	ld a,(cur)
	cp l
	jr nz,dw7
	ld b,PAP+1+4*h_paper-h_paper*28
dw7:	ld a,(sel)
	cp l
	jr nz,dw8
 IF h_flash
	set 7,b
 ELSE
	ld a,b
	xor 44h
	ld b,a
 ENDIF
dw8:	ld a,b
	ld (de),a
dw9:	inc l
	ld a,l
	cp 224
	jp nz,dw1
atnum:	call at21
	ld bc,(num)
 IF f_num
	call 1A1Bh
 ELSE
	ld h,b
	ld l,c
	call prnum
 ENDIF
sp5:	ld b,4
sp6:	ld a,32
	rst 10h
	djnz sp6
	ret
at21:	ld a,22
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
	ret
; number: L flashes at the left, then the digits
	include "dogwood3.asm"
