; The entry of a number, the marks of a cell, and decimal numbers.

; Key S: asks for a number and deals its board.
knum:
        IF SCLS = 1
        call numscreen
        ENDIF
kn0:    xor a
        ld (nlen),a
        ld hl,nbuf
        ld b,6
kn1:    ld (hl),32
        inc l
        djnz kn1
kn2:    call shownum
        call getkey
        cp 13
        jp z,kn5
        cp 12
        jp z,kndel
        cp '0'
        jp c,kn2
        cp '9'+1
        jp nc,kn2
        ld c,a
        ld a,(nlen)
        cp 5
        jp z,kn2
        ld hl,nbuf
        add a,l
        ld l,a
        ld (hl),c
        ld a,(nlen)
        inc a
        ld (nlen),a
        IF AUTO5 = 1
        cp 5
        jp z,kn5
        ENDIF
        jp kn2

; Removes a digit of the entry.
kndel:  ld a,(nlen)
        or a
        IF ESCNUM = 1
        jp z,newhook
        ELSE
        jp z,kn2
        ENDIF
        dec a
        ld (nlen),a
        ld hl,nbuf
        add a,l
        ld l,a
        ld (hl),32
        jp kn2
kn5:    ld a,(nlen)
        or a
        jp z,knbad
        ld b,a
        ld de,nbuf
        ld hl,0
kn6:    push de
        ld d,h
        ld e,l
        add hl,hl
        jp c,knb2
        add hl,hl
        jp c,knb2
        add hl,de
        jp c,knb2
        add hl,hl
        jp c,knb2
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jp nc,kn7
        inc h
        jp z,knbad
kn7:    djnz kn6
        ld a,h
        or l
        jp z,knbad
        ld (number),hl
        IF FAULT = 9
        ld a,1
        ld (fdirty),a
        ENDIF
        call deal
        jp newhook
knb2:   pop de
knbad:  call nothing
        IF BADNUM = 1
        jp kn0
        ELSE
        jp newhook
        ENDIF

; Returns the kind B and the marks C of the cell L: 1 kind, 2 cursor, 4 selected, 8 pair.
cellst: ld h,BOARD/256
        ld b,(hl)
        ld c,0
        IF HIDEK = 2
        ld a,(hshow)
        or a
        jp nz,cs1
        ENDIF
        ld a,(cur)
        cp l
        jp nz,cs1
        set 1,c
cs1:    ld a,b
        or a
        jp z,cs2
        IF HIDEK > 0
        ld a,(hshow)
        or a
        jp nz,cs2
        ENDIF
        IF KNOTC = 1
        bit 1,c
        jp nz,cs2
        ENDIF
        ld a,(ckind)
        cp b
        IF FAULT = 13
        jp nz,cs2
        ld a,l
        cp 60
        ENDIF
        IF FAULT = 13
        jp z,cs2
        set 0,c
        ELSE
        jp nz,cs2
        set 0,c
        ENDIF
cs2:    ld a,(sel)
        cp l
        jp nz,cs3
        set 2,c
cs3:    ld a,(hshow)
        or a
        ret z
        ld a,(hp)
        cp l
        jp z,cs4
        ld a,(hq)
        cp l
        ret nz
cs4:    set 3,c
        ret

; Notes the kind of the tile under the cursor.
getckind:
        ld hl,(cur)
        ld h,BOARD/256
        ld a,(hl)
        ld (ckind),a
        ret

; Writes HL with five digits into nbuf.
decimal:
        ld de,nbuf
        ld bc,-10000
        call dg
        ld bc,-1000
        call dg
        ld bc,-100
        call dg
        ld bc,-10
        call dg
        ld a,l
        add a,'0'
        ld (de),a
        IF FAULT = 14
        ld a,(number)
        and 15
        cp 7
        jp nz,dgf
        ld a,(de)
        xor 1
        ld (de),a
dgf:
        ENDIF
        IF LEADZ = 0
        ld hl,nbuf
        ld b,4
dg3:    ld a,(hl)
        cp '0'
        ret nz
        ld (hl),32
        inc l
        djnz dg3
        ENDIF
        ret

; Writes the digit of HL for the power of ten in BC.
dg:     ld a,'0'-1
dg1:    inc a
        add hl,bc
        jp c,dg1
        sbc hl,bc
        ld (de),a
        inc de
        ret
