; The rule of three segments.

; ---- can D and E be linked? Carry if so ----
linked: ld h,GRID/256
        ld l,d
        ld a,(hl)
        ld (held),a
        ld (hl),0
        ld l,e
        ld (hl),0
        push de
        call link1
        pop de
        ld h,GRID/256
        ld a,(held)
        ld l,d
        ld (hl),a
        ld l,e
        ld (hl),a
        ret
; The columns that both can reach along their rows, then the rows that both can reach.
link1:  ld l,d
        call west
        ld b,a
        ld l,e
        call west
        cp b
        jr nc,link2
        ld a,b
link2:  ld b,a
        ld l,d
        call east
        ld c,a
        ld l,e
        call east
        cp c
        jr c,link3
        ld a,c
link3:  ld c,a
link4:  ld a,c
        cp b
        jr c,link6
        ld a,b
        add a,a
        add a,a
        add a,a
        push bc
        ld c,a
        ld a,d
        and 7
        or c
        ld l,a
        ld a,e
        and 7
        or c
        ld c,1
        call empty
        pop bc
        scf
        ret z
        inc b
        jr link4
link6:  ld l,d
        call north
        ld b,a
        ld l,e
        call north
        cp b
        jr nc,link7
        ld a,b
link7:  ld b,a
        ld l,d
        call south
        ld c,a
        ld l,e
        call south
        cp c
        jr c,link8
        ld a,c
link8:  ld c,a
link9:  ld a,c
        cp b
        ccf
        ret nc
        push bc
        ld a,d
        and #F8
        or b
        ld l,a
        ld a,e
        and #F8
        or b
        ld c,8
        call empty
        pop bc
        scf
        ret z
        inc b
        jr link9
west:   ld a,l
        IF FAULT = 5
        cp 16
        ELSE
        cp 8
        ENDIF
        jr c,line
        sub 8
        ld l,a
        ld a,(hl)
        or a
        jr z,west
        ld a,l
        add a,8
        jr line
east:   ld a,l
        cp 120
        jr nc,line
        add a,8
        ld l,a
        ld a,(hl)
        or a
        jr z,east
        ld a,l
        sub 8
line:   rrca
        rrca
        rrca
        and 31
        ret
north:  ld a,l
        and 7
        IF FAULT = 4
        cp 1
        ENDIF
        ret z
        dec l
        ld a,(hl)
        or a
        jr z,north
        inc l
        ld a,l
        and 7
        ret
south:  ld a,l
        and 7
        cp 7
        ret z
        inc l
        ld a,(hl)
        or a
        jr z,south
        dec l
        ld a,l
        and 7
        ret
; Z if the places from L to A in steps of C are empty.
empty:  cp l
        jr nc,empty1
        ld b,l
        ld l,a
        ld a,b
empty1: ld b,a
empty2: ld a,(hl)
        or a
        ret nz
        ld a,l
        cp b
        ret z
        add a,c
        ld l,a
        IF FAULT = 6
        add a,c
        cp b
        jr nz,empty2
        dec c
        ret z
        inc c
        ENDIF
        jr empty2
