; fen3: a short program that makes the board anew from its number and the list of the
; removals before each key, prints all of it, and uses the ROM where it can
GRID    equ 0B000h
GH      equ 0B0h
        org 32768
START:  ld a,ATBASE
        ld (5C8Dh),a
        call 0D6Bh
        set 3,(iy+1)
        ld a,GRAV0
        ld (GRAVON),a
        call HOME0
NEWR:   ld hl,(5C78h)
        ld a,h
        or l
        jp nz,NEWN
        inc hl
NEWN:   ld (NUM),hl
        xor a
        ld (POS),a
        ld (TOP),a
        ld (CHEAT),a
 IF HOME
        call HOME0
 ENDIF
CLEAN:  xor a
        ld (SEL),a
UNHINT: xor a
        ld (HINT),a
HIDE:   xor a
        ld (PA),a
        ld (PB),a
MAIN:   ld sp,(5C3Dh)
        call REBUILD
        call STATUS
        call PRINT
        call KEY
        ld c,a
        ld hl,CUR
        ld d,(hl)
 IF WONKEY
        ld a,(STATE)
        cp 7
        jp z,NEWR
 ENDIF
        ld a,c
        cp 8
        jp z,LEFT
        cp 9
        jp z,RIGHT
        cp 10
        jp z,DOWN
        cp 11
        jp z,UP
        cp 13
        jp z,ENTER
        cp 12
        jp z,TOGGLE
        cp "N"
        jp z,NEWR
        cp "S"
        jp z,NUMBER
        cp "H"
        jp z,HINTS
        ld hl,(POS)
        ld b,l
        cp "B"
        jp z,BACK
        cp "F"
        jp z,FORW
        cp "R"
        jp z,REST
        cp "L"
        jp z,LAST
 IF JUNKDROP
        jp ARHINT
 ELSE
        jp MAIN
 ENDIF
TOGGLE: ld hl,GRAVON
        ld a,(hl)
        xor 1
        ld (hl),a
        jp NEWR
HOME0:  ld a,17
        ld (CUR),a
        ret
; the cursor
LEFT:   dec d
        ld a,d
        and 15
        jp nz,MOVED
        ld a,d
        add a,LEFTADD
        ld d,a
        jp MOVED
RIGHT:  inc d
        ld a,d
        and 15
        cp 15
        jp nz,MOVED
        ld a,d
        sub RIGHTSUB
        ld d,a
        jp MOVED
DOWN:   ld a,d
        add a,16
        ld d,a
        cp 112
        jp c,MOVED
        sub DOWNSUB
        ld d,a
        jp MOVED
UP:     ld a,d
        sub 16
        ld d,a
        cp 16
        jp nc,MOVED
        add a,UPADD
        ld d,a
MOVED:  ld (hl),d
 IF ARRDROP=0
        jp MAIN
 ENDIF
ARHINT:
 IF RESUME
        jp HIDE
 ELSE
        jp UNHINT
 ENDIF
; the history: L is the number of removals shown, H of all
BACK:   ld a,b
        or a
        jp z,IDLE
        dec b
        jp TRAVEL
FORW:   ld a,b
        cp h
        jp z,IDLE
        inc b
        jp TRAVEL
REST:   ld b,0
        jp TEST
LAST:   ld b,h
TEST:   ld a,b
        cp l
        jp z,IDLE
TRAVEL: ld a,b
        ld (POS),a
        ld a,1
        ld (CHEAT),a
        jp CLEAN
IDLE:
 IF IDLESEL
        jp CLEAN
 ENDIF
 IF IDLEHINT
        jp UNHINT
 ELSE
        jp MAIN
 ENDIF
; ENTER
ENTER:  ld h,GH
        ld a,(PA)
        or a
        jp nz,TAKE
        ld a,(CUR)
        ld l,a
        ld c,a
        ld a,(hl)
        or a
        jp z,EMPTY
        ld b,a
        ld a,(SEL)
        or a
        jp z,CHOOSE
        cp c
        jp z,NOSEL
        ld l,a
        ld a,(hl)
        cp b
        jp nz,UNLIKE
        call PATH
        jp nz,FAR
        ld a,(SEL)
        ld (PA),a
        ld a,(CUR)
        ld (PB),a
TAKE:   call PRINT
 IF SHOWN
        ld b,SHOWN
TA1:    halt
        djnz TA1
 ENDIF
        ld a,(POS)
        add a,a
        ld e,a
        ld d,0
        ld hl,LIST
        add hl,de
        ld a,(PA)
        ld (hl),a
        inc hl
        ld a,(PB)
        ld (hl),a
        ld hl,POS
        inc (hl)
        ld a,(hl)
        ld (TOP),a
        call SOUND
        jp CLEAN
UNLIKE: ld a,OTHER
        jp VERDICT
FAR:    ld a,BLOCKED
VERDICT: or a
        jp z,CHOOSE
        dec a
        jp z,MAIN
NOSEL:  xor a
        jp CHOSE
CHOOSE: ld a,(CUR)
CHOSE:  ld (SEL),a
        jp UNHINT
EMPTY:
 IF EMPTYSEL
        jp NOSEL
 ELSE
        jp MAIN
 ENDIF
HINTS:  ld a,(SEL)
        ld (ONLY),a
        ld a,(HINT)
        call SEARCH
        jp nz,HI1
        ld (PA),bc
        ld hl,HINT
        inc (hl)
 IF HCUR
        ld a,c
        ld (CUR),a
 ENDIF
        jp MAIN
HI1:
 IF HSTOP
        jp HIDE
 ELSE
        jp UNHINT
 ENDIF
; KEY: the next key as a capital letter or code
KEY:
 IF KSCAN
KE1:    call 028Eh
        jp nz,KE1
        call 031Eh
        jp c,KE1
KE2:    call 028Eh
        jp nz,KE2
        call 031Eh
        jp nc,KE2
        ld e,a
        ld d,8
        ld c,0
        call 0333h
 ELSE
KE1:    halt
        bit 5,(iy+1)
        jp z,KE1
        res 5,(iy+1)
        ld a,(5C08h)
 ENDIF
        cp 97
        ret c
        and 223
        ret
; S: the ROM's editor
NUMBER:
 IF GIVENUP=0
        xor a
        ld (SEL),a
 ENDIF
        xor a
        ld (HINT),a
        ld (PA),a
        ld (PB),a
NU0:    call 0D6Eh
 IF PROMPT
        ld a,"?"
        rst 10h
 ENDIF
        set 5,(iy+37h)
        call 16BFh
        ld bc,1
        rst 30h
        ld (hl),13
        ld (5C5Bh),hl
        call 0F2Ch
        res 5,(iy+37h)
        call 0D6Eh
        ld de,(5C61h)
        ld hl,0
NU1:    ld a,(de)
        inc de
        cp 13
        jp z,NU3
        sub 48
        jp c,NUBAD
        cp 10
        jp nc,NUBAD
        ld b,h
        ld c,l
        add hl,hl
        jp c,NUBIG
        add hl,hl
        jp c,NUBIG
        add hl,bc
        jp c,NUBIG
        add hl,hl
        jp c,NUBIG
        ld c,a
        ld b,0
        add hl,bc
        jp nc,NU1
NUBIG:
 IF EBIG=0
        jp NU0
 ENDIF
 IF EBIG=1
        jp MAIN
 ENDIF
 IF EBIG=2
        ld hl,65535
        jp NEWN
 ENDIF
NUBAD:
 IF EBAD=0
        jp NU0
 ENDIF
 IF EBAD=1
        jp MAIN
 ENDIF
NU3:    ld a,h
        or l
        jp nz,NEWN
 IF EZERO=0
        jp NU0
 ENDIF
 IF EZERO=1
        jp MAIN
 ENDIF
 IF EZERO=2
        jp NEWR
 ENDIF
 IF EZERO=3
        inc hl
        jp NEWN
 ENDIF
