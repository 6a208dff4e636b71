; --- the board: deal and random numbers
; next value of seed, high byte in A
rand:
 push bc
 push de
 push hl
 if DEALK = 0              ; shift register, eight steps
 ld hl,(seed)
 ld b,8
ra1:
 srl h
 rr l
 jr nc,ra2
 ld a,h
 xor 0B4h
 ld h,a
ra2:
 djnz ra1
 endif
 if DEALK = 1              ; congruence 25173, 13849
 ld hl,(seed)
 ld de,25173
 call mul16
 ld de,13849
 add hl,de
 endif
 if DEALK = 2              ; as RND of the BASIC
 ld hl,(seed)
 inc hl                    ; 65536 becomes 0: below as -75 mod 65537
 ld a,h
 or l
 jr nz,ra3
 ld hl,65537-75-1
 jr ra4
ra3:
 ex de,hl
 ld hl,0
 ld c,0                    ; C HL = 75 * DE
 ld b,7
 ld a,75*2
ra5:
 add hl,hl
 rl c
 rlca
 jr nc,ra6
 add hl,de
 jr nc,ra6
 inc c
ra6:
 djnz ra5
 ld e,c                    ; 65536 is -1
 ld d,0
 or a
 sbc hl,de
 jr nc,ra7
 inc hl
ra7:
 dec hl
ra4:
 endif
 ld (seed),hl
 ld a,h
 pop hl
 pop de
 pop bc
 ret

mul16:                     ; HL = HL * DE
 ld b,h
 ld c,l
 ld hl,0
 ld a,16
mu1:
 add hl,hl
 sla c
 rl b
 jr nc,mu2
 add hl,de
mu2:
 dec a
 jr nz,mu1
 ret

; A = random 0 .. C-1
randc:
 call rand
 ld e,a
 ld d,0
 ld hl,0
 ld b,8
rc1:
 add hl,hl
 rl c
 jr nc,rc2
 add hl,de
rc2:
 djnz rc1
 ld a,h
 ret

; HL = address of cell number A (0 .. 83) on the board
celladr:
 ld h,BPAGE
 ld l,17
ca1:
 sub 14
 jr c,ca2
 ld e,a
 ld a,l
 add a,16
 ld l,a
 ld a,e
 jr ca1
ca2:
 add a,14
 add a,l
 ld l,a
 ret

deal:
 ld hl,(number)
 if FAULT = 42
 ld a,r
 and 3
 xor l
 ld l,a
 endif
 ld (seed),hl
 ld hl,board
 ld b,128
de1:
 ld (hl),RINGV
 inc hl
 djnz de1
 if FILL = 2               ; put each tile on a random free cell
 xor a
de2:
 push af
 call celladr
 ld (hl),0
 pop af
 inc a
 cp 84
 jr nz,de2
 xor a
de3:
 push af
 ld c,84
 call randc
de4:
 push af
 call celladr
 ld a,(hl)
 or a
 jr z,de5
 pop af
 inc a
 cp 84
 jr c,de4
 xor a
 jr de4
de5:
 pop af
 pop af
 push af
 srl a
 srl a
 inc a
 ld (hl),a
 pop af
 inc a
 cp 84
 jr nz,de3
 else
 xor a                     ; four of each, then swap
de2:
 push af
 call celladr
 pop af
 push af
 srl a
 srl a
 inc a
 ld (hl),a
 pop af
 inc a
 cp 84
 jr nz,de2
 ld a,83
de3:
 push af
 if FILL = 0
 ld c,a
 inc c
 else
 ld c,84
 endif
 call randc
 call celladr
 pop af
 push af
 push hl
 call celladr
 pop de
 ld a,(de)
 ld c,(hl)
 ld (hl),a
 ld a,c
 ld (de),a
 pop af
 dec a
 jr nz,de3
 endif
 if FAULT = 43             ; five of a kind
 ld a,(board+17)
 ld b,a
 ld hl,board+18
de9:
 ld a,(hl)
 inc hl
 cp b
 jr z,de9
 dec hl
 ld (hl),b
 endif
 if FAULT = 44             ; one tile is missing in some deals
 ld a,(number)
 and 7
 jr nz,de10
 ld (board+17),a
de10:
 endif
 ret

randnum:                   ; number = random, not 0
 ld hl,(seed)
 push hl
 ld hl,(rnd)
 ld de,(23672)
 add hl,de
 ld a,r
 xor l
 ld l,a
 ld b,16
rn1:
 srl h
 rr l
 jr nc,rn2
 ld a,h
 xor 0B4h
 ld h,a
rn2:
 djnz rn1
 if FAULT = 41
 ld h,0
 endif
 ld a,h
 or l
 jr nz,rn3
 inc l
rn3:
 ld (rnd),hl
 ld (number),hl
 pop hl
 ld (seed),hl
 ret
