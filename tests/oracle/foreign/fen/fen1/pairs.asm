; the board: pairs, paths, removal, gravity, history, deals
; FIND: pair number A (0 is the first) of the order; NZ: PA and PB hold it
FIND:   ld (CNT),a
        ld hl,ORDER
FI:     ld a,(hl)
        cp 255
        jr z,FNONE
        ld (PA),a
        push hl
        ld c,a
        ld b,GH
        ld a,(bc)
        or a
        jr z,FINEXT
        ld (KIND),a
FJ:     inc hl
        ld a,(hl)
        cp 255
        jr z,FINEXT
        ld (PB),a
        ld c,a
        ld b,GH
        ld a,(bc)
        ld b,a
        ld a,(KIND)
        cp b
        jr nz,FJ
        ld a,(FSEL)
        or a
        jr z,FOK
        ld b,a
        ld a,(PA)
        cp b
        jr z,FOK
        ld a,(PB)
        cp b
        jr nz,FJ
FOK:    push hl
        ld a,(PA)
        ld d,a
        ld a,(PB)
        ld e,a
        call CONN
        pop hl
        jr nz,FJ
        ld a,(CNT)
        or a
        jr z,FFOUND
        dec a
        ld (CNT),a
        jr FJ
FINEXT: pop hl
        inc hl
        jr FI
FFOUND: pop hl
        or 1
        ret
FNONE:  xor a
        ret
; CONN: D and E are cells of one kind; Z: they can be joined
CONN:   ld h,GH
        ld l,d
        ld a,(hl)
        ld (CK),a
        ld (hl),0
        ld l,e
        ld (hl),0
        xor a
CX:     ld (XX),a
        ld b,a
        ld a,d
        and 0F0h
        or b
        ld (PX),a
        ld a,e
        and 0F0h
        or b
        ld (QX),a
        ld l,d
        ld a,(PX)
        ld c,a
        ld b,1
        call LINE
        jr nz,CX1
        ld a,(PX)
        ld l,a
        ld a,(QX)
        ld c,a
        ld b,16
        call LINE
        jr nz,CX1
        ld a,(QX)
        ld l,a
        ld c,e
        ld b,1
        call LINE
        jr z,CYES
CX1:    ld a,(XX)
        inc a
        cp 16
        jr nz,CX
        xor a
CY:     ld (XX),a
        ld b,a
        ld a,d
        and 15
        or b
        ld (PX),a
        ld a,e
        and 15
        or b
        ld (QX),a
        ld l,d
        ld a,(PX)
        ld c,a
        ld b,16
        call LINE
        jr nz,CY1
        ld a,(PX)
        ld l,a
        ld a,(QX)
        ld c,a
        ld b,1
        call LINE
        jr nz,CY1
        ld a,(QX)
        ld l,a
        ld c,e
        ld b,16
        call LINE
        jr z,CYES
CY1:    ld a,(XX)
        add a,16
        cp 128
        jr nz,CY
        or 1
        jr CEND
CYES:   xor a
CEND:   push af
        ld a,(CK)
        ld l,d
        ld (hl),a
        ld l,e
        ld (hl),a
        pop af
        ret
; LINE: from L to C in steps of B; Z: all cells are empty
LINE:   ld a,l
        cp c
        jr c,LN1
        ld l,c
        ld c,a
LN1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp c
        ret z
        add a,b
        ld l,a
        jr LN1
