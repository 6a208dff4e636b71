; panel3.asm: search, history, drawing and the number of the panel engine.

; step: the next cell in the order of the search; carry at the end.
step:
        if SCAN = 0
        inc a
        cp 70h
        ccf
        else
        dec a
        cp 10h
        endif
        ret

; search goes on from PAIR; carry if it finds one.
search: ld de,(pair)
        ld a,(sel)
        or a
        jr z,se2
        ld d,a
        call reach
se1:    ld a,e
        call step
        jr c,seno
        ld e,a
        cp d
        jr z,se1
        call same
        jr nz,se1
        jr seyes
se2:    call reach
se3:    ld h,BH
        ld l,d
        ld a,(hl)
        or a
        jr z,se5
se4:    ld a,e
        call step
        jr c,se5
        ld e,a
        call same
        jr nz,se4
seyes:  ld (pair),de
        scf
        ret
se5:    ld a,d
        call step
        jr c,seno
        ld d,a
        ld e,a
        ld h,BH
        ld l,d
        ld a,(hl)
        or a
        jr z,se5
        if F_staleflood
        ld a,l                  ; fault: the marks are made anew in a new row only
        and 15
        cp 8
        jr nc,se4
        endif
        call reach
        jr se4
seno:   or a
        ret
same:   ld h,BH                 ; Z if D and E are of a kind and E is reached
        ld l,d
        ld a,(hl)
        ld l,e
        cp (hl)
        ret nz
        ld h,MARKH
        ld a,(hl)
        cp 80h
        ret
reach:  push de
        call flood
        pop de
        ret

; The history: a board is kept for each number of removals.
back:   ld a,(pos)
        or a
        jr z,idle
        dec a
        if F_backtwo
        jr z,jump               ; fault: a shown pair counts twice
        ld c,a
        ld a,(byhint)
        or a
        ld a,c
        jr z,jump
        dec a
        endif
        jr jump
forth:  ld a,(pos)
        ld hl,len
        cp (hl)
        jr z,idle
        inc a
        jr jump
restart: ld a,(pos)
        or a
        jr z,idle
        ld a,F_restart1         ; fault: only back to the first removal
        jr jump
last:   ld a,(pos)
        ld hl,len
        cp (hl)
        jr z,idle
        ld a,(hl)
jump:   ld (pos),a
        call slot
        ld de,BOARD
        ld bc,128
        ldir
        ld a,1
        ld (cheat),a
        xor a
        ld (sel),a
        call afresh
        call drawall
        jr judge
idle:
        if IDLECH
        ld a,1
        ld (cheat),a
        endif
        if IDLESEL = 0
        xor a
        ld (sel),a
        call afresh
        endif
        jr border

; judge looks for the end, shows counters and border.
judge:  ld hl,(pair)
        push hl
        call af1
        call search
        ld a,1
        jr nc,ju1
        xor a
ju1:    ld (stuck),a
        pop hl
        ld (pair),hl
        ld de,PY*256+PX
        ld hl,done
        call say
        ld a,(pos)
        call two
        ld hl,rest
        call say
        ld a,(pos)
        add a,a
        ld b,a
        ld a,84
        sub b
        call two
        ld hl,mode1
        ld a,(grav)
        or a
        jr nz,ju2
        ld hl,mode0
ju2:    call say
border: ld a,(cheat)
        or a
        ld a,5
        jr z,br1
        ld a,2
        if PREC = 0
        jr br2
        endif
br1:    ld c,a
        ld a,(pos)
        cp 42
        ld a,7
        jr z,br2
        ld a,(stuck)
        dec a
        if F_noblack = 0
        jr z,br2                ; fault: no black border
        endif
        ld a,c
br2:    ld (rim),a
        out (254),a
        ret

say:    ld a,(hl)
        inc hl
        or a
        ret z
        call put
        jr say
two:    ld b,'0'-1
tw1:    inc b
        sub 10
        jr nc,tw1
        add a,'0'+10
        ld c,a
        ld a,b
        call put
        ld a,c
        jp put

sound:  ld hl,SOUND
so1:    ld a,(rim)
        or 16
        out (254),a
        ld b,l
so2:    djnz so2
        and 7
        out (254),a
        ld b,h
so3:    djnz so3
        dec l
        jr nz,so1
        ret

; place gives line D and column E of cell A.
place:  ld d,a
        and 15
        dec a
        add a,a
        add a,OX
        ld e,a
        ld a,d
        rrca
        rrca
        rrca
        and 1Eh
        add a,OY-2
        ld d,a
        ret
; pixel gives the address HL of the first pixel row at D, E.
pixel:  ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld l,a
        ld a,d
        and 18h
        or 40h
        ld h,a
        ret
attr:   ld a,d
        ld h,0
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        or 58h
        ld h,a
        ld a,l
        or e
        ld l,a
        ret
tint:   ld (hl),a
        if TW = 2
        inc l
        ld (hl),a
        ld de,31
        add hl,de
        ld (hl),a
        inc l
        ld (hl),a
        endif
        ret
; colour gives line A, column E the colour D.
colour: push de
        push de
        ld d,a
        call attr
        pop de
        ld (hl),d
        pop de
        ret

column: ld a,(grav)
        or a
        jr z,tile
        ld a,l
        and 15
        or 60h
        ld l,a
cl1:
        if F_fallstop
        ld h,BH                 ; fault: stops below the first empty cell
        ld a,(hl)
        or a
        ret z
        endif
        call tile
        ld a,l
        sub 16
        ld l,a
        cp 16
        jr nc,cl1
        ret
drawall: ld b,84
dr0:    ld l,11h
dr1:    call tile
        call along
        djnz dr1
        ret
tile:   push hl
        push bc
        ld a,l
        ld h,BH
        ld c,(hl)
        call place
        call pixel
        ex de,hl
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        if TW = 2
        add hl,hl
        add hl,hl
        endif
        ld bc,pics
        add hl,bc
        if TW = 2
        call tl1
        ld a,d
        sub 8
        ld d,a
        ld a,e
        add a,32
        ld e,a
        jr nc,tl0
        ld a,d
        add a,8
        ld d,a
tl0:
        endif
        call tl1
        pop bc
        pop hl
        ret
tl1:    ld b,8
tl2:    ld a,(hl)
        inc hl
        ld (de),a
        if TW = 2
        inc e
        ld a,(hl)
        inc hl
        ld (de),a
        dec e
        endif
        inc d
        djnz tl2
        ret

        include "panel4.asm"
