; Sound
tone:   ld a,(BORD)             ; D half waves of length E
    IF DISND
        di
    ENDIF
tn1:    xor 16
        out (254),a
        ld b,e
tn2:    djnz tn2
        dec d
        jr nz,tn1
        ld a,(BORD)
        out (254),a
        ei
        ret
click:  ld de,0x0620
        jr tone
psound:                         ; a pair is removed
    IF SND EQ 0
        ld de,0x3040
        call tone
        ld de,0x4030
        call tone
        ld de,0x6020
        jp tone
    ENDIF
    IF SND EQ 1                 ; falling whistle
        ld e,20
ps1:    ld d,6
        push de
        call tone
        pop de
        inc e
        inc e
        ld a,e
        cp 90
        jr c,ps1
        ret
    ENDIF
    IF SND EQ 2                 ; noise
        di
        ld hl,0x0123
        ld b,200
ps2:    ld a,(hl)
        inc hl
        and 16
        ld c,a
        ld a,(BORD)
        or c
        out (254),a
        ld c,30
ps3:    dec c
        jr nz,ps3
        djnz ps2
        ei
        ret
    ENDIF
nosound: 
    IF BUZZ
        ld de,0x20f0
        jr tone
    ELSE
        ret
    ENDIF
wintune: ld hl,tune1
wt1:    ld a,(hl)
        or a
        ret z
        ld e,a
        inc hl
        ld d,0xa0
        push hl
        call tone
    IF WINANIM
        ld a,(BORD)
        push af
        inc a
        and 7
        out (254),a
        ld b,4
        call waitb
        pop af
        out (254),a
    ENDIF
        pop hl
        jr wt1
tune1:  defb 120,100,80,100,80,60,80,60,50,40,0
setbord: ld (BORD),a
        out (254),a
        ret

    IF IM2
isr:    push af
        push bc
        push de
        push hl
        ld hl,(TUNEP)
        ld a,(TUNEC)
        dec a
        ld (TUNEC),a
        jr nz,is1
        ld a,8
        ld (TUNEC),a
        inc hl
        ld a,(hl)
        or a
        jr nz,is0
        ld hl,tune2
is0:    ld (TUNEP),hl
is1:    ld e,(hl)
        ld d,12
        ld a,(BORD)
is2:    xor 16
        out (254),a
        ld b,e
is3:    djnz is3
        dec d
        jr nz,is2
        pop hl
        pop de
        pop bc
        pop af
        ei
        ret
tune2:  defb 200,150,160,120,200,150,110,90,100,160,170,140,0
    ENDIF
