; The interrupt routine.

        if INTS = 2
start_interrupts:
        ld hl, vectors
        ld de, vectors + 1
        ld bc, 256
        ld (hl), 0xfc
        ldir
        ld a, 0xc3
        ld (isr_place), a
        ld hl, isr
        ld (isr_place + 1), hl
        ld a, vectors / 256
        ld i, a
        im 2
        ei
        ret
isr:    push af
        push bc
        push de
        push hl
        ld hl, (v_clock2)
        inc hl
        ld (v_clock2), hl
        call tick
        if MUSIC = 1
        ; every eighth frame a short click
        ld a, l
        and 7
        jr nz, no_note
        ld b, 12
        ld a, (v_border)
note:   xor 16
        out (254), a
        ld c, 30
note1:  dec c
        jr nz, note1
        djnz note
        ld a, (v_border)
        out (254), a
no_note:
        endif
        if MUSIC = 2
        ld a, (v_clock2)
        ld bc, 0xfffd
        ld d, 2
        out (c), d
        ld b, 0xbf
        rrca
        rrca
        rrca
        and 15
        add a, 60
        out (c), a
        endif
        if KEYS = 3
        call scan
        ld hl, v_last_key
        cp (hl)
        jr z, isr_same
        ld (hl), a
        or a
        jr z, isr_same
        ld (v_key), a
isr_same:
        endif
        if CLOCK = 2
        call show_clock
        endif
        pop hl
        pop de
        pop bc
        if ROM_KEYS = 1
        pop af
        jp 56
        else
        pop af
        ei
        reti
        endif
        endif

; Counts a frame.
tick:
        ld hl, v_ticks
        inc (hl)
        ld a, (hl)
        cp 50
        jr c, tick_end
        ld (hl), 0
        inc hl
        inc (hl)
        ld a, (hl)
        cp 60
        jr c, tick_end
        ld (hl), 0
        inc hl
        inc (hl)
tick_end:
        ld hl, (v_clock2)
        ret

        if CLOCK != 0
show_clock:
        if CLOCK = 3
        ; a wheel
        ld a, (v_ticks)
        rrca
        rrca
        and 3
        ld l, a
        ld h, 0
        ld de, wheel
        add hl, de
        ld a, (hl)
        ld de, CLOCK_ROW * 256 + CLOCK_COL
        jp put
wheel:  defb "|/-+"
        else
        ld a, (v_seconds)
        if CLOCK != 4
        ld hl, v_shown_sec
        cp (hl)
        ret z
        ld (hl), a
        endif
        ld de, CLOCK_ROW * 256 + CLOCK_COL
        ld a, (v_minutes)
        call two_digits
        ld a, ':'
        call put
        ld a, (v_seconds)
        call two_digits
        if CLOCK = 4
        ld a, '.'
        call put
        ld a, (v_ticks)
        call two_digits
        endif
        ret
two_digits:
        ld c, '0' - 1
tens:   inc c
        sub 10
        jr nc, tens
        add a, '0' + 10
        ld b, a
        ld a, c
        call put
        ld a, b
        jp put
        endif
        endif
