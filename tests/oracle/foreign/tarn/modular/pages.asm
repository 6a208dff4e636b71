; Sounds, menu, help, windows.
wait:   ei                      ; A = the next key; draws when a message or the clock asks for it
wt1:    halt
        ld a,(dirty)
        or a
        jr z,wt2
        xor a
        ld (dirty),a
        push hl
        call render
        pop hl
wt2:    ld hl,key
        ld a,(hl)
        or a
        jr z,wt1
        ld (hl),0
        ret
sure:   ld hl,m_sure            ; carry: yes
        call box
        call press
        cp 'Y'
        scf
        ret z
        cp 13
        scf
        ret z
        or a
        ret
box:    push hl
        ld b,8
bx1:    ld c,6
bx2:    push bc
        ld a,' '
        call char
        dec c
        call colour
        ld (hl),0x57
        pop bc
        inc c
        ld a,c
        cp 26
        jr nz,bx2
        inc b
        ld a,b
        cp 11
        jr nz,bx1
        ld bc,0x0908
        pop hl
        call print
        jp showall
press:  ei
        halt
        ld hl,key
        ld a,(hl)
        or a
        jr z,press
        ld (hl),0
        ret
message:ld (msg),hl
        ld a,MSGTIME
        ld (msgt),a
        ret
record: push bc                 ; keeps the best time
        ld hl,(secs)
        ld de,(best)
        or a
        sbc hl,de
        jr nc,rc1
        add hl,de
        ld (best),hl
rc1:    pop bc
        ret
buzz:   ld de,0x1880
        jr noise
snd:    ld de,0x4020
noise:
        IF SNDDI
        di
        ENDIF
nz1:    ld a,(bord)
        or 0x10
        out (254),a
        ld b,e
        djnz $
        and 7
        out (254),a
        ld b,e
        djnz $
        inc e
        dec d
        jr nz,nz1
        ei
        ret
menu:   call clear
        ld bc,0x040a
        ld hl,m_title
        call print
        ld bc,0x0806
        ld hl,m_key
        call print
        ld bc,0x0a06
        ld hl,m_joy
        call print
        ld bc,0x0c06
        ld hl,m_go
        call print
        call showall
me1:    call press
        cp '1'
        jr nz,me2
        xor a
        ld (joy),a
me2:    cp '2'
        jr nz,me3
        ld (joy),a
me3:    cp 'S'
        jr nz,me1
        ret
help:   call clear
        ld bc,0x0204
        ld hl,m_h1
        call print
        ld bc,0x0404
        ld hl,m_h2
        call print
        ld bc,0x0604
        ld hl,m_h3
        call print
        call showall
        jp press
pause:  ld bc,0x0a0a
        ld hl,m_pause
        call print
        call showall
        call press
        ret
choose: ld hl,0
        ld (entry),hl
        xor a
        ld (digits),a
cs1:    call render2
        call press
        cp 12
        jr z,cs4
        cp 13
        jr z,cs5
        sub '0'
        jr c,cs1
        cp 10
        jr nc,cs1
        ld e,a
        ld hl,digits
        ld a,(hl)
        cp 5
        jr nc,cs1
        ld d,0
        ld hl,(entry)
        push de
        ld d,h
        ld e,l
        ld bc,6554
        or a
        sbc hl,bc
        pop hl
        jr nc,cs1
        ex de,hl
        add hl,hl
        ld b,h
        ld c,l
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,de
        jr c,cs1
        ld (entry),hl
        ld hl,digits
        inc (hl)
        jr cs1
cs4:    ld hl,0
        ld (entry),hl
        xor a
        ld (digits),a
        jr cs1
cs5:    ld hl,(entry)
        ld a,h
        or l
        IF GIVEUP
        ret z
        ELSE
        jr z,cs1
        ENDIF
        ld (num),hl
        pop hl
        jp new
render2:ld b,8                  ; the window over the board
rd1:    ld c,8
rd2:    push bc
        ld a,' '
        call char
        dec c
        call colour
        ld (hl),0x4f
        pop bc
        inc c
        ld a,c
        cp 24
        jr nz,rd2
        inc b
        ld a,b
        cp 13
        jr nz,rd1
        ld bc,0x090a
        ld hl,m_ask
        call print
        ld bc,0x0b0c
        ld a,(digits)
        or a
        ld hl,(entry)
        IF ROLL
        push af
        push hl
        ld bc,0x0b10
        ld hl,m_zero
        call print
        pop hl
        pop af
        ld a,5
        ld de,digits
        ex de,hl
        sub (hl)
        ex de,hl
        add a,0x10
        ld bc,0x0b00
        ld c,a
        ld a,(digits)
        or a
        ENDIF
        call nz,decimal
        IF ROLL = 0
        ld a,'_'
        call char
        ENDIF
        jp showall
