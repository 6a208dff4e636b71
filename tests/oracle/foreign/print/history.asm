; Back, forward, restart and last.

back:   ld a, (v_level)
        sub 1
        jr c, idle_travel
        jr travel
forward:
        ld a, (v_level)
        ld hl, v_known
        cp (hl)
        jr nc, idle_travel
        inc a
        jr travel
restart:
        ld a, (v_level)
        or a
        jr z, idle_travel
        xor a
        jr travel
last:   ld a, (v_known)
        ld hl, v_level
        cp (hl)
        jr z, idle_travel
travel: ld (v_level), a
        push af
        ld a, 1
        ld (v_cheated), a
        xor a
        ld (v_selected), a
        ld hl, dealt
        ld de, map
        ld bc, 128
        ldir
        pop af
        or a
        jp z, changed
        ld b, a
        ld hl, past
        if FAULT = F_p_back_skips_tenth
        ld a, b
        cp 10
        jr nz, replay
        inc hl
        inc hl
        dec b
        endif
replay: push bc
        ld b, (hl)
        inc hl
        ld c, (hl)
        inc hl
        push hl
        call without
        pop hl
        pop bc
        djnz replay
        jp changed
idle_travel:
        if IDLE_CHEATS = 1
        ld a, 1
        ld (v_cheated), a
        call judge
        endif
        if IDLE_SELECTION = 0
        ld a, (v_selected)
        or a
        jp z, drop
        xor a
        ld (v_selected), a
        jp forget
        else
        jp drop
        endif
