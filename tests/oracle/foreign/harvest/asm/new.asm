; N, DELETE and the choice of a number.

; N deals a board with a new number.
knew:   call rndnum
        ld (num_),hl
        jp newbd

; DELETE changes the gravity and deals a new board.
        IF FAULT = TOGGLE_NODEAL
kdel:   ld a,(grav_)
        xor 1
        ld (grav_),a
        call nosel
        call redraw
        jp texts
        ELSE
        IF FAULT = TOGGLE_STUCK
kdel:   xor a
        ld (grav_),a
        jr knew
        ELSE
kdel:   ld a,(grav_)
        xor 1
        ld (grav_),a
        jr knew
        ENDIF
        ENDIF

; HL is a number from 1 for a new board.
rndnum:
        IF RANDOM = RANDOM_R
        ld hl,(seed2_)
        ld a,(fcnt_)
        xor l
        ld l,a
        ld a,r
        xor h
        ld h,a
        call rstm
        ELSE
        IF RANDOM = RANDOM_FRAMES
        ld hl,(5C78h)
        ld de,(seed2_)
        add hl,de
        call rstm
        ELSE
        ld hl,(seed2_)
        ld a,h
        or l
        jr nz,rnn1
        ld hl,(fcnt_)
        ld a,r
        xor h
        ld h,a
rnn1:   call rstm
        ENDIF
        ENDIF
        ld (seed2_),hl
        IF FAULT = NUM_EVEN
        res 0,l
        ENDIF
        IF FAULT = NUM_EVEN
        ld a,h
        or l
        ret nz
        ld hl,2
        ret
        ELSE
        ld a,h
        or l
        ret nz
        inc l
        ret
        ENDIF
