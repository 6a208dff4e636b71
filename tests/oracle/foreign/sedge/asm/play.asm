; ENTER, the history's keys, new boards and the border.

enter:  ld a,(PAIR1)
        or a
        jr z,en1
        ld (P1),a
        ld a,(PAIR2)
        ld (P2),a
        call drophint
    if FAULT = 41
        jr en2a
    endif
        jr en2
en1:    call drophint
        ld a,(CUR)
        call kindat
    if FAULT = 16
        jr nz,en0
        pop bc
        jp main0
en0:
    else
        ret z
    endif
        ld c,a
        ld a,(SEL)
        or a
        jr z,en4
        ld b,a
        ld a,(CUR)
        cp b
        jr z,en5
        ld (P2),a
        ld a,b
        ld (P1),a
        call kindat
        cp c
        jr nz,en3
        call can
        jr nc,en3
en2:
    if FAULT = 78
        ld a,(HPOS)
        cp 41
        jr z,en2a
    endif
        call sndrem
en2a:   call remove
    if WTUNE = 1
        call tiles
        call z,tune
    endif
    if FAULT = 21
        ld a,(HPOS)
        cp 20
        ret nc
    endif
        xor a
        ld (SEL),a
        ret
en3:
    if ENTERO = 1
        jp snderr
    endif
    if ENTERO = 2
        xor a
        ld (SEL),a
        jp snderr
    endif
en4:    ld a,(CUR)
        ld (SEL),a
        ret
en5:
    if FAULT = 32
        and 15
        cp 14
        ret z
    endif
        xor a
        ld (SEL),a
        ret

main0:  push bc
        call sndkey
        jp main

back:
    if SELKEEP = 0
        call unsel
    endif
        call undo
        ret z
        call unsel
setred:
    if EPG = 2
        ld a,(CHEAT)
        or a
        jr nz,se1
        ld hl,SHKIND
        ld de,SHKIND+1
        ld bc,127
        ld (hl),255
        ldir
se1:
    endif
        ld a,1
        ld (CHEAT),a
        ret
forward:
    if SELKEEP = 0
        call unsel
    endif
        call redo
        ret z
        call unsel
        jr setred
restart:
        call unsel
        call undo
    if FAULT != 25
        ret z
    endif
    if FAULT != 24
        call setred
    endif
rs1:
    if FAULT = 27
        ld a,(HPOS)
        cp 30
        jr z,rs2
    endif
        call undo
        jr nz,rs1
rs2:    ret
last:   call unsel
    if FAULT = 64
        call setred
    endif
        call redo
        ret z
        call setred
la1:
    if FAULT = 36
        ld a,(HPOS)
        inc a
        ld hl,HTOP
        cp (hl)
        ret z
    endif
        call redo
        jr nz,la1
        ret

unsel:
    if FAULT = 22
        ld a,(LASTKEY)
        cp "F"
        ret z
    endif
        xor a
        ld (SEL),a
        ret

newboard:
        call random
        jp newgame

toggle: ld a,(GRAV)
        xor 1
        ld (GRAV),a
        call random
        jp newgame

; choose: asks for the number; deals it if it is one.
choose:
    if FAULT = 83
        xor a
        ld (CHEAT),a
    endif
        call asknum
        ret nc
        jp newgame

; judge: finds the border's colour and sets it.
judge:
    if FAULT = 50
        ld a,(LASTKEY)
        cp "N"
        ret z
    endif
    if FULL = 1
        ld hl,SHKIND
        ld de,SHKIND+1
        ld bc,127
        ld (hl),255
        ldir
    endif
        call ended
        ld (OVERD),a
    if PREC = 0
        ld b,a
        ld a,(CHEAT)
        or a
        ld a,b
        jr z,ju1
        ld a,2
    else
        cp 5
        jr nz,ju1
        ld a,(CHEAT)
        or a
        ld a,5
        jr z,ju1
        ld a,2
    endif
ju1:
    if FAULT = 82
        ld b,a
        ld a,(LASTKEY)
        cp "F"
        ld a,b
        jr nz,ju1a
        ld a,(HTOP)
        ld hl,HPOS
        cp (hl)
        ld a,b
        jr nz,ju1a
        ld a,5
ju1a:
    endif
    if FAULT = 43
        ld b,a
        ld a,(BORD)
        cp 7
        ld a,b
        jr nz,ju2
        ld a,(HPOS)
        or a
        ld a,b
        jr nz,ju2
        ld a,(LASTKEY)
        cp "R"
        ld a,b
        jr nz,ju2
        ld a,7
ju2:
    endif
        ld (BORD),a
        out (254),a
        ret

; ended: returns A = 7 (won), 0 (no pair can go) or 5 (the game goes on).
ended:  call tiles
        ld a,7
        ret z
    if FAULT = 23
        ld a,(SEL)
    else
        xor a
    endif
        ld (FILTER),a
    if FAULT = 49
        ld a,(HPOS)
        cp 38
        ld a,5
        ret nc
    endif
        ld c,0
        call find
        ld a,5
        ret c
        xor a
        ret

; arrow: A = 8 left, 9 right, 10 down, 11 up.
arrow:
    if SKIPE = 1
        ld b,14
        cp 10
        jr c,ak1
        ld b,12
ak1:    push bc
        push af
        call arrow1
        ld a,(CUR)
        call kindat
        jr nz,ak2
        pop af
        pop bc
        djnz ak1
        ret
ak2:    pop af
        pop bc
        ret
arrow1:
    endif
        push af
    if HKEEP = 0
        call drophint
    endif
        pop af
        ld hl,CUR
        ld c,(hl)
        sub 8
        jr z,ar1
        dec a
        jr z,ar2
        dec a
        jr z,ar3
        ld a,c
        sub 16
        cp 16
        jr nc,ar9
    if WRAP = 1
        ret
    endif
        add a,96
        jr ar9
ar3:    ld a,c
        add a,16
        cp 112
        jr c,ar9
    if WRAP = 1
        ret
    endif
        sub 96
        jr ar9
ar1:    ld a,c
        dec a
        ld b,a
        and 15
        ld a,b
        jr nz,ar9
    if WRAP = 1
        ret
    endif
        add a,14
    if WRAP = 2
        sub 16
        cp 16
        jr nc,ar9
        add a,96
    endif
        jr ar9
ar2:    ld a,c
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,ar9
    if FAULT = 74
        cp 111
        ret z
    endif
    if WRAP = 1
        ret
    endif
        sub 14
    if WRAP = 2
        add a,16
        cp 112
        jr c,ar9
        sub 96
    endif
ar9:    ld (hl),a
    if FAULT = 38
        ld a,(HPOS)
        cp 7
        ret nz
        ld a,(hl)
        cp 30
        ret nz
        ld (hl),14
    endif
        jp sndkey
