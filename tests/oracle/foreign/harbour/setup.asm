; --- preparing
setup:
 ld hl,(23672)
 inc hl
 ld (rnd),hl
 ld a,TXTATTR
 ld (23693),a
 if TEXTRST = 1
 call 0DAFh                ; CL-ALL also mends channel S
 endif
 if FONTK ne 0
 ld hl,3D00h               ; own letters out of the ROM's
 ld de,ownfont
 ld bc,768
se1:
 ld a,(hl)
 if FONTK = 1              ; bold
 rrca
 and 7Fh
 or (hl)
 endif
 if FONTK = 2              ; slanted
 bit 2,e
 jr nz,se2
 rrca
 and 7Fh
se2:
 endif
 ld (de),a
 inc hl
 inc de
 dec bc
 ld a,b
 or c
 jr nz,se1
 endif
 call makepix
 ld hl,orddata
 ld de,ordtab
 ld bc,84
 ldir
 xor a
 ld (h1),a
 if SND = 3
 ld a,8
 ld e,0
 call ayout
 endif
 if IMTWO = 1
setim2:
 di
 ld hl,0BE00h
 ld de,0BE01h
 ld bc,256
 ld (hl),0BDh
 ldir
 ld a,0C3h
 ld (0BDBDh),a
 ld hl,isr
 ld (0BDBEh),hl
 ld a,0BEh
 ld i,a
 im 2
 ei
 endif
 ret

; the pictures of the 21 kinds
makepix:
 if TILEK = 1
 ld hl,tiledata
 ld de,pix
 ld bc,21*PBYTES
 ldir
 ret
 else
 ld ix,letters
 ld de,pix
 ld a,21
mp1:
 push af
 ld l,(ix+0)
 inc ix
 ld h,0
 add hl,hl
 add hl,hl
 add hl,hl
 ld bc,FONTBASE
 add hl,bc
 if TILEK = 2              ; letter in a tile with an outline, 16 x 16
 ld a,0FFh
 ld (de),a
 inc de
 ld (de),a
 inc de
 ld b,3
 call mpside
 ld b,8
mp2:
 ld a,(hl)
 inc hl
 rrca
 rrca
 rrca
 rrca
 ld c,a
 and 0Fh
 or 80h
 ld (de),a
 inc de
 ld a,c
 and 0F0h
 or 1
 ld (de),a
 inc de
 djnz mp2
 ld b,3
 call mpside
 ld a,0FFh
 ld (de),a
 inc de
 ld (de),a
 inc de
 else
 ld b,8
mp2:
 push bc
 if TH = 2
 push hl
 call mpline
 pop hl
 endif
 call mpline
 inc hl
 pop bc
 djnz mp2
 endif
 pop af
 dec a
 jr nz,mp1
 ret
 if TILEK = 2
mpside:
 ld a,80h
 ld (de),a
 inc de
 ld a,1
 ld (de),a
 inc de
 djnz mpside
 ret
 else
mpline:
 ld a,(hl)
 if TW = 2                 ; each dot twice
 push hl
 ld l,a
 ld h,2
mp3:
 ld bc,0400h
mp4:
 sla c
 sla c
 sla l
 jr nc,mp5
 set 0,c
 set 1,c
mp5:
 djnz mp4
 ld a,c
 ld (de),a
 inc de
 dec h
 jr nz,mp3
 pop hl
 ret
 else
 ld (de),a
 inc de
 ret
 endif
 endif
 endif

; the screen without the board
screen:
 ld hl,4000h
 ld de,4001h
 ld bc,6143
 ld (hl),0
 ldir
 ld hl,5800h
 ld de,5801h
 ld bc,767
 ld (hl),SCRATTR
 ldir
 ld hl,panels              ; coloured areas: row, column, height, width, attribute
sn10:
 ld a,(hl)
 cp 0FFh
 jr z,sn20
 ld b,a
 inc hl
 ld c,(hl)
 inc hl
 ld d,(hl)
 inc hl
 ld e,(hl)
 inc hl
 ld a,(hl)
 inc hl
 push hl
sn11:
 push af
 push de
 call attraddr
 pop de
 pop af
 push bc
 ld b,e
sn12:
 ld (hl),a
 inc hl
 djnz sn12
 pop bc
 inc b
 dec d
 jr nz,sn11
 pop hl
 jr sn10
sn20:
 ld de,texts               ; row, column, text
sn21:
 ld a,(de)
 cp 0FFh
 jr z,sn22
 ld b,a
 inc de
 ld a,(de)
 ld c,a
 inc de
 call print
 inc de
 jr sn21
sn22:
 jp forget

 if TITLE = 1
title:
 ld hl,4000h
 ld de,4001h
 ld bc,6143
 ld (hl),0
 ldir
 ld hl,5800h
 ld de,5801h
 ld bc,767
 ld (hl),TXTATTR
 ldir
 ld a,5
 out (0FEh),a
 ld de,title1
 ld b,8
 ld c,11
 call print
 ld de,title2
 ld b,14
 ld c,6
 call print
 jp msgkey
 endif
