; --- characters at any pixel. A: character; (px), (py) where it goes
putz:   ld a,(hl)
        or a
        ret z
        push hl
        call putch
        IF ANIM=4
        ld a,(slow)
        ld b,a
        or a
        call nz,pause
        ENDIF
        pop hl
        inc hl
        jr putz
slow:   db 0
style:  ld l,a                  ; A: style
        ld h,0
        add hl,hl
        add hl,hl
        ld de,styles
        add hl,de
        ld de,sflags
        ld bc,4
        ldir
        ret
wide:   db 0                    ; pixels to the next character
fl:     db 0
pat:    db 0,0,0
msk:    db 0,0,0
pm1:    db 0
pm2:    db 0
rown:   db 0
liney:  db 0
putch:  ld c,a
        ld a,(sflags)
        ld (fl),a
        ld a,c
        cp 48
        jr c,text
        cp 61
        jr nc,text
        sub 48
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,(fl)
        and 64
        jr z,pc1
        add hl,hl               ; 32 bytes each
        add hl,hl
pc1:    ld de,(sdf)
        add hl,de
        ld a,(fl)
        rla
        ld a,(sadv)
        jr nc,pc2
        ld a,c                  ; the 1 is narrow
        cp 49
        ld a,(sadv)
        jr nz,pc2
        sub 3
        jr pc2
text:   ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,15360
        add hl,de
        ld a,(fl)
        and 192
        ld a,8
        jr z,pc2
        xor a
        ld (fl),a
        ld a,8
pc2:    ld c,a
        ld a,(fl)
        and 8
        ld a,c
        jr z,pc3
        add a,a
pc3:    ld (wide),a
        ld b,a                  ; mask of B pixels
        ld de,0
pc4:    scf
        rr d
        rr e
        djnz pc4
        ld (pm1),de
        ld a,(py)
        ld (liney),a
        ld b,8
        ld a,(fl)
        and 64
        jr z,pc5
        ld b,16
pc5:    ld a,b
        ld (rown),a
        push bc
        ld d,(hl)
        ld e,0
        inc hl
        ld a,(fl)
        and 64
        jr z,pc6
        ld e,(hl)
        inc hl
        jr pc9
pc6:    push hl
        call shape
        pop hl
pc9:    ld a,(fl)
        and 32
        jr z,pc10
        ld a,d
        cpl
        ld d,a
        ld a,e
        cpl
        ld e,a
pc10:   push hl
        push de
        call line
        pop de
        ld a,(fl)
        and 4
        call nz,line
        pop hl
        pop bc
        djnz pc5
        ld a,(wide)
        ld hl,px
        add a,(hl)
        ld (hl),a
        ret
; D: eight pixels -> DE, bold and so on
shape:  ld a,(fl)
        ld c,a
        and 1
        jr z,sh1
        ld a,d
        srl a
        or d
        ld d,a
sh1:    ld a,c
        and 2
        jr z,sh2
        ld a,(rown)             ; 8 is the top row
        cp 6
        jr c,sh2
        srl d
sh2:    ld a,c
        and 16
        jr z,sh3
        ld a,(rown)
        cp 1
        jr nz,sh3
        ld d,255
sh3:    ld a,c
        and 8
        ret z
        ld a,d                  ; each pixel twice
        ld b,8
sh4:    add hl,hl
        add hl,hl
        rlca
        jr nc,sh5
        inc hl
        inc hl
        inc hl
sh5:    djnz sh4
        ex de,hl
        ret
; DE: pixels of one line, shifted, masked, written; next line
line:   ld a,d
        ld (pat),a
        ld a,e
        ld (pat+1),a
        ld de,(pm1)
        ld a,d
        ld (msk),a
        ld a,e
        ld (msk+1),a
        xor a
        ld (pat+2),a
        ld (msk+2),a
        ld a,(px)
        and 7
        jr z,ln2
        ld b,a
ln1:    ld hl,pat
        call shr3
        call shr3
        djnz ln1
ln2:    ld a,(liney)
        ld l,a
        inc a
        ld (liney),a
        ld h,0
        add hl,hl
        ld de,lines
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,(px)
        rrca
        rrca
        rrca
        and 31
        add a,e
        ld e,a
        ld hl,pat
        ld b,3
ln3:    push hl
        ld c,(hl)
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        cpl
        ld h,a
        ld a,(de)
        and h
        ld l,a
        ld a,h
        cpl
        and c
        or l
        ld (de),a
        inc de
        pop hl
        inc hl
        djnz ln3
        ret
shr3:   srl (hl)
        inc hl
        rr (hl)
        inc hl
        rr (hl)
        inc hl
        ret
; --- HL: value, A: 0 left, 1 zeros, 2 spaces, B: digits, C: separator after
; two digits -> dbuf, ended by zero
padm:   db 0
seps:   db 0
digs:   db 0,0,0,0,0
tens:   dw 10000,1000,100,10,1
fmt:    ld (padm),a
        ld a,c
        ld (seps),a
        push bc
        ld de,tens
        ld ix,digs
        ld b,5
fm1:    push bc
        ld a,(de)
        ld c,a
        inc de
        ld a,(de)
        ld b,a
        inc de
        ld a,48
fm2:    or a
        sbc hl,bc
        jr c,fm3
        inc a
        jr fm2
fm3:    add hl,bc
        ld (ix+0),a
        inc ix
        pop bc
        djnz fm1
        pop bc
        ld a,5
        sub b
        ld e,a
        ld d,0
        ld hl,digs
        add hl,de
        ld de,dbuf
        ld c,0                  ; digits seen
fm4:    ld a,(hl)
        inc hl
        cp 48
        jr nz,fm5
        ld a,b
        dec a
        jr z,fm5
        ld a,c
        or a
        jr nz,fm5
        ld a,(padm)
        or a
        jr z,fm8
        cp 1
        jr z,fm5
        ld a,58
        ld (de),a
        inc de
        jr fm6
fm5:    ld c,1
        ld a,(hl)
        dec hl
        ld a,(hl)
        inc hl
        ld (de),a
        inc de
fm6:    ld a,(seps)
        or a
        jr z,fm8
        ld a,b
        cp 4
        jr nz,fm8
        ld a,c
        or a
        ld a,58
        jr z,fm7
        ld a,59
fm7:    ld (de),a
        inc de
fm8:    djnz fm4
        ex de,hl
        IF FAULT=5
        ELSE
        ld a,(padm)             ; erase what stood there
        or a
        jr nz,fm9
        ld b,5
fm10:   ld a,l
        cp 0CEh
        jr nc,fm9
        ld (hl),58
        inc hl
        djnz fm10
        ENDIF
fm9:    ld (hl),0
        ld hl,dbuf
        ret
; faults of the number's digits: HL value -> HL
bend:
        IF FAULT=6
        ld de,10000
be6:    or a
        sbc hl,de
        jr nc,be6
        add hl,de
        ENDIF
        IF FAULT=66
        ld de,60000
        or a
        sbc hl,de
        add hl,de
        ret c
        ld de,10000
        sbc hl,de
        ENDIF
        IF FAULT=7
        bit 7,h
        ret z
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
        ENDIF
        IF FAULT=8
        ld a,h
        inc a
        ret nz
        ld h,a
        ENDIF
        ret
; the same for dbuf
spoil:  ld hl,dbuf
sp1:    ld a,(hl)
        or a
        jr z,sp3
        IF FAULT=4
        cp 48
        jr nz,sp2
        ld (hl),58
        ENDIF
        IF FAULT=10
        cp 55
        jr nz,sp2
        ld (hl),49
        ENDIF
sp2:    inc hl
        jr sp1
sp3:
        IF FAULT=16
        ld hl,(shown)
        ld a,h
        cp 80
        jr c,sp5
        ld a,(digs+3)
        ld e,a
        ld hl,dbuf
sp4:    inc hl
        ld a,(hl)
        or a
        jr nz,sp4
        dec hl
        ld d,(hl)
        dec hl
        ld a,(hl)
        ld (hl),d
        inc hl
        ld (hl),a
sp5:
        ENDIF
        IF FAULT=17
        ld hl,dbuf
sp6:    inc hl
        ld a,(hl)
        or a
        jr nz,sp6
sp7:    dec hl
        ld a,(hl)
        cp 58
        jr z,sp7
        ld a,(hl)
        cp 48
        jr nz,sp8
        ld (hl),58
        jr sp7
sp8:
        ENDIF
        ld hl,dbuf
        ret
; ROM's own printing
romat:  push bc
        ld a,2
        call 5633
        pop bc
        ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,c
        rst 16
        ret
romz:   ld a,(hl)
        or a
        ret z
        inc hl
        cp 58
        jr nz,rz1
        ld a,32
rz1:    cp 59
        jr nz,rz2
        ld a,46
rz2:    cp 48
        jr c,rz3
        cp 58
        jr nc,rz3
        add a,UDGADD
rz3:    push hl
        rst 16
        pop hl
        jr romz
