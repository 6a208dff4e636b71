; lines between tiles, and pairs
; are all places between D and E empty, A apart? Z when so
between:
        ld b,a
        ld a,d
        cp e
        ret z
        jr c,bt1
        ld d,e
        ld e,a
bt1:    ld h,BOARD/256
bt2:    ld a,d
        add a,b
        ld d,a
        cp e
        ret z
        ld l,a
        ld a,(hl)
        or a
        jr z,bt2
        ret

okp:    ld a,(posa)
        ld b,a
        ld a,(pp)
        cp b
        ret z
        call kind
        ret
okq:    ld a,(posb)
        ld b,a
        ld a,(qq)
        cp b
        ret z
        call kind
        ret

; carry when POSA and POSB go together
join:   ld a,(posa)
        ld e,a
        call kind
        ret z
        ld d,a
        ld a,(posb)
        cp e
        ret z
        call kind
        cp d
        jr z,jn0
        or a
        ret
jn0:    ld c,0                  ; lines along the rows, one up or down
IF FAULT = 4
        inc c
ENDIF
jn1:    ld a,(posa)
        and 240
        or c
        ld (pp),a
        call okp
        jr nz,jn2
        ld a,(posb)
        and 240
        or c
        ld (qq),a
        call okq
        jr nz,jn2
        ld a,(posa)
        ld d,a
        ld a,(pp)
        ld e,a
        ld a,1
        call between
        jr nz,jn2
        ld a,(posb)
        ld d,a
        ld a,(qq)
        ld e,a
        ld a,1
        call between
IF FAULT NE 5
        jr nz,jn2
ENDIF
        ld a,(pp)
        ld d,a
        ld a,(qq)
        ld e,a
        ld a,16
        call between
        scf
        ret z
jn2:    inc c
        ld a,c
        cp 16
        jr c,jn1
IF FAULT = 6
        or a
        ret
ENDIF
        ld c,0                  ; and the other way round
jn3:    ld a,(posa)
        and 15
        or c
        ld (pp),a
        call okp
        jr nz,jn4
        ld a,(posb)
        and 15
        or c
        ld (qq),a
        call okq
        jr nz,jn4
        ld a,(posa)
        ld d,a
        ld a,(pp)
        ld e,a
        ld a,16
        call between
        jr nz,jn4
        ld a,(posb)
        ld d,a
        ld a,(qq)
        ld e,a
        ld a,16
        call between
        jr nz,jn4
        ld a,(pp)
        ld d,a
        ld a,(qq)
        ld e,a
        ld a,1
        call between
        scf
        ret z
jn4:    ld a,c
        add a,16
        ld c,a
IF FAULT = 7
        cp 112
ELSE
        cp 128
ENDIF
        jr c,jn3
        or a
        ret

; the pair after POSA, POSB; carry when there is one. D = the tile that must be in it, or 0
pair:   ld a,d
        ld (count),a
        ld a,(posa)
        or a
        jr nz,pr1
        ld a,17
        ld (posa),a
        ld (posb),a
pr1:    ld hl,posb
        inc (hl)
        ld a,(hl)
        cp 111
        jr c,pr2
pr3:    ld hl,posa
        inc (hl)
        ld a,(hl)
        ld (posb),a
        cp 111
        jr c,pr4
        or a
        ret
pr4:    call kind
        jr z,pr3
        jr pr1
pr2:    ld a,(posa)
        call kind
        jr z,pr3
        ld d,a
        ld a,(posb)
        call kind
        cp d
        jr nz,pr1
        ld a,(count)
        or a
        jr z,pr5
IF FAULT NE 17
        ld hl,posa
        cp (hl)
        jr z,pr5
        ld hl,posb
        cp (hl)
        jr nz,pr1
ENDIF
pr5:    call join
        jr nc,pr1
        ret

anypair:
        push de
        xor a
        ld (posa),a
        ld (posb),a
        ld d,a
        call pair
        pop de
        ret

nexthint:
        ld a,(hint1)
        ld (posa),a
        ld a,(hint2)
        ld (posb),a
IF FAULT = 18
        ld a,(hint1)
        or a
        jr z,nh0
        ld a,110
        ld (posb),a
nh0:
ENDIF
        ld a,(chosen)
        ld d,a
        call pair
        jp nc,nohint
        ld a,(posa)
        ld (hint1),a
        ld a,(posb)
        ld (hint2),a
        ret
