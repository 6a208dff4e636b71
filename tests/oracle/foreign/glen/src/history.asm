; HL is the entry number A of the history: two cells and the kind
histat:
      if F_H_16
        and 15
      endif
      if F_H_32
        and 31
      endif
        add a,a
        add a,a
        ld l,a
        ld h,high HIST
        ret

; what every step through the history does first
travel:
      if F_H_SELB
        ret
      endif
        xor a
        ld (sel),a
        jp drophint

; what every step that changed something does last
traveled:
      if F_H_NORED
        call status
        jp notred
      endif
      if F_H_REDR
        ld a,c
        cp 'R'
        jp nz,red1
        call status
        jp notred
red1:
      endif
        ld a,1
        ld (cheat),a
        call status
notred: ld a,(msg)
        or a
        ret nz
        ld a,5
        ld (msg),a
        ret

back:   call travel
      if F_H_WIN
        ld a,(won)
        or a
        ret nz
      endif
        call backone
        ret nc
      if F_H_B2
        ld a,(hptr)
        cp 9
        call z,backone
      endif
      if BCUR
        ld a,d
        ld (cur),a
      endif
      if F_D_BNUM
        ld hl,(num)
        inc hl
        ld (shown),hl
      endif
        ld c,'B'
        jp traveled

forward:
        call travel
        call fwdone
        ret nc
        ld c,'F'
        jp traveled

restart:
        call travel
        ld a,(hptr)
        or a
        ret z
rest:   call backone
      if STEPS
        call show
        call pause
      endif
        ld a,(hptr)
        or a
        jp z,restb
      if F_H_R1
        cp 1
        jp nz,rest
        ld a,(hlen)
        cp 7
        jp nc,restb
      endif
        jp rest
restb:
      if F_D_RBOARD
        ld a,(hlen)
        cp 12
        jp c,restc
        ld hl,BOARD+100
        ld a,(hl)
        ld c,l
        ld b,h
        ld l,20
        ld e,(hl)
        ld (hl),a
        ld a,e
        ld (bc),a
restc:
      endif
      if F_H_RF
        ld a,1
        ld (rest1),a
      endif
      if F_D_RNUM
        ld a,1
        ld (rest2),a
      endif
        ld c,'R'
        jp traveled

lastmove:
        call travel
        call fwdone
        ret nc
last1:
      if F_H_L1
        ld a,(hlen)
        ld hl,hptr
        sub (hl)
        cp 2
        jp c,last2
      endif
      if F_H_LONE
        jp last2
      endif
      if F_H_LTEN
        ld a,(hptr)
        cp 10
        jp z,last2
      endif
        call fwdone
        jp c,last1
last2:
      if F_D_LNUM
        ld a,1
        ld (rest2),a
      endif
        ld c,'L'
        jp traveled

; take one removal back: carry clear if there is none, D is the upper cell
backone:
        ld a,(hptr)
        or a
        ret z
        dec a
        ld (hptr),a
        call histat
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld c,(hl)
        ld h,high BOARD
      if F_H_LOST
        ld a,d
        xor e
        and 15
        jp nz,bolost
        ld l,d
        call lift
        scf
        ret
bolost:
      endif
      if F_H_COLOUR
        ld a,(hptr)
        cp 3
        jp nz,bocol
        ld a,c
        inc a
        cp 22
        jp c,bocol1
        ld a,1
bocol1: ld c,a
bocol:
      endif
      if F_H_ORDER
        ld l,d
        call lift
        ld l,e
        call lift
        scf
        ret
      endif
        ld l,e
        call lift
        ld l,d
      if F_H_FOUR
        ld a,(hlen)
        ld b,a
        ld a,(hptr)
        add a,4
        cp b
        scf
        ret z
      endif
        call lift
        scf
        ret

; put the kind C back at L
lift:
      if F_H_V11=0
        ld a,(grav)
        or a
        jp z,liftz
      endif
        ld b,l
        ld a,l
        and 15
        or 16
        ld l,a
      if F_H_TOPROW
        ld a,b
        cp 48
        jp c,liftz
      endif
liftl:  ld a,l
        cp b
        jp z,liftz
        add a,16
        ld l,a
        ld a,(hl)
        push hl
        ld h,a
        ld a,l
        sub 16
        ld l,a
        ld a,h
        ld h,high BOARD
        ld (hl),a
        pop hl
        jp liftl
liftz:  ld (hl),c
        ret

; do one removal again: carry clear if there is none
fwdone: ld a,(hlen)
        ld b,a
        ld a,(hptr)
        cp b
      if F_H_FEND
        jp nz,fwd0
        cp 5
        jp c,fwdno
        cp 12
        jp nc,fwdno
        ld hl,hlen
        inc (hl)
      else
        jp z,fwdno
      endif
fwd0:
      if F_H_RF
        ld c,a
        ld a,(rest1)
        or a
        ld a,0
        ld (rest1),a
        ld a,c
        jp z,fwdrf
        inc a
        cp b
        jp nz,fwdrf
        dec a
fwdrf:
      endif
        push af
        call histat
        ld d,(hl)
        inc hl
        ld e,(hl)
        ld hl,hptr
        pop af
        inc a
        ld (hl),a
      if F_G_FORWARD
        ld a,(grav)
        push af
        xor a
        ld (grav),a
        call apply
        pop af
        ld (grav),a
        scf
        ret
      endif
        call apply
        scf
        ret
fwdno:  or a
        ret
