; bring the screen up to date: only tiles that differ are drawn
show:
      if OVERMSG
        call overmsg
      endif
        call border
        call marks
        ld l,FIRST
show1:  ld a,l
        and 15
        jp z,show3
        cp 15
        jp z,show3
        ld h,high BOARD
        ld a,(hl)
      if F_S_NOBLANK
        or a
        jp nz,show0
        ld a,(cur)
        cp l
        jp z,show0
        ld a,l
        cp 32
        jp c,show3
        xor a
show0:
      endif
      if F_S_OLDCOL
        ld c,a
        ld a,l
        and 15
        cp 9
        ld a,c
        jp nz,showc
        ld a,(hptr)
        or a
        ld a,c
        jp z,showc
        ld a,(cur)
        cp l
        ld a,c
        jp z,showc
        ld h,high SHKIND
        ld a,(hl)
showc:
      endif
      if F_S_HINTSWAP | F_S_SELBLANK | F_S_CURBLANK
        call falsify
      endif
        ld h,high SHKIND
        cp (hl)
        ld (hl),a
        ld c,a
        ld h,high MARKS
        ld a,(hl)
        ld h,high SHMARK
        set 7,l
        jp nz,show2
        cp (hl)
        jp z,show3
show2:  ld (hl),a
        ld b,a
        res 7,l
        push hl
        call drawtile
        pop hl
show3:  res 7,l
        inc l
        ld a,l
        cp LAST+1
        jp c,show1
        call putnum
        jp putmsg

      if F_S_HINTSWAP | F_S_SELBLANK | F_S_CURBLANK
; show another kind in the last cell in some situations
falsify:
        ld c,a
        ld a,l
        cp LAST
        ld a,c
        ret nz
        or a
        ret z
      if F_S_HINTSWAP
        ld a,(hint1)
      endif
      if F_S_SELBLANK
        ld a,(sel)
      endif
      if F_S_CURBLANK
        ld a,(cur)
        and $f0
        xor 48
        ld b,a
        ld a,1
        jp z,falsif1
        xor a
falsif1:
      endif
        or a
        ld a,c
        ret z
      if F_S_HINTSWAP
        dec a
        ret nz
        ld a,2
        ret
      else
        xor a
        ret
      endif
      endif

; bit 0 same kind, bit 1 shown pair, bit 2 selected, bit 3 cursor
marks:  ld h,high BOARD
        ld a,(cur)
        ld l,a
        ld c,(hl)
        ld l,FIRST
marks1: ld h,high BOARD
        ld b,0
        ld a,(hl)
        or a
        jp z,marks2
      if F_S_SAME16
        xor c
        and 15
      else
        cp c
      endif
        jp nz,marks2
      if F_S_SAMEROW
        ld a,l
        cp 96
        jp nc,marks2
      endif
      if F_S_SAME2
        ld a,(hptr)
        cp 12
        jp c,marks1s
        ld a,l
        and 15
        cp 8
        jp nc,marks2
marks1s:
      endif
        set 0,b
marks2: ld a,(hint1)
        cp l
        jp z,marks3
        ld a,(hint2)
        cp l
        jp nz,marks4
      if F_T_ONE
        cp 96
        jp nc,marks4
      endif
marks3: set 1,b
marks4: ld a,(sel)
        cp l
        jp nz,marks5
      if F_S_SELHID
        cp 96
        jp nc,marks5
      endif
        set 2,b
marks5: ld a,(cur)
      if BLINK
        cp l
        jp nz,marks6
        ld a,(blinkoff)
        or a
      else
        cp l
      endif
        jp nz,marks6
        set 3,b
marks6: ld h,high MARKS
        ld (hl),b
        inc l
        ld a,l
        cp LAST+1
        jp c,marks1
        ret

; draw cell L with the marks B and the kind C
drawtile:
        push bc
        push hl
        ld hl,BUF
        ld b,32
dt1:    ld (hl),0
        inc hl
        djnz dt1
        xor a
        ld (gap),a
        ld a,EMPTYATTR
        ld (att1),a
        ld (att2),a
        ld a,c
      if F_S_WRONGPIC
        cp 21
        jp nz,dtwp
        ld a,(hptr)
        cp 3
        ld a,c
        jp c,dtwp
        dec a
dtwp:
      endif
        or a
        call nz,picture
        pop hl
        pop bc
        push hl
      if MS != 0
        bit 0,b
        ld a,MS
        ld c,MSC
        call nz,mark
      endif
        bit 1,b
        ld a,MH
        ld c,MHC
        call nz,mark
        bit 2,b
        ld a,ML
        ld c,MLC
        call nz,mark
        bit 3,b
        ld a,MC
        ld c,MCC
        call nz,mark
        pop hl
      if OFFGRID
        jp pixblit
      endif
; C is the column and B the row on the screen
        ld a,l
        and 15
        ld b,a
        ld a,OX-PX
dt2:    add a,PX
        djnz dt2
        ld c,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        ld b,a
        ld a,OY-PY
dt3:    add a,PY
        djnz dt3
        ld b,a
        push bc
        ld de,BUF
        call blit
      if TH=2
        inc b
      if ATTRM=3
        ld a,(att2)
        ld (att1),a
      endif
        call blit
      endif
        pop bc
      if GAPCH
        ld a,b
        add a,GDY
        ld b,a
        ld a,c
        add a,GDX
        ld c,a
        ld (tx),bc
        ld a,TEXTATTR
        ld (tattr),a
        ld a,(gap)
        or a
        ld a,' '
        jp z,dt4
        ld a,GAPCH
dt4:    call putc
      endif
        ret

; one row of cells from DE to column C, row B
blit:   call chaddr
        push bc
        ld b,8
blit1:  ld a,(de)
        ld (hl),a
        inc de
      if TW=2
        inc l
        ld a,(de)
        ld (hl),a
        dec l
      endif
        inc de
        inc h
        djnz blit1
        pop bc
        call ataddr
        ld a,(att1)
        ld (hl),a
      if TW=2
        inc hl
        ld a,(att2)
        ld (hl),a
      endif
        ret

