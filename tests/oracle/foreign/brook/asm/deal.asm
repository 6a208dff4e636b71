; Boards from numbers.

; A random board number in NUM.
RANDNUM:
        ld hl,(23672)
        ld a,(RNDCNT)
        add a,17
        ld (RNDCNT),a
        add a,h
        ld h,a
        ld a,r
        xor l
        ld l,a
        or h
        jr nz,RN1
        inc l
RN1:    ld (NUM),hl
        ret

; Deals board NUM.
DEAL:   ld hl,BOARD
        ld b,128
DE1:
        IF RING = 1
        ld (hl),0
        ELSE
        ld (hl),255
        ENDIF
        inc hl
        djnz DE1
        ld hl,(NUM)
        ld (RND),hl
        IF DEALV < 2
        call SHUFFLE
        ELSE
        call SCATTER
        ENDIF
        ld hl,BOARD
        ld de,FIRST
        ld bc,128
        ldir
        xor a
        ld (NH),a
        ld (NT),a
        ld (CHEAT),a
        IF HOME = 0
        ld a,17
        ld (CUR),a
        ENDIF
        IF HOME = 1
        ld a,55
        ld (CUR),a
        ENDIF
        jp CHANGED

        IF DEALV < 2
; Fills PACK with the tiles, shuffles it and lays it out in rows.
SHUFFLE:
        ld hl,PACK
        ld c,1
SH1:    ld b,4
SH2:    ld (hl),c
        inc hl
        djnz SH2
        inc c
        ld a,c
        cp 22
        jr nz,SH1
        ld c,83
SH3:    ld b,c
        inc b
        push bc
        call RANDOM
        pop bc
        ld e,a
        ld d,0
        ld hl,PACK
        add hl,de
        push hl
        ld e,c
        ld hl,PACK
        add hl,de
        pop de
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,SH3
        ld hl,PACK
        ld de,BOARD+17
        ld a,6
SH4:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,SH4
        ret
        ELSE
; Puts each tile on a free place, found by chance.
SCATTER:
        ld ix,CELLTAB
SC0:    ld l,(ix+0)
        inc ix
        ld h,BOARD/256
        ld a,l
        or a
        jr z,SC1
        ld (hl),0
        jr SC0
SC1:    ld c,84
SC2:    push bc
        ld b,84
        call RANDOM
        ld e,a
        ld d,0
        ld hl,CELLTAB
        add hl,de
        pop bc
SC3:    ld e,(hl)
        ld a,e
        or a
        jr nz,SC4
        ld hl,CELLTAB
        jr SC3
SC4:    ld d,BOARD/256
        ld a,(de)
        or a
        inc hl
        jr nz,SC3
        ld a,c
        add a,3
        srl a
        srl a
        ld (de),a
        dec c
        jr nz,SC2
        ret
        ENDIF

; A = a random number from 0 to B - 1.
RANDOM: push bc
        call STEP
        pop bc
        ld e,h
        ld d,0
        ld hl,0
RA9:    add hl,de
        djnz RA9
        ld a,h
        ret

; The next number in RND and HL.
STEP:   ld hl,(RND)
        IF DEALV = 0
        push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        ELSE
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,13849
        add hl,de
        ENDIF
        ld (RND),hl
        ret
