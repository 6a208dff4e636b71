; Removal, gravity, the state of the game
; remove the pair B, C
remove: ld a,(hn)
        ld l,a
        ld h,HA/256
        ld (hl),b
        add a,40h
        ld l,a
        ld (hl),c
        push bc
        ld c,l
        ld b,GRID/256
        pop hl
        push hl
        ld l,h
        ld h,b
        ld a,(hl)
        ld h,HA/256
        ld l,c
        ld bc,40h
        add hl,bc
        ld (hl),a
        pop bc
        push bc
        call join               ; the corners of the path
        pop bc
        push bc
        xor a
        ld (sel),a
        ld (ha),a
        ld (hb),a
        ld (hser),a
        call animate
        pop bc
        ld h,GRID/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        push bc
        call refresh
        call rsound
        pop bc
        push bc
        call fallpair
        pop bc
    IF X_drift
        ld a,(hn)
        and 15
        cp 9
        jr nz,rm0
        ld a,b
        ld (cur),a
rm0:
    ENDIF
    IF X_stale
        ld a,(hn)
        cp 5
        jr nz,rm01
        ld a,c
        ld (sel),a
rm01:
    ENDIF
        ld hl,hn
        inc (hl)
        ld a,(hl)
    IF X_redo
        ld hl,ht
        cp (hl)
        jr c,rm1
    ENDIF
        ld (ht),a
rm1:
    IF RCUR = 1
        ld a,b
        ld (cur),a
    ENDIF
        ld hl,(score)
        ld de,10
        add hl,de
        ld (score),hl
        jp judge

; tiles fall in the columns of B and C
fallpair:
    IF X_gravoff
        ld a,(hn)
        cp 30
        jr nc,fp0
    ENDIF
        ld a,(grav)
        or a
        ret z
fp0:    ld a,b
    IF STEPFALL
        push bc
fp1:    call fallall
        jr z,fp2
        call refresh
        ld b,STEPFALL
        call frames
        jr fp1
fp2:    pop bc
        ret
    ENDIF
    IF X_gone
        call fallall
        ret
    ENDIF
fp3:    call fallall
        jr nz,fp3
    IF X_side
        jp shiftcol
    ENDIF
        ret
; one step: every tile above an empty cell moves down once. NZ if one moved.
fallall:
        ld hl,GRID+6Eh
        ld c,0
fa1:    ld a,l
        and 15
        jr z,fa2
        cp 15
        jr z,fa2
    IF X_lastcol
        cp 14
        jr z,fa2
    ENDIF
        ld a,(hl)
        or a
        jr nz,fa2
        ld a,l
        sub 16
        ld e,a
        ld d,h
    IF X_toprow
        and 0F0h
        cp 10h
        jr nz,fa15
        ld a,(hn)
        cp 8
        jr nc,fa2
fa15:
    ENDIF
        ld a,(de)
        or a
        jr z,fa2
        ld (hl),a
        xor a
        ld (de),a
        inc c
fa2:    dec l
        ld a,l
        cp 20h
        jr nc,fa1
        ld a,c
        or a
        ret
    IF X_side
shiftcol:
        ld a,(GRID+67h)
        or a
        ret nz
        ld hl,GRID+17h
sc1:    inc l
        ld a,(hl)
        ld (hl),0
        dec l
        ld (hl),a
        ld a,l
        add a,16
        ld l,a
        cp 70h
        jr c,sc1
        ret
    ENDIF

; count the tiles and look for a pair: sets left, over and the border
judge:  ld hl,GRID+11h
        ld c,0
jg1:    ld a,l
        and 15
        jr z,jg2
        cp 15
        jr z,jg2
        ld a,(hl)
        or a
        jr z,jg2
        inc c
jg2:    inc l
        ld a,l
        cp 6Fh
        jr nz,jg1
        ld a,c
        ld (left),a
        or a
        ld a,1
        jr z,jg3
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        ld hl,(hi)
        push hl
        ld hl,0
        ld (hi),hl
        call findpair
        pop hl
        ld (hi),hl
        pop bc
        ld a,b
        ld (sel),a
        ld a,0
        ld (ha),a
        ld (hb),a
        jr c,jg3
        ld a,2
    IF X_noblack
        ld a,(left)
        cp 5
        ld a,2
        jr nc,jg3
        xor a
    ENDIF
jg3:    ld (over),a
    IF X_white2
        ld a,(left)
        cp 3
        jr nc,jg4
        ld a,1
        ld (over),a
jg4:
    ENDIF
setborder:
        ld a,(over)
        ld b,a
        ld a,(cheat)
        ld c,a
    IF PREC = 0
        or a
        ld a,2
        jr nz,sb1
    ENDIF
    IF PREC = 2
        ld a,b
        or a
        ld a,5
        jr z,sb1
        ld a,c
        or a
        ld a,2
        jr nz,sb1
    ENDIF
        ld a,b
        cp 1
        ld a,7
    IF X_nowhite
        ld a,5
    ENDIF
        jr z,sb1
        ld a,b
        cp 2
        ld a,0
        jr z,sb1
        ld a,5
    IF PREC = 1
        bit 0,c
        jr z,sb1
        ld a,2
    ENDIF
sb1:    ld (bord),a
        out (254),a
        rlca
        rlca
        rlca
        ld (5C48h),a
        ret
