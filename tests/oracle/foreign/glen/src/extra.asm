; what only some tapes have: a title, flickering tiles, a tune, own digits
      if ANIM
; show and hide the marks of the pair D, E before it goes
flicker:
        push de
        ld b,3
flick1: push bc
        ld a,d
        ld (hint1),a
        ld a,e
        ld (hint2),a
        push de
        call show
        call pause
        pop de
        xor a
        ld (hint1),a
        ld (hint2),a
        push de
        call show
        call pause
        pop de
        pop bc
        djnz flick1
        pop de
        ret
      endif
      if ANIM | STEPS
pause:  ld b,4
pause1: halt
        djnz pause1
        ret
      endif

      if WAITKEY
; the first screen waits for a key
title:  call paint
        ld hl,$5800
        ld de,$5801
        ld bc,767
        ld (hl),TEXTATTR
        ldir
        ld hl,$0a08
        ld (tx),hl
        ld a,TEXTATTR
        ld (tattr),a
        ld hl,ttitle
        call puts
        jp getkey
ttitle: defb "PRESS ANY KEY",0
      endif

      if BEEPM=3
; three tones of the ROM
tune3:  ld hl,tones
        ld b,3
tune1:  push bc
        ld e,(hl)
        inc hl
        ld d,0
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld h,b
        ld l,c
        push ix
        call $03b5
        pop ix
        pop hl
        pop bc
        djnz tune1
        ret
tones:  defb 80
        defw 1400
        defb 100
        defw 1100
        defb 120
        defw 800
      endif

      if NFONT
; seven strokes for each digit, A is the digit's character
owndig: sub '0'
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,ownfont
        add hl,de
        ex de,hl
        ret
ownfont:
        defb $00,$7e,$42,$42,$42,$42,$7e,$00
        defb $00,$02,$02,$02,$02,$02,$02,$00
        defb $00,$7e,$02,$7e,$40,$40,$7e,$00
        defb $00,$7e,$02,$7e,$02,$02,$7e,$00
        defb $00,$42,$42,$7e,$02,$02,$02,$00
        defb $00,$7e,$40,$7e,$02,$02,$7e,$00
        defb $00,$7e,$40,$7e,$42,$42,$7e,$00
        defb $00,$7e,$02,$02,$02,$02,$02,$00
        defb $00,$7e,$42,$7e,$42,$42,$7e,$00
        defb $00,$7e,$42,$7e,$02,$02,$7e,$00
      endif

      if OVERMSG
; a message over the board, and the tiles again when it goes
overmsg:
        ld a,(msg)
        cp 2
        jp z,overm2
        cp 3
        jp z,overm2
        ld a,(hadmsg)
        or a
        ret z
        xor a
        ld (hadmsg),a
        ld hl,SHKIND
        ld b,128
overm1: ld (hl),255
        inc hl
        djnz overm1
        ret
overm2: ld (hadmsg),a
        ret
      endif
