; Keys, the number entry, sounds
        IF KEYM = 3
; one fiftieth of a second, interrupts are off
frame:  ld de,2680
fr1:    dec de
        ld a,d
        or e
        jr nz,fr1
        jr fr2
        ELSE
frame:  halt
        ENDIF
fr2:    ld hl,(RNDC)
        ld de,1237
        add hl,de
        ld (RNDC),hl
        ret
        IF KEYM = 0
waitkey:
wk1:    call frame
        call tick
        bit 5,(iy+1)
        jr z,wk1
        res 5,(iy+1)
        ld a,(23560)
        cp 'a'
        ret c
        and $DF
        ret
        ENDIF
        IF KEYM = 4
; repeats: after 30 frames, then each 5 frames
waitkey:
wk1:    call frame
        call tick
        call scan
        ld hl,LOOK1
        cp (hl)
        ld (hl),a
        inc hl
        jr z,wk2
        ld (hl),30
        or a
        jr z,wk1
        ret
wk2:    or a
        jr z,wk1
        dec (hl)
        jr nz,wk1
        ld (hl),5
        ret
LOOK1   db 0
LOOK2   db 0
        ENDIF
        IF KEYM = 1
; two equal looks at the keyboard are a key; it must be released before the next
waitkey:
wk1:    call frame
        call tick
        call scan
        ld hl,LOOK1
        cp (hl)
        ld (hl),a
        jr nz,wk1
        inc hl
        cp (hl)
        jr z,wk1
        ld (hl),a
        or a
        jr z,wk1
        ret
LOOK1   db 0
LOOK2   db 0
        ENDIF
        IF (KEYM = 2) OR (KEYM = 3)
; wait until the last key is released, then for the next one
waitkey:
wk0:    call frame
        call tick
        call scan
        or a
        jr nz,wk0
wk1:    call frame
        call tick
        call scan
        or a
        jr z,wk1
        ret
        ENDIF
        IF KEYM = 2
; the ROM's KEY-SCAN: E key, D shift
scan:   call $028E
        jr nz,sc9
        ld a,e
        cp 40
        jr nc,sc9
        ld c,d
        ld d,0
        ld hl,keynum
        add hl,de
        ld b,(hl)
        ld a,c
        cp $27
        jr z,shifted
        ld a,b
        ret
sc9:    xor a
        ret
keynum: db "BHY65TGVNJU74RFCMKI83EDX",0,"LO92WSZ ",13,"P01QA",0
        ELSE
        IF KEYM NE 0
scan:   ld hl,ktab
        ld bc,$FEFE
sc1:    in a,(c)
        cpl
        and 31
        bit 0,b
        jr nz,sc2
        and 30                  ; CAPS SHIFT alone is nothing
sc2:    bit 7,b
        jr nz,sc3
        and 29
sc3:    ld e,5
sc4:    rrca
        jr c,sc5
        inc hl
        dec e
        jr nz,sc4
        rlc b
        jr c,sc1
        xor a
        ret
sc5:    ld b,$FE
        ld d,(hl)
        in a,(c)
        rrca
        ld b,d
        jr nc,shifted
        ld a,b
        ret
ktab:   db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",0,"MNB"
        ENDIF
        ENDIF
        IF KEYM NE 0
shifted:
        ld hl,shtab
sh1:    ld a,(hl)
        or a
        ld a,b
        ret z
        cp (hl)
        inc hl
        ld a,(hl)
        ret z
        inc hl
        jr sh1
shtab:  db "5",8,"8",9,"6",10,"7",11,"0",12,0
        ENDIF
; S: digits, a flashing L after them
cset:   call unshow
        ld a,1
        ld (INENT),a
ce0:    xor a
        ld (DIGC),a
ce1:    ld bc,NROW*256+NUMCOL
        ld de,DIGS
        ld a,(DIGC)
        or a
ce2:    jr z,ce3
        push af
        ld a,(de)
        call prchr
        inc de
        inc c
        pop af
        dec a
        jr ce2
ce3:    ld a,'L'
        call prchr
        call attadr
        set 7,(hl)
ce4:    inc c
        ld a,' '
        call prchr
        ld a,c
        cp NUMCOL+6
        jr c,ce4
        xor a
        ld (BUSY),a
        call waitkey
        ld c,a
        ld a,1
        ld (BUSY),a
        ld a,c
        cp 12
        jr z,cedel
        cp 13
        jr z,ceent
        cp '0'
        jr c,ce1
        cp '9'+1
        jr nc,celet
        IF FAULT = 90
        cp '9'
        jr z,ce1
        ENDIF
        ld hl,DIGC
        ld a,(hl)
        cp 5
        jr z,ce1
        inc (hl)
        ld e,a
        ld d,0
        ld hl,DIGS
        add hl,de
        ld (hl),c
        IF FULL = 1
        cp 4
        jr z,ceent
        ENDIF
        jr ce1
cedel:  ld hl,DIGC
        ld a,(hl)
        or a
        jr z,ce1
        dec (hl)
        jr ce1
celet:
        IF ENTC = 1
        ret
        ELSE
        jr ce1
        ENDIF
ceent:  ld hl,0
        ld a,(DIGC)
        or a
        jr z,cebad
        ld b,a
        ld ix,DIGS
ce5:    ld d,h
        ld e,l
        ld c,9                  ; ten times
ce6:    add hl,de
        jr c,cebad
        dec c
        jr nz,ce6
        ld a,(ix+0)
        inc ix
        sub '0'
        ld e,a
        ld d,0
        add hl,de
        jr c,cebad
        djnz ce5
        ld a,h
        or l
        jr z,cebad
        IF FAULT = 82
        bit 7,h
        jr nz,cebad
        ENDIF
        IF FAULT = 80
        inc hl
        ld (NUM),hl
        call newgame
        ld hl,(NUM)
        dec hl
        ld (SHOWN),hl
        ret
        ENDIF
        ld (NUM),hl
        jp newgame
cebad:
        IF ENTB = 0
        call errbeep
        jp ce0
        ELSE
        ret
        ENDIF
        IF ROMSND = 1
rmsound:
        ld hl,$0240
        ld de,$0020
        call $03B5
        ld hl,$0160
        ld de,$0028
        jp $03B5
errbeep:
        ld hl,$0900
        ld de,$000C
        jp $03B5
        ELSE
rmsound:
        ld d,120
        ld c,60
bs0:    ld a,(BORD)
        ld l,a
bs1:    ld a,l
        xor 16
        ld l,a
        out (254),a
        ld b,c
bs2:    djnz bs2
        ld a,c
        xor 40
        ld c,a
        dec d
        jr nz,bs1
        ld a,(BORD)
        out (254),a
        ret
errbeep:
        ld d,40
        ld c,200
        jr bs0
        ENDIF
