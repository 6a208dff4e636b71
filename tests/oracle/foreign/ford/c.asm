; c.asm: a board of columns, attributes as the only marks, undo by dealing again, keys by the ROM's KEY-SCAN.
BRD	equ 0xF000	; 18 columns of 10: a wall of 255, a ring of 0, 14 x 6 tiles; the tile at the top left is 22
MOV	equ 0xF100
DCK	equ 0xF200
	org 0xE000
start:	ld sp,0xEFF0
	ld hl,0x5800 : ld de,0x5801 : ld (hl),BASE : ld bc,767 : ldir
	ld hl,0x4000 : ld de,0x4001 : ld (hl),l : ld bc,6143 : ldir
	ld a,1 : ld (grav),a
cnew:	ld hl,(num) : ld de,(23672) : add hl,de : ld a,r : add a,h : ld h,a : or l : jr z,cnew
cset:	ld (num),hl ;@cnum ld a,h : or a : jr z,cset2 : ld (num),hl
cset2:	ld (dealt),hl ;@clow ld h,l : ld (dealt),hl ;@ccommon res 4,l : ld (dealt),hl
	xor a : ld (done),a : ld (cheat),a : ld (event),a : ld (sel),a : ld (p1),a : ld (p2),a ;@ccheatN xor a : ld (done),a : ld (event),a : ld (sel),a : ld (p1),a : ld (p2),a ;@cselN xor a : ld (done),a : ld (cheat),a : ld (event),a : ld (p1),a : ld (p2),a
	ld (top),a ;@ctop nop
	call from0 ;@cptrN nop
	IF HOME = 1
	ld a,22 : ld (cur),a
	ENDIF
	call build
judge:	call light
draw:	call all
wait:	call scan : or a : jp nz,wait
wt2:	halt : call scan : or a : jr z,wt2
	ld hl,keys-2
wt3:	inc hl : inc hl : ld e,(hl) : inc e : dec e : jp z,wait
	inc hl : cp e : jr nz,wt3
	ld e,(hl) : inc hl : ld d,(hl) : ex de,hl : jp (hl)
scan:	call 0x028E : jr nz,sc0
	call 0x031E : jr nc,sc0
	ld c,a : ld a,b : cp 0x27 : ld a,c : ret nz
	or 128 : ret
sc0:	xor a : ret
keys:	defb '5'+128 : defw cl
	defb '6'+128 : defw cd
	defb '7'+128 : defw cu
	defb '8'+128 : defw cr
	defb '0'+128 : defw cdel
	defb 13 : defw cent
	defb 'N' : defw cnew
	defb 'S' : defw csel
	defb 'H' : defw chint
	defb 'B' : defw cback
	defb 'F' : defw cforw
	defb 'R' : defw crest
	defb 'L' : defw clast
	defb 0
cl:	ld c,-10 : ld de,140 : jr mv
cr:	ld c,10 : ld de,-140 : jr mv
cu:	ld c,-1 : ld de,6 : jr mv
cd:	ld c,1 : ld de,-6
mv:	ld hl,cur : ld a,(hl) : add a,c : ld b,a : push de : call xy : pop hl : ld a,d : cp 14 : jr nc,mv1
	ld a,e : cp 6 : jr c,mv2
mv1:
	IF WRAP = 0
	ld a,b : add a,l : ld b,a
	ELSE
	ld a,(cur) : ld b,a
	ENDIF
mv2:	ld a,b : ld (cur),a
	xor a : ld (p1),a : ld (p2),a ;@cstay nop
	IF HRES = 0
	call from0
	ENDIF
	jp draw
; A to column D and row E, tiles from 0 0
xy:	ld d,-2
xy1:	cp 10 : jr c,xy2
	sub 10 : inc d : jr xy1
xy2:	sub 2 : ld e,a : ret
from0:	ld a,22 : ld (fi),a : ld (fj),a : ret
board:	ld l,a : ld h,BRD/256 : ld a,(hl) : ret
cent:	ld a,(p1) : ld d,a : ld a,(p2) : ld e,a : or a : jp nz,hit
	ld a,(cur) : ld e,a : call board : or a : jp z,draw
	ld b,a : ld a,(sel) : or a : jp z,mark
	cp e : jp z,clear
	ld d,a : call board : cp b : jr nz,nokind
	call joined : jp c,hit
	IF BLK = 0
	jp mark
	ENDIF
	IF BLK = 1
	jp draw
	ENDIF
	IF BLK = 2
	jp clear
	ENDIF
nokind:
	IF OTH = 1
	jp draw
	ENDIF
	IF OTH = 2
	jp clear
	ENDIF
mark:	ld a,(cur) : ld (sel),a : call from0 : jp draw
clear:	xor a : ld (sel),a : call from0 : jp draw
hit:	ld a,d : cp e : jr c,hit1 ;@corder nop
	ld d,e : ld e,a
hit1:	call slot : ld (hl),d : inc hl : ld (hl),e : call strike
	ld hl,done : inc (hl)
	ld a,(hl) : ld (top),a ;@cback2 ld a,(hl) : ld hl,top : cp (hl) : jr c,$+3 : ld (hl),a
	call clk : xor a : ld (event),a
	ld (sel),a ;@cselS nop
	ld (p1),a : ld (p2),a : call from0
	jp judge ;@cearly ld a,(done) : cp 41 : jp nc,draw : jp judge
clk:	ld a,(bcol) : ld b,SOUND ;@cquiet ret
clk1:	xor 16 : out (254),a : ld c,150
clk2:	dec c : jr nz,clk2
	djnz clk1
	ret
slot:	ld a,(done) : add a,a : ld l,a : ld h,MOV/256 : ret
strike:	ld a,d : call fall : ld a,e ;@cgr ld a,e : call fall : ld a,d
fall:	ld l,a : ld h,BRD/256 : push de : ld a,(grav) : or a : jr z,fa1 ;@cgr0 ld l,a : ld h,BRD/256 : push de : xor a : jr z,fa1
	ld a,l : call xy : ld a,e : or a : jr z,fa1 ;@cgr5 ld a,l : call xy : ld a,e : or a : jr z,fa1 : ld a,d : cp 13 : jr z,fa1 : ld a,e
	ld c,a : ld b,0 : ld d,h : ld e,l : dec l : lddr : inc l
fa1:	ld (hl),0 : pop de : ret
; ---- back and forward: the board is dealt again and the moves are played again
again:	ld a,(done) : push af : call build : xor a : ld (done),a
ag1:	pop af : push af : ld hl,done : cp (hl) : jr z,ag2
	call slot : ld d,(hl) : inc hl : ld e,(hl) : call strike : ld hl,done : inc (hl) : jr ag1
ag2:	pop af
travel:	ld a,1 : ld (cheat),a : ld (event),a ;@ccheat1 ld a,(done) : and 127 : jp z,trv1 : ld (cheat),a : ld (event),a
trv1:	xor a : ld (sel),a : ld (p1),a : ld (p2),a ;@cp2 xor a : ld (sel),a : ld (p2),a : ld (p1),a : ld a,(cur) : ld (p1),a
	call from0 : jp judge ;@cnoj call from0 : jp draw
cback:	ld a,(done) : or a : jp z,cidle
	dec a
cgo:	ld (done),a : jp again
cforw:	ld a,(done) : ld hl,top : cp (hl) : jp z,cidle
	inc a : jp cgo
crest:	ld a,(done) : or a : jp z,cidle
	xor a : jp cgo ;@crtop xor a : ld (top),a : jp cgo
clast:	ld a,(done) : ld hl,top : cp (hl) : jp z,cidle
	ld a,(hl) : jp cgo ;@cl42 ld a,(hl) : dec a : jp cgo
cidle:
	IF IDLE = 1
	jp travel
	ELSE
	jp trv1
	ENDIF
cdel:	ld a,(grav) : xor 1 : ld (grav),a : jp cnew
; ---- the number
csel:	ld hl,0 : ld (val),hl : xor a : ld (len),a ;@cval xor a : ld (len),a
cs1:	call shownum
cs2:	call scan : or a : jp nz,cs2
cs3:	halt : call scan : or a : jr z,cs3
	cp 13 : jr z,cs6
	sub '0' : cp 10 : jp nc,cs2
	ld c,a : ld b,0 : ld hl,(val) : ld de,6553 : or a : sbc hl,de : jr c,cs4
	jp nz,csbad
	ld a,c : cp 6 : jp nc,csbad ;@c65535 ld a,c : cp 5 : jp nc,csbad
cs4:	ld hl,(val) : ld d,h : ld e,l : add hl,hl : add hl,hl : add hl,de : add hl,hl : add hl,bc : ld (val),hl
	ld hl,len : inc (hl) : jr cs1
csbad:
	IF ENTRY = 1
	jp csel
	ELSE
	jp cs2
	ENDIF
cs6:	ld hl,(val) : ld a,h : or l ;@c256 ld hl,(val) : ld a,l : or a
	IF EMPTYE = 0
	jp z,csel
	ELSE
	jp z,draw
	ENDIF
	jp cset ;@cSgrav ld a,1 : ld (grav),a : jp cset
; ---- hints
chint:	ld a,(sel) : ld (lim),a : call find : jr c,ch1
	IF HEND = 1
	call from0 : call find : jr c,ch1
	ENDIF
	call from0 : xor a : ld (p1),a : ld (p2),a : jp draw
ch1:	ld a,d : ld (p1),a : ld (fi),a : ld a,e : ld (p2),a : ld (fj),a : jp draw ;@chcol ld a,d : ld (p1),a : ld (fi),a : ld a,e : ld (p2),a : inc a : ld (fj),a : jp draw ;@chsel0 ld a,d : ld (p1),a : ld (fi),a : ld a,e : ld (p2),a : ld (fj),a : xor a : ld (sel),a : jp draw
find:	ld a,(fi) : ld d,a : ld a,(fj) : ld e,a : ld h,BRD/256
cf1:	inc e : ld a,e : cp 158 : jr c,cf3 ;@cf157 inc e : ld a,e : cp 150 : jr c,cf3
cf2:	inc d : ld a,d : cp 158 : ret nc
	ld e,d : jp cf1
cf3:	ld l,d : ld a,(hl) : dec a : cp 21 : jp nc,cf2
	inc a : ld l,e : cp (hl) : jp nz,cf1
	ld a,(lim) : or a : jr z,cf4
	cp d : jr z,cf4
	cp e : jp nz,cf1
cf4:	call joined : jp nc,cf1
	ret
; ---- paths from D to E: one step after another, two turns; carry if there is one
joined:	ld h,BRD/256 : ld a,e : ld (tgt),a : push de
	ld bc,0x2FF : call walk0 : jr c,jo1
	ld bc,0x201 : call walk0 : jr c,jo1 ;@cthree ld bc,0x301 : call walk0 : jr c,jo1
	ld bc,0x20A : call walk0 : jr c,jo1 ;@cnoright ld bc,0x10A : call walk0 : jr c,jo1
	ld bc,0x2F6 : call walk0 ;@cnoleft or a
jo1:	pop de : ret
walk0:	pop af : pop de : push de : push af : ld l,d
walk:	ld a,l : add a,c : ld l,a ;@cring ld a,l : add a,c : cp 160 : jp nc,wk9 : ld l,a ;@cringl ld a,l : add a,c : cp 20 : jp c,wk8 : ld l,a
	ld a,(tgt) : cp l : scf : ret z
	ld a,(hl) : or a : ret nz
	ld a,b : or a : jr z,walk
	push hl : push bc : dec b : ld a,1 : bit 0,c : jr z,wk1
	ld a,10
wk1:	ld c,a : push hl : push bc : call walk : pop bc : pop hl : jr c,wk2 ;@cturn ld c,a : push hl : push bc : call walk : pop bc : pop hl : jr c,wk2 : ld a,c : cp 10 : jr z,wk2
	ld a,c : neg : ld c,a : call walk
wk2:	pop bc : pop hl : ret c
	jr walk
wk8:	or a : ret
wk9:	or a : ret
; ---- the border
light:	ld hl,(fi) : push hl : call from0 : xor a : ld (lim),a
	ld a,(done) : cp 42 : ld a,7 : jr z,li1
	call find : ld a,5 : jr c,li1
	xor a ;@cnoblack ld a,5
li1:	pop hl : ld (fi),hl : ld b,a : ld a,(cheat) : or a : jr z,li3
	IF PREC = 0
	jr li2
	ENDIF
	IF PREC = 2
	ld a,(event) : or a : jr nz,li2
	ENDIF
	ld a,b : cp 5 : jr nz,li3
li2:	ld b,2
li3:	ld a,b : ld (bcol),a : out (254),a : ret
; ---- the picture
all:	ld a,(cur) : call board : ld (lit),a
	ld c,22
al1:	ld l,c : ld h,BRD/256 : ld a,(hl) : inc a : call nz,cell
	inc c : ld a,c : call xy : ld a,e : cp 6 : jr c,al2
	ld a,c : add a,4 : ld c,a
al2:	ld a,c : cp 162 : jp c,al1
shown:	ld hl,(num) : ld de,0x4000+NROW/8*2048+(NROW AND 7)*32 : call shn : ld a,32 : jp put
shownum: ld hl,(val) : ld de,0x4000+NROW/8*2048+(NROW AND 7)*32 : call sh5 : ld a,(len) : or a : call nz,shn
	push de : ld d,0x58+NROW/8 : ld a,e : or (NROW AND 7)*32 : ld e,a : ld a,BASE+128 : ld (de),a : pop de ;@cflag nop
	ld a,'L' : jp put
shn:	push hl : push de
	call sh5 : pop de : pop hl : ld c,0 : push ix : ld ix,pow
sh2:	ld a,'0' : ld b,(ix+1) : push de : ld e,(ix+0) : ld d,b
sh3:	or a : sbc hl,de : jr c,sh4
	inc a : jr sh3
sh4:	add hl,de : pop de : bit 0,(ix+0) : jr nz,sh6
	cp '0' : jr nz,sh6
	IF ZEROS = 0
	inc c : dec c : jp z,sh7
	ENDIF
sh6:	inc c : call put
sh7:	inc ix : inc ix : ld a,(ix+0) : or (ix+1) : jp nz,sh2
	pop ix : ret
sh5:	push hl : push de : ld hl,0x5800+NROW*32 : ld b,8
sh1:	ld (hl),BASE : inc l : djnz sh1
	ld b,8 : ld e,(NROW AND 7)*32
sh8:	ld a,32 : call put : djnz sh8
	pop de : pop hl : ret
pow:	defw 10000,1000,100,10,1,0
put:	push hl : push de : push bc : ld l,a : ld h,0 : add hl,hl : add hl,hl : add hl,hl : ld bc,0x3C00 : add hl,bc : ld b,8
pu1:	ld a,(hl) : ld (de),a : inc hl : inc d : djnz pu1
	pop bc : pop de : pop hl : inc de : ret
cell:	dec a : ld b,a : ld a,c : call xy
	ld a,TOP-STEPY : inc e
ce1:	add a,STEPY : dec e : jr nz,ce1
	ld e,a : ld a,LEFTX-STEPX : inc d
ce2:	add a,STEPX : dec d : jr nz,ce2
	ld d,a
	ld a,e : rrca : rrca : rrca : push af : and 3 : or 0x58 : ld h,a : pop af : and 224 : or d : ld l,a
	ld a,(lit) : dec b : inc b : jr z,ce3
	cp b : jr nz,ce3
	ld (hl),LIT : jr ce4
ce3:	ld (hl),BASE ;@cbase inc b : dec b : jr z,$+4 : ld (hl),BASE
ce4:	inc b : dec b : jp z,ce7
	ld a,(sel) : cp c : jr nz,ce5
	ld (hl),SELA
ce5:	ld a,(p1) : cp c : jr z,ce6
	ld a,(p2) : cp c : jp nz,ce7
ce6:	ld (hl),HINTA
ce7:	ld a,(cur) : cp c : jr nz,ce8
	IF CURS = 0
	set 7,(hl)
	ENDIF
	IF CURS = 1
	ld a,(hl) : rrca : rrca : rrca : xor (hl) : and 7 : ld d,a : rlca : rlca : rlca : or d : xor (hl) : ld (hl),a
	ENDIF
	IF CURS = 2
	set 6,(hl)
	ENDIF
ce8:	ld a,h : and 3 : rlca : rlca : rlca : or 64 : ld d,a : ld e,l
	ld a,b : or a : jr z,ce9
	add a,FIRST-33
ce9:	ld l,a : ld h,0 : add hl,hl : add hl,hl : add hl,hl : ld a,h : add a,0x3D : ld h,a : ld b,8
	IF PIC = 1
	ld a,l : add a,7 : ld l,a
	ENDIF
ce10:	ld a,(hl) : ld (de),a : inc d
	IF PIC = 1
	dec hl
	ELSE
	inc hl
	ENDIF
	djnz ce10
	ret
; ---- dealing
build:	ld hl,DCK : ld c,4
bu1:	ld b,21 : ld a,1
bu2:	ld (hl),a : inc l : inc a : djnz bu2
	dec c : jp nz,bu1
	ld hl,(dealt) : ld (seed),hl : ld c,84 : xor a : ld (acc),a ;@cacc ld hl,(dealt) : ld (seed),hl : ld c,84
bu3:	ld hl,(seed) : ld de,0x9E35 : add hl,de : ld (seed),hl
	ld a,h : rrca : rrca : rrca : xor l : ld hl,acc : add a,(hl) : ld (hl),a
	ld e,a : ld d,0 : ld hl,0 : ld b,c
bu4:	add hl,de : djnz bu4
	ld l,h : ld h,DCK/256 : ld d,h : ld e,c : dec e : ld a,(de) : ld b,(hl) : ld (hl),a : ld a,b : ld (de),a
	dec c : ld a,c : dec a : jp nz,bu3
	ld hl,BRD : ld b,180
bu5:	ld (hl),255 : inc l : djnz bu5
	ld hl,BRD+11 : ld de,2 : ld c,16
bu6:	ld b,8
bu7:	ld (hl),0 : inc l : djnz bu7
	add hl,de : dec c : jr nz,bu6
	ld de,DCK : ld hl,BRD+22 : ld c,14
bu8:	ld b,6
bu9:	ld a,(de) : inc e : ld (hl),a : inc l : djnz bu9
	inc l : inc l : inc l : inc l : dec c : jr nz,bu8
	ret
num:	defw 0
dealt:	defw 0
seed:	defw 0
val:	defw 0
fi:	defb 22
fj:	defb 22
acc:	defb 0
grav:	defb 0
done:	defb 0
top:	defb 0
cheat:	defb 0
event:	defb 0
sel:	defb 0
p1:	defb 0
p2:	defb 0
lim:	defb 0
cur:	defb 22
tgt:	defb 0
lit:	defb 0
bcol:	defb 0
len:	defb 0
	end start
