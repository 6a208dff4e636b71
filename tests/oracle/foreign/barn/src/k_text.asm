; text. printz: HL = list of (row, column, attribute, text, 0), end 255
printz: ld a,(hl)
        cp 255
        ret z
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ld (CHATT),a
        inc hl
pz1:    ld a,(hl)
        inc hl
        or a
        jr z,printz
        call prch
        jr pz1
; one text only
print1: ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld a,(hl)
        ld (CHATT),a
        inc hl
prstr:  ld a,(hl)
        inc hl
        or a
        ret z
        call prch
        jr prstr
; A at row B, column C, then C+1; keeps HL DE
prch:   push hl
        push de
        push af
        call ataddr
        ld a,(CHATT)
        ld (hl),a
        pop af
        sub 32
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT
        add hl,de
        ex de,hl
        call chaddr
        IF DHN = 1
        ld a,(DHF)
        or a
        jr nz,pchd
        ENDIF
        ld a,8
pch1:   push af
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        pop af
        dec a
        jr nz,pch1
pch2:   inc c
        pop de
        pop hl
        ret
        IF DHN = 1
pchd:   call pchd1
        inc b
        push de
        call ataddr
        ld a,(CHATT)
        ld (hl),a
        pop de
        call chaddr
        call pchd1
        dec b
        jr pch2
pchd1:  push bc
        ld b,4
pchd2:  ld a,(de)
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        inc de
        djnz pchd2
        pop bc
        ret
        ENDIF
; HL -> five digits in DIG
todig:  ld de,DIG
        ld bc,-10000
        call td1
        ld bc,-1000
        call td1
        ld bc,-100
        call td1
        ld bc,-10
        call td1
        ld bc,-1
td1:    ld a,'0'-1
td2:    inc a
        add hl,bc
        jr c,td2
        sbc hl,bc
        ld (de),a
        inc de
        ret
; print HL as 5 places, mode A: 0 left, 1 zeros, 2 right
pr5:    ld (PMODE),a
        push af
        push bc
        call todig
        pop bc
        pop af
        ld hl,DIG
        ld d,5
        cp 1
        jr z,p5d
        ld e,a
p5z:    ld a,d
        dec a
        jr z,p5d
        ld a,(hl)
        cp '0'
        jr nz,p5d
        inc hl
        dec d
        ld a,e
        or a
        ld a,' '
        call nz,prch
        jr p5z
p5d:    ld a,5
        sub d
        ld e,a
p5e:    ld a,(hl)
        inc hl
        IF FLT = 11
        cp '0'
        jr nz,p511
        ld a,(DIG+1)
        cp '0'
        ld a,'0'
        jr nz,p511
        ld a,' '
p511:
        ENDIF
        call prch
        dec d
        jr nz,p5e
        IF FLT != 12
        ld a,(PMODE)
        or a
        ret nz
p5f:    ld a,e
        or a
        ret z
        ld a,' '
        call prch
        dec e
        jr p5f
        ELSE
        ret
        ENDIF
; B C: two digits of A
pr2:    ld d,'0'-1
p21:    inc d
        sub 10
        jr nc,p21
        add a,10+'0'
        push af
        ld a,d
        call prch
        pop af
        jp prch
