; Faults in the fall of tiles, new games and the number. MIT licence.

; One of the two cells is empty now; DE is the pair.
flttk:
    if FAULT = X_takeone
        ; Leaves the second of two neighbours in a row.
        ld a,d
        sub e
        dec a
        jr z,to1
        cp 254
        ret nz
to1:    ld e,d
    endif
    if FAULT = X_takenext
        ; Also removes the tile right of the first when it is in the bottom row.
        ld a,l
        cp 61h
        ret c
        inc l
        ld (hl),0
    endif
        ret

; A is 1 if tiles fall.
fltfall:
    if FAULT = X_fallnot
        xor a
    endif
    if FAULT = X_falloff
        ; Lets tiles fall without gravity after a step back in this game.
        ld c,a
        ld a,(backs)
        or a
        ld a,c
        ret z
        ld a,1
    endif
    if FAULT = X_fallend
        ; Nothing falls when fewer than 20 tiles are left.
        ld c,a
        ld a,(count)
        cp 20
        ld a,c
        ret nc
        xor a
    endif
    if FAULT = X_fallhint
        ; Nothing falls when a shown pair is removed.
        ld c,a
        ld a,(h1)
        or a
        ld a,c
        ret z
        xor a
    endif
    if FAULT = X_fallredo
        ; Nothing falls with F and L.
        ld c,a
        ld a,(lastky)
        cp 'F'
        jr z,fr1
        cp 'L'
        ld a,c
        ret nz
fr1:    xor a
    endif
        ret

; The tile B at L is to fall to C; Z keeps it.
fltcol:
    if FAULT = X_fallcol
        ; Nothing falls in the last column.
        ld a,l
        and 15
        cp 14
    endif
    if FAULT = X_falltop
        ; The top row does not fall.
        ld a,l
        and 0f0h
        cp 10h
    endif
    if FAULT = X_fallkind
        ; Tiles of kind 1 hang when the game is more than 100 removals old.
        ld a,(moves+1)
        ld h,a
        ld a,(moves)
        or h
        cp 100
        jr c,fk1
        ld a,b
        cp 1
        ld h,GRID/256
        ret
fk1:    ld h,GRID/256
        or 1
    endif
        ret

; A new game begins.
fltnew:
    if FAULT = X_newgrav
        ; N after a won game switches gravity.
        ld a,(lastky)
        cp 'N'
        ret nz
        ld a,(won)
        ld hl,grav
        xor (hl)
        ld (hl),a
    endif
    if FAULT = X_newnumber
        ; N deals board 1000.
        ld a,(lastky)
        cp 'N'
        ret nz
        ld hl,1000
        ld (num),hl
    endif
    if FAULT = X_newsmall
        ; Each new game after a cheat is board 7.
        ld a,(cheat)
        or a
        ret z
        ld hl,7
        ld (num),hl
    endif
        ret

; A is the new state of gravity.
fltgrv:
    if FAULT = X_gravno
        xor 1
    endif
    if FAULT = X_gravsame
        ; Keeps the number of the board.
        pop hl
        ld (grav),a
        jp newgame
    endif
    if FAULT = X_gravred
        ; Gravity stays as it is when the player has cheated.
        ld c,a
        ld a,(cheat)
        xor c
        ret
    endif
    if FAULT = X_gravsel
        ; Only deals anew when a tile is selected.
        ld c,a
        ld a,(sel)
        or a
        ld a,c
        ret z
        xor 1
    endif
        ret

; HL is the number that is shown.
fltnum:
    if FAULT = X_numten
        ; Shows ten more from 60000.
        ld a,h
        cp 60000/256
        ret c
        ld de,10
        add hl,de
    endif
    if FAULT = X_numbyte
        ; Shows only the low byte.
        ld h,0
    endif
        ret

; The number is about to be shown.
fltsn:
    if FAULT = X_numstale
        ; Is not shown anew after backspace.
        ld a,(lastky)
        cp 12
        ret nz
        pop hl
    endif
    if FAULT = X_numwon
        ; Is not shown anew after a won game.
        ld a,(won)
        or a
        ret z
        pop hl
    endif
        ret

; A is the key while a number is typed.
fltask:
    if FAULT = X_numnine
        ; The digit 9 is not taken as the last of five.
        ld c,a
        ld a,(entn)
        cp 4
        ld a,c
        ret nz
        cp '9'
        ret nz
        ld a,0
    endif
    if FAULT = X_numzero
        ; The digit 0 is not taken.
        cp '0'
        ret nz
        xor a
    endif
        ret

; HL is the number that was typed; carry refuses it.
fltval:
    if FAULT = X_numsign
        ; Refuses 32768 and more.
        ret c
        bit 7,h
        ret z
        scf
    endif
    if FAULT = X_numlast
        ; Refuses 65535.
        ret c
        push hl
        inc hl
        ld a,h
        or l
        pop hl
        scf
        ret z
        ccf
    endif
    if FAULT = X_numnull
        ; Deals board 0 for 0 and for nothing.
        ret c
        ld a,h
        or l
        ret nz
        pop de
        jp asok
    endif
    if FAULT = X_numfour
        ; Uses only four digits after a step back.
        ret c
        ld a,(backs)
        or a
        ret z
        ld a,(entn)
        cp 5
        ccf
        ret nc
        ld hl,entn
        dec (hl)
        call value
    endif
        ret
