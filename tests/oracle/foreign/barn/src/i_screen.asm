; the board's picture
redraw: ld a,(CUR)
        call tile
        IF FLT = 77
        ld a,(KIND)
        ld c,a
        ld a,(KEY)
        cp 13
        ld a,c
        jr z,rd77
        ld a,(hl)
rd77:
        ENDIF
        IF FLT = 78
        jr nz,rd78
        ld a,(CURK)
rd78:
        ENDIF
        ld (CURK),a
        IF FLT = 80
        ld a,3
        ld (CNTY),a
        ENDIF
        ld hl,BRD+17
        IF FLT = 84
        ld c,13
        ENDIF
rd1:    ld a,(hl)
        ld c,0
        or a
        jr z,rd3
        ld a,(CURK)
        cp (hl)
        jr nz,rd2
        IF FLT = 75
        ld a,l
        cp 96
        jr nc,rd2
        ENDIF
        IF FLT = 80
        ld a,(CNTY)
        dec a
        jp m,rd2
        ld (CNTY),a
        ENDIF
        IF FLT = 81
        ld a,(KEY)
        cp 'B'
        jr z,rd2
        ENDIF
        inc c
rd2:    ld a,(SEL)
        cp l
        jr nz,rd2a
        set 1,c
rd2a:   ld a,(SHOWN)
        or a
        jr z,rd3
        ld a,(SP1)
        cp l
        jr z,rd2b
        ld a,(SP2)
        cp l
        jr nz,rd3
rd2b:   set 2,c
rd3:    ld a,(CUR)
        cp l
        jr nz,rd4
        IF FLT = 83
        cp 106
        jr nc,rd4
        ENDIF
        set 3,c
rd4:    ld h,LOOKC/256
        ld a,(hl)
        cp c
        jr nz,rd5
        ld h,KINDC/256
        ld a,(hl)
        ld h,BRD/256
        cp (hl)
        jr z,rd6
rd5:    ld h,LOOKC/256
        IF FLT = 76
        ld a,(hl)
        cp 1
        jr nz,rd76
        ld a,c
        or a
        jr nz,rd76
        ld a,l
        and 15
        cp 14
        ld h,BRD/256
        jr z,rd6
        ld h,LOOKC/256
rd76:
        ENDIF
        IF FLT = 93
        ld a,(hl)
        and 4
        jr z,rd93
        ld a,(KEY)
        cp 'H'
        ld h,BRD/256
        jr z,rd6
        ld h,LOOKC/256
rd93:
        ENDIF
        ld (hl),c
        ld h,BRD/256
        ld a,(hl)
        ld h,KINDC/256
        ld (hl),a
        IF FLT = 84
        or a
        jr nz,rd84
        ld a,l
        and 15
        cp 14
        jr z,rd6
        xor a
rd84:
        ENDIF
        ld (DKIND),a
        ld a,c
        ld (DLOOK),a
        push hl
        ld a,l
        call drawcell
        pop hl
rd6:    ld h,BRD/256
        inc l
        ld a,l
        and 15
        cp 15
        jp nz,rd1
        inc l
        inc l
        ld a,l
        cp 112
        jp c,rd1
        jp prstat

; draw one cell: A = position, DKIND, DLOOK
drawcell: ld (DPOS),a
        ld a,(DKIND)
        ld hl,EMPTYB
        ld b,EMPA
        or a
        jr z,dc2
        dec a
        ld e,a
        ld d,0
        ld hl,TATTR
        add hl,de
        ld b,(hl)
        ld hl,TILES
        or a
        jr z,dc2
        ld de,TSZ
dc1:    add hl,de
        dec a
        jr nz,dc1
dc2:    ld de,BUF
        push bc
        ld bc,TSZ
        ldir
        pop bc
        ld a,b
        ld hl,ATTB
        ld b,CH*2
dc3:    ld (hl),a
        inc hl
        djnz dc3
        ld hl,MARKS
        ld a,(DLOOK)
        ld b,4
dc4:    rrca
        push af
        push bc
        push hl
        call c,addmk
        pop hl
        ld de,6
        add hl,de
        pop bc
        pop af
        djnz dc4
        jp blit
; a mark: pattern (0 none), operation, region, mask, value
addmk:    ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        ld a,d
        or e
        jr z,md9
        ld hl,BUF
        ld b,TSZ
        ld a,c
        dec a
        jr z,md2
        dec a
        jr z,md3
md1:    ld a,(de)
        xor (hl)
        ld (hl),a
        inc hl
        inc de
        djnz md1
        jr md9
md2:    ld a,(de)
        or (hl)
        ld (hl),a
        inc hl
        inc de
        djnz md2
        jr md9
md3:    ld a,(de)
        and (hl)
        ld (hl),a
        inc hl
        inc de
        djnz md3
md9:    pop hl
        ld a,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        ld hl,ATTB
        ld c,0
        ld b,CH*2
        or a
        jr z,md4
        ld b,2
        dec a
        jr z,md4
        dec a
        jr z,md5
        ld hl,ATTB+CH*2-2
        jr md4
md5:    ld c,1
        ld b,CH
md4:    ld a,(hl)
        and d
        or e
        ld (hl),a
        inc hl
        bit 0,c
        jr z,md6
        inc hl
md6:    djnz md4
        ret
