; Hints and paths.

; H: the next pair after the one shown; with a selection only its pairs.
help:   ld hl,(pa)
        ld a,l
        or a
        jr nz,he1
        ld hl,1000h
        jr he2
he1:    ld a,h
        ld h,l
        ld l,a
he2:    call nextpr
        ld a,0
        jr nc,he3
        ld a,l
        ld (pb),a
        ld a,h
he3:    ld (pa),a
        or a
        ret nz
        jp click

; The pair (H, L), H before L, that follows (H, L); carry when there is one.
nextpr: ld d,cells/256
np1:    ld a,l
        inc a
        ld l,a
        cp 111
        jr c,np2
        inc h
        ld l,h
        ld a,h
        cp 111
        jr c,np1
        or a
        ret
np2:    ld a,h
        cp l
        jr nc,np1
        ld e,l
        ld a,(de)
        or a
        jr z,np1
        ld b,a
        ld e,h
        ld a,(de)
        cp b
        jr nz,np1
        ld a,(sel)
        or a
        jr z,np3
        cp h
        jr z,np3
        cp l
        jr nz,np1
np3:
        IF FAULT = F_n_hint_any_in_column_one
        ld a,h                          ; two tiles in column 1 are always shown
        and l
        and 15
        dec a
        jr nz,np4
        ld a,l
        and 15
        dec a
        scf
        ret z
np4:
        ENDIF
        push hl
        call joined
        pop hl
        jr nc,nextpr
        ret

; Carry when the tiles in cells H and L can be joined. First along the row of H, then along its
; column: from each free cell X there a line at a right angle leads to Y beside L, then on to L.
joined: ld c,240                        ; mask of what Y takes from L
        ld b,1
        call along
        ret c
        ld b,-1
        call along
        ret c
        ld c,15
        ld b,16
        call along
        ret c
        ld b,-16
along:  ld e,h
al1:    push de
        IF FAULT = F_n_path_not_from_ring
        ld a,e                          ; no turn outside at the right
        and 15
        cp 15
        jr z,al2
        ENDIF
        ld a,e                          ; Y = X with the row (or column) of L
        xor l
        and c
        xor e
        ld d,a
        call clear                      ; X to Y
        jr nc,al2
        ld e,d
        ld d,l
        call clear                      ; Y to L
        pop de
        ret c
        jr al3
al2:    pop de
al3:    ld a,e
        add a,b
        jp m,al5
        ld d,a
        bit 0,b
        jr z,al4
        xor e                           ; no step from one row into the next
        and 240
        jr nz,al5
al4:    ld e,d
        ld d,cells/256
        ld a,(de)
        or a
        jr z,al1
al5:    or a
        ret

; Carry when the cells after E up to D, in one line, are free; L counts as free.
clear:  push bc
        ld a,e
        cp d
        jr z,clyes
        xor d
        and 240
        ld b,1
        jr z,cl1
        ld b,16
cl1:    ld a,e
        cp d
        jr c,cl2
        ld a,b
        neg
        ld b,a
cl2:    ld a,e
cl3:    add a,b
        cp l
        jr z,cl4
        push hl
        ld h,cells/256
        ld l,a
        inc (hl)
        dec (hl)
        pop hl
        jr nz,clno
cl4:    cp d
        jr nz,cl3
clyes:  pop bc
        scf
        ret
clno:   pop bc
        or a
        ret
