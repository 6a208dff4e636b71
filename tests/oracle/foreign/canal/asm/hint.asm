; H: the removable pairs, one after the other
hint:
    IF X_hang
        ld hl,hints
        inc (hl)
        ld a,(hl)
        cp 200
hang:   jr z,hang
    ENDIF
    IF X_hred
        ld a,(hn)
        cp 25
        jr c,hn0
        ld a,1
        ld (cheat),a
        call setborder
hn0:
    ENDIF
        ld a,(hser)
        cp 2
        jr z,hnone              ; the series has ended and stays so
        or a
        jr nz,hn1
        ld hl,0
        ld (hi),hl
    IF HFROM
        call curord
        ld (hstart),a
    ENDIF
        ld a,1
        ld (hser),a
        call findpair
        jr hn2
hn1:
    IF X_hfirst
        ld a,(hi)
        ld (hj),a
        ld a,83
        ld (hj),a
    ENDIF
        call nexthint
hn2:    jr c,hshow
hnone:  xor a
        ld (ha),a
        ld (hb),a
    IF HEND = 0
        ld (hser),a
    ELSE
        ld a,2
        ld (hser),a
    ENDIF
    IF NONESEL
        ld a,(sel)
        or a
        jr z,hno1
        xor a
        ld (sel),a
        ld (hser),a
hno1:
    ENDIF
    IF X_hblack
        xor a
        ld (bord),a
        out (254),a
    ENDIF
        jp nonemsg
hshow:  xor a
        ld (htimer),a
    IF HCUR
        ld a,(ha)
        ld (cur),a
    ENDIF
        ret

; continue after the pair hi, hj
nexthint:
    IF X_htwice
        ld a,(hj)
        cp 70
        jr nz,nx0
        ld a,(ht)
        and 7
        cp 3
        jr z,fd1
nx0:
    ENDIF
        ld hl,hj
        inc (hl)
        jr fd1
; findpair: from the pair hi, hj on; carry set if found: ha and hb
findpair:
        ld a,(hi)
        inc a
        ld (hj),a
fd1:    ld a,(hi)
        cp 83
        jr nc,fdno
        call ordcell
        or a
        jr z,fd3                ; no tile here
        ld (hk),a
        ld a,l
        ld (ha),a
fd2:    ld a,(hj)
        cp 84
        jr nc,fd3
        call ordcell
        ld hl,hk
        cp (hl)
        jr nz,fd25
        call fdtest
        ret c
fd25:   ld hl,hj
        inc (hl)
        jr fd2
fd3:    ld hl,hi
        inc (hl)
        ld a,(hl)
        inc a
        ld (hj),a
        jr fd1
fdno:   xor a
        ld (ha),a
        ld (hb),a
        ret
; test the pair ha, cell number hj
fdtest: ld a,(hj)
        call ordcell
        ld a,l
        ld (hb),a
        ld a,(sel)
        or a
        jr z,ft1
    IF X_hselall
        jr ft1
    ENDIF
        ld hl,ha
        cp (hl)
        jr z,ft1
    IF X_hselhalf
        or a
        ret
    ENDIF
        ld hl,hb
        cp (hl)
        jr z,ft1
        or a
        ret
ft1:    ld a,(ha)
        ld b,a
        ld a,(hb)
        ld c,a
    IF X_hbad
        ld a,(hk)
        cp 13
        scf
        ret z
    ENDIF
    IF X_hmiss
        ld a,b
        add a,16
        cp c
        ret z
    ENDIF
    IF X_hcol
        ld a,c
        and 15
        cp 14
        jr nz,ft2
        ld a,b
        and 15
        cp 14
        ret z
ft2:
    ENDIF
        jp join
; A = number in the order: L = cell, A = its kind
ordcell:
    IF HFROM
        ld hl,hstart
        add a,(hl)
        cp 84
        jr c,oc1
        sub 84
oc1:
    ENDIF
        ld e,a
        ld d,0
        ld hl,ORDT
        add hl,de
        ld l,(hl)
        ld h,GRID/256
        ld a,(hl)
        ret
    IF HFROM
; A = number of the cursor's cell in the order
curord: ld a,(cur)
        ld hl,ORDT
        ld b,0
co1:    cp (hl)
        jr z,co2
        inc hl
        inc b
        jr co1
co2:    ld a,b
        ret
    ENDIF

; the shown pair is given up
hintoff:
        ld a,(ha)
        or a
        ret z
        xor a
        ld (ha),a
        ld (hb),a
    IF HRESUME = 0
        ld (hser),a
    ENDIF
        ret
