; The second half of replay.asm: paths, hints, removals, history.

; 16-bit shift register, period 65535
rnd:    ld hl,(seed)
        push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        ld (seed),hl
        ret

deal:   ld hl,(num+1)
        ld (seed),hl
        ld hl,PAGE*256+40
        ld b,84
deal1:  call after
        ld (hl),0
        djnz deal1
        ld b,84
deal2:  call rnd
        ld l,h
        ld h,PAGE
        call inside
        jr nc,deal2
        ld a,(hl)
        or a
        jr nz,deal2
        ld a,b
        add a,3
        rra
        srl a
        ld (hl),a
        djnz deal2
        ret

; Removes the tiles at E and C
take:
        if !FDROP
        ld a,c
        cp e
        jr nc,take1
        ld c,e
        ld e,a
take1:
        endif
        ld l,e
        call fall
        ld l,c
fall:   ld h,PAGE
        ld (hl),0
mode:   nop
fall1:  ld a,l
        sub 32
        ld e,a
        cp 32
        jr c,fall2
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        jr fall1
fall2:
        if !FSKIP
        ld (hl),0
        endif
        ret

; Marks what can be reached from L with 1, 2, 3 segments
flood:  push hl
        ld h,MARKS
        ld b,0
        if !FCLEAR
        ld l,b
        endif
fl1:    ld (hl),b
        inc l
        jr nz,fl1
        pop hl
        push hl
        ld d,MARKS
        ld e,l
        ld c,1
        ld a,c
        ld (de),a
fl2:    ld l,0
fl3:    ld d,MARKS
        ld e,l
        ld a,(de)
        cp c
        call z,rays
        inc l
        jr nz,fl3
        inc c
        ld a,c
        cp 4+FLEVEL-FLEVEL2
        jr nz,fl2
        pop hl
        ret
rays:   ld a,(hl)
        or a
        jr z,ry0
        ld a,c
        dec a
        ret nz
ry0:    ld b,1
ry1:    push hl
ry2:    ld a,l
        add a,b
        ld l,a
        if FLIMIT
        sub 32
        jr c,ry4
        else
        rra
        xor b
        jp m,ry4
        endif
        ld e,l
        ld a,(de)
        or a
        jr nz,ry3
        ld a,c
        inc a
        ld (de),a
ry3:    ld a,(hl)
        or a
        jr z,ry2
ry4:    pop hl
        ld a,b
        neg
        ld b,a
        jp m,ry1
        add a,31
        ld b,a
        cp 63
        jr nz,ry1
        ret

; The next pair after (pair): carry if there is one
next:   ld hl,(pair)
        ld h,PAGE
        call inside
        jr nc,nx3
        ld a,(hl)
        or a
        jr z,nx3
        ld a,(sel)
        or a
        jr z,nx0
        cp l
        jr nz,nx3
nx0:    call flood
        ld a,(pair+1)
nx1:    inc a
        jr z,nx3
        ld (pair+1),a
        ld e,a
        ld d,MARKS
        ld a,(de)
        or a
        jr z,nx2
        ld d,h
        ld a,(de)
        if FKIND
        dec a
        cp 21
        jr nc,nx2
        else
        cp (hl)
        jr nz,nx2
        endif
        ld a,e
        cp l
        scf
        ret nz
nx2:    ld a,e
        jr nx1
nx3:    or a
        inc l
        ret z
        ld a,(sel)
        or a
        ld h,a
        jr nz,nx4
        ld h,l
        jr nx5
nx4:    ld h,0
nx5:    ld (pair),hl
        jr next

help:   djnz help1
        jr help2
help1:  ld hl,0
        ld (pair),hl
help2:  call next
        ld a,0
        adc a,a
        ld (hint),a
        ret

enter:  djnz ent1
        ld hl,(pair)
        ld c,h
        jr remove
ent1:   ld a,(hl)
        or a
        ret z
        ld a,(sel)
        cp l
        jr z,ent3
        or a
        jr z,ent2
        ld c,a
        ld b,h
        ld a,(bc)
        cp (hl)
        jr nz,ent4
        push bc
        call flood
        pop bc
        ld b,MARKS
        ld a,(bc)
        or a
        jr nz,remove
ent4:
        if REFUSE=2
        ret
        endif
        if REFUSE=0
        jr ent3
        endif
ent2:   ld a,l
        ld (sel),a
        ret
ent3:   xor a
        ld (sel),a
        ret

; Removes the tiles at L and C
remove: ld e,l
        ld a,(done)
        add a,a
        ld l,a
        ld h,MOVES/256
        ld (hl),e
        inc l
        ld (hl),c
        call take
        ld hl,done
        inc (hl)
        ld a,(hl)
        inc hl
        if FTRUNC
        cp (hl)
        jr c,rem1
        endif
        ld (hl),a
rem1:   call ent3
        ld a,(bord)
        if FTONE
        xor a
        endif
        ld c,90
tone:   xor 16
        out (254),a
        ld b,c
        djnz $
        dec c
        jr nz,tone
        pop hl
        jp change

back:   ld a,(done)
        dec a
        jp m,idle
        jr goto
rest:   xor a
        jr goto
last:   ld a,(known)
        jr goto
forw:   ld hl,(done)
        ld a,h
        if !FONE
        cp l
        jr z,goto
        ld a,l
        inc a
        endif
goto:   ld hl,done
        if !EMPTY
        cp (hl)
        ret z
        endif
        ld (hl),a
        ld a,2
        ld (cheat),a
        if !CARRY
        call ent3
        endif
        pop hl
        jp repeat
idle:   inc a
        jr goto

; The colour of the border
colour:
        if PREC=0
        ld a,(cheat)
        or a
        ret nz
        endif
        ld a,(done)
        cp 42
        jr z,won
        ld hl,0
        ld (pair),hl
        ld a,(sel)
        push af
        call ent3
        call next
        pop bc
        ld a,b
        ld (sel),a
        ld a,0
        ret nc
        ld a,(cheat)
        or a
        ret nz
        ld a,5
        ret
won:
        if PREC=1
        ld a,(cheat)
        or a
        ret nz
        endif
        ld a,7
        ret

; Attributes
paint:  ld hl,(cur)
        ld h,PAGE
        ld c,(hl)
        if FMARK
        bit 4,c
        jr z,paint0
        inc c
paint0:
        endif
        ld l,40
        ld b,84
paint1: push bc
        call after
        pop bc
        ld e,NORMAL
        ld a,(hl)
        or a
        jr z,paint2
        cp c
        jr nz,paint2
        ld e,LIKE
paint2: ld a,(sel)
        cp l
        jr nz,paint3
        ld e,PICK
paint3: ld a,(hint)
        or a
        jr z,paint5
        ld a,(pair)
        cp l
        jr z,paint4
        ld a,(pair+1)
        cp l
        jr nz,paint5
paint4: ld e,SHOW
paint5: ld a,(cur)
        cp l
        jr nz,paint6
        ld a,e
        xor NORMAL
        and 80h
        or POINT
        ld e,a
paint6: ld d,59h
        ld h,d
        ld (hl),e
        ld h,PAGE
        djnz paint1
        ret
