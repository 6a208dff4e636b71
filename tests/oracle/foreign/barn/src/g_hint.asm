; help: the next pair
dohint:
        IF HLINE = 1
        call eraseln
        ENDIF
        IF FLT = 30
        call setcheat
        call setbrd
        ENDIF
        IF FLT = 102
        ld hl,(LOGP)
        ld de,HLOG
        add hl,de
        ld (hl),'H'
        ld hl,(LOGP)
        ld de,8
        add hl,de
        ld (LOGP),hl
        ENDIF
        IF HEND = 1
        ld a,(HOVER)
        or a
        jp nz,buzz
        ENDIF
        IF FLT = 88
        ld a,(CNTX)
        xor 1
        ld (CNTX),a
        jr nz,dh88
        ld a,(SHOWN)
        or a
        ret nz
dh88:
        ENDIF
        call nexthint
        jr c,dhshow
        call hreset
        IF HEND = 2
        call nexthint
        jr c,dhshow
        call hreset
        ENDIF
        IF FLT = 105
        ld a,(SEL)
        or a
dh105:  jr nz,dh105
        ENDIF
        xor a
        ld (SHOWN),a
        inc a
        ld (HOVER),a
        call buzz
        jp redraw
dhshow: ld a,1
        ld (SHOWN),a
        xor a
        ld (HOVER),a
        IF HCUR = 1
        ld a,(SP1)
        ld (CUR),a
        ENDIF
        IF HT > 0
        ld hl,HT
        ld (HTIM),hl
        ENDIF
        call redraw
        IF HBLINK = 1
        ld a,(SP1)
        ld (PA),a
        ld a,(SP2)
        ld (PB),a
        ld b,3
dhb:    push bc
        xor a
        call blink
        ld a,4
        call blink
        pop bc
        djnz dhb
        call redraw
        ENDIF
        IF HLINE = 1
        ld a,(SP1)
        ld (PA),a
        ld a,(SP2)
        ld (PB),a
        call canlink
        call drawpath
        ENDIF
        ret
; next pair after (HI,HJ): carry, SP1, SP2
nexthint: ld hl,HJ
        inc (hl)
        ld a,(hl)
        cp 84
        jr c,nh2
nh1:    ld hl,HI
        inc (hl)
        ld a,(hl)
        inc a
        ld (HJ),a
        IF FLT = 85
        cp 70
        ELSE
        cp 84
        ENDIF
        jr c,nh2
        IF HORD = 2
        xor a
        ld (HI),a
        inc a
        ld (HJ),a
        ld hl,HK
        inc (hl)
        ld a,(hl)
        cp 22
        jr c,nh2
        ENDIF
        or a
        ret
nh2:    ld a,(HI)
        call ordpos
        ld (PA),a
        call tile
        jr z,nh1
        IF HORD = 2
        ld b,a
        ld a,(HK)
        cp b
        jr nz,nh1
        ld a,b
        ENDIF
        ld b,a
        ld a,(HJ)
        call ordpos
        ld (PB),a
        call tile
        cp b
        jr nz,nexthint
        IF FLT != 87
        ld a,(SEL)
        or a
        jr z,nh3
        ld b,a
        IF FLT != 114
        ld a,(PA)
        cp b
        jr z,nh3
        ENDIF
        IF FLT != 94
        ld a,(PB)
        cp b
        jr z,nh3
        ENDIF
        jp nexthint
nh3:
        ENDIF
        IF FLT = 86
        ld hl,CNTX
        inc (hl)
        ld a,(hl)
        and 7
        jr z,nh5
        ENDIF
        IF FLT = 91
        ld a,1
        ld (NORING),a
        call canlink
        ld a,0
        ld (NORING),a
        ELSE
        call canlink
        ENDIF
        jp nc,nexthint
nh5:    ld a,(PA)
        ld (SP1),a
        ld a,(PB)
        ld (SP2),a
        scf
        ret
ordpos: ld e,a
        ld d,0
        ld hl,ORD
        add hl,de
        ld a,(hl)
        ret
