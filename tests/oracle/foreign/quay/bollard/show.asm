; ---- the screen around the tiles
cls:    ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),BASEAT
        ld bc,767
        ldir
        ret
screen: call cls
        ld hl,shk
        ld b,84
sn1:    ld (hl),254
        inc hl
        djnz sn1
        ld a,BASEAT
        ld (tattr),a
        ld bc,TITPOS
        ld de,tittxt
        call puts
 if HELP
        ld bc,HELPPOS
        ld de,helptxt
        call puts
 endif
 if GSIGN
        ld bc,1700h+24
        ld de,gtxt
        ld a,(grav)
        or a
        jr nz,sn2
        ld de,ngtxt
sn2:    call puts
 endif
        jp shownum

; ---- the marks of cell A: D 1 inverse, 2 box, 4 hand; E attribute
look:   ld (lcell),a
        call kind
        ld (lkind),a
        ld d,0
        ld e,EMPTYAT
        cp 255
        jr z,lk2
        ld hl,inks
        ld c,a
        ld b,0
        add hl,bc
        ld e,(hl)
        ld a,(hkind)
        cp c
        jr nz,lk1
        ld a,e
        and HLA
        or HLO
        ld e,a
        ld d,HLD
lk1:    ld a,(lcell)
        ld hl,sel
        cp (hl)
        jr nz,lk2
        ld a,e
        and SEA
        or SEO
        ld e,a
        ld a,d
        xor SED
        ld d,a
lk2:    ld a,(lcell)
        ld hl,h1
        cp (hl)
        jr z,lk3
        inc hl
        cp (hl)
        jr nz,lk4
lk3:    ld a,e
        and HIA
        or HIO
        ld e,a
lk4:    ld hl,cur
        ld a,(lcell)
        cp (hl)
        ret nz
        ld a,e
        and CUA
        or CUO
        ld e,a
 if CUD = 4
        ld a,(phase)
        and 16
        rrca
        rrca
 else
        ld a,CUD
 endif
        xor d
        ld d,a
        ret
draw:   ld a,(cur)
        call kind
        cp 255
        jr nz,dr0
        dec a
dr0:    ld (hkind),a
        xor a
dr1:    push af
        call drcell
        pop af
        inc a
        cp 84
        jr nz,dr1
        ret
drcell: call look
 if DIFF
        ld a,(lcell)
        ld c,a
        ld b,0
        ld hl,shk
        add hl,bc
        ld a,(lkind)
        cp (hl)
        ld (hl),a
        ld c,84
        jr nz,dc1
        add hl,bc
        ld a,d
        cp (hl)
        jr nz,dc2
        add hl,bc
        ld a,e
        cp (hl)
        ret z
        ld (hl),e
        jr tile
dc1:    add hl,bc
dc2:    ld (hl),d
        add hl,bc
        ld (hl),e
 endif
tile:   push de                 ; draw (lkind) at (lcell) with D, E
        ld a,(lkind)
        ld hl,bkg
        inc a
        jr z,ti2
        dec a
        ld hl,pics
        ld bc,TH*16
        jr z,ti2
ti1:    add hl,bc
        dec a
        jr nz,ti1
ti2:    ld de,buf
        ld bc,TH*16
        ldir
        pop de
        bit 0,d
        jr z,ti4
        ld hl,buf
        ld b,TH*16
ti3:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz ti3
ti4:    bit 1,d
        jr z,ti6
        ld hl,buf
        call full
        ld b,TH*8-2
ti5:    ld a,(hl)
        xor 80h
        ld (hl),a
        inc hl
        ld a,(hl)
        xor 1
        ld (hl),a
        inc hl
        djnz ti5
        call full
ti6:    bit 2,d
        jr z,ti8
        ld hl,buf+8
        ld bc,hand
        push de
        ld d,16
ti7:    ld a,(bc)
        xor (hl)
        ld (hl),a
        inc hl
        inc bc
        dec d
        jr nz,ti7
        pop de
ti8:
 if BLK = 1
        ld a,(shrink)
        or a
        jr z,ti10
        ld b,a
        ld hl,buf
        push de
        ld de,buf+TH*16-1
ti9:    xor a
        ld (hl),a
        ld (de),a
        inc hl
        dec de
        ld (hl),a
        ld (de),a
        inc hl
        dec de
        djnz ti9
        pop de
ti10:
 endif
        push de                 ; to the screen
        ld a,(lcell)
        call split
        ld a,b
        add a,a
        add a,X0
        push af
        ld a,c
        add a,a
 if TH = 3
        add a,c
 endif
        add a,Y0
        ld b,a
        pop af
        ld c,a
        ld de,buf
        ld a,TH
ti11:   push af
        call scraddr
        ld a,8
ti12:   ex af,af'
        ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        ex af,af'
        dec a
        jr nz,ti12
        call atraddr
        pop af
        exx
        pop de
        push de
        exx
        push af
        exx
        ld a,e
        exx
        ld (hl),a
        inc l
        ld (hl),a
        inc b
        pop af
        dec a
        jr nz,ti11
        pop de
        ret
full:   ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        ret

