; Removes pairs, lets tiles fall and judges the end of a game.
; Removes the cells B and C, which form a pair.
remove: ld a,b
        cp c
        jr c,rm1
        ld b,c
        ld c,a
rm1:    ld a,(NMOV)
        IF F_HIST32
        and 31
        ENDIF
        IF F_HIST24
        cp 24
        jr c,rm1a
        ld a,24
rm1a:
        ENDIF
        push bc
        call histadr
        pop bc
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld d,GRID/256
        ld e,b
        ld a,(de)
        ld (hl),a
        ld a,(NMOV)
        inc a
        ld (NMOV),a
        IF F_FKEEP = 0
        ld (NMAX),a
        ELSE
        ld e,a
        ld a,(NMAX)
        cp e
        jr nc,rm2
        ld a,e
        ld (NMAX),a
rm2:
        ENDIF
        IF F_CHEATCLR
        xor a
        ld (CHEAT),a
        ENDIF
        push bc
        call remsnd
        pop bc
        IF ANBLINK
        push bc
        call blink
        pop bc
        ENDIF
        xor a
        IF F_SELKEEP = 0
        ld (SEL),a
        ENDIF
        ld (HA),a
        ld (HB),a
        push bc
        call hreset
        pop bc
        IF F_HONE
        ld a,(BYHINT)
        or a
        jr z,rm3
        ld d,GRID/256
        ld e,b
        xor a
        ld (de),a
        ld a,(GRAV)
        or a
        ld a,b
        call nz,fallone
        jr rm4
rm3:
        ENDIF
        IF F_GHINT
        ld a,(BYHINT)
        or a
        ld a,0
        ld (BYHINT),a
        jr z,rm5
        ld a,(GRAV)
        push af
        xor a
        ld (GRAV),a
        call take
        pop af
        ld (GRAV),a
        jr rm4
rm5:
        ENDIF
        call take
rm4:
        IF RCUR = 1
        ld a,HOMEPOS
        ld (CUR),a
        ENDIF
        IF RCUR = 2
        ld a,c
        ld (CUR),a
        ENDIF
        jp judge
; Empties the cells B and C and lets the columns fall.
take:   ld h,GRID/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        IF F_GOFF = 0
        ld a,(GRAV)
        or a
        ret z
        ENDIF
        IF F_GSKIP20
        ld a,(NMOV)
        cp 20
        ret z
        ENDIF
        IF GRAVM = 0
        ld a,b
        push bc
        call fallone
        pop bc
        IF F_GSAMECOL
        ld a,b
        xor c
        and 15
        ret z
        ENDIF
        ld a,c
        push bc
        call fallone
        pop bc
        ret
        ELSE
        push bc
        call settle
        pop bc
        ret
        ENDIF
; Moves the tiles above cell A down by one.
fallone:
        IF F_GCOL14
        ld e,a
        and 15
        cp 14
        ret z
        ld a,e
        ENDIF
        ld e,a
        ld d,GRID/256
        ld h,d
fo1:    sub 16
        ld l,a
        IF F_GROW1
        cp 32
        ELSE
        cp 16
        ENDIF
        jr c,fo2
        ld a,(hl)
        IF F_GKIND7
        cp 7
        ret z
        ENDIF
        ld (de),a
        ld e,l
        ld a,l
        jr fo1
fo2:
        IF F_GTOP = 0
        xor a
        ld (de),a
        ENDIF
        ret
; Moves tiles down, one row at a time, until none can fall.
settle: ld c,0
        ld l,110
se1:    ld h,GRID/256
        ld a,l
        and 15
        jr z,se2
        IF F_GCOL14
        cp 14
        jr z,se2
        ENDIF
        ld a,(hl)
        or a
        jr nz,se2
        ld a,l
        sub 16
        ld e,a
        IF F_GROW1
        cp 33
        jr c,se2
        ENDIF
        ld d,h
        ld a,(de)
        or a
        jr z,se2
        IF F_GKIND7
        cp 7
        jr z,se2
        ENDIF
        ld (hl),a
        IF F_GTOP
        ld a,e
        cp 32
        jr c,se2
        ENDIF
        xor a
        ld (de),a
        inc c
se2:    dec l
        ld a,l
        cp 33
        jr nc,se1
        ld a,c
        or a
        ret z
        IF ANFALL
        ld a,(QUIET)
        or a
        jr nz,se3
        call redraw
        ld b,ANFALL
        call pause
se3:
        ENDIF
        IF F_GONCE
        ret
        ENDIF
        jr settle
; Finds whether the game is won or without moves, and sets the border.
judge:  xor a
        ld (ENDED),a
        ld (STATE),a
        ld a,(NMOV)
        IF F_WIN41
        cp 41
        ELSE
        cp 42
        ENDIF
        jr c,ju1
        IF F_NOWHITE = 0
        ld a,1
        ld (STATE),a
        ENDIF
        ld hl,mwin
        jr ju2
ju1:
        IF F_NOBLACK
        jr ju3
        ENDIF
        call anypair
        jr c,ju3
        ld a,2
        ld (STATE),a
        ld hl,mstuck
ju2:    call message
        ld a,1
        ld (ENDED),a
        IF F_HANGWIN
        ld a,(STATE)
        cp 1
        jr nz,ju3
        call border
        call redraw
        call status
hangw:  jr hangw
        ENDIF
ju3:    jp border
