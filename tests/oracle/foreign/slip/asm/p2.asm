; Program 2: pictures written into the display, keys by ports, a list of moves
        org BASE
        include "rules.inc"
        include "deal.inc"
        include "page.inc"
        include "fall.inc"
        include "pair.inc"
        include "path_sweep.inc"
        include "marks.inc"
        include "extra.inc"
        include "scr.inc"
        include "moves.inc"
BRD     equ BASE+0x1000
ORD     equ BASE+0x1100
LIN     equ BASE+0x1200
MOVES   equ BASE+0x1300
MRK     equ BASE+0x1400
GLYPHS  equ BASE+0x1500

init:   call cls
        call mkfont
        call mkord
IF TITLE GT 0
        jp title
ELSE
        ret
ENDIF

border: ld (bord),a
        ld c,a
        rlca
        rlca
        rlca
        ld (23624),a
        ld a,c
        out (254),a
        ret
bord:   db 0

; 22 pictures of eight bytes
mkfont: ld de,GLYPHS
        ld bc,0x1600
mkf1:   push bc
        push de
        ld a,c
        or a
        ld a,EMPTYCH
        jr z,mkf2
        ld a,c
        add a,64
mkf2:   call glyph
        pop de
        pop bc
        push bc
        ld b,8
mkf3:   ld a,(hl)
        inc hl
IF FONT EQ 1
        push bc
        ld b,a
        srl a
        or b
        pop bc
ENDIF
IF FONT EQ 2
        inc c
        dec c
        jr z,mkf4
        push hl
        ld hl,(fseed)
        call xshift
        ld (fseed),hl
        ld a,h
        and 0x78
        ld l,a
        ld h,a
        srl h
        srl h
        srl h
        srl h
        or h
        and 0x7e
        pop hl
mkf4:
ENDIF
        ld (de),a
        inc de
        djnz mkf3
        pop bc
        inc c
        djnz mkf1
        ret
IF FONT EQ 2
fseed:  dw 12345
ENDIF

show:   call setck
        ld e,17
sho1:   call marks
        push de
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,l
        ld h,GLYPHS/256
        push bc
        call where
        call scr
        pop bc
        push bc
        push de
        ld b,8
sho2:   ld a,(hl)
IF CURS EQ 6
        bit 3,c
        jr z,sho3
        ld a,b
        dec a
        and 7
        jr z,sho4
        cp 7
        jr z,sho4
        ld a,(hl)
        xor 0x81
        jr sho3
sho4:   ld a,(hl)
        cpl
sho3:
ENDIF
        ld (de),a
        inc hl
        inc d
        djnz sho2
        pop de
        push de
        call toattr
        call attr
        ld (de),a
        pop de
        pop bc
IF CURS EQ 5
        ; a bar in the row below
        pop de
        push de
        push bc
        call where
        inc b
        call scr
        pop bc
        ld a,c
        and 8
        jr z,sho5
        ld a,255
sho5:   ld (de),a
        inc d
        ld (de),a
ENDIF
        pop de
        inc e
        ld a,e
        and 15
        cp 15
        jr nz,sho1
        inc e
        inc e
        ld a,e
        cp 112
        jr c,sho1
        jp number

snd:    ld hl,0x6004
IF PLAY EQ 0
        di
ENDIF
        ld a,(bord)
snd1:   xor 16
        out (254),a
        ld b,h
snd2:   djnz snd2
IF PLAY EQ 2
        dec h
        jr nz,snd1
ELSE
        dec h
        ld b,l
snd3:   djnz snd3
        jr nz,snd1
ENDIF
        ld a,(bord)
        out (254),a
        ei
        ret

; waits until no key is pressed, then for one
getkey: ei
gk1:    xor a
        in a,(254)
        cpl
        and 31
        jr nz,gk1
        halt
gk2:
IF EXTRA EQ 1
        halt
        call blink
ENDIF
IF EXTRA EQ 3
        halt
        call tick
ENDIF
        ld hl,keysg
        ld a,(entry)
        or a
        jr z,gk3
        ld hl,keyse
gk3:    ld a,(hl)
        or a
        jr z,gk2
        inc hl
        in a,(254)
        cpl
        and (hl)
        inc hl
        ld d,(hl)
        inc hl
        jr z,gk3
        ld a,d
        cp '0'
        jr nz,gk4
        ld a,254
        in a,(254)
        rra
        ld a,d
        ret c
        ld a,12
gk4:    ret
keysg:  db 0xf7,16,8,0xef,16,10,0xef,8,11,0xef,4,9,0xef,1,12,0xbf,1,13,0xbf,16,'H',0xbf,2,'L'
        db 0x7f,16,'B',0x7f,8,'N',0xfd,8,'F',0xfd,2,'S',0xfb,8,'R',0
keyse:  db 0xef,1,'0',0xf7,1,'1',0xf7,2,'2',0xf7,4,'3',0xf7,8,'4',0xf7,16,'5',0xef,16,'6'
        db 0xef,8,'7',0xef,4,'8',0xef,2,'9',0xbf,1,13,0
