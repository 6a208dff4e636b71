; SHISEN, an engine with switches.  MIT licence.  pasmo --tapbas main.asm X.tap
        INCLUDE "cfg.inc"
GRID    EQU 0xc000
PACK    EQU 0xc080
SHOWK   EQU 0xc100
SHOWF   EQU 0xc200
HIST    EQU 0xc300
CBUF    EQU 0xc400
V       EQU 0xc500
SEED    EQU V
NUM     EQU V+2
PA      EQU V+4
PB      EQU V+5
KA      EQU V+6
KB      EQU V+7
P1      EQU V+8
P2      EQU V+9
LANE    EQU V+10
HI      EQU V+12                ; HI, HJ must be neighbours
HJ      EQU V+13
HMODE   EQU V+14
SEL     EQU V+15
HON     EQU V+16
CUR     EQU V+17
GRAV    EQU V+18
HPOS    EQU V+19
HLEN    EQU V+20
BYHINT  EQU V+21
QUIET   EQU V+22
SLOW    EQU V+23
PHASE   EQU V+24
NOCUR   EQU V+25
CPOS    EQU V+26
LK      EQU V+27
LF      EQU V+28
INK     EQU V+29
STALEK  EQU V+30
MTIME   EQU V+31
MSHOWN  EQU V+32
LASTKEY EQU V+33
RCOUNT  EQU V+34
PLAYING EQU V+35
RUNNING EQU V+36
FRAMES  EQU V+37
TICK    EQU V+38
OVERON  EQU V+39
BORD    EQU V+40
CHEAT   EQU V+41
STATE   EQU V+42
LEVEL   EQU V+43
HFRESH  EQU V+44
ECOUNT  EQU V+45
TUNEC   EQU V+46
TUNEP   EQU V+48
RANDOM  EQU V+50
SCORE   EQU V+52
SECS    EQU V+54
BEST    EQU V+56
EVAL    EQU V+58
DIG     EQU V+64
EBUF    EQU V+72
COUNTA  EQU V+80
DOLAST  EQU V+81
LASTV   EQU V+82
SPARE   EQU V+83
        ORG 32768
start:  di
        ld sp,0xbff0
        ld hl,0xc000
        ld de,0xc001
        ld bc,0x6ff
        ld (hl),0
        ldir
    IF IM2
        ld hl,0xfe00
        ld de,0xfe01
        ld bc,256
        ld (hl),0xfd
        ldir
        ld a,0xc3
        ld (0xfdfd),a
        ld hl,isr
        ld (0xfdfe),hl
        ld hl,tune2
        ld (TUNEP),hl
        ld a,8
        ld (TUNEC),a
        ld a,0xfe
        ld i,a
        im 2
    ENDIF
        ei
        ld a,39
        ld (BEST+1),a
        ld a,15
        ld (BEST),a
        ld a,1
        ld (LEVEL),a
        ld (GRAV),a
        ld a,TBORD
        call setbord
        call front
        call table
        ld a,1
        ld (PLAYING),a
        call randnum
        call newgame
loop:   call getkey
        call command
        call finish
        jr loop

finish: ld a,(OVERON)
        or a
        ret nz
    IF FLT EQ 39
        ld a,(DOLAST)
        cp 13
        jr z,fi1
    ENDIF
    IF FLT EQ 41
        ld a,(DOLAST)
        cp 'B'
        jr z,fi1
    ENDIF
        call fresh
fi1:    jp render
fresh:  ld h,GRID/256
        ld a,(CUR)
        ld l,a
        ld a,(hl)
        ld (STALEK),a
        ret

randnum: ld hl,(RANDOM)
        ld a,r
        xor l
        ld l,a
        call mulstep
        ld de,(NUM)
        add hl,de
        ld a,h
        or l
        jr nz,ra1
        inc l
ra1:    ld (NUM),hl
        ret

newgame: call deal
        xor a
        ld (HPOS),a
        ld (HLEN),a
        ld (SEL),a
        ld (HON),a
    IF FLT NE 37
        ld (CHEAT),a
    ENDIF
        ld (OVERON),a
        ld (TICK),a
        ld h,a
        ld l,a
        ld (SCORE),hl
        ld (SECS),hl
        ld a,1
        ld (RUNNING),a
        ld (HFRESH),a
    IF FLT EQ 48
        ld hl,COUNTA
        inc (hl)
        ld a,(hl)
        cp 40
        jr nz,ng48
ng47:   jr ng47
ng48:
    ENDIF
        ld a,(CUR)
        or a
        jr z,ng1
    IF HOME
ng1:    ld a,HOME
        ld (CUR),a
    ELSE
        jr ng2
ng1:    ld a,17
        ld (CUR),a
ng2:
    ENDIF
        call unsay
        call fresh
        call shownum
        call counters
        call clock
        ld a,5
        call setbord
    IF DEALANIM
        call dealshow
    ENDIF
        call repaint
        call status
        ld hl,tsel
        ld a,(STATE)
        or a
        call z,say
        ret
    IF DEALANIM
dealshow:
      IF DEALANIM EQ 1          ; tile by tile
        ld hl,SHOWK
        ld b,128
ds1:    ld (hl),255
        inc hl
        djnz ds1
        ld a,1
        ld (SLOW),a
        call render
        xor a
        ld (SLOW),a
        ret
      ELSE                      ; rows come from below
        ld hl,GRID
        ld de,GRID+0x600        ; keep the board
        ld bc,128
        ldir
        ld hl,GRID+16
        ld b,96
ds2:    ld (hl),0
        inc hl
        djnz ds2
        ld c,96
ds3:    push bc
        ld l,c
        ld h,(GRID/256)+6
        ld e,l
        ld d,GRID/256
        ld bc,16
        ldir
        call render
        ld b,4
        call waitb
        pop bc
        ld a,c
        sub 16
        ld c,a
        jr nz,ds3
        ret
      ENDIF
    ENDIF

status:                         ; after each change: end of the game, border
        xor a
        ld (STATE),a
        ld a,(HPOS)
        cp 42
        jr nz,st1
        ld a,1
        jr st3
st1:
    IF FLT EQ 34
        ld a,(BYHINT)
        or a
        jr nz,st4
    ENDIF
        call anymove
        jr c,st4
        ld a,2
st3:    ld (STATE),a
st4:    xor a
        ld (RUNNING),a
        ld a,(STATE)
        or a
        ld b,5
        jr nz,st5
        ld a,1
        ld (RUNNING),a
        jr st7
st5:    dec a
        ld b,7
        jr z,st6
        ld b,0
st6:
    IF FLT EQ 35
        ld a,(LASTV)
        or a
        jr z,st35
        ld a,b
        cp 7
        jr nz,st35
        ld b,5
st35:
    ENDIF
    IF PREC
        jr st8
    ENDIF
st7:    ld a,(CHEAT)
        or a
        jr z,st8
        ld b,2
st8:    ld a,b
        jp setbord
        INCLUDE "play.asm"
        INCLUDE "play2.asm"
        INCLUDE "choose.asm"
        INCLUDE "rules.asm"
        INCLUDE "rules2.asm"
        INCLUDE "draw.asm"
        INCLUDE "draw2.asm"
        INCLUDE "draw3.asm"
        INCLUDE "info.asm"
        INCLUDE "keys.asm"
        INCLUDE "sound.asm"
        INCLUDE "front.asm"
        INCLUDE "signs.asm"
        END start
