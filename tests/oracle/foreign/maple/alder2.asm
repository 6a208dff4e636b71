; Alder, second part: removing, history, hints, status, drawing, numbers.
; take: remove the cells D and E, and remember them
take:	ld a,d
	cp e
	jr nc,ta1
	ld d,e
	ld e,a
ta1:	ld a,(nmov)
	call entry
	ld (hl),e
	inc hl
	ld (hl),d
	inc hl
	ld b,HIGH BB
	ld c,e
	ld a,(bc)
	ld (hl),a
	ld hl,nmov
	inc (hl)
	ld a,(hl)
 IF f_nocut
	ld hl,ntot
	cp (hl)
	jr c,ta2
	ld (hl),a
ta2:
 ELSE
	ld (ntot),a
 ENDIF
	call drop2
sound:	ld de,20
	ld hl,600+300*h_tone
	jp 3B5h
drop2:
 IF f_dropord
	ld l,d
	call drop
	ld l,e
 ELSE
	ld l,e
	call drop
	ld l,d
 ENDIF
drop:	ld h,HIGH BB
	ld (hl),0
	ld a,(grav)
	or a
	ret nz
 IF f_drop5
	ld a,l
	cp LAST
	ret z
 ENDIF
dr1:	ld a,l
	sub 17
	ld c,a
	ld b,h
	ld a,(bc)
	ld (hl),a
	ld l,c
	or a
	jr nz,dr1
	ret
entry:				; HL = entry A of the list
 IF f_hist32
	and 31
 ENDIF
	ld c,a
	ld b,0
	ld hl,list
	add hl,bc
	add hl,bc
	add hl,bc
	ret
back1:	ld hl,nmov
	ld a,(hl)
	or a
	ret z
	dec (hl)
	dec a
	call entry
	ld e,(hl)
	inc hl
	ld d,(hl)
	inc hl
	ld b,(hl)
 IF f_undoord
	ld a,d
	ld d,e
	ld e,a
 ENDIF
	ld l,d
	call lift
	ld l,e
lift:	ld h,HIGH BB
	ld a,b
 IF f_v11		; the bug of version 1.1
li1:	ld c,(hl)
	ld (hl),a
	ld a,l
	sub 17
	ld l,a
	ld a,c
	inc c
	dec c
	jr nz,li1
	ld c,a
	ld a,l
	cp FIRST
	ld a,c
	jr nc,li1
 ELSE
li1:	ld c,(hl)
	ld (hl),a
	ld a,l
	sub 17
	ld l,a
	ld a,c
	or a
	jr nz,li1
 ENDIF
	scf
	ret
forw1:	ld hl,nmov
	ld a,(ntot)
	cp (hl)
	ret z
	ld a,(hl)
	inc (hl)
	call entry
	ld e,(hl)
	inc hl
	ld d,(hl)
	call drop2
	scf
	ret
kback:	call back1
	jr cheat1
kforw:	call forw1
cheat1:
 IF h_cheatreal
	jr nc,nocheat
 ENDIF
cheat2:	ld a,1
	ld (cheat),a
nocheat:
 IF h_selundo = 0
	xor a
	ld (sel),a
 ENDIF
	jp changed
krest:	call back1
	jr c,krest
 IF f_rcheat
	jr nocheat
 ELSE
	jr cheat2
 ENDIF
klast:	call forw1
	jr c,klast
	jr cheat2

; link: carry if E can be reached from L
link:	ld b,3-f_seg
	ld c,1
	call ray2
	ret c
	ld b,3-f_seg+f_seg4
	ld c,17
ray2:	call ray
	ret c
	xor a
	sub c
	ld c,a
ray:	push hl
ra1:	ld a,l
	add a,c
	ld l,a
	cp e
	scf
	jr z,ra9
	ld a,(hl)
	or a
	jr nz,ra9
	dec b
	jr z,ra2
	push bc
	ld a,c
	inc a
	cp 3
	ld c,17
	jr c,ra3
	ld c,1
ra3:	call ray2
	pop bc
ra2:	inc b
	jr nc,ra1
ra9:	pop hl
	ret
; nextp: next pair after E, D; carry if there is one
nextp:	inc d
	ld a,d
	cp LAST+1-f_hlast
	jr c,np2
	inc e
	ld d,e
	ld a,e
	cp LAST+1
	jr c,nextp
	or a
	ret
np2:	ld h,HIGH BB
	ld l,e
	ld a,(hl)
	inc a
	cp 2
	ld a,(hl)
	jr nc,np3
	ld d,LAST
	jr nextp
np3:	ld l,d
	cp (hl)
	jr nz,nextp
	ld a,(only)
	or a
	jr z,np4
	cp e
	jr z,np4
 IF f_hsel
	jr nextp
 ELSE
	cp d
	jr nz,nextp
 ENDIF
np4:	push de
	call link
	pop de
	jr nc,nextp
	ret
khint:	ld a,(sel)
	ld (only),a
	ld de,(ha)
	ld a,e
	or a
	jr nz,kh1
	ld de,FIRST*257
kh1:	call nextp
	jr c,kh2
	ld de,0
kh2:	ld (ha),de
	ld a,e
	ld (hint),a
	jp main
; status: the border
status:	xor a
	ld (only),a
	ld c,7		; white
	ld h,HIGH BB
	ld l,FIRST+68*f_win
st1:	ld a,(hl)
	inc a
	cp 2
	jr nc,st2
	inc l
	ld a,l
	cp LAST+1
	jr c,st1
	jr st4
st2:	ld de,FIRST*257
 IF f_dead		; pairs with the first row are not seen
	ld de,FIRST*257+17*257
 ENDIF
	call nextp
	ld c,0
	jr nc,st4
	ld c,5
st3:	ld a,(cheat)
	or a
	jr z,st5
	ld c,2
	jr st5
st4:
 IF h_red
	jr st3
 ENDIF
st5:	ld a,c
 IF f_bordkeep
	cp 5
	ret z
 ENDIF
	out (254),a
	add a,a
	add a,a
	add a,a
	ld (5C48h),a
	ret

	include "alder3.asm"
