; attr2.asm: paths, removals, hints, history, printing of the attribute engine.

; path: carry if the cells D and E can be connected.
path:   ld c,2
        ld l,d
        ld h,BH
        ld b,1
        call pa1
        ret c
        ld b,16
        call pa1
        ret c
        ld b,-16
        call pa1
        ret c
        if F_noleft
        or a                    ; fault: no path begins to the left
        ret
        endif
        ld b,-1
pa1:    push hl
        push bc
        call walk
        pop bc
        pop hl
        ret

; walk goes from L by steps of B, and turns C times at most, until it meets E.
walk:   ld a,b
        add a,l
        ld d,a
        and 80h
        ret nz
        if F_wrap = 0
        bit 0,b
        jr z,wa1
        ld a,d
        xor l
        and 0F0h
        jr nz,wano
        endif
wa1:    ld a,d
        cp e
        jr z,wayes
        ld l,d
        ld a,(hl)
        or a
        jr nz,wano
        or c
        jr z,walk
        push bc
        push hl
        dec c
        bit 0,b
        ld b,16
        jr nz,wa2
        ld b,1
wa2:    ld a,c
        or a
        jr nz,wa4
        ld a,l
        xor e
        bit 4,b
        jr z,wa3
        rlca
        rlca
        rlca
        rlca
wa3:    and 0F0h
        jr nz,wa5
wa4:    push bc
        push hl
        call walk
        pop hl
        pop bc
        jr c,wa5
        ld a,b
        neg
        ld b,a
        call walk
wa5:    pop hl
        pop bc
        ret c
        jr walk
wano:   or a
        ret
wayes:  scf
        ret

; remove takes the pair D, E, writes it down, sounds.
remove: ld a,(pos)
        if F_hist32
        and 31                  ; fault: the list has room for 32 removals
        endif
        add a,a
        ld l,a
        ld h,HIST/256
        ld (hl),d
        inc l
        ld (hl),e
        ld hl,pos
        inc (hl)
        ld a,(hl)
        ld hl,len
        if F_nocut
        cp (hl)                 ; fault: the removals after this one are kept
        jr c,rm1
        endif
        ld (hl),a
rm1:    push de
        call apply
        if F_mute
        ld a,(shown)            ; fault: no sound for a shown pair
        or a
        jr nz,rm2
        endif
        call beep
rm2:    pop de
        ld a,d
        call redraw
        ld a,e
        call redraw
        if F_selstay
        ld a,(shown)            ; fault: the selection stays when a shown pair goes
        or a
        jr nz,rm3
        endif
        xor a
        ld (sel),a
rm3:    call nohint
        jp judge

; apply removes the pair D, E, the upper one first.
apply:
        if F_samecol
        ld a,d                  ; fault: the one selected first goes first
        jr ap1
        endif
        ld a,d
        cp e
        jr c,ap1
        ld d,e
        ld e,a
ap1:    ld l,d
        call take
        ld l,e
take:   ld h,BH
        ld a,(grav)
        or a
        jr nz,tk1
        ld (hl),a
        ret
tk1:    ld b,h
        ld a,l
        sub 16
        ld c,a
        ld a,(bc)
        ld (hl),a
        ld l,c
        ld a,l
        cp 16
        jr nc,tk1
        ret

; redraw prints the cell A, with gravity its whole column.
redraw: ld l,a
        ld a,(grav)
        or a
        jr z,letter
        ld a,l
        and 15
        if F_lastcol
        cp 14                   ; fault: the last column is left out
        ret z
        endif
        if F_toprow
        or 20h                  ; fault: begins in the second row
        else
        or 10h
        endif
        ld l,a
rd1:    call letter
        ld a,l
        add a,16
        ld l,a
        cp 70h
        jr c,rd1
        ret

letters: ld l,11h
ls1:    call letter
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,ls1
        inc l
        inc l
        ld a,l
        cp 71h
        jr nz,ls1
        ret

; letter prints the tile of cell L.
letter: push hl
        push de
        call where
        ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,c
        rst 16
        ld h,BH
        ld c,(hl)
        ld b,0
        ld hl,signs
        add hl,bc
        ld a,(hl)
        rst 16
        pop de
        pop hl
        ret

; where gives line B and column C of cell L.
where:  ld a,l
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        if RY = 2
        add a,a
        endif
        add a,OY
        ld b,a
        ld a,l
        and 15
        dec a
        add a,a
        add a,OX
        ld c,a
        ret

; paint colours all cells.
paint:  ld h,BH
        ld a,(cur)
        ld l,a
        ld a,(hl)
        or a
        jr nz,pt0
        ld a,99
pt0:    ld (under),a
        ld l,11h
pt1:    ld h,BH
        ld a,(hl)
        ld c,EMPTYA
        or a
        jr z,pt2
        ld c,TILEA
        if F_kindrow
        ld b,a                  ; fault: the last row is not looked at
        ld a,l
        cp 60h
        ld a,b
        jr nc,pt2
        endif
        ld b,a
        ld a,(under)
        cp b
        jr nz,pt2
        ld c,KINDA
pt2:    ld a,(shown)
        or a
        jr z,pt4
        ld de,(pair)
        ld a,l
        cp d
        jr z,pt3
        cp e
        jr nz,pt4
pt3:    ld c,HINTA
pt4:    ld a,(sel)
        cp l
        jr nz,pt5
        ld c,SELA
pt5:    ld a,(cur)
        cp l
        jr nz,pt6
        if CURM = 0
        set 7,c
        endif
        if CURM = 1
        ld c,CURA
        endif
        if CURM = 2
        ld a,c
        xor 63
        ld c,a
        endif
pt6:    ld d,c
        call where
        push hl
        ld l,b
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld b,58h
        add hl,bc
        ld (hl),d
        if WIDE
        inc l
        ld (hl),d
        endif
        pop hl
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,pt1
        inc l
        inc l
        ld a,l
        cp 71h
        jr nz,pt1
        ret

beep:   ld d,BEEPN
be1:    ld a,(brd)
        or 16
        out (254),a
        ld b,BEEPW
be2:    djnz be2
        and 7
        out (254),a
        ld b,BEEPW
be3:    djnz be3
        dec d
        jr nz,be1
        ret
        include "attr3.asm"
