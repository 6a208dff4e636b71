; Birch, last part, from show.
show:	ld a,2
	call 1601h
	ld a,(cur)
	ld l,a
	ld h,HIGH tab
	ld e,(hl)
	ld l,0
sh1:	ld a,l
	call rowcol
	ld a,c
	or a
	ld a,22
	jr nz,sh2
	rst 10h
	ld a,b
	add a,R0
	rst 10h
	ld a,C0
	rst 10h
sh2:
	ld d,0
	ld a,(shown)
	or a
	jr z,sh4
	ld a,(hp)
	cp l
	jr z,sh3
	ld a,(hq)
	cp l
	jr nz,sh4
sh3:	ld bc,1105h+h_hcol
	call ctl
sh4:	ld a,(sel)
	cp l
	ld bc,1201h
	call z,ctl
	ld a,(cur)
	cp l
	ld bc,1106h+h_ccol-4*h_hcol
	call z,ctl
	ld a,(hl)
	or a
	jr z,sh5
	cp e
	jr nz,sh5
 IF f_hi13
	ld a,l
	cp 69
	jr z,sh5
	cp 83
	jr z,sh5
 ENDIF
	ld bc,1401h-100h*h_bright
	call ctl
sh5:	ld a,(hl)
	or a
	jr z,sh6
	add a,64-32
sh6:	add a,32
	rst 10h
	inc d
	dec d
	jr z,sh7
	ld bc,1107h
	call ctl
	ld bc,1200h
	call ctl
	ld bc,1300h
	call ctl
	ld bc,1400h
	call ctl
sh7:	inc l
	ld a,l
	cp 84
	jp nz,sh1
	ld a,22
	rst 10h
	ld a,21
	rst 10h
	xor a
	rst 10h
	ld hl,(num)
	call prnum
	ld b,4
sh8:	ld a,32
 IF f_numpad = 0
	rst 10h
 ENDIF
	djnz sh8
	ld c,b
	ret
ctl:	ld a,b
	rst 10h
	ld a,c
	rst 10h
	inc d
	ret
num:	defw 0
seed:	defw 0
odd:	defb 0
nograv:	defb 0
cur:	defb 0
tr:	defb 0
only:	defb 0
sel:	defb 0
r1:	defw 0
r2:	defw 0
vars:
shown:	defb 0
hk:	defb 0
hp:	defb 0
hq:	defb 0
cheated: defb 0
nmov:	defb 0
vend:
ntot:	defb 0
	include "io.inc"
	defb 13
l20:	defb 0,20
	defw l30-$-2
 IF f_nbig		; RANDOMIZE RND*VAL "9999"+SGN PI
	defb 0F9h,0A5h,'*',0B0h,'"9999"','+',0BCh,0A7h
 ELSE
	defb 0F9h
 ENDIF
	defb 13
l30:	defb 0,30	; PAPER 7: CLS: LET x=USR 23760
	defw l40-$-2
	defb 0DAh,0B0h,'"7"',':'
 IF f_numpad = 0
	defb 0FBh,':'
 ENDIF
	defb 0F1h,'x=',0C0h,0B0h,'"23760"',13
l40:	defb 0,40	; PAUSE 0: POKE 23728,CODE INKEY$: LET x=USR 23763
	defw l50-$-2
	defb 0F2h,0C3h,0A7h,':',0F4h,0B0h,'"23728"',',',0AFh,0A6h,':'
	defb 0F1h,'x=',0C0h,0B0h,'"23763"',':',0FAh,0C3h,'x',0CBh,0ECh,0B0h,'"40"',13
l50:	defb 0,50	; IF x=1 THEN GO TO 20
	defw l60-$-2
	defb 0FAh,'x=',0BCh,0A7h,0CBh,0ECh,0B0h,'"20"',13
l60:	defb 0,60	; INPUT n: IF n>0 AND n<65536 THEN RANDOMIZE n: GO TO 30
	defw l70-$-2
	defb 0EEh
 IF h_prompt
	defb '"Board? "',';'
 ENDIF
	defb 'n',':',0FAh,'n>',0C3h,0A7h,0C6h,'n<',0B0h,'"65536"',0CBh,0F9h,'n',':',0ECh,0B0h,'"30"',13
l70:	defb 0,70
	defw endl-$-2
	defb 0ECh,0B0h,'"60"',13
endl:
