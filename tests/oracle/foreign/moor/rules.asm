; moor: board, dealing, path, gravity.  A position is row*16+column,
; rows 1-6, columns 1-14; rows 0 and 7, columns 0 and 15 are always empty.
BH      equ 0F0h
BOARD   equ 0F000h
ORD     equ 0F100h          ; the 84 positions in the order of hints
HIST    equ 0F200h          ; three bytes a removal: upper, lower, kind
LIST    equ 0F300h

; ---- random numbers: state in (rs), answer in A
random:
IF RNG EQ 0
        ld hl,(rs)          ; rs = rs*221 + 4711
        ld d,h
        ld e,l
        ld b,7
        ld c,0DDh
        ld hl,0
        sla c               ; bits of 221 from the top: 1,1,0,1,1,1,0,1
        add hl,de
ra1:    add hl,hl
        sla c
        jr nc,ra2
        add hl,de
ra2:    djnz ra1
        ld de,4711
        add hl,de
        ld (rs),hl
        ld a,h
        ret
ENDIF
IF (RNG EQ 1) OR (RNG EQ 3)
        ld hl,rs+2          ; a counter, stirred into two bytes
        ld a,(hl)
        add a,77
        ld (hl),a
        ld hl,rs
        xor (hl)
        rlca
IF RNG EQ 3                 ; two states may lead to the same one
        add a,(hl)
ENDIF
        ld (hl),a
        inc hl
        rrca
        rrca
        add a,(hl)
        ld (hl),a
        ret
ENDIF
IF RNG EQ 2
        ld hl,(rs)
        ld b,5
rb1:    add hl,hl
        ld a,l
        adc a,0
        ld l,a
        djnz rb1
        ld de,3A7Bh
        add hl,de
        ld a,h
        xor l
        ld l,a
        ld (rs),hl
        ret
ENDIF

; A = number below C (C < 256): (random*C)/256
below:  push hl
        push de
        push bc
IF X_LOWBITS
        call random
        pop bc
        push bc
bl0:    cp c
        jr c,bl9
        sub c
        jr bl0
bl9:
ELSE
        call random
        pop bc
        push bc
        ld e,a
        ld d,0
        ld hl,0
        ld a,c
        ld b,8
bl1:    add hl,hl
        rlca
        jr nc,bl2
        add hl,de
bl2:    djnz bl1
        ld a,h
ENDIF
        pop bc
        pop de
        pop hl
        ret

; ---- deal the board of (number)
deal:   ld hl,(number)
IF X_DEAL8
        ld h,0              ; only the low byte counts: still always the same
ENDIF
IF X_STALE                  ; the state is not set again after the first deal
        ld a,(once)
        or a
        jr nz,de0
        inc a
        ld (once),a
ENDIF
IF X_DEALGRAV               ; gravity is part of the seed
        ld a,(grav)
        xor 1
        xor l
        ld l,a
ENDIF
IF X_DEAL15                 ; bit 15 is lost
        res 7,h
ENDIF
        ld (rs),hl
de0:    ld a,19
IF X_STALE2                 ; the third byte of the state is forgotten
ELSE
        ld (rs+2),a
ENDIF
        ld hl,LIST          ; four of each kind
        ld a,1
        ld b,21
de1:    ld c,4
IF X_FIVE                   ; five of the first kind, three of the last
        cp 1
        jr nz,de1a
        inc c
de1a:   cp 21
        jr nz,de2
        dec c
ENDIF
de2:    ld (hl),a
        inc hl
        dec c
        jr nz,de2
        inc a
        djnz de1
IF DSTIR
        ld b,DSTIR
de3:    push bc
        call random
        pop bc
        djnz de3
ENDIF
        ld b,84             ; shuffle from the end
de4:    ld c,b
        call below
        ld l,a
        ld h,LIST/256
        ld e,b
        dec e
        ld d,h
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
IF X_COPY
        ld (hl),c           ; one board in 256: the exchange becomes a copy
        ld a,(number)
        cp 77
        ld a,(de)
        jr nz,de4a
        ld a,c
        jr de4b
de4a:   ld (hl),a
        ld a,c
de4b:
ENDIF
        ld (de),a
        djnz de4
        ld hl,BOARD         ; clear, then lay out row by row
        ld b,128
de5:    ld (hl),0
        inc hl
        djnz de5
        ld de,LIST
        ld hl,BOARD+17
        ld c,6
de6:    ld b,14
de7:    ld a,(de)
        inc de
        ld (hl),a
        inc hl
        djnz de7
        inc hl
        inc hl
        dec c
        jr nz,de6
        ret
