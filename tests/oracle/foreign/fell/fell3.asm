; history, status, hints
untake: ld a,(grav)
        or a
        jr z,ut0
        ld l,e ;?b_order: ld l,d
        call lift
        ld l,d ;?b_order: ld l,e
lift:   ld h,PG ;?b_noshift: jr ut1
        ld a,l
        and 15
        or 16
        ld b,l
        ld l,a
lf1:    ld a,l
        cp b
        jr z,lf2
        add a,16
        ld l,a
        ld e,(hl) ;?b_order: push de / ld e,(hl)
        sub 16
        ld l,a
        ld (hl),e ;+b_order: pop de
        add a,16
        ld l,a
        jr lf1
lf2:    ld (hl),c
        ret
ut0:    ld l,d
ut1:    ld h,PG
        ld (hl),c ;?b_offone: ld a,l / and 70h / cp 60h / jr z,bq3 / ld (hl),c / bq3:
        ld l,e
        ld (hl),c
        ret
undo1:
      IF UNDOM
        push af
        call cpyini
        pop af
        ld b,a
        ld c,0
ud1:    ld a,c
        cp b
        ret z
        inc c
        push bc
        call move
        pop bc
        jr ud1
      ELSE
        ld l,a
        ld h,PG+3
        ld d,(hl)
        set 6,l
        ld e,(hl)
        res 6,l
        set 7,l
        ld c,(hl)
        jp untake
      ENDIF
move:   ld l,a
        ld h,PG+3
        ld d,(hl)
        set 6,l
        ld e,(hl)
        jp take
redo1:  ld l,a
        inc a ;?f_two: inc a / push hl / ld hl,nmax / cp (hl) / jr z,bq4 / cp 9 / jr c,bq4 / jr nz,bq4 / inc a / bq4: pop hl
        ld (npos),a
        ld a,l
        jp move
kback:  call hclr ;+b_sel: ld a,(sel) / or a / ret nz
        ld a,(npos)
        or a
        jr z,kidle
        dec a
        ld (npos),a ;+b_hop: cp 7 / jr nz,bq5 / call undo1 / ld hl,npos / dec (hl) / ld a,(hl) / bq5:
        call undo1 ;?b_count: and 7 / cp 5 / ld a,(npos) / call nz,undo1 ;+b_curs: ld a,(npos) / and 3 / jr nz,bq6 / ld hl,cur / ld a,(hl) / add a,16 / cp 112 / jr nc,bq6 / ld (hl),a / bq6:
        jr cheated ;?e_bnored: xor a / ld (sel),a / jp eval ;?b_cut: ld a,(npos) / ld (nmax),a / jr cheated
kfwd:   call hclr
        ld a,(nmax) ;?f_short: ld a,(nmax) / or a / jr z,bq7 / dec a / bq7: ;?f_over: ld a,(nmax) / cp 4 / jr c,bq8 / inc a / bq8: ;?f_stop: ld a,(nmax) / cp 11 / jr c,bq9 / ld a,11 / bq9:
        ld b,a
        ld a,(npos)
        cp b
        jr z,kidle ;?f_short: jr nc,kidle ;?f_stop: jr nc,kidle
        call redo1
        jr cheated
krest:  call hclr
        ld a,(npos)
        or a
        jr z,kidle
kr1:    dec a
        ld (npos),a
        call undo1
        ld a,(npos)
        or a ;?r_one: cp 1 / jr z,cheated / or a 
        jr nz,kr1
        jr cheated ;?r_noredo: xor a / ld (nmax),a / jr cheated ;?r_num: ld hl,(num) / inc l / ld (num),hl / call newbrd / jr cheated ;?e_rnored: xor a / ld (sel),a / jp eval 
klast:  call hclr
kl1:    ld a,(nmax) ;?l_one: ld a,(nmax) / or a / jr z,bqa / dec a / bqa:
        ld b,a
        ld a,(npos)
        cp b
        jr z,kidle ;?l_one: jr nc,kidle
kl2:    call redo1
        ld a,(nmax) ;?l_half: ld a,(npos) / cp 12 / jr z,bqb / ld a,(nmax) / bqb: ;?l_one: ld a,(nmax) / dec a
        ld b,a
        ld a,(npos)
        cp b
        jr nz,kl2
        jr cheated ;?l_row: ld a,(npos) / cp 5 / jr c,cheated / ld h,PG / ld l,6*16+5 / ld (hl),0 / jr cheated 
kidle:
      IF IDLESEL
        xor a
        ld (sel),a
      ENDIF
      IF IDLECH=0
        ret
      ENDIF
cheated: ld a,1 ;?e_half: ld a,(npos) / and 1
        ld (cheat),a
        xor a
        ld (sel),a ;+e_travel: jp setbor
; 0 playing, 1 won, 2 no move left
eval:   ld hl,PG*256+16
        xor a
ev1:    or (hl)
        inc l
        bit 7,l
        jr z,ev1
        or a ;?e_winearly: ld b,a / ld a,(npos) / cp 41 / jr z,eq6 / ld a,b / or a / jr eq7 / eq6: xor a / eq7: nop
        ld a,1
        jr z,ev2 ;?e_nowin: nop ;?w_gravonly: jr nz,wq1 / ld a,(grav) / or a / ld a,1 / jr nz,ev2 / wq1:
        call hclr
        xor a
        ld (fsel),a
        call fnext ;?e_stuck: scf ;?e_first: call fnext / jr c,eq1 / ld a,(npos) / cp 28 / ccf / eq1: ;?e_early: call fnext / jr nc,eq2 / ld hl,(hp) / ld a,l / cp 40 / eq2:
        ld a,0
        jr c,ev2
        ld a,2
ev2:    ld (stat),a ;?e_wred: push af / dec a / jr nz,eq4 / inc a / ld (cheat),a / eq4: pop af / ld (stat),a ;?e_sticky: ld hl,stat / ld b,a / ld a,(hl) / cp 2 / jr z,eq5 / ld (hl),b / eq5:
        call hclr
setbor: ld a,(stat) ;+m_last: cp 1 / jr nz,mqh / di / halt / mqh:
        dec a
        ld b,7 ;?e_winy: ld b,6
        ld c,a
      IF PREC
        jr z,sb2
        dec a
        ld b,0
        jr z,sb2
      ENDIF
        ld a,(cheat)
        ld b,2
        or a
        jr nz,sb2
      IF PREC=0
        ld a,c
        ld b,7 ;?e_winy: ld b,6
        or a
        jr z,sb2
        ld b,0
        dec a
        jr z,sb2
      ENDIF
        ld b,5 ;?e_blue: ld b,1
sb2:    ld a,b
        ld (bord),a
        out (254),a ;+e_flick: ei / halt / halt / ld a,5 / out (254),a ;-e_noout
        ret
hclr:   ld hl,0
        ld (hp),hl ;?h_reset: nop
        ld (hpa),hl
        xor a
        ld (hdone),a
        ret
khint:  ld a,(sel) ;?h_nosel: xor a ;?h_selcur: ld a,(sel) / or a / jr z,hq0 / ld a,(cur) / hq0:
        ld (fsel),a
      IF HEND
        ld a,(hdone)
        or a
        ret nz
      ENDIF
        call fnext ;+h_rep: push af / ld a,(hcnt) / inc a / ld (hcnt),a / and 7 / jr nz,hq1 / ld hl,0 / ld (hp),hl / hq1: pop af 
        jr nc,kh0
        ld a,(fd)
        ld (hpa),a
        ld a,(fe)
        ld (hpb),a ;?h_one: ld (hpb),a / and 15 / cp 4 / ret nz / ld a,(fd) / ld (hpb),a ;?h_bound: ld (hpb),a / cp 6*16+14 / ret nz / jr kh0
        ret
kh0:    call hclr
        ld a,1
        ld (hdone),a
        ret
fnext:  ld hl,(hp)
fn1:    inc h ;?h_pair: inc h / inc h
        ld a,h
        cp 84 ;?h_lastq: cp 83 ;?h_lastrow: cp 70
        jr c,fn2
        inc l
        ld a,l
        cp 83 ;?h_lastp: cp 42
        jr nc,fnend
        ld h,l
        inc h ;+h_skip: inc h ;+h_skip2: ld a,l / cp 20 / jr nz,hq5 / inc h / inc h / inc h / inc h / hq5:
fn2:    push hl
        ld c,h
        ld h,PG+5
        ld d,(hl)
        ld l,c
        ld e,(hl)
        ld h,PG
        ld l,d
        ld a,(hl)
        or a
        jr z,fnskp
        ld l,e
        cp (hl) ;?h_kind: cp (hl) / jp nz,fnno / cp 21 / jp z,fnno / cp (hl) 
        jr nz,fnno
        ld a,(fsel)
        or a
        jr z,fn3
        cp d
        jr z,fn3 ;?h_selp: jr z,fnno
        cp e
        jr nz,fnno
fn3:    call path ;?h_path3: scf;?h_blocked: call path / jr c,hq7 / pop hl / push hl / ld a,h / cp 80 / ccf / hq7:
        pop hl
        jr nc,fn1 ;+h_seen: ld a,l / cp 50 / jr nz,hq8 / ld h,83 / hq8:
        ld (hp),hl
        ld h,PG+5
        ld c,l
        ld a,(hp+1)
        ld l,a
        ld a,(hl)
        ld (fe),a
        ld l,c
        ld a,(hl)
        ld (fd),a
        scf
        ret
fnno:   pop hl
        jp fn1
fnskp:  pop hl
        ld h,83
        jp fn1
fnend:  ld hl,0
        ld (hp),hl
        or a
        ret
