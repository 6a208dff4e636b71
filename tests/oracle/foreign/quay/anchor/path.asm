; ---- can p1 and p2 be joined? carry set if so
linked: ld h,high board
        ld a,(p1)
        ld l,a
        ld a,(hl)
        ld (kk),a
        ld (hl),0
        ld a,(p2)
        ld l,a
        ld (hl),0
        call lk0
        push af
        ld h,high board
        ld a,(kk)
        ld b,a
        ld a,(p1)
        ld l,a
        ld (hl),b
        ld a,(p2)
        ld l,a
        ld (hl),b
        pop af
        ret
lk0:    ld c,0                  ; a column to run along
 if FAULT = 7
        inc c
 endif
lk1:    ld a,(p1)
        ld d,a
        and 0f0h
        or c
        ld e,a
        ld b,1
        call clear
        jr nz,lk2
        ld a,(p1)
        and 0f0h
        or c
        ld d,a
        ld a,(p2)
        and 0f0h
        or c
        ld e,a
        ld b,16
        call clear
        jr nz,lk2
 if FAULT != 8
        ld a,(p2)
        ld d,a
        and 0f0h
        or c
        ld e,a
        ld b,1
        call clear
        jr nz,lk2
 endif
        scf
        ret
lk2:    inc c
        ld a,c
        cp 16
        jr nz,lk1
 if FAULT = 10
        or a
        ret
 endif
        ld c,0                  ; a row to run along
lk3:    ld a,(p1)
        ld d,a
        and 0fh
        or c
        ld e,a
        ld b,16
        call clear
        jr nz,lk4
        ld a,(p1)
        and 0fh
        or c
        ld d,a
        ld a,(p2)
        and 0fh
        or c
        ld e,a
        ld b,1
        call clear
        jr nz,lk4
        ld a,(p2)
        ld d,a
        and 0fh
        or c
        ld e,a
        ld b,16
        call clear
        jr nz,lk4
        scf
        ret
lk4:    ld a,c
        add a,16
        ld c,a
 if FAULT = 22
        cp 112
 else
        cp 128
 endif
        jr nz,lk3
        or a
        ret
; all cells from D to E in steps of B empty? Z if so
clear:  ld a,d
        cp e
        jr c,cl1
        ld d,e
        ld e,a
cl1:    ld h,high board
        ld l,d
cl2:    ld a,(hl)
        or a
 if FAULT = 9
        jr z,cl3
        push hl
        ld hl,kk
        cp (hl)
        pop hl
cl3:
 endif
        ret nz
        ld a,l
        cp e
        ret z
        add a,b
        ld l,a
        jr cl2

; ---- pair number A (0 first) in hint order; carry set: in p1, p2
findpair:
        ld (skip),a
 if HORD = 3
        ld a,1
fpk:    ld (kfil),a
        call fp1
        ret c
        ld a,(kfil)
        inc a
        cp 22
        jr nz,fpk
        or a
        ret
fp1:
 endif
        ld hl,ord
fp2:    ld a,(hl)
        or a
        ret z
        ld (p1),a
        ld e,a
        ld d,high board
        ld a,(de)
        or a
        jr z,fp9
 if HORD = 3
        ld b,a
        ld a,(kfil)
        cp b
        jr nz,fp9
 endif
        ld c,a
        push hl
fp3:    inc hl
        ld a,(hl)
        or a
        jr z,fp8
        ld (p2),a
        ld e,a
        ld d,high board
        ld a,(de)
        cp c
        jr nz,fp3
        ld a,(filter)
        or a
        jr z,fp4
        ld b,a
        ld a,(p1)
        cp b
        jr z,fp4
        ld a,(p2)
        cp b
        jr nz,fp3
fp4:    push hl
        push bc
        call linked
        pop bc
        pop hl
        jr nc,fp3
        ld a,(skip)
        or a
        jr z,fp7
        dec a
        ld (skip),a
        jr fp3
fp7:    pop hl
        scf
        ret
fp8:    pop hl
fp9:    inc hl
        jr fp2

; the order of the cells: 84 offsets and a 0
orders: ld hl,ord
 if HORD = 1
        ld c,1                  ; by columns
or1:    ld a,c
        ld b,6
or2:    add a,16
        ld (hl),a
        inc hl
        djnz or2
        inc c
        ld a,c
        cp 15
        jr nz,or1
 else
 if HORD = 2
        ld a,110                ; from the end
or1:    ld b,14
or2:    ld (hl),a
        inc hl
        dec a
        djnz or2
        sub 2
        cp 14
        jr nz,or1
 else
        ld a,17                 ; by rows
or1:    ld b,14
or2:    ld (hl),a
        inc hl
        inc a
        djnz or2
        add a,2
        cp 113
        jr nz,or1
 endif
 endif
 if FAULT = 11
        dec hl
 endif
        ld (hl),0
        ret

; ---- gravity
fall:
 if STEPPED
fs0:    ld c,0                  ; one row at a time, each step shown
        ld hl,board+111
fs1:    ld a,(hl)
        or a
        jr nz,fs2
        ld a,l
        sub 16
        ld e,a
        ld d,h
        ld a,(de)
        or a
        jr z,fs2
        ld (hl),a
        xor a
        ld (de),a
        inc c
fs2:    dec l
        ld a,l
 if FAULT = 4
        and 15
        cp 14
        ld a,l
        jr nz,fs3
        dec l
        ld a,l
fs3:
 endif
        cp 32
        jr nc,fs1
        ld a,c
        or a
        ret z
 if GANIM
        push bc
        call draw
        ld b,GANIM
fs4:    halt
        djnz fs4
        pop bc
 endif
 if FAULT = 5
        ret
 endif
        jr fs0
 else
        ld c,1
fa1:    ld h,high board
        ld d,h
        ld a,c
        or 60h
        ld l,a
        ld e,a
        ld b,6
fa2:    ld a,(hl)
        or a
        jr z,fa3
        ld (hl),0
        ld (de),a
        ld a,e
        sub 16
        ld e,a
fa3:    ld a,l
        sub 16
        ld l,a
        djnz fa2
        inc c
        ld a,c
 if FAULT = 4
        cp 14
 else
        cp 15
 endif
        jr nz,fa1
        ret
 endif
