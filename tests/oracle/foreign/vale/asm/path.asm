; Finds out whether two tiles can be connected by at most three segments.
; Sets Z if the cells B and C have the same kind.
same:   ld h,GRID/256
        ld l,b
        ld a,(hl)
        ld l,c
        IF F_PKIND
        xor (hl)
        and 15
        ret
        ENDIF
        IF F_PKIND21
        cp 21
        jr nz,sa1
        dec a
sa1:
        ENDIF
        cp (hl)
        ret
; Sets carry if the cells B and C can be connected. Keeps BC.
connect:
        IF F_PFOUR
        call conn3
        ret c
        ld a,b
        call hspan
        ld a,b
        ld (BUF+40),a
cf1:    ld a,e
        cp d
        jr c,cf3
        push de
        push bc
        ld a,b
        and 0F0h
        or d
        ld b,a
        call conn3
        pop bc
        pop de
        ret c
        inc d
        jr cf1
cf3:    or a
        ret
conn3:
        ENDIF
        push bc
        ld a,b
        cp c
        jr c,co1
        ld b,c
        ld c,a
co1:    ld h,GRID/256
        ld l,c
        ld d,(hl)
        ld (hl),0
        ld l,b
        ld e,(hl)
        ld (hl),0
        push de
        IF F_PCORNER
        ld a,b
        and 0F0h
        ld l,a
        ld a,c
        and 15
        or l
        ld l,a
        ld e,(hl)
        ld d,l
        ld (hl),0
        push de
        ENDIF
        call trylines
        IF F_PCORNER
        pop de
        ld h,GRID/256
        ld l,d
        ld (hl),e
        ENDIF
        pop de
        ld h,GRID/256
        ld l,c
        ld (hl),d
        ld l,b
        ld (hl),e
        pop bc
        ret
; Tries a vertical line in each column, then a horizontal line in each row.
trylines:
        IF F_PNOHVH
        jp tr5
        ENDIF
        IF F_PCOLSAME
        ld a,b
        xor c
        and 15
        jp z,tr5
        ENDIF
        ld a,b
        call hspan
        push de
        ld a,c
        call hspan
        pop hl
        ld a,d
        cp h
        jr nc,tr1
        ld d,h
tr1:    ld a,e
        cp l
        jr c,tr2
        ld e,l
tr2:    ld a,e
        cp d
        jr c,tr5
        ld a,b
        and 0F0h
        or d
        ld l,a
        ld h,GRID/256
        xor c
        and 0F0h
        jr z,trok
        IF F_PTHRU
        ld a,l
        add a,16
        ld l,a
        xor c
        and 0F0h
        jr z,trok
        ENDIF
tr3:    ld a,l
        add a,16
        ld l,a
        xor c
        and 0F0h
        jr z,trok
        ld a,(hl)
        or a
        jr z,tr3
        inc d
        jr tr2
trok:   scf
        ret
tr5:
        IF F_PNOVHV
        or a
        ret
        ENDIF
        IF F_PROWSAME
        ld a,b
        xor c
        and 0F0h
        ret z
        ENDIF
        ld a,b
        call vspan
        push de
        ld a,c
        call vspan
        pop hl
        ld a,d
        cp h
        jr nc,tr6
        ld d,h
tr6:    ld a,e
        cp l
        jr c,tr7
        ld e,l
tr7:    ld a,e
        cp d
        jr c,trno
        ld a,b
        and 15
        ld l,a
        ld a,c
        and 15
        cp l
        jr nc,tr8
        ld h,a
        ld a,l
        ld l,h
tr8:    sub l
        ld h,a
        ld a,l
        or d
        ld l,a
        ld a,h
        ld h,GRID/256
        IF F_PLONG
        cp 9
        jr nc,tr10
        ENDIF
        or a
        jr z,trok
tr9:    dec a
        jr z,trok
        inc l
        inc (hl)
        dec (hl)
        jr z,tr9
tr10:   ld a,d
        add a,16
        ld d,a
        jr tr7
trno:   or a
        ret
; Finds the free columns D to E beside cell A, its own column included.
hspan:  ld h,GRID/256
        ld l,a
        push af
        and 15
        ld d,a
        IF F_PROW6
        ld a,l
        cp 97
        ld a,d
        ld e,a
        jr nc,hs5
        ENDIF
hs1:    ld a,d
        IF F_PNOLEFT
        dec a
        ENDIF
        or a
        jr z,hs2
        dec l
        ld a,(hl)
        or a
        jr nz,hs2
        dec d
        jr hs1
hs2:    pop af
        ld l,a
        and 15
        ld e,a
hs3:    ld a,e
        IF F_PNORIGHT
        cp 14
        ELSE
        cp 15
        ENDIF
        ret nc
        inc l
        ld a,(hl)
        or a
        ret nz
        inc e
        jr hs3
        IF F_PROW6
hs5:    pop af
        ret
        ENDIF
; Finds the free rows D to E (times 16) above and below cell A, its own row included.
vspan:  ld h,GRID/256
        ld l,a
        push af
        and 0F0h
        ld d,a
        IF F_PCOL1
        ld e,a
        ld a,l
        and 15
        dec a
        jr z,vs5
        ENDIF
vs1:    ld a,d
        IF F_PNOTOP
        sub 16
        ENDIF
        or a
        jr z,vs2
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr nz,vs2
        ld a,d
        sub 16
        ld d,a
        jr vs1
vs2:    pop af
        ld l,a
        and 0F0h
        ld e,a
vs3:    ld a,e
        IF F_PNOBOT
        cp 96
        ELSE
        cp 112
        ENDIF
        ret nc
        ld a,l
        add a,16
        ld l,a
        ld a,(hl)
        or a
        ret nz
        ld a,e
        add a,16
        ld e,a
        jr vs3
        IF F_PCOL1
vs5:    pop af
        ret
        ENDIF
