; ---- remove D and E and write it down
; entry: cells and kind
remove:	ld a,d
	cp e
	jr c,rm1
	ld d,e
	ld e,a
rm1:	ld a,(nh)
	call hent
	ld (hl),d
	inc hl
	ld (hl),e
	inc hl
	push hl
	ld h,BP
	ld l,d
	ld a,(hl)
	pop hl
	ld (hl),a
	ld a,(nh)
	inc a
IF FAULT=30
	cp 21
	jr c,rm1b
	ld a,20			; only twenty removals are remembered
rm1b:
ENDIF
IF FAULT=31
	and 31			; overflow after 32
ENDIF
	ld (nh),a
IF FAULT=32
	ld b,a			; a removal after B leaves the old ones
	ld a,(mh)
	cp b
	jr nc,rm2
	ld a,b
ENDIF
rm2:	ld (mh),a
	; fall through
; ---- take D and E (D above E) from the board
take:	ld h,BP
	ld l,d
	ld (hl),0
	ld l,e
	ld (hl),0
IF FAULT=33
	ret			; no gravity at all
ENDIF
	ld a,(grav)
	or a
	ret z
IF ANIM=2
	call anshow
ENDIF
IF FAULT NE 34
	ld l,d
	call fall
ENDIF
	ld l,e
IF FAULT=35
	ld a,d			; second column in the same row does not fall
	xor e
	and 0F0h
	ret z
ENDIF
; all above L comes down one; L is the empty cell
fall:	ld h,BP
fa1:	ld a,l
	cp 32
	jr c,fa2
	sub 16
	ld l,a
	ld b,(hl)
IF FAULT=36
	ld a,b			; stops at a gap
	or a
	ret z
ENDIF
	add a,16
	ld l,a
	ld (hl),b
	sub 16
	ld l,a
IF FAULT=37
	cp 48			; first row does not fall
	jr nc,fa1
ELSE
	jr fa1
ENDIF
fa2:	ld (hl),0
	ret
; ---- history entry A in HL
hent:	ld c,a
	add a,a
	add a,c
	ld c,a
	ld b,0
	ld hl,HIST
	add hl,bc
	ret
gent:	call hent
	ld d,(hl)
	inc hl
	ld e,(hl)
	inc hl
	ld c,(hl)
	ret
; ---- one back; NC if there is none
back:	ld a,(nh)
	or a
	ret z
	dec a
	ld (nh),a
IF HISTM=0
	call replay
ELSE
	call gent
	ld h,BP
IF FAULT=38
	ld l,d			; wrong order for two in one column
	call rise
	ld l,e
	call rise
ELSE
	ld l,e
	call rise
	ld l,d
	call rise
ENDIF
ENDIF
	scf
	ret
; put kind C into L, what is there goes up
rise:	ld a,(grav)
IF FAULT=39
	ld a,1			; also without gravity (bug of version 1.1)
ENDIF
	or a
	jr nz,ri1
	ld (hl),c
	ret
ri1:	ld b,c
ri2:	ld a,(hl)
	ld (hl),b
	ld b,a
	ld a,l
	sub 16
	ld l,a
	cp 17
	jr nc,ri2
	ret
; ---- board again from the deal, and the first (nh) removals
replay:	ld hl,ORIG
	ld de,BOARD
	ld bc,128
	ldir
	ld b,0
rp1:	ld a,(nh)
	cp b
	ret z
	push bc
	ld a,b
	call gent
	call take0
	pop bc
	inc b
	jr rp1
take0:	ld h,BP			; take without pictures
	ld l,d
	ld (hl),0
	ld l,e
	ld (hl),0
	ld a,(grav)
	or a
	ret z
	ld l,d
	call fall
	ld l,e
	jp fall
; ---- one forward; NC if there is none
forw:	ld a,(mh)
	ld b,a
	ld a,(nh)
	cp b
	jr c,fw1
	or a
	ret
fw1:	call gent
	call take0
	ld a,(nh)
	inc a
	ld (nh),a
	scf
	ret
