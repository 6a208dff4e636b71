; keys and sounds
; wait for a key
getkey: xor a
        ld (busy),a
IF KEYS = 0
        res 5,(iy+1)
gk1:    bit 5,(iy+1)
        jr z,gk1
        ld a,(LASTK)
        res 5,(iy+1)
ENDIF
IF KEYS = 1
gk1:    call inkey              ; let go first
        or a
        jr nz,gk1
gk2:    halt
        call inkey
        or a
        jr z,gk2
ENDIF
        push af
        ld a,1
        ld (busy),a
        ld hl,taken
        inc (hl)
        pop af
        ret

IF KEYS = 1
inkey:  call 0x028e
        ld a,0
        ret nz
        call 0x031e
        ld c,a
        ld a,0
        ret nc
        ld e,c
        ld c,0
        ld d,8
        jp 0x0333
ENDIF

click:
IF CLICKS
        push af
        ld de,3
        ld hl,100
        call 0x03b5
        pop af
ENDIF
        ret

tune:
IF FAULT NE 24
        ld de,30
        ld hl,400
        call 0x03b5
        ld de,50
        ld hl,200
        call 0x03b5
ENDIF
        ret

