; Keys: five ways to read them. Each gives 8 to 11 for arrows, 12 for DELETE, 13 for ENTER or a letter.
getkey:
        IF KEYBOARD = KEYBOARD_LASTK
        IF KEYFLUSH
        res 5,(iy+1)
        ENDIF
gk1:    call idle
        bit 5,(iy+1)
        jr z,gk1
        res 5,(iy+1)
        ld a,(5C08h)
        cp 97
        ret c
        cp 123
        ret nc
        and 0DFh
        ret
        ELSE
        IF KEYBOARD = KEYBOARD_KEYSCAN
gk1:    halt
        call idle
        call 028Eh
        jr nz,gk1
        call 031Eh
        jr nc,gk2
        ld e,a
        ld d,8
        ld c,0
        call 0333h
        ld c,a
        ld a,(lraw_)
        or a
        jr nz,gk3
        ld a,c
        ld (lraw_),a
        ld a,0
        ld (krep_),a
        ld a,c
        cp 97
        ret c
        cp 123
        ret nc
        and 0DFh
        ret
gk2:    xor a
        ld (lraw_),a
        jr gk1
gk3:
        IF KEYREPEAT
        cp c
        jr nz,gk1
        ld a,(krep_)
        inc a
        ld (krep_),a
        cp 30
        jr c,gk1
        ld a,25
        ld (krep_),a
        ld a,c
        cp 8
        jr c,gk1
        cp 12
        jr nc,gk1
        ret
        ELSE
        jr gk1
        ENDIF
        ELSE
        IF KEYBOARD = KEYBOARD_IM2
        IF KEYFLUSH
        xor a
        ld (kbuf_),a
        ENDIF
gk1:    halt
        call idle
        ld a,(kbuf_)
        or a
        jr z,gk1
        ld c,a
        xor a
        ld (kbuf_),a
        ld a,c
        ret

; The interrupt routine for IM 2: puts a new key into kbuf_.
inth:   push af
        push bc
        push de
        push hl
        ld hl,(5C78h)
        inc hl
        ld (5C78h),hl
        call kscan
        or a
        jr z,ih1
        ld c,a
        ld a,(lraw_)
        or a
        jr nz,ih2
        ld a,c
        ld (kbuf_),a
ih1b:   ld a,c
ih1:    ld (lraw_),a
ih2:    pop hl
        pop de
        pop bc
        pop af
        ei
        ret
        ELSE
        IF KEYREPEAT
gk0:    ld a,(lraw_)
        or a
        jr z,gk1
        ld b,a
        call idle
        call kscan
        ld hl,lraw_
        cp (hl)
        jr nz,gk9
        ld a,(krep_)
        inc a
        ld (krep_),a
        call dly
        cp 120
        jr c,gk0
        ld a,110
        ld (krep_),a
        ld a,(lraw_)
        cp 8
        jr c,gk0
        cp 12
        jr nc,gk0
        ret
gk9:    call kscan
        or a
        jr nz,gk9
        xor a
        ld (lraw_),a
        ELSE
gk0:    call idle
        call kscan
        or a
        jr nz,gk0
        call dly
        call kscan
        or a
        jr nz,gk0
        ENDIF
gk1:    call idle
        call kscan
        or a
        jr z,gk1
        ld c,a
        call dly
        call kscan
        cp c
        jr nz,gk1
        ld (lraw_),a
        ld b,a
        xor a
        ld (krep_),a
        ld a,b
        ret

; Waits a few milliseconds for the contacts of the keyboard.
dly:    push af
        push bc
        ld bc,400
dly1:   dec bc
        ld a,b
        or c
        jr nz,dly1
        pop bc
        pop af
        ret
        ENDIF
        ENDIF
        ENDIF

; Reads the keyboard ports: A is the key, 0 for none.
        IF KEYBOARD = KEYBOARD_PORT || KEYBOARD = KEYBOARD_IM2
kscan:  push bc
        push de
        push hl
        ld hl,ktab
        ld b,0FEh
ks1:    ld c,0FEh
        in a,(c)
        cpl
        and 1Fh
        ld d,a
        ld a,b
        cp 0FEh
        jr nz,ks2
        res 0,d
ks2:    cp 07Fh
        jr nz,ks3
        res 1,d
ks3:    ld e,5
ks4:    srl d
        jr c,ks5
        inc hl
        dec e
        jr nz,ks4
        scf
        rl b
        jr c,ks1
        xor a
ks6:    pop hl
        pop de
        pop bc
        ret
ks5:    ld d,(hl)
        ld a,0FEh
        in a,(0FEh)
        rra
        ld a,d
        jr c,ks6
        cp 35h
        ld d,8
        jr z,ks7
        cp 36h
        ld d,10
        jr z,ks7
        cp 37h
        ld d,11
        jr z,ks7
        cp 38h
        ld d,9
        jr z,ks7
        cp 30h
        ld d,12
        jr nz,ks6
ks7:    ld a,d
        jr ks6

; The keys of the eight half rows; 1 and 2 are the shifts.
ktab:   db 1,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",2,"MNB"
        ENDIF
