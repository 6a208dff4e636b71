; Dogwood: the board is a pixel line of the display file, steps with turns, replay by number, INK.
KEYM	equ 1-h_poll
GEN	equ 5
PRM	equ 2
LEADSP	equ 0
BP	equ 48h+7*h_under+8*h_hidden
TILE	equ BP*256+41
list	equ 7000h
PAP	equ 38h
	org 23755
	defb 0,10
	defw endl-line
line:	defb 0F9h,0C0h,0B0h,'"23777"',':',0EAh
	defs 23777-$
start:	call 0D6Bh
	ld a,2
	call 1601h
 IF h_hidden
	ld hl,5A00h
	ld b,0
st1:	ld a,l
	and 31
	cp 9
	jr c,st2
	ld (hl),3Fh
st2:	inc l
	djnz st1
 ENDIF
	jr new
 IF h_poll
getkey:	ld hl,LASTK
	ld (hl),0
gk1:	ld a,(hl)
	or a
	jr z,gk1
	cp 'a'
	ret c
	and 0DFh
	ret
 ENDIF
new:	ld hl,(FRAMES)
	ld a,r
	add a,h
	ld h,a
	or l
	jr z,new
board:	ld (num),hl
	ld hl,0
	ld (sel),hl	; and cheat
 IF f_fover
	ld a,l
	ld (nmov),a
 ELSE
	ld (nmov),hl	; and ntot
 ENDIF
 IF h_cur
	ld a,41
	ld (cur),a
 ENDIF
 IF f_dealn = 0
	ld hl,9E37h
	ld (seed2),hl
 ENDIF
	call deal
	jp changed
deal:	ld hl,(num)
	ld (seed),hl
 IF f_dealg
	ld a,(grav)
	rra
	jr nc,de0
	ld a,(FRAMES)
	ld (seed+1),a
de0:
 ENDIF
 IF f_dealn = 0
	ld hl,9E37h
	ld (seed2),hl
 ENDIF
	ld hl,TILE
	ld c,6
	ld a,21
de1:	ld b,14
de2:	ld (hl),a
	inc l
	dec a
	jr nz,de3
	ld a,21
de3:	djnz de2
	ld e,a
	ld a,l
	add a,18
	ld l,a
	ld a,e
	dec c
	jr nz,de1
 IF f_dealsm
	ld a,(num+1)
	and 38h
	cp 38h
	jr nz,de5
	ld hl,TILE
	ld (hl),20
de5:
 ENDIF
	ld b,0
de4:	call rpos
	ld c,l
	call rpos
	ld d,h
	ld e,c
	ld c,(hl)
	ld a,(de)
	ld (hl),a
	ld a,c
	ld (de),a
	djnz de4
	ret
rpos:	ld e,14
	call rnd
	add a,41
	ld l,a
	ld e,6
	call rnd
	rrca
	rrca
	rrca
	add a,l
	ld l,a
	ld h,BP
	ret
changed:
	ld hl,0
	ld (ha),hl
	call status
main:	call draw
	call getkey
	ld e,a
	ld hl,(ha)
	ld d,l		; not 0: a pair is shown
	cp 'H'
	call nz,clrha
	ld a,e
	ld hl,(nmov)	; L = moves done, H = moves known
	cp 'B'
	jp z,kb
	cp 'F'
	jp z,kf
	cp 'R'
	jp z,kr
	cp 'L'
	jp z,kl
	cp 'H'
	jp z,help
	cp 'N'
	jp z,new
	cp 'S'
	jp z,number
	cp 12
	jr z,kg
	ld hl,cur
	cp 13
	jp z,enter
	sub 8
	jr z,left
	dec a
	jr z,right
	dec a
	jr z,down
	dec a
	jr nz,main
	ld a,(hl)
	sub 32
	cp 32
	jr nc,cu1
	add a,192
	jr cu1
down:	ld a,(hl)
	add a,32
	cp 224
	jr c,cu1
	sub 192
cu1:	ld (hl),a
	ld l,a
	ld h,BP
 IF f_selempty
	ld a,(hl)
	or a
	jr nz,main
	ld (sel),a
 ENDIF
	jr main
left:	dec (hl)
	ld a,(hl)
	and 31
	cp 9
	jr nc,le1
 IF h_stop
	inc (hl)
	jr main
 ENDIF
	ld a,14
	add a,(hl)
	jr cu1
right:	inc (hl)
	ld a,(hl)
	and 31
	cp 23
	jr c,le1
 IF h_stop
	dec (hl)
	jp main
 ENDIF
	ld a,(hl)
	sub 14
 IF f_curr
	cp 201
	jr nz,cu1
	inc a
 ENDIF
	jr cu1
le1:	ld a,(hl)
	jr cu1
clrha:	ld hl,0
	ld (ha),hl
	ret
kg:	ld hl,grav
	inc (hl)
 IF f_cheatdel
	ld hl,(FRAMES)
	ld (num),hl
	ld hl,0
	ld (nmov),hl
	ld a,l
	ld (sel),a
	call deal
	jp changed
 ELSE
	jp new
 ENDIF
kb:	ld a,l
	sub 1
	jr nc,goto
	xor a
	jr goto
kf:	ld a,l
	cp h
 IF f_fover = 0
	jr z,goto
 ENDIF
	inc a
	cp 43
	jr c,goto
	dec a
	jr goto
kr:	xor a
	jr goto
kl:	ld a,h
 IF f_lmin
	cp 24
	jr c,goto
	dec a
 ENDIF
goto:	ld (nmov),a
	ld a,1
	ld (cheat),a
	xor a
	ld (sel),a
	call deal
	ld a,(nmov)
	ld b,a
	ld hl,list
	or a
go1:	jp z,changed
	ld e,(hl)
	inc hl
	ld d,(hl)
	inc hl
 IF f_hist64
	res 6,l
 ENDIF
	push hl
 IF f_gravr
	ld a,(grav)
	push af
	xor a
	ld (grav),a
	call take2
	pop af
	ld (grav),a
 ELSE
	call take2
 ENDIF
	pop hl
	dec b
	jr go1
enter:	ld a,d
	or a
	jr z,en1
	ld a,(hpair)
	ld e,a
	ld a,(hpair+1)
	ld d,a
 IF f_hcur
	ld a,(hl)
	cp e
	jr z,en4
	cp d
	jr nz,en1
en4:
 ENDIF
	jr en3
en1:	ld l,(hl)
	ld h,BP
	ld a,(hl)
	or a
	jp z,main
	ld a,(sel)
	ld e,a
	or a
	jr z,en5
	cp l
	jr z,en6
	ld d,h
	ld a,(de)
	cp (hl)
	jr nz,en5
	push de
	push hl
	call link
	pop hl
	pop de
	jr nc,en5
	ld d,l
en3:	call take
	xor a
	ld (sel),a
	jp changed
en6:	ld l,0
 IF f_nodesel
	cp 160
	jr c,en5
	ld l,a
 ENDIF
en5:	ld a,l
	ld (sel),a
	jp main
	include "dogwood2.asm"
