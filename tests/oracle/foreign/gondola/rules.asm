; The deal, the paths and the hints.

; A 16-bit LFSR (taps B400h) that starts at the number. Its 65535 states are the boards.
lfsr:   ld hl,(seed)
        srl h
        rr l
        jr nc,lf1
        ld a,h
        xor 0B4h
        ld h,a
lf1:    ld (seed),hl
        ret

; Puts tile after tile into the n-th cell that is still free, n from eight steps of the LFSR.
deal:   ld hl,(number)
        IF FAULT = F_g_deal_forgets_top_bit
        res 7,h
        ENDIF
        ld (seed),hl
        ld hl,bpage
        ld de,bpage+1
        ld bc,127
        ld (hl),0
        ldir
        ld c,84                         ; free cells
deal1:  push bc
        ld b,8
deal2:  call lfsr
        djnz deal2
        pop bc
        ld a,l
deal3:  cp c
        jr c,deal4
        sub c
        jr deal3
deal4:  ld b,a
        inc b
        ld hl,bpage+16
deal5:  inc l
        ld a,l
        and 15
        jr z,deal5
        cp 15
        jr z,deal5
        ld a,(hl)
        or a
        jr nz,deal5
        djnz deal5
        ld a,c
        dec a
        srl a
        srl a
        inc a                           ; kind 1 to 21
        ld (hl),a
        dec c
        jr nz,deal1
        ret

; Finds what can be joined to cell A: ppage then holds for each cell reached the turn before it.
reach:  ld (rstart),a
        ld hl,ppage
        ld de,ppage+1
        ld bc,127
        ld (hl),255
        ldir
        ld hl,qpage
        ld (hl),a
        inc hl
        ld (qtail),hl
        dec hl
        ld c,3
rlev:   ld de,(qtail)
rnext:  ld a,l
        cp e
        jr z,rdone
        ld a,(hl)
        ld (rorg),a
        inc l
        push hl
        push de
        push bc
        ld c,1
        call ray
        ld c,-1
        call ray
        ld c,16
        call ray
        ld c,-16
        call ray
        pop bc
        pop de
        pop hl
        jr rnext
rdone:  dec c
        jr nz,rlev
        ret
ray:    ld a,(rorg)
ray1:   ld d,a
        add a,c
        ret m
        ld e,a
        bit 0,c
        jr z,ray2
        IF FAULT != F_g_path_round_the_sides
        xor d
        and 240
        ret nz
        ENDIF
ray2:   ld h,bpage/256
        ld l,e
        ld a,(hl)
        or a
        jr nz,ray4
        inc h
        ld a,(hl)
        inc a
        jr nz,ray3
        ld a,(rorg)
        ld (hl),a
        ld hl,(qtail)
        ld (hl),e
        inc hl
        ld (qtail),hl
ray3:   ld a,e
        jr ray1
ray4:   ld a,(rstart)
        cp e
        ret z
        inc h
        ld a,(hl)
        inc a
        ret nz
        ld a,(rorg)
        ld (hl),a
        ret

; NZ when a pair can go.
anymove:ld hl,807Fh
        ld (ap),hl
        call search
        ret

; From cell (ap) downwards looks for a pair; the second cell below (ap+1). NZ: found, H and L.
; search leaves the place from which to go on.
search: ld a,(ap)
        ld l,a
        ld h,bpage/256
        ld a,(hl)
        or a
        jr z,se3
        ld a,l
        call reach
        ld a,(ap)
        ld l,a
        ld h,bpage/256
        ld c,(hl)
        ld b,l
        ld a,(ap+1)
        cp l
        jr c,se1
        ld a,l
se1:    ld l,a
se2:    dec l
        jp m,se3
        IF FAULT = F_g_hint_not_next_door
        ld a,b                          ; forgets neighbours in a row
        dec a
        cp l
        jr z,se2
        ENDIF
        ld h,bpage/256
        ld a,(hl)
        cp c
        jr nz,se2
        inc h
        ld a,(hl)
        inc a
        jr z,se2
        ld h,b
        ld a,l
        ld (ap+1),a
        or 1
        ld a,1
        ret
se3:    ld a,80h
        ld (ap+1),a
        ld a,(ap)
        dec a
        ld (ap),a
        cp 16
        jr nc,search
        xor a
        ret

; The next pair, in A 1 and in hp its cells, or 0 when all were shown. With a selection the pairs
; of the selected tile, from the last cell to the first.
hnext:  ld a,(hnew)
        or a
        jr z,hn1
        ld hl,807Fh
        ld (hstate),hl
        xor a
        ld (hnew),a
hn1:    ld a,(sel)
        or a
        jr nz,hsel
        ld hl,(hstate)
        ld (ap),hl
        call search
        jr z,hreset
        ld (hp),hl
        ld hl,(ap)
        ld (hstate),hl
        ld a,1
        ret
hreset: ld a,1
        ld (hnew),a
        xor a
        ld (hshow),a
        ret
hsel:   call reach
        ld a,(sel)
        ld b,a
        ld l,a
        ld h,bpage/256
        ld c,(hl)
        ld a,(hstate+1)
        ld l,a
hs1:    dec l
        jp m,hreset
        ld h,bpage/256
        ld a,(hl)
        cp c
        jr nz,hs1
        ld a,l
        cp b
        jr z,hs1
        inc h
        ld a,(hl)
        inc a
        jr z,hs1
        ld a,l
        ld (hstate+1),a
        ld h,b
        ld (hp),hl
        ld a,1
        ret
