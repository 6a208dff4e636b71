; Reading the keys.

; What happens in each round of the waiting loop.
idle:
        if INTS = 1
        if CLOCK != 0
        ld a, (23672)
        ld hl, v_tmp + 2
        cp (hl)
        jr z, same_frame
        ld (hl), a
        call tick
        call show_clock
same_frame:
        endif
        endif
        if INTS = 2
        if (CLOCK = 1) || (CLOCK >= 3)
        call show_clock
        endif
        endif
        if IDLE_SCREEN != 0
        ld a, (idle_on)
        dec a
        jr nz, not_idle
        ld hl, (23672)
        ld de, (idle_from)
        or a
        sbc hl, de
        ld de, IDLE_SCREEN
        sbc hl, de
        jr c, not_idle
        ld a, 2
        ld (idle_on), a
        call clear_screen
        ld hl, title_text
        ld de, 0x0a03
        call print
not_idle:
        endif
        if HINT_TIME != 0
        ; a pair is shown for some time only
        ld a, (v_hint1)
        or a
        jr z, hint_young
        ld a, (23672)
        ld hl, v_hint_frame
        sub (hl)
        cp HINT_TIME
        jr c, hint_young
        if HINT_HIDES = 1
        ld a, (hint_hidden)
        or a
        jr nz, hint_young
        inc a
        ld (hint_hidden), a
        else
        xor a
        ld (v_hint1), a
        endif
        call show
hint_young:
        endif
        if HINT_BLINK = 1
        ; every 16 frames the shown pair with its mark, or without
        ld a, (v_hint1)
        or a
        jr z, hint_steady
        ld a, (23672)
        and 16
        ld hl, hint_phase
        cp (hl)
        ld (hl), a
        call nz, show
hint_steady:
        endif
        if BLINK != 0
        ; every 16 frames the colours of the cursor's tile, or the tile and nothing
        ld a, (23672)
        and 16
        ld hl, blink_seen
        cp (hl)
        call nz, blink
        endif
        if NEW_SOURCE = 1
        ld hl, (v_random)
        inc hl
        ld (v_random), hl
        endif
        if KEY_HALT = 1
        halt
        endif
        ret

        if IDLE_SCREEN != 0
idle_on:    defb 0              ; 1 while a command is awaited, 2 while the other screen is shown
idle_from:  defw 0
        endif
        if HINT_HIDES = 1
hint_hidden: defb 0
        endif
        if KEY_REPEAT != 0
repeat_from: defb 0
        endif

        if HINT_BLINK = 1
hint_phase: defb 0
        endif
        if BLINK != 0
blink_seen: defb 0
blink_kept: defb 0
blink:  ld (hl), a
        ld a, (v_row)
        ld b, a
        inc b
        ld a, OY - PY
blink1: add a, PY
        djnz blink1
        ld d, a
        ld a, (v_col)
        ld b, a
        inc b
        ld a, OX - PX
blink2: add a, PX
        djnz blink2
        ld e, a
        call attr_at
        ld a, (hl)
        if BLINK = 1
        xor 0x3f
        else
        ld b, a
        and 0xf8
        ld c, a
        rrca
        rrca
        rrca
        and 7
        or c
        cp b
        jr nz, blink3
        ld a, (blink_kept)
blink3: ld c, a
        ld a, b
        ld (blink_kept), a
        ld a, c
        endif
        ld (hl), a
        ret
        endif

; A = the next key: 8 to 13, a digit or a small letter.
get_key:
        if KEYS = 0
        if FLUSH = 1
        res 5, (iy + 1)
        endif
        xor a
        ld (v_busy), a
rom1:   call idle
        bit 5, (iy + 1)
        jr z, rom1
        res 5, (iy + 1)
        ld a, (23560)
        cp 'A'
        jr c, key_taken
        or 0x20
        endif
        if (KEYS = 1) || (KEYS = 2)
        if KEY_REPEAT != 0
        ; a held key counts again after some time
        ld a, (23672)
        ld (repeat_from), a
held:   call scan
        jr z, let_go
        ld a, (23672)
        ld hl, repeat_from
        sub (hl)
        cp KEY_REPEAT
        jr c, held
let_go:
        else
held:   call scan
        jr nz, held
        endif
        xor a
        ld (v_busy), a
free:   call idle
        call scan
        jr z, free
        if DEBOUNCE = 1
        ld c, a
        push bc
        ld a, 1
        call wait_frames
        call scan
        pop bc
        cp c
        jr nz, free
        endif
        endif
        if KEYS = 3
        if FLUSH = 1
        xor a
        ld (v_key), a
        endif
        xor a
        ld (v_busy), a
isr1:   call idle
        ld a, (v_key)
        or a
        jr z, isr1
        ld c, a
        xor a
        ld (v_key), a
        ld a, c
        endif
        if KEYS = 4
        xor a
        ld (v_busy), a
poll:   call idle
        call scan
        ld hl, v_last_key
        cp (hl)
        ld (hl), a
        jr z, poll
        or a
        jr z, poll
        endif
        if KEYS = 5
        ; acts when the key is let go
        xor a
        ld (v_busy), a
down:   call idle
        call scan
        jr z, down
        ld c, a
letgo:  push bc
        call scan
        pop bc
        jr nz, letgo
        ld a, c
        endif
key_taken:
        ld hl, v_taken
        inc (hl)
        ld hl, v_busy
        ld (hl), 1
        ret

; A = the key that is held now, 0 none; Z accordingly.
scan:
        if ROM_SCAN = 1
        call 0x028e             ; KEY-SCAN
        jr nz, scan_none
        call 0x031e             ; K-TEST
        jr nc, scan_none        ; it leaves the shift in B
        ld c, 0
        ld d, 8
        ld e, a
        call 0x0333             ; K-DECODE
        cp 'A'
        jr c, scan_some
        or 0x20
scan_some:
        or a
        ret
scan_none:
        xor a
        ret
        else
        ld hl, key_table
        ld bc, 0xfefe
        ld d, 0                 ; the key so far
scan1:  in a, (c)
        cpl
        and 31
        ld e, 5
scan2:  rrca
        jr nc, scan3
        push af
        ld a, (hl)
        cp 2
        jr c, scan_shift
        ld d, a
scan_shift:
        pop af
scan3:  inc hl
        dec e
        jr nz, scan2
        rlc b
        jr c, scan1
        ld a, d
        or a
        ret z
        ; with CAPS SHIFT some digits are something else
        ld bc, 0xfefe
        in a, (c)
        rra
        ld a, d
        jr c, scan_end
        ld hl, shifted
        ld b, 5
scan4:  cp (hl)
        inc hl
        jr z, scan_caps
        inc hl
        djnz scan4
        or a
        ret
scan_caps:
        ld a, (hl)
        or a
        ret
scan_end:
        ld bc, 0x7ffe           ; with SYMBOL SHIFT nothing
        in a, (c)
        and 2
        ld a, d
        jr nz, scan_plain
        xor a
scan_plain:
        or a
        ret
shifted:
        defb '5', 8, '6', 10, '7', 11, '8', 9, '0', 12
key_table:
        defb 0, "zxcv"
        defb "asdfg"
        defb "qwert"
        defb "12345"
        defb "09876"
        defb "poiuy"
        defb 13, "lkjh"
        defb ' ', 1, "mnb"
        endif
