; --- the picture of the board
; B row, C column -> HL display address
scraddr:
 ld a,b
 and 18h
 or 40h
 ld h,a
 ld a,b
 and 7
 rrca
 rrca
 rrca
 or c
 ld l,a
 ret
attraddr:
 ld a,b
 rrca
 rrca
 rrca
 ld l,a
 and 3
 or 58h
 ld h,a
 ld a,l
 and 0E0h
 or c
 ld l,a
 ret

; A = cell -> B row, C column of its first character
cellpos:
 push hl
 push af
 and 15
 ld hl,xtab
 add a,l
 ld l,a
 jr nc,cp1
 inc h
cp1:
 ld c,(hl)
 pop af
 rrca
 rrca
 rrca
 rrca
 and 15
 ld hl,ytab
 add a,l
 ld l,a
 jr nc,cp2
 inc h
cp2:
 ld b,(hl)
 pop hl
 ret

; forgets what is shown
forget:
 ld hl,shownk
 ld b,0
fo1:
 ld (hl),0FFh
 inc hl
 djnz fo1
 xor a
 ld (cdrawn),a
 ret

; brings the picture up to date
refresh:
 ld a,(cur)
 if CURGAP ne 0
 ld b,a
 ld a,(cdrawn)
 cp b
 jr z,rf0
 or a
 call nz,gapmark
 xor a
 ld (cdrawn),a
rf0:
 ld a,(cur)
 endif
 ld h,BPAGE
 ld l,a
 if FAULT = 38             ; fault: looks at the kind every second column
 bit 0,l
 jr z,rf01
 endif
 ld a,(hl)
 if FAULT = 33             ; fault: no kind
 xor a
 endif
 if FAULT = 34             ; fault: the next kind
 inc a
 endif
 ld (curk),a
rf01:
 ld l,17
rf1:
 ld h,BPAGE
 ld c,0
 ld a,(hl)
 or a
 jr z,mk1
 ld b,a
 ld a,(curk)
 cp b
 jr nz,mk1
 if KCUR = 0
 ld a,(cur)
 cp l
 jr z,mk1
 endif
 set 0,c
mk1:
 ld a,(h1)
 cp l
 jr z,mk2
 ld a,(h2)
 cp l
 jr nz,mk3
mk2:
 set 1,c
mk3:
 ld a,(sel)
 cp l
 jr nz,mk4
 set 2,c
mk4:
 ld a,(cur)
 cp l
 jr nz,mk5
 set 3,c
mk5:
 ld a,(anim)
 or a
 jr z,mk7
 ld a,(ap1)
 cp l
 jr z,mk6
 ld a,(ap2)
 cp l
 jr nz,mk7
mk6:
 set 4,c
mk7:
 ld a,(hl)
 ld b,a
 set 7,l
 ld d,(hl)                 ; shownk
 ld (hl),a
 res 7,l
 inc h
 ld e,(hl)                 ; shownm
 ld (hl),c
 cp d
 jr nz,rf2
 ld a,c
 cp e
 jr z,rf3
rf2:
 push hl
 ld d,l
 call drawcell
 pop hl
rf3:
 inc l
 ld a,l
 and 15
 cp 15
 jr nz,rf4
 inc l
 inc l
rf4:
 ld a,l
 cp 112
 jr c,rf1
 if CURGAP ne 0
 ld a,(cdrawn)
 or a
 ret nz
 ld a,(cur)
 ld (cdrawn),a
 jp gapmark
 else
 ret
 endif

; draws cell D with kind B and marks C
drawcell:
 ld a,c
 ld (cmark),a
 ld a,d
 push af
 ld a,b
 ld hl,kattr
 ld e,a
 ld d,0
 add hl,de
 ld a,(hl)
 ld (cattr),a
 ld hl,emptypix
 ld a,b
 or a
 jr z,dc2
 ld hl,pix-PBYTES
 ld de,PBYTES
dc1:
 add hl,de
 djnz dc1
dc2:
 ld de,cbuf
 ld bc,PBYTES
 ldir
 ld hl,styletab
 ld b,5
dc3:
 ld a,(cmark)
 and (hl)
 inc hl
 ld c,(hl)
 inc hl
 ld d,(hl)
 inc hl
 push hl
 push bc
 call nz,dostyle
 pop bc
 pop hl
 djnz dc3
 pop af
 call cellpos
 push bc
 ld de,cbuf
 ld a,TH
dc4:
 push af
 push bc
 call scraddr
 ld b,8
dc5:
 push hl
 ld a,(de)
 inc de
 ld (hl),a
 if TW = 2
 inc l
 ld a,(de)
 inc de
 ld (hl),a
 endif
 pop hl
 inc h
 djnz dc5
 pop bc
 inc b
 pop af
 dec a
 jr nz,dc4
 pop bc
 call attraddr
 ld a,(cattr)
 ld (hl),a
 if TW = 2
 inc l
 ld (hl),a
 dec l
 endif
 if TH = 2
 ld de,32
 add hl,de
 ld (hl),a
 if TW = 2
 inc l
 ld (hl),a
 endif
 endif
 ret

; style C with value D on cattr and cbuf
dostyle:
 ld hl,cattr
 ld a,c
 cp 1
 jr nz,st2
 set 7,(hl)
 ret
st2:
 cp 2
 jr nz,st3
 set 6,(hl)
 ret
st3:
 cp 3
 jr nz,st4
 ld a,(hl)                 ; ink and paper change places
 and 7
 add a,a
 add a,a
 add a,a
 ld e,a
 ld a,(hl)
 rrca
 rrca
 rrca
 and 7
 or e
 ld e,a
 ld a,(hl)
 and 0C0h
 or e
 ld (hl),a
 ret
st4:
 cp 4
 jr nz,st5
 ld a,(hl)
 and 0C7h
 or d
 ld (hl),a
 ret
st5:
 cp 5
 jr nz,st6
 ld a,(hl)
 and 0F8h
 or d
 ld (hl),a
 ret
st6:
 cp 14
 jr nz,st7
 ld (hl),d
 ret
st7:
 ld hl,cbuf
 cp 6
 jr nz,st8
 ld b,PBYTES
st71:
 ld a,(hl)
 cpl
 ld (hl),a
 inc hl
 djnz st71
 ret
st8:
 cp 7
 jr nz,st9
 ld b,TH*8                 ; a frame inside the tile
st81:
 set 7,(hl)
 if TW = 2
 inc hl
 endif
 set 0,(hl)
 inc hl
 djnz st81
 ld a,0FFh
 ld hl,cbuf
 ld (hl),a
 if TW = 2
 inc hl
 ld (hl),a
 endif
 ld hl,cbuf+PBYTES-TW
 ld (hl),a
 if TW = 2
 inc hl
 ld (hl),a
 endif
 ret
st9:
 cp 8
 ret nz
 ld hl,cbuf+PBYTES-TW*2    ; a bar at the foot
 ld b,TW*2
st91:
 ld (hl),0FFh
 inc hl
 djnz st91
 ret

 if CURGAP ne 0
; the cursor's mark in the gaps round cell A, on or off
gapmark:
 call cellpos
 if CURGAP = 1             ; a frame round the tile
 dec b
 ld d,7
 call gaprow
 ld a,TH+1
 add a,b
 ld b,a
 ld d,0
 call gaprow
 ld a,b
 sub TH
 ld b,a
 dec c
 ld e,1
 call gapcol
 ld a,TW+1
 add a,c
 ld c,a
 ld e,80h
 jp gapcol
 endif
 if CURGAP = 2             ; an arrow on the left
 dec c
 if TH = 2
 inc b
 endif
 ld de,arrowpix
 jp xorglyph
 endif
 if CURGAP = 3             ; brackets
 dec c
 ld de,brack1
 push bc
 call xorglyph
 pop bc
 ld a,TW+1
 add a,c
 ld c,a
 ld de,brack2
 jp xorglyph
 endif
 if CURGAP = 4             ; a line below
 ld a,TH
 add a,b
 ld b,a
 ld d,1
 call gaprow
 ld d,2
 jp gaprow
 endif
; xor FF into TW characters, line D of row B
gaprow:
 call scraddr
 ld a,h
 add a,d
 ld h,a
 ld a,(hl)
 cpl
 ld (hl),a
 if TW = 2
 inc l
 ld a,(hl)
 cpl
 ld (hl),a
 endif
 ret
; xor E into TH characters of column C
gapcol:
 push bc
 ld d,TH
gc1:
 call scraddr
 push bc
 ld b,8
gc2:
 ld a,(hl)
 xor e
 ld (hl),a
 inc h
 djnz gc2
 pop bc
 inc b
 dec d
 jr nz,gc1
 pop bc
 ret
; xor the letter at DE into B, C
xorglyph:
 call scraddr
 ld b,8
xg1:
 ld a,(de)
 xor (hl)
 ld (hl),a
 inc de
 inc h
 djnz xg1
 ret
arrowpix: db 0,16,24,124,124,24,16,0
brack1: db 14,8,8,8,8,8,8,14
brack2: db 112,16,16,16,16,16,16,112
 endif

; the pair B, C before it goes
showpair:
 if ANIMN ne 0
 ld a,b
 ld (ap1),a
 ld a,c
 ld (ap2),a
 ld a,ANIMN
sp1:
 push af
 ld a,1
 ld (anim),a
 call refresh
 ld a,ANIMT
 call pause
 xor a
 ld (anim),a
 call refresh
 ld a,ANIMT
 call pause
 pop af
 dec a
 jr nz,sp1
 ret
 else
 jp refresh
 endif
