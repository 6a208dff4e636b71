; ---- is every cell from L to C (same row or same column) empty?  Z = yes
lineclear:
        ld h,BH
        ld a,l
        xor c
        and 0F0h
        ld b,1
        jr z,lc1
        ld b,16
lc1:    ld a,l
        cp c
        jr c,lc2
        xor a
        sub b
        ld b,a
lc2:
IF X_CORNER                 ; only the cells between are looked at, not the corners
        ld a,l
        cp c
        ret z
        add a,b
        ld l,a
        cp c
        ret z
        ld a,(hl)
        or a
        ret nz
        jr lc2
ELSE
        ld a,(hl)
        or a
        ret nz
        ld a,l
        cp c
        ret z
        add a,b
        ld l,a
        jr lc2
ENDIF

; ---- can (pa) and (pb) be joined?  Z = yes
path:
IF X_NEXT                   ; the right end of a row and the left end of the next
        ld a,(pa)           ; are neighbours in memory
        ld c,a
        and 15
        cp 14
        jr nz,path0
        ld a,(pb)
        sub c
        cp 3
        ret z
path0:
ENDIF
        ld h,BH
        ld a,(pa)
        ld l,a
        ld a,(hl)
        ld (pkind),a
        ld (hl),0
        ld a,(pb)
        ld l,a
        ld (hl),0
        ld d,P_ROW0
p1:     ld a,(pa)           ; across on row D
        ld l,a
        and 15
        or d
        ld c,a
        call lineclear
        jr nz,p2
IF X_NOMID                  ; the middle line is not tested in the last row
        ld a,d
        and 070h
        cp 060h
        jr z,p1b
ENDIF
        ld a,(pb)
        and 15
        or d
        ld l,c
        ld c,a
        call lineclear
        jr nz,p2
p1b:    ld a,(pb)
        ld c,a
        and 15
        or d
        ld l,a
        call lineclear
        jr z,pyes
p2:     ld a,d
        add a,16
        ld d,a
IF X_HINNER                 ; H does not look below the board
        ld a,(asking)
        or a
        ld a,d
        jr z,p2a
        cp 112
        jr z,p2b
p2a:
ENDIF
        cp P_ROW9
        jr nz,p1
IF X_ROWSONLY
        jr pno
ENDIF
p2b:    ld d,P_COL0
p3:     ld a,(pa)           ; up and down in column D
        ld l,a
        and 0F0h
        or d
        ld c,a
        call lineclear
        jr nz,p4
        ld a,(pb)
        and 0F0h
        or d
        ld l,c
        ld c,a
        call lineclear
        jr nz,p4
        ld a,(pb)
        ld c,a
        and 0F0h
        or d
        ld l,a
        call lineclear
        jr z,pyes
p4:     inc d
        ld a,d
        cp P_COL9
        jr nz,p3
pno:    call pback
        or 1
        ret
pyes:   call pback
IF X_LONG                   ; "too far": more than 12 columns apart is refused
        ld a,(pa)
        and 15
        ld c,a
        ld a,(pb)
        and 15
        sub c
        cp 13
        jr z,pfar
ENDIF
        xor a
        ret
IF X_LONG
pfar:   or 1
        ret
ENDIF
pback:  ld h,BH
        ld a,(pkind)
        ld c,a
        ld a,(pa)
        ld l,a
        ld (hl),c
        ld a,(pb)
        ld l,a
        ld (hl),c
        ret
