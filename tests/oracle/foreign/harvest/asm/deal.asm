; The deal, a new board, and whole boards as history.

; Deals the board num_: four tiles of each kind in DECK, shuffled, then placed.
deal:   ld hl,(num_)
        IF FAULT = DEAL_MINUS1
        ld a,h
        cp 157
        jr c,dl0
        dec hl
dl0:
        ENDIF
        IF FAULT = DEAL_S255
        ld a,h
        or a
        jr nz,dl0
        ld a,(rng_+1)
        ld h,a
dl0:
        ENDIF
        IF FAULT = DEAL_GRAV
        ld a,(grav_)
        or a
        jr nz,dl0
        ld a,h
        xor 1
        or 1
        ld h,a
dl0:
        ENDIF
        ld (rng_),hl
        IF SHUFFLE = SHUFFLE_INSERT
        ld hl,DECK
        ld b,84
dl1:    ld (hl),0
        inc hl
        djnz dl1
        ld c,84
dl2:    ld b,84
        call rndj
dl4:    ld e,a
        ld d,0
        ld hl,DECK
        add hl,de
        ld a,(hl)
        or a
        jr z,dl3
        ld a,e
        inc a
        cp 84
        jr c,dl4
        xor a
        jr dl4
dl3:    ld a,c
        dec a
        srl a
        srl a
        inc a
        ld (hl),a
        dec c
        jr nz,dl2
        ELSE
        ld hl,DECK
        ld b,84
dl1:    ld a,84
        sub b
        srl a
        srl a
        inc a
        ld (hl),a
        inc hl
        djnz dl1
        IF SHUFFLE = SHUFFLE_FYDOWN
        ld b,84
dl2:    call rndj
        ld e,a
        ld c,b
        dec c
        call swp
        dec b
        ld a,b
        cp 1
        jr nz,dl2
        ELSE
        IF SHUFFLE = SHUFFLE_FYUP
        ld b,2
dl2:    call rndj
        ld e,a
        ld c,b
        dec c
        call swp
        inc b
        ld a,b
        cp 85
        jr nz,dl2
        ELSE
        ld a,220
dl2:    push af
        ld b,84
        call rndj
        ld c,a
        call rndj
        ld e,a
        call swp
        pop af
        dec a
        jr nz,dl2
        ENDIF
        ENDIF
        jr dl5

; Exchanges the tiles C and E of the deck.
swp:    push bc
        ld d,0
        ld hl,DECK
        add hl,de
        ex de,hl
        ld b,0
        ld hl,DECK
        add hl,bc
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        pop bc
        ret
dl5:
        ENDIF
        IF FAULT = DEAL_FIVE
        ld a,(num_)
        and 15
        jr nz,dl9
        ld hl,DECK
        ld c,(hl)
        ld b,83
dl8:    inc hl
        ld a,(hl)
        cp c
        jr nz,dl7
        djnz dl8
dl7:    ld (hl),c
dl9:
        ENDIF
        ld hl,BOARD
        ld b,128
dl6:    ld (hl),0
        inc hl
        djnz dl6
        ld hl,DECK
        ld de,layt
        ld b,84
dla:    ld a,(de)
        push de
        ld e,a
        ld d,BOARD/256
        ld a,(hl)
        ld (de),a
        pop de
        inc hl
        inc de
        djnz dla
        ret

; Deals and shows a board.
        IF FAULT != BORDER_RED_NEW
newbd:  call deal
        xor a
        ld (cheat_),a
        ld (moves_),a
        ld (moves_+1),a
        ld (score_),a
        ld (score_+1),a
        ELSE
newbd:  call deal
        xor a
        ENDIF
        IF FAULT != HIST_NEW_KEEPS
        ld (nh_),a
        ld (ht_),a
        ENDIF
        call nosel
        IF HOME = HOME_TOPLEFT
        ld a,11h
        ld (cur_),a
        ENDIF
        IF HOME = HOME_BOTTOMRIGHT
        ld a,6Eh
        ld (cur_),a
        ENDIF
        IF HOME = HOME_CENTRE
        ld a,37h
        ld (cur_),a
        ENDIF
        IF FAULT = HL_STALE
        call ckcur
        ENDIF
        IF HISTORY = HISTORY_SNAP
        call snapsv
        ENDIF
        IF CLEARING = CLEARING_FULL
        call cls
        ENDIF
        call posch
        jp texts

; Finds the kind under the cursor.
ckcur:  ld a,(cur_)
        ld e,a
        ld d,BOARD/256
        ld a,(de)
        ld (ckind_),a
        ret

; Forgets the selection and the shown pair.
nosel:  xor a
        ld (sel_),a
; Forgets the shown pair.
noshow: xor a
        ld (sh1_),a
        ld (sh2_),a
        ld (hval_),a
        ld (hdone_),a
        ret

; HL is the place of the saved board nh_.
        IF HISTORY = HISTORY_SNAP
snapad: ld a,(nh_)
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,SNAPSHOTS
        add hl,de
        ret

; Saves the board.
snapsv: call snapad
        ex de,hl
        ld hl,BOARD
        ld bc,128
        ldir
        ret
        ENDIF
