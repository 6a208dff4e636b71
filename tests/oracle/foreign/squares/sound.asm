; Squares: sound.
sound:
        if FAULT = 45
        ret
        endif
        if FAULT = 46
        ld a,(left)
        cp 42
        ret c
        endif
        if SND = 0              ; ROM beeper
        ld de,40
        ld hl,400
        jr beep
        endif
        if SND = 1              ; rising sweep
        ld c,80
so1:    ld a,(bcol)
        or 16
        out (0FEh),a
        ld b,c
so2:    djnz so2
        and 7
        out (0FEh),a
        ld b,c
so3:    djnz so3
        dec c
        jr nz,so1
        ret
        endif
        if SND = 2              ; two tones
        ld de,30
        ld hl,600
        call beep
        ld de,60
        ld hl,300
        jr beep
        endif
        if SND = 3              ; noise
        ld hl,0
        ld bc,600
so1:    ld a,(hl)
        and 16
        ld d,a
        ld a,(bcol)
        or d
        out (0FEh),a
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,so1
        ld a,(bcol)
        out (0FEh),a
        ret
        endif
        if SND = 4              ; four notes
        ld b,4
        ld hl,500
so1:    push bc
        push hl
        ld de,25
        call beep
        pop hl
        ld de,-90
        add hl,de
        pop bc
        djnz so1
        ret
        endif
        if SND = 5              ; a short one with border stripes
        ld b,120
so1:    ld a,b
        and 7
        bit 2,b
        jr z,so2
        or 16
so2:    out (0FEh),a
        ld c,30
so3:    dec c
        jr nz,so3
        djnz so1
        ld a,(bcol)
        out (0FEh),a
        ret
        endif
beep:   push ix
        push iy
        ld iy,5C3Ah
        call 03B5h
        pop iy
        pop ix
        if INTM = 0
        di
        endif
        ret
buzz:   ld de,12
        ld hl,2200
        jr beep
click:
        if CLICK = 1
        ld a,(bcol)
        or 16
        out (0FEh),a
        ld b,60
ck1:    djnz ck1
        ld a,(bcol)
        out (0FEh),a
        ret
        endif
        if CLICK = 2
        ld de,4
        ld hl,100
        jr beep
        endif
        ret
