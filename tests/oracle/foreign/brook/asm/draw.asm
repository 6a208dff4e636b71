; Characters and cells on the screen.

; HL = address of the attribute of row D, column E.
ATTRADR:
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,l
        or e
        ld l,a
        ld a,h
        add a,88
        ld h,a
        ret

; HL = address of the first line of row D, column E.
PIXADR: ld a,d
        and 24
        or 64
        ld h,a
        ld a,d
        and 7
        rrca
        rrca
        rrca
        or e
        ld l,a
        ret

; Prints character A at row D, column E, with the attribute that is there. Keeps DE.
PRCHAR: ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,15360
        add hl,bc
        ld b,h
        ld c,l
; Draws the 8 bytes at BC at row D, column E. Keeps DE; BC is after the 8 bytes.
PRBITS: call PIXADR
        ld a,8
PB1:    ex af,af'
        ld a,(bc)
        ld (hl),a
        inc bc
        inc h
        ex af,af'
        dec a
        jr nz,PB1
        ret

; Prints the text at HL, which ends with 0.
PRTEXT: ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call PRCHAR
        pop hl
        inc e
        jr PRTEXT

; Clears the screen to attribute A.
CLEARSCR:
        ld hl,16384
        ld de,16385
        ld bc,6144
        ld (hl),0
        ldir
        ld (hl),a
        ld bc,767
        ldir
        ld hl,SHADOW
        ld b,0
CL1:    ld (hl),255
        inc hl
        djnz CL1
        ret

; Draws cell L with kind C (bit 7: under the cursor) and attribute B.
CELL:   push bc
        push hl
        call PICTURE
        pop hl
        pop bc
        ld a,l
        and 15
        dec a
        IF PX = 2
        add a,a
        ENDIF
        add a,OX
        ld e,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 7
        dec a
        IF PY = 2
        add a,a
        ENDIF
        IF PY = 3
        ld d,a
        add a,a
        add a,d
        ENDIF
        add a,OY
        ld d,a
        ld a,b
        ld (ATTR),a
        ld a,c
        ld (LOOKC),a
        ld bc,PIC
        ld a,CH
CE5:    push af
        push de
        ld a,CW
CE6:    push af
        call PRBITS
        call ATTRADR
        ld a,(ATTR)
        ld (hl),a
        inc e
        pop af
        dec a
        jr nz,CE6
        pop de
        inc d
        pop af
        dec a
        jr nz,CE5
        IF CURSOR = 2
        ld a,d
        sub CH
        ld d,a
        dec e
        call MARK
        ENDIF
        IF CURSOR = 3
        call MARK
        ENDIF
        ret

        IF (CURSOR = 2) OR (CURSOR = 3)
; The cursor's mark at row D, column E, or a space.
MARK:   ld a,(LOOKC)
        rla
        ld a,' '
        jr nc,MA1
        IF CURSOR = 2
        ld a,'>'
        ELSE
        ld a,'^'
        ENDIF
MA1:    jp PRCHAR
        ENDIF

; Makes the picture of kind C in PIC, character by character.
PICTURE:
        ld hl,PIC
        ld b,CW*CH*8
PI1:    ld (hl),0
        inc hl
        djnz PI1
        ld a,c
        and 127
        jr z,PI6
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT-8
        add hl,de
        IF DOUBLE = 0
        ld de,PIC+GC*8
        push bc
        ld bc,8
        ldir
        pop bc
        ELSE
        call STRETCH
        ENDIF
        IF RIM = 1
        ld hl,PIC+CW*8*(CH-1)+7
        ld b,CW
        ld de,8
PI3:    ld (hl),255
        add hl,de
        djnz PI3
        ld hl,PIC+8*(CW-1)
        ld e,CH
PI4:    ld b,8
PI5:    ld a,(hl)
        or 1
        ld (hl),a
        inc hl
        djnz PI5
        IF CW = 2
        ld a,l
        add a,8
        ld l,a
        jr nc,PI7
        inc h
PI7:
        ENDIF
        dec e
        jr nz,PI4
        ENDIF
PI6:
        IF CURSOR = 1
        bit 7,c
        ret z
        ld hl,PIC
        ld b,CW*CH*8
PI8:    ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz PI8
        ENDIF
        ret

        IF DOUBLE = 1
; Stretches the 8 bytes at HL to 2 x 2 characters.
STRETCH:
        push bc
        ld de,PIC
        ld b,8
ST1:    push bc
        ld a,(hl)
        inc hl
        push hl
        ld b,8
ST2:    rla
        push af
        rl l
        rl h
        pop af
        push af
        rl l
        rl h
        pop af
        djnz ST2
        ex de,hl
        ld (hl),d
        inc hl
        ld (hl),d
        push hl
        ld bc,7
        add hl,bc
        ld (hl),e
        inc hl
        ld (hl),e
        pop hl
        inc hl
        ex de,hl
        pop hl
        pop bc
        ld a,b
        cp 5
        jr nz,ST3
        push hl
        ld hl,8
        add hl,de
        ex de,hl
        pop hl
ST3:    djnz ST1
        pop bc
        ret
        ENDIF
