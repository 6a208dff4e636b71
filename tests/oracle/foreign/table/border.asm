; The colour of the border.

judge:
        if PRECEDENCE = 0
        ld a, (v_cheated)
        or a
        ld c, 2
        jr nz, judged
        endif
        ld a, (v_level)
        cp 42
        ld c, 7
        if FAULT = F_border_win_not_seen
        ld c, 5
        endif
        if FAULT = F_border_win_black
        ld c, 0
        endif
        jr z, judged
        if PRECEDENCE = 2
        ld a, (v_cheated)
        or a
        ld c, 2
        jr nz, judged
        endif
        xor a
        ld (v_filter), a
        ld a, (v_hint_k)
        push af
        call first_pair
        pop hl
        ld a, h
        ld (v_hint_k), a
        ld c, 0
        if FAULT = F_border_never_black
        ld c, 5
        endif
        jr nz, judged
        if PRECEDENCE = 1
        ld a, (v_cheated)
        or a
        ld c, 2
        jr nz, judged
        endif
        ld c, 5
        if FAULT = F_border_black_early
        ld a, (v_level)
        cp 40
        jr c, judged
        ld c, 0
        endif
judged: ld a, c
        ld (v_border), a
        out (254), a
        add a, a
        add a, a
        add a, a
        ld (23624), a           ; for the ROM's beeper
        ret
