; ENTER: select, cancel, remove
enter:  ld a,(hint1)
        or a
        jp nz,enthint
        ld h,high BOARD
        ld a,(cur)
        ld l,a
        ld a,(hl)
        or a
        jp z,entempty
        ld c,a
        ld a,(sel)
        or a
        jp z,select
        cp l
        jp z,unselect
        ld d,a
        ld e,l
        ld l,a
        ld a,(hl)
      if F_P_DIFF16
        xor c
        and 15
        jp nz,bad
      else
      if F_P_DIFF20
        cp 20
        jp c,entd1
        ld a,20
entd1:  ld b,a
        ld a,c
        cp 20
        jp c,entd2
        ld a,20
entd2:  cp b
        jp nz,bad
      else
      if F_P_DIFFADJ
        cp c
        jp z,entd3
        ld a,d
        sub e
        dec a
        jp nz,bad
entd3:
      else
        cp c
        jp nz,bad
      endif
      endif
      endif
      if F_P_ORDER
        ld a,d
        xor e
        and 15
        jp nz,ento1
        ld a,e
        cp d
        jp c,bad
ento1:
      endif
        call path
        jp c,goodpair
        ld a,4
        ld (msg),a
bad:
      if BADSEL=1
        ret
      else
      if BADSEL=2
        xor a
        ld (sel),a
        jp selchanged
      else
        ld a,(cur)
        ld (sel),a
        jp selchanged
      endif
      endif
entempty:
      if EMPTYSEL
        xor a
        ld (sel),a
        jp selchanged
      else
        ret
      endif
goodpair:
      if F_G_HINT | F_X_SNDHINT
        xor a
        ld (hinted),a
      endif
        jp remove
enthint:
        ld d,a
        ld a,(hint2)
        ld e,a
      if F_G_HINT | F_X_SNDHINT
        ld a,1
        ld (hinted),a
      endif
      if F_T_ENTER
        ld h,high BOARD
        ld a,(hptr)
        cp 6
        jp c,enth1
        ld a,d
        cp 64
        jp c,enth1
        jp drophint
enth1:
      endif
        jp remove
select:
      if F_H_SELCLR
        ld a,(hptr)
        ld (hlen),a
      endif
        ld a,l
        ld (sel),a
        jp selchanged
unselect:
      if F_S_NOCANCEL
        ret
      endif
      if F_S_CANCELROW
        ld a,l
        cp 96
        ret nc
      endif
      if F_P_SAME
        ld d,l
        ld e,l
        jp remove
      endif
      if F_P_SAMELATE
        ld a,(hptr)
        cp 8
        jp c,unsel1
        ld d,l
        ld e,l
        jp remove
unsel1:
      endif
        xor a
        ld (sel),a
selchanged:
        jp hintreset

; remove the pair D, E and note it in the history
remove: ld a,e
        cp d
        jp nc,rem1
        ld e,d
        ld d,a
rem1:
      if F_D_BLANK5
        ld a,(hptr)
        cp 12
        jp nz,rem0
        ld a,1
        ld (rest2),a
rem0:
      endif
      if ANIM
        call flicker
      endif
        ld a,(hptr)
        call histat
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld b,high BOARD
        ld c,d
        ld a,(bc)
        ld (hl),a
        ld hl,hptr
      if F_H_HINTREM
        ld a,(hint1)
        or a
        jp nz,rem2
      endif
        inc (hl)
      if F_H_KEEPFWD
        ld a,(hlen)
        cp (hl)
        jp nc,rem2k
        ld a,(hl)
        ld (hlen),a
rem2k:
      else
        ld a,(hl)
        ld (hlen),a
      endif
rem2:
      if F_X_BEFORE
        push de
        call status
        pop de
      endif
        call apply
        xor a
      if F_S_SELSTAY
        ld a,(hptr)
        and 3
        jp z,rem3
        xor a
      endif
        ld (sel),a
rem3:
      if F_G_SELMARK
        call fallmark
      endif
      if F_T_OLD
        ld a,(hptr)
        and 7
        call nz,drophint
      else
        call drophint
      endif
        ld a,1
        ld (msg),a
      if F_X_BEFORE=0
        call status
      endif
      if REDRAWFIRST
        call show
      endif
      if F_X_NOSOUND
        ret
      endif
      if F_X_SNDHINT
        ld a,(hinted)
        or a
        ret nz
      endif
      if F_X_SNDLATE
        ld a,(hptr)
        cp 15
        ret nc
      endif
        jp beep

      if F_G_SELMARK
; leave a selection on the tile that has fallen to D
fallmark:
        ld a,(grav)
        or a
        ret z
        ld h,high BOARD
        ld l,d
        ld a,(hl)
        or a
        ret z
        ld a,d
        cp 48
        ret c
        ld (sel),a
        ret
      endif

