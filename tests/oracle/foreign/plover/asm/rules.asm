; Rules: paths, list of pairs, history, deals, border.
addhla: add a,l
        ld l,a
        ret nc
        inc h
        ret

; next pair after indexes B, C: carry, D and E are its cells
nextp:  inc c
        ld a,c
        cp 84
        jr c,np2
        inc b
        ld c,b
        ld a,b
        cp 83
        jr c,nextp
        or a
        ret
np2:    ld a,b
        ld hl,order
        call addhla
        ld d,(hl)
        ld a,c
        ld hl,order
        call addhla
        ld e,(hl)
        ld h,bd/256
        ld l,d
        ld a,(hl)
        or a
        jr nz,np3
        ld c,83
        jr nextp
np3:    ld l,e
        cp (hl)
        jr nz,nextp
        call conn
        jr nc,nextp
        ret

; D, E are cells of one kind: carry if a path joins them
conn:   push bc
        ld h,bd/256
        ld l,d
        ld a,(hl)
        ld (ckind),a
        ld (hl),0
        ld l,e
        ld (hl),0
        ld c,1
        call cray
        jr c,cok
        ld c,255
        call cray
        jr c,cok
        ld c,16
        call cray
        jr c,cok
        ld c,240
        call cray
cok:    push af
        ld h,bd/256
        ld a,(ckind)
        ld l,d
        ld (hl),a
        ld l,e
        ld (hl),a
        pop af
        pop bc
        ret
cray:   ld b,d
cr1:    ld l,b
        ld a,(hl)
        or a
        ret nz
        bit 0,c
        jr z,crv
        ld a,b
        xor e
        and 15
        xor e
        call lines
        ret c
        ld a,b
        add a,c
        ld b,a
        xor d
        and 0f0h
        jr z,cr1
        ret
crv:    ld a,b
        xor e
        and 0f0h
        xor e
        call lines
        ret c
        ld a,b
        add a,c
        ld b,a
        and 128
        jr z,cr1
        ret
lines:  push bc
        ld c,a
        ld a,b
        call line
        jr nc,lns
        ld a,c
        ld c,e
        call line
lns:    pop bc
        ret
line:   ld l,a
ln1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        cp c
        scf
        ret z
        xor c
        and 0f0h
        jr nz,lnv
        ld a,l
        cp c
        jr c,lnr
        dec l
        jr ln1
lnr:    inc l
        jr ln1
lnv:    ld a,l
        cp c
        ld a,16
        jr c,lnd
        ld a,240
lnd:    add a,l
        ld l,a
        jr ln1

; history of whole boards
haddr:  ld a,(nh)
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,hist
        add hl,de
        ret
hsave:  call haddr
        ex de,hl
        ld hl,bd
        ld bc,128
        ldir
        ret
hload:  call haddr
        ld de,bd
        ld bc,128
        ldir
        ret
kback:  ld a,(nh)
        or a
        jr z,hnop
        dec a
hgo:    ld (nh),a
        ld a,1
        ld (cheat),a
        call dropall
        call hload
        jp newstate
kforw:  ld a,(nh)
        ld hl,mh
        cp (hl)
        jr z,hnop
        inc a
        jr hgo
krest:  ld a,(nh)
        or a
        jr z,hnop
        xor a
        jr hgo
klast:  ld a,(nh)
        ld hl,mh
        cp (hl)
        jr z,hnop
        ld a,(hl)
        jr hgo
hnop:   jp dropall

kgrav:  ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
knew:   ld a,r
        ld hl,(23672)
        ld de,(rndcnt)
        add hl,de
        ld e,a
        ld d,a
        add hl,de
        ld a,h
        or l
        jr nz,kn1
        inc l
kn1:    ld (num),hl
deal:   call dropall
        xor a
        ld (cheat),a
        ld (nh),a
        ld (mh),a
        if HOME
        ld a,17
        ld (cur),a
        endif
        ld hl,bd
        ld b,128
dl1:    ld (hl),RING
        inc l
        djnz dl1
        ld hl,work
        ld b,84
dl2:    ld a,84
        sub b
        srl a
        srl a
        inc a
        ld (hl),a
        inc hl
        djnz dl2
        ld hl,(num)
        ld (seed),hl
        ld b,83
dl3:    push bc
        call rnd16
        ld a,h
        xor l
        inc b
dl4:    cp b
        jr c,dl5
        sub b
        jr dl4
dl5:    ld hl,work
        call addhla
        ex de,hl
        pop bc
        ld a,b
        ld hl,work
        call addhla
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz dl3
        ld hl,work
        ld de,bd+17
        ld a,6
dl6:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,dl6
        call hsave
        call shownum
; border and panel of a changed board
newstate:
        if BLATE
        call show
        endif
        call count
        ld hl,left
        ld (hl),a
        ld b,7
        or a
        jr z,ns1
        ld bc,0
        call nextp
        ld b,5
        jr c,ns1
        ld b,0
ns1:    ld a,(cheat)
        or a
        jr z,ns2
        if BRULE = 0
        ld b,2
        endif
        if BRULE = 1
        ld a,b
        cp 5
        jr nz,ns2
        ld b,2
        endif
ns2:    ld a,b
        ld (bordv),a
        rlca
        rlca
        rlca
        ld (23624),a
        ld a,b
        out (254),a
        ret
count:  ld hl,order
        ld bc,84*256
cn1:    ld e,(hl)
        ld d,bd/256
        ld a,(de)
        or a
        jr z,cn2
        inc c
cn2:    inc hl
        djnz cn1
        ld a,c
        ret
rnd16:  ld hl,(seed)
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
