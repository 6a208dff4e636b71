; Drawing. A place is W pixels wide (at most 16) and H high; its picture and
; the marks on it are tables of data.inc. Only places that changed are drawn.

SCRH    equ $40+BUFFER*$80

clear:  ld hl,SCRH*256
        ld de,SCRH*256+1
        ld bc,6144
        ld (hl),BGBYTE
        ldir
        ld bc,767
        ld (hl),BGATTR
        ldir
        ret

; D: pixel row, E: pixel column -> HL
pixaddr:
        ld a,d
        and 7
        ld h,a
        ld a,d
        rra
        rra
        rra
        and 24
        or h
        or SCRH
        ld h,a
        ld a,d
        rla
        rla
        and 224
        ld l,a
        ld a,e
        rrca
        rrca
        rrca
        and 31
        or l
        ld l,a
        ret

refresh:
        call unlay
        ld b,84
        ld ix,order
rf1:    push bc
        ld l,(ix+0)
        inc ix
        call marks              ; L place -> B marks, C kind
        ld h,looks/256
        ld a,(hl)
        cp c
        jr nz,rf2
        ld h,flags/256
        ld a,(hl)
        cp b
        jr z,rf3
rf2:    ld h,looks/256
        ld (hl),c
        ld h,flags/256
        ld (hl),b
        call place
rf3:    pop bc
        djnz rf1
        call overlay
        call setbord
        jp shownum

; 1 cursor, 2 selected, 4 of the cursor's kind, 8 hint, 16 going
marks:  ld h,grid/256
        ld c,(hl)
        ld b,0
        ld a,(cur)
        cp l
        jr nz,mk2
        ld a,(curon)
        or a
        jr z,mk2
        if CURBLINK
        ld a,(blinkon)
        or a
        jr z,mk2
        endif
        set 0,b
mk2:    ld a,(sel)
        cp l
        jr nz,mk3
        set 1,b
mk3:    ld a,c
        or a
        jr z,mk4
        ld a,(curon)
        or a
        jr z,mk4
        push hl
        ld a,(cur)
        ld l,a
        ld a,(hl)
        pop hl
        if FAULT = 22
        or a
        jr nz,mk5
        ld a,(lastkind)
mk5:    ld (lastkind),a
        endif
        if FAULT = 45
        ld e,a
        ld a,l
        cp 96
        ld a,e
        jr nc,mk4
        endif
        if FAULT = 21
        xor c
        and 15
        else
        cp c
        endif
        jr nz,mk4
        set 2,b
mk4:    ld a,(hinta)
        cp l
        jr z,mk6
        ld a,(hintb)
        cp l
        jr nz,mk7
mk6:
        if HBLINK
        ld a,(blinkon)
        or a
        jr z,mk7
        endif
        set 3,b
mk7:    ld a,(dying)
        or a
        ret z
        ld a,(kepta)
        cp l
        jr z,mk8
        ld a,(keptb)
        cp l
        ret nz
mk8:    set 4,b
        ret
lastkind:
        defb 0

; draws the place L with kind C and marks B
place:
        if FAULT = 38
        ld a,c
        or a
        jr nz,pl0
        ld a,l
        cp 110
        ret z
pl0:
        endif
        if FAULT = 39
        ld a,c
        or b
        jr nz,pl00
        ld a,l
        cp 32
        ret c
pl00:
        endif
        push hl
        push bc
        ld a,c
        if FAULT = 46
        cp 21
        jr nz,pl1
        dec a
pl1:
        endif
        ld hl,pics
        ld de,TH*2
        or a
        jr z,pl3
pl2:    add hl,de
        dec a
        jr nz,pl2
pl3:    ld de,tbuf
        ld bc,TH*2
        ldir
        pop bc
        push bc
        if HIL_OP
        bit 2,b
        jr z,pe1
        ld hl,m_hil
        ld c,HIL_OP
        call effect
pe1:
        endif
        if SEL_OP
        bit 1,b
        jr z,pe2
        ld hl,m_sel
        ld c,SEL_OP
        call effect
pe2:
        endif
        if HNT_OP
        bit 3,b
        jr z,pe3
        ld hl,m_hnt
        ld c,HNT_OP
        call effect
pe3:
        endif
        if CUR_OP
        bit 0,b
        jr z,pe4
        ld hl,m_cur
        ld c,CUR_OP
        call effect
pe4:
        endif
        bit 4,b
        jr z,pe5
        ld hl,m_dying
        ld c,1
        call effect
pe5:    pop bc
        pop hl
        push hl
        push bc
        ld a,l
        and 15
        ld d,0
        ld e,a
        ld a,l
        rrca
        rrca
        rrca
        rrca
        and 7
        ld hl,colx
        add hl,de
        ld e,(hl)
        ld hl,rowy
        call peekhl
        ld d,a
        push de
        call put
        pop de
        pop bc
        if COLOUR
        call colour
        endif
        pop hl
        ret

; operation C with the table HL on the picture; keeps B
effect: push bc
        ld de,tbuf
        ld b,TH*2
ef1:    ld a,(de)
        dec c
        jr z,ef2
        dec c
        jr z,ef3
        ld a,(de)               ; 3: clear
        cpl
        or (hl)
        cpl
        ld c,3
        jr ef4
ef2:    xor (hl)
        ld c,1
        jr ef4
ef3:    or (hl)
        ld c,2
ef4:    ld (de),a
        inc hl
        inc de
        djnz ef1
        pop bc
        ret

; the picture to the screen at row D, column E
put:    ld hl,tbuf
        ld b,TH
pu1:    push bc
        push de
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        call pixaddr
        if ALIGNED
        ld (hl),b
        if TW > 8
        inc l
        ld (hl),c
        endif
        else
        ld a,e
        and 7
        ld (shift),a
        ld d,b
        ld e,c
        call shifted3           ; D E C
        push bc
        push de
        ld de,WMASK
        ld a,(shift)
        call shifted3
        ld a,c
        cpl
        ld (mask3),a
        ld a,d
        cpl
        ld b,a
        ld a,e
        cpl
        ld c,a
        pop de
        ld a,(hl)
        and b
        or d
        ld (hl),a
        inc l
        ld a,(hl)
        and c
        or e
        ld (hl),a
        inc l
        pop bc
        ld a,(mask3)
        and (hl)
        or c
        ld (hl),a
        endif
        pop hl
        pop de
        inc d
        pop bc
        djnz pu1
        ret

; D E shifted right by A into D E C
        if ALIGNED = 0
shifted3:
        ld c,0
        or a
        ret z
        ld b,a
sf1:    srl d
        rr e
        rr c
        djnz sf1
        ret
shift:  defb 0
mask3:  defb 0
        endif
