; prepare interrupts for the way in which keys are read
setup:
      if KEYS=0
        ret
      endif
      if KEYS=1
        ld iy,23610
        set 3,(iy+1)
        res 5,(iy+1)
        res 3,(iy+48)
        xor a
        ld (23617),a
        ei
        ret
      endif
      if KEYS=2
        ei
        ret
      endif
      if KEYS=3
        ld hl,$fe00
        ld de,$fe01
        ld bc,256
        ld (hl),$fd
        ldir
        ld a,$c3
        ld ($fdfd),a
        ld hl,frame
        ld ($fdfe),hl
        ld a,$fe
        ld i,a
        im 2
        ei
        ret
      endif
      if KEYS=4
        ei
        ret
      endif

      if KEYS=0
; interrupts are off: loop until a key goes down
getkey: ld e,8
getk0:  push de
        call scan
        pop de
        or a
        jp nz,getkey
        dec e
        jp nz,getk0
getk1:  ld hl,(noise)
        inc hl
        ld (noise),hl
        call scan
        or a
        jp z,getk1
        ld b,0
getk2:  djnz getk2
        call scan
        or a
        jp z,getk1
        ret
      endif
      if KEYS=1
; the ROM's interrupt routine writes LAST-K
getkey: halt
        bit 5,(iy+1)
        jp z,getkey
        res 5,(iy+1)
        ld a,(23560)
        jp upper
      endif
      if KEYS=2
; the ROM decodes the key as INKEY$ does
getkey: halt
        call inkey
        or a
        jp nz,getkey
getk1:  ld hl,(noise)
        inc hl
        ld (noise),hl
        call inkey
        or a
        jp z,getk1
        jp upper
inkey:  call $028e
        ld c,0
        jp nz,inkey0
        call $031e
        jp nc,inkey0
        dec d
        ld e,a
        jp $0333
inkey0: xor a
        ret
      endif
      if KEYS=3
; the interrupt routine fills a buffer of one key
getkey: halt
        ld a,(keybuf)
        or a
        jp z,getkey
        ld c,a
        xor a
        ld (keybuf),a
        ld a,c
        ret
frame:  push af
        push bc
        push de
        push hl
        ld hl,(noise)
        inc hl
        ld (noise),hl
        call scan
        ld hl,keyold
        cp (hl)
        ld (hl),a
        jp z,frame1
        or a
        jp z,frame1
        ld (keybuf),a
frame1: pop hl
        pop de
        pop bc
        pop af
        ei
        ret
      endif
      if KEYS=4
; one look at the keyboard in each frame, with repetition
getkey: halt
      if BLINK | HTIME
        call tick
      endif
        call scan
        ld hl,keyold
        cp (hl)
        ld (hl),a
        jp z,getk1
        or a
        jp z,getkey
        ld hl,keyrep
        ld (hl),30
        ret
getk1:  or a
        jp z,getkey
        ld hl,keyrep
        dec (hl)
        jp nz,getkey
        ld (hl),5
        ret
      endif

      if BLINK | HTIME
; count frames: the cursor blinks, a shown pair goes after a while
tick:   ld hl,fcount
        inc (hl)
      if BLINK
        ld a,(hl)
        and 15
        jp nz,tick1
        ld a,(blinkoff)
        xor 1
        ld (blinkoff),a
        push hl
        call show
        pop hl
tick1:
      endif
      if HTIME
        ld a,(hint1)
        or a
        ret z
        ld a,(htimer)
        dec a
        ld (htimer),a
        ret nz
        xor a
        ld (hint1),a
        ld (hint2),a
        jp show
      else
        ret
      endif
      endif

; small letters become capitals
upper:  cp 'a'
        ret c
        cp 'z'+1
        ret nc
        and $df
        ret

; A is the code of the key that is held, 0 without one
scan:   ld bc,$fefe
        ld hl,keytab
        ld d,8
scan1:  in a,(c)
        cpl
        and 31
        ld e,a
        ld a,d
        cp 8
        jp nz,scan2
        res 0,e
scan2:  cp 1
        jp nz,scan3
        res 1,e
scan3:  ld a,e
        or a
        jp nz,scan4
        ld a,5
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        rlc b
        dec d
        jp nz,scan1
        xor a
        ret
scan4:  rra
        jp c,scan5
        inc hl
        jp scan4
scan5:  ld e,(hl)
        ld bc,$fefe
        in a,(c)
        rra
        ld a,e
        ret c
        cp '5'
        jp c,scan6
        cp '9'
        ret nc
        sub '5'
        ld e,a
        ld d,0
        ld hl,arrowtab
        add hl,de
        ld a,(hl)
        ret
scan6:  cp '0'
        ret nz
        ld a,12
        ret
keytab: defb 1,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,2,"MNB"
arrowtab:
        defb 8,10,11,9
