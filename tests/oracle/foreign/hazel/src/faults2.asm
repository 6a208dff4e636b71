; Faults in the cursor, the selection and the highlight. MIT licence.

; C is the code of the arrow; dropping the return address ignores the key.
fltarr:
    if FAULT = X_curup
        ; UP does nothing while a tile is selected.
        ld a,c
        cp 11
        ret nz
        ld a,(sel)
        or a
        ret z
        pop hl
    endif
    if FAULT = X_curlow
        ; DOWN does not reach the last row without gravity.
        ld a,c
        cp 10
        ret nz
        ld a,(grav)
        or a
        ret nz
        ld a,(cur)
        cp 51h
        ret c
        pop hl
    endif
    if FAULT = X_curskip
        ; RIGHT skips a cell in column 7 of the rows 4 to 6.
        ld a,c
        cp 9
        ret nz
        ld a,(cur)
        cp 40h
        ret c
        and 15
        cp 7
        ret nz
        ld hl,cur
        inc (hl)
    endif
    if FAULT = X_curhint
        ; Arrows do nothing while a pair is shown.
        ld a,(h1)
        or a
        ret z
        pop hl
    endif
        ret

; A is the key that was pressed.
fltkey:
    if FAULT = X_curswap
        ; Exchanges LEFT and RIGHT after a won game.
        ld c,a
        ld a,(wins)
        or a
        ld a,c
        ret z
        cp 8
        jr z,cw1
        cp 9
        ret nz
        dec a
        ret
cw1:    inc a
    endif
    if FAULT = X_machang
        ; Hangs after 1000 keys.
        ld hl,(keycnt)
        ld bc,1000
        or a
        sbc hl,bc
mh1:    jr nc,mh1
    endif
    if FAULT = X_macreset
        ; Resets when L is pressed after 20 steps back.
        cp 'L'
        ret nz
        ld c,a
        ld a,(backs)
        cp 20
        ld a,c
        ret c
        rst 0
    endif
        ret

; Carry makes ENTER do nothing.
fltent:
    if FAULT = X_entbot
        ; ENTER does nothing on the last cell of the board.
        ld a,(cur)
        cp 6eh
        ccf
        ret nc
        scf
        ret
    endif
    if FAULT = X_entcheat
        ; ENTER does nothing on column 1 when the player has cheated.
        ld a,(cheat)
        or a
        ret z
        ld a,(cur)
        and 15
        cp 2
        ret
    endif
        or a
        ret

; The selected tile is to be deselected.
fltdes:
    if FAULT = X_deselno
        pop hl
    endif
    if FAULT = X_deseltop
        ; Tiles in the top row stay selected.
        ld a,(cur)
        cp 20h
        ret nc
        pop hl
    endif
    if FAULT = X_deselgone
        ; The tile goes off the board when ENTER is pressed twice after a step back.
        ld a,(backs)
        or a
        ret z
        ld a,(cur)
        ld l,a
        ld h,GRID/256
        ld (hl),0
    endif
        ret

; A is the cell that is selected.
fltsel:
    if FAULT = X_selright
        ; Selects the neighbour in column 13.
        ld c,a
        and 15
        cp 14
        ld a,c
        ret nz
        dec a
    endif
    if FAULT = X_selnone
        ; A tile of the last row cannot be selected after ten removals.
        ld c,a
        ld a,(gmoves)
        cp 10
        ld a,c
        ret c
        cp 60h
        ret c
        xor a
    endif
        ret

; A is the kind that is highlighted.
fltkin:
    if FAULT = X_lightno
        xor a
    endif
    if FAULT = X_lightsel
        ; Highlights the kind of the selected tile instead.
        ld c,a
        ld a,(sel)
        or a
        ld l,a
        ld a,c
        ret z
        ld a,(hl)
    endif
    if FAULT = X_lightkind
        ; Kind 21 highlights kind 20.
        cp 21
        ret nz
        dec a
    endif
    if FAULT = X_lightback
        ; No highlight right after B.
        ld c,a
        ld a,(lastky)
        cp 'B'
        ld a,c
        ret nz
        xor a
    endif
    if FAULT = X_lighthundred
        ; No highlight after 200 removals on the rows 5 and 6.
        ld c,a
        ld a,(moves)
        cp 200
        ld a,c
        ret c
        ld a,l
        cp 50h
        ld a,c
        ret c
        xor a
    endif
        ret

; B is the kind and C are the flags of cell L.
fltflag:
    if FAULT = X_lightrow
        ; Row 6 is not highlighted.
        ld a,l
        cp 60h
        ret c
        res 3,c
    endif
    if FAULT = X_lightcol
        ; Column 1 is not highlighted without gravity.
        ld a,(grav)
        or a
        ret nz
        ld a,l
        and 15
        cp 1
        ret nz
        res 3,c
    endif
    if FAULT = X_lightempty
        ; An empty cell highlights kind 1.
        ld a,(kinfor)
        or a
        ret nz
        ld a,b
        cp 1
        ret nz
        set 3,c
    endif
    if FAULT = X_selhide
        ; The selected tile is not shown in column 14.
        ld a,l
        and 15
        cp 14
        ret nz
        res 1,c
    endif
    if FAULT = X_hinthide
        ; The pair that is shown is not marked in row 1.
        ld a,l
        cp 20h
        ret nc
        res 2,c
    endif
    if FAULT = X_curhide
        ; The cursor is not shown on an empty cell of row 1.
        ld a,l
        cp 20h
        ret nc
        ld a,b
        or a
        ret nz
        res 0,c
    endif
        ret

