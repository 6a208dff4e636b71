; Can two tiles be joined?  By sets of bits: HA, the columns that A reaches in
; its row; HB, those of B; a column in both whose cells between the two rows
; are empty makes a path.  The same with rows and columns exchanged.
masks:  ld hl,COLM
        ld b,16
mk0:    ld (hl),0
        inc hl
        djnz mk0
        ld hl,GRID
        ld ix,ROWM
        ld c,8
mk1:    push bc
        ld bc,COLM
        ld de,0
mk2:    srl d
        rr e
        ld a,(bc)
        srl a
        bit 7,a
        push af
        ld a,(hl)
        or a
        jr z,mk3
        set 7,d
        pop af
        or 128
        jr mk4
mk3:    pop af
mk4:    ld (bc),a
        inc bc
        inc hl
        ld a,l
        and 15
        jr nz,mk2
        ld (ix+0),e
        ld (ix+1),d
        inc ix
        inc ix
        pop bc
        dec c
        jr nz,mk1
        ret
; HL = 1 << A
onebit: ld hl,1
ob1:    or a
        ret z
        add hl,hl
        dec a
        jr ob1
; HL = columns that the tile B reaches in its row; the tile C counts as empty
hreach: ld a,b
        rrca
        rrca
        rrca
        and 30
        ld e,a
        ld d,0
        ld hl,ROWM
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)               ; DE = occupied
        ld a,b
        xor c
        and $F0
        jr nz,hr1
        ld a,c
        and 15
        call onebit
        ld a,l
        cpl
        and e
        ld e,a
        ld a,h
        cpl
        and d
        ld d,a
hr1:    push bc
        ld a,b
        and 15
        call onebit
        ld b,h
        ld c,l                  ; BC = reached
        push hl
hr2:    add hl,hl
        jr c,hr3
        ld a,l
        and e
        jr nz,hr3
        ld a,h
        and d
        jr nz,hr3
        ld a,b
        or h
        ld b,a
        ld a,c
        or l
        ld c,a
        jr hr2
hr3:    pop hl
hr4:    srl h
        rr l
        jr c,hr5
        ld a,l
        and e
        jr nz,hr5
        ld a,h
        and d
        jr nz,hr5
        ld a,b
        or h
        ld b,a
        ld a,c
        or l
        ld c,a
        jr hr4
hr5:    ld h,b
        ld l,c
        IF FAULT = 56
        bit 7,h                 ; out on the right, in on the left
        jr z,hr6
        set 0,l
hr6:    bit 0,l
        jr z,hr7
        set 7,h
hr7:
        ENDIF
        pop bc
        ret
; D = rows that the tile B reaches in its column; the tile C counts as empty
vreach: ld a,b
        and 15
        add a,COLM & 255
        ld l,a
        ld h,COLM/256
        ld e,(hl)
        ld a,b
        xor c
        and 15
        call z,vclear
        ld a,b
        call rowbit
        ld d,a
        ld h,a
vr1:    add a,a
        jr c,vr2
        ld l,a
        and e
        jr nz,vr2
        ld a,l
        or d
        ld d,a
        ld a,l
        jr vr1
vr2:    ld a,h
vr3:    srl a
        ret c
        ld l,a
        and e
        ret nz
        ld a,l
        or d
        ld d,a
        ld a,l
        jr vr3
vclear: ld a,c
        call rowbit
        cpl
        and e
        ld e,a
        ret
; A = 1 << row of cell A
rowbit: rrca
        rrca
        rrca
        rrca
        and 15
        push bc
        ld b,a
        ld a,1
        jr z,rw2
rw1:    add a,a
        djnz rw1
rw2:    pop bc
        ret
MH      dw 0
MV      db 0
; carry: the tiles B and C can be joined.  MH, MV: by which columns, rows
join:
        IF FAULT = 57
        ld a,c
        sub b
        sub 16
        ret z
        ENDIF
        call hreach
        push hl
        push bc
        ld a,b
        ld b,c
        ld c,a
        call hreach
        pop bc
        pop de
        ld a,l
        and e
        ld l,a
        ld a,h
        and d
        ld h,a                  ; HL = both reach
        ld a,b
        and $F0
        ld d,a
        ld a,c
        and $F0
        cp d
        jr nc,jn1
        ld e,d
        ld d,a
        ld a,e
jn1:    ; rows D .. A, D the smaller; those between
        ld e,a
        IF FAULT = 52
        ld a,e                  ; the last row between is not tested
        sub 16
        jr c,jn1a
        cp d
        jr c,jn1a
        ld e,a
jn1a:
        ENDIF
jn2:    ld a,d
        add a,16
        ld d,a
        cp e
        jr nc,jn3
        push de
        rrca
        rrca
        rrca
        add a,ROWM & 255
        ld e,a
        ld d,ROWM/256
        ld a,(de)
        cpl
        and l
        ld l,a
        inc e
        ld a,(de)
        cpl
        and h
        ld h,a
        pop de
        jr jn2
jn3:    ld (MH),hl
        call vreach
        push de
        push bc
        ld a,b
        ld b,c
        ld c,a
        call vreach
        pop bc
        pop hl
        ld a,d
        and h
        ld d,a                  ; D = both reach
        ld a,b
        and 15
        ld l,a
        ld a,c
        and 15
        cp l
        jr nc,jn4
        ld e,l
        ld l,a
        ld a,e
jn4:    ld e,a                  ; columns L .. E
        IF FAULT = 54
        dec e
        ENDIF
jn5:    inc l
        ld a,l
        cp e
        jr nc,jn6
        push hl
        add a,COLM & 255
        ld l,a
        ld h,COLM/256
        ld a,(hl)
        cpl
        and d
        ld d,a
        pop hl
        jr jn5
jn6:    ld a,d
        IF FAULT = 50
        xor a                   ; down, along, down is forgotten
        ENDIF
        ld (MV),a
        ld hl,(MH)
        or h
        or l
        ret z
        scf
        ret
; carry: some pair can be removed
anymove:
        call masks
        ld hl,GRID+17
am1:    ld a,(hl)
        or a
        jr z,am4
        cp 255
        jr z,am4
        IF FAULT = 72
        cp 21                   ; the last kind is not looked at
        jr z,am4
        ENDIF
        ld d,h
        ld e,l
am2:    inc e
        jp m,am4
        ld a,(de)
        cp (hl)
        jr nz,am3
        push hl
        push de
        ld b,l
        ld c,e
        call join
        pop de
        pop hl
        IF FAULT = 74
        jr nc,am3
        ld a,(MH)               ; only one of the two forms counts
        ld b,a
        ld a,(MH+1)
        or b
        jr z,am3
        scf
        ENDIF
        IF FAULT = 71
        jr nc,am3
        ld a,e
        sub l
        dec a
        jr z,am5
        cp 15
        jr nz,am3
am5:    scf                     ; only tiles side by side count
        ENDIF
        ret c
am3:    ld a,e
        cp $6F
        jr c,am2
am4:    inc l
        ld a,l
        cp $6F
        jr c,am1
        or a
        ret
