; ivory, third part: asking for a number, the picture, variables
; Key s: type a number; SPACE gives up.
which:  ld hl,0
        ld c,0                  ; digits
which1: push hl
        push bc
        ld a,c
        or a
        jr z,which2
        call shtype
        jr which3
which2: ld hl,0x50e0
        ld (where),hl
which3: ld a,(where)
        ld l,a
        ld h,0x5a
        push hl
        ld (hl),0xa0
        ld a,'L'
        call letter
        call blank
        call touch
        pop de
        ld h,a
        ld a,0x20
        ld (de),a
        ld a,h
        pop bc
        pop hl
        cp ' '
        ret z
        cp 13
        jr z,which7
        cp 12
        jr nz,which4
        ld a,c
        or a
        jr z,which1
        dec c
        jr which1
which4: sub '0'
        cp 10
        jr nc,which1
        ld e,a
        ld a,c
        cp 5
        jr z,which1
        ld a,e
        push hl
        ld hl,typed
        ld b,0
        add hl,bc
        ld (hl),a
        pop hl
        inc c
        jr which1
which7: ld b,c                  ; the value of the digits
        inc b
        ld de,typed
        ld hl,0
which8: dec b
        jr z,which9
        push bc
        push de
        ld a,(de)
        ld e,l
        ld d,h
        ld b,9
times:  add hl,de
        jr c,over
        djnz times
        ld e,a
        ld d,0
        add hl,de
        jr c,over
        pop de
        pop bc
        inc de
        jr which8
over:   pop de
        pop bc
        jp which                ; more than 65535: again
which9: ld a,h
        or l
        jp z,which              ;@zeroup: ret z
        pop de                  ;@i-max: inc hl | ld a,h | or l | jp z,which | dec hl | pop de
        jp begin
shtype: ld hl,0x50e0
        ld (where),hl
        ld hl,typed
        ld b,c
shty1:  ld a,(hl)
        inc hl
        add a,'0'
        call letter
        djnz shty1
        ret
; Draw the board
paint:  ld a,(spot)             ;@i-stale: jr paint0
        call kindat
        ld (lit),a
paint0: ld hl,grid*256+35
        ld de,0x5842
        ld c,6
paint1: ld b,14
paint2: push bc
        push de
        call colour
        ld a,(hl)
        push hl
        call tile
        pop hl
        inc l
        pop de
        inc e
        inc de
        pop bc
        djnz paint2
        inc l
        inc l
        inc l
        push hl
        ld hl,68
        add hl,de
        ex de,hl
        pop hl
        dec c
        jr nz,paint1
        ret
; C = colour of the cell L
colour: ld c,0x20
        ld a,(hl)
        or a
        jr z,col5
        ld c,0x38
        ld a,(lit)
        cp (hl)
        jr nz,col2
        ld a,l                  ;@i-unlit: ld a,l | cp 119 | jr nc,col2
        ld c,0x30
col2:   ld a,(pick)
        cp l
        jr nz,col3
        ld c,0x18
col3:   ld a,(one)
        cp l
        jr z,col4
        ld a,(two)
        cp l
        jr nz,col5
col4:   ld c,0x28
col5:   ld a,(spot)
        cp l
        ret nz
        ld a,c                  ; swap ink and paper
        rrca
        rrca
        rrca
        ld c,a
        ret
; Draw kind A in colour C at the attribute address DE.
tile:   ld l,a
        ld h,0
        ld b,h
        push bc
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc
        ld bc,faces
        add hl,bc
        pop bc
        ld b,3
tile1:  push bc
        push de
        ld a,c
        ld (de),a
        inc e
        ld (de),a
        dec e
        ld a,d
        and 3
        rlca
        rlca
        rlca
        or 0x40
        ld d,a
        ld b,8
tile2:  ld a,(hl)
        ld (de),a
        inc hl
        inc e
        ld a,(hl)
        ld (de),a
        inc hl
        dec e
        inc d
        djnz tile2
        pop de
        ld a,e
        add a,32
        ld e,a
        jr nc,tile3
        inc d
tile3:  pop bc
        djnz tile1
        ret
spot:   defb 0
pick:   defb 0
one:    defb 0
two:    defb 0
ck:     defb 0
ca:     defb 0
cb:     defb 0
like:   defb 0
lit:    defb 0
dead:   defb 0
moves:  defb 0
reds:   defb 0
fallon: defb 0
ink:    defb 0
where:  defw 0
number: defw 0
random: defw 0
hptr:   defw 0
hbase:  defw 0
hend:   defw 0
typed:  defs 5
bag:    defs 21
faces:
