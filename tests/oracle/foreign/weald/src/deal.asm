; rnd: next random byte in A. Seed is the board number.
   IF RNG = 0
rnd:    push bc                 ; the ROM's own: x*75+74 mod 65537
        push de
        push hl
        ld hl,(seed)
        ld b,h
        ld c,l
        xor a
        ld d,a
        ld e,a                  ; E:HL = x*75 by adding
        ld b,75
        ld de,(seed)
        ld hl,74
        ld c,0
rn1:    add hl,de
        jr nc,rn2
        inc c
rn2:    djnz rn1
        ld e,c                  ; mod 65537: low - high
        ld d,0
        or a
        sbc hl,de
        jr nc,rn3
        inc hl
rn3:    ld (seed),hl
        ld a,h
        pop hl
        pop de
        pop bc
        ret
   ENDIF
   IF RNG = 1
rnd:    push de
        push hl
        ld hl,(seed)
        ld d,h                  ; 13 n + 22651
        ld e,l
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,de
        ld de,22651
        add hl,de
        ld (seed),hl
        ld a,h
        pop hl
        pop de
        ret
   ENDIF
   IF RNG = 2
rnd:    push de                 ; walks through the character set of the ROM
        push hl
        ld hl,(seed)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,30617
        add hl,de
        ld (seed),hl
        ld a,h
        and 1
        add a,3dh
        ld d,a
        ld e,l
        ld a,(de)
        add a,h
        pop hl
        pop de
        ret
   ENDIF
rndn:   push bc                 ; A = 0..C-1
        push de
        push hl
        call rnd
        ld h,0
        ld l,h
        ld d,l
        ld e,c
        ld b,8
rm1:    add hl,hl
        rlca
        jr nc,rm2
        add hl,de
rm2:    djnz rm1
        ld a,h
        pop hl
        pop de
        pop bc
        ret
deal:   ld hl,(bnum)
        ld (seed),hl
   IF FAULT = 13
        ld a,(cur)              ; deal depends on where the cursor was
        and 1
        xor l
        ld (seed),a
   ENDIF
   IF FAULT = 40
        ld a,(grav)             ; another board without gravity
        xor h
        ld h,a
        ld (seed),hl
   ENDIF
   IF FAULT = 39
        ld a,(pend2)            ; N and S deal different boards for a number
        xor h
        ld h,a
        ld (seed),hl
        xor a
        ld (pend2),a
   ENDIF
        ld hl,BP*256
        ld de,BP*256+1
        ld (hl),0
        ld bc,255
        ldir
        call rnd
        call rnd
   IF DEALM < 2
        ld hl,lst84
        ld b,84
        ld c,0
dl1:    ld a,c
        srl a
        srl a
        inc a
        ld (hl),a
        inc hl
        inc c
        djnz dl1
        ld b,84
dl2:    ld c,84
   IF DEALM = 0
        ld c,b
   ENDIF
        call rndn
        ld hl,lst84-1
        ld e,b
        ld d,0
        add hl,de
        ex de,hl
        ld hl,lst84
        ld c,a
        ld a,b
        ld b,0
        add hl,bc
        ld b,a
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz dl2
   ELSE
        ld hl,lst84
        ld b,84
dl1:    ld (hl),0
        inc hl
        djnz dl1
        ld b,84
dl2:    ld c,84
        call rndn
dl3:    ld hl,lst84
        ld e,a
        ld d,0
        add hl,de
        ld c,a
        ld a,(hl)
        or a
        ld a,c
        jr z,dl4
        inc a
        cp 84
        jr nz,dl3
        xor a
        jr dl3
dl4:    ld a,b
        dec a
        srl a
        srl a
        inc a
        ld (hl),a
        djnz dl2
   ENDIF
   IF FAULT = 14
        ld a,(bnum)             ; some boards have five of a kind
        and 7
        cp 3
        jr nz,df14
        ld a,(lst84)
        ld (lst84+50),a
df14:
   ENDIF
        ld hl,lst84
        ld d,BP
        ld ix,read
        ld b,84
dl9:    ld e,(ix+0)
        inc ix
        ld a,(hl)
        inc hl
        ld (de),a
        set 7,e
        ld (de),a
        djnz dl9
        ret
read:
rowno   DEFL 1
   REPT 6
colno   DEFL 1
   REPT 14
        db rowno*16+colno
colno   DEFL colno+1
   ENDM
rowno   DEFL rowno+1
   ENDM
