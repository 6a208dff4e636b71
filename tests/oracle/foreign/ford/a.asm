; a.asm: Shisen with copies of the board as history and RST 16 for printing.
; " : " separates instructions; ";@name text" is the line's form in the fault NAME.
BOARD	equ 0x9000	; 8 rows of 16 bytes: a ring of nothing round 14 x 6 tiles
DECK	equ 0x9100
HIST	equ 0xA000	; 43 boards
	org 0x8000
start:	call wipe
	IF PIC = 1
	ld de,(23675) : ld hl,0x3D00+33*8 : ld bc,21*8
ud1:	ld a,(hl) : rrca : xor (hl) : or 1 : xor 0x81 : ld (de),a : inc hl : inc de
	dec bc : ld a,b : or c : jr nz,ud1
	ENDIF
	ld a,1 : ld (grav),a
random:	ld hl,(23672) : ld a,r : xor h : ld h,a : ld de,(num) : add hl,de : ld d,h : ld e,l
	add hl,hl : add hl,hl : add hl,de : inc hl
	ld a,h : or l : jr z,random
fresh:	ld (num),hl
	ld (seed),hl ;@ahigh ld h,0 : ld (seed),hl ;@aseed set 0,l : ld (seed),hl
	ld a,2 : call 0x1601
	call deal
	xor a : ld (hn),a : ld (ht),a : ld (cheat),a ;@astale xor a : ld (hn),a : ld (cheat),a ;@acheat xor a : ld (hn),a : ld (ht),a
	ld (sel),a ;@aselN nop
	ld (h1),a : ld (h2),a ;@ahintN nop
	call hreset
	IF HOME = 1
	ld a,17 : ld (cur),a
	ENDIF
	call keep
evalst:	call status
show:	call draw
loop:	halt : bit 5,(iy+1) : jr z,loop
	res 5,(iy+1) : ld a,(23560)
	cp 32 : jr c,lp1
	or 32
lp1:	ld hl,keys : ld b,13
lp2:	cp (hl) : inc hl : ld e,(hl) : inc hl : ld d,(hl) : inc hl : jr z,lp3
	djnz lp2
	jr loop
lp3:	ld bc,show : push bc : push de : ret
keys:	defb 8 : defw left
	defb 9 : defw right
	defb 10 : defw down
	defb 11 : defw up
	defb 13 : defw enter
	defb 'n' : defw newn
	defb 12 : defw delete
	defb 's' : defw choose
	defb 'h' : defw hint
	defb 'b' : defw back
	defb 'f' : defw forw
	defb 'r' : defw restart
	defb 'l' : defw last
; ---- cursor
left:	ld a,(cur) : ld c,a : dec a : ld b,a : and 15 : ld a,b : jr nz,moved
	IF WRAP = 0
	ld a,c : add a,13
	ELSE
	ld a,c
	ENDIF
	jr moved
right:	ld a,(cur) : ld c,a : inc a : ld b,a : and 15 : cp 15 : ld a,b : jr nz,moved
	IF WRAP = 0
	ld a,c : sub 13
	ELSE
	ld a,c
	ENDIF
	jr moved
up:	ld a,(cur) : sub 16 : cp 16 : jr nc,moved
	IF WRAP = 0
	add a,96
	ELSE
	add a,16
	ENDIF
	jr moved
down:	ld a,(cur) : add a,16 : cp 112 : jr c,moved
	IF WRAP = 0
	sub 96
	ELSE
	sub 16
	ENDIF
moved:	ld (cur),a
unhint:	xor a : ld (h1),a : ld (h2),a ;@aunhint xor a : ld (h1),a
	IF HRES = 0
hreset:	ld a,17 : ld (fi),a : ld (fj),a
	ret
	ELSE
	ret
hreset:	ld a,17 : ld (fi),a : ld (fj),a
	ret
	ENDIF
; ---- ENTER
enter:	ld a,(h1) : or a : jr z,en1
	ld b,a : ld a,(h2) : ld c,a : jp remove ;@ahintwin ld b,a : ld a,(h2) : ld c,a : ld hl,evret : push hl : jp remove
evret:	ld a,(ecol) : cp 7 : ret nz : ld a,5 : ld (ecol),a : jp setb
en1:	ld a,(cur) : ld c,a : ld l,a : ld h,BOARD/256 : ld d,(hl)
	inc d : dec d : ret z ;@aempty inc d : dec d : nop
	ld a,(sel) : or a : jr z,pick
	cp c : jr z,unpick
	ld b,a : ld l,a : ld a,d : cp (hl) : jr nz,other
	call path : jr z,remove
	IF BLK = 0
	jr pick0
	ENDIF
	IF BLK = 1
	ret
	ENDIF
	IF BLK = 2
	jr unpick
	ENDIF
other:
	IF OTH = 1
	ret
	ENDIF
	IF OTH = 2
	jr unpick
	ENDIF
pick0:	ld a,(cur) : ld c,a
pick:	ld a,c : ld (sel),a : jr hreset
unpick:	xor a : ld (sel),a : jr hreset ;@aunsel ret
remove:	ld a,c : cp b : jr nc,rm1 ;@aorder nop
	ld c,b : ld b,a
rm1:	ld a,b : call fall : ld a,c : call fall ;@aonefall ld a,b : call fall : ld l,c : ld (hl),0
	xor a : ld (sel),a : ld (h1),a : ld (h2),a : call hreset ;@aselrm xor a : ld (h1),a : ld (h2),a : call hreset
	ld a,(hn) : inc a : ld (hn),a
	ld (ht),a ;@aredo ld hl,ht : cp (hl) : jr c,$+3 : ld (hl),a
	call keep
	IF SOUND = 1
	ld hl,300 : ld de,30 : call 0x03B5 ;@asilent nop
	ENDIF
	IF SOUND = 2
	ld hl,800 : ld de,8 : call 0x03B5 : ld hl,400 : ld de,16 : call 0x03B5 ;@asilent nop
	ENDIF
	jp status
; ---- gravity: the tile at A goes away
fall:	ld l,a : ld h,BOARD/256
	ld a,(grav) : or a : jr nz,fl1
	ld (hl),a : ret
fl1:	ld a,l : cp 32 : jr nc,fl2 ;@atopfall ld a,l : cp 48 : jr nc,fl2
	ld (hl),0 : ret
fl2:	sub 16 : ld e,l : ld l,a : ld d,(hl) : ld l,e : ld (hl),d : ld l,a : jr fl1
; ---- copies
slot:	ld a,(hn) ; HL = copy number HN
	ld h,a : ld l,0 : srl h : rr l : ld de,HIST : add hl,de : ret
keep:	call slot : ex de,hl : ld hl,BOARD : ld bc,128 : ldir : ret ;@akeep call slot : ex de,hl : ld hl,BOARD : ld bc,110 : ldir : ret
fetch:	call slot : ld de,BOARD : ld bc,128 : ldir
	ld a,1 : ld (cheat),a : xor a : ld (sel),a ;@aselB ld a,1 : ld (cheat),a
	call unhint : call hreset
	IF PREC = 2
	ld a,2 : jp setb
	ENDIF
	IF RED = 0
	jp status ;@anostat ret ;@aredlate ld a,(hn) : or a : ret z : jp status
	ELSE
	jp status2
	ENDIF
idle:
	IF IDLE = 1
	jr fetch
	ELSE
	xor a : ld (sel),a : call hreset : jp unhint
	ENDIF
back:	ld a,(hn) : or a : jr z,idle ;@aback1 ld a,(hn) : cp 2 : jr c,idle
	dec a : jr goto
forw:	ld a,(ht) : ld c,a : ld a,(hn) : cp c : jr nc,idle ;@aforw1 ld a,(ht) : ld c,a : ld a,(hn) : inc a : cp c : jr nc,idle
	inc a
goto:	ld (hn),a : jr fetch
restart:	ld a,(hn) : or a : jr z,idle
	xor a : jr goto ;@arestart ld a,1 : jr goto ;@arestht xor a : ld (ht),a : jr goto
last:	ld a,(ht) : ld c,a : ld a,(hn) : cp c : jr nc,idle
	ld a,c : jr goto ;@alast1 ld a,c : dec a : jr goto
; ---- new boards
newn:	pop hl : jp random ;@astack jp random
delete:	ld a,(grav) : xor 1 : ld (grav),a : jr newn ;@adelgrav ld a,(grav) : or a : jr z,newn : dec a : ld (grav),a : jr newn
choose:
ch0:	call lowp : ld hl,txtL : call text : ld de,0 : ld c,0
ch1:	halt : bit 5,(iy+1) : jr z,ch1
	res 5,(iy+1) : ld a,(23560) : cp 13 : jr z,ch3
	sub 48 : cp 10 : jr nc,ch1
	ld b,a : push de : ld h,d : ld l,e
	add hl,hl : jr c,big : add hl,hl : jr c,big : add hl,de : jr c,big : add hl,hl : jr c,big
	ld d,0 : ld e,b : add hl,de : jr c,big
	pop de : ex de,hl
	ld a,b : add a,48 : push de : push bc : call pr : ld hl,txtC : call text : pop bc : pop de : ld c,1 : jr ch1
big:	pop de
	IF ENTRY = 0
	jr ch1
	ELSE
	jr ch0
	ENDIF
ch3:	ld a,d : or e
	IF EMPTYE = 0
	jr z,ch0
	ELSE
	jr z,chx
	ENDIF
	ex de,hl : pop de : jp fresh ;@alow8 ex de,hl : pop de : ld h,0 : inc l : dec l : jr z,ch0 : jp fresh ;@agravS ex de,hl : pop de : ld a,1 : ld (grav),a : jp fresh ;@ahighbit ex de,hl : pop de : res 7,h : ld a,h : or l : jr z,ch0 : jp fresh
chx: ld a,2 : jp 0x1601
txtL:	defb 18,1,'L',18,0,32,32,32,32,32,32,32,8,8,8,8,8,8,8,8,255
txtC:	defb 18,1,'L',18,0,32,8,8,255
; ---- hints: the next pair after FI FJ (B C), Z when found
hint:	call find : jr nz,hn0
hn1:	ld a,b : ld (h1),a : ld (fi),a : ld a,c : ld (h2),a : ld (fj),a
	ret
hn0:
	IF HEND = 1
	call unhint : call hreset : call find : ret nz
	jr hn1
	ELSE
	call hreset : jp unhint ;@ahend jp unhint ;@ahendkeep jp hreset
	ENDIF
find:	ld a,(fi) : ld b,a : ld a,(fj) : ld c,a ;@ahskip ld a,(fi) : ld b,a : ld a,(fj) : inc a : ld c,a
fd0:	ld h,BOARD/256
fd1:	inc c : ld a,c : cp 111 : jr c,fd2 ;@alasttile inc c : ld a,c : cp 110 : jr c,fd2
fdn:	inc b : ld a,b : cp 111 : jr nc,none
	ld c,b : jr fd1
fd2:	ld l,b : ld a,(hl) : or a : jr z,fdn
	ld l,c : cp (hl) : jr nz,fd1
	ld a,(sel) : or a : jr z,fd3 ;@ahsel xor a : jr fd3
	cp b : jr z,fd3 ;@ahsel1 cp b : jr z,fd3 : jr fd1
	cp c : jr nz,fd1
fd3:	call path : jr nz,fd0
	ret
none:	or 1 : ret
; ---- path between B and C, Z if there is one
path:	ld (p1),bc
	ld h,BOARD/256 : ld l,b : ld a,(hl) : ld (hl),0 : ld l,c : ld (hl),0 : push af
	ld b,0 ;@apleft ld b,1
pcol:	ld a,(p1) : and 240 : or b : ld (pm),a
	ld a,(p1+1) : and 240 : or b : ld (pn),a
	call three : jr z,pend
	inc b : ld a,b : cp 16 : jr nz,pcol ;@apright inc b : ld a,b : cp 15 : jr nz,pcol
	ld b,0 ;@aptop ld b,16
prow:	ld a,(p1) : and 15 : or b : ld (pm),a
	ld a,(p1+1) : and 15 : or b : ld (pn),a
	call three : jr z,pend
	ld a,b : add a,16 : ld b,a : cp 128 : jr nz,prow ;@apbottom ld a,b : add a,16 : ld b,a : cp 112 : jr nz,prow
pend9:	or 1
pend:	pop bc : ld a,(p1) : ld l,a : ld (hl),b : ld a,(p1+1) : ld l,a : ld (hl),b
	ld bc,(p1) : ret
three:	ld a,(p1) : ld d,a : ld a,(pm) : ld e,a : call seg : ret nz
	ld a,(pm) : ld d,a : ld a,(pn) : ld e,a : call seg : ret nz ;@apmid ld a,(pm) : ld d,a : ld a,(pn) : ld e,a : ld a,b : cp 80 : jr z,$+6 : call seg : ret nz
	ld a,(pn) : ld d,a : ld a,(p1+1) : ld e,a
seg:	ld a,e : cp d : jr nc,sg1 
	ld e,d : ld d,a
sg1:	ld c,1 : ld a,d : xor e : and 15 : jr nz,sg2
	ld c,16
sg2:	ld l,d
sg3:	ld a,(hl) : or a : ret nz
	ld a,l : cp e : ret z
	add a,c : ld l,a : jr sg3
; ---- the border
status:
	IF PREC = 0
	ld a,(cheat) : or a : ld a,2 : jr nz,setb
	ENDIF
	call posit : cp 5 : jr nz,setb
	ld a,(cheat) : or a : ld a,2 : jr nz,setb
	ld a,5
setb:	ld (ecol),a : out (254),a : rlca : rlca : rlca : ld (23624),a : ret
status2: ld a,(ecol) : cp 2 : ret z
	call posit : jr setb
posit:	ld a,(hn) : cp 42 : ld a,7 : ret z ;@awin41 ld a,(hn) : cp 41 : ld a,7 : ret z
	ld a,(hn) : or a : nop ;@adealstuck ld a,(hn) : or a : ld a,5 : ret z
	call find : ld a,5 : ret z
	xor a : ret
; ---- the picture
lowp:	; to the place of the number
	IF NROW GT 21
	ld a,1 : call 0x1601 : ld a,BASE : ld (23695),a : ld a,NROW-22 : ld b,0 : jr at
	ELSE
	ld a,NROW : ld b,0 : jr at
	ENDIF
pr:	push hl : push de : push bc : push af : rst 16 : pop af : pop bc : pop de : pop hl : ret
at:	push bc : push af : ld a,22 : call pr : pop af : call pr : pop bc : ld a,b : call pr : ret
text:	ld a,(hl) : inc hl : cp 255 : ret z
	call pr : jr text
draw:	ld hl,(cur) : ld h,BOARD/256 : ld a,(hl) : ld (lit),a
	ld c,17 : ld a,TOP
dr1:	push af : ld b,LEFTX-STEPX+1 : call at : ld b,14
dr2:	push bc : call sep : call cell : pop bc : inc c : djnz dr2
	call sep : inc c : inc c : pop af : add a,STEPY : cp TOP+STEPY*6 : jr nz,dr1
	ld a,BASE : ld (23695),a
number:	call lowp : call num0 : ld a,2 : jp 0x1601
num0: ld hl,(num) : ld b,0
	ld de,10000 : call dig : ld de,1000 : call dig : ld de,100 : call dig : ld de,10 : call dig
	ld de,1 : inc b : call dig : ld a,32 : call pr : call pr : call pr : ld a,32 : call pr : ret
dig:	xor a
dg1:	or a : sbc hl,de : jr c,dg2
	inc a : inc b : jr dg1
dg2:	add hl,de : inc b : dec b
	IF ZEROS = 0
	ret z
	ENDIF
	add a,48 : push hl : push bc : call pr : pop bc : pop hl : ret
cell:	ld l,c : ld h,BOARD/256 : ld d,(hl) : ld e,BASE
	inc d : dec d : jr z,ce3
	ld a,(lit) : cp d : jr nz,ce0 ;@alitsel ld a,(lit) : cp d : jr nz,ce0 : ld a,(sel) : or a : jr nz,ce0
	ld e,LIT
ce0:	ld a,(sel) : cp c : jr nz,ce1
	ld e,SELA
ce1:	ld a,(h1) : cp c : jr z,ce2
	ld a,(h2) : cp c : jr nz,ce3
ce2:	ld e,HINTA
ce3:	ld a,(cur) : cp c
	IF CURS = 0
	jr nz,ce4
	set 7,e
	ENDIF
	IF CURS = 1
	jr nz,ce4
	ld a,e : rrca : rrca : rrca : xor e : and 7 : ld b,a : rlca : rlca : rlca : or b : xor e : ld e,a
	ENDIF
ce4:	ld a,e : ld (23695),a : ld a,d : or a : ld a,32 : jr z,ce6
	ld a,d : add a,FIRST-1
ce6:	call pr : ret
sep:
	IF STEPX = 2
	ld a,BASE : ld (23695),a
	IF CURS = 2
	ld a,(cur) : cp c : ld a,'[' : jr z,se1
	ld a,(cur) : inc a : cp c : ld a,']' : jr z,se1 ;@abracket ld a,(cur) : inc a : cp c : ld a,8 : jr z,se1
	ENDIF
	ld a,32
se1:	call pr
	ENDIF
	ret
; ---- dealing
deal:	ld hl,BOARD : ld de,BOARD+1 : ld bc,127 : ld (hl),0 : ldir
	ld hl,DECK : ld c,21
de1:	ld b,4
de2:	ld (hl),c : inc hl : djnz de2
	dec c : jr nz,de1
	ld hl,BOARD+17 : ld c,84
de3:	call rand : ld d,DECK/256 : ld e,a : ld a,(de) : ld (hl),a
	push hl : ld h,d : ld l,c : dec l : ld a,(hl) : ld (de),a : pop hl ;@afive push hl : ld h,d : ld l,c : ld a,c : cp 60 : jr z,$+3 : dec l : ld a,(hl) : ld (de),a : pop hl
	inc l : ld a,l : and 15 : cp 15 : jr nz,de4
	inc l : inc l
de4:	dec c : jr nz,de3
	ret
rand:	push hl : push bc ; A = 0..C-1
	ld de,(seed) : ld h,d : ld l,e : add hl,hl : add hl,hl : add hl,de
	ld a,e : add a,a : add a,e : add a,h : ld h,a ; 773 times
	ld de,0x3A5D : add hl,de : ld (seed),hl
	pop bc : ld a,h : ld hl,0 : ld d,0 : ld e,a : ld b,c
ra3:	add hl,de : djnz ra3
	ld a,h : pop hl : ret
wipe:	ld a,BASE : ld (23693),a : ld (23695),a : ld hl,0x4000 : ld de,0x4001 : ld bc,6144 : ld (hl),l : ldir : ld bc,767 : ld (hl),a : ldir : ld a,2 : jp 0x1601
num:	defw 0
seed:	defw 0
grav:	defb 0
hn:	defb 0
ht:	defb 0
cheat:	defb 0
sel:	defb 0
h1:	defb 0
h2:	defb 0
fi:	defb 0
fj:	defb 0
p1:	defw 0
pm:	defb 0
pn:	defb 0
lit:	defb 0
ecol:	defb 0
cur:	defb 17
tmpn:	defb 0
	end start
