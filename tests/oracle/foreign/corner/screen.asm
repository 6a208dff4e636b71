; ---- the cheats. Everything is played again from the start
back:   ld a,(count)
        or a
        jr z,again
        dec a
        jr again
forwd:  ld a,(total)
        ld b,a
        ld a,(count)
        cp b
        jr z,again
        inc a
        jr again
restrt: xor a
        jr again
lastmv: ld a,(total)
again:  ld (count),a
        ld a,1
        ld (cheat),a
        xor a
        ld (sel),a
        call deal
        ld a,(count)
        ld hl,hist
ag1:    or a
        ret z
        ld c,(hl)
        inc l
        ld b,(hl)
        inc l
        push hl
        push af
        call zap
        pop af
        pop hl
        dec a
        jr ag1

; ---- the picture, all of it every time
show:   ld a,2
        call #1601
        ld a,22
        rst 16
        xor a
        rst 16
        xor a
        rst 16
        ld hl,first
        ld c,6
sw2:    ld b,14
sw1:    ld de,(cur)
        ld a,(de)
        cp (hl)
        ld a,56
        jr nz,sw3
        bit 6,(hl)
        jr z,sw3
        IF FAULT = F_co_kind_q_not_lit
        ld a,(hl)
        cp "Q"
        ld a,56
        jr z,sw3
        ENDIF
        ld a,112
sw3:    push bc
        ld b,a
        ld a,(sel)
        cp l
        jr nz,sw4
        ld b,32
sw4:    ld a,(hint)
        cp l
        jr z,sw5
        ld a,(hint+1)
        cp l
        jr nz,sw6
sw5:    ld b,24
sw6:    ld a,e
        cp l
        jr nz,sw7
        set 7,b
sw7:    ld a,b
        ld (23695),a
        pop bc
        ld a,(hl)
        rst 16
        inc l
        djnz sw1
        ld a,13
        rst 16
        ld a,l
        add a,4
        ld l,a
        dec c
        jr nz,sw2
        call #0D6E
        ld bc,(shown)
        call #2D2B
        call #2DE3
        ld c,2
        ld a,(cheat)
        or a
        jr nz,paint
        ld c,7
        ld a,(count)
        cp 42
        jr z,paint
        xor a
        ld b,a
        ld c,a
        call find
        ld c,0
        jr nc,paint
        ld c,5
paint:  ld a,c
        ld (bord),a
        out (254),a
        ret

; ---- keys as the ROM gives them, capitals, with a click
getkey: ld hl,23611
gk1:    bit 5,(hl)
        jr z,gk1
        res 5,(hl)
        ld a,(bord)
        xor 16
        out (254),a
        ld b,20
gk2:    djnz gk2
        xor 16
        out (254),a
        ld a,(23560)
        cp 97
        ret c
        and 223
        ret
