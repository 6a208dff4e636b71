; B, C: two cells. Z if they can be linked by at most three segments.
link:   ld h,board/256
        ld l,b
        ld a,(hl)
        ld (lk),a
        ld (hl),0
        ld l,c
        ld (hl),0
        call link2
        push af
        ld h,board/256
        ld a,(lk)
        ld l,b
        ld (hl),a
        ld l,c
        ld (hl),a
        pop af
        ret
lk:     db 0
lo:     db 0
hi:     db 0
lo2:    db 0
hi2:    db 0
link2:  ld l,b                  ; rows of both, common columns
        call hspan
        ld a,(lo)
        ld (lo2),a
        ld a,(hi)
        ld (hi2),a
        ld l,c
        call hspan
        call common
        jr c,link3
lk1:    ld a,b
        and 0F0h
        or e
        ld l,a
        ld a,c
        and 0F0h
        or e
        call vclear
        ret z
        inc e
        ld a,d
        cp e
        jr nc,lk1
link3:  ld l,b                  ; columns of both, common rows
        call vspan
        ld a,(lo)
        ld (lo2),a
        ld a,(hi)
        ld (hi2),a
        ld l,c
        call vspan
        call common
        jr c,lkno
lk2:    ld a,b
        and 15
        or e
        ld l,a
        ld a,c
        and 15
        or e
        call hclear
        ret z
        ld a,e
        add a,16
        ld e,a
        ld a,d
        cp e
        jr nc,lk2
lkno:   or 1
        ret
common: ld a,(lo)               ; E: larger low end, D: smaller high end
        ld e,a
        ld a,(lo2)
        cp e
        jr c,cm1
        ld e,a
cm1:    ld a,(hi)
        ld d,a
        ld a,(hi2)
        cp d
        jr nc,cm2
        ld d,a
cm2:    ld a,d
        cp e
        ret
hspan:  push hl
hs1:    ld a,l
        and 15
        jr z,hs2
        dec l
        ld a,(hl)
        or a
        jr z,hs1
        inc l
        ld a,l
        and 15
hs2:    ld (lo),a
        pop hl
hs3:    ld a,l
        and 15
        cp 15
        jr z,hs4
        inc l
        ld a,(hl)
        or a
        jr z,hs3
        dec l
        ld a,l
        and 15
hs4:    ld (hi),a
        ret
vspan:  push hl
vs1:    ld a,l
        and 0F0h
        jr z,vs2
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr z,vs1
        ld a,l
        add a,16
        and 0F0h
vs2:    ld (lo),a
        pop hl
vs3:    ld a,l
        and 0F0h
        cp 112
        jr z,vs4
        ld a,l
        add a,16
        ld l,a
        ld a,(hl)
        or a
        jr z,vs3
        ld a,l
        sub 16
        and 0F0h
vs4:    ld (hi),a
        ret
; cells L to A in one column (vclear) or row (hclear): Z if all are empty
vclear: push de
        ld d,16
        jr cl0
hclear: push de
        ld d,1
cl0:    cp l
        jr nc,cl1
        ld e,a
        ld a,l
        ld l,e
cl1:    ld e,a
cl2:    ld a,(hl)
        or a
        jr nz,cl3
        ld a,l
        cp e
        jr z,cl3
        add a,d
        ld l,a
        jr cl2
cl3:    pop de
        ret
; next pair from B, C on: Z and B, C if there is one. C is tried first.
nextp:  ld h,board/256
np1:    ld l,b
        ld a,(hl)
        or a
        jr z,np3
np2:    ld a,c
        cp 112
        jr nc,np3
        ld l,b
        ld a,(hl)
        ld l,c
        cp (hl)
        jr nz,np4
        ld a,b
        cp c
        jr z,np4
        push de
        call link
        pop de
        ld h,board/256
        ret z
np4:    inc c
        jr np2
np3:    ld a,(one)
        or a
        jr nz,np5
        inc b
        ld c,b
        inc c
        ld a,b
        cp 112
        jr c,np1
np5:    or 1
        ret
one:    db 0
hint:
        IF FAULT=14
        ld hl,(num)
        inc hl
        ld (shown),hl
        call shownum
        ENDIF
        ld a,(sel)
        ld (one),a
        or a
        jr z,hn1
        ld b,a
        ld c,17
        ld a,(h1)
        or a
        jr z,hn2
        ld a,(h2)
        ld c,a
        inc c
        jr hn2
hn1:    ld bc,1112h
        ld a,(h1)
        or a
        jr z,hn2
        ld b,a
        ld a,(h2)
        ld c,a
        inc c
hn2:    call nextp
        ld a,0
        ld (one),a
        jp nz,nohint
        ld a,b
        ld (h1),a
        ld a,c
        ld (h2),a
        ret
; take B and C away
remove: ld h,board/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        xor a
        ld (sel),a
        call nohint
        ld a,(grav)
        or a
        call nz,fall
        ld a,(hk)
        inc a
        ld (hk),a
        ld (htop),a
        call keep
        ld hl,(moves)
        inc hl
        ld (moves),hl
        IF FAULT=77
        ld a,l
        cp 10
        jr nz,r77
        xor a
        ld (hk),a
        ld (htop),a
        call keep
r77:
        ENDIF
        ld hl,(score)
        ld de,25
        add hl,de
        ld (score),hl
        call click
        jp status
fall:   ld b,14
fa0:    ld a,b
        add a,96
        ld l,a                  ; read
        ld e,a                  ; write
        ld h,board/256
        ld d,h
        ld c,6
fa1:    ld a,(hl)
        or a
        jr z,fa2
        ld (hl),0
        ld (de),a
        ld a,e
        sub 16
        ld e,a
fa2:    ld a,l
        sub 16
        ld l,a
        dec c
        jr nz,fa1
        djnz fa0
        ret
click:  ld a,(colour)
        ld d,a
        ld b,60
ck1:    ld a,d
        xor 16
        ld d,a
        out (254),a
        ld c,40
ck2:    dec c
        jr nz,ck2
        djnz ck1
        ret
; A: number of the board in the history -> HL
place:  ld h,a
        ld l,0
        srl h
        rr l
        ld de,hist
        add hl,de
        ret
keep:   call place
        ex de,hl
        ld hl,board
        ld bc,128
        ldir
        ret
load:   call place
        ld de,board
        ld bc,128
        ldir
        ret
back:   ld a,(hk)
        or a
        jr z,idle
        dec a
        IF FAULT=11
        ld hl,(shown)
        dec hl
        ld (shown),hl
        ENDIF
        IF FAULT=62
        ld hl,(prev)
        ld (shown),hl
        push af
        call shownum
        pop af
        ENDIF
travel: ld (hk),a
        call load
trav2:  ld a,1
        ld (cheat),a
        xor a
        ld (sel),a
        call nohint
        IF FAULT=11
        call shownum
        ENDIF
        jp status
idle:
        IF IDLECH=1
        jr trav2
        ELSE
        ret
        ENDIF
forw:   ld hl,htop
        ld a,(hk)
        cp (hl)
        jr nc,idle
        inc a
        jr travel
rest:   ld a,(hk)
        or a
        jr z,idle
        IF FAULT=15
        ld hl,0
        ld (shown),hl
        call shownum
        ENDIF
        xor a
        jr travel
lastm:  ld hl,htop
        ld a,(hk)
        cp (hl)
        jr nc,idle
        ld a,(hl)
        jr travel
; count tiles, look for moves, border
status: ld hl,board
        ld b,128
        ld c,0
st1:    ld a,(hl)
        or a
        jr z,st2
        inc c
st2:    inc hl
        djnz st1
        ld a,c
        ld (left),a
        srl a
        ld (pairs),a
        xor a
        ld (won),a
        ld (dead),a
        ld a,c
        or a
        jr nz,st3
        ld a,1
        ld (won),a
        ld hl,(secs)
        ld (best),hl
        IF FAULT=42
        xor a
        ld (won),a
        ENDIF
        jr border
st3:    ld bc,1112h
        call nextp
        jr z,border
        ld a,1
        ld (dead),a
border: ld a,(cheat)
        ld c,2
        IF PREC=0
        or a
        jr nz,bd1
        ENDIF
        ld a,(won)
        ld c,7
        or a
        jr nz,bd1
        ld a,(dead)
        ld c,0
        or a
        jr nz,bd1
        ld c,5
        IF PREC=1
        ld a,(cheat)
        or a
        jr z,bd1
        ld c,2
        ENDIF
bd1:    ld a,c
        ld (colour),a
        IF BASIN=1
        add a,a                 ; BASIC keeps the border by BORDCR
        add a,a
        add a,a
        cp 32
        jr nc,bd2
        or 7
bd2:    ld (23624),a
        ENDIF
        ld a,c
        out (254),a
        ret
