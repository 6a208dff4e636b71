; ---- picture. Marks: bit 0 cursor, 1 selected, 2 kind, 3 pair.
MARK    macro bit_, chan, val
        local mk1
        bit bit_,c
        jr z,mk1
        IF chan = 1
        set 7,b
        ENDIF
        IF chan = 2
        set 6,b
        ENDIF
        IF chan = 3
        ld a,b
        and 0c7h
        or val*8
        ld b,a
        ENDIF
        IF chan = 4
        ld a,b
        and 0f8h
        or val
        ld b,a
        ENDIF
        IF (chan > 4) and (chan < 8)
        set chan-5,d
        ENDIF
mk1:
        endm
show:   ld a,(cur)
        ld e,a
        call at
        IF FAULT = 60           ; kinds 20 and 21 are not highlighted
        cp 20
        jr c,sh0
        xor a
sh0:
        ENDIF
        ld (ckd),a
        IF REDRAW = 2
        call frame0
        call gameno
        ENDIF
        ld a,17
sh1:    ld (cell),a
        ld e,a
        call marks
        ld h,oldm/256
        ld l,e
        IF REDRAW > 0
        ld d,brd/256
        ld a,(de)
        cp (hl)
        jr nz,sh2
        inc h
        ld a,(hl)
        cp c
        jr z,sh3
        dec h
sh2:
        ENDIF
        ld d,brd/256
        ld a,(de)
        ld (hl),a
        inc h
        ld (hl),c
        call drawc
sh3:    ld a,(cell)
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,sh1
        add a,2
        cp 113
        jr c,sh1
        IF CURC = 9
        call ruler
        ENDIF
        IF COUNT > 0
        call showcnt
        ENDIF
        ret
; C = marks of cell E
marks:  ld c,0
        ld a,(cur)
        cp e
        jr nz,mr1
        set 0,c
mr1:    ld a,(sel)
        cp e
        jr nz,mr2
        IF FAULT != 54          ; the selected tile is not marked
        set 1,c
        ENDIF
mr2:    call at
        jr z,mr3
        ld hl,ckd
        cp (hl)
        jr nz,mr3
        IF FAULT = 55           ; tiles in row 6 are not highlighted
        ld a,e
        cp 96
        jr nc,mr3
        ENDIF
        IF FAULT = 56           ; no highlight while a tile is selected
        ld a,(sel)
        or a
        jr nz,mr3
        ENDIF
        IF FAULT = 66           ; tiles in column 14 are not highlighted
        ld a,e
        and 15
        cp 14
        jr z,mr3
        ENDIF
        set 2,c
mr3:    ld a,(hon)
        or a
        ret z
        IF FAULT = 72           ; pairs are not shown while a tile is selected
        ld a,(sel)
        or a
        ret nz
        ENDIF
        ld a,(ha)
        cp e
        jr z,mr4
        ld a,(hb)
        IF FAULT = 57           ; the second tile of the pair is marked one place too far right
        inc a
        ENDIF
        cp e
        ret nz
mr4:    set 3,c
        ret
; draw cell E with marks C
drawc:  ld h,attrs/256
        push de
        call at
        pop de
        ld (kd),a
        ld hl,attrs
        ld d,0
        push de
        ld e,a
        add hl,de
        pop de
        ld b,(hl)
        MARK 2,KINC,KINV
        MARK 1,SELC,SELV
        MARK 3,PAIC,PAIV
        MARK 0,CURC,CURV
        ld a,b
        ld (att),a
        ld a,d
        ld (xm),a
        ld a,c
        ld (mks),a
        ; picture to buffer
        push de
        ld a,(kd)
        ld l,a
        ld h,0
        IF PIC = 0
        ld hl,buf
        ld b,NB
        call clrb
        ld a,(kd)
        or a
        jr z,dc2
        add a,LETTER-1
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,15360
        add hl,de
        ld de,buf+PICOFF
        ld bc,8
        ldir
dc2:
        ELSE
        ld d,h
        ld e,l
        ld hl,pics
        ld bc,NB
        or a
        jr z,dc2
dc1:    add hl,bc
        dec a
        jr nz,dc1
dc2:    ld de,buf
        ldir
        ENDIF
        pop de
        ld a,(xm)
        bit 0,a
        ld hl,xframe
        call nz,xorb
        bit 1,a
        ld hl,xinv
        call nz,xorb
        bit 2,a
        ld hl,xline
        call nz,xorb
        ; place
        ld a,e
        call place
        IF (CURC = 8) or (PAIC = 8)
        push de
        call beside
        pop de
        ENDIF
        ld hl,buf
        ld a,CH
dc3:    push af
        push de
        ld b,CW
dc4:    push bc
        call putch
        inc e
        pop bc
        djnz dc4
        pop de
        inc d
        pop af
        dec a
        jr nz,dc3
        ret
clrb:   ld (hl),0
        inc hl
        djnz clrb
        ret
xorb:   push af
        push de
        ld de,buf
        ld b,NB
xb1:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        djnz xb1
        pop de
        pop af
        ret
