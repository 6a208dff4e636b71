; ---- text: B row, C column (rows 22 and 23 through the lower screen)
at:     push hl
        push de
        push bc
        ld a,b
        cp 22
        ld a,2
        jr c,at1
        dec a
at1:    call 1601h
        pop bc
        pop de
        pop hl
        push bc
        ld a,b
        cp 22
        jr c,at2
        sub 22
        ld b,a
at2:    ld a,22
        rst 10h
        ld a,b
        rst 10h
        ld a,c
        rst 10h
        pop bc
        ret
print:  ld a,(de)               ; DE text, 255 at the end
        cp 255
        ret z
        inc de
        rst 10h
        jr print

; ---- HL as a number; C: 0 plain, else the filling character
prnum:  ld de,10000
        call prdig
        ld de,1000
        call prdig
        ld de,100
        call prdig
        ld de,10
        call prdig
        ld a,l
        add a,'0'
        rst 10h
        ret
prdig:  ld a,-1
prd1:   inc a
        or a
        sbc hl,de
        jr nc,prd1
        add hl,de
        or a
        jr nz,prd2
        ld a,c
        or a
        ret z
        rst 10h
        ret
prd2:   ld c,'0'
        add a,c
        rst 10h
        ret
shownum:ld b,NROW
        ld c,NCOL
        call at
        ld de,npre
        call print
        ld hl,(num)
 if FAULT = 3
        inc hl
 endif
        ld c,NFILL
        call prnum
        ld de,npost
        call print
        ret

; ---- the whole screen
screen: ld a,BASEAT
        ld (23693),a
        call 0dafh
        ld hl,shch
        ld b,0
sc1:    ld (hl),0
        inc hl
        djnz sc1
        xor a
        ld (ocur),a
        ld (osel),a
        ld bc,TITPOS
        call at
        ld de,tittxt
        call print
 if HELP
        ld bc,HELPPOS
        call at
        ld de,helptxt
        call print
 endif
 if FRAME
        ld b,Y0-2
        call frline
        ld b,Y0+PY*5+2
        call frline
 endif
        ld a,BASEAT
        ld (23695),a
        jp shownum
 if FRAME
frline: ld c,0
        call at
        ld b,32
fr1:    ld a,FRAME
        rst 10h
        djnz fr1
        ret
 endif

; ---- the tiles: D character, E attribute of cell L
look:   ld h,high board
        ld a,(hl)
        ld c,a
        ld d,EMPTYCH
        ld e,BASEAT
        or a
        jr z,lo2
        push hl
        ld h,0
        ld l,a
        ld de,glyphs-1
        add hl,de
        ld d,(hl)
        ld bc,21
        add hl,bc
        ld e,(hl)
        pop hl
        ld a,(hl)
        ld c,a
        ld a,(hkind)
        cp c
        jr nz,lo1
        ld a,e
        and HLA
        or HLO
        ld e,a
 if HLI
        ld a,d
        xor 80h
        ld d,a
 endif
lo1:    ld a,(sel)
        cp l
        jr nz,lo2
        ld a,e
        and SEA
        or SEO
        ld e,a
 if SEI
        ld a,d
        xor 80h
        ld d,a
 endif
lo2:    ld a,(h1)
        cp l
        jr z,lo3
        ld a,(h2)
        cp l
        jr nz,lo4
lo3:    ld a,e
        and HIA
        or HIO
        ld e,a
lo4:    ld a,(cur)
        cp l
        ret nz
        ld a,e
        and CUA
        or CUO
        ld e,a
 if CUI
        ld a,d
        xor 80h
        ld d,a
 endif
        ret
; B row, C column on the screen of cell L
where:  ld a,l
        and 15
        dec a
 if PX = 2
        add a,a
 endif
        add a,X0
        ld c,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
 if PY = 2
        add a,a
 endif
        add a,Y0
        ld b,a
        ret
putc:   push hl                 ; D, E to cell L
        call where
        call at
        ld a,e
        ld (23695),a
        ld a,d
 if UDGS = 0
        bit 7,a
        jr z,pu1
        ld a,20
        rst 10h
        ld a,1
        rst 10h
        ld a,d
        and 127
        rst 10h
        ld a,20
        rst 10h
        xor a
pu1:
 endif
        rst 10h
        ld a,BASEAT
        ld (23695),a
        pop hl
        ret
draw:   ld h,high board
        ld a,(cur)
        ld l,a
        ld a,(hl)
        or a
        jr nz,dr0
        dec a
dr0:    ld (hkind),a
        ld l,17
dr1:    ld a,l
        and 15
        jr z,dr3
        cp 15
        jr z,dr3
        call look
 if DIFF
        ld h,high shch
        ld a,(hl)
        set 7,l
        cp d
        jr nz,dr2
        ld a,(hl)
        cp e
        jr nz,dr2
        res 7,l
        jr dr3
dr2:    ld (hl),e
        res 7,l
        ld (hl),d
 endif
        call putc
dr3:    inc l
        ld a,l
        cp 111
        jr nz,dr1
 if CUB
        ld hl,ocur
        ld a,(cur)
        cp (hl)
        jr z,dr5
        ld b,(hl)
        ld (hl),a
        ld c,a
        push bc
        ld a,b
        or a
        ld l,a
        ld de,2020h
        call nz,mark
        pop bc
        ld l,c
        ld de,CUB
        call mark
dr5:
 endif
 if SEU
        ld hl,osel
        ld a,(sel)
        cp (hl)
        jr z,dr7
        ld b,(hl)
        ld (hl),a
        ld c,a
        push bc
        ld a,b
        or a
        ld l,a
        ld d,' '
        call nz,under
        pop bc
        ld a,c
        or a
        ld l,a
        ld d,SEU
        call nz,under
dr7:
 endif
        ret
 if CUB
mark:   push de                 ; D left of cell L, E right of it
        call where
        push bc
        dec c
        call at
        pop bc
        pop de
        ld a,d
        rst 10h
        inc c
        call at
        ld a,e
        rst 10h
        ret
 endif
 if SEU
under:  push de
        call where
        inc b
        call at
        pop de
        ld a,d
        rst 10h
        ret
 endif
; ---- the two tiles vanish
blink:
 if BLK
        ld b,BLK
bl1:    push bc
        ld d,BLKCH
        call bl2
        call both2
        ld b,4
bl4:    halt
        djnz bl4
        pop bc
        djnz bl1
        ret
bl2:    ld e,BASEAT
        ld a,(p1)
        ld l,a
        push de
        call putc
        pop de
        ld a,(p2)
        ld l,a
        call putc
        ld b,4
bl3:    halt
        djnz bl3
        ret
both2:  ld a,(p1)
        ld l,a
        call look
        call putc
        ld a,(p2)
        ld l,a
        call look
        jp putc
 else
        ret
 endif
