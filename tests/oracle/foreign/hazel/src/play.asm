; Removes pairs, searches pairs, keeps the history and the border. MIT licence.

; A cell from a place in the order of the search.
vmap:
    if HORD = 1
        xor 7fh
    endif
    if HORD = 2
        rlca
        rlca
        rlca
        rlca
        ld h,a
        and 70h
        ld l,a
        ld a,h
        rrca
        rrca
        rrca
        rrca
        rrca
        rrca
        rrca
        and 15
        or l
    endif
        ret

; Finds the pair after places D, E; carry, cells in D, E and places in B, C.
findpair:
        ld b,d
        ld c,e
fp1:    inc c
        bit 7,c
        jr nz,fp3
fp2:    ld a,c
        call vmap
        ld e,a
        ld h,GRID/256
        ld l,a
        ld a,(hl)
        or a
        jr z,fp1
        ld a,b
        push hl
        call vmap
        pop hl
        ld d,a
        ld a,(hl)
        ld l,d
        cp (hl)
        jr nz,fp1
        ld a,(fsel)
        or a
        jr z,fp4
        cp d
        jr z,fp4
        cp e
        jr nz,fp1
fp4:    call fltfind
        jr z,fp1
        call connect
        jr nc,fp1
        ret
fp3:    inc b
        ld c,b
        bit 7,b
        jr nz,fp5
        ld a,b
        call vmap
        ld h,GRID/256
        ld l,a
        ld a,(hl)
        or a
        jr z,fp3
        jr fp1
fp5:    or a
        ret

; Removes the pair D, E and writes it down.
remove: call fltrem
        call record
        ld hl,(moves)
        inc hl
        ld (moves),hl
        ld hl,gmoves
        inc (hl)
    if RANIM = 1
        push de
        ld a,d
        ld (h1),a
        ld a,e
        ld (h2),a
        xor a
        ld (sel),a
        call refresh
        pop de
    endif
        push de
        call remsnd
        pop de
        call takeout
        xor a
        ld (sel),a
        call fltaft
        call nohint
        jp status

; Writes the pair D, E at the end of the history.
record: ld a,(hn)
        call hisadr
        ld (hl),d
        inc l
        ld (hl),e
        inc l
        ld b,h
        ld c,l
        ld h,GRID/256
        ld l,d
        ld a,(hl)
        ld (bc),a
        inc c
        ld l,e
        ld a,(hl)
        ld (bc),a
        push de
        ld a,(hn)
        call snapadr
        ex de,hl
        ld hl,GRID+10h
        ld bc,96
        ldir
        pop de
        ld hl,hn
        inc (hl)
        ld a,(hl)
        call flttop
        ld (htop),a
        ret

hisadr: add a,a
        add a,a
        ld l,a
        ld h,HISTP/256
        ret

snapadr:
        ld hl,SNAP
        or a
        ret z
        ld bc,96
sa1:    add hl,bc
        dec a
        jr nz,sa1
        ret

; Empties the cells D and E; lets tiles fall.
takeout:
        ld h,GRID/256
        ld l,d
        ld (hl),0
        call flttk
        ld l,e
        ld (hl),0
        ld a,(grav)
        call fltfall
        or a
        ret z
fall:   ld e,0
        ld l,FBOT
        ld h,GRID/256
fa1:    ld a,(hl)
        or a
        jr nz,fa2
        ld a,l
        sub 16
        ld c,l
        ld l,a
        ld b,(hl)
        ld a,b
        or a
        jr z,fa2a
        call fltcol
        jr z,fa2a
        ld (hl),0
        ld l,c
        ld (hl),b
        ld e,1
fa2a:   ld l,c
fa2:    dec l
        ld a,l
        cp 21h
        jr nc,fa1
        ld a,e
        or a
        ret z
    if RANIM = 2
        call refresh
    endif
        jr fall

; Puts one removal back. Carry if there was one.
undo:   ld a,(hn)
        or a
        ret z
        dec a
        ld (hn),a
        ld hl,backs
        inc (hl)
    if HIST = 0
        call snapadr
        ld de,GRID+10h
        ld bc,96
        ldir
        ld a,(hn)
        call hisadr
        ld d,(hl)
        inc l
        ld e,(hl)
    else
        call hisadr
        ld d,(hl)
        inc l
        ld e,(hl)
        inc l
        ld b,(hl)
        ld a,d
        cp e
        call fltord
        jr nc,un1
        ld c,d
        ld d,e
        ld e,c
un1:    call insd
        push de
        ld d,e
        call insd
        pop de
        ld a,(hn)
        call hisadr
        ld d,(hl)
    endif
        call fltund
        scf
        ret

; Puts kind B into cell D and moves what is there up, with gravity.
insd:   ld h,GRID/256
        ld l,d
        ld a,(grav)
        call fltins
        or a
        jr z,in2
        ld a,d
        and 15
        or 10h
        ld l,a
in1:    ld a,l
        cp d
        jr z,in2
        add a,16
        ld l,a
        ld a,(hl)
        push hl
        ld h,a
        ld a,l
        sub 16
        ld l,a
        ld a,h
        ld h,GRID/256
        ld (hl),a
        pop hl
        jr in1
in2:    ld (hl),b
        ret

; Does one remembered removal again. Carry if there was one.
redo:   ld a,(hn)
        ld hl,htop
        cp (hl)
        ret nc
        call hisadr
        ld d,(hl)
        inc l
        ld e,(hl)
        call fltred
        ld hl,hn
        inc (hl)
        push de
        call takeout
        pop de
        scf
        ret

