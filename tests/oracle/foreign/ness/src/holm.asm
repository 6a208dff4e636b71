; holm - a Shisen of about 1 KB. Board: one page, 17 bytes a line (16 cells and a wall),
; paths: rays that turn, on the stack. Undo: list of pairs. Keys: LAST_K, set by the ROM's interrupt.
; switches: ORG0 BRD WRAPC MISS PREC BCHEAT HEND HSTAY TILE MARK SND NFMT NROW PX PY X0 Y0 FAULT
        org ORG0
BH      equ BRD/256
ATTRT   equ 23695
LASTK   equ 23560
start:  call 0x0d6b
        ld a,2
        call 0x1601
    IF NROW=22
        xor a
        ld (23659),a            ; more lines for PRINT
    ENDIF
        ld a,1
        ld (grav),a
    IF TILE=2
        ld hl,(23675)           ; pictures: bytes of the ROM, squeezed
        ld de,0x0a33
        ld bc,168
        ldir
        ld hl,(23675)           ; make them different: number of the picture in the first line
        ld b,21
ud:     ld (hl),b
        ld de,8
        add hl,de
        djnz ud
    ENDIF
newg:   ld hl,(23672)           ; N: FRAMES and R
        ld a,r
        xor h
        ld h,a
        or l
        jr z,newg
deal:   ld (num),hl
        ex de,hl                ; DE: the generator
        ld hl,LIN
        ld c,21
d1:     ld b,4
d2:     ld (hl),c
        inc l
        djnz d2
        dec c
        jr nz,d1
        ld b,84                 ; B: cards left
d3:     push bc
        call rnd
        pop bc
d4:     sub b
        jr nc,d4
        add a,b                 ; 0..B-1
        add a,LIN and 255
        ld l,a
        ld h,LIN/256
        ld c,(hl)
        ld a,b
        dec a
        add a,LIN and 255
        push hl
        ld l,a
        ld a,(hl)
        ld (hl),c
        pop hl
        ld (hl),a
        djnz d3
        ld hl,BRD               ; walls
w1:     ld (hl),255
        inc l
        jr nz,w1
        ld de,LIN
        ld c,8
w2:     ld b,16
w3:     ld a,c                  ; line 8..1: 8 and 1 are the border
        cp 8
        jr z,w4
        dec a
        jr z,w4
        ld a,b
        cp 16
        jr z,w5
        dec a
        jr z,w4
        ld a,(de)
        inc de
        jr w6
w5:     xor a
w4:     xor a
w6:     ld (hl),a
        inc l
        djnz w3
        inc l
        dec c
        jr nz,w2
        ld hl,0x0101
        ld (cx),hl
        ld hl,0
        ld (ucnt),hl            ; and uend
        ld (sel),hl             ; and cheat
        call hreset
        call status
main:   call draw
key:    ld hl,LASTK
    IF KLOSE
        ld (hl),0
    ENDIF
k1:     ld a,(hl)
        or a
        jr z,k1
        ld (hl),0
        cp 'a'
        jr c,k2
        and 0xdf
k2:     ld hl,main
        push hl
        ld hl,ktab
        ld b,(ktabe-ktab)/3
k3:     cp (hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        jr z,k4
        djnz k3
        ret
k4:     push de
        ret
ktab:   db 8
        dw left
        db 9
        dw right
        db 10
        dw down
        db 11
        dw up
        db 12
        dw delete
        db 13
        dw enter
        db 'N'
        dw newgp
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
ktabe:
rnd:    push hl                 ; DE = DE * 0x9d35 + 0x2ee3, A = a byte of it
        ld hl,0x2ee3
        ld bc,0x9d35
r1:     srl b
        rr c
        jr nc,r2
        add hl,de
r2:     sla e
        rl d
        ld a,b
        or c
        jr nz,r1
        ex de,hl
        pop hl
        ld a,d
        ret
delete: ld a,(grav)
        xor 1
        ld (grav),a
newgp:  pop hl
        jp newg
; ---- cursor
left:   ld c,255
        jr lr
right:  ld c,1
lr:     ld hl,cx
        ld b,14
        jr mv
up:     ld c,255
        jr ud1
down:   ld c,1
ud1:    ld hl,cy
        ld b,6
mv:     ld a,(hl)
        add a,c
        jr nz,m1
    IF WRAPC
        ld a,b
    ELSE
        inc a
    ENDIF
m1:     inc b
        cp b
        jr nz,m2
    IF WRAPC
        ld a,1
    ELSE
        dec a
    ENDIF
m2:     ld (hl),a
    IF HSTAY=0
        jp hreset
    ELSE
        ret
    ENDIF
; index of the cursor's cell -> HL
curix:  ld a,(cy)
        ld b,a
        ld a,(cx)
ci1:    add a,17
        djnz ci1
        ld l,a
        ld h,BH
        ret
; ---- a path from L to D?  carry: yes
path:   ld h,BH
    IF FAULT=2
        ld c,2
    ELSE
        ld c,3
    ENDIF
        ld e,1
        call axis
        ret c
        ld e,17
axis:   call ray
        ret c
        ld a,e
        neg
        ld e,a
ray:    push hl
y1:     ld a,l
        add a,e
        ld l,a
        cp d
        scf
        jr z,y3
        ld a,(hl)
        or a
        jr nz,y3
        dec c
        jr z,y2
        push de
        ld a,e
        xor 16
        ld e,a
        call axis
        pop de
        jr c,y3
y2:     inc c
        jr y1
y3:     pop hl
        ret
; ---- pairs
hreset: xor a
        ld (shown),a
        ld hl,0x1212
        ld (hpair),hl
        ret
next:   ld de,(hpair)           ; E < D
n1:     inc d
        ld a,d
        cp 117
        jr c,n2
        inc e
        ld d,e
        ld a,e
        cp 117
        jr c,n1
        ret                     ; no carry
n2:     ld h,BH
        ld l,e
        ld a,(hl)
        dec a
        cp 21
        jr nc,n1
        inc a
        ld l,d
        cp (hl)
        jr nz,n1
        ld a,(sel)
        or a
        jr z,n3
        cp d
        jr z,n3
        cp e
        jr nz,n1
n3:     ld l,e
        push de
        call path
        pop de
        jr nc,n1
        ld (hpair),de
        ret
hint:   call next
        ld a,1
        jr c,h1
        call hreset
    IF HEND
        ld h,117
        ld l,h
        ld (hpair),hl
    ENDIF
        xor a
h1:     ld (shown),a
        ret
; ---- ENTER
enter:  ld a,(shown)
        or a
        ld de,(hpair)
        jr nz,take
        call curix
        ld a,(hl)
        or a
        ret z
        call hreset
        call curix
        ld a,(sel)
        cp l
        jr z,desel
        or a
        ld d,l
        jr z,e1
        ld l,a
        ld a,(hl)
        ld e,l
        ld l,d
        cp (hl)
        jr nz,emiss
        ld l,e
        push de
        call path
        pop de
        jr c,take
emiss:
    IF MISS=0
        ret
    ENDIF
    IF MISS=2
        jr desel
    ENDIF
e1:     ld a,d
        ld (sel),a
        ret
desel:  xor a
        ld (sel),a
        ret
take:   ld a,e                  ; smaller index first
        cp d
        jr c,t1
        ld e,d
        ld d,a
t1:     call uptr
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld c,e
        ld b,BH
        ld a,(bc)
        ld (hl),a
        ld a,(ucnt)
        inc a
        ld (uend),a
        call dotake
    IF SND
        call beep
    ENDIF
fin:    call hreset
        call desel
; ---- border
status:
        call left0              ; NZ: tiles left
        ld c,7
        jr z,s3
        ld hl,(hpair)
        push hl
        ld hl,0x1212
        ld (hpair),hl
        call next
        pop hl
        ld (hpair),hl
        ld c,0
        jr nc,s3
        ld c,5
s3:
    IF PREC=1
        ld a,c
        cp 5
        jr nz,s4
    ENDIF
        ld a,(cheat)
        or a
        jr z,s4
        ld c,2
s4:     ld a,c
        out (254),a
        rlca
        rlca
        rlca
        ld (23624),a            ; BORDCR
        ret
left0:  ld a,(ucnt)
        cp 42
        ret
uptr:   ld a,(ucnt)
uptr1:  ld l,a
        ld h,0
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc
        ld bc,ULIST
        add hl,bc
        ret
dotake: ld hl,ucnt
        inc (hl)
        ld l,e
        call fall
        ld l,d
fall:   ld h,BH
        ld a,(grav)
        or a
        jr z,f3
f1:     ld a,l
        sub 17
        jr c,f3
        ld c,a
        ld b,h
        ld a,(bc)
        ld (hl),a
        ld l,c
        jr f1
f3:     ld (hl),0
        ret
; ---- history
back:   call back1
        jr ch
rest:   call back1
        jr c,rest
        scf
        jr ch
forw:   call forw1
        jr ch
last:   call forw1
        jr c,last
        scf
ch:
    IF BCHEAT=0
        jp nc,fin
    ENDIF
        ld a,1
        ld (cheat),a
        jp fin
back1:  ld a,(ucnt)
        or a
        ret z
        dec a
        ld (ucnt),a
        call uptr1
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld b,(hl)
        ld l,d
        call lift
        ld l,e
        call lift
        scf
        ret
lift:   ld h,BH                 ; put tile B at L
        ld c,l
        ld a,(grav)
        or a
        jr z,l3
        ld a,l
l1:     sub 17
        jr nc,l1
        add a,34
        ld l,a
l2:     ld a,l
        cp c
        jr z,l3
        push bc
        add a,17
        ld c,a
        ld b,h
        ld a,(bc)
        ld (hl),a
        ld l,c
        pop bc
        jr l2
l3:     ld (hl),b
        ret
forw1:  ld hl,(ucnt)
        ld a,l
        cp h
        ret nc
        call uptr1
        ld e,(hl)
        inc hl
        ld d,(hl)
        call dotake
        scf
        ret
; ---- S: number
ask:    ld hl,0
        push hl
a1:     call at23
        ld a,0xb8
        ld (ATTRT),a
        ld a,'L'
        rst 16
        ld a,0x38
        ld (ATTRT),a
        pop hl
        push hl
        ld a,h
        or l
        call nz,pnum
        ld b,5
a2:     ld a,' '
        rst 16
        djnz a2
        ld hl,LASTK
        ld (hl),b
a3:     ld a,(hl)
        or a
        jr z,a3
        cp 13
        jr z,a5
        sub '0'
        cp 10
        jr nc,a1
        pop hl                  ; HL = HL * 10 + A
        ld d,h
        ld e,l
        ld b,9
a4:     add hl,de
        djnz a4
        ld e,a
        ld d,b
        add hl,de
        push hl
        jr a1
a5:     ld (hl),b
        pop hl
        ld a,h
        or l
        ret z
        pop bc
        jp deal
at23:
    IF NROW=23
        ld a,1                  ; the last line is line 1 of the lower screen
        call 0x1601
        ld a,22
        rst 16
        ld a,1
    ELSE
        ld a,22
        rst 16
        ld a,NROW
    ENDIF
        rst 16
        xor a
        rst 16
        ret
pnum:   ld de,-10000            ; HL in decimal
        ld c,NFMT               ; 0: without leading zeros
        call p1
        ld de,-1000
        call p1
        ld de,-100
        call p1
        ld e,-10
        call p1
        ld a,l
        jr p4
p1:     ld a,255
p2:     inc a
        add hl,de
        jr c,p2
        sbc hl,de
        ld b,a
        or c
        ret z
        ld a,b
p4:     ld c,1
        add a,'0'
        rst 16
        ret
; ---- the screen
draw:   call at23
        ld a,0x38
        ld (ATTRT),a
        ld hl,(num)
        call pnum
        ld b,5
        ld a,' '
dr0:    push af
        rst 16
        pop af
        djnz dr0
    IF NROW=23
        ld a,2
        call 0x1601
    ENDIF
        call curix
        ld a,l
        ld (cix),a
        ld a,(hl)
        ld (ckind),a
        ld de,0x0101            ; D line, E column
dr1:    push de
        ld b,d
        ld a,e
dr2:    add a,17
        djnz dr2
        ld l,a
        ld h,BH
        call attr
        ld (ATTRT),a
        ld c,(hl)
        call tile
        pop de
        inc e
        ld a,e
        cp 15
        jr nz,dr1
        ld e,1
        inc d
        ld a,d
        cp 7
        jr nz,dr1
        ret
tile:   ld a,22
        rst 16
        ld a,d
    IF PY=2
        add a,d
    ENDIF
        add a,Y0
        rst 16
        ld a,e
    IF PX=2
        add a,e
    ENDIF
        add a,X0
        rst 16
        ld a,c
        or a
        jr nz,ti1
        ld a,' '
    IF TILE=3
        call ti2
        ld a,' '
    ENDIF
        jr ti2
ti1:
    IF TILE=0
        add a,64
    ENDIF
    IF TILE=1
        add a,34
    ENDIF
    IF TILE=2
        add a,143
    ENDIF
    IF TILE=3                   ; two characters: a letter and a block
        ld b,a
        add a,64
        rst 16
        ld a,b
        and 15
        add a,128
    ENDIF
ti2:    rst 16
        ret
; attribute of cell HL
attr:   ld b,M_PLAIN
        ld a,(hl)
        or a
        jr z,at2
        ld a,(ckind)
        cp (hl)
        jr nz,at1
        ld b,M_KIND
at1:    ld a,(sel)
        cp l
        jr nz,at1b
        ld b,M_SEL
at1b:   ld a,(shown)
        or a
        jr z,at2
        ld a,(hpair)
        cp l
        jr z,at1c
        ld a,(hpair+1)
        cp l
        jr nz,at2
at1c:   ld b,M_PAIR
at2:    ld a,(cix)
        cp l
        ld a,b
        ret nz
        xor M_CUR
        ret
    IF SND
beep:   ld bc,0x4020
be1:    ld a,c
        xor 0x10
        ld c,a
        and 0x10
        or 5
        out (254),a
        ld a,b
be2:    dec a
        jr nz,be2
        djnz be1
        ret
    ENDIF
cx:     db 1
cy:     db 1
num:    dw 0
ucnt:   db 0
uend:   db 0
sel:    db 0
cheat:  db 0
hpair:  dw 0
shown:  db 0
grav:   db 0
cix:    db 0
ckind:  db 0
ends:
LIN     equ BRD+256
ULIST   equ BRD+256+96
        end start
