; Paths
; join: B and C = two cells. Carry set if at most three segments join them.
join:
    IF X_diag
        ld a,b
        sub c
        cp 17
        scf
        ret z
    ENDIF
        ld a,b
        ld (ja),a
        ld a,c
        ld (jb),a
        ld a,16
        ld (jstep),a
        ld a,0Fh
        ld (jmask),a
        call jaxis
        ret c
        ld a,1
        ld (jstep),a
        ld a,0F0h
        ld (jmask),a
jaxis:  ld a,(ja)
        ld e,a
        call jtest
        ret c
    IF X_two = 0
        ld a,(jstep)
        ld d,a
        call jwalk
        ret c
    IF X_noup
        ld a,(jstep)
        cp 16
        jr z,jno
    ENDIF
        ld a,(jstep)
        neg
        ld d,a
        call jwalk
        ret
    ENDIF
jno:    or a
        ret
jwalk:  ld a,(ja)
        ld e,a
    IF X_far
        ld b,9
    ENDIF
jw1:    ld a,e
        add a,d
        ld e,a
        ld hl,ja
        xor (hl)
        ld hl,jmask
        and (hl)
        jr nz,jno
        bit 7,e
        jr nz,jno
        ld l,e
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,jno
    IF X_corner
        ld a,e
        and 15
        cp 15
        jr z,jno
    ENDIF
    IF X_far
        dec b
        jr z,jno
        push bc
    ENDIF
        push de
        call jtest
        pop de
    IF X_far
        pop bc
    ENDIF
        ret c
        jr jw1

; jtest: E = corner on the line of the first cell. Carry set if the rest is free.
jtest:  ld a,(jmask)
        ld c,a
        ld a,(jb)
        and c
        ld b,a
        ld a,c
        cpl
        and e
        or b
        ld c,a                  ; the other corner
        ld (jp2),a
        ld hl,jb
        cp (hl)
        jr z,jt1
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,jno
        push de
        ld a,(jb)
        ld d,a
        ld e,c
        ld a,(jstep)
        call between
        pop de
        jr nz,jno
jt1:    ld a,e
        ld (jp1),a
        ld d,a
        ld a,(jp2)
        ld e,a
        ld a,(jstep)
        xor 17
        call between
        jr nz,jno
    IF X_two
        ld a,(jp1)
        ld hl,ja
        cp (hl)
        jr z,jt2
        ld a,(jp2)
        ld hl,jb
        cp (hl)
        jr nz,jno
jt2:
    ENDIF
        scf
        ret

; between: D and E on one line, A = distance of neighbours. Z if all cells between are empty.
between:
        ld c,a
        ld a,e
        cp d
        ret z
        jr nc,bt1
        ld a,c
        neg
        ld c,a
bt1:    ld h,GRID/256
        ld l,d
bt2:    ld a,l
        add a,c
        ld l,a
        cp e
        ret z
    IF X_cross
        add a,c
        cp e
        ret z
    ENDIF
        ld a,(hl)
    IF X_glass
        cp 7
        jr z,bt2
    ENDIF
        or a
        jr z,bt2
        ret

