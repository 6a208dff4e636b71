; Makes sounds with the loudspeaker; the border keeps its colour.
sound:
if SND = 0
        ld bc,0x4060            ; a short tone
        jp tone
endif
if SND = 1
        ld b,32                 ; a falling sweep
        ld c,40
sn1:    push bc
        ld b,8
        call tone
        pop bc
        ld a,c
        add a,6
        ld c,a
        djnz sn1
        ret
endif
if SND = 2
        ld hl,0                 ; a hiss from the ROM's bytes
        ld bc,900
sn2:    ld a,(brd)
        ld e,a
        ld a,(hl)
        inc hl
        and 16
        or e
        out (254),a
        ld a,20
sn3:    dec a
        jr nz,sn3
        dec bc
        ld a,b
        or c
        jr nz,sn2
        ld a,(brd)
        out (254),a
        ret
endif
if SND = 3
        ld bc,0x3090            ; two tones
        call tone
        ld bc,0x6048
        jp tone
endif

; A click for a selection.
click:  ld bc,0x0630
        jr tone
; A low sound for a refused pair.
buzz:   ld bc,0x20ff

; Makes B waves whose half lasts C steps.
tone:   ld a,(brd)
        or 16
        call half
        ld a,(brd)
        call half
        djnz tone
        ret
half:   out (254),a
        ld a,c
hf1:    nop
        dec a
        jr nz,hf1
        ret
