; pairs that can be removed: H and the search
hint:
        if FAULT=105            ; asking for help counts as cheating
        ld a,1
        ld (cheated),a
        call status
        endif
        ld a,(hvalid)
        or a
        call z,makelist
        if FAULT=112            ; waits for ever if no pair exists
hi0:    ld a,(hcount)
        or a
        jr z,hi0
        endif
        if HE=2                 ; the last pair stays until something else happens
        ld a,(hpos)
        ld hl,hcount
        cp (hl)
        jr nz,hi1
        ld a,(paira)
        or a
        jr z,hi3
        if HT>0 and HR=1
        ld a,HT                 ; its time begins anew
        ld (hcnt),a
        endif
        ret
hi3:    ld (hpos),a
        endif
        if HE=1                 ; begins again at once
        ld a,(hpos)
        ld hl,hcount
        cp (hl)
        jr nz,hi1
        xor a
        ld (hpos),a
        endif
hi1:    ld a,(hpos)
        ld hl,hcount
        if FAULT=74             ; the last pair is not shown
        inc a
        endif
        cp (hl)
        jr c,hi2
        xor a
        ld (hpos),a             ; no pairs left: the next H begins anew
        if FAULT=50             ; erases the number, too
        ld a,1
        ld (endseen),a
        call erasenum
        endif
        if FAULT=111            ; a return address stays on the stack
        call nopair
        call render
        pop hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        jp main
        endif
        jp nopair
hi2:
        if FAULT=74
        dec a
        endif
        ld e,a
        inc a
        ld (hpos),a
        ld d,0
        ld hl,hlist
        add hl,de
        add hl,de
        add hl,de
        ld a,(hl)
        ld (paira),a
        inc hl
        ld a,(hl)
        ld (pairb),a
        if HT>0
        ld a,HT
        ld (hcnt),a
        endif
        ret
nopair: xor a
        ld (paira),a
        ld (pairb),a
        ld (hcnt),a
        ret

; the order in which cells are looked at
makeorder: ld hl,order
        ld d,BP
        ld e,#11
        if HO=4                 ; from the cursor on
        ld a,(cur)
        ld e,a
        ld c,84
mo1:    ld (hl),e
        inc hl
        call nextcell
        jr nz,mo2
        ld e,#11
mo2:    dec c
        jr nz,mo1
        else
        if HO=1 or HO=3
mo1:    ld (hl),e
        inc hl
        ld a,e
        add a,16
        ld e,a
        cp #70
        jr c,mo1
        sub #5f
        ld e,a
        cp #1f
        jr nz,mo1
        else
mo1:    ld (hl),e
        inc hl
        call nextcell
        jr nz,mo1
        endif
        if HO=2 or HO=3         ; reversed
        ld de,order
        ld b,42
mo3:    dec hl
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        inc de
        djnz mo3
        endif
        endif
        ret

makelist: xor a
        ld (hpos),a
        ld (hcount),a
        inc a
        ld (hvalid),a
        ld a,(sel)
        ld (hsel),a
        if FAULT=75             ; the selection counts only under the cursor
        ld hl,cur
        cp (hl)
        jr z,ml0
        xor a
        ld (hsel),a
ml0:
        endif
        ld hl,hlist
        ld (hend),hl
        call makeorder
        ld ix,order
        ld b,84
ml1:    ld d,(ix+0)
        ld h,BP
        ld l,d
        ld c,(hl)
        inc c
        dec c
        jr z,ml9
        if FAULT=80             ; the bottom row is left out
        ld a,d
        cp #61
        jr nc,ml9
        endif
        if FAULT=77             ; the last kind is left out
        ld a,c
        cp 21
        jr nc,ml9
        endif
        if FAULT=76
        ld hl,order-1           ; every pair is found twice
        ld a,85
        else
        push ix
        pop hl
        ld a,b
        endif
        ld (jptr),hl
ml2:    dec a
        jr z,ml9
        push af
        ld hl,(jptr)
        inc hl
        ld (jptr),hl
        ld e,(hl)
        ld l,e
        ld h,BP
        if FAULT=76
        ld a,d
        cp e
        jr z,ml8
        endif
        ld a,(hl)
        cp c
        jr nz,ml8
        ld a,(hsel)
        or a
        jr z,ml3
        cp d
        jr z,ml3
        if FAULT != 114           ; 114: only as the first of a pair
        cp e
        jr z,ml3
        endif
        jr ml8
ml3:    push bc
        if FAULT=78             ; in one column tiles between do not count
        ld a,d
        sub e
        cp -64
        jr z,ml4
        endif
        call linked
        jr nc,ml5
ml4:    call addpair
        pop bc
        if FAULT=115            ; one partner for each tile is enough
        pop af
        jr ml9
        else
        jr ml8
        endif
ml5:    pop bc
ml8:    pop af
        jr ml2
ml9:    inc ix
        djnz ml1
        if HO=5 or HO=6
        call sort
        endif
        ret
addpair:
        if FAULT=79            ; the list has room for 12
        ld a,(hcount)
        cp 12
        ret nc
        endif
        ld hl,(hend)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        if HO=6
        ld (hl),c               ; kind, set by linked's caller
        else
        ld a,d                  ; columns and rows between
        and 15
        ld c,a
        ld a,e
        and 15
        sub c
        jr nc,ad2
        neg
ad2:    ld b,a
        ld a,d
        and #f0
        ld c,a
        ld a,e
        and #f0
        sub c
        jr nc,ad3
        neg
ad3:    rrca
        rrca
        rrca
        rrca
        add a,b
        ld (hl),a
        endif
        inc hl
        ld (hend),hl
        ld hl,hcount
        inc (hl)
        ret
; sorts the list by the key, equal keys keep their order
sort:   ld a,(hcount)
        sub 2
        ret c
        inc a
        ld b,a
        ld c,0
        ld ix,hlist
so1:    ld a,(ix+5)
        cp (ix+2)
        jr nc,so2
        ld d,(ix+2)
        ld (ix+2),a
        ld (ix+5),d
        ld a,(ix+0)
        ld d,(ix+3)
        ld (ix+0),d
        ld (ix+3),a
        ld a,(ix+1)
        ld d,(ix+4)
        ld (ix+1),d
        ld (ix+4),a
        inc c
so2:    inc ix
        inc ix
        inc ix
        djnz so1
        ld a,c
        or a
        jr nz,sort
        ret
