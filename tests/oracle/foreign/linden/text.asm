; text, numbers and the question for a board
; print: the text at HL from row B, column C
print:  ld a,PGATTR
printa: ld (attr),a
pr1:    ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call putchar
        pop hl
        inc c
        jr pr1
; putchar: character A at row B, column C, in (attr)
putchar: ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,FONT
        add hl,de
        jp putcell
cls:    ld hl,#4000
        ld de,#4001
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld bc,767
        ld (hl),PGATTR
        ldir
        ret
page:   call cls
        if TI=1
        ld hl,titlet
        ld bc,1
        call print
        endif
        if HP=1
        ld hl,helpt
        ld bc,#0101
        call print
        endif
        if NL>0
        ld hl,labelt
        ld bc,NLR*256
        call print
        endif
        jp frame
        if TI=1
titlet: defb "LINDEN SHISEN",0
        endif
        if HP=1
helpt:  defb "N S H B F R L  DEL: gravity",0
        endif
        if NL=1
labelt: defb "No.",0
        endif
        if NL=2
labelt: defb "BOARD",0
        endif
        if NL=3 or NL=4
labelt: defb "board",0
        endif
        if TP=1
title:  call cls
        ld hl,tt1
        ld bc,#070d
        call print
        ld hl,tt2
        ld bc,#0e09
        call print
        ld a,1
        ld (inentry),a
        jp getkey
tt1:    defb "SHISEN",0
tt2:    defb "Press any key",0
        endif
; five digits of HL in nout
digits: ld de,nout
        ld bc,-10000
        call dg1
        ld bc,-1000
        call dg1
        ld bc,-100
        call dg1
        ld bc,-10
        call dg1
        ld a,l
        add a,'0'
        ld (de),a
        inc de
        xor a
        ld (de),a
        ret
dg1:    ld a,'0'-1
dg2:    inc a
        add hl,bc
        jr c,dg2
        sbc hl,bc
        ld (de),a
        inc de
        ret
; the number of the board, bottom left
shownum:
        if FAULT != 41           ; 41: old digits stay
        call erasenum
        endif
        ld hl,(num)
        call digits
        if FAULT=39             ; zeros inside are left out, too
        ld hl,nout
        ld d,h
        ld e,l
so39:   ld a,(hl)
        ld (de),a
        inc hl
        or a
        jr z,sp39
        cp '0'
        jr z,so39
        inc de
        jr so39
sp39:
        endif
        ld hl,nout
        if NF != 1
        ld b,4
sn1:    ld a,(hl)
        cp '0'
        jr nz,sn2
        if NF=2
        ld (hl),' '
        endif
        inc hl
        djnz sn1
sn2:
        if NF=2
        ld hl,nout
        endif
        endif
        ld bc,NR*256+NX
        jp print
erasenum: ld hl,blank5
        ld bc,NR*256+NX
        jp print
blank5: defb "      ",0
; the sign of gravity
sign:
        if GS=0
        ret
        endif
        if GS=1
        ld hl,gont
        ld a,(grav)
        or a
        jr nz,sg1
        ld hl,gofft
sg1:    ld bc,20
        jp print
gont:   defb "gravity on ",0
gofft:  defb "gravity off",0
        endif
        if GS=2
        ld a,(grav)
        or a
        ld a,'-'
        jr z,sg1
        ld a,'v'
sg1:    ld bc,#001e
        ld hl,attr
        ld (hl),PGATTR
        jp putchar
        endif
        if GS=3
        ld a,(grav)
        or a
        ld a,' '
        jr z,sg1
        ld a,'G'
sg1:    ld bc,#171e
        ld hl,attr
        ld (hl),PGATTR
        jp putchar
        endif
; how many tiles are left
shownums:
        if LC=0
        ret
        else
        ld a,(count)
        ld l,a
        ld h,0
        call digits
        ld hl,nout+3
        ld bc,LCR*256+LCX
        call print
        if LC=2
        ld hl,leftt
        ld bc,LCR*256+LCX-5
        call print
        endif
        ret
        if LC=2
leftt:  defb "Left",0
        endif
        endif

