; Reading the keys.

key:
        xor a
        ld (v_busy), a
        if KEYS = 0
key1:   halt
        ld hl, 23611
        bit 5, (hl)
        jr z, key1
        res 5, (hl)
        ld a, (23560)
        endif
        if KEYS = 1
        ; LAST_K is made 0 and watched
        ld (23560), a
key1:
        if CLOCK = 1
        call clock
        endif
        ld a, (23560)
        or a
        jr z, key1
        endif
        if KEYS = 2
        ; a frame at a time, until a new key is held
        ei
key1:   halt
        call 0x028e
        jr nz, key1
        call 0x031e
        jr c, key2
        xor a
        ld (v_last), a
        jr key1
key2:   ld hl, v_last
        ld c, 0
        ld d, 8
        ld e, a
        push hl
        call 0x0333
        pop hl
        cp (hl)
        ld (hl), a
        jr z, key1
        endif
        ld hl, v_taken
        inc (hl)
        ld hl, v_busy
        ld (hl), 1
        cp 'A'
        ret c
        or 0x20
        ret
        if CLOCK = 1
; Seconds since power-on, while the program waits.
clock:  ld hl, v_clock
        ld a, (23673)
        cp (hl)
        ret z
        ld (hl), a
        ld a, 22
        rst 16
        ld a, CLOCK_ROW
        rst 16
        ld a, 25
        rst 16
        ld a, (23673)
        ld c, a
        ld b, 0
        jp print_bc
        endif
