; kilo, second part: hints, pairs, keys, number, screen
; Key H: the next pair, or none and then the first again.
help:   call next
        jr c,helpok
        call unhint
        call next               ;@blank:
        jr c,helpok             ;@blank:
        call unhint             ;@blank:
helpok: jp main
unhint: ld hl,0x0100            ; no pair: start before the first cell
        ld (hp),hl
nohint: ld hl,0
        ld (ha),hl
        ret
first:  call unhint
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        call next
        pop bc
        ld a,b
        ld (sel),a
        ret
; The next pair after hp: carry and (ha),(hb), or no carry.
next:   ld hl,(hp)              ; L first cell, H second
        ld a,l
        or a
        jr nz,nxt2
        ld l,25
        ld h,l
nxt2:   inc h
        ld a,h
        cp 192                  ;@k-hintrow: cp 144
        jr c,nxt3
nxt1:   inc l
        ld a,l
        cp 192
        ret nc
        ld h,l
        jr nxt2
nxt3:   ld c,l
        ld b,bdh
        ld a,(bc)
        dec a
        cp 21                   ; a tile?
        jr nc,nxt1
        inc a
        ld c,h
        ld d,a
        ld a,(bc)
        cp d
        jr nz,nxt2
        ld a,(sel)
        or a                    ;@k-hintsel: xor a
        jr z,nxt4
        cp l
        jr z,nxt4
        cp h                    ;@k-hintfirst: or a
        jr nz,nxt2
nxt4:   ld (ha),hl
        ld (hp),hl
        push hl
        call link
        pop hl
        jr nc,nxt2              ;@k-hintany: jr nxt5 | nxt5:
        scf
        ret
; Carry if the tiles (ha) and (hb) can be linked.
link:   ld a,(ha)
        ld l,a
        ld h,bdh
        ld bc,0x0301            ; three segments, along the row ;@k-twoseg: ld bc,0x0201
        call walk               ;@k-fourseg: ld b,4 | call walk
        ret c
        ld bc,0x0318            ; and along the column
walk:   call ray
        ret c
        xor a
        sub c
        ld c,a
        call ray
        push af
        xor a
        sub c
        ld c,a
        pop af
        ret
ray:    push hl
ray1:   ld a,l
        add a,c
        ld l,a
        ld a,(hb)
        cp l
        jr z,hit
        ld a,(hl)
        or a
        jr nz,miss
        djnz turn
        inc b
        jr ray1
turn:   push bc
        bit 0,c
        ld c,1
        jr z,turn2
        ld c,24
turn2:  call walk
        pop bc
        inc b
        jr nc,ray1
        pop hl
        ret
hit:    scf
        pop hl
        ret
miss:   or a
        pop hl
        ret
rnd:    ld hl,(seed)
        ld a,h
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ld (seed),hl
        ret
curkin: ld a,(cur)
        ld l,a
        ld h,bdh
        ld a,(hl)
        ret
key:    bit 5,(iy+1)
        jr z,key
        res 5,(iy+1)
        ld a,(23560)
        cp 'A'
        ret c
        or 32
        ret
; Border: won, stuck, cheated, or cyan.
colour: ld a,(cheat)            ;@redfirst: ld a,(cheat) | or a | jr nz,colred
        ld a,(pos)
        cp 42                   ;@k-win41: cp 41
        ld a,7
        jr z,col1
        ld a,(moves)
        or a
        jr z,col1
        ld a,(cheat)
        or a
        jr z,colcy
colred: ld a,2
        jr col1
colcy:  ld a,5
col1:   out (254),a
        ld b,a                  ; the ROM's sound sets the border, too
        rlca
        rlca
        rlca
        ld (23624),a
        ret
prnum:  ld bc,0x5ae0            ; bottom left
        ld hl,tens
        xor a                   ;@nozero: ld a,1
        ld (zero),a
prn1:   ld a,'0'-1
        push bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ex de,hl
        or a
prn2:   inc a
        sbc hl,bc
        jr nc,prn2
        add hl,bc
        ex de,hl
        pop bc
        call prdig
        ld a,low tense
        cp l
        jr nz,prn1
prpad:  ld a,c                  ; clear what is left of a longer number
        cp 0xe5
        ret z
        ld a,' '
        call prch
        jr prpad
prdig:  push hl
        cp '0'
        jr nz,prd1
        ld hl,zero
        bit 0,(hl)
        jr nz,prd2
prd1:   ld hl,zero
        res 0,(hl)
        call prch
prd2:   pop hl
        ret
tens:   defw 10000,1000,100,10,1
tense:
; Print character A at the attribute address BC, which moves on.
prch:   push hl
        push de
        push bc
        ld d,b
        ld e,c
        call glyph
        pop bc
        inc c
        pop de
        pop hl
        ret
glyph:  ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,fonth
        add hl,bc
        ld a,d
        and 3
        rlca
        rlca
        rlca
        or 0x40
        ld d,a
        ld b,8
gly1:   ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz gly1
        ret
; Key S: ask for the number with a flashing L.
ask:    ld de,0
        ld bc,0x5ae0
        ld a,5
        ld (left5),a
ask1:   push bc
        push de
        ld a,0xb8
        ld (bc),a
        ld a,'L'
        call prch
        ld a,' '
        call prch
        call key
        pop de
        pop bc
        ld l,a
        ld a,0x38
        ld (bc),a
        ld a,l
        sub '0'
        cp 10
        jr nc,ask2
        ld l,a
        ld a,(left5)
        or a
        jr z,ask1
        dec a
        ld (left5),a
        ld a,l
        push hl
        ld h,d
        ld l,e
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        ld e,a
        ld d,0                  ;@k-dig127: ld d,0 | res 7,h
        add hl,de
        ex de,hl
        pop hl
        add a,'0'
        call prch
        jr ask1
ask2:   ld h,b
        push hl
        ld a,' '
        call prch
        ld a,' '
        call prch
        pop hl
        ld a,l
        ex de,hl
        cp 13
        ret nz                  ;@k-giveup: jr z,ask3 | ld (num),hl | ret | ask3:
        ld a,h
        or l
        ret z
        pop de
        jp new                  ;@k-asknum: ld (num),hl | ld (seed),hl | jp rndnew
draw:   ld hl,bdh*256+25
        ld de,0x5842
        ld b,6
draw1:  push bc
        ld b,14
draw2:  push bc
        push hl
        push de
        call cell
        pop de
        pop hl
        pop bc
        inc l
        inc e
        inc de
        djnz draw2
        ld bc,68
        ex de,hl
        add hl,bc
        ex de,hl
        ld a,l
        add a,10
        ld l,a
        pop bc
        djnz draw1
        ret
cell:   ld c,0x38
        push hl
        call curkin
        pop hl
        or a
        jr z,cell1
        cp (hl)
        jr nz,cell1
        ld c,0x70               ;@k-nolight: ld c,0x38
cell1:  ld a,(sel)
        cp l
        jr nz,cell2
        ld c,0x50
cell2:  ld a,(ha)
        cp l
        jr z,cell3
        ld a,(hb)
        cp l
        jr nz,cell4
cell3:  ld c,0x60
cell4:  ld a,(cur)
        cp l
        jr nz,cell5
        set 7,c
cell5:  ld a,c
        ld (de),a
        ld a,(hl)
        add a,64
        cp 64
        jr nz,glyph2
        ld a,' '
glyph2: jp glyph
cur:    defb 0
sel:    defb 0
ha:     defb 0                  ; the pair that is shown
hb:     defb 0
hp:     defw 0                  ; where the search for pairs goes on
pos:    defb 0                  ; removals done
len:    defb 0                  ; removals in the history
cheat:  defb 0
moves:  defb 0
grav:   defb 0
left5:  defb 0
zero:   defb 0
num:    defw 0
seed:   defw 0
