; Squares: number entry.
kset:   call hclear
        call refresh
ks0:    xor a
        ld (blen),a
ks1:    call ksshow
ks2:    call getkey
        cp 13
        jr z,ksok
        cp 12
        jr z,ksdel
        if KSCANCEL = 1
        cp ' '
        jr z,ksquit
        endif
        cp '0'
        jr c,ks2
        cp '9'+1
        jr nc,ks2
        ld c,a
        ld a,(blen)
        cp KSMAX
        jr z,ks2
        ld e,a
        ld d,0
        ld hl,dbuf
        add hl,de
        ld (hl),c
        inc a
        ld (blen),a
        if CLICK > 0
        call click
        endif
        jr ks1
ksdel:  ld a,(blen)
        or a
        jr z,ks2
        dec a
        ld (blen),a
        jr ks1
ksok:   xor a
        ld (ksflag),a
        ld a,(blen)
        or a
        if KSEMPTY = 1
        jr z,ksquit
        else
        jr z,ks1
        endif
        ld b,a
        ld de,dbuf
        ld hl,0
ks3:    push bc
        ld b,h
        ld c,l
        add hl,hl
        call c,ksov
        add hl,hl
        call c,ksov
        add hl,bc
        call c,ksov
        add hl,hl
        call c,ksov
        ld a,(de)
        sub '0'
        inc de
        add a,l
        ld l,a
        ld a,h
        adc a,0
        ld h,a
        call c,ksov
        pop bc
        djnz ks3
        ld a,(ksflag)
        or a
        jr nz,ksbad2
        if FAULT != 38
        ld a,h
        or l
        jr z,ksbad2
        endif
        if FAULT = 40
        bit 7,h
        jr nz,ksbad2            ; signed compare
        endif
        if FAULT = 22
        res 7,h
        ld a,h
        or l
        jr z,ksbad2
        endif
        ld (num),hl
        jp newboard
ksbad2:
        if KSREJ = 0
        jp ks0
        endif
        if KSREJ = 2
        call buzz
        ld a,2
        ld (msg),a
        jp ks0
        endif
ksquit: call cls
        call frame
        ret

ksov:
        if FAULT != 39
        ld a,1
        ld (ksflag),a
        endif
        ret
ksflag: defb 0
ksshow: ld b,KSROW
        ld c,KSCOL
        ld hl,tprompt
        call print
        ld hl,dbuf
        ld a,(blen)
        or a
        jr z,kss2
        ld b,a
kss1:   ld a,(hl)
        inc hl
        push hl
        push bc
        call prch
        pop bc
        pop hl
        djnz kss1
kss2:   ld a,(pattr)
        push af
        or 128
        ld (pattr),a
        ld a,'L'
        call prch
        pop af
        ld (pattr),a
        ld a,' '
        call prch
        if DBUF = 1
        ld hl,0C000h
        ld de,4000h
        ld bc,6912
        ldir
        endif
        ret
