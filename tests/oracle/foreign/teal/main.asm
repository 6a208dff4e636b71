; Starts the game, waits for keys and carries out the commands.
        include "cfg.asm"
GRID    equ 0xC000
GRIDH   equ 0xC0
HIST    equ 0xC080
num     equ 0xC100
grav    equ 0xC102
cheat   equ 0xC103
cur     equ 0xC104
sel     equ 0xC105
hna     equ 0xC106
hnb     equ 0xC107
hpi     equ 0xC108
hpj     equ 0xC109
hdone   equ 0xC10A
ndone   equ 0xC10B
nmov    equ 0xC10C
left    equ 0xC10D
bord    equ 0xC10E
msgon   equ 0xC10F
state   equ 0xC110
rnd     equ 0xC111
ra      equ 0xC113
rb      equ 0xC114
rk      equ 0xC115
la      equ 0xC116
lb      equ 0xC117
lastk   equ 0xC118
reps    equ 0xC119
htime   equ 0xC11A
shrink  equ 0xC11C
quiet   equ 0xC11D
tmp     equ 0xC11E
elen    equ 0xC11F
ebuf    equ 0xC120
bx      equ 0xC128
ghost   equ 0xC129
byhint  equ 0xC12A
deck    equ 0xC200
gbuf    equ 0xC280
        org BASEADR
begin:  ld hl,0xC000
        ld de,0xC001
        ld bc,0x2FF
        ld (hl),0
        ldir
        set 3,(iy+1)
        ld a,1
        ld (grav),a
        ld a,CYAN
        ld (bord),a
        out (254),a
        ld a,HOME
        ld (cur),a
        if TITLEPAGE
        call cls
        ld hl,ttitle
        ld bc,0x0A0B
        call print
        ld hl,tpress
        ld bc,0x0D0A
        call print
        call getkey
        endif
        call mix
        call newgame
main:   call getkey
        or a
        jr z,main
        push af
        ld a,(msgon)
        or a
        call nz,unmsg
        pop af
        call command
        jr main

; Carries out the command of key A.
command:
        cp 12
        jp c,arrow
        cp 13
        jp z,enter
        if HRES=0
        cp 'H'
        jp z,hint
        push af
        call hreset
        call nohint
        call attrs
        pop af
        endif
        cp 'H'
        jp z,hint
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forth
        cp 'R'
        jp z,restart
        cp 'L'
        jp z,last
        cp 'N'
        jp z,new
        cp 'S'
        jp z,entry
        cp 12
        ret nz
; DELETE: changes gravity and deals a new board.
        ld a,(grav)
        xor 1
        ld (grav),a
        if F_delmid
        call info
        ret
        endif
        call mix
        if F_delnum
        ld a,1
        ld (tmp),a
        call newgame1
        call info
        jp setborder
        endif
        if F_delborder
        xor a
        ld (tmp),a
        call newgame1
        jp attrs
        endif
        jp newgame

new:    call mix
        if F_ngrav
        ld a,1
        ld (grav),a
        endif
        if F_numdigits
        ld a,1
        ld (tmp),a
        call newgame1
        call number
        jp setborder
        endif
        if F_nborder
        xor a
        ld (tmp),a
        jp newgame1
        endif
        if F_ncheat
        ld a,(cheat)
        push af
        xor a
        ld (tmp),a
        call newgame1
        pop af
        ld (cheat),a
        jp setborder
        endif
        if F_nhist
        ld a,(nmov)
        push af
        call newgame
        pop af
        ld (nmov),a
        ret
        endif
        if F_nghost
        ld a,(sel)
        ld (ghost),a
        endif
        call newgame
        if F_nshown1
        ld hl,(num)
        inc hl
        ld (num),hl
        call number
        ld hl,(num)
        dec hl
        ld (num),hl
        endif
        ret

; Starts the board (num) and sets the border.
newgame:
        xor a
        ld (tmp),a
        call newgame1
        jp setborder
newgame1:
        call deal
        xor a
        ld (cheat),a
        ld (sel),a
        ld (ndone),a
        ld (nmov),a
        call nohint
        call hreset
        ld a,84
        ld (left),a
        if KEEPCUR=0
        ld a,HOME
        ld (cur),a
        endif
        ld a,(tmp)
        or a
        jp nz,drawboard
        jp drawall

; ENTER: removes the shown pair, selects, deselects or removes.
enter:  ld a,(hna)
        or a
        jr z,enter1
        ld (ra),a
        ld a,(hnb)
        ld (rb),a
        ld a,1
        ld (byhint),a
        jp take
enter1: xor a
        ld (byhint),a
        ld a,(cur)
        ld l,a
        ld h,GRIDH
        ld a,(hl)
        or a
        jr nz,enter2
        if EMPTYSEL
        xor a
        ld (sel),a
        endif
        jp selset
enter2: ld c,a
        ld a,(sel)
        if F_nghost
        or a
        jr nz,eng
        ld a,(ghost)
        ld b,a
        xor a
        ld (ghost),a
        ld a,b
        or a
        jr z,eng
        ld e,a
        ld d,GRIDH
        ld a,(de)
        cp c
        ld a,b
        jr z,eng
        xor a
eng:
        endif
        or a
        jr nz,enter3
eselect:
        ld a,(cur)
        ld (sel),a
        jp selset
enter3: cp l
        jr nz,enter4
        xor a
        ld (sel),a
        jp selset
enter4: ld e,a
        ld d,h
        ld a,(de)
        cp c
        jr nz,emiss
        ld a,e
        ld (la),a
        ld (ra),a
        ld a,l
        ld (lb),a
        ld (rb),a
        call link
        jp z,take
emiss:  
        if MISS=0
        jr eselect
        endif
        if MISS=2
        xor a
        ld (sel),a
        endif
selset: call hreset
        jp attrs

; Takes the pair (ra),(rb) as a new move.
take:   call sort
        ld a,(ndone)
        call haddr
        ld a,(ra)
        ld (hl),a
        ld e,a
        ld d,GRIDH
        inc hl
        ld a,(rb)
        ld (hl),a
        inc hl
        ld a,(de)
        ld (hl),a
        ld a,(ndone)
        inc a
        ld (ndone),a
        if F_stale
        ld c,a
        ld a,(nmov)
        cp c
        jr nc,take1
        ld a,c
take1:
        endif
        ld (nmov),a
        xor a
        ld (sel),a
        ld (quiet),a
        if F_hintleft
        call hreset
        else
        call nohint
        call hreset
        endif
        call remove
        jp ending

        include "cursor.asm"
        include "moves.asm"
        include "board.asm"
        include "hint.asm"
        include "screen.asm"
        include "keys.asm"
        include "end.asm"
