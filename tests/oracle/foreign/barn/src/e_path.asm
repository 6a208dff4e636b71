; can the tiles at PA and PB be linked? carry = yes, corners in K1 K2
canlink:
        IF FLT = 27 OR FLT = 91
        ld a,(NORING)
        neg
        call setring
        ENDIF
        IF FLT = 64
        ld a,255
        ld hl,BRD+15
        call setcol
        ENDIF
        IF FLT = 65
        ld a,255
        ld hl,BRD
        call setrow
        ENDIF
        IF PATH = 0
        ld a,(PA)
        call hreach
        push de
        ld a,(PB)
        call hreach
        pop bc
        call isect
        jr c,clv
        ld a,(PA)
        and 70h
        ld b,a
        ld a,(PB)
        and 70h
        ld c,a
        IF FLT = 68
        sub b
        cp 16
        jr z,clv
        ENDIF
clh1:
        IF FLT = 72
        ld a,e
        cp d
        jr z,clv
        ENDIF
        ld a,b
        add a,d
        ld (K1),a
        ld a,c
        add a,d
        ld (K2),a
        push bc
        push de
        ld a,16
        call clearln
        pop de
        pop bc
        ret c
        ld a,d
        inc d
        cp e
        jr nz,clh1
clv:
        IF FLT = 66
        or a
        ret
        ENDIF
        ld a,(PA)
        call vreach
        push de
        ld a,(PB)
        call vreach
        pop bc
        call isect
        jr c,clno
        ld a,(PA)
        and 15
        ld b,a
        ld a,(PB)
        and 15
        ld c,a
clv1:   ld a,b
        add a,d
        ld (K1),a
        ld a,c
        add a,d
        ld (K2),a
        push bc
        push de
        ld a,1
        call clearln
        pop de
        pop bc
        ret c
        ld a,d
        add a,16
        ld d,a
        ld a,e
        cp d
        jr nc,clv1
clno:   or a
        ret
; D,E = lowest and highest column reached from A
hreach: ld l,a
        ld h,BRD/256
        ld c,a
hr1:    ld a,l
        and 15
        jr z,hr2
        dec l
        ld a,(hl)
        or a
        jr z,hr1
        inc l
hr2:    ld a,l
        and 15
        ld d,a
        ld l,c
hr3:    ld a,l
        and 15
        cp 15
        jr z,hr4
        inc l
        ld a,(hl)
        or a
        jr z,hr3
        dec l
hr4:    ld a,l
        and 15
        ld e,a
        ret
; the same for rows
vreach: ld l,a
        ld h,BRD/256
        ld c,a
vr1:    ld a,l
        and 70h
        ld d,a
        jr z,vr2
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr z,vr1
vr2:    ld l,c
vr3:    ld a,l
        and 70h
        ld e,a
        cp 70h
        ret z
        ld a,l
        add a,16
        ld l,a
        ld a,(hl)
        or a
        jr z,vr3
        ret
; D,E = common part of B-C and D-E; carry if none
isect:  ld a,b
        cp d
        jr c,is1
        ld d,b
is1:    ld a,c
        cp e
        jr nc,is2
        ld e,c
is2:    ld a,e
        cp d
        ret
; carry if the cells strictly between K1 and K2 (step A) are free
clearln: ld c,a
        ld a,(K1)
        ld b,a
        ld a,(K2)
        cp b
        jr nc,cn1
        ld l,a
        ld a,b
        ld b,l
cn1:    ld e,a
        ld l,b
        ld h,BRD/256
cn2:    ld a,l
        add a,c
        cp e
        jr nc,cnok
        ld l,a
        IF FLT = 69
        add a,c
        cp e
        jr z,cnok
        ENDIF
        ld a,(hl)
        or a
        jr z,cn2
        IF FLT = 71
        ld a,(PA)
        ld b,l
        ld l,a
        ld a,(hl)
        ld l,b
        cp (hl)
        jr z,cn2
        ENDIF
        or a
        ret
cnok:   scf
        ret
        ELSE
; rays with at most two turns
        ld a,(PB)
        ld (K1),a
        ld (K2),a
        ld hl,deltas
        ld b,4
cl1:    push hl
        push bc
        ld a,(PA)
        ld d,(hl)
        ld e,2
        IF FLT = 67
        inc e
        ENDIF
        call ray
        pop bc
        pop hl
        ret c
        inc hl
        djnz cl1
        or a
        ret
deltas: defb 1,255,16,240
ray:    ld c,a
ray1:
        IF FLT != 73
        ld a,c
        and 15
        jr nz,ray2
        ld a,d
        inc a
        ret z
ray2:   ld a,c
        and 15
        cp 15
        jr nz,ray3
        ld a,d
        dec a
        ret z
        ENDIF
ray3:   ld a,c
        add a,d
        ld c,a
        cp 128
        ccf
        IF FLT = 73
        jr nc,ray6
        or a
        ret
ray6:
        ELSE
        jr nc,ray6
        or a
        ret
ray6:
        ENDIF
        ld a,(PB)
        cp c
        scf
        ret z
        ld l,c
        ld h,BRD/256
        ld a,(hl)
        or a
        ret nz
        ld a,e
        or a
        jr z,ray1
        push bc
        push de
        dec e
        ld a,d
        call perp
        ld d,a
        ld a,c
        push de
        push bc
        call ray
        pop bc
        pop de
        jr c,ray5
        xor a
        sub d
        ld d,a
        ld a,c
        call ray
ray5:   pop de
        pop bc
        jr nc,ray1
        ld a,e
        cp 2
        ld a,c
        jr z,ray4
        ld (K2),a
        scf
        ret
ray4:   ld (K1),a
        scf
        ret
perp:   cp 1
        ld a,16
        ret z
        ld a,d
        cp 255
        ld a,16
        ret z
        ld a,1
        ret
        ENDIF
setring: ld hl,BRD
        call setrow
        ld hl,BRD+112
        call setrow
        ld hl,BRD
        call setcol
        ld hl,BRD+15
setcol: ld b,8
        ld de,16
sc1:    ld (hl),a
        add hl,de
        djnz sc1
        ret
setrow: ld b,16
sr1:    ld (hl),a
        inc hl
        djnz sr1
        ret
