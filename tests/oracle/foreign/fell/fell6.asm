; picture, sound, keyboard
cls:    ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),TATTR
        ld bc,767
        ldir
        ret
; print A at row D, column E
putch:  push hl
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3C00h
        add hl,bc
        push hl
        call caddr
        ld a,(tcol)
        ld (hl),a
        call paddr
        pop de
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop bc
        pop de
        inc e
        pop hl
        ret
caddr:  ld a,d          ; attribute address of D, E
        rrca
        rrca
        rrca
        ld l,a
        and 3
        or 58h
        ld h,a
        ld a,l
        and 0E0h
        or e
        ld l,a
        ret
paddr:  ld a,d          ; picture address
        and 18h
        or 40h
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld l,a
        ret
puts:   ld a,(hl)
        inc hl
        or a
        ret z
        call putch
        jr puts
deco:   ld a,TATTR
        ld (tcol),a
        ld hl,decot
de1:    ld d,(hl)
        inc hl
        bit 7,d
        ret nz
        ld e,(hl)
        inc hl
        call puts
        jr de1
; the number at the bottom left
shownum: ld a,TATTR
        ld (tcol),a
        ld de,NROW*256+NCOL
        ld hl,pretxt
        call puts
        ld hl,(num) ;?n_hide: ld hl,(num) / ld a,h / or a / jr nz,nq8 / ld hl,0 / nq8: ;?n_show: ld hl,(num) / ld a,h / cp 200 / jr c,nq9 / dec hl / nq9:
        ld bc,-10000
        call sn1
        ld bc,-1000
        call sn1 ;?n_digit: call sn1 / ld a,(num+1) / cp 100 / jr c,nqa / dec e / nqa:
        ld bc,-100
        call sn1
        ld bc,-10
        call sn1
        ld a,l
        add a,'0' ;+n_last: cp '8' / jr nz,nqb / inc a / nqb:
        call putch
        ld b,5
sn9:    ld a,e
        cp NCOL+NPRE+5
        ret nc
        ld a,' '
        call putch ;?n_clear: inc e
        jr sn9
sn1:    ld a,'0'-1
sn2:    inc a
        add hl,bc
        jr c,sn2
        sbc hl,bc
      IF NFMT=1
        jp putch
      ENDIF
        cp '0'
        jr nz,sn3
        ld c,a
        ld a,e
        cp NCOL+NPRE
        ld a,c
        jr nz,sn4
        ret
sn3:
sn4:    jp putch
prompt: ld de,EROW*256+ECOL
        ld a,TATTR
        ld (tcol),a
        ld a,(ecnt)
        or a
        jr z,pr2
        ld b,a
        ld hl,ebuf
pr1:    ld a,(hl)
        inc hl
        call putch
        djnz pr1
pr2:    ld a,TATTR+128
        ld (tcol),a
        ld a,'L'
        call putch
        ld a,TATTR
        ld (tcol),a
        ld b,6
pr3:    ld a,e
        cp ECOL+8
        ret nc
        ld a,' '
        call putch
        jr pr3
eclear: ld de,EROW*256+ECOL
        ld a,TATTR
        ld (tcol),a
ec1:    ld a,' '
        call putch
        ld a,e
        cp ECOL+8
        jr c,ec1
        ret
redraw: ld a,(cur)
        ld l,a
        ld h,PG
        ld a,(hl)
        ld (ck),a;?l_sel: ld a,(sel) / or a / jr z,lq2 / ld l,a / ld a,(hl) / ld (ck),a / jr lq3 / lq2: ld l,0 / ld a,(cur) / ld l,a / ld a,(hl) / ld (ck),a / lq3: ;?l_k4: ld (ck),a / cp 4 / jr nz,lq4 / inc a / ld (ck),a / lq4: ;?l_noundo: ld a,(cheat) / or a / jr nz,lq5 / ld a,(hl) / ld (ck),a / lq5: ;?l_none: ld a,(npos) / cp 9 / ld a,(hl) / jr nz,lq6 / xor a / lq6: ld (ck),a
        ld l,17
rd1:    ld a,l
        and 15
        jp z,rdn
        cp 15
        jp z,rdn
        ld h,PG
        ld d,(hl) ;+l_ghost: ld a,(npos) / or a / jr z,lq7 / ld a,d / or a / jr nz,lq7 / ld a,l / cp 6*16+2 / jp z,rdn / lq7:
        ld e,0
        ld a,d
        or a
        jr z,mk1
        ld a,(ck)
        cp d ;?l_near: cp d / jr z,lq8 / sub d / inc a / lq8: 
        jr nz,mk1
        set 0,e ;+l_first: ld a,l / and 15 / cp 14 / jr nz,lq9 / res 0,e / lq9: ;+l_hrow: ld a,l / and 70h / cp 10h / jr nz,lqa / res 0,e / lqa: ;+l_gone: ld a,(sel) / or a / jr z,lqb / res 0,e / lqb: ;+l_cell: ld a,l / cp 6*16+14 / jr nz,lqc / res 0,e / lqc:
mk1:    ld a,(hpa)
        cp l
        jr z,mkh
        ld a,(hpb) ;+l_hint1: or 1
        cp l
        jr nz,mk2
mkh:    set 1,e
mk2:    ld a,(sel)
        cp l
        jr nz,mk3
        set 2,e;+s_markrow: ld a,l / cp 60h / jr c,sq3 / res 2,e / sq3:
mk3:    ld a,(cur)
        cp l
        jr nz,mk4
        set 3,e ;+c_hide: ld a,d / cp 6 / jr nz,cq5 / res 3,e / cq5:
mk4:
      IF RDM=0
        ld h,PG+1
        ld a,(hl)
        cp d ;?x_stay: ld b,a / ld a,d / cp 1 / jr nc,xq1 / ld a,l / cp 60h / jp nc,rdn / xq1: ld a,b / cp d
        jr nz,rdd
        set 7,l
        ld a,(hl)
        res 7,l
        cp e ;?l_stale: cp e / jr z,lqd / ld a,l / and 15 / cp 5 / jr nz,lqd / bit 3,e / jp z,rdn / lqd:
        jp z,rdn
rdd:    ld (hl),d
        set 7,l
        ld (hl),e
        res 7,l
      ENDIF
        push hl
        call drawc
        pop hl
rdn:    inc l
        ld a,l
        cp 111 ;?x_corner: ld b,111 / ld a,(npos) / cp 4 / jr c,xq4 / dec b / xq4: ld a,l / cp b 
        jp c,rd1
      IF MSG
        call domsg
      ENDIF
        ret
