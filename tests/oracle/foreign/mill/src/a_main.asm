; Shisen "mill" - start, main loop, keys.  conf.inc sets the switches.
	INCLUDE "conf.inc"
GRID	EQU $C000	; 8 rows of 16, the ring outside is empty
GRIDH	EQU $C0
GRID0	EQU $C080	; the board as dealt
SHK	EQU $C100	; kinds on the screen
SHF	EQU $C180	; marks on the screen
HLIST	EQU $C200	; pairs: key, first, second
MOVES	EQU $C400	; first, second, kind
ORD	EQU $C4A0	; 84 places in the order of searching
VARS	EQU $C500
cur	EQU VARS+0
sel	EQU VARS+1
hA	EQU VARS+2
hB	EQU VARS+3
hidx	EQU VARS+4
grav	EQU VARS+5
cheat	EQU VARS+6
n	EQU VARS+7
nmax	EQU VARS+8
num	EQU VARS+9	; word
bord	EQU VARS+11
lastk	EQU VARS+12
lo	EQU VARS+13
hi	EQU VARS+14
hcnt	EQU VARS+15
rctr	EQU VARS+16	; word
rseed	EQU VARS+18	; word
lf	EQU VARS+20	; word
prevk	EQU VARS+22
repc	EQU VARS+23
phase	EQU VARS+24
blinkc	EQU VARS+25
ecnt	EQU VARS+26
ovf	EQU VARS+27
pattr	EQU VARS+28
state	EQU VARS+29	; 0 playing 1 won 2 no moves
games	EQU VARS+30
rems	EQU VARS+31
hkind	EQU VARS+32
fx1	EQU VARS+33
fx2	EQU VARS+34
lastkey	EQU VARS+35
hdone	EQU VARS+36
quiet	EQU VARS+37
mins	EQU VARS+38	; word
fx3	EQU VARS+40
fx4	EQU VARS+41
EBUF	EQU VARS+48	; digits
LIST	EQU VARS+64	; 84
TBUF	EQU VARS+160	; picture of one tile
SNAP	EQU $D000	; 43 boards
	IF FAULT = 85
STK	EQU $C7C0
	ELSE
STK	EQU $FE00
	ENDIF
	ORG 32768
start:	di
	ld sp,STK
	ld hl,GRID
	ld de,GRID+1
	ld bc,$6FF
	ld (hl),0
	ldir
	ld hl,$A5C3
	ld (rseed),hl
	ld a,5
	ld (bord),a
	out (254),a
	set 3,(iy+1)
	IF KEYM != 2
	ei
	ENDIF
	call mkgfx
	call mkord
	ld a,1
	ld (grav),a
	ld a,HOMEP
	ld (cur),a
	call cls
	IF TITLE != 0
	call title
	ENDIF
	call newgame
mainlp:	call refresh
	call getkey
	IF KCLICK = 1
	push af
	call click
	pop af
	ENDIF
	IF FAULT = 87
	push af
	ld hl,(mins)
	ld de,DIELIM
	or a
	sbc hl,de
	jp nc,dead
	pop af
	ENDIF
	IF ENDKEY = 1
	ld c,a
	ld a,(quiet)
	or a
	ld a,c
	jr z,ml1
	xor a
	ld (quiet),a
	call clrmsg
	jr mainlp
ml1:
	ENDIF
	call command
	IF FAULT = 51
	ld a,(fx1)
	or a
	jr z,f51
	dec a
	ld (fx1),a
	call z,setbord
f51:
	ENDIF
	jr mainlp
dead:	jr dead
; ---------------------------------------------------------------- keys
getkey:
	IF KEYM = 0
gk1:	halt
	call tick
	ld hl,23611
	bit 5,(hl)
	jr z,gk1
	res 5,(hl)
	ld a,(23560)
	cp 'a'
	ret c
	cp 'z'+1
	ret nc
	sub 32
	ret
	ELSE
gk1:	call frame
	call tick
	call scan
	ld hl,prevk
	cp (hl)
	jr z,gk2
	ld e,a
	push de
	call frame
	call scan
	pop de
	cp e
	jr nz,gk1
	ld (prevk),a
	or a
	jr z,gk1
	ld e,a
	ld a,25
	ld (repc),a
	ld a,e
	ret
gk2:	or a
	jr z,gk1
	IF REP = 1
	cp 12
	jr nc,gk1
	ld hl,repc
	dec (hl)
	jr nz,gk1
	ld (hl),5
	ret
	ELSE
	jr gk1
	ENDIF
frame:
	IF KEYM = 2
	ld bc,1300
fr1:	dec bc
	ld a,b
	or c
	jr nz,fr1
	ret
	ELSE
	halt
	ret
	ENDIF
scan:	ld bc,$FEFE
	ld hl,keytab
sc1:	in a,(c)
	cpl
	and 31
	ld e,5
sc2:	rra
	jr nc,sc3
	ld d,a
	ld a,(hl)
	or a
	jr nz,scgot
	ld a,d
sc3:	inc hl
	dec e
	jr nz,sc2
	rlc b
	jr c,sc1
	xor a
	ret
scgot:	ld e,a
	ld b,$FE
	in a,(c)
	rra
	ld a,e
	ret c
	ld hl,captab
sc5:	ld a,(hl)
	or a
	ld a,e
	ret z
	cp (hl)
	inc hl
	jr z,sc6
	inc hl
	jr sc5
sc6:	ld a,(hl)
	ret
keytab:	DEFB 0,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH",32,0,"MNB"
captab:	DEFB '5',8,'6',10,'7',11,'8',9,'0',12,0
	ENDIF
tick:	ld hl,(rctr)
	inc hl
	ld (rctr),hl
	ld hl,(mins)
	inc hl
	ld (mins),hl
	IF CURM = 6
	ld a,(games)
	or a
	ret z
	ld hl,blinkc
	inc (hl)
	ld a,(hl)
	IF KEYM = 2
	cp 25
	ELSE
	cp 16
	ENDIF
	ret c
	ld (hl),0
	ld hl,phase
	ld a,(hl)
	xor 1
	ld (hl),a
	ld a,(cur)
	jp draw1
	ELSE
	ret
	ENDIF
