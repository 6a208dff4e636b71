; ---- the sequence of tiles in which pairs are looked for; seqn = how many
order:  ld ix,seq
        xor a
        ld (seqn),a
        IF (HORD = 0) OR (HORD = 2)
        IF HORD = 2
        ld a,(hn)
        or a
        jr nz,or0
        ld a,(cur)
        ld (horg),a
or0:    ld a,(horg)
        ELSE
        ld a,16
        ENDIF
        ld e,a
        ld b,96
or1:    call put
        inc e
        ld a,e
        cp 112
        jr c,or2
        ld e,16
or2:    djnz or1
        ret
        ENDIF
        IF HORD = 4
        ld e,111
        ld b,96
or1:    call put
        dec e
        djnz or1
        ret
        ENDIF
        IF HORD = 1
        ld e,17
or1:    call put
        ld a,e
        add a,16
        ld e,a
        cp 112
        jr c,or1
        sub 95
        ld e,a
        cp 31
        jr c,or1
        ret
        ENDIF
        IF HORD = 3
        ld c,1
or1:    ld e,16
        ld b,96
or2:    ld d,brd/256
        ld a,(de)
        cp c
        call z,put
        inc e
        djnz or2
        inc c
        ld a,c
        cp 22
        jr c,or1
        ret
        ENDIF
put:    ld a,e
        and 15
        ret z
        cp 15
        ret z
        ld d,brd/256
        ld a,(de)
        or a
        ret z
        ld (ix+0),e
        inc ix
        ld hl,seqn
        inc (hl)
        ret

; find pair number (want), 0 first; carry = found, D and E
pairs:  ld a,(seqn)
        cp 2
        ccf
        ret nc
        ld ix,seq
        ld b,a
        dec b
pr1:    push bc
        push ix
        pop hl
pr2:    inc hl
        push hl
        ld d,(ix+0)
        ld e,(hl)
        ld h,brd/256
        ld l,d
        ld a,(hl)
        ld l,e
        cp (hl)
        jr nz,pr3
        IF FAULT = 59           ; pairs with both tiles in row 6 are never found
        ld a,d
        and e
        cp 96
        jr nc,pr3
        ENDIF
        ld a,(filt)
        or a
        jr z,pr4
        cp d
        jr z,pr4
        cp e
        jr nz,pr3
pr4:    push bc
        push de
        IF FAULT = 58           ; the fifth and later pairs need no path
        ld a,(hn)
        cp 4
        ccf
        jr c,pr5
        ENDIF
        call path
pr5:
        pop de
        pop bc
        jr nc,pr3
        ld hl,want
        ld a,(hl)
        or a
        jr z,pr9
        dec (hl)
pr3:    pop hl
        djnz pr2
        pop bc
        inc ix
        djnz pr1
        or a
        ret
pr9:    pop hl
        pop bc
        scf
        ret

; ---- H
hint:
        IF FAULT = 21
        ret
        ENDIF
        call order
        ld a,(hn)
        IF HEND = 1
        cp 255
        jr z,hi4
        ENDIF
        ld (want),a
        IF FAULT = 22           ; the first pair is left out
        inc a
        ld (want),a
        ENDIF
        ld a,(sel)
        IF FAULT = 23           ; the selected tile is not looked at
        xor a
        ENDIF
        ld (filt),a
        call pairs
        jr nc,hi3
        ld a,d
        ld (ha),a
        IF HCUR = 1
        ld (cur),a
        ENDIF
        ld a,e
        ld (hb),a
        ld a,1
        ld (hon),a
        ld hl,hn
        IF FAULT = 24           ; after the third the same again and again
        ld a,(hl)
        cp 2
        ret z
        ENDIF
        inc (hl)
        ret
hi3:
        IF HEND = 1
        ld a,255
        ELSE
        xor a
        ENDIF
        ld (hn),a
hi4:    xor a
        ld (hon),a
        IF NOTEXT = 1
        ld hl,TNONE
        call flashtx
        ENDIF
        ret
