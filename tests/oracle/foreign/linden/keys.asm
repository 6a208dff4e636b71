; reading the keys: LAST-K, KEY-SCAN, ports, or an interrupt of our own
getkey: halt
        call tick
        call pollkey
        or a
        jr z,getkey
        ret
; what happens in each frame
tick:   ld hl,(ticks)
        inc hl
        ld (ticks),hl
        ld a,(inentry)
        or a
        ret nz
        if HT>0
        ld hl,hcnt
        ld a,(hl)
        or a
        jr z,tk1
        dec (hl)
        jr nz,tk1
        call nopair
        jp render
tk1:
        endif
        if CU=11
        ld a,(ticks)
        and 15
        ret nz
        jp render
        endif
        ret
caps5:  ; digit with CAPS SHIFT to a code
        cp '5'
        jr z,cp5
        cp '6'
        jr z,cp6
        cp '7'
        jr z,cp7
        cp '8'
        jr z,cp8
        cp '0'
        ret nz
        ld a,12
        ret
cp5:    ld a,8
        ret
cp6:    ld a,10
        ret
cp7:    ld a,11
        ret
cp8:    ld a,9
        ret

        if KR=0
keyinit: ld iy,23610
        set 3,(iy+1)
        res 5,(iy+1)
        im 1
        ei
        ret
pollkey: bit 5,(iy+1)
        jr nz,pk1
        xor a
        ret
pk1:    res 5,(iy+1)
        ld a,(23560)
        cp 'a'
        ret c
        cp 'z'+1
        ret nc
        and #df
        ret
        endif

        if KR=1
keyinit: im 1
        ei
        ret
rawkey: call #028e
        jr nz,nokey
        ld a,e
        cp 39
        jr nc,nokey
        ld hl,ktab
        ld b,d
        ld d,0
        add hl,de
        ld a,b
        cp #27
        ld a,(hl)
        ret nz
        jr caps5
nokey:  xor a
        ret
ktab:   defb "BHY65TGVNJU74RFCMKI83EDX",0,"LO92WSZ ",13,"P01QA"
        endif

        if KR>=2
rawkey: ld hl,ptab
        ld d,0
        ld bc,#fefe
        xor a
        ld (caps),a
rk1:    in a,(c)
        ld e,5
rk2:    rra
        jr c,rk4
        push af
        ld a,(hl)
        cp 3
        jr c,rk3
        ld d,a
        pop af
        jr rk4
rk3:    dec a
        jr nz,rk5
        inc a
        ld (caps),a
rk5:    pop af
rk4:    inc hl
        dec e
        jr nz,rk2
        rlc b
        jr c,rk1
        ld a,(caps)
        or a
        ld a,d
        ret z
        jr caps5
ptab:   defb 1,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",2,"MNB"
        endif

        if KR=2
keyinit: im 1
        ei
        ret
        endif

        if KR=1 or KR=2
pollkey:
        else
        if KR=3
debounce:
        endif
        endif
        if KR>=1
        call rawkey
        ld hl,kraw
        cp (hl)
        ld (hl),a
        inc hl                  ; kcnt
        jr z,db1
        ld (hl),0
        xor a
        ret
db1:    inc (hl)
        ld b,a
        ld a,(hl)
        cp DEB
        ld a,0
        ret c
        ld (hl),DEB
        ld a,b
        inc hl                  ; kacc
        cp (hl)
        jr z,db2
        ld (hl),a
        inc hl
        ld (hl),0
        ret
db2:    inc hl                  ; krep
        if KP=1
        or a
        ret z
        cp 12
        jr nc,db3
        inc (hl)
        ld b,a
        ld a,(hl)
        cp 40
        jr c,db3
        ld (hl),34
        ld a,b
        ret
        endif
db3:    xor a
        ret
        endif

        if KR=3
keyinit: ld hl,#fe00
        ld b,0
ki1:    ld (hl),#fd
        inc hl
        djnz ki1
        ld (hl),#fd
        ld a,#c3
        ld (#fdfd),a
        ld hl,isr
        ld (#fdfe),hl
        ld a,#fe
        ld i,a
        im 2
        ei
        ret
isr:    push af
        push bc
        push de
        push hl
        call debounce
        or a
        jr z,is1
        ld (kq),a
is1:    pop hl
        pop de
        pop bc
        pop af
        ei
        ret
pollkey: ld hl,kq
        di
        ld a,(hl)
        ld (hl),0
        ei
        ret
        endif
