; put mark A with the parameter C into the picture
mark:   push bc
        ld hl,markret
        push hl
        dec a
        add a,a
        ld e,a
        ld d,0
        ld hl,marktab
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp (hl)
markret:
        pop bc
        ret
marktab:
        defw mflash,mbright,minv,mpaper,mink,mframe,mcorner,mdot,mbar,mgap,mxor,mattr
      if OFFGRID
        defw mline,mcorn12,mbox12
      endif
mflash: ld hl,att1
        set 7,(hl)
        inc hl
        set 7,(hl)
        ret
mbright:
        ld hl,att1
        set 6,(hl)
        inc hl
        set 6,(hl)
        ret
minv:   ld hl,att1
        call minv1
        inc hl
minv1:  ld a,(hl)
        ld e,a
        and $c0
        ld d,a
        ld a,e
        rrca
        rrca
        rrca
        and 7
        or d
        ld d,a
        ld a,e
        add a,a
        add a,a
        add a,a
        and $38
        or d
        ld (hl),a
        ret
mpaper: ld hl,att1
        call mpap1
        inc hl
mpap1:  ld a,(hl)
        and $c7
        or c
        ld (hl),a
        ret
mink:   ld hl,att1
        call mink1
        inc hl
mink1:  ld a,(hl)
        and $f8
        or c
        ld (hl),a
        ret
mattr:  ld a,c
        ld (att1),a
        ld (att2),a
        ret
mgap:   ld a,1
        ld (gap),a
        ret
mxor:   ld hl,BUF
        ld b,32
mxor1:  ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz mxor1
        ret
mframe: ld hl,BUF
        ld (hl),255
        inc hl
        ld (hl),255
        ld hl,BUF+TH*16-2
        ld (hl),255
        inc hl
        ld (hl),255
        ld hl,BUF
        ld b,TH*8
mfra1:  set 7,(hl)
      if TW=2
        inc hl
        set 0,(hl)
      else
        set 0,(hl)
        inc hl
      endif
        inc hl
        djnz mfra1
        ret
mcorner:
        ld hl,BUF
        call mcor1
        ld hl,BUF+2
        call mcor1
        ld hl,BUF+TH*16-4
        call mcor1
        ld hl,BUF+TH*16-2
mcor1:  ld a,(hl)
        or $c0
        ld (hl),a
      if TW=2
        inc hl
      endif
        ld a,(hl)
        or 3
        ld (hl),a
        ret
mdot:   ld hl,BUF+TH*16-8
        ld b,3
mdot1:
        ld a,(hl)
        or $e0
        ld (hl),a
        inc hl
        inc hl
        djnz mdot1
        ret
mbar:   ld hl,BUF+TH*16-2
        ld (hl),255
        inc hl
        ld (hl),255
        ret
