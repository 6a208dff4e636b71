; Variables and tables. BOARD is 8 rows of 16 cells with a rim of one cell.

CUR:    db 17
SEL:    db 0
PAIR1:  db 0
PAIR2:  db 0
P1:     db 0
P2:     db 0
KIND:   db 0
FILTER: db 0
HN:     db 0
NH:     db 0
NT:     db 0
CHEAT:  db 0
STATE:  db 0
GRAV:   db 0
CURKIND:
        db 0
BORDCOL:
        db 0
ATTR:   db 0
LOOKC:  db 0
RNDCNT: db 0
OLDKEY: db 0
NEWKEY: db 0
DIGITS: db 0
NUM:    dw 0
OLDNUM: dw 0
RND:    dw 0
BUFFER: ds 6
HIST:   ds 126
PACK:   ds 84
PIC:    ds 48
        INCLUDE "tables.inc"
        ORG ($+255)/256*256
BOARD:  ds 128
FIRST:  ds 128
SHADOW: ds 256
        IF KEYS = 3
IMTAB:  ds 257
        ORG (IMTAB/256+2)*257
IMJUMP: ds 3
        ENDIF
