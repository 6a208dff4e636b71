; paths between tiles
; linked: carry if the tiles in D and E can be connected. Keeps DE.
; Both cells count as gaps meanwhile; the rows and columns that each reaches are
; compared, and a crossing line in both must be free.
linked:
        if FAULT=9              ; neighbours in the list, not on the board
        ld a,d
        xor e
        and #f0
        jr z,lk0
        ld a,d
        sub e
        cp 3
        jr z,lkyes
        cp -3
        jr z,lkyes
        jr lk0
lkyes:  scf
        ret
lk0:
        endif
        if FAULT=14             ; the second tile must not be above the first
        ld a,d
        sub e
        jr c,lk14
        and 15
        jr nz,lk14
        ret
lk14:
        endif
        ld h,BP
        ld l,d
        ld b,(hl)
        ld (hl),0
        ld l,e
        ld c,(hl)
        ld (hl),0
        push bc
        call lkboth
        pop bc
        ld h,BP
        ld l,d
        ld (hl),b
        ld l,e
        ld (hl),c
        ret
lkboth:
        if FAULT=8              ; forgotten: round a tile in the same column
        ld a,d
        xor e
        and 15
        jr z,lk4
        endif
        ; columns
        ld l,d
        call hrun
        push bc
        ld l,e
        call hrun
        pop hl
        call common
        jr c,lk4
lk1:    ; column B to C
        if FAULT=15
        ld a,e
        cp d
        jr c,lk15
        and 15
        cp b
        jr z,lk2
lk15:
        endif
        if FAULT=16             ; the last column but one is not looked at
        ld a,b
        cp 13
        jr z,lkfound
        endif
        ld a,d
        and #f0
        or b
        ld l,a
        ld a,e
        and #f0
        or b
        push bc
        ld bc,16
        call strip
        pop bc
        ret c
lk2:    ld a,b
        inc b
        cp c
        jr nz,lk1
lk4:
        if FAULT=7              ; forgotten: round a tile in the same row
        ld a,d
        xor e
        and #f0
        ret z
        endif
        ld l,d
        call vrun
        push bc
        ld l,e
        call vrun
        pop hl
        call common
        jr c,lkno
lk5:    ; row B to C, times 16
        if FAULT=15             ; one of the two corners is forgotten
        ld a,e
        cp d
        jr c,lk16
        xor d
        and 15
        jr z,lk16
        ld a,d
        and #f0
        cp b
        jr z,lk6
lk16:
        endif
        ld a,d
        and 15
        or b
        ld l,a
        ld a,e
        and 15
        or b
        push bc
        ld bc,1
        call strip
        pop bc
        ret c
lk6:    ld a,b
        cp c
        jr z,lkno
        add a,16
        ld b,a
        jr lk5
lkno:   or a
        ret
lkfound: scf
        ret
; the greater of the lower ends, the lesser of the upper ends; carry if none
common: ld a,b
        cp h
        jr nc,cm1
        ld b,h
cm1:    ld a,l
        cp c
        jr nc,cm2
        ld c,l
cm2:    ld a,c
        cp b
        ret
; strip: from L to A in steps of BC; carry if free. Keeps DE.
strip:  push de
        ld h,BP
        ld e,a
        cp l
        jr nc,st1
        ld e,l
        ld l,a
st1:
        if FAULT=5              ; at most four cells
        ld d,5
        endif
        if FAULT=6              ; the last tile between is not looked at
        ld a,e
        sub l
        sub c
        jr c,st2
        sub c
        jr c,st2
        add a,l
        ld e,a
        endif
st2:    ld a,(hl)
        or a
        jr nz,stno
        ld a,l
        cp e
        jr z,styes
        add a,c
        ld l,a
        if FAULT=5
        dec d
        jr nz,st2
        else
        jr st2
        endif
styes:  pop de
        scf
        ret
stno:   pop de
        or a
        ret
; the gaps left and right of L: B = first column, C = last
hrun:   ld h,BP
        if FAULT=10             ; at most four gaps
        ld b,5
        endif
        push hl
hr1:    ld a,l
        and 15
        if FAULT=2              ; not around the left side
        cp 1
        endif
        jr z,hr2
        dec l
        ld a,(hl)
        or a
        jr nz,hr0
        if FAULT=10
        djnz hr1
        else
        jr hr1
        endif
hr0:    inc l
hr2:    ld a,l
        and 15
        ld b,a
        pop hl
        if FAULT=10
        ld c,5
        endif
hr3:    ld a,l
        and 15
        if FAULT=1              ; not around the right side
        cp 14
        else
        cp 15
        endif
        jr z,hr4
        inc l
        ld a,(hl)
        or a
        jr nz,hr5
        if FAULT=10
        dec c
        jr nz,hr3
        else
        jr hr3
        endif
hr5:    dec l
hr4:    ld a,l
        and 15
        ld c,a
        ret
; the gaps above and below L: B = first row, C = last, times 16
vrun:   ld h,BP
        ld c,l
vr1:    ld a,l
        if FAULT=3              ; not around the top
        sub 32
        else
        sub 16
        endif
        jr c,vr2
        if FAULT=3
        add a,16
        endif
        ld l,a
        ld a,(hl)
        or a
        jr z,vr1
        ld a,l
        add a,16
        ld l,a
vr2:    ld a,l
        and #f0
        ld b,a
        ld l,c
vr3:    ld a,l
        add a,16
        if FAULT=4              ; not around the bottom
        cp #70
        jr nc,vr4
        else
        jp m,vr4
        endif
        ld l,a
        ld a,(hl)
        or a
        jr z,vr3
        ld a,l
        sub 16
        ld l,a
vr4:    ld a,l
        and #f0
        ld c,a
        ret

