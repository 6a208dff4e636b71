; A removal with its show, and the wait for a key.

; Takes the tiles D and E away and writes them down.
take:   xor a
        ld (chosen),a
        call nohint
        IF ANIM
        ld (pair1),de
        push de
        IF ANIM = 2
        call refresh
        ld bc,25000
idle:   dec bc
        ld a,b
        or c
        jr nz,idle
        ELSE
        ld b,ANIM
blink:  push bc
        ld hl,(pair1)
        push hl
        call refresh
        halt
        halt
        halt
        ld hl,0
        ld (pair1),hl
        call refresh
        halt
        halt
        pop hl
        ld (pair1),hl
        pop bc
        djnz blink
        ENDIF
        pop de
        ld hl,0
        ld (pair1),hl
        ENDIF
        call record
        ld h,GRID/256
        ld l,d
        ld a,(hl)
        ld (ix+0),d
        ld (ix+1),e
        ld (ix+2),a
        ld (hl),0
        ld l,e
        ld (hl),0
        IF SOUND = 1
        IF FAULT = 20
        ld a,(quiet)
        or a
        jr nz,nosound
        ENDIF
        push de
        ld de,30
        ld hl,PITCH
        call #03B5
        pop de
nosound:
        ENDIF
        IF SOUND = 2
        IF FAULT = 20
        ld a,(quiet)
        or a
        jr nz,nosound
        ENDIF
        call crackle
nosound:
        ENDIF
        IF FALLWAIT
        call drop_slow
        ELSE
        call drop
        ENDIF
        ld hl,done
        inc (hl)
        ld a,(hl)
        ld (most),a
        ld a,2
        ld (event),a
        IF SOUND = 0 AND FAULT = 20
        ld a,(quiet)
        or a
        jr z,nosound
        ld a,5
        ld (event),a
nosound:
        ENDIF
        IF FAULT = 20
        xor a
        ld (quiet),a
        ENDIF
        jp isdead

        IF SOUND = 2
crackle:
        ld hl,0
        ld b,200
crack1: ld a,(23624)
        rrca
        rrca
        rrca
        and 7
        ld c,a
        ld a,(hl)
        inc hl
        and 16
        or c
        out (254),a
        ld a,40
crack2: dec a
        jr nz,crack2
        djnz crack1
        ret
        ENDIF

        IF LOOP = 0
waitkey:
        xor a
        ld (busy),a
        set 3,(iy+1)
wait1:  halt
        bit 5,(iy+1)
        jr z,wait1
        res 5,(iy+1)
        ld a,(23560)
gotkey: ld (key),a
        ld a,1
        ld (busy),a
        ld hl,taken
        inc (hl)
        ret
        ENDIF
        IF LOOP = 3
; Waits until no key is down, then for a key that stays for two looks.
waitkey:
        xor a
        ld (busy),a
wait1:  halt
        call lookup
        jr c,wait1
wait2:  halt
        call lookup
        jr nc,wait2
        ld b,a
        push bc
        halt
        call lookup
        pop bc
        jr nc,wait2
        cp b
        jr nz,wait2
        ld (key),a
        ld a,1
        ld (busy),a
        ld hl,taken
        inc (hl)
        ret
lookup: call #028E
        jr nz,nokey
        call #031E
        ret nc
        ld c,0
        ld d,8
        ld e,a
        call #0333
        scf
        ret
nokey:  or a
        ret
        ENDIF
