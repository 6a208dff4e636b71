; The deluxe game: Whether two cells can be joined, and the way that joins them.

; ---- CF: cells D and E can be joined.  The way is left in lmode, lnpos
linked: ld (lpair),de
        ld h,BH
        ld l,d
        ld a,(hl)
        ld (lkind),a
        ld (hl),0
        ld l,e
        ld (hl),0
        call lnk
        ld de,(lpair)
        ld a,(lkind)
        ld h,BH
        ld l,d
        ld (hl),a
        ld l,e
        ld (hl),a
        ret
lnk:    xor a
lk1:    ld (lnpos),a               ; by a row
        ld c,a
        ld a,(lpair)
        ld l,a
        call vert
        jr nz,lk2
        ld a,(lpair+1)
        and 15
        ld c,a
        call horz
        jr nz,lk2
        ld a,(lnpos)
        ld c,a
        ld a,(lpair+1)
        ld l,a
        call vert
        jr nz,lk2
        xor a
        ld (lmode),a
        scf
        ret
lk2:    ld a,(lnpos)
        add a,16
        cp 80h
        jr nz,lk1
        xor a
lk3:    ld (lnpos),a               ; by a column
        ld c,a
        ld a,(lpair)
        ld l,a
        call horz
        jr nz,lk4
        ld a,(lpair+1)
        and 0F0h
        ld c,a
        call vert
        jr nz,lk4
        ld a,(lnpos)
        ld c,a
        ld a,(lpair+1)
        ld l,a
        call horz
        jr nz,lk4
        ld a,1
        ld (lmode),a
        scf
        ret
lk4:    ld a,(lnpos)
        inc a
        cp 16
        jr nz,lk3
        IF FAULT = F_d_path_three_corners            ; an L with one more corner: three corners are accepted
        ld a,(lpair)
        inc a
        ld l,a
        and 15
        cp 15
        jr z,lk9
        ld h,BH
        ld a,(hl)
        or a
        jr nz,lk9
        ld a,l
        ld c,a
        ld a,(lpair)
        push af
        ld a,c
        ld (lpair),a
        ld a,(deep)
        or a
        jr nz,lk8
        inc a
        ld (deep),a
        call lnk
        ld a,0
        ld (deep),a
        jr nc,lk8
        pop bc
        ld a,b
        ld (lpair),a
        scf
        ret
lk8:    pop af
        ld (lpair),a
lk9:
        ENDIF
        or a
        ret

; from L to row C: Z if all is empty
vert:   ld h,BH
vt1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        and 0F0h
        cp c
        ret z
        ld a,l
        jr c,vt2
        sub 16
        ld l,a
        jr vt1
vt2:    add a,16
        ld l,a
        jr vt1
; from L to column C
horz:   ld h,BH
hz1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        and 15
        cp c
        ret z
        jr c,hz2
        dec l
        jr hz1
hz2:    inc l
        jr hz1

; ---- draws the way (XOR)
path:   ld a,(lpair)
        ld e,a
        ld a,(lmode)
        or a
        jr nz,pt1
        ld a,(lnpos)
        ld d,a
        ld a,e
        and 15
        or d
        ld d,a
        call line
        ld a,(lpair+1)
        and 15
        ld d,a
        ld a,(lnpos)
        or d
        jr pt2
pt1:    ld a,(lnpos)
        ld d,a
        ld a,e
        and 0F0h
        or d
        ld d,a
        call line
        ld a,(lpair+1)
        and 0F0h
        ld d,a
        ld a,(lnpos)
        or d
pt2:    ld d,a
        call line
        ld a,(lpair+1)
        ld d,a
; line from cell E to cell D (one row or one column); E becomes D
line:   call cenxy              ; E -> BC
        push bc
        ld e,d
        call cenxy
        pop hl                  ; from HL to BC (high y, low x)
ln1:    ld a,h
        cp b
        jr nz,ln2
        ld a,l
        cp c
        ret z
ln2:    call plot
        ld a,l
        cp c
        jr z,ln4
        jr c,ln3
        dec l
        jr ln1
ln3:    inc l
        jr ln1
ln4:    ld a,h
        cp b
        jr c,ln5
        dec h
        jr ln1
ln5:    inc h
        jr ln1
cenxy:  ld a,e
        and 0F0h
        add a,23
        ld b,a
        ld a,e
        rlca
        rlca
        rlca
        rlca
        and 0F0h
        add a,7
        ld c,a
        ret
plot:   push hl
        push bc
        ld b,h
        ld c,l
        ld a,b
        rrca
        rrca
        rrca
        and 18h
        ld h,a
        ld a,b
        and 7
        or h
        or 40h
        ld h,a
        ld a,b
        rlca
        rlca
        and 0E0h
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 1Fh
        or l
        ld l,a
        ld a,c
        and 7
        inc a
        ld b,a
        ld a,1
pl1:    rrca
        djnz pl1
        xor (hl)
        ld (hl),a
        pop bc
        pop hl
        ret
