; --- S: a board by its number
choose:
 if FAULT ne 30
 call nohint
 call refresh
 endif
 if BASICIN = 1            ; back to the BASIC, which asks
 if IMTWO = 1
 ld a,3Fh
 ld i,a
 im 1
 endif
 ei
 ld a,1
 ld (inent),a
 xor a
 ld (busy),a
 ld sp,(spsave)
 ld bc,1
 ret
basicback:
 ld (spsave),sp
 ld a,1
 ld (busy),a
 xor a
 ld (inent),a
 if KSTEP = 1              ; the ENTER of the INPUT is not ours
bb1:
 call scan
 or a
 jr nz,bb1
 ld (lastk),a
 ld (keybuf),a
 endif
 if IMTWO = 1
 call setim2
 endif
 ld hl,(23670)
 ld (number),hl
 call newquiet
 call screen
 call forget
 call showgame
 call endmsg0
 jp mloop
 else
 ld a,1
 ld (inent),a
ch0:
 xor a
 ld (entlen),a
ch1:
 call entshow
 call getkey
 cp 13
 jr z,chend
 cp 12
 jr z,chdel
 cp '0'
 jr c,ch1
 cp '9'+1
 jr nc,ch1
 ld c,a
 ld a,(entlen)
 cp MAXD
 jr nc,chfull
 ld hl,entbuf
 ld e,a
 ld d,0
 add hl,de
 ld (hl),c
 inc a
 ld (entlen),a
 jr ch1
chfull:
 call errsound
 jr ch1
chdel:
 ld a,(entlen)
 or a
 jr z,ch1
 dec a
 ld (entlen),a
 jr ch1
chend:
 ld a,(entlen)
 or a
 if SEMPTY = 0
 jr z,ch1
 else
 jr z,chcancel
 endif
 ld b,a
 ld c,0                    ; 1 if too big
 ld hl,0
 ld de,entbuf
chv:
 push bc
 ld b,h
 ld c,l
 push de
 ld e,0
 call chdbl                ; 2
 call chdbl                ; 4
 add hl,bc                 ; 5
 call c,chovf
 call chdbl                ; 10
 ld a,e
 pop de
 ld b,a
 ld a,(de)
 inc de
 sub '0'
 add a,l
 ld l,a
 jr nc,chv1
 inc h
 jr nz,chv1
 inc b
chv1:
 ld a,b
 pop bc
 or c
 ld c,a
 djnz chv
 if FAULT = 39             ; fault: 65536 and more are taken
 jr chok
 endif
 if FAULT = 53             ; fault: only up to 32767
 bit 7,h
 jr nz,chbad
 endif
 ld a,h
 or l
 jr z,chbad
 if SBAD ne 2
 ld a,c
 or a
 jr nz,chbad
 endif
chok:
 ld (number),hl
 xor a
 ld (inent),a
 call entclear
 jp newboard
chbad:
 call errsound
 if SBAD ne 1
 jp ch0
 endif
chcancel:
 xor a
 ld (inent),a
 call entclear
 jp shownumber
chdbl:
 add hl,hl
 ret nc
chovf:
 ld e,1
 ret

entclear:
 ld de,entspace
 ld b,ENTROW
 ld c,ENTCOL
 jp print
entshow:
 call entclear
 ld de,entword
 ld b,ENTROW
 ld c,ENTCOL
 call print
 ld de,entbuf
 ld hl,entbuf
 ld a,(entlen)
 add a,l
 ld l,a
 jr nc,es1
 inc h
es1:
 ld (hl),0
 ld b,ENTROW
 ld c,ENTCOL+ENTWLEN
 call print
 ld b,ENTROW
 ld a,(entlen)
 add a,ENTCOL+ENTWLEN
 ld c,a
 ld a,ENTCUR
 call putchar
 call attraddr
 ld a,(hl)
 or 80h
 ld (hl),a
 ret
 endif
