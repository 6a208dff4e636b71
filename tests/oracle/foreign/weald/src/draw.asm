; drawing: B = row, C = column, cbuf = 8 bytes, catt = attribute
put8:   push bc
        push de
        push hl
   IF DRAW = 1
        ld a,b
        cp 22
        jr nc,pdir
        ld a,(direct)
        or a
        jr nz,pdir
        push bc
        ld a,16
        rst 16
        ld a,(catt)
        and 7
        rst 16
        ld a,17
        rst 16
        ld a,(catt)
        rrca
        rrca
        rrca
        and 7
        rst 16
        ld a,18
        rst 16
        ld a,(catt)
        rlca
        and 1
        rst 16
        ld a,19
        rst 16
        ld a,(catt)
        rlca
        rlca
        and 1
        rst 16
        pop bc
        ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,c
        rst 16
        ld a,144
        rst 16
        jr pdx
pdir:
   ENDIF
        ld a,b
        rrca
        rrca
        rrca
        ld l,a
        and 3
        or 58h
        ld h,a
        ld a,l
        and 0e0h
        or c
        ld l,a
   IF ATFIRST
        ld a,(catt)
        ld (hl),a
   ELSE
        push hl
   ENDIF
        ld a,b
        and 18h
        or 40h
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0e0h
        or c
        ld l,a
        ld de,cbuf
        ld b,8
pd1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pd1
   IF ATFIRST = 0
        pop hl
        ld a,(catt)
        ld (hl),a
   ENDIF
pdx:    pop hl
        pop de
        pop bc
        ret
pch:    push hl                 ; character A at B,C; C moves on
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT-256
        add hl,de
        ld de,cbuf
        ld b,8
pc1:    ld a,(hl)
   IF BOLD
        srl a
        or (hl)
   ENDIF
        ld (de),a
        inc hl
        inc de
        djnz pc1
        pop bc
        ld a,c
        cp 32                   ; nothing beyond the right edge
        call c,put8
        inc c
        pop de
        pop hl
        ret
; texts: row, column, attribute, letters, 0
ptext:  ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ld (catt),a
        inc hl
pt1:    ld a,(hl)
        inc hl
        or a
        ret z
        call pch
        jr pt1

; state of place L -> E: bit 0 kind, 1 hint, 2 selected, 3 cursor
state:  ld e,0
        ld h,BP
        ld a,(cur)
        cp l
        jr nz,sta1
   IF CBLINK
        ld a,(phase)
        or a
        jr nz,sta1
   ENDIF
        set 3,e
sta1:   ld a,(sel)
        cp l
        jr nz,sta2
        set 2,e
sta2:
   IF HBLINK
        ld a,(phase)
        or a
        jr nz,sta4
   ENDIF
        ld a,(h1)
        cp l
        jr z,sta3
        ld a,(h2)
        cp l
        jr nz,sta4
sta3:   set 1,e
sta4:   ld a,(cur)
   IF HLCUR = 0
        cp l
        ret z
   ENDIF
        ld d,l
        ld l,a
        ld a,(hl)
        ld l,d
        or a
        ret z
   IF FAULT = 37
        cp (hl)
        jr z,tf37
        ld d,a                  ; sometimes another kind is marked as well
        ld a,(nmov)
        cp 3
        ld a,d
        ret nz
        xor (hl)
        cp 1
        ret nz
        ld a,(hl)
        or a
        ret z
tf37:
   ELSE
        cp (hl)
        ret nz
   ENDIF
   IF FAULT = 15
        ld a,l
        and 15
        cp 14
        ret z                   ; last column never marked
   ENDIF
   IF FAULT = 16
        ld a,(sel)
        or a
        ret nz                  ; no marks while a tile is selected
   ENDIF
   IF FAULT = 17
        ld a,(nmov)
        cp 3
        ret z                   ; no marks after the third removal
   ENDIF
        set 0,e
        ret
