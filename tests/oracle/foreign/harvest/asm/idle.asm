; What happens while the program waits for a key.

; Counts a turn of a waiting loop.
idle0:  ld hl,(fcnt_)
        inc hl
        ld (fcnt_),hl
        ret

; Counts a turn and shows what moves: a sign that turns, the clock, a shown pair that blinks.
idle:   ld hl,(fcnt_)
        inc hl
        ld (fcnt_),hl
        IF LIVE
        ld a,(msg_)
        or a
        ret nz
        ld a,(5C78h)
        ld hl,tick_
        cp (hl)
        ret z
        ld (hl),a
        IF SPINNER
        and 7
        jr nz,idl1
        ld a,(5C78h)
        rrca
        rrca
        rrca
        and 3
        ld e,a
        ld d,0
        ld hl,spin
        add hl,de
        ld b,0
        ld c,31
        ld a,(hl)
        call prch
        call flush
idl1:
        ENDIF
        IF STATCLOCK
        ld hl,clk_
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,idl2
        ld (hl),0
        ld hl,(secs_)
        inc hl
        ld (secs_),hl
        ld b,23
        ld c,20
        call dec5z
        call flush
idl2:
        ENDIF
        IF SHOWN = SHOWN_ALT
        ld a,(inent_)
        or a
        ret nz
        ld a,(sh1_)
        or a
        ret z
        ld a,(5C78h)
        and 15
        ret nz
        ld a,(phase_)
        xor 1
        ld (phase_),a
        call redraw
        ENDIF
        ENDIF
        ret

; The four states of the sign that turns.
spin:   db "|/-",92
