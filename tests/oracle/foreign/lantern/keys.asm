; Keys: results are 8 left, 9 right, 10 down, 11 up, 12 DELETE, 13 ENTER,
; digits and capital letters; 0 is none.

getkey:
        if KM = 0
        bit 5,(iy+1)
        ld a,0
        ret z
        res 5,(iy+1)
        ld a,(23560)
        cp 'a'
        ret c
        cp 'z'+1
        ret nc
        and 223
        ret
        endif
        if KM = 4
        ld hl,keybuf
        ld a,(hl)
        or a
        ret z                   ; nothing is lost if the key comes now
        ld (hl),0
        ret
        endif

; a new event of the keyboard, or 0
event:
        if SCANROM
        call romscan
        else
        call portscan
        endif
        if DEBOUNCE
        ld hl,rawk
        cp (hl)
        ld (hl),a
        ld a,0
        ret nz
        ld a,(hl)
        endif
        ld hl,prevk
        cp (hl)
        jr z,ev2
        if KREL
        ld b,(hl)
        ld (hl),a
        inc b
        dec b
        jr z,ev1
        xor a                   ; a change without release is no event
        ret
ev1:
        else
        ld (hl),a
        endif
        ld hl,REPDEL
        ld (repcnt),hl
        ret
ev2:
        if REPPER
        or a
        ret z
        ld hl,(repcnt)
        dec hl
        ld (repcnt),hl
        ld a,h
        or l
        ld a,0
        ret nz
        ld hl,REPPER
        ld (repcnt),hl
        ld a,(prevk)
        ret
        else
        xor a
        ret
        endif

        if SCANROM
romscan:
        call $028e
        ld a,0
        ret nz
        call $031e
        jr c,rs1
        xor a
        ret
rs1:    ld c,a
        ld a,b
        cp $27
        ld a,c
        jr z,shifted
        ret
        endif

portscan:
        ld bc,$fefe
        in a,(c)
        cpl
        and 1
        ld (caps),a
        ld hl,keytab
        ld d,8
ps1:    in a,(c)
        cpl
        and 31
        jr z,ps3
        ld e,a
        push hl
ps2:    srl e
        jr nc,ps4
        ld a,(hl)
        or a
        jr nz,ps5
ps4:    inc hl
        ld a,e
        or a
        jr nz,ps2
        pop hl
ps3:    push de
        ld de,5
        add hl,de
        pop de
        rlc b
        dec d
        jr nz,ps1
        xor a
        ret
ps5:    pop hl
        ld c,a
        ld a,(caps)
        or a
        ld a,c
        ret z
shifted:
        cp '0'
        jr nz,sh1
        ld a,12
        ret
sh1:    cp '5'
        ret c
        cp '9'
        ret nc
        sub '5'
        ld hl,arrows
        add a,l
        ld l,a
        jr nc,sh2
        inc h
sh2:    ld a,(hl)
        ret

arrows: defb 8,10,11,9
keytab: defb 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",0,"MNB"

        if KM = 4
isr:    push af
        push bc
        push de
        push hl
        if MUSIC
        call tune
        endif
        call event
        or a
        jr z,is1
        ld (keybuf),a
is1:    pop hl
        pop de
        pop bc
        pop af
        ei
        ret
        endif

; a short piece of a tone each frame
tune:
        if MUSIC
        ld hl,tunepos
        inc (hl)
        ld a,(hl)
        rrca
        rrca
        rrca
        and 15
        ld hl,notes
        add a,l
        ld l,a
        jr nc,tu1
        inc h
tu1:    ld c,(hl)
        ld d,MUSLEN
        ld a,(bordv)
tu2:    xor 16
        out (254),a
        ld b,c
tu3:    djnz tu3
        dec d
        jr nz,tu2
        ret
tunepos:defb 0
notes:  defb 90,80,71,60,71,80,90,120,90,71,60,53,60,71,80,90
        else
        ret
        endif

; the sound of a removed pair
beep:
        if SOUND = 1
        ld hl,400
        ld de,BEEPLEN
        call $03b5
        endif
        if SOUND = 2
        di
        ld d,BEEPLEN
        ld a,(bordv)
bp1:    xor 16
        out (254),a
        ld b,d
bp2:    djnz bp2
        dec d
        jr nz,bp1
        if NOINT = 0
        ei
        endif
        endif
        ret
