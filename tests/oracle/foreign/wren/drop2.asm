; drop, second part: hints, ways, keys, number
hkey:   call hnext
        jr c,hkey2
        call hfirst
hkey2:  jp loop                 ;@d-leak: jp c,loop | call loop
nohint: ld a,255
        ld (ha),a
        ld (hb),a
        ret
hfirst: ld hl,0xffff
        ld (pa),hl
        ret
; The next pair after pa and pb: carry, and in ha and hb. Column by column from the bottom.
hnext:  call nohint
        ld a,(pa)
        cp 255
        jr nz,hn3
hn1:    ld hl,pa
        inc (hl)
        ld a,(hl)
        cp 112
        jr z,hn9
        ld (pb),a
        call kind
        jr z,hn1
hn3:    ld hl,pb
        inc (hl)
        ld a,(hl)
        cp 112                  ;@d-hcol: cp 104
        jr nc,hn1
        ld b,a
        ld a,(pa)
        call kind
        jr z,hn1
        ld c,a
        ld a,b
        call kind
        cp c
        jr nz,hn3
        ld a,(sel)
        cp 255
        jr z,hn4
        cp b                    ;@d-hsel: cp 254
        jr z,hn4
        ld c,a
        ld a,(pa)
        cp c
        jr nz,hn3
hn4:    ld a,(pa)
        ld (ha),a
        ld a,b
        ld (hb),a
        call join
        jr nc,hn3
        ret
hn9:    call nohint
        or a
        ret
; Carry if ha and hb can be joined: overlap of what they reach.
join:   ld a,(ha)
        call xh
        ld ix,exta
        call extent
        push bc
        ld a,(hb)
        call xh
        ld ix,extb
        call extent
        pop de                  ; B,C = column and height of hb; D,E of ha
        ld a,b                  ; neighbours
        sub d
        ld h,a
        ld a,c
        sub e
        or h
        jp z,joinx
        ld a,h
        or a
        jr nz,join1
        ld a,c
        sub e
        inc a
        cp 3
        ccf
        jp nc,joiny
join1:  ld a,c
        cp e
        jr nz,join2
        ld a,h
        inc a
        cp 3
        ccf
        jp nc,joiny
join2:  ld a,(exta)             ; columns that both reach: from L to H
        ld l,a
        ld a,(extb)
        call maxl
        ld a,(exta+1)
        ld h,a
        ld a,(extb+1)
        call minh
        ld (lo),hl
        ld a,c                  ; heights between, without both ends
        ld l,e
        call order
jcol:   ld a,(lo)
        ld b,a
        ld a,(hi)
        cp b
        jp m,join3
        ld c,l
jcol2:  inc c
        ld a,c
        cp h                    ;@d-skip: inc a | cp h
        jr z,joiny
        jp nc,joiny
        push hl
        call get
        pop hl
        jr z,jcol2
        ld a,(lo)
        inc a
        ld (lo),a
        jr jcol
join3:  ld a,(exta+2)           ; rows that both reach
        ld l,a
        ld a,(extb+2)
        call maxl
        ld a,(exta+3)
        ld h,a
        ld a,(extb+3)
        call minh
        ld (lo),hl
        ld a,(ha)
        call xh
        ld l,b
        ld a,(hb)
        call xh2
        call order
jrow:   ld a,(lo)
        ld c,a
        ld a,(hi)
        cp c
        jp m,joinx
        ld b,l
jrow2:  inc b
        ld a,b
        cp h
        jr z,joiny
        jp nc,joiny
        push hl
        call get
        pop hl
        jr z,jrow2
        ld a,(lo)
        inc a
        ld (lo),a
        jr jrow
joinx:  or a
        ret
joiny:  scf
        ret
order:  ld h,a                  ; L the smaller, H the larger
        cp l
        ret nc
        ld h,l
        ld l,a
        ret
maxl:   bit 7,a                 ; L = the larger of A and L, -1 is possible
        ret nz
        bit 7,l
        jr nz,maxl2
        cp l
        ret c
maxl2:  ld l,a
        ret
minh:   bit 7,a                 ; H = the smaller of A and H
        jr nz,minh2
        bit 7,h
        ret nz
        cp h
        ret nc
minh2:  ld h,a
        ret
xh2:    rrca
        rrca
        rrca
        and 15
        ret
xh:     ld c,a
        call xh2
        ld b,a
        ld a,c
        and 7
        ld c,a
        ret
; How far the cell B,C can go left, right, down, up: four bytes at IX.
extent: push bc
ext1:   dec b
        ld a,b
        inc a
        jr z,ext1b
        call get
        jr z,ext1
        inc b
ext1b:  ld (ix+0),b
        pop bc
        push bc
ext2:   inc b
        ld a,b
        cp 14                   ;@d-right: cp 14 | jr z,ext2a
        jr z,ext2b
        call get
        jr z,ext2
ext2a:  dec b
ext2b:  ld (ix+1),b
        pop bc
        push bc
ext3:   dec c
        ld a,c
        inc a
        jr z,ext3b
        call get
        jr z,ext3
        inc c
ext3b:  ld (ix+2),c
        pop bc
        push bc
ext4:   inc c
        ld a,c
        cp 6
        jr z,ext4b              ;@d-above: jr z,ext4a
        call get
        jr z,ext4
ext4a:  dec c
ext4b:  ld (ix+3),c
        pop bc
        ret
; A = tile at column B, height C; Z if none
get:    ld a,b
        cp 14
        jr nc,get0
        ld a,c
        cp 6
        jr nc,get0
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,c
        ld l,a
        ld h,st
        ld a,(hl)
        or a
        ret
get0:   xor a
        ret
kind:   ld l,a
        ld h,st
        ld a,(hl)
        or a
        ret
isover: ld a,(pos)
        cp 42
        ld b,7
        jr z,isov2
        call hfirst
        call hnext
        ret c
        ld b,0
isov2:  ld a,b
        ld (bord),a
        ret
; A random byte: eight steps of a shift register
dice8:  ld hl,(seed)
        ld b,8
dice1:  call lfsr
        djnz dice1
        ld (seed),hl
        ld a,l
        ret
lfsr:   srl h
        rr l
        ret nc
        ld a,h
        xor 0xb4
        ld h,a
        ret
beeps:  di
        ld hl,0x1840
beeps1: ld a,l
        and 16
        ld b,a
        ld a,(bord1)
        or b
        out (254),a
        ld b,h
beeps2: djnz beeps2
        ld a,l
        sub 8
        ld l,a
        jr nz,beeps1
        dec h
        jr nz,beeps1
        ei
        ret
; The next key of the queue
pop1:   halt
        ld a,(qhead)
        ld hl,qtail
        cp (hl)
        jr z,pop1
        ld e,a
        inc a
        and 15
        ld (qhead),a
        ld d,0
        ld hl,queue
        add hl,de
        ld a,(hl)
        ret
; Each frame: a key that is newly pressed goes into the queue.
frame:  push af
        push bc
        push de
        push hl
        ld hl,(dice)
        call lfsr
        ld (dice),hl
        call scan
        ld hl,held
        cp (hl)
        ld (hl),a
        jr z,frame2
        or a
        jr z,frame2
        ld c,a
        ld a,(qtail)
        ld e,a
        inc a
        and 15
        ld hl,qhead
        cp (hl)
        jr z,frame2             ; the queue is full
        ld (qtail),a
        ld d,0
        ld hl,queue
        add hl,de
        ld (hl),c
frame2: pop hl
        pop de
        pop bc
        pop af
        ei
        ret
scan:   ld de,matrix
        ld b,0xfe
scan1:  ld c,0xfe
        in a,(c)
        ld l,5
scan2:  rrca
        jr c,scan3
        ld h,a
        ld a,(de)
        or a
        jr nz,scan4
        ld a,h
scan3:  inc de
        dec l
        jr nz,scan2
        rlc b
        jr c,scan1
        xor a
        ret
scan4:  cp 58
        ret nc
        cp 48
        ret c
        ld l,a
        ld bc,0xfefe
        in a,(c)
        rra
        ld a,l
        ret c
        ld hl,shifted
        sub 53
        jr c,scan5
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        ret
scan5:  cp 251                  ; CAPS SHIFT and 0
        ld a,12
        ret z
        xor a
        ret
shifted: defb 8,10,11,9,0
matrix: defb 0,"zxcvasdfgqwert1234509876poiuy",13,"lkjh",32,0,"mnb"
