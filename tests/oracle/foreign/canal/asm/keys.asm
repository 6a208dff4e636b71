; Keys, waiting, interrupts
; getkey: waits for a key; A = 8 to 11 arrows, 12 DELETE, 13 ENTER, digits, capital letters
getkey: xor a
        ld (idlen),a
gk1:    call frame
        call idle
        call pollkey
    IF KM >= 2
        ld hl,lastraw
        cp (hl)
        jr z,gk2
        ld (hl),a
        ld hl,repn
        ld (hl),25
        or a
        jr z,gk1
        jr gk3
gk2:    or a
        jr z,gk1
    IF REPEAT
        ld hl,repn
        dec (hl)
        jr nz,gk1
        ld (hl),5
    ELSE
        jr gk1
    ENDIF
    ELSE
        or a
        jr z,gk1
    ENDIF
gk3:    cp "a"
        ret c
        cp "z"+1
        ret nc
        sub 32
        ret

; pollkey: A = the key that is down, or 0
pollkey:
    IF KM = 0
        xor a
        bit 5,(iy+1)
        ret z
        res 5,(iy+1)
        ld a,(5C08h)
        ret
    ENDIF
    IF KM = 1
        res 3,(iy+2)
        call 10A8h
        ret c
        xor a
        ret
    ENDIF
    IF KM = 2
        call 028Eh
        ld a,0
        ret nz
        call 031Eh
        jr c,pk1
        xor a
        ret
pk1:
        ld e,a
        ld c,0
        ld d,8
        jp 0333h
    ENDIF
    IF KM = 3
        jp scanp
    ENDIF
    IF KM = 4
        ld a,(irqkey)
        ret
    ENDIF

    IF KM >= 3
scanp:  ld hl,keytab
        ld b,0FEh
sp1:    ld c,0FEh
        in a,(c)
        cpl
        and 1Fh
        ld d,5
sp2:    rra
        jr nc,sp3
        ld e,a
        ld a,(hl)
        or a
        jr nz,sp4
        ld a,e
sp3:    inc hl
        dec d
        jr nz,sp2
        rlc b
        jr c,sp1
        xor a
        ret
sp4:    ld e,a
        ld bc,0FEFEh
        in a,(c)
        rra
        ld a,e
        ret c
        cp "5"
        ld c,8
        jr z,sp5
        inc c
        cp "8"
        jr z,sp5
        inc c
        cp "6"
        jr z,sp5
        inc c
        cp "7"
        jr z,sp5
        inc c
        cp "0"
        ret nz
sp5:    ld a,c
        ret
keytab: db 0,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH"
        db " ",0,"MNB"
    ENDIF

; frame: wait for the next frame
frame:  push hl
        ld hl,ticks
        inc (hl)
        pop hl
    IF INTS
        halt
        ret
    ELSE
        push bc
        ld bc,2650
fr1:    dec bc
        ld a,b
        or c
        jr nz,fr1
        pop bc
        ret
    ENDIF
; frames: B of them
frames: push bc
        call frame
        pop bc
        djnz frames
        ret

; idle: what goes on while the player thinks
idle:
    IF BLINKT
        ld hl,blinkn
        inc (hl)
        ld a,(hl)
        cp BLINKT
        jr c,id1
        ld (hl),0
        ld a,(noidle)
        or a
        jr nz,id1
        ld a,(msgon)
        cp 2
        jr z,id1
        ld a,(phase)
        xor 1
        ld (phase),a
        call refresh
id1:
    ENDIF
    IF HTIME
        ld a,(ha)
        or a
        jr z,id2
        ld hl,htimer
        inc (hl)
        ld a,(hl)
        cp HTIME
        jr c,id2
        call hintoff
        call refresh
id2:
    ENDIF
    IF SHOWCLOCK
        ld hl,clockn
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,id3
        ld (hl),0
        ld a,(noidle)
        or a
        jr nz,id3
        ld hl,(secs)
        inc hl
        ld (secs),hl
        call clock
id3:
    ENDIF
    IF MUSIC = 3
        call music
    ENDIF
        ret

setup:  ld a,5
        ld (bord),a
        out (254),a
        ld a,28h
        ld (5C48h),a
        xor a
        ld (5C09h+1),a          ; REPPER is left alone, REPDEL is not used
        ld a,5
        ld (5C0Ah),a
    IF KM = 1
        xor a
        call 1601h
    ENDIF
    IF P128
        call topage
    ENDIF
    IF IM2
        ld hl,0B800h
        ld de,0B801h
        ld (hl),0B9h
        ld bc,256
        ldir
        ld a,0C3h
        ld (0B9B9h),a
        ld hl,irq
        ld (0B9BAh),hl
        di
        ld a,0B8h
        ld i,a
        im 2
        ei
    ENDIF
    IF INTS = 0
        di
    ENDIF
        ret

    IF IM2
irq:    push af
        push bc
        push de
        push hl
        push ix
        ld hl,fcount
        inc (hl)
    IF MUSIC AND 3
    IF MUSIC < 3
        call music
    ENDIF
    ENDIF
    IF KM = 4
        call scanp
        ld (irqkey),a
    ENDIF
        pop ix
        pop hl
        pop de
        pop bc
        pop af
    IF KM < 4
        jp 38h
    ELSE
        ei
        reti
    ENDIF
    ENDIF
