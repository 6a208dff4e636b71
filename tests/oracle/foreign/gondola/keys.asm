; Keys, questions, sounds.

; Code of the key held, 0 for none: capitals, digits, 13, with CAPS SHIFT 5 to 8 and 12 (DELETE).
scan:   ld hl,keymap
        ld bc,0FEFEh
sc1:    in a,(c)
        ld d,5
sc2:    rra
        jr c,sc3
        ld e,a
        ld a,(hl)
        or a
        jr nz,sc4
        ld a,e
sc3:    inc hl
        dec d
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
sc4:    ld c,a
        ld a,0FEh
        in a,(0FEh)
        rra
        ld a,c
        ret c
        cp "0"
        jr z,sc5
        cp "5"
        ret c
        cp "9"
        ret nc
        sub 48
        ret
sc5:    ld a,12
        ret

; A key counts when two frames agree on it. Only the keys that move repeat, after half a second.
getkey: call scan
        ld hl,prev
        cp (hl)
        ld (hl),a
        jr nz,gk0
        inc hl                          ; held
        or a
        jr z,gk1
        cp (hl)
        jr z,gk2
        ld (hl),a
        inc hl
        ld (hl),25
        ret
gk2:    inc hl
        dec (hl)
        jr nz,gk0
        ld (hl),6
        cp 9
        ret c
        cp "Q"
        ret z
        cp "A"
        ret z
        cp "O"
        ret z
        cp "P"
        ret z
gk0:    xor a
        ret
gk1:    ld (hl),0
        ret

; S: asks for a number in row 22, or in a window over the tiles. ENTER without a digit goes back to
; the game.
        IF WINDOW
ASKROW  equ 10
        ELSE
ASKROW  equ 22
        ENDIF
choose: ld de,asktxt
        ld bc,ASKROW*256
        call text
        ld hl,0
        ld (value),hl
        xor a
        ld (digits),a
chs1:   ld hl,(value)                   ; digits so far, then a flashing L
        ld a,(digits)
        ld b,a
        ld c,13
        or a
        jr z,chs3
        add a,c
        ld c,a
chs2:   call div10
        push hl
        push bc
        dec c
        ld b,ASKROW
        add a,48
        call putch
        pop bc
        pop hl
        dec c
        djnz chs2
        ld a,(digits)
        add a,13
        ld c,a
chs3:   ld b,ASKROW
        ld a,"L"
        call putch
        ld b,ASKROW
        ld a," "
        call putch
        ld hl,5800h+32*ASKROW+13
        ld a,(digits)
        ld b,7
        ld d,a
chs4:   ld (hl),38h
        ld a,d
        or a
        jr nz,chs5
        ld (hl),0B8h
chs5:   dec d
        inc l
        djnz chs4
chs6:   halt
        call getkey
        or a
        jr z,chs6
        cp 13
        jr z,chs9
        cp 12
        jr z,chs8
        sub "0"
        jr c,chs6
        cp 10
        jr nc,chs6
        ld e,a
        ld a,(digits)
        cp 5
        jr nc,chs6
        ld hl,(value)
        call times10
        jr c,chsb
        ld d,0
        add hl,de
        jr c,chsb
        ld (value),hl
        ld hl,digits
        inc (hl)
        jr chs1
chs8:   ld a,(digits)
        or a
        jr z,chs6
        dec a
        ld (digits),a
        ld hl,(value)
        call div10
        ld (value),hl
        jp chs1
chs9:   ld a,(digits)
        or a
        jr z,chsa
        ld hl,(value)
        ld a,h
        or l
        jr z,chsb
        push hl
        call wipeask
        pop hl
        jp setnum
chsa:   jp wipeask
chsb:   call buzz                       ; 0 or more than 65535
        call wipeask
        jp choose
wipeask:ld de,spaces
        ld bc,ASKROW*256
        call text
        ld hl,5800h+32*ASKROW
        ld b,32
wa1:    ld (hl),38h
        inc l
        djnz wa1
        IF WINDOW
        call drawall
        jp xcur
        ELSE
        ret
        ENDIF
times10:push de
        ld d,h
        ld e,l
        add hl,hl
        jr c,tt1
        add hl,hl
        jr c,tt1
        add hl,de
        jr c,tt1
        add hl,hl
tt1:    pop de
        ret
div10:  push bc                         ; HL / 10, remainder in A
        ld b,16
        xor a
dv1:    add hl,hl
        rla
        cp 10
        jr c,dv2
        sub 10
        inc l
dv2:    djnz dv1
        pop bc
        ret

; Z: yes. Another key than Y says no.
sure:   xor a
        IF SURE
        ld de,suretxt
        ld bc,22*256
        call text
su1:    halt
        call getkey
        or a
        jr z,su1
        push af
        call wipeask
        pop af
        cp "Y"
        ENDIF
        ret

; A falling sound with stripes in the border.
chirp:  di
        ld d,40
        ld e,70
cp1:    ld a,e
        and 7
        or 16
        out (254),a
        ld b,e
cp2:    djnz cp2
        and 7
        out (254),a
        ld b,e
cp3:    djnz cp3
        inc e
        inc e
        dec d
        jr nz,cp1
        ei
border: ld a,(bord)
        out (254),a
        ret
buzz:   ld d,30
bz1:    ld a,(bord)
        or 16
        out (254),a
        ld b,0
bz2:    djnz bz2
        call border
        ld b,0
bz3:    djnz bz3
        dec d
        jr nz,bz1
        ret
fanfare:ld hl,notes
ff1:    ld c,(hl)
        inc c
        ret z
        ld d,200
ff2:    ld a,23
        out (254),a
        ld b,c
ff3:    djnz ff3
        ld a,7
        out (254),a
        ld b,c
ff4:    djnz ff4
        dec d
        jr nz,ff2
        inc hl
        jr ff1
notes:  db 180,140,120,90,120,90,60,255
