; Keys, sound, pause, entry of a number.
getkey:
        if KEYS = 0
        res 5,(iy+1)
gk0:    ld hl,(rndcnt)
        inc hl
        ld (rndcnt),hl
        bit 5,(iy+1)
        jr z,gk0
        ld a,(23560)
        cp 97
        ret c
        and 0dfh
        ret
        else
gk1:    call scan
        or a
        jr nz,gk1
        ld hl,(rndcnt)
        inc hl
        inc hl
        inc hl
        ld (rndcnt),hl
gk2:    ld hl,(rndcnt)
        inc hl
        ld (rndcnt),hl
        call scan
        or a
        jr z,gk2
        ld c,a
        ld b,0
gk3:    djnz gk3
gk4:    djnz gk4
        call scan
        cp c
        jr nz,gk2
        ld b,a
        ld a,0feh
        in a,(254)
        rra
        ld a,b
        ret c
        ld hl,capsk
        ld b,5
gk5:    cp (hl)
        inc hl
        jr z,gk6
        inc hl
        djnz gk5
        ret
gk6:    ld a,(hl)
        ret
capsk:  db "5",8,"6",10,"7",11,"8",9,"0",12
; the first key that is down, 0 for none; shift keys do not count
scan:   ld hl,keytab
        ld d,0feh
sc1:    ld a,d
        in a,(254)
        ld b,5
sc2:    rra
        jr nc,sc3
sc2b:   inc hl
        djnz sc2
        rlc d
        jr c,sc1
        xor a
        ret
sc3:    ld e,a
        ld a,(hl)
        or a
        ret nz
        ld a,e
        jr sc2b
keytab: db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
        endif

pause:
        if KEYS = 0
        ld b,a
ps1:    halt
        djnz ps1
        ret
        else
        ld b,a
ps1:    ld hl,2600
ps2:    dec hl
        ld a,h
        or l
        jr nz,ps2
        djnz ps1
        ret
        endif

sound:
        if SOUND = 0
        push ix
        ld hl,400
        ld de,20
        call 949
        if KEYS = 1
        di
        endif
        pop ix
        ret
        endif
        if SOUND = 1
        ld a,(bordv)
        ld d,60
so1:    xor 16
        out (254),a
        ld b,d
so2:    djnz so2
        dec d
        jr nz,so1
        ld a,(bordv)
        out (254),a
        ret
        endif
        if SOUND = 2
        ld hl,aytab
        ld e,0
so3:    ld bc,0fffdh
        out (c),e
        ld b,0bfh
        ld a,(hl)
        out (c),a
        inc hl
        inc e
        ld a,e
        cp 14
        jr nz,so3
        ld a,(bordv)
        xor 16
        out (254),a
        xor 16
        out (254),a
        ret
aytab:  db 90,0,0,0,0,0,0,62,16,0,0,0,12,9
        endif

kset:   call dropall
        call show
ks0:    ld hl,askat
        ld de,asktxt
        call print
        xor a
        ld (nlen),a
ks1:    call askdraw
        call getkey
        cp 13
        jr z,ks4
        cp 12
        jr z,ks3
        cp 48
        jr c,ks1
        cp 58
        jr nc,ks1
        ld c,a
        ld hl,nlen
        ld a,(hl)
        cp 5
        jr z,ks1
        inc (hl)
        ld hl,nbuf
        call addhla
        ld (hl),c
        jr ks1
ks3:    ld hl,nlen
        ld a,(hl)
        or a
        jr z,ks1
        dec (hl)
        jr ks1
ks4:    ld a,(nlen)
        or a
        jr z,ks0
        ld b,a
        ld hl,0
        ld de,nbuf
ks5:    push bc
        ld b,h
        ld c,l
        xor a
        ld a,9
ks6:    add hl,bc
        jr c,ksbad
        dec a
        jr nz,ks6
        ld a,(de)
        inc de
        sub 48
        ld c,a
        ld b,0
        add hl,bc
        jr c,ksbad
        pop bc
        djnz ks5
        ld a,h
        or l
        jr z,ks0
        ld (num),hl
        call askclr
        jp deal
ksbad:  pop bc
        jr ks0
; number typed so far and the flashing L
askdraw:
        ld hl,askat+ASKW
        ld de,nbuf
        ld a,(nlen)
        or a
        jr z,ad2
        ld b,a
ad1:    push bc
        ld a,(de)
        inc de
        call prchar
        pop bc
        djnz ad1
ad2:    ld a,'L'
        call prchar
        push hl
        dec hl
        call attrad
        set 7,(hl)
        pop hl
        ld a,32
        call prchar
        ld a,32
        call prchar
        ret
askclr: ld hl,askat
        ld b,ASKW+8
ac1:    push bc
        ld a,32
        call prchar
        pop bc
        djnz ac1
        ret
