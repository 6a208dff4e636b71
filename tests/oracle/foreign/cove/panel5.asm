; panel5.asm: texts, the number, variables of the panel engine.

; inkof gives the colour C of a tile of kind A.
inkof:
        if INKS
        and 3
        ld c,a
        ld a,(hl)
        cp 11
        ld a,c
        jr c,io1
        xor 1
io1:    or TILEA
        ld c,a
        else
        ld c,TILEA
        endif
        ret

; put prints A in the own font at D, E, and moves E.
put:    push hl
        push bc
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,font-256
        add hl,bc
        push hl
        call pixel
        pop de
        ld b,8
pt1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pt1
        pop de
        pop bc
        pop hl
        inc e
        ret

texts:  ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        call say
        ld a,(hl)
        inc a
        jr nz,texts
        ret

; shownum prints the number.
shownum: ld de,NROW*256
        if NTEXT
        ld hl,nolabel
        call say
        endif
        ld hl,(num)
        ld c,NZERO
        ld ix,powers
sn1:    ld a,'0'
sn2:    push de
        ld e,(ix+0)
        ld d,(ix+1)
        and a
        sbc hl,de
        jr c,sn3
        pop de
        inc a
        jr sn2
sn3:    add hl,de
        pop de
        cp '0'
        jr nz,sn4
        bit 0,c
        jr z,sn5
sn4:    ld c,1
        call put
sn5:    inc ix
        inc ix
        ld a,(ix+0)
        cp 1
        jr nz,sn1
        ld a,l
        add a,'0'
        call put
sn6:    ld a,32
        call put
        ld a,e
        cp 9
        jr nz,sn6
        ret
powers: defw 10000,1000,100,10,1

; ask reads a number.
ask:
        if DROPSEL
        xor a
        ld (sel),a
        call afresh
        endif
        call paint
as0:    xor a
        ld (count),a
as1:    ld de,NROW*256
        ld hl,digits
        ld a,(count)
        ld b,a
        or a
        jr z,as3
as2:    ld a,(hl)
        inc hl
        call put
        djnz as2
as3:    ld a,'L'
        call put
        dec e
        ld a,NROW
        ld d,GROUND+128
        call colour
        inc e
        ld d,NROW
as4:    ld a,32
        call put
        ld a,e
        cp 9
        jr nz,as4
        call key
        ld b,a
        ld a,(count)
        ld e,a
        ld a,NROW
        ld d,GROUND
        call colour
        ld a,b
        cp 13
        jr z,as7
        cp 12
        jr z,as6
        cp '0'
        jr c,as5
        cp '9'+1
        jr nc,as5
        ld hl,count
        ld a,(hl)
        if F_fourdig
        cp 4                    ; fault: four digits only
        else
        cp 5
        endif
        jr z,as1
        inc (hl)
        ld e,a
        ld d,0
        ld hl,digits
        add hl,de
        ld (hl),b
        if AUTO
        cp 4
        jr z,as7
        endif
        jr as1
as5:
        if SOTH
        jp shownum
        else
        jr as1
        endif
as6:    ld hl,count
        ld a,(hl)
        or a
        jr z,as1
        if SDEL
        ld (hl),0
        else
        dec (hl)
        endif
        jr as1
as7:    ld a,(count)
        or a
        jr z,bad
        ld b,a
        ld de,digits
        ld hl,0
as8:    push bc
        push de
        ld d,h
        ld e,l
        ld b,9
as9:    add hl,de               ; times ten by adding nine times
        jr c,over
        djnz as9
        pop de
        ld a,(de)
        inc de
        sub '0'
        add a,l
        ld l,a
        jr nc,as10
        inc h
        jr z,over2
as10:   pop bc
        djnz as8
        ld a,h
        or l
        jr z,bad
        if F_samenum
        ld de,(num)             ; fault: the same number does not begin the board anew
        ld a,h
        cp d
        jr nz,as11
        ld a,l
        cp e
        jp z,shownum
as11:
        endif
        ld (num),hl
        jp begin
over:   pop de
over2:  pop bc
bad:
        if SBAD
        jp shownum
        else
        jp as0
        endif

time:   defb 0
busy:   defb 0
pat:    defb PAT
box:    defb 0
logat:  defw LOG
num:    defw 1
cur:    defb 11h
sel:    defb 0
shown:  defb 0
byhint: defb 0
pair:   defw 0
pos:    defb 0
len:    defb 0
cheat:  defb 0
stuck:  defb 0
rim:    defb 5
grav:   defb 1
under:  defb 0
count:  defb 0
digits: defs 6
        include "text.asm"
