; Finds pairs that can be removed.
; Writes the cells with tiles in the order in which hints look at them.
makeorder:
        ld de,order
if HORDER = 0
        ld hl,board+0x11
mo1:    call moput
        inc l
        ld a,l
        cp 0x70-F_HROW*16
        jr c,mo1
endif
if HORDER = 3
        ld hl,board+0x6e
mo1:    call moput
        dec l
        ld a,l
        cp 0x11
        jr nc,mo1
endif
if HORDER = 1
        ld hl,board+0x11
mo1:    call moput
        ld a,l
        add a,16
        ld l,a
        cp 0x70
        jr c,mo1
        sub 0x60-1
        ld l,a
        and 15
        cp 15-F_HCOL
        jr c,mo1
endif
if HORDER = 2
        ld c,1
mo0:    ld hl,board+0x11
mo1:    ld a,(hl)
        cp c
        call z,moput
        inc l
        ld a,l
        cp 0x70
        jr c,mo1
        inc c
        ld a,c
        cp 22-F_HKIND
        jr c,mo0
endif
        ld a,e
        sub order MOD 256
        ld (olen),a
        ret
; Adds the cell at HL to the list at DE if it has a tile.
moput:  ld a,(hl)
        or a
        ret z
        ld a,l
        ld (de),a
        inc de
        ret

; Z set if no pair can be removed.
anypair:
        ld hl,(hi)
        push hl
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        call makeorder
if F_STUCKLAST
        ld hl,olen
        dec (hl)
endif
        ld hl,0
        ld (hi),hl
        call nextpair
        ld e,a
        pop af
        ld (sel),a
        pop hl
        ld (hi),hl
        ld a,e
        or a
        ret

; Goes on from (hi), (hj): A is 1 and B, C the cells of the next pair, or A is 0.
nextpair:
        ld a,(olen)
        cp 2
        jr c,npno
np1:    ld a,(hj)
        inc a
        ld (hj),a
        ld hl,olen
        cp (hl)
        jr c,np2
        ld a,(hi)
        inc a
        ld (hi),a
if F_HTWICE
        ld a,(sel)
        sub 1
        sbc a,a
        ld b,a
        ld a,(hi)
        and b
endif
        ld (hj),a
        ld a,(hi)
        inc a
        cp (hl)
        jr c,np1
npno:   xor a
        ret
np2:    ld hl,order
        ld a,(hi)
        add a,l
        ld l,a
        ld b,(hl)
        ld hl,order
        ld a,(hj)
        add a,l
        ld l,a
        ld c,(hl)
        ld a,b
        cp c
        jr z,np1
if F_HSELALL = 0
        ld a,(sel)
        or a
        jr z,np3
if F_HSELAFTER
        cp b
        jr nz,np1
else
        cp b
        jr z,np3
        cp c
        jr nz,np1
endif
np3:
endif
        ld h,board/256
        ld l,b
        ld a,(hl)
        ld l,c
        cp (hl)
        jr nz,np1
if F_HFALSE
        ld a,c
        sub b
        cp 32
        jr nz,hf_no
        ld a,(key)
        cp 'H'
        ld a,1
        ret z
hf_no:
endif
        push bc
        call linked
        pop bc
        jr nz,np1
        ld a,1
        ret

; Shows the next pair.
hint:   call makeorder
        ld a,(hstate)
        cp 2
        jr nz,ht1
if HEND = 2
        jr htnone
endif
        xor a
        ld (hstate),a
ht1:    ld a,(hstate)
        or a
        jr nz,ht2
ht0:    ld hl,0
        ld (hi),hl
ht2:    call nextpair
        or a
        jr nz,htshow
if HEND = 1
        ld a,(hstate)
        or a
        jr z,htnone
        xor a
        ld (hstate),a
        jr ht0
endif
htnone: xor a
        ld (h1),a
        ld (h2),a
        ld a,2
        ld (hstate),a
        ld hl,t_none
        jp message
htshow:
if F_HSKIP
        ld a,(hstate)
        or a
        jr z,hts1
        push bc
        call nextpair
        pop hl
        or a
        jr nz,hts1
        ld b,h
        ld c,l
hts1:
endif
        ld a,1
        ld (hstate),a
        ld a,b
        ld (h1),a
        ld a,c
        ld (h2),a
if HCUR = 1
        ld a,b
        ld (cur),a
endif
if HTIME
        ld a,150
        ld (htimer),a
endif
        ret
