; Paths of at most three segments. D is BOARD/256 and E a cell with the row in its upper half.

; Goes left from E over empty cells.
walkl:  ld a,e
        and 15
        IF FAULT = PATH_LEFT_RING
        cp 1
        ELSE
        cp 0
        ENDIF
        ret z
walkl1: ld a,(noring_)
        or a
        jr z,wal1
        ld a,e
        and 15
        cp 1
        ret z
wal1:   dec e
        ld a,(de)
        or a
        jr z,walkl
        inc e
        ret

; Goes right from E over empty cells.
walkr:  ld a,e
        and 15
        cp 15
        ret z
        ld a,(noring_)
        or a
        jr z,war1
        ld a,e
        and 15
        cp 14
        ret z
war1:   inc e
        ld a,(de)
        or a
        jr z,walkr
        dec e
        ret

; Goes up from E over empty cells.
walku:  ld a,e
        IF FAULT = PATH_TOP_RING
        cp 32
        ELSE
        cp 16
        ENDIF
        ret c
        ld a,(noring_)
        or a
        jr z,wau1
        ld a,e
        cp 32
        ret c
wau1:   ld a,e
        sub 16
        ld e,a
        ld a,(de)
        or a
        jr z,walku
        ld a,e
        add a,16
        ld e,a
        ret

; Goes down from E over empty cells.
walkd:  ld a,e
        cp 112
        ret nc
        IF FAULT = PATH_BOTTOM_FLAT
        ld a,(grav_)
        or a
        jr nz,wad0
        ld a,e
        cp 96
        ret nc
wad0:
        ENDIF
        ld a,(noring_)
        or a
        jr z,wad1
        ld a,e
        cp 96
        ret nc
wad1:   ld a,e
        add a,16
        ld e,a
        ld a,(de)
        or a
        jr z,walkd
        ld a,e
        sub 16
        ld e,a
        ret

; Sets carry if a path joins pa_ and pb_: looks for a column, then for a row, that both reach.
link:
        IF FAULT = PATH_FAR_ROW
        ld a,(pa_)
        and 15
        ld b,a
        ld a,(pb_)
        and 15
        sub b
        jr nc,lkf
        neg
lkf:    cp 11
        ccf
        ccf
        jr c,lkf2
        or a
        ret
lkf2:
        ENDIF
        IF FAULT = PATH_DIAGONAL
        ld a,(pa_)
        ld b,a
        ld a,(pb_)
        sub b
        jr nc,lkf
        neg
lkf:    cp 15
        scf
        ret z
        cp 17
        scf
        ret z
        ENDIF
        IF FAULT = PATH_LASTCOL
        ld a,(pa_)
        and 15
        ld b,a
        ld a,(pb_)
        and 15
        and b
        cp 14
        scf
        ret z
        ENDIF
        ld d,BOARD/256
        ld a,(pa_)
        ld e,a
        call walkl
        ld a,e
        and 15
        ld (xl_),a
        ld a,(pa_)
        ld e,a
        call walkr
        ld a,e
        and 15
        ld (xr_),a
        ld a,(pb_)
        ld e,a
        call walkl
        ld a,e
        and 15
        ld hl,xl_
        cp (hl)
        jr c,lk1
        ld (hl),a
lk1:    ld a,(pb_)
        ld e,a
        call walkr
        ld a,e
        and 15
        ld hl,xr_
        cp (hl)
        jr nc,lk2
        ld (hl),a
lk2:    ld a,(pa_)
        and 0F0h
        ld b,a
        ld a,(pb_)
        and 0F0h
        cp b
        jr nc,lk3
        ld c,a
        ld a,b
        ld b,c
lk3:    ld c,a
; Is one of the columns from xl_ to xr_ empty between both rows?
lk4:    ld a,(xr_)
        ld hl,xl_
        cp (hl)
        jr c,lk8
        ld a,b
        or (hl)
        ld e,a
        IF FAULT = PATH_COL13_OVER
        ld l,0
        and 15
        cp 13
        jr nz,lk5
        inc l
        ENDIF
lk5:    ld a,e
        add a,16
        ld e,a
        and 0F0h
        cp c
        ccf
        ret c
        ld a,(de)
        or a
        jr z,lk5
        IF FAULT = PATH_COL13_OVER
        dec l
        jr z,lk5
        ld hl,xl_
        ENDIF
        inc (hl)
        jr lk4

; The same with rows: xl_ and xr_ are the first and last one that both tiles reach.
lk8:    ld a,(pa_)
        ld e,a
        call walku
        ld a,e
        and 0F0h
        ld (xl_),a
        ld a,(pa_)
        ld e,a
        call walkd
        ld a,e
        and 0F0h
        ld (xr_),a
        ld a,(pb_)
        ld e,a
        call walku
        ld a,e
        and 0F0h
        ld hl,xl_
        cp (hl)
        jr c,lk11
        ld (hl),a
lk11:   ld a,(pb_)
        ld e,a
        call walkd
        ld a,e
        and 0F0h
        ld hl,xr_
        cp (hl)
        jr nc,lk12
        ld (hl),a
lk12:   ld a,(pa_)
        and 15
        ld b,a
        ld a,(pb_)
        and 15
        cp b
        jr nc,lk13
        ld c,a
        ld a,b
        ld b,c
lk13:   ld c,a
; Is one of the rows from xl_ to xr_ empty between both columns?
lk14:   ld a,(xr_)
        ld hl,xl_
        cp (hl)
        jr nc,lk14b
        or a
        ret
lk14b:  ld a,b
        or (hl)
        ld e,a
lk15:   inc e
        ld a,e
        and 15
        cp c
        ccf
        ret c
        ld a,(de)
        or a
        jr z,lk15
        ld a,(hl)
        add a,16
        ld (hl),a
        jr lk14
