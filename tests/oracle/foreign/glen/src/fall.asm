; take the tiles D and E off the board, D is not below E
apply:  ld h,high BOARD
      if F_G_THIRD
        ld a,(hptr)
        cp 9
        jp nz,apthird
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        ret
apthird:
      endif
        ld a,(grav)
      if F_G_STUCKON
        ld a,d
        and 15
        cp 7
        ld a,(grav)
        jp nz,apg1
        ld a,1
apg1:
      endif
      if F_G_HINT
        or a
        jp z,apg2
        ld a,(hinted)
        xor 1
apg2:
      endif
      if F_G_MANY
        or a
        jp z,apg3
        ld a,(hptr)
        cp 16
        ld a,1
        jp c,apg3
        xor a
apg3:
      endif
        or a
        jp nz,falls
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        ret
falls:
      if STEPS
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        push de
        call show
        call pause
        pop de
        ld h,high BOARD
      endif
      if F_G_SAMECOL
        ld l,e
        call fall
        ld l,d
        jp fall
      endif
        ld l,d
        call fall
        ld l,e
      if F_G_ONLYONE
        ld (hl),0
        ret
      endif
      if F_G_SECOND
        ld a,d
        xor e
        and $f0
        jp nz,fall
        ld (hl),0
        ret
      endif

; let the column above L fall by one
fall:
      if F_G_LASTCOL
        ld a,l
        and 15
        cp 14
        jp z,fallz
      endif
      if F_G_FIRSTCOL
        ld a,l
        and 15
        cp 1
        jp z,fallz
      endif
      if F_G_BOTROW
        ld a,l
        cp 96
        jp nc,fallz
      endif
      if F_G_UP
        ld a,l
        cp 48
        jp c,rise
      endif
      if F_G_ONEROW
        ld a,l
        cp 32
        jp c,fallz
        sub 16
        ld c,a
        ld b,h
        ld a,(bc)
        ld (hl),a
        ld l,c
        jp fallz
      endif
      if F_G_TWOROWS
        ld a,3
        ld (spare),a
      endif
falll:  ld a,l
        cp 32
        jp c,fallz
      if F_G_TWOROWS
        ld a,(spare)
        dec a
        ld (spare),a
        jp z,fallz
        ld a,l
      endif
        sub 16
        ld c,l
        ld b,h
        ld l,a
        ld a,(hl)
        ld (bc),a
        jp falll
fallz:
      if F_G_TOPDUP
        ld a,l
        cp 32
        ret c
      endif
        ld (hl),0
        ret

      if F_G_UP
rise:   ld a,l
        add a,16
        ld c,l
        ld l,a
        ld a,(hl)
        ld b,h
        ld (bc),a
        ld a,l
        cp 96
        jp c,rise
        ld (hl),0
        ret
      endif

; find out whether the game is won or has no pair left
status: xor a
        ld (won),a
        ld (stuck),a
        ld a,(hptr)
        cp 42
        jp nz,stat1
        ld a,1
        ld (won),a
        ld a,2
        ld (msg),a
        ret
stat1:  ld hl,(ha)
        push hl
        ld hl,(hk)
        push hl
        ld a,(filt)
        push af
        call resetpair
        xor a
        ld (filt),a
        call findpair
        pop bc
        ld a,b
        ld (filt),a
        pop hl
        ld a,l
        ld (hk),a
        pop hl
        ld (ha),hl
      if F_X_EARLY
        ld a,(hptr)
        cp 36
        jp c,statear
        or a
statear:
      endif
        ret c
      if F_X_NOBLACK
        ret
      endif
        ld a,1
        ld (stuck),a
        ld a,3
        ld (msg),a
        ret
