; Squares: hints.
hreset: xor a
        ld (hi),a
        ld (hfirst),a
        ld (hend),a
        inc a
        ld (hk),a
        ld a,255
        ld (hj),a
        ret

; next pair in (hk,hi,hj) order; C set = found, hp hq set
; ORD table gives the order of the cells
nextpair:
np0:    ld a,(hi)
        ld l,a
        call ordpos             ; A = position
        ld (hp),a
        ld l,a
        ld h,BRD/256
        ld a,(hl)
        or a
        jr z,npi
        if HORD = 3
        ld b,a
        ld a,(hk)
        cp b
        jr nz,npi
        endif
        ld a,(sel)
        or a
        jr z,np1
        if FAULT != 29
        ld b,a
        ld a,(hp)
        cp b
        jr nz,npi
        endif
np1:    ld a,(hj)
        cp 255
        jr nz,np2
        ; first j of this i: needs the reach
        ld a,(hi)
        ld (hj),a
        ld a,(sel)
        or a
        jr z,np2
        if FAULT != 29
        ld a,255
        ld (hj),a
        endif
np2:    ld a,(hp)
        call wave
np3:    ld a,(hj)
        inc a
        cp 84
        jr z,npi
        ld (hj),a
        call ordpos
        ld (hq),a
        ld l,a
        ld h,RCH/256
        ld a,(hl)
        cp 9
        jr nz,np3
        if FAULT = 24
        ; hints ignore the column at the right
        ld a,(hq)
np24:   sub W
        jr nc,np24
        add a,W
        cp 15
        jr z,np3
        endif
        ld h,BRD/256
        ld a,(hp)
        ld e,a
        ld d,h
        ld a,(de)
        cp (hl)
        if FAULT = 25
        jr z,np25
        ld a,(hl)               ; takes tile 17 for tile 18
        cp 17
        jr nz,np3
        ld a,(de)
        cp 18
        endif
        jr nz,np3
np25:   ld a,(hp)
        ld c,l
        if FAULT = 5 or FAULT = 6
        call linked
        jr z,np3
        endif
        scf
        ret
npi:    ld a,255
        ld (hj),a
        ld a,(hi)
        inc a
        ld (hi),a
        cp 84
        jp nz,np0
        xor a
        ld (hi),a
        if HORD = 3
        ld a,(hk)
        inc a
        ld (hk),a
        cp 22
        jp nz,np0
        endif
        xor a
        ld (hp),a
        ld (hq),a
        ret

ordpos: ld hl,ORD
        add a,l
        ld l,a
        jr nc,op1
        inc h
op1:    ld a,(hl)
        ret

khint:
        if FAULT = 44
        pop hl                  ; one word of stack lost for each hint at the end
        push hl
        ld a,(hend)
        or a
        jr z,nf44
        push hl
nf44:
        endif
        ld a,(hend)
        or a
        jr z,kh1
        if HEND = 1
        ret                     ; stays at the end
        endif
        call hreset
kh1:
        if FAULT = 26
        ld a,(left)
        cp 60
        jr nc,nf26
        ld a,(hshown)           ; the same pair again
        or a
        ret nz
nf26:
        endif
        call nextpair
        jr c,kh2
        ; none
        if HEND = 2
        ld a,(hshown)
        or a
        jr z,kh3
        call hreset             ; round again at once
        call nextpair
        jr c,kh2
kh3:
        endif
        xor a
        ld (hshown),a
        inc a
        ld (hend),a
        if HEND = 3
        ld a,1
        ld (msg),a
        call buzz
        endif
        if HEND = 4
        call flashscr
        endif
        ret
kh2:    ld a,1
        ld (hshown),a
        if FAULT = 47
        ld a,(left)
        cp 20
        jr nc,nf47
        ld a,1
        ld (cheat),a
nf47:
        endif
        if FAULT = 27
        ; first hint of every board skipped when few are left
        ld a,(left)
        cp 40
        jr nc,nf27
        ld a,(hfirst)
        or a
        ld a,1
        ld (hfirst),a
        jr nz,nf27
        call nextpair
        jr c,nf27
        xor a
        ld (hshown),a
nf27:
        endif
        ret

chkstuck:
        ld hl,(hp)
        push hl
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        call hreset
        if FAULT = 35
        ld a,(left)             ; looks only at boards of more than 8 tiles
        cp 9
        jr c,cs2
        endif
        call nextpair
        ld a,0
        jr c,cs1
        inc a
cs1:    ld (stuck),a
cs2:    call hreset
        pop af
        ld (sel),a
        pop hl
        ld (hp),hl
        ret
