enter:  ld de,(pair)
        ld a,d
        or a
        jr nz,remove
        ld e,(hl)
        ld d,BOARD/256
        ld a,(de)
        or a
        ret z
        ld d,e
        ld hl,sel
        ld e,(hl)
        ld a,e
        or a
        jr z,enter2
        cp d
        jr z,enter3
        push de
        call joined
        pop de
        jr c,remove
        if OTHER = 1
        ret
        endif
        if OTHER = 2
        jr enter3
        endif
enter2: ld hl,sel
        ld (hl),d
        ret
enter3: xor a
        ld (sel),a
        ret
; carry: D and E are of one kind and can be joined
joined: ld h,BOARD/256
        ld l,d
        ld a,(hl)
        ld l,e
        cp (hl)
        scf
        ccf
        ret nz
        ld a,d
        push de
        call flood
        pop de
        ld h,MARKS/256
        ld l,e
        ld a,(hl)
        rla
        ret
remove: ld h,BOARD/256
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        if SOUNDFIRST
        call noise
        endif
        ld a,(grav)
        or a
        call nz,settle
        ld hl,time
        inc (hl)
        ld a,(hl)
        ld (last),a
        call keep
        call clear
        if SOUNDFIRST = 0
        call show
        call noise
        endif
        jp status
clear:  xor a
        ld (sel),a
        ld h,a
        ld l,a
        ld (pair),hl
        ret
; let the tiles fall
settle: ld b,5
settl1: ld hl,BOARD+127-16
settl2: ld a,(hl)
        or a
        jr nz,settl3
        ld a,l
        ld e,a
        sub 16
        ld l,a
        ld a,(hl)
        ld (hl),0
        ld l,e
        ld (hl),a
settl3: dec l
        ld a,l
        cp 32
        jr nc,settl2
        djnz settl1
        ret
back:   ld a,(time)
        or a
        ret z
        dec a
        jr travel
forw:   ld a,(time)
        ld hl,last
        cp (hl)
        ret z
        inc a
        jr travel
restart:
        ld hl,time
        xor a
        cp (hl)
        ret z
        jr travel
lastm:  ld hl,last
        ld a,(time)
        cp (hl)
        ret z
        ld a,(hl)
travel: ld (time),a
        ld a,2
        ld (red),a
        call slot
        ld hl,BOARD
        ex de,hl
        ld bc,128
        ldir
        call clear
; the colour of the border
status: ld a,(time)
        cp 42
        ld c,7
        jr z,ended
        ld de,START*257
        ld ix,zero
        call next
        ld c,0
        jr nc,ended
        ld c,5
        if WONRED = 2
        jr paint
        endif
        if WONRED = 0
ended:  ld a,(red)
        or a
        jr z,paint
        ld c,a
        endif
        if WONRED = 1
        ld a,(red)
        or a
        jr z,paint
        ld c,a
        jr paint
ended:
        endif
        if WONRED = 2
ended:  ld a,(red)
        or a
        jr z,paint
        ld c,a
        endif
paint:  ld a,c
        out (254),a
        ld (border),a
        rlca
        rlca
        rlca
        bit 2,c
        jr nz,paint1
        or 7
paint1: ld (5C48h),a
        ret
noise:
        if SOUND = 0
        ld c,30
noise1: ld a,(border)
        xor 16
        out (254),a
        ld b,c
        djnz $
        ld a,(border)
        out (254),a
        ld b,c
        djnz $
        inc c
        jr nz,noise1
        endif
        if SOUND = 1
        ld hl,1000h
noise1: ld a,(hl)
        and 16
        ld c,a
        ld a,(border)
        or c
        out (254),a
        ld b,20
        djnz $
        inc hl
        bit 2,h
        jr z,noise1
        endif
        if SOUND = 2
        push ix
        ld de,12
        ld hl,500
        call 03B5h
        ld de,20
        ld hl,300
        call 03B5h
        di
        pop ix
        endif
        ret
