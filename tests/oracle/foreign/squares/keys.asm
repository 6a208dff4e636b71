; Squares: keys.
        if KEYS = 1
getkey: ld iy,5C3Ah
        if LKZ = 0
        if LKKEEP = 0
        res 5,(iy+1)
        endif
gk1:    call tick
        bit 5,(iy+1)
        jr z,gk1
        res 5,(iy+1)
        ld a,(5C08h)
        else
        xor a
        ld (5C08h),a
gk1:    call tick
        ld a,(5C08h)
        or a
        jr z,gk1
        endif
        cp 'a'
        ret c
        cp 'z'+1
        ret nc
        and 0DFh
        ret
        endif

        if KEYS = 0 or KEYS = 2
getkey:
        if DEB = 0              ; wait until all keys are up, then one down
gk1:    call tick
        call scan
        or a
        jr nz,gk1
gk2:    call tick
        call scan
        or a
        jr z,gk2
        ret
        endif
        if DEB = 1              ; auto-repeat
gk1:    call tick
        call scan
        or a
        jr nz,gk2
        ld (lastk),a
        jr gk1
gk2:    ld b,a
        ld a,(lastk)
        cp b
        ld a,b
        jr z,gk3
        ld (lastk),a
        ld a,RDEL
        ld (repc),a
        ld a,b
        ret
gk3:
        if REPARR = 1
        cp 12
        jr nc,gk1
        endif
        ld hl,repc
        dec (hl)
        jr nz,gk1
        ld (hl),RPER
        ld a,b
        ret
        endif
        if DEB = 2              ; two equal scans, then a change
gk1:    call tick
        call scan
        ld b,a
        call tick
        call scan
        cp b
        jr nz,gk1
        ld hl,lastk
        cp (hl)
        jr z,gk1
        ld (hl),a
        or a
        jr z,gk1
        ret
        endif
        endif

        if KEYS = 0
scan:   push bc
        push de
        push hl
        call 028Eh
        jr nz,sc0
        call 031Eh
        jr nc,sc0
        ld c,a
        ld a,b
        cp 27h
        ld a,c
        call z,capsmap
        jr sc1
sc0:    xor a
sc1:    pop hl
        pop de
        pop bc
        ret
        endif

        if KEYS = 2 or KEYS = 3
scan:   push bc
        push de
        push hl
        ld bc,0FEFEh
        ld hl,ktab
        ld d,8
sn1x:   in a,(c)
        cpl
        and 1Fh
        ld e,5
sn2x:   rra
        jr c,sn4x
sn3x:   inc hl
        dec e
        jr nz,sn2x
        rlc b
        dec d
        jr nz,sn1x
sn0x:   xor a
        jr sn9x
sn4x:   push af
        ld a,(hl)
        or a
        jr nz,sn5x
        pop af
        jr sn3x
sn5x:   ld c,a
        pop af
        ld a,0FEh
        in a,(0FEh)
        rra
        ld a,c
        call nc,capsmap
sn9x:   pop hl
        pop de
        pop bc
        ret
ktab:   defb 0
        defm "ZXCVASDFGQWERT1234509876POIUY"
        defb 13
        defm "LKJH "
        defb 0
        defm "MNB"
        endif

capsmap:
        cp '5'
        jr z,cm5
        cp '6'
        jr z,cm6
        cp '7'
        jr z,cm7
        cp '8'
        jr z,cm8
        cp '0'
        ret nz
        ld a,12
        ret
cm5:    ld a,8
        ret
cm6:    ld a,10
        ret
cm7:    ld a,11
        ret
cm8:    ld a,9
        ret

        if KEYS = 3
im2on:  di
        ld hl,0FE00h
        ld de,0FE01h
        ld bc,256
        ld (hl),0FDh
        ldir
        ld hl,0FDFDh
        ld (hl),0C3h
        inc hl
        ld (hl),ihand & 255
        inc hl
        ld (hl),ihand / 256
        ld a,0FEh
        ld i,a
        im 2
        ei
        ret
ihand:  push af
        push bc
        push de
        push hl
        call scan
        ld hl,lastk
        cp (hl)
        jr z,ih1
        ld (hl),a
        or a
        jr z,ih1
        ld (kq),a
ih1:
        if IM2ROM = 1
        pop hl
        pop de
        pop bc
        pop af
        jp 0038h
        else
        pop hl
        pop de
        pop bc
        pop af
        ei
        reti
        endif
getkey: call tick
        ld a,(kq)
        or a
        jr z,getkey
        push af
        xor a
        ld (kq),a
        pop af
        ret
        endif
