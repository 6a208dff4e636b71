; Names the bytes of the game's memory. GRID has a ring of empty cells: 16 columns, 8 rows.
GRID    equ RAM
FIRST   equ RAM+128             ; the board as dealt
SHK     equ RAM+256             ; kinds that the screen shows
SHM     equ RAM+384             ; marks that the screen shows
LIST    equ RAM+512             ; cells in the order of hints
HIST    equ RAM+640             ; removals: 2 cells, kind, 0
VARS    equ RAM+816
CUR     equ VARS
SEL     equ VARS+1
HA      equ VARS+2
HB      equ VARS+3
BNO     equ VARS+4
GRAV    equ VARS+6
CHEAT   equ VARS+7
BORD    equ VARS+8
NMOV    equ VARS+9
NMAX    equ VARS+10
STATE   equ VARS+11             ; 0 running, 1 won, 2 no moves
ENDED   equ VARS+12
HP      equ VARS+13
HQ      equ VARS+14
KEY     equ VARS+15
CUR0    equ VARS+16
LASTP   equ VARS+17
RND     equ VARS+18
SEED    equ VARS+20
CKIND   equ VARS+24
TATTR   equ VARS+25
GCUR    equ VARS+26
TXA     equ VARS+27
BYHINT  equ VARS+28
MSGON   equ VARS+29
HSEL    equ VARS+30
LNA     equ VARS+31
LNB     equ VARS+33
ENTV    equ VARS+35
ENTN    equ VARS+38
ROWLO   equ VARS+39
KQ      equ VARS+40
KLAST   equ VARS+41
KCNT    equ VARS+42
KREP    equ VARS+43
SAVEB   equ VARS+44
TMP     equ VARS+45
HCNT    equ VARS+46
QUIET   equ VARS+47
BUF     equ VARS+48             ; one tile's picture, 48 bytes
DIG     equ VARS+96             ; digits as text
HTMR    equ VARS+103
VARLEN  equ 104
STACK   equ RAM+1064
RAMLEN  equ 816+VARLEN
