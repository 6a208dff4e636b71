; number, status texts
status: ld a,NUMATTR
        ld (catt),a
        ld hl,numtx
        call ptext
        ld hl,(bnum)
   IF FAULT = 31
        ld a,h
        cp 40
        jr c,sf31
        inc hl                  ; shows one more for numbers over 10240
sf31:
   ENDIF
   IF FAULT = 32
        ld a,(nmov)
        cp 7
        jr c,sf32
        ld h,0                  ; number is damaged later in the game
sf32:
   ENDIF
   IF FAULT = 42
        ld de,10000             ; only four digits
sf42:   or a
        sbc hl,de
        jr nc,sf42
        add hl,de
   ENDIF
        ld b,NUMR
        ld c,NUMC
        call prnum
   IF PAIRS
        ld hl,paitx
        call ptext
        ld a,(nmov)
   IF PAIRS = 1
        neg
        add a,42
   ENDIF
        ld l,a
        ld h,0
        ld ix,10
        ld de,-10
        call pr10
   ENDIF
   IF GSHOW
        ld hl,goff
        ld a,(grav)
        or a
        jr z,gs1
        ld hl,gon
gs1:    call ptext
   ENDIF
   IF MSG
        ld hl,msg0
        ld a,(nomsg)
        or a
        jr z,ms1
        ld hl,msgn
ms1:    ld a,(h1)
        or a
        jr z,ms2
        ld hl,msgh
ms2:    ld a,(stuck)
        or a
        jr z,ms3
        ld hl,msgs
ms3:    ld a,(nmov)
        cp 42
        jr nz,ms4
        ld hl,msgw
ms4:    call ptext
   ENDIF
   IF BIGT
        ld a,(cur)              ; the tile under the cursor, once more
        ld l,a
        ld h,BP
        ld l,(hl)
        ld h,0
   IF TW*TH = 2
        add hl,hl
   ENDIF
   IF TW*TH = 4
        add hl,hl
        add hl,hl
   ENDIF
        push hl
        ld de,atab
        add hl,de
        ld (pat),hl
        pop hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,glyphs
        add hl,de
        ld (pgl),hl
        xor a
        ld (dst),a
        ld (dpart),a
        ld b,BIGR
        ld c,BIGC
        call drow
   IF TH = 2
        inc b
        call drow
   ENDIF
   ENDIF
        ret
prnum:  ld d,0                  ; HL at B,C
        ld e,0
        ld ix,tens
pn1:    push bc
        ld c,(ix+0)
        ld b,(ix+1)
        ld a,'0'
pn2:    add hl,bc
        jr nc,pn3
        inc a
        jr pn2
pn3:    sbc hl,bc
        pop bc
        cp '0'
        jr nz,pn4
        ld d,a
        ld a,e
        or a
        ld a,d
        jr nz,pn4
   IF NUMFMT = 1
        jr pn5
   ENDIF
        ld a,(ix+1)
        inc a
        jr nz,pn6
        ld a,(ix+0)
        cp 255
        ld a,'0'
        jr z,pn5
pn6:
   IF NUMFMT = 2
        ld a,32
        jr pn5
   ENDIF
        jr pn7
pn4:    ld e,1
pn5:    call pch
pn7:    ld a,(ix+0)
        inc ix
        inc ix
        cp 255
        jr nz,pn1
   IF NUMFMT = 0
        ld d,5                  ; blanks over older digits
pn8:    ld a,c
        cp NUMC+5
        ret nc
        ld a,32
        call pch
        jr pn8
   ENDIF
        ret
tens:   dw -10000,-1000,-100,-10,-1
pr10:   ld a,'0'-1
pq1:    inc a
        add hl,de
        jr c,pq1
        sbc hl,de
        call pch
        ld a,l
        add a,'0'
        jp pch
; what is seen when a pair goes
anim:
   IF SNDAFT = 0
   IF SNDANIM = 0
        push de
        call sndrem
        pop de
   ENDIF
   ENDIF
   IF ANIM = 1
        ld b,ANIMN              ; both tiles stand alone for a moment
        push de
        ld l,d
        push de
        ld e,6
        call dcell
        pop de
        ld l,e
        ld e,6
        call dcell
        call delay
        pop de
   ENDIF
   IF ANIM = 2
        push de                 ; a line, and the same again takes it away
        call path
        pop de
        push de
        call line
        ld b,ANIMN
        call delay
        pop de
        push de
        call line
        pop de
   ENDIF
        ret
   IF ANIM = 2
line:   push de
        ld a,(pori)
        or a
        jr nz,li1
        ld a,d
        and 0f0h
        ld c,a
        ld a,(ptr0)
        or c
        ld l,a                  ; corner in row of D
        ld a,e
        and 0f0h
        ld c,a
        ld a,(ptr0)
        or c
        jr li2
li1:    ld a,d
        and 15
        ld c,a
        ld a,(ptr0)
        or c
        ld l,a
        ld a,e
        and 15
        ld c,a
        ld a,(ptr0)
        or c
li2:    ld h,a
        push hl
        push de
        ld e,l
        call seg
        pop de
        pop hl
        push hl
        push de
        ld d,l
        ld e,h
        call seg
        pop de
        pop hl
        ld d,h
        call seg
        pop de
        ret
; from place D to place E, one of the two directions
seg:    ld a,d
        call pxy
        ld b,h
        ld c,l
        ld a,e
        call pxy                ; BC and HL: x in high, y in low
sg1:    push hl
        push bc
        call xplot
        pop bc
        pop hl
        ld a,b
        cp h
        jr z,sg2
        jr c,sgr
        dec b
        jr sg1
sgr:    inc b
        jr sg1
sg2:    ld a,c
        cp l
        ret z
        jr c,sgd
        dec c
        jr sg1
sgd:    inc c
        jr sg1
pxy:    push de
        push bc
        ld c,a
        and 15
        ld e,a
        ld d,0
        ld hl,pixx
        add hl,de
        ld b,(hl)
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 15
        ld e,a
        ld hl,pixy
        add hl,de
        ld l,(hl)
        ld h,b
        pop bc
        pop de
        ret
xplot:  ld a,c
        and 0c0h
        rrca
        rrca
        rrca
        or 40h
        ld h,a
        ld a,c
        and 7
        or h
        ld h,a
        ld a,c
        rlca
        rlca
        and 0e0h
        ld l,a
        ld a,b
        rrca
        rrca
        rrca
        and 1fh
        or l
        ld l,a
        ld a,b
        and 7
        ld b,a
        inc b
        ld a,1
xp1:    rrca
        djnz xp1
        xor (hl)
        ld (hl),a
        ret
   ENDIF
   IF OVL
; marks outside the tiles: 1 in the margins, 2 frame in the gaps, 3 beside the tile
overlay:
        ld a,(ocur)
        ld l,a
        ld a,(cur)
   IF OVBL
        ld d,a
        ld a,(phase)
        or a
        ld a,d
        jr z,ov0
        ld a,255
ov0:
   ENDIF
        cp l
        ret z
        push af
        ld a,GATTR
        ld (catt),a
        ld a,l
        inc a
        ld a,l
        ld hl,ovnone
        call nz,ovd
        pop af
        ld (ocur),a
        ld l,a
        inc a
        ret z
        ld a,MGATTR
        ld (catt),a
        ld a,l
        ld hl,ovch
ovd:    ld d,a                  ; place D, letters at HL with offsets
        ld ix,ovoff
ov1:    ld a,(hl)
        inc hl
        or a
        ret z
        push hl
        push af
        ld a,d
        rrca
        rrca
        rrca
        rrca
        and 15
        ld c,a
        ld b,0
        ld hl,rowy
        add hl,bc
        ld a,(ix+0)
        cp 128
        jr nz,ov2
        ld a,(ix+1)             ; 128: fixed row
        jr ov3
ov2:    add a,(hl)
ov3:    ld e,a
        ld a,d
        and 15
        ld c,a
        ld hl,colx
        add hl,bc
        ld a,(ix+2)
        cp 128
        jr nz,ov4
        ld a,(ix+3)
        jr ov5
ov4:    add a,(hl)
ov5:    ld c,a
        ld b,e
        pop af
        call pch
        pop hl
        push bc
        ld bc,4
        add ix,bc
        pop bc
        jr ov1
   ENDIF
