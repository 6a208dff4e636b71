; Hints, and whether a pair is left.

; Begins the hints anew.
hreset: ld a,15
        ld (hpi),a
        ld (hpj),a
        xor a
        ld (hdone),a
        ret
nohint: xor a
        ld (hna),a
        ld (hnb),a
        ret

; Cell of place A in the order of hints.
horder: 
        if HORD
        xor 127
        endif
        ret

; Goes to the next two tiles of one kind; NZ if there are none.
; Begins after (hpi),(hpj); returns the cells in (la),(lb).
nextpair:
        ld a,(hpi)
        call horder
        ld l,a
        ld h,GRIDH
        ld c,(hl)
        ld a,c
        or a
        jr z,np3
np1:    ld a,(hpj)
        inc a
        ld (hpj),a
        cp 112
        jr nc,np3
        call horder
        ld e,a
        ld d,h
        ld a,(de)
        cp c
        jr nz,np1
        ld a,l
        ld (la),a
        ld a,e
        ld (lb),a
        xor a
        ret
np3:    ld a,(hpi)
        inc a
        ld (hpi),a
        ld (hpj),a
        cp 112
        jr c,nextpair
        or a
        ret

; H: shows the next pair.
hint:   
        if F_hcheat
        ld a,1
        ld (cheat),a
        endif
        ld a,(hdone)
        or a
        jr nz,hnone
hi1:    call nextpair
        jr nz,hend
        ld a,(sel)
        if F_hsel
        xor a
        endif
        or a
        jr z,hi2
        ld c,a
        ld a,(la)
        cp c
        jr z,hi2
        if F_hfirst
        jr hi1
        endif
        ld a,(lb)
        cp c
        jr nz,hi1
hi2:    call link
        jr nz,hi1
        ld a,(la)
        ld (hna),a
        ld a,(lb)
        ld (hnb),a
        if HCUR
        ld a,(la)
        ld (cur),a
        endif
        ld hl,HTIME
        ld (htime),hl
        if HBLINK
        ld b,HBLINK
hi3:    push bc
        call attrs
        ld b,4
        call frames
        ld a,(hna)
        push af
        xor a
        ld (hna),a
        ld a,(hnb)
        push af
        xor a
        ld (hnb),a
        call attrs
        pop af
        ld (hnb),a
        pop af
        ld (hna),a
        ld b,4
        call frames
        pop bc
        djnz hi3
        endif
        if F_hcheat
        call setborder
        endif
        jp attrs
hend:   
        if HEND
        ld a,1
        ld (hdone),a
        else
        call hreset
        endif
hnone:  call nohint
        jp attrs

; Z if a pair can be removed.
anypair:
        ld hl,(hpi)
        push hl
        ld hl,(la)
        push hl
        ld a,15
        ld (hpi),a
        ld (hpj),a
ap1:    call nextpair
        jr nz,ap2
        if F_lostlast
        ld a,(lb)
        cp 0x6E
        jr z,ap1
        endif
        if F_lostkind
        ld a,(la)
        ld l,a
        ld h,GRIDH
        ld a,(hl)
        cp 21
        jr z,ap1
        endif
        if F_lostrow
        ld hl,la
        ld a,(lb)
        xor (hl)
        and 0xF0
        jr z,ap2
        endif
        if F_lostring
        call linkin
        else
        if F_loststraight
        ld hl,la
        ld a,(lb)
        xor (hl)
        ld c,a
        and 15
        jr z,ap3
        ld a,c
        and 0xF0
        jr nz,ap1
ap3:    call link
        else
        call link
        endif
        endif
        jr nz,ap1
ap2:    pop hl
        ld (la),hl
        pop hl
        ld (hpi),hl
        ret

        if F_lostring
; As link, with a wall around the board.
linkin: ld c,21
        call ring
        call link
        push af
        ld c,0
        call ring
        pop af
        ret
ring:   ld h,GRIDH
        ld l,0
        ld b,16
ri1:    ld (hl),c
        ld a,l
        add a,112
        ld l,a
        ld (hl),c
        sub 111
        ld l,a
        djnz ri1
        ld l,16
        ld b,6
ri2:    ld (hl),c
        ld a,l
        add a,15
        ld l,a
        ld (hl),c
        inc l
        djnz ri2
        ret
        endif
