; The cursor as a sprite
    IF SPR
; the sprite that is the cursor
spron:  ld a,(phase)
    IF BLINKKEEP AND 1
        xor a
    ENDIF
        or a
        ret nz
        ld a,(cur)
        call cellxy
        ld a,c
        add a,SOX
        ld c,a
        ld a,b
        add a,SOY
        ld b,a
sprat:  ld (sprpos),bc
        ld a,1
        ld (sprflag),a
        call pixaddr
        ld ix,BG
        ld de,SPRITE
        ld b,SH
so1:    push hl
        ld c,SW
so2:    ld a,(hl)
    IF SPR = 2
        ld (ix+0),a
        inc ix
        ex de,hl
        and (hl)
        inc hl
        or (hl)
        inc hl
        ex de,hl
    ELSE
        ex de,hl
        xor (hl)
        inc hl
        ex de,hl
    ENDIF
        ld (hl),a
        inc l
        dec c
        jr nz,so2
        pop hl
        call nextrow
        djnz so1
        ret
sproff: ld hl,sprflag
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld bc,(sprpos)
    IF SPR = 2
        call pixaddr
        ld de,BG
        ld b,SH
sf1:    push hl
        ld c,SW
sf2:    ld a,(de)
        ld (hl),a
        inc de
        inc l
        dec c
        jr nz,sf2
        pop hl
        call nextrow
        djnz sf1
        ret
    ELSE
        call sprat
        xor a
        ld (sprflag),a
        ret
    ENDIF
    ENDIF
