; --- hints: pairs in the order of ordtab
nohint:
 xor a
 ld (h1),a
 ld (h2),a
 ret
hintreset:
 xor a
 ld (hrun0),a
 ld (hdone),a
 ret

hint:
 if FAULT ne 31            ; fault: always begins anew
 ld a,(hrun0)
 or a
 jr nz,hi0
 endif
 ld a,1
 ld (hrun0),a
 xor a
 ld (hdone),a
 ld (hi1),a
 ld (hi2),a
 ld (hcount),a
 if HEND = 1
 jr hi00
 endif
hi0:
 if HEND = 1               ; after the last pair nothing more comes
 ld a,(hdone)
 or a
 jr nz,hinone
hi00:
 endif
 if FAULT = 29             ; fault: after three it begins again
 ld hl,hcount
 inc (hl)
 ld a,(hl)
 cp 4
 jr c,hi1x
 ld (hl),1
 xor a
 ld (hi1),a
 ld (hi2),a
hi1x:
 endif
 call nextpair
 jr nc,hilast
 ld a,b
 ld (h1),a
 ld a,c
 ld (h2),a
 jp refresh
hilast:
 if HEND = 1
 ld a,1
 ld (hdone),a
 else
 xor a
 ld (hrun0),a
 endif
hinone:
 call nohint
 if FAULT = 54             ; fault: waits for ever
hihang:
 jr hihang
 endif
 call nosound
 jp refresh
hcount: db 0

; the next pair after (hi1, hi2): carry and cells B, C
nextpair:
 ld hl,hi2
 inc (hl)
 ld a,(hl)
 cp 84
 jr c,np1
 dec hl
 inc (hl)
 ld a,(hl)
 inc hl
 inc a
 ld (hl),a
 cp 84
 jr c,np1
 or a
 ret
np1:
 ld h,0C1h
 ld a,(hi1)
 add a,80h
 ld l,a
 ld b,(hl)
 ld a,(hi2)
 add a,80h
 ld l,a
 ld c,(hl)
 ld h,BPAGE
 ld l,b
 ld a,(hl)
 or a
 jr z,nprow
 ld l,c
 cp (hl)
 jp nz,nextpair
 if FAULT ne 28
 ld a,(sel)
 or a
 jr z,np2
 cp b
 jr z,np2
 cp c
 jp nz,nextpair
np2:
 endif
 if FAULT = 26             ; fault: the last column is forgotten
 ld a,(anyflag)
 or a
 jr nz,np3
 ld a,c
 and 15
 cp 14
 jp z,nextpair
np3:
 endif
 if FAULT = 27             ; fault: does not look at the path
 ld a,(anyflag)
 or a
 scf
 ret z
 endif
 push bc
 call joined
 pop bc
 jp nc,nextpair
 scf
 ret
nprow:
 ld a,84                   ; an empty cell has no pairs
 ld (hi2),a
 jp nextpair

; carry set if any pair can go. Keeps the state of the hints
anymove:
 ld hl,(hi1)
 push hl
 ld a,(sel)
 push af
 xor a
 ld (sel),a
 ld (hi1),a
 ld (hi2),a
 inc a
 ld (anyflag),a
 if FAULT = 48
am1:
 call nextpair             ; fault: only rows and columns in line count
 jr nc,am2
 ld a,b
 xor c
 ld e,a
 and 0F0h
 jr z,am3
 ld a,e
 and 15
 jr nz,am1
am3:
 scf
am2:
 else
 call nextpair
 endif
 pop bc
 ld a,b
 ld (sel),a
 pop hl
 ld (hi1),hl
 ld a,0
 ld (anyflag),a
 ret
anyflag: db 0
