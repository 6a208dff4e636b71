; b.asm: an 84-byte board, a list of moves, the display file written directly, own reading of the keys.
	org 0x7000
start:	di : ld sp,0x7FF0
	ld a,1 : ld (grav),a
	ld hl,0x4000 : ld de,0x4001 : ld bc,6143 : ld (hl),0 : ldir
	inc hl : inc de : ld (hl),BASE : ld bc,767 : ldir
	ei
randm:	ld hl,(23672) : ld a,r : add a,l : ld l,a : ld a,(num) : xor h : ld h,a : or l : jr z,randm ;@brand ld hl,4711 : ld a,h
game:	ld (num),hl : ld (lfsr),hl ;@blow ld (num),hl : ld h,0 : set 0,h : ld (lfsr),hl ;@bpair ld (num),hl : set 7,h : ld (lfsr),hl
	xor a : ld (done),a : ld (cheat),a : ld (event),a ;@bcheat xor a : ld (done),a
	ld (top),a ;@btopN nop
	dec a : ld (sel),a ;@bselN dec a
	ld (sh1),a : ld (sh2),a ;@bhintN nop
	call first
	IF HOME = 1
	xor a : ld (cx),a : ld (cy),a
	ENDIF
	call shuffle
turn:	call border
turn2:	call paint
key:	call scan : jp nz,key
key2:	halt : call scan : jp z,key2
	ld (fk),a : halt : call scan : ld hl,fk : cp (hl) : jp nz,key2
	ld b,a
	ld hl,table
tk:	ld a,(hl) : or a : jp z,key
	inc hl : ld e,(hl) : inc hl : ld d,(hl) : inc hl : cp b : jr nz,tk
	ex de,hl : jp (hl)
; A = character of the key, Z if none. Upper case letters; with CAPS SHIFT 1-5 for the cursor and DELETE
scan:	ld bc,0xFEFE : ld hl,chars
sc1:	in a,(c) : cpl : and 31 : ld d,a : ld a,b : cp 0xFE : jr nz,sc2
	res 0,d
sc2:	ld e,5
sc3:	rr d : jr c,sc4
	inc hl : dec e : jr nz,sc3
	rlc b : jr c,sc1
	xor a : ret
sc4:	ld d,(hl) : ld a,0xFE : in a,(254) : rra : ld a,d : jr c,sc5
	sub '0' : cp 10 : ld a,d : jr nc,sc5
	sub '0'-1 ; 0 is 1, 5 6 7 8 are 6 7 8 9
sc5:	or a : ret
chars:	defb 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",0,"MNB"
table:	defb 6 : defw kleft
	defb 7 : defw kdown
	defb 8 : defw kup
	defb 9 : defw kright
	defb 13 : defw kenter
	defb 1 : defw kdel
	defb 'N' : defw randm
	defb 'S' : defw ksel
	defb 'H' : defw khint
	defb 'B' : defw kback
	defb 'F' : defw kforw
	defb 'R' : defw kall
	defb 'L' : defw klast
	defb 0
kleft:	ld hl,cx : ld a,(hl) : dec a : jp p,kx1
	IF WRAP = 0
	ld a,13
	ELSE
	xor a
	ENDIF
	jp kx1
kright:	ld hl,cx : ld a,(hl) : inc a : cp 14 : jr c,kx1
	IF WRAP = 0
	xor a
	ELSE
	ld a,13
	ENDIF
	jp kx1
kup:	ld hl,cy : ld a,(hl) : dec a : jp p,kx1
	IF WRAP = 0
	ld a,5
	ELSE
	xor a
	ENDIF
	jp kx1
kdown:	ld hl,cy : ld a,(hl) : inc a : cp 6 : jr c,kx1
	IF WRAP = 0
	xor a
	ELSE
	ld a,5
	ENDIF
kx1:	ld (hl),a : call hideh ;@bstick ld (hl),a : jp turn2
	IF HRES = 0
	call first
	ENDIF
	jp turn2 ;@bblack jp turn
hideh:	ld a,255 : ld (sh1),a : ld (sh2),a : ret
first:	ld a,255 : ld (hi),a : ld (hj),a : ret
here:	ld a,(cy) : ld b,a : add a,a : add a,a : add a,a : sub b : add a,a : ld b,a : ld a,(cx) : add a,b : ret
at84:	ld l,a : ld h,BRD/256 : ld a,(hl) : or a : ret
kenter:	ld a,(sh1) : ld d,a : ld a,(sh2) : ld e,a : inc a : jp nz,strike
	call here : ld e,a : call at84 : jp z,turn2
	ld c,a : ld a,(sel) : cp 255 : jp z,choose
	cp e : jp z,unsel
	ld d,a : call at84 : cp c : jr nz,oth
	call joined : jp c,strike
	IF BLK = 0
	jp choose
	ENDIF
	IF BLK = 1
	jp turn2
	ENDIF
	IF BLK = 2
	jp unsel
	ENDIF
oth:
	IF OTH = 1
	jp turn2
	ENDIF
	IF OTH = 2
	jp unsel
	ENDIF
choose:	call here : ld (sel),a : call first : jp turn2
unsel:	ld a,255 : ld (sel),a : call first : jp turn2
strike:	ld a,e : cp d : jr nc,st1 ;@border2 nop
	ld e,d : ld d,a
st1:	ld a,d : call at84 : ld c,a : call slot : ld (hl),d : inc hl : ld (hl),e : inc hl : ld (hl),c
	call domove
	ld a,(done) : inc a : ld (done),a
	ld (top),a ;@bredo ld hl,top : cp (hl) : jr c,$+3 : ld (hl),a ;@btop1 ld hl,top : inc (hl)
	xor a : ld (event),a : dec a : ld (sel),a : call hideh : call first ;@bselS xor a : ld (event),a : call hideh : call first
	ld d,40 ;@bsound jp turn
st2:	ld a,(bcol) : xor SOUND : out (254),a : ld b,d : djnz $ : dec d : jr nz,st2
	jp turn ;@bnostat jp turn2
slot:	ld a,(done) : ld l,a : ld h,0 : push de : ld d,h : ld e,l : add hl,hl : add hl,de : ld de,MOV : add hl,de : pop de : ret
domove:	ld a,d : call fall : ld a,e
fall:	ld l,a : ld h,BRD/256 : ld a,(grav) : or a : jr nz,fa1
	ld (hl),a : ret
fa1:	ld a,l : sub 14 : jr c,fa2 ;@bcol1 ld a,l : sub 14 : jr c,fa2 : jr z,fa2 ;@bcol13 ld a,l : cp 27 : jr z,fa2 : sub 14 : jr c,fa2
	ld b,l : ld l,a : ld a,(hl) : ld l,b : ld (hl),a : ld a,b : sub 14 : ld l,a : jr fa1
fa2:	ld (hl),0 : ret ;@bfalltop ret
rise:	ld l,a : ld h,BRD/256 : ld b,a : ld a,(grav) : or a : jr z,ri3
	ld a,b
ri1:	sub 14 : jr nc,ri1
	add a,14 : ld l,a
ri2:	ld a,l : cp b : jr z,ri3
	add a,14 : ld l,a : ld a,(hl) : push hl : ld d,a : ld a,l : sub 14 : ld l,a : ld (hl),d : pop hl : jr ri2
ri3:	ld (hl),c : ret
undo:	ld hl,done : dec (hl) : call slot : ld d,(hl) : inc hl : ld e,(hl) : inc hl : ld c,(hl)
	push de : ld a,e : call rise : pop de : ld a,d : jr rise ;@bundo ld a,d : push de : call rise : pop de : ld a,e : jr rise ;@bundo1 push de : ld a,e : call rise : pop de : ld l,d : ld h,BRD/256 : ld (hl),c : ret
redo:	call slot : ld d,(hl) : inc hl : ld e,(hl) : ld hl,done : inc (hl) : jr domove ;@bredo2 call slot : ld d,(hl) : inc hl : ld e,(hl) : ld hl,done : inc (hl) : ld a,d : jp fall
kback:	ld a,(done) : or a : jp z,idle
	call undo : jp travel ;@bbackH call undo : ld a,1 : ld (cheat),a : ld (event),a : ld a,255 : ld (sel),a : jp turn
kforw:	ld hl,top : ld a,(done) : cp (hl) : jp nc,idle ;@bforw ld a,(done) : cp 42 : jp nc,idle : nop
	call redo : jp travel ;@bFfree call redo : call hideh : call first : ld a,255 : ld (sel),a : jp turn
kall:	ld a,(done) : or a : jp z,idle
ka1:	call undo : ld a,(done) : or a : jr nz,ka1 ;@brest ld a,(done) : dec a : ld b,a : inc b : call undo
	jp travel ;@bRfree ld a,255 : ld (sel),a : call hideh : call first : jp turn
klast:	ld hl,top : ld a,(done) : cp (hl) : jp nc,idle
kl1:	call redo : ld a,(done) : ld hl,top : cp (hl) : jr c,kl1 ;@blast1 call redo : ld a,(done) : inc a : ld hl,top : cp (hl) : jr c,kl1
travel:	ld a,1 : ld (cheat),a : ld (event),a
tr1:	ld a,255 : ld (sel),a : call hideh : call first : jp turn ;@bselT call hideh : call first : jp turn
idle:
	IF IDLE = 1
	jp travel
	ELSE
	jp tr1
	ENDIF
kdel:	ld hl,grav : ld a,1 : xor (hl) : ld (hl),a : jp randm ;@bdel ld hl,grav : ld a,1 : xor (hl) : ld (hl),a : jp turn ;@bdelsame ld hl,grav : ld a,1 : xor (hl) : ld (hl),a : ld hl,(num) : jp game
; ---- the number: up to five digits
ksel:	xor a : ld (dig),a ;@bsdig nop
	ld hl,0 : ld (val),hl ;@bval nop
ks1:	call entry
ks2:	call scan : jr nz,ks2
ks3:	halt : call scan : jr z,ks3
	cp 13 : jr z,ks5
	cp 1 : jp z,ksel
	sub '0' : cp 10 : jr nc,ks2
	ld c,a : ld a,(dig) : cp 5 : jr nc,ks2
	ld e,a : ld d,0 : ld hl,buf : add hl,de : ld (hl),c : inc a : ld (dig),a
	IF AUTO = 1
	cp 5 : jr z,ks5
	ENDIF
	jr ks1
ks5:	ld a,(dig) : or a : jr z,ks9
	ld b,a : ld de,buf : ld hl,0
ks6:	push bc : ld b,h : ld c,l : add hl,hl : jp c,ks8 : add hl,hl : jp c,ks8 : add hl,bc : jp c,ks8 : add hl,hl : jp c,ks8 ;@bover push bc : ld b,h : ld c,l : add hl,hl : add hl,hl : add hl,bc : add hl,hl
	ld a,(de) : inc de : ld c,a : ld b,0 : add hl,bc : jp c,ks8
	pop bc : djnz ks6
	ld a,h : or l : jp z,ksel
	jp game ;@bgravS ld a,1 : ld (grav),a : jp game ;@bSkeep ld (num),hl : ld (lfsr),hl : call shuffle : jp turn
ks8:	pop bc : jp ksel
ks9:
	IF EMPTYE = 0
	jp ksel
	ELSE
	jp turn2
	ENDIF
khint:	ld a,(sel) : ld (lim),a ;@bhsel ld a,255 : ld (lim),a
	call find : jr c,kh1
	IF HEND = 1
	call first : call find : jr c,kh1
	ENDIF
	call hideh : call first : jp turn2 ;@bhend call hideh : jp turn2
kh1:	ld a,b : ld (hi),a : ld a,c : ld (hj),a : ld a,d : ld (sh1),a : ld a,e : ld (sh2),a : jp turn2 ;@bhrow ld a,b : ld (hi),a : ld a,83 : ld (hj),a : ld a,d : ld (sh1),a : ld a,e : ld (sh2),a : jp turn2 ;@bhrep ld a,b : ld (hi),a : ld a,c : dec a : ld (hj),a : ld a,d : ld (sh1),a : ld a,e : ld (sh2),a : jp turn2
find:	ld a,(hj) : ld c,a : ld a,(hi) : ld b,a : inc a : jp nz,fi1
	ld b,a : ld c,a
fi1:	inc c : ld a,c : cp 84 : jr c,fi2 ;@blastcell inc c : ld a,c : cp 83 : jr c,fi2
fin:	inc b : ld a,b : cp 83 : jr nc,fnone
	ld c,b : jp fi1
fi2:	ld a,b : call real : ld d,a : call at84 : jr z,fin
	ld (fk),a : ld a,c : call real : ld e,a : call at84 : ld hl,fk : cp (hl) : jp nz,fi1
	ld a,(lim) : cp 255 : jr z,fi4
	cp d : jr z,fi4
	cp e : jp nz,fi1 ;@bhsel2 jp fi1
fi4:	push bc : call joined : pop bc : jp nc,fi1
	ret
fnone:	or a : ret
real:
	IF ORD = 2
	cpl : add a,84
	ENDIF
	ret
; ---- paths: a flood of three rounds over 8 rows of 16; carry if D and E are joined
joined:	ld (jd),de : ld hl,GRD : ld b,128
jb0:	ld (hl),0 : inc l : djnz jb0
	ld de,BRD : ld hl,GRD+17 : ld b,6
jb1:	push bc : ld b,14
jb2:	ld a,(de) : inc de : or a : jr z,jb3
	ld a,255
jb3:	ld (hl),a : inc l : djnz jb2
	inc l : inc l : pop bc : djnz jb1
	ld a,(jd) : call g16 : ld (tgt),a
	ld a,(jd+1) : call g16 : ld l,a : ld c,1 : call rays : jr c,jend
jl:	ld l,0
jm:	ld a,(hl) : cp c : jr nz,jn
	inc c : call rays : dec c : jr c,jend
jn:	inc l : bit 7,l : jr z,jm
	inc c : ld a,c : cp 3 : jr c,jl ;@bfour inc c : ld a,c : cp 4 : jr c,jl ;@btwo inc c : ld a,c : cp 2 : jr c,jl
	or a
jend:	ld de,(jd) : ret
g16:	ld b,17
gg1:	cp 14 : jr c,gg2
	sub 14 : push af : ld a,b : add a,16 : ld b,a : pop af : jr gg1
gg2:	add a,b : ret
rays:	ld b,1 : call ray : ret c
	ld b,255 : call ray : ret c ;@bnoleft ld b,255
	ld b,16 : call ray : ret c ;@bnodown3 ld b,16 : ld a,c : cp 3 : call nz,ray : ret c
	ld b,240
ray:	push hl
ra1:	ld a,l : add a,b : ld e,a : and 128 : jp nz,raz ;@bnobot ld a,l : add a,b : ld e,a : cp 112 : jp nc,raz ;@bnotop ld a,l : add a,b : ld e,a : and 240 : jp z,raz : bit 7,a : jp nz,raz
	bit 0,b : jr z,ra2
	ld a,e : xor l : and 240 : jp nz,raz ;@bwrap ld a,e : xor l : and 128 : jp nz,raz
ra2:	ld l,e : ld a,(tgt) : cp l : jp z,rafound ;@bright ld l,e : ld a,l : and 15 : cp 15 : jp z,raz : ld a,(tgt) : cp l : jp z,rafound ;@bleft ld l,e : ld a,l : and 15 : jp z,raz : ld a,(tgt) : cp l : jp z,rafound
	ld a,(hl) : or a : jr z,ram
	inc a : jp z,raz ;@bstop2 jp raz
	jr ra1
ram:	ld (hl),c : jr ra1
rafound: pop hl : scf : ret
raz:	pop hl : or a : ret
; ---- the border
border:	ld hl,hi : ld de,(hi) : push de : ld (hl),255 : ld a,255 : ld (lim),a
	ld a,(done) : cp 42 : ld a,7 : jr z,bo1 ;@bwin43 ld a,(done) : cp 43 : ld a,7 : jr z,bo1
	call find : ld a,5 : jr c,bo1
	xor a ;@bstuckc ld a,(done) : cp 41 : ld a,0 : jr nz,$+4 : ld a,5
bo1:	pop de : ld (hi),de : ld b,a : ld a,(cheat) : or a : jr z,bo3
	IF PREC = 0
	jr bo2
	ENDIF
	IF PREC = 2
	ld a,(event) : or a : jr nz,bo2
	ENDIF
	ld a,b : cp 5 : jr nz,bo3
bo2:	ld b,2
bo3:	ld a,b : ld (bcol),a : out (254),a : ret
; ---- the picture
paint:	ld hl,0 : ld (pxy),hl : call here : call at84 : ld (lit),a
	xor a
pa1:	push af : call tile : pop af : inc a : cp 84 : jr nz,pa1
	ld hl,(num) : ld c,0 : ld de,10000 : call pdig : ld de,1000 : call pdig : ld de,100 : call pdig
	ld de,10 : call pdig : ld a,l : call pd3 ;@bnonum ret
pa2:	ld a,c : cp 7 : ret nc
	ld a,32 : call pchar : jr pa2
pdig:	xor a
pd1:	sbc hl,de : jr c,pd2
	inc a : jr pd1
pd2:	add hl,de : or a : jr nz,pd3
	IF ZEROS = 0
	inc c : dec c : ret z
	ENDIF
pd3:	add a,48
pchar:	push hl : push bc : ld b,0 : ld hl,0x5800+NROW*32 : add hl,bc : ld (hl),BASE
	ld hl,0x4000+NROW/8*2048+(NROW AND 7)*32 : add hl,bc : ex de,hl
	ld l,a : ld h,0 : add hl,hl : add hl,hl : add hl,hl : ld a,h : add a,0x3C : ld h,a
	ld b,8
pc1:	ld a,(hl) : ld (de),a : inc hl : inc d : djnz pc1
	pop bc : pop hl : inc c : ret
entry:	ld a,(dig) : ld b,a : ld hl,buf : ld c,0 : inc b
en1:	dec b : jr z,en2
	ld a,(hl) : inc hl : call pd3 : jr en1
en2:	ld a,'L' : call pchar : push bc : dec c : ld b,0 : ld hl,0x5800+NROW*32 : add hl,bc : set 7,(hl) : pop bc ;@bflash ld a,'L' : call pchar : push bc : dec c : ld b,0 : ld hl,0x5800+NROW*32 : add hl,bc : set 7,(hl) : ld hl,0x5800+NROW*32+7 : set 7,(hl) : pop bc
	jp pa2
tile:	ld b,a : call at84 : ld d,a : ld e,BASE : or a : jr z,ti4
	ld a,(lit) : cp d : jr nz,ti1 ;@blit1 ld a,(lit) : cp d : jr nz,ti1 : ld a,b : cp 83 : jr z,ti1
	ld e,LIT
ti1:	ld a,(sel) : cp b : jr nz,ti2
	ld e,SELA
ti2:	ld a,(sh1) : cp b : jr z,ti3
	ld a,(sh2) : cp b : jr nz,ti4
ti3:	ld e,HINTA
ti4:	push de : push bc : call here : pop bc : pop de : cp b : jr nz,ti5
	IF CURS = 0
	set 7,e
	ENDIF
	IF CURS = 2
	ld a,e : and 0x47 : or CURA : ld e,a
	ENDIF
ti5:	push af : push de : ld a,b : ld c,LEFTX : ld b,TOP
ti6:	cp 14 : jr c,ti7
	sub 14 : ld d,a : ld a,b : add a,STEPY : ld b,a : ld a,d : jr ti6
ti7:	ld d,a : inc d : ld a,c : sub STEPX
ti8:	add a,STEPX : dec d : jr nz,ti8
	ld c,a : pop de : push bc : call glyph
	pop bc : pop af
	IF CURS = 1
	ld a,0 : jr nz,ti9
	dec a
ti9:	push af : ld a,b : add a,PX : ld b,a : call daddr : pop af : ld (hl),a : inc h : ld (hl),a : dec h
	IF PX = 2
	inc l : ld (hl),a : inc h : ld (hl),a
	ENDIF
	ENDIF
	ret
daddr:	ld a,b : and 24 : or 64 : ld h,a : ld a,b : rrca : rrca : rrca : and 224 : or c : ld l,a : ret
aaddr:	ld l,b : ld h,0 : push de : add hl,hl : add hl,hl : add hl,hl : add hl,hl : add hl,hl : ld de,0x5800 : add hl,de : pop de : ld a,l : or c : ld l,a : ret
glyph:	call aaddr : ld (hl),e
	IF PX = 2
	inc l : ld (hl),e : push bc : ld bc,31 : add hl,bc : pop bc : ld (hl),e : inc l : ld (hl),e
	ENDIF
	call daddr : ex de,hl : ld l,h : ld h,0 : ld a,l : or a : jr z,gl0
	add a,FIRST-33
gl0:	ld l,a : add hl,hl : add hl,hl : add hl,hl : ld a,h : add a,0x3D : ld h,a
	IF PX = 1
	ld b,8
gl1:	ld a,(hl)
	IF PIC = 1
	rrca : xor (hl) : rrca : xor (hl)
	ENDIF
	ld (de),a : inc hl : inc d : djnz gl1
	ret
	ELSE
	push bc : push de : call gh4 : pop de : pop bc
	ld a,b : inc a : ld b,a : push hl : call daddr : ex de,hl : pop hl
gh4:	ld b,4
gh1:	push bc : ld a,(hl) : inc hl : ld b,4
gh2:	rla : push af : rl c : pop af : rl c : djnz gh2
	ld (gtmp),a : ld a,c : ld (de),a : inc d : ld (de),a : dec d : ld a,(gtmp) : inc e : ld b,4
gh3:	rla : push af : rl c : pop af : rl c : djnz gh3
	ld a,c : ld (de),a : inc d : ld (de),a : inc d : dec e : pop bc : djnz gh1
	ret
	ENDIF
; ---- dealing
shuffle: ld hl,BRD : ld a,1
sh3:	ld b,4
sh4:	ld (hl),a : inc l : djnz sh4
	inc a : cp 22 : jr nz,sh3
	ld c,84
sh5:	ld hl,(lfsr) : ld b,8
sh6:	srl h : rr l : jr nc,sh7
	ld a,h : xor 0xB4 : ld h,a
sh7:	djnz sh6
	ld (lfsr),hl : ld e,l : ld d,0 : ld hl,0 : ld b,c
sh8:	add hl,de : djnz sh8
	ld l,h : ld h,BRD/256 : ld d,h : ld e,c : dec e : ld a,(de) : ld b,(hl) : ld (hl),a : ld a,b : ld (de),a ;@bfive ld l,h : ld h,BRD/256 : ld d,h : ld e,c : dec e : ld a,(de) : ld b,(hl) : ld (hl),a : ld a,c : cp 50 : jr z,$+4 : ld a,b : ld (de),a
	dec c : ld a,c : cp 1 : jr nz,sh5
	ret
num:	defw 0
lfsr:	defw 0
val:	defw 0
jd:	defw 0
pxy:	defw 0
hi:	defb 255
hj:	defb 255
grav:	defb 0
done:	defb 0
top:	defb 0
cheat:	defb 0
event:	defb 0
sel:	defb 255
sh1:	defb 255
sh2:	defb 255
lim:	defb 255
cx:	defb 0
cy:	defb 0
fk:	defb 0
tgt:	defb 0
lit:	defb 0
bcol:	defb 0
dig:	defb 0
gtmp:	defb 0
buf:	defs 5
BRD	equ 0x7A00
GRD	equ 0x7B00
MOV	equ 0x7C00
	end start
