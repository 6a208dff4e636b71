; What a key does, the arrows and ENTER.

; Calls the routine for key A.
disp:
        IF PLAIN5678
        cp 53
        jr nz,dp53
        ld a,8
dp53:
        cp 54
        jr nz,dp54
        ld a,10
dp54:
        cp 55
        jr nz,dp55
        ld a,11
dp55:
        cp 56
        jr nz,dp56
        ld a,9
dp56:
        ENDIF
        cp 8
        jp z,kleft
        cp 9
        jp z,kright
        cp 10
        jp z,kdown
        cp 11
        jp z,kup
        cp 12
        jp z,kdel
        cp 13
        jp z,kent
        cp 'N'
        jp z,knew
        cp 'S'
        jp z,knum
        cp 'H'
        jp z,khint
        cp 'B'
        jp z,kback
        cp 'F'
        jp z,kfwd
        cp 'R'
        jp z,krest
        cp 'L'
        jp z,klast
        ret

; The cursor to the left.
kleft:  ld a,(cur_)
        ld e,a
        and 15
        cp 1
        jr z,kl1
        IF FAULT = CUR_SKIP
        cp 8
        jr nz,kls
        dec e
kls:
        ENDIF
        dec e
        jp moved
kl1:
        IF WRAP = WRAP_WRAP
        ld a,e
        or 14
        and 0FEh
        ld e,a
        jp moved
        ELSE
        IF WRAP = WRAP_STOP
        jp moved
        ELSE
        ld a,e
        and 0F0h
        sub 16
        jr nz,kl2
        ld a,60h
kl2:    or 14
        ld e,a
        jp moved
        ENDIF
        ENDIF

; The cursor to the right.
kright: ld a,(cur_)
        ld e,a
        and 15
        cp 14
        jr z,kr1
        inc e
        jp moved
kr1:
        IF WRAP = WRAP_WRAP
        ld a,e
        and 0F0h
        or 1
        ld e,a
        jp moved
        ELSE
        IF WRAP = WRAP_STOP
        jp moved
        ELSE
        ld a,e
        and 0F0h
        add a,16
        cp 70h
        jr nz,kr2
        ld a,10h
kr2:    or 1
        ld e,a
        jp moved
        ENDIF
        ENDIF

; The cursor up.
kup:    ld a,(cur_)
        sub 16
        ld e,a
        cp 16
        IF FAULT = CUR_ESCAPE
        jp nc,moved
        cp 14
        jp z,moved
        ELSE
        jp nc,moved
        ENDIF
        IF WRAP = WRAP_STOP
        add a,16
        ld e,a
        jp moved
        ELSE
        add a,96
        ld e,a
        jp moved
        ENDIF

; The cursor down.
kdown:  ld a,(cur_)
        add a,16
        ld e,a
        cp 70h
        jp c,moved
        IF WRAP = WRAP_STOP
        sub 16
        ld e,a
        jp moved
        ELSE
        sub 96
        ld e,a
        jp moved
        ENDIF

; Takes the new place of the cursor.
moved:  ld a,e
        ld (cur_),a
        IF CLICK
        call click
        ENDIF
        IF FAULT = HL_STALE
        call ckcur
        ENDIF
        IF HINTARROW = HINTARROW_DROP
        call noshow
        ELSE
        IF HINTARROW = HINTARROW_DROPCONT
        xor a
        ld (sh1_),a
        ld (sh2_),a
        ENDIF
        ENDIF
        jp redraw

; ENTER removes the shown pair, selects a tile, or removes it with the selected one.
kent:   ld a,(sh1_)
        or a
        jr z,ke1
        IF FAULT = HINT_TAKES_FIRST
        ld a,(hp_)
        cp 5
        jr c,ke0
        ld hl,PAIRS
        ld a,(hl)
        ld (sh1_),a
        inc hl
        ld a,(hl)
        ld (sh2_),a
ke0:
        ENDIF
        ld a,(sh1_)
        ld (pa_),a
        ld a,(sh2_)
        ld (pb_),a
        ld a,1
        ld (viah_),a
        call remov
        jp kedone
ke1:    call noshow
        ld a,(cur_)
        ld e,a
        ld d,BOARD/256
        ld a,(de)
        or a
        jr nz,ke2
        IF EMPTY = EMPTY_DROP
        xor a
        ld (sel_),a
        ENDIF
        IF BUZZ
        call buzz
        ENDIF
        jp redraw
ke2:    ld c,a
        ld a,(sel_)
        or a
        jr z,kesel
        cp e
        jr nz,ke3
        IF FAULT = DESEL_ROW1
        ld a,e
        cp 32
        jp c,redraw
        ENDIF
        IF FAULT = ONE_REMOVED
        ld a,e
        and 15
        cp 12
        jr nz,kor
        call delc
        call nosel
        jp posch
kor:
        ENDIF
        xor a
        ld (sel_),a
        jp redraw

; Selects the tile under the cursor.
kesel:  ld a,e
        ld (sel_),a
        jp redraw

; Another tile is selected: the kinds and the path decide.
ke3:    ld l,a
        ld h,d
        ld a,(hl)
        cp c
        jr z,ke4
        IF FAULT = KINDS_20_21
        add a,c
        cp 41
        jr z,ke4
        ENDIF
        IF OTHER = OTHER_NEW
        IF BUZZ
        call buzz
        ENDIF
        ld a,(cur_)
        ld (sel_),a
        jp redraw
        ENDIF
        IF OTHER = OTHER_KEEP
        IF BUZZ
        call buzz
        ENDIF
        jp redraw
        ENDIF
        IF OTHER = OTHER_DROP
        IF BUZZ
        call buzz
        ENDIF
        xor a
        ld (sel_),a
        jp redraw
        ENDIF
ke4:    ld a,e
        ld (pb_),a
        ld a,l
        ld (pa_),a
        call link
        jr nc,ke5
        xor a
        ld (viah_),a
        call remov
        jp kedone
ke5:
        IF BLOCKED = BLOCKED_NEW
        IF BUZZ
        call buzz
        ENDIF
        ld a,(cur_)
        ld (sel_),a
        jp redraw
        ENDIF
        IF BLOCKED = BLOCKED_KEEP
        IF BUZZ
        call buzz
        ENDIF
        jp redraw
        ENDIF
        IF BLOCKED = BLOCKED_DROP
        IF BUZZ
        call buzz
        ENDIF
        xor a
        ld (sel_),a
        jp redraw
        ENDIF
kedone: ret
