; The deluxe game: Draws the board and its pictures.

; ---- drawing
screen: ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),l
        ldir
        ld hl,5800h
        ld de,5801h
        ld bc,767
        ld (hl),7
        ldir
        ld hl,5800h
        ld b,32
sc1:    ld (hl),4Fh
        inc hl
        djnz sc1
        ld hl,5800h+22*32
        ld b,32
sc2:    ld (hl),44h
        inc hl
        djnz sc2
        ld b,32
sc3:    ld (hl),46h
        inc hl
        djnz sc3
        ld hl,thead
        ld b,0
        ld c,8
        call print
        ld hl,thelp
        ld b,22
        ld c,0
        jp print

status: ld hl,sbuf
        ld b,32
st1:    ld (hl),' '
        inc hl
        djnz st1
        ld (hl),0
        ld de,sbuf
        ld hl,(bnum)
        call dec5
        ld hl,tgrav
        ld a,(grav)
        or a
        jr nz,st2
        ld hl,tflat
st2:    ld de,sbuf+8
        ld bc,7
        ldir
        call count
        ld l,a
        ld h,0
        ld de,sbuf+18
        call dec5
        ld hl,tleft
        ld de,sbuf+21
        ld bc,4
        ldir
        xor a
        ld (sbuf+26),a
        ld hl,sbuf
        ld b,23
        ld c,0
        jp print

; HL in decimal at DE, without leading zeros
dec5:   ld ix,tens
        ld c,0
dc1:    ld b,'0'-1
        push de
        ld e,(ix+0)
        ld d,(ix+1)
        or a
dc2:    inc b
        sbc hl,de
        jr nc,dc2
        add hl,de
        pop de
        ld a,b
        cp '0'
        jr nz,dc3
        bit 0,c
        jr nz,dc3
        ld a,(ix+0)
        dec a
        jr nz,dc4               ; a leading zero, and not the last digit
        ld a,b
dc3:    ld (de),a
        inc de
        ld c,1
dc4:    ld a,(ix+0)
        inc ix
        inc ix
        dec a
        jr nz,dc1
        ret
tens:   dw 10000,1000,100,10,1

clock:  ld hl,ticked
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld hl,sec
        inc (hl)
        ld a,(hl)
        cp 60
        jr c,shclk
        ld (hl),0
        ld hl,min
        inc (hl)
        ld a,(hl)
        cp 100
        jr c,shclk
        ld (hl),0
shclk:  ld a,(min)
        ld hl,cbuf
        call two2
        ld a,(sec)
        ld hl,cbuf+3
        call two2
        ld hl,cbuf
        ld b,23
        ld c,27
        jp print
two2:   ld b,'0'-1
tw1:    inc b
        sub 10
        jr nc,tw1
        add a,10+'0'
        ld (hl),b
        inc hl
        ld (hl),a
        ret

clrmsg: ld hl,tnone
        ld b,20
        ld c,2
; text HL at row B, column C, in bold
print:  ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ld a,b
        and 18h
        or 40h
        ld d,a
        ld a,b
        rrca
        rrca
        rrca
        and 0E0h
        or c
        ld e,a
        ld b,8
pr1:    ld a,(hl)
        rrca                    ; bold
        or (hl)
        ld (de),a
        inc hl
        inc d
        djnz pr1
        pop bc
        pop hl
        inc c
        jr print

drawall:
        ld c,11h
da1:    push bc
        call dcell
        pop bc
        inc c
        ld a,c
        and 15
        cp 15
        jr nz,da1
        inc c
        inc c
        ld a,c
        cp 71h
        jr nz,da1
attrs:  ld a,(cur)
        ld l,a
        ld h,BH
        ld a,(hl)
        ld (kcur),a
        ld c,11h
at1:    ld h,BH
        ld l,c
        ld a,(hl)
        or a
        ld b,1                  ; empty: blue dot
        jr z,at4
        ld b,7
        cp 8
        jr c,at2
        dec b
        cp 15
        jr c,at2
        dec b
at2:    ld hl,kcur
        cp (hl)
        jr nz,at3
        set 6,b
at3:
        IF FAULT = F_d_lights_two_kinds
        cp 17
        jr nz,at3b
        ld a,(kcur)
        cp 12
        jr nz,at3b
        set 6,b
at3b:
        ENDIF
        ld a,(sel)
        cp c
        jr nz,at5
        set 3,b
at5:    ld a,(hnt)
        cp c
        jr z,at6
        ld a,(hnt+1)
        cp c
        jr nz,at4
at6:    set 4,b
at4:    ld a,b
        call setatt
        inc c
        ld a,c
        and 15
        cp 15
        jr nz,at1
        inc c
        inc c
        ld a,c
        cp 71h
        jr nz,at1
        ret

setatt: ld b,a
        ld a,c
        and 0F0h
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,c
        and 15
        add a,a
        add a,40h
        ld e,a
        ld d,58h
        add hl,de
        ld (hl),b
        inc l
        ld (hl),b
        ld de,31
        add hl,de
        ld (hl),b
        inc l
        ld (hl),b
        ret

dcell:  ld h,BH
        ld l,c
        ld l,(hl)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,tiles
        add hl,de
        ex de,hl
        call cellad
        call dc8
        ld a,l
        add a,32
        ld l,a
dc8:    push hl
        ld b,8
dcx:    ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        djnz dcx
        pop hl
        ret
cellad: ld a,c
        rrca
        rrca
        rrca
        and 1Eh
        add a,2
        ld b,a
        and 18h
        or 40h
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0E0h
        ld l,a
        ld a,c
        and 15
        add a,a
        or l
        ld l,a
        ret
