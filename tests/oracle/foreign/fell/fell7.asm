; draw the tile L of kind D (0 none) with marks E
drawc:  ld c,d
        ld b,0
        ld a,l ;?x_fallrow: ld a,(npos) / and 7 / cp 6 / ld a,l / jr nz,xq6 / cp 32 / jr c,xq6 / sub 16 / xq6: nop
        ld (vcell),a
        ld hl,kattr
        add hl,bc
        ld b,(hl)       ; attribute
        ld c,0          ; effect
        ld d,4
        ld hl,rattr
dr1:    rrc e
        jr nc,dr2
        ld a,b
        and (hl)
        inc hl
        xor (hl)
        ld b,a
        inc hl
        ld a,c
        xor (hl)
        ld c,a
        inc hl
        jr dr3
dr2:    inc hl
        inc hl
        inc hl
dr3:    dec d
        jr nz,dr1
        ld a,b
        ld (tcol),a
        ld a,c
        ld (vef),a
        ld a,(vcell)
        ld c,a
        rrca
        rrca
        rrca
        rrca
        and 7
        ld b,a
        ld a,OY-DY
dr4:    add a,DY
        djnz dr4
        ld d,a
        ld a,c
        and 15
        ld b,a
        ld a,OX-DX
dr5:    add a,DX
        djnz dr5
        ld e,a
        ld l,c
        ld h,PG
        ld a,(hl) ;?x_pic: ld a,(hl) / cp 15 / jr nz,xq7 / inc a / xq7:
        ld hl,glyphs-PW*PH*8
        ld bc,PW*PH*8
        or a
        ld hl,blank
        jr z,dr6
        ld hl,glyphs-PW*PH*8
dr7:    add hl,bc
        dec a
        jr nz,dr7
dr6:    ld b,PH
dr8:    push bc
        push de
        ld c,b
        ld b,PW
dr9:    push bc
        push de
        push hl
        call caddr
        ld a,(tcol)
        ld (hl),a
        call paddr
        pop de          ; picture data
        ex de,hl
        ld b,8
dra:    ld a,(vef)
        rrca
        ld a,(hl)
        jr nc,drb
        cpl
drb:    push af
        ld a,(vef)
        bit 1,a
        jr z,drc        ; under line
        ld a,c
        cp 1
        jr nz,drc
        ld a,b
        cp 1
        jr nz,drc
        pop af
      IF ULSET
        ld a,255
      ELSE
        cpl
      ENDIF
        push af
drc:    ld a,(vef)
        bit 2,a
        jr z,drd        ; over line
        ld a,c
        cp PH
        jr nz,drd
        ld a,b
        cp 8
        jr nz,drd
        pop af
      IF ULSET
        ld a,255
      ELSE
        cpl
      ENDIF
        push af
drd:    pop af
        ld (de),a
        inc hl
        inc d
        djnz dra
        pop de
        pop bc
        inc e
        djnz dr9
        pop de
        inc d
        pop bc
        djnz dr8
        ret
click:  ld b,SLEN ;?x_few: ld a,(npos) / cp 15 / ret z / ld b,SLEN
cl1:    ld a,(bord)
        or 16
        out (254),a
        ld c,SPIT
cl2:    dec c
        jr nz,cl2
        ld a,(bord)
        out (254),a
        ld c,SPIT2
cl3:    dec c
        jr nz,cl3
        djnz cl1
        ret
      IF MSG
domsg:  ld a,TATTR
        ld (tcol),a
        ld de,MROW*256+MCOL
        ld a,(stat)
        ld hl,msg0
        or a
        jp z,puts
        ld hl,msg1
        dec a
        jp z,puts
        ld hl,msg2
        jp puts
      ENDIF
      IF KM=0
getkey: ld hl,23611
gk1:    bit 5,(hl)
        jr z,gk1
        res 5,(hl)
        ld a,(23560)
      ELSE
        IF KM=1
getkey: call scan
        or a
        jr nz,getkey
gk2:    halt
        call scan
        or a
        jr z,gk2
        ELSE
getkey: halt
        call scan
        ld hl,lastk
        cp (hl)
        jr z,getkey
        ld (hl),a
        or a
        jr z,getkey
        ENDIF
      ENDIF
        cp 97
        ret c
        cp 123
        ret nc
        sub 32
        ret
scan:   ld hl,kmat
        ld bc,0FEFEh
sc1:    in a,(c)
        ld e,5
sc2:    rra
        jr c,sc4
        ld d,a
        ld a,(hl)
        or a
        jr nz,schit
        ld a,d
sc4:    inc hl
        dec e
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
schit:  ld e,a
        ld a,0FEh
        in a,(0FEh)
        rra
        ld a,e
        ret c
        ld hl,kcap
sc5:    ld a,(hl)
        inc hl
        or a
        jr z,sc6
        cp e
        ld a,(hl)
        ret z
        inc hl
        jr sc5
sc6:    ld a,e
        ret
kmat:   db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
kcap:   db "5",8,"6",10,"7",11,"8",9,"0",12,0
; pictures: ROM letters, or made by fell.py
glyini:
      IF ROMG
        ld hl,3C00h+ROMG*8
        ld de,glyphs
        ld c,21
gi1:    ld b,8
gi2:    ld a,(hl)
        inc hl
        ld (de),a
        inc de
      IF PH=2
        ld (de),a
        inc de
      ENDIF
        djnz gi2
        dec c
        jr nz,gi1
      ENDIF
        ret
blank:  ds PW*PH*8
grav:   db 0
cur:    db 0
sel:    db 0
hp:     dw 0
hpa:    db 0
hpb:    db 0
hdone:  db 0
num:    dw 0
seed:   dw 0
npos:   db 0
nmax:   db 0
cheat:  db 0
stat:   db 0
bord:   db 5
fsel:   db 0
fd:     db 0
fe:     db 0
vlo:    db 0
vhi:    db 0
vt:     db 0
ck:     db 0
ecnt:   db 0
ebuf:   db 0,0,0,0,0
tcol:   db 0
vcell:  db 0
vef:    db 0
lastk:  db 0
fcnt:   dw 0
hcnt:   db 0
nfst:   db 0
