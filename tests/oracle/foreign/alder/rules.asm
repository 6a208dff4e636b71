; the rules: paths, gravity, pairs

; conn: carry if the tiles in cells B and C can be linked
conn:   
        IF F_ROWFREE
        ld a,b
        xor c
        and 0x70
        scf
        ret z
        ENDIF
        ld l,b
        call hrange
        push de
        ld l,c
        call hrange
        pop hl                  ; H, L: range of B; D, E: range of C
        call common
        jp c,conn3
conn1:  push de
        ld a,b                  ; is column D free between the two lines
        and 0x70
        or d
        ld l,a
        ld a,c
        and 0x70
        or d
        ld h,16
        call clear
        pop de
        ret c
        ld a,d
        inc d
        cp e
        jp nz,conn1
conn3:  ld l,b
        call vrange
        push de
        ld l,c
        call vrange
        pop hl
        call common
        IF F_NOVERT
        ccf
        jp c,connv
        or a
        ret
connv:  ld a,b
        sub c
        inc a
        cp 3
        jp c,conn4
        ld a,b
        xor c
        and 15
        jp z,conn4
        or a
        ret
        ELSE
        ccf
        ret nc
        ENDIF
conn4:  push de
        ld a,b
        and 15
        or d
        ld l,a
        ld a,c
        and 15
        or d
        ld h,1
        call clear
        pop de
        ret c
        ld a,d
        add a,16
        ld h,a
        ld a,d
        ld d,h
        cp e
        jp nz,conn4
        or a
        ret

; common: D..E becomes the common part of H..L and D..E; carry if there is none
common: ld a,h
        cp d
        jp c,common1
        ld d,h
common1:
        ld a,e
        cp l
        jp c,common2
        ld e,l
common2:
        ld a,e
        cp d
        ret

; clear: carry if all cells between L and A, in steps of H, are free
clear:  cp l
        jp z,clear3
        jp nc,clear1
        ld d,a
        ld a,l
        ld l,d
clear1: ld e,h
        ld h,BOARD/256
        ld d,a
clear2: ld a,l
        add a,e
        ld l,a
        cp d
        scf
        ret z
        IF F_JUMP
        add a,e                 ; the last cell is not tested
        cp d
        scf
        ret z
        ENDIF
        ld a,(hl)
        or a
        jp z,clear2
        or a
        ret
clear3: scf
        ret

; hrange: columns D to E of the free cells beside cell L
hrange: ld h,BOARD/256
        ld e,l
hr1:    ld a,l
        and 15
        IF F_NOLEFT
        cp 1
        ENDIF
        jp z,hr2
        dec l
        ld a,(hl)
        or a
        jp z,hr1
        inc l
hr2:    ld a,l
        and 15
        ld d,a
        ld l,e
hr3:    ld a,l
        and 15
        cp 15
        jp z,hr4
        inc l
        ld a,(hl)
        or a
        jp z,hr3
        dec l
hr4:    ld a,l
        and 15
        ld e,a
        ret

; vrange: lines D to E, times 16, of the free cells above and below cell L
vrange: ld h,BOARD/256
        ld e,l
vr1:    ld a,l
        sub 16
        IF F_NOTOP
        cp 0x10
        ENDIF
        jp c,vr2
        ld l,a
        ld a,(hl)
        or a
        jp z,vr1
        ld a,l
        add a,16
        ld l,a
vr2:    ld a,l
        and 0x70
        ld d,a
        ld l,e
vr3:    ld a,l
        add a,16
        jp m,vr4
        ld l,a
        ld a,(hl)
        or a
        jp z,vr3
        ld a,l
        sub 16
        ld l,a
vr4:    ld a,l
        and 0x70
        ld e,a
        ret

; nextpair: next pair after places ap, aq of the order; carry and cells B, C if there is one.
; Only pairs with cell E, if it is not 0.
nextpair:
        ld a,e
        ld (npsel+1),a
np1:    ld hl,aq
        ld a,(hl)
        inc a
        ld (hl),a
        cp 84
        jp c,np2
        ld hl,ap
        inc (hl)
        ld a,(hl)
        cp 83
        jp c,np1a
        IF ORDER = 3
        ld hl,kindn
        inc (hl)
        ld a,(hl)
        cp 22
        jp nc,np1b
        xor a
        ld (ap),a
        ld (aq),a
        jp np1
np1b:   
        ENDIF
        or a
        ret
np1a:   ld (aq),a
        jp np1
np2:    ld a,(ap)
        call place
        ld h,BOARD/256
        ld l,a
        ld b,a
        ld a,(hl)
        or a
        jp z,np3                ; no tile: the next first cell
        IF ORDER = 3
        ld hl,kindn
        cp (hl)
        jp nz,np3
        ENDIF
        ld c,a
        ld a,(aq)
        call place
        ld h,BOARD/256
        ld l,a
        ld a,(hl)
        cp c
        jp nz,np1
        ld c,l
npsel:  ld a,0
        or a
        jp z,np4
        cp b
        jp z,np4
        cp c
        jp nz,np1
np4:    push bc
        call conn
        pop bc
        jp nc,np1
        ret
np3:    ld a,83
        ld (aq),a
        jp np1
; place: cell of place A in the order
place:  ld l,a
        ld h,0
        ld de,ordtab
        add hl,de
        ld a,(hl)
        ret

; any: carry if a pair can be removed
any:    xor a
        ld (ap),a
        ld (aq),a
        inc a
        ld (kindn),a
        ld e,0
        jp nextpair

; judge: finds out whether the game is won or has no moves
judge:  ld hl,BOARD
        ld b,128
        xor a
judge1: or (hl)
        inc hl
        djnz judge1
        or a
        ld a,1
        jp z,judge2
        ld a,(kindn)
        ld c,a
        push bc
        call any
        pop bc
        ld a,c
        ld (kindn),a
        ld a,0
        jp c,judge2
        ld a,2
judge2: ld (state),a
        ret

; step: every gap is filled by one line of the tiles above it; carry if something moved
step:   ld c,0
        ld d,1
step1:  ld a,d
        or 0x60
        ld l,a
        ld h,BOARD/256
step2:  ld a,(hl)
        or a
        jp z,step4
        ld a,l
        sub 16
        ld l,a
        cp 16
        jp nc,step2
        jp step6
step4:  ld a,l                  ; L is free: move everything above down by one
        sub 16
        cp 16
        jp c,step5
        ld e,l
        ld l,a
        ld b,(hl)
        ld a,b
        or c
        ld c,a
        ld l,e
        ld (hl),b
        ld a,e
        sub 16
        ld l,a
        jp step4
step5:  ld (hl),0
step6:  inc d
        ld a,d
        IF F_COL14
        cp 14
        ELSE
        cp 15
        ENDIF
        jp nz,step1
        ld a,c
        or a
        ret z
        scf
        ret

; takeout: empties cells B and C, lets the tiles fall at once
takeout:
        ld h,BOARD/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        ld a,(grav)
        or a
        ret z
fall:   call step
        jp c,fall
        ret
