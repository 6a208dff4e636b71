; H: show the next pair
hint:
      if F_H_HINTCLR
        ld a,(hptr)
        ld (hlen),a
      endif
      if F_T_CHEAT
        ld a,(hptr)
        cp 4
        jp c,hinc
        ld a,1
        ld (cheat),a
hinc:
      endif
        ld a,(sel)
      if F_T_FILT
        xor a
      endif
        ld (filt),a
      if F_T_FILTLATE
        ld a,(hptr)
        cp 5
        jp c,hinfl
        xor a
        ld (filt),a
hinfl:
      endif
      if F_T_TWICE
        ld a,(hdone)
        inc a
        ld (hdone),a
        cp 3
        jp z,hinagain
      endif
      if HEND=1
        ld a,(hdone)
        or a
        jp nz,hinend
      endif
      if F_T_LIMIT
        ld a,(hdone)
        inc a
        ld (hdone),a
        cp 7
        jp nc,hinnone
      endif
        call findpair
        jp nc,hinnone
hingot: ld a,d
        ld (hint1),a
        ld a,e
        ld (hint2),a
      if HJUMP
        ld a,d
        ld (cur),a
      endif
      if F_T_ALTER
        ld a,(hint1)
        cp 90
        jp c,hinal
        ld h,high BOARD
        ld l,FIRST
        ld a,(hl)
        ld l,FIRST+1
        ld b,(hl)
        ld (hl),a
        dec l
        ld (hl),b
hinal:
      endif
        ret
hinagain:
        ld a,(hint1)
        or a
        jp z,hinag1
        ret
hinag1: call findpair
        jp c,hingot
hinnone:
      if F_T_FALSE
        ld a,(filt)
        or a
        jp nz,hinfa
        ld a,(hptr)
        cp 3
        jp c,hinfa
        call fakepair
        jp c,hingot
hinfa:
      endif
      if F_T_STALE
        ld a,6
        ld (msg),a
        jp hintreset
      endif
        xor a
        ld (hint1),a
        ld (hint2),a
        ld a,6
        ld (msg),a
      if HEND=1
        ld a,1
        ld (hdone),a
        ret
hinend: xor a
        ld (hint1),a
        ld (hint2),a
        ld a,6
        ld (msg),a
        ret
      else
        jp hintreset
      endif

      if F_T_FALSE
; find two tiles of one kind, wherever they are
fakepair:
        call hintreset
        ld d,FIRST
        ld h,high BOARD
fake1:  ld l,d
        ld b,(hl)
        ld e,d
fake2:  inc e
        ld l,e
        ld a,(hl)
        cp b
        jp nz,fake3
        or a
        jp z,fake3
        call path
        jp nc,fakey
fake3:  ld a,e
        cp LAST
        jp c,fake2
        inc d
        ld a,d
        cp LAST
        jp c,fake1
        or a
        ret
fakey:  scf
        ret
      endif

; let the next H begin with the first pair
hintreset:
        xor a
        ld (hdone),a
resetpair:
      if ORDER=1
        ld a,LAST
      else
        ld a,FIRST
      endif
        ld (ha),a
        ld (hb),a
        ld a,1
        ld (hk),a
        ret

; find the pair that follows (ha, hb): carry set and D, E if there is one
findpair:
        ld a,(ha)
        ld d,a
        ld a,(hb)
        ld e,a
fp1:    ld h,high BOARD
        ld l,d
        ld b,(hl)
        ld a,b
        or a
        jp z,fpd
      if ORDER=2
        ld a,(hk)
        cp b
        jp nz,fpd
      endif
fp2:
      if ORDER=1
        dec e
        ld a,e
        cp FIRST
        jp c,fpd
      else
        inc e
        ld a,e
      if F_T_MISS
        cp LAST
      else
        cp LAST+1
      endif
        jp nc,fpd
      endif
        ld l,e
        ld a,(hl)
        cp b
        jp nz,fp2
      if F_T_BOTH
        ld a,e
        cp d
        jp z,fp2
      endif
        ld a,(filt)
        or a
        jp z,fp3
        cp d
        jp z,fp3
      if F_T_FILT2=0
        cp e
      endif
        jp nz,fp2
fp3:
      if F_T_VERT
        ld a,e
        sub d
        cp 16
        jp z,fp2
      endif
        push hl
        call path
        pop hl
        ld h,high BOARD
        jp nc,fp2
        ld a,d
        ld (ha),a
        ld a,e
        ld (hb),a
        scf
        ret
fpd:
      if ORDER=1
        dec d
        ld a,d
        ld e,a
        cp FIRST
        jp nc,fp1
        or a
        ret
      else
        inc d
        ld a,d
      if F_T_BOTH
        ld e,FIRST-1
        cp LAST+1
      else
        ld e,a
        cp LAST
      endif
        jp c,fp1
      if ORDER=2
        ld a,(hk)
        inc a
        ld (hk),a
        ld d,FIRST
        ld e,d
        cp 22
        jp c,fp1
      endif
        or a
        ret
      endif
