; dcell: draws place L, state E
dcell:  push hl
        push de
   IF COMB = 1
        ld a,e                  ; only the highest mark counts
        ld hl,mtab+3*8
        ld b,4
dc0:    ld a,(hl)
        and e
        jr nz,dc00
        push de
        ld de,-8
        add hl,de
        pop de
        djnz dc0
dc00:   ld e,a
   ENDIF
        ld a,e
        ld (dst),a
        pop de
        pop hl
        push hl
        push de
        ld h,BP
        ld a,(hl)
   IF FAULT = 18
        cp 19                   ; two kinds look alike
        jr nz,df18
        ld a,4
df18:
   ENDIF
        ld (dk),a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        ld e,a
        ld d,0
        ld a,l
        ld hl,rowy
        add hl,de
        ld b,(hl)
        and 15
        ld e,a
        ld hl,colx
        add hl,de
        ld c,(hl)
        ld a,(dk)
        ld l,a
        ld h,0
   IF TW*TH = 2
        add hl,hl
   ENDIF
   IF TW*TH = 4
        add hl,hl
        add hl,hl
   ENDIF
        push hl
        ld de,atab
        add hl,de
        ld (pat),hl
        pop hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,glyphs
        add hl,de
        ld (pgl),hl
        xor a
        ld (dpart),a
   IF TH = 2
        call drow
        inc b
        call drow
        dec b
   ELSE
        call drow
   ENDIF
   IF GAP1
        push bc
        ld a,c
        add a,G1DX
        ld c,a
        ld a,5
        ld hl,g1def
        call dgap
        pop bc
   ENDIF
   IF GAP2
        push bc
        ld a,b
        add a,G2DY
        ld b,a
        ld a,6
        ld hl,g2def
        call dgap
   IF TW = 2
        ld a,6
        ld hl,g2def
        call dgap
   ENDIF
        pop bc
   ENDIF
        pop de
        pop hl
        ret
drow:   push bc
        call dpt
   IF TW = 2
        inc c
        call dpt
   ENDIF
        pop bc
        ret
dpt:    push bc
        ld hl,(pgl)
        ld de,cbuf
        ld bc,8
        ldir
        ld (pgl),hl
        ld hl,(pat)
        ld a,(hl)
        inc hl
        ld (pat),hl
        ld (catt),a
        ld ix,mtab
        ld b,4
dm1:    ld a,(dst)
        and (ix+0)
        jr z,dm3
        ld a,(catt)
        and (ix+1)
        or (ix+2)
        ld (catt),a
        ld l,(ix+3)
        ld h,(ix+4)
        ld a,(dpart)
        ld e,a
        ld d,0
        add hl,de
        ld de,cbuf
        ld c,8
dm2:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        dec c
        jr nz,dm2
dm3:    ld de,8
        add ix,de
        djnz dm1
        ld a,(dpart)
        add a,8
        ld (dpart),a
        pop bc
        jp put8
; gap beside or below the tile: A = offset in mark, HL = letters for none and tile
dgap:   ld (dgo+2),a
        ld a,(dk)
        or a
        jr z,dg0
        inc hl
dg0:    ld a,GATTR
        ld (catt),a
        ld e,(hl)
        ld ix,mtab
        ld d,4
dg1:    ld a,(dst)
        and (ix+0)
        jr z,dg2
dgo:    ld a,(ix+5)
        or a
        jr z,dg2
        ld e,a
        ld a,MGATTR
        ld (catt),a
dg2:    push de
        ld de,8
        add ix,de
        pop de
        dec d
        jr nz,dg1
        ld a,e
        jp pch
; refresh: draws every place that has changed (all, if force)
refresh:
   IF REDRAW = 2
        ld a,1
        ld (force),a
   ENDIF
        ld hl,read
rf1:    ld a,(hl)
        cp 110
        push af
        push hl
        ld l,a
        call state
        ld h,BP
        ld a,(hl)
        inc h                   ; shadow page
        cp (hl)
        jr nz,rf2
        set 7,l
        ld a,(hl)
        res 7,l
        cp e
        jr nz,rf2
        ld a,(force)
        or a
        jr z,rf3
rf2:    ld h,BP
        ld a,(hl)
        inc h
        ld (hl),a
        set 7,l
        ld (hl),e
        res 7,l
        call dcell
rf3:    pop hl
        inc hl
        pop af
        jr c,rf1
        xor a
        ld (force),a
   IF OVL
        call overlay
   ENDIF
        ret
