; The terse game: H, and whether two cells can be joined.

; ---- H: pairs from the end of the board
help:   ld a,(ended)            ; none is left: none until another key
        or a
        ret nz
        ld a,(mark)
        ld (only),a
        ld hl,(pair)
        ld a,l
        inc a
        jr nz,he1
        ld hl,5453h
he1:
        IF FAULT = F_t_hint_ends_early            ; forgets the pairs from row 1
        ld a,l
        cp 14
        jr c,he2
        ENDIF
        call search
        jr c,he3
he2:    ld a,1
        ld (ended),a
        ld hl,0FFFFh
he3:    ld (pair),hl
        IF FAULT = F_t_hint_shows_neighbour            ; shows the neighbour
        ld a,h
        cp 40
        jr nz,he4
        inc h
        ld (pair),hl
he4:
        ENDIF
        ret

; next pair H > L after HL, downwards. CF: found
search: ld a,l
        or a
        jr nz,se1
        dec h
        ret z                   ; CF is reset
        ld l,h
se1:    dec l
        ld d,bd/256
        ld e,h
        ld a,h
        cp 84
        jr nc,search0
        ld a,(de)
        or a
        jr z,search0
        ld b,a
        ld e,l
        ld a,(de)
        cp b
        jr nz,search
        ld a,(only)
        cp 255
        jr z,se2
        cp h
        jr z,se2
        cp l
        jr nz,search
se2:    push hl
        call join
        pop hl
        ret c
        jr search
search0: ld l,0
        jr search

; ---- can H and L be joined?  CF
; goes out in all four directions, with at most two turns
join:   push hl
        ld a,h
        call ringat
        ld (goal),a
        pop hl
        ld a,l
        call ringat
        ld c,a
        push bc
        ld hl,ring              ; the board with a frame of empty cells, rows of 16
        ld b,128
jo1:    ld (hl),0
        inc l
        djnz jo1
        ld de,ring+17
        ld hl,bd
        ld a,6
jo2:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,jo2
        pop bc
        ld e,0                  ; direction of the last line: none
        IF FAULT = F_t_path_three_corners
        ld b,4                  ; one line too many
        ELSE
        ld b,3
        ENDIF
; C where, B lines left, E 0 any, 1 only up and down, 2 only left and right
ray:    ld a,b
        or a
        ret z
        ld a,e
        cp 1
        jr z,ra1
        ld d,1
        call go2
        ret c
        ld d,-1
        call go2
        ret c
        ld a,e
        cp 2
        jr z,ra2
ra1:    ld d,16
        call go3
        ret c
        ld d,-16
        call go3
        ret c
ra2:    or a
        ret
go2:    push de                 ; along the row: the next line is up or down
        ld e,1
        jr go4
go3:    push de
        ld e,2
go4:    push bc
gl:     ld a,c
        add a,d
        cp 128
        jr nc,gend              ; above or below the frame
        ld l,a
        xor c
        and 15
        jr z,gl0
        ld a,l                  ; around the side of the frame?
        xor c
        and 16+32+64
        jr nz,gend
gl0:    ld c,l
        ld a,(goal)
        cp c
        scf
        jr z,gok
        ld h,ring/256
        ld a,(hl)
        or a
        jr nz,gend
        push bc
        push de
        dec b
        call ray
        pop de
        pop bc
        jr nc,gl
gok:    pop bc
        pop de
        scf
        ret
gend:   pop bc
        pop de
        or a
        ret

ringat: ld c,17
ri1:    cp 14
        jr c,ri2
        sub 14
        inc c
        inc c
        push af
        ld a,c
        add a,14
        ld c,a
        pop af
        jr ri1
ri2:    add a,c
        ret
