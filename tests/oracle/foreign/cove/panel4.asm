; panel4.asm: messages and colours of the panel engine.

; message shows the box with text HL.
message:
        push hl
        call paint
        ld a,1
        ld (box),a
        ld d,BOXY
        ld b,3
ms1:    ld e,9
        ld c,14
ms2:    ld a,32
        call put
        push de
        dec e
        ld a,d
        ld d,BOXA
        call colour
        pop de
        dec c
        jr nz,ms2
        inc d
        djnz ms1
        pop hl
        jp texts
unbox:  xor a
        ld (box),a
        ld d,BOXY
        ld b,3
ub1:    ld e,9
        ld c,14
ub2:    ld a,32
        call put
        push de
        dec e
        ld a,d
        ld d,GROUND
        call colour
        pop de
        dec c
        jr nz,ub2
        inc d
        djnz ub1
        if F_boxrow
        ld b,14                 ; fault: the lower rows are not drawn again
        jp dr0
        endif
        jp drawall
; paint colours the cells, if no message is shown.
paint:  ld a,(box)
        or a
        ret nz
        ld h,BH
        ld a,(cur)
        ld l,a
        ld a,(hl)
        dec a
        inc a
        jr nz,pa0
        dec a
pa0:    ld (under),a
        ld l,11h
pa1:    push hl
        ld h,BH
        ld a,(hl)
        or a
        ld c,GROUND
        if F_emptyattr
        jr z,pa6                ; fault: empty cells keep their colour
        else
        jr z,pa2
        endif
        ld b,a
        call inkof
        ld a,(under)
        cp b
        jr nz,pa2
        ld a,c
        and 7
        or SAMEP
        ld c,a
pa2:    ld a,(shown)
        or a
        jr z,pa4
        ld de,(pair)
        ld a,l
        cp d
        jr z,pa3
        cp e
        jr nz,pa4
pa3:    ld c,HINTA
pa4:    ld a,(sel)
        cp l
        jr nz,pa5
        ld c,SELA
pa5:    ld a,l
        call place
        call attr
        ld a,c
        call tint
pa6:    pop hl
        call along
        cp 1
        ld a,l
        cp 71h
        jr c,pa1
        ret
        include "panel5.asm"
