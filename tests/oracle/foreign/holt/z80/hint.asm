; Finds pairs that can be removed.

; Removes the marks of a shown pair.
hintoff:
        push af
        xor a
        ld (hinton),a
        pop af
        ret

; Lets the next search begin with the first pair.
hreset: push af
        IF FAULT != F_t_nores
        xor a
        ld (hi),a
        ld (hj),a
        ld (hend),a
        inc a
        ld (hk),a
        ENDIF
        pop af
        ret

; Shows the next pair.
hint:
        IF FAULT = F_t_loses
        xor a
        ld (sel),a
        ENDIF
        IF FAULT = F_t_cheat
        ld a,1
        ld (cheat),a
        call status
        ENDIF
        IF FAULT = F_t_same
        call hreset
        ENDIF
        IF HRESUME = 0
        ld a,(hinton)
        or a
        jr nz,hn0
        ld a,(hend)
        or a
        call z,hreset
hn0:
        ENDIF
        ld a,(hend)
        or a
        jr nz,hn_no
        IF FAULT = F_t_sel
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        call nextpair
        pop bc
        ld a,b
        ld (sel),a
        ELSE
        call nextpair
        ENDIF
        jr c,hn_yes
        IF HEND = 1
        call hreset
        call nextpair
        jr c,hn_yes
        ENDIF
        IF FAULT = F_m_hint
        ld a,(sel)
        or a
        jr z,hint
        ENDIF
hn_no:
        IF HEND = 2
        ld a,1
        ld (hend),a
        ELSE
        call hreset
        ENDIF
        call hintoff
        call drawall
        IF MISSBUZ
        call buzz
        ENDIF
        IF NOMSG
        ld hl,t_nomore
        jp message
        ELSE
        ret
        ENDIF
hn_yes: ld a,1
        ld (hinton),a
        IF HTIME
        call now
        ld (hintf),a
        ENDIF
        IF HCUR = 1
        ld a,(ha)
        ld (cur),a
        ENDIF
        IF CLICK
        call click
        ENDIF
        jp drawall

; Searches on from (hi),(hj); carry and (ha),(hb), if a pair is found.
nextpair:
        ld a,(sel)
        or a
        jr nz,np_sel
np1:    ld a,(hi)
        cp 84
        jr nc,np_k
        call nth
        or a
        jr z,np_i
        IF HORDER = 3
        ld hl,hk
        cp (hl)
        jr nz,np_i
        ENDIF
        ld a,c
        ld (ha),a
        ld a,(hj)
        or a
        jr nz,np2
        ld a,(hi)
        inc a
        ld (hj),a
np2:    ld a,(hj)
        cp 84
        jr nc,np_i
        call pairtest
        jr nc,np2
        ret
np_i:   ld hl,hi
        inc (hl)
        xor a
        ld (hj),a
        jr np1
np_k:
        IF HORDER = 3
        xor a
        ld (hi),a
        ld hl,hk
        inc (hl)
        ld a,(hl)
        cp 22
        jr c,np1
        ENDIF
        or a
        ret
np_sel: ld (ha),a
        IF FAULT = F_t_after
        ld a,(hj)
        or a
        jr nz,np3
        ld a,(sel)
        sub 38
        srl a
        ld (hj),a
        ENDIF
np3:    ld a,(hj)
        cp 84
        jr nc,pt_no
        call pairtest
        jr nc,np3
        ret

; Tests the pair (ha) and the (hj)th cell; steps (hj).
pairtest:
        ld a,(hj)
        call nth
        ld e,a
        ld hl,hj
        inc (hl)
        ld h,GRID/256
        ld a,(ha)
        ld l,a
        ld b,a
        ld a,(hl)
        cp e
        jr nz,pt_no
        ld a,b
        cp c
        jr z,pt_no
        ld a,c
        ld (hb),a
        IF FAULT = F_t_row
        ld a,(sure)
        or a
        jp nz,conn
        ld a,c
        cp 126
        jr nc,pt_no
        ENDIF
        IF FAULT = F_t_kind
        ld a,(sure)
        or a
        scf
        ret z
        ENDIF
        IF FAULT = F_t_miss
        ld a,(sure)
        or a
        jp nz,conn
        ld a,b
        cp 56
        jr c,pt_no
        ENDIF
        IF FAULT = F_s_early
        ld a,(sure)
        or a
        jr z,pt1
        ld a,c
        cp 126
        jr nc,pt_no
pt1:
        ENDIF
        jp conn
pt_no:  or a
        ret

; Cell number A in the order of the hints: place in C, kind in A.
nth:    ld hl,HORDT
        ld l,a
        ld c,(hl)
        ld hl,GRID
        ld l,c
        ld a,(hl)
        ret

; Carry, if any pair can be removed.
anypair:
        ld hl,(hi)
        push hl
        ld hl,(hk)
        push hl
        ld hl,(ha)
        push hl
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        ld (hi),a
        ld (hj),a
        inc a
        ld (hk),a
        ld (sure),a
        call nextpair
        ld a,0
        ld (sure),a
        pop de
        ld a,d
        ld (sel),a
        pop hl
        ld (ha),hl
        pop hl
        ld (hk),hl
        pop hl
        ld (hi),hl
        ret

