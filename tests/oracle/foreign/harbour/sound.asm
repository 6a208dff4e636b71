; --- sounds
; tone: D half waves, E half period; keeps nothing. The border stays.
tone:
 ld a,(bord)
 ld c,a
to1:
 ld a,c
 xor 16
 ld c,a
 out (0FEh),a
 ld b,e
to2:
 djnz to2
 dec d
 jr nz,to1
 ld a,(bord)
 out (0FEh),a
 ret

; the sound of a removal
zap:
 if SND = 0                ; three tones, interrupts off
 di
 ld de,5060h
 call tone
 ld de,5048h
 call tone
 ld de,7030h
 call tone
 ei
 ret
 endif
 if SND = 1                ; a sweep, interrupts on
 ld e,120
za1:
 ld d,4
 call tone
 dec e
 dec e
 dec e
 ld a,e
 cp 20
 jr nc,za1
 ret
 endif
 if SND = 2                ; ROM
 ld hl,ROMPITCH
 ld de,ROMLEN
 call 03B5h
 if ROMTWICE = 1
 ld hl,ROMPITCH/2
 ld de,ROMLEN
 call 03B5h
 endif
 ret
 endif
 if SND = 3                ; AY
 ld hl,aydata
za1:
 ld a,(hl)
 inc hl
 cp 0FFh
 jr z,za2
 ld e,(hl)
 inc hl
 call ayout
 jr za1
za2:
 ld a,8
 call pause
 ld a,8
 ld e,0
 jr ayout
aydata: db 0,AYTONE,1,0,7,3Eh,8,13,0FFh
ayout:
 ld bc,0FFFDh
 out (c),a
 ld b,0BFh
 out (c),e
 ret
 endif
 if SND = 4                ; noise out of the ROM
 di
 ld hl,100h
 ld b,0
za1:
 ld a,(bord)
 ld c,a
 ld a,(hl)
 and 16
 or c
 out (0FEh),a
 ld a,(hl)
 and 63
 inc a
za2:
 dec a
 jr nz,za2
 inc hl
 djnz za1
 ld a,(bord)
 out (0FEh),a
 ei
 ret
 endif

movesound:
 if MOVESND = 1
 ld de,0420h
 jp tone
 else
 ret
 endif
nosound:
errsound:
 if ERRSND = 1
 ld de,20F0h
 jp tone
 else
 ret
 endif

fanfare:
 if FANFARE = 1
 ld e,160
fn1:
 ld d,100
 call tone
 ld a,e
 sub 24
 ld e,a
 cp 40
 jr nc,fn1
 endif
 ret
