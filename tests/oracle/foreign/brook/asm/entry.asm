; S: a board by its number.

DOENTRY:
        xor a
        ld (DIGITS),a
        IF ENTDROP = 1
        call NOPAIR
        ENDIF
DE2:    call SHOWENTRY
        call GETKEY
        cp 13
        jr z,ENTEND
        cp 12
        jr z,ENTDEL
        cp '0'
        jr c,DE2
        cp '9'+1
        jr nc,DE2
        ld b,a
        ld a,(DIGITS)
        cp 5
        jr z,DE2
        ld e,a
        ld d,0
        inc a
        ld (DIGITS),a
        ld hl,BUFFER
        add hl,de
        ld (hl),b
        jr DE2
ENTDEL: ld a,(DIGITS)
        or a
        jr z,DE2
        dec a
        ld (DIGITS),a
        jr DE2

; ENTER: the number 1 to 65535 deals a board.
ENTEND: ld a,(DIGITS)
        or a
        jr z,ENTBAD
        ld b,a
        ld de,BUFFER
        ld hl,0
EE1:    push bc
        ld b,h
        ld c,l
        ld a,9
EE2:    add hl,bc
        jr c,EE3
        dec a
        jr nz,EE2
        ld a,(de)
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
EE3:    pop bc
        jr c,ENTBAD
        inc de
        djnz EE1
        ld a,h
        or l
        jr z,ENTBAD
        ld (NUM),hl
        call CLEARENTRY
        jp DEAL
ENTBAD:
        IF BADNUM = 0
        jr DOENTRY
        ELSE
        call CLEARENTRY
        ret
        ENDIF

; The digits and a flashing L in the last row.
SHOWENTRY:
        call CLEARENTRY
        ld hl,BUFFER
        ld a,(DIGITS)
        ld b,a
        inc b
        ld de,23*256+NUMX
SE9:    dec b
        jr z,SE8
        ld a,(hl)
        inc hl
        push bc
        push hl
        call PRCHAR
        pop hl
        pop bc
        inc e
        jr SE9
SE8:    ld a,'L'
        push de
        call PRCHAR
        pop de
        call ATTRADR
        set 7,(hl)
        ret

; Empties the line of the entry.
CLEARENTRY:
        ld de,23*256+NUMX
        ld b,7
CE1:    push bc
        push de
        ld a,' '
        call PRCHAR
        pop de
        push de
        call ATTRADR
        ld (hl),BACK
        pop de
        pop bc
        inc e
        djnz CE1
        ld hl,0
        ld (OLDNUM),hl
        ret
