; SEARCH: pair number A (0 is the first); Z: A1 and A2 hold it
SEARCH: ld (LEFT),a
        xor a
 IF ORDER=2
        ld a,83
 ENDIF
SE1:    ld (A1),a
SE2:    ld (A2),a
SE3:    ld a,(A2)
 IF ORDER=2
        or a
        jr z,SE7
        dec a
 ELSE
        inc a
        cp 84
        jr z,SE7
 ENDIF
        ld (A2),a
        call TILE
        jr z,SE3
        ld b,a
        ld a,(A1)
        call TILE
        jr z,SE7
        cp b
        jr nz,SE3
        ld a,(ONLY)
        cp NONE
        jr z,SE4
        ld hl,A1
        cp (hl)
        jr z,SE4
        ld hl,A2
        cp (hl)
        jr nz,SE3
SE4:    call JOINED
        jr nz,SE3
        ld hl,LEFT
        ld a,(hl)
        or a
        ret z
        dec (hl)
        jr SE3
SE7:    ld a,(A1)
 IF ORDER=2
        or a
        jr z,SE8
        dec a
 ELSE
        inc a
        cp 84
        jr z,SE8
 ENDIF
        ld (A1),a
        jr SE2
SE8:    or 1
        ret
; FREE: Z: the cell at row D, column E is empty or lies outside
FREE:   ld a,e
        cp 14
        jr nc,FR1
        ld a,d
        cp 6
        jr nc,FR1
        call INDEX
        jp TILE
FR1:    xor a
        ret
; JOINED: Z: A1 and A2 can be joined
JOINED: ld a,(A1)
        call TILE
        ld (KEEP),a
        ld (hl),0
        ld a,(A2)
        call TILE
        ld (hl),0
        call WAYS
        push af
        ld a,(A1)
        call TILE
        ld a,(KEEP)
        ld (hl),a
        ld a,(A2)
        call TILE
        ld a,(KEEP)
        ld (hl),a
        pop af
        ret
WAYS:   ld a,(A1)
        call RUNX
        ld (LO1),bc
        ld a,(A2)
        call RUNX
        call MEET
        jr nz,WA5
        ld a,(A1)
        call ROWCOL
        ld h,d
        ld a,(A2)
        call ROWCOL
        ld l,d
        call SORT
WA1:    ld e,c
        ld d,h
WA2:    push hl
        call FREE
        pop hl
        jr nz,WA3
        ld a,d
        cp l
        ret z
        inc d
        jr WA2
WA3:    ld a,c
        cp b
        jr z,WA5
        inc c
        jr WA1
WA5:    ld a,(A1)
        call RUNY
        ld (LO1),bc
        ld a,(A2)
        call RUNY
        call MEET
        ret nz
        ld a,(A1)
        call ROWCOL
        ld h,e
        ld a,(A2)
        call ROWCOL
        ld l,e
        call SORT
WA6:    ld d,c
        ld e,h
WA7:    push hl
        call FREE
        pop hl
        jr nz,WA8
        ld a,e
        cp l
        ret z
        inc e
        jr WA7
WA8:    ld a,c
        cp b
        jr z,WA9
        inc c
        jr WA6
WA9:    or 1
        ret
; SORT: H becomes the smaller one of H and L
SORT:   ld a,h
        cp l
        ret c
        ld h,l
        ld l,a
        ret
; RUNX: C to B are the columns that cell A reaches in its row
RUNX:   call ROWCOL
        push de
RX1:    ld c,e
        ld a,e
        cp LOWX
        jr z,RX2
        dec e
        call FREE
        jr z,RX1
RX2:    pop de
RX3:    ld b,e
        ld a,e
        cp HIGHX
        ret z
        inc e
        call FREE
        jr z,RX3
        ret
; RUNY: C to B are the rows that cell A reaches in its column
RUNY:   call ROWCOL
        push de
RY1:    ld c,d
        ld a,d
        cp LOWX
        jr z,RY2
        dec d
        call FREE
        jr z,RY1
RY2:    pop de
RY3:    ld b,d
        ld a,d
        cp HIGHY
        ret z
        inc d
        call FREE
        jr z,RY3
        ret
; MEET: Z: the runs C to B and LO1 have common places; C to B are these
MEET:   ld hl,(LO1)
        ld a,l
        sub LOWX
        ld l,a
        ld a,c
        sub LOWX
        cp l
        jr nc,ME1
        ld a,l
ME1:    ld c,a
        ld a,h
        sub LOWX
        ld h,a
        ld a,b
        sub LOWX
        cp h
        jr c,ME2
        ld a,h
ME2:    ld b,a
        cp c
        jr nc,ME3
        or 1
        ret
ME3:    ld a,b
        add a,LOWX
        ld b,a
        ld a,c
        add a,LOWX
        ld c,a
        xor a
        ret
; RESULT: STATE and border of the board
RESULT: ld hl,BRD
        ld b,84
        xor a
RE1:    or (hl)
        inc hl
        djnz RE1
        ld c,2
        or a
        jr z,RE2
        ld a,NONE
        ld (ONLY),a
        xor a
        call SEARCH
        ld c,0
        jr z,RE2
        inc c
RE2:    ld a,c
        ld (STATE),a
        ld hl,BCOLS
        ld b,0
        add hl,bc
        ld b,(hl)
 IF PREC
        or a
        jr nz,RE3
 ENDIF
        ld a,(CHEAT)
        or a
        jr z,RE3
        ld b,2
RE3:    ld a,b
        ld (BCOL),a
        out (254),a
        ret
BCOLS:  defb 5,0,7
