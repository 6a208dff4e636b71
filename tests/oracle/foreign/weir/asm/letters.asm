; Shisen with one character a tile, drawn by RST 16 or by its own routine.
; The switches are made by source.py.
        ORG 32768

; Prepares the game, then takes keys for ever.
start:  ld a,2
        call 5633
        call cls
        call coreinit
        call randnum
main:   call refresh
        call getkey
        call dokey
        jr main

; Clears the screen.
cls:    ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),l
        ldir
        ld hl,22528
        ld de,22529
        ld bc,767
        ld (hl),BASE
        ldir
        ret

; Waits for a key and returns its code in A.
getkey: ld hl,23611
        set 3,(hl)
gk1:    set 3,(hl)
        bit 5,(hl)
        jr z,gk1
        res 5,(hl)
        ld a,(23560)
        ret

; Draws all cells and the number.
refresh:
        call getckind
        ld de,AY*256+AX
        ld l,FIRST
rf1:    ld b,14
rf2:    push bc
        push hl
        push de
        call cellst
        call putcell
        pop de
        pop hl
        pop bc
        inc l
        inc e
        IF ASP = 2
        inc e
        ENDIF
        djnz rf2
        inc l
        inc l
        inc l
        ld e,AX
        inc d
        IF ASP = 2
        inc d
        ENDIF
        ld a,d
        cp AY+6*ASP
        jr nz,rf1
        ld hl,(number)
        call decimal
        ld a,32
        ld (nbuf+5),a
        ld a,99
        ld (nlen),a

; Draws the number or the entry of a number.
shownum:
        ld a,BASE
        ld (23695),a
        ld de,NUMROW*256
        ld hl,nbuf
sh1:    ld c,(hl)
        ld a,(nlen)
        cp e
        ld a,BASE
        jr nz,sh2
        ld c,'L'
        ld a,BASE+128
sh2:    ld (23695),a
        push hl
        push de
        call putch
        pop de
        pop hl
        inc hl
        inc e
        ld a,e
        cp 6
        jr nz,sh1
        ret

; Draws a tile of kind B with the marks C at row D, column E.
putcell:
        ld a,b
        or a
        ld hl,glyphs
        ld b,BASE
        jr z,pc1
        add a,l
        ld l,a
        IF STY = 2
        ld a,(hl)
        and 7
        cp BASE/8
        jr nz,pcc
        ld a,7
pcc:    or BASE & 0F8h
        ELSE
        ld a,BASE
        ENDIF
        ld b,a
pc1:    bit 0,c
        jr z,pc2
        IF STY = 2
        ld a,b
        xor 64
        ld b,a
        ELSE
        ld b,KATT
        ENDIF
pc2:    bit 3,c
        jr z,pc3
        ld b,PATT
pc3:    bit 2,c
        jr z,pc4
        ld b,SATT
pc4:    bit 1,c
        ld a,b
        jr z,pc5
        IF CMODE = 0
        xor 128
        ENDIF
        IF CMODE = 1
        push bc
        and 0C0h
        ld c,a
        ld a,b
        rrca
        rrca
        rrca
        and 7
        or c
        ld c,a
        ld a,b
        add a,a
        add a,a
        add a,a
        and 38h
        or c
        pop bc
        ENDIF
        IF CMODE = 2
        and 199
        or CPAP*8
        ENDIF
pc5:    ld (23695),a
        ld c,(hl)

; Draws character C at row D, column E.
putch:
        IF PRT = 0
        ld a,22
        rst 10h
        ld a,d
        rst 10h
        ld a,e
        rst 10h
        ld a,c
        rst 10h
        ret
        ELSE
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,(23606)
        add hl,bc
        ld a,d
        and 24
        add a,64
        ld b,a
        ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld c,a
        push bc
        push hl
        ld h,8
        pop hl
        ld a,8
ph1:    push af
        ld a,(hl)
        ld (bc),a
        inc hl
        inc b
        pop af
        dec a
        jr nz,ph1
        pop bc
        ld a,b
        rrca
        rrca
        rrca
        and 3
        or 88
        ld b,a
        ld a,(23695)
        ld (bc),a
        ret
        ENDIF

; Sounds when a pair is removed.
removehook:
        push de
        ld hl,SNDP
        ld de,SNDL
bp:     push ix
        call 949
        pop ix
        pop de
        ret

; Sounds when a key does nothing.
mismhook:
nothing:
nopairs:
        IF QUIET = 0
        push de
        ld hl,1200
        ld de,6
        jr bp
        ENDIF
hinthook:
histhook:
atedge:
movehook:
selhook:
newhook:
otherkey:
        ret
        INCLUDE rules.asm
        defs 256-(($) & 255)

; The characters of an empty place and of the 21 kinds.
        IF GL = 0
glyphs: defb " ABCDEFGHIJKLMNOPQRSTU"
        ENDIF
        IF GL = 1
glyphs: defb " !#$%&*+-/<=>?@0OXZWT^"
        ENDIF
        IF GL = 2
glyphs: defb " abcdefghjkmnpqrstuvyz"
        ENDIF
        IF GL = 3
glyphs: defb " 123456789ABCDEFGHIJKL"
        ENDIF
        IF GL = 4
glyphs: defb " "
        defb 143,142,141,140,139,138,137,136,135,134,133,132,131,130,129,'O','X','+','#','@','Z'
        ENDIF
        end start
