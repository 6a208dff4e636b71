; kiln: Shisen in the manner of a 1K competition entry. Switches come from sw.inc.
	include "sw.inc"
FRAMES	equ 23672
LASTK	equ 23560
ATTRT	equ 23695
ATTRP	equ 23693
BORDCR	equ 23624
	org ORG_
start:	ld a,BG
	ld (ATTRP),a
	ld (ATTRT),a
	xor a
	ld (23696),a
	ld (23697),a
	ld a,CYAN*8
	ld (BORDCR),a
	call 0D6Bh
IF NUMCH=1
	xor a
	ld (23659),a
ENDIF
	ld a,2
	call 1601h
	call mkord
	call texts
	call inits
IF START=1
	ld hl,1
ELSE
	call rnum
ENDIF
	call newg
main:	call getkey
	call act
	call show
IF KEYM>0
	call release
ENDIF
	jr main
; ---- state at the start
inits:	ld a,1
IF FAULT=1
	xor a			; gravity off at first
ENDIF
	ld (grav),a
	ld a,HOMEP
	ld (cur),a
	ret
; ---- a new game with number HL
newg:	ld (num),hl
	ld a,h
	or l
	jr nz,ng1
	inc hl
	ld (num),hl
ng1:	call deal
	ld hl,BOARD
	ld de,ORIG
	ld bc,128
	ldir
newr:	xor a
IF FAULT NE 2
	ld (nh),a		; fault 2: old history after a new board
ENDIF
IF FAULT=50
	ld a,(nh)
	ld (mh),a
	xor a
ENDIF
IF (FAULT NE 3) AND (FAULT NE 50)
	ld (mh),a		; fault 3: F and L replay the old game
ENDIF
IF FAULT NE 4
	ld (cheat),a		; fault 4: red border is kept
ENDIF
IF FAULT NE 5
	ld (sel),a		; fault 5: selection survives
ENDIF
	ld (h1),a
	ld (h2),a
	call hrst
	ld a,(cur)
IF NEWCUR=0
	ld a,HOMEP
ENDIF
	ld (cur),a
	call newb
	call shnum
IF DRAW=1
	call unshad
ENDIF
	jp show
; ---- the board has changed: count, look for a pair, set the border
newb:	call count
	ld (left),a
	or a
	ld a,1
	jr z,nb1
	call anyp
	ld a,2
	jr z,nb1		; no pair
	xor a
nb1:	ld (state),a
; ---- border by state and cheat
bord:	ld a,(state)
	ld e,a
	ld a,(cheat)
	or a
	jr z,bo1
IF PREC=0
	ld a,RED
	jr bo3
ENDIF
IF PREC=1
	ld a,e
	cp 1
	jr z,bo1
	ld a,RED
	jr bo3
ENDIF
IF PREC=2
	ld a,e
	or a
	jr nz,bo1
	ld a,RED
	jr bo3
ENDIF
bo1:	ld a,e
	cp 1
	ld a,WHITE
	jr z,bo3
	ld a,e
	cp 2
	ld a,BLACK
	jr z,bo3
	ld a,CYAN
bo3:	ld (bcol),a
IF BORD=0
	push af
	rlca
	rlca
	rlca
	ld (BORDCR),a
	pop af
	out (254),a
	ret
ELSE
	ld e,a
	call 229Bh
	ld a,(BORDCR)
	and 38h
	ld (BORDCR),a
	ret
ENDIF
; ---- count the tiles
count:	ld hl,BOARD
	ld bc,8000h
ct1:	ld a,(hl)
	or a
	jr z,ct2
	cp 22
	jr nc,ct2
	inc c
ct2:	inc hl
	djnz ct1
	ld a,c
IF FAULT=6
	cp 3			; won with two tiles left
	ret nc
	xor a
ENDIF
	ret
	include "keys.asm"
	include "rules.asm"
	include "hist.asm"
	include "draw.asm"
	include "act.asm"
	include "entry.asm"
cur:	db 17
sel:	db 0
h1:	db 0
h2:	db 0
hi:	db 0
hj:	db 0
nh:	db 0
mh:	db 0
cheat:	db 0
grav:	db 1
left:	db 0
state:	db 0
bcol:	db 5
num:	dw 0
seed:	dw 0
ck:	db 0
blank:	db 0
pbuf:	ds 12
ebuf:	ds 16
ecnt:	db 0
ORD:	ds 84
HIST:	ds 6*86
SHAD:	ds 128*3
	ds (256-($ & 255)) & 255
BOARD:	ds 128
WRK:	ds 128
ORIG:	ds 128
	ds 64
	end start
