wrong:  call say
        call nosound
    IF MISS EQ 0                ; the new tile is selected
        ld a,(CUR)
        ld (SEL),a
        jp drophint
    ENDIF
    IF MISS EQ 1                ; the old tile stays selected
        ret
    ENDIF
        jp dropsel              ; nothing is selected

taken:                          ; PA and PB are removed
    IF PATHLINE
        call linked
        call pathshow
    ENDIF
    IF FLT EQ 45
        ld a,(BYHINT)
        or a
        call z,psound
    ELSE
      IF FLT EQ 46
        ld a,(GRAV)
        or a
        call nz,psound
      ELSE
        IF SNDLATE EQ 0
        call psound
        ENDIF
      ENDIF
    ENDIF
    IF FLT EQ 49
        ld hl,COUNTA
        inc (hl)
        ld a,(hl)
        cp 90
        jr nz,ta49
        ei
        ld b,2
        call waitb
        di
        halt
ta49:
    ENDIF
        call dropsel
        call remove
    IF SNDLATE
        call render
        call psound
    ENDIF
        ld hl,(SCORE)
        ld a,(LEVEL)
        ld b,a
        ld de,10
ta1:    add hl,de
        djnz ta1
        ld (SCORE),hl
        call unsay
changed: call counters
    IF FLT NE 39
      IF FLT NE 41
        call fresh
      ENDIF
    ENDIF
        call render
        call status
        ld a,(STATE)
        or a
        ret z
        dec a
        jr nz,stuck
        call render
        ld hl,twin
        call say
        ld a,(CHEAT)
        or a
        jr nz,ch2
        ld hl,(SECS)
        ld de,(BEST)
        or a
        sbc hl,de
        jr nc,ch2
        ld hl,(SECS)
        ld (BEST),hl
        call counters
ch2:
    IF WINTUNE
        call wintune
    ENDIF
    IF WINANIM EQ 2
        call stripes
    ENDIF
    IF WIN EQ 2
        ld a,1
        ld (NOCUR),a
        call render
        ld a,1
        ld (OVERON),a
      IF WINKEY
        ld hl,tover3
      ELSE
        ld hl,tover1
      ENDIF
        call over
    ENDIF
        ret
stuck:  ld hl,tnomore
        call say
    IF STUCKOVER
        ld a,1
        ld (OVERON),a
        ld hl,tover2
        call over
    ENDIF
        ret

    IF WINANIM EQ 2
stripes: ld c,0                 ; colours run over the empty board
sp1:    ld hl,0x5800+OY*32
        ld b,PY*6*16
sp2:    ld a,l
        add a,c
        and 7
        rlca
        rlca
        rlca
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        djnz sp2
        ld b,2
        call waitb
        inc c
        ld a,c
        cp 24
        jr nz,sp1
        call table
        call shownum
        call counters
        call clock
        ld hl,twin
        call say
        jp repaint
    ENDIF

hint:
    IF FLT EQ 22
        ld a,(HON)
        or a
        jr nz,hi0
        call pair0
hi0:
    ENDIF
        ld a,1
        ld (HMODE),a
        ld a,(HFRESH)
        or a
        jr z,hi1
        call pair0
        ld a,(SEL)
        or a
        jr z,hi1
        ld a,16
        ld (HJ),a
hi1:    ld hl,HFRESH
        ld (hl),0
    IF FLT EQ 24
        xor a
    ELSE
        ld a,(SEL)
    ENDIF
        or a
        jr z,hi2
        call withsel
        jr hi3
hi2:    call nextpair
hi3:    ld a,0
        ld (HMODE),a
        jr nc,hi4
    IF FLT EQ 26
        call pair26
        jr nc,hi4
    ENDIF
        ld a,1
        ld (HON),a
        ld hl,thint
        jp say
hi4:    call drophint
        ld hl,tnohint
        jp say
    IF FLT EQ 26
pair26: ld hl,(HI)              ; the last pair is never shown
        push hl
        ld a,(SEL)
        or a
        scf
        jr nz,p26
        call nextpair
p26:    pop hl
        ld (HI),hl
        ret
    ENDIF

cheat:  ld a,1
        ld (CHEAT),a
        ret
back:   call dropsel
    IF IDLECH
        call cheat
    ENDIF
        call stepback
        ld hl,tfirst
        jr nc,idle
        call cheat
trav:   call unsay
        ld a,(CHEAT)
        or a
        ld hl,tcheat
        call nz,say
        jp changed
idle:   push hl
        call status
        pop hl
        jp say
forw:   call dropsel
    IF IDLECH
        call cheat
    ENDIF
        call stepfwd
        ld hl,tlast
        jr nc,idle
        call cheat
        jr trav
restart: call dropsel
        ld a,(HPOS)
        or a
    IF IDLECH
        jr z,rs0
    ELSE
        ld hl,tfirst
        jr z,idle
    ENDIF
rs1:    call stepback
    IF FLT EQ 20
        ld a,(HPOS)
        cp 1
        jr z,rs0
    ENDIF
        jr c,rs1
rs0:
    IF FLT NE 36
        call cheat
    ENDIF
        jr trav
last:   call dropsel
        ld a,(HPOS)
        ld hl,HLEN
        cp (hl)
    IF IDLECH
        jr z,la0
    ELSE
        ld hl,tlast
        jr z,idle
    ENDIF
        ld a,1
        ld (QUIET),a
    IF FLT EQ 19
        call stepfwd
        jr la0
    ENDIF
la1:    call stepfwd
        jr c,la1
la0:    xor a
        ld (QUIET),a
        call cheat
        jr trav
