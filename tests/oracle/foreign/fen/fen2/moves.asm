; removal, gravity, history, deals
REMOVE:
 IF BLINK
        ld b,BLINK
RM1:    push bc
        call PAIRON
        call WAIT
        ld a,NONE
        ld (SHOW1),a
        ld (SHOW2),a
        call ALL
        call WAIT
        pop bc
        djnz RM1
 ELSE
  IF SHOWN
        call PAIRON
        call WAIT
  ENDIF
 ENDIF
        ld a,(HP)
        call ENTRY
        ld a,(A1)
        ld b,a
        ld a,(A2)
        cp b
        jr nc,RM2
        ld c,a
        ld a,b
        ld b,c
RM2:    ld (hl),b
        inc hl
        ld (hl),a
        inc hl
        push hl
        ld a,b
        call TILE
        pop hl
        ld (hl),a
 IF SNDPOS=0
        call SOUND
 ENDIF
        call DO
        ld hl,HP
        ld a,(hl)
        ld (HN),a
        call UNSEL
 IF SNDPOS=1
        call ALL
        call SOUND
 ENDIF
        call RESULT
        jp ALL
PAIRON: ld a,(A1)
        ld (SHOW1),a
        ld a,(A2)
        ld (SHOW2),a
        jp ALL
; ENTRY: HL is the address of removal A in the list
ENTRY:  ld e,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,HIST
        add hl,de
        ret
; DO: makes the removal at HP
DO:     ld a,(HP)
        call ENTRY
        ld a,(hl)
        inc hl
        push hl
        call TAKE
        pop hl
        ld a,(hl)
        call TAKE
        ld hl,HP
        inc (hl)
        ret
; TAKE: removes cell A, the tiles above fall
TAKE:   ld c,a
        call TILE
        ld a,(GRAVON)
        or a
        jr z,TK3
        ld de,-14
TK1:    ld a,c
        sub 14
        jr c,TK3
        ld c,a
        push hl
        add hl,de
        ld a,(hl)
        pop hl
        ld (hl),a
        add hl,de
        jr TK1
TK3:    ld (hl),0
        ret
; UNDO: takes back the removal before HP
UNDO:   ld hl,HP
        dec (hl)
        ld a,(hl)
        call ENTRY
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ld (KIND),a
        push bc
        ld a,c
        call PUT
        pop bc
        ld a,b
; PUT: puts KIND into cell A, the tiles above rise
PUT:    ld b,a
        ld a,(GRAVON)
        or a
        jr z,PU3
        ld a,b
        call ROWCOL
        ld c,d
        ld d,0
        ld a,c
        or a
        jr z,PU3
PU1:    push bc
        inc d
        call INDEX
        call TILE
        ld c,a
        dec d
        call INDEX
        push bc
        call TILE
        pop bc
        ld (hl),c
        inc d
        pop bc
        dec c
        jr nz,PU1
PU3:    ld a,b
        call TILE
        ld a,(KIND)
        ld (hl),a
        ret
BACK:   ld a,(HP)
        or a
        jr z,IDLE
        call UNDO
 IF UCUR
        ld a,(HP)
        call ENTRY
        ld a,(hl)
        ld (CUR),a
 ENDIF
TRAVEL: ld a,1
        ld (CHEAT),a
        call UNSEL
        call RESULT
        jp ALL
FORW:   call ATEND
        jr z,IDLE
        call DO
        jr TRAVEL
REST:   ld a,(HP)
        or a
        jr z,IDLE
RS1:    call UNDO
        ld a,(HP)
        or a
        jr nz,RS1
        jr TRAVEL
LAST:   call ATEND
        jr z,IDLE
LA1:    call DO
        call ATEND
        jr nz,LA1
        jr TRAVEL
ATEND:  ld a,(HN)
        ld hl,HP
        cp (hl)
        ret
IDLE:
 IF IDLESEL
        ld a,NONE
        ld (SEL),a
 ENDIF
 IF IDLEHINT
        ld a,NONE
        ld (SHOW1),a
        ld (SHOW2),a
        xor a
        ld (HINT),a
 ENDIF
        jp ALL
DEAL:   ld hl,BRD
        ld de,0401h
        ld b,84
DE1:    ld (hl),e
        inc hl
        dec d
        jr nz,DE2
        ld d,4
        inc e
DE2:    djnz DE1
        ld hl,(NUM)
        ld (SEED),hl
        ld b,84
DE3:    push bc
DE4:    call STEP
        and 127
        cp b
        jr nc,DE4
        call TILE
        push hl
        ld c,a
        ld a,b
        dec a
        call TILE
        ld b,a
        ld (hl),c
        pop hl
        ld (hl),b
        pop bc
        djnz DE3
        xor a
        ld (HP),a
        ld (HN),a
        ld (CHEAT),a
 IF HOME
        ld a,HOMEAT
        ld (CUR),a
 ENDIF
        jp UNSEL
; STEP: A is the next byte of a shift register of 16 bits
STEP:   push bc
        ld hl,(SEED)
        ld b,5
ST1:    add hl,hl
        jr nc,ST2
        ld a,l
        xor 2Dh
        ld l,a
ST2:    djnz ST1
        ld (SEED),hl
        pop bc
        ld a,h
        xor l
        ret
