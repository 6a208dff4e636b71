; Reads keys, waits, and keeps the clock.

; Waits for a key and returns its code.
getkey: ld hl,(ctr)
        inc hl
        ld (ctr),hl
        call tick
        call scan
        IF KEYM = 1
        or a
        jr z,getkey
        ret
        ENDIF
        or a
        jr nz,gk2
        ld (lastkey),a
        jr getkey
gk2:    ld hl,lastkey
        cp (hl)
        jr nz,gk4
        IF REPEAT
        cp 12
        jr nc,getkey
        ld b,a
        call now
        ld c,a
        ld hl,repat
        sub (hl)
        cp 128
        jr nc,getkey
        ld a,c
        add a,REPP
        ld (hl),a
        ld a,b
        ret
        ELSE
        IF FAULT = F_k_double
        cp 13
        jr nz,getkey
        ld hl,lastkey+1
        inc (hl)
        ld a,(hl)
        cp 3
        ld a,13
        ret z
        ENDIF
        jr getkey
        ENDIF
gk4:    ld (hl),a
        IF FAULT = F_k_double
        inc hl
        ld (hl),0
        ENDIF
        IF REPEAT
        ld b,a
        call now
        add a,REPD
        ld (repat),a
        ld a,b
        ENDIF
        ret

; Code of the key that is down in A, 0 without one.
scan:
        IF KEYM = 0
        call $028e
        jr nz,sc0
        ld a,e
        cp 40
        jr nc,sc0
        ld b,d
        ld hl,codes
        ld d,0
        add hl,de
        ld a,(hl)
        ld c,a
        ld a,b
        cp $27
        ld a,c
        ret nz
        jr shifted
sc0:    xor a
        ret
codes:  db "BHY65TGVNJU74RFCMKI83EDX",0,"LO92WSZ",32,13,"P01QA",0
        ENDIF
        IF KEYM = 1
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
        and 223
        ret
        ENDIF
        IF KEYM = 2
        ld a,(kcur)
        ret
        ENDIF
        IF KEYM = 3
        jr ports
        ENDIF

; With CAPS SHIFT, digits are arrows and DELETE.
shifted:
        cp '5'
        jr c,sh0
        cp '9'
        ret nc
        sub '5'-8
        cp 8
        ret z
        ld hl,arrows-9
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        ret
sh0:    cp '0'
        ret nz
        ld a,12
        ret
arrows: db 10,11,9

        IF KEYM > 1
; Reads the ports.
ports:  ld hl,rows
        ld bc,$fefe
        in a,(c)
        and 1
        ld d,a
        ld e,8
po1:    in a,(c)
        cpl
        and 31
        push bc
        ld b,5
po2:    rra
        jr nc,po3
        ld c,a
        ld a,(hl)
        or a
        ld a,c
        jr nz,po4
po3:    inc hl
        djnz po2
        pop bc
        rlc b
        dec e
        jr nz,po1
        xor a
        ret
po4:    pop bc
        ld a,d
        or a
        ld a,(hl)
        ret nz
        jr shifted
rows:   db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
        ENDIF

        IF KEYM = 2
; Interrupt routine: counts frames and reads the keys.
service:
        push af
        push bc
        push de
        push hl
        ld hl,frm
        inc (hl)
        call ports
        ld (kcur),a
        pop hl
        pop de
        pop bc
        pop af
        ei
        ret
im2set: di
        ld hl,IMTAB
        ld de,IMTAB+1
        ld bc,256
        ld (hl),IMVEC
        ldir
        ld a,195
        ld hl,IMVEC*257
        ld (hl),a
        inc hl
        ld de,service
        ld (hl),e
        inc hl
        ld (hl),d
        ld a,IMTAB/256
        ld i,a
        im 2
        ei
        ret
        ENDIF

; Low byte of the frame counter in A.
now:
        IF KEYM = 2
        ld a,(frm)
        ELSE
        ld a,(23672)
        ENDIF
        ret

; Waits B frames.
pause:
        IF BUSY
pa1:    push bc
        ld bc,2680
pa2:    dec bc
        ld a,b
        or c
        jr nz,pa2
        pop bc
        djnz pa1
        ELSE
pa1:    halt
        djnz pa1
        ENDIF
        ret

; Work between keys: clock, blinking cursor, messages and hints that end.
tick:
        IF BLINK
        call now
        and BLINK
        ld hl,phase
        cp (hl)
        ld (hl),a
        call nz,drawall
        ENDIF
        IF MSGT > 0
        IF MSGT < 255
        ld a,(msgon)
        or a
        jr z,tk1
        call now
        ld hl,msgf
        sub (hl)
        cp MSGT
        call nc,msgoff
tk1:
        ENDIF
        ENDIF
        IF HTIME
        ld a,(hinton)
        or a
        jr z,tk2
        call now
        ld hl,hintf
        sub (hl)
        cp HTIME
        jr c,tk2
        call hintoff
        call drawall
tk2:
        ENDIF
        IF CLOCK
        call now
        ld hl,clkf
        sub (hl)
        cp 50
        ret c
        ld a,(hl)
        add a,50
        ld (hl),a
        ld hl,(secs)
        inc hl
        ld (secs),hl
        jr clkshow
clkzero:
        call now
        ld (clkf),a
        ld hl,0
        ld (secs),hl
clkshow:
        ld hl,(secs)
        ld bc,60
        ld d,255
ck1:    inc d
        or a
        sbc hl,bc
        jr nc,ck1
        add hl,bc
        ld e,l
        ld a,TATTR
        ld (pattr),a
        ld bc,CLX*256+CLY
        ld a,d
        call two
        ld a,58
        call pchar
        ld a,e
two:    ld l,47
tw1:    inc l
        sub 10
        jr nc,tw1
        add a,58
        ld h,a
        ld a,l
        call pchar
        ld a,h
        jp pchar
        ELSE
        ret
        ENDIF
