; Which pairs can be removed.

; Looks for a pair in the order of ORDTAB. In: C = pairs to pass over, FILTER = a cell that the pair
; must contain, or 0. Out: carry and P1, P2; no carry if there is no such pair.
FINDPAIR:
        IF HORDER = 3
        ld a,1
FPKIND: ld (KIND),a
        call FPALL
        ret c
        ld a,(KIND)
        inc a
        cp 22
        jr c,FPKIND
        or a
        ret
        ENDIF
FPALL:  ld ix,ORDTAB
FP1:    ld h,BOARD/256
        ld a,(ix+0)
        or a
        ret z
        ld l,a
        ld a,(hl)
        or a
        jr z,FP4
        ld b,a
        IF HORDER = 3
        ld a,(KIND)
        cp b
        jr nz,FP4
        ENDIF
        push ix
        pop de
FP2:    inc de
        ld a,(de)
        or a
        jr z,FP4
        ld l,a
        ld a,(hl)
        cp b
        jr nz,FP2
        ld a,(ix+0)
        ld (P1),a
        ld a,l
        ld (P2),a
        ld a,(FILTER)
        or a
        jr z,FP3
        cp l
        jr z,FP3
        cp (ix+0)
        jr nz,FP2
FP3:    push bc
        push de
        call JOIN
        pop de
        pop bc
        ld h,BOARD/256
        jr nc,FP2
        ld a,c
        or a
        scf
        ret z
        dec c
        jr FP2
FP4:    inc ix
        jr FP1

; Carry if the tiles P1 and P2 can be joined. Both are taken off the board during the search.
JOIN:   ld h,BOARD/256
        ld a,(P1)
        ld l,a
        ld b,(hl)
        ld (hl),0
        ld a,(P2)
        ld l,a
        ld (hl),0
        push bc
        call SEARCH
        pop bc
        ld h,BOARD/256
        ld a,(P1)
        ld l,a
        ld (hl),b
        ld a,(P2)
        ld l,a
        ld (hl),b
        ret

        IF PATH = 0
; Tries each column C, then each row C, as the middle segment.
SEARCH: ld c,0
SE1:    ld a,(P1)
        ld l,a
        and 240
        or c
        ld e,a
        ld b,a
        call HLINE
        jr nz,SE2
        ld l,b
        ld a,(P2)
        and 240
        or c
        ld e,a
        ld b,a
        call VLINE
        jr nz,SE2
        ld l,b
        ld a,(P2)
        ld e,a
        call HLINE
        jr z,SEYES
SE2:    inc c
        ld a,c
        cp 16
        jr nz,SE1
        ld c,0
SE3:    ld a,(P1)
        ld l,a
        and 15
        or c
        ld e,a
        ld b,a
        call VLINE
        jr nz,SE4
        ld l,b
        ld a,(P2)
        and 15
        or c
        ld e,a
        ld b,a
        call HLINE
        jr nz,SE4
        ld l,b
        ld a,(P2)
        ld e,a
        call VLINE
        jr z,SEYES
SE4:    ld a,c
        add a,16
        ld c,a
        cp 128
        jr nz,SE3
        or a
        ret
SEYES:  scf
        ret

; Z if all cells from L to E of one row are empty.
HLINE:  ld h,BOARD/256
        ld a,l
        cp e
        jr c,HLI1
        ld l,e
        ld e,a
HLI1:   ld a,(hl)
        or a
        ret nz
        ld a,l
        cp e
        ret z
        inc l
        jr HLI1

; Z if all cells from L to E of one column are empty.
VLINE:  ld h,BOARD/256
        ld a,l
        cp e
        jr c,VLI1
        ld l,e
        ld e,a
VLI1:   ld a,(hl)
        or a
        ret nz
        ld a,l
        cp e
        ret z
        add a,16
        ld l,a
        jr VLI1

        ELSE
; Walks from P1 in all directions, with at most two turns. The tile P2 is marked with 254.
SEARCH: ld h,BOARD/256
        ld a,(P2)
        ld l,a
        ld (hl),254
        ld a,(P1)
        ld l,a
        ld c,3
        ld de,DIRTAB
        ld b,4
SW1:    push bc
        push de
        push hl
        ld a,(de)
        ld d,a
        call WALK
        pop hl
        pop de
        pop bc
        ret c
        inc de
        djnz SW1
        or a
        ret
DIRTAB: db 1,16,-1,-16

; From cell L in steps of D with C segments left. Carry if it comes to 254.
WALK:   dec c
WA1:    ld a,l
        add a,d
        bit 7,a
        jr nz,WANO
        ld e,a
        bit 0,d
        jr z,WA2
        xor l
        and 240
        jr nz,WANO
WA2:    ld l,e
        ld a,(hl)
        cp 254
        jr z,WAYES
        or a
        jr nz,WANO
        ld a,c
        or a
        jr z,WA1
        push bc
        push de
        push hl
        bit 0,d
        ld d,16
        jr nz,WA3
        ld d,1
WA3:    call WALK
        pop hl
        pop de
        pop bc
        ret c
        push bc
        push de
        push hl
        bit 0,d
        ld d,-16
        jr nz,WA4
        ld d,-1
WA4:    call WALK
        pop hl
        pop de
        pop bc
        ret c
        jr WA1
WANO:   or a
        ret
WAYES:  scf
        ret
        ENDIF
