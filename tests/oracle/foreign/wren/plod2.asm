; PLOD, second part: pairs, deal, keys, number
; HINT: the pair after the last one shown, from the end of the board.
HINTK:  ld a,(HINTON)
        or a
        jr nz,HINT0
        call HFIRST
HINT0:  call NEXTP
        ret nz
        call HFIRST
        call NEXTP              ;@p-hintlast: ret
        ret nz
        xor a
        ld (HINTON),a
        ret
HFIRST: ld a,84
        ld (HA),a
        xor a
        ld (HB),a
        ret
; NEXTP: Z = none. HA and HB are 0 to 83.
NEXTP:  ld a,(HB)
        or a
        jr z,NEXTA
        dec a
        ld (HB),a
        ld d,a
        ld a,(HA)
        ld e,a
        ld a,(SELON)            ;@p-hintall: xor a
        ld hl,ONEONLY
        and (hl)
        jr z,NEXT2
        call SELNO
        cp d
        jr z,NEXT2
        cp e                    ;@p-hinthalf: cp d
        jr nz,NEXTP
NEXT2:  ld a,(HA)
        call XYOF
        ld a,c
        ld (X1),a
        ld a,b
        ld (Y1),a
        call GETADR
        ld a,(hl)
        or a
        jr z,NEXTA
        ld a,(HB)
        call XYOF
        ld a,c
        ld (X2),a
        ld a,b
        ld (Y2),a
        call SAMEK
        jr nz,NEXTP
        call PATH
        ld a,(OKAY)
        or a
        jr z,NEXTP
        ld (HINTON),a
        ret
NEXTA:  ld a,(HA)
        or a
        ret z
        dec a
        ld (HA),a
        ld (HB),a               ;@p-hintgap: dec a | ld (HB),a | inc a
        jr nz,NEXTP
        ret
; XYOF: number A of a cell to column C, row B
XYOF:   ld b,0
XYOF1:  inc b
        sub 14
        jr nc,XYOF1
        add a,15
        ld c,a
        ret
SELNO:  ld a,(SELY)
        ld b,a
        ld a,(SELX)
        sub 15
SELNO1: add a,14
        djnz SELNO1
        ret
; STUCK: NOMOVE = 1 if no pair is left
STUCK:  xor a
        ld (ONEONLY),a
        ld (HINTON),a
        call HFIRST
        call NEXTP
        ld a,1
        jr z,STUCK1
        dec a
STUCK1: ld (NOMOVE),a
        xor a
        ld (HINTON),a
        inc a
        ld (ONEONLY),a
        ret
; PATH: OKAY = 1 if X1,Y1 and X2,Y2 can be linked. The two tiles are taken away meanwhile.
PATH:   call ADR1
        ld a,(hl)
        ld (KIND),a
        ld (hl),0
        call ADR2
        ld (hl),0
        xor a
        ld (OKAY),a
        ld (TRY),a              ; columns 0 to 15 ;@p-noleft: inc a | ld (TRY),a
PATHX:  ld a,(X1)
        ld e,a
        ld a,(Y1)
        ld b,a
        call ROWCLR
        jr nz,PATHX2
        ld a,(X2)
        ld e,a
        ld a,(Y2)
        ld b,a
        call ROWCLR
        jr nz,PATHX2
        ld a,(TRY)
        ld c,a
        ld a,(Y1)
        ld b,a
        ld a,(Y2)
        ld e,a
        call COLCL1
        jr z,PATHOK
PATHX2: ld hl,TRY
        inc (hl)
        ld a,(hl)
        cp 16
        jr nz,PATHX
        xor a
        ld (TRY),a              ; rows 0 to 7
PATHY:  ld a,(Y1)
        ld b,a
        ld a,(X1)
        ld c,a
        call COLCLR
        jr nz,PATHY2
        ld a,(Y2)
        ld b,a
        ld a,(X2)
        ld c,a
        call COLCLR
        jr nz,PATHY2
        ld a,(X1)
        ld c,a
        ld a,(X2)
        ld e,a
        ld a,(TRY)
        ld b,a
        call ROWCL1
        jr z,PATHOK
PATHY2: ld hl,TRY
        inc (hl)
        ld a,(hl)
        cp 8                    ;@p-nobottom: cp 7
        jr nz,PATHY
        jr PATHEX
PATHOK: ld a,1
        ld (OKAY),a
PATHEX: call ADR1
        ld a,(KIND)
        ld (hl),a
        call ADR2
        ld a,(KIND)
        ld (hl),a
        ret
; Z if row B is free from column E to TRY (or C to E)
ROWCLR: ld a,(TRY)
        ld c,a
ROWCL1: ld a,c
        cp e
        jr c,ROWCL2
        ld c,e
        ld e,a
ROWCL2: call GETADR
        ld a,e
        sub c
        ld c,a
        inc c                   ;@p-corner: cp 2 | jr c,ROWCLX | dec c | dec c | ROWCLX: inc c
ROWCL3: ld a,(hl)
        or a
        ret nz
        inc hl
        dec c
        jr nz,ROWCL3
        ret
; Z if column C is free from row B to TRY (or to E)
COLCLR: ld a,(TRY)
        ld e,a
COLCL1: ld a,e
        cp b
        jr nc,COLCL2
        ld e,b
        ld b,a
COLCL2: call GETADR
        ld a,e
        sub b
        ld b,a
        inc b
        ld de,16
COLCL3: ld a,(hl)
        or a
        ret nz
        add hl,de
        djnz COLCL3
        ret
ADR1:   ld a,(X1)
        ld c,a
        ld a,(Y1)
        ld b,a
        jr GETADR
ADR2:   ld a,(X2)
        ld c,a
        ld a,(Y2)
        ld b,a
; GETADR: HL = address of row B, column C
GETADR: ld a,b
        add a,a
        add a,a
        add a,a
        add a,a
        add a,c
        ld l,a
        ld h,0
        push de
        ld de,BOARD
        add hl,de
        pop de
        ret
CLRBRD: ld hl,BOARD
        ld b,128
CLRBR1: ld (hl),0
        inc hl
        djnz CLRBR1
        ret
; PLACE a tile of kind C at a random place, or the next free one.
PLACE:  call RANDOM
        ld a,h
        cp 168
        jr nc,PLACE
        cp 84
        jr c,PLACE1
        sub 84
PLACE1: push bc
        push af
        call XYOF
        call GETADR
        pop af
        pop bc
        ld e,a
        ld a,(hl)
        or a
        ld a,e
        jr z,PLACE2
        inc a
        cp 84
        jr nz,PLACE1
        xor a
        jr PLACE1
PLACE2: ld (hl),c
        ret
; RANDOM: SEED = SEED * 5 + 13849
RANDOM: ld hl,(SEED)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,13849
        add hl,de
        ld (SEED),hl
        ret
SOUND:  ld b,60
SOUND1: ld a,(BORDC)
        xor 16
        out (254),a
        ld (BORDC),a
        ld c,b
SOUND2: dec c
        jr nz,SOUND2
        djnz SOUND1
        ret
