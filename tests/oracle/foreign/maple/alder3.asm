; Alder, last part, from draw.
draw:	ld h,HIGH BB
	ld a,(cur)
	ld l,a
	ld c,(hl)	; kind under the cursor
	ld b,R0
	ld l,FIRST
	ld de,5800h+R0*32+C0
dw1:	ld a,22
	rst 10h
	ld a,b
	rst 10h
	ld a,C0
	rst 10h
dw2:	ld a,(hl)
	or a
	ld a,32
	jr z,dw3
	ld a,(hl)
	add a,64+32*h_lower
dw3:	rst 10h
	push bc
	ld a,(hint)
	ld b,38h
	or a
	jr nz,dw6
	ld a,(hl)
	or a
	jr z,dw4
	cp 21+1-f_hi21
	jr nc,dw4
	cp c
	jr nz,dw4
	ld b,38h-8-8*h_col
dw4:	ld a,(sel)
	cp l
	jr nz,dw5
	set 7,b
dw5:	ld a,(cur)
	cp l
	jr nz,dw7
	ld b,28h+40h*h_col
	ld a,(sel)
	cp l
	jr nz,dw7
	set 7,b
	jr dw7
dw6:	cp l
	jr z,dw8
	ld a,(hb)
	cp l
	jr nz,dw7
dw8:	ld b,07h
dw7:	ld a,b
	ld (de),a
	pop bc
	inc l
	inc de
	ld a,e
	sub C0+14
	and 31
	jr nz,dw2
	ld a,l
	add a,3
	ld l,a
	ld a,e
	add a,18
	ld e,a
	jr nc,dw9
	inc d
dw9:	inc b
	ld a,b
	cp R0+6
	jr nz,dw1
	ld hl,(num)
atnum:	ld a,22
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
	IF f_num
	ld a,h
	cp 128
	jr c,an1
	ld a,'-'
	rst 10h
	xor a
	sub l
	ld l,a
	sbc a,a
	sub h
	ld h,a
an1:
	ENDIF
	call prnum
	ld b,5
an2:	ld a,32
	rst 10h
	djnz an2
	ret
; knum: own digits, flashing L
knum:	ld hl,0
kn1:	push hl
	ld a,h
	or l
	jr nz,kn2
	ld a,22
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
	jr kn3
kn2:	call atnum
	ld b,5
kn4:	ld a,8
	rst 10h
	djnz kn4
kn3:	ld a,18
	rst 10h
	ld a,1
	rst 10h
	ld a,'L'
	rst 10h
	ld a,18
	rst 10h
	xor a
	rst 10h
	ld b,6
	call an2
	call getkey
	pop hl
	cp 13
	jr z,kn9
 IF h_cancel
	cp 12
	jp z,clear
 ENDIF
	sub '0'
	jr c,kn1
	cp 10
	jr nc,kn1
	ld d,h
	ld e,l
	add hl,hl
	add hl,hl
	add hl,de
	add hl,hl
	ld e,a
	ld d,0
	add hl,de
 IF f_s5
	ld a,h
	cp 80h
	jr c,kn1
	res 7,h
 ENDIF
	jr kn1
kn9:	ld a,h
	or l
	jp z,clear
	jp board
num:	defw 0
seed:	defw 0
grav:	defb 0
cur:	defb FIRST
old:	defb FIRST
only:	defb 0
vars:
ha:	defb 0
hb:	defb 0
hint:	defb 0
sel:	defb 0
cheat:	defb 0
nmov:	defb 0
ntot:	defb 0
vend:
	include "io.inc"
	defb 13
endl:
list	equ 7000h
