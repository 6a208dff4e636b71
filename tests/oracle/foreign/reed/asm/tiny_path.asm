; The small engine, second part: the number, addresses, paths and the list of pairs.
; asks for a number after a flashing L in the last line
choose: ld hl,0
        ld b,0
        push hl
        push bc
        call blank
        ld a,"L"-32
        ld de,NUMD
        call glyph
        ld hl,NUMA
        set 7,(hl)
        pop bc
        pop hl
ch1:    push hl
        push bc
        call key
        pop bc
        pop hl
        cp 13
        jr z,ch5
        cp 12
        jr nz,ch2
        ld a,b
        or a
        jr z,ch1
        jr choose
ch2:    sub "0"
        cp 10                           ;@ch_ten
        jr nc,ch1
        ld c,a
        ld a,b
        cp 5                            ;@ch_five
        jr z,ch1
        push hl
        ld d,h
        ld e,l
        ld a,c
        call times10
        IF BIG=1
        jr nc,ch3
        pop hl
        jr ch1
        ELSE
        jr c,chbig                      ;@ch_big
        ENDIF
ch3:    pop de
        push hl
        push bc
        ld a,c
        add a,16
        ld l,b
        ld h,0
        ld de,NUMD+1
        add hl,de
        ex de,hl
        call glyph
        pop bc
        pop hl
        inc b
        jr ch1
chbig:  pop de
        jr choose
ch5:    ld a,b
        or a
        IF NONUM=1
        jr z,ch9
        ELSE
        jr z,ch1
        ENDIF
        ld a,h
        or l
        jr z,choose                     ;@ch_zero
        ld (number),hl
        pop hl
        call unl
        jp newgame
ch9:    call unl
        jp print
unl:    ld hl,NUMA
        res 7,(hl)                      ;@ch_flash
        ret
; HL = DE * 10 + A; carry if that is more than 65535
times10: ld h,d
        ld l,e
        add hl,hl
        ret c
        add hl,hl
        ret c                           ;@t10
        add hl,de
        ret c
        add hl,hl
        ret c
        ld e,a
        ld d,0
        add hl,de
        ret

arrow:  ld hl,(crow)
        sub 8
        ret c
        jr z,left
        dec a
        jr z,right
        dec a
        jr z,down
        dec l
        jp p,ar9                        ;@up
        IF EDGE=1
        ret
        ENDIF
        ld l,5
        jr ar9
down:   inc l
        ld a,l
        cp 6                            ;@down
        jr nz,ar9
        IF EDGE=1
        ret
        ENDIF
        ld l,0
        jr ar9
left:   dec h
        jp p,ar9
        IF EDGE=1
        ret
        ENDIF
        ld h,13                         ;@left
        IF EDGE=2
        dec l
        jp p,ar9
        ld l,5
        ENDIF
        jr ar9
right:  inc h
        ld a,h
        cp 14                           ;@right
        jr nz,ar9
        IF EDGE=1
        ret
        ENDIF
        ld h,0
        IF EDGE=2
        inc l
        ld a,l
        cp 6
        jr nz,ar9
        ld l,0
        ENDIF
ar9:    ld (crow),hl
        ret

; the address of the cursor's character
where:  ld hl,(crow)
; the address of the character in row L, column H
cell:   ld b,l
        ld c,h
        inc b
        inc c
        ld hl,BASE-DX-DY
        ld de,DY
ce1:    add hl,de
        djnz ce1
        ld b,c
        ld de,DX
ce2:    add hl,de
        djnz ce2
        ret

disp:   ld a,h
        and 3
        rlca
        rlca
        rlca
        or 64
        ld d,a
        ld e,l
        ret
getv:
        IF STORE=0
        ld a,(hl)
        and 63
        ELSE
        push hl
        ld a,h
        and 3
        rlca
        rlca
        rlca
        or 71
        ld h,a
        ld a,(hl)
        pop hl
        ENDIF
        ret

; carry if the tile HL can be joined with the tile DE
conn:   ld (target),de
        ld (unwind),sp
        ld bc,DX
        call leg3
        ld bc,-DX
        call leg3
        ld bc,DY
        call leg3
        ld bc,-DY
        call leg3                       ;@conn_up
        or a
        ret
leg3:   ld a,3                          ;@legs
leg:    push hl
lg1:    add hl,bc
        ld de,(target)
        push hl
        or a
        sbc hl,de
        pop hl
        jr z,found
        ld e,a
        call getv
        cp EMPTYV
        ld a,e
        jr nz,lg3                       ;@leg_stop
        dec a
        jr z,lg2
        push bc
        ld e,a
        ld a,c
        and 31
        ld a,e
        ld bc,DX
        jr z,lg4
        ld bc,DY                        ;@leg_dy
lg4:    call leg
        push hl
        ld hl,0
        or a
        sbc hl,bc
        ld b,h
        ld c,l
        pop hl
        call leg                        ;@leg_back
        pop bc
lg2:    inc a
        jr lg1
lg3:    pop hl
        ret
found:  ld sp,(unwind)                  ;@found_sp
        scf
        ret

; the next pair after hp, hq; carry if there is one
nexth:  ld hl,(hp)
        ld de,(hq)
        ld bc,(sel)
        call search
        ld (hp),hl                      ;@nh_hp
        ld (hq),de                      ;@nh_hq
        ld (hp0),hl
        ld (hq0),de
        ret
; the next pair after HL, DE; with BC not zero only pairs with the tile BC
search: ld (filter),bc
sr0:    call getv
        cp EMPTYV
        jr z,sr2
        cp WALLV
        jr z,sr2
        ld c,a
sr1:    ex de,hl
        IF HORD=0
        inc hl
        ELSE
        dec hl
        ENDIF
        ex de,hl
        ld a,e
        cp PAST & 255
        jr nz,sr3
        ld a,d
        cp PAST / 256
        jr z,sr2
sr3:    ex de,hl
        call getv
        ex de,hl
        cp c
        jr nz,sr1
        push bc
        ld bc,(filter)
        ld a,b
        or c
        jr z,sr5
        call same
        jr z,sr5
        ex de,hl
        call same                       ;@sr_second
        ex de,hl
        jr z,sr5
        pop bc
        jr sr1
sr5:    push hl
        push de
        call conn
        pop de
        pop hl
        pop bc
        ret c
        jr sr1
sr2:
        IF HORD=0
        inc hl
        ELSE
        dec hl
        ENDIF
        ld d,h
        ld e,l
        ld a,l
        cp PAST & 255
        jr nz,sr0
        ld a,h
        cp PAST / 256
        jr nz,sr0
        or a
        ret
same:   ld a,h
        cp b
        ret nz
        ld a,l
        cp c
        ret
