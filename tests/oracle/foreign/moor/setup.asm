PICS    equ 0E000h          ; 32 bytes a kind, kind 0 = no tile
setup:  ld hl,4000h
        ld de,4001h
        ld bc,1800h
        ld (hl),0
        ldir
        ld (hl),FIELD
        ld bc,2FFh
        ldir
        ld hl,PICS          ; no tile
        ld b,32
st1:    ld (hl),EMPTYPIX
        inc hl
        djnz st1
        ld de,PICS+32
        ld a,1
st2:    push af
        push de
        call picture
        pop de
        ld hl,32
        add hl,de
        ex de,hl
        pop af
        inc a
        cp 22
        jr nz,st2
        ld hl,ORD           ; the order of hints
IF HORD EQ 0                ; row by row
        ld a,17
st3:    ld (hl),a
        inc l
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,st4
        add a,2
st4:    cp 113
        jr c,st3
ENDIF
IF HORD EQ 1                ; column by column
        ld a,17
st3:    ld (hl),a
        inc l
        add a,16
        cp 112
        jr c,st3
        sub 95
        cp 31
        jr nz,st3
ENDIF
IF HORD EQ 2                ; from the last to the first
        ld a,110
st3:    ld (hl),a
        inc l
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,st4
        sub 2
st4:    cp 17
        jr nc,st3
ENDIF
IF TITLE
        call plain
        ld a,MATTR
        ld (attr),a
        ld bc,TITLE*256+10
        ld hl,title
        call text
ENDIF
        ret
IF TITLE
title   db 'Moor Shisen',255
ENDIF
; ---- picture of kind A to DE
glyph:  add a,LET0-1        ; HL = letter of kind A
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3C00h
        add hl,bc
        ret
suit:   dec a               ; A = 0-2 and C = 0-6
        ld c,a
        ld a,255
su1:    inc a
        ld b,a
        ld a,c
        sub 7
        jr c,su2
        ld c,a
        ld a,b
        jr su1
su2:    ld a,b
        ret
small:  ld l,a              ; HL = small picture of kind A
        dec l
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,udg
        add hl,bc
        ret
copy8:  ld bc,8
        ldir
        ret
picture:
IF TILE EQ 0
        call glyph
        jr copy8
ENDIF
IF TILE EQ 1                ; suit and number: two characters
        call suit
        push bc
        ld hl,suits
        add a,l
        ld l,a
        jr nc,pi1
        inc h
pi1:    ld a,(hl)
        call glyph2
        pop bc
        ld a,c
        add a,'1'
        jp glyph2
suits   db SUIT1,SUIT2,SUIT3
glyph2: ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3C00h
        add hl,bc
        jr copy8
ENDIF
IF TILE EQ 2
        call small
        jr copy8
ENDIF
IF TILE EQ 3
        call small
        jr double
ENDIF
IF TILE EQ 4
        call glyph
        jr double
ENDIF
IF TILE EQ 5                ; letter and small picture
        push af
        call glyph
        call copy8
        pop af
        call small
        jr copy8
ENDIF
IF TILE EQ 6                ; bold letter
        call glyph
        ld b,8
pi2:    ld a,(hl)
        inc hl
        ld c,a
        rrca
        and 7Fh
        or c
        ld (de),a
        inc de
        djnz pi2
        ret
ENDIF
; ---- 8 bytes at HL twice as large to DE: four cells
double: call half
half:   push de
        ld b,4
do1:    push bc
        ld c,(hl)
        inc hl
        call twice
        ld (de),a
        inc de
        ld (de),a
        dec de
        call twice
        push hl
        ld hl,8
        add hl,de
        ld (hl),a
        inc hl
        ld (hl),a
        pop hl
        inc de
        inc de
        pop bc
        djnz do1
        pop de
        push hl
        ld hl,16
        add hl,de
        ex de,hl
        pop hl
        ret
twice:  ld b,4              ; four bits of C become eight in A
tw1:    add a,a
        add a,a
        sla c
        jr nc,tw2
        or 3
tw2:    djnz tw1
        ret
