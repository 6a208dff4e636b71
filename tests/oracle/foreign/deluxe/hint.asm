; The deluxe game: H: shows the pairs one after another.

; ---- H
hint:   ld hl,(hpos)
        ld a,(sel)
        ld (hsel),a
        call nextp
        jr c,hi1
        call nohint
        call attrs
        ld hl,tnomor
        ld b,20
        ld c,9
        jp print
hi1:    ld (hnt),hl
        IF FAULT = F_d_hint_repeats            ; every second press shows the pair before again
        ld a,(hodd)
        xor 1
        ld (hodd),a
        jr z,hi2
        ENDIF
        ld (hpos),hl
hi2:
        IF FAULT = F_d_hint_shows_neighbour            ; lights a wrong tile
        ld a,h
        cp 65h
        jr c,hi3
        ld a,l
        ld (hnt+1),a
        inc a
        ld (hnt),a
hi3:
        ENDIF
        jp attrs

; next pair after HL (H first, L second cell; 0: from the start); CF: found
nextp:  ld a,h
        or l
        jr nz,np3
        ld h,11h
np1:    ld a,h                  ; first cell
        cp 6Fh
        ret nc                  ; CF reset
        ld l,6Fh
np3:    dec l                   ; second cell, from the end
        ld a,l
        cp h
        jr nz,np4
        inc h
        jr np1
np4:    ld d,BH
        ld e,h
        ld a,(de)
        or a
        jr z,np5
        ld c,a
        ld e,l
        ld a,(de)
        cp c
        jr nz,np3
        ld a,(hsel)
        or a
        jr z,np6
        cp h
        jr z,np6
        cp l
        jr nz,np3
np6:    push hl
        ex de,hl
        call linked
        pop hl
        ret c
        jr np3
np5:    inc h
        jr np1

anymove:
        xor a
        ld (hsel),a
        ld hl,0
        jp nextp

count:  ld hl,board
        ld bc,80h*256
        ld e,0
ct1:    ld a,(hl)
        or a
        jr z,ct2
        inc e
ct2:    inc l
        djnz ct1
        ld a,e
        ld (left84),a
        or a
        ret
