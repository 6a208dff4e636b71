; Paths of three segments between two cells.

; A = the kind at place A of the order, L = its cell; Z if there is none.
cell:   ld hl, order_cells
        add a, l
        ld l, a
        jr nc, cell1
        inc h
cell1:  ld a, (hl)
        add a, 17
        ld l, a
        ld h, map / 256
        ld a, (hl)
        or a
        ret

; NZ if a way of three segments joins the cells B and C. Keeps BC.
way:
        call flip
        call flip_c
        call way1
        push af
        call flip
        call flip_c
        pop af
        ret
flip_c: ld a, b
        ld b, c
        call flip
        ld b, a
        ret
; Turns the bits of cell B over. Keeps A, BC.
flip:   push af
        push bc
        ld a, b
        call row_bit
        ld a, (ix + 0)
        xor l
        ld (ix + 0), a
        ld a, (ix + 1)
        xor h
        ld (ix + 1), a
        ld a, b
        call col_bit
        ld a, (hl)
        xor e
        ld (hl), a
        pop bc
        pop af
        ret
; IX = the word of the row of cell A, HL = the bit of its column.
row_bit:
        push af
        rrca
        rrca
        rrca
        and 14
        ld e, a
        ld d, 0
        ld ix, rows
        add ix, de
        pop af
        and 15
        ld hl, 0x8000
        ret z
row_b1: srl h
        rr l
        dec a
        jr nz, row_b1
        ret
; HL = the byte of the column of cell A, E = the bit of its row.
col_bit:
        push af
        and 15
        ld l, a
        ld h, 0
        ld de, cols
        add hl, de
        pop af
        rrca
        rrca
        rrca
        rrca
        and 7
        ld e, 1
        ret z
col_b1: sla e
        dec a
        jr nz, col_b1
        ret

way1:   push bc
        ; columns that both reach along their rows
        ld a, b
        call row_run
        push de
        ld a, c
        call row_run
        pop hl
        ld a, d
        and h
        ld d, a
        ld a, e
        and l
        ld e, a
        ; without those that a row between has occupied
        ld a, b
        and 0x70
        ld l, a
        ld a, c
        and 0x70
        cp l
        jr nc, down_rows
        ld h, a
        ld a, l
        ld l, h
down_rows:
        ld h, a                 ; L the upper row, H the lower one, times 16
between1:
        ld a, l
        add a, 16
        ld l, a
        cp h
        jr nc, between2
        push hl
        push de
        call row_bit
        pop de
        pop hl
        ld a, (ix + 1)
        cpl
        and d
        ld d, a
        ld a, (ix + 0)
        cpl
        and e
        ld e, a
        jr between1
between2:
        if FAULT = F_p_path_straight_only
        ld a, b
        xor c
        and 0x0f
        ld a, 0
        jr nz, way_end
        endif
        ld a, d
        or e
        jr nz, way_end
        if FAULT = F_p_path_rows_only
        jr way_end
        endif
        ; rows that both reach along their columns
        ld a, b
        call col_run
        push de
        ld a, c
        call col_run
        pop hl
        ld a, l
        and e
        ld e, a
        ld a, b
        and 15
        ld l, a
        ld a, c
        and 15
        cp l
        jr nc, down_cols
        ld h, a
        ld a, l
        ld l, h
down_cols:
        ld h, a
between3:
        inc l
        ld a, l
        cp h
        jr nc, between4
        push hl
        ld h, 0
        ld bc, cols
        add hl, bc
        ld a, (hl)
        cpl
        and e
        ld e, a
        pop hl
        jr between3
between4:
        ld a, e
        or a
way_end:
        pop bc
        ret

; DE = the free cells of the row around cell A.
row_run:
        push bc
        call row_bit
        ld d, h
        ld e, l
        push hl
run1:   add hl, hl
        jr c, run2
        ld a, (ix + 1)
        and h
        jr nz, run2
        ld a, (ix + 0)
        and l
        jr nz, run2
        ld a, d
        or h
        ld d, a
        ld a, e
        or l
        ld e, a
        jr run1
run2:   pop hl
run3:   srl h
        rr l
        jr c, run4
        ld a, (ix + 1)
        and h
        jr nz, run4
        ld a, (ix + 0)
        and l
        jr nz, run4
        ld a, d
        or h
        ld d, a
        ld a, e
        or l
        ld e, a
        jr run3
run4:   pop bc
        ret
; E = the free cells of the column around cell A.
col_run:
        push bc
        call col_bit
        ld c, (hl)
        ld d, e
        ld b, e
crun1:  sla b
        jr c, crun2
        ld a, b
        and c
        jr nz, crun2
        ld a, e
        or b
        ld e, a
        jr crun1
crun2:  srl d
        jr c, crun3
        ld a, d
        and c
        jr nz, crun3
        ld a, e
        or d
        ld e, a
        jr crun2
crun3:  pop bc
        ret
