; tiles of 12 by 12 pixels that begin anywhere in a cell
      if OFFGRID
pixblit:
        ld a,l
        and 15
        ld b,a
        ld a,OX-12
pixb1:  add a,12
        djnz pixb1
        ld c,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        ld b,a
        ld a,OY-12
pixb2:  add a,12
        djnz pixb2
        ld b,a
        ld hl,BUF
        ld a,12
pixb3:  push af
        push hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        and $f0
        ld d,a
        push bc
        ld a,c
        and 7
        ld b,a
        ld c,0
        ld hl,$fff0
        ld a,0
        inc b
        jp pixb5
; E D C is the picture, H L A its mask
pixb4:  srl e
        rr d
        rr c
        srl h
        rr l
        rra
pixb5:  djnz pixb4
        ld (pixmask),hl
        ld (pixmask+2),a
        ld a,c
        pop bc
        push af
; HL is the address of the pixel at C, B
        ld a,b
        and 7
        or $40
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and $18
        or h
        ld h,a
        ld a,b
        rlca
        rlca
        and $e0
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        ld a,(pixmask+1)
        cpl
        and (hl)
        or e
        ld (hl),a
        inc l
        ld a,(pixmask)
        cpl
        and (hl)
        or d
        ld (hl),a
        inc l
        pop af
        ld e,a
        ld a,(pixmask+2)
        cpl
        and (hl)
        or e
        ld (hl),a
        inc b
        pop hl
        inc hl
        inc hl
        pop af
        dec a
        jp nz,pixb3
        ret
pixmask:
        defb 0,0,0
mline:  ld hl,BUF+20
        ld (hl),255
        inc hl
        ld (hl),255
        ret
mcorn12:
        ld hl,BUF
        set 7,(hl)
        set 6,(hl)
        inc hl
        inc hl
        set 7,(hl)
        ret
mbox12: ld hl,BUF
        ld (hl),255
        inc hl
        ld (hl),255
        ld hl,BUF+22
        ld (hl),255
        inc hl
        ld (hl),255
        ld hl,BUF
        ld b,12
mbox1:  set 7,(hl)
        inc hl
        set 4,(hl)
        inc hl
        djnz mbox1
        ret
      endif
