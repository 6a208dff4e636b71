; Texts and numbers.

; HL: text up to 0, at row D, column E of characters
print:
        if PRT
        ld a,22
        rst 16
        ld a,d
        rst 16
        ld a,e
        rst 16
        ld a,(txtattr)
        ld (23695),a
pr1:    ld a,(hl)
        or a
        ret z
        rst 16
        inc hl
        jr pr1
        else
pr1:    ld a,(hl)
        or a
        ret z
        push hl
        push de
        call letter
        pop de
        pop hl
        inc hl
        inc e
        jr pr1
        endif
txtattr:defb TXATTR

        if PRT = 0
; character A at row D, column E
letter: push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,FONT
        add hl,bc
        ld b,h
        ld c,l
        ld a,d
        and 24
        or SCRH
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and 224
        or e
        ld l,a
        ld d,8
le1:    ld a,(bc)
        ld (hl),a
        inc bc
        inc h
        dec d
        jr nz,le1
        pop de
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,e
        or l
        ld l,a
        ld a,h
        or SCRH+24
        ld h,a
        ld a,(txtattr)
        ld (hl),a
        ret
        endif

; HL in decimal with B digits at row D, column E
number: push de
        push bc
        ld ix,numbuf
        ld de,10000
        call digit
        ld de,1000
        call digit
        ld de,100
        call digit
        ld de,10
        call digit
        ld a,l
        add a,'0'
        ld (ix+0),a
        ld (ix+1),0
        pop bc
        ld hl,numbuf+5
        ld a,b
nu1:    dec hl
        dec a
        jr nz,nu1
        if NUMFMT = 0           ; zeros in front
        pop de
        jp print
        endif
        if NUMFMT = 1           ; blanks in front
        push hl
        ld c,b
nu2:    dec c
        jr z,nu3
        ld a,(hl)
        cp '0'
        jr nz,nu3
        ld (hl),' '
        inc hl
        jr nu2
nu3:    pop hl
        pop de
        jp print
        endif
        if NUMFMT = 2           ; blanks after
        ld c,0
nu2:    dec b
        jr z,nu3
        ld a,(hl)
        cp '0'
        jr nz,nu3
        inc hl
        inc c
        jr nu2
nu3:    pop de
        inc c
        ld (ix+1),' '
        push ix
        push bc
nu4:    dec c
        jr z,nu5
        inc ix
        ld (ix+0),' '
        jr nu4
nu5:    ld (ix+1),0
        pop bc
        pop ix
        jp print
        endif

digit:  ld a,'0'-1
dg1:    inc a
        or a
        sbc hl,de
        jr nc,dg1
        add hl,de
        ld (ix+0),a
        inc ix
        ret
numbuf: defs 12

; labels that stay
labels: ld hl,labtab
lb1:    ld a,(hl)
        cp 255
        ret z
        ld d,a
        inc hl
        ld e,(hl)
        inc hl
        call prkeep
        jr lb1
prkeep: push de
        call print
        pop de
        inc hl
        ret

; all numbers
shownum:
        push ix
        if FAULT = 30
        ld hl,(oldno)
        else
        ld hl,(boardno)
        endif
        ld de,NO_ROW*256+NO_COL
        ld b,5
        call number
        if SH_LEFT
        ld a,(left)
        ld l,a
        ld h,0
        ld de,LE_ROW*256+LE_COL
        ld b,2
        call number
        endif
        if SH_MOVES
        ld hl,(moves)
        ld de,MO_ROW*256+MO_COL
        ld b,3
        call number
        endif
        if CLOCK
        ld hl,(seconds)
        ld de,CL_ROW*256+CL_COL
        ld b,4
        call number
        endif
        if SCORES
        ld hl,(score)
        ld de,SC_ROW*256+SC_COL
        ld b,5
        call number
        ld hl,(best)
        ld de,BE_ROW*256+BE_COL
        ld b,5
        call number
        endif
        if SH_GRAV
        ld hl,t_gravon
        ld a,(gmode)
        or a
        jr nz,sh8
        ld hl,t_gravoff
sh8:    ld de,GR_ROW*256+GR_COL
        call print
        endif
        pop ix
        ret

; a message that vanishes after MSGN steps; HL text
        if MSG
msgshow:
        ld de,MSGN
        ld (msgt),de
        ld de,MS_ROW*256+MS_COL
        jp print
        endif

; asks for a board number: HL, or carry set if there is none
asknum:
        ld de,ED_ROW*256+ED_COL
        ld hl,t_wipe
        call print
an0:    xor a
        ld (edlen),a
an1:    ld de,ED_ROW*256+ED_COL
        ld hl,t_ask
        call print
        ld a,(edlen)
        ld hl,edbuf
        add a,l
        ld l,a
        jr nc,an2
        inc h
an2:    ld (hl),0
        ld de,ED_ROW*256+ED_COL+ASKLEN
        ld hl,edbuf
        call print
        ld a,(edlen)
        add a,ED_COL+ASKLEN
        ld e,a
        ld d,ED_ROW
        push de
        ld a,TXATTR+128
        ld (txtattr),a
        ld hl,t_l
        call print
        ld a,TXATTR
        ld (txtattr),a
        pop de
        inc e
        ld hl,t_blank
        call print
        call waitkey
        cp 13
        jr z,an5
        cp 12
        jr z,an4
        cp '0'
        jr c,an1
        cp '9'+1
        jr nc,an1
        ld c,a
        ld a,(edlen)
        cp 5
        jr z,an1
        ld hl,edbuf
        push af
        add a,l
        ld l,a
        jr nc,an3
        inc h
an3:    ld (hl),c
        pop af
        inc a
        ld (edlen),a
        jr an1
an4:    ld a,(edlen)
        or a
        jr z,an1
        dec a
        ld (edlen),a
        jr an1
an5:    ld a,(edlen)
        ld b,a
        or a
        jr z,anbad
        ld hl,0
        ld de,edbuf
an6:    push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,anbad1
        add hl,hl
        jr c,anbad1
        add hl,de
        jr c,anbad1
        add hl,hl
        jr c,anbad1
        pop de
        ld a,(de)
        sub '0'
        inc de
        add a,l
        ld l,a
        jr nc,an7
        inc h
        ld a,h
        or a
        jr z,anbad
an7:    djnz an6
        ld a,h
        or l
        jr z,anbad
        if FAULT = 31
        res 7,h
        endif
        call wipe
        or a
        ret
anbad1: pop de
anbad:
        if INVALID
        call wipe
        scf
        ret
        else
        ld de,ED_ROW*256+ED_COL
        ld hl,t_wipe
        call print
        jp an0
        endif
wipe:   push hl
        ld de,ED_ROW*256+ED_COL
        ld hl,t_wipe
        call print
        pop hl
        ret
