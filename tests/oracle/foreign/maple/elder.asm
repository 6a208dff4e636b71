; Elder: the board is the attribute file, spans, replay from a copy, n-th pair, INPUT in BASIC.
; run 20
KEYM	equ 2
GEN	equ 4
PRM	equ 2
LEADSP	equ 0
PG	equ 59h
TILE	equ PG*256+41
LASTC	equ 214
copy	equ 7000h
list	equ 7100h
	org 23755
	defb 0,10
	defw l20-$-2
	defb 0EAh
	jp rand		; 23760
	jp byseed	; 23763
rand:	call init
	jp new
init:
	ld a,2
	call 1601h
	ld hl,PG*256	; black board with a ring, the rest is the wall
in1:	ld a,l
	sub 8
	and 31
	cp 16
	ld (hl),38h
	jr nc,in2
	ld (hl),0
in2:	inc l
	jr nz,in1
	ret
byseed:	call init
	ld hl,(5C76h)
	jr board
new:	ld hl,(FRAMES)
 IF h_r
	ld a,r
	xor l
	ld h,a
 ENDIF
	ld a,h
	or l
	jr z,new
board:	ld (num),hl
	ld (seed),hl
 IF f_seed8
	ld a,h
	and 7
	ld (seed+1),a
 ENDIF
	ld hl,vars
	ld b,vend-vars
bo1:	ld (hl),0
	inc hl
	djnz bo1
	ld hl,counts
	ld b,24
bo2:	ld (hl),4
	inc hl
	djnz bo2
 IF f_dealff
	ld a,(num)
	cp 0F0h
	jr c,bo9
	dec hl
	ld (hl),3
	dec hl
	ld (hl),5
bo9:
 ENDIF
	ld hl,TILE
	ld c,6
bo3:	ld b,14
bo4:	ld e,21
	call rnd
	add a,3
bo5:	cp 24
	jr c,bo6
	ld a,1
bo6:
	call skip
	jr z,bo7
	push af
	push hl
	ld hl,counts
	ld e,a
	ld d,0
	add hl,de
	ld a,(hl)
	or a
	jr z,bo8
	dec (hl)
	pop hl
	pop af
	ld (hl),a
	inc l
	djnz bo4
	ld a,l
	add a,18
	ld l,a
	dec c
	jr nz,bo3
	ld hl,PG*256
	ld de,copy
	ld bc,256
	ldir
 IF h_cur
	ld a,41
	ld (cur),a
 ENDIF
	jr changed
bo8:	pop hl
	pop af
bo7:	inc a
	jr bo5
skip:	cp 9		; codes with ink = paper
	ret z
	cp 18
	ret
changed:
	xor a
	ld (shown),a
	ld (nhint),a
	call plain
	call status
main:	call draw
	call getkey
	push af
	call plain
	pop af
	ld hl,cur
	ld e,a
	cp 'H'
	jp z,help
 IF f_hn = 0
	xor a
	ld (nhint),a
 ENDIF
	ld a,e
	cp 13
	jp z,enter
	ld d,0
	ld a,d
	ld (shown),a
	ld a,e
	cp 'N'
	jp z,new
	cp 'S'
	jr nz,ma1
sw:	call 28Eh
	inc e
	jr nz,sw
	ld hl,5C3Bh
	res 5,(hl)
	ret
ma1:	cp 12
	jr z,kg
	cp 8
	jr z,left
	cp 9
	jr z,right
	cp 10
	jr z,down
	cp 11
	jr z,up
	ld hl,(nmov)
	cp 'B'
	jr z,kb
	cp 'F'
	jr z,kf
	cp 'R'
	jr z,kr
	cp 'L'
	jr z,kl
	jr main
kg:	ld hl,grav
	inc (hl)
 IF f_del2
	ld a,(nmov)
	or a
	jr z,main
 ENDIF
	jp new
left:	ld a,(hl)
	dec a
	cp 40
	jr nz,le1
 IF f_curl
	dec a
 ENDIF
le1:	ld (hl),a
	and 31
	cp 9
	jr nc,mv
	ld a,(hl)
	add a,14
	jr mv1
right:	inc (hl)
	ld a,(hl)
	and 31
	cp 23
	jr c,mv
	ld a,(hl)
	sub 14
	jr mv1
down:	ld a,(hl)
	cp 192
	jr nc,mv
	add a,32
	jr mv1
up:	ld a,(hl)
	cp 64
	jr c,mv
	sub 32
mv1:	ld (hl),a
mv:	jp main
kb:	ld a,l
 IF f_bfirst
	cp 2
	jr nc,kb1
	xor a
	ld (ntot),a
 ENDIF
	or a
	jr z,goto
kb1:	dec a
	jr goto
kf:	ld a,l
	cp h
	jr z,goto
	inc a
	jr goto
kr:	xor a
	jr goto
kl:	ld a,h
 IF f_cheatl
	ld (nmov),a
	xor a
	jr gt1
 ENDIF
goto:	ld (nmov),a
	ld a,1
gt1:	ld (cheat),a
	xor a
	ld (sel),a
	ld hl,copy
	ld de,PG*256
	ld bc,256
	ldir
	ld a,(nmov)
	ld b,a
	ld hl,list
gt2:	ld a,b
	or a
	jp z,changed
	ld e,(hl)
	inc hl
	ld d,(hl)
	inc hl
	push hl
	call take2
	pop hl
	dec b
	jr gt2
enter:	ld a,(shown)
	or a
	jr z,en1
	ld de,(pair)
 IF f_hcheat
	ld a,(nmov)
	cp 12
	jr c,en3
	ld (cheat),a
 ENDIF
	jr en3
en1:	ld l,(hl)
	ld h,PG
	ld a,(hl)
	or a
	jp z,main
	ld a,(sel)
	or a
	jr z,en5
	cp l
	jr z,en6
	ld e,a
	ld d,h
	ld a,(de)
	cp (hl)
 IF h_keep
	jp nz,main
 ELSE
	jr nz,en5
 ENDIF
	ld d,l
	call link
 IF h_keep
	jp nc,main
 ELSE
	ld a,(cur)
	ld l,a
	jr nc,en5
 ENDIF
en3:	call take
	xor a
	ld (sel),a
 IF h_late
	call beep
	jp changed
 ELSE
	call chg2
	call beep
	jp main
 ENDIF
chg2:	xor a
	ld (shown),a
	ld (nhint),a
	call status
	jp draw
en6:	ld l,0
en5:	ld a,l
	ld (sel),a
	jp main
	include "elder2.asm"
