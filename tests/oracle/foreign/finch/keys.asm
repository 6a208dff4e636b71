; Reads the keyboard in one of four ways (KEYM).
; Gives 1 to 4 for left, down, up, right, 12 for DELETE, 13 for ENTER, else a capital or digit.
if KEYM = 0
; Takes keys from the ROM's interrupt.
keyinit:
        im 1
        set 3,(iy+1)
        ld a,255
        ld (23560),a
        res 5,(iy+1)
        ei
        ret
waitkey:
wk1:    halt
        call htick
        ld a,r
        ld (rndst),a
        bit 5,(iy+1)
        jr z,wk1
        res 5,(iy+1)
        ld a,(23560)
        cp 13
        ret z
        cp 12
        ret z
        cp 8
        ld b,1
        jr z,wkb
        cp 10
        ld b,2
        jr z,wkb
        cp 11
        ld b,3
        jr z,wkb
        cp 9
        ld b,4
        jr z,wkb
        cp '0'
        jr c,wk1
        cp '9'+1
        ret c
        and 0xdf
        cp 'A'
        jr c,wk1
        cp 'Z'+1
        ret c
        jr wk1
wkb:    ld a,b
        ret
pause:  halt
        ret
endif

if KEYM = 1
; Looks at the keyboard in each frame; a key must be released before the next.
keyinit:
        im 1
        ei
        ret
waitkey:
wk0:    halt
        call htick
        call scan
        or a
        jr nz,wk0
wk1:    halt
        call htick
        call scan
        or a
        jr z,wk1
        ld b,a
        push bc
        halt
        call htick
        call scan
        pop bc
        cp b
        jr nz,wk1
        jr mixkey
pause:  halt
        ret
endif

if KEYM = 2
; Reads keys in an interrupt of its own into a buffer of one key.
keyinit:
        ld hl,0xfe00
        ld de,0xfe01
        ld bc,256
        ld (hl),0xfd
        ldir
        ld a,0xc3
        ld (0xfdfd),a
        ld hl,inter
        ld (0xfdfe),hl
        ld a,0xfe
        ld i,a
        im 2
        ei
        ret
inter:  push af
        push bc
        push de
        push hl
        ld hl,(23672)
        inc hl
        ld (23672),hl
        call scan
        ld hl,klast
        cp (hl)
        jr z,int1
        ld (hl),a
        or a
        jr z,int1
        ld (kbuf),a
int1:   pop hl
        pop de
        pop bc
        pop af
        ei
        ret
waitkey:
wk1:    halt
        call htick
        ld hl,kbuf
        ld a,(hl)
        or a
        jr z,wk1
        ld (hl),0
        jr mixkey
pause:  halt
        ret
endif

if KEYM = 3
; Looks at the keyboard without interrupts.
keyinit:
        di
        ret
waitkey:
wk0:    call scan
        or a
        jr nz,wk0
        call pause
        call scan
        or a
        jr nz,wk0
wk1:    ld hl,(rndst)
        inc hl
        ld (rndst),hl
        call scan
        or a
        jr z,wk1
        ld b,a
        push bc
        ld bc,0x0300
wk2:    dec bc
        ld a,b
        or c
        jr nz,wk2
        call scan
        pop bc
        cp b
        jr nz,wk1
        jr mixkey
; Waits about a frame.
pause:  ld bc,2600
pa1:    dec bc
        ld a,b
        or c
        jr nz,pa1
        ret
endif

if KEYM > 0
; Mixes the key and the time into the random number.
mixkey: ld hl,(rndst)
        ld b,a
        add a,h
        ld h,a
        ld a,(23672)
        xor l
        ld l,a
        ld (rndst),hl
        ld a,b
        ret

; Gives the key that is held in A, or 0. Changes BC, DE and HL.
scan:   ld hl,keytab
        ld bc,0xfefe
sc1:    in a,(c)
        cpl
        and 31
        ld e,5
sc2:    rra
        jr nc,sc3
        ld d,(hl)
        inc d
        dec d
        jr nz,sc4
sc3:    inc hl
        dec e
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
sc4:    ld a,0xfe               ; CAPS SHIFT makes five digits other keys
        in a,(254)
        rra
        ld a,d
        ret c
        ld hl,capstab
        ld b,5
sc5:    cp (hl)
        inc hl
        jr z,sc6
        inc hl
        djnz sc5
        ret
sc6:    ld a,(hl)
        ret
capstab:
        defb '5',1,'6',2,'7',3,'8',4,'0',12
keytab: defb 0,'Z','X','C','V'
        defb 'A','S','D','F','G'
        defb 'Q','W','E','R','T'
        defb '1','2','3','4','5'
        defb '0','9','8','7','6'
        defb 'P','O','I','U','Y'
        defb 13,'L','K','J','H'
        defb 0,0,'M','N','B'
endif

; Takes a shown pair away when its time is over (HTIME).
htick:
if HTIME
        ld hl,htimer
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ret nz
        xor a
        ld (h1),a
        ld (h2),a
        ld a,(inentry)
        or a
        ret nz
        jp draw
else
        ret
endif
