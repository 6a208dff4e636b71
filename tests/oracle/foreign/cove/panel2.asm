; panel2.asm: boards, paths, removals and hints of the panel engine.

toggle: ld a,(grav)
        xor 1
        ld (grav),a
random: ld a,r
        ld h,a
        ld a,(time)
        ld l,a
        or h
        jr z,random
        ld (num),hl

; begin deals board NUM.
begin:  xor a
        ld (pos),a
        if F_oldlist = 0
        ld (len),a              ; fault: F still knows the removals of the board before
        endif
        ld (cheat),a
        ld (sel),a
        ld (box),a
        call afresh
        if HOME = 0
        ld a,11h
        ld (cur),a
        endif
        if HOME = 1
        ld a,61h
        ld (cur),a
        endif
        ld hl,BOARD
        ld b,128
be1:    ld (hl),0
        inc l
        djnz be1
        ld hl,BOARD+11h         ; four of each kind in order
        ld c,0
be2:    ld a,c
        srl a
        srl a
        inc a
        ld (hl),a
        call along
        inc c
        ld a,c
        cp 84
        jr nz,be2
        ld hl,(num)             ; each changes its place with one drawn by lot
        ld d,h
        ld e,l
        ld hl,BOARD+11h
        ld c,84
be3:    ld b,8
be4:    srl d
        rr e
        jr nc,be5
        ld a,d
        xor 0B4h
        ld d,a
be5:    djnz be4
        ld a,e
be6:    cp 84
        jr c,be7
        sub 84
        jr be6
be7:    push de
        ld d,11h                ; cell number A
be8:    cp 14
        jr c,be9
        sub 14
        ld e,a
        ld a,d
        add a,16
        ld d,a
        ld a,e
        jr be8
be9:    add a,d
        ld e,a
        ld d,BH
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        pop de
        call along
        dec c
        jr nz,be3
        xor a
        call keep
        call drawall
        call shownum
        jp judge

; along moves L to the next cell.
along:  inc l
        ld a,l
        and 15
        cp 15
        ret nz
        inc l
        inc l
        ret

; keep copies the board to snapshot A.
keep:   call slot
        ex de,hl
        ld hl,BOARD
        ld bc,128
        ldir
        ret
slot:   ld h,a
        ld l,0
        srl h
        rr l
        ld de,SNAP
        add hl,de
        ret

; flood marks what can be reached from cell D by three segments.
flood:  ld h,MARKH
        ld l,0
        xor a
fl0:    ld (hl),a
        inc l
        jp p,fl0
        ld l,d
        ld (hl),1
        ld c,1
fl1:    ld l,0
fl2:    ld h,MARKH
        ld a,(hl)
        cp c
        jr nz,fl3
        push hl
        call rays
        pop hl
fl3:    inc l
        jp p,fl2
        inc c
        ld a,c
        if F_fourseg
        cp 5                    ; fault: four segments
        else
        cp 4
        endif
        jr nz,fl1
        ret
rays:   ld b,l
ra1:    ld a,l
        and 15
        cp 15
        jr z,ra2
        inc l
        call visit
        jr z,ra1
ra2:    ld l,b
ra3:    ld a,l
        and 15
        jr z,ra4
        dec l
        call visit
        jr z,ra3
ra4:    ld l,b
ra5:    ld a,l
        add a,16
        jp m,ra6
        ld l,a
        call visit
        jr z,ra5
ra6:    ld l,b
ra7:    ld a,l
        sub 16
        ret c
        ld l,a
        call visit
        jr z,ra7
        ret
visit:  ld h,BH
        ld a,(hl)
        ld h,MARKH
        or a
        jr nz,vi1
        or (hl)
        if F_markblock
        ret nz                  ; fault: stops at cells that are reached already
        else
        jr nz,vi0
        endif
        ld a,c
        inc a
        ld (hl),a
vi0:    xor a
        ret
vi1:    ld (hl),80h
        ret

; enter removes the shown pair, or selects.
enter:  ld a,(shown)
        or a
        ld de,(pair)
        jp nz,remove
        ld a,(cur)
        ld e,a
        ld l,a
        ld h,BH
        ld a,(hl)
        or a
        jr nz,en1
        if EMPTYK = 1
        jr off
        endif
        ret
en1:    ld b,a
        ld a,(sel)
        or a
        jr z,on
        cp e
        jr z,off
        ld d,a
        ld l,a
        ld a,(hl)
        cp b
        jr nz,en2
        push de
        call flood
        pop de
        ld h,MARKH
        ld l,e
        bit 7,(hl)
        jp nz,remove
        if BLOCKED = 0
        jr on
        endif
        if BLOCKED = 1
        ret
        endif
        if BLOCKED = 2
        jr off
        endif
en2:
        if OTHER = 0
        jr on
        endif
        if OTHER = 1
        ret
        endif
        if OTHER = 2
        jr off
        endif
off:    xor a
        jr on1
on:     ld a,(cur)
on1:    ld (sel),a
afresh: xor a
        ld (shown),a
af1:    ld hl,SC0*257
        ld (pair),hl
        ret

; remove takes D and E away.
remove: ld a,d
        cp e
        jr c,re1
        ld d,e
        ld e,a
re1:    push de
        ld l,d
        call fall
        ld l,e
        call fall
        pop de
        if F_hinterase
        ld a,(shown)            ; fault: only one tile of a shown pair is taken off the screen
        or a
        jr z,re2
        ld e,d
re2:
        endif
        push de
        ld l,d
        call column
        pop de
        ld l,e
        call column
        ld a,(shown)
        ld (byhint),a
        ld a,(pos)
        inc a
        ld (pos),a
        ld (len),a
        call keep
        call sound
        xor a
        ld (sel),a
        call afresh
        call judge
        if BOXES
        ld a,(pos)
        ld hl,won
        cp 42
        jp z,message
        ld a,(stuck)
        or a
        ld hl,lost
        jp nz,message
        endif
        ret

fall:   ld h,BH
        ld a,(grav)
        or a
        jr nz,fa1
        ld (hl),a
        ret
fa1:    ld a,l
        sub 16
        if F_fallhole
        cp 32                   ; fault: the top row does not fall
        else
        cp 16
        endif
        jr c,fa2
        ld c,l
        ld l,a
        ld b,(hl)
        ld l,c
        ld (hl),b
        ld l,a
        jr fa1
fa2:    ld (hl),0
        ret

; hint shows the next pair.
hint:   call search
        jr c,hi1
        call afresh
        if HEND = 2
        call search
        jr c,hi1
        endif
        if NONEBOX
        ld hl,none
        jp message
        endif
        ret
hi1:    ld a,1
        ld (shown),a
        if HCUR
        ld a,(pair+1)
        ld (cur),a
        endif
        ret

        include "panel3.asm"
