; voe - a Shisen of about 1 KB, also for 16K. Board: 84 bytes without a border. Paths: every column and
; every line is tried as the middle segment. Undo: the game is dealt and played again from its start.
; Keys: ROM's KEY-SCAN after HALT. Border: changed by events. Pictures: W x H characters.
; switches: ORG0 BRD WRAPC SKIP REJ MISS EVT BCHEAT HORD HEND AUTO5 TW TH PX PY X0 Y0 NROW SND UDG M_* FAULT
        org ORG0
BH      equ BRD/256             ; BRD is the start of a page
LIST    equ BRD+84
start:  ld a,2
        call 0x1601
        call 0x0d6b
        ld a,2
        call 0x1601
        ei
newr:   ld hl,(23672)
        ld a,r
        add a,h
        ld h,a
        or l
        jr z,newr
game:   ld (num),hl
        xor a
        ld (top),a
        ld (done),a
        ld (sel),a
        ld h,a
        ld l,a
        call setp
        ld hl,0x0101
        ld (cur),hl
        call deal
        ld a,5
        call bord
main0:  call draw
main:   call marks
key:    call getkey
        ld hl,main
        push hl
        cp 8
        jp z,left
        cp 9
        jp z,right
        cp 10
        jp z,down
        cp 11
        jp z,up
        cp 13
        jp z,enter
        cp 12
        jr z,togg
        and 0xdf
        cp 'H'
        jp z,hint
        pop hl
        ld hl,main0
        push hl
        cp 'S'
        jp z,ask
        cp 'N'
        jr z,newr1
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forw
        cp 'R'
        jp z,rest
        cp 'L'
        jp z,last
        pop hl
        jr key
togg:   ld hl,grav
        dec (hl)
        jr z,newr1
        ld (hl),1
newr1:  pop hl
        jp newr
; ---- the deal: each place changes with some place
deal:   ld hl,BRD
        ld bc,0x5400
de1:    ld a,l
        srl a
        srl a
        inc a
        ld (hl),a
        inc l
        djnz de1
        ld de,(num)
    IF FAULT=20
        res 7,d
    ENDIF
    IF FAULT=21
        ld d,0
    ENDIF
        ld b,84
de2:    ld l,e                  ; DE = DE * 29 + 7919
        ld h,d
        push bc
        ld b,3
de3:    add hl,hl
        dec b
        jr nz,de3
        or a
        sbc hl,de               ; 7
        add hl,hl
        add hl,hl
        add hl,de               ; 29
        ld bc,7919
        add hl,bc
        ex de,hl
        pop bc
        ld a,d
        rrca
        xor e
        and 127
        cp 84
    IF REJ                      ; drawn again: some numbers deal the same board
        jr nc,de2
    ELSE
        jr c,de4
        sub 44
de4:
    ENDIF
        ld l,a
        ld h,BH
        ld a,b
        dec a
        ld c,a
        push bc
        ld b,h
        ld a,(bc)
        push af
        ld a,(hl)
        ld (bc),a
        pop af
        ld (hl),a
        pop bc
        djnz de2
        ret
; ---- keys
getkey: call key1
        jr c,getkey
gk1:    call key1
        jr nc,gk1
        push af
        call key1
        pop bc
        jr nc,gk1
        cp b
        jr nz,gk1
        ret
key1:   halt
        call 0x028e
        scf
        ccf
        ret nz
        call 0x031e
        ret nc
        ld c,0
        ld d,255
        ld e,a
        call 0x0333
        scf
        ret
; ---- cursor: B line, C column, from 1
left:   ld de,0x00ff
        jr mv
right:  ld de,0x0001
        jr mv
up:     ld de,0xff00
        jr mv
down:   ld de,0x0100
mv:
    IF SKIP
        ld a,15
        ld (lst),a
    ENDIF
        ld bc,(cur)
mv0:    ld a,c
        add a,e
        ld hl,0x0e01
        call lim
        ld c,a
        ld a,b
        add a,d
        ld h,6
        call lim
        ld b,a
    IF SKIP                     ; over empty places, if there is a tile after them
        ld hl,(cur)
        or a
        sbc hl,bc
        jr z,mv2
        call get
        or a
        jr z,mv3
    ENDIF
mv2:    ld (cur),bc
        jp nopair
    IF SKIP
mv3:    ld a,(lst)
        dec a
        ld (lst),a
        jr nz,mv0
        jp nopair
    ENDIF
lim:    or a                    ; A between L and H
        jr z,lm1
        cp h
        ret z
        ret c
    IF WRAPC
        ld a,l
        ret
lm1:    ld a,h
        ret
    ELSE
        ld a,h
        ret
lm1:    ld a,l
        ret
    ENDIF
; ---- what is at B, C (0 outside)
get:    push hl
        push bc
        ld h,BH
        ld a,b
        dec a
        cp 6
        jr nc,ge2
        ld a,c
        dec a
        cp 14
        jr nc,ge2
        sub 14
ge1:    add a,14
        djnz ge1
        ld l,a
        ld a,(hl)
        jr ge3
ge2:    xor a
ge3:    pop bc
        pop hl
        ret
pos:    ld bc,0x0101            ; number A -> B, C
ps1:    sub 14
        jr c,ps2
        inc b
        jr ps1
ps2:    add a,15
        ld c,a
        ret
; ---- clear from BC to DE, up or down first, then left or right? Z: yes
line:   call get
        or a
        ret nz
        ld a,b
        cp d
        jr z,ln2
        inc b
        jr c,line
        dec b
        dec b
        jr line
ln2:    ld a,c
        cp e
        ret z
        inc c
        jr c,line
        dec c
        dec c
        jr line
; ---- numbers L and H of two equal tiles: Z: a path
path:   push hl
        ld e,h
        ld h,BH
        ld d,h
        ld a,(hl)
        ld (hl),0
        ex de,hl
        ld (hl),0
        ex de,hl
        pop hl
        push hl
        push de
        push af
        ld a,h
        call pos
        ld d,b
        ld e,c
        ld a,l
        call pos                ; BC and DE
    IF FAULT=4
        ld l,14                 ; fault: not the column outside at the right
    ELSE
        ld l,15
    ENDIF
pa1:    push de
        push bc
        ld d,b
        ld e,l
        call line               ; to column L
        pop bc
        pop de
        jr nz,pa2
        push bc
        ld c,l
        call line
        pop bc
        jr z,pa5
pa2:    dec l
        jp p,pa1
        ld h,7
pa3:    push bc
        push de
        ld d,h
        ld e,c
        call line               ; to line H
        pop de
        pop bc
        jr nz,pa4
        push bc
        push de
        ld a,c
        ld b,d
        ld c,e
        ld d,h
        ld e,a
        call line
        pop de
        pop bc
        jr z,pa5
pa4:    dec h
        jp p,pa3
        inc h                   ; NZ? H is 0 now
        or 1
pa5:    pop bc                  ; the kind
        pop de
        pop hl
        push af
        ld a,b
        ld (de),a
        ld d,BH
        ld e,l
        ld (de),a
        pop af
        ret
; ---- the next pair after (srch): carry, L < H
next:   ld hl,(srch)
nx1:
    IF HORD                     ; backwards: H falls, then L
        dec h
        ld a,h
        cp l
        jr z,nx1a
        jr nc,nx2
nx1a:   ld h,84
        dec l
        jp p,nx1
        or a
        ret
    ELSE
        inc h
        ld a,h
        cp 84
        jr c,nx2
        inc l
        ld h,l
        ld a,l
        cp 84
        jr c,nx1
        or a
        ret
    ENDIF
nx2:    ld d,BH
        ld e,h
        ld a,(de)
        or a
        jr z,nx1
        ld e,l
        ex de,hl
        cp (hl)
        ex de,hl
        jr nz,nx1
        ld a,(sel)
        or a
        jr z,nx3
        dec a
        cp l
        jr z,nx3
        cp h
        jr nz,nx1
nx3:    call path
        jr nz,nx1
        ld (srch),hl
        scf
        ret
hint:   call next
        jr nc,hi1
        ld (pair),hl
        ret
hi1:
    IF HEND
        ld (srch),hl
        ld hl,0
        ld (pair),hl
        ret
    ENDIF
nopair: ld hl,0
setp:   ld (pair),hl
    IF HORD
        ld hl,84*256+83
    ELSE
        ld hl,0
    ENDIF
        ld (srch),hl
        ret
; ---- ENTER
enter:  ld hl,(pair)
        ld a,h
        or a
        jr nz,take
        call nopair
        ld bc,(cur)
        call get
        or a
        ret z
        ld d,a                  ; kind
        ld a,c
        add a,242
        ld c,a
en1:    ld a,c
        add a,14
        ld c,a
        djnz en1
        ld e,c                  ; number + 1
        ld a,(sel)
        or a
        jr z,en3
        cp e
        jr z,desel
        dec a
        ld l,a
        ld h,BH
        ld a,(hl)
        ld h,e
        dec h
        cp d
        jr nz,en2
        push de
        call path
        pop de
        jr z,take
en2:
    IF MISS=0
        ret
    ENDIF
    IF MISS=2
        jr desel
    ENDIF
en3:    ld a,e
en4:    ld (sel),a
        ret
desel:  xor a
        jr en4
take:   pop bc                  ; main
        ld a,h
        cp l
        jr nc,ta1
        ld h,l
        ld l,a
ta1:    push hl
        ld a,(done)
        call entry
        pop de
        ld (hl),e
        inc hl
        ld (hl),d
        inc a
        ld (top),a
        call redo1
    IF SND
        ld hl,0x100
        ld de,0x30
        push ix
        call 0x03b5
        pop ix
    ENDIF
        call desel
        call nopair
        ld a,(done)
        cp 42
        ld a,7
        jr z,ta3
        call next
        push af
        call nopair
        pop af
        ld a,0
        jr nc,ta3
    IF EVT=0
        ld a,(cheat)
        or a
        ld a,2
        jr nz,ta3
        ld a,5
        jr ta3
    ELSE
        jr ta4
    ENDIF
ta3:    call bord1
ta4:    jp main0
bord:   ld (cheat),a            ; 5: no
        cp 5
        jr nz,bord1
        xor a
        ld (cheat),a
        ld a,5
bord1:  out (254),a
        add a,a
        add a,a
        add a,a
        ld (23624),a
        ret
entry:  ld l,a
        ld h,0
        add hl,hl
        ld de,LIST
        add hl,de
        ret
redo1:  ld a,(done)
        call entry
        inc a
        ld (done),a
        ld e,(hl)
        inc hl
        ld h,(hl)
        ld l,e
        push hl
        call fall
        pop hl
        ld l,h
fall:   ld h,BH
        ld a,(grav)
        or a
        jr z,fa2
fa1:    ld a,l
        sub 14
        jr c,fa2
        ld c,a
        ld b,h
        ld a,(bc)
        ld (hl),a
        ld l,c
        jr fa1
fa2:    ld (hl),0
        ret
; ---- history
back:   ld a,(done)
        sub 1
        jr c,none
        jr replay
rest:   xor a
replay: push af
        call deal
        xor a
        ld (done),a
        pop af
        ld b,a
        inc b
        jr rp2
rp1:    push bc
        call redo1
        pop bc
rp2:    djnz rp1
cheats: call desel
        call nopair
        ld a,2
        jr bord
forw:   ld hl,(done)            ; L done, H top
        ld a,l
        cp h
        jr nc,none
        call redo1
        jr cheats
last:   ld hl,(done)
        ld a,l
        cp h
        jr nc,cheats
        call redo1
        jr last
none:
    IF BCHEAT
        jr cheats
    ELSE
        ret
    ENDIF
; ---- S
ask:    ld hl,0
        ld c,5
as1:    call at23
        ld a,18
        rst 16
        ld a,1
        rst 16
        ld a,'L'
        rst 16
        ld a,18
        rst 16
        xor a
        rst 16
        ld a,h
        or l
        call nz,pnum
        call spc
        ld a,c
        or a
        jr z,as4
        push hl
        push bc
        call getkey
        pop bc
        pop hl
        cp 13
        jr z,as4
        sub 48
        cp 10
        jr nc,as1
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        ld e,a
        ld d,0
        add hl,de
    IF AUTO5
        dec c
    ENDIF
        jr as1
as4:    ld a,h
        or l
        ret z
        pop de
        jp game
spc:    ld b,5
sp1:    ld a,' '
        rst 16
        djnz sp1
        ret
at23:   ld a,22
        rst 16
        ld a,NROW
        rst 16
        xor a
        rst 16
        ret
pnum:   push hl                 ; HL in decimal
        push bc
        ld ix,tens
        ld c,0
pn1:    ld e,(ix+0)
        ld d,(ix+1)
        ld b,47
pn2:    inc b
        or a
        sbc hl,de
        jr nc,pn2
        add hl,de
        ld a,b
        sub 48
        or c
        jr z,pn3
        ld c,1
        ld a,b
        rst 16
pn3:    inc ix
        inc ix
        dec e
        jr nz,pn1
        pop bc
        pop hl
        ret
tens:   dw 10000,1000,100,10,1
; ---- the board
draw:   call at23
        ld hl,(num)
        call pnum
        call spc
        ld hl,BRD
        ld b,Y0
dr1:    ld c,X0
dr2:    push bc
        ld e,(hl)
        ld d,TH
dr3:    ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,c
        rst 16
        push bc
        ld b,TW
dr4:    ld a,e
        or a
        ld a,' '
        jr z,dr5
        ld a,b
        cp TW
        jr nz,dr6
        ld a,d
        cp TH
        jr nz,dr6
        ld a,e
    IF UDG
        add a,143
    ELSE
        add a,64
    ENDIF
        jr dr5
dr6:    add a,e                 ; a block
        add a,d
        and 15
        add a,128
dr5:    rst 16
        djnz dr4
        pop bc
        inc b
        dec d
        jr nz,dr3
        pop bc
        inc l
        ld a,c
        add a,PX
        ld c,a
        cp X0+14*PX
        jr nz,dr2
        ld a,b
        add a,PY
        ld b,a
        cp Y0+6*PY
        jr nz,dr1
        ret
; ---- marks
marks:  ld bc,(cur)
        call get
        ld (ck),a
        ld ix,22528+32*Y0+X0
        ld bc,0x0101
        ld l,0
ma1:    push bc
        call get
        ld e,M_PLAIN
        or a
        jr z,ma3
        ld d,a
        ld a,(ck)
        cp d
        jr nz,ma2
        ld e,M_KIND
ma2:    ld a,(sel)
        dec a
        cp l
        jr nz,ma2b
        ld e,M_SEL
ma2b:   ld a,(pair+1)
        or a
        jr z,ma3
        cp l
        jr z,ma2c
        ld a,(pair)
        cp l
        jr nz,ma3
ma2c:   ld e,M_PAIR
ma3:    push hl
        ld hl,(cur)
        or a
        sbc hl,bc
        pop hl
        ld a,e
        jr nz,ma4
        xor M_CUR
ma4:    push ix
        ld c,TH
        ld de,32
ma5:    ld (ix+0),a
    IF TW=2
        ld (ix+1),a
    ENDIF
        add ix,de
        dec c
        jr nz,ma5
        pop ix
        ld de,PX
        add ix,de
        pop bc
        inc l
        inc c
        ld a,c
        cp 15
        jr nz,ma1
        ld c,1
        ld de,32*PY-14*PX
        add ix,de
        inc b
        ld a,b
        cp 7
        jr nz,ma1
        ret
num:    dw 0
cur:    dw 0
done:   db 0
top:    db 0
sel:    db 0
cheat:  db 0
srch:   dw 0
pair:   dw 0
grav:   db 1
ck:     db 0
lst:    db 15
ends:
        end start
