; Program 5: the machine code of the BASIC program: marks, next pair, path
        org BASE
        jp mk
        jp fnd
        jp pth
cur:    db STARTC
sel:    db 0
pa:     db 0
pb:     db 0
fe:     db 0
fd:     db 0
hi:     db 0
hj:     db 0
filt:   db 0
grav:   db 1
ready:  db 0
        include "page.inc"
        include "marks.inc"
        include "path_dfs.inc"
BRD     equ BASE+0x400
ORD     equ BASE+0x500
LIN     equ BASE+0x600

; marks of all cells by attributes
mk:     ld a,(ready)
        or a
        call z,prep
        call setck
        ld e,17
mk1:    push de
        call marks
        call attr
        pop de
        push de
        push af
        ld a,e
        rrca
        rrca
        rrca
        rrca
        and 7
        ld b,a
        ld a,e
        and 15
        ld c,a
        ld hl,0x5800+(OY-PY)*32+OX-PX
        ld de,PY*32
mk2:    add hl,de
        djnz mk2
        ld de,PX
mk3:    add hl,de
        dec c
        jr nz,mk3
        pop af
        ld (hl),a
        pop de
        inc e
        ld a,e
        and 15
        cp 15
        jr nz,mk1
        inc e
        inc e
        ld a,e
        cp 112
        jr c,mk1
        ret
prep:   inc a
        ld (ready),a
        call ring
        ld hl,ORD
        ld c,84
        ld a,17
prep1:  ld (hl),a
        inc l
IF HORDER EQ 1
        add a,16
        cp 112
        jr c,prep2
        sub 95
ELSE
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,prep2
        add a,2
ENDIF
prep2:  dec c
        jr nz,prep1
        ret
; pth: BC = 1 if FE and FD can be joined
pth:    ld de,(fe)
        call path
answer: ld bc,0
        ret nc
        inc c
        ret
; fnd: the next pair into FE, FD; BC = 1, or 0 if there is none
fnd:    call find
        jr nc,answer
        ld (fe),de
        jr answer
find:   ld hl,hj
        inc (hl)
        ld a,(hl)
        cp 84
        jr c,fin1
        dec hl
        inc (hl)
        ld a,(hl)
        inc hl
        cp 83
        ret nc
        inc a
        ld (hl),a
fin1:   ld h,ORD/256
        ld l,a
        ld d,(hl)
        ld a,(hi)
        ld l,a
        ld e,(hl)
IF FAULT EQ 83
        ld a,d
        and 15
        cp 14
        jr z,find
ENDIF
        ld a,(filt)
        or a
        jr z,fin2
        cp d
        jr z,fin2
        cp e
        jr nz,find
fin2:   ld h,BRD/256
        ld l,e
        ld a,(hl)
        or a
        jr z,find
        ld l,d
        cp (hl)
        jr nz,find
        push de
        call path
        pop de
        jr nc,find
        ret
