; lode: a Shisen engine with switches. cfg.asm (EQUs) and data.asm (tables) are generated.
        include "cfg.asm"
BRD     equ 0xE000      ; board with a free ring and walls, pitch 17
MRK     equ 0xE100
HST     equ 0xE200      ; removals: a,b,kind,0
INIB     equ 0xE300
LST     equ 0xE400
SHK     equ 0xE500
SHF     equ 0xE600
PICS    equ 0xD000
TBUF    equ 0xE780
CUR     equ 0xE700
SEL     equ 0xE701
PA      equ 0xE702
PB      equ 0xE703
NUM     equ 0xE704
GRAV    equ 0xE706
CHEAT   equ 0xE707
HPOS    equ 0xE708
HLEN    equ 0xE709
BORD    equ 0xE70A
LVAL    equ 0xE70B
LCNT    equ 0xE70C
LPOS    equ 0xE70D
STAT    equ 0xE70F      ; 0 playing 1 won 2 stuck
KEYQ    equ 0xE710
RS      equ 0xE711
NSD     equ 0xE713
FRC     equ 0xE715
REMC    equ 0xE717
MSGF    equ 0xE719
CKND    equ 0xE71A
OLDB    equ 0xE71B
LKEY    equ 0xE71C
KCNT    equ 0xE71D
UNDC    equ 0xE71F
BRDC    equ 0xE720
BYH     equ 0xE721
AFTN    equ 0xE722
ECNT    equ 0xE723
EBUF    equ 0xE724
DBUF    equ 0xE72C
SHN     equ 0xE732
HINTON  equ 0xE734
FA      equ 0xE735
MODE    equ 0xE736
TMP     equ 0xE737
        org 0x8000
        di
        ld sp,STK
        ld hl,0xE700
        ld de,0xE701
        ld bc,0x7F
        ld (hl),0
        ldir
        ld a,DEFGRAV
        ld (GRAV),a
        ld hl,(23672)
        ld a,r
        xor h
        ld h,a
        ld (NSD),hl
        call setup
        call randnum
        call newgame
main:   call refresh
        call getkey
        ld (LKEY),a
        call clrmsg
        call dokey
        jr main
dokey:
        IF FAULT=89
        ld hl,(KCNT)
        inc hl
        ld (KCNT),hl
        ld bc,1800
        and a
        sbc hl,bc
        jp z,0
        ENDIF
        ld a,(LKEY)
        cp 13
        jp z,kenter
        cp 8
        jp z,karrow
        cp 9
        jp z,karrow
        cp 10
        jp z,karrow
        cp 11
        jp z,karrow
        cp 'h'
        jp z,khint
        IF HEAT=1               ; a key that only takes the hint away is eaten
        ENDIF
        ld b,a
        call drophint
        ld a,b
        cp 'n'
        jp z,knew
        cp 12
        jp z,kdel
        cp 's'
        jp z,kset
        cp 'b'
        jp z,kback
        cp 'f'
        jp z,kforw
        cp 'r'
        jp z,krest
        cp 'l'
        jp z,klast
        ret
drophint:
        xor a
        ld (PA),a
        ld (PB),a
        ret
        include "keys.asm"
        include "draw.asm"
        include "draw2.asm"
        include "rules.asm"
        include "game.asm"
        include "game2.asm"
        include "game3.asm"
        include "game4.asm"
        include "data.asm"
        end 0x8000
