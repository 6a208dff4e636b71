; Sound and music
; rsound: the sound of a removal
rsound:
    IF X_nosound
        ld a,(ra)
        ld hl,rb
        xor (hl)
        and 0F0h
        ret z
    ENDIF
    IF X_soundlate
        ld a,(hn)
        cp 36
        ret nc
    ENDIF
    IF SOUND = 0
        ld de,30
        ld hl,700
        call 03B5h
    IF INTS = 0
        di
    ENDIF
        ret
    ENDIF
    IF SOUND = 1
        di
        ld b,80
        call tone
    IF INTS
        ei
    ENDIF
        ret
    ENDIF
    IF SOUND = 2
        ld b,120
        jr tone
    ENDIF
    IF SOUND = 3
        ld hl,aysfx
aysend: ld a,(hl)
        cp 255
        ret z
        inc hl
        ld bc,0FFFDh
        out (c),a
        ld b,0BFh
        ld a,(hl)
        inc hl
        out (c),a
        jr aysend
aysfx:  db 0,120,1,0,7,0FEh,8,16,11,0,12,14,13,0,255
    ENDIF
    IF SOUND = 4
        ld hl,100h
        ld b,200
sn1:    ld a,(bord)
        ld c,a
        ld a,(hl)
        inc hl
        and 16
        or c
        out (254),a
        ld c,b
sn2:    dec c
        jr nz,sn2
        djnz sn1
        ld a,(bord)
        out (254),a
        ret
    ENDIF
; tone: B half waves that get shorter
tone:   ld a,(bord)
        ld d,a
tn1:    ld a,d
        xor 16
        ld d,a
        out (254),a
        ld c,b
tn2:    dec c
        jr nz,tn2
        djnz tn1
        ld a,(bord)
        out (254),a
        ret
click:  ld a,(bord)
        xor 16
        out (254),a
        ld b,30
ck9:    djnz ck9
        ld a,(bord)
        out (254),a
        ret
buzz:   ld b,12
bz1:    ld a,(bord)
        bit 0,b
        jr z,bz2
        xor 16
bz2:    out (254),a
        ld c,0
bz3:    dec c
        jr nz,bz3
        djnz bz1
        ld a,(bord)
        out (254),a
        ret
    IF ENDTUNE
; tune: one when the game is won (over = 1), another when it is stuck
tune:   ld a,(over)
        cp 1
        ld hl,tunewon
        jr z,tu1
        ld hl,tunelost
tu1:    ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        ld b,100
tu2:    ld c,a
        ld e,a
        ld a,(bord)
        bit 0,b
        jr z,tu3
        xor 16
tu3:    out (254),a
        ld a,e
tu4:    dec c
        jr nz,tu4
        djnz tu2
        ld b,3
        call frames
        pop hl
        jr tu1
tunewon: db 200,150,100,75,0
tunelost: db 100,150,220,0
    ENDIF
    IF MUSIC
; music: one frame of it. 1, 3: AY; 2: ticks of the beeper
music:  ld hl,musn
        dec (hl)
        ret p
        ld (hl),9
        ld hl,musp
        inc (hl)
        ld a,(hl)
        and 15
        ld e,a
        ld d,0
        ld hl,melody
        add hl,de
        ld a,(hl)
        or a
        ret z
    IF MUSIC = 2
        ld e,a
        ld d,8
mu1:    ld a,(bord)
        bit 0,d
        jr z,mu2
        xor 16
mu2:    out (254),a
        ld b,e
mu3:    djnz mu3
        dec d
        jr nz,mu1
        ld a,(bord)
        out (254),a
        ret
    ELSE
        ld e,a
        ld hl,300h
        ld a,3
        call ayreg              ; channel B only
        ld a,2
        call ayout
        ld a,7
        ld e,0FCh
        call ayout
        ld a,9
        ld e,9
ayout:  ld bc,0FFFDh
        out (c),a
        ld b,0BFh
        out (c),e
        ret
ayreg:  push de
        ld e,1
        call ayout
        pop de
        ret
    ENDIF
melody: db 100,0,80,0,67,0,80,0,90,0,75,0,60,0,75,0
    ENDIF

