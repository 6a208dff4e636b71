; commands
knew:
        IF FAULT=44             ; two bytes of stack for each board
        pop hl
        push hl
        push hl
        ENDIF
        IF FAULT=90
        ld a,(STAT)
        dec a
kn9:    jr z,kn9
        ENDIF
        call randnum
        jp newgame
kdel:
        IF FAULT=25             ; only to off
        xor a
        ELSE
        ld a,(GRAV)
        xor 1
        ENDIF
        ld (GRAV),a
        IF FAULT=24
        ret
        ENDIF
        jr knew
karrow: ld a,(CUR)
        ld d,a
        ld e,6
        ld a,(LKEY)
        cp 10
        jr nc,ka0
        ld e,14
ka0:    push de
        call move1
        pop de
        IF CURM=3               ; over free places to the next tile
        ld a,(CUR)
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        jr nz,ka2
        dec e
        jr nz,ka0
        ld a,d
        ld (CUR),a
ka2:
        ENDIF
        IF KEEPH=0
        call drophint
        IF RESUME=0
        xor a
        ld (LVAL),a
        ENDIF
        ENDIF
        ret
move1:  ld a,(CUR)
        ld l,a
        call colof
        ld b,a
        ld a,(LKEY)
        cp 8
        jr nz,mv1
        dec l
        ld a,b
        cp 2
        jr nz,mv9
        IF CURM=1
        inc l
        ENDIF
        IF CURM=0 
        ld a,l
        add a,14
        ld l,a
        ENDIF
        IF CURM=3
        ld a,l
        add a,14
        ld l,a
        ENDIF
        IF CURM=2               ; to the end of the line above
        ld a,l
        sub 3
        ld l,a
        cp 34
        jr nc,mv9
        add a,102
        ld l,a
        ENDIF
        jr mv9
mv1:    cp 9
        jr nz,mv2
        inc l
        IF FAULT=71
        ld a,l
        cp 5*17+8
        jr nz,mvf
        inc l
mvf:
        ENDIF
        ld a,b
        cp 15
        jr nz,mv9
        IF CURM=1
        dec l
        ENDIF
        IF CURM=0
        ld a,l
        sub 14
        ld l,a
        ENDIF
        IF CURM=3
        ld a,l
        sub 14
        ld l,a
        ENDIF
        IF CURM=2
        inc l
        inc l
        inc l
        ld a,l
        cp 136
        jr c,mv9
        sub 102
        ld l,a
        ENDIF
        jr mv9
mv2:    cp 10
        jr nz,mv3
        ld a,l
        add a,17
        ld l,a
        IF FAULT=72
        cp 151
        jr z,mv9
        ENDIF
        cp 136
        jr c,mv9
        IF CURM=1
        sub 17
        ELSE
        sub 102
        ENDIF
        ld l,a
        jr mv9
mv3:    ld a,l
        sub 17
        ld l,a
        cp 34
        jr nc,mv9
        IF CURM=1
        add a,17
        ELSE
        add a,102
        ENDIF
        ld l,a
mv9:    ld a,l
        ld (CUR),a
        ret
; ENTER
kenter: ld a,(PA)
        or a
        jr z,ke1
        IF FAULT=78
        call drophint
        jr ke1
        ENDIF
        ld d,a
        ld a,(PB)
        ld e,a
        IF HCUR=1
        ld a,d
        ld (CUR),a
        ENDIF
        ld a,1
        ld (BYH),a
        jp remove
ke1:    xor a
        ld (BYH),a
        IF KEEPH=2              ; ENTER on something else gives the cycle up
        ENDIF
        ld a,(CUR)
        ld l,a
        ld h,BRD/256
        ld c,(hl)
        ld a,(SEL)
        ld b,a
        inc c
        dec c
        jr nz,ke2
        IF EMPTYE=1
        or a
        ret z
        jr desel
        ELSE
        ret
        ENDIF
ke2:    or a
        jr z,ke8
        cp l
        jr z,desel
        ld l,a
        ld a,(hl)
        IF FAULT=11
        xor c
        and 15
        ELSE
        cp c
        ENDIF
        jr nz,keoth
        ld a,(CUR)
        call canpair
        jr z,kerem
        IF BLOCK=0
        ret
        ENDIF
        IF BLOCK=2
        jr desel
        ENDIF
ke8:    ld a,(CUR)
        ld (SEL),a
        jr selch
keoth:
        IF OTHER=0
        ret
        ENDIF
        IF OTHER=1
        jr ke8
        ENDIF
desel:  xor a
        ld (SEL),a
selch:  xor a
        ld (LVAL),a
        ret
kerem:  ld a,(SEL)
        ld d,a
        ld a,(CUR)
        ld e,a
; removes D and E
remove: ld hl,(REMC)
        inc hl
        ld (REMC),hl
        IF FAULT=91             ; sets a counter too far: the stack after 260 removals
        ld bc,261
        and a
        sbc hl,bc
        jr nz,rm0
        ld hl,0x5B00
        ld (hl),0
        ld sp,0x5C20
rm0:
        ENDIF
        IF FAULT=35
        ld a,(HPOS)
        cp 16
        jr nz,rm1
        push de
        ld hl,HST+4
        ld de,HST
        ld bc,64
        ldir
        pop de
        ld a,15
        ld (HPOS),a
rm1:
        ENDIF
        call hent
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld b,BRD/256
        ld c,d
        ld a,(bc)
        IF FAULT=34
        and 15
        ENDIF
        ld (hl),a
        ld hl,HPOS
        inc (hl)
        IF FAULT=36
        ld a,(HLEN)
        cp (hl)
        jr nc,rm2
        ENDIF
        ld a,(hl)
        ld (HLEN),a
rm2:    call take
        IF FAULT=52
        xor a
        ld (CHEAT),a
        ENDIF
        call changed
        call rsound
        jp ending
; the entry of the history at HPOS
hent:   ld a,(HPOS)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,h
        add a,HST/256
        ld h,a
        ret
take:   ld h,BRD/256
        ld l,d
        ld a,d
        ld (HST+252),a
        ld (hl),0
        ld l,e
        IF FAULT=82
        ld a,(BYH)
        or a
        jr nz,ta9
        ENDIF
        ld (hl),0
ta9:
        IF FAULT=17
        ld a,d
        call colof
        ld b,a
        ld a,e
        call colof
        cp b
        jr nz,ta8
        ld a,(GRAV)
        or a
        ret z
        ld l,d                  ; one step only, for the first tile
ta7:    ld a,l
        cp 51
        jr c,ta6
        sub 17
        ld e,l
        ld l,a
        ld a,(hl)
        ld d,h
        ld (de),a
        jr ta7
ta6:    ld (hl),0
        ret
ta8:
        ENDIF
        ld a,(GRAV)
        or a
        ret z
        IF FAULT=18
        ld a,(BYH)
        or a
        ret nz
        ENDIF
        jp fall
changed:
        xor a
        ld (SEL),a
        ld (LVAL),a
        call drophint
        call judge
        ret
; what comes at the end of a game
ending: ld a,(STAT)
        or a
        ret z
        push af
        call refresh
        pop af
        dec a
        jr nz,en2
        IF FANF=1
        ld hl,60
en1:    push hl
        ld de,40
        call tone
        pop hl
        ld de,-10
        add hl,de
        ld a,l
        cp 11
        jr nc,en1
        ENDIF
        ld hl,mwon
        IF EMSG=0
        ret
        ENDIF
        jr en3
en2:    ld hl,mstuck
        IF EMSG=0
        ret
        ENDIF
en3:    call message
        IF EMSG=2               ; waits for a key, which does nothing else
        call refresh
        call getkey
        jp clrmsg
        ENDIF
        ret
