; The deluxe game: The cursor frame, the keys and the sounds.

; ---- cursor frame
showcur:
        di
        ld a,1
        ld (curon),a
        ld a,12
        ld (blink),a
        ld a,(curvis)
        or a
        call z,frame
        ei
        ret
hidecur:
        di
        xor a
        ld (curon),a
        ld a,(curvis)
        or a
        call nz,frame
        ei
        ret
frame:  ld a,(curvis)
        xor 1
        ld (curvis),a
        ld a,(cur)
        ld c,a
        call cellad
        call fr1                ; the upper edge
        ld b,7
        call fr2
        ld a,h
        sub 7
        ld h,a
        ld a,l
        add a,32
        ld l,a
        dec h
        ld b,7
        call fr2
        inc h
fr1:    ld a,(hl)
        cpl
        ld (hl),a
        inc l
        ld a,(hl)
        cpl
        ld (hl),a
        dec l
        ret
fr2:    inc h
        ld a,(hl)
        xor 80h
        ld (hl),a
        inc l
        ld a,(hl)
        xor 1
        ld (hl),a
        dec l
        djnz fr2
        ret

isr:    push af
        push bc
        push de
        push hl
        ld hl,(frames)
        inc hl
        ld (frames),hl
        ld hl,tick
        dec (hl)
        jr nz,is1
        ld (hl),50
        ld a,1
        ld (ticked),a
is1:    ld a,(curon)
        or a
        jr z,is2
        ld hl,blink
        dec (hl)
        jr nz,is2
        ld (hl),12
        call frame
is2:    pop hl
        pop de
        pop bc
        pop af
        ei
        reti

frmes:  halt
        djnz frmes
        ret

; ---- keys: A = the key held now, 0 none
scan:   ld hl,keytab
        ld bc,0FEFEh
ks1:    in a,(c)
        cpl
        and 1Fh
        ld d,a
        ld a,b
        cp 0FEh
        jr nz,ks2
        res 0,d                 ; CAPS SHIFT
ks2:    cp 7Fh
        jr nz,ks3
        res 1,d                 ; SYMBOL SHIFT
ks3:    ld e,5
ks4:    srl d
        jr c,ks5
        inc hl
        dec e
        jr nz,ks4
        rlc b
        jr c,ks1
        xor a
        ret
ks5:    ld a,0FEh
        in a,(0FEh)
        rra
        ld a,(hl)
        ret c
        ; with CAPS SHIFT
        ld c,8
        cp '5'
        jr z,ks6
        inc c
        cp '8'
        jr z,ks6
        inc c
        cp '6'
        jr z,ks6
        inc c
        cp '7'
        jr z,ks6
        inc c
        cp '0'
        ret nz
ks6:    ld a,c
        ret
keytab: db 1,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",2,"MNB"

getkey: call scan
        ld hl,oldkey
        or a
        jr z,gk1
        cp (hl)
        jr z,gk2
        ld (hl),a
        inc hl
        ld (hl),25
        push af
        call click
        pop af
        ret
gk1:    ld (hl),0
        ret
gk2:    inc hl
        dec (hl)
        jr z,gk3
        xor a
        ret
gk3:    ld (hl),5
        cp 12                   ; only the four arrows repeat
        ret c
        xor a
        ret

; ---- sounds
click:  ld b,6
ck1:    push bc
        ld a,(bord)
        xor 10h
        out (254),a
        ld b,20
ck2:    djnz ck2
        ld a,(bord)
        out (254),a
        ld b,20
ck3:    djnz ck3
        pop bc
        djnz ck1
        ret
buzz:   ld de,40
        ld c,0
        jr tone
zap:    ld c,20
zp1:    ld de,6
        push bc
        call tone
        pop bc
        ld a,c
        add a,12
        ld c,a
        cp 200
        jr c,zp1
        ret
tone:   ld a,(bord)             ; DE waves of half length C
        or 10h
        out (254),a
        ld b,c
tn1:    nop
        nop
        djnz tn1
        ld a,(bord)
        out (254),a
        ld b,c
tn2:    nop
        nop
        djnz tn2
        dec de
        ld a,d
        or e
        jr nz,tone
        ret
fanfar: ld hl,tune2
fa1:    ld a,(hl)
        or a
        ret z
        call note
        jr fa1
note:   ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,0
        push hl
        call tone
        pop hl
        ld b,3
        jp frmes

title:  xor a
        out (254),a
        ld (bord),a
        call screen
        ld hl,tt1
        ld b,5
        ld c,9
        call print
        ld hl,tt2
        ld b,8
        ld c,2
        call print
        ld hl,tt3
        ld b,15
        ld c,6
        call print
        ld hl,5800h+15*32
        ld b,32
ti0:    ld (hl),0C6h
        inc hl
        djnz ti0
ti1:    ld hl,tune1
ti2:    ld a,(hl)
        or a
        jr z,ti1
        call note
        push hl
        call scan
        pop hl
        or a
        jr z,ti2
ti3:    halt
        call scan
        or a
        jr nz,ti3
        ld a,5
        ld (bord),a
        ret
tune1:  db 200,60,178,70,158,80,150,84,158,80,178,70,200,120,133,95,119,106,100,128
        db 119,106,133,95,158,160,0
tune2:  db 133,60,106,70,89,90,67,110,89,90,67,250,0
