; Counters, the board's number, fixed texts and the title.
        IF COUNT
        ld de,COUNTAT
        ld b,TCOL
        ld hl,cntt
        call text
        push bc
        push de
        call count
        pop de
        pop bc
        ld a,(left)
        call num2
        ENDIF
        IF MOVES
        ld de,MOVESAT
        ld b,TCOL
        ld hl,movt
        call text
        ld a,(histn)
        call num2
        ENDIF
        IF STATUSCOL
        ld de,STATUSAT
        ld b,TCOL
        ld hl,grt
        ld a,(grav)
        or a
        jr nz,sg1
        ld hl,nogrt
sg1:    call text
        ENDIF
        IF MSG = 1
        ld a,(over)
        ld hl,blk9
        or a
        jr z,ms1
        ld hl,wonm
        dec a
        jr z,ms1
        ld hl,stum
ms1:    ld de,MSGROW*256+MSGX
        ld b,MCOL
        call text
        ENDIF
        ld hl,(number)
        call decimal
        ld a,32
        ld (nbuf+5),a
        ld a,99
        ld (nlen),a

; Draws the number or the entry of a number.
shownum:
        ld de,NUMROW*256+NUMX
        ld b,NCOL
        IF NUMPRE
        ld hl,npre
        call text
        ENDIF
        ld hl,nbuf
        ld b,6
sh1:    push bc
        ld a,l
        sub 0C1h
        ld c,a
        ld a,(nlen)
        cp c
        ld c,(hl)
        ld b,NCOL
        jr nz,sh2
        ld c,'L'
        ld b,NCOL|128
sh2:    call putch
        inc hl
        inc e
        pop bc
        djnz sh1
        ret

; Draws A with two digits.
num2:   ld c,'0'
nu1:    cp 10
        jr c,nu2
        sub 10
        inc c
        jr nu1
nu2:    call putch
        inc e
        add a,'0'
        ld c,a
        jp putch

; Draws the fixed texts.
statics:
        INCLUDE statics.inc
        ret
        IF TITLE

; Shows the title until a key is pressed.
titlescreen:
        call cls
        ld de,6*256+TITLEX
        ld b,BASE
        ld hl,ttx1
        call text
        ld de,10*256+4
        ld hl,ttx3
        call text
        ld de,12*256+4
        ld hl,ttx4
        call text
        ld de,20*256+9
        ld b,BASE|128
        ld hl,ttx2
        call text
        jp getkey
        ENDIF
