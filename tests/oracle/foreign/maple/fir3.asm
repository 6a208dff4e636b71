; Fir, last part, from draw.
draw:	ld a,(cur)
	ld l,a
	ld h,HIGH bd
	ld a,(hl)
	ld (kind),a
	ld l,9
dw1:	ld a,l
	call edgea
	jp z,dw9
	ld a,l
	and 7
	add a,R0-1
	ld b,a
	rrca
	rrca
	rrca
	and 0E0h
	ld e,a
	ld a,b
	and 18h
	or 40h
	ld d,a
	ld a,l
	rrca
	rrca
	rrca
	and 15
	add a,C0-1
	add a,e
	ld e,a
	push hl
	push de
	ld bc,0		; B = xor, C = and for the second half of bold letters
	ld a,38h
	ld (attr),a
	ld a,(shown)
	or a
	jr z,dw2
	ld a,(pair)
	cp l
	jr z,dw3
	ld a,(pair+1)
	cp l
	jr nz,dw7
dw3:	ld a,30h
	ld (attr),a
	jr dw7
dw2:	ld a,(hl)
	or a
	jr z,dw4
	ld a,(kind)
	cp (hl)
	jr nz,dw4
 IF f_hicol
	ld a,(cur)
	xor l
	and 78h
	jr z,dw4
 ENDIF
	dec c
 IF h_bright
	inc c
	ld a,78h
	ld (attr),a
 ENDIF
dw4:	ld a,(sel)
	cp l
	jr nz,dw5
 IF f_sel10
	ld a,(hl)
	cp 17
	jr nc,dw5
 ENDIF
	ld a,(attr)
	or 80h
	ld (attr),a
dw5:	ld a,(cur)
	cp l
	jr nz,dw7
 IF h_nocur
	ld a,(hl)
	or a
	jr z,dw7
 ENDIF
	dec b
dw7:	ld a,(hl)
	or a
	jr z,dw8
	add a,32
dw8:	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	ld a,h
	add a,3Dh
	ld h,a
dw10:	ld a,(hl)
	rrca
	and c
	or (hl)
	xor b
	ld (de),a
	inc hl
	inc d
	ld a,d
	and 7
	jr nz,dw10
	pop de
	ld a,d
	rrca
	rrca
	rrca
	and 3
	or 58h
	ld d,a
	ld a,(attr)
	ld (de),a
	pop hl
dw9:	inc l
	ld a,l
	cp 119
	jp nz,dw1
; the five digits in the last row
	ld hl,digits
	ld de,50E0h
	ld b,5
dg1:	ld a,(hl)
	call glyph
	inc hl
	inc e
	djnz dg1
	xor a
glyph:	push hl
	push de
	push bc
	or a
	jr z,gl0
	sub 32
gl0:	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	ld bc,3D00h
	add hl,bc
	ld b,8
gl1:	ld a,(hl)
	ld (de),a
	inc hl
	inc d
	djnz gl1
	pop bc
	pop de
	pop hl
	ret
todigits:
	push hl
	ld ix,digits
	ld de,10000
	call td1
	ld de,1000
	call td1
	ld de,100
	call td1
	ld de,10
	call td1
	ld de,1
	call td1
	pop hl
	ret
td1:	ld a,'0'-1
td2:	inc a
 IF f_num6
	cp '6'
	jr z,td3
 ENDIF
	or a
	sbc hl,de
	jr nc,td2
	add hl,de
td3:	ld (ix+0),a
	inc ix
	ret
; number: digits move in from the right, L flashes at the end
number:
 IF f_slead = 0
	ld hl,digits
	ld b,5
nu0:	ld (hl),'0'
	inc hl
	djnz nu0
 ENDIF
nu1:	call dw9a
	ld a,'L'
	call glyph
	ld hl,5AE5h
	ld (hl),0B8h
	call getkey
	ld hl,5AE5h
	ld (hl),38h
	cp 13
	jr z,nu2
	cp '0'
	jr c,nu1
	cp '9'+1
	jr nc,nu1
	ld hl,digits+1
	ld de,digits
	ld bc,4
	ldir
	ld (de),a
	jr nu1
dw9a:	ld hl,digits
	ld de,50E0h
	ld b,5
	jr dg1x
dg1x:	ld a,(hl)
	call glyph
	inc hl
	inc e
	djnz dg1x
	ret
nu2:	ld hl,0
	ld de,digits
	ld b,5
nu3:	push bc
	ld b,h
	ld c,l
	add hl,hl
	jr c,nu9
	add hl,hl
	jr c,nu9
	add hl,bc
	jr c,nu9
	add hl,hl
	jr c,nu9
	ld a,(de)
	inc de
	sub '0'
	ld c,a
	ld b,0
	add hl,bc
	jr c,nu9
	pop bc
	djnz nu3
	ld a,h
	or l
 IF f_s0 = 0
	jr z,number
 ENDIF
	jp board
nu9:	pop bc
	jr number
num:	defw 0
seed:	defw 0
cur:	defb 9
grav:	defb 0
cheat:	defb 0
only:	defb 0
from:	defb 9
kind:	defb 0
attr:	defb 0
byhint:	defb 0
pair:	defw 0
digits:	defm '00000'
vars:
nmov:	defb 0
ntot:	defb 0
k1:	defb 0
k2:	defb 0
sel:	defb 0
shown:	defb 0
vend:
	include "io.inc"
	defb 13
endl:
