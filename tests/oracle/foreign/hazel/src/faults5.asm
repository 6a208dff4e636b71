; Faults in the history, the border and the sound. MIT licence.

; A removal was put back; D is a cell of it.
fltund:
    if FAULT = X_backkind
        ; Kind 21 comes back as kind 1 in one of the cells.
        ld h,GRID/256
        ld l,d
        ld a,(hl)
        cp 21
        ret nz
        ld (hl),1
    endif
    if FAULT = X_backone
        ; Only one of the two comes back after ten steps back.
        ld a,(backs)
        cp 10
        ret c
        ld h,GRID/256
        ld l,d
        ld (hl),0
    endif
        ret

; The removal D, E is about to be done again.
fltred:
    if FAULT = X_redoone
        ; Takes only one tile away after three steps back.
        ld a,(backs)
        cp 3
        ret c
        ld e,d
    endif
        ret

; One of the keys B, F, R, L.
flth0:
    if FAULT = X_backsel
        ; Does nothing while a tile is selected.
        ld a,(sel)
        or a
        ret z
        pop hl
    endif
    if FAULT = X_backwon
        ; Does nothing when the board is empty.
        ld a,(won)
        or a
        ret z
        pop hl
    endif
    if FAULT = X_backhint
        ; Does nothing while a pair is shown.
        ld a,(h1)
        or a
        ret z
        pop hl
    endif
    if FAULT = X_forwtwo
        ; F does nothing after two steps back.
        ld a,c
        cp 'F'
        ret nz
        ld hl,hn
        ld a,(htop)
        sub (hl)
        cp 2
        ret c
        pop hl
    endif
    if FAULT = X_lastback
        ; L does nothing when removals are done.
        ld a,c
        cp 'L'
        ret nz
        ld a,(hn)
        or a
        ret z
        pop hl
    endif
        ret

; A is 0 when R is done.
fltr1:
    if FAULT = X_restone
        ; Leaves the first removal.
        cp 1
        ret nz
        xor a
    endif
    if FAULT = X_restten
        ; Stops after ten steps, without gravity.
        ld c,a
        ld a,(grav)
        or a
        ld a,c
        ret nz
        ld a,(htop)
        sub 10
        cp c
        ld a,c
        ret nz
        xor a
    endif
        ret

; Carry: L goes on.
fltl1:
    if FAULT = X_lastfive
        ; Stops after five.
        ret nc
        ld a,(hn)
        cp 5
    endif
        ret

; Carry: the key counts as cheating.
fltcht:
    if FAULT = X_chtno
        or a
    endif
    if FAULT = X_chtrest
        ; R does not count.
        ret nc
        ld a,(lastky)
        cp 'R'
        scf
        ret nz
        or a
    endif
    if FAULT = X_chtone
        ; The first removal of a game can be taken back freely.
        ret nc
        ld a,(hn)
        or a
        scf
        ret nz
        or a
    endif
        ret

; won, stuck and cheat are known; the border is not.
fltst:
    if FAULT = X_brdgrav
        ; Does not notice the end without gravity.
        ld a,(grav)
        ld hl,stuck
        and (hl)
        ld (hl),a
    endif
    if FAULT = X_brdfew
        ; Does not notice the end when four tiles are left.
        ld a,(count)
        cp 5
        ret nc
        xor a
        ld (stuck),a
    endif
    if FAULT = X_brdforget
        ; Forgets the cheat at the next removal.
        ld a,(lastky)
        cp 13
        ret nz
        xor a
        ld (cheat),a
    endif
    if FAULT = X_brdagain
        ; The second game that was won is not noticed.
        ld a,(wins)
        or a
        ret z
        xor a
        ld (won),a
    endif
        ret

; A is the colour of the border.
fltbrd:
    if FAULT = X_brdwin
        ; Shows yellow for a won game.
        cp 7
        ret nz
        dec a
    endif
    if FAULT = X_brdblack
        ; Stays cyan when no pair is left.
        or a
        ret nz
        ld a,5
    endif
    if FAULT = X_brdstart
        ; Starts green after a cheat.
        cp 5
        ret nz
        ld c,a
        ld a,(bord)
        cp 2
        ld a,c
        ret nz
        dec a
    endif
        ret

; Z: no sound for the pair D, E.
fltsnd:
    if FAULT = X_sndno
        xor a
        ret
    endif
    if FAULT = X_sndhint
        ; Is silent for a pair that was shown.
        ld a,(lastky)
        cp 13
        ret nz
        ld a,(hv1)
        or a
        jr z,fs1
        xor a
        ret
    endif
    if FAULT = X_sndlast
        ; Is silent for the last pair.
        ld a,(count)
        cp 2
        ret
    endif
    if FAULT = X_sndcheat
        ; Is silent when the player has cheated.
        ld a,(cheat)
        xor 1
        ret
    endif
    if FAULT = X_sndcol
        ; Is silent for a pair in one column.
        ld a,d
        xor e
        and 15
        ret
    endif
    if FAULT = X_snd100
        ; Is silent from removal 100 to 255, and again 256 later.
        ld a,(moves)
        cp 100
        jr c,fs1
        xor a
        ret
    endif
fs1:    or 1
        ret
