; keys: KEYM 0 ROM, 1 ports (wait for release), 2 own interrupt, 3 ports with repeat
setup:  ld a,(BACKA)
        ld hl,0x5800
        ld de,0x5801
        ld bc,767
        ld (hl),a
        ldir
        ld hl,0x4000
        ld de,0x4001
        ld bc,6143
        ld (hl),0
        ldir
        call mkpics
        ld hl,23611
        set 3,(hl)
        IF KEYM=2
        ld hl,0xFD00
        ld de,0xFD01
        ld bc,256
        ld (hl),0xFC
        ldir
        ld a,0xC3
        ld (0xFCFC),a
        ld hl,isr
        ld (0xFCFD),hl
        ld a,0xFD
        ld i,a
        im 2
        ENDIF
        IF INTS=1
        ei
        ENDIF
        ret
        IF KEYM=2
isr:    push af
        push bc
        push de
        push hl
        ld hl,(FRC)
        inc hl
        ld (FRC),hl
        call scan
        ld hl,TMP
        ld b,(hl)
        ld (hl),a
        or a
        jr z,isr1
        inc b
        djnz isr1       ; a key was down before
        ld (KEYQ),a
isr1:   pop hl
        pop de
        pop bc
        pop af
        ei
        ret
        ENDIF
getkey:
        IF KEYM=0
        ei
        ld hl,23611
gk1:    ld de,(FRC)
        inc de
        ld (FRC),de
        bit 5,(hl)
        jr z,gk1
        res 5,(hl)
        ld a,(23560)
        cp 'A'
        ret c
        cp 'Z'+1
        ret nc
        add a,32
        ret
        ENDIF
        IF KEYM=1
gk1:    call scan
        or a
        jr nz,gk1
gk2:    ld de,(FRC)
        inc de
        ld (FRC),de
        call scan
        or a
        jr z,gk2
        ret
        ENDIF
        IF KEYM=2
        xor a
        ld (KEYQ),a
gk1:    ld a,(KEYQ)
        or a
        jr z,gk1
        ret
        ENDIF
        IF KEYM=3
gk1:    call scan
        ld hl,TMP
        cp (hl)
        jr nz,gk3
        or a
        jr z,gk1
        ld bc,KREP      ; the same key is still down: wait some time
gk2:    push bc
        ld b,200
gk4:    djnz gk4
        call scan
        pop bc
        ld hl,TMP
        cp (hl)
        jr nz,gk3
        dec bc
        ld a,b
        or c
        jr nz,gk2
        ld a,(TMP)
        ret
gk3:    ld (TMP),a
        ld de,(FRC)
        inc de
        inc de
        ld (FRC),de
        or a
        jr z,gk1
        ret
        ENDIF
scan:   ld hl,ktab
sc1:    ld a,(hl)
        or a
        ret z
        in a,(254)
        cpl
        inc hl
        and (hl)
        inc hl
        jr nz,sc2
        inc hl
        jr sc1
sc2:    ld b,(hl)
        ld a,0xFE
        in a,(254)
        rra
        ld a,b
        ret c           ; CAPS SHIFT is up
        ld hl,capt
sc3:    ld a,(hl)
        inc hl
        or a
        ld a,b
        ret z
        dec hl
        cp (hl)
        inc hl
        ld a,(hl)
        inc hl
        jr nz,sc3
        ret
capt:   db '5',8,'8',9,'6',10,'7',11,'0',12,0
ktab:   db 0xF7,1,'1',0xF7,2,'2',0xF7,4,'3',0xF7,8,'4',0xF7,16,'5'
        db 0xEF,1,'0',0xEF,2,'9',0xEF,4,'8',0xEF,8,'7',0xEF,16,'6'
        db 0xBF,1,13,0xBF,16,'h',0xBF,2,'l',0x7F,16,'b',0x7F,8,'n'
        db 0xFD,2,'s',0xFD,8,'f',0xFB,8,'r',0
