; Program 4: letters of double size, KEY-SCAN, the ROM's BEEPER, a copy of each board
        org BASE
        include "rules.inc"
        include "deal.inc"
        include "page.inc"
        include "fall.inc"
        include "pair.inc"
        include "path_mark.inc"
        include "marks.inc"
        include "extra.inc"
        include "scr.inc"
        include "snaps.inc"
BRD     equ BASE+0x1000
ORD     equ BASE+0x1100
LIN     equ BASE+0x1200
LV      equ BASE+0x1300
SNAPS   equ BASE+0x1400

init:   call cls
        call mkord
IF TITLE GT 0
        jp title
ELSE
        ret
ENDIF

border: ld c,a
        rlca
        rlca
        rlca
        ld (23624),a
        ld a,c
        out (254),a
        ret

getkey: ei
gk1:    halt
        call 0x028e
        inc e
        jr nz,gk1
gk2:    halt
IF EXTRA EQ 1
        call blink
ENDIF
IF EXTRA EQ 3
        call tick
ENDIF
        call 0x028e
        jr nz,gk2
        call 0x031e
        jr nc,gk2
        ld c,a
        ld a,b
        cp 0x27
        ld a,c
        ret nz
        cp '0'
        ld b,12
        jr z,gk3
        cp '5'
        ld b,8
        jr z,gk3
        cp '6'
        ld b,10
        jr z,gk3
        cp '7'
        ld b,11
        jr z,gk3
        cp '8'
        ret nz
        ld b,9
gk3:    ld a,b
        ret

snd:
IF SND LT 2
        ld de,25+SND*20
        ld hl,400+SND*150
        jp 0x03b5
ELSE
        ld hl,300
        call snd1
        ld hl,200
snd1:   ld de,20
        jp 0x03b5
ENDIF

show:   call setck
        ld e,17
sho1:   push de
        call marks
        call tile
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

; tile: cell E, kind A, marks C
tile:   push bc
        push af
        call where
        pop af
        or a
        jr nz,til1
        ld a,EMPTYCH-LETTERS
til1:   add a,LETTERS
        call glyph
        call scr
        pop bc
        push de
        ld b,4
        call half
        pop de
        ld a,e
        add a,32
        ld e,a
        jr nc,til2
        ld a,d
        add a,8
        ld d,a
til2:   ld b,4
        push de
        call half
        pop de
        call toattr
        call attr
        ld (de),a
        inc e
        ld (de),a
        ld hl,-32
        add hl,de
        ld (hl),a
        dec l
        ld (hl),a
IF CURS GE 7
        bit 3,c
        ret z
        ld e,l
        ld a,h
        and 3
        rlca
        rlca
        rlca
        or 0x40
        ld d,a
        ld hl,sprite
        call spr
        ld a,e
        add a,32
        ld e,a
        jr nc,spr
        ld a,d
        add a,8
        ld d,a
spr:    push de
        ld b,8
spra:   ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        inc e
        ld a,(de)
        xor (hl)
        ld (de),a
        inc hl
        dec e
        inc d
        djnz spra
        pop de
ENDIF
        ret
IF CURS EQ 7
sprite: db 255,255,128,1,128,1,128,1,128,1,128,1,128,1,128,1
        db 128,1,128,1,128,1,128,1,128,1,128,1,128,1,255,255
ENDIF
IF CURS EQ 8
sprite: db 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
        db 0,128,0,192,0,224,0,240,0,248,0,252,0,254,0,255
ENDIF
; half: four rows of the picture HL as eight lines at DE
half:   push bc
hal1:   push bc
        ld a,(hl)
        inc hl
IF BOLD EQ 1
        ld b,a
        srl a
        or b
ENDIF
        ld c,a
        call wide
        ld (de),a
        inc d
        ld (de),a
        dec d
        inc e
        call wide
        ld (de),a
        inc d
        ld (de),a
        inc d
        dec e
        pop bc
        djnz hal1
        pop bc
        ret
; wide: A = the upper four bits of C, each twice; C shifted
wide:   ld b,4
wid1:   add a,a
        add a,a
        rlc c
        jr nc,wid3
        or 3
wid3:   djnz wid1
        ret
