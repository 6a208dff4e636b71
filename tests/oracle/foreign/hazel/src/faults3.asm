; Faults in hints and in what is removed and remembered. MIT licence.

; A shown pair D, E is about to be removed.
flthnt:
    if FAULT = X_hintenter
        ; ENTER selects instead.
        pop hl
        jp ce1
    endif
    if FAULT = X_hintentsel
        ; ENTER only drops the pair when a tile is selected.
        ld a,(sel)
        or a
        ret z
        pop hl
        jp nohint
    endif
    if FAULT = X_hintmix
        ; Removes the tile under the cursor with the first of the pair if kinds agree.
        ld a,(cur)
        cp d
        ret z
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        ld l,d
        cp (hl)
        ret nz
        ld a,(cur)
        ld e,a
    endif
        ret

; Carry makes H do nothing.
flthk:
    if FAULT = X_hintred
        ; H counts as cheating from the fourth removal.
        ld a,(gmoves)
        cp 4
        ccf
        ret nc
        ld a,1
        ld (cheat),a
        call status
        or a
        ret
    endif
    if FAULT = X_hintfive
        ; Shows no pair when the first cell comes after the middle.
        ld a,(hv1)
        cp 40h
        ccf
        ret nc
        call nohint
        ld a,1
        ld (hnone),a
        scf
        ret
    endif
    if FAULT = X_hintoff
        ; H does nothing after a redo.
        ld a,(hn)
        ld c,a
        ld a,(htop)
        cp c
        scf
        ret nz
    endif
        or a
        ret

; A is the selected cell that a pair must contain.
fltfsel:
    if FAULT = X_hintsel
        ; Shows all pairs.
        xor a
    endif
    if FAULT = X_hintseltop
        ; Shows all pairs when the selected tile is in row 1.
        cp 20h
        ret nc
        xor a
    endif
        ret

; D, E is the pair that H found.
flth2:
    if FAULT = X_hintrep
        ; Finds each pair in the last column again and again.
        ld a,e
        and 15
        cp 14
        ret nz
        ld hl,hv2
        dec (hl)
    endif
    if FAULT = X_hintwrong
        ; Marks the cell left of the second tile from column 10.
        ld a,e
        and 15
        cp 10
        ret c
        dec e
    endif
        ret

; Z skips the pair D, E, which has one kind.
fltfind:
    if FAULT = X_hintlow
        ; H does not find pairs within row 6.
        ld a,(lastky)
        cp 'H'
        ret nz
        ld a,d
        and e
        cp 60h
        jr c,fn1
        xor a
        ret
    endif
    if FAULT = X_hintfirst
        ; H finds a selected tile only as the first of a pair.
        ld a,(fsel)
        or a
        jr z,fn1
        cp d
        jr z,fn1
        xor a
        ret
    endif
    if FAULT = X_stuckcol
        ; The border turns black although pairs within one column are left.
        ld a,(lastky)
        cp 'H'
        jr z,fn1
        ld a,d
        xor e
        and 15
        ret
    endif
    if FAULT = X_hintfull
        ; H shows the first pair of a kind even if no path leads to it, in the first rows.
        ld a,(lastky)
        cp 'H'
        jr nz,fn1
        ld a,d
        cp 13h
        jr nc,fn1
        pop hl
        scf
        ret
    endif
    if FAULT = X_hintout
        ; H does not find pairs in opposite columns, as 1 and 14.
        ld a,(lastky)
        cp 'H'
        jr nz,fn1
        ld a,d
        xor e
        and 15
        cp 15
        ret
    endif
fn1:    or 1
        ret

; The pair D, E is about to be removed.
fltrem:
    if FAULT = X_lastgone
        ; Forgets all removals at the 30th.
        ld a,(hn)
        cp 30
        ret nz
        xor a
        ld (hn),a
    endif
    if FAULT = X_mac150
        ; Resets at removal 150.
        ld a,(moves)
        cp 150
        call z,0
    endif
        ret

; The pair is gone.
fltaft:
    if FAULT = X_taketen
        ; The tenth removal of a game also takes the first tile.
        ld a,(gmoves)
        cp 10
        ret nz
        ld hl,GRID+11h
sk1:    ld a,(hl)
        inc l
        or a
        jr z,sk1
        dec l
        ld (hl),0
    endif
        ret

; A is the number of removals that are remembered.
flttop:
    if FAULT = X_topstale
        ; Old removals can be redone after a new one.
        ld c,a
        ld a,(htop)
        cp c
        ret nc
        ld a,c
    endif
        ret

; Carry: the order of the two cells when they are put back.
fltord:
    if FAULT = X_backorder
        ccf
    endif
        ret

; A is gravity; B goes back to D.
fltins:
    if FAULT = X_insflat
        ; Moves the column up without gravity, too.
        ld a,1
    endif
    if FAULT = X_insdrop
        ; Does not move the column up in column 14.
        ld c,a
        ld a,d
        and 15
        cp 14
        ld a,c
        ret nz
        xor a
    endif
        ret

