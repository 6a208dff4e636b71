; Draws what has changed on the board. MIT licence.

; Compares each cell with what is on the screen and draws it if it differs.
refresh:
        ld a,(cur)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        call fltkin
        ld (kinfor),a
        ld l,11h
rf1:    ld h,GRID/256
        ld b,(hl)
        ld c,0
        ld a,(cur)
        cp l
        jr nz,rf2
        set 0,c
rf2:    ld a,(sel)
        cp l
        jr nz,rf3
        set 1,c
rf3:    ld a,(h1)
        cp l
        jr z,rf4
        ld a,(h2)
        cp l
        jr nz,rf5
rf4:    set 2,c
rf5:    ld a,b
        or a
        jr z,rf6
        ld a,(kinfor)
        cp b
        jr nz,rf6
        set 3,c
rf6:    call fltflag
        ld h,SHK/256
        ld a,(hl)
        cp b
        jr nz,rf7
        inc h
        ld a,(hl)
        cp c
        jr z,rf8
rf7:    ld h,SHK/256
        ld (hl),b
        inc h
        ld (hl),c
        push hl
        call drawcell
        pop hl
rf8:    inc l
        ld a,l
        and 15
        cp 15
        jr nz,rf1
        inc l
        inc l
        ld a,l
        cp 71h
        jr c,rf1
        jp showmsg

kinfor: db 0
dcrow:  db 0
dccol:  db 0
dcatt:  db 0
dckind: db 0
dcflag: db 0

; Draws the cell L with kind B and flags C.
drawcell:
        ld a,b
        ld (dckind),a
        ld a,c
        ld (dcflag),a
        ld a,l
        and 15
        dec a
        ld d,a
        xor a
    if PC > 1
        add a,d
    endif
    if PC > 2
        add a,d
    endif
        add a,d
        add a,C0
        ld (dccol),a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld d,a
        xor a
    if PR > 1
        add a,d
    endif
    if PR > 2
        add a,d
    endif
        add a,d
        add a,R0
        ld (dcrow),a
        ld a,b
        or a
        jr nz,dr1
        ld d,EATT
        bit 0,c
        jr z,dr4
        ld d,ECATT
        jr dr4
dr1:    ld hl,KATTR-1
        add a,l
        ld l,a
        jr nc,dr2
        inc h
dr2:    ld d,(hl)
        bit 3,c
        jr z,dr3
        ld a,d
        and KINAND
        or KINOR
        ld d,a
dr3:    bit 1,c
        jr z,dr3a
        ld a,d
        and SELAND
        or SELOR
        ld d,a
dr3a:   bit 2,c
        jr z,dr3b
        ld a,d
        and HNTAND
        or HNTOR
        ld d,a
dr3b:   bit 0,c
        jr z,dr4
        ld a,d
        and CURAND
        or CUROR
        ld d,a
dr4:    ld a,d
        ld (dcatt),a
    if OUTP = 0
        call drawrst
    else
        call drawdir
    endif
    if MPOS = 0
        ret
    else
        ld a,(dcrow)
    if MPOS = 2
        add a,TH
    endif
        ld (trow),a
        ld a,(dccol)
    if MPOS = 1
        dec a
    endif
    if MPOS = 3
        add a,TW
    endif
        ld (tcol),a
        ld a,MATT
        ld (tatt),a
        ld a,(dcflag)
        ld e,a
        ld d,0
        ld hl,MTAB
        add hl,de
        ld a,(hl)
        jp putc
    endif

    if OUTP = 0
; Prints the tile with control codes and RST 16.
drawrst:
        ld a,(dckind)
        ld hl,EMPCH
        or a
        jr z,ds1
        dec a
        ld e,a
        ld d,0
        ld hl,KCHR
        ld b,TW*TH
ds0:    add hl,de
        djnz ds0
ds1:    ld c,TH
        ld a,(dcrow)
        ld d,a
ds2:    ld a,22
        rst 16
        ld a,d
        rst 16
        ld a,(dccol)
        rst 16
        ld a,(dcatt)
        call setcol
        ld a,20
        rst 16
        ld a,(dcflag)
        ld e,a
        and GINV
        jr z,ds3
        ld a,1
ds3:    rst 16
        ld b,TW
ds4:    ld a,(hl)
        inc hl
        cp 'A'
        jr c,ds5
        cp 'Z'+1
        jr nc,ds5
        push af
        ld a,e
        and GLOW
        jr z,ds4a
        pop af
        or 20h
        jr ds5
ds4a:   pop af
ds5:    rst 16
        djnz ds4
        inc d
        dec c
        jr nz,ds2
        ld a,20
        rst 16
        xor a
        rst 16
        ret
    else
; Draws the tile into the screen memory.
drawdir:
        ld de,TMP
        ld bc,TW*TH*8
        ld a,(dckind)
        or a
        jr nz,dd1
        ld hl,EMPG
        ldir
        ld a,(dcflag)
        jr dd2
dd1:    dec a
        ld hl,TILES
        jr z,dd1b
dd1a:   add hl,bc
        dec a
        jr nz,dd1a
dd1b:   ldir
        ld a,(dcflag)
        ld b,a
        and GUND
        call nz,gunder
        ld a,(dcflag)
        and GFRM
        call nz,gframe
        ld a,(dcflag)
        and GSTR
        call nz,gstripe
        ld a,(dcflag)
dd2:    and GINV
        call nz,ginv
        ld hl,TMP
        ld a,(dcrow)
        ld d,TH
dd3:    push de
        push af
        ld b,a
        ld a,(dccol)
        ld c,a
        ld a,TW
dd4:    push af
        push bc
        ld a,(dcatt)
        call blit
        pop bc
        inc c
        pop af
        dec a
        jr nz,dd4
        pop af
        inc a
        pop de
        dec d
        jr nz,dd3
        ret

ginv:   ld hl,TMP
        ld b,TW*TH*8
gi1:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz gi1
        ret
gunder: ld hl,TMP+TW*TH*8-TW*8+7
        ld b,TW
        ld de,8
gu1:    ld (hl),255
        add hl,de
        djnz gu1
        ret
gframe: call gunder
        ld hl,TMP
        ld b,TW
gf1:    ld (hl),255
        add hl,de
        djnz gf1
        ld c,TH
        ld hl,TMP
gf2:    ld b,8
gf3:    set 7,(hl)
        push hl
        ld de,TW*8-8
        add hl,de
        set 0,(hl)
        pop hl
        inc hl
        djnz gf3
        ld de,TW*8-8
        add hl,de
        dec c
        jr nz,gf2
        ret
gstripe:
        ld hl,TMP
        ld b,TW*TH*4
gs1:    ld a,(hl)
        or 55h
        ld (hl),a
        inc hl
        inc hl
        djnz gs1
        ret
    endif

; Puts the 8 bytes at HL at row B, column C with attribute A; HL moves on.
blit:   push hl
        ld e,a
        ld l,b
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,l
        or c
        ld l,a
        ld a,h
        or 58h
        ld h,a
        ld (hl),e
        ld e,l
        ld a,b
        and 18h
        or 40h
        ld d,a
        pop hl
        ld b,8
bl1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz bl1
        ret
