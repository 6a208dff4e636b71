TYPED   equ $c4e0
; S: ask for a number
asknum: call drophint
asn0:   xor a
        ld (digits),a
asn1:   call asnshow
        call getkey
        cp 13
        jp z,asnent
        cp 12
        jp z,asndel
        cp '0'
        jp c,asn1
        cp '9'+1
        jp nc,asn1
        ld c,a
        ld a,(digits)
        cp 5
        jp nc,asn1
        ld e,a
        ld d,0
        inc a
        ld (digits),a
        ld hl,TYPED
        add hl,de
        ld (hl),c
      if ENTRY=0
        cp 5
        jp z,asnent
      endif
        jp asn1
asndel:
      if ENTRY=2
        jp asn1
      endif
        ld a,(digits)
        or a
      if ENTRY=3
        jp z,asnquit
      else
        jp z,asn1
      endif
        dec a
        ld (digits),a
        jp asn1
asnent: ld a,(digits)
        or a
      if EMPTYENT
        jp z,asnquit
      else
        jp z,asn1
      endif
        ld b,a
      if F_D_TYPED
        cp 5
        jp nz,asnty
        dec b
asnty:
      endif
        ld hl,0
        ld de,TYPED
asnval: push de
        ld d,h
        ld e,l
        add hl,hl
        jp c,asnbig
        add hl,hl
        jp c,asnbig
        add hl,de
        jp c,asnbig
        add hl,hl
        jp c,asnbig
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jp nc,asnva1
        inc h
        jp z,asnbad
asnva1: djnz asnval
        ld a,h
        or l
      if F_D_ZERO=0
        jp z,asnbad
      endif
      if F_D_SAMENUM
        ld de,(num)
        or a
        sbc hl,de
        jp z,asnquit
        add hl,de
      endif
        ld (num),hl
        ld (shown),hl
      if F_D_OTHER
        bit 0,h
        jp z,asnot
        inc l
        ld (num),hl
asnot:
      endif
        ld a,1
        ld (spare+1),a
        jp startboard
asnbig: pop de
asnbad:
      if BADNUM=0
        jp asn0
      endif
asnquit:
      if F_D_QUIT
        ret
      endif
        ld a,1
        ld (spare+1),a
        ret

; show the digits typed so far and a flashing L
asnshow:
        ld hl,NX+256*NY
        ld (tx),hl
        ld a,NATTR
        ld (tattr),a
        ld a,(digits)
        ld c,a
        or a
        jp z,asns2
        ld b,a
        ld hl,TYPED
asns1:  ld a,(hl)
        inc hl
        call putc
        djnz asns1
asns2:  ld a,c
        cp 5
        ret nc
        ld a,NATTR+128
        ld (tattr),a
        ld a,'L'
        call putc
        ld a,NATTR
        ld (tattr),a
asns3:  inc c
        ld a,c
        cp 5
        ret nc
        ld a,' '
        call putc
        jp asns3

; print the number of the board if it has changed
putnum: ld hl,(shown)
        ld de,(wasnum)
      if F_D_RNUM | F_D_LNUM | F_D_BLANK5
        ld a,(rest2)
        or a
        jp nz,putblank
      endif
        ld a,(spare+1)
      if F_D_DIGIT
        ld a,1
      endif
        or a
        jp nz,putn0
        sbc hl,de
        ret z
putn0:  xor a
        ld (spare+1),a
        ld hl,NX+256*NY
        ld (tx),hl
        ld a,NATTR
        ld (tattr),a
        ld hl,(shown)
        ld (wasnum),hl
      if NSTYLE=1
        ld c,'0'
      endif
      if NSTYLE=0
        ld c,0
      endif
      if NSTYLE=2
        ld c,' '
      endif
        ld de,10000
        call putdig
        ld de,1000
        call putdig
        ld de,100
        call putdig
        ld de,10
        call putdig
        ld a,l
        add a,'0'
      if F_D_DIGIT
        ld c,a
        ld a,(cheat)
        or a
        ld a,c
        jp z,putdx
        ld a,' '
putdx:
      endif
        call putc
      if NSTYLE=0
putn1:  ld a,(tx)
        cp NX+5
        ret nc
        ld a,' '
        call putc
        jp putn1
      else
        ret
      endif
      if F_D_RNUM | F_D_LNUM | F_D_BLANK5
putblank:
        ld hl,NX+256*NY
        ld (tx),hl
        ld b,5
putbl1: ld a,' '
        call putc
        djnz putbl1
        ret
      endif

putdig: ld a,'0'-1
putd1:  inc a
        or a
        sbc hl,de
        jp nc,putd1
        add hl,de
        cp '0'
        jp nz,putd2
        ld a,c
        or a
        ret z
        jp putc
putd2:
      if F_D_ZEROS=0
        ld c,'0'
      endif
        jp putc
