; The board on the screen
refresh:
    IF SPR
        call sproff
    ENDIF
    IF X_hlstale
        ld a,(hn)
        ld hl,lasthn
        cp (hl)
        ld (hl),a
        ld a,0
        jr z,rfx
        inc a
rfx:    ld (nohl),a
    ENDIF
        ld l,11h
rf1:    ld h,GRID/256
        ld c,(hl)
        call marks
        ld h,SHK/256
        ld a,(hl)
        cp c
        jr nz,rf2
        inc h
        ld a,(hl)
        cp b
        jr z,rf3
rf2:    ld h,SHK/256
        ld (hl),c
        inc h
        ld (hl),b
        push hl
    IF X_ghost
        ld a,c
        or b
        jr nz,rf25
        ld a,l
        cp 1Ch
        jr z,rf26
rf25:
    ENDIF
        call drawcell
rf26:   pop hl
rf3:    inc l
        ld a,l
        and 15
        cp 15
        jr nz,rf1
        inc l
        inc l
        ld a,l
        cp 71h
        jr c,rf1
    IF SPR
        jp spron
    ENDIF
        ret
; every cell will be drawn again
forget: ld hl,SHK
        ld b,0
fg1:    ld (hl),0FFh
        inc hl
        djnz fg1
        ret

; L = cell, C = its kind: B = its marks
marks:  ld b,0
        ld a,(cur)
        cp l
        jr nz,mk1
        set 0,b
mk1:    ld a,(sel)
    IF X_selwrong
        cp 5Ah
        jr nz,mkx
        inc a
mkx:
    ENDIF
        cp l
        jr nz,mk2
        set 1,b
mk2:    ld a,(ha)
        cp l
        jr z,mk3
        ld a,(hb)
    IF X_hmark
        ld h,GRID/256
        cp 6Dh
        jr c,mky
        sub 3
mky:
    ENDIF
        cp l
        jr nz,mk4
mk3:    set 2,b
mk4:    ld a,(cur)
        ld e,a
        ld d,GRID/256
        ld a,(de)
        or a
        jr z,mk5
    IF X_hlstale
        ld a,(nohl)
        or a
        jr nz,mk5
        ld a,(de)
    ENDIF
    IF X_hlpair
        cp 11
        jr nz,mkz
        ld a,c
        cp 12
        jr z,mk45
        ld a,11
mkz:
    ENDIF
        cp c
        jr nz,mk5
    IF X_hlcol
        ld a,l
        and 15
        cp 14
        jr z,mk5
    ENDIF
mk45:   set 3,b
mk5:    ld h,PTH/256
        ld a,(hl)
        or a
        jr z,mk6
        set 4,b
mk6:    ld a,(phase)
        or a
        ret z
        ld a,b
        and BLINKKEEP
        ld b,a
        ret

    IF P128
page:   ld bc,7FFDh
        out (c),a
        ret
; the pictures of the tiles are in bank 3
topage: ld a,13h
        call page
        ld hl,TILESRC
        ld de,TILES
        ld bc,TSIZE*24
        ldir
        ld a,10h
        jp page
    ENDIF

; L = cell, C = kind, B = marks
drawcell:
        ld a,l
        ld (dci),a
        ld a,b
        ld (dcm),a
        ld a,c
        cp 24
        jr c,dc0
        xor a
dc0:    ld (dck),a
        ld hl,TILES
        or a
        jr z,dc2
        ld de,TSIZE
dc1:    add hl,de
        dec a
        jr nz,dc1
dc2:    ld de,BUF
    IF P128
        push de
        ld a,13h
        call page
        pop de
    ENDIF
        ld bc,TSIZE
        ldir
    IF P128
        ld a,10h
        call page
    ENDIF
        ld hl,KATTR
        ld a,(dck)
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        ld (dca),a
        ld hl,OVT
        ld a,(dcm)
        rlca
        rlca
        rlca
        ld b,5
dc3:    rlca
        push af
        push bc
        jr nc,dc4
        push hl
        call overlay
        pop hl
dc4:    ld de,4
        add hl,de
        pop bc
        pop af
        djnz dc3
        call cellpos
        push bc
        call pixaddr
        ld de,BUF
        ld b,BH8
dc5:    push hl
        call blitrow
        pop hl
        call nextrow
        djnz dc5
        pop bc
    IF ATTRS
        ld a,b
        and 0F8h
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,h
        or 58h
        ld h,a
        ld b,0
        add hl,bc
        ld de,TAY*32+TAX
        add hl,de
        ld c,TAH
dc6:    ld b,TAW
        push hl
        ld a,(dca)
dc7:    ld (hl),a
        inc hl
        djnz dc7
        pop hl
        ld de,32
        add hl,de
        dec c
        jr nz,dc6
    ENDIF
        ret
; HL = entry of OVT: mask and change of the attribute, overlay
overlay:
        ld a,(dca)
        and (hl)
        inc hl
        xor (hl)
        ld (dca),a
        inc hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or h
        ret z
        ld de,BUF
        ld bc,TSIZE
ov1:    ld a,(de)
        and (hl)
        inc hl
        xor (hl)
        inc hl
        ld (de),a
        inc de
        dec bc
        ld a,b
        or c
        jr nz,ov1
        ret
; (dci): B = line of pixels, C = column
cellpos:
        ld a,(dci)
cellxy: ld c,a
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld b,a
        inc b
        ld a,YPIX-CH*8
cp1:    add a,CH*8
        djnz cp1
        ld b,a
        ld a,c
        and 15
        ld c,a
        ld a,X0-CW
cp2:    add a,CW
        dec c
        jr nz,cp2
        ld c,a
        ret
; one row of pixels from DE to HL
blitrow:
        ld a,(hl)
        and MK0
        ld c,a
        ld a,(de)
        or c
        ld (hl),a
        inc de
    IF BW > 1
        inc l
        ld a,(hl)
        and MK1
        ld c,a
        ld a,(de)
        or c
        ld (hl),a
        inc de
    ENDIF
    IF BW > 2
        inc l
        ld a,(hl)
        and MK2
        ld c,a
        ld a,(de)
        or c
        ld (hl),a
        inc de
    ENDIF
        ret
pixaddr:
        ld a,b
        and 7
        or 40h
        ld h,a
        ld a,b
        rra
        rra
        rra
        and 18h
        or h
        ld h,a
        ld a,b
        rla
        rla
        and 0E0h
        or c
        ld l,a
        ret
nextrow:
        inc h
        ld a,h
        and 7
        ret nz
        ld a,l
        add a,32
        ld l,a
        ret c
        ld a,h
        sub 8
        ld h,a
        ret

