; commands
docmd:  ld (KEY),a
        IF SNDK = 1
        call click
        ENDIF
        ld a,(KEY)
        cp 12
        jp z,dodel
        cp 13
        jp z,doenter
        IF DIGMOVE = 1
        call digmov
        ENDIF
        cp 8
        ret c
        cp 12
        jp c,domove
        cp 'N'
        jp z,donew
        cp 'S'
        jp z,dosel
        cp 'H'
        jp z,dohint
        cp 'B'
        jp z,doback
        cp 'F'
        jp z,dofwd
        cp 'R'
        jp z,dorest
        cp 'L'
        jp z,dolast
        ret
        IF DIGMOVE = 1
digmov: ld hl,shtab
        ld b,4
dgm1:   cp (hl)
        inc hl
        jr z,dgm2
        inc hl
        djnz dgm1
        ret
dgm2:   ld a,(hl)
        ret
        ENDIF

domove: ld hl,CUR
        ld b,(hl)
        cp 8
        jr z,mvl
        cp 9
        jr z,mvr
        cp 10
        jr z,mvd
        ld a,b          ; up
        sub 16
        cp 16
        jr nc,mvset
        IF WRAP = 0
        ret
        ENDIF
        add a,96
        jr mvset
mvd:    ld a,b
        add a,16
        cp 112
        jr c,mvset
        IF WRAP = 0
        ret
        ENDIF
        sub 96
        jr mvset
mvl:    ld a,b
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,mvset
        IF WRAP = 0
        ret
        ENDIF
        add a,14
        IF WRAP = 2
        sub 16
        cp 16
        jr nc,mvset
        add a,96
        ENDIF
        jr mvset
mvr:    ld a,b
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,mvset
        IF WRAP = 0
        ret
        ENDIF
        sub 14
        IF WRAP = 2
        add a,16
        cp 112
        jr c,mvset
        sub 96
        ENDIF
mvset:  ld (CUR),a
        IF SHARR = 0
        call unshow
        ENDIF
        jp redraw

; drop the shown pair
unshow: xor a
        ld (SHOWN),a
        IF HRES = 0
        call hreset
        ENDIF
        IF HLINE = 1
        call eraseln
        ENDIF
        ret
hreset: xor a
        ld (HI),a
        ld (HJ),a
        ld (HOVER),a
        inc a
        ld (HK),a
        ret

doenter: ld a,(SHOWN)
        or a
        jr z,den1
        IF FLT = 89
        call unshow
        jr den1
        ENDIF
        IF HLINE = 1
        call eraseln
        ENDIF
        ld a,(SP1)
        ld (PA),a
        ld a,(SP2)
        ld (PB),a
        IF FLT = 90
        call hreset
        xor a
        ld (SEL),a
        call nexthint
        ENDIF
        ld a,1
        ld (BYH),a
        jp remove
den1:   xor a
        ld (BYH),a
        ld a,(CUR)
        call tile
        jr nz,den2
        IF ECELL = 1
        jr deny2
        ENDIF
        ret
den2:   ld c,a
        ld a,(SEL)
        or a
        jr z,densel
        ld b,a
        ld a,(CUR)
        cp b
        jr nz,den3
        IF FLT = 82
        ret
        ENDIF
        IF FLT = 74
        jr den4
        ENDIF
        jr deny2
den3:   ld a,b
        push bc
        call tile
        pop bc
        IF FLT = 70
        xor c
        and 15
        ELSE
        cp c
        ENDIF
        jr nz,denk
den4:   ld a,(SEL)
        ld (PA),a
        ld a,(CUR)
        ld (PB),a
        call canlink
        jp c,remove
        IF MISB = 0
        jr densel
        ENDIF
        IF MISB = 1
        jp buzz
        ENDIF
        call buzz
        jr deny2
denk:
        IF MISK = 0
        jr densel
        ENDIF
        IF MISK = 1
        jp buzz
        ENDIF
        call buzz
deny2:  xor a
        ld (SEL),a
        IF FLT = 79
        ld a,(CUR)
        and 112
        cp 32
        ret z
        ENDIF
        jr denr
densel: ld a,(CUR)
        ld (SEL),a
denr:   call hreset
        jp redraw

; A = position -> A = tile, Z if empty, HL = address
tile:   ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        ret
