; Cedar: start board and move numbers of its tiles, flood with turns, list of pairs, KEY-SCAN, XOR.
KEYM	equ 2
GEN	equ 2
PRM	equ 1
LEADSP	equ h_lead
home	equ 7000h	; start board, column by column: 14 x 6
mark	equ 7100h	; number of the move that removed the tile, 255 = none
grid	equ 7200h	; 16 x 8 cells shown now: index into home + 1, or 0
reach	equ 7300h	; marks of the flood
kinds	equ 7400h	; kinds in the grid
plist	equ 7500h	; list of pairs
R0	equ 6+6*h_low
C0	equ 2+4*h_left
	org 23755
	defb 0,10
	defw endl-line
line:	defb 0F9h,0C0h,0B0h,'"23777"',':',0EAh
	defs 23777-$
start:	call 0D6Bh
	ld a,2
	call 1601h
	call frame
new:	ld hl,(FRAMES)
 IF h_r
	ld a,r
	ld h,a
 ENDIF
 IF f_even
	ld a,l
	and 0F0h
	ld l,a
	ld h,12
 ENDIF
	ld a,h
	or l
	jr z,new
board:	ld (num),hl
	ld (seed),hl
	ld hl,0
	ld (nmov),hl	; and ntot
	ld a,l
	ld (sel),a
	ld (cheat),a
	ld (nlist),a
	ld (shown),a
 IF h_cur0
	ld a,17
	ld (cur),a
 ENDIF
	ld hl,home	; empty the start board, then put each tile at random
	ld de,mark
	ld b,84
	xor a
bo1:	ld (hl),0
	ld a,255
	ld (de),a
	inc l
	inc e
	djnz bo1
	ld c,84
bo2:	ld e,84
	call rnd
	ld l,a
	ld h,HIGH home
	ld a,(hl)
	or a
	jr z,bo5
	ld e,84		; the next free place
bo3:	inc l
	ld a,l
	cp 84
	jr nz,bo4
	ld l,0
bo4:	ld a,(hl)
	or a
	jr nz,bo3
bo5:	ld a,c
	add a,3
	rra
	and a
	rra
	and 31
 IF f_deal6
	cp 6
	jr nz,bo6
	ld b,a
	ld a,(num)
	and 15
	cp 3
	ld a,b
	jr nz,bo6
	bit 0,c
	jr z,bo6
	inc a
bo6:
 ENDIF
	ld (hl),a
	dec c
	jr nz,bo2
changed:
 IF f_statlate
	call status
	call build
 ELSE
	call build
	call status
 ENDIF
	xor a
	ld (shown),a
	ld (nlist),a
main:	call draw
	call getkey
	ld e,a
	ld hl,shown
	ld d,(hl)
	ld (hl),0
 IF f_draglist = 0
	cp 'H'
	jr z,ma0
	xor a
	ld (nlist),a
ma0:
 ENDIF
	ld a,e
	ld hl,ktab-2
ma1:	inc hl
	inc hl
	ld a,(hl)
	inc hl
	or a
	jr z,main
	cp e
	jr nz,ma1
	ld e,(hl)
	inc hl
	ld h,(hl)
	ld l,e
	ld a,(cur)
	jp (hl)
ktab:	defb 8
	defw kl
	defb 9
	defw kr
	defb 10
	defw kd
	defb 11
	defw ku
	defb 12
	defw kg
	defb 13
	defw ke
	defb 'H'
	defw kh
	defb 'B'
	defw kb
	defb 'F'
	defw kf
	defb 'R'
	defw kre
	defb 'L'
	defw kla
	defb 'N'
	defw new
	defb 'S'
	defw kn
	defb 0

kl:	dec a
	jr mv
kr:	inc a
	jr mv
kd:	add a,16
	jr mv
ku:	sub 16
mv:	ld b,a		; wrap in the same row or column
	and 15
	jr z,mv1
	cp 15
	jr z,mv2
	ld a,b
	cp 16
	jr c,mv3
	cp 112
	jr c,mv4
	sub 96
 IF f_curd
	cp 30
	jr nz,mv4
	add a,16
 ENDIF
	jr mv4
mv3:	add a,96
	jr mv4
mv1:	ld a,b
	add a,14
	jr mv4
mv2:	ld a,b
	sub 14
mv4:	ld (cur),a
	jp main
kg:	ld hl,grav
	inc (hl)
	jp new
kb:	ld a,(nmov)
	sub 1
	jr c,kb2
kb1:	ld (nmov),a
kb2:
 IF f_cheat8		; the flag is a counter of four bits
	ld hl,cheat
	ld a,(hl)
	inc a
	and 15
	ld (hl),a
 ELSE
	ld a,1
	ld (cheat),a
 ENDIF
 IF h_selundo = 0
	xor a
	ld (sel),a
 ENDIF
	jp changed
kf:	ld a,(nmov)
	ld hl,ntot
	cp (hl)
	jr nc,kb2
	inc a
	jr kb1
kre:	xor a
 IF f_resttot
	ld (ntot),a
 ENDIF
	jr kb1
kla:	ld a,(ntot)
	jr kb1
kn:	jp number
ke:	ld l,a
	ld h,HIGH kinds
	ld a,d
	or a
	jr z,ke1
	ld de,(pair)
	jr ke3
ke1:	ld a,(hl)
	or a
	jp z,main
 IF f_ent18
	cp 18
	jr z,ke4
 ENDIF
	ld a,(sel)
	or a
	jr z,ke4
	cp l
	jr z,ke5
	ld e,a
	ld d,h
	ld a,(de)
	cp (hl)
	jr nz,ke6
	ld d,l
	push de
	ld a,e
	push af
	call flood
	pop af
	pop de
	ld h,HIGH reach
	ld l,d
	ld a,(hl)
	or a
	jr z,ke6
ke3:	call take
	xor a
	ld (sel),a
 IF h_sndlast
	call changed0
	call beep
	jp main
 ELSE
	call beep
	jp changed
 ENDIF
ke6:	ld a,(cur)
	ld l,a
 IF h_seldrop
ke5:	ld l,0
 ELSE
	jr ke4
ke5:	ld l,0
 ENDIF
ke4:	ld a,l
	ld (sel),a
	jp main
changed0:
	call build
	call status
	xor a
	ld (shown),a
	ld (nlist),a
	jp draw
	include "cedar2.asm"
