; Cedar, second part: showing the tiles of a move number, flood, list, XOR drawing, numbers.
; build: the grid from the start board and the marks
build:	ld hl,grid
bu1:	ld (hl),0
	inc l
	jr nz,bu1
	ld h,HIGH kinds
bu2:	ld (hl),0
	inc l
	jr nz,bu2
	ld b,14
bu3:	ld c,b		; column B, C = place of the next tile
	ld a,96
	add a,b
	ld c,a
	ld a,b
	add a,a
	add a,b
	add a,a
	dec a
	ld e,a		; index of its lowest tile
	push bc
	ld b,6
bu4:	ld d,HIGH mark
	ld a,(de)
	ld hl,nmov
	cp (hl)
	jr c,bu5	; removed
	ld d,HIGH home
	ld a,(de)
	ld h,HIGH kinds
	ld l,c
	ld (hl),a
	ld h,HIGH grid
	ld (hl),e
	jr bu6
bu5:	ld a,(grav)
	rra
 IF f_v11		; after a step back the tiles fall in both variants
	jr nc,bu7
	ld a,(ntot)
	cp (hl)
	jr nz,bu7
	jr bu6
 ELSE
	jr c,bu6
 ENDIF
 IF f_gcol
	ld a,c
	and 15
	cp 14
	jr z,bu6
 ENDIF
bu7:	ld a,c
	add a,16
	ld c,a
bu6:	ld a,c
	sub 16
	ld c,a
	dec e
	djnz bu4
	pop bc
	djnz bu3
	ret
; take: mark the tiles at D and E
take:
 IF f_nocut = 0
	ld hl,mark	; forget the moves that were taken back
	ld a,(nmov)
	ld b,84
ta1:	cp (hl)
	jr z,ta2
	jr nc,ta3
ta2:	ld (hl),255
ta3:	inc l
	djnz ta1
 ENDIF
	ld h,HIGH kinds
	ld l,d
	ld a,(hl)
	ld (lastk),a
	ld h,HIGH grid
	ld a,(nmov)
	ld l,(hl)
	ld h,HIGH mark
	ld (hl),a
	ld h,HIGH grid
	ld l,e
	ld l,(hl)
	ld h,HIGH mark
	ld (hl),a
	inc a
 IF f_mark31
	cp 31
	jr c,ta4
	ld a,30
ta4:
 ENDIF
	ld l,a
	ld h,a
	ld (nmov),hl
	ret
beep:
 IF f_sndu
	ld a,(lastk)
	cp 17
	ret nc
 ENDIF
	ld hl,200
be1:	ld de,6
	push hl
	call 3B5h
	pop hl
	ld de,150-290*h_tone
	add hl,de
	ld a,h
	cp 4
	jr c,be1
	ret
; flood: marks the cells that can be reached from E, 2 = by one segment
flood:	ld hl,reach
fl1:	ld (hl),0
	inc l
	jr nz,fl1
	ld l,e
	ld (hl),1
	ld a,1
fl2:	ld (level),a
	ld l,0
fl3:	ld h,HIGH reach
	cp (hl)
	jr nz,fl5
	dec a
	jr z,fl4
	ld h,HIGH kinds
	ld a,(hl)
 IF f_same		; goes on from tiles of the same kind
	ld h,HIGH kinds
	ld l,e
	or a
	jr z,fl6
	cp (hl)
fl6:	ld l,c
 ELSE
	or a
 ENDIF
	jr nz,fl5
fl4:	ld d,1
	call sweep
	ld d,255
	call sweep
 IF f_lev3
	ld a,(level)
	cp 3
	jr z,fl5
 ENDIF
	ld d,16
	call sweep
	ld d,240
	call sweep
fl5:	ld a,(level)
	inc l
	ld c,l
	bit 7,l
	jr z,fl3
	inc a
	cp 4
	jr nz,fl2
	ret
sweep:	push hl
sw1:	ld b,l
	ld a,l
	add a,d
	ld l,a
 IF f_torus
	and 7Fh
	ld l,a
 ELSE
	bit 7,l
	jr nz,sw9
 ENDIF
 IF f_seven		; between columns 7 and 8 all bits change, too
	ld a,l
	xor b
	and 15
	cp 15
	jr z,sw9
 ELSE
	bit 0,d		; column 15 to 0 or back: outside
	jr z,sw3
	ld a,l
	bit 7,d
	jr z,sw4
	ld a,b
sw4:	and 15
	jr z,sw9
sw3:
 ENDIF
 IF f_right
	ld a,l
	and 15
	cp 15
	jr z,sw9
 ENDIF
	ld h,HIGH reach
	ld a,(hl)
	or a
	jr nz,sw2
	ld a,(level)
	inc a
	ld (hl),a
sw2:
 IF f_torus
	pop bc
	push bc
	ld a,c
	cp l
	jr z,sw9
 ENDIF
	ld h,HIGH kinds
	ld a,(hl)
	or a
	jr z,sw1
sw9:	pop hl
	ret
; pairs: list of the pairs, at most (limit); with (only) <> 0 those of that cell
pairs:	xor a
	ld (nlist),a
	ld hl,plist
	ld (plend),hl
	ld a,(only)
	ld e,a
	ld c,a
	or a
	jr nz,pa2
	ld e,16
pa1:	inc e
	ld a,e
	cp 111
	ret z
pa2:	ld h,HIGH kinds
	ld l,e
	ld a,(hl)
	or a
	jr z,pa1
 IF f_dead20
	cp 20
	jr c,pa0
	ld a,(limit)
	dec a
	jr z,pa1
pa0:
 ENDIF
	push de
	call flood
	pop de
	ld l,e
	ld a,(only)
	or a
	jr z,pa3
 IF f_hsel = 0
	ld l,16
 ENDIF
pa3:	inc l
	ld a,l
	cp 111
	jr nc,pa5
	ld h,HIGH reach
	ld a,(hl)
	or a
	jr z,pa3
	ld h,HIGH kinds
	ld a,(hl)
	ld d,h
	ld b,e
	ex de,hl
	cp (hl)
	ex de,hl
	jr nz,pa3
	ld a,l
	cp e
	jr z,pa3
	ld b,l
	push hl
	ld hl,(plend)
	ld (hl),e
	inc hl
	ld (hl),b
	inc hl
	ld (plend),hl
	ld hl,nlist
	inc (hl)
	ld a,(limit)
	cp (hl)
	pop hl
	ret z
	jr pa3
pa5:	ld a,(only)
	or a
	jr z,pa1
	ret
kh:	ld a,(nlist)
	or a
	jr nz,kh1
	ld a,(sel)
	ld (only),a
	ld a,126-114*f_hmax
	ld (limit),a
	call pairs
	ld hl,plist
 IF f_hfirst		; the second list begins with its second pair
	ld a,(nmov)
	cp 20
	jr c,kh0
	ld a,(nlist)
	cp 3
	jr c,kh0
	inc hl
	inc hl
kh0:
 ENDIF
	ld (plpos),hl
kh1:	ld hl,(plpos)
	ld de,(plend)
	or a
	sbc hl,de
	jr nz,kh2
	xor a
	ld (nlist),a
	ld (shown),a
	jp main
kh2:	add hl,de
	ld e,(hl)
	inc hl
	ld d,(hl)
	inc hl
	ld (plpos),hl
	ld (pair),de
	ld a,1
	ld (shown),a
	jp main
status:	xor a
	ld (only),a
	inc a
	ld (limit),a
	ld hl,nmov
 IF f_win
	inc hl
 ENDIF
	ld a,(hl)
	ld c,7
	cp 42
	jr z,st1
	call pairs
	ld a,(nlist)
	or a
	ld c,0
	jr z,st1
	ld c,5
 IF h_redfirst
st1:
 ENDIF
	ld a,(cheat)
	or a
	jr z,st1e
	ld c,2
 IF h_redfirst = 0
st1:
 ENDIF
st1e:	ld a,c
	ld hl,5C48h
	rlca
	rlca
	rlca
	ld (hl),a
	ld a,c
	out (254),a
	ret

	include "cedar3.asm"
