; the list of pairs
build:  ld a,1
        ld (HVAL),a
        call order
        call masks
        IF HORD = 6
        ld hl,GRID              ; a number that depends on the board
        ld a,90
bu0:    rlca
        add a,(hl)
        inc l
        bit 7,l
        jr z,bu0
        ld (BHASH),a
        ENDIF
        xor a
        ld (HN),a
        ld hl,LIST
        ld (LEND),hl
        ld hl,ORD
bu1:    ld a,(hl)
        ld b,a
        exx
        call kindat
        exx
        or a
        jr z,bu5
        IF FAULT = 12
        cp 21
        jr z,bu5
        ENDIF
        IF FAULT = 4
        and 15
        ENDIF
        ld d,a
        push hl
bu2:    inc hl
        ld a,l
        cp (ORD+84) & 255
        jr z,bu4
        ld a,(hl)
        ld c,a
        exx
        call kindat
        exx
        IF FAULT = 4
        or a
        jr z,bu2
        and 15
        ENDIF
        cp d
        jr nz,bu2
        push hl
        push de
        push bc
        call bpair
        pop bc
        pop de
        pop hl
        jr bu2
bu4:    pop hl
bu5:    inc hl
        ld a,l
        cp (ORD+84) & 255
        jr nz,bu1
        call bsort
        IF HRES = 4
        call brot
        ENDIF
        IF FAULT = 1
        ld hl,HN
        ld a,(hl)
        cp 2
        jr c,bu6
        dec (hl)                ; the last one is forgotten
bu6:
        ENDIF
        IF FAULT = 2
        ld a,(HN)
        cp 3
        jr c,bu7
        inc a
        ld (HN),a
        ld hl,LIST+3            ; the second one again at the end
        ld de,(LEND)
        ld bc,3
        ldir
bu7:
        ENDIF
        ret
LEND    dw 0
BHASH   db 0
; B, C are of one kind: into the list, if they can be removed
bpair:  ld a,(HFILT)
        or a
        jr z,bp1
        IF FAULT = 44
        cp b                    ; the wrong way round
        ret z
        cp c
        ret z
        jr bp1
        ENDIF
        cp b
        jr z,bp1
        IF FAULT = 5
        ret                     ; the second one is not looked at
        ENDIF
        cp c
        ret nz
bp1:
        IF FAULT = 13
        ld a,c
        and 15
        cp 14
        ret z
        ld a,b
        and 15
        cp 14
        ret z
        ENDIF
        IF FAULT = 14
        ld a,c
        sub b
        dec a
        ret z
        ENDIF
        IF FAULT = 11
        ld a,(HN)
        cp 10
        ret nc
        ENDIF
        push bc
        call join
        pop bc
        IF FAULT = 29
        scf                     ; of one kind is enough
        ENDIF
        IF FAULT = 3
        jr c,bp2
        ld a,b
        add a,c
        and 15
        cp 3
        ret nz
bp2:
        ELSE
        ret nc
        ENDIF
        call bkey
        ld hl,(LEND)
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld (hl),a
        inc hl
        ld (LEND),hl
        ld hl,HN
        inc (hl)
        ret
; A = key of the pair for sorting
bkey:
        IF HORD = 11
        call rnd
        and 63
        ret
        ENDIF
        IF HORD = 2
        ld a,b
        jp kindat
        ENDIF
        IF HORD = 5
        jp pathlen
        ENDIF
        IF HORD = 6
        ld a,(BHASH)
        add a,b
        add a,b
        add a,b
        rlca
        add a,b
        xor c
        rlca
        rlca
        add a,c
        and 63
        ret
        ENDIF
        IF HORD = 8
        ; how many pairs of this kind are in the list already
        ld a,b
        call kindat
        ld d,a
        ld e,0
        ld hl,LIST
bk1:    ld a,(LEND)
        cp l
        jr nz,bk2
        ld a,(LEND+1)
        cp h
        jr z,bk4
bk2:    ld a,(hl)
        inc hl
        inc hl
        inc hl
        push hl
        call kindat
        pop hl
        cp d
        jr nz,bk1
        inc e
        jr bk1
bk4:    ld a,e
        ret
        ENDIF
        xor a
        ret
; A = length of the shortest path with at most three segments
pathlen:
        push bc
        ld a,b
        call lencol
        ld d,a                  ; D column, E row of the first, H, L second
        ld a,b
        call lenrow
        ld e,a
        ld a,c
        call lenrow
        ld l,a
        ld a,c
        call lencol
        ld h,a
        ld bc,$FF00             ; B shortest, C column
pl1:    push hl
        ld hl,(MH)
        srl h
        rr l
        ld (MH),hl
        pop hl
        jr nc,pl2
        ld a,e
        sub l
        call plabs
        ld (PLEN),a
        ld a,c
        sub d
        call pladd
        ld a,c
        sub h
        call pladd
        cp b
        jr nc,pl2
        ld b,a
pl2:    inc c
        bit 4,c
        jr z,pl1
        ld c,0
pl3:    ld a,(MV)
        srl a
        ld (MV),a
        jr nc,pl4
        ld a,d
        sub h
        call plabs
        ld (PLEN),a
        ld a,c
        sub e
        call pladd
        ld a,c
        sub l
        call pladd
        cp b
        jr nc,pl4
        ld b,a
pl4:    inc c
        bit 3,c
        jr z,pl3
        ld a,b
        pop bc
        ret
PLEN    db 0
plabs:  ret p
        neg
        ret
pladd:  call plabs
        push hl
        ld hl,PLEN
        add a,(hl)
        ld (hl),a
        pop hl
        ret
lencol: and 15
        ret
lenrow: rrca
        rrca
        rrca
        rrca
        and 15
        ret
; by keys, those with the same key as they are
bsort:
        IF (HORD = 2) OR (HORD = 5) OR (HORD = 6) OR (HORD = 8) OR (HORD = 11)
        ld de,LIST2
        ld c,0
so1:    ld a,(HN)
        or a
        ret z
        ld b,a
        ld hl,LIST+2
so2:    ld a,(hl)
        cp c
        jr nz,so3
        dec hl
        dec hl
        push bc
        ldi
        ldi
        ldi
        pop bc
        dec hl
so3:    inc hl
        inc hl
        inc hl
        djnz so2
        inc c
        ld a,c
        cp 64
        jr nz,so1
        ld hl,LIST2
        ld de,LIST
        ld bc,380
        ldir
        ENDIF
        ret
; HRES 4: the list begins after the pair shown last
brot:   ld a,(HN)
        or a
        ret z
        ld b,a
        ld hl,LIST
br1:    ld a,(LASTA)
        cp (hl)
        jr c,br3
        jr nz,br2
        inc hl
        ld a,(LASTB)
        cp (hl)
        dec hl
        jr c,br3
br2:    inc hl
        inc hl
        inc hl
        djnz br1
        ret                     ; after the last: from the beginning
br3:    ; HL: first one, B: how many from here
        ld a,(HN)
        sub b
        ld c,a                  ; those before
        push bc
        ld de,LIST2
        ld a,b
        call brcopy
        pop bc
        ld hl,LIST
        ld a,c
        or a
        call nz,brcopy
        ld hl,LIST2
        ld de,LIST
        ld bc,380
        ldir
        ret
brcopy: ld bc,3
        push af
        ldir
        pop af
        dec a
        jr nz,brcopy
        ret
