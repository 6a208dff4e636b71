; The small engine: the board is kept in the attribute file (STORE 0) or in the lowest pixel line
; of each character of the display file (STORE 1). There is no other copy of it.
        org 32768
BASE    equ 0x5800+OY*32+OX
DX      equ PX
DY      equ PY*32
LAST    equ BASE+5*DY+13*DX
WALLA   equ WALLINK
        IF STORE=0
EMPTYV  equ EMPTYA
WALLV   equ WALLA
        ELSE
EMPTYV  equ 0
WALLV   equ 255
        ENDIF
        IF HORD=0
FIRST   equ BASE
PAST    equ LAST+1
        ELSE
FIRST   equ LAST
PAST    equ BASE-1
        ENDIF

start:  ld hl,(23672)
        ld a,h
        or l
        jr nz,st0
        inc l
st0:    ld (number),hl
        ld a,1
        ld (grav),a
newgame: ld hl,(number)
        xor a
        ld (cheat),a                    ;@ng_cheat
        ld (count),a                    ;@ng_count
        ld (most),a                     ;@ng_most
        ld hl,0
        ld (sel),hl                     ;@ng_sel
        IF HOME=1
        ld (crow),hl
        ENDIF
        call noiter
        call deal
        call judge
main:   call show
        call key
        ld c,a
        push bc
        call hide
        pop bc
        ld a,c
        IF ENDKEY=1
        ld a,(count)
        cp 42
        ld a,c
        jr nz,mn0
        cp 8
        jr c,mn0
        cp 12
        jp nc,random
mn0:
        ENDIF
        IF ENDKEY=2
        ld a,(count)
        cp 42
        jp z,random
        ld a,c
        ENDIF
        cp "h"
        jr z,hint
        ld hl,pair
        ld b,(hl)
        ld (hl),0                       ;@drop_pair
        IF HKEEP=0
        call noiter                     ;@drop_iter
        ENDIF
        cp 13
        jr z,enter
        ld hl,main
        push hl
        cp 12
        jp c,arrow
        jp z,toggle
        cp "b"
        jp z,back
        cp "f"
        jp z,forw
        cp "r"
        jp z,rest
        cp "l"
        jp z,last
        cp "n"
        jp z,random1
        cp "s"
        jp z,choose
        ret
hint:   call nexth
        jr c,hi1
        call noiter                     ;@hint_again
hi1:    ld a,0
        rla
        ld (pair),a
        jr main

enter:  ld hl,main
        push hl
        dec b                           ;@ent_pair
        jr nz,en1
        ld hl,(hp0)
        ld de,(hq0)
        jr take
en1:    call where
        call getv
        cp EMPTYV                       ;@ent_empty
        ret z
        ld c,a
        ex de,hl
        ld hl,(sel)
        ld a,h
        or l
        jr z,en3
        or a
        sbc hl,de
        jr z,en4
        ld hl,(sel)
        call getv
        cp c                            ;@ent_kind
        jr nz,en2
        push de
        call conn
        pop de
        ld hl,(sel)
        jr c,take                       ;@ent_conn
en2:
        IF OTHER=1
        ret
        ENDIF
        IF OTHER=2
        jr en4
        ENDIF
en3:    ld (sel),de
        jr noiter                       ;@sel_iter
en4:    ld hl,0
        ld (sel),hl
noiter: ld hl,FIRST
        ld (hp),hl
        ld (hq),hl
        ret

; takes the pair HL, DE and writes it into the history
take:   call order                      ;@take_order
        push hl
        ld a,(count)
        call slot
        pop bc
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld (hl),e
        inc hl
        ld (hl),d
        ld hl,count
        inc (hl)
        ld a,(hl)
        ld (most),a                     ;@take_most
        ld h,b
        ld l,c
        call both
        call noise                      ;@take_noise
changed: ld hl,0
        ld (sel),hl                     ;@chg_sel
        call noiter                     ;@chg_iter
judge:  ld hl,BASE
        ld d,h
        ld e,l
        IF HORD=1
        ld hl,LAST
        ld d,h
        ld e,l
        ENDIF
        ld bc,0
        call search
        ld a,5                          ;@bd_cyan
        jr c,jd1
        ld a,(count)
        cp 42                           ;@bd_42
        ld a,7
        jr z,jd1
        xor a                           ;@bd_black
jd1:    ld b,a
        ld a,(cheat)
        or a
        ld a,b
        jr z,jd2
        IF CHEAT=0
        ld a,2                          ;@bd_red
        ENDIF
        IF CHEAT=1
        cp 5
        jr nz,jd2
        ld a,2
        ENDIF
        IF CHEAT=2
        cp 5
        jr z,jd2
        ld a,2
        ENDIF
jd2:    out (254),a                     ;@bd_out
        ld (bcol),a
        ret

; the pair with the smaller address is taken first: it is above or left
order:  or a
        sbc hl,de
        add hl,de
        ret c
        ex de,hl
        ret
slot:   ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld bc,hist
        add hl,bc
        ret
both:   push de
        call away
        pop hl
away:   ld a,(grav)
        or a
        jr z,wipe
aw1:    ld d,h
        ld e,l
        ld bc,-DY
        add hl,bc
        call getv
        cp EMPTYV
        jr z,aw2
        cp WALLV                        ;@fall_wall
        jr z,aw2
        ex de,hl
        call copy
        ex de,hl
        jr aw1
aw2:    ex de,hl
wipe:   ld (hl),EMPTYA
        push hl
        call disp
        xor a
        ld b,8
wi1:    ld (de),a
        inc d
        djnz wi1
        pop hl
        ret
; copies the character at DE to HL (attribute addresses)
copy:   ld a,(de)
        ld (hl),a                       ;@copy_attr
        push hl
        push de
        call disp
        pop hl
        push hl
        push de
        call disp
        pop hl
        ld b,8                          ;@copy_8
cp1:    ld a,(de)
        ld (hl),a
        inc d
        inc h
        djnz cp1
        pop de
        pop hl
        ret

back:   ld a,(count)
        or a
        ret z                           ;@back_none
        dec a
        jr replay
rest:   ld a,(count)
        or a
        ret z                           ;@rest_none
        xor a
; deals again and takes A pairs of the history
replay: ld (count),a                    ;@rp_count
        push af
        call deal
        pop af
        or a
        jr z,rp2
        ld b,a                          ;@rp_b
        ld ix,hist
rp1:    push bc
        call again
        pop bc
        djnz rp1
rp2:    ld a,1
        ld (cheat),a                    ;@rp_cheat
        jp changed
again:  ld l,(ix+0)
        ld h,(ix+1)
        ld e,(ix+2)
        ld d,(ix+3)
        ld bc,4
        add ix,bc
        jp both
forw:   ld a,(most)
        ld b,a
        ld a,(count)
        cp b                            ;@fw_none
        ret nc
        inc a                           ;@fw_inc
        jr fo1
last:   ld a,(most)
        ld b,a
        ld a,(count)
        cp b
        ret z                           ;@la_none
        ld a,b
fo1:    ld b,a
        ld a,(count)
        ld c,a
        ld a,b
        ld (count),a
        sub c
        push af
        ld a,c
        call slot
        push hl
        pop ix
        pop bc
fo2:    push bc
        call again
        pop bc
        djnz fo2
        jr rp2

toggle: ld hl,grav
        ld a,(hl)
        xor 1                           ;@tog
        ld (hl),a
random1: pop hl
random: ld hl,(23672)
        ld a,(rnd)
        add a,h
        ld h,a
        ld a,r
        ld (rnd),a
        ld a,h
        or l
        jr nz,rn1
        inc hl
rn1:    ld (number),hl
        jp newgame
        INCLUDE "tiny_path.asm"
        INCLUDE "tiny_screen.asm"
