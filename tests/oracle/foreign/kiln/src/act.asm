; ---- what the keys do. Key in A
act:	ld hl,state
IF WONKEY=1
	ld c,a
	ld a,(hl)
	cp 1
	ld a,c
	jr nz,ac0
	cp 'S'
	jr z,ac0
	cp 'B'
	jr z,ac0
	cp 'R'
	jr z,ac0
	ld a,'N'
ac0:
ENDIF
	cp 'H'
	jp z,hint
	cp 13
	jp z,enter
IF HKEEP			; a key without a meaning leaves the shown pair
	ld hl,kset8
	ld bc,kset9-kset8
	cpir
	ret nz
ENDIF
	push af
	call hoff
	pop af
	cp 12
	jr c,arrow
	jp z,kdel
	cp 'N'
	jr z,knew
	cp 'S'
	jp z,kset
	cp 'B'
	jp z,kb
	cp 'F'
	jp z,kf
	cp 'R'
	jp z,kr
	cp 'L'
	jp z,kl
	ret
kset8:	db 8,9,10,11,12,"NSBFRL"
kset9:
hoff:	xor a
IF FAULT NE 76
	ld (h1),a		; 76: a shown pair stays shown after other keys
	ld (h2),a
ENDIF
	ld (blank),a
IF (HRES=0) AND (FAULT NE 55)
	call hrst
ENDIF
	ret
; ---- N and DELETE
knew:
IF FAULT=71
	ld a,(grav)
	xor 1
	ld (grav),a
ENDIF
	call rnum
IF FAULT=81
	call newg
	ld hl,12345		; number of N is not shown
	ld (num),hl
	jp shnum
ENDIF
	jp newg
kdel:	ld a,(grav)
IF FAULT NE 69
	xor 1
ENDIF
	ld (grav),a
IF FAULT=68
	ret			; no new board
ENDIF
	jr knew
; ---- arrows
arrow:	cp 8
	ret c
	ld c,a
	ld a,(cur)
	ld b,a
IF SKIP
	ld d,14
ENDIF
ar1:	ld a,b
	ld e,a
	ld a,c
	cp 9
	jr c,arl
	jr z,arr
	cp 10
	jr z,ard
	ld a,e			; up
	sub 16
IF FAULT NE 73
	cp 16
	jr nc,ar2
IF EDGEV=0
	add a,96
ELSE
	add a,16
ENDIF
ENDIF
	jr ar2
ard:	ld a,e
	add a,16
	cp 112
	jr c,ar2
IF EDGEV=0
	sub 96
ELSE
	sub 16
ENDIF
	jr ar2
arl:	ld a,e
	dec a
	ld e,a
	and 15
	ld a,e
	jr nz,ar2
IF EDGEH=0
	add a,14
ENDIF
IF EDGEH=1
	inc a
ENDIF
IF EDGEH=2
	sub 2			; end of the row above
	cp 16
	jr nc,ar2
	ld a,110
ENDIF
	jr ar2
arr:	ld a,e
	inc a
	ld e,a
	and 15
	cp 15
	ld a,e
	jr nz,ar2
IF EDGEH=0
	sub 14
ENDIF
IF EDGEH=1
	dec a
ENDIF
IF EDGEH=2
	add a,2
	cp 112
	jr c,ar2
	ld a,17
ENDIF
ar2:	ld b,a
IF SKIP
	ld h,BP
	ld l,a
	ld a,(hl)
	or a
	ld a,l
	jr nz,ar3
	dec d
	jr nz,ar1
	ret			; no tile there: stays
ar3:
ENDIF
IF FAULT=72
	cp 60			; one cell cannot be reached
	ret z
ENDIF
	ld (cur),a
	ret
; ---- ENTER
enter:	ld a,(h1)
	or a
	jr z,en1
IF FAULT=56
	call hoff		; the shown pair is not taken
	jr en1
ENDIF
	ld d,a
	ld a,(h2)
	ld e,a
	call hoff
	jr pair
en1:	call hoff
IF (HRES=1) AND (FAULT NE 113)
	call hrst		; 113: hints for a selection begin in the middle
ENDIF
	ld a,(cur)
	ld e,a
	ld h,BP
	ld l,e
	ld b,(hl)
	ld a,(sel)
	ld d,a
	ld a,b
	or a
	jr nz,en2
IF EMPE=1
	ld (sel),a
ENDIF
	ret
en2:	ld a,d
	or a
	jr z,ensel
	cp e
	jr nz,en3
IF FAULT NE 80
	xor a			; 80: cannot be given up
	ld (sel),a
ENDIF
	ret
ensel:	ld a,e
	ld (sel),a
	ret
en3:	ld l,d
	ld a,(hl)
	cp b
IF FAULT=65
	cp a			; any two tiles
ENDIF
	jr nz,enmiss
	call link
IF FAULT=66
	cp a			; any line
ENDIF
IF FAULT=67
	ld a,d			; neighbours in a row are refused
	sub e
	inc a
	jr z,enblk
	ld a,d
	cp e
	jr z,enblk
	call link
ENDIF
IF FAULT=77
	push af			; refused from above to below in the last row
	ld a,e
	cp 97
	jr c,f77
	ld a,d
	cp 97
	jr c,f77
	pop af
	jr enblk
f77:	pop af
ENDIF
	jr nz,enblk
	jr pair
enmiss:
IF ERRB
	call errb
ENDIF
IF MISS=0
	ld a,e
	ld (sel),a
ENDIF
IF MISS=2
	xor a
	ld (sel),a
ENDIF
	ret
enblk:
IF ERRB
	call errb
ENDIF
IF BLK=0
	ld a,(cur)
	ld (sel),a
ENDIF
IF BLK=2
	xor a
	ld (sel),a
ENDIF
	ret
errb:	push de
	ld hl,1500
	ld de,6
	call beep
	pop de
	ret
; ---- remove the pair D, E
pair:	xor a
IF FAULT NE 78
	ld (sel),a		; 78: stays selected
ENDIF
IF ANIM=1
	push de			; stars before they go
	call stars
	ld b,6
	call pause
	pop de
ENDIF
IF RSND=0
	push de
	call rsnd
	pop de
ENDIF
IF RCUR=2
	ld a,d
	ld (cur),a
ENDIF
	call remove
IF RSND=1
	call show
	call rsnd
ENDIF
IF RCUR=1
	ld a,HOMEP
	ld (cur),a
ENDIF
IF FAULT NE 75
	call hrst
ENDIF
IF FAULT=85
	ld hl,f85		; a byte of the board's copy is lost after 30 removals
	ld a,(nh)
	cp 30
	jr c,f85
	xor a
	ld (ORIG+60),a
f85:
ENDIF
	jp newb
IF ANIM=1
stars:	ld a,d
	call star
	ld a,e
star:	ld c,a
	push de
IF DRAW=1
	call shptr
	ld (hl),1
ENDIF
	ld h,BP
	ld l,c
	ld b,(hl)
	push bc
	push hl
	ld (hl),'*'-CH0+1
	call cell
	pop hl
	pop bc
	ld (hl),b
	pop de
	ret
ENDIF
IF ANIM=2
anshow:	push de
	call show
	ld b,8
	call pause
	pop de
	ret
ENDIF
; ---- B F R L
kb:	ld a,(nh)
	or a
	jr z,idle
IF FAULT NE 57
	call chea
ENDIF
	call back
	jr trav
kf:	ld a,(mh)
	ld b,a
	ld a,(nh)
	cp b
	jr nc,idle
IF FAULT NE 59
	call chea
ENDIF
IF FAULT=64
	inc a			; one too far
	cp b
	jr z,kf1
	ld (nh),a
	call forw
	jr trav
kf1:
ENDIF
	call forw
	jr trav
kr:	ld a,(nh)
	or a
	jr z,idle
IF FAULT NE 58
	call chea
ENDIF
IF FAULT=63
	ld a,1			; first removal stays
ELSE
	xor a
ENDIF
	ld (nh),a
IF FAULT=61
	ld (mh),a		; L and F do not come back
ENDIF
	call replay
	jr trav
kl:	ld a,(mh)
	ld b,a
	ld a,(nh)
	cp b
	jr nc,idle
IF FAULT NE 60
	call chea
ENDIF
IF FAULT=62
	call forw		; one only
	jr trav
ENDIF
IF FAULT=96
	ld a,(mh)		; counts, but the board stays
	ld (nh),a
	jr trav
ENDIF
kl1:	call forw
	jr c,kl1
trav:
IF TRSEL=0
	xor a
	ld (sel),a
ELSE
	ld a,(sel)		; kept if a tile is there
	ld l,a
	ld h,BP
	ld a,(hl)
	or a
	jr nz,tr1
	ld (sel),a
tr1:
ENDIF
	call hrst
IF FAULT=74
	jp bord			; state is not looked at again
ELSE
	jp newb
ENDIF
idle:
IF IDLE=1
	call chea
ENDIF
IF IDLSEL=0
	xor a
	ld (sel),a
	call hrst
ENDIF
	jp bord
chea:	push af
	ld a,1
	ld (cheat),a
	pop af
	ret
; ---- H
hint:
IF FAULT=79
	call chea		; H is taken for cheating
ENDIF
	xor a
	ld (blank),a
IF FAULT=86
	push af			; leaks two bytes each time
	pop hl
	pop de
	push de
	push hl
	push de
ENDIF
	call nextp
	jr nz,hi2
IF FAULT=88
hlt1:	jr hlt1			; hangs when there is no pair left
ENDIF
IF HEND=1
	call hrst
	call nextp
	jr nz,hi2
ENDIF
	xor a
	ld (h1),a
	ld (h2),a
IF HEND=2
	ld hl,hj
	dec (hl)
ELSE
	call hrst
ENDIF
IF NOBEEP
	call errb
ENDIF
	ret
hi2:	ld a,d
	ld (h1),a
	ld a,e
	ld (h2),a
IF HMOVE
	ld a,d
	ld (cur),a
ENDIF
IF FAULT=87
	call hrst		; always the first pair
ENDIF
IF HBLINK
	ld b,HBLINK
hi3:	push bc
	call show
	ld b,8
	call pause
	ld a,1
	ld (blank),a
	call show
	ld b,8
	call pause
	xor a
	ld (blank),a
	pop bc
	djnz hi3
IF HAFTER>0
	inc a			; no longer visible
	ld (blank),a
ENDIF
IF HAFTER=2
	xor a			; and forgotten
	ld (h1),a
	ld (h2),a
ENDIF
ENDIF
	ret
