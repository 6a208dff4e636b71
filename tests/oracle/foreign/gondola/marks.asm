; Colours, the cursor, lines.

; Colours of all tiles: white, yellow when of the kind under the cursor, green the selected one,
; flashing magenta the pair of a hint.
colours:ld a,(cur)
        ld l,a
        ld h,bpage/256
        ld a,(hl)
        ld (curkind),a
        ld hl,bpage+17
co1:    ld a,l
        and 15
        jr z,co9
        cp 15
        jr z,co9
        ld c,28h
        ld a,(hl)
        or a
        jr z,co5
        ld c,38h
        ld b,a
        ld a,(curkind)
        cp b
        jr nz,co2
        IF FAULT = F_g_kind_not_in_last_column
        ld a,l
        and 15
        cp 14
        jr z,co2
        ENDIF
        ld c,30h
co2:    ld a,(sel)
        cp l
        jr nz,co3
        ld c,60h
co3:    ld a,(hshow)
        or a
        jr z,co5
        IF LINE
        jr co5
        ENDIF
        ld de,(hp)
        ld a,l
        cp d
        jr z,co4
        cp e
        jr nz,co5
co4:    ld c,0D8h
co5:    push hl
        ld a,l
        call colour
        pop hl
co9:    inc l
        ld a,l
        cp 112
        jr nz,co1
        ret
colour: ld d,c                          ; cell A gets colour C
        call cellxy
        ld a,c
        rrca
        rrca
        rrca
        and 31
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,b
        or l
        ld l,a
        ld a,h
        add a,58h
        ld h,a
        ld b,3
cl1:    ld (hl),d
        inc l
        ld (hl),d
        ld a,31
        add a,l
        ld l,a
        jr nc,cl2
        inc h
cl2:    djnz cl1
        ret
hidepr: ld hl,5840h                     ; the field in white, no marks
        ld de,5841h
        ld bc,607
        ld (hl),38h
        ldir
        ret

; XORs the cursor frame at curxy.
xcur:   ld hl,(curxy)
        ld c,l
        ld a,h
        and 7
        ld (xshift),a
        ld a,h
        rrca
        rrca
        rrca
        and 31
        ld b,a
        ld d,24
xc1:    push de
        call scr
        ld a,d
        ld de,0FFFFh
        cp 23
        jr nc,xc2
        cp 3
        jr c,xc2
        ld de,0C003h
xc2:    push bc
        ld c,0
        ld a,(xshift)
        or a
        jr z,xc4
        ld b,a
xc3:    srl d
        rr e
        rr c
        djnz xc3
xc4:    ld a,(hl)
        xor d
        ld (hl),a
        inc l
        ld a,(hl)
        xor e
        ld (hl),a
        ld a,c
        or a
        jr z,xc5
        inc l
        xor (hl)
        ld (hl),a
xc5:    pop bc
        pop de
        inc c
        dec d
        jr nz,xc1
        ret

; XORs the path from cell L back to cell H.
path:   ld a,l
pa1:    push hl
        ld h,ppage/256
        ld l,a
        ld e,(hl)
        push de
        push af
        ld a,e
        call centre
        ld (lineto),bc
        pop af
        call centre
        call drawto
        pop de
        pop hl
        ld a,e
        cp h
        jr nz,pa1
        ret

; XORs pixels from BC to lineto, without the last one.
drawto:
pa2:    push bc
        ld a,b
        and 7
        ld e,a
        inc e
        ld a,b
        rrca
        rrca
        rrca
        and 31
        ld b,a
        call scr
        ld a,1
pa3:    rrca
        dec e
        jr nz,pa3
        xor (hl)
        ld (hl),a
        pop bc
        ld hl,(lineto)
        ld a,h
        sub b
        call step
        add a,b
        ld b,a
        ld a,l
        sub c
        call step
        add a,c
        ld c,a
        or a
        sbc hl,bc
        jr nz,pa2
        ret
        IF LINE
; The line of a hint, straight from tile to tile; any command takes it away.
drawline:
        ld hl,(hp)
        ld (linepr),hl
dl1:    ld a,l
        push hl
        call centre
        ld (lineto),bc
        pop hl
        ld a,h
        call centre
        jr drawto
unline: ld hl,(linepr)
        ld a,l
        or a
        ret z
        push hl
        ld hl,0
        ld (linepr),hl
        pop hl
        jr dl1
        ENDIF
step:   ret z                           ; sign of the difference, unsigned below: carry
        ld a,1
        ret nc
        ld a,-1
        ret
centre: call cellxy
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,8
        ld b,a
        ld a,c
        add a,12
        ld c,a
        ret

pause:  halt
        djnz pause
        ret
