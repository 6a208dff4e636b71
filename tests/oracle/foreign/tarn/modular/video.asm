; Everything is drawn in a back buffer, which is shown in one go.
address:ld a,b                  ; B line, C column -> HL in the buffer
        and 0x18
        add a,BACK/256
        ld h,a
        ld a,b
        and 7
        rrca
        rrca
        rrca
        add a,c
        ld l,a
        ret
colour: ld l,b                  ; B line, C column -> HL attribute in the buffer
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,c
        add a,l
        ld l,a
        ld a,h
        add a,BACK/256+0x18
        ld h,a
        ret
clear:  ld hl,BACK
        ld de,BACK+1
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld bc,767
        ld (hl),GROUND
        ldir
        ret
showall:
        IF SHADOW
        ei
        halt
        ld a,(page)
        xor 0x0a                ; shown 5, bank 7 at 0xc000; or shown 7, bank 5
        ld (page),a
        or 0x10
        ld bc,0x7ffd
        out (c),a
        ret
        ELSE
        ei
        halt
        IF PIXSCROLL
        ld hl,BACK+32
        ld de,0x4020
        ld a,8
sw1:    ld bc,224
        ldir
        ld bc,32
        add hl,bc
        ex de,hl
        add hl,bc
        ex de,hl
        dec a
        jr nz,sw1
        ld hl,BACK+0x800
        ld de,0x4800
        ld bc,0x1300
        ldir
        ret
        ENDIF
        ld hl,BACK
        ld de,0x4000
        ld bc,6912
        ldir
        ret
        ENDIF
char:   push hl                 ; prints A at B, C in the buffer
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3c00
        add hl,de
        ex de,hl
        call address
        ld b,8
ch1:    ld a,(de)
        IF NUMFONT
        push bc
        ld c,a
        ld a,(fontno)
        or a
        jr z,chf
        dec a
        jr nz,ch3
        ld a,c                  ; bold
        rrca
        or c
        ld c,a
        jr chf
ch3:    dec a
        jr nz,ch4
        ld a,c                  ; leaning
        bit 2,b
        jr nz,ch5
        rlca
ch5:    ld c,a
        jr chf
ch4:    ld a,c                  ; negative
        cpl
        ld c,a
chf:    ld a,c
        pop bc
        ENDIF
        ld (hl),a
        inc e
        inc h
        djnz ch1
        pop bc
        pop de
        pop hl
        inc c
        ret
print:  ld a,(hl)               ; text at HL until 0
        inc hl
        or a
        ret z
        call char
        jr print
decimal:ld de,10000             ; HL as a number at B, C, without zeros in front
        ld ix,0
        call digit
        ld de,1000
        call digit
        ld de,100
        call digit
        ld de,10
        call digit
        ld a,l
        add a,'0'
        jr char
digit:  ld a,'0'-1
di1:    inc a
        or a
        sbc hl,de
        jr nc,di1
        add hl,de
        cp '0'
        IF LEADZERO = 0
        jr nz,di2
        inc ixl
        dec ixl
        ret z
        ENDIF
di2:    ld ixl,1
        jp char
render: call clear
        ld b,0
ren1:   ld c,0
ren2:   push bc
        call tile
        pop bc
        inc c
        ld a,c
        cp 14
        jr nz,ren2
        inc b
        ld a,b
        cp 6
        jr nz,ren1
        ld bc,NUMLINE*256
        ld hl,m_board
        call print
        ld hl,(num)
        IF NUMFONT
        ld a,NUMFONT
        ld (fontno),a
        call decimal
        xor a
        ld (fontno),a
        ELSE
        call decimal
        ENDIF
        ld bc,NUMLINE*256+13
        ld hl,m_move
        call print
        ld hl,(moves)
        ld h,0
        call decimal
        IF COUNTER
        ld bc,20
        ld hl,m_pair
        call print
        ld hl,(pairno)
        ld h,0
        call decimal
        ENDIF
        IF CLOCK
        ld bc,NUMLINE*256+21
        ld hl,m_time
        call print
        ld hl,(secs)
        call decimal
        ENDIF
        ld bc,0
        ld hl,(best)
        ld a,h
        inc a
        jr z,ren3
        push hl
        ld hl,m_best
        call print
        pop hl
        call decimal
ren3:   ld a,(msgt)
        or a
        jr z,ren4
        ld bc,MSGLINE*256+2
        ld hl,(msg)
        call print
ren4:
        IF SCROLL
        ld hl,(scrp)
        ld bc,0x0100
        ld e,32
rsc:    ld a,(hl)
        inc hl
        call char
        dec e
        jr nz,rsc
        ENDIF
        IF HAND = 2
        ld a,(curc)
        add a,a
        add a,LEFT
        ld c,a
        ld b,TOP-1
        ld a,'v'
        call char
        ld a,(curr)
        add a,a
        IF STEP = 3
        ld hl,curr
        add a,(hl)
        ENDIF
        add a,TOP
        ld b,a
        ld c,LEFT-1
        ld a,'>'
        call char
        ENDIF
        IF HAND = 1
        IF BLINK
        ld a,(frames)
        bit 4,a
        jr nz,ren9
        ENDIF
        ld a,(curr)
        add a,a
        IF STEP = 3
        ld hl,curr
        add a,(hl)
        ENDIF
        add a,TOP+1
        ld b,a
        ld a,(curc)
        add a,a
        add a,LEFT+1
        ld c,a
        call address
        ld de,hand
        IF CURSEL
        ld a,(sel)
        inc a
        jr z,rnh
        ld de,hand2
rnh:
        ENDIF
        IF PAIRHIDE
        ld a,(pa)
        inc a
        jr nz,ren9
        ENDIF
        ld b,8
ren5:   ld a,(de)
        xor (hl)
        ld (hl),a
        inc de
        inc h
        djnz ren5
ren9:
        ENDIF
        call showall
        ret
