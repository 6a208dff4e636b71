; Moves the cursor, selects tiles and removes pairs.
arrow:  ld b,84
        ld a,(cur)
        ld c,a
ar1:    ld a,(key)
        call step
if SKIP
        ld h,board/256
        ld l,c
        ld a,(hl)
        or a
        jr nz,ar2
        djnz ar1
        ret
ar2:
endif
        ld a,c
        ld (cur),a
        ret

; Moves the cell C by one in the direction A (1 left, 2 down, 3 up, 4 right).
step:   dec a
        jr z,sleft
        dec a
        jr z,sdown
        dec a
        jr z,sup
; Moves right.
        ld a,c
        and 15
        cp 14-F_RIGHT12
        jr nc,sr1
        inc c
        ret
sr1:
if EDGE = 1
        ret
else
        ld a,c
        and 0xf0
        inc a
        ld c,a
if EDGE = 2
        jr sdown
else
        ret
endif
endif
sleft:  ld a,c
        and 15
        cp 2
        jr c,sl1
        dec c
        ret
sl1:
if EDGE = 1
        ret
else
        ld a,c
        and 0xf0
        or 14
        ld c,a
if EDGE = 2
        jr sup
else
        ret
endif
endif
sdown:  ld a,c
        cp 0x60
        jr nc,sd1
        add a,16
        ld c,a
        ret
sd1:
if EDGE = 1
        ret
else
        and 15
        or 16
        ld c,a
        ret
endif
sup:    ld a,c
        cp 0x20
        jr c,su1
if F_UP2
        cp 0x60
        jr c,su0
        sub 16
su0:
endif
        sub 16
        ld c,a
        ret
su1:
if EDGE = 1
        ret
else
        and 15
        or 0x60
        ld c,a
        ret
endif

; Does what ENTER asks for.
enter:  ld a,(h1)
        or a
        jr z,en1
if F_HENTERSEL
        call drophint
        jr en1
endif
        ld a,(h1)
        ld (rm1),a
        ld a,(h2)
        ld (rm2),a
        jp remove
en1:
if HRES = 0
        xor a
        ld (hstate),a
endif
        ld a,(cur)
        ld l,a
        ld h,board/256
        ld a,(hl)
        or a
        jr nz,en2
if EMPTYE = 1
        ld a,(sel)
        or a
        jp nz,clearsel
endif
        ret
en2:    ld a,(sel)
        or a
        jr nz,en3
; Selects the tile under the cursor.
take:   ld a,(cur)
        ld (sel),a
        xor a
        ld (hstate),a
if SND2 = 1
        call click
endif
        ret
en3:    cp l
        jr nz,en4
if F_NODESEL
        ret
endif
if F_SELFPAIR
        ld (rm1),a
        ld (rm2),a
        jp remove
endif
        jp clearsel
en4:    ld e,a
        ld d,board/256
        ld a,(de)
if F_KINDMASK
        xor (hl)
        and 15
else
        cp (hl)
endif
        jr z,en5
; Answers to a tile of another kind.
if SND2 = 2
        call buzz
endif
if OTHER = 0
        jr take
endif
if OTHER = 1
        ret
endif
if OTHER = 2
        jp clearsel
endif
en5:    ld a,e
        ld (rm1),a
        ld a,l
        ld (rm2),a
        ld b,l
        ld c,e
if F_PLAYORDER
        ld a,b
        cp c
        jr nc,enord
        ld a,d
        call linkdown
        jr enl
enord:
endif
        call linked
enl:    jr z,remove
        ld hl,t_no
        call message
if SND2 = 2
        call buzz
endif
if BLOCK = 0
        jr take
endif
if BLOCK = 1
        ret
endif
if BLOCK = 2
        jp clearsel
endif

if F_PLAYORDER
; Links only by lines that leave upwards or sideways.
linkdown:
        ld a,b
        cp 0x60
        jp c,linked
        xor a
        inc a
        ret
endif

; Removes the pair at (rm1) and (rm2) and remembers it.
remove:
if F_RMUNCHEAT
        xor a
        ld (cheated),a
endif
        call animate
if F_SNDHINT
        ld a,(h1)
        or a
        jr nz,rmq
endif
if F_SNDLAST
        ld a,(gcount)
        cp 41
        jr z,rmq
endif
if F_SNDGRAV
        ld a,(grav)
        or a
        jr z,rmq
endif
        call sound
rmq:
if F_HNOHIST
        ld a,(h1)
        or a
        jr z,rmh
        call applyrm
        jr rmd
rmh:
endif
        call record
        call applyrm
        call savesnap
rmd:
if F_SELSTAY
        ld a,(sel)
        ld b,a
        call clearsel
        ld a,b
        ld (sel),a
else
if F_HENTERKEEP
        ld a,(sel)
        ld b,a
        ld a,(h1)
        ld c,a
        call clearsel
        ld a,c
        or a
        jr z,rme
        ld a,b
        ld (sel),a
rme:
else
        call clearsel
endif
endif
        ld a,1
        ld (changed),a
if REMCUR = 1
        ld a,(rm1)
        ld (cur),a
endif
if REMCUR = 2
        ld a,(cur)
        ld l,a
        ld h,board/256
        ld b,128
rc1:    ld a,(hl)
        or a
        jr nz,rc2
        inc l
        res 7,l
        djnz rc1
        ret
rc2:    ld a,l
        ld (cur),a
endif
        ret
