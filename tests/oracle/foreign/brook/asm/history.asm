; Removals, gravity and the history of removals.

; A tape's move: removes P1 and P2, which can be joined.
REMOVE: ld a,(P1)
        ld b,a
        ld a,(P2)
        cp b
        jr nc,REM1
        ld (P1),a
        ld a,b
        ld (P2),a
REM1:   call EFFECT
        call WRITE
        call TAKE
        IF PAUSE = 1
        call SHOW
        ld b,12
REM2:   halt
        djnz REM2
        ENDIF
        jp CHANGED

; Writes P1, P2 and the kind into the history; later entries are forgotten.
WRITE:  ld a,(NH)
        call ENTRYHL
        ld a,(P1)
        ld (hl),a
        ld e,a
        inc hl
        ld a,(P2)
        ld (hl),a
        inc hl
        ld d,BOARD/256
        ld a,(de)
        ld (hl),a
        ld a,(NH)
        inc a
        ld (NH),a
        ld (NT),a
        ret

; HL = entry A of the history.
ENTRYHL:
        ld l,a
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,de
        ld de,HIST
        add hl,de
        ret

; Reads entry A into P1, P2 and KIND.
READ:   call ENTRYHL
        ld a,(hl)
        ld (P1),a
        inc hl
        ld a,(hl)
        ld (P2),a
        inc hl
        ld a,(hl)
        ld (KIND),a
        ret

; Takes P1 and P2 off the board.
TAKE:   ld h,BOARD/256
        ld a,(P1)
        ld l,a
        ld (hl),0
        ld a,(P2)
        ld l,a
        ld (hl),0
        ld a,(GRAV)
        or a
        ret z
        ld a,(P1)
        call FALL
        ld a,(P2)

; The tiles above cell A fall by one row.
FALL:   ld l,a
        ld h,BOARD/256
        ld d,h
FA1:    ld a,l
        sub 16
        cp 16
        jr c,FA2
        ld e,a
        ld a,(de)
        ld (hl),a
        ld l,e
        jr FA1
FA2:    ld (hl),0
        ret

; One step back. Carry if there was one.
BACK1:  ld a,(NH)
        or a
        ret z
        dec a
        ld (NH),a
        IF HISTORY = 0
        call READ
        ld a,(GRAV)
        or a
        jr z,BA1
        ld a,(P2)
        call RAISE
        ld a,(P1)
        call RAISE
BA1:    ld h,BOARD/256
        ld a,(KIND)
        ld b,a
        ld a,(P1)
        ld l,a
        ld (hl),b
        ld a,(P2)
        ld l,a
        ld (hl),b
        ELSE
        ld b,a
        push bc
        ld hl,FIRST
        ld de,BOARD
        ld bc,128
        ldir
        pop bc
        ld c,0
BA2:    ld a,c
        cp b
        jr z,BA3
        push bc
        call READ
        call TAKE
        pop bc
        inc c
        jr BA2
BA3:
        ENDIF
        scf
        ret

        IF HISTORY = 0
; The tiles in the column of cell A, down to A, rise by one row.
RAISE:  ld c,a
        and 15
        or 16
        ld l,a
        ld h,BOARD/256
        ld d,h
RA1:    ld a,l
        cp c
        ret z
        add a,16
        ld e,a
        ld a,(de)
        ld (hl),a
        ld l,e
        jr RA1
        ENDIF

; One step forward. Carry if there was one.
FORW1:  ld a,(NT)
        ld b,a
        ld a,(NH)
        cp b
        ret nc
        push af
        call READ
        call TAKE
        pop af
        inc a
        ld (NH),a
        scf
        ret

DOBACK: call BACK1
        jr nc,IDLE
        jr CHEATED
DOFORW: call FORW1
        jr nc,IDLE
        jr CHEATED
DOREST: call BACK1
        jr nc,IDLE
DR1:    call BACK1
        jr c,DR1
        jr CHEATED
DOLAST: call FORW1
        jr nc,IDLE
DL1:    call FORW1
        jr c,DL1
CHEATED:
        ld a,1
        ld (CHEAT),a
        jp CHANGED
IDLE:
        IF IDLEDROP = 1
        xor a
        ld (SEL),a
        ENDIF
        xor a
        ld (HN),a
        jp NOPAIR
