; The second half of moves.asm: paths, hints, removals, history.

; All cells from L to C in one row or column are empty: Z
line:   ld b,1
        ld a,l
        xor c
        and 15
        jr nz,line1
        ld b,16
line1:  ld a,l
        cp c
        jr c,line2
        ld l,c
        ld c,a
line2:  ld a,(hl)
        or a
        ret nz
        ld a,l
        cp c
        ret z
        add a,b
        ld l,a
        jr line2

; Z if L and E are different tiles of one kind and can be joined; keeps HL and DE
join:   ld h,BOARD/256
        ld a,l
        cp e
        jr z,never
        ld d,h
        ld a,(de)
        or a
        jr z,never
        if FSAME
        sub (hl)
        srl a
        jr nz,never
        else
        cp (hl)
        ret nz
        endif
        ld b,(hl)
        push bc
        ld a,(de)
        push af
        xor a
        ld (hl),a
        ld (de),a
        ld bc,0F00h+15-FEDGE    ; mask of the counted part, last value
        ld d,1
        call scan
        ld bc,7070h-FROWS*16
        ld d,16
        call nz,scan
        ld d,h
        pop bc
        ld a,b
        ld (de),a
        pop bc
        ld (hl),b
        ret
never:  or 1
        ret

; Tries the middle line at 0, D, 2*D ... C, counted in the bits of B
scan:   ld a,b
        ld (mask1+1),a
        ld (mask2+1),a
        xor a
scan1:  push af
        push bc
        push de
        push hl
        ld d,a
        xor l
mask1:  and 0
        xor l
        ld (near+1),a
        ld a,d
        xor e
mask2:  and 0
        xor e
        ld (far+1),a
near:   ld c,0
        call line
        jr nz,scan2
        ld a,(far+1)
        ld c,a
        ld a,(near+1)
        ld l,a
        call line
        jr nz,scan2
        if FTARGET
        ld a,(near+1)
        ld hl,far+1
        cp (hl)
        jr z,scan2
        ld h,BOARD/256
        endif
far:    ld l,0
        ld c,e
        call line
scan2:  pop hl
        pop de
        pop bc
        jr z,scan3
        pop af
        cp c
        jr z,never
        add a,d
        jr scan1
scan3:  pop bc
        ret

; The next pair after L, E: Z if there is one
next:
        if ORDER
        inc e
        ld a,e
        cp 6Fh
        jr c,next1
        inc l
        ld a,l
        cp 6Fh
        jr nc,never
        else
        dec e
        ld a,e
        cp 11h
        jr nc,next1
        dec l
        ld a,l
        cp 11h
        jr c,never
        endif
        ld e,l
        jr next
next1:  ld a,(ix+2)
        or a
        jr z,next2
        cp l
        jr z,next2
        cp e
        jr nz,next
next2:  call join
        jr nz,next
        ret

hint:   ld l,b
        ld e,(ix+5)
        inc b
        djnz hint1
        if ONCE
        inc e
        jr z,hint2
        endif
        call first
hint1:  call next
        ld (ix+4),l
        ld (ix+5),e
        jr z,hint2
        ld (ix+4),0
        ld (ix+5),255
hint2:  jp nobord
first:
        if ORDER
        ld l,11h
        else
        ld l,6Eh
        endif
        ld e,l
        ret

enter:  ld a,b
        or a
        jr z,nohint
        if FENTER
        ret
        endif
        ld l,b
second: ld e,0
        jr remove
nohint: or (hl)
        ret z
        ld e,(ix+2)
        ld a,e
        cp l
        jr z,desel
        or a
        jr z,sele
        call join
        jr z,remove
        if ILLEGAL
sele:   ld (ix+2),l
        ret
        else
        ld de,20
        ld hl,4000
        jr beep
sele:   ld (ix+2),l
        ret
        endif
desel:  ld (ix+2),0
        ret

remove: ld a,l
        cp e
        jr c,rem1
        ld l,e
        ld e,a
rem1:   ld c,(ix+0)
        ld b,KINDS/256
        ld h,BOARD/256
        ld a,(hl)
        ld (bc),a
        call slot
        ld a,l
        ld (bc),a
        inc c
        ld a,e
        ld (bc),a
        inc (ix+0)
        if !FREDO
        ld a,(ix+0)
        ld (ix+1),a
        else
        ld a,(ix+1)
        cp (ix+0)
        jr nc,rem2
        inc (ix+1)
rem2:
        endif
        call desel
        call drop
        ld de,60
        ld hl,700
beep:   push ix
        call 3B5h
        pop ix
        ret
slot:   ld a,c
        add a,a
        if FWRAP
        and 3Fh
        endif
        ld c,a
        ld b,MOVES/256
        ret

drop:   call fall
        ld l,e
fall:   ld (hl),0
mode:   nop
        if FBOTTOM
        ld a,l
        cp 60h
        ret nc
        endif
        ld b,h
fall1:  ld a,l
        cp 20h+FTOP*16
        jr c,fall2
        sub 16
        ld c,a
        ld a,(bc)
        ld (hl),a
        ld l,c
        jr fall1
fall2:  ld (hl),0
        ret

lift:   push af
        if !FGRAV
        ld a,(mode)
        or a
        jr nz,lift2
        endif
        ld a,l
        and 15
        or 16
        ld c,a
        ld b,h
lift1:  ld a,c
        cp l
        jr z,lift2
        push hl
        add a,16
        ld l,a
        ld a,(hl)
        ld (bc),a
        ld c,l
        pop hl
        jr lift1
lift2:  pop af
        ld (hl),a
        ret

; The move of number (IX+0): cells in L and E, kind in A
move:   ld (ix+3),2
        call desel
        ld c,(ix+0)
        ld b,KINDS/256
        ld a,(bc)
        push af
        call slot
        ld a,(bc)
        ld l,a
        inc c
        ld a,(bc)
        ld e,a
        ld h,BOARD/256
        pop af
        ret

restart:
        call back
        ld a,(ix+0)
        cp FREST
        jr nz,restart
        ret
back:   ld a,(ix+0)
        or a
        ret z
        dec (ix+0)
        call move
        push hl
        push af
        if FUNDO
        push de
        call lift
        pop de
        pop af
        pop hl
        ld l,e
        jp lift
        else
        ld l,e
        call lift
        pop af
        pop hl
        jp lift
        endif

latest: call forward
        ld a,(ix+0)
        cp (ix+1)
        jr nz,latest
        ret
forward:
        ld a,(ix+0)
        cp (ix+1)
        ret z
        call move
        inc (ix+0)
        if FBORD
        pop bc
        ld bc,nobord
        push bc
        endif
        jp drop

border:
        if !WHITE
        ld a,(ix+3)
        or a
        jp nz,setb
        endif
        ld a,(ix+0)
        cp 42
        ld a,7
        jr z,setb
        ld c,(ix+2)
        push bc
        if !FLIVE
        call desel
        endif
        call first
        call next
        pop bc
        ld (ix+2),c
        ld a,0
        jp nz,setb
        ld a,(ix+3)
        or a
        jp nz,setb
        ld a,5
setb:   jp 229Bh
state:  defs 7
