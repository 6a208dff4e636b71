; Elder, last part, from draw.
draw:	ld a,(cur)
	ld l,a
	ld h,PG
	ld a,(hl)
	ld (kind),a
	ld l,41
dw1:	ld a,l
	and 31
	sub 9
	cp 14
	jr nc,dw9
	ld b,0
	ld a,(shown)
	or a
	jr nz,dw5
	ld a,(hl)
	or a
	jr z,dw3
 IF f_hi19
	cp 21
	jr nc,dw3
 ENDIF
	ld c,a
	ld a,(kind)
	cp c
	jr nz,dw3
	ld b,40h
dw3:	ld a,(sel)
	cp l
	jr nz,dw4
	set 7,b
dw4:	ld c,0
	ld a,(cur)
	cp l
	jr nz,dw6
	dec c
	jr dw6
dw5:	ld c,0
	ld a,(pair)
	cp l
	jr z,dw7
	ld a,(pair+1)
	cp l
	jr nz,dw6
dw7:
 IF h_amb
	ld b,0C0h
 ELSE
	ld b,80h
	inc c		; a bar at the right
 IF h_inv
	ld c,255
 ENDIF
 ENDIF
dw6:	push hl
	ld a,(hl)
	or b
	ld (hl),a
	and 31
	jr z,dw8
 IF h_az
	cp 9
	jr c,az1
	dec a
	cp 17
	jr c,az1
	dec a
az1:
 ENDIF
	add a,32
dw8:	ld e,l
	ld d,48h
	ld l,a
	ld h,0
	add hl,hl
	add hl,hl
	add hl,hl
	ld a,h
	add a,3Dh
	ld h,a
	ld b,8
dw10:	ld a,(hl)
	xor c
	ld (de),a
	inc hl
	inc d
	djnz dw10
	pop hl
 IF h_white
	ld a,(cur)
	cp l
	jr nz,dw9
	ld a,(hl)
	or a
	jr nz,dw9
	ld (hl),20h
 ENDIF
dw9:	inc l
	ld a,l
	cp LASTC+1
	jr nz,dw1
prn:	ld a,22
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
	ld hl,(num)
	call prnum
	ld b,5
pr1:	ld a,32
	rst 10h
	djnz pr1
	ret
num:	defw 0
seed:	defw 0
cur:	defb 41
grav:	defb 0
only:	defb 0
bord:	defb 5
amask:	defb 0
p2:	defb 0
q1:	defb 0
q2:	defb 0
count:	defb 0
kind:	defb 0
pair:	defw 0
vars:
nmov:	defb 0
ntot:	defb 0
sel:	defb 0
cheat:	defb 0
shown:	defb 0
nhint:	defb 0
vend:
counts:	defs 26
	include "io.inc"
	defb 13
l20:	defb 0,20	; CLS: LET x=USR 23760
	defw l30-$-2
	defb 0FBh,':',0F1h,'x=',0C0h,0B0h,'"23760"',13
l30:	defb 0,30	; INPUT n: RANDOMIZE n: LET x=USR 23763: GO TO 30
	defw l40-$-2
	defb 0EEh
 IF h_prompt
	defb '"No.";'
 ENDIF
	defb 'n',':'
 IF h_raw = 0
	defb 0FAh,'n<',0BCh,0A7h,0C5h,'n>',0B0h,'"65535"',0CBh,0ECh,0B0h,'"30"',13
l40:	defb 0,40
	defw l50-$-2
 ENDIF
 IF f_s99
	defb 0FAh,'n>',0B0h,'"9999"',0CBh,0F1h,'n=n-',0B0h,'"9999"',13
	defb 0,45
	defw l50-$-2
 ENDIF
	defb 0F9h,'n',':',0F1h,'x=',0C0h,0B0h,'"23763"',':',0ECh,0B0h,'"30"',13
 IF h_raw
l40:
 ENDIF
l50:
