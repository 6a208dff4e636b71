; ENTER: selecting and removing tiles; gravity.

enter:  ld bc, (v_hint1)        ; C the first one, B the second one
        ld a, c
        or a
        jr nz, take
        ld a, (v_cursor)
        ld l, a
        ld h, map / 256
        ld a, (hl)
        or a
        jr z, on_nothing
        ld a, (v_selected)
        or a
        jr z, choose_it
        cp l
        jr z, let_go
        ld b, l
        ld c, a
        ld a, (hl)
        ld l, c
        cp (hl)
        ld l, b
        jr nz, on_other
        call way
        jr nz, take
        ld a, (v_cursor)
        ld l, a
        if BLOCKED_PAIR = 0
        jr choose_it
        endif
        if BLOCKED_PAIR = 1
        jr drop1
        endif
        if BLOCKED_PAIR = 2
        jr let_go
        endif
on_other:
        if OTHER_KIND = 1
        jr drop1
        endif
        if OTHER_KIND = 2
        jr let_go
        endif
choose_it:
        ld a, l
        ld (v_selected), a
        jp forget
on_nothing:
        if EMPTY_CELL = 0
drop1:  jp drop
        endif
let_go: xor a
        ld (v_selected), a
        jp forget
        if EMPTY_CELL = 1
drop1:  jp drop
        endif

take:   xor a
        if FAULT = F_p_selection_stays
        else
        ld (v_selected), a
        endif
        if SHOW_PAIR != 0
        ld a, b
        ld (v_hint1), a
        ld a, c
        ld (v_hint2), a
        push bc
        call draw
        ld b, SHOW_PAIR
pause1: halt
        djnz pause1
        pop bc
        endif
        xor a
        ld (v_hint1), a
        ld a, (v_level)
        ld l, a
        add a, a
        ld e, a
        ld d, past / 256
        inc l
        ld a, l
        ld (v_level), a
        if FAULT = F_p_forward_survives
        ld hl, v_known
        cp (hl)
        jr c, known_more
        ld (hl), a
known_more:
        else
        ld (v_known), a
        endif
        ld a, b
        ld (de), a
        inc e
        ld a, c
        ld (de), a
        call without
        call draw
        if FAULT != F_p_sound_missing
        if SOUND = 1
        ld de, 10
        ld hl, 600
        call 0x03b5
        else
        ld b, 60
        ld a, (v_border)
noise:  xor 16
        out (254), a
        ld c, 80
noise1: dec c
        jr nz, noise1
        djnz noise
        endif
        endif
        if DELAY != 0
        ld b, DELAY
pause2: halt
        djnz pause2
        endif
        call changed
        ld a, (v_level)
        cp 42
        ret nz
        if WIN != 0
        ; the border tells, and a tune
        ld b, FANFARE
tune:   push bc
        ld l, b
        ld h, 1
        ld de, 20
        call 0x03b5
        pop bc
        djnz tune
        endif
        ret

; Takes the pair B, C from the map; gravity.
without:
        ld h, map / 256
        ld l, b
        ld (hl), 0
        ld l, c
        ld (hl), 0
        ld a, (v_gravity)
        or a
        ret z
        if FAULT = F_p_gravity_other_column
        ld a, b
        call sink
        ld a, b
        jr sink
        endif
        ld a, b
        call sink
        ld a, c
; The column of cell A falls.
sink:   and 15
        add a, 96
        ld l, a                 ; the lowest cell
        ld e, l
        ld d, map / 256
        ld h, d
sink1:  ld a, (hl)
        or a
        jr z, sink2
        ld (de), a
        ld a, l
        cp e
        jr z, sink3
        ld (hl), 0
sink3:  ld a, e
        sub 16
        ld e, a
sink2:  ld a, l
        sub 16
        ld l, a
        cp 16
        jr nc, sink1
        ret
