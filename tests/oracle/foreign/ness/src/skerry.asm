; skerry - a Shisen of about 1 KB. The board is the display file: the first pixel line of each
; tile holds its kind (rows 9 to 14 of the screen). Paths: a map filled in three rounds with rays
; whose step is self-modifying code. Undo: copies of the board's page. Keys: ports, own debounce.
; switches: ORG0 LIN MP HP WRAPC MISS EMPTY PREC BCHEAT HCUR ZERO TILE IMODE SPM XP BL SND NFMT M_* FAULT
        org ORG0
VB      equ 0x48
TL      equ 32+BL+XP            ; first tile
start:
    IF IMODE=0
        di
    ENDIF
    IF SPM
        ld sp,SPM
    ENDIF
    IF IMODE=2
        di
        ld hl,0xfe00
        ld a,h
        ld i,a
        dec a
i1:     ld (hl),a
        inc l
        jr nz,i1
        inc h
        ld (hl),a
        ld hl,isr
        ld (0xfdfe),hl
        ld a,0xc3
        ld (0xfdfd),a
        im 2
        ei
    ENDIF
        ld hl,0x4000
        ld de,0x4001
        ld bc,6143
        ld (hl),l
        ldir
        inc hl
        inc de
        ld bc,767
        ld (hl),M_PLAIN
        ldir
newr:   ld hl,(sd)
        ld a,r
        xor l
        ld l,a
        or h
        jr z,newr
deal:   ld (num),hl
    IF FAULT=20
        res 7,h                 ; fault: 32768 + n is n
    ENDIF
    IF FAULT=21
        ld h,1                  ; fault: the high byte is lost
    ENDIF
        ld (rs),hl
        ld hl,LIN
        ld b,84
de1:    ld (hl),0
        inc l
        djnz de1
        ld c,84
de2:    push hl
        push bc
        call rnd
        pop bc
        pop hl
        and 127
        ld b,a
        inc b
de3:    inc l
        ld a,l
        cp 84
        jr c,de4
        ld l,0
de4:    ld a,(hl)
        or a
        jr nz,de3
        djnz de3
        ld a,c
        add a,3
        rrca
        rrca
        and 31
        ld (hl),a
        dec c
        jr nz,de2
        ld de,LIN
        ld hl,VB*256+TL
        ld b,6
de5:    push bc
        push hl
        ld b,14
de6:    ld a,(de)
        inc de
        call put
        ld a,l
        add a,XP
        ld l,a
        djnz de6
        pop hl
        ld bc,32
        add hl,bc
        pop bc
        djnz de5
        ld a,TL
        ld (cur),a
        ld hl,0
        ld (hist),hl            ; and top
        ld (sel),hl             ; and cheat
        call nohint
        call save
        call status
main:   call marks
        call pnum
        call wait
        ld hl,main
        push hl
        ld hl,ctab
mn1:    ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr z,mn2
        inc c
        jr nz,mn1
        ret
mn2:    push de
        ret
ctab:   db 0x85
        dw left
        db 0x88
        dw right
        db 0x86
        dw down
        db 0x87
        dw up
        db 0x80
        dw toggle
        db 13
        dw enter
        db 'N'
        dw newp
        db 'S'
        dw ask
        db 'H'
        dw hint
        db 'B'
        dw back
        db 'F'
        dw forw
        db 'R'
        dw rest
        db 'L'
        dw last
        db 255
        dw main
toggle: ld hl,grav
        ld a,(hl)
        cpl
        ld (hl),a
newp:   pop hl
        jp newr
; ---- a number: turned left by three, something added, bytes mixed
rnd:    ld hl,(rs)
        ld b,3
rn1:    add hl,hl
        jr nc,rn2
        inc l
rn2:    djnz rn1
        ld bc,0x53a9
        add hl,bc
        ld a,h
        rrca
        xor l
        ld l,a
        add a,h
        ld h,a
        ld (rs),hl
        ret
; ---- draw kind A at HL
put:    push bc
        push de
        push hl
        ld (hl),a
    IF TILE=3
        ld b,7
pu2:    inc h
        ld (hl),a
        djnz pu2
    ELSE
        ld c,a
        ld de,0x3d00
        or a
        jr z,pu1
        add a,a
        add a,a
        add a,a
        ld e,a
        ld d,0x3e-TILE/2        ; letters, or digits and signs
pu1:    ld b,7
pu2:    inc h
        inc de
        ld a,(de)
        ld (hl),a
        djnz pu2
    IF TILE=1
        inc l
        ld a,c
        or a
        jr z,pu3
        ld a,0x7e
pu3:    ld b,6
pu4:    dec h
        ld (hl),a
        djnz pu4
    ENDIF
    ENDIF
        pop hl
        pop de
        pop bc
        ret
; ---- cursor
right:  ld c,XP
        jr mv
left:   ld c,256-XP
        jr mv
up:     ld c,224
        jr mv
down:   ld c,32
mv:     ld hl,cur
        ld a,(hl)
        add a,c
        ld b,a
        and 0xe0                ; rows 0 and 7 are no rows
        jr z,mv1
        cp 0xe0
        jr z,mv2
        ld a,b
        and 31
        cp BL
        jr z,mv3
        cp BL+15*XP
        jr nz,mv5
        ld a,b
    IF WRAPC=0
        sub XP
    ENDIF
    IF WRAPC=1
        sub 14*XP
    ENDIF
        jr mv4
mv3:    ld a,b
    IF WRAPC=0
        add a,XP
    ENDIF
    IF WRAPC=1
        add a,14*XP
    ENDIF
        jr mv4
mv1:    ld a,b
    IF WRAPC
        add a,192
    ELSE
        add a,32
    ENDIF
        jr mv4
mv2:    ld a,b
    IF WRAPC
        sub 192
    ELSE
        sub 32
    ENDIF
mv4:    ld b,a
mv5:    ld (hl),b
    IF HCUR=0
        jp nohint
    ENDIF
    IF HCUR=1
        jp nopair
    ENDIF
    IF HCUR=2
        ret
    ENDIF
; ---- who can be reached from L?
flood:  ld h,MP
        push hl
        xor a
        ld l,a
fl0:    ld (hl),a
        inc l
        jr nz,fl0
        pop hl
        ld (hl),1
        ld c,1
fl1:    ld l,0
fl2:    ld h,MP
        ld a,(hl)
        cp c
        jr nz,fl7
        ld h,VB
        ld a,(hl)
        or a
        jr z,fl3
        ld a,c
        dec a
        jr nz,fl7
fl3:    ld de,dirs
        ld b,4
fl4:    push hl
        ld a,(de)
        inc de
        ld (smc),a
        ld a,(de)
        inc de
        ld (smc+1),a
        ld a,(de)
        inc de
        ld (smc2),a
fl5:    ld a,l
smc:    add a,32
        jr c,fl6
        ld l,a
        and 31
        cp 0
smc2    equ $-1
        jr z,fl6
        ld h,MP
        ld a,(hl)
        or a
        jr z,fl5a
        cp c
        jr z,fl6
        jr c,fl6
        jr fl5b
fl5a:   ld (hl),c
        inc (hl)
fl5b:   ld h,VB
        ld a,(hl)
        or a
        jr z,fl5
fl6:    pop hl
        djnz fl4
fl7:    inc l
        jr nz,fl2
        inc c
        ld a,c
    IF FAULT=2
        cp 3
    ELSE
        cp 4
    ENDIF
        jr nz,fl1
        ret
dirs:   db 0xc6,32,255,0xd6,32,255
    IF FAULT=3
        db 0xc6,XP,(BL+15*XP) and 31 ; fault: not round the right side
    ELSE
        db 0xc6,XP,(BL+16*XP) and 31
    ENDIF
        db 0xd6,XP,(BL-XP) and 31
; ---- pair number A from the first: carry, E and L
find:   ld (fcnt),a
        ld l,32
fi1:    ld h,VB
        ld a,(hl)
        or a
        jr z,fi5
        ld d,a
        push hl
        push de
        call flood
        pop de
        pop hl
        ld e,l
fi2:    inc l
        jr z,fi4
        ld h,VB
        ld a,(hl)
        cp d
        jr nz,fi2
        ld h,MP
        ld a,(hl)
        or a
        jr z,fi2
        ld a,(sel)
        or a
        jr z,fi3
        cp l
        jr z,fi3
        cp e
        jr nz,fi2
fi3:    ld a,(fcnt)
        sub 1
        ld (fcnt),a
        jr nc,fi2
        ret
fi4:    ld l,e
fi5:    inc l
        jr nz,fi1
        ret
hint:   ld a,(hc)
        call find
        jr nc,nohint
        ld h,l
        ld l,e
        ld (pair),hl
        ld hl,hc
        inc (hl)
        ret
nohint: xor a
        ld (hc),a
nopair: ld hl,0
        ld (pair),hl
        ret
; ---- ENTER
enter:  ld hl,(pair)
        ld a,l
        or a
        ld e,l
        ld l,h
        jr nz,take
        call nohint
        ld a,(cur)
        ld l,a
        ld h,VB
        ld a,(hl)
        or a
        jr nz,en1
    IF EMPTY
        ld (sel),a
    ENDIF
        ret
en1:    ld d,a
        ld a,(sel)
        cp l
        jr z,desel
        or a
        jr z,en2
        ld e,a
        ld b,l
        ld l,a
        ld a,(hl)
        cp d
        ld a,b
        jr nz,miss
        push bc
        push de
        call flood
        pop de
        pop bc
        ld h,MP
        ld l,b
        ld a,(hl)
        or a
        jr nz,take
        ld a,b
miss:
    IF MISS=0
        ret
    ENDIF
    IF MISS=2
        jr desel
    ENDIF
        jr en3
en2:    ld a,l
en3:    ld (sel),a
        ret
desel:  xor a
        jr en3
take:   ld a,e
        cp l
        jr c,ta1
        ld e,l
        ld l,a
ta1:    push hl
        ld l,e
        call fall
        pop hl
        call fall
        ld hl,hist
        inc (hl)
        ld a,(hl)
        inc hl
        ld (hl),a               ; top
        call save
    IF SND
        ld bc,0x1505
sn1:    ld a,c
        out (254),a
        ld a,b
sn2:    dec a
        jr nz,sn2
        ld a,c
        xor 24
        ld c,a
        djnz sn1
    ENDIF
fin:    call desel
        call nohint
; ---- border
status: ld hl,VB*256
        xor a
st1:    or (hl)
        inc l
        jr nz,st1
        or a
        ld e,7
        jr z,st2
        xor a
        call find
        ld e,5
        jr c,st2
        ld e,0
st2:    ld a,(cheat)
        or a
        jr z,st3
    IF PREC=1
        ld a,e
        cp 5
        jr nz,st3
    ENDIF
    IF PREC=2
        ld a,e
        cp 7
        jr z,st3
    ENDIF
        ld e,2
st3:    ld a,e
        out (254),a
        ret
fall:   ld h,VB
        ld a,(grav)
        or a
        jp z,put
fa1:    ld a,l
        sub 32
        ret c
        push de
        ld e,a
        ld d,h
        ld a,(de)
        call put
        ld l,e
        pop de
        jr fa1
; ---- history: page HP + n is the board after n pairs
page:   ld a,(hist)
        add a,HP
        ld d,a
        ld e,0
        ld h,VB
        ld l,e
        ret
save:   call page
        ld bc,256
        ldir
        ret
load:   call page
lo1:    ld a,(de)
        cp (hl)
        call nz,put
        inc e
        inc l
        jr nz,lo1
        ret
back:   ld hl,hist
        ld a,(hl)
        or a
        jr z,none
        dec (hl)
        jr did
forw:   ld hl,(hist)
        ld a,l
        cp h
        jr z,none
        ld hl,hist
        inc (hl)
        jr did
rest:   ld hl,hist
        ld (hl),0
        jr did
last:   ld a,(top)
        ld (hist),a
did:    call load
none1:  ld a,1
        ld (cheat),a
        jp fin
none:
    IF BCHEAT=0
        jp fin
    ENDIF
    IF BCHEAT=1
        jr none1
    ENDIF
    IF BCHEAT=2
        ret
    ENDIF
; ---- S
ask:    ld hl,0
ak1:    ld (ent),hl
        call clr23
        ld c,44
        call letter
        ld a,0xb8
        ld (0x5ae0),a
        ld hl,(ent)
        ld a,h
        or l
        call nz,pn1
        call wait
        ld hl,(ent)
        cp 13
        jr z,ak3
        cp 0x80
        jr z,ak4
        sub '0'
        cp 10
        jr nc,ak1
        ld c,a
        ld b,10                 ; ten times, each time without a carry
        ex de,hl
        ld h,0
        ld l,c
ak2:    add hl,de
        jr c,ak5
        djnz ak2
        jr ak1
ak5:    ld hl,(ent)             ; too large: the digit is not taken
        jr ak1
ak4:    call div10
        jr ak1
ak3:    ld a,h
        or l
    IF ZERO
        jr z,ak1
    ELSE
        jr z,ak6
    ENDIF
        pop de
        call akp
        jp deal
ak6:
akp:    ld a,M_PLAIN
        ld (0x5ae0),a
        ret
div10:  ld bc,0x1000            ; HL / 10, A the rest
        xor a
dv1:    add hl,hl
        rla
        cp 10
        jr c,dv2
        sub 10
        inc l
dv2:    djnz dv1
        ret
clr23:  ld hl,0x50e0
cl1:    ld b,8
cl2:    ld (hl),0
        inc l
        djnz cl2
        ld l,0xe0
        inc h
        ld a,h
        cp 0x58
        jr nz,cl1
        ld de,0x50e0
        ret
pnum:   call clr23
        ld hl,(num)
pn1:    
    IF NFMT                     ; five digits
        ld b,5
pn5:    push bc
        call div10
        pop bc
        push af
        djnz pn5
        ld b,5
pn6:    pop af
        call digit
        djnz pn6
        ret
    ELSE
        call div10
        push af
        ld a,h
        or l
        call nz,pn1
        pop af
    ENDIF
digit:  add a,16
        ld c,a
letter: push bc
        ld l,c                  ; character 32 + C at DE
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        add a,0x3d
        ld h,a
        push de
        ld b,8
le1:    ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz le1
        pop de
        inc e
        pop bc
        ret
; ---- attributes
marks:  ld a,(cur)
        ld l,a
        ld h,VB
        ld c,(hl)
        ld l,0
ma1:    ld h,VB
        ld b,M_PLAIN
        ld a,(hl)
        or a
        jr z,ma4
        cp c
        jr nz,ma2
        ld b,M_KIND
ma2:    ld a,(sel)
        cp l
        jr nz,ma3
        ld b,M_SEL
ma3:    ld de,(pair)
        ld a,e
        cp l
        jr z,ma3b
        ld a,d
        cp l
        jr nz,ma4
ma3b:   ld b,M_PAIR
ma4:    ld a,(cur)
        cp l
        jr nz,ma5
        ld a,b
        xor M_CUR
        ld b,a
ma5:    ld h,0x59
        ld (hl),b
        inc l
    IF XP=2
    IF TILE=1
        ld (hl),b
    ENDIF
        inc l
    ENDIF
        jr nz,ma1
        ret
; ---- keys
wait:   call scan
        jr nz,wait
wa1:    ld hl,(sd)
        inc hl
        ld (sd),hl
        call scan
        jr z,wa1
        push af
wa2:    djnz wa2
        call scan
        pop bc
        cp b
        jr nz,wa1
        or a
        ret
scan:   ld hl,keys
        ld bc,0xfefe
sc1:    in d,(c)
        ld e,5
sc2:    rr d
        jr c,sc3
        ld a,(hl)
        or a
        jr nz,sc4
sc3:    inc hl
        dec e
        jr nz,sc2
        rlc b
        jr c,sc1
        xor a
        ret
sc4:    ld c,a
        ld a,0xfe
        in a,(0xfe)
        rra
        ld a,c
        jr c,sc5
        cp '9'+1
        jr nc,sc5
        cp '0'
        jr c,sc5
        xor 0xb0
sc5:    or a
        ret
keys:   db 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",0,"MNB"
    IF IMODE=2
isr:    push hl
        ld hl,(sd)
        inc hl
        ld (sd),hl
        pop hl
        ei
        reti
    ENDIF
sd:     dw 4711
num:    dw 0
rs:     dw 0
ent:    dw 0
pair:   dw 0
cur:    db 0
hist:   db 0
top:    db 0
sel:    db 0
cheat:  db 0
hc:     db 0
fcnt:   db 0
grav:   db 255
ends:
        end start
