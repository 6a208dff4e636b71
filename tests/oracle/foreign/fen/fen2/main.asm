; fen2: own pictures in the display file, keys by port reads, sound by OUT,
; history as a list of cells, boards of 84 bytes
NONE    equ 255
        org 32768
START:
 IF INTS=0
        di
 ENDIF
        ld a,5
        ld (BCOL),a
        out (254),a
        call WIPE
        ld a,1
        ld (GRAVON),a
        xor a
        ld (CUR),a
 IF TITLE
        ld bc,0A04h
        ld hl,TTITLE
        call TEXT
        call KEY
        call WIPE
 ENDIF
NEWR:   call RANDOM
NEWG:   call DEAL
        call RESULT
        call ALL
MAIN:   call KEY
        ld c,a
        call ALLOWED
        jr z,MAIN
        cp 1
        jr z,NEWR
        ld a,c
        cp "N"
        jr z,NEWR
        cp 12
        jr z,TOGGLE
        cp "S"
        jp z,NUMBER
        ld hl,MAIN
        push hl
        cp 13
        jp z,ENTER
        cp 12
        jp c,ARROW
 IF PLAIN
        cp "5"
        ld b,8
        jp z,ARROWB
        cp "8"
        ld b,9
        jp z,ARROWB
        cp "6"
        ld b,10
        jp z,ARROWB
        cp "7"
        ld b,11
        jp z,ARROWB
 ENDIF
        cp "H"
        jp z,HINTS
        cp "B"
        jp z,BACK
        cp "F"
        jp z,FORW
        cp "R"
        jp z,REST
        cp "L"
        jp z,LAST
 IF JUNKDROP
        call UNSHOW
        jp ALL
 ELSE
        ret
 ENDIF
TOGGLE: ld a,(GRAVON)
        xor 1
        ld (GRAVON),a
        jr NEWR
; ALLOWED: Z: the key in C does nothing now; A=1: it deals a new board
ALLOWED: ld a,(STATE)
 IF WONKEY=1
        cp 2
        ld a,1
        jr nz,AL0
        or a
        ret
AL0:
 ENDIF
        or 2
        ret
RANDOM: ld hl,(COUNT)
 IF RSEED
        ld a,r
        add a,h
        ld h,a
 ENDIF
        ld a,h
        or l
        jr nz,RN1
        inc l
RN1:    ld (NUM),hl
        ret
; SCAN: the code of a key that is down, or 0
SCAN:   push hl
        push bc
        push de
        ld hl,KEYS
        ld bc,0FEFEh
        ld e,0
SC1:    in a,(c)
        cpl
        ld d,5
SC2:    rrca
        jr nc,SC3
        push af
        ld a,(hl)
        or a
        jr z,SC4
        ld e,a
SC4:    pop af
SC3:    inc hl
        dec d
        jr nz,SC2
        rlc b
        jr c,SC1
        ld a,0FEh
        in a,(254)
        rra
        jr c,SC9
        ld hl,CAPS
SC5:    ld a,(hl)
        or a
        jr z,SC9
        inc hl
        cp e
        jr z,SC6
        inc hl
        jr SC5
SC6:    ld e,(hl)
SC9:    ld a,e
        pop de
        pop bc
        pop hl
        or a
        ret
KEYS:   defb 0,"ZXCVASDFGQWERT12345098","76POIUY",13,"LKJH ",0,"MNB"
CAPS:   defb "5",8,"8",9,"6",10,"7",11,"0",12,0
KEY:
 IF REPEAT
        ld bc,1350
KE0:    call SCAN
        jr z,KE1
        dec bc
        ld a,b
        or c
        jr nz,KE0
 ELSE
KE0:    call SCAN
        jr nz,KE0
 ENDIF
KE1:    ld hl,(COUNT)
        inc hl
        ld (COUNT),hl
        call SCAN
        jr z,KE1
        ld c,a
        ld b,0
KE2:    djnz KE2
        call SCAN
        cp c
        jr nz,KE1
        ret
; the cursor
ARROW:  ld b,a
ARROWB: ld a,(CUR)
        call ROWCOL
        ld a,b
        cp 8
        jr z,AR1
        cp 9
        jr z,AR2
        cp 10
        jr z,AR3
        cp 11
        ret nz
        dec d
        jp p,AR9
        ld d,TOPGO
        jr AR9
AR1:    dec e
        jp p,AR9
        ld e,LEFTGO
        jr AR9
AR2:    inc e
        ld a,e
        cp 14
        jr nz,AR9
        ld e,RIGHTGO
        jr AR9
AR3:    inc d
        ld a,d
        cp 6
        jr nz,AR9
        ld d,BOTGO
AR9:    call INDEX
        ld (CUR),a
 IF ARRDROP
        call UNSHOW
 ENDIF
        jp ALL
; ROWCOL: D the row, E the column of cell A; INDEX: the reverse
ROWCOL: ld d,0
RC1:    cp 14
        jr c,RC2
        sub 14
        inc d
        jr RC1
RC2:    ld e,a
        ret
INDEX:  ld a,d
        add a,a
        add a,a
        add a,a
        sub d
        add a,a
        add a,e
        ret
UNSHOW: ld a,NONE
        ld (SHOW1),a
        ld (SHOW2),a
 IF RESUME=0
        xor a
        ld (HINT),a
 ENDIF
        ret
UNSEL:  ld a,NONE
        ld (SEL),a
        ld (SHOW1),a
        ld (SHOW2),a
        xor a
        ld (HINT),a
        ret
ENTER:  ld a,(SHOW1)
        cp NONE
        jr z,EN1
        ld (A1),a
        ld a,(SHOW2)
        ld (A2),a
        jp REMOVE
EN1:    ld a,(CUR)
        ld (A2),a
        call TILE
        jr z,EN5
        ld b,a
        ld a,(SEL)
        cp NONE
        jr z,EN3
        ld (A1),a
        ld hl,CUR
        cp (hl)
        jr z,EN4
        call TILE
        cp b
        jr nz,EN6
        call JOINED
        jp z,REMOVE
        ld a,BLOCKED
        jr EN7
EN6:    ld a,OTHER
EN7:    cp 1
        ret z
        jr nc,EN4
EN3:    ld a,(CUR)
        ld (SEL),a
        xor a
        ld (HINT),a
        jp ALL
EN5:
 IF EMPTYSEL=0
        ret
 ENDIF
EN4:    ld a,NONE
        ld (SEL),a
        xor a
        ld (HINT),a
        jp ALL
; TILE: the kind at cell A, Z if none; HL its address
TILE:   ld hl,BRD
        add a,l
        ld l,a
        jr nc,TI1
        inc h
TI1:    ld a,(hl)
        or a
        ret
HINTS:  ld a,(SEL)
        ld (ONLY),a
        ld a,(HINT)
        call SEARCH
        jr nz,HI1
        ld hl,HINT
        inc (hl)
        ld a,(A1)
        ld (SHOW1),a
        ld a,(A2)
        ld (SHOW2),a
 IF HCUR
        ld a,(A1)
        ld (CUR),a
 ENDIF
        jp ALL
HI1:    ld a,NONE
        ld (SHOW1),a
        ld (SHOW2),a
 IF HSTOP=0
        xor a
        ld (HINT),a
 ENDIF
        jp ALL
