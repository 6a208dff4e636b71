        if ORDER
START   equ 128
        else
START   equ 255
        endif
help:   ld ix,sel
        ld de,(pair)
        ld a,d
        or a
        jr nz,help1
        ld de,START*257
        ld a,(sel)
        or a
        jr z,help1
        ld d,a
        call next0
        jr help2
help1:  call next
help2:  jr c,help3
        ld de,0
help3:  ld (pair),de
        ret
; DE = the next pair, carry if there is one; (IX) = the tile that is selected
next:   ld a,d
        cp START
        jr z,next3
next0:  ld h,BOARD/256
        ld l,d
        ld a,(hl)
        or a
        jr z,next3
        inc a
        jr z,next3
        push de
        ld a,d
        call flood
        pop de
next1:
        if ORDER
        dec e
        ld a,e
        inc a
        else
        inc e
        bit 7,e
        ld a,255
        jr nz,next2
        inc a
next2:  inc a
        endif
        jr z,next3
        ld h,MARKS/256
        ld l,e
        bit 7,(hl)
        jr z,next1
        ld h,BOARD/256
        ld a,(hl)
        ld l,d
        cp (hl)
        jr nz,next1
        scf
        ret
next3:  ld a,(ix+0)
        or a
        ret nz
        if ORDER
        dec d
        ld e,d
        ld a,d
        or a
        ret z
        else
        inc d
        ld e,d
        ld a,d
        cp 127
        ret z
        endif
        jr next0
; mark what can be reached from the cell A: bit 7 for tiles
flood:  ld hl,MARKS
        ld b,128
flood1: ld (hl),0
        inc l
        djnz flood1
        ld l,a
        ld bc,201h
        ld (hl),c
flood2: ld l,0
flood3: ld a,(hl)
        cp c
        jr nz,flood4
        push hl
        ld de,1
        call extend
        pop hl
        push hl
        ld de,15*256+255
        call extend
        pop hl
        push hl
        ld de,16*256+16
        call extend
        pop hl
        push hl
        ld e,240
        call extend
        pop hl
flood4: inc l
        jp p,flood3
        inc c
        inc b
        ld a,c
        cp 4
        jr nz,flood2
        ret
extend: ld a,l
        add a,e
        ret m
        ld l,a
        and 15
        cp d
        ret z
        ld h,BOARD/256
        ld a,(hl)
        ld h,MARKS/256
        or a
        ld a,(hl)
        jr nz,extil
        or a
        jr nz,extend
        ld (hl),b
        jr extend
extil:  or a
        ret nz
        ld (hl),128
        ret
; deal board BC: shuffle a list of 84, then copy it into the rows
deal:   ld (seed),bc
        ld hl,1234h
        ld (seed2),hl
        ld hl,MARKS
        ld a,1
deal1:  ld b,4
deal2:  ld (hl),a
        inc l
        djnz deal2
        inc a
        cp 22
        jr nz,deal1
        ld c,84
deal3:  push bc
        call rnd
        pop bc
        ld e,c
        ld d,0
        ld hl,0
        ld b,8
deal4:  add hl,hl
        rla
        jr nc,deal5
        add hl,de
deal5:  djnz deal4
        ld l,h
        ld h,MARKS/256
        ld d,h
        ld e,c
        dec e
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,deal3
        ld hl,BOARD
        ld b,128
deal6:
        if OUTSIDE
        ld (hl),0
        else
        ld (hl),255
        endif
        inc l
        djnz deal6
        ld hl,MARKS
        ld de,BOARD+17
        ld a,6
deal7:  ld bc,14
        ldir
        inc e
        inc e
        dec a
        jr nz,deal7
        ret
; A = a random byte
rnd:    ld hl,(seed)
        if RNG = 0
        ld b,h                  ; 75 times, modulo 65537
        ld c,l
        ld d,0
        ld e,d
        ld a,75
        ld hl,0
rnd1:   srl a
        jr nc,rnd2
        push af
        add hl,bc
        ld a,e
        adc a,d
        ld e,a
        pop af
rnd2:   sla c
        rl b
        rl d
        or a
        jr nz,rnd1
        ld c,e
        ld b,0
        and a
        sbc hl,bc
        jr nc,rnd3
        inc hl
rnd3:
        endif
        if RNG = 1
        ld de,(seed2)
        ld (seed2),hl
        add hl,de
        rrc h
        endif
        if RNG = 2
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        inc hl
        endif
        ld (seed),hl
        ld a,h
        ret
