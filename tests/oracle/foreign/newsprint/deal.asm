; New boards.

toggle: ld a,(falls)
        xor 1
        ld (falls),a
random: ld a,r
        ld hl,(clock)
        add a,h
        ld h,a
        ld (clock),hl
        ld a,h
        or l
        jr z,random
; Deals board HL: every cell changes places with one chosen by the high byte of x = 5x + 12345.
dealhl: ld (number),hl
        ld (seed),hl
        IF FAULT = F_n_deal_odd_like_even
        ld a,h                          ; numbers from 61440 on lose their last bit
        cp 240
        jr c,dealf
        res 0,l
        ld (seed),hl
dealf:
        ENDIF
        ld hl,cells
        ld de,cells+1
        ld bc,127
        ld (hl),0
        ldir
        ld l,16
        ld c,84
deal1:  call nextc
        ld a,c
        dec a
        rrca
        rrca
        and 31
        inc a
        ld (hl),a
        dec c
        jr nz,deal1
        ld bc,0354h                     ; three rounds over 84 cells
deal2:  ld l,16
        ld c,84
deal3:  call nextc
        push hl
        call rnd84
        ld l,16
        inc a
deal4:  call nextc
        dec a
        jr nz,deal4
        ld d,h
        ld e,l
        pop hl
        ld a,(de)
        push af
        ld a,(hl)
        ld (de),a
        pop af
        ld (hl),a
        dec c
        jr nz,deal3
        djnz deal2
        ld hl,cells
        ld de,pages
        ld bc,128
        ldir
        xor a
        ld (turn),a
        ld (turns),a
        ld (cheat),a
        ld a,16*3+7
        ld (cur),a
        jp fresh

nextc:  push af                         ; L to the next cell of the board
nc1:    inc l
        ld a,l
        and 15
        jr z,nc1
        cp 15
        jr z,nc1
        pop af
        ret
rnd84:  push hl                         ; A = 0 .. 83
        push bc
        push de
        ld hl,(seed)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        ld (seed),hl
        ld l,h
        ld h,0
        ld d,h
        ld e,l
        ld b,83
rn1:    add hl,de
        djnz rn1
        ld a,h
        pop de
        pop bc
        pop hl
        ret
