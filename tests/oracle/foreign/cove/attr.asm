; attr.asm: Shisen drawn with the ROM's letters; every mark is a colour of a cell.
        include "conf.asm"
BOARD   equ 7000h               ; 8 rows of 16 cells, the outer ones stay empty
BH      equ 70h
HIST    equ 7200h               ; two cells a removal
DECK    equ 7300h
DH      equ 73h
        org BEGIN
start:  ld a,BASE
        ld (23693),a
        ld (23695),a
        ld (23624),a
        ld a,5
        out (254),a
        call 0D6Bh              ; CLS
        ld a,2
        call 1601h
        ld hl,title
st1:    ld a,(hl)
        cp 255
        jr z,st2
        rst 16
        inc hl
        jr st1
st2:    ld a,1
        ld (grav),a
        ld hl,FIRST
        call game
main:   call paint
        call key
        ld hl,main
        push hl
        ld hl,keys
mn1:    ld b,(hl)
        inc b
        dec b
        ret z
        inc hl
        cp b
        jr z,mn2
        inc hl
        inc hl
        jr mn1
mn2:    ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp (hl)
keys:   defb 8
        defw left
        defb 9
        defw right
        defb 10
        defw down
        defb 11
        defw up
        defb 13
        defw enter
        defb 12
        defw toggle
        defb 'n'
        defw newnum
        defb 's'
        defw ask
        defb 'h'
        defw hint
        defb 'b'
        defw back
        defb 'f'
        defw forw
        defb 'r'
        defw first
        defb 'l'
        defw last
        defb 0

; key waits for the next key and returns its code, letters as small ones.
key:
        if KEYMODE = 0
        bit 5,(iy+1)
        jr z,key
        res 5,(iy+1)
        ld a,(23560)
        else
ke1:    xor a
        in a,(254)
        cpl
        and 31
        jr nz,ke1
        ld (23560),a
ke2:    ld a,(23560)
        or a
        jr z,ke2
        endif
        cp 65
        ret c
        or 32
        ret

; game starts board HL.
game:   ld (num),hl
        xor a
        ld (pos),a
        ld (len),a
        ld (cheat),a
        ld (sel),a
        ld (shown),a
        if HOME = 0
        ld a,11h
        ld (cur),a
        endif
        if HOME = 1
        ld a,38h
        ld (cur),a
        endif
        call nohint
        call deal
        call letters
        call number
        jp judge

toggle: ld a,(grav)
        xor 1
        ld (grav),a
newnum: ld hl,(23672)
        ld a,r
        xor h
        ld h,a
        or l
        jr z,newnum
        jr game

; deal fills the board by the number.
deal:   ld hl,DECK
        ld a,21
de1:    ld b,4
de2:    ld (hl),a
        inc l
        djnz de2
        dec a
        jr nz,de1
        ld hl,(num)
        ld (seed),hl
        ld c,83
de3:    call rnd
        ld e,a
        ld d,0
        ld a,c
        inc a
        ld hl,0
        ld b,8
de4:    add hl,hl
        rlca
        jr nc,de5
        add hl,de
de5:    djnz de4
        ld l,h
        ld h,DH
        ld d,h
        ld e,c
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        dec c
        jr nz,de3
        if F_five
        ld a,(num+1)            ; fault: in high boards one tile is written over its neighbour
        cp 234
        jr c,fv1
        ld a,(DECK+40)
        ld (DECK+41),a
fv1:
        endif
        ld hl,BOARD
        ld b,128
de6:    ld (hl),0
        inc l
        djnz de6
        ld hl,DECK
        ld de,BOARD+11h
        ld a,6
de7:    ld bc,14
        ldir
        inc e
        inc e
        dec a
        jr nz,de7
        ret

rnd:    ld hl,(seed)
        ld a,h
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ld (seed),hl
        ret

; The arrows.
left:   ld hl,cur
        ld a,(hl)
        and 15
        cp 1
        jr z,lf1
        dec (hl)
        jr moved
lf1:
        if SIDE = 0
        ld a,(hl)
        add a,13
        ld (hl),a
        endif
        jr moved
right:  ld hl,cur
        ld a,(hl)
        and 15
        cp 14
        jr z,rt1
        inc (hl)
        jr moved
rt1:
        if SIDE = 0
        ld a,(hl)
        sub 13
        ld (hl),a
        endif
        jr moved
up:     ld hl,cur
        ld a,(hl)
        sub 16
        cp 16
        jr nc,up1
        if TOP = 0
        add a,96
        else
        add a,16
        endif
up1:    ld (hl),a
        jr moved
down:   ld hl,cur
        ld a,(hl)
        add a,16
        cp 70h
        jr c,up1
        if TOP = 0
        sub 96
        else
        sub 16
        endif
        jr up1
moved:
        if ARROWH = 0
        ld a,(shown)
        or a
        ret z
        xor a
        ld (shown),a
        if RESUME = 0
        call nohint
        endif
        endif
        ret

; enter removes the shown pair, or selects.
enter:  ld a,(shown)
        or a
        jr z,en1
        ld de,(pair)
        jp remove
en1:    ld h,BH
        ld a,(cur)
        ld l,a
        ld b,a
        ld a,(sel)
        ld c,a
        ld a,(hl)
        or a
        jr nz,en2
        if EMPTYK = 1
        xor a
        ld (sel),a
        jr nohint
        endif
        ret
en2:    ld a,c
        or a
        jr z,pick
        cp b
        jr z,unpick
        ld a,(hl)
        ld l,c
        cp (hl)
        jr nz,other
        ld d,c
        ld e,b
        push de
        call path
        pop de
        jp c,remove
        if BLOCKED = 0
        jr pick
        endif
        if BLOCKED = 1
        ret
        endif
        if BLOCKED = 2
        jr unpick
        endif
other:
        if OTHER = 0
        jr pick
        endif
        if OTHER = 1
        ret
        endif
        if OTHER = 2
        jr unpick
        endif
pick:   ld a,(cur)
        jr up2
unpick: xor a
up2:    ld (sel),a
nohint: xor a
        ld (shown),a
nh0:    ld hl,SC0*257
        ld (pair),hl
        ret
        include "attr2.asm"
