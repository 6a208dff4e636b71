; Text: title, list of keys, number, moves. HL is row*32+column.
print:  ld a,(de)
        or a
        ret z
        inc de
        push de
        call prchar
        pop de
        jr print
prchar: push hl
        push hl
        push af
        call attrad
        ld (hl),PATTR
        pop af
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3c00h
        add hl,de
        ex de,hl
        pop hl
        ld a,h
        rlca
        rlca
        rlca
        or 40h
        ld h,a
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        pop hl
        inc hl
        ret
attrad: ld a,h
        add a,58h
        ld h,a
        ret
initscr:
        ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),0
        ldir
        ld hl,5800h
        ld de,5801h
        ld bc,767
        ld (hl),SATTR
        ldir
        ld hl,0
        ld (hiscore),hl
        call initcells
        ld a,5
        ld (bordv),a
        out (254),a
panel:  ld hl,TITLEAT
        ld de,titxt
        call print
        ld hl,21*32
        ld de,keytxt
        call print
        if NUMPRE
        ld hl,23*32
        ld de,numtxt
        call print
        endif
        if INFO
        ld hl,INFOAT
        ld de,inftxt
        call print
        endif
        ret
        if TITLE
title:  ld hl,10*32+6
        ld de,presst
        call print
        call getkey
        ld hl,10*32+6
        ld b,20
tt1:    push bc
        ld a,32
        call prchar
        pop bc
        djnz tt1
        ld hl,10*32+5800h+6
        ld b,20
tt2:    ld (hl),SATTR
        inc hl
        djnz tt2
        jp initcells
presst: db "Press a key to play",0
        endif
shownum:
        ld de,23*32+NUMPRE
        ld (prpos),de
        ld hl,(num)
        ld de,10000
        call digit
        ld de,1000
        call digit
        ld de,100
        call digit
        ld de,10
        call digit
        ld a,l
        add a,48
        call digout
        if NUMPAD = 1
sn1:    ld a,(prpos)
        cp (23*32+NUMPRE+5)%256
        ret z
        ld a,32
        call digout
        jr sn1
        endif
        xor a
        ld (nummode),a
        ret
digit:  xor a
dg1:    or a
        sbc hl,de
        jr c,dg2
        inc a
        jr dg1
dg2:    add hl,de
        if NUMPAD = 1
        or a
        jr nz,dg3
        ld a,(prpos)
        cp (23*32+NUMPRE)%256
        ret z
        xor a
        endif
dg3:    add a,48
digout: push hl
        ld hl,(prpos)
        call prchar
        ld (prpos),hl
        pop hl
        ret
; moves, tiles left, best; called by show
showinfo:
        if INFO
        ld a,(nh)
        ld hl,INFOAT+6
        call two
        ld a,(left)
        ld hl,INFOAT+12
        call two
        ld a,(hiscore)
        ld hl,INFOAT+18
        call two
        endif
        ret
two:    ld b,47
tw1:    inc b
        sub 10
        jr nc,tw1
        add a,58
        push af
        ld a,b
        call prchar
        pop af
        jp prchar
