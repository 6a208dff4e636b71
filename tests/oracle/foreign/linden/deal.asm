; numbers, random and dealing
random: ld hl,(ticks)           ; HL = a number from 1 to 65535
        ld a,r
        add a,l
        ld l,a
        ld de,(rstate)
        add hl,de
        ld b,9
rd1:    call step
        djnz rd1
        ld (rstate),hl
        if FAULT=47             ; now and then number 0
        ld a,l
        and 15
        jr nz,rd2
        ld h,a
        ld l,a
        ret
rd2:
        endif
        ld a,h
        or l
        ret nz
        inc hl
        ret
step:   add hl,hl               ; one step of a shift register
        ret nc
        ld a,l
        xor #2d
        ld l,a
        ret

; next random byte in A, from seed
next:   push bc
        ld hl,(seed)
        if RG=1
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de               ; 161 times
        ld de,8191
        add hl,de
        else
        ld b,8
nx1:    call step
        djnz nx1
        endif
        ld (seed),hl
        ld a,h
        if RG=1
        xor l
        endif
        pop bc
        ret

clearboard: ld hl,board
        ld de,board+1
        ld bc,127
        ld (hl),0
        ldir
        ld hl,shown             ; everything is drawn anew
        ld de,shown+1
        ld bc,511
        ld (hl),255
        ldir
        ret

deal:   ld hl,(num)
        if RG=2
        ld a,h
        xor #a5
        ld h,a
        ld a,l
        xor #c3
        ld l,a
        or h
        jr nz,de0
        inc hl
de0:
        endif
        if FAULT=32             ; bit 7 of the seed keeps an old value
        ld a,(hlen)
        rrca
        and 128
        xor l
        ld l,a
        ld a,h
        or l
        jr nz,de9
        inc hl
de9:
        endif
        ld (seed),hl
        if FAULT=35
        ld hl,nofill
        ld a,(hl)
        ld (hl),0
        or a
        jr z,fill
        call gather
        jr shuffle
        endif
fill:   ld hl,tiles
        ld b,84
fl1:    ld a,b
        dec a
        if DF=1
fl2:    cp 21
        jr c,fl3
        sub 21
        jr fl2
fl3:
        else
        srl a
        srl a
        endif
        inc a
        if FAULT=33             ; without gravity there are eight of one kind
        ld c,a
        ld a,(grav)
        or a
        ld a,c
        jr nz,fl4
        cp 21
        jr nz,fl4
        dec a
fl4:
        endif
        ld (hl),a
        inc hl
        djnz fl1
shuffle:
        if FAULT=30            ; the last cell takes no part
        ld c,82
        else
        ld c,83
        endif
sh1:    call next
        ld e,a                  ; A = E * (C + 1) / 256
        ld d,0
        ld h,d
        ld l,d
        ld b,c
        inc b
sh2:    add hl,de
        djnz sh2
        ld e,h
        ld hl,tiles
        ld b,0
        push hl
        add hl,bc
        pop ix
        add ix,de
        ld a,(hl)
        ld e,(ix+0)
        ld (ix+0),a
        ld (hl),e
        dec c
        jr nz,sh1
        if FAULT=31             ; one tile too many of a kind on some boards
        ld a,(num)
        and 15
        jr nz,sh3
        ld hl,(tiles)
        ld h,l
        ld (tiles),hl
sh3:
        endif
        ld hl,tiles
        ld d,BP
        if DF=2
        ld e,#11                ; by columns
sp1:    ld a,(hl)
        ld (de),a
        inc hl
        ld a,e
        add a,16
        cp #70
        jr c,sp2
        sub #5f
sp2:    ld e,a
        cp #1f
        jr nz,sp1
        else
        ld e,#11
sp1:    ld a,(hl)
        ld (de),a
        inc hl
        call nextcell
        jr nz,sp1
        endif
        ret
; E to the next cell, zero flag at the end
nextcell: inc e
        ld a,e
        and 15
        cp 15
        ld a,e
        jr nz,nc1
        add a,2
        ld e,a
nc1:    cp #71
        ret
gather: ld hl,tiles
        ld d,BP
        ld e,#11
ga1:    ld a,(de)
        ld (hl),a
        inc hl
        call nextcell
        jr nz,ga1
        ret
