; ---- the screen
MARK	macro TY,VA		; E attribute, D flags, changes both
IF TY=1
	set 7,e
ENDIF
IF TY=2
	ld a,e
	xor 64
	ld e,a
ENDIF
IF TY=3
	set 0,d
ENDIF
IF TY=4
	ld a,e
	and 0C7h
	or VA*8
	ld e,a
ENDIF
IF TY=5
	ld a,e
	and 0F8h
	or VA
	ld e,a
ENDIF
IF TY=6
	ld e,VA
ENDIF
IF TY=7
	set 1,d
ENDIF
IF TY=8
	ld a,e
	call swapip
ENDIF
	endm
swapip:	push bc
	ld b,a
	and 0C0h
	ld c,a
	ld a,b
	and 7
	rlca
	rlca
	rlca
	or c
	ld c,a
	ld a,b
	and 38h
	rrca
	rrca
	rrca
	or c
	ld e,a
	pop bc
	ret
; what cell C looks like: B character, D flags (0 inverse, 1 over), E attribute
looks:	ld h,BP
	ld l,c
	ld a,(hl)
	ld d,0
	or a
	jr nz,lo1
	ld b,ECH
	ld e,EA
	jr locur
lo1:	ld h,a
	add a,CH0-1
	ld b,a
IF KCOL
	ld a,h			; the ink depends on the kind
	and 3
	ld e,a
	ld a,KINK
	add a,e
	or TA
	ld e,a
ELSE
	ld e,TA
ENDIF
	ld a,(ck)
IF FAULT=40
	cp 255			; kind is not marked
ELSE
	cp h
ENDIF
	jr nz,lo2
IF FAULT=41
	ld a,c			; not in the last row
	cp 97
	jr nc,lo2
ENDIF
IF FAULT=42
	ld a,c			; not in the last column
	and 15
	cp 14
	jr z,lo2
ENDIF
IF FAULT=43
	ld a,h			; not the last kind
	cp 21
	jr z,lo2
ENDIF
	MARK KIM,KIV
lo2:	ld a,(sel)
	cp c
	jr nz,lo3
	MARK SEM,SEV
lo3:	ld a,(blank)
	or a
	jr nz,locur
	ld a,(h1)
	cp c
	jr z,lo4
	ld a,(h2)
	cp c
	jr nz,locur
IF FAULT=44
	jr locur		; second tile of a hint is not shown
ENDIF
lo4:
	MARK HIM,HIV
locur:	ld a,(cur)
	cp c
	ret nz
IF FAULT=45
	ld a,b			; cursor is not seen on an empty cell
	cp ECH
	ret z
ENDIF
	MARK CUM,CUV
	ret
; print cell C
cell:	push bc
	call looks
IF DRAW=1
	push bc
	push de
	call shptr
	ld a,(hl)
	sub b
	ld (hl),b
	ld b,a
	inc hl
	ld a,(hl)
	sub d
	ld (hl),d
	or b
	ld b,a
	inc hl
	ld a,(hl)
	sub e
	ld (hl),e
	or b
	pop de
	pop bc
	jr nz,ce0
	pop bc
	ret
ce0:
ENDIF
	ld a,c			; place
	rrca
	rrca
	rrca
	rrca
	and 15
	dec a
	ld h,a
	ld a,Y0-SY
ce1:	add a,SY
	dec h
	jp p,ce1
	push af
	ld a,c
	and 15
	dec a
	ld h,a
	ld a,X0-SX
ce2:	add a,SX
	dec h
	jp p,ce2
	ld l,a
	pop af
	ld h,a
	call at
	call attr
	ld a,20
	rst 10h
	ld a,d
	and 1
	rst 10h
	ld a,b
	rst 10h
IF TW=2
	ld a,b
	rst 10h
ENDIF
IF TW=3
	ld a,' '
	rst 10h
ENDIF
	ld a,20
	rst 10h
	xor a
	rst 10h
IF (CUM=7) OR (KIM=7) OR (SEM=7) OR (HIM=7)
	bit 1,d
	jr z,ce3
	ld a,21
	rst 10h
	ld a,1
	rst 10h
	call at
	ld a,OVCH
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
ce3:
ENDIF
	pop bc
	ret
IF DRAW=1
shptr:	ld l,c
	ld h,0
	ld a,l
	add hl,hl
	add a,l
	ld l,a
	jr nc,sp1
	inc h
sp1:	push de
	ld de,SHAD
	add hl,de
	pop de
	ret
unshad:	ld hl,SHAD
	ld de,SHAD+1
	ld bc,128*3-1
	ld (hl),1
	ldir
	ret
ENDIF
; AT H,L
at:	ld a,22
	rst 10h
	ld a,h
	rst 10h
	ld a,l
	rst 10h
	ret
; colour E
attr:
IF PM=0
	ld a,16
	rst 10h
	ld a,e
	and 7
	rst 10h
	ld a,17
	rst 10h
	ld a,e
	rrca
	rrca
	rrca
	and 7
	rst 10h
	ld a,18
	rst 10h
	ld a,e
	rlca
	and 1
	rst 10h
	ld a,19
	rst 10h
	ld a,e
	rlca
	rlca
	and 1
	rst 10h
	ret
ELSE
	ld a,e
	ld (ATTRT),a
	ret
ENDIF
; the whole board
show:	ld a,2
	call 1601h
	call bord
	ld h,BP
	ld a,(cur)
	ld l,a
	ld a,(hl)
	dec a
	inc a
	jr nz,sh1
	dec a			; no kind under the cursor
sh1:	ld (ck),a
IF FAULT=46
	ld a,(cur)		; kind of the cell to the left
	ld l,a
	dec l
	ld a,(hl)
	or a
	jr z,sh1b
	cp 22
	jr nc,sh1b
	ld (ck),a
sh1b:
ENDIF
	ld c,17
IF FAULT=47
	ld a,(nh)
	or a
	jr z,sh2
	ld c,18			; first cell is not drawn again
ENDIF
sh2:
IF FAULT=48
	ld a,(nh)
	or a
	jr z,f48
	ld a,c
	cp 110			; last cell is not drawn again
	jr z,sh3
f48:
ENDIF
	call cell
sh3:	inc c
	ld a,c
	and 15
	cp 15
	jr nz,sh2
IF DRAW=2
	push bc
	ei
	halt
	pop bc
ENDIF
	inc c
	inc c
	ld a,c
IF FAULT=49
	ld b,a
	ld a,(nh)
	or a
	ld a,b
	jr z,f49
	cp 96			; last row is not drawn again
	jp nc,status
f49:	cp 112
ELSE
	cp 112
ENDIF
	jr c,sh2
	jp status
; ---- lines beside the board
norm:	ld e,BG
	jp attr
status:	call norm
IF SEM=9
	ld hl,SELYX
	call at
	ld a,(sel)
	or a
	ld c,' '
	jr z,st1
	ld l,a
	ld h,BP
	ld a,(hl)
	add a,CH0-1
	ld c,a
st1:	ld a,c
	rst 10h
ENDIF
IF GIND=1
	ld hl,GYX
	call at
	ld a,(grav)
	or a
	ld a,'G'
	jr nz,st2
	ld a,'-'
st2:	rst 10h
ENDIF
IF GIND=2
	ld hl,GYX
	call at
	ld a,(grav)
	or a
	ld hl,tgon
	jr nz,st2
	ld hl,tgoff
st2:	call print
ENDIF
IF MSG=1
	ld hl,MYX
	call at
	ld a,(state)
	cp 1
	ld hl,tno
	jr c,st3
	ld hl,twon
	jr z,st3
	ld hl,tlost
st3:	call print
ENDIF
	ret
print:	ld a,(hl)
	inc hl
	or a
	ret z
	rst 10h
	jr print
tgon:	db "gravity ",0
tgoff:	db "no grav.",0
tno:	db "        ",0
twon:	db "YOU WIN!",0
tlost:	db "NO MOVES",0
texts:
IF TITLE
	call norm
	ld hl,TYX
	call at
	ld hl,ttit
	call print
ENDIF
IF HELP
	call norm
	ld hl,HYX
	call at
	ld hl,thlp
	call print
ENDIF
	ret
ttit:	db "* kiln *",0
thlp:	db "n s h b f r l del ent",0
; ---- the number at the bottom left
shnum:
IF NUMCH=2
	ld a,1
	call 1601h
ENDIF
	ld hl,NUMYX
	call at
	ld e,NUMA
	call attr
IF NUMLAB=1
	ld a,'#'
	rst 10h
ENDIF
IF NUMLAB=2
	ld hl,tbrd
	call print
ENDIF
	ld hl,(num)
IF FAULT=51
	inc hl			; shows another number
ENDIF
IF FAULT=52
	res 7,h			; numbers from 32768 are wrong
ENDIF
	ld c,NUMF		; 0: none, or the character in front
	ld de,10000
	call dig
	ld de,1000
IF FAULT=53
	ld de,1001
ENDIF
	call dig
	ld de,100
	call dig
	ld de,10
	call dig
	ld a,l
	add a,'0'
	rst 10h
IF FAULT NE 54
	ld hl,tspc		; 54: the rest of a longer number stays
	call print
ENDIF
	ld a,2
	jp 1601h
dig:	ld a,'0'-1
dg1:	inc a
	or a
	sbc hl,de
	jr nc,dg1
	add hl,de
	cp '0'
	jr nz,dg2
	ld a,c
	or a
	ret z
	rst 10h
	ret
dg2:	rst 10h
	ld c,'0'
	ret
tbrd:	db "Board ",0
tspc:	db "       ",0
