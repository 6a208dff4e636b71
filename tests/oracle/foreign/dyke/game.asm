; ---- ENTER
enter:  ld a,(hon)
        or a
        jr z,en1
        ld a,(ha)
        ld d,a
        ld a,(hb)
        ld e,a
        IF FAULT = 8            ; ENTER on a shown pair only drops it
        xor a
        ld (hon),a
        ret
        ENDIF
        jp take
en1:
        IF FAULT = 68           ; ENTER does nothing in row 1
        ld a,(cur)
        cp 32
        ret c
        ENDIF
        IF HRES = 0
        xor a
        ld (hn),a
        ENDIF
        ld a,(cur)
        ld e,a
        call at
        jr nz,en2
        IF EMPTYC = 1
        xor a
        jp setsel
        ENDIF
        ret
en2:    ld a,(sel)
        or a
        jr nz,en3
        ld a,e
        jp setsel
en3:    ld d,a
        cp e
        jr nz,en4
        IF FAULT = 9            ; a tile cannot be deselected
        ret
        ENDIF
        xor a
        jp setsel
en4:    call at
        ld c,a
        IF FAULT = 10           ; any two tiles of neighbour kinds go together
        or 1
        ld c,a
        ENDIF
        push de
        ld e,d
        call at
        pop de
        IF FAULT = 10
        or 1
        ENDIF
        cp c
        jr z,en5
        IF OKIND = 1
        ret
        ENDIF
        IF OKIND = 2
        IF BUZZ = 1
        call buzz
        ENDIF
        xor a
        jp setsel
        ENDIF
        ld a,e
        jp setsel
en5:    push de
        call path
        pop de
        jp c,take
        IF BUZZ = 1
        push de
        call buzz
        pop de
        ENDIF
        IF BLOCKED = 1
        ret
        ENDIF
        IF BLOCKED = 2
        xor a
        jp setsel
        ENDIF
        ld a,e
setsel: ld (sel),a
        xor a
        ld (hn),a
        ret
; kind at E, Z if empty
at:     ld h,brd/256
        ld l,e
        ld a,(hl)
        or a
        ret

; ---- take the pair D, E away
take:
        IF FAULT = 70           ; slow: after 100 removals no pair in row 6 can be removed
        ld hl,(tick2)
        inc hl
        ld (tick2),hl
        ld bc,100
        or a
        sbc hl,bc
        jr c,tk0
        ld a,d
        and e
        cp 96
        ret nc
tk0:
        ENDIF
        ld a,d
        ld (ma),a
        ld a,e
        ld (mb),a
        push de
        call anim
        pop de
        call remove
        xor a
        ld (sel),a
        ld (hon),a
        ld (hn),a
        ld hl,cnt
        inc (hl)
        IF FAULT = 11           ; after B, a removal does not end the line of F
        ld a,(hl)
        ld hl,top
        cp (hl)
        jr c,tk1
        ENDIF
        IF FAULT = 11
        ld (hl),a
tk1:
        ELSE
        ld a,(hl)
        ld (top),a
        ENDIF
        call hsave
        IF FAULT = 63           ; a removal makes the border cyan again
        xor a
        ld (cheat),a
        ENDIF
        IF FAULT = 52           ; slow: the 60th removal of all brings a tile back
        ld hl,(tick)
        inc hl
        ld (tick),hl
        ld de,60
        or a
        sbc hl,de
        jr nz,tk3
        ld hl,brd+16+1
        ld (hl),7
tk3:
        ENDIF
        IF FAULT = 53           ; the 12th sound of a game is missing
        ld a,(cnt)
        cp 12
        jr z,tk2
        ENDIF
        IF FAULT = 12           ; no sound
        jr tk2
        ENDIF
        IF FAULT = 13           ; no sound while cheated
        ld a,(cheat)
        or a
        jr nz,tk2
        ENDIF
        IF SNDLATE = 1
        xor a
        ld (sel),a
        ld (hon),a
        call show
        ENDIF
        call zap
tk2:    jp judge

; remove D and E from the board
remove: ld h,brd/256
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        IF FAULT = 14           ; the first of the two tiles stays in row 6
        ld a,d
        cp 96
        jr c,rm1
        ld l,d
        ld (hl),1
rm1:
        ENDIF
        ld a,(grav)
        or a
        IF FAULT = 62           ; gravity off: column 8 falls all the same
        ld a,96+8
        jp z,fall
        ENDIF
        ret z
        IF FAULT = 15           ; only the columns of the pair's first tile
        ld a,d
        and 15
        add a,96
        jr fall
        ENDIF
        ld a,96+1
        IF FAULT = 16           ; the last column does not fall
        ld b,13
        ELSE
        ld b,14
        ENDIF
rm2:    push bc
        push af
        call fall
        pop af
        inc a
        pop bc
        djnz rm2
        ret
; column with bottom cell A falls
fall:   ld l,a          ; write
        ld e,a          ; read
        ld h,brd/256
        ld d,h
        ld b,6
        IF FAULT = 17           ; the top row does not fall
        dec b
        ENDIF
fl1:    ld a,(de)
        or a
        jr z,fl2
        ld c,a
        xor a
        ld (de),a
        ld (hl),c
        ld a,l
        sub 16
        ld l,a
fl2:    ld a,e
        sub 16
        ld e,a
        djnz fl1
        ret
