; S: a number is typed; VAL is its value, NDIG the number of its digits
NUMBER:
 IF GIVENUP
        call UNSHOW
        xor a
        ld (HINT),a
 ELSE
        call UNSEL
 ENDIF
        call ALL
NU0:    ld hl,0
        xor a
 IF EPRE
        ld a,(NU9)
        or a
        ld a,0
        jr nz,NU1
        ld hl,(NUM)
        ld a,5
NU1:
 ENDIF
        ld (VAL),hl
        ld (NDIG),a
NU2:    ld b,NROW
        ld c,0
        ld hl,TASK
        call TEXT
        ld hl,(VAL)
        ld a,(NDIG)
        or a
        call nz,VALUE
        ld hl,TCUR
        call TEXT
        call KEY
        cp 13
        jp z,NUEND
        cp 12
        jr z,NUDEL
        jr c,NUARR
        cp 32
        jr z,NUSPC
        cp 48
        jr c,NU2
        cp 58
        jr c,NUDIG
 IF ELET
        jr NUOFF
 ELSE
        jr NU2
 ENDIF
NUARR:
 IF EARR
        jr NUOFF
 ELSE
        jr NU2
 ENDIF
NUSPC:
 IF ESPC
        jr NU2
 ENDIF
NUOFF:
 IF EPRE
        xor a
        ld (NU9),a
 ENDIF
        call ALL
        jp MAIN
NUDEL:  ld hl,NDIG
        ld a,(hl)
        or a
 IF EDELE
        jr z,NUOFF
 ELSE
        jr z,NU2
 ENDIF
        dec (hl)
        ld hl,(VAL)
        ld de,10
        ld bc,-1
ND1:    inc bc
        or a
        sbc hl,de
        jr nc,ND1
        ld (VAL),bc
 IF EPRE
        ld a,b
        or c
        jr nz,NU2
        ld (NDIG),a
 ENDIF
        jr NU2
NUDIG:  sub 48
        ld c,a
 IF ELEAD
        ld a,(NDIG)
        or c
        jr z,NU2
 ENDIF
        ld de,(VAL)
        ld h,d
        ld l,e
        add hl,hl
        jr c,NUBIG
        add hl,hl
        jr c,NUBIG
        add hl,de
        jr c,NUBIG
        add hl,hl
        jr c,NUBIG
        ld b,0
        add hl,bc
        jr c,NUBIG
        ld (VAL),hl
        ld hl,NDIG
        inc (hl)
        jp NU2
NUBIG:
 IF EBD=0
        jp NU2
 ENDIF
 IF EBD=1
        jr NUASK
 ENDIF
 IF EBD=2
        jr NUOFF
 ENDIF
NUASK:
 IF EPRE
        ld a,1
        ld (NU9),a
 ENDIF
        jp NU0
NUEND:  ld a,(NDIG)
        or a
        jr nz,NE1
 IF EBLANK=0
        jr NUASK
 ENDIF
 IF EBLANK=1
        jr NUOFF
 ENDIF
 IF EBLANK=2
        jr NE3
 ENDIF
 IF EBLANK=3
        jr NERAND
 ENDIF
NE1:    ld hl,(VAL)
        ld a,h
        or l
        jr nz,NE2
 IF EZERO=0
        jr NUASK
 ENDIF
 IF EZERO=1
        jr NUOFF
 ENDIF
 IF EZERO=2
        jr NERAND
 ENDIF
 IF EZERO=3
        inc hl
 ENDIF
NE2:    ld (NUM),hl
NE3:
 IF EPRE
        xor a
        ld (NU9),a
 ENDIF
        jp NEWG
NERAND:
 IF EPRE
        xor a
        ld (NU9),a
 ENDIF
        jp NEWR
; variables
CUR:    defb 0
SEL:    defb NONE
SHOW1:  defb NONE
SHOW2:  defb NONE
HINT:   defb 0
A1:     defb 0
A2:     defb 0
ONLY:   defb NONE
LEFT:   defb 0
KEEP:   defb 0
KIND:   defb 0
KIND2:  defb 0
KCUR:   defb 0
AT:     defb 0
MASK:   defb 0
ANY:    defb 0
HP:     defb 0
HN:     defb 0
CHEAT:  defb 0
STATE:  defb 0
GRAVON: defb 1
BCOL:   defb 5
NDIG:   defb 0
NU9:    defb 0
NUM:    defw 1
VAL:    defw 0
SEED:   defw 0
COUNT:  defw 1234
LO1:    defw 0
HIST:   defs 129
BRD:    defs 84
