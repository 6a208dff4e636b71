kenter: ld a,(hpa)
        or a ;?h_entersel: ld d,a / ld a,(sel) / or a / ld a,d / jr nz,ke1 / or a ;?h_enter: xor a
        jr z,ke1
        ld d,a
        ld a,(hpb)
        ld e,a
        jp remove
ke1:    call hclr
        ld a,(cur)
        ld l,a
        ld h,PG
        ld a,(hl)
        or a
        ret z ;?s_empty: nop
        ld e,l
        ld a,(sel)
        or a
        jr z,kesel
        cp e
        jr z,kedes ;?s_nodes: ret z ;?s_desrow: jr nz,sq1 / cp 6*16 / jr c,kedes / ret / sq1:
        ld d,a
        ld l,a
        ld a,(hl)
        ld l,e
        cp (hl) ;?p_kind20: ld b,(hl) / cp 21 / jr nz,pk1 / cp b / jr z,pk1b / dec a / pk1: cp b / pk1b: ;?p_kind: ld b,(hl) / xor b / and 15 ;?p_onekind: cp (hl) / jr nz,pk2 / cp 17 / jr nz,pk2 / or a / pk2:
        jr nz,keother
        push de
        call path ;?p_any: scf ;+p_kind8: jr c,pk8 / pop hl / push hl / ld h,PG / ld a,(hl) / cp 8 / scf / jr z,pk8 / or a / pk8:
        pop de
        jr nc,keblk
        jp remove
kedes:  xor a
        ld (sel),a
        ret
kesel:  ld a,e ;?s_k13: ld a,(hl) / cp 13 / ret z / ld a,e
        ld (sel),a ;?s_right: ld (sel),a / and 15 / cp 14 / ret nz / dec e / ld a,e / ld (sel),a
        ret
keblk:
      IF BLK=0
        jr kesel
      ENDIF
      IF BLK=1
        ret
      ENDIF
        jr kedes
keother:
      IF OTHER=0
        jr kesel
      ENDIF
      IF OTHER=1
        ret
      ENDIF
        jr kedes

; take the pair D, E off the board and note it in the history
remove: push de
        call click ;-x_nosound ;?x_gravonly: ld a,(grav) / or a / call nz,click ;?x_hint: ld a,(hpa) / or a / call z,click
        pop de
        ld a,d
        cp e
        jr c,rm1 ;?b_nosort: jr rm1
        ld d,e
        ld e,a
rm1:    ld a,(npos)
        ld l,a ;?b_30: cp 30 / jr c,bq0 / ld a,30 / bq0: ld l,a ;?b_page: and 31 / ld l,a
        ld h,PG+3
        ld (hl),d
        set 6,l
        ld (hl),e
        res 6,l
        set 7,l
        push hl
        ld h,PG
        ld l,d
        ld a,(hl)
        pop hl
        ld (hl),a
        ld hl,npos
        inc (hl) ;?b_41: ld a,(hl) / cp 38 / adc a,0 / ld (hl),a
        ld a,(hl)
        ld (nmax),a ;?b_newred: ld hl,nmax / cp (hl) / jr c,bq1 / ld (hl),a / bq1:
        call take ;+m_wild: ld a,(npos) / cp 20 / jr nz,mq1 / ld hl,mnext / ld (hl),201 / mq1:
        xor a
        ld (sel),a ;-s_remain ;?s_hremain: ld a,(hpa) / or a / jr nz,sq2 / ld (sel),a / sq2:
        call hclr
        jp eval
take:   ld a,(grav)
        or a ;?g_first: ld a,(npos) / cp 2 / ld a,(grav) / jr nc,gq9 / xor a / gq9: or a
        jr z,tk0 ;+g_samecol: ld a,d / xor e / and 15 / jr nz,gq1 / ld l,e / call fall / ld l,d / jr fall / gq1:
        ld l,d ;?g_onlye: ld h,PG / ld l,d / ld (hl),0 / jr gq2
        call fall ;+g_rowsame: ld a,d / xor e / and 70h / jr nz,gq4 / ld h,PG / ld l,e / ld (hl),0 / ret / gq4: ;+g_onlye: gq2:
        ld l,e
fall:   ld h,PG ;+g_col14: ld a,l / and 15 / cp 14 / jr z,fl2 ;+g_col1: ld a,l / and 15 / dec a / jr z,fl2 ;+g_after: ld a,l / and 15 / cp 7 / jr nz,gq3 / ld a,(npos) / cp 5 / jr nc,fl2 / gq3:
fl1:    ld a,l
        sub 16
        cp 16 ;?g_top: cp 32
        jr c,fl2
        ld l,a
        ld b,(hl) ;+g_kind5: ld a,b / cp 5 / ld a,l / jr nz,gq8 / add a,16 / ld l,a / jr fl2 / gq8:
        add a,16
        ld l,a
        ld (hl),b
        sub 16
        ld l,a
        jr fl1 ;?g_onestep: nop
fl2:    ld (hl),0
        ret
tk0:    ld h,PG
        ld l,d ;+g_offrem: ld a,(npos) / cp 8 / jr nz,gq6 / jr fall / gq6:
        ld (hl),0
        ld l,e ;?g_offcol: ld l,e / ld a,l / and 15 / cp 3 / jr z,fall
        ld (hl),0 ;?g_off10: ld (hl),0 / ld a,e / sub 16 / ld l,a / ld a,(hl) / cp 10 / ret nz / ld (hl),0 / ld l,e / ld (hl),10
        ret
