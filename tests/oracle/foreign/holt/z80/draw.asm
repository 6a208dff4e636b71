; Draws the board.

; Fills the tables of places.
tables: ld hl,GRID
        ld de,ROWT
        ld bc,0
ta_a:   ld (hl),255
        ld a,b
        ld (de),a
        inc d
        ld a,c
        ld (de),a
        dec d
        inc e
        inc l
        inc c
        ld a,c
        cp 18
        jr nz,ta_a
        ld c,0
        ld a,b
        add a,18
        ld b,a
        cp 180
        jr nz,ta_a
        ld hl,GRID+19
        ld c,8
ta_c:   ld b,16
ta_d:   ld (hl),0
        inc l
        djnz ta_d
        inc l
        inc l
        dec c
        jr nz,ta_c
        IF FAULT = F_p_right
        ld hl,GRID+34
        ld b,8
tar:    ld (hl),255
        ld a,l
        add a,18
        ld l,a
        djnz tar
        ENDIF
        IF FAULT = F_p_bottom
        ld hl,GRID+145
        ld b,16
tar:    ld (hl),255
        inc l
        djnz tar
        ENDIF
        IF FAULT = F_p_wrap
        ld hl,GRID
        ld b,180
tar:    ld (hl),0
        inc l
        djnz tar
        ENDIF
        ld hl,CELLP
        ld b,6
        ld a,38
ta_e:   ld c,14
ta_f:   ld (hl),a
        inc l
        inc a
        dec c
        jr nz,ta_f
        add a,4
        djnz ta_e
        ld hl,CELLP
        ld de,HORDT
        ld b,84
        IF HORDER = 2
        ld l,83
ta_g:   ld a,(hl)
        ld (de),a
        dec l
        inc e
        djnz ta_g
        ENDIF
        IF HORDER = 1
ta_g:   ld a,(hl)
        ld (de),a
        inc e
        ld a,l
        add a,14
        ld l,a
        cp 84
        jr c,ta_h
        sub 83
        ld l,a
ta_h:   djnz ta_g
        ENDIF
        IF HORDER = 0
        ld bc,84
        ldir
        ENDIF
        IF HORDER = 3
        ld bc,84
        ldir
        ENDIF
        ret

; Makes the pictures of the tiles.
pictures:
        ld hl,GFX
        ld de,GFX+1
        ld bc,TSZ-1
        ld (hl),0
        ldir
        inc hl
        ex de,hl
        IF GFXM = 0
        ld hl,15616-256+LET0*8
        ld b,21
pi1:    push bc
        ld b,8
pi2:    push bc
        ld a,(hl)
        inc hl
        IF BOLD
        ld c,a
        srl c
        or c
        ENDIF
        ld c,a
        ld b,CH
pi3:    push bc
        IF CW = 1
        ld a,c
        ld (de),a
        inc de
        ELSE
        call wide
        ENDIF
        pop bc
        djnz pi3
        pop bc
        djnz pi2
        pop bc
        djnz pi1
        ELSE
        ld hl,art
        ld bc,21*TSZ
        ldir
        ENDIF
        IF FAULT = F_w_same
        ld hl,GFX+20*TSZ
        ld de,GFX+21*TSZ
        ld bc,TSZ
        ldir
        ENDIF
        ld hl,SHADOW
        ld de,SHADOW+1
        ld bc,511
        ld (hl),255
        ldir
        ret

; Writes byte C at double width to DE.
wide:   call wd1
wd1:    push hl
        ld b,4
wd2:    sla c
        rla
        ld l,a
        rrca
        ld a,l
        rla
        djnz wd2
        ld (de),a
        inc de
        pop hl
        ret

; Draws all cells that have changed.
drawall:
        ld hl,GRID
        ld a,(cur)
        ld l,a
        ld a,(hl)
        ld (ck),a
        ld a,38
        ld (dp),a
        ld a,OY
        ld (dy),a
        ld c,6
da1:    ld a,OX
        ld (dx),a
        ld b,14
da2:    push bc
        call drawcell
        ld hl,dp
        inc (hl)
        ld hl,dx
        ld a,(hl)
        add a,SX
        ld (hl),a
        pop bc
        djnz da2
        ld a,(dp)
        add a,4
        ld (dp),a
        ld a,(dy)
        add a,SY
        ld (dy),a
        dec c
        jr nz,da1
        IF MARK
        jp drawmark
        ELSE
        ret
        ENDIF

; Draws the cell (dp), if it looks different now.
drawcell:
        ld a,(dp)
        ld l,a
        ld h,GRID/256
        call cstate
        ld c,a
        ld b,(hl)
        IF FAULT = F_w_ghost
        ld a,b
        or a
        jr nz,dgh
        ld a,l
        cp 38+18+3
        ret z
dgh:
        ENDIF
        IF FAULT = F_w_top
        ld a,b
        or a
        jr nz,dtp
        ld a,l
        cp 52
        ret c
dtp:
        ENDIF
        ld d,SHADOW/256
        ld e,l
        ld a,(de)
        cp b
        jr nz,dc1
        inc d
        ld a,(de)
        cp c
        ret z
        dec d
dc1:    ld a,b
        ld (de),a
        inc d
        ld a,c
        ld (de),a
        jp tile

; State of the cell L in A: 0 empty, 1 plain, 2 kind, 3 pair, 4 selected, 5 effect; +8 cursor.
cstate: ld a,(hl)
        or a
        ld c,0
        jr z,cs_cur
        ld c,a
        ld a,(ck)
        cp c
        ld c,1
        jr nz,cs1
        IF FAULT = F_c_kind
        cp 13
        jr z,cs1
        ENDIF
        IF FAULT = F_c_row
        ld a,l
        cp 126
        jr nc,cs1
        ENDIF
        IF FAULT = F_c_after
        ld a,(cur)
        dec a
        cp l
        jr nc,cs1
        ENDIF
        inc c
cs1:    ld a,(hinton)
        or a
        jr z,cs2
        ld a,(ha)
        cp l
        jr z,cs_h
        ld a,(hb)
        cp l
        jr nz,cs2
        IF FAULT = F_t_half
        jr cs2
        ENDIF
cs_h:   ld c,3
cs2:    ld a,(sel)
        cp l
        jr nz,cs3
        IF FAULT != F_c_nosel
        ld c,4
        ENDIF
cs3:    ld a,(fx1)
        cp l
        jr z,cs_f
        ld a,(fx2)
        cp l
        jr nz,cs_cur
cs_f:   ld a,(fxs)
        or a
        jr z,cs_cur
        ld c,a
cs_cur: ld a,(cur)
        cp l
        ld a,c
        ret nz
        IF FAULT = F_c_trace
        ld a,(hl)
        or a
        ld a,c
        ret z
        ENDIF
        IF BLINK
        ld a,(phase)
        or a
        ld a,c
        ret nz
        ENDIF
        or 8
        ret
