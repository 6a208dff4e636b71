; Keys and the work of each frame.
keytab: defb 0,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH"," ",0,"MNB"

scan:                           ; A = code of a key that is down, or 0
        ld hl,keytab
        ld b,0xfe
sc1:    ld c,0xfe
        in a,(c)
        cpl
        ld c,5
sc2:    rra
        jr nc,sc3
        ld d,a
        ld a,(hl)
        or a
        jr nz,sc4
        ld a,d
sc3:    inc hl
        dec c
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
sc4:    ld d,a
        ld bc,0xfefe
        in a,(c)
        rra
        ld a,d
    IF QAOP
        call qaop
    ENDIF
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
capstab: defb "5",8,"6",10,"7",11,"8",9,"0",12
    IF QAOP
qaop:   ret nc
        ld hl,qtab
        ld b,5
qa1:    cp (hl)
        inc hl
        jr z,qa2
        inc hl
        djnz qa1
        scf
        ret
qa2:    ld a,(hl)
        scf
        ret
qtab:   defb "O",8,"A",10,"Q",11,"P",9," ",13
    ENDIF

newkey:                         ; A = key pressed just now, or 0
    IF KEYS EQ 1                ; by the ROM's interrupt
        ld hl,23611
        bit 5,(hl)
        ld a,0
        ret z
        res 5,(hl)
        ld a,(23560)
        cp 'a'
        ret c
        cp 'z'+1
        ret nc
        and 0xdf
        ret
    ELSE
        call scan
        ld hl,LASTKEY
        cp (hl)
        jr z,nk1
        ld (hl),a
        ld hl,RCOUNT
        ld (hl),RDELAY
        ret
nk1:
      IF AREPT
        cp 8
        jr c,nk2
        cp 12
        jr nc,nk2
        ld hl,RCOUNT
        dec (hl)
        jr nz,nk2
        ld (hl),RSPEED
        ret
nk2:
      ENDIF
        xor a
        ret
    ENDIF

getkey:                         ; waits for a key
        call frame
        call newkey
        or a
        jr z,getkey
        push af
    IF CLICK
        call click
    ENDIF
        pop af
        ret

frame:  ei
        halt
        ld hl,(RANDOM)
        inc hl
        ld (RANDOM),hl
        ld a,(PLAYING)
        or a
        ret z
        ld hl,FRAMES
        inc (hl)
        ld a,(hl)
    IF ANIM
        and ANIM-1
        jr nz,fr1
        ld a,(PHASE)
        xor 1
        ld (PHASE),a
        ld a,(OVERON)
        or a
        call z,render
fr1:
    ENDIF
        ld hl,TICK
        inc (hl)
        ld a,(hl)
        cp 50
        jr c,fr2
        ld (hl),0
        ld a,(RUNNING)
        or a
        jr z,fr2
        ld hl,(SECS)
        inc hl
        ld (SECS),hl
    IF FLT EQ 50
        ld a,l
        cp 60
        jr nz,f50
        ld hl,GRID+20
        ld a,(hl)
        inc l
        ld b,(hl)
        ld (hl),a
        dec l
        ld (hl),b
f50:
    ENDIF
        call clock
fr2:    ld hl,MTIME
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ret nz
        jp unsay

waitb:                          ; B frames
        ei
        halt
        djnz waitb
        ret
