; ---- are D and E connected by three segments at most? carry = yes; keeps DE
path:
        IF FAULT = 18           ; only one or two... neighbours and straight lines: same row or column
        ld a,d
        xor e
        ld c,a
        and 15
        jr z,pt1
        ld a,c
        and 0f0h
        jr z,pt1
        or a
        ret
pt1:
        ENDIF
        IF FAULT = 19           ; every two tiles of the same kind in neighbour rows are connected
        ld a,e
        sub d
        cp 17
        jr nz,pt0
        scf
        ret
pt0:
        ENDIF
        ld a,d
        ld (pa),a
        ld a,e
        ld (pb),a
        ; lines along the row: extent of columns free from A and from B
        ld c,1
        call extent
        jr nc,pt2
        call across
        ret c
pt2:
        IF FAULT = 20           ; no connections by columns, top and bottom
        or a
        ret
        ENDIF
        ld c,16
        call extent
        ret nc
        jp across
; C = step (1: along rows, 16: along columns). The ranges of the coordinate that both reach: lo..hi
extent: ld a,(pa)
        call reach
        push hl
        ld a,(pb)
        call reach
        pop de          ; D,E = low, high of A; H,L of B
        ld a,d
        cp h
        jr nc,ex1
        ld a,h
ex1:    ld (lo),a
        ld a,e
        cp l
        jr c,ex2
        ld a,l
ex2:    ld (hi),a
        ld b,a
        ld a,(lo)
        cp b
        ret c
        scf
        ret z
        or a
        ret
; A = cell: H = lowest coordinate reached, L = highest
reach:  ld b,a
        call coord
        ld l,a
        ld e,a
        ld d,brd/256
        ld h,a
        push hl
        ld e,b
rc1:    ld a,h          ; downwards
        or a
        jr z,rc2
        ld a,e
        sub c
        ld e,a
        ld a,(de)
        or a
        jr nz,rc2
        dec h
        jr rc1
rc2:    ld e,b
        ld b,15
        bit 4,c
        jr z,rc3
        ld b,7
rc3:    ld a,l
        cp b
        jr nc,rc4
        ld a,e
        add a,c
        ld e,a
        ld a,(de)
        or a
        jr nz,rc4
        inc l
        jr rc3
rc4:    pop de
        ret
; coordinate of cell B along step C
coord:  ld a,b
        bit 4,c
        jr nz,co1
        and 15
        ret
co1:    rrca
        rrca
        rrca
        rrca
        and 7
        ret
; the other coordinate's base of cell A: A with its own coordinate taken out
basis:  bit 4,c
        jr nz,ba1
        and 0f0h
        ret
ba1:    and 15
        ret
; is there a coordinate lo..hi at which the line from A's to B's is free?
across: ld a,(pa)
        call basis
        ld h,a
        ld a,(pb)
        call basis
        cp h
        jr nc,ac1
        ld l,h
        ld h,a
        ld a,l
ac1:    ld l,a          ; H = lower base, L = upper base
        ld a,(lo)
        ld b,a
ac2:    push bc
        ld a,c          ; offset = coordinate * step
        dec a
        ld a,b
        jr z,ac3
        rlca
        rlca
        rlca
        rlca
ac3:    ld b,a
        add a,h
        ld e,a
        ld a,b
        add a,l
        ld b,a          ; from E to B
        ld a,17
        sub c           ; the cross step: 16 or 1
        ld c,a
        ld d,brd/256
ac4:    ld a,(pa)
        cp e
        jr z,ac5
        ld a,(pb)
        cp e
        jr z,ac5
        ld a,(de)
        IF FAULT = 61           ; connections pass over tiles of kind 3
        cp 3
        jr z,ac5
        ENDIF
        or a
        jr nz,ac6
ac5:    ld a,e
        cp b
        jr z,ac7
        add a,c
        ld e,a
        jr ac4
ac6:    pop bc
        ld a,(hi)
        cp b
        ret z           ; carry is clear
        inc b
        jr ac2
ac7:    pop bc
        scf
        ret
