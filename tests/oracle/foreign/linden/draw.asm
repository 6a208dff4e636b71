; tiles and marks on the screen
; newkind: the kind that is lit
newkind: ld hl,(cur)
        ld h,BP
        ld a,(hl)
        if FAULT=89             ; with a selection its kind is lit
        ld b,a
        ld a,(sel)
        or a
        ld l,a
        ld a,b
        jr z,nk1
        ld a,(hl)
nk1:
        endif
        ld (ckind),a
        ret
; draws the cells that differ from what the screen shows
render: push de
        if FAULT=81 or FAULT=82 or FAULT=84 or FAULT=86
        else
        call newkind
        endif
        ld l,#11
rn1:    ld h,BP
        ld d,(hl)
        ld e,0
        if FAULT=83             ; the bottom row is never lit
        ld a,l
        cp #61
        jr nc,rn2
        endif
        if FAULT=90             ; the first column is never lit
        ld a,l
        and 15
        dec a
        jr z,rn2
        endif
        ld a,(ckind)
        or a
        jr z,rn2
        if FAULT=88             ; lit: equal but for bit 4
        inc d
        dec d
        jr z,rn2
        xor d
        and 15
        else
        cp d
        endif
        jr nz,rn2
        set 0,e
rn2:    ld a,(cur)
        cp l
        jr nz,rn3
        set 1,e
        if CU=11
        ld a,(ticks)
        and 16
        or e
        ld e,a
        endif
rn3:    ld a,(sel)
        cp l
        jr nz,rn4
        set 2,e
        if FAULT=91             ; no sign of the selection in the bottom row
        ld a,l
        cp #61
        jr c,rn4
        res 2,e
        endif
rn4:    ld a,(paira)
        cp l
        jr z,rn5
        ld a,(pairb)
        cp l
        jr nz,rn6
        if FAULT=85             ; only one of a pair in a row is marked
        ld a,(paira)
        xor l
        and #f0
        jr z,rn6
        endif
rn5:    set 3,e
rn6:    inc h
        ld a,(hl)
        cp d
        jr nz,rn7
        inc h
        ld a,(hl)
        dec h
        cp e
        jr z,rn8
rn7:    ld (hl),d
        inc h
        ld (hl),e
        push hl
        call drawtile
        pop hl
rn8:    inc l
        ld a,l
        and 15
        cp 15
        jr nz,rn1
        inc l
        inc l
        ld a,l
        cp #71
        jr nz,rn1
        pop de
        ret
; place: screen row B and column C of cell L
place:  ld a,l
        and 15
        dec a
        ld c,a
        if SX=2
        add a,a
        endif
        add a,BX
        ld c,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        if SY=2
        add a,a
        endif
        if SY=3
        ld b,a
        add a,a
        add a,b
        endif
        add a,BY
        ld b,a
        ret
; attrad: HL = attribute of row B, column C. Keeps BC DE.
attrad: ld a,b
        rrca
        rrca
        rrca
        and 3
        or #58
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and #e0
        or c
        ld l,a
        ret
; pixad: HL = first pixel line of row B, column C
pixad:  ld a,b
        and #18
        or #40
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and #e0
        or c
        ld l,a
        ret
; attribute marks: mark of type T, bit N of the flags, colour P
amark   macro mt,mn,mp
        local skip
        if mt=1
        bit mn,e
        jr z,skip
        and #c7
        or mp*8
skip:
        endif
        if mt=2
        bit mn,e
        jr z,skip
        or 64
skip:
        endif
        if mt=3
        bit mn,e
        jr z,skip
        or 128
skip:
        endif
        if mt=10
        bit mn,e
        jr z,skip
        and #f8
        or mp
skip:
        endif
        endm
; pixel marks
pmark   macro mt,mn
        local skip
        if mt=6
        bit mn,e
        call nz,under
        endif
        if mt=7
        bit mn,e
        call nz,over
        endif
        if mt=8
        bit mn,e
        call nz,corners
        endif
        if mt=9
        bit mn,e
        call nz,box
        endif
        if mt=4
        bit mn,e
        call nz,invert
        endif
        endm
; drawtile: cell L, kind D, flags E
drawtile: push de
        push hl
        call glyph
        pop hl
        pop de
        push hl
        push de
        pmark KH,0
        pmark SE,2
        pmark PA,3
        pmark CU,1
        pop de
        pop hl
        call place
        ld a,d
        or a
        ld a,EATTR
        jr z,dt1
        ld a,TATTR
        if TC=1                 ; three inks
        push hl
        ld h,a
        ld a,d
        dec a
dt0:    cp 7
        jr c,dt9
        sub 7
        inc h                   ; INK 0 1 2 or 4 5 6
        jr dt0
dt9:    ld a,h
        pop hl
        endif
dt1:    amark KH,0,KPAP
        amark SE,2,SPAP
        amark PA,3,PPAP
        amark CU,1,CPAP
        if CU=11
        bit 4,e
        jr z,dt2
        and #c7
        or CPAP*8
dt2:
        endif
        if CU=5                 ; ink and paper exchanged
        bit 1,e
        call nz,exchange
        endif
        ld (attr),a
        if CU=12
        call arrow
        endif
        if CU=13
        call arrow
        endif
        ld hl,gbuf
        ld d,TH
dt3:    push bc
        ld e,TW
dt4:    push de
        call putcell
        pop de
        inc c
        dec e
        jr nz,dt4
        pop bc
        inc b
        dec d
        jr nz,dt3
        ret
; putcell: eight bytes at HL to row B, column C, with attribute (attr)
putcell: push bc
        ex de,hl
        call attrad
        ld a,(attr)
        ld (hl),a
        call pixad
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        ex de,hl
        pop bc
        ret
exchange: push bc
        ld b,a
        and #c0
        ld c,a
        ld a,b
        rlca
        rlca
        rlca
        and #38
        or c
        ld c,a
        ld a,b
        rrca
        rrca
        rrca
        and 7
        or c
        pop bc
        ret
        if CU=12 or CU=13
arrow:  push bc
        push de
        if CU=12
        dec c
        else
        inc b
        if TH=2
        inc b
        endif
        endif
        ld hl,arrowpic
        bit 1,e
        jr nz,ar1
        ld hl,FONT+256
ar1:    ld a,(attr)
        push af
        ld a,EATTR
        ld (attr),a
        call putcell
        pop af
        ld (attr),a
        pop de
        pop bc
        ret
        if CU=12
arrowpic: defb 0,#10,#18,#fc,#fc,#18,#10,0
        else
arrowpic: defb #10,#38,#7c,#fe,#38,#38,#38,0
        endif
        endif
; the frame around the board and the field inside
frame:
        if FR>0
        ld bc,256*(BY-1)+BX-FO
        ld de,RH*256+RW
        ld a,FATTR
        ld (attr),a
        ld hl,framepic
        call area
        endif
field:  ld bc,BY*256+BX-FO+1
        ld de,256*(RH-2)+RW-2
        ld a,EATTR
        ld (attr),a
        ld hl,FONT+256
; area: D rows and E columns from row B, column C get the picture at HL
area:   push bc
        push de
ar2:    push de
        push hl
        call putcell
        pop hl
        pop de
        inc c
        dec e
        jr nz,ar2
        pop de
        pop bc
        inc b
        dec d
        jr nz,area
        ret
framepic:
        if FR=1
        defb 0,#66,#66,0,0,#66,#66,0
        else
        defb 0,0,0,0,0,0,0,0
        endif
