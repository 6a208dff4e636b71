; Sounds.

; The sound of a removal.
sndx:
        IF FAULT = SND_HINT
        ld a,(viah_)
        or a
        ret nz
        ENDIF
        IF FAULT = SND_SAMECOL
        ld a,(pa_)
        ld e,a
        ld a,(pb_)
        xor e
        and 15
        ret z
        ENDIF
        IF SOUND = SOUND_AY
        ld a,(ay_)
        or a
        jr z,snbeep
        ld hl,aytab
        ld e,0
ay1:    ld a,(hl)
        cp 255
        ret z
        ld bc,0FFFDh
        out (c),e
        ld b,0BFh
        out (c),a
        inc hl
        inc e
        jr ay1
aytab:  db AYPITCH,0,0,0,0,0,0,3Eh,16,0,0,0,AYLENGTH,0,255
; The sound without the chip.
snbeep:
        ENDIF
        IF SOUND = SOUND_ROM
        ld de,SOUNDCYCLES
        ld hl,ROMPITCH
        call 03B5h
        IF ALWAYSDI
        di
        ENDIF
        ret
        ELSE
        IF SOUNDDI || ALWAYSDI
        di
        ENDIF
        ld b,OWNCYCLES
sn1:    ld a,(brd_)
        or 10h
        out (254),a
        call snd
        ld a,(brd_)
        out (254),a
        call snd
        djnz sn1
        IF SOUNDDI && ALWAYSDI = 0
        ei
        ENDIF
        ret

; Waits; its length depends on B.
snd:    push bc
        ld a,b
        and 127
        add a,OWNPITCH
        ld b,a
sn2:    djnz sn2
        pop bc
        ret
        ENDIF

; The sound of an arrow.
click:  ld b,6
ck1:    ld a,(brd_)
        or 10h
        out (254),a
        ld c,60
ck2:    dec c
        jr nz,ck2
        ld a,(brd_)
        out (254),a
        ld c,60
ck3:    dec c
        jr nz,ck3
        djnz ck1
        ret

; The sound of an ENTER that does nothing.
buzz:   ld b,20
bz1:    ld a,(brd_)
        or 10h
        out (254),a
        ld c,220
bz2:    dec c
        jr nz,bz2
        ld a,(brd_)
        out (254),a
        ld c,220
bz3:    dec c
        jr nz,bz3
        djnz bz1
        ret
