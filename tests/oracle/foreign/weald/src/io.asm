; keys -> codes 8 9 10 11 cursor, 12 DELETE, 13 ENTER, digits, capital letters
   IF KEYS = 0
scan:   bit 5,(iy+1)
        jr nz,sc1
        xor a
        ret
sc1:    res 5,(iy+1)
        ld a,(23560)
   ENDIF
   IF KEYS > 0
scan:
   IF KEYS = 1
        call raw
   ELSE
        call 028eh              ; KEY-SCAN, K-TEST, own names
        call romkey
   ENDIF
        ld hl,lastk
        cp (hl)
        jr z,sc2
        ld (hl),a
        ld hl,rptc
        ld (hl),RPT1
        jr scu
sc2:
   IF RPT1
        or a
        ret z
        ld hl,rptc
        dec (hl)
        jr nz,sc3
        ld (hl),RPT2
        jr scu
   ENDIF
sc3:    xor a
        ret
   ENDIF
scu:    cp 'a'
        ret c
        cp 'z'+1
        ret nc
        sub 32
        ret
   IF KEYS = 2
romkey: jr nz,rk0
        ld a,d
        inc d
        jr z,rk1
        cp 27h
        jr z,rk2
        cp 18h
        jr z,rk2
rk0:    xor a
        ret
rk1:    ld d,0
        ld hl,0205h             ; the ROM's table of keys
        add hl,de
        ld a,e
        cp 27h
        jr nc,rk0
        ld a,(hl)
        ret
rk2:    ld a,e
        inc a
        jr z,rk0
        ld d,0
        ld hl,0205h
        add hl,de
        ld a,(hl)
        jp capsk
   ENDIF
   IF KEYS = 1
raw:    ld hl,ktab
        ld bc,0fefeh
        ld d,0                  ; caps
        ld e,0                  ; code
rw1:    in a,(c)
        cpl
        and 1fh
        bit 0,b
        jr nz,rw2
        bit 0,a
        jr z,rw2
        inc d
        res 0,a
rw2:    push bc
        ld b,5
rw3:    rrca
        jr nc,rw4
        ld c,a
        ld a,(hl)
        or a
        jr z,rw5
        ld e,a
rw5:    ld a,c
rw4:    inc hl
        djnz rw3
        pop bc
        rlc b
        jr c,rw1
        ld a,d
        or a
        ld a,e
        ret z
        jp capsk
ktab:   db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
   ENDIF
capsk:  cp '5'
        jr nz,ck1
        ld a,8
ck1:    cp '8'
        jr nz,ck2
        ld a,9
ck2:    cp '6'
        jr nz,ck3
        ld a,10
ck3:    cp '7'
        jr nz,ck4
        ld a,11
ck4:    cp '0'
        ret nz
        ld a,12
        ret

; waits for a key, does the little things of each frame
wkey:
   IF NEEDREL
wk0:    xor a
        in a,(0feh)
        cpl
        and 1fh
        jr z,wk1
        halt
        call idle
        jr wk0
wk1:
   ENDIF
wk2:
   IF POLL = 0
        halt
        call idle
   ELSE
        ld a,(23672)
        ld hl,pollf
        cp (hl)
        jr z,wk3
        ld (hl),a
        call idle
wk3:
   ENDIF
        call scan
        or a
        jr z,wk2
        push af
   IF CLICK
        call setmic
        ld b,20
wk4:    djnz wk4
        call setmic0
   ENDIF
        pop af
        ret
setmic: ld a,(bcol)
        or 16
        out (254),a
        ret
setmic0:
        ld a,(bcol)
        out (254),a
        ret
delay:  halt                    ; B frames
        push bc
        call idle
        pop bc
        djnz delay
        ret
; sounds: D = half wave, E = number of them
tone:
   IF SND = 1
        ld l,d                  ; the ROM's BEEPER
        ld h,1
        ld d,0
        push ix
        call 03b5h
        pop ix
        di
        ei
        ret
   ENDIF
   IF SND > 1
   IF SNDDI
        di
   ENDIF
        ld a,(bcol)
   IF SND = 4
        ld hl,0
   ENDIF
to1:    ld b,d
to2:    djnz to2
   IF SND = 2
        xor 16
   ENDIF
   IF SND = 3
        xor 16                  ; coloured stripes
        inc a
        and 17h
   ENDIF
   IF SND = 4
        xor (hl)                ; noise from the ROM
        and 10h
        ld c,a
        ld a,(bcol)
        or c
        inc hl
   ENDIF
        out (254),a
        dec e
        jr nz,to1
        ld a,(bcol)
        out (254),a
   IF SNDDI
        ei
   ENDIF
        ret
   ENDIF
   IF SND = 0
        ret
   ENDIF
sndrem:
   IF FAULT = 41
        ld a,(quiet)            ; a hinted pair goes without sound
        or a
        ret nz
   ENDIF
   IF FAULT = 19
        ld a,(nmov)
        and 3
        cp 3
        ret z
   ENDIF
        ld de,5060h
        call tone
   IF SND2
        ld de,3060h
        call tone
   ENDIF
        ret
buzz:
   IF BUZZ
        ld de,0f040h
        call tone
   ENDIF
        ret

; called once a frame
idle:
   IF ASKBOX
        ld a,(inask)
        or a
        ret nz
   ENDIF
   IF IM2 = 0
   IF CLOCK
        call clock
   ENDIF
   ENDIF
   IF MARQ
        call marquee
   ENDIF
   IF HTIME
        ld hl,(htim)
        ld a,h
        or l
        jr z,id1
        dec hl
        ld (htim),hl
        ld a,h
        or l
        jr nz,id1
        ld (h1),a
        ld (h2),a
   IF HRES = 0
        ld (hpos),a
   ENDIF
        call refresh
id1:
   ENDIF
   IF BLINKN
        ld hl,blc
        dec (hl)
        jr nz,id2
        ld (hl),BLINKN
   IF CYCLE
        ld a,(mtab+3*8+2)
        inc a
        and 7
        ld c,a
        ld a,(mtab+3*8+2)
        and 0f8h
        or c
        ld (mtab+3*8+2),a
        ld a,(cur)
        ld l,a
        call state
        call dcell
   ELSE
        ld a,(phase)
        xor 1
        ld (phase),a
        call refresh
   ENDIF
id2:
   ENDIF
        ret
   IF CLOCK
clock:  ld a,(running)
        or a
        ret z
        ld hl,ckf
        dec (hl)
        ret nz
        ld (hl),50
        ld hl,cks+4
        inc (hl)
        ld a,(hl)
        cp '9'+1
        jr nz,ckp
        ld (hl),'0'
        dec hl
        inc (hl)
        ld a,(hl)
        cp '6'
        jr nz,ckp
        ld (hl),'0'
        dec hl
        dec hl
        inc (hl)
        ld a,(hl)
        cp '9'+1
        jr nz,ckp
        ld (hl),'0'
        dec hl
        inc (hl)
ckp:    ld hl,cks
        ld de,4000h+(CKR & 18h)*256+(CKR & 7)*32+CKC
        ld b,5
ckq:    push bc
        push hl
        push de
        ld l,(hl)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,FONT-256
        add hl,bc
        ld b,8
ckr1:   ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz ckr1
        pop de
        pop hl
        pop bc
        inc hl
        inc e
        djnz ckq
        ret
   ENDIF
   IF MARQ
marquee:
        ld hl,mqc
        dec (hl)
        ret nz
        ld (hl),MARQ
        ld a,1
        ld (direct),a
        call marq1
        xor a
        ld (direct),a
        ret
marq1:
        ld a,MQATTR
        ld (catt),a
        ld hl,(mqp)
        inc hl
        ld a,(hl)
        cp 255
        jr nz,mq1
        ld hl,mqtxt
mq1:    ld (mqp),hl
        ld b,MQR
        ld c,0
mq2:    ld a,(hl)
        cp 255
        jr nz,mq3
        ld hl,mqtxt
        ld a,(hl)
mq3:    inc hl
        call pch
        ld a,c
        cp 32
        jr nz,mq2
        ret
   ENDIF
