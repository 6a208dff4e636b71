LIN     equ $c480
; choose a number that is not zero
newnum: ld hl,(noise)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
      if NMODE=0
        ld de,(23672)
        add hl,de
      endif
        ld de,4099
        add hl,de
        ld (noise),hl
      if NMODE=2
        ld a,r
        xor h
        ld h,a
      endif
        ld a,h
        or l
        jp nz,newnu1
        inc hl
newnu1:
      if F_D_NSEQ | F_D_ALT
        ld hl,(spare)
        inc l
        ld a,l
      if F_D_ALT
        and 1
      else
        and 3
      endif
        ld l,a
        ld (spare),hl
        ld h,a
        inc h
        ld l,77
      endif
        ld (num),hl
        ret

toggle:
        ld a,(grav)
      if F_G_TOGGLE
        xor 1
        ld (grav),a
        ld a,(cheat)
        or a
        jp z,newgame
        xor a
        ld (grav),a
      else
      if F_G_TOGSTUCK
        xor 1
        ld b,a
        ld a,(hptr)
        cp 5
        ld a,b
        jp nc,tog1
      else
        xor 1
      endif
      endif
        ld (grav),a
tog1:
      if F_D_TOG1
        ld hl,1000
        ld (num),hl
        ld (shown),hl
        jp startboard
      endif
      if F_D_TOGNUM
        ld a,1
        ld (spare),a
      endif
      if F_G_SAMEBOARD
        ld a,(hptr)
        or a
        jp nz,newgame
        jp startboard
      endif
newgame:
      if F_D_NSAME
        ld a,(cheat)
        or a
        jp nz,startboard
      endif
        call newnum
        ld hl,(num)
      if F_D_SHOW1
        ld a,l
        and 3
        jp nz,newg1
        inc hl
newg1:
      endif
      if F_D_SHOW15
        res 7,h
      endif
      if F_D_TOGNUM
        ld a,(spare)
        or a
        ld a,0
        ld (spare),a
        jp nz,startboard
      endif
        ld (shown),hl
startboard:
      if F_D_RNUM | F_D_LNUM | F_D_BLANK5
        xor a
        ld (rest2),a
      endif
        ld hl,(num)
      if F_D_15
        res 7,h
      endif
      if F_D_8
        ld h,0
      endif
      if F_D_PAGE
        ld a,l
        or a
        jp nz,dpage
        ld h,1
dpage:
      endif
      if F_D_LOW0
        res 0,l
      endif
        ld (seed),hl
      if F_D_SEEDHALF
        ld a,(rest1)
        ld h,a
        ld a,(num)
        ld l,a
        ld (seed),hl
        ld a,(num+1)
        ld (rest1),a
      endif
      if F_D_STALE
        ld a,(LIN)
        or a
        jp nz,shuffle
      endif
        ld hl,LIN
        ld b,84
        ld c,0
deal1:  ld a,c
      if FILL=0
        srl a
        srl a
      else
deal2:  cp 21
        jp c,deal3
        sub 21
        jp deal2
deal3:
      endif
        inc a
        ld (hl),a
        inc hl
        inc c
        djnz deal1
      if F_D_SIX
        ld a,(num)
        and 7
        jp nz,nosix
        ld a,(LIN)
        ld hl,LIN+4
        ld (hl),a
        inc hl
        ld (hl),a
nosix:
      endif
shuffle:
        ld c,83
shuf1:  push bc
        call random
        pop bc
        ld e,c
        inc e
        call times
        ld b,0
        ld hl,LIN
        add hl,bc
        ld e,a
        ld d,0
        push hl
        ld hl,LIN
        add hl,de
        pop de
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jp nz,shuf1
; lay the tiles on the board
        ld hl,BOARD
        ld b,128
clr1:   ld (hl),0
        inc hl
        djnz clr1
        ld de,LIN
        ld hl,BOARD+FIRST
        ld c,6
lay1:   ld b,14
lay2:   ld a,(de)
        ld (hl),a
        inc de
        inc hl
        djnz lay2
        inc hl
        inc hl
        dec c
        jp nz,lay1
      if F_P_LANE
        ld a,255
        ld (BOARD+48),a
      endif
      if COLSHIFT
        ld hl,SHKIND
        ld b,128
shinv:  ld (hl),255
        inc hl
        djnz shinv
      endif
        ld hl,BOARD
        ld de,DEALT
        ld bc,128
        ldir
        xor a
      if F_H_NHIST=0
        ld (hptr),a
        ld (hlen),a
      else
        ld (hptr),a
        ld hl,(shown)
        bit 0,l
        jp z,nhist1
        ld (hlen),a
nhist1:
      endif
        ld (sel),a
      if F_S_MSG=0
        ld (msg),a
      endif
        ld (filt),a
      if F_X_CHEATSTAY=0
        ld (cheat),a
      endif
      if HOME != 255
        ld a,HOME
        ld (cur),a
      else
        ld a,(cur)
        or a
        jp nz,shome
        ld a,FIRST
        ld (cur),a
shome:
      endif
        call drophint
        jp status

; A = A * E / 256
times:  ld d,0
        ld h,d
        ld l,d
        ld b,8
times1: add hl,hl
        rla
        jp nc,times2
        add hl,de
times2: djnz times1
        ld a,h
        ret

; A is the next random byte
random: ld hl,(seed)
      if RNG=0
        ld a,h
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ld (seed),hl
        ret
      endif
      if RNG=1
        ld d,h
        ld e,l
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,de
        ld de,13849
        add hl,de
        ld (seed),hl
        ld a,h
        ret
      endif
      if RNG=2
        ld b,7
rnd1:   srl h
        rr l
        jp nc,rnd2
        ld a,h
        xor $b4
        ld h,a
rnd2:   djnz rnd1
        ld (seed),hl
        ld a,h
        xor l
        ret
      endif
      if RNG=3
; seed = 75 * (seed + 1) - 1 modulo 65537
        ld d,h
        ld e,l
        ld b,7
        ld c,$96
        xor a
        ld hl,0
rnd1:   add hl,hl
        rla
        sla c
        jp nc,rnd2
        add hl,de
        adc a,0
rnd2:   djnz rnd1
        ld de,74
        add hl,de
        adc a,0
        ld e,a
        ld d,0
        or a
        sbc hl,de
        jp nc,rnd3
        inc hl
rnd3:   ld (seed),hl
        ld a,h
        ret
      endif
