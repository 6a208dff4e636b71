; Draws the cells whose tile or marks have changed.
draw:   ld a,0x11
        ld (dcell),a
if F_HLKEEP
        ld a,(cur)
        ld l,a
        ld h,board/256
        ld a,(hl)
        or a
        jr z,dr0
        ld (ckind),a
else
if F_HLSTALE
        ld a,(changed)
        or a
        jr nz,dr0
endif
        ld a,(cur)
        ld l,a
        ld h,board/256
        ld a,(hl)
        ld (ckind),a
endif
dr0:    ld a,(dcell)
        ld l,a
        ld h,board/256
        ld b,0
        ld c,(hl)
        ld a,c
        or a
        jr z,dr2
        ld a,(ckind)
        cp c
        jr nz,dr1
if F_HLKIND
        cp 21
        jr z,dr1
endif
if F_HLROW
        ld a,l
        cp 0x60
        jr nc,dr1
endif
if F_HLSEL
        ld a,(sel)
        or a
        jr nz,dr1
endif
        set 0,b
dr1:
dr2:    ld a,(h1)
        cp l
        jr nz,dr3
        set 1,b
dr3:
if F_HONE = 0
        ld a,(h2)
        cp l
        jr nz,dr4
        set 1,b
endif
dr4:    ld a,(sel)
        cp l
        jr nz,dr5
        set 2,b
dr5:    ld a,(cur)
        cp l
        jr nz,dr6
        set 3,b
dr6:    ld h,shadow/256
        ld a,(hl)
        cp c
        jr nz,drx
        set 7,l
        ld a,(hl)
        res 7,l
        cp b
        jr z,dr7
drx:
if F_NODRAW
        ld a,(key)
        cp 'L'
        jr nz,drx1
        ld a,l
        and 15
        cp 14
        jr z,dr7
drx1:
endif
        ld (hl),c
        set 7,l
        ld (hl),b
        ld a,c
        ld (dkind),a
        ld a,b
        ld (dflags),a
        call drawcell
dr7:    ld a,(dcell)
        inc a
        ld (dcell),a
        and 15
        cp 15
        jr nz,dr0
        ld a,(dcell)
        add a,2
        ld (dcell),a
        cp 0x70
        jr c,dr0
        ret

; Draws (dkind) with the marks (dflags) at (dcell).
drawcell:
        call colours
        ld a,(dcell)
        and 15
        dec a
        ld b,a
        ld c,OX
dc1:    ld a,b
        or a
        jr z,dc2
        ld a,c
        add a,SX
        ld c,a
        dec b
        jr dc1
dc2:    ld a,c
        ld (dcol),a
        ld a,(dcell)
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld b,a
        ld c,OY
dc3:    ld a,b
        or a
        jr z,dc4
        ld a,c
        add a,SY
        ld c,a
        dec b
        jr dc3
dc4:    ld a,c
        ld (drow),a
        xor a
        ld (dty),a
dc5:    xor a
        ld (dtx),a
dc6:    ld a,(drow)
        ld hl,dty
        add a,(hl)
        ld d,a
        ld a,(dcol)
        ld hl,dtx
        add a,(hl)
        ld e,a
        call address
        ld a,(dty)
        add a,a
        add a,a
        add a,a
        ld (dline),a
dc7:    push hl
        call picture
        pop hl
        ld (hl),a
        inc h
        ld a,(dline)
        inc a
        ld (dline),a
        and 7
        jr nz,dc7
        dec h
        call attrof
        ld a,(dattr)
        ld (hl),a
        ld a,(dtx)
        inc a
        ld (dtx),a
        cp TW
        jr c,dc6
        ld a,(dty)
        inc a
        ld (dty),a
        cp TH
        jr c,dc5
        ret

; Gives one byte of the picture with its marks in A.
picture:
        call plain
        ld c,a
        ld a,(dflags)
        ld b,a
        ld a,(dline)
        ld e,a
if SAME = 2
        bit 0,b
        jr z,pi1
        ld a,e
        cp 8*TH-1
        jr nz,pi1
        ld a,c
        cpl
        ld c,a
pi1:
endif
if HINTM = 2
        bit 1,b
        jr z,pi2
        ld a,c
        xor 0xaa
        ld c,a
pi2:
endif
if SELM = 1
        bit 2,b
        jr z,pi3
        ld a,c
        cpl
        ld c,a
pi3:
endif
if CURM = 2
        bit 3,b
        jr z,pi4
        ld a,e
        cp 2
        jr nc,pi4
        ld a,c
        cpl
        ld c,a
pi4:
endif
if CURM = 3
        bit 3,b
        jr z,pi5
        ld a,c
        xor 0x81
        ld c,a
pi5:
endif
        ld a,c
        ret

; Gives one byte of the picture without marks in A.
plain:  ld a,(dkind)
        or a
        jr z,pempty
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
if PICT = 1
        ld de,syms-8
else
        ld de,0x3d00+8*(FIRST-33)
endif
        add hl,de
        ld a,(dline)
if PICT = 2
        cp 8
        jr nc,pl2
        ld e,a
        ld d,0
        add hl,de
        ld a,(dtx)
        or a
        jr nz,pl2
        ld a,(hl)
        jr pl3
pl2:    xor a
pl3:    ld c,a
        ld a,(dtx)
        cp TW-1
        jr nz,pl4
        set 0,c
pl4:    ld a,(dline)
        cp 8*TH-1
        ld a,c
        ret nz
        ld a,255
        ret
else
if TH = 2
        srl a
endif
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
if TW = 2
        ld c,a
        ld a,(dtx)
        or a
        ld a,c
        jr nz,pl5
        rrca
        rrca
        rrca
        rrca
pl5:    ld c,4                  ; doubles each of the lower four bits
pl6:    rrca
        rr d
        sra d
        dec c
        jr nz,pl6
        ld a,d
endif
if PICT = 3
        cpl
endif
        ret
endif
pempty:
if EMPTYL = 1
        ld a,(dline)
        cp 4*TH
        ld a,0
        ret nz
        ld a,(dtx)
        or a
        ld a,0
        ret nz
        ld a,16
        ret
else
        xor a
        ret
endif
