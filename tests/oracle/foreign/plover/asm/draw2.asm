; Marks in pixels: a cell is composed in a buffer, then copied to the screen.
drawcell:
        push de
        ld a,c
        ld (dfl),a
        ld a,b
        add a,a
        ld hl,gtab
        call addhla
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld de,cellb
        ld bc,CW*CHT*8
        ldir
        ld ix,marks
        ld b,4
m1:     push bc
        ld a,(dfl)
        and (ix+0)
        jr z,m2
        ld a,(ix+1)
        or a
        jr nz,m5
        ld l,(ix+2)
        ld h,(ix+3)
        ld de,cellb
        ld b,CW*CHT*8
m3:     ld a,(de)
        and (hl)
        inc hl
        xor (hl)
        inc hl
        ld (de),a
        inc de
        djnz m3
        jr m6
m5:     call bold
m6:
        if ONEWINS
        ld a,(dfl)
        xor a
        ld (dfl),a
        endif
m2:     pop bc
        ld de,4
        add ix,de
        djnz m1
        pop de
        push de
        ld a,d
        call cellpos
        ld de,cellb
        ld a,CHT*8
m7:     push af
        push bc
        call pixad
        ld b,CW
m8:     ld a,(de)
        ld (hl),a
        inc de
        inc hl
        djnz m8
        pop bc
        inc b
        pop af
        dec a
        jr nz,m7
        pop de
        ret
bold:   ld hl,cellb
        ld b,CHT*8
bo1:    ld d,(hl)
        if CW = 1
        ld a,d
        srl a
        or d
        ld (hl),a
        else
        inc hl
        ld e,(hl)
        ld a,e
        srl d
        rr e
        or e
        ld (hl),a
        dec hl
        ld a,(hl)
        or d
        ld (hl),a
        inc hl
        endif
        inc hl
        djnz bo1
        ret
; cell A: B is y, C is x
cellpos:
        ld l,a
        ld h,0
        add hl,hl
        ld bc,cellxy
        add hl,bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        ret
pixad:  ld a,b
        and 7
        ld h,a
        ld a,b
        rra
        rra
        rra
        and 18h
        or h
        or 40h
        ld h,a
        ld a,b
        add a,a
        add a,a
        and 0e0h
        or c
        ld l,a
        ret
        if OVERLAY
ovshow: ld a,(cur)
        call cellpos
        ld a,b
        add a,OVY
        ld b,a
        ld a,c
        add a,OVX
        ld c,a
        ld (ovad),bc
        ld a,1
        ld (ovon),a
        ld de,ovdata
        ld ix,ovsave
        ld a,OVH
ov1:    push af
        push bc
        call pixad
        ld b,OVW
ov2:    ld a,(hl)
        ld (ix+0),a
        inc ix
        ex de,hl
        and (hl)
        inc hl
        xor (hl)
        inc hl
        ex de,hl
        ld (hl),a
        inc hl
        djnz ov2
        pop bc
        inc b
        pop af
        dec a
        jr nz,ov1
        ret
ovhide: ld a,(ovon)
        or a
        ret z
        xor a
        ld (ovon),a
        ld bc,(ovad)
        ld de,ovsave
        ld ix,ovdata
        ld a,OVH
oh1:    push af
        push bc
        call pixad
        ld b,OVW
oh2:
        if OVXOR
        ld a,(hl)
        xor (ix+1)
        inc ix
        inc ix
        else
        ld a,(de)
        inc de
        endif
        ld (hl),a
        inc hl
        djnz oh2
        pop bc
        inc b
        pop af
        dec a
        jr nz,oh1
        ret
        endif
