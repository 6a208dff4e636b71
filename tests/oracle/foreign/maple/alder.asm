; Alder: ring of empty cells and walls, rays, list of moves, LAST_K, BEEPER.
KEYM	equ 1
GEN	equ 1
PRM	equ 1
LEADSP	equ h_lead
BB	equ 5B00h
LIN	equ BB+170
FIRST	equ 36
LAST	equ 134
R0	equ 8-6*h_top
C0	equ 9
	org 23755
	defb 0,10
	defw endl-line
line:	defb 0F9h,0C0h,0B0h,'"23777"',':',0EAh	; RANDOMIZE USR VAL "23777":REM
	defs 23777-$
start:	call 0D6Bh
	ld a,2
	call 1601h
new:	ld hl,(FRAMES)
	ld a,r
 IF f_nsmall
	ld h,0
 ENDIF
	xor h
	ld h,a
	or l
	jr z,new
board:	ld (num),hl
	ld (seed),hl
	xor a
 IF f_cheatnew
	ld (nmov),a
	ld (ntot),a
	ld (sel),a
 ELSE
	ld hl,vars
	ld b,vend-vars
bo1:	ld (hl),a
	inc hl
	djnz bo1
 ENDIF
	ld hl,BB		; walls
bo2:	ld (hl),255
	inc l
	jr nz,bo2
	ld l,18
	ld c,8-f_wall
bo3:	ld b,16-f_wallr
bo4:	ld (hl),a
	inc l
	djnz bo4
	inc l
 IF f_wallr
	inc l
 ENDIF
	dec c
	jr nz,bo3
	ld l,LOW LIN
	ld a,21
bo5:	ld b,4
bo6:	ld (hl),a
	inc l
	djnz bo6
	dec a
	jr nz,bo5
 IF f_deal5		; one B becomes an A on boards 256, 512, ...
	ld a,(num)
	and 1Fh
	jr nz,bo7
	ld a,2
	ld (LIN+83),a
bo7:
 ENDIF
	ld c,84
bo8:	ld e,c
	call rnd
	dec c
	add a,LOW LIN
	ld e,a
	ld d,HIGH BB
	ld h,d
	ld a,c
	add a,LOW LIN
	ld l,a
	ld b,(hl)
	ld a,(de)
	ld (hl),a
	ld a,b
	ld (de),a
	ld a,c
	dec a
	jr nz,bo8
	ld de,LIN
	ld l,FIRST
	ld c,6
bo9:	ld b,14
bo10:	ld a,(de)
	inc e
	ld (hl),a
	inc l
	djnz bo10
	inc l
	inc l
	inc l
	dec c
	jr nz,bo9
 IF h_keepcur = 0
	ld a,FIRST
	ld (cur),a
 ENDIF
changed:
	xor a
 IF f_hiter = 0
	ld (ha),a
 ENDIF
	ld (hint),a
	call status
main:	call draw
	call getkey
	ld hl,keys
	ld bc,12*3
ma1:	cp (hl)
	inc hl
	jr z,ma2
	inc hl
	inc hl
	inc (hl)
	dec (hl)
	jr nz,ma1
	jr clear
ma2:	ld e,(hl)
	inc hl
	ld d,(hl)
	push de
	ld hl,cur
	ld a,(hl)
	ret
keys:	defb 8
	defw kleft
	defb 9
	defw kright
	defb 10
	defw kdown
	defb 11
	defw kup
	defb 12
	defw kgrav
	defb 13
	defw kenter
	defb 'H'
	defw khint
	defb 'B'
	defw kback
	defb 'F'
	defw kforw
	defb 'R'
	defw krest
	defb 'L'
	defw klast
	defb 'N'
	defw new
	defb 'S'
	defw knum
	defb 0

kleft:	dec a
	jr moved
kright:	inc a
	jr moved
kdown:	add a,17
	jr moved
kup:	sub 17
moved:	ld (hl),a
	call tilecol	; outside: step back or wrap
	jr c,clear
	ld a,(hl)
 IF h_wrap
	call edge
 ELSE
	ld a,(old)
 ENDIF
	ld (hl),a
clear:	xor a
	ld (hint),a
 IF f_hkeep = 0
	ld (ha),a
 ENDIF
	ld a,(cur)
	ld (old),a
	jr main
; tilecol: carry if A is a cell of the board
tilecol:
	sub FIRST
tc1:	cp 17
	jr c,tc2
	sub 17
	jr nc,tc1
tc2:	cp 14
	ret nc
	ld a,(hl)
	cp LAST+1
	ret nc
	cp FIRST
	ccf
	ret
edge:	ld b,a		; wrap: A = cell outside
	sub FIRST-17
ed0:	sub 17
	jr nc,ed0
	add a,17
	cp 14
	ld a,b
	jr c,ed1
	jr z,ed2
	add a,14
	ret
ed1:	cp FIRST
	jr nc,ed3
	add a,102-f_curw
	ret
ed3:	sub 102
	ret
ed2:	sub 14
	ret

kgrav:	ld a,(grav)
 IF f_del2
	or 1
 ELSE
	xor 1
 ENDIF
	ld (grav),a
	jp new
kenter:	ld a,(hint)
	or a
	jr z,ke1
	ld de,(ha)
 IF f_snd
	ld hl,sound
	ld (hl),0C9h
	push hl
	call take
	pop hl
	ld (hl),11h
 ELSE
	call take
 ENDIF
 IF f_selrem = 0
	xor a
	ld (sel),a
 ENDIF
	jp changed
ke1:	ld a,(cur)
	ld l,a
	ld h,HIGH BB
	ld a,(hl)
	or a
	jr z,clear
	ld a,(sel)
	or a
	jr z,ke3
	cp l
	jr z,ke2
	ld e,a
	ld d,h
	ld a,(de)
	cp (hl)
	jr nz,ke4
	push hl
	push de
	call link
	pop de
	pop hl
	jr nc,ke4
	ld d,l
	call take
	xor a
	ld (sel),a
	jp changed
ke2:	ld l,0
ke3:	ld a,l
ke5:	ld (sel),a
	jp clear
ke4:
 IF h_selmove		; another tile becomes the selected one
	jr ke3
 ELSE
	xor a
 IF h_selkeep
	jp clear
 ENDIF
	jr ke5
 ENDIF
	include "alder2.asm"
