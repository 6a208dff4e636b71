; deals
step:   ld hl,(RS)              ; RS = RS * MULA + ADDC
        ld de,MULA
        call mul16
        ld de,ADDC
        add hl,de
        ld (RS),hl
        ld a,h
        ret
mul16:  ld b,h
        ld c,l
        ld hl,0
        ld a,16
mu1:    add hl,hl
        ex de,hl
        add hl,hl
        ex de,hl
        jr nc,mu2
        add hl,bc
mu2:    dec a
        jr nz,mu1
        ret
; number below C in A
below:  push bc
        call step
        pop bc
        IF RRED=0
        ld e,a
        ld d,0
        ld hl,0
        ld b,c
be1:    add hl,de
        djnz be1
        ld a,h
        ELSE
be1:    sub c
        jr nc,be1
        add a,c
        ENDIF
        ret
randnum:
        IF NSRC=0
        ld hl,(23672)
        ENDIF
        IF NSRC=1
        ld hl,(FRC)
        ld a,r
        xor l
        ld l,a
        ld a,r
        rlca
        rlca
        xor h
        ld h,a
        ENDIF
        IF NSRC=2
        ld hl,(NSD)
        ld de,MULB
        call mul16
        ld de,7919
        add hl,de
        ld (NSD),hl
        ENDIF
        IF FAULT=33
        ld hl,4711
        ENDIF
        ld a,h
        or l
        jr nz,rn1
        inc hl
rn1:    ld (NUM),hl
        ret
newgame:
        ld hl,BRDC
        inc (hl)
        xor a
        ld (SEL),a
        IF FAULT ne 42
        ld (HPOS),a
        ld (HLEN),a
        ENDIF
        IF FAULT ne 51
        ld (CHEAT),a
        ENDIF
        ld (LVAL),a
        call drophint
        IF HOME=1
        ld a,36
        ld (CUR),a
        ENDIF
        IF HOME=2
        ld a,4*17+8
        ld (CUR),a
        ENDIF
        IF HOME=0
        ld a,(CUR)
        or a
        jr nz,ng1
        ld a,36
        ld (CUR),a
ng1:
        ENDIF
        call deal
        ld hl,BRD
        ld de,INIB
        ld bc,256
        ldir
        ld hl,(NUM)
        IF FAULT=58
        ld a,(LKEY)
        cp 12
        jr z,ng2
        ENDIF
        IF FAULT=60
        ld a,(LKEY)
        cp 's'
        jr z,ng2
        ENDIF
        ld (SHN),hl
ng2:    call shownum
        jp judge
deal:   ld hl,BRD
        ld de,BRD+1
        ld bc,254
        ld (hl),255
        ldir
        ld hl,ord0
        ld b,84                 ; four of each
        ld c,0
de1:    ld e,(hl)
        inc hl
        ld d,BRD/256
        IF DLAY=0
        ld a,c
        srl a
        srl a
        inc a
        ELSE
        ld a,c                  ; 1 2 3 .. 21 1 2 3 ..
de0:    sub 21
        jr nc,de0
        add a,22
        ENDIF
        IF FAULT=26
        cp 21
        jr nz,de5
        ld a,1
de5:
        ENDIF
        ld (de),a
        inc c
        djnz de1
        ld hl,BRD+18            ; the free ring
        ld de,BRD+8*17+1
        ld b,16
        xor a
de2:    ld (hl),a
        ld (de),a
        inc l
        inc e
        djnz de2
        ld l,2*17+1
        ld b,6
de3:    ld (hl),a
        ld a,l
        add a,15
        ld l,a
        ld (hl),0
        inc l
        inc l
        xor a
        djnz de3
        ld hl,(NUM)
        ld a,h
        xor XORKH
        ld h,a
        ld a,l
        xor XORKL
        ld l,a
        IF FAULT=27
        ld a,(GRAV)
        add a,l
        ld l,a
        ENDIF
        IF FAULT=30             ; S after N
        ld a,(LKEY)
        cp 's'
        jr nz,de8
        ld a,(AFTN)
        or a
        jr z,de8
        ld a,r
        xor h
        ld h,a
de8:
        ENDIF
        IF FAULT=29
        bit 7,h
        jr z,de7
        ld a,r
        ld l,a
de7:
        ENDIF
        IF FAULT=28             ; the high byte of the seed is not set
        ld a,l
        ld (RS),a
        ELSE
        ld (RS),hl
        ENDIF
        ld a,(LKEY)
        ld (AFTN),a
        IF FAULT=30
        sub 'n'
        jr z,de9
        ld a,1
de9:    xor 1
        ld (AFTN),a
        ENDIF
        ld b,WARM
de4:    push bc
        call step
        pop bc
        djnz de4
        IF SHUF=0               ; from the end, each with one before it
        ld c,84
sh1:    call below
        ld b,c
        dec b
        call swap
        dec c
        ld a,c
        cp 1
        jr nz,sh1
        ENDIF
        IF SHUF=1               ; each with any
        ld b,0
sh1:    ld c,84
        push bc
        call below
        pop bc
        call swap
        inc b
        ld a,b
        cp 84
        jr nz,sh1
        ENDIF
        IF SHUF=2               ; 200 random exchanges
        ld b,200
sh1:    push bc
        ld c,84
        call below
        push af
        ld c,84
        call below
        pop bc
        call swap
        pop bc
        djnz sh1
        ENDIF
        IF FAULT=31             ; numbers that 16 divides
        ld a,(NUM)
        and 15
        ret nz
        ld a,(BRD+40)
        ld (BRD+60),a
        ENDIF
        ret
swap:   push bc
        ld hl,ord0
        ld e,a
        ld d,0
        add hl,de
        ld e,(hl)
        ld hl,ord0
        ld c,b
        ld b,0
        add hl,bc
        ld l,(hl)
        ld h,BRD/256
        ld d,h
        ld b,(hl)
        ld a,(de)
        ld (hl),a
        ld a,b
        ld (de),a
        pop bc
        ret
; state of the game and colour of the border
judge:  ld c,0
        ld hl,ord0
ju1:    ld a,(hl)
        or a
        jr z,ju2
        ld e,a
        ld d,BRD/256
        ld a,(de)
        or a
        jr nz,ju3
        inc hl
        jr ju1
ju2:    inc c
        jr ju4
ju3:    call anypair
        ld c,0
        jr z,ju4
        ld c,2
ju4:
        IF FAULT=47
        ld a,(GRAV)
        or a
        jr z,ju5
        res 1,c
ju5:
        ENDIF
        IF FAULT=95
        ld a,(GRAV)
        or a
        jr nz,ju5
        res 1,c
ju5:
        ENDIF
        IF FAULT=46
        ld a,(BYH)
        or a
        jr z,ju6
        res 0,c
ju6:
        ENDIF
        ld a,c
        ld (STAT),a
colour: ld a,(CHEAT)
        or a
        ld b,5
        jr z,co1
        ld b,2
co1:    ld a,(STAT)
        IF PREC=0
        bit 1,b
        jr nz,co2
        ENDIF
        IF PREC=0
        bit 2,b
        jr z,co2
        ENDIF
        cp 1
        jr c,co2
        jr nz,co3
        ld b,7
        jr co2
co3:
        IF PREC=2
        bit 2,b
        jr z,co2
        ENDIF
        ld b,0
co2:    ld a,b
        ld (BORD),a
        out (254),a
        ret
