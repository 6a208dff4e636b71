blit:   call coord              ; CBUF to the screen
        ld de,CBUF
        ld a,PY
bl1:    ex af,af'
        push bc
        call scraddr
        ld b,8
bl2:    ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        djnz bl2
        pop bc
        inc b
        ex af,af'
        dec a
        jr nz,bl1
        call coord              ; attributes
        ld a,(LK)
        or a
        ld d,AEMPTY
        jr z,bl3
        ld d,ATILE
    IF KCOL                     ; each kind has its own INK
        ld hl,inks-1
        add a,l
        ld l,a
        jr nc,bl0
        inc h
bl0:    ld a,d
        and 0xf8
        or (hl)
        ld d,a
    ENDIF
bl3:    ld hl,LF
    IF HLM LT 2
        bit 0,(hl)
        jr z,bl4
      IF HLM EQ 0
        set 6,d
      ELSE
        ld a,d
        and 0xc7
        or HLPAP
        ld d,a
      ENDIF
bl4:
    ENDIF
        bit 1,(hl)
        jr z,bl5
    IF SELM EQ 0
        set 7,d
    ENDIF
    IF SELM EQ 1
        set 6,d
    ENDIF
    IF SELM EQ 3
        ld d,ASEL
    ENDIF
bl5:    bit 2,(hl)
        jr z,bl6
    IF HINTM EQ 0
        set 7,d
    ENDIF
    IF HINTM EQ 1
        set 6,d
    ENDIF
    IF HINTM EQ 3
        ld d,AHINT
    ENDIF
bl6:    bit 3,(hl)
        jr z,bl7
    IF CURM EQ 0
        set 7,d
    ENDIF
    IF CURM EQ 3
        ld d,ACUR
    ENDIF
bl7:    call attaddr
    IF TILE EQ 0
        ld (hl),d
        ret
    ELSE
        ld a,PY
        ld bc,31
bl8:    ld (hl),d
        inc hl
        ld (hl),d
        add hl,bc
        dec a
        jr nz,bl8
        ret
    ENDIF
inks:   defb 0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0

pchar:                          ; character A at row B, column C
        push hl
        push de
        push bc
        cp 128
        jr nc,pcown
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3c00
        jr pc1
pcown:  and 127
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,own
pc1:    add hl,de
        ex de,hl
        push bc
        call scraddr
        ld b,8
pc2:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc2
        pop bc
        call attaddr
        ld a,(INK)
        ld (hl),a
        pop bc
        pop de
        pop hl
        inc c
        ret
ptext:  ld a,(hl)               ; text at HL, ends with 0
        inc hl
        or a
        ret z
        call pchar
        jr ptext

wipe:                           ; screen black or white, attribute A
        ld hl,0x5800
        ld de,0x5801
        ld bc,767
        ld (hl),a
        ldir
        ld hl,0x4000
        ld de,0x4001
        ld bc,6143
        ld (hl),0
        ldir
        ret

wiperow:                        ; row B blank with INK
        ld c,0
wr1:    ld a,' '
        call pchar
        ld a,c
        cp 32
        jr nz,wr1
        ret

digits:                         ; HL as five digits into DIG
        ld de,DIG
        ld bc,10000
        call dg1
        ld bc,1000
        call dg1
        ld bc,100
        call dg1
        ld bc,10
        call dg1
        ld bc,1
dg1:    ld a,'0'
dg2:    or a
        sbc hl,bc
        jr c,dg3
        inc a
        jr dg2
dg3:    add hl,bc
        ld (de),a
        inc de
        ret
