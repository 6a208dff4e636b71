enter:  ld de,(hint)
        ld a,d
        or a
        jr nz,remove
        ld hl,at
        ld d,(hl)
        ld l,d
        call kind
        jp z,main1
        ld c,a
        ld hl,sel
        ld a,(hl)
        or a
        jr z,choose
        ld e,a
        cp d
        jr z,free
        ld l,e
        call kind
        cp c
        jr nz,other
        call link
        jr c,remove
other:  ld hl,sel
        if OTHER = 1
        jp main
        endif
        if OTHER = 2
        jr free
        endif
choose: ld (hl),d
        jp main
free:   ld (hl),0
        jp main
; the kind of the tile in the cell L, Z: none
kind:   ld h,VIEW/256
        ld a,(hl)
        or a
        ret z
        add a,KIND-1 AND 255
        ld l,a
        ld h,KIND/256
        ld a,(hl)
        or a
        ret
; a removal ends what could have been done again
remove: push de
        ld hl,WHEN
        ld b,84
        ld a,(now)
        ld c,a
remov1: ld a,c
        cp (hl)
        jr nc,remov2
        ld (hl),255
remov2: inc l
        djnz remov1
        pop de
        inc c
        ld a,c
        ld (now),a
        ld (top),a
        ld h,VIEW/256
        ld l,d
        call stamp
        ld l,e
        call stamp
        call derive
        call judge
        if SOUNDFIRST = 0
        xor a
        ld (sel),a
        ld h,a
        ld l,a
        ld (hint),hl
        call draw
        endif
        call sound
        jp idle
; note the time C for the tile in the cell L
stamp:  push hl
        ld a,(hl)
        add a,WHEN-1 AND 255
        ld l,a
        ld h,WHEN/256
        ld (hl),c
        pop hl
        ret
; make the view of the present time
derive: ld hl,VIEW
        ld b,128
deriv1: ld (hl),0
        inc l
        djnz deriv1
        ld hl,WHEN+83
        ld b,110
deriv2: ld a,(now)
        cp (hl)
        jr nc,deriv4
        ld a,l
        sub WHEN-1 AND 255
        ld e,b
        ld d,VIEW/256
        push hl
        ld h,a
        ld a,(grav)
        or a
        call nz,lowest
        ld a,h
        ld (de),a
        pop hl
deriv4: dec l
        dec b
        ld a,b
        and 15
        jr nz,deriv5
        dec b
        dec b
deriv5: ld a,b
        cp 17
        jr nc,deriv2
        ret
; E = the lowest empty cell of the column of E
lowest: ld a,e
        and 15
        add a,96
        ld e,a
lowes1: ld a,(de)
        or a
        ret z
        ld a,e
        sub 16
        ld e,a
        jr lowes1
; the colour of the border
judge:  ld a,(now)
        sub 42
        ld c,7
        jr z,finish
        ld hl,sel
        ld b,(hl)
        push bc
        push hl
        ld (hl),0
        ld de,0
        xor a
        ld (hunted),a
        call next
        pop hl
        pop bc
        ld (hl),b
        ld c,0
        jr nc,finish
        ld c,5
        if WONRED < 2
        jr cheat
        else
        jr tell
        endif
finish:
        if WONRED = 1
        jr tell
        endif
cheat:  ld a,(red)
        or a
        jr z,tell
        ld c,a
tell:   ld a,c
        out (254),a
        ld (border),a
        add a,a
        add a,a
        add a,a
        cp 32
        jr nc,tell1
        or 7
tell1:  ld (5C48h),a
        ret
sound:
        if SOUND = 0
        di
        ld hl,0E060h
        ld a,(border)
sound1: xor 16
        out (254),a
        ld b,l
        djnz $
        inc l
        inc h
        jr nz,sound1
        ei
        endif
        if SOUND = 1
        ld de,30
        ld hl,120
        call 03B5h
        endif
        if SOUND = 2
        ld b,8
sound1: halt
        ld a,(border)
        xor 16
        out (254),a
        djnz sound1
        ld de,5
        ld hl,800
        call 03B5h
        endif
        ld a,(border)
        out (254),a
        ret
