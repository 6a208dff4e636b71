; Finds out whether two cells can be connected by at most three segments.
; Compares the cells B and C: Z set if they are linked. Keeps no registers but IX and IY.
linked: ld a,b
        ld (pa),a
        ld a,c
        ld (pb),a
        call hspan
        ld (alo),de
        ld a,(pb)
        ld b,a
        call hspan
        ld (blo),de
        call overlap            ; the columns that both can reach
        jr c,lk2
        ld a,(pa)
        and 0xf0
        ld d,a
        ld a,(pb)
        and 0xf0
        ld e,a
        cp d
        jr nc,lk0
        ld e,d
        ld d,a
lk0:    ld a,(alo)              ; D upper line, E lower line, A column
lk1:    call vclear
        ret z
        ld hl,ahi
        cp (hl)
        inc a
        jr c,lk1
lk2:
if F_NOROWS
        xor a
        inc a
        ret
endif
        ld a,(pa)
        ld b,a
        call vspan
        ld (alo),de
        ld a,(pb)
        ld b,a
        call vspan
        ld (blo),de
        call overlap            ; the lines that both can reach
        ccf
        jr nc,lkno
        ld a,(pa)
        and 15
        ld d,a
        ld a,(pb)
        and 15
        ld e,a
        cp d
        jr nc,lk3
        ld e,d
        ld d,a
lk3:    ld a,(alo)
lk4:    call hclear
        ret z
        ld hl,ahi
        cp (hl)
        jr nc,lkno
        add a,16
        jr lk4
lkno:   xor a
        inc a
        ret

; Puts the common part of both spans into alo and ahi; C set if there is none.
overlap:
        ld a,(blo)
        ld hl,alo
        cp (hl)
        jr c,ov1
        ld (hl),a
ov1:    ld a,(bhi)
        ld hl,ahi
        cp (hl)
        jr nc,ov2
        ld (hl),a
ov2:    ld a,(ahi)
        ld hl,alo
        cp (hl)
        ret

; Gives the columns that the cell B reaches without a turn: E first, D last.
hspan:  ld h,board/256
        ld l,b
hs1:    ld a,l
        and 15
        jr z,hs2
        dec l
        ld a,(hl)
        call blocks
        jr z,hs1
        inc l
hs2:    ld a,l
        and 15
        ld e,a
        ld l,b
hs3:    ld a,l
        and 15
        cp 15-F_NORIGHT
        jr z,hs4
        inc l
        ld a,(hl)
        call blocks
        jr z,hs3
        dec l
hs4:    ld a,l
        and 15
        ld d,a
        ret

; Gives the lines that the cell B reaches without a turn: E first, D last (times 16).
vspan:  ld h,board/256
        ld l,b
vs1:    ld a,l
if F_NOTOP
        cp 0x20
else
        cp 16
endif
        jr c,vs2
        sub 16
        ld l,a
        ld a,(hl)
        call blocks
        jr z,vs1
        ld a,l
        add a,16
        ld l,a
vs2:    ld a,l
        and 0xf0
        ld e,a
        ld l,b
vs3:    ld a,l
if F_NOBOTTOM
        cp 0x60
else
        cp 0x70
endif
        jr nc,vs4
        add a,16
        ld l,a
        ld a,(hl)
        call blocks
        jr z,vs3
        ld a,l
        sub 16
        ld l,a
vs4:    ld a,l
        and 0xf0
        ld d,a
        ret

; Z set if the content A of a cell does not block a line.
blocks:
if F_TRANSP
        or a
        ret z
        push hl
        ld c,a
        ld a,(pa)
        ld l,a
        ld a,c
        cp (hl)
        pop hl
        jr nz,blk1
        ld a,(pa)
        cp l
        jr z,blk1
        ld a,(pb)
        cp l
        jr z,blk1
        xor a
        ret
blk1:   xor a
        inc a
        ret
else
        or a
        ret
endif

; Z set if column A is empty between the lines D and E. Keeps A, D and E.
vclear: ld c,a
        or d
        ld l,a
        ld h,board/256
vc1:    ld a,l
        add a,16
        ld l,a
        and 0xf0
if F_PASSLAST
        add a,16
endif
        cp e
        jr nc,vc2
        ld a,(hl)
        or a
        jr z,vc1
        ld a,c
        ret
vc2:    xor a
        ld a,c
        ret

; Z set if line A (times 16) is empty between the columns D and E. Keeps A, D and E.
hclear: ld c,a
        or d
        ld l,a
        ld h,board/256
hc1:    inc l
        ld a,l
        and 15
if F_PASSFIRST
        dec a
endif
        cp e
        jr nc,hc2
if F_PASSFIRST
        inc a
        sub d
        dec a
        jr z,hc1
endif
        ld a,(hl)
        or a
        jr z,hc1
        ld a,c
        ret
hc2:    xor a
        ld a,c
        ret
