; Random numbers, dealing, gravity, history.
; seed * 261 + 29573, the high byte is used
rnd:    push hl
        push de
        push bc
        ld hl,(SEED)
        ld b,h
        ld c,l
        ld d,l
        ld e,0
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,de
        ld bc,29573
        add hl,bc
        ld (SEED),hl
        ld a,h
        pop bc
        pop de
        pop hl
        ret
; A = random number below C
below:  call rnd
        push hl
        push de
        ld e,a
        ld d,0
        ld h,d
        ld l,d
        ld b,c
bl1:    add hl,de
        djnz bl1
        ld a,h
        pop de
        pop hl
        ret
deal:   ld hl,GRID
        ld de,GRID+1
        ld bc,127
        IF RING = 1
        ld (hl),0
        ELSE
        ld (hl),255
        ENDIF
        ldir
        ld hl,(NUM)
        ld a,h
        xor SEEDX
        ld h,a
        IF FAULT = 81
        ld a,(REMS)             ; noise in the seed
        and 1
        xor l
        ld l,a
        ENDIF
        ld (SEED),hl
        call rnd
        call rnd
        ld hl,DECK
        ld c,1
dl1:    ld b,4
dl2:    ld (hl),c
        inc hl
        djnz dl2
        inc c
        ld a,c
        cp 22
        jr nz,dl1
        IF FAULT = 85
        ld a,(NUM)
        and 3
        jr nz,dl2b
        ld a,4
        ld (DECK+10),a
dl2b:
        ENDIF
        IF DEALV = 0
        ; from the last card down: exchange with one before or itself
        ld c,84
dl3:    call below
        ld e,a
        ld d,0
        ld hl,DECK
        add hl,de
        ld b,(hl)
        push hl
        ld e,c
        dec e
        ld hl,DECK
        add hl,de
        ld a,(hl)
        ld (hl),b
        pop hl
        ld (hl),a
        dec c
        ld a,c
        cp 1
        jr nz,dl3
        call todeck
        ELSE
        ; put each card at the first free place after a random one
        ld hl,ORD
        ld b,84
dl4:    ld (hl),0
        inc hl
        djnz dl4
        ld de,DECK
dl5:    push de
        ld c,84
        call below
        ld e,a
        ld d,0
        ld hl,ORD
        add hl,de
dl6:    ld a,(hl)
        or a
        jr z,dl7
        inc hl
        inc e
        ld a,e
        cp 84
        jr c,dl6
        ld e,0
        ld hl,ORD
        jr dl6
dl7:    pop de
        ld a,(de)
        ld (hl),a
        inc de
        ld a,e
        cp (DECK+84) & 255
        jr nz,dl5
        ld hl,ORD
        ld de,DECK
        ld bc,84
        ldir
        call todeck
        ENDIF
        ret
todeck: ld de,DECK
        ld hl,GRID+17
        ld c,6
td1:    ld b,14
td2:    ld a,(de)
        ld (hl),a
        inc de
        inc hl
        djnz td2
        inc hl
        inc hl
        dec c
        jr nz,td1
        ret
; take away the tiles B and C (cells); tiles above fall
apply:  ld h,GRID/256
        ld l,b
        ld (hl),0
        IF FAULT = 65
        ld a,(GRAV)             ; fall before the second one is taken
        or a
        ld a,b
        push bc
        call nz,settle
        pop bc
        ld h,GRID/256
        ENDIF
        ld l,c
        ld (hl),0
        IF FAULT = 97
        ld hl,REMS
        ld a,(hl)
        cp 10
        jr c,ap0
        ld hl,$5800+32*YY0+XX0
        ld (hl),0
ap0:
        ENDIF
        ld a,(GRAV)
        IF FAULT = 63
        or 1
        ENDIF
        or a
        ret z
        push bc
        ld a,c
        call settle
        pop bc
        IF FAULT = 62
        ld a,b
        xor c
        and 15
        ret z
        ENDIF
        IF FAULT = 60
        ret
        ENDIF
        ld a,b
; let the tiles of A's column fall
settle: and 15
        or $60
        ld l,a                  ; read
        ld e,a                  ; write
        ld h,GRID/256
        ld d,h
        ld b,6
        IF FAULT = 64
        ld b,5                  ; the top row never falls
        ENDIF
        IF FAULT = 62
        jp settle1
        ENDIF
st1:    ld a,(hl)
        or a
        jr z,st2
        ld (hl),0
        ld (de),a
        ld a,e
        sub 16
        ld e,a
st2:    ld a,l
        sub 16
        ld l,a
        djnz st1
        ret
; fault 62: each tile falls one step only
settle1:
s11:    ld a,l
        sub 16
        ld e,a
        ld a,b
        cp 1
        ret z
        ld a,(hl)
        or a
        jr nz,s12
        ld a,(de)
        ld (hl),a
        xor a
        ld (de),a
s12:    ld l,e
        dec b
        jr s11
; board after HISTN removals
rebuild:
        IF SNAPS = 1
        call snapadr
        ld de,GRID
        ld bc,128
        ldir
        ret
        ELSE
        call deal
        ld a,(HISTN)
        or a
        ret z
        IF FAULT = 33
        cp 33
        jr c,rb0
        ld a,32                 ; the list has 32 places only
rb0:
        ENDIF
        ld hl,HIST
rb1:    push af
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        call apply
        pop hl
        pop af
        dec a
        jr nz,rb1
        ret
        ENDIF
; HL = place of the board after HISTN removals
snapadr:
        ld a,(HISTN)
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,SNAP
        add hl,de
        ret
savesnap:
        IF SNAPS = 1
        call snapadr
        ex de,hl
        ld hl,GRID
        ld bc,128
        ldir
        ENDIF
        ret
