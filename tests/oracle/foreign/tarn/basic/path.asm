; Path search for the BASIC program.  b$ is the first variable: its 84 characters begin at VARS+6.
; 60000: BC = 1 if the tiles (23296) and (23297) can be joined, else 0
; 60003: the next pair after (23296),(23297); BC = 0 if there is none; (23298) = tile or 255
        org 60000
        jp test
        jp next
copy:   ld hl,0xee00
        ld b,128
cl:     ld (hl),0
        inc l
        djnz cl
        ld hl,(23627)
        ld de,6
        add hl,de
        ld de,0xee11
        ld b,6
crow:   push bc
        ld b,14
ccol:   ld a,(hl)
        sub 32
        ld (de),a
        inc hl
        inc e
        djnz ccol
        inc e
        inc e
        pop bc
        djnz crow
        ret
place:  ld l,17                 ; L = place in the buffer of tile A
pl1:    cp 14
        jr c,pl2
        sub 14
        ld c,a
        ld a,l
        add a,16
        ld l,a
        ld a,c
        jr pl1
pl2:    add a,l
        ld l,a
        ld h,0xee
        ret
seg:    ld a,e                  ; Z if L..E with step C is free
        cp l
        jr nc,sg1
        ex de,hl
sg1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp e
        ret z
        add a,c
        ld l,a
        jr sg1
test:   call copy
pair:   ld a,(23296)            ; BC = 1, NZ if this pair can go
        call place
        ld a,(23297)
        ex de,hl
        call place
        ld a,(de)
        or a
        jr z,no
        cp (hl)
        jr nz,no
        ld a,e
        cp l
        jr z,no
        ld a,(hl)
        ld (kind),a
        ld (hl),0
        ex de,hl
        ld (hl),0
        ld a,l
        ld (pp),a
        ld a,e
        ld (qq),a
        call joined
        push af
        ld h,0xee
        ld a,(kind)
        ld b,a
        ld a,(pp)
        ld l,a
        ld (hl),b
        ld a,(qq)
        ld l,a
        ld (hl),b
        pop af
        jr nz,no
        ld bc,1
        ld a,c
        or a
        ret
no:     ld bc,0
        xor a
        ret
joined: ld b,XLO
jn1:    ld c,1
        ld a,(pp)
        and 0xf0
        or b
        ld (m1),a
        ld a,(qq)
        and 0xf0
        or b
        ld (m2),a
        ld a,16
        ld (step2),a
        call three
        ret z
        inc b
        ld a,b
        cp XHI
        jr nz,jn1
        ld b,YLO
jn2:    ld c,16
        ld a,(pp)
        and 15
        or b
        ld (m1),a
        ld a,(qq)
        and 15
        or b
        ld (m2),a
        ld a,1
        ld (step2),a
        call three
        ret z
        ld a,b
        add a,16
        ld b,a
        cp YHI
        jr nz,jn2
        or a
        ret
three:  ld a,(pp)
        ld l,a
        ld a,(m1)
        ld e,a
        call segde
        ret nz
        ld a,(m1)
        ld l,a
        ld a,(m2)
        ld e,a
        push bc
        ld a,(step2)
        ld c,a
        call segde
        pop bc
        ret nz
        ld a,(m2)
        ld l,a
        ld a,(qq)
        ld e,a
segde:  ld h,0xee
        ld d,h
        jp seg
next:   call copy
nx1:    ld hl,23297
        inc (hl)
        ld a,(hl)
        cp 84
        jr c,nx2
        dec hl
        inc (hl)
        ld a,(hl)
        inc hl
        ld (hl),a
        cp 83
        jp c,nx1
        ld bc,0
        ret
nx2:    ld a,(23298)
        cp 255
        jr z,nx3
        cp (hl)
        jr z,nx3
        dec hl
        cp (hl)
        jp nz,nx1
nx3:    call pair
        jp z,nx1
        ret
kind:   db 0
pp:     db 0
qq:     db 0
m1:     db 0
m2:     db 0
step2:  db 0
