; The commands of the game. The engine has getkey, draw, border, sndrem, snderr, random.

start:  di
        ld sp,STACK
        call init
        ld a,1
        ld (GRAV),a
        xor a
        ld (CUR),a
        call random
        call newgame
main:   call judge
        call draw
        call getkey
    if WONNEXT = 1
        ld c,a
        ld a,(OVERD)
        cp 7
        ld a,c
        jr nz,main1
        ld a,"N"
main1:
    endif
    if STUCKK = 1
        ld c,a
        ld a,(OVERD)
        or a
        ld a,c
        jr nz,main2
        cp 12
        jr c,main
        cp 13
        jr z,main
        cp "H"
        jr z,main
main2:
    endif
        call command
        jr main

; newgame: HL = number. Deals the board and clears all that belongs to a game.
newgame:
        ld (NUM),hl
    if TPG = 1
        ld hl,SHKIND
        ld de,SHKIND+1
        ld bc,127
        ld (hl),255
        ldir
    endif
        xor a
    if FAULT != 37
        ld (SEL),a
    endif
        ld (PAIR1),a
        ld (PAIR2),a
        ld (HCNT),a
        ld (HPOS),a
    if FAULT = 12
        ld a,(LASTKEY)
        cp 12
        jr z,ng0
    endif
    if FAULT = 13
        ld a,(LASTKEY)
        cp "S"
        jr z,ng0
    endif
        xor a
        ld (HTOP),a
ng0:
    if FAULT = 14
        ld a,(LASTKEY)
        cp "N"
        jr z,ng1
    endif
    if FAULT = 15
        ld a,(LASTKEY)
        cp "S"
        jr z,ng1
    endif
        xor a
        ld (CHEAT),a
ng1:
    if FAULT = 44
        ld a,1
        ld (GRAV),a
    endif
        ld a,(CUR)
        or a
        jr z,ng2
    if NEWCUR = 2
        jr deal
    endif
ng2:
    if NEWCUR = 1
        ld a,56
    else
        ld a,17
    endif
        ld (CUR),a
; deal: fills the board from the number.
deal:   ld hl,BOARD
        ld b,128
de0:    ld (hl),RING
        inc hl
        djnz de0
        ld hl,SEQROW
        ld c,0
de1:    ld a,(hl)
        or a
        jr z,de2
        ld e,a
        ld d,BOARDH
        ld a,c
        rrca
        rrca
        and 63
        inc a
        ld (de),a
        inc c
        inc hl
        jr de1
de2:    ld hl,(NUM)
    if FAULT = 30
        ld a,(SEED)
        and 8
        xor l
        ld l,a
    endif
        ld (SEED),hl
        ld hl,SEQROW+83
        ld c,84
de3:    push hl
        call rnd
        call rnd
        call rnd
        ld e,h
        ld d,0
        ld hl,0
        ld b,c
de4:    add hl,de
        djnz de4
        ld e,h
        ld d,0
        ld hl,SEQROW
        add hl,de
        ld e,(hl)
        ld d,BOARDH
        pop hl
        ld b,(hl)
        ld a,(de)
        push af
        push hl
        ld h,BOARDH
        ld l,b
        ld a,(hl)
        ld (de),a
        pop hl
        pop af
        push hl
        ld h,BOARDH
        ld l,b
        ld (hl),a
        pop hl
        dec hl
        dec c
        jr nz,de3
    if FAULT = 31
        ld a,(NUM)
        and 15
        cp 7
        ret nz
        ld a,(BOARD+17)
        ld (BOARD+110),a
    endif
        ret

; rnd: returns HL, the next number of the sequence.
rnd:    ld hl,(SEED)
        push bc
        xor a       ; x ^= x << 7: the bits of H, L and 0 one place to the right
        ld b,h
        srl b
        ld b,l
        rr b
        rra
        xor l
        ld l,a
        ld a,b
        xor h
        ld h,a
        srl a       ; x ^= x >> 9
        xor l
        ld l,a
        xor h       ; x ^= x << 8
        ld h,a
        pop bc
        ld (SEED),hl
        ret

; command: A = key. Does what it asks for.
command:
        ld (LASTKEY),a
        cp 8
        jr c,co1
        cp 12
        jp c,arrow
co1:    cp "H"
        jp z,hint
        push af
        cp 13
        jr z,co2
    if FAULT = 68
        cp "B"
        jr z,co2
    endif
        call drophint
co2:    pop af
        ld hl,cmdtab
co3:    ld b,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc b
        dec b
        ret z
        cp b
        jr nz,co3
        push de
        ret
cmdtab: defb 13
        defw enter
        defb "B"
        defw back
        defb "F"
        defw forward
        defb "R"
        defw restart
        defb "L"
        defw last
        defb "N"
        defw newboard
        defb "S"
        defw choose
        defb 12
        defw toggle
        defb 0,0,0

drophint:
        xor a
    if FAULT != 19
        ld (HCNT),a
    endif
        ld (PAIR1),a
        ld (PAIR2),a
        ret

; hint: shows the next pair.
hint:   ld a,(SEL)
        ld (FILTER),a
        ld a,(HCNT)
    if HSTICK = 1
        inc a
        jr z,hi2
        dec a
    endif
    if FAULT = 18
        and 15
    endif
        ld c,a
        call find
        jr nc,hi1
        ld hl,HCNT
        inc (hl)
    if FAULT = 35
        ld a,(hl)
        cp 9
        jr nz,hi0
        inc (hl)
hi0:
    endif
        ld a,(P1)
        ld (PAIR1),a
        ld a,(P2)
        ld (PAIR2),a
        ret
hi1:    xor a
    if HSTICK = 1
        dec a
    endif
        ld (HCNT),a
hi2:    xor a
        ld (PAIR1),a
        ld (PAIR2),a
        jp snderr
