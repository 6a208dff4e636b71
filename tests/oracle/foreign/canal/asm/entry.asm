; S: a board by its number
choose: call givesel
ch1:    ld a,1
        ld (noidle),a
        call entry
        push hl
        push af
        xor a
        ld (noidle),a
        pop af
        pop hl
        jr nc,ch2
        ld (number),hl
        call paint
        jp newgame
ch2:    call paint
        ret
givesel:
    IF SPR
        call sproff
    ENDIF
    IF GIVESEL = 0
        xor a
        ld (sel),a
    ENDIF
        xor a
        ld (ha),a
        ld (hb),a
        ld (hser),a
        ret

; entry: carry set and HL = number, or carry reset if it was given up
entry:
    IF ENTRY = 3
        jp romentry
    ENDIF
    IF ENTRY = 2
        call cls
    ENDIF
        ld hl,ENTTXT
        call texts
en0:    xor a
        ld (entn),a
en1:    call enshow
        call getkey
        cp 13
        jr z,enenter
        cp 12
        jr z,endel
        cp 12
        jr c,enarrow
        cp "0"
        jr c,enletter
        cp "9"+1
        jr nc,enletter
        ld c,a
        ld a,(entn)
        cp 5
        jr nc,enfull
        ld e,a
        ld d,0
        ld hl,entbuf
        add hl,de
        ld (hl),c
        inc a
        ld (entn),a
    IF AUTO5
        cp 5
        jr z,enenter
    ENDIF
        jr en1
enfull:
    IF CLICK
        call buzz
    ENDIF
        jr en1
endel:  ld hl,entn
        ld a,(hl)
        or a
        jr nz,ed1
    IF EMPTYDEL
        or a
        ret
    ELSE
        jr en1
    ENDIF
ed1:    dec (hl)
        jr en1
enarrow:
    IF ARRENT = 1
        or a
        ret
    ENDIF
    IF ARRENT = 2
        cp 8
        jr z,endel
    ENDIF
        jr en1
enletter:
    IF LETENT = 1
        or a
        ret
    ENDIF
    IF LETENT = 2
        jr en0
    ENDIF
        jr en1
enenter:
        ld a,(entn)
        or a
        jr nz,ee1
    IF EMPTYENT = 0
        jr en0
    ENDIF
    IF EMPTYENT = 1
        ret
    ENDIF
    IF EMPTYENT = 2
        call rndnum
        ld hl,(number)
        scf
        ret
    ENDIF
ee1:    ld b,a
        ld hl,entbuf
        call value
        ret c
        call enbad
    IF BADENT = 0
        jr en0
    ENDIF
    IF BADENT = 1
        or a
        ret
    ENDIF
    IF BADENT = 2
        jr en1
    ENDIF
enbad:
    IF CLICK
        jp buzz
    ELSE
        ret
    ENDIF

; enshow: the digits and the cursor
enshow: ld hl,ENTPOS
        call field
        ld hl,entbuf
        ld a,(entn)
        ld b,a
        or a
        jr z,es9
es8:    ld a,(hl)
        inc hl
        call prch
        djnz es8
es9:    ld a,(pattr)
        push af
        or 80h
        ld (pattr),a
        ld a,"L"
        call prch
        pop af
        ld (pattr),a
        ld a,(entn)
        ld b,a
        ld a,6
        sub b
        ld b,a
es10:   ld a," "
        call prch
        djnz es10
        ret

; value: B digits at HL; carry set and HL = 1..65535, or carry reset
value:  ex de,hl
        ld hl,0
va1:    ld a,(de)
        inc de
        sub "0"
        push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,vabad
        add hl,hl
        jr c,vabad
        add hl,de
        jr c,vabad
        add hl,hl
        jr c,vabad
        ld e,a
        ld d,0
        add hl,de
        pop de
    IF X_nover = 0
        jr c,vabad2
    ENDIF
        djnz va1
    IF X_nmax
        ld a,h
        cp 0F0h
        jr nc,vabad2
    ENDIF
        ld a,h
        or l
        scf
        ret nz
        or a
        ret
vabad:  pop de
vabad2: or a
        ret

    IF ENTRY = 3
; the ROM's editor in the lower screen
romentry:
        ld a,(bord)
        rlca
        rlca
        rlca
        or a
        jr nz,re0
        ld a,7
re0:    ld (5C48h),a
re1:    xor a
        call 1601h
        call 0D6Eh
        ld hl,ENTTXT
re2:    ld a,(hl)
        inc hl
        or a
        jr z,re3
        push hl
        rst 10h
        pop hl
        jr re2
re3:    call 16B0h
        ld bc,1
        rst 30h
        ld (hl),13
        ld (5C5Bh),hl
        ld (iy+37h),0A0h
        ld (iy+0),0FFh
        call 0F2Ch
        ld (iy+37h),0
        ld hl,(5C61h)
        ld b,0
re4:    ld a,(hl)
        cp 13
        jr z,re5
        inc hl
        inc b
        cp "0"
        jr c,rebad
        cp "9"+1
        jr nc,rebad
        jr re4
re5:    ld a,b
        or a
        jr z,reempty
        cp 6
        jr nc,rebad
        ld hl,(5C61h)
        call value
        jr c,reend
rebad:
    IF BADENT
        or a
        jr reend
    ELSE
        jr re1
    ENDIF
reempty:
    IF EMPTYENT = 0
        jr re1
    ENDIF
    IF EMPTYENT = 1
        or a
    ENDIF
    IF EMPTYENT = 2
        call rndnum
        ld hl,(number)
        scf
    ENDIF
reend:  push af
        push hl
        call 0D6Eh
        ld (iy+0),0FFh
        pop hl
        pop af
        ret
    ENDIF
