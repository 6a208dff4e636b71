; the question for the number of a board
; S: asks for a board
askboard: ld a,1
        ld (inentry),a
        if PR=1
        call window
        endif
        if PR=2
        call erasenum
        else
        ld hl,askt
        ld bc,ER*256+ECOL-10
        call print
        endif
ab0:    xor a
        ld (ecnt),a
        ld (vcnt),a
ab1:    call showentry
ab2:    call getkey
        cp 13
        jp z,abend
        cp 12
        jr z,abdel
        cp '0'
        jr c,ab2
        if FAULT=52             ; no nine
        cp '9'
        else
        cp '9'+1
        endif
        jr nc,ab2
        ld c,a
        ld a,(ecnt)
        cp 5
        jr nc,ab2
        ld e,a
        ld d,0
        inc a
        ld (ecnt),a
        ld hl,ebuf
        add hl,de
        ld (hl),c
        if FAULT=45
        ld a,(vcnt)
        cp 7
        jr nc,ab1
        ld e,a
        inc a
        ld (vcnt),a
        ld hl,vbuf
        add hl,de
        ld (hl),c
        endif
        jr ab1
abdel:  ld a,(ecnt)
        if FAULT != 113           ; 113: the counter goes below 0
        or a
        jr z,ab2
        endif
        dec a
        ld (ecnt),a
        jr ab1
showentry: ld bc,ER*256+ECOL
        ld e,0
se1:    ld hl,attr
        ld (hl),PGATTR
        ld a,(ecnt)
        cp e
        jr nz,se2
        if FAULT=46             ; the L flashes only the first time
        ld a,(eseen)
        inc a
        ld (eseen),a
        cp 7
        ld a,'L'
        jr nc,se4
        endif
        ld (hl),PGATTR+128
        ld a,'L'
        jr se4
se2:    ld a,' '
        jr c,se4
        ld hl,ebuf
        ld d,0
        add hl,de
        ld a,(hl)
se4:    push de
        call putchar
        pop de
        inc c
        inc e
        ld a,e
        cp 6
        jr nz,se1
        ret
abend:
        if FAULT=45             ; a deleted digit still counts
        ld de,vbuf
        ld a,(vcnt)
        else
        ld de,ebuf
        ld a,(ecnt)
        endif
        or a
        jr nz,ab3
        if EM=1
        jp ab2
        else
        jr about
        endif
ab3:    ld b,a
        ld hl,0
ab4:    push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,ab5
        add hl,hl
        jr c,ab5
        add hl,de
        jr c,ab5
        add hl,hl
        jr c,ab5
ab6:    pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        if FAULT != 48            ; 48: the carry of this addition is lost
        jr nc,ab7
        inc h
        ld a,h
        or a
        if FAULT=42
        jr ab7
        endif
        jr z,abbad
        endif
ab7:    djnz ab4
        if FAULT != 44            ; 44: there is a board 0
        ld a,h
        or l
        jr z,abbad
        endif
        if FAULT=43             ; 65535 is refused
        ld a,h
        and l
        inc a
        jr z,abbad
        endif
        if FAULT=53             ; the upper half is refused
        bit 7,h
        jr nz,abbad
        endif
        if FAULT=51             ; the same number is no new game
        ld de,(num)
        or a
        sbc hl,de
        jr z,about
        add hl,de
        endif
        ld (num),hl
        if FAULT=26             ; S turns gravity on
        ld a,1
        ld (grav),a
        endif
        call about
        jp newgame
ab5:
        if FAULT=42             ; too large numbers begin again at 0
        jr ab6
        endif
        pop de
abbad:
        if EN=0
        jp ab0
        endif
about:  xor a
        ld (inentry),a
        if PR=0
        ld hl,blank16
        ld bc,ER*256+ECOL-10
        call print
        jp message
        endif
        if PR=1
        call window
        call frame
        ld hl,shown
        ld de,shown+1
        ld bc,511
        ld (hl),255
        ldir
        ret
        endif
        if PR=2
        jp shownum
        endif
        if PR=1
window: ld bc,256*ER-256+ECOL-11
        ld de,3*256+19
        ld a,PGATTR
        ld (attr),a
        ld hl,FONT+256
        jp area
        endif
        if PR<2
askt:   defb "Board no. ",0
blank16: defb "                ",0
        endif
