; The keyboard. GETKEY waits for a key: letters in capitals, digits, 8 to 11 for the arrows,
; 12 for DELETE, 13 for ENTER.

        IF KEYS = 0
INITKEYS:
        set 3,(iy+1)
        res 5,(iy+1)
        ret
GETKEY: bit 5,(iy+1)
        jr z,GETKEY
        res 5,(iy+1)
        ld a,(23560)
CAPS:   cp 'a'
        ret c
        and 223
        ret
        ENDIF

        IF KEYS = 1
INITKEYS:
        ret
; Waits until no key is held, then for a key in the half rows.
GETKEY: call SCAN
        jr nz,GETKEY
GK1:    call SCAN
        jr z,GK1
        ret
        ENDIF

        IF KEYS = 2
INITKEYS:
        ret
; The ROM's KEY-SCAN, K-TEST and K-DECODE.
GETKEY: call 654
        inc e
        jr nz,GETKEY
GK1:    halt
        call 654
        jr nz,GK1
        call 798
        jr nc,GK1
        ld e,a
        ld c,0
        ld d,8
        call 819
        cp 'a'
        ret c
        and 223
        ret
        ENDIF

        IF KEYS = 3
; An interrupt routine in mode 2 puts each new key into NEWKEY.
INITKEYS:
        di
        ld hl,IMTAB
        ld de,IMTAB+1
        ld bc,256
        ld (hl),IMJUMP/257
        ldir
        ld a,195
        ld (IMJUMP),a
        ld hl,INTER
        ld (IMJUMP+1),hl
        ld a,IMTAB/256
        ld i,a
        im 2
        ei
        ret
INTER:  push af
        push bc
        push de
        push hl
        ld hl,(23672)
        inc hl
        ld (23672),hl
        call SCAN
        ld hl,OLDKEY
        cp (hl)
        ld (hl),a
        jr z,INT1
        or a
        jr z,INT1
        ld (NEWKEY),a
INT1:   pop hl
        pop de
        pop bc
        pop af
        ei
        reti
GETKEY: halt
        ld hl,NEWKEY
        ld a,(hl)
        or a
        jr z,GETKEY
        ld (hl),0
        ret
        ENDIF

        IF (KEYS = 1) OR (KEYS = 3)
; A = the key that is held, Z and 0 if none.
SCAN:   ld hl,ROWTAB
        ld bc,65278
SCA1:   in a,(c)
        cpl
        and 31
        ld d,5
        bit 0,b
        jr nz,SCA2
        and 30
SCA2:   rra
        jr c,SCA3
        inc hl
        dec d
        jr nz,SCA2
        rlc b
        jr c,SCA1
        xor a
        ret
SCA3:   ld a,254
        in a,(254)
        rra
        ld a,(hl)
        jr c,SCA4
        ld hl,CAPTAB
SCA5:   ld c,(hl)
        inc hl
        inc c
        dec c
        jr z,SCA4
        cp c
        ld c,(hl)
        inc hl
        jr nz,SCA5
        ld a,c
SCA4:   or a
        ret
ROWTAB: db 0,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH",32,1,"MNB"
CAPTAB: db "5",8,"6",10,"7",11,"8",9,"0",12,0
        ENDIF
