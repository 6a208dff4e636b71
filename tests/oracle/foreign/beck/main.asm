; Shisen by "beck": start, main loop, commands.  Cells are row*16+column,
; rows 1..6, columns 1..14; the ring around them is rows 0, 7, columns 0, 15.
        INCLUDE cfg.inc
GRID    EQU $A000               ; 128 bytes
LOOKK   EQU $A080               ; kind drawn, per cell
LOOKM   EQU $A100               ; marks drawn, per cell
HIST    EQU $A180               ; 42 pairs
ROWM    EQU $A200               ; 8 words: occupied columns
COLM    EQU $A210               ; 16 bytes: occupied rows
DECK    EQU $A220               ; 84 bytes
ORD     EQU $A280               ; 84 cells in the order of the search
TB      EQU $A2E0               ; picture being composed, 32 bytes
LIST    EQU $A300               ; pairs found: cell, cell, key
LIST2   EQU $A500
SNAP    EQU $A800               ; 43 boards of 128 bytes
PICS    EQU $C000               ; 22 pictures
NONE    EQU 256
        ORG $8000
        jp start
NUM     dw FIRST                ; $8003
GRAV    db GRAV0                ; $8005
CUR     db $11
SEL     db 0
SHA     db 0                    ; $8008 pair on the screen
SHB     db 0
PA      db 0                    ; $800A pair that ENTER removes
PB      db 0
HISTN   db 0                    ; $800C
HISTE   db 0
CHEAT   db 0
STAT    db 0                    ; $800F 1 won, 2 no moves
BORD    db 5
HN      db 0                    ; $8011
HK      db 0
HVAL    db 0
HFILT   db 0
HKG     db 0
LASTREM db $11
LASTA   db 0
LASTB   db 0
MSGN    db 0                    ; $8019
SEED    dw 0
RNDC    dw 0
TMO     db 0
SELK    db 0
BUSY    db 0                    ; $8020
DIGC    db 0
DIGS    ds 6
REMS    db 0
        IF KEYM = 3
start:  di
        ELSE
start:  ei
        ENDIF
        set 3,(iy+1)
        res 5,(iy+1)
        call initpics
        call initscr
        IF FIRST = 0
        call newnum
        ENDIF
        call newgame
main:   call setborder
        call draw
        call extras
        call showmsg
        xor a
        ld (BUSY),a
        ld (BLC),a
        ld (BLST),a
        ld (INENT),a
        call waitkey
        ld c,a
        ld a,1
        ld (BUSY),a
        ld hl,cmdtab
ml1:    ld a,(hl)
        or a
        jr z,main
        inc hl
        cp c
        jr z,ml2
        inc hl
        inc hl
        jr ml1
ml2:    ld e,(hl)
        inc hl
        ld d,(hl)
        IF MOVER = 1
        ld a,(MSGN)
        or a
        jr z,ml3
        push de
        push bc
        call redraw
        pop bc
        pop de
ml3:
        ENDIF
        xor a
        ld (MSGN),a
        ld (BLST),a
        push de
        ld a,c
        cp 'H'
        jr z,ml4
        IF HRES = 0
        ld b,a
        xor a
        ld (HVAL),a
        ld a,b
        ENDIF
        cp 13
        jr z,ml4
        cp 12
        IF HCLR = 0
        ; every other key clears the shown pair
        call unshow
        ENDIF
        IF HCLR = 3
        jr nc,ml4a
        ld a,(CUR)
        ld (OLDCUR),a
        ld hl,ml5
        ex (sp),hl
        jp (hl)
ml4a:
        ENDIF
        IF HCLR = 1
        call c,unshow           ; cursor keys (8..11)
        ENDIF
        IF HRES = 1
        ld a,c
        cp 12
        jr nc,ml4
        xor a
        ld (HVAL),a
        ENDIF
ml4:    ld hl,main
        ex (sp),hl
        jp (hl)
        IF HCLR = 3
ml5:    ld a,(CUR)              ; only a cursor that has moved clears
        ld hl,OLDCUR
        cp (hl)
        call nz,unshow
        jp main
OLDCUR  db 0
        ENDIF
unshow: ld hl,0
        ld (SHA),hl
        ld (PA),hl
        IF HTIME GT 0
        xor a
        ld (TMO),a
        ENDIF
        ret
cmdtab: db 8
        dw cleft
        db 9
        dw cright
        db 10
        dw cdown
        db 11
        dw cup
        db 12
        dw cdel
        db 13
        dw center
        db 'N'
        dw cnew
        db 'S'
        dw cset
        db 'H'
        dw chint
        db 'B'
        dw cback
        db 'F'
        dw cforw
        db 'R'
        dw crest
        db 'L'
        dw clast
        db 0
        INCLUDE game.asm
        INCLUDE history.asm
        INCLUDE board.asm
        INCLUDE path.asm
        INCLUDE hint.asm
        INCLUDE list.asm
        INCLUDE draw.asm
        INCLUDE tile.asm
        INCLUDE keys.asm
        INCLUDE extra.asm
        IF PIC = 1
        INCLUDE pics.inc
        ENDIF
        END $8000
