; The board: how it is dealt, and paths.

; board number (boardno) into the grid
deal:
        ld hl,grid
        ld de,grid+1
        ld bc,127
        ld (hl),0
        ldir
        if FAULT = 32
        ld hl,(seed)
        ld de,(boardno)
        add hl,de
        else
        ld hl,(boardno)
        endif
        ld (seed),hl
        ld ix,order
        ld b,84
        ld c,0
dl1:    ld l,(ix+0)
        inc ix
        ld h,grid/256
        if FILLMOD
        ld a,c                  ; place modulo 21
dl2:    sub 21
        jr nc,dl2
        add a,21
        else
        ld a,c                  ; place divided by 4
        srl a
        srl a
        endif
        inc a
        if FAULT = 33
        cp 3
        jr nz,dl3
        bit 1,c
        jr z,dl3
        inc a
dl3:
        endif
        ld (hl),a
        inc c
        djnz dl1
        ld a,83
dl4:    push af
        call random             ; A = 0..255
        ld e,a
        pop af
        push af
        inc a
        call mulhigh            ; A = E * A / 256
        ld hl,order
        add a,l
        ld l,a
        jr nc,dl5
        inc h
dl5:    ld e,(hl)
        pop af
        push af
        ld hl,order
        add a,l
        ld l,a
        jr nc,dl6
        inc h
dl6:    ld l,(hl)
        ld h,grid/256
        ld d,h
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        pop af
        dec a
        jr nz,dl4
        ret

mulhigh:
        ld hl,0
        ld d,0
        ld b,8
mh1:    add hl,hl
        rla
        jr nc,mh2
        add hl,de
mh2:    djnz mh1
        ld a,h
        ret

random:
        ld hl,(seed)
        if RNG = 0              ; 16 bit congruential
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        ld (seed),hl
        ld a,h
        endif
        if RNG = 1              ; shifts
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
        endif
        if RNG = 2              ; times 257, plus 1, bytes added
        ld a,h
        add a,l
        ld h,a
        ld de,9377
        add hl,de
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld (seed),hl
        ld a,h
        xor l
        endif
        ret

; can the tiles at (tmpa) and (tmpb) be joined? carry set if so; the path's
; crossing is left in pmode (0: column, 1: row) and pcross
joins:
        if FAULT = 1
        scf
        ret
        endif
        ld h,grid/256
        ld a,(tmpa)
        ld l,a
        ld b,(hl)
        ld (hl),0
        ld a,(tmpb)
        ld l,a
        ld c,(hl)
        ld (hl),0
        push bc
        call joins2
        pop bc
        ld h,grid/256
        ld a,(tmpa)
        ld l,a
        ld (hl),b
        ld a,(tmpb)
        ld l,a
        ld (hl),c
        ret

joins2:
        xor a
        ld (pmode),a
        call span_a             ; D..E: columns that A reaches in its row
        push de
        ld a,(tmpb)
        call span
        pop bc
        call common
        jr c,jn3                ; no common column
jn1:    ld a,d                  ; column D: free between the two rows?
        ld (pcross),a
        if FAULT = 2
        call isend
        jr nz,jn2
        endif
        push de
        call freecol
        pop de
        ret c
jn2:    ld a,d
        inc d
        cp e
        jr nz,jn1
jn3:    ld a,1
        ld (pmode),a
        ld a,(tmpa)
        call vspan              ; D..E: rows x 16 that A reaches
        push de
        ld a,(tmpb)
        call vspan
        pop bc
        call common
        ccf
        ret nc
jn4:    ld a,d
        ld (pcross),a
        if FAULT = 2
        call isendr
        jr nz,jn5
        endif
        push de
        call freerow
        pop de
        ret c
jn5:    ld a,d
        cp e
        ret z                   ; carry is reset
        add a,16
        ld d,a
        jr jn4

        if FAULT = 2
isend:  ld a,(tmpa)
        xor d
        and 15
        ret z
        ld a,(tmpb)
        xor d
        and 15
        ret
isendr: ld a,(tmpa)
        xor d
        and 240
        ret z
        ld a,(tmpb)
        xor d
        and 240
        ret
        endif

; D..E and B..C -> D..E, carry set if nothing is left
common: ld a,b
        cp d
        jr c,cm1
        ld d,a
cm1:    ld a,c
        cp e
        jr nc,cm2
        ld e,a
cm2:    ld a,e
        cp d
        ret

span_a: ld a,(tmpa)
span:   ld h,grid/256
        ld l,a
        and 15
        ld d,a
        ld e,a
        push hl
sp1:    ld a,d
        if FAULT = 3
        cp 1
        else
        or a
        endif
        jr z,sp2
        dec l
        ld a,(hl)
        or a
        jr nz,sp2
        dec d
        jr sp1
sp2:    pop hl
sp3:    ld a,e
        if FAULT = 42
        cp 14
        else
        cp 15
        endif
        ret z
        inc l
        ld a,(hl)
        or a
        ret nz
        inc e
        jr sp3

vspan:  ld h,grid/256
        ld l,a
        and 240
        ld d,a
        ld e,a
        push hl
vs1:    ld a,d
        if FAULT = 4
        cp 16
        else
        or a
        endif
        jr z,vs2
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr nz,vs2
        ld a,d
        sub 16
        ld d,a
        jr vs1
vs2:    pop hl
vs3:    ld a,e
        cp 112
        ret z
        ld a,l
        add a,16
        ld l,a
        ld a,(hl)
        or a
        ret nz
        ld a,e
        add a,16
        ld e,a
        jr vs3

; carry set if column D is free from the row of A to the row of B
freecol:
        ld a,(tmpa)
        and 240
        ld b,a
        ld a,(tmpb)
        and 240
        cp b
        jr nc,fc1
        ld c,a
        ld a,b
        ld b,c
fc1:    ld c,a                  ; B upper, C lower
        if FAULT = 5            ; the last place between is not looked at
        cp b
        jr z,fc0
        sub 16
        cp b
        jr z,fc0
        sub 16
fc0:    ld c,a
        endif
        ld a,b
        or d
        ld l,a
        ld h,grid/256
fc2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        and 240
        cp c
        scf
        ret z
        ld a,l
        add a,16
        ld l,a
        jr fc2

freerow:
        ld a,(tmpa)
        and 15
        ld b,a
        ld a,(tmpb)
        and 15
        cp b
        jr nc,fr1
        ld c,a
        ld a,b
        ld b,c
fr1:    ld c,a
        ld a,b
        or d
        ld l,a
        ld h,grid/256
fr2:    ld a,(hl)
        or a
        ret nz
        ld a,l
        and 15
        cp c
        scf
        ret z
        inc l
        jr fr2
