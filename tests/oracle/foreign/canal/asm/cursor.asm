; The cursor and ENTER
; the cursor moves: B = change of row, C = change of column
kleft:  ld bc,00FFh
        jr move
kright: ld bc,0001h
    IF X_cskip
        ld a,(cur)
        cp 57h
        jr nz,move
        inc c
    ENDIF
        jr move
kdown:  ld bc,0100h
    IF X_cdown
        ld a,(cur)
        and 15
        cp 14
        jr z,kup
    ENDIF
        jr move
kup:    ld bc,0FF00h
move:
    IF ARROWHINT = 0
        push bc
        call hintoff
        pop bc
    ENDIF
    IF CLICK = 1
        push bc
        call click
        pop bc
    ENDIF
        ld a,(cur)
        ld (gfrom),a
        ld e,a
        ld d,16
mv1:    call step1
    IF SKIP
        ld a,e
        ld hl,cur
        cp (hl)
        ret z
        ld l,e
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,mv2
        dec d
        jr nz,mv1
        ret
    ENDIF
mv2:    ld a,e
        ld (cur),a
    IF HSER = 2
        xor a
        ld (hser),a
    ENDIF
    IF GLIDE
        call glide
    ENDIF
        ret

; E = cell after one step of B rows and C columns from E
step1:  ld a,e
        and 15
        add a,c
        ld l,a
        ld a,e
        rrca
        rrca
        rrca
        rrca
        and 15
        add a,b
        ld h,a
        ld a,l
        or a
        jr z,stl
        cp 15
        jr z,str
        ld a,h
        or a
        jr z,stt
        cp 7
        jr z,stb
    IF X_crow
        cp 6
        jr nz,stok
        ld a,l
        cp 12
        ret z
    ENDIF
stok:   ld a,h
        rlca
        rlca
        rlca
        rlca
        or l
        ld e,a
        ret
stl:
    IF EDGEX = 0
        ret
    ENDIF
        ld l,14
    IF EDGEX = 2
        dec h
        jr nz,stok
        ld h,6
    ENDIF
        jr stok
str:
    IF EDGEX = 0
        ret
    ENDIF
        ld l,1
    IF EDGEX = 2
        inc h
        ld a,h
        cp 7
        jr nz,stok
        ld h,1
    ENDIF
        jr stok
stt:
    IF EDGEY = 0
        ret
    ENDIF
        ld h,6
    IF EDGEY = 2
        dec l
        jr nz,stok
        ld l,14
    ENDIF
        jr stok
stb:
    IF EDGEY = 0
        ret
    ENDIF
        ld h,1
    IF EDGEY = 2
        inc l
        ld a,l
        cp 15
        jr nz,stok
        ld l,1
    ENDIF
        jr stok

; ENTER
enter:
    IF X_entercol
        ld a,(cur)
        cp 6Eh
        ret z
    ENDIF
        ld a,(ha)
        or a
        jr z,ent1
    IF X_hintenter = 0
        ld b,a
        ld a,(hb)
        ld c,a
    IF X_hintwrong
        ld a,(hn)
        cp 12
        jr c,ent0
        push bc
        call nexthint
        pop bc
        jr nc,ent0
        ld a,(ha)
        ld b,a
        ld a,(hb)
        ld c,a
    ENDIF
ent0:   jp remove
    ENDIF
ent1:   call hintoff
        ld a,(cur)
        ld c,a
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,ent2
    IF EMPTYENTER = 1
        xor a
        ld (sel),a
        ld (hser),a
    ENDIF
    IF CLICK = 2
        call buzz
    ENDIF
        ret
ent2:   ld e,a
        ld a,(sel)
        or a
        jp z,entsel
        cp c
        jr nz,ent3
    IF X_pself
        ld a,(hn)
        cp 20
        jr c,entoff
        ld b,c
        jp remove
    ENDIF
    IF X_desel
        ld a,c
        and 15
        cp 9
        ret z
    ENDIF
entoff: xor a
        ld (sel),a
        ld (hser),a
        ret
ent3:   ld b,a
        ld l,a
        ld a,(hl)
    IF X_kinds
        cp 20
        jr c,ent4
        and 20
        ld l,a
        ld a,e
        cp 20
        jr c,ent4
        ld a,l
        ld e,20
ent4:
    ENDIF
        cp e
        jr nz,entoth
        push bc
        call join
        pop bc
    IF X_late
        jp c,remove
        ld a,(hn)
        cp 24
        jp nc,remove
        or a
    ENDIF
        jp c,remove
    IF CLICK = 2
        push bc
        call buzz
        pop bc
    ENDIF
    IF BLOCKED = 0
        jr entsel
    ENDIF
    IF BLOCKED = 2
        jr entoff
    ENDIF
        ret
entoth:
    IF CLICK = 2
        push bc
        call buzz
        pop bc
    ENDIF
    IF OTHER = 1
        ret
    ENDIF
    IF OTHER = 2
        jr entoff
    ENDIF
entsel: ld a,(cur)
        ld (sel),a
        xor a
        ld (hser),a
        ret
