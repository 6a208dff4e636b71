; Program 3: the board is what the attributes show; marks are drawn with OVER 1
        org BASE
        include "rules.inc"
        include "deal.inc"
        include "pair.inc"
        include "marks.inc"
        include "scr.inc"
        include "undo.inc"
        include "path_lines.inc"
        include "over.inc"
ORD     equ BASE+0x1100
LIN     equ BASE+0x1200
MOVES   equ BASE+0x1300
ADRL    equ BASE+0x1400
ADRH    equ BASE+0x1500

init:   call cls
        call mkadr
        call mkord
IF TITLE GT 0
        jp title
ELSE
        ret
ENDIF

border: out (254),a
        rlca
        rlca
        rlca
        ld (23624),a
        ret

; tables of the attribute addresses; high byte 0 in the ring
mkadr:  ld hl,ADRH
mka1:   ld (hl),0
        inc l
        jr nz,mka1
        ld e,17
mka2:   push de
        ld l,e
        call where
        call scr
        call toattr
        ld h,ADRL/256
        ld (hl),e
        inc h
        ld (hl),d
        pop de
        inc e
        ld a,e
        and 15
        cp 15
        jr nz,mka2
        inc e
        inc e
        ld a,e
        cp 112
        jr c,mka2
        ret

; getk: A = cell; A = its colours, 0 if empty. Keeps the rest.
getk:   push hl
        push bc
        ld l,a
        ld h,ADRH/256
        ld b,(hl)
        inc b
        dec b
        jr z,getk3
        dec h
        ld c,(hl)
        ld a,(bc)
        and 63
        cp BACK
        jr nz,getk2
        xor a
getk2:  pop bc
        pop hl
        ret
getk3:
IF FAULT EQ 11
        and 0x70
        cp 0x70
        ld a,255-RINGV
        jr z,getk2
ENDIF
IF FAULT EQ 12
        and 15
        cp 15
        ld a,255-RINGV
        jr z,getk2
ENDIF
        ld a,RINGV
        jr getk2

; setk: cell L shows colours C (0: empty). Keeps all.
setk:   push hl
        push de
        push bc
        ld h,ADRH/256
        ld d,(hl)
        dec h
        ld e,(hl)
        ld b,c
        ld hl,blank
        ld a,c
        or a
        jr z,setk3
        ld hl,kattr
        ld c,0
setk1:  ld a,(hl)
        inc hl
        cp b
        jr z,setk2
        inc c
        jr setk1
setk2:  ld a,c
IF SHAPES EQ 0
        add a,'A'
ELSE
setk4:  cp 7
        jr c,setk5
        sub 7
        jr setk4
setk5:  ld hl,shapes
        add a,l
        ld l,a
        jr nc,setk6
        inc h
setk6:  ld a,(hl)
ENDIF
        push de
        call glyph
        pop de
        ld a,b
        jr setk7
setk3:  ld a,BACK
setk7:  ld b,a
        call put
        pop bc
        pop de
        pop hl
        ret
blank:  ds 8
IF SHAPES EQ 1
shapes: db "*#+=OX@"
ENDIF
kattr:  db 2,4,5,6,13,14,16,22,23,24,31,32,33,40,41,42,48,49,50,57,58

; put: picture HL with colours B at attribute address DE, in each character of the tile
put:    call put1
IF SIZE EQ 2
        inc e
        call put1
        ld a,e
        add a,31
        ld e,a
        jr nc,put2
        inc d
put2:   call put1
        inc e
ELSE
        ret
ENDIF
put1:   push hl
        push de
        ld a,b
        ld (de),a
        call todisp
        ld c,8
put3:   ld a,(hl)
        ld (de),a
        inc hl
        inc d
        dec c
        jr nz,put3
        pop de
        pop hl
        ret
todisp: ld a,d
        and 3
        rlca
        rlca
        rlca
        or 0x40
        ld d,a
        ret

drop:   ld l,e
        ld a,(grav)
        or a
        jr z,drop2
drop1:  ld a,l
        sub 16
        cp 16
IF FAULT EQ 16
        cp 32
ENDIF
        jr c,drop2
        push af
        call getk
        ld c,a
        call setk
        pop af
        ld l,a
        jr drop1
drop2:  ld c,0
        jp setk

lift:   push bc
        ld a,(grav)
        or a
        jr z,lift3
        ld a,e
        and 15
        add a,16
        ld l,a
lift1:  ld a,l
        cp e
        jr z,lift3
        add a,16
        push af
        call getk
        ld c,a
        call setk
        pop af
        ld l,a
        jr lift1
lift3:  ld l,e
        pop bc
        jp setk

dealb:  call mkdeal
        ld hl,0
        ld (now),hl
        ld de,LIN
        ld l,17
dea1:   ld a,(de)
        push hl
        ld hl,kattr-1
        add a,l
        ld l,a
        jr nc,dea2
        inc h
dea2:   ld c,(hl)
        pop hl
        call setk
        inc e
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,dea1
        inc l
        inc l
        ld a,l
        cp 112
        jr c,dea1
        ret

getkey: ei
        ld hl,23560
        ld (hl),0
gk1:    ld a,(hl)
        or a
        jr z,gk1
        cp 'A'
        jr c,gk2
        and 0xdf
gk2:    push af
        call hide
        pop af
        ret

snd:    ld de,30
        ld hl,700-SND*200
        jp 0x03b5
