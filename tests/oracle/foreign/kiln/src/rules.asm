BP	equ BOARD/256
; ---- random numbers: next byte in A, from (seed)
rnd:	push hl
	push bc
	ld hl,(seed)
IF RNG=0
	xor a		; x ^= x << 7: the bits of H, L and 0 one place to the right
	ld b,h
	srl b
	ld b,l
	rr b
	rra
	xor l
	ld l,a
	ld a,b
	xor h
	ld h,a
	srl a		; x ^= x >> 9
	xor l
	ld l,a
	xor h		; x ^= x << 8
	ld h,a
ENDIF
IF RNG=1
	ld b,h
	ld c,l
	add hl,hl
	add hl,hl
	add hl,bc
	ld bc,3619h
	add hl,bc
	ld a,h
	rlca
	rlca
	xor h
ENDIF
IF RNG=2
	ld b,h			; x*3+odd, bytes swapped
	ld c,l
	add hl,hl
	add hl,bc
	ld bc,5AA5h
	add hl,bc
	ld a,h
	ld h,l
	ld l,a
	add a,h
ENDIF
	ld (seed),hl
IF FAULT=10
	ld a,(FRAMES)		; the deal depends on the clock
	xor h
ENDIF
	xor l
	pop bc
	pop hl
	ret
; ---- deal the board of (num)
deal:	ld hl,(num)
IF FAULT=11
	ld a,h			; number modulo 4096
	and 15
	ld h,a
ENDIF
IF FAULT=12
	ld h,0			; high byte lost
ENDIF
IF FAULT NE 13
	ld (seed),hl		; 13: seed goes on from the game before
ENDIF
	ld b,3
de0:	call rnd
	djnz de0
	ld hl,BOARD
	ld bc,128
de1:	ld (hl),0
	inc hl
	dec c
	jr nz,de1
	ld hl,WRK		; 84 tiles in order
	ld c,84
de2:	ld a,84
	sub c
	srl a
	srl a
	inc a
IF FAULT=14
	cp 21
	jr nz,de2b
	ld a,1			; eight of the first kind, none of the last
de2b:
ENDIF
	ld (hl),a
	inc hl
	dec c
	jr nz,de2
IF FAULT=15
	ld a,5			; three of one kind, five of another
	ld (WRK+83),a
ENDIF
	ld c,83
IF SHUF=1
	ld c,84
ENDIF
de3:
IF SHUF=0
	ld a,c			; j below c+1
	inc a
	ld d,a
	call rnd
de4:	cp d
	jr c,de5
	sub d
	jr de4
de5:	ld l,a
ELSE
de4:	call rnd
	and 127
	cp 84
	jr nc,de4a
	jr de5
de4a:	sub 64			; no endless loop in poor sequences
de5:	ld l,a
ENDIF
	ld h,0
	ld de,WRK
	add hl,de
	push hl
	ld h,0
	ld l,c
IF SHUF=1
	dec l
ENDIF
	add hl,de
	pop de
	ld a,(de)
	ld b,(hl)
	ld (hl),a
	ld a,b
	ld (de),a
	dec c
	jr nz,de3
	ld de,WRK
	ld hl,BOARD+17
	ld b,6
de6:	ld c,14
de7:	ld a,(de)
	inc de
	ld (hl),a
	inc hl
	dec c
	jr nz,de7
	inc hl
	inc hl
	djnz de6
IF RING=0
	ld hl,BOARD		; walls in place of the ring
	ld b,128
de8:	ld a,l
	and 15
	jr z,de9
	cp 15
	jr z,de9
	ld a,l
	cp 16
	jr c,de9
	cp 112
	jr c,de10
de9:	ld (hl),255
de10:	inc hl
	djnz de8
ENDIF
	ret
; ---- is there a line from D to E (cells of the board)? Z if so. Keeps DE
link:	ld h,BP
	ld l,d
	ld a,(hl)
	push af
	ld (hl),0
	ld l,e
	ld a,(hl)
	push af
	ld (hl),0
IF LINK=0
	call lkscan
ELSE
	call lkdfs
ENDIF
	ex af,af'
	ld h,BP
	ld l,e
	pop af
	ld (hl),a
	ld l,d
	pop af
	ld (hl),a
	ex af,af'
	ret
IF LINK=0
lkscan:	ld b,0			; through each column
IF FAULT=16
	ld b,1			; not through the left ring
ENDIF
lk1:	ld a,d
	and 0F0h
	or b
	ld l,d
	ld c,a
	ld a,1
	call line
	jr nz,lk2
	ld l,c
	ld a,e
	and 0F0h
	or b
	ld c,a
	ld a,16
	call line
	jr nz,lk2
	ld l,c
	ld c,e
	ld a,1
IF FAULT=17
	xor a			; last segment is not looked at
ELSE
	call line
ENDIF
	ret z
lk2:	inc b
	ld a,b
IF FAULT=18
	cp 15			; not through the right ring
ELSE
	cp 16
ENDIF
	jr nz,lk1
	ld b,0
IF FAULT=19
	ld b,16			; not above the board
ENDIF
lk3:	ld a,d
	and 15
	or b
	ld l,d
	ld c,a
	ld a,16
	call line
	jr nz,lk4
	ld l,c
	ld a,e
	and 15
	or b
	ld c,a
	ld a,1
	call line
	jr nz,lk4
	ld l,c
	ld c,e
	ld a,16
	call line
	ret z
lk4:	ld a,b
	add a,16
	ld b,a
IF FAULT=20
	cp 112			; not below the board
ELSE
	cp 128
ENDIF
	jr nz,lk3
	or a
	ret
; are all cells from L to C empty? step A
line:	push de
	ld e,a
	ld a,c
	cp l
	jr nc,li1
	ld a,e
	neg
	ld e,a
li1:	ld a,(hl)
IF FAULT=21
	and 15			; kind 16 does not stop a line
ENDIF
	or a
	jr nz,li2
	ld a,l
	cp c
	jr z,li2
	add a,e
	ld l,a
	jr li1
li2:	pop de
	ret
ELSE
; lines of at most three segments, by recursion
lkdfs:	ld b,0			; B = turns
	ld l,d
	push de
	ld d,1
	call df0
	pop de
	ret z
IF FAULT NE 90
	ld l,d			; 90: goes on from the end of the last way
ENDIF
	push de
	ld d,-1
	call df0
	pop de
	ret z
IF FAULT NE 90
	ld l,d			; 90: goes on from the end of the last way
ENDIF
	push de
	ld d,16
	call df0
	pop de
	ret z
IF FAULT NE 90
	ld l,d			; 90: goes on from the end of the last way
ENDIF
	push de
	ld d,-16
	call df0
	pop de
	ret
df0:	ld a,l			; from L in direction D to E, B turns. Z if it arrives
	ld c,a
	add a,d
	ld l,a
	cp 128
	jr nc,dfno
	xor c
	cp 15
	jr z,dfok
	and 15
IF FAULT NE 22
	cp 15			; 22: from the right edge to the left
	jr z,dfno
ENDIF
dfok:	ld a,l
	cp e
	ret z
	ld a,(hl)
	or a
	ret nz
	ld a,b
IF FAULT=23
	cp 3			; four segments
ELSE
IF FAULT=24
	cp 1			; two segments
ELSE
	cp 2
ENDIF
ENDIF
	jr z,df2
	push hl
	push de
	inc b
	ld a,d
	cp 1
	jr z,dfv
	cp 255
	jr z,dfv
	ld d,1
	call df0
	jr z,df3
	pop de
	pop hl
	push hl
	push de
	ld d,-1
	jr df1
dfv:	ld d,16
	call df0
	jr z,df3
	pop de
	pop hl
	push hl
	push de
	ld d,-16
IF FAULT=25
	ld d,16			; never turns up
ENDIF
df1:	call df0
	jr z,df3
	dec b
	pop de
	pop hl
df2:	jr df0
df3:	pop de
	pop hl
	xor a
	ret
dfno:	or 1
	ret
ENDIF
; ---- order in which pairs are looked for
mkord:	ld hl,ORD
	ld c,84
IF HORD=1
	ld a,17			; down the columns
mo1:	ld (hl),a
	inc hl
	add a,16
	cp 112
	jr c,mo2
	sub 95
mo2:	dec c
	jr nz,mo1
ENDIF
IF HORD=2
	ld a,110		; from the end
mo1:	ld (hl),a
	inc hl
	dec a
	ld b,a
	and 15
	ld a,b
	jr nz,mo2
	dec a
	dec a
mo2:	dec c
	jr nz,mo1
ENDIF
IF (HORD=0) OR (HORD=3)
	ld a,17
mo1:	ld (hl),a
	inc hl
	inc a
	ld b,a
	and 15
	cp 15
	ld a,b
	jr nz,mo2
	inc a
	inc a
mo2:	dec c
	jr nz,mo1
ENDIF
	ret
; ---- next pair after (hi),(hj): NZ and D, E its cells, or Z
nextp:	ld a,(hj)
	inc a
	ld (hj),a
IF HORD=3
	ld b,a
	ld a,(hi)
	cp b
	jr z,np0
	jr nc,np1
np0:
ELSE
	cp 84
	jr c,np1
ENDIF
	ld a,(hi)
	inc a
IF FAULT=26
	cp 82			; last cells are not looked at
ELSE
	cp 84
ENDIF
	jr c,np2
	xor a
	ret
np2:	ld (hi),a
IF HORD=3
	ld a,255
ENDIF
	ld (hj),a
	jr nextp
np1:	ld a,(hi)
	call ordc
	ld d,a
	ld a,(hj)
	call ordc
	ld e,a
	ld a,(sel)
	or a
	jr z,np3
	ld b,a
	ld a,(srch)
	or a
	jr nz,np3		; search for the status looks at all
IF FAULT NE 27
	ld a,b
	cp d
	jr z,np3
	cp e
	jr nz,nextp
ENDIF
np3:	ld h,BP
	ld l,d
	ld a,(hl)
	or a
	jr z,nextp
	ld l,e
	cp (hl)
	jr nz,nextp
IF FAULT=28
	or 1			; hints do not look for a line
	ret
ENDIF
	call link
	jr nz,nextp
	or 1
	ret
ordc:	ld hl,ORD
	add a,l
	ld l,a
	jr nc,or1
	inc h
or1:	ld a,(hl)
	ret
srch:	db 0
hrst:	xor a
	ld (hi),a
IF HORD=3
	dec a
ENDIF
	ld (hj),a
	ret
; ---- is there any pair? NZ if so. Keeps the place of the hints
anyp:	ld hl,(hi)
	push hl
	ld a,1
	ld (srch),a
	call hrst
	call nextp
	push af
	xor a
	ld (srch),a
	pop af
	pop hl
	ld (hi),hl
	ret
; ---- a random number for N
rnum:
	ld hl,(FRAMES)
	ld a,r
	add a,h
	ld h,a
IF FAULT=29
	ld hl,(num)		; N deals the same board again
ENDIF
	ret
