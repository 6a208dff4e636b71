; the sounds: SN = 0 short, 1 short without interrupts, 2 long without, 3 long,
; 4 ROM's BEEPER, 5 noise
sound:
        if FAULT=107            ; silent for a pair of H
        ld a,(byhint)
        or a
        ret nz
        endif
        if FAULT=108            ; silent after 16 removals
        ld a,(removed)
        cp 16
        ret nc
        endif
        if FAULT=109            ; silent for the last pair
        ld a,(count)
        cp 3
        ret c
        endif
        if SN=4
        ld a,(bord)
        rlca
        rlca
        rlca
        ld (23624),a
        push ix
        ld hl,800
        ld de,40
        call #03b5
        ld hl,500
        ld de,60
        call #03b5
        pop ix
        ei
        else
        if SN=1 or SN=2
        di
        endif
        if SN=0 or SN=1
        ld de,#3050
        endif
        if SN=2 or SN=3
        ld de,#c0a0
        endif
        if SN=5
        ld de,#8040
        endif
        call tone
        if SN=1 or SN=2
        ei
        endif
        endif
        if FAULT=110            ; interrupts stay off, if one tile is on the other
        ld a,(cur)
        cp #61
        ret nc
        ld a,(removed)
        cp 20
        ret c
        di
        endif
        ret
; D half waves of length E, which changes
tone:   ld a,(bord)
        ld c,a
tn1:    ld a,c
        xor 16
        ld c,a
        out (254),a
        ld b,e
tn2:    djnz tn2
        if SN=2 or SN=3
        dec e
        endif
        if SN=5
        ld a,r
        add a,e
        and 63
        or 32
        ld e,a
        endif
        dec d
        jr nz,tn1
        ld a,(bord)
        out (254),a
        ret
click:  ld de,#0610
        jr tone
buzz:   ld de,#18ff
        jr tone

; the two tiles D and E before they go away
animate:
        if AN=0
        ret
        else
        if FAULT != 116 and FAULT != 117         ; 116: the cells are not drawn anew, if they look as before
        ld h,BP+1
        ld l,d
        ld (hl),255
        ld l,e
        ld (hl),255
        endif
        if AN=1                 ; FLASH for a while
        ld c,128
        call both
        ld b,20
        jp frames
        endif
        if AN=2                 ; blinks three times
        ld b,6
an1:    push bc
        ld c,63
        call both
        ld b,4
        call frames
        pop bc
        djnz an1
        ret
        endif
        if AN=3                 ; BRIGHT or not, for a short time
        ld c,64
        call both
        ld b,10
        jp frames
        endif
        if AN=4                 ; empty cells already
        push de
        ld l,d
        ld de,0
        call drawtile
        pop de
        push de
        ld l,e
        ld de,0
        call drawtile
        pop de
        ld b,12
        jp frames
        endif
; attributes of both xor C; keeps BC DE
both:   push bc
        push de
        ld l,d
        call attrs
        pop de
        pop bc
        push bc
        push de
        ld l,e
        call attrs
        pop de
        pop bc
        ret
attrs:  push bc
        call place
        pop hl
        ld h,TH
at1:    push bc
        ld d,TW
at2:    push de
        push hl
        call attrad
        pop de
        ld a,(hl)
        xor e
        ld (hl),a
        ex de,hl
        pop de
        inc c
        dec d
        jr nz,at2
        pop bc
        inc b
        dec h
        jr nz,at1
        ret
        endif
frames: halt
        djnz frames
        ret
