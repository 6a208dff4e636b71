; Removal of a pair, the fall of tiles, and the list of moves.

; Empties cell E; with gravity the tiles above fall.
delc:   ld d,BOARD/256
        ld a,e
        ld (dsx_),a
        IF FAULT != GRAV_OFF_COL1
        ld a,(grav_)
        or a
        jr z,del2
        ELSE
        ld a,e
        and 15
        cp 1
        jr z,del1
        ld a,(grav_)
        or a
        jr z,del2
        ENDIF
        IF FAULT = GRAV_COL7
        ld a,e
        and 15
        cp 7
        jr z,del2
        ENDIF
del1:   ld a,e
        cp 32
        jr c,del2
        sub 16
        ld l,a
        ld h,d
        ld a,(hl)
        ld (de),a
        ld e,l
        jr del1
del2:   xor a
        IF FAULT = GRAV_TOP_DUP
        ld a,(dsx_)
        ld l,a
        ld a,e
        cp 1Eh
        ld a,0
        jr nz,del3
        ld a,l
        cp 1Eh
        ld a,0
        jr z,del3
        ld a,(grav_)
        or a
        jr z,del3
        ld a,(de)
del3:
        ENDIF
        ld (de),a
        ret

; Puts kind A into cell E; with gravity it first lifts the tiles from there upwards.
insc:   ld c,a
        ld d,BOARD/256
        IF FAULT != HIST_FLAT_LIFT
        ld a,(grav_)
        or a
        jr z,ins2
        ENDIF
        IF FAULT = GRAV_COL7
        ld a,e
        and 15
        cp 7
        jr z,ins2
        ENDIF
        ld b,e
        ld a,e
        and 15
        or 16
        ld e,a
ins1:   ld a,e
        cp b
        jr z,ins2
        add a,16
        ld l,a
        ld h,d
        ld a,(hl)
        ld (de),a
        ld e,l
        jr ins1
ins2:   ld a,c
        ld (de),a
        ret

; Removes the pair pa_, pb_.
remov:  ld a,(pa_)
        ld b,a
        ld a,(pb_)
        cp b
        jr nc,rm1
        ld (pa_),a
        ld a,b
        ld (pb_),a
rm1:    ld a,(pa_)
        ld e,a
        ld d,BOARD/256
        ld a,(de)
        ld (lastt_),a
        IF FAULT != SEL_STAYS_HINT
        call nosel
        ELSE
        ld a,(viah_)
        or a
        jr nz,rmv1
        ld (sel_),a
rmv1:   call noshow
        ENDIF
        IF SOUNDWHEN = SOUNDWHEN_BEFORE
        call sndx
        ENDIF
        IF ANIMATION = ANIMATION_BLINK
        ld a,3
rb1:    push af
        xor a
        call rbput
        ld a,(lastt_)
        call rbput
        pop af
        dec a
        jr nz,rb1
        jr rb9

; Shows both cells with the kind A for some time.
rbput:  push af
        ld d,BOARD/256
        ld a,(pa_)
        ld e,a
        pop af
        ld (de),a
        push af
        ld a,(pb_)
        ld e,a
        pop af
        ld (de),a
        call redraw
        ld bc,ANIMLENGTH*700
rbw:    dec bc
        ld a,b
        or c
        jr nz,rbw
        ret
rb9:
        ENDIF
        IF ANIMATION = ANIMATION_FALL
        ld d,BOARD/256
        ld a,(pa_)
        ld e,a
        xor a
        ld (de),a
        ld a,(pb_)
        ld e,a
        xor a
        ld (de),a
        call redraw
        ld bc,ANIMLENGTH*1000
rbw:    dec bc
        ld a,b
        or c
        jr nz,rbw
        ENDIF
        IF HISTORY = HISTORY_MOVES
        ld a,(nh_)
        IF FAULT = HIST_WRAP32
        and 31
        ENDIF
        call histad
        ld a,(pa_)
        ld (hl),a
        inc hl
        ld a,(pb_)
        ld (hl),a
        inc hl
        ld a,(lastt_)
        ld (hl),a
        ENDIF
        IF FAULT = GRAV_SAME_COL
        ld a,(pa_)
        ld e,a
        ld a,(pb_)
        xor e
        and 15
        jr nz,gsc1
        ld d,BOARD/256
        xor a
        ld (de),a
        jr gsc2
gsc1:
        ENDIF
        ld a,(pa_)
        ld e,a
        call delc
        IF FAULT = GRAV_SAME_COL
gsc2:
        ENDIF
        ld a,(pb_)
        ld e,a
        call delc
        ld a,(nh_)
        inc a
        ld (nh_),a
        IF FAULT != HIST_STALE_REDO
        ld (ht_),a
        ELSE
        ld hl,ht_
        cp (hl)
        jr c,rms
        ld (hl),a
rms:
        ENDIF
        IF HISTORY = HISTORY_SNAP
        call snapsv
        ENDIF
        IF FAULT = BORDER_RED_LOST
        xor a
        ld (cheat_),a
        ENDIF
        ld hl,(moves_)
        inc hl
        ld (moves_),hl
        ld hl,(score_)
        ld de,10
        add hl,de
        ld (score_),hl
        ld hl,total_
        inc (hl)
        IF FAULT = CRASH_40
        ld a,(hl)
        cp 40
        jp z,0
        ENDIF
        IF SOUNDWHEN = SOUNDWHEN_AFTER
        call sndx
        ENDIF
        IF FAULT = DI_LEFT
        ld a,(viah_)
        or a
        jr z,rmdi
        di
rmdi:
        ENDIF
        jp posch

; HL is the place of move A: two cells and the kind.
histad: ld l,a
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,de
        ld de,MOVELIST
        add hl,de
        ret
