; Program 1: letters by RST 16, the ROM's editor, LAST_K, a time of removal for each cell
        org BASE
        include "rules.inc"
        include "deal.inc"
        include "page.inc"
        include "path_dfs.inc"
        include "marks.inc"
BRD     equ BASE+0x1000
ORD     equ BASE+0x1100
LIN     equ BASE+0x1200
DEALT   equ BASE+0x1300
TIMES   equ BASE+0x1400
FROM    equ BASE+0x1500

init:   ld a,5
        call 0x229b
        ld a,NA
        ld (23693),a
        ld (23695),a
        xor a
        ld (23697),a
        call 0x0d6b
        ld a,2
        call 0x1601
IF TITLE GT 0
        ld de,tmsg
        ld bc,tmsge-tmsg
        call 0x203c
IF TITLE EQ 2
        call getkey
        call 0x0d6b
        ld a,2
        call 0x1601
ENDIF
ENDIF
        jp mkord
IF TITLE GT 0
tmsg:   db 22,0,8,"SHISEN"
IF TITLE EQ 2
        db " - PRESS ENTER"
ENDIF
tmsge:
ENDIF

border: jp 0x229b

getkey: ei
        res 5,(iy+1)
gk1:    halt
        bit 5,(iy+1)
        jr z,gk1
        ld a,(23560)
        cp 'A'
        ret c
        and 0xdf
        ret

snd:
IF SND EQ 0
        ld de,40
        ld hl,500
        jp 0x03b5
ENDIF
IF SND EQ 1
        ld hl,900
snd1:   push hl
        ld de,8
        call 0x03b5
        pop hl
        ld de,-150
        add hl,de
        jr c,snd2
        ret
snd2:   ld a,h
        or a
        jr nz,snd1
        ret
ENDIF
IF SND EQ 2
        ld a,(23624)
        rrca
        rrca
        rrca
        and 7
        ld c,a
        ld b,0
snd1:   ld a,c
        out (254),a
        xor 16
        ld c,a
        ld d,90
snd2:   dec d
        jr nz,snd2
        djnz snd1
        ret
ENDIF

; ask for a number: HL and carry if it is one
ask:    call clrsel
        call show
        xor a
        call 0x1601
        call 0x0d6e
        call 0x16bf
        ld de,amsg
        ld bc,amsge-amsg
        call 0x203c
        ld bc,1
        rst 0x30
        ld (hl),13
        ld (23643),hl
        ld (iy+55),0xa0
        ei
        call 0x0f2c
        ld (iy+55),0
        ld hl,(23649)
        ld b,0
        ld de,0
ask1:   ld a,(hl)
        inc hl
        cp 13
        jr z,ask3
        sub 48
        cp 10
        jr nc,ask4
        inc b
        push hl
        ex de,hl
        call dig10
        ex de,hl
        pop hl
        jr nc,ask1
ask4:   xor a
        jr ask5
ask3:   ld a,b
        or a
        jr z,ask5
        scf
ask5:   push de
        push af
        call 0x16bf
        call 0x0d6e
        ld a,2
        call 0x1601
        pop af
        pop hl
        ret
amsg:   db "Board? "
amsge:

dealb:  call mkdeal
        call ring
        ld h,DEALT/256
        call tobrd
        ld hl,TIMES
        ld a,255
dea1:   ld (hl),a
        inc l
        jr nz,dea1
        ld hl,0
        ld (now),hl
        ; the board at the time NOW
fold:   ld e,17
fol1:   ld d,BRD/256
        xor a
        ld (de),a
        inc e
        ld a,e
        and 15
        cp 15
        jr nz,fol1
        inc e
        inc e
        ld a,e
        cp 112
        jr c,fol1
        ld a,(now)
        ld c,a
        ld e,110
fol2:   ld l,e
fol3:   ld h,TIMES/256
        ld a,c
        cp (hl)
        jr nc,fol4
        ld h,DEALT/256
        ld b,(hl)
        ld a,(grav)
        or a
        jr nz,fol5
        ld e,l
fol5:   ld d,BRD/256
        ld a,b
        ld (de),a
        ld d,FROM/256
        ld a,l
        ld (de),a
        ld a,e
        sub 16
        ld e,a
fol4:   ld a,l
        sub 16
        ld l,a
        cp 16
        jr nc,fol3
        and 15
        dec a
        ret z
        add a,96
        ld e,a
        jr fol2

remove: ld h,TIMES/256
        ld l,17
        ld a,(now)
        ld c,a
rem1:   ld a,c
        cp (hl)
        jr nc,rem2
IF FAULT NE 2
        ld (hl),255
ENDIF
rem2:   inc l
        jr nz,rem1
        inc c
        ld h,FROM/256
        ld l,e
        ld a,(hl)
        ld l,d
        ld l,(hl)
        ld h,TIMES/256
        ld (hl),c
        ld l,a
        ld (hl),c
        ld a,c
        ld (now),a
IF FAULT EQ 2
        ld hl,last
        cp (hl)
        jr c,fold
ENDIF
        ld (last),a
        jr fold

undo:   ld a,(now)
        sub 1
        ccf
        ret nc
        ld (now),a
        call fold
        scf
        ret
redo:   ld a,(now)
        ld hl,last
        cp (hl)
        ret nc
        inc a
        ld (now),a
        call fold
        scf
        ret

show:   call setck
        ld e,17
sho1:   ld a,22
        rst 16
        ld a,e
        rrca
        rrca
        rrca
        rrca
        and 7
        dec a
        ld b,a
        ld a,OY
        jr z,sho3
sho2:   add a,PY
        djnz sho2
sho3:   rst 16
        ld a,e
        and 15
        dec a
        ld b,a
        ld a,OX
        jr z,sho5
sho4:   add a,PX
        djnz sho4
sho5:   rst 16
        call marks
        ld d,a
        call attr
        ld (23695),a
IF CURS EQ 1
        ld a,c
        and 8
        rrca
        ld (23697),a
ENDIF
        ld a,EMPTYCH
        inc d
        dec d
        jr z,sho6
        ld a,d
        add a,64
sho6:   rst 16
        ld a,NA
        ld (23695),a
        xor a
        ld (23697),a
IF CURS EQ 3
        bit 3,c
        ld a,' '
        jr z,sho7
        ld a,'<'
sho7:   rst 16
ENDIF
        inc e
        ld a,e
        and 15
        cp 15
        jr nz,sho1
        inc e
        inc e
        ld a,e
        cp 112
        jr c,sho1
IF GMSG EQ 1
        ld de,gon
        ld bc,11
        ld a,(grav)
        or a
        jr nz,shog
        ld de,goff
shog:   call 0x203c
ENDIF
IF NUMROW EQ 23
        ld a,1
        call 0x1601
        ld a,22
        rst 16
        ld a,1
        rst 16
ELSE
        ld a,22
        rst 16
        ld a,NUMROW
        rst 16
ENDIF
        xor a
        rst 16
IF FAULT EQ 57
        ld a,(grav)
        or a
        jr z,sho8
ENDIF
        ld bc,(num)
IF FAULT EQ 26
        ld a,b
        and 0x3f
        cp 0x27
        jr nz,f26a
        res 7,b
f26a:
ENDIF
        call 0x2d2b
        call 0x2de3
sho8:   ld b,5
sho9:   ld a,32
        rst 16
        djnz sho9
        ld a,2
        jp 0x1601
IF GMSG EQ 1
gon:    db 22,20,20,"GRAV ON "
goff:   db 22,20,20,"GRAV OFF"
ENDIF
