; Birch, second part: gravity, lines, hints, status, printing, BASIC lines.
drop:	ld h,HIGH tab
	ld a,(nograv)
	or a
	jr nz,dr2
dr1:	ld a,l
	sub 14+14*f_grav0
	jr c,dr2
 IF f_grav0
	add a,14
 ENDIF
	ld c,a
	ld b,h
	ld a,(bc)
	ld (hl),a
	ld l,c
	jr dr1
dr2:	ld (hl),0
	ret
; link: Z if the tiles at D and E can be joined
link:	ld h,HIGH tab
	ld l,d
	ld b,(hl)
	ld (hl),0
	push hl
	push bc
	ld l,e
	ld (hl),0
	push hl
	xor a
	ld (tr),a
	ld a,d
	call rowcol
	ld (r1),bc	; column, row
	ld a,e
	call rowcol
	ld (r2),bc
	call lk
	jr z,li1
 IF f_vhv
	jr li1
 ENDIF
	ld hl,(r1)
	ld a,h
	ld h,l
	ld l,a
	ld (r1),hl
	ld hl,(r2)
	ld a,h
	ld h,l
	ld l,a
	ld (r2),hl
	ld a,1
	ld (tr),a
	call lk
li1:	pop hl
	pop bc
	ld (hl),b
	pop hl
	ld (hl),b
	ret
rowcol:	ld b,-1		; A to row B, column C
rc1:	inc b
	sub 14
	jr nc,rc1
	add a,14
	ld c,a
	ret
lk:	ld d,255-255*f_x0
lk1:	ld bc,(r1)
	ld e,d
	call seg
	jr nz,lk2
	ld bc,(r2)
	ld e,d
	call seg
	jr nz,lk2
	call flip
	ld a,(r1+1)
	ld c,a
	ld a,(r2+1)
	ld e,a
	ld b,d
	call seg
	push af
	call flip
	pop af
	ret z
lk2:	inc d
	ld a,d
	cp 15
	jr nz,lk1
	or a
	ret
flip:	ld hl,tr
	ld a,(hl)
	xor 1
	ld (hl),a
	ret
; seg: Z if row B is empty from column C to E
seg:
	call empty
	ret nz
	ld a,c
	cp e
	ret z
	inc a
	ld h,a
	ld a,e
	inc a
	cp h
	jr c,se1
	inc c
	jr seg
se1:	dec c
	jr seg
empty:	push bc
	ld a,(tr)
	or a
	jr z,em1
	ld a,b
	ld b,c
	ld c,a
em1:	ld a,b
	cp 6
	jr nc,em8
	ld a,c
	cp 14
	jr nc,em9
	ld a,b
	add a,a
	ld l,a
	add a,a
	add a,a
	add a,a
	sub l
	add a,c
	ld l,a
	ld h,HIGH tab
	ld a,(hl)
	or a
	pop bc
	ret
em8:
 IF f_outtop
	inc a
	jr nz,em9
	inc a
	pop bc
	ret
 ENDIF
em9:
 IF f_outright
	ld a,c
	cp 14
	jr nz,em7
	ld a,b
	cp 3
	jr c,em7
	or a
	pop bc
	ret
em7:
 ENDIF
	xor a
	pop bc
	ret
; nextp: the next pair of kind (hk), cells (hp), (hq); carry if found
nextp:	ld h,HIGH tab
	ld bc,(hk)	; C = kind, B = first cell
	ld a,(hq)
	ld e,a
	ld a,c
	or a
	jr z,np5
np1:	inc e
	ld a,e
	cp 84
	jr nz,np2
np3:	inc b
	ld e,b
	ld a,b
	cp 84
	jr nz,np1
np5:	inc c
	ld b,0
	ld e,b
	ld a,c
	cp 22
	ret z
	jr np1
np2:	ld a,c
	ld l,b
	cp (hl)
	jr nz,np3
	ld l,e
	cp (hl)
	jr nz,np1
	ld a,(only)
	cp 255
	jr z,np4
	cp b
	jr z,np4
	cp e
 IF f_only3
	jr z,np4
	ld a,c
	cp 18
	jr c,np1
 ELSE
	jr nz,np1
 ENDIF
np4:	push bc
	push de
	ld d,b
	call link
	pop de
	pop bc
	ld h,HIGH tab
	jr nz,np1
	ld (hk),bc
	ld a,e
	ld (hq),a
	scf
	ret
help:	ld a,(sel)
	ld (only),a
	call nextp
	ld a,1
	jr c,he1
	xor a
	ld (hk),a
he1:	ld (shown),a
 IF f_hint21
	ld a,(hk)
	cp 21
	jr nz,he2
	xor a
	ld (shown),a
	ld (hk),a
he2:
 ENDIF
 IF h_jump		; the cursor jumps to the hint
	ld a,(shown)
	or a
	jr z,he3
	ld a,(hq)
	ld (cur),a
he3:
 ENDIF
	jp show
status:	ld hl,tab
	ld b,84
st1:	ld a,(hl)
	or a
	jr nz,st2
	inc hl
	djnz st1
	ld a,7
	jr st4
st2:	xor a
	ld (hk),a
	dec a
	ld (only),a
	call nextp
 IF f_dead21
	ld a,(hk)
	cp 21
	jr nz,st5
	or a
st5:
 ENDIF
	ld a,0
	ld (hk),a
	jr nc,st4
	ld a,5
st4:	ld c,a
	ld a,(cheated)
	or a
	jr z,st3
 IF h_white
	ld a,c
	cp 7
	jr z,st3
 ENDIF
	ld c,2
st3:	ld a,c
	jp 2297h	; BORDER
	include "birch3.asm"
