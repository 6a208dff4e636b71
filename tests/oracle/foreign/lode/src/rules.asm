; reach by flooding: MRK = segments used + 1 on free cells, bit 7 on tiles that are met
flood:  ld (FA),a
        ld hl,MRK
        ld b,170
        xor a
fl0:    ld (hl),a
        inc l
        djnz fl0
        ld a,(FA)
        ld l,a
        ld (hl),1
        ld c,1
fl1:    ld b,136
        ld l,17
fl2:    ld a,(hl)
        cp c
        call z,rays
        inc l
        djnz fl2
        inc c
        call maxlev
        cp c
        jr nz,fl1
        ret
maxlev: ld a,4
        IF FAULT=77             ; hints with one segment more
        ld a,(HINTON)
        add a,4
        ENDIF
        IF FAULT=1
        dec a
        ENDIF
        IF FAULT=2
        inc a
        ENDIF
        IF FAULT=13             ; after 100 removals
        ld a,(REMC)
        cp 100
        ld a,4
        ret c
        inc a
        ENDIF
        IF FAULT=14             ; numbers above 32767
        ld a,(NUM+1)
        rla
        ld a,4
        ret nc
        dec a
        ENDIF
        IF FAULT=94             ; only with the gravity off
        ld a,(GRAV)
        or a
        ld a,4
        ret nz
        inc a
        ENDIF
        ret
rays:   push bc
        push hl
        ld e,1
        call ray
        ld e,-1
        call ray
        IF FAULT=8              ; V-H-V is forgotten
        ld a,c
        dec a
        jr nz,ry0
        inc c
ry0:
        ENDIF
        IF FAULT=10             ; column 1 has no vertical neighbours
        ld a,l
        call colof
        cp 2
        jr z,ry7
        ENDIF
        ld e,17
        call ray
        ld e,-17
        call ray
ry7:    pop hl
        pop bc
        ret
colof:  sub 17
        jr nc,colof
        add a,17
        ret
ray:    ld b,l
        IF FAULT=12
        ld d,12
        ENDIF
ry1:    ld a,l
        add a,e
        ld l,a
        IF FAULT=3
        cp 34
        jr c,ryend
        ENDIF
        IF FAULT=4
        call colof
        cp 16
        jr z,ryend
        ENDIF
        IF FAULT=5
        cp 136
        jr nc,ryend
        ENDIF
        IF FAULT=15
        cp 34
        jr nc,ry4
        ld a,(GRAV)
        or a
        jr z,ryend
ry4:    ld a,l
        ENDIF
        IF FAULT=12
        dec d
        jr z,ryend
        ENDIF
        ld h,BRD/256
        ld a,(hl)
        IF FAULT=6              ; tiles of the same kind are no obstacle
        push hl
        ld hl,FA
        ld l,(hl)
        ld h,BRD/256
        cp (hl)
        pop hl
        jr nz,ry5
        ld h,MRK/256
        set 7,(hl)
        jr ry1
ry5:
        ENDIF
        IF FAULT=9              ; the last column is no obstacle
        or a
        jr z,ry6
        cp 255
        jr z,ry6
        ld a,l
        call colof
        cp 15
        ld a,(hl)
        jr nz,ry6
        ld h,MRK/256
        set 7,(hl)
        jr ry1
ry6:
        ENDIF
        ld h,MRK/256
        or a
        jr nz,ryhit
        ld a,(hl)
        or a
        jr nz,ry1
        ld a,c
        inc a
        ld (hl),a
        jr ry1
ryhit:  inc a
        jr z,ryend
        set 7,(hl)
ryend:  ld l,b
        ld h,MRK/256
        ret
; tiles A and B: Z if they may go together
canpair:
        push bc
        call flood
        pop bc
        ld l,b
        ld h,MRK/256
        bit 7,(hl)
        ld a,0
        jr nz,cp1
        inc a
cp1:    ld h,BRD/256
        or a
        ret nz
        ld c,(hl)
        ld a,(FA)
        ld l,a
        ld a,(hl)
        IF FAULT=11
        xor c
        and 15
        ELSE
        cp c
        ENDIF
        ret
; does any pair go? NZ if there is none
anypair:
        ld hl,ord0
ap1:    ld a,(hl)
        or a
        jr z,apno
        push hl
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        jr z,ap4
        IF FAULT=55
        cp 21
        jr z,ap4
        ENDIF
        ld c,a
        ld a,l
        push bc
        call floodx
        pop bc
        pop hl
        push hl
ap2:    inc hl
        ld a,(hl)
        or a
        jr z,ap4
        ld e,a
        ld d,BRD/256
        ld a,(de)
        cp c
        jr nz,ap2
        inc d
        ld a,(de)
        rla
        jr nc,ap2
        pop hl
        xor a
        ret
ap4:    pop hl
        inc hl
        jr ap1
apno:   inc a
        ret
floodx:
        IF FAULT=48             ; the test for the end knows no way around
        jp floodr
        ELSE
        jp flood
        ENDIF
floodr: push af
        ld e,255
        call ringset
        pop af
        call flood
        ld e,0
ringset:
        ld b,16
        ld hl,BRD+18
fx1:    ld a,l
        ld (hl),e
        add a,119
        ld l,a
        ld (hl),e
        sub 118
        ld l,a
        djnz fx1
        ret
; gravity
fall:   ld c,15
        IF FAULT=20
        dec c
        ENDIF
fa1:
        IF FAULT=19             ; only the column of the first tile
        ld a,(HST+252)
        call colof
        cp c
        jr nz,fa6
        ENDIF
        IF FAULT=16
        ld a,34
        ELSE
        ld a,7*17
        ENDIF
        add a,c
        ld l,a
        ld e,a
        ld h,BRD/256
        ld d,h
        ld b,6
fa2:    ld a,(hl)
        or a
        jr z,fa3
        ld (de),a
        ld a,e
        IF FAULT=16
        add a,17
        ELSE
        sub 17
        ENDIF
        ld e,a
fa3:    ld a,l
        IF FAULT=16
        add a,17
        ELSE
        sub 17
        ENDIF
        ld l,a
        djnz fa2
        IF FAULT=22             ; the top of a column stays
        ld a,e
        cp l
        jr z,fa6
        jr fa5
        ENDIF
fa4:    ld a,e
        cp l
        jr z,fa6
        xor a
        ld (de),a
fa5:    ld a,e
        IF FAULT=16
        add a,17
        ELSE
        sub 17
        ENDIF
        ld e,a
        IF FAULT=22
        jr fa6
        ENDIF
        jr fa4
fa6:    dec c
        ld a,c
        cp 1
        jr nz,fa1
        ret
