; Waits for a key and gives its code in A: 8 to 13, a digit or a capital. MIT licence.

getkey:
    if INP < 2
        set 3,(iy+1)
gk1:
    if INP = 0
        halt
    endif
        bit 5,(iy+1)
        jr z,gk1
        res 5,(iy+1)
        ld a,(5c08h)
    endif
    if INP = 2
gk0:    call 028eh
        jr nz,gk0
        call 031eh
        jr c,gk0
gk1:    ld hl,(rcount)
        inc l
        ld a,l
        ld (rcount),a
        call 028eh
        jr nz,gk1
        call 031eh
        jr nc,gk1
        ld c,0
        ld d,8
        ld e,a
        call 0333h
    endif
    if INP > 2
gk0:    call ports
        or a
        jr nz,gk0
gk1:    ld hl,rcount
        inc (hl)
    if INP = 4
        halt
    endif
        call ports
        or a
        jr z,gk1
    endif
        cp 'a'
        jr c,gk2
        cp 'z'+1
        jr nc,gk2
        and 0dfh
gk2:    jp fltkey

    if INP > 2
; A := code of the key that is held, or 0.
ports:  ld hl,keytab
        ld bc,0fefeh
po1:    in a,(c)
        cpl
        and 1fh
        bit 0,b
        jr nz,po2
        and 1eh
po2:    bit 7,b
        jr nz,po3
        and 1dh
po3:    ld d,5
po4:    rrca
        jr c,po5
        inc hl
        dec d
        jr nz,po4
        rlc b
        jr c,po1
        xor a
        ret
po5:    ld a,(hl)
        ld e,a
        ld bc,0fefeh
        in a,(c)
        rrca
        ld a,e
        ret c
        cp '0'
        jr z,po6
        cp '5'
        ret c
        cp '9'
        ret nc
        sub '5'
        ld e,a
        ld d,0
        ld hl,arrtab
        add hl,de
        ld a,(hl)
        ret
po6:    ld a,12
        ret
arrtab: db 8,10,11,9
keytab: db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",0,"MNB"
    endif
