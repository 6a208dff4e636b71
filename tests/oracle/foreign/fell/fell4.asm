; path: D, E cells of the same kind; carry if they can be connected
path:
      IF PATHM=0
        ld bc,010Fh ;+p_adj: ld a,d / inc a / cp e / jr nz,pq1 / ld a,e / cp 104 / jr nc,pq0 / pq1:
        call ptry ;-p_norow ;?p_rowonly: call ptry / ret
        ret c
        ld bc,1070h
ptry:   ld h,PG
        ld l,d
        call exlo
        ld (vlo),a
        ld l,d
        call exhi
        ld (vhi),a
        ld l,e
        call exlo
        ld hl,vlo
        cp (hl)
        jr c,pt1
        ld (hl),a
pt1:    ld h,PG
        ld l,e
        call exhi
        ld hl,vhi
        cp (hl)
        jr nc,pt2
        ld (hl),a
pt2:    ld a,(vlo)
pt3:    ld hl,vhi
        cp (hl)
        jr z,pt4 ;?p_lasthi: jr z,pq0
        jr c,pt4
pq0:    or a
        ret
pt4:    ld (vt),a
        call cross ;+p_4: jr c,pq7 / ld a,(vt) / cp 5 / jr nz,pq7 / ld a,b / cp 1 / scf / jr z,pq7 / or a / pq7:
        ret c
        ld a,(vt)
        add a,b
        jr pt3
exlo:   ld a,l
        and c
        ret z ;?p_edgelo: cp b / ret z ;?p_rowlo: ret z / ld a,l / and 70h / cp 30h / ld a,l / jr nz,pqx / and c / ret / pqx:
        ld a,l
        sub b
        ld l,a
        ld a,(hl)
        or a ;?p_through: or a / jr z,exlo / cp 7 ;?p_cell: or a / jr z,exlo / ld a,l / cp 3*16+7
        jr z,exlo
        ld a,l
        add a,b
        and c
        ret
exhi:   ld a,l
        and c
        cp c ;?p_edgehi: add a,b / cp c / ld a,l
        jr z,exh1
        ld a,l
        add a,b
        ld l,a
        ld a,(hl)
        or a ;?p_throughhi: or a / jr z,exhi / cp 12 ;?p_thr3: or a / jr z,exhi / ld a,l / and 0Fh / cp 9 / jr nz,pq9 / ld a,b / cp 16 / pq9:
        jr z,exhi
        ld a,l
        sub b
exh1:   and c
        ret
cross:  push bc
        push de
        ld a,c
        cpl
        ld h,a
        ld a,d
        and h
        ld d,a
        ld a,e
        and h
        ld e,a
        ld a,(vt)
        ld l,a
        or d
        ld d,a
        ld a,l
        or e
        ld e,a
        ld a,17
        sub b
        ld b,a
        ld a,d
        cp e
        jr c,cr1 ;?p_order: jr cr1
        ld d,e
        ld e,a
cr1:    ld h,PG
        ld l,d ;+p_skip1: ld a,l / add a,b / ld l,a ;+p_skip1h: ld a,b / dec a / jr nz,pq6 / inc l / pq6:
cr2:    ld a,l
        add a,b
        ld l,a
        cp e ;?p_short: add a,b / cp e / jr z,pq8 / ld a,l / cp e / pq8: ;?p_long: ld a,e / add a,b / ld c,a / ld a,l / cp c
        jr nc,crok
        ld a,(hl)
        or a ;?p_cthrough: or a / jr z,cr2 / cp 3
        jr z,cr2 ;+p_one: dec a / jr z,cr2 ;+p_up: ld a,b / cp 16 / jr nz,pqc / ld a,l / add a,b / cp e / jr nc,crok / pqc:
        pop de
        pop bc
        or a
        ret
crok:   pop de
        pop bc
        scf
        ret
      ELSE
        ld b,2 ;?q_three: ld b,3 ;?q_one: ld b,1 ;?q_grav: ld a,(grav) / or 2 / and 3 / ld b,a ;+q_swap: ld a,d / xor e / and 15 / jr nz,qq1 / ld b,1 / qq1:
        ld c,1 ;?q_noright: jr qr1
        ld l,d
        call ray
        ret c
qr1:    ld c,-1 ;?q_noleft: jr qr2
        ld l,d
        call ray
        ret c
qr2:    ld c,16 ;?q_nodown: jr qr3
        ld l,d
        call ray
        ret c
qr3:    ld c,-16 ;?q_noup: or a / ret
        ld l,d
ray:    ld a,l
        bit 0,c
        jr z,ryv
        and 15
        bit 7,c
        jr z,ryr
        or a ;?q_edgel: cp 1
        jr z,ryno
        jr rygo
ryr:    cp 15 ;?q_edger: cp 14
        jr z,ryno
        jr rygo
ryv:    and 70h
        bit 7,c
        jr z,ryd
        or a ;?q_top: cp 10h
        jr z,ryno
        jr rygo
ryd:    cp 70h ;?q_bottom: cp 60h
        jr z,ryno
rygo:   ld a,l
        add a,c
        ld l,a
        cp e
        scf
        ret z ;?q_lastbend: jr nz,qq2 / ld a,b / cp 0 / scf / ret nz / ld a,c / cp 240 / scf / ret nz / or a / ret / qq2:
        ld h,PG
        ld a,(hl)
        or a ;+q_through: jr z,qq4 / cp 4 / qq4:;?q_col: or a / jr z,qq7 / ld a,l / and 15 / cp 2 / jr nz,qq7 / ld a,c / cp 16 / qq7: ;?q_sel: or a / jr z,qq8 / ld a,(cur) / cp l / qq8:
        ret nz ;?q_through: jr z,qqa / or a / ret / qqa: ;?q_col: jr z,qqb / or a / ret / qqb: ;?q_sel: jr z,qqc / or a / ret / qqc:
        ld a,b
        or a
        jr z,ray
        push bc
        push hl
        dec b ;?q_row: ld a,l / cp 70h / jr nc,qq9 / dec b / qq9:
        bit 0,c
        ld c,16 ;?q_turn: ld c,-16
        jr nz,ry2
        ld c,1
ry2:    call ray
        jr c,ryok
        pop hl
        push hl
        ld a,c
        neg ;?q_turn: nop ;?q_turnh: cp 1 / jr z,qqd / neg / qqd:
        ld c,a
        call ray
        jr c,ryok
        pop hl
        pop bc
        jr ray
ryok:   pop hl
        pop bc
        scf
        ret
ryno:   or a
        ret
      ENDIF
