; gfx.asm: Shisen with pictures on a screen of two colours; marks change pixels only.
        include "conf.asm"
MAP     equ 0B000h              ; 16 columns of 8 cells, the outer ones stay empty
MAPH    equ 0B0h
SEEN    equ 0B1h                ; page: what is drawn in each cell
SAMEH   equ 0B2h                ; page: whether it is drawn as of the kind under the cursor
HIST    equ 0B300h              ; two cells and a kind a removal
BUF     equ 0B400h              ; one tile
N       equ TH*8
        org BEGIN
start:  ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),PAPER
        ld bc,767
        ldir
        call words
        ld a,1
        ld (grav),a
        call unseen
        ld hl,FIRST
        ld (num),hl
        call begin
loop:   call update
        call key
        ld hl,loop
        push hl
        cp 13
        jp z,enter
        cp 8
        jp z,left
        cp 9
        jp z,right
        cp 10
        jp z,down
        cp 11
        jp z,up
        cp 12
        jp z,toggle
        or 32
        cp 'h'
        jp z,help
        cp 'n'
        jp z,random
        cp 's'
        jp z,ask
        cp 'b'
        jp z,back
        cp 'f'
        jp z,forw
        cp 'r'
        jp z,all
        cp 'l'
        jp z,last
        ret

key:    ld hl,23560
        ld (hl),0
ky1:    ld a,(hl)
        or a
        jr z,ky1
        ret

unseen: ld hl,SEEN*256
un1:    ld (hl),255
        inc l
        jr nz,un1
        ret

toggle: ld hl,grav
        ld a,(hl)
        cpl
        and 1
        ld (hl),a
random: ld hl,(23672)
        ld a,r
        add a,l
        ld l,a
        ld a,h
        or l
        jr z,random
        ld (num),hl

; begin deals board NUM.
begin:  xor a
        ld (pos),a
        ld (len),a
        ld (sel),a
        if F_cheatstay = 0
        ld (cheat),a            ; fault: the next board is red, too
        endif
        call anew
        if HOME = 0
        ld a,9
        ld (cur),a
        endif
        if HOME = 1
        ld a,14*8+6
        ld (cur),a
        endif
        call deal
        call shownum
        jp judge

deal:   ld hl,MAP
        ld b,128
dl1:    ld (hl),0
        inc l
        djnz dl1
        ld hl,(num)
        if F_hang0
dl2:    inc l                   ; fault: never ends if the low byte is 0
        dec l
        jr z,dl2
        endif
        ld (seed),hl
        ld c,21
dl3:    ld b,4
dl4:    push bc
        call rnd
dl5:    cp 84
        jr c,dl6
        sub 84
        jr dl5
dl6:    ld e,a
        ld d,0
        ld hl,places
        add hl,de
dl7:    ld e,(hl)
        ld d,MAPH
        ld a,(de)
        or a
        jr z,dl8
        inc hl
        ld a,(hl)
        or a
        jr nz,dl7
        ld hl,places
        jr dl7
dl8:    pop bc
        ld a,c
        ld (de),a
        djnz dl4
        dec c
        jr nz,dl3
        ret

; rnd: the next of x * 253 + 1, and its high byte in A.
rnd:    ld hl,(seed)
        ld d,h
        ld e,l
        ld h,l
        ld l,0
        or a
        sbc hl,de
        or a
        sbc hl,de
        or a
        sbc hl,de
        inc hl
        ld (seed),hl
        ld a,h
        ret

left:   ld hl,cur
        ld a,(hl)
        sub 8
        cp 8
        jr nc,mv
        if SIDE = 0
        add a,112
        endif
        if SIDE = 1
        add a,8
        endif
        if SIDE = 2
        add a,112
        dec a
        ld c,a
        and 7
        ld a,c
        jr nz,mv
        add a,6
        endif
        jr mv
right:  ld hl,cur
        ld a,(hl)
        add a,8
        cp 120
        jr c,mv
        if F_curwrap
        ld c,a                  ; fault: the cursor at the right edge is not taken away
        ld a,(hl)
        ld l,a
        ld h,SEEN
        res 5,(hl)
        ld hl,cur
        ld a,c
        endif
        if SIDE = 0
        sub 112
        endif
        if SIDE = 1
        sub 8
        endif
        if SIDE = 2
        sub 112
        inc a
        ld c,a
        and 7
        cp 7
        ld a,c
        jr nz,mv
        sub 6
        endif
        jr mv
up:     ld hl,cur
        ld a,(hl)
        dec a
        ld c,a
        and 7
        ld a,c
        jr nz,mv
        if TOP = 0
        add a,6
        else
        inc a
        endif
        jr mv
down:   ld hl,cur
        ld a,(hl)
        inc a
        ld c,a
        and 7
        cp 7
        ld a,c
        jr nz,mv
        if TOP = 0
        sub 6
        else
        dec a
        endif
mv:     ld (hl),a
        if ARROWH = 0
        ld a,(shown)
        or a
        ret z
        if F_hint2
        ld a,(two)              ; fault: the mark of the second tile is left
        ld l,a
        ld h,SEEN
        res 7,(hl)
        endif
        if RESUME = 0
        jp anew
        else
        xor a
        ld (shown),a
        endif
        endif
        ret

enter:  ld a,(shown)
        or a
        jr z,et1
        ld a,(one)
        ld d,a
        ld a,(two)
        ld e,a
        jp pair
et1:    ld a,(cur)
        ld e,a
        ld l,a
        ld h,MAPH
        ld b,(hl)
        ld a,(sel)
        ld d,a
        ld l,a
        inc b
        dec b
        jr nz,et2
        if EMPTYK = 1
        jr none
        endif
        ret
et2:    or a
        jr z,take
        cp e
        jr z,none
        ld a,(hl)
        cp b
        jr nz,et3
        call path
        jp c,pair
        if BLOCKED = 0
        jr take
        endif
        if BLOCKED = 1
        ret
        endif
        if BLOCKED = 2
        jr none
        endif
et3:
        if OTHER = 0
        jr take
        endif
        if OTHER = 1
        ret
        endif
        if OTHER = 2
        jr none
        endif
none:   xor a
        jr tk0
take:   ld a,(cur)
tk0:    ld (sel),a

; anew lets the hints begin again.
anew:   xor a
        ld (shown),a
        ld (hi),a
        ld a,(sel)
        or a
        jr z,an1
        ld a,255
an1:    ld (hj),a
        ret
        include "gfx2.asm"
