; ---- everything above L falls by one; L is a hole
fall:   ld h,BH
        ld d,h
IF X_COL14                  ; the last column does not fall
        ld a,l
        and 15
        cp 14
        jr z,fa9
ENDIF
IF X_COL1
        ld a,l
        and 15
        cp 1
        jr z,fa9
ENDIF
fa1:    ld a,l
        sub 16
        cp FALLTOP
        jr c,fa9
        ld e,a
        ld a,(de)
        ld (hl),a
        ld l,e
IF X_ONESTEP                ; only one tile falls
        ld (hl),0
        ret
ENDIF
IF X_STOPHOLE               ; stops at the first empty cell above
        or a
        ret z
ENDIF
        jr fa1
fa9:
IF X_TOPCOPY                ; the top row keeps what fell from it
        ld a,l
        cp 32
        ret c
ENDIF
        ld (hl),0
        ret
; ---- the opposite: kind C comes in at L, what is above rises
rise:   ld h,BH
        ld b,l
        ld a,l
        and 15
        add a,16
        ld l,a
ri1:    ld a,l
        cp b
        jr z,ri2
        add a,16
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        jr ri1
ri2:    ld (hl),c
        ret

; ---- HL = entry A of the history
hist:
IF X_HMASK
        and X_HMASK
ENDIF
        ld l,a
        add a,a
        add a,l
        ld l,a
        ld h,HIST/256
        ret
; ---- do entry (done) of the history
apply:  ld a,(done)
        call hist
        ld c,(hl)
        inc hl
        ld b,(hl)
        push bc
        ld h,BH
        ld l,c
        ld (hl),0
        ld l,b
        ld (hl),0
        ld a,(showing)
        or a
IF X_QUIETHINT
        jr z,ap0
        ld a,(ha)
        or a
        jr nz,ap0
        inc a
ENDIF
IF X_QUIETOFF
        jr z,ap0
        ld a,(grav)
        or a
ENDIF
        call nz,after       ; picture and sound between removing and falling
ap0:    pop bc
IF X_FALLALWAYS
ELSE
        ld a,(grav)
        or a
        jr z,ap9
ENDIF
IF X_ORDER                  ; the lower one first: wrong within one column
        ld l,b
        push bc
        call fall
        pop bc
        ld l,c
        call fall
ELSE
        ld l,c
        push bc
        call fall
        pop bc
IF X_SAMECOL                ; "the same column has fallen already"
        ld a,c
        xor b
        and 15
        jr z,ap9
ENDIF
        ld l,b
        call fall
ENDIF
ap9:    ld hl,done
        inc (hl)
        ret
; ---- take back the last one done
unapply:
IF UNDOM                    ; deal again and play all but the last
        ld a,(done)
        dec a
replay: push af
        call deal
        xor a
        ld (done),a
        pop af
re1:    ld hl,done
        cp (hl)
        ret z
        push af
        call apply
        pop af
        jr re1
ELSE
        ld hl,done
        dec (hl)
        ld a,(hl)
        call hist
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld c,(hl)
IF X_ALWAYSRISE
ELSE
        ld a,(grav)
        or a
        jr z,un1
ENDIF
IF X_UNORDER
        ld l,d
        push de
        call rise
        pop de
        ld l,e
        jp rise
ENDIF
        ld l,e
        push de
        call rise
        pop de
        ld l,d
        jp rise
un1:    ld h,BH
        ld l,d
        ld (hl),c
        ld l,e
IF X_UNPLACE                ; the kind under the second one is the cell's own
        inc c
ENDIF
        ld (hl),c
        ret
ENDIF
; ---- a new removal of (pa) and (pb)
remove: ld a,(done)
        call hist
        ld a,(pa)
        ld c,a
        ld a,(pb)
        cp c
        jr nc,rm1
        ld b,c
        ld c,a
        ld a,b
rm1:    ld (hl),c
        inc hl
        ld (hl),a
        inc hl
        ld b,BH
        ld a,(bc)
        ld (hl),a
        ld a,1
        ld (showing),a
        call apply
        xor a
        ld (showing),a
IF X_KEEPFWD                ; what was ahead stays ahead
        ld hl,(done)
        ld a,(known)
        cp l
        ret nc
ENDIF
        ld a,(done)
IF X_HIST40                 ; room for forty
        cp 41
        jr c,rm2
        ld a,40
        ld (done),a
rm2:
ENDIF
        ld (known),a
        ret
