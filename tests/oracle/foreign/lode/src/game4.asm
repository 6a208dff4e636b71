; board by number
kset:
        IF FAULT=45
        pop hl
        push hl
        push hl
        ENDIF
        call clrrow
        xor a
        ld (ECNT),a
        ld h,a
        ld l,a
        ld (TMP+6),hl
ks1:    ld de,MROW*256+MCOL
        ld a,(BACKA)
        ld c,a
        ld a,(ECNT)
        or a
        jr z,ks3
        ld b,a
        ld hl,EBUF
ks2:    ld a,(hl)
        IF EECHO=0
        ld a,32
        ENDIF
        call prch
        inc hl
        djnz ks2
ks3:
        IF EECHO=0
        ld de,MROW*256+MCOL
        ENDIF
        push bc
        ld a,c
        or 0x80
        ld c,a
        ld a,'L'
        call prch
        pop bc
        ld a,32
        call prch
        call prch
        call prch
        call prch
        call prch
ks4:    call getkey
        cp 13
        jr z,ksent
        cp 12
        jr z,ksdel
        cp '0'
        jr c,kslet
        cp '9'+1
        jr nc,kslet
        ld c,a
        ld a,(ECNT)
        IF FAULT=62
        cp 4
        ELSE
        cp 5
        ENDIF
        jp z,ks4
        ld e,a
        ld d,0
        ld hl,EBUF
        add hl,de
        ld (hl),c
        inc a
        ld (ECNT),a
        IF EOVER=1              ; a digit that makes it too large is not taken
        call value
        jr nc,ks5
        ld hl,ECNT
        dec (hl)
        jp ks4
ks5:
        ENDIF
        IF FAULT=63
        call value
        ld (TMP+6),hl
        ENDIF
        IF EFIX ne 0
        ld a,(ECNT)
        cp 5
        jp z,ksdone
        ENDIF
        jp ks1
kslet:
        IF ELET=0
        jp ks4
        ELSE
        jp clrrow
        ENDIF
ksdel:
        IF EDEL=0
        jp ks4
        ENDIF
        IF EDEL=1
        ld hl,ECNT
        ld a,(hl)
        or a
        jp z,ks1
        dec (hl)
        jp ks1
        ENDIF
        IF EDEL=2
        jp kset
        ENDIF
        IF EDEL=3
        jp clrrow
        ENDIF
ksent:
        IF EFIX=2
        jp ks4
        ENDIF
        ld a,(ECNT)
        or a
        jp nz,ksdone
        IF EEMPT=0
        jp ks1
        ELSE
        jp clrrow
        ENDIF
ksdone: call value
        jr c,ksbad
        IF FAULT=63
        ld hl,(TMP+6)
        ENDIF
        IF FAULT=100
        bit 7,h
        jr nz,ksbad
        ENDIF
        ld a,h
        or l
        IF FAULT ne 59
        jr z,ksbad
        ENDIF
        ld (NUM),hl
        call clrrow
        jp newgame
ksbad:
        IF EBAD=0
        jp kset
        ELSE
        jp clrrow
        ENDIF
value:  ld a,(ECNT)
        ld b,a
        ld hl,0
        ld de,EBUF
va1:    push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,va9
        add hl,hl
        jr c,va9
        add hl,de
        jr c,va9
        add hl,hl
        jr c,va9
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        ld a,h
        adc a,0
        ld h,a
        ret c
        djnz va1
        or a
        ret
va9:    pop de
        ret
; sound: HL half period, DE waves; the border keeps its colour
tone:   ld a,(BORD)
        IF FAULT=53
        xor a
        ENDIF
        IF SNDI=0
        di
        ENDIF
to1:    xor 16
        out (254),a
        ld b,l
to2:    djnz to2
        xor 16
        out (254),a
        ld b,l
to3:    djnz to3
        dec e
        jr nz,to1
        IF INTS=1
        IF SNDI=0
        IF FAULT ne 101
        ei
        ENDIF
        ENDIF
        ENDIF
        ret
rsound:
        IF FAULT=84
        ret
        ENDIF
        IF FAULT=85
        ld a,(BYH)
        or a
        ret nz
        ENDIF
        IF FAULT=86
        ld a,(GRAV)
        or a
        ret z
        ENDIF
        IF FAULT=88
        ld hl,(REMC)
        ld bc,100
        and a
        sbc hl,bc
        ret nc
        ENDIF
        IF SNDM=0
        ld hl,SNDP
        ld de,SNDL
        jp tone
        ENDIF
        IF SNDM=1               ; falling
        ld b,6
rs1:    push bc
        ld a,b
        add a,a
        add a,a
        cpl
        add a,SNDP
        ld l,a
        ld de,SNDL/4+3
        call tone
        pop bc
        djnz rs1
        ret
        ENDIF
        IF SNDM=2               ; noise from the ROM
        ld hl,0x0100
        ld d,SNDL
rs2:    ld a,(BORD)
        ld e,a
        ld a,(hl)
        inc hl
        and 16
        or e
        out (254),a
        ld b,SNDP
rs3:    djnz rs3
        dec d
        jr nz,rs2
        ld a,(BORD)
        out (254),a
        ret
        ENDIF
        IF SNDM=3               ; the ROM's BEEPER
        push ix
        ld a,(BORD)
        rlca
        rlca
        rlca
        ld (23624),a
        ld hl,SNDP*8
        ld de,SNDL
        call 0x03B5
        pop ix
        di
        IF INTS=1
        ei
        ENDIF
        ret
        ENDIF
