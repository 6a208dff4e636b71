; Fir: columns of eight, marks in the board's bytes, copies of two columns, hints from the cursor.
KEYM	equ 1
GEN	equ 1
PRM	equ 0
LEADSP	equ 0
keys	equ 7000h
deck	equ 7080h
bd	equ 7100h	; cell = column * 8 + row, with a ring of empty cells
list	equ 7200h	; two cells and copies of their columns, 18 bytes
R0	equ 1+9*h_low
C0	equ 16-14*h_left
	org 23755
	defb 0,10
	defw endl-line
line:	defb 0F9h,0C0h,0B0h,'"23777"',':',0EAh
	defs 23777-$
start:
 IF h_cls
	call 0D6Bh
 ENDIF
new:	ld hl,(FRAMES)
	ld a,r
	xor h
	ld h,a
 IF f_n0
	and 0F0h
	ld h,a
	ld l,0
 ELSE
	or l
	jr z,new
 ENDIF
board:	ld (seed),hl
 IF f_reds
	ld de,(num)
	or a
	sbc hl,de
	add hl,de
	jr z,bo0
 ENDIF
	xor a
	ld (cheat),a
bo0:	ld (num),hl
	call todigits
	xor a
	ld hl,vars
	ld b,vend-vars
bo1:	ld (hl),a
	inc hl
	djnz bo1
	ld hl,bd
bo2:	ld (hl),a
	inc l
	jr nz,bo2
	ld hl,keys	; each tile gets a random key, then they are sorted
	ld c,84
bo3:	ld e,250
	call rnd
	ld (hl),a
	set 7,l
	ld a,c
 IF f_deal3
	ld b,a
	ld a,(num)
	and 15
	ld a,b
	jr nz,bo10
	cp 81
	jr nz,bo10
	dec a
bo10:
 ENDIF
	add a,3
	srl a
	srl a
	ld (hl),a
	res 7,l
	inc l
	dec c
	jr nz,bo3
bo4:	ld hl,keys
	ld bc,5300h
bo5:	ld a,(hl)
	inc l
	cp (hl)
	jr z,bo6
	jr c,bo6
	ld d,(hl)
	ld (hl),a
	dec l
	ld (hl),d
	set 7,l
	ld a,(hl)
	inc l
	ld d,(hl)
	ld (hl),a
	dec l
	ld (hl),d
	res 7,l
	inc l
	inc c
bo6:	djnz bo5
	inc c
	dec c
	jr nz,bo4
	ld hl,bd+9
	ld de,deck
	ld c,14
bo7:	ld b,6
bo8:	ld a,(de)
	inc e
	ld (hl),a
	inc l
	djnz bo8
	inc l
	inc l
	dec c
	jr nz,bo7
 IF h_cur
	ld a,9
	ld (cur),a
 ENDIF
changed:
	xor a
 IF f_hstay = 0
	ld (shown),a
 ENDIF
	ld (k1),a
	ld (k2),a
	call status
main:	call draw
	call getkey
	ld hl,nmov
	ld c,(hl)
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
	cp 13
	jr z,enter
	ld b,a
	xor a
	ld (shown),a
	ld (k1),a
	ld (k2),a
	ld a,b
	cp 'N'
	jp z,new
	cp 'S'
	jp z,number
	ld hl,cur
	cp 12
	jr z,kg
	cp 8
	jr c,main
	cp 12
	jr nc,main
	ld c,0F8h
	jr z,mv
	cp 9
	jr c,mv
	ld c,8
	jr z,mv
	cp 10
	ld c,1
	jr z,mv
	ld c,255
mv:	ld a,(hl)
	add a,c
	ld (hl),a
	call edge	; Z: outside
	jr nz,main
 IF h_stop
	ld a,(hl)
	sub c
	ld (hl),a
	jr main
 ELSE
mv1:	ld a,(hl)	; go on until the other side
	sub c
	ld (hl),a
	call edge
	jr nz,mv1
	ld a,(hl)
	add a,c
	ld (hl),a
 IF f_curup
	cp 62
	jr nz,main
	dec (hl)
 ENDIF
	jr main
 ENDIF
edge:	ld a,(hl)
edgea:	push bc		; Z: cell A is outside
	ld b,a
	and 7
	jr z,ed1
	cp 7
	jr z,ed1
	ld a,b
	and 78h
	jr z,ed1
	cp 78h
ed1:	pop bc
	ret
kg:	ld a,(grav)
	inc a
	ld (grav),a
	jp new
enter:	ld a,(shown)
	or a
	jr z,en1
	ld de,(pair)
	ld a,1
	ld (byhint),a
	jr en3
en1:	ld a,(cur)
	ld l,a
	ld h,HIGH bd
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
	jr nz,en5
	ld d,l
	call link
	jr nc,en7
en3:	call take
	xor a
	ld (sel),a
	ld (byhint),a
	jp changed
en7:	ld a,(cur)
	ld l,a
 IF h_drop
	jr en6
 ENDIF
	jr en5
en6:	ld l,0
en5:	ld a,l
	ld (sel),a
	xor a
	ld (k1),a
	ld (k2),a
	jp main
; take: remove D and E with the copies of their columns
take:
	ld a,(nmov)
	call entry
	ld a,e
	cp d
	jr c,ta1
	ld e,d
	ld d,a
ta1:	ld (hl),e
	inc hl
	ld (hl),d
	inc hl
	push de
	ld a,e
	call colcopy
 IF f_colcopy
	push hl
	ld l,e
	call drop
	pop hl
	ld a,d
	call colcopy
	ld l,d
	call drop
	pop de
 ELSE
	ld a,d
	call colcopy
	pop de
	call drop2
 ENDIF
	ld hl,nmov
	inc (hl)
	ld a,(hl)
	inc hl
 IF f_nocut
	cp (hl)
	jr c,ta2
 ENDIF
	ld (hl),a
ta2:
 IF f_sndfirst
	dec a
	ret z
 ENDIF
	ld hl,400
ta3:	push hl
	ld de,5
	call 3B5h
	pop hl
	ld de,100
	add hl,de
	ld a,h
	cp 3+2*h_long
	jr c,ta3
	ret
colcopy:
	and 78h
	ld c,a
	ld b,HIGH bd
	push de
	ex de,hl
	ld h,b
	ld l,c
	ld bc,8
	ldir
	ex de,hl
	pop de
	ret
entry:	ld hl,list-18	; HL = entry A
	push de
	ld de,18
 IF f_hist28
	and 31
 ENDIF
	inc a
et1:	add hl,de
	dec a
	jr nz,et1
	pop de
	ret
drop2:	ld l,e
	call drop
	ld l,d
drop:	ld h,HIGH bd
	ld (hl),0
	ld a,(grav)
 IF f_del3
	rra
 ENDIF
	rra
	ret c
 IF f_gsel
	ld a,(byhint)
	or a
	ret nz
 ENDIF
dr1:	ld a,l
	and 7
 IF f_gtop
	cp 2
	ret c
 ELSE
	ret z
 ENDIF
	dec l
	ld a,(hl)
	inc l
	ld (hl),a
	dec l
	jr dr1
	include "fir2.asm"
