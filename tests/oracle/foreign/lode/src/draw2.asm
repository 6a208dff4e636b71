; the board: only tiles whose kind or marks have changed are drawn
refresh:
        ld a,(CUR)
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        IF FAULT=67
        ld b,a
        ld a,(LKEY)
        cp 13
        ld a,b
        jr z,rf0
        ENDIF
        IF FAULT=69
        cp 21
        jr nz,rf00
        xor a
rf00:
        ENDIF
        IF FAULT=68
        ld b,a
        ld a,(SEL)
        or a
        ld a,b
        jr z,rf01
        xor a
rf01:
        ENDIF
        ld (CKND),a
rf0:    ld ix,cells
rf1:    ld a,(ix+0)
        or a
        jp z,rf9
        ld l,a
        ld h,BRD/256
        ld d,(hl)
        ld e,0
        ld a,d
        or a
        jr z,rf2
        IF FAULT=65
        ld a,(ix+2)
        cp BX+13*PX
        jr z,rf2
        ENDIF
        IF FAULT=93             ; the highlight looks at the low four bits only
        ld a,(CKND)
        or a
        jr z,rf2
        xor d
        and 15
        ELSE
        ld a,(CKND)
        cp d
        ENDIF
        jr nz,rf2
        IF KCUR=0
        ld a,(CUR)
        cp l
        jr z,rf2
        ENDIF
        set 0,e
rf2:    ld a,(CUR)
        cp l
        jr nz,rf3
        set 3,e
rf3:    ld a,(SEL)
        cp l
        jr nz,rf4
        set 1,e
rf4:    ld a,(PA)
        cp l
        jr z,rf5
        ld a,(PB)
        cp l
        jr nz,rf6
rf5:    set 2,e
rf6:    ld h,SHK/256
        ld a,(hl)
        ld (hl),d
        xor d
        ld c,a
        inc h
        ld a,(hl)
        ld (hl),e
        IF FAULT=66
        ld b,a
        ENDIF
        xor e
        or c
        jr z,rf8
        IF FAULT=66             ; row 6 keeps its old highlight
        ld a,c
        or a
        jr nz,rf7
        ld a,e
        or a
        jr nz,rf7
        ld a,(ix+1)
        cp BY+5*PY
        jr nz,rf7
        bit 0,b
        jr z,rf7
        bit 3,b
        jr nz,rf7
        ld (hl),b
        jr rf8
        ENDIF
rf7:    call tile
rf8:    ld de,3
        add ix,de
        jp rf1
rf9:
        IF BRK=1
        ld a,(OLDB)
        or a
        ld c,a
        ld hl,0x2020
        call nz,brk
        ld a,(CUR)
        ld (OLDB),a
        ld c,a
        ld hl,BRKC
        call brk
        ENDIF
border:
        IF FAULT=53
        ret
        ENDIF
        ld a,(BORD)
        out (254),a
        ret
        IF BRK=1
brk:    ld ix,cells
bk1:    ld a,(ix+0)
        cp c
        jr z,bk2
        ld de,3
        add ix,de
        jr bk1
bk2:    ld d,(ix+1)
        ld e,(ix+2)
        dec e
        ld a,(BACKA)
        ld c,a
        ld a,h
        call prch
        ld a,e
        add a,CW
        ld e,a
        ld a,l
        jp prch
        ENDIF
; tile of kind D with marks E at IX
tile:   ld hl,PICS
        ld bc,PSZ
        ld a,d
        or a
        jr z,tl2
tl1:    add hl,bc
        dec a
        jr nz,tl1
tl2:    push de
        ld de,TBUF
        ldir
        pop de
        ld hl,kattr
        ld c,d
        ld b,0
        add hl,bc
        ld c,(hl)               ; C attribute
        ld hl,mops
        ld b,4
tl3:    rr e
        jr nc,tl6
        ld a,c
        and (hl)
        inc hl
        xor (hl)
        inc hl
        ld c,a
        bit 0,(hl)              ; exchange INK and PAPER
        jr z,tl4
        and 0xC0
        ld d,a
        ld a,c
        and 0x38
        rrca
        rrca
        rrca
        or d
        ld d,a
        ld a,c
        and 7
        rlca
        rlca
        rlca
        or d
        ld c,a
tl4:    bit 1,(hl)              ; a mask over the pixels
        inc hl
        ld a,(hl)
        inc hl
        push hl
        ld h,(hl)
        ld l,a
        jr z,tl5
        push de
        push bc
        ld de,TBUF
        ld b,PSZ
tl7:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        djnz tl7
        pop bc
        pop de
tl5:    pop hl
        inc hl
        jr tl8
tl6:    ld a,5
        add a,l
        ld l,a
        jr nc,tl8
        inc h
tl8:    djnz tl3
        ld a,c
        ld (TMP+1),a
        ld d,(ix+1)
        ld hl,TBUF
        ld b,CH
tl9:    ld e,(ix+2)
        ld c,CW
tl10:   push bc
        push hl
        call attad
        ld a,(TMP+1)
        ld (hl),a
        call scrad
        pop bc
        push de
        ld e,8
tl11:   ld a,(bc)
        ld (hl),a
        inc h
        inc bc
        dec e
        jr nz,tl11
        pop de
        ld h,b
        ld l,c
        pop bc
        inc e
        dec c
        jr nz,tl10
        inc d
        djnz tl9
        ret
