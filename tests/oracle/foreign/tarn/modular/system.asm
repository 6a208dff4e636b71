; Interrupts, keys, music, messages, menu, help, window.
initim:
        IF SHADOW
        ld bc,0x7ffd
        ld a,0x17
        out (c),a
        ENDIF
        ld hl,0xbe00
        ld de,0xbe01
        ld bc,256
        ld (hl),0xbf
        ldir
        ld a,0xc3
        ld (0xbfbf),a
        ld hl,isr
        ld (0xbfc0),hl
        ld a,0xbe
        ld i,a
        im 2
        ei
        ret
isr:    push af
        push bc
        push de
        push hl
        ld hl,(frames)
        inc hl
        ld (frames),hl
        call keyscan
        ld b,a
        ld a,(lastk)
        cp b
        jr z,is2
        IF KEYUP
        ld c,a
        ld a,b
        ld (lastk),a
        or a
        jr nz,is2
        ld a,c
        ld (key),a
        ELSE
        ld a,b
        ld (lastk),a
        or a
        jr z,is2
        ld (key),a
        ENDIF
is2:    ld hl,msgt
        ld a,(hl)
        or a
        jr z,is3
        dec (hl)
        jr nz,is3
        ld a,1
        ld (dirty),a
is3:    ld hl,fr50
        dec (hl)
        jr nz,is4
        ld (hl),50
        ld hl,(secs)
        inc hl
        ld (secs),hl
        IF CLOCK
        ld a,1
        ld (dirty),a
        ENDIF
is4:
        IF PIXSCROLL
        ld a,(frames)
        and 7
        jr nz,px2
        ld hl,(scrp)
        ld a,(hl)
        inc hl
        or a
        jr nz,px1
        ld hl,scrtext
        ld a,32
px1:    ld (scrp),hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3c00
        add hl,de
        ld de,chbuf
        ld bc,8
        ldir
px2:    ld de,chbuf
        ld hl,0x401f
        ld c,8
px3:    ld a,(de)
        rlca
        ld (de),a
        rrca
        rla
        push hl
        ld b,32
px4:    rl (hl)
        dec l
        djnz px4
        pop hl
        inc h
        inc de
        dec c
        jr nz,px3
        ENDIF
        IF SCROLL
        ld a,(frames)
        and SCROLL
        jr nz,is6
        inc a
        ld (dirty),a
        ld hl,(scrp)
        inc hl
        ld (scrp),hl
        ld de,scrend-32
        or a
        sbc hl,de
        jr nz,is6
        ld hl,scrtext
        ld (scrp),hl
is6:
        ENDIF
        IF BLINK + PAIRBLINK
        ld a,(frames)
        and 15
        jr nz,is5
        inc a
        ld (dirty),a
is5:
        ENDIF
        ld a,(music)
        or a
        call nz,tune
        pop hl
        pop de
        pop bc
        pop af
        ei
        ret
tune:   ld a,(frames)
        and 7
        ret nz
        ld a,(frames)
        rrca
        rrca
        rrca
        and 15
        ld hl,notes
        add a,l
        ld l,a
        jr nc,tu1
        inc h
tu1:    ld e,(hl)
        IF AY
        ld bc,0xfffd
        xor a
        out (c),a
        ld b,0xbf
        out (c),e
        ld b,0xff
        ld a,7
        out (c),a
        ld b,0xbf
        ld a,0x3e
        out (c),a
        ld b,0xff
        ld a,8
        out (c),a
        ld b,0xbf
        ld a,10
        out (c),a
        ret
        ELSE
        ld c,16
tu2:    ld a,(bord)
        or 0x10
        out (254),a
        ld b,e
        djnz $
        and 7
        out (254),a
        ld b,e
        djnz $
        dec c
        jr nz,tu2
        ret
        ENDIF
notes:  db 120,100,90,80,120,100,90,80,60,70,80,90,100,110,120,130
keyscan:ld bc,0xfefe            ; A = key that is pressed, or 0
        in a,(c)
        cpl
        and 1
        ld d,a
        ld hl,keytab
        ld b,0xfe
ks1:    in a,(c)
        cpl
        and 0x1f
        ld e,5
ks2:    rrca
        jr c,ks4
ks3:    inc hl
        dec e
        jr nz,ks2
        rlc b
        jr c,ks1
        ld a,(joy)
        or a
        ret z
        in a,(0x1f)
        ld e,a
        and 0xe0
        ld a,0
        ret nz
        ld a,e
        rrca
        ld e,2
        jr c,ksj
        rrca
        ld e,1
        jr c,ksj
        rrca
        ld e,3
        jr c,ksj
        rrca
        ld e,4
        jr c,ksj
        rrca
        ld e,13
        jr c,ksj
        ld e,0
ksj:    ld a,e
        ret
ks4:    ld (ksa),a
        ld a,(hl)
        or a
        ld a,(ksa)
        jr z,ks3                ; a shift key
        ld a,(hl)
        IF QAOP
        ld e,1
        cp 'O'
        jr z,ksj
        ld e,3
        cp 'A'
        jr z,ksj
        inc e
        cp 'Q'
        jr z,ksj
        ld e,13
        cp 32
        jr z,ksj
        ENDIF
        dec d
        ret nz
        ld e,1
        cp '5'
        jr z,ksj
        inc e
        cp '8'
        jr z,ksj
        inc e
        cp '6'
        jr z,ksj
        inc e
        cp '7'
        jr z,ksj
        cp '0'
        ret nz
        ld a,12
        ret
ksa:    db 0
keytab: db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",' ',0,"MNB"
