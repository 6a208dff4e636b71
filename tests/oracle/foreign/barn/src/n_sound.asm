; sound and delays
delay:
        IF KEYS = 3
        push bc
        ld bc,2600
dy1:    dec bc
        ld a,b
        or c
        jr nz,dy1
        pop bc
        djnz delay
        ELSE
dy2:    halt
        djnz dy2
        ENDIF
        ret
; tone: B = half period, C = number of half periods
beep:   ld a,(BORD)
        IF FLT = 33
        xor a
        ENDIF
bp1:    xor 16
        out (0feh),a
        ld d,b
bp2:    nop
        nop
        dec d
        jr nz,bp2
        dec c
        jr nz,bp1
        IF FLT != 33
        ld a,(BORD)
        out (0feh),a
        ENDIF
        ret
click:  ld bc,1404h
        jr beep
buzz:
        IF SNDB = 1
        ld bc,0ff10h
        call beep
        ENDIF
        ret
popsnd:
        IF FLT = 95
        ret
        ENDIF
        IF FLT = 96
        ld a,(BYH)
        or a
        ret nz
        ENDIF
        IF FLT = 97
        ld a,(HPOS)
        cp 10
        ret nc
        ENDIF
        IF FLT = 98
        ld a,(GRAV)
        or a
        ret z
        ENDIF
        IF SNDP = 0
        ld b,20
pp0:    push bc
        ld c,10
        call beep
        pop bc
        ld a,b
        add a,8
        ld b,a
        cp 150
        jr c,pp0
        ENDIF
        IF SNDP = 1
        ld bc,5078h
        call beep
        ld bc,2878h
        call beep
        ENDIF
        IF SNDP = 2
        ld hl,1000
        ld e,120
pp2:    ld a,(hl)
        inc hl
        and 63
        inc a
        ld b,a
        ld c,2
        push de
        call beep
        pop de
        dec e
        jr nz,pp2
        ENDIF
        IF SNDP = 3
        ld hl,aytab
pp3:    ld a,(hl)
        inc hl
        cp 255
        jr z,pp3w
        ld bc,0fffdh
        out (c),a
        ld a,(hl)
        inc hl
        ld b,0bfh
        out (c),a
        jr pp3
pp3w:   ld b,8
        call delay
        ld bc,0fffdh
        ld a,8
        out (c),a
        ld b,0bfh
        xor a
        out (c),a
        ENDIF
        ret
        IF SNDP = 3
aytab:  defb 7,62,0,180,1,0,8,15,255
        ENDIF
tune:   ld a,(STATE)
        ld hl,tunew
        dec a
        jr z,tu1
        ld hl,tunes
tu1:    ld b,(hl)
        inc hl
        ld a,b
        or a
        ret z
        ld c,200
        call beep
        jr tu1
tunew:  defb 80,64,53,40,0
tunes:  defb 100,150,200,0
; memory
BRD     equ 0c000h
LOOKC   equ 0c100h
KINDC   equ 0c200h
PMAP    equ 0c300h
INIB    equ 0c400h
LST     equ 0c500h
HIST    equ 0c560h
VARS    equ 0c600h
GRAV    equ VARS
BORD    equ VARS+1
CUR     equ VARS+2
SEL     equ VARS+3
SHOWN   equ VARS+4
SP1     equ VARS+5
SP2     equ VARS+6
STATE   equ VARS+7
CHEAT   equ VARS+8
HPOS    equ VARS+9
HLEN    equ VARS+10
NUM     equ VARS+11
MOVES   equ VARS+13
SECS    equ VARS+15
PA      equ VARS+17
PB      equ VARS+18
K1      equ VARS+19
K2      equ VARS+20
KIND    equ VARS+21
HI      equ VARS+22
HJ      equ VARS+23
HK      equ VARS+24
HOVER   equ VARS+25
HTIM    equ VARS+26
KEY     equ VARS+28
BYH     equ VARS+29
ANIMF   equ VARS+30
MOVED   equ VARS+31
CURK    equ VARS+32
DKIND   equ VARS+33
DLOOK   equ VARS+34
DPOS    equ VARS+35
BLROW   equ VARS+36
PATHON  equ VARS+38
CHATT   equ VARS+39
PMODE   equ VARS+40
DHF     equ VARS+41
DIG     equ VARS+42
INENT   equ VARS+48
FCNT    equ VARS+49
ELEN    equ VARS+50
EBUF    equ VARS+51
RSEED   equ VARS+58
RS      equ VARS+60
TMP     equ VARS+62
KCAND   equ VARS+63
KCNT    equ VARS+64
KLAST   equ VARS+65
KREP    equ VARS+66
BUFN    equ VARS+67
KBUF    equ VARS+68
NORING  equ VARS+78
CNTX    equ VARS+79
CNTY    equ VARS+80
MSGON   equ VARS+81
ATTB    equ VARS+84
LOGP    equ VARS+90
BUF     equ VARS+96
VARSEND equ VARS+160
HLOG    equ 0bf80h
SNAPS   equ 0d000h
