; Draws tiles with their marks. Only tiles that have changed are drawn.
; Draws the whole screen: colours, texts, board.
screen: xor a
        ld (MSGON),a
        ld (GCUR),a
        ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),l
        ldir
        ld a,BGATTR
        inc hl
        inc de
        ld (hl),a
        ld bc,767
        ldir
        ld hl,tscreen
        call texts
        call wipe
        call drawno
        ld a,(STATE)
        or a
        call nz,judge
        ret
; Forgets what the screen shows.
wipe:   ld hl,SHK
        ld de,SHK+1
        ld bc,255
        ld (hl),255
        ldir
        ret
; Draws the board.
redraw:
        IF FULLRD
        call wipe
        ENDIF
        ld a,(CUR)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        IF F_HLSTALE
        or a
        jr z,rd0
        ENDIF
        ld (CKIND),a
rd0:    ld l,17
        IF F_SELSEEN
        ld a,(SEL)
        ld (SAVEB),a
        ENDIF
rd1:    ld h,GRID/256
        ld c,(hl)
        ld d,0
        ld a,c
        or a
        jr z,rd2
        IF F_HLKIND21
        cp 21
        jr z,rd2
        ENDIF
        IF F_HLROW6
        ld a,l
        cp 97
        ld a,c
        jr nc,rd2
        ENDIF
        IF F_HLCOL14
        ld a,l
        and 15
        cp 14
        ld a,c
        jr z,rd2
        ENDIF
        ld a,(CKIND)
        cp c
        jr nz,rd2
        inc d
rd2:    ld a,(SEL)
        cp l
        jr nz,rd3
        IF F_SELGONE
        ld a,(CUR)
        cp l
        jr nz,rd3
        ENDIF
        set 1,d
rd3:    ld a,(HA)
        cp l
        jr z,rd4
        IF F_HMARK1 = 0
        ld a,(HB)
        cp l
        ENDIF
        jr nz,rd5
rd4:    set 2,d
rd5:    ld a,(CUR)
        cp l
        jr nz,rd6
        set 3,d
rd6:    ld h,SHK/256
        ld a,(hl)
        cp c
        jr nz,rd7
        set 7,l
        ld a,(hl)
        res 7,l
        cp d
        jr z,rd8
        IF F_DRAWSEL
        bit 1,a
        jr z,rd7
        bit 1,d
        jr z,rd8
        ENDIF
rd7:
        IF F_DROW1
        ld a,l
        cp 31
        jr nc,rd71
        ld a,(hl)
        cp 255
        jr z,rd71
        ld a,c
        or a
        jr z,rd8
rd71:
        ENDIF
        ld (hl),c
        set 7,l
        ld (hl),d
        res 7,l
        call tile
rd8:    inc l
        ld a,l
        and 15
        cp 15
        jr nz,rd9
        inc l
        inc l
rd9:    ld a,l
        cp 112
        jr c,rd1
        IF GAPM
        jp gaps
        ELSE
        ret
        ENDIF
; Draws cell L with kind C and marks D: builds the picture in BUF, then copies it.
tile:   push hl
        push de
        push bc
        IF TSRC
        ld a,c
        or a
        ld a,32
        jr z,ti0
        ld a,c
        add a,64
ti0:    call glyph
        ld de,BUF
        ld bc,8
        ldir
        ELSE
        ld hl,tilegfx
        ld a,c
        or a
        jr z,ti2
        ld de,TSZ
ti1:    add hl,de
        dec a
        jr nz,ti1
ti2:    ld de,BUF
        ld bc,TSZ
        ldir
        ENDIF
        pop bc
        ld b,0
        ld hl,tileattr
        add hl,bc
        ld a,(hl)
        ld (TATTR),a
        pop de
        push de
        bit 0,d
        ld hl,mark0
        call nz,mark
        bit 1,d
        ld hl,mark1
        call nz,mark
        bit 2,d
        ld hl,mark2
        call nz,mark
        bit 3,d
        ld hl,mark3
        call nz,mark
        pop de
        pop hl
        push hl
        push de
        call place
        ld de,BUF
        ld a,TH
ti3:    push af
        push bc
        ld a,TW
ti4:    push af
        ld a,(TATTR)
        call cell
        inc c
        pop af
        dec a
        jr nz,ti4
        pop bc
        inc b
        pop af
        dec a
        jr nz,ti3
        pop de
        pop hl
        ret
; Gives row B and column C on the screen of cell L.
place:  ld a,l
        and 0F0h
        rrca
        rrca
        rrca
        rrca
        dec a
        ld b,a
        IF PY = 2
        add a,a
        ENDIF
        IF PY = 3
        add a,a
        add a,b
        ENDIF
        add a,Y0
        ld b,a
        ld a,l
        and 15
        dec a
        IF PX = 2
        add a,a
        ENDIF
        add a,X0
        ld c,a
        ret
; Applies the mark at HL: attribute AND, OR, swap; picture 0 none, 1 XOR, 2 OR, 3 AND. Keeps D.
mark:   push de
        ld a,(TATTR)
        and (hl)
        inc hl
        or (hl)
        inc hl
        ld c,a
        ld a,(hl)
        inc hl
        or a
        jr z,mk1
        ld a,c
        and 7
        rlca
        rlca
        rlca
        ld b,a
        ld a,c
        rrca
        rrca
        rrca
        and 7
        or b
        ld b,a
        ld a,c
        and 0C0h
        or b
        ld c,a
mk1:    ld a,c
        ld (TATTR),a
        ld a,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,BUF
        ld b,TSZ
        ld c,a
        or a
        jr z,mk9
mk2:    ld a,(de)
        dec c
        jr z,mkx
        dec c
        jr z,mko
        and (hl)
        inc c
        jr mk3
mkx:    xor (hl)
        jr mk4
mko:    or (hl)
        inc c
mk4:
mk3:    inc c
        ld (hl),a
        inc hl
        inc de
        djnz mk2
mk9:    pop de
        ret
; Draws 8 bytes from DE at row B, column C with attribute A.
cell:   push af
        ld a,b
        and 18h
        or 40h
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0E0h
        or c
        ld l,a
        push bc
        ld b,8
ce1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz ce1
        pop bc
        ld a,b
        rrca
        rrca
        rrca
        and 3
        or 58h
        ld h,a
        pop af
        ld (hl),a
        ret
        IF GAPM
; Draws the sign beside the cursor's tile: 1 left, 2 both sides, 3 right, 4 below.
gaps:   ld a,(GCUR)
        ld hl,CUR
        cp (hl)
        ret z
        ld l,a
        or a
        ld de,gapnone
        ld a,BGATTR
        ld (TXA),a
        call nz,gapdraw
        ld a,(CUR)
        ld (GCUR),a
        ld l,a
        ld de,gapsign
        ld a,GAPA
        ld (TXA),a
gapdraw:
        call place
        IF GAPM = 4
        ld a,b
        add a,TH
        ld b,a
        ld a,(TXA)
        jp cell
        ENDIF
        IF GAPM <= 2
        dec c
        ld a,(TXA)
        call cell
        inc c
        ENDIF
        IF GAPM >= 2
        IF TW = 1
        inc c
        ELSE
        inc c
        inc c
        ENDIF
        ld a,(TXA)
        call cell
        ENDIF
        ret
        ENDIF
