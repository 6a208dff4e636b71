; Birch: BASIC loop with INPUT and INKEY$, table of 84, two corner lines, copies of the board.
; run 20
KEYM	equ 0
GEN	equ 3
PRM	equ 2
LEADSP	equ 0
tab	equ 6800h
hist	equ 6900h
R0	equ 2+5*h_low
C0	equ 9-8*h_left
	org 23755
	defb 0,10
	defw l20-$-2
	defb 0EAh
	jp newb		; 23760
	jp play		; 23763
newb:	ld hl,(5C76h)	; SEED, set by RANDOMIZE
 IF f_s15
	res 7,h
 ENDIF
	ld (num),hl
	ld (seed),hl
	ld a,h
	ld (odd),a
	ld hl,vars
	ld b,vend-vars
	xor a
nb0:	ld (hl),a
	inc hl
	djnz nb0
 IF f_newtot = 0
	ld (ntot),a
 ENDIF
	dec a
	ld (sel),a
	ld hl,tab
	ld d,84
	ld c,21
nb1:	ld (hl),c
	inc hl
	dec c
	jr nz,nb2
	ld c,21
nb2:	dec d
	jr nz,nb1
 IF f_deal3
	ld a,(odd)
	cp 0C0h
	jr c,nb3
	ld (hl),5
	dec hl
	ld (hl),20
nb3:
 ENDIF
	ld c,84		; swap each tile with any tile
nb4:	dec c
	ld e,84+f_deal85
	call rnd
	ld e,a
	ld d,HIGH tab
	ld h,d
	ld l,c
	ld a,(de)
	ld b,(hl)
	ld (hl),a
	ld a,b
	ld (de),a
	ld a,c
	or a
	jr nz,nb4
	ld a,0
	call save
	call status
	jp show
play:	ld hl,23728
	ld a,(hl)
 IF h_lc = 0
	cp 'a'
	jr c,pl1
	and 0DFh
 ENDIF
pl1:	ld e,a
	ld hl,shown
	ld d,(hl)
	ld (hl),0
	cp 13
	jp z,enter
	cp 'H'
	jp z,help
 IF f_hcont = 0
	xor a
	ld (hk),a
 ENDIF
	ld a,e
	ld hl,(nmov)	; L = moves done, H = moves known
	cp 'B'
	jr z,back
	cp 'F'
	jr z,forw
	cp 'R'
	jr z,rest
	cp 'L'
	jr z,last
	ld bc,1
	cp 'N'
	jr z,plnew
	cp 12
	jr z,toggle
	inc c
	cp 'S'
 IF f_sgrav
	jr nz,pl2
	xor a
	ld (nograv),a
	ret
pl2:
 ELSE
	ret z
 ENDIF
	ld hl,cur
	cp 8
	jr z,left
	cp 9
	jr z,right
	cp 10
	jr z,down
	cp 11
	jr z,up
pl9:	jp show
toggle:	ld hl,nograv
	ld a,(hl)
	xor 1
	ld (hl),a
 IF f_delonly
	jp show
 ENDIF
	ret
plnew:
 IF f_ngrav
	ld hl,nograv
	ld (hl),0
 ENDIF
	ret
left:	ld a,(hl)
	dec (hl)
	or a
	jr nz,pl9
	ld (hl),83
	jr pl9
right:	inc (hl)
	ld a,(hl)
	cp 84
	jr nz,pl9
	ld (hl),0
	jr pl9
down:	ld a,(hl)
	add a,14
	cp 84
	jr c,cu1
	sub 84
	jr cu1
up:	ld a,(hl)
	sub 14
	jr nc,cu1
	add a,84
 IF f_cur83
	cp 83
	jr nz,cu1
	dec a
 ENDIF
cu1:	ld (hl),a
	jr pl9
back:	ld a,l
	or a
	jr z,cheat
	dec a
 IF f_bcheat
	ld c,a
	call load
	ld a,c
	or a
	jr z,noch
	jr cheat
 ELSE
	jr goto
 ENDIF
forw:	ld a,l
	cp h
 IF f_fstale = 0
	jr z,cheat
 ENDIF
	inc a
	cp 43
	jr nc,cheat
	jr goto
rest:	xor a
	jr goto
last:	ld a,h
goto:	call load
cheat:	ld a,1
	ld (cheated),a
noch:
 IF f_selkeep = 0
	ld a,255
	ld (sel),a
 ENDIF
	call status
	jp show
addr:	ld (nmov),a	; HL = copy A of the board
 IF f_hist32
	and 31
 ENDIF
	ld hl,hist
	ld de,84
	or a
ad1:	ret z
	add hl,de
	dec a
	jr ad1
save:	call addr
	ex de,hl
	ld hl,tab
	jr sv1
load:	call addr
	ld de,tab
sv1:	ld bc,84
	ldir
	ld bc,0
	ret
enter:	ld a,d
	or a
	jr z,en1
	ld de,(hp)
	call remove
 IF f_winhint
	ld hl,tab
	ld b,84
en0:	ld a,(hl)
	or a
	jr nz,en8
	inc hl
	djnz en0
	jp show
 ENDIF
	jr en8
en1:	ld a,(cur)
	ld l,a
	ld h,HIGH tab
	ld a,(hl)
	or a
	jp z,show
	ld a,(sel)
	cp 255
	jr z,en3
	cp l
	jr z,en2
	ld e,a
	ld d,h
	ld a,(de)
	cp (hl)
	jr nz,en3
	ld d,l
	push de
	call link
	pop de
	jr nz,en3
	call remove
en8:
 IF f_deadg = 0
	call status
 ENDIF
	ld a,255
	jr en4
en2:	ld l,255
en3:	ld a,l
en4:	ld (sel),a
	xor a
	ld (hk),a
	jp show
; remove the tiles at D and E
remove:	ld a,e
	cp d
	jr c,rm1
	ld e,d
	ld d,a
rm1:
 IF f_order
	ld a,e
	ld e,d
	ld d,a
 ENDIF
 IF f_deadg
	push de
	ld h,HIGH tab
	ld l,d
	ld (hl),0
	ld l,e
	ld (hl),0
	call status
	pop de
 ENDIF
	ld l,e
	call drop
	ld l,d
	call drop
	ld a,(nmov)
	inc a
 IF f_nocut
	ld hl,ntot
	cp (hl)
	jr c,rm2
	ld (hl),a
rm2:
 ELSE
	ld (ntot),a
 ENDIF
	call save
 IF f_sndgrav
	ld a,(nograv)
	or a
	ret nz
 ENDIF
	ld hl,0
	ld a,(5C48h)
	rra
	rra
	rra
	and 7
so1:	xor 16
	out (254),a
	ld b,h
	inc b
so2:	djnz so2
	inc h
	inc h
	jr nz,so1
 IF h_sound2
	bit 0,l
	inc l
	jr z,so1
 ENDIF
	ret
	include "birch2.asm"
