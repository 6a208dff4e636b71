; Goes back and forward in the removals.
; Gives the address HL of removal A.
histadr:
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld bc,HIST
        add hl,bc
        ret
; Reads removal A: cells B and C, kind in A.
histget:
        call histadr
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ret
; Takes one removal back.
kback:  ld a,(NMOV)
        IF F_BUNDER = 0
        or a
        jp z,idle
        ENDIF
        IF F_BFIRST
        dec a
        jp z,idle
        inc a
        ENDIF
        call before
        dec a
        ld (NMOV),a
        IF F_HIST32
        and 31
        ENDIF
        call histget
        IF HISTM = 0
        push bc
        call replay
        pop bc
        ELSE
        ld d,a
        IF F_BNOGRAV = 0
        ld a,(GRAV)
        or a
        jr z,kb1
        ENDIF
        IF F_BGRAV
        jr kb1
        ENDIF
        IF F_BORDER
        ld a,b
        call insone
        ld a,c
        call insone
        ELSE
        ld a,c
        call insone
        ld a,b
        call insone
        ENDIF
        jr kb2
kb1:    ld h,GRID/256
        ld l,b
        ld (hl),d
        ld l,c
        ld (hl),d
kb2:
        ENDIF
        IF TRAVCUR = 1
        ld a,b
        ld (CUR),a
        ENDIF
        IF F_BNOCHEAT
        jp travel2
        ENDIF
        jp travel
; Puts kind D at cell A and moves the tiles above up.
insone: ld l,a
        ld h,GRID/256
        push bc
        ld c,a
        and 15
        add a,16
        ld e,a
in1:    ld a,e
        cp c
        jr z,in2
        add a,16
        ld l,a
        ld a,(hl)
        ld l,e
        ld (hl),a
        ld a,e
        add a,16
        ld e,a
        jr in1
in2:    ld l,c
        ld (hl),d
        pop bc
        ret
; Repeats one removal.
kforw:  ld a,(NMAX)
        ld b,a
        ld a,(NMOV)
        IF F_FOVER
        ld a,(NMOV)
        cp 42
        jp nc,idle
        ELSE
        cp b
        jp nc,idle
        ENDIF
        call before
        inc a
        ld (NMOV),a
        dec a
        IF F_HIST32
        and 31
        ENDIF
        call histget
        IF F_FKIND
        ld h,GRID/256
        ld l,b
        ENDIF
        call take
        IF F_FONCE
        ld a,(NMOV)
        ld (NMAX),a
        ENDIF
        IF TRAVCUR = 1
        ld a,c
        ld (CUR),a
        ENDIF
        jp travel
; Takes all removals back.
krest:  ld a,(NMOV)
        or a
        jp z,idle
        call before
        xor a
        IF F_RLEAVES
        inc a
        ENDIF
        ld (NMOV),a
        IF F_RCLEAR
        ld (NMAX),a
        ENDIF
        call replay
        IF RESTHOME
        ld a,HOMEPOS
        ld (CUR),a
        ENDIF
        IF F_RNOCHEAT
        jp travel2
        ENDIF
        jp travel
; Repeats all removals that were taken back.
klast:  ld a,(NMAX)
        ld b,a
        ld a,(NMOV)
        cp b
        jp nc,idle
        call before
        ld a,b
        IF F_LSHORT
        dec a
        ENDIF
        ld (NMOV),a
        IF F_L16
        cp 16
        jr c,kl1
        ld a,16
        ld (NMOV),a
kl1:
        ENDIF
        call replay
        jp travel
; Remembers the kind of the selected tile. Keeps A, B, C.
before: push af
        ld hl,(SEL)
        ld h,GRID/256
        ld a,(hl)
        ld (TMP),a
        pop af
        ret
; Ends a step in the history: it is cheating.
travel: ld a,1
        ld (CHEAT),a
travel2:
        IF F_BSELKEEP
        jr tr21
        ENDIF
        IF TRAVSEL
        ld hl,(SEL)
        ld h,GRID/256
        ld a,(TMP)
        cp (hl)
        jr z,tr21
        ENDIF
        xor a
        ld (SEL),a
tr21:   xor a
        IF F_BHINT = 0
        ld (HA),a
        ld (HB),a
        ENDIF
        call hreset
        IF BACKSND
        ld de,BACKSND*256+20
        call tone
        ENDIF
        call judge
        jp loop
; Is called when there is nothing to take back or to repeat.
idle:
        IF IDLESEL
        xor a
        ld (SEL),a
        ld (HA),a
        ld (HB),a
        call hreset
        ENDIF
        IF IDLEC
        ld a,1
        ld (CHEAT),a
        call border
        ENDIF
        IF ERRSND
        ld de,ERRSND*256+40
        call tone
        ENDIF
        jp loop
; Makes the board after NMOV removals from the dealt board.
replay: ld hl,FIRST
        ld de,GRID
        ld bc,128
        ldir
        ld a,1
        ld (QUIET),a
        xor a
re1:    ld hl,NMOV
        cp (hl)
        jr nc,re2
        push af
        IF F_HIST32
        and 31
        ENDIF
        call histget
        call take
        pop af
        inc a
        jr re1
re2:    xor a
        ld (QUIET),a
        ret
