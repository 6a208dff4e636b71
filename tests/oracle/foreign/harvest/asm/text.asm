; Letters, addresses in the display file, and the border.

; Prints the text at HL: row, column, letters, 0.
prs:    ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
prs1:   ld a,(hl)
        inc hl
        or a
        ret z
        call prch
        inc c
        jr prs1

; Prints the letter A at row B, column C.
prch:   push bc
        push de
        push hl
        push bc
        sub 32
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONTDATA
        add hl,de
        ex de,hl
        pop bc
        call scradr
        push hl
        ld b,8
prc1:   ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz prc1
        pop hl
        call toatt
        ld a,(tat_)
        ld (hl),a
        pop hl
        pop de
        pop bc
        ret

; HL is the address of the top pixels at row B, column C.
scradr: ld a,b
        and 18h
        or SCREEN/256
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        or c
        ld l,a
        ret

; Changes HL from an address of pixels to the one of its attribute.
toatt:  ld a,h
        rrca
        rrca
        rrca
        and 3
        or SCREEN/256+18h
        ld h,a
        ret

; Copies the second screen to the display file, if there is one.
        IF BUFFER
flush:  push af
        push bc
        push de
        push hl
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        pop hl
        pop de
        pop bc
        pop af
        ret
        ELSE
flush:  ret
        ENDIF

; Clears the screen; all tiles count as not drawn.
cls:    ld hl,SCREEN
        ld de,SCREEN+1
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld a,(tat_)
        ld (hl),a
        ld bc,767
        ldir
        ld hl,DRAWN
        ld de,DRAWN+1
        ld bc,255
        ld (hl),0FFh
        ldir
        ret

; Sets the border to brd_.
obord:  ld a,(brd_)
        out (254),a
        add a,a
        add a,a
        add a,a
        ld (5C48h),a
        ld a,(brd_)
        ret
