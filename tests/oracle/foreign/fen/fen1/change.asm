; REMOVE: removes PA and PB
REMOVE:
 IF SHOWN
        ld a,(PA)
        ld (PAIRA),a
        ld a,(PB)
        ld (PAIRB),a
        call MARKS
        call WAIT
 ENDIF
        call STORE
        ld h,GH
        ld a,(PA)
        ld l,a
        ld (hl),0
        ld a,(PB)
        ld l,a
        ld (hl),0
 IF SNDPOS=0
        call SOUND
 ENDIF
        ld a,(GRAVON)
        or a
        call nz,FALL
        ld hl,HPOS
        inc (hl)
        ld a,(hl)
        ld (HTOP),a
        call STORE
        call CLEARS
        call SCREEN
 IF SNDPOS=1
        call SOUND
 ENDIF
        ret
WAIT:
 IF BUSY
        ld bc,SHOWN*2600
WT1:    dec bc
        ld a,b
        or c
        jr nz,WT1
 ELSE
        ld b,SHOWN
WT1:    halt
        djnz WT1
 ENDIF
        ret
SOUND:
 IF TUNE=0
        ld de,20
        ld hl,500
        jp 03B5h
 ENDIF
 IF TUNE=1
        ld hl,NOTES
        ld b,4
SN1:    push bc
        ld e,(hl)
        inc hl
        ld d,0
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push hl
        ld h,b
        ld l,c
        call 03B5h
        pop hl
        pop bc
        djnz SN1
        ret
NOTES:  defb 40
        defw 800
        defb 50
        defw 640
        defb 60
        defw 500
        defb 80
        defw 380
 ENDIF
 IF TUNE=2
        ld hl,60
SN2:    push hl
        ld de,3
        call 03B5h
        pop hl
        ld de,40
        add hl,de
        ld a,h
        cp 3
        jr c,SN2
        ret
 ENDIF
FALL:   ld c,1
        ld b,14
FA1:    ld a,c
        add a,96
        ld l,a
        ld h,GH
        ld e,a
        ld d,GH
        ld a,6
FA2:    push af
        ld a,(hl)
        or a
        jr z,FA3
        ld (hl),0
        ld (de),a
        ld a,e
        sub 16
        ld e,a
FA3:    ld a,l
        sub 16
        ld l,a
        pop af
        dec a
        jr nz,FA2
        inc c
        djnz FA1
        ret
; copies of the board, 128 bytes each
SNAP:   ld a,(HPOS)
        ld h,0
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,SNAPS
        add hl,de
        ld de,GRID
        ld bc,128
        ret
STORE:  call SNAP
        ex de,hl
        ldir
        ret
KB:     ld a,(HPOS)
        or a
        jr z,IDLE
        dec a
        ld (HPOS),a
        call TRAVEL
        jp SCREEN
KF:     ld a,(HTOP)
        ld b,a
        ld a,(HPOS)
        cp b
        jr z,IDLE
        inc a
        ld (HPOS),a
        call TRAVEL
        jp SCREEN
KR:     ld a,(HPOS)
        or a
        jr z,IDLE
        xor a
        ld (HPOS),a
        call TRAVEL
        jp SCREEN
KL:     ld a,(HTOP)
        ld b,a
        ld a,(HPOS)
        cp b
        jr z,IDLE
        ld a,b
        ld (HPOS),a
        call TRAVEL
        jp SCREEN
IDLE:
 IF IDLESEL
        xor a
        ld (SEL),a
 ENDIF
 IF IDLEHINT
        xor a
        ld (PAIRA),a
        ld (PAIRB),a
        ld (HINT),a
 ENDIF
        jp MARKS
TRAVEL: call SNAP
        ldir
        ld a,1
        ld (CHEAT),a
        jp CLEARS
DEAL:   ld hl,GRID
        ld b,128
DL1:    ld (hl),WALL
        inc hl
        djnz DL1
        ld hl,TILES
        ld b,84
        ld c,4
DL2:    ld a,c
        srl a
        srl a
        ld (hl),a
        inc hl
        inc c
        djnz DL2
        ld de,(NUM)
        ld b,83
DL3:    push bc
        ld hl,1
        ld a,75
DL4:    add hl,de
        dec a
        jr nz,DL4
        ex de,hl
        ld a,b
        inc a
        ld c,d
        ld hl,0
DL5:    push de
        ld d,0
        ld e,c
DL6:    add hl,de
        dec a
        jr nz,DL6
        pop de
        ld a,h
        ld h,0
        ld l,a
        ld (TEMP),de
        ld de,TILES
        add hl,de
        pop bc
        push bc
        ld a,b
        ex de,hl
        ld c,a
        ld b,0
        add hl,bc
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        ld de,(TEMP)
        pop bc
        djnz DL3
        ld hl,TILES
        ld e,17
DL7:    ld d,GH
        ld a,(hl)
        ld (de),a
        inc hl
        inc e
        ld a,e
        and 15
        cp 15
        jr nz,DL7
        inc e
        inc e
        ld a,e
        cp 113
        jr nz,DL7
        xor a
        ld (HPOS),a
        ld (HTOP),a
        ld (CHEAT),a
        call STORE
 IF HOME
        ld a,17
        ld (CUR),a
 ENDIF
        jp CLEARS
