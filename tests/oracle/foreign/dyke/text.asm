; D = row, E = column of cell A
place:  ld c,a
        rrca
        rrca
        rrca
        rrca
        and 7
        ld b,a
        ld a,Y0-PY
pl1:    add a,PY
        djnz pl1
        ld d,a
        ld a,c
        and 15
        ld b,a
        ld a,X0-PX
pl2:    add a,PX
        djnz pl2
        ld e,a
        ret
; 8 bytes at HL to row D, column E, attribute (att); HL goes on, DE stays
putch:  push de
        ld a,d
        and 7
        rrca
        rrca
        rrca
        or e
        ld c,a
        ld a,d
        and 18h
        or 40h
        ld b,a
        push bc
        ld d,8
pc1:    ld a,(hl)
        ld (bc),a
        inc hl
        inc b
        dec d
        jr nz,pc1
        pop bc
        ld a,b
        rrca
        rrca
        rrca
        and 3
        or 58h
        ld b,a
        ld a,(att)
        ld (bc),a
        pop de
        ret
; text HL at D, E
text:   ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call char
        pop hl
        inc e
        jr text
char:   ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,15360
        add hl,bc
        jr putch
tattr:  ld a,TXTATT
        ld (att),a
        ret
; number HL as five digits at dig, the last one first: each is what HL leaves when it is divided by ten
digits: ld de,dig+5
dgnext: dec de
        ld bc,1000h     ; B: bits to go, C: the digit
dgbit:  add hl,hl
        rl c
        ld a,c
        sub 10
        jr c,dgless
        ld c,a
        inc l
dgless: djnz dgbit
        ld a,c
        add a,'0'
        ld (de),a
        ld a,e
        cp dig & 255
        jr nz,dgnext
        ret
; format dig: FMT 0 left with spaces after, 1 zeros, 2 right with spaces before
format:
        IF FMT = 1
        ret
        ELSE
        ld hl,dig
        ld b,4
fm1:    ld a,(hl)
        cp '0'
        jr nz,fm2
        IF FMT = 2
        ld (hl),' '
        inc hl
        djnz fm1
        ret
        ENDIF
        IF FMT = 0
        push bc
        push hl
        ld hl,dig+1
        ld de,dig
        ld bc,4
        ldir
        ld a,' '
        ld (de),a
        pop hl
        pop bc
        djnz fm1
        ret
        ENDIF
fm2:    ret
        ENDIF
gameno: call tattr
        ld hl,(bno)
        IF FAULT = 46           ; numbers from 50000 are shown wrong
        ld a,h
        cp 195
        jr c,gn1
        ld h,17
gn1:
        ENDIF
        call digits
        call format
        ld hl,LABEL_
        ld d,NUMROW
        ld e,NUMCOL
        call text
        ld hl,dig
        call text
        IF GTXT > 0
        ld hl,TGOFF
        ld a,(grav)
        or a
        jr z,gn2
        ld hl,TGON
gn2:    ld d,GTROW
        ld e,GTCOL
        call text
        ENDIF
        ret
        IF COUNT > 0
showcnt: call tattr
        IF COUNT = 1
        call order
        ld a,(seqn)
        ELSE
        ld a,(cnt)
        ENDIF
        ld l,a
        ld h,0
        call digits
        ld hl,dig+3
        ld d,CNTROW
        ld e,30
        jp text
        ENDIF
