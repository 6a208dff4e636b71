; Keys, sounds, the number, the variables.

; HL as text in digits, spaces before it.
tostr:  push hl
        ld hl,digits
        ld b,5
ts0:    ld (hl),32
        inc hl
        djnz ts0
        pop hl
        ld de,digits+4
ts1:    ld b,16
        xor a
ts2:    add hl,hl
        rla
        cp 10
        jr c,ts3
        sub 10
        inc l
ts3:    djnz ts2
        add a,48
        ld (de),a
        dec de
        ld a,h
        or l
        jr nz,ts1
        ret

; Waits until no key is down, then for one, the marks blinking.
getkey: call keys
        jr nz,getkey
        call beat
        call keys
        jr nz,getkey
gk1:    call marks
        ld hl,500
gk2:    push hl
        ld hl,(clock)
        inc hl
        ld (clock),hl
        call keys
        pop hl
        jr nz,gk3
        dec hl
        ld a,h
        or l
        jr nz,gk2
        jr gk1
gk3:    call beat
        call keys
        jr z,gk1
        ld c,a
        ld a,0FEh
        in a,(254)
        rra
        ld a,c
        ret c
        cp "0"
        ret c
        cp "9"
        ret nc
        sub 48
        ret nz
        ld a,10
        ret
beat:   ld bc,1500
be1:    dec bc
        ld a,b
        or c
        jr nz,be1
        ret

; A = the key that is down, Z and 0 when none is. The shifts do not count.
keys:   ld hl,keymap
        ld bc,0FEFEh
ke1:    in e,(c)
        ld d,5
ke2:    ld a,(hl)
        inc hl
        rr e
        jr c,ke3
        or a
        ret nz
ke3:    dec d
        jr nz,ke2
        rlc b
        jr c,ke1
        xor a
        ret

squeak:
        IF FAULT = F_n_squeak_hangs
        ld a,(turns)                    ; the 31st removal never ends
        cp 30
squ0:   jr z,squ0
        ENDIF
        ld e,20
sq1:    ld a,(bord)
        xor 16
        ld c,200
sq2:    out (254),a
        xor 16
        ld b,e
sq3:    djnz sq3
        dec c
        jr nz,sq2
        ld a,e
        sub 4
        ld e,a
        jr nz,sq1
click:  ld c,60
cc1:    ld a,(bord)
        bit 0,c
        jr z,cc2
        or 16
cc2:    out (254),a
        djnz cc2
        dec c
        jr nz,cc1
        ld a,(bord)
        out (254),a
        ret

; S: a page of its own for the number, with a flashing L.
choose: ld hl,0
        ld (value),hl
        xor a
        ld (count),a
        call nohint
        ld (sel),a
ch1:    ld a,(turn)
        push af
        xor a
        ld (turn),a
        call wipe
        pop af
        ld (turn),a
        ld de,task
        ld bc,10*256+3
        call text
        ld a,(count)
        or a
        jr z,ch2
        ld hl,(value)
        call tostr
ch2:    ld a,(count)
        ld c,a
        ld a,5
        sub c
        ld e,a
        ld d,0
        ld hl,digits
        add hl,de
        ex de,hl
        ld bc,10*256+17
        call text
        ld a,c
        ld (flash),a
        ld de,tcur
        call text
        call mark
ch3:    call keys
        jr nz,ch3
        call beat
ch4:    call keys
        jr z,ch4
        push af
        call beat
        pop af
        cp 13
        jr z,ch7
        cp "0"
        jr c,ch3
        cp "9"+1
        jr nc,ch3
        ld c,a
        ld a,0FEh
        in a,(254)
        rra
        jr nc,ch6
        ld a,(count)
        cp 5
        jr z,ch3
        or a
        jr nz,ch5
        ld a,c
        cp "0"
        jr z,ch3                        ; no number begins with 0
ch5:    ld a,c
        sub 48
        ld hl,(value)
        ld d,h
        ld e,l
        ld b,9
ch51:   add hl,de
        jr c,ch9
        djnz ch51
        ld e,a
        ld d,0
        add hl,de
        jr c,ch9
        ld (value),hl
        ld a,(count)
        inc a
        ld (count),a
        call mark0
        jp ch1
ch6:    ld a,c
        cp "0"
        jr nz,ch3
        call mark0
        jp choose                       ; DELETE takes all back
ch7:    ld a,(count)
        or a
        jr z,ch3
        call mark0
        ld hl,(value)
        jp dealhl
ch9:    call mark0
        call click
        jp choose
mark0:  ld b,38h
        jr mk1
mark:   ld b,0B8h
mk1:    ld a,(flash)
        add a,40h
        ld l,a
        ld h,59h
        ld (hl),b
        ret

keymap: db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
tfall:  db "FALL",0
tstay:  db "STAY",0
tdead:  db "NO MORE MOVES",0
twon:   db "THE END. WELL DONE!",0
task:   db "WHICH BOARD? ",0
tcur:   db "L",0
digits: db "     ",0
pa:     db 0
pb:     db 0
sel:    db 0
cur:    db 17
falls:  db 1
turn:   db 0
turns:  db 0
cheat:  db 0
dead:   db 0
bord:   db 5
thick:  db 0
invert: db 0
rowsav: db 0
count:  db 0
flash:  db 0
glyph:  dw 0
clock:  dw 0
number: dw 0
seed:   dw 0
value:  dw 0
