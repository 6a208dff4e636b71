; ---------------------------------------------------------- printing
print:  ld a,(hl)
        inc hl
        or a
        ret z
        call putc
        jr print

putc:   push hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        add a,#3C
        ld h,a
        push de
        call put8
        pop de
        pop hl
        ret

; 8 bytes at HL to BC (row, column)
put8:   push bc
        push hl
        call addr
        ex de,hl
        pop hl
        ld b,8
pu1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz pu1
        pop bc
        push hl
        call attr
        ld a,(ink)
        ld (hl),a
        pop hl
        inc c
        ret

addr:   ld a,b
        and 24
        or #40
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        ret
attr:   ld l,b
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
        add a,#58
        ld h,a
        ret

; ---------------------------------------------------------- sound
mute:   ld hl,silent
        ld a,(hl)
        xor 1
        ld (hl),a
        ret
click:  ld d,20
        ld e,12
        jr tone
buzz:   ld d,250
        ld e,30
; D: half a wave, E: how many
tone:   ld a,(silent)
        or a
        ret nz
        di
tn1:    ld a,(bord)
        or 16
        out (254),a
        ld b,d
tn2:    djnz tn2
        and 7
        out (254),a
        ld b,d
tn3:    djnz tn3
        dec e
        jr nz,tn1
        ei
        ret
zoom:   ld d,200
zo1:    ld e,2
        push de
        call tone
        pop de
        ld a,d
        sub 6
        ld d,a
        cp 20
        jr nc,zo1
        ret
