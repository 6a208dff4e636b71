; Shisen for the ZX Spectrum: start, main loop and commands.
; The switches are constants in switches.inc.

        INCLUDE "switches.inc"
        ORG ORGADR

START:  call INITKEYS
        IF TITLE > 0
        call TITLESCR
        ENDIF
        ld a,BACK
        call CLEARSCR
        ld a,1
        ld (GRAV),a
        call RANDNUM
        call DEAL
MAIN:   call SHOW
        call GETKEY
        call COMMAND
        jr MAIN

; Runs the command of key A.
COMMAND:
        IF WONKEY = 1
        ld b,a
        ld a,(STATE)
        cp 2
        ld a,b
        jp z,DONEW
        ENDIF
        ld hl,KEYTAB
CMD1:   ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc c
        dec c
        ret z
        cp c
        jr nz,CMD1
        ex de,hl
        jp (hl)

KEYTAB: db 8
        dw DOLEFT
        db 9
        dw DORIGHT
        db 10
        dw DODOWN
        db 11
        dw DOUP
        db 13
        dw DOENTER
        db 'H'
        dw DOHINT
        db 'B'
        dw DOBACK
        db 'F'
        dw DOFORW
        db 'R'
        dw DOREST
        db 'L'
        dw DOLAST
        db 'N'
        dw DONEW
        db 12
        dw DOGRAV
        db 'S'
        dw DOENTRY
        db 0,0,0

; The arrows. CUR is 16 * row + column; rows are 1 to 6, columns 1 to 14.
DOLEFT: ld a,(CUR)
        dec a
        ld b,a
        and 15
        ld a,b
        jr nz,SETCUR
        IF EDGE = 0
        add a,14
        jr SETCUR
        ELSE
        jr MOVED
        ENDIF
DORIGHT:
        ld a,(CUR)
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,SETCUR
        IF EDGE = 0
        sub 14
        jr SETCUR
        ELSE
        jr MOVED
        ENDIF
DOUP:   ld a,(CUR)
        sub 16
        cp 16
        jr nc,SETCUR
        IF EDGE = 0
        add a,96
        jr SETCUR
        ELSE
        jr MOVED
        ENDIF
DODOWN: ld a,(CUR)
        add a,16
        cp 112
        jr c,SETCUR
        IF EDGE = 0
        sub 96
        ELSE
        jr MOVED
        ENDIF
SETCUR: ld (CUR),a
MOVED:
        IF AHINT = 0
        call NOPAIR
        IF HRESUME = 0
        xor a
        ld (HN),a
        ENDIF
        ENDIF
        ret

; Takes the pair of a hint away from the screen.
NOPAIR: xor a
        ld (PAIR1),a
        ld (PAIR2),a
        ret

DOENTER:
        ld a,(PAIR1)
        or a
        jr z,ENT1
        ld (P1),a
        ld a,(PAIR2)
        ld (P2),a
        jp REMOVE
ENT1:   ld a,(CUR)
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        or a
        jr z,ENTEMP
        ld a,(SEL)
        or a
        jr z,SETSEL
        cp l
        jr z,CLRSEL
        ld e,a
        ld d,h
        ld a,(de)
        cp (hl)
        jr nz,ENTOTH
        ld a,e
        ld (P1),a
        ld a,l
        ld (P2),a
        call JOIN
        jp c,REMOVE
        IF BLOCKED = 0
        ld a,(CUR)
        ld l,a
        jr SETSEL
        ENDIF
        IF BLOCKED = 1
        jr CLRSEL
        ENDIF
        IF BLOCKED = 2
        ret
        ENDIF
ENTOTH:
        IF OTHER = 0
        jr SETSEL
        ENDIF
        IF OTHER = 1
        jr CLRSEL
        ENDIF
        IF OTHER = 2
        ret
        ENDIF
ENTEMP:
        IF EMPTYC = 0
        ret
        ENDIF
CLRSEL: ld l,0
SETSEL: ld a,l
        ld (SEL),a
        xor a
        ld (HN),a
        ret

; H: the next pair that can be removed, or none after the last.
DOHINT: ld a,(SEL)
        ld (FILTER),a
        ld a,(HN)
        ld c,a
        call FINDPAIR
        jr nc,HNONE
        ld hl,HN
        inc (hl)
        ld a,(P1)
        ld (PAIR1),a
        ld a,(P2)
        ld (PAIR2),a
        IF HCURSOR = 1
        ld a,(P1)
        ld (CUR),a
        ENDIF
        ret
HNONE:  call NOPAIR
        xor a
        ld (HN),a
        ret

DOGRAV: ld a,(GRAV)
        xor 1
        ld (GRAV),a
DONEW:  call RANDNUM
        jp DEAL

; A new position: nothing is selected or shown; the state is found out.
CHANGED:
        xor a
        ld (SEL),a
        ld (HN),a
        call NOPAIR
; STATE: 0 the game goes on, 1 no pair can be removed, 2 the board is empty.
FINDSTATE:
        ld hl,BOARD+17
        ld b,96
FS1:    ld a,(hl)
        dec a
        cp 21
        jr c,FS2
        inc hl
        djnz FS1
        ld a,2
        jr FS3
FS2:    xor a
        ld (FILTER),a
        ld c,a
        call FINDPAIR
        ld a,0
        jr c,FS3
        inc a
FS3:    ld (STATE),a
        ret

        INCLUDE "path.asm"
        INCLUDE "history.asm"
        INCLUDE "deal.asm"
        INCLUDE "keys.asm"
        INCLUDE "entry.asm"
        INCLUDE "show.asm"
        INCLUDE "draw.asm"
        INCLUDE "sound.asm"
        INCLUDE "data.asm"
        END START
