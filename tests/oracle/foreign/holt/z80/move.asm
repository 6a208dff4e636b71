; Moves the cursor by arrow key A.
arrow:  ld b,a
        IF HARROW = 0
        call hintoff
        ENDIF
        IF HRESUME = 0
        IF HARROW = 0
        call hreset
        ENDIF
        ENDIF
        IF FAULT = F_k_up
        ld hl,COLT
        ld a,(cur)
        ld l,a
        ld a,(hl)
        cp 7
        jr nz,ar0
        ld a,b
        cp 11
        ret z
ar0:
        ENDIF
        IF SKIP = 1
        ld c,13
        ld a,b
        cp 10
        jr c,ar1
        ld c,5
ar1:    ld a,(cur)
        ld (oldcur),a
ar3:    push bc
        call step
        pop bc
        ld hl,GRID
        ld a,(cur)
        ld l,a
        ld a,(hl)
        or a
        jr nz,ar2
        dec c
        jr nz,ar3
        ld a,(oldcur)
        ld (cur),a
        ENDIF
        call step
ar2:
        IF CLICK
        call click
        ENDIF
        jp drawall

; Moves the cursor one cell in direction B (8 left, 9 right, 10 down, 11 up).
step:   ld hl,ROWT
        ld a,(cur)
        ld l,a
        ld d,(hl)
        inc h
        ld e,(hl)
        ld a,b
        cp 9
        jr z,st_r
        jr c,st_l
        cp 10
        jr z,st_d
        ld a,d
        sub 18
        cp 36
        jr nc,st_v
        IF EDGE = 0
        IF FAULT = F_c_up
        ld a,36+18*4
        ELSE
        ld a,36+18*5
        ENDIF
        jr st_v
        ELSE
        ret
        ENDIF
st_d:   ld a,d
        add a,18
        cp 144
        jr c,st_v
        IF EDGE = 0
        ld a,36
        jr st_v
        ELSE
        ret
        ENDIF
st_r:   inc e
        ld a,e
        cp 16
        jr c,st_h
        IF EDGE = 1
        ret
        ENDIF
        ld e,2
        IF EDGE = 2
        ld a,d
        add a,18
        cp 144
        jr c,st_v
        ld a,36
        jr st_v
        ENDIF
        jr st_h
st_l:   dec e
        ld a,e
        cp 2
        jr nc,st_h
        IF EDGE = 1
        ret
        ENDIF
        IF FAULT = F_c_left
        ld e,14
        ELSE
        ld e,15
        ENDIF
        IF EDGE = 2
        ld a,d
        sub 18
        cp 36
        jr nc,st_v
        ld a,126
        jr st_v
        ENDIF
st_h:   ld a,d
st_v:   add a,e
        ld (cur),a
        ret

