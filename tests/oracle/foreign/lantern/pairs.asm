; The search for pairs, and tiles that fall.

; same kind? HL, DE: places in the grid; zero flag
samekind:
        if FAULT = 6
        ld a,(de)
        xor (hl)
        and 15
        else
        ld a,(de)
        cp (hl)
        endif
        ret

; the next pair from the positions B, C of the order table on: carry set and
; tmpa, tmpb, hi_, hj_ filled; (hsel) = a tile that must be in it, or 0
findpair:
        ld a,b
        cp 83
        ret nc
fp1:    ld hl,order
        ld a,b
        call peekhl
        ld (tmpa),a
        ld e,a
        ld d,grid/256
        ld a,(de)
        or a
        jr z,fp4
fp2:    ld a,c
        cp 84
        jr nc,fp4
        ld hl,order
        call peekhl
        ld (tmpb),a
        ld l,a
        ld h,grid/256
        ld a,(hl)
        or a
        jr z,fp3
        call samekind
        jr nz,fp3
        ld a,(hsel)
        or a
        jr z,fp5
        if FAULT NE 16
        cp e
        jr z,fp5
        cp l
        jr nz,fp3
        endif
fp5:    push bc
        push de
        if FAULT = 18
        ld a,(stuckt)
        or a
        scf
        jr nz,fp6
        endif
        call joins
fp6:    pop de
        pop bc
        jr c,fp7
fp3:    inc c
        jr fp2
fp4:    inc b
        ld c,b
        inc c
        ld a,b
        cp 83
        jr nz,fp1
        or a
        ret
fp7:    ld a,b
        ld (hi_),a
        ld a,c
        ld (hj_),a
        scf
        ret
stuckt: defb 0                  ; 1 while a hint is looked for

peekhl: add a,l
        ld l,a
        jr nc,pk1
        inc h
pk1:    ld a,(hl)
        ret

; stuck = 1 if no pair can go; left = tiles on the board
survey:
        ld hl,grid
        ld bc,128
        ld e,0
sv1:    ld a,(hl)
        or a
        jr z,sv2
        inc e
sv2:    inc hl
        dec bc
        ld a,b
        or c
        jr nz,sv1
        ld a,e
        ld (left),a
        ld a,(hsel)
        push af
        ld a,(hi_)
        push af
        ld a,(hj_)
        push af
        xor a
        ld (hsel),a
        ld (stuckt),a
        ld bc,1
        call findpair
        ld a,0
        jr c,sv3
        inc a
        if FAULT = 25
        ld a,0                  ; never stuck
        endif
sv3:    ld (stuck),a
        if FAULT = 26
        ld a,(left)
        cp 9
        jr nc,sv4
        or a
        jr z,sv4
        ld a,1
        ld (stuck),a
sv4:
        endif
        pop af
        ld (hj_),a
        pop af
        ld (hi_),a
        pop af
        ld (hsel),a
        ret

; one step of every tile that has a hole below; carry set if any moved
fallstep:
        ld b,0
        ld hl,grid+16*6+14      ; from the bottom row up
fs1:    ld a,l
        and 15
        if FAULT = 8
        cp 14
        jr z,fs2
        endif
        dec a
        cp 14
        jr nc,fs2
        ld a,(hl)
        or a
        jr nz,fs2
        ld d,h
        ld a,l
        sub 16
        ld e,a
        cp 16
        jr c,fs2
        ld a,(de)
        or a
        jr z,fs2
        ld (hl),a
        xor a
        ld (de),a
        inc b
fs2:    dec l
        ld a,l
        cp 16
        jr nz,fs1
        ld a,b
        or a
        ret z
        scf
        ret
