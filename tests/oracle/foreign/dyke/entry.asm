; ---- S: type the number of a board
entry:
        IF FAULT = 42
        ret
        ENDIF
        xor a
        ld (hon),a
        ld (hn),a
        call show
es0:    xor a
        ld (elen),a
es1:    call eshow
es2:    call getkey
        cp 13
        jp z,eenter
        cp 12
        jr z,edel
        cp '0'
        jr c,eother
        cp '9'+1
        jr nc,eother
        IF EZERO = 1            ; no zero at the beginning
        ld c,a
        cp '0'
        jr nz,es3
        ld a,(elen)
        or a
        jr z,es2
es3:    ld a,c
        ENDIF
        ld c,a
        ld a,(elen)
        cp EMAX
        jr c,es4
        IF EFULL = 0
        jr es2
        ENDIF
        xor a
es4:    ld e,a
        ld d,0
        ld hl,ebuf
        add hl,de
        ld (hl),c
        inc a
        ld (elen),a
        IF FAULT = 43           ; a digit 7 is taken as 1 in the fifth place
        cp 5
        jr nz,es5
        ld a,c
        cp '7'
        jr nz,es5
        ld (hl),'1'
es5:
        ENDIF
        IF EAUTO = 1
        ld a,(elen)
        cp EMAX
        jr nz,es1
        call eshow
        jr eenter
        ELSE
        jr es1
        ENDIF
eother:
        IF EOTH = 0
        jr es2
        ENDIF
        IF EOTH = 1
        jr ecancel
        ENDIF
        IF EOTH = 2
        push af
        call ecancel
        pop af
        cp 'S'
        jr z,es0
        jp docmd
        ENDIF
edel:
        IF EDEL = 0
        ld a,(elen)
        or a
        jr z,es2
        dec a
        ld (elen),a
        jr es1
        ENDIF
        IF EDEL = 1
        jr es0
        ENDIF
        IF EDEL = 2
        jr es2
        ENDIF
        IF EDEL = 3
        ld a,(elen)
        or a
        jr z,ecancel
        dec a
        ld (elen),a
        jr es1
        ENDIF
ecancel:
        IF ECAN = 1
        xor a
        ld (sel),a
        ENDIF
        call eclear
        jp gameno
eenter: ld a,(elen)
        or a
        jr nz,en10
        IF EENT = 0
        jp es2
        ELSE
        jr ecancel
        ENDIF
en10:   ld b,a
        ld de,ebuf
        ld hl,0
        ld c,0
en11:   push bc
        push de
        ld a,c          ; A:HL = A:HL * 10
        add hl,hl
        rla
        ld d,h
        ld e,l
        ld c,a
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,de
        adc a,c
        pop de
        ld c,a
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jr nc,en12
        inc h
        jr nz,en12
        inc c
en12:   ld a,c
        pop bc
        ld c,a
        djnz en11
        ld a,c
        or a
        jr nz,ebad
        IF FAULT = 45           ; numbers from 60000 are refused
        ld a,h
        cp 235
        jr nc,ebad
        ENDIF
        IF FAULT = 47           ; even numbers above 255 deal the number below
        ld a,h
        or a
        jr z,en13
        set 0,l
en13:
        ENDIF
        ld a,h
        or l
        IF FAULT != 44          ; 0 is taken as a board number
        jr z,ebad
        ENDIF
        ld (bno),hl
        call eclear
        jp newgame
ebad:
        IF EBAD = 0
        jp es0
        ENDIF
        IF EBAD = 1
        jp ecancel
        ENDIF
        IF EBAD = 2
        jp es2
        ENDIF
; prompt, digits, flashing L, blanks
eshow:  call tattr
        ld hl,EPROM
        ld d,EROW
        ld e,ECOL
        call text
        ld a,(elen)
        or a
        jr z,eh2
        ld b,a
        ld hl,ebuf
eh1:    push bc
        push hl
        ld a,(hl)
        call char
        pop hl
        inc hl
        inc e
        pop bc
        djnz eh1
eh2:    ld a,TXTATT+128
        ld (att),a
        ld a,'L'
        call char
        inc e
        call tattr
        ld a,(elen)
        ld b,a
        ld a,EMAX+1
        sub b
        ld b,a
eh3:    push bc
        ld a,' '
        call char
        inc e
        pop bc
        djnz eh3
        ret
eclear: call tattr
        ld d,EROW
        ld e,ECOL
        ld b,EWID
ec1:    push bc
        ld a,' '
        call char
        inc e
        pop bc
        djnz ec1
        ret
