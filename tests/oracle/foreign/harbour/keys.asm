; --- keys. getkey waits and returns a code: 8 9 10 11 12 13, digits, capitals
getkey:
 if KEYLAYER = 0
 if FLUSH = 1
 res 5,(iy+1)
 endif
 xor a
 ld (busy),a
gk1:
 if CLOCK = 1
 call clock
 endif
 bit 5,(iy+1)
 jr z,gk1
 res 5,(iy+1)
 ld a,(23560)
 endif

 if KEYLAYER = 1          ; wait until no key, then for a key
gk0:
 call scan
 or a
 jr nz,gk0
 xor a
 ld (busy),a
gk1:
 if CLOCK = 1
 call clock
 endif
 ld hl,(rnd)
 inc hl
 ld (rnd),hl
 call scan
 or a
 jr z,gk1
 endif

 if KEYLAYER = 2          ; once each frame, perhaps with repeat
 xor a
 ld (busy),a
gk1:
 ei
 halt
 if CLOCK = 1
 call clock
 endif
 call keystep
 jr z,gk1
 endif

 if KEYLAYER = 3          ; the interrupt brings the key
 if FLUSH = 1
 xor a
 ld (keybuf),a
 endif
 xor a
 ld (busy),a
gk1:
 if CLOCK = 1
 call clock
 endif
 ld a,(keybuf)
 or a
 jr z,gk1
 ld b,a
 xor a
 ld (keybuf),a
 ld a,b
 endif
 ld b,a
 ld a,1
 ld (busy),a
 ld hl,taken
 inc (hl)
 ld hl,(rnd)              ; the time of keys stirs the random number
 ld a,r
 add a,l
 ld l,a
 ld a,(23672)
 xor h
 ld h,a
 ld (rnd),hl
 ld a,b
 if CAPSONLY = 0
 cp 'a'
 ret c
 cp 'z'+1
 ret nc
 sub 32
 endif
 ret

 if KEYLAYER = 2
KSTEP equ 1
 else
 if KEYLAYER = 3
KSTEP equ 1
 else
KSTEP equ 0
 endif
 endif
 if KSTEP = 1
; One look at the keyboard. NZ and A = code if a key is new or repeats.
keystep:
 call scan
 ld hl,lastk
 or a
 jr nz,ks1
 ld (hl),a
 ret
ks1:
 cp (hl)
 jr z,ks2
 ld (hl),a
 ld hl,repc
 ld (hl),REPDEL
 or a
 ret
ks2:
 if REPEAT = 1
 ld hl,repc
 dec (hl)
 jr nz,ks3
 ld (hl),REPPER
 or a
 ret
ks3:
 endif
 xor a
 ret
 endif

 if SCAN = 1              ; KEY-SCAN and K-TEST, shift handled here
scan:
 call 028Eh
 jr nz,sc0
 call 031Eh
 jr nc,sc0
 ld c,a
 ld a,b
 cp 27h
 ld a,c
 ret nz
 jr shifted
sc0:
 xor a
 ret
 endif

 if SCAN = 2              ; the ports, row by row
scan:
 ld hl,keytab
 ld bc,0FEFEh
 ld d,8
sc1:
 in a,(c)
 cpl
 and (hl)                 ; leaves out the shifts
 inc hl
 jr z,sc3
sc2:
 rrca
 jr c,sc4
 inc hl
 jr sc2
sc3:
 ld a,5
 add a,l
 ld l,a
 jr nc,sc31
 inc h
sc31:
 rlc b
 dec d
 jr nz,sc1
 xor a
 ret
sc4:
 ld c,(hl)
 ld a,0FEh
 in a,(0FEh)
 rrca
 ld a,c
 ret c
 jr shifted
keytab:
 db 1Eh,0,"ZXCV"
 db 1Fh,"ASDFG"
 db 1Fh,"QWERT"
 db 1Fh,"12345"
 db 1Fh,"09876"
 db 1Fh,"POIUY"
 db 1Fh,13,"LKJH"
 db 1Dh,32,0,"MNB"
 endif

 if SCAN = 3              ; as INKEY$ does
scan:
 call 028Eh
 jr nz,sc0
 call 031Eh
 jr nc,sc0
 ld e,a
 ld c,0
 ld d,8
 jp 0333h
sc0:
 xor a
 ret
 endif

 if SCAN ne 3
shifted:
 ld hl,shtab
 ld b,5
sh1:
 cp (hl)
 inc hl
 jr z,sh2
 inc hl
 djnz sh1
 ret
sh2:
 ld a,(hl)
 ret
shtab: db "5",8,"6",10,"7",11,"8",9,"0",12
 endif

 if IMTWO = 1
; Own interrupt routine
isr:
 push af
 push bc
 push de
 push hl
 ld hl,(ticks)
 inc hl
 ld (ticks),hl
 if KEYLAYER = 3
 call keystep
 jr z,isr1
 ld (keybuf),a
isr1:
 else
 if KEYLAYER = 0
 ld hl,(23672)
 inc hl
 ld (23672),hl
 call 02BFh
 endif
 endif
 pop hl
 pop de
 pop bc
 pop af
 ei
 reti
 endif

 if CLOCK = 1
; Seconds since the start, shown in the corner
clock:
 if IMTWO = 1
 ld hl,(ticks)
 else
 ld hl,(23672)
 endif
 ld de,(clk0)
 or a
 sbc hl,de
 ld de,50
 or a
 sbc hl,de
 ret c
 ld hl,(clk0)
 add hl,de
 ld (clk0),hl
 ld hl,(secs)
 inc hl
 ld (secs),hl
 ld b,CLKROW
 ld c,CLKCOL
 jp shownum
clk0: dw 0
secs: dw 0
 endif

; waits A frames
pause:
 if IMTWO = 0
 ei
 endif
pa1:
 if PAUSEK = 0
 halt
 else
 ld bc,2600
pa2:
 dec bc
 push af
 ld a,b
 or c
 jr z,pa3
 pop af
 jr pa2
pa3:
 pop af
 endif
 dec a
 jr nz,pa1
 ret
