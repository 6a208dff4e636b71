; Makes sounds and the colour of the border, shows the title and the animations.
; Sets the border by the state of the game.
border: ld a,(STATE)
        ld b,a
        ld a,(CHEAT)
        ld c,a
        IF PREC = 0
        ld a,c
        or a
        ld a,2
        jr nz,bo9
        ENDIF
        ld a,b
        cp 1
        ld a,7
        IF F_WINBLACK
        ld a,0
        ENDIF
        jr z,bo9
        IF PREC = 2
        ld a,c
        or a
        ld a,2
        jr nz,bo9
        ENDIF
        ld a,b
        cp 2
        ld a,0
        jr z,bo9
        ld a,c
        or a
        ld a,2
        jr nz,bo9
        ld a,5
        IF F_CYAN
        ld a,(GRAV)
        or a
        ld a,5
        jr nz,bo9
        ld a,4
        ENDIF
bo9:    ld (BORD),a
        out (254),a
        ret
; Makes E half-waves of length D.
tone:   ld a,(BORD)
to1:    xor 16
        out (254),a
        ld b,d
to2:    djnz to2
        dec e
        jr nz,to1
        ld a,(BORD)
        out (254),a
        ret
; Makes the sound of a removal.
remsnd:
        IF F_NOSND
        ret
        ENDIF
        IF F_SNDHINT
        ld a,(BYHINT)
        or a
        ret nz
        ENDIF
        IF F_SNDGRAV
        ld a,(GRAV)
        or a
        ret z
        ENDIF
        IF F_SND10
        ld a,(NMOV)
        cp 21
        ret nc
        ENDIF
        IF SNDDI
        di
        ENDIF
        IF SNDM = 0
        ld hl,sndtab
sn1:    ld e,(hl)
        inc hl
        ld a,e
        or a
        jr z,sn9
        ld d,(hl)
        inc hl
        call tone
        jr sn1
        ENDIF
        IF SNDM = 1
        ld hl,0100h
        ld c,150
sn2:    ld a,(hl)
        inc hl
        and 16
        ld b,a
        ld a,(BORD)
        or b
        out (254),a
        ld a,(hl)
        and 31
        inc a
        ld b,a
sn3:    djnz sn3
        dec c
        jr nz,sn2
        ld a,(BORD)
        out (254),a
        ENDIF
        IF SNDM = 2
        ld d,SWEEP1
sn4:    ld e,6
        call tone
        ld a,d
        add a,SWEEPD
        ld d,a
        cp SWEEP2
        jr nz,sn4
        ENDIF
        IF SNDM = 3
        push iy
        push ix
        ld hl,BEEPHL
        ld de,BEEPDE
        ld a,(5C48h)
        push af
        ld a,(BORD)
        rlca
        rlca
        rlca
        ld (5C48h),a
        call 03B5h
        pop af
        ld (5C48h),a
        pop ix
        pop iy
        ENDIF
sn9:
        IF SNDDI
        ei
        ENDIF
        ret
        IF ANBLINK
; Blinks the pair B, C before it is removed.
blink:  ld a,ANBLINK
bl1:    push af
        push bc
        ld l,b
        ld h,GRID/256
        ld a,(hl)
        ld e,a
        ld (hl),0
        ld l,c
        ld (hl),0
        push de
        push bc
        call redraw
        ld b,3
        call pause
        pop bc
        pop de
        ld h,GRID/256
        ld l,b
        ld (hl),e
        ld l,c
        ld (hl),e
        call redraw
        ld b,3
        call pause
        pop bc
        pop af
        dec a
        jr nz,bl1
        ret
        ENDIF
        IF ANDEAL
; Shows a new board row by row.
dealshow:
        ld hl,SHK+17
        ld b,112-17
ds1:    ld (hl),255
        inc hl
        djnz ds1
        ld l,17
ds2:    ld h,GRID/256
        ld c,0
        ld d,c
        push hl
        call tile
        pop hl
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,ds3
        inc l
        inc l
ds3:    ld a,l
        cp 112
        jr c,ds2
        ld b,ANDEAL
        call pause
        ret
        ENDIF
        IF TITLE
; Shows the title and waits: 1 any key, 2 ENTER, 3 SPACE, 4 menu, 5 some time, 6 key 1.
title:  xor a
        ld (STATE),a
        call screen
        call clearall
        ld hl,ttitle
        call texts
        IF TITLE = 5
        ld b,TITLET
        call pause
        ELSE
tt1:    call getkey
        IF TITLE = 2
        cp 13
        jr nz,tt1
        ENDIF
        IF TITLE = 3
        cp ' '
        jr nz,tt1
        ENDIF
        IF TITLE = 6
        cp '1'
        jr nz,tt1
        ENDIF
        IF TITLE = 4
        cp '1'
        jr z,tt4
        cp '2'
        jr nz,tt1
        xor a
        ld (GRAV),a
tt4:
        ENDIF
        ENDIF
; Clears the screen's picture.
clearall:
        ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),l
        ldir
        ld a,BGATTR
        inc hl
        inc de
        ld (hl),a
        ld bc,767
        ldir
        ret
        ENDIF
