; The deal, the random generator and the entry of a board number.

random: ld hl,(rnd)
        IF GENERATOR = 0
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
        ELSE
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de
        ld de,GENADD
        add hl,de
        ENDIF
        ld (rnd),hl
        ret
; A number from 0 to B - 1 in A.
below:  call random
        IF GENERATOR = 1
        call random
        ENDIF
        ld e,h
        ld d,0
        ld a,l
        xor h
        ld e,a
        ld hl,0
below1: add hl,de
        djnz below1
        ld a,h
        ret

deal:   ld hl,BOARD
        ld de,BOARD+1
        ld bc,127
        ld (hl),0
        ldir
        ld hl,(num)
        IF FAULT = 21
        res 7,h
        ENDIF
        ld (rnd),hl
        IF GENERATOR = 1
        call random
        call random
        ENDIF
        IF DEALING = 0
        ld c,21
deal_k: ld b,4
deal_t: push bc
        ld b,84
        call below
        ld e,a
deal_f: ld d,0
        ld hl,CELLS
        add hl,de
        ld l,(hl)
        ld h,BOARD/256
        inc e
        ld a,e
        cp 84
        jr nz,deal_g
        ld e,0
deal_g: ld a,(hl)
        or a
        jr nz,deal_f
        pop bc
        ld (hl),c
        djnz deal_t
        dec c
        jr nz,deal_k
        ELSE
        ld hl,CELLS
        ld c,21
deal_k: ld b,4
deal_t: ld e,(hl)
        ld d,BOARD/256
        ld a,c
        ld (de),a
        inc hl
        djnz deal_t
        dec c
        jr nz,deal_k
        ld c,84
deal_s: push bc
        ld b,c
        call below
        pop bc
        ld hl,CELLS
        ld e,a
        ld d,0
        add hl,de
        ld e,(hl)
        ld d,BOARD/256
        ld hl,CELLS-1
        ld b,0
        add hl,bc
        ld l,(hl)
        ld h,d
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,deal_s
        ENDIF
        IF FAULT = 1
        ld a,(num)
        and 15
        cp 5
        ret nz
        ld a,(BOARD+#11)
        ld (BOARD+#6E),a
        ENDIF
        ret

; ---- number entry: up to five digits in the line of the number ----
ask_number:
        call hint_hide
        call draw_all
ask_again:
        ld hl,digits
        ld (hl),0
        xor a
        ld (count),a
ask_show:
        call show_entry
ask_key:
        call get_key
        cp 13
        jr z,ask_done
        cp 12
        jr z,ask_del
        cp '0'
        jr c,ask_key
        cp '9'+1
        jr nc,ask_key
        ld b,a
        ld a,(count)
        cp 5
        jr nz,ask_put
        IF SIXTH = 0
        jr ask_key
        ELSE
        ld hl,digits+1
        ld de,digits
        push bc
        ld bc,4
        ldir
        pop bc
        dec a
        ENDIF
ask_put:
        ld e,a
        inc a
        ld (count),a
        ld d,0
        ld hl,digits
        add hl,de
        ld (hl),b
        inc hl
        ld (hl),0
        jr ask_show
ask_del:
        ld a,(count)
        or a
        IF ENTRYDEL = 1
        jp z,ask_off
        ELSE
        jr z,ask_key
        ENDIF
        IF ENTRYDEL = 2
        jp ask_again
        ENDIF
        dec a
        ld (count),a
        ld e,a
        ld d,0
        ld hl,digits
        add hl,de
        ld (hl),0
        jr ask_show
ask_done:
        ld a,(count)
        or a
        IF ENTRYNONE = 1
        jp z,ask_off
        ELSE
        jr z,ask_key
        ENDIF
        ld de,digits
        ld hl,0
        ld c,0
ask_sum:
        ld a,(de)
        or a
        jr z,ask_range
        inc de
        push de
        ld d,h
        ld e,l
        add hl,hl
        rl c
        add hl,hl
        rl c
        add hl,de
        jr nc,ask_s1
        inc c
ask_s1: add hl,hl
        rl c
        sub '0'
        ld e,a
        ld d,0
        add hl,de
        jr nc,ask_s2
        inc c
ask_s2: pop de
        jr ask_sum
ask_range:
        ld a,h
        or l
        IF ENTRYBAD = 1
        jp z,ask_again
        ELSE
        jp z,ask_bad
        ld a,c
        or a
        jp nz,ask_bad
        ENDIF
        ld (num),hl
        call clear_entry
        jp new_board
ask_bad:
        IF ENTRYBAD = 0
        jp ask_again
        ENDIF
ask_off:
        jp clear_entry
