; Reads keys and the board number.

; A = next key in capitals; the pair shown may end while it waits.
getkey: halt
        if HTIME
        ld a,(hna)
        or a
        jr z,gk1
        ld hl,(htime)
        dec hl
        ld (htime),hl
        ld a,h
        or l
        jr nz,gk1
        call nohint
        call attrs
gk1:
        endif
        if KBD=0
        bit 5,(iy+1)
        jr z,getkey
        res 5,(iy+1)
        ld a,(23560)
        cp 'a'
        ret c
        and 0xDF
        ret
        else
        call scan
        ld hl,lastk
        cp (hl)
        jr nz,gk2
        if KBD=2
        cp 8
        jr c,getkey
        cp 12
        jr nc,getkey
        ld hl,reps
        dec (hl)
        jr nz,getkey
        ld (hl),6
        ret
        else
        jr getkey
        endif
gk2:    ld (hl),a
        ld hl,reps
        ld (hl),30
        or a
        jr z,getkey
        ret

; A = key that is held, or 0.
scan:   ld hl,keytab
        ld bc,0xFEFE
sc1:    in a,(c)
        cpl
        and 31
        ld e,a
        ld a,b
        cp 0xFE
        jr nz,sc2
        res 0,e
sc2:    cp 0x7F
        jr nz,sc3
        res 1,e
sc3:    ld d,5
sc4:    srl e
        jr c,sc5
        inc hl
        dec d
        jr nz,sc4
        rlc b
        jr c,sc1
        xor a
        ret
sc5:    ld c,(hl)
        ld a,0xFE
        in a,(0xFE)
        rra
        ld a,c
        ret c
        cp '0'
        ld c,12
        jr z,sc6
        cp '5'
        ret c
        cp '9'
        ret nc
        ld c,8
        jr z,sc6
        sub '5'
        ld c,8
        jr z,sc6
        ld c,10
        dec a
        jr z,sc6
        ld c,11
        dec a
        jr z,sc6
        ld c,9
sc6:    ld a,c
        ret
keytab: db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
        endif

; S: reads a board number at the bottom left.
entry:  
        if GIVEUP
        call unsel
        call attrs
        endif
en0:    xor a
        ld (elen),a
en1:    call eshow
        call getkey
        cp 13
        jr z,en4
        cp 12
        jr z,en3
        cp '0'
        jr c,en1
        cp '9'+1
        jr nc,en1
        ld c,a
        ld a,(elen)
        cp 5
        jr nc,en1
        ld l,a
        ld h,0
        inc a
        ld (elen),a
        ld de,ebuf
        add hl,de
        ld (hl),c
        jr en1
en3:    ld a,(elen)
        or a
        jr z,en1
        dec a
        ld (elen),a
        jr en1
en4:    ld a,(elen)
        or a
        if ENTEMPTY
        jp z,encan
        else
        jr z,en1
        endif
        ld b,a
        ld ix,ebuf
        ld hl,0
en5:    ld d,h
        ld e,l
        xor a
        add hl,hl
        adc a,0
        add hl,hl
        adc a,0
        add hl,de
        adc a,0
        add hl,hl
        adc a,0
        ld e,(ix+0)
        res 5,e
        res 4,e
        ld d,0
        add hl,de
        adc a,0
        jr nz,enbad
        inc ix
        djnz en5
        ld a,h
        or l
        jr z,enbad
        ld (num),hl
        ld bc,0x1700
        call attaddr
        ld b,10
en6:    ld (hl),A_TEXT
        inc l
        djnz en6
        if F_snumcheat
        ld a,(cheat)
        push af
        call newgame
        pop af
        ld (cheat),a
        jp setborder
        endif
        if F_sgrav
        ld a,1
        ld (grav),a
        endif
        if F_shist
        ld a,(nmov)
        push af
        call newgame
        pop af
        ld (nmov),a
        ret
        endif
        if F_sborder
        xor a
        ld (tmp),a
        jp newgame1
        endif
        jp newgame
enbad:  
        if ENTBAD=0
        jp en0
        endif
encan:  call erow
        jp number

; Clears the line of the number.
erow:   ld bc,0x1700
er1:    ld a,' '
        call putc
        push bc
        call attaddr
        pop bc
        ld (hl),A_TEXT
        inc c
        ld a,c
        cp 10
        jr nz,er1
        ret

; Shows the digits typed so far and the flashing L.
eshow:  call erow
        ld bc,0x1700
        ld hl,ebuf
        ld a,(elen)
        or a
        jr z,es2
es1:    push af
        ld a,(hl)
        push hl
        call putc
        pop hl
        inc hl
        inc c
        pop af
        dec a
        jr nz,es1
es2:    ld a,'L'
        call putc
        push bc
        call attaddr
        pop bc
        set 7,(hl)
        ret
