; Elder, second part: removing, spans, n-th pair, border, attributes, BASIC lines.
take:	ld a,(nmov)
	ld c,a
	ld b,0
	ld hl,list
	add hl,bc
	add hl,bc
	ld (hl),e
	inc hl
	ld (hl),d
	inc a
	ld (nmov),a
 IF f_nocut
	ld hl,ntot
	cp (hl)
	jr c,take2
 ENDIF
	ld (ntot),a
take2:	ld a,d
	cp e
	jr nc,tk1
	ld d,e
	ld e,a
tk1:	ld l,e
	call drop
 IF f_gtwo
	ld a,d
	sub e
	cp 64
	ld l,d
	jr z,dr3
 ENDIF
	ld l,d
drop:	ld h,PG
	ld a,(grav)
	rra
	jr c,dr3
dr1:	ld a,l
	sub 32
	ld c,a
	push bc
	ld b,h
	ld a,(bc)
	pop bc
	ld (hl),a
	ld l,c
	or a
	jr nz,dr1
	ret
dr3:	ld (hl),0
	ret
beep:
 IF f_sndl
	ld a,(nmov)
	cp 42
	ret z
 ENDIF
	ld a,(bord)
	ld d,80
bp1:	xor 16
	out (254),a
	ld b,d
bp2:	nop
 IF h_deep
	nop
	nop
 ENDIF
	djnz bp2
	dec d
	jr nz,bp1
	ret
; link: carry if D and E can be joined
link:	ld c,1
	call lk
	ret c
 IF f_v3
	ld a,d
	cp e
	ret nc
 ENDIF
	ld c,32
lk:	ld a,c
	dec a
	ld a,1Fh
	jr z,lk1
	cpl
lk1:	ld (amask),a
	ld l,e
	call walk
	ld (q2),a
	ld l,d
	call walk
	ld (p2),a
	xor a
	sub c
	ld c,a
	ld l,e
	call walk
	ld (q1),a
	ld l,d
	call walk
	push af
	xor a
	sub c
	ld c,a
	pop af
lk2:	ld l,a		; L on the span of D
	ld a,(amask)
	ld b,a
	and l
	push af
	ld a,b
	cpl
	and e
	ld b,a
	pop af
	or b
	ld b,a		; B opposite it on the line of E
	ld a,(q2)
	cp b
 IF f_cmp
	jr z,lk5
 ENDIF
	jr c,lk5
	ld a,(q1)
	cp b
	jr z,lk3
	jr nc,lk5
lk3:	push hl
	ld a,l
	cp b
	jr c,lk4
	ld l,b
	ld b,a
lk4:	push bc
	ld a,c
	dec a
	ld c,32
	jr z,lk6
	ld c,1
lk6:
 IF f_btw
	ld a,l
	add a,c
	ld l,a
	cp b
	jr z,lk8
 ENDIF
lk7:	ld a,l
	add a,c
	ld l,a
	cp b
	jr nc,lk8
	ld a,(hl)
	or a
	jr z,lk7
	pop bc
	pop hl
	jr lk5
lk8:	pop bc
	pop hl
	scf
	ret
lk5:	ld a,(p2)
	cp l
	ret z
	ld a,l
	add a,c
	jr lk2
; walk: from L in steps of C to the last empty cell; A = L = that cell
walk:	ld h,PG
wa1:	ld b,l
	ld a,l
	add a,c
	ld l,a
 IF f_span
	and 31
	cp 23
	jr z,wa3
	ld a,l
 ENDIF
	bit 0,c
	jr nz,wa2
	sub c
	add a,c
	ld a,c
	rla
	ld a,l
	jr c,wa4
 IF f_wrapd = 0
	cp 32
	jr c,wa3
 ENDIF
	jr wa2
wa4:	cp 224
	jr nc,wa3
wa2:	ld a,(hl)
	or a
 IF f_wrapd
	jr nz,wa3
	ld a,l
	cp e
	jr z,wa3
	cp d
	jr z,wa3
	ld a,b
	cp 224
	jr c,wa1
	ld a,l
	cp 32
	jr nc,wa1
	ld b,l
 ELSE
	jr z,wa1
 ENDIF
wa3:	ld a,b
	ld l,b
	ret
; nth: the pair with the number A in the order of search; carry if there is one
nth:	ld (count),a
	ld h,PG
	ld d,LASTC+1
nt1:	dec d
	ld a,d
first:	cp 42
	ccf
	ret nc
	ld l,d
	ld a,(hl)
	or a
	jr z,nt1
	bit 5,a
	jr nz,nt1
	ld e,d
nt2:	dec e
	ld a,e
	cp 41
	jr c,nt1
	ld l,d
	ld a,(hl)
	ld l,e
	cp (hl)
	jr nz,nt2
	ld a,(only)
	or a
	jr z,nt3
	cp d
	jr z,nt3
	cp e
	jr nz,nt2
nt3:	call link
	ld h,PG
	jr nc,nt2
	ld a,(count)
	sub 1
	ld (count),a
	jr nc,nt2
	ld (pair),de
	scf
	ret
help:	ld a,(sel)
	ld (only),a
 IF f_hrow
	ld a,74
	ld (first+1),a
 ENDIF
	ld a,(nhint)
	inc a
	ld (nhint),a
	dec a
 IF f_h15
	and 15
 ENDIF
	call nth
	ld a,1
	jr c,he1
	xor a
	ld (nhint),a
he1:	ld (shown),a
 IF h_jump
	or a
	jr z,he2
	ld a,(pair)
	ld (cur),a
he2:
 ENDIF
	jp main
status:	xor a
	ld (only),a
 IF f_hrow
	ld a,42
	ld (first+1),a
 ENDIF
 IF f_srow
	ld a,74
	ld (first+1),a
 ENDIF
	ld c,7
	ld a,(nmov)
	cp 42-f_w41
	jr z,ss1
	xor a
	call nth
 IF f_srow
	ld a,42
	ld (first+1),a
 ENDIF
	ld c,5
	jr c,ss2
	ld c,0
 IF h_black
	jr ss1
 ENDIF
ss2:	ld a,(cheat)
	or a
	jr z,ss1
	ld c,2
 IF h_redall = 0
ss1:
 ELSE
	jr ss3
ss1:	ld a,(cheat)
	or a
	jr z,ss3
	ld c,2
ss3:
 ENDIF
	ld a,c
	ld (bord),a
	out (254),a
	rlca
	rlca
	rlca
	ld (5C48h),a
	ret
; plain: no marks in the attributes
plain:	ld hl,TILE
pl1:	ld a,l
	and 31
	sub 9
	cp 14
	jr nc,pl2
	ld a,(hl)
	and 31
	ld (hl),a
pl2:	inc l
	ld a,l
	cp LASTC+1
	jr nz,pl1
	ret
	include "elder3.asm"
