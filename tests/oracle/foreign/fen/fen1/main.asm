; fen1: letters printed by the ROM, marks by attributes, history by copies of the board
; The switches are defined in front of this text.
GRID    equ 0A000h
GH      equ 0A0h
SNAPS   equ 0A100h
FLAGS   equ 5C3Bh
        org 32768
START:  ld hl,FLAGS
        set 3,(hl)
        ld a,ATBASE
        ld (5C8Dh),a
        xor a
        ld (5C91h),a
        call 0DAFh
        ld a,5
        call 229Bh
        ld a,1
        ld (GRAVON),a
        ld a,17
        ld (CUR),a
        call CLEARS
 IF TITLE
        ld a,2
        call 1601h
        ld hl,TTITLE
        call PRINT
        call KEY
        call CLEARS
 ENDIF
        call RANDOM
NEWG:   call DEAL
        call SCREEN
MAIN:   call KEY
        ld c,a
        ld a,(STATE)
 IF WONKEY
        cp 2
        jr nz,M1
  IF WONKEY=1
        call RANDOM
        jr NEWG
  ELSE
        call FEW
        jr nz,MAIN
  ENDIF
M1:
 ENDIF
 IF STKEY
        ld a,(STATE)
        cp 1
        jr nz,M2
        call FEW
        jr nz,MAIN
M2:
 ENDIF
        ld a,c
        ld hl,KEYTAB
ML:     ld a,(hl)
        or a
        jr z,JUNK
        inc hl
        cp c
        jr z,MF
        inc hl
        inc hl
        jr ML
MF:     ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        ld de,MAIN
        push de
        jp (hl)
JUNK:
 IF JUNKDROP
        call DROP
        call MARKS
 ENDIF
        jr MAIN
KEYTAB: defb 8
        defw LEFT
        defb 9
        defw RIGHT
        defb 10
        defw DOWN
        defb 11
        defw UP
        defb 13
        defw ENTER
        defb 12
        defw TOGGLE
        defb "N"
        defw KN
        defb "S"
        defw KS
        defb "H"
        defw KH
        defb "B"
        defw KB
        defb "F"
        defw KF
        defb "R"
        defw KR
        defb "L"
        defw KL
        defb 0
FEW:    ld a,c          ; Z: the key is one of a finished game
        ld hl,FEWKEYS
        ld b,7
FW1:    cp (hl)
        ret z
        inc hl
        djnz FW1
        ret
FEWKEYS: defb "NSBFRL",12
KEY:
 IF FLUSH
        res 5,(iy+1)
 ENDIF
KEY1:   bit 5,(iy+1)
        jr z,KEY1
        ld a,(5C08h)
        res 5,(iy+1)
        cp 97
        ret c
        cp 123
        ret nc
        and 0DFh
        ret
RANDOM: ld hl,(5C78h)
        ld a,r
        xor h
        ld h,a
        or l
        jr nz,RN1
        inc hl
RN1:    ld (NUM),hl
        ret
TOGGLE: ld a,(GRAVON)
        xor 1
        ld (GRAVON),a
KN:     call RANDOM
AGAIN:  pop hl
        jp NEWG
; the cursor
LEFT:   ld a,(CUR)
        dec a
        ld b,a
        and 15
        jr nz,SETCUR
 IF WRAPX
        ld a,b
        add a,14
        ld b,a
        jr SETCUR
 ELSE
        inc b
        jr SETCUR
 ENDIF
RIGHT:  ld a,(CUR)
        inc a
        ld b,a
        and 15
        cp 15
        jr nz,SETCUR
 IF WRAPX
        ld a,b
        sub 14
        ld b,a
 ELSE
        dec b
 ENDIF
        jr SETCUR
UP:     ld a,(CUR)
        sub 16
        ld b,a
        cp 16
        jr nc,SETCUR
 IF WRAPY
        add a,96
        ld b,a
 ELSE
        add a,16
        ld b,a
 ENDIF
        jr SETCUR
DOWN:   ld a,(CUR)
        add a,16
        ld b,a
        cp 112
        jr c,SETCUR
 IF WRAPY
        sub 96
        ld b,a
 ELSE
        sub 16
        ld b,a
 ENDIF
SETCUR: ld a,b
        ld (CUR),a
 IF ARRDROP
        call DROP
 ENDIF
        jp MARKS
DROP:   xor a
        ld (PAIRA),a
        ld (PAIRB),a
 IF RESUME=0
        ld (HINT),a
 ENDIF
        ret
CLEARS: xor a
        ld (SEL),a
        ld (PAIRA),a
        ld (PAIRB),a
        ld (HINT),a
        ret
; ENTER
ENTER:  ld a,(PAIRA)
        or a
        jr z,EN1
        ld (PA),a
        ld a,(PAIRB)
        ld (PB),a
        jp REMOVE
EN1:    ld a,(CUR)
        ld l,a
        ld h,GH
        ld a,(hl)
        or a
        jr z,ENEMPTY
        ld c,a
        ld a,(SEL)
        or a
        jr z,ENSEL
        cp l
        jr z,ENDESEL
        ld e,l
        ld l,a
        ld a,(hl)
        cp c
        jr nz,ENOTHER
        ld d,l
        ld a,d
        ld (PA),a
        ld a,e
        ld (PB),a
        call CONN
        jp z,REMOVE
 IF BLOCKED=0
        jr ENSEL
 ENDIF
 IF BLOCKED=1
        ret
 ENDIF
 IF BLOCKED=2
        jr ENDESEL
 ENDIF
ENOTHER:
 IF OTHER=0
        jr ENSEL
 ENDIF
 IF OTHER=1
        ret
 ENDIF
 IF OTHER=2
        jr ENDESEL
 ENDIF
ENEMPTY:
 IF EMPTYSEL
        jr ENDESEL
 ELSE
        ret
 ENDIF
ENSEL:  ld a,(CUR)
        ld (SEL),a
        xor a
        ld (HINT),a
        jp MARKS
ENDESEL: xor a
        ld (SEL),a
        ld (HINT),a
        jp MARKS
; H
KH:     ld a,(SEL)
        ld (FSEL),a
        ld a,(HINT)
        call FIND
        jr z,KH1
        ld a,(PA)
        ld (PAIRA),a
        ld a,(PB)
        ld (PAIRB),a
        ld hl,HINT
        inc (hl)
 IF HCUR
        ld a,(PA)
        ld (CUR),a
 ENDIF
        jp MARKS
KH1:    xor a
        ld (PAIRA),a
        ld (PAIRB),a
 IF HSTOP=0
        ld (HINT),a
 ENDIF
        jp MARKS
