; One tile: picture and colours.
tile:   ld a,b                  ; tile at row B, column C
        ld (tr),a
        ld a,c
        ld (tc),a
        ld a,b
        add a,a
        ld d,a
        add a,a
        add a,a
        add a,a
        sub d
        add a,c
        ld (tn),a
        call at
        ld e,(hl)
        ld a,b
        add a,a
        IF STEP = 3
        add a,b
        ENDIF
        add a,TOP
        ld b,a
        ld a,c
        add a,a
        add a,LEFT
        ld c,a
        ld a,e
        or a
        jr z,ti4
        push bc
        call big
        pop bc
        IF LIFT
        ld a,(tn)
        ld hl,sel
        cp (hl)
        jr nz,ti4
        push bc
        call shift
        inc b
        call shift
        pop bc
        ENDIF
ti4:    push bc
        call attrib
        pop bc
        push af
        call colour
        pop af
        ld (hl),a
        inc hl
        ld (hl),a
        ld de,31
        add hl,de
        ld (hl),a
        inc hl
        ld (hl),a
        ret
        IF LIFT
shift:  call address
        ld d,8
sf1:    srl (hl)
        inc l
        rr (hl)
        dec l
        inc h
        dec d
        jr nz,sf1
        ret
        ENDIF
big:    add a,64                ; letter A, twice as large, at B, C
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3c00
        add hl,de
        ex de,hl
        call address
        call big4
        dec de
        inc de
        push de
        inc b
        call address
        pop de
big4:   ld a,4
bg1:    push af
        push bc
        ld a,(de)
        inc de
        IF BOLD
        ld b,a
        rrca
        or b
        ENDIF
        ld c,a
        push de
        rrca
        rrca
        rrca
        rrca
        call nib
        ld (hl),a
        inc h
        ld (hl),a
        dec h
        inc l
        ld a,c
        call nib
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        dec l
        pop de
        pop bc
        pop af
        dec a
        jr nz,bg1
        ret
nib:    and 15
        ld d,nibs/256
        add a,low nibs
        ld e,a
        jr nc,nb1
        inc d
nb1:    ld a,(de)
        ret
attrib: ld a,(tn)               ; A = attribute of the tile
        call at
        ld a,(hl)
        ld d,GROUND
        or a
        jr z,at2
        ld d,TILECOL
        IF SKIN
        IF SKINGRAV
        ld a,(grav)
        ELSE
        ld a,(num)
        ENDIF
        and SKIN
        ld hl,skins
        add a,l
        ld l,a
        jr nc,atk
        inc h
atk:    ld d,(hl)
        ENDIF
        IF INKS
        dec a
        and 3
        ld hl,inks
        add a,l
        ld l,a
        jr nc,at0
        inc h
at0:    ld a,(hl)
        ld d,a
        ENDIF
        push de
        call cursor
        ld e,(hl)
        ld a,(tn)
        call at
        ld a,(hl)
        cp e
        pop de
        jr nz,at2
        ld a,d
        HLCODE
        ld d,a
at2:
        IF PAIRBLINK
        ld a,(frames)
        bit 4,a
        jr nz,at4
        ENDIF
        ld hl,pa
        ld a,(tn)
        cp (hl)
        jr z,at3
        inc hl
        cp (hl)
        jr nz,at4
at3:    ld a,d
        PAIRCODE
        ld d,a
at4:    ld a,(tn)
        ld hl,sel
        cp (hl)
        jr nz,at5
        ld a,d
        SELCODE
        ld d,a
at5:
        IF HAND = 0
        push de
        call cursor
        pop de
        ld hl,tn
        cp (hl)
        ld a,d
        ret nz
        IF BLINK
        ld a,(frames)
        bit 4,a
        ld a,d
        ret nz
        ENDIF
        IF CURSEL
        ld a,(sel)
        inc a
        ld a,d
        jr z,atc
        set 7,a
        ret
atc:
        ENDIF
        CURCODE
        ret
        ELSE
        ld a,d
        ret
        ENDIF
skins:  db SKIN0,SKIN1,SKIN2,SKIN3
fontno: db 0
inks:   db INK0,INK1,INK2,INK3
nibs:   db 0,3,12,15,48,51,60,63,192,195,204,207,240,243,252,255
hand2:  db 0x3c,0x42,0x81,0x99,0x99,0x81,0x42,0x3c
hand:   db 0,0x40,0x60,0x70,0x78,0x7c,0x70,0x48
