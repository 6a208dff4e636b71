; hints
khint:
        IF FAULT=81
        ld a,(LVAL)
        or a
        jr z,kh0
        ld a,(LCNT)
        cp 9
        jr c,kh0
        ld a,8
        ld (LCNT),a
kh0:
        ENDIF
        ld a,(LVAL)
        or a
        jr nz,kh1
        IF FAULT=77
        inc a
        ld (HINTON),a
        ENDIF
        call build
        xor a
        ld (HINTON),a
        ld (LPOS),a
        inc a
        ld (LVAL),a
kh1:    ld a,(LCNT)
        IF FAULT=80
        cp 2
        jr c,kh3
        dec a
kh3:
        ENDIF
        ld b,a
        ld a,(LPOS)
        cp b
        jr nc,kh2
        ld l,a
        inc a
        ld (LPOS),a
        ld h,0
        add hl,hl
        ld de,LST
        add hl,de
        ld a,(hl)
        ld (PA),a
        inc hl
        ld a,(hl)
        ld (PB),a
        IF HCUR=2               ; the cursor goes to the pair
        ld (CUR),a
        ENDIF
        ret
kh2:    call drophint
        IF FAULT=92
kh9:    jr kh9
        ENDIF
        IF HEND=0
        xor a
        ld (LPOS),a
        ENDIF
        IF HMSG=1
        ld hl,mnone
        jp message
        ELSE
        ret
        ENDIF
build:  xor a
        ld (LCNT),a
        ld hl,LST
        ld (TMP+4),hl
        ld hl,hord
        IF HFROM=1              ; from the cursor on
        ld a,(CUR)
bu0:    cp (hl)
        jr z,bu1
        inc hl
        jr bu0
bu1:
        ENDIF
        IF HKIND=1
        ld b,1
bu2:    push bc
        push hl
        ld c,b
        call bupart
        pop hl
        pop bc
        inc b
        ld a,b
        cp 22
        jr nz,bu2
        ret
        ELSE
        ld c,0
        ENDIF
bupart: ld b,84
bu3:    ld e,(hl)
        ld d,BRD/256
        ld a,(de)
        or a
        jp z,bu9
        IF HKIND=1
        cp c
        jp nz,bu9
        ENDIF
        IF FAULT=99
        ld d,a
        ld a,(CKND)
        cp d
        ld a,d
        ld d,BRD/256
        jp nz,bu9
        ENDIF
        IF FAULT=75
        ld a,(SEL)
        or a
        jr z,bu4
        cp e
        jp nz,bu9
bu4:
        ENDIF
        push bc
        push hl
        ld a,e
        push de
        IF FAULT=73
        call floodr
        ELSE
        call flood
        ENDIF
        pop de
        pop hl
        pop bc
        push bc
        push hl
        IF FAULT=76
        ld a,84
        sub b
        ld e,a
        ld d,0
        sbc hl,de
        ld b,85
        ENDIF
bu5:    dec b
        jr z,bu8
        IF FAULT ne 76
        inc hl
        ENDIF
        ld a,(FA)
        ld e,a
        ld d,BRD/256
        ld a,(de)
        ld c,a
        ld e,(hl)
        IF FAULT=76
        inc hl
        ld a,(FA)
        cp e
        jp z,bu5
        ENDIF
        ld a,(de)
        cp c
        jp nz,bu5
        inc d
        ld a,(de)
        rla
        IF FAULT=83
        jr nc,bu8
        ELSE
        jp nc,bu5
        ENDIF
        IF FAULT ne 74
        ld a,(SEL)              ; only pairs with the selected tile
        or a
        jr z,bu6
        cp e
        jr z,bu6
        ld d,a
        ld a,(FA)
        cp d
        jp nz,bu5
        ENDIF
bu6:    push hl
        ld hl,(TMP+4)
        ld a,(FA)
        ld (hl),a
        inc hl
        ld (hl),e
        inc hl
        ld (TMP+4),hl
        ld hl,LCNT
        inc (hl)
        pop hl
        IF FAULT ne 83
        jp bu5
        ENDIF
bu8:    pop hl
        pop bc
bu9:    inc hl
        dec b
        jp nz,bu3
        ret
; history
cheat:  ld a,1
        ld (CHEAT),a
        ret
idle:
        IF IDLEC=1
        call cheat
        ENDIF
        IF IDLES=1
        call desel
        ENDIF
        jp colour
kback:  ld a,(HPOS)
        IF FAULT ne 43
        or a
        jr z,idle
        ENDIF
        IF FAULT=41
        ld hl,UNDC
        inc (hl)
        jr nz,kb0
        dec (hl)
kb0:    ld a,(hl)
        cp 200
        jr nc,idle
        ld a,(HPOS)
        ENDIF
        dec a
        ld (HPOS),a
        call cheat
        IF BCUR=1
        call hent
        ld a,(hl)
        ld (CUR),a
        ENDIF
        IF BCUR=2
        call hent
        inc hl
        ld a,(hl)
        ld (CUR),a
        ENDIF
        IF UNDOM=0
        ld hl,INIB
        ld de,BRD
        ld bc,170
        ldir
        ld a,(HPOS)
        ld b,a
        xor a
kb1:    ld (HPOS),a
        cp b
        jr z,kb2
        push bc
        call redo
        pop bc
        ld a,(HPOS)
        inc a
        jr kb1
kb2:
        ELSE
        call undo
        ENDIF
        IF FAULT=23
        call fall
        ENDIF
        IF FAULT=79
        call judge
        xor a
        ld (SEL),a
        jp drophint
        ENDIF
        jp changed
redo:   call hent
        ld d,(hl)
        inc hl
        ld e,(hl)
        IF FAULT=39
        ld a,(LKEY)
        cp 'f'
        jp nz,take
        ld h,BRD/256
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        ret
        ENDIF
        jp take
kforw:  ld a,(HLEN)
        ld hl,HPOS
        cp (hl)
        jr z,idle
        IF FAULT ne 50
        call cheat
        ENDIF
        call fstep
        jp changed
fstep:
        IF FCUR=1
        call hent
        ld a,(hl)
        ld (CUR),a
        ENDIF
        call redo
        ld hl,HPOS
        inc (hl)
        ret
krest:  ld a,(HPOS)
        or a
        jp z,idle
        call cheat
        ld hl,INIB
        ld de,BRD
        ld bc,170
        ldir
        xor a
        ld (HPOS),a
        IF FAULT=37
        call fstep
        ENDIF
        jp changed
klast:  ld a,(HLEN)
        ld hl,HPOS
        cp (hl)
        jp z,idle
        IF FAULT ne 49
        call cheat
        ENDIF
kl1:    call fstep
        ld a,(HPOS)
        IF FAULT=38
        inc a
        ENDIF
        ld hl,HLEN
        cp (hl)
        jr c,kl1
        jp changed
        IF UNDOM=1
undo:   call hent
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld c,(hl)
        ld a,d                  ; the lower tile first
        IF FAULT ne 40
        cp e
        jr nc,un1
        ld d,e
        ld e,a
        ELSE
        cp e
        jr c,un1
        ld d,e
        ld e,a
        ENDIF
un1:    push de
        ld e,d
        call insert
        pop de
insert: ld a,(GRAV)
        or a
        jr z,in3
        ld l,e                  ; lifts what lies above
        ld a,e
        call colof
        add a,34
        ld l,a
        ld h,BRD/256
in1:    ld a,l
        cp e
        jr z,in2
        add a,17
        ld l,a
        ld b,(hl)
        sub 17
        ld l,a
        ld (hl),b
        add a,17
        ld l,a
        jr in1
in2:
in3:    ld h,BRD/256
        ld l,e
        ld (hl),c
        ret
        ENDIF
