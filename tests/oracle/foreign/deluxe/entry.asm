; The deluxe game: S: a number with an editor of its own.

; ---- S: a number with our own editor
choose: ld hl,tnum
        ld b,20
        ld c,2
        call print
ch0:    xor a
        ld (nlen),a
ch1:    call shnum
ch2:    halt
        call clock
        ld hl,frames
        ld a,(hl)
        and 15
        call z,under
        call getkey
        or a
        jr z,ch2
        cp 13
        jr z,ch5
        cp DEL
        jr z,ch4
        cp '0'
        jr c,ch2
        cp '9'+1
        jr nc,ch2
        ld c,a
        ld a,(nlen)
        cp 5
        jr z,ch2
        ld e,a
        ld d,0
        ld hl,nbuf
        add hl,de
        ld (hl),c
        inc a
        ld (nlen),a
        jr ch1
ch4:    ld a,(nlen)
        or a
        jr z,ch2
        dec a
        ld (nlen),a
        jr ch1
ch5:    ld a,(nlen)
        or a
        jr z,chno               ; nothing typed: play on
        ld b,a
        ld de,nbuf
        ld hl,0
ch6:    push bc
        ld b,h
        ld c,l
        add hl,hl
        jr c,chbad
        add hl,hl
        jr c,chbad
        add hl,bc
        jr c,chbad
        add hl,hl
        jr c,chbad
        ld a,(de)
        inc de
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
        jr c,chbad
        pop bc
        djnz ch6
        ld a,h
        or l
        jr z,chzero
        IF FAULT = F_d_number_one_off            ; numbers above 32767 are off by one
        bit 7,h
        jr z,ch7
        dec hl
ch7:
        ENDIF
        ld (bnum),hl
        call chno
        jp newgame
chbad:  pop bc
chzero: call buzz
        jp ch0
chno:   ld hl,tnone
        ld b,20
        ld c,2
        jp print

; number typed so far with the underscore
shnum:  ld a,(nlen)
        ld e,a
        ld d,0
        ld hl,nbuf
        add hl,de
        ld (hl),'_'
        ld a,'_'
        ld (ublk),a
        inc hl
        ld (hl),' '
        inc hl
        ld (hl),0
        ld hl,nbuf
        ld b,20
        ld c,19
        jp print
under:  ld a,(ublk)
        xor 7Fh                 ; '_' or a space
        ld (ublk),a
        ld hl,one
        ld (hl),a
        ld a,(nlen)
        add a,19
        ld c,a
        ld b,20
        jp print
