; deal and number entry
cpyini: ld hl,256*(PG+2)
        ld de,PG*256
        ld bc,128
        ldir
        ret
newbrd: ld hl,(num) ;?d_low: ld hl,(num) / ld h,0 ;?d_high: ld hl,(num) / ld l,h ;?d_15: ld hl,(num) / res 7,h ;?d_even: ld hl,(num) / res 0,l ;?d_time: ld hl,(num) / ld a,(23672) / and 7 / jr nz,dq1 / inc h / dq1:
        ld (seed),hl ;?d_prev: ld de,(seed) / ld a,e / and 1 / add a,l / ld l,a / ld (seed),hl ;+d_256: ld a,l / or a / jr nz,dq2 / ld hl,1234 / ld (seed),hl / dq2: ;+d_big: ld a,h / cp 240 / jr c,dq3 / ld (seed),a / dq3: ;+d_grav: ld a,(grav) / ld hl,seed / xor (hl) / ld (hl),a ;+d_key: ld a,(cur) / cp 6*16+1 / jr c,dqa / ld (seed),a / dqa:
        ld hl,256*(PG+4)
        ld de,0
nb1:
      IF DFILL
        inc e
        ld (hl),e
        ld a,e
        cp 21
        jr c,nb2
        ld e,0
nb2:    inc l
      ELSE
        inc e
        ld b,4;?d_53: ld b,4 / ld a,e / cp 10 / jr nz,dq6 / inc b / dq6: / cp 11 / jr nz,dq7 / dec b / dq7:
nb3:    ld (hl),e
        inc l
        djnz nb3
      ENDIF
        ld a,l
        cp 84
        jr c,nb1
        ld b,84 ;+d_six: ld hl,256*(PG+4)+4 / ld a,(PG*256+1024+70) / ld (hl),a / ld l,5+20*DFILL / ld (hl),a ;+d_rare: ld a,(num) / and 63 / cp 17 / jr nz,dq9 / ld hl,256*(PG+4)+4 / ld a,(PG*256+1024+70) / ld (hl),a / ld l,5+20*DFILL / ld (hl),a / dq9:
nb4:    call rng
        ld e,a
        ld d,0
        ld hl,0
        ld c,b
nb5:    add hl,de
        dec c
        jr nz,nb5
        ld c,h
        ld h,PG+4
        ld l,c
        ld d,(hl)
        ld a,b
        dec a
        ld l,a
        ld e,(hl)
        ld (hl),d
        ld l,c
        ld (hl),e
        dec b
        ld a,b
        cp 1
        jr nz,nb4
        ld hl,PG*256
        ld b,128
nb6:    ld (hl),0
        inc l
        djnz nb6
        ld de,256*(PG+4)
      IF DCOL
        ld l,17
nb7:    ld a,(de)
        ld (hl),a
        inc e
        ld a,l
        add a,16
        ld l,a
        cp 112
        jr c,nb7
        sub 95
        ld l,a
        cp 31
        jr c,nb7
      ELSE
        ld l,17
nb8:    ld a,(de)
        ld (hl),a
        inc e
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,nb8
        inc l
        inc l
        ld a,l
        cp 112
        jr c,nb8
      ENDIF
        ld hl,PG*256
        ld de,256*(PG+2)
        ld bc,128
        ldir
        xor a
        ld (npos),a ;?b_newkeep: nop
        ld (nmax),a ;-b_newf
        ld (cheat),a ;-e_keepred ;?e_keepredg: ld a,(grav) / or a / jr z,eq8 / xor a / ld (cheat),a / eq8: xor a
        ld (sel),a ;-s_newsel
      IF CURHOME
        ld a,HOME
        ld (cur),a
      ENDIF
        call shownum ;?n_noredraw: ld a,(nfst) / or a / call z,shownum / ld a,1 / ld (nfst),a
        jp eval ;?e_newno: ld a,(nfst) / or a / ret nz / inc a / ld (nfst),a / jp eval
rng:    push bc
        push de
        ld de,(seed)
        ld hl,0
        ld bc,LA
        ld a,16
rg1:    add hl,hl
        sla c
        rl b
        jr nc,rg2
        add hl,de
rg2:    dec a
        jr nz,rg1
        ld de,LC
        add hl,de
        ld (seed),hl
        ld a,h
      IF DMIX
        xor l
      ENDIF
        pop de
        pop bc
        ret
rnd:    ld hl,(23672)
        ld a,r
        xor h
        ld h,a
        ld de,(num)
        add hl,de;?n_fix: ld hl,777 / ld (num),hl / ret
        ld (seed),hl
        call rng
        call rng
        ld hl,(seed) ;?n_small: ld hl,(seed) / ld h,0 ;?n_rep: ld hl,(seed) / ld a,l / and 3 / ld l,a / ld h,7
        ld a,h
        or l
        jr z,rnd ;?n_zero: ld a,l / and 7 / jr nz,nq1 / ld hl,0 / nq1:
        ld (num),hl
        ret
knew:   call hclr
        call rnd ;?n_restart: ld a,(npos) / or a / call z,rnd
        jp newbrd
kgrav:  call hclr
        ld a,(grav)
        xor 1 ;?g_notog: xor 0 ;?g_once: and 0
        ld (grav),a
        call rnd ;-g_sameb
        jp newbrd ;?g_nonew: ret
knum:   call hclr
        call redraw
en0:    xor a
        ld (ecnt),a
en1:    call prompt
        call getkey
        cp 13
        jr z,enent
        cp 12
        jr z,endel
        ld d,a
        sub '0' ;?n_no9: cp '9' / jr z,en1 / sub '0' ;?n_no0: cp '0' / jr z,en1 / sub '0'
        jr c,enbad
        cp 10
        jr nc,enbad
        ld a,(ecnt)
        cp 5 ;?n_four: cp 4
        jr nc,en1
        ld c,a
        inc a
        ld (ecnt),a
        ld b,0
        ld hl,ebuf
        add hl,bc
        ld (hl),d ;?n_dig3: ld a,c / cp 2 / jr nz,nq3 / ld a,d / cp '7' / jr nz,nq3 / dec d / nq3: ld (hl),d
        jr en1
enbad:
      IF ELET
        ld a,d
        cp 'A'
        jr nc,encan
      ENDIF
        jr en1
endel:  ld a,(ecnt)
        or a
      IF EDCAN
        jr z,encan
      ELSE
        jr z,en1
      ENDIF
      IF EDALL
        jr en0
      ENDIF
        dec a
        ld (ecnt),a
        jr en1
encan:  call eclear
        jp shownum
enent:  ld a,(ecnt)
        or a
      IF EEMPTY
        jr z,encan
      ELSE
        jr z,en1
      ENDIF
        ld b,a ;?n_ent5: ld b,a / cp 5 / jr nz,nq5 / dec b / nq5:
        ld hl,0
        ld de,ebuf
en3:    push bc
        push de
        xor a
        add hl,hl
        rla
        ld b,h
        ld c,l
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,bc
        adc a,0
        pop de
        ex af,af'
        ld a,(de)
        inc de
        sub '0'
        ld c,a
        ld b,0
        add hl,bc ;?n_carry: ld a,l / add a,c / ld l,a / or a
        ex af,af'
        adc a,0
        pop bc
        or a
        jr nz,enovf
        djnz en3
        ld a,h
        or l
        jr z,enovf
        ld (num),hl ;?n_swap: ld a,l / cp 200 / jr c,nq6 / ld l,h / ld h,a / nq6: ld (num),hl ;?n_m: ld a,h / cp 100 / jr c,nq7 / dec hl / nq7: ld (num),hl
        call eclear
        jp newbrd
enovf:
      IF EOVF
        jr encan
      ELSE
        jp en0
      ENDIF
