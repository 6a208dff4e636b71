; print A at (tx, ty)
putc:   push bc
        push de
        push hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,15616-256
        add hl,de
        ex de,hl
      if NFONT
        cp '0'
        jp c,putcrom
        cp '9'+1
        jp nc,putcrom
        call owndig
putcrom:
      endif
        ld bc,(tx)
        call chaddr
        ld b,8
putc1:  ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz putc1
        ld bc,(tx)
        call ataddr
        ld a,(tattr)
        ld (hl),a
        ld hl,tx
        inc (hl)
        pop hl
        pop de
        pop bc
        ret

; HL is the first pixel row of the cell at column C, row B
chaddr: ld a,b
        and $18
        or $40
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and $e0
        or c
        ld l,a
        ret
; HL is the attribute of the cell at column C, row B
ataddr: ld a,b
        rrca
        rrca
        rrca
        ld h,a
        and $e0
        or c
        ld l,a
        ld a,h
        and 3
        or $58
        ld h,a
        ret

; print the text at HL, which ends with 0
puts:   ld a,(hl)
        inc hl
        or a
        ret z
        call putc
        jp puts

; clear the screen and print what stays there
paint:  ld hl,$4000
        ld de,$4001
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),TEXTATTR
        ld bc,767
        ldir
        ld a,TEXTATTR
        ld (tattr),a
      if OUTLINE
        call outline
      endif
        ld hl,lines
paint1: ld a,(hl)
        cp 255
        ret z
        inc hl
        ld (tx),a
        ld a,(hl)
        inc hl
        ld (ty),a
        call puts
        jp paint1

      if OUTLINE
; draw a line of characters around the board
outline:
        ld b,OUTW
        ld hl,OUTX+256*OUTY
        ld (tx),hl
outl1:  ld a,OUTCH
        call putc
        djnz outl1
        ld b,OUTW
        ld hl,OUTX+256*(OUTY+OUTH)
        ld (tx),hl
outl2:  ld a,OUTCH
        call putc
        djnz outl2
        ld b,OUTH
        ld hl,OUTX+256*OUTY
        ld (tx),hl
outl3:  push hl
        ld (tx),hl
        ld a,OUTCH
        call putc
        pop hl
        push hl
        ld a,l
        add a,OUTW-1
        ld l,a
        ld (tx),hl
        ld a,OUTCH
        call putc
        pop hl
        inc h
        djnz outl3
        ret
      endif

; print the message and the gravity if they have changed
putmsg:
      if GRAVX != 255
        ld hl,GRAVX+256*GRAVY
        ld (tx),hl
        ld a,TEXTATTR
        ld (tattr),a
        ld hl,tgoff
        ld a,(grav)
      if F_X_LABEL
        ld a,1
      endif
        or a
        jp z,putg
        ld hl,tgon
putg:   call puts
      endif
      if MSGMODE
      if OVERMSG
        ld a,(msg)
        cp 2
        ret c
        cp 4
        ret nc
      endif
        ld hl,MSGX+256*MSGY
        ld (tx),hl
        ld a,MSGATTR
        ld (tattr),a
        ld a,(msg)
        ld hl,tmsgs
        or a
        jp z,puts
        ld b,a
putm1:  ld a,(hl)
        inc hl
        or a
        jp nz,putm1
        djnz putm1
        jp puts
      else
        ret
      endif
tmsgs:  defb "              ",0
        defb "PAIR TAKEN    ",0
        defb "YOU WIN!      ",0
        defb "NO MOVES LEFT ",0
        defb "NO WAY THERE  ",0
        defb "YOU CHEATED   ",0
        defb "NO MORE PAIRS ",0

; the border tells the state of the game
border: call bordcol
        out (254),a
        ret
bordcol:
      if PREC=0
        ld a,(cheat)
        or a
        ld a,2
        ret nz
      endif
        ld a,(won)
        or a
        ld a,7
      if F_X_NOWHITE
        ld a,5
      endif
        ret nz
        ld a,(stuck)
        or a
        ld a,0
        ret nz
      if PREC=1
        ld a,(cheat)
        or a
        ld a,2
        ret nz
      endif
        ld a,5
        ret

; the sound of a removal
beep:
      if BEEPM=3
        jp tune3
      endif
      if BEEPM=1
        ld de,30
        ld hl,$0300
        push ix
        call $03b5
        pop ix
        ret
      endif
      if BEEPM=0 | BEEPM=2
        call bordcol
        ld d,a
      if BEEPM=0
        di
      endif
        ld e,90
beep1:  ld a,d
      if BEEPM=2
        ld a,e
        rra
        rra
        rra
        and 7
      endif
        or 16
        out (254),a
        ld b,e
beep2:  djnz beep2
        and 7
        out (254),a
        ld b,e
beep3:  djnz beep3
        dec e
        jp nz,beep1
        ld a,d
        out (254),a
      if BEEPM=0
      if KEYS != 0
        ei
      endif
      endif
        ret
      endif
