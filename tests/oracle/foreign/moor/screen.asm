; ---- address of pixels in HL, of the attribute in DE, for line D column E
place:  ld a,d
        and 24
        or 40h
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld l,a
        ld a,d
        rrca
        rrca
        rrca
        and 3
        or 58h
        ld d,a
        ld e,l
        ret
; ---- picture at HL (8 bytes) to line B, column C, with the masks
cell:   push bc
        ex de,hl
        push de
        ld d,b
        ld e,c
        call place
        ld a,(attr)
        ld (de),a
        pop de
        ld a,(mask0)
        ld c,a
        call line
        ld b,6
        ld a,(maskm)
        ld c,a
ce1:    call line
        djnz ce1
        ld a,(mask7)
        ld c,a
        call line
        ex de,hl            ; HL = next picture
        pop bc
        ret
line:   ld a,(de)
        xor c
        ld (hl),a
        inc de
        inc h
        ret
attr    db 0
mask0   db 0
maskm   db 0
mask7   db 0
plain:  xor a
        ld (mask0),a
        ld (maskm),a
        ld (mask7),a
        ret
; ---- character A at line B, column C; C moves on
letter: push hl
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        call cell
        inc c
        pop de
        pop hl
        ret
; ---- text at HL up to 255
text:   ld a,(hl)
        inc hl
        cp 255
        ret z
        call letter
        jr text
; ---- the whole picture
draw:   call board
        call footer
        ret
board:  ld a,(cur)
        ld l,a
        ld h,BH
        ld a,(hl)
        ld (lit),a          ; kind under the cursor
IF X_LITSEL                 ; lit is the kind selected, if there is one
        ld a,(sel)
        or a
        jr z,bo0
        ld l,a
        ld a,(hl)
        ld (lit),a
bo0:
ENDIF
        ld l,17
bd1:    push hl
        call tile
        pop hl
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,bd1
        inc l
        inc l
        ld a,l
        cp 112
        jr c,bd1
        ret
lit     db 0
; ---- tile L
tile:   ld h,BH
        ld c,(hl)
        call plain
        ld a,c
        call colour
        ld (attr),a
        ld a,' '
        ld (left),a
        ld (under),a
        ld a,c
        or a
        jr z,ti1
        ld a,(lit)
IF X_LITROW                 ; the last row is never lit
        ld b,a
        ld a,l
        cp 96
        jr nc,ti1
        ld a,b
ENDIF
IF X_LITCOL                 ; the last column is never lit
        ld b,a
        ld a,l
        and 15
        cp 14
        jr z,ti1
        ld a,b
ENDIF
IF X_LITCUR                 ; the tile under the cursor only
        ld b,a
        ld a,(cur)
        cp l
        jr nz,ti1
        ld a,b
ENDIF
IF X_LIT21
        ld b,a
        ld a,c
        cp 21
        jr z,ti1
        ld a,b
ENDIF
        cp c
        jr nz,ti1
        ld de,mlit
        call mark
ti1:    ld a,(ha)
        cp l
        jr z,ti2
        ld a,(hb)
        cp l
        jr nz,ti3
ti2:    ld de,mhint
        call mark
ti3:    ld a,(sel)
        cp l
        ld de,msel
        call z,mark
        ld a,(cur)
        cp l
        ld de,mcur
        call z,mark
        ld a,l              ; where
        rrca
        rrca
        rrca
        rrca
        and 15
        dec a
        ld b,TOP-PH
        inc a
ti4:    ld e,a
        ld a,b
        add a,PH
        ld b,a
        ld a,e
        dec a
        jr nz,ti4
        ld a,l
        and 15
        dec a
IF PW EQ 2
        add a,a
ENDIF
        add a,LEFT
        ld c,a
        ld h,BH
        ld l,(hl)           ; picture = PICS + 32*kind
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,PICS
        add hl,de
        ld d,TH
ti5:    ld e,TW
        push bc
ti6:    push de
        call cell
        pop de
        inc c
        dec e
        jr nz,ti6
        pop bc
        inc b
        dec d
        jr nz,ti5
        ld a,FIELD
        ld (attr),a
        call plain
IF UNDERGAP
        ld a,(under)
        push bc
        call letter
        pop bc
ENDIF
IF LEFTGAP
        dec c
        ld a,b
        sub TH
        ld b,a
        ld a,(left)
        call letter
ENDIF
        ret
left    db 0
under   db 0
; ---- mark at DE: and, xor, three masks, left character, character below
mark:   ld a,(de)
        inc de
        ld b,a
        ld a,(attr)
        and b
        ld b,a
        ld a,(de)
        inc de
        xor b
        ld (attr),a
        push hl
        ld hl,mask0
        ld b,3
ma1:    ld a,(de)
        inc de
        xor (hl)
        ld (hl),a
        inc hl
        djnz ma1
        pop hl
        ld a,(de)
        inc de
        or a
        jr z,ma2
        ld (left),a
ma2:    ld a,(de)
        or a
        ret z
        ld (under),a
        ret
mcur    db C_AND,C_XOR,C_M0,C_MM,C_M7,C_LEFT,C_UNDER
msel    db S_AND,S_XOR,S_M0,S_MM,S_M7,S_LEFT,S_UNDER
mhint   db T_AND,T_XOR,T_M0,T_MM,T_M7,T_LEFT,T_UNDER
mlit    db L_AND,L_XOR,L_M0,L_MM,L_M7,L_LEFT,L_UNDER
; ---- colour of kind A
colour: or a
        jr nz,co1
        ld a,EMPTYATTR
        ret
co1:
IF COLOURS EQ 0
        ld a,TATTR
        ret
ENDIF
IF COLOURS EQ 1             ; ink by number within its suit
        dec a
co2:    sub 7
        jr nc,co2
        add a,7
        ld b,a
        ld a,TATTR
        and 0F8h
        or b
        ret
ENDIF
IF COLOURS EQ 2             ; three suits, three colours
        cp 8
        ld b,INK1
        jr c,co3
        cp 15
        ld b,INK2
        jr c,co3
        ld b,INK3
co3:    ld a,TATTR
        and 0F8h
        or b
        ret
ENDIF
