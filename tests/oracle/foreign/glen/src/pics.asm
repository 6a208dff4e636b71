; the picture of kind A and its colours
picture:
        ld c,a
        dec a
        ld e,a
        ld d,0
      if ATTRM=0
        ld a,TILEATTR
        ld (att1),a
        ld (att2),a
      else
      if COLSHIFT
        push de
        ld a,(num)
        and 7
        add a,e
        cp 21
        jp c,pcsh
        sub 21
pcsh:   ld e,a
      endif
        ld hl,colours
        add hl,de
      if COLSHIFT
        pop de
      endif
      if ATTRM=2 | ATTRM=3
        add hl,de
      endif
        ld a,(hl)
        ld (att1),a
      if ATTRM=2 | ATTRM=3
        inc hl
        ld a,(hl)
      endif
        ld (att2),a
      endif
      if F_H_COLB
        ld a,(cheat)
        or a
        jp z,picol
        ld a,(hptr)
        cp 5
        jp nz,picol
        ld a,(att1)
        xor 4
        ld (att1),a
picol:
      endif
      if IMG=6
        call mxor
        jp picfr
      else
      if IMG=8
        ld hl,15616+33*8
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ex de,hl
        ld hl,BUF+4
        ld b,8
pic12:  ld a,(de)
        srl a
        srl a
        ld (hl),a
        inc hl
        ld a,(de)
        rrca
        rrca
        and $c0
        ld (hl),a
        inc hl
        inc de
        djnz pic12
        jp picfr
      endif
      if IMG=7
        ld hl,BUF+4
        ld b,4
picsq:  ld (hl),$3c
        inc hl
        inc hl
        djnz picsq
        jp picfr
      else
      if IMG=4
        jp picfr
      else
; HL is the picture of 8 bytes
      if SRC=1
        ld hl,udgs
      endif
      if SRC=0
        ld hl,15616+33*8
      endif
      if SRC=2
        ld hl,15616+65*8
      endif
      if SRC=3
        ld hl,15616+15*8
      endif
        ex de,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ex de,hl
        ld b,8
      if IMG=0
        ld hl,BUF
pic1:   ld a,(de)
      if BOLD
        ld c,a
        srl a
        or c
      endif
        ld (hl),a
        inc hl
        inc hl
        inc de
        djnz pic1
      endif
      if IMG=1
        ld hl,BUF+8
pic1:   ld a,(de)
        rrca
        rrca
        rrca
        rrca
        ld c,a
        and 15
        ld (hl),a
        inc hl
        ld a,c
        and $f0
        ld (hl),a
        inc hl
        inc de
        djnz pic1
      endif
      if IMG=2 | IMG=5
        ld hl,BUF
pic1:   push bc
        ld a,(de)
        inc de
        ld c,a
        call twice
        ld (hl),a
        inc hl
        push af
        call twice
        ld (hl),a
        inc hl
        pop bc
      if IMG=2
        ld (hl),b
        inc hl
        ld (hl),a
        inc hl
      endif
        pop bc
        djnz pic1
      endif
      if IMG=3
        ld hl,BUF
pic1:   ld a,(de)
        inc de
        ld (hl),a
        inc hl
        inc hl
        ld (hl),a
        inc hl
        inc hl
        djnz pic1
      endif
      endif
      endif
      endif
picfr:
      if FRAMED
        jp mframe
      else
        ret
      endif
      if IMG=2 | IMG=5
; A is the upper half of C with every bit doubled, C moves on
twice:  ld b,4
twice1: add a,a
        add a,a
        sla c
        jp nc,twice2
        or 3
twice2: djnz twice1
        ret
      endif
colours:
        include "colours.asm"
udgs:
        include "udgs.asm"
lines:
        include "lines.asm"
