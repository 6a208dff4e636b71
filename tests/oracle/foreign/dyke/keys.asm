; ---- keys
getkey:
        IF FAULT = 48           ; every 50th key is lost
        call getk1
        ld hl,tick
        inc (hl)
        ld c,a
        ld a,(hl)
        cp 50
        ld a,c
        ret c
        ld (hl),0
getk1:
        ENDIF
        IF READ = 0
        IF KFLUSH = 1
        res 5,(iy+1)
        ENDIF
gk1:    ld hl,(count)
        inc hl
        ld (count),hl
        bit 5,(iy+1)
        jr z,gk1
        res 5,(iy+1)
        ld a,(23560)
        cp 'a'
        ret c
        and 0dfh
        ret
        ENDIF
        IF READ = 2
        IF KFLUSH = 1
        ld a,(kin)
        ld (kout),a
        ENDIF
gk1:    ld a,(kout)
        ld hl,kin
        cp (hl)
        jr z,gk1
        ld e,a
        inc a
        and 7
        ld (kout),a
        ld d,0
        ld hl,kbuf
        add hl,de
        ld a,(hl)
        ret
        ENDIF
        IF (READ = 1) OR (READ = 3)
        IF KEDGE = 1
gk0:    ld b,1
        call pause
        call scan
        or a
        jr nz,gk0
        ld (kprev),a
        ENDIF
gk1:    ld b,1
        call pause
        ld hl,(count)
        inc hl
        ld (count),hl
        call scan
        ld hl,kprev
        cp (hl)
        jr z,gk1
        ld (hl),a
        or a
        jr z,gk1
        ret
        ENDIF

; A = code of the key that is held, 0 none
scan:   ld bc,0fefeh
        ld hl,ktab
        ld e,0
        ld d,e
sc1:    in a,(c)
        cpl
        push bc
        ld b,5
sc2:    rra
        jr nc,sc4
        ld c,a
        ld a,(hl)
        cp 2
        jr z,sc3
        cp 1
        jr nz,sc5
        ld d,a
        jr sc3
sc5:    ld e,a
sc3:    ld a,c
sc4:    inc hl
        djnz sc2
        pop bc
        rlc b
        jr c,sc1
        ld a,e
        dec d
        ret nz
        ld hl,kcaps
        ld b,5
sc6:    cp (hl)
        inc hl
        jr z,sc7
        inc hl
        djnz sc6
        ret
sc7:    ld a,(hl)
        ret
kcaps:  defb '5',8,'6',10,'7',11,'8',9,'0',12
ktab:   defb 1,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH",32,2,"MNB"

        IF READ = 2
im2on:  ld hl,0fd00h
        ld de,0fd01h
        ld bc,256
        ld (hl),0fch
        ldir
        ld a,0c3h
        ld (0fcfch),a
        ld hl,isr
        ld (0fcfdh),hl
        ld a,0fdh
        ld i,a
        im 2
        ret
isr:    push af
        push bc
        push de
        push hl
        ld hl,(count)
        inc hl
        ld (count),hl
        call scan
        ld hl,kprev
        cp (hl)
        jr z,is1
        ld (hl),a
        or a
        jr z,is1
        ld c,a
        ld a,(kin)
        ld e,a
        ld d,0
        inc a
        and 7
        ld hl,kout
        cp (hl)
        jr z,is1
        ld (kin),a
        ld hl,kbuf
        add hl,de
        ld (hl),c
is1:    pop hl
        pop de
        pop bc
        pop af
        ei
        reti
        ENDIF
