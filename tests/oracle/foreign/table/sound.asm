; Time and sound.

wait_frames:
        ld b, a
wait1:
        if (INTS = 0) || (WAIT_BUSY = 1)
        push bc
        ld bc, 2688
wait2:  dec bc
        ld a, b
        or c
        jr nz, wait2
        pop bc
        else
        halt
        endif
        djnz wait1
        ret

click:
        if CLICK_SOUND = 1
        push bc
        push de
        ld d, 20
        ld e, 60
        call tone
        pop de
        pop bc
        endif
        ret

; D half waves of E steps, interrupts as SOUND says.
tone:
        if SOUND_DI = 1
        di
        endif
        ld a, (v_border)
        or 8
tone1:  xor 16
        if SOUND_FLICKER = 1
        xor 2
        endif
        out (254), a
        ld b, e
tone2:  djnz tone2
        dec d
        jr nz, tone1
        ld a, (v_border)
        or 8
        out (254), a
        if (SOUND_DI = 1) && (INTS != 0)
        ei
        endif
        ret

removal_sound:
        if FAULT = F_sound_missing
        ret
        endif
        if FAULT = F_sound_missing_without_gravity
        ld a, (v_gravity)
        or a
        ret z
        endif
        if FAULT = F_sound_stops_late
        ld a, (v_level)
        cp 20
        ret nc
        endif
        if SOUND = 0
        ld a, SOUND_NOTES
sound1: push af
        ld d, SOUND_LENGTH
        ld e, a
        sla e
        sla e
        sla e
        set 5, e
        call tone
        pop af
        dec a
        jr nz, sound1
        endif
        if SOUND = 1
        ld de, SOUND_LENGTH
        ld hl, 500
        push ix
        call 0x03b5             ; BEEPER
        pop ix
        if INTS = 0
        di
        endif
        endif
        if SOUND = 2
        ld hl, ay_ping
        call ay_write
        endif
        if SOUND = 3
        ; a glide through the notes, a frame apart
        ld c, 6
glide:  push bc
        ld d, 40
        ld a, c
        add a, a
        add a, a
        add a, a
        add a, a
        ld e, a
        call tone
        ld a, 1
        call wait_frames
        pop bc
        dec c
        jr nz, glide
        endif
        ret

fanfare:
        ld c, FANFARE
fan1:   push bc
        ld d, 60
        ld a, c
        and 7
        add a, 3
        add a, a
        add a, a
        add a, a
        ld e, a
        call tone
        ld a, 4
        call wait_frames
        pop bc
        dec c
        jr nz, fan1
        ret

        if (SOUND = 2) || (MUSIC = 2)
ay_write:
        ld a, (hl)
        inc hl
        cp 255
        ret z
        ld bc, 0xfffd
        out (c), a
        ld a, (hl)
        inc hl
        ld b, 0xbf
        out (c), a
        jr ay_write
ay_ping:
        defb 0, 100, 1, 0, 8, 16, 11, 0, 12, 8, 7, 0x3e, 13, 0, 255
ay_start:
        ld hl, ay_tune
        jr ay_write
ay_tune:
        defb 2, 200, 3, 1, 9, 10, 7, 0x3c, 255
        endif
