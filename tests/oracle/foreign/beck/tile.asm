; one tile with its marks, messages
KC      db 0
OLDC    db 0
GATT    db 0
; one tile: B cell, D kind, E marks
tile:   ld a,b
        rrca
        rrca
        rrca
        rrca
        and 7
        ld c,a
        ld a,YY0-DY
tl1:    add a,DY
        dec c
        jr nz,tl1
        ld h,a
        ld a,b
        and 15
        ld c,a
        ld a,XX0-DX
tl2:    add a,DX
        dec c
        jr nz,tl2
        ld c,a
        ld b,h
        push bc                 ; row, column
        push de
        ld hl,PICS
        ld b,d
        inc b
        ld de,SIZE
        jr tl4
tl3:    add hl,de
tl4:    djnz tl3
        ld de,TB
        ld bc,SIZE
        ldir
        pop de
        ld a,EATTR
        ld (GATT),a
        ld a,d
        or a
        ld a,EATTR
        jr z,tl5
        ld a,TATTR
        IF COLK = 1
        ld a,d                  ; ink by kind
tl4a:   sub 6
        jr nc,tl4a
        add a,7
        or TATTR
        ENDIF
tl5:    ld c,a                  ; C attribute
        bit 2,e
        jr z,tl5a
        set 3,e
tl5a:   ld hl,mtab
        bit 0,e
        call nz,mark
        IF MORD = 0
        ld hl,mtab+5
        bit 1,e
        call nz,mark
        ENDIF
        ld hl,mtab+10
        bit 3,e
        call nz,mark
        IF MORD = 1
        ld hl,mtab+5            ; the selected one is seen before the shown one
        bit 1,e
        call nz,mark
        ENDIF
        IF SHNUM = 1
        ld a,e
        and 8
        call nz,overnum
        ENDIF
        ld hl,mtab+15
        bit 4,e
        call nz,mark
        ld a,c
        ld (TATT),a
        pop bc
        ld de,TB
        ld a,TH
tl6:    push af
        push bc
        ld a,TW
tl7:    push af
        call scradr
        push bc
        ld b,8
tl8:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz tl8
        pop bc
        call attadr
        ld a,(TATT)
        ld (hl),a
        inc c
        pop af
        dec a
        jr nz,tl7
        IF BARS = 1
        inc hl
        ld a,(GATT)
        ld (hl),a               ; the cell on the right
        ENDIF
        pop bc
        inc b
        pop af
        dec a
        jr nz,tl6
        IF BARS = 2
        call attadr
        ld a,(GATT)
        ld b,TW
tl9:    ld (hl),a               ; the cells below
        inc hl
        djnz tl9
        ENDIF
        ret
TATT    db 0
; mark: and, or, xor of the attribute, mask of the picture, bar; HL = entry
mark:   ld a,c
        and (hl)
        inc hl
        or (hl)
        inc hl
        xor (hl)
        inc hl
        ld c,a
        ld a,(hl)
        inc hl
        push de
        push hl
        or a
        jr z,mr2
        push bc
        ld b,a
        ld hl,pmasks-SIZE
        ld de,SIZE
mr1:    add hl,de
        djnz mr1
        ld de,TB
        ld b,SIZE
mr3:    ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc de
        djnz mr3
        pop bc
mr2:    pop hl
        pop de
        ld a,(hl)
        inc a
        ret z
        dec a
        ld (GATT),a
        ret
overnum:
        push de
        push bc
        ld a,'2'
        bit 2,e
        jr z,on1
        dec a
on1:    call chrof
        ld de,TB
        ld bc,8
        ldir
        pop bc
        pop de
        ret
        INCLUDE marks.inc
; number at the bottom left
drawnum:
        ld hl,(SHOWN)
        ld c,0
        ld d,c
        ld e,c
        ld b,16
dn1:    add hl,hl
        ld a,e
        adc a,a
        daa
        ld e,a
        ld a,d
        adc a,a
        daa
        ld d,a
        ld a,c
        adc a,a
        daa
        ld c,a
        djnz dn1
        ld hl,NB
        ld a,c
        IF FAULT = 83
        xor a
        ENDIF
        call dnlow
        ld a,d
        call dnboth
        ld a,e
        call dnboth
        ld hl,NB
        IF NUMF NE 1
        ld b,4
dn2:    ld a,(hl)
        cp '0'
        jr nz,dn3
        IF NUMF = 3
        ld (hl),' '
        ENDIF
        inc hl
        djnz dn2
        ENDIF
dn3:
        IF NUMF = 3
        ld hl,NB
        ENDIF
        ex de,hl
        ld bc,NROW*256+NUMCOL
        call prstr
dn4:    ld a,c
        cp NUMCOL+7
        ret nc
        ld a,' '
        call prchr
        inc c
        jr dn4
dnboth: push af
        rrca
        rrca
        rrca
        rrca
        call dnlow
        pop af
dnlow:  and 15
        add a,'0'
        ld (hl),a
        inc hl
        ret
NB      ds 5
        db 0
SHOWN   dw 0
setmsg: ; message A, if it is in use
        push bc
        ld c,a
        ld b,a
        ld a,MSGE
sm1:    rrca
        djnz sm1
        ld a,c
        pop bc
        ret nc
        ld (MSGN),a
        ret
showmsg:
        IF MSGE GT 0
        ld a,(MSGN)
        IF MSGP = 1
        or a
        jr nz,sg1
        ld a,(CHEAT)
        or a
        ld a,MSGCH
        call nz,setmsg
        ld a,(STAT)
        or a
        call nz,setmsg
        ld a,(MSGN)
        ENDIF
sg1:
        IF MOVER = 1
        or a
        ret z
        ENDIF
        ld de,msgs-14
        ld hl,14
        ex de,hl
        inc a
sg2:    add hl,de
        dec a
        jr nz,sg2
        ex de,hl
        ld bc,MROW*256+MCOL
        call prstr
        ENDIF
        ret
        IF MSGE GT 0
msgs:   db "             ",0
        db "YOU HAVE WON!",0
        db "NO MOVES LEFT",0
        db "CHEATED      ",0
        db "GRAVITY OFF  ",0
        db "GRAVITY ON   ",0
        db "NO MORE PAIRS",0
        db "NOT TOGETHER ",0
        ENDIF
MSGCH   EQU 3
MSGGR   EQU 4
MSGNO   EQU 6
MSGNOT  EQU 7
