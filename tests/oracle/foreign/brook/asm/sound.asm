; The sound and the pause of a removal.

EFFECT:
        IF PAUSE = 2
        ld c,6
EF1:    ld a,(P1)
        call BLINK
        ld a,(P2)
        call BLINK
        ld b,4
EF2:    halt
        djnz EF2
        dec c
        jr nz,EF1
        ENDIF
        IF PAUSE = 3
        ld bc,20000
EF3:    dec bc
        ld a,b
        or c
        jr nz,EF3
        ENDIF
        IF SOUND = 0
        ld hl,400
        ld de,30
        push ix
        call 949
        pop ix
        ENDIF
        IF SOUND > 0
        IF SOUND = 1
        di
        ENDIF
        ld a,(BORDCOL)
        ld c,a
        ld d,60
EF4:    ld a,c
        xor 16
        ld c,a
        out (254),a
        ld b,d
EF5:    djnz EF5
        dec d
        jr nz,EF4
        ld a,(BORDCOL)
        out (254),a
        IF SOUND = 1
        ei
        ENDIF
        ENDIF
        ret

        IF PAUSE = 2
; Changes the attributes of cell A to and fro. Keeps C.
BLINK:  ld l,a
        ld h,SHADOW/256
        push bc
        ld c,(hl)
        set 7,l
        ld a,(hl)
        xor 7
        ld (hl),a
        ld b,a
        res 7,l
        call CELL
        pop bc
        ret
        ENDIF
