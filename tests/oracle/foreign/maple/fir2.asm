; Fir, second part: history, marks and rays, hints from the cursor, border, drawing, digits.
kb:	call back1
	jr che
back1:	ld hl,nmov
	ld a,(hl)
	or a
	ret z
 IF f_rone
	cp 2
	jr nc,bk0
	ld a,(ntot)
	cp 10
	ccf
	ld a,1
	jr nc,bk0
	xor a
	ret
bk0:
 ENDIF
	dec a
	ld (hl),a
	call entry
	ld e,(hl)
	inc hl
	ld d,(hl)
	inc hl
	ld a,e
	call colback
	ld a,d
	call colback
	or 1
	ret
colback:
	and 78h
	push de
	ld e,a
	ld d,HIGH bd
	ld bc,8
	ldir
	pop de
	ret
forw1:	ld hl,nmov
	ld a,(hl)
	inc hl
	cp (hl)
	ret z
	dec hl
	inc (hl)
	call entry
	ld e,(hl)
	inc hl
	ld d,(hl)
 IF f_fgrav
	ld a,(grav)
	push af
	xor a
	ld (grav),a
	call drop2
	pop af
	ld (grav),a
 ELSE
	call drop2
 ENDIF
	or 1
	ret
kf:	call forw1
che:
 IF h_real
	jr z,che1
 ENDIF
	ld a,1
	ld (cheat),a
che1:	xor a
 IF h_selkeep = 0
	ld (sel),a
 ENDIF
	jp changed
kr:	push bc
kr1:	call back1
	jr nz,kr1
	pop bc
	inc c
	dec c
	jr che
kl:	push bc
 IF f_l20
	ld b,20
kl1:	push bc
	call forw1
	pop bc
	jr z,kl2
	djnz kl1
kl2:
 ELSE
kl3:	call forw1
	jr nz,kl3
 ENDIF
	pop bc
	ld hl,nmov
	ld a,c
	cp (hl)
	jr che
; link: carry if D and E can be joined. Bit 6 marks what D sees, bit 7 what E sees.
link:	ld h,HIGH bd
	ld l,d
	ld (hl),0
	ld c,40h
	call star
	ld l,e
	ld a,(hl)
	ld b,a
	ld l,d
	ld (hl),b
	ld l,e
	ld (hl),0
	push bc
	ld c,80h
	call star
	pop bc
	ld l,e
	ld (hl),b
	push bc
	set 7,(hl)
	ld l,d
	set 6,(hl)
	ld l,0		; from all marked cells on to what E sees
lk1:	bit 6,(hl)
	jr z,lk3
	bit 7,(hl)
	scf
	jr nz,lk9
	ld b,1
	call beam
	jr c,lk9
	ld b,255
	call beam
	jr c,lk9
 IF f_ab
	bit 6,l
	jr nz,lk3
 ENDIF
	ld b,8
	call beam
	jr c,lk9
	ld b,0F8h
	call beam
	jr c,lk9
lk3:	inc l
	bit 7,l
	jr z,lk1
	or a
lk9:	pop bc
	push af
	ld l,0		; take the marks off
lk10:	ld a,(hl)
	and 1Fh
	ld (hl),a
	inc l
 IF f_marks
	ld a,l
	cp 120
	jr c,lk10
 ELSE
	bit 7,l
	jr z,lk10
 ENDIF
	pop af
	ret
star:	ld b,1		; mark L and what it sees with C
	call ray
	ld b,255
	call ray
	ld b,8
	call ray
	ld b,0F8h
ray:	push hl
ry1:	ld a,(hl)
	or c
	ld (hl),a
	call go
	jr c,ry9
	ld a,(hl)
	and 1Fh
	jr z,ry1
ry9:	pop hl
	ret
beam:	push hl
be1:	call go
	jr c,be8
	ld a,(hl)
	rla
	jr c,be9
	and 3Eh
	jr z,be1
be8:	or a
be9:	pop hl
	ret
; go: L = L + B; carry if that is outside
go:	ld a,b
	rra
	jr nc,go2
	ld a,l		; up or down
	and 7
	inc b
	jr nz,go1
	dec b
 IF f_colwrap = 0
	sub 1
	ret c
 ENDIF
	jr go3
go1:	dec b
	cp 7-f_bottom
	ccf
	ret c
	jr go3
go2:	ld a,l
	add a,b
	bit 7,b
	jr nz,go4
 IF f_right
	cp 120
	ccf
	ret c
 ENDIF
	rla
	ret c
	jr go3
go4:	bit 7,a
	scf
	ret nz
go3:	ld a,l
	add a,b
	ld l,a
	or a
	ret
; nextp: next pair; (k1), (k2) count the cells from (from) on; carry if found
nextp:	ld bc,(k1)	; C = k1, B = k2
	ld h,HIGH bd
np1:	inc b
	bit 7,b
	jr nz,np5
np2:	ld a,(from)
	ld e,a
	add a,c
	and 7Fh
	ld l,a
	ld a,(hl)
	or a
	jr z,np5
	ld d,a
	ld a,e
	ld e,l
	add a,b
 IF f_hstart
	jp m,np5
 ENDIF
	and 7Fh
	ld l,a
	ld a,d
	ld d,l
	cp (hl)
	jr nz,np1
 IF f_blkadj
	ld a,(only)
	inc a
	jr nz,np3
	ld a,e
	sub d
	inc a
	cp 3
	jr c,np1
 ENDIF
np3:	ld a,(only)
	or a
	jr z,np4
	inc a
	jr z,np4
	dec a
	cp e
	jr z,np4
 IF f_hsel
	jr np1
 ELSE
	cp d
	jr nz,np1
 ENDIF
np4:	push bc
	call link
	pop bc
	ld h,HIGH bd
	jr nc,np1
	ld (pair),de
	ld (k1),bc
	scf
	ret
np5:	inc c
	ld b,c
	bit 7,c
	jr z,np1
	or a
	ret
help:	ld a,(sel)
	ld (only),a
	ld a,(k1)
	ld b,a
	ld a,(k2)
	or b
	jr nz,he1
	ld a,(cur)
	ld (from),a
he1:	call nextp
	ld a,1
	jr c,he2
	ld h,0
	ld l,h
	ld (k1),hl
	xor a
he2:	ld (shown),a
 IF h_jump
	or a
	jr z,he3
	ld a,(pair)
	ld (cur),a
he3:
 ENDIF
	jp main
status:	ld a,255
	ld (only),a
 IF f_hstart
	ld a,9
	ld (from),a
 ENDIF
	ld c,7
	ld a,(nmov)
	cp 42
	jr z,st1
	call nextp
	ld hl,0
	ld (k1),hl
	ld c,5
	jr c,st1
	ld c,0
st1:
 IF h_blackfirst
	ld a,c
	or a
	jr z,st2
 ENDIF
	ld a,(cheat)
	or a
	jr z,st2
	ld c,2
st2:
 IF f_redrem
	ld a,(nmov)
	cp 30
	jr c,st3
	xor a
	ld (cheat),a
st3:
 ENDIF
	ld a,c
	out (254),a
	rlca
	rlca
	rlca
	ld (5C48h),a
	ret

	include "fir3.asm"
