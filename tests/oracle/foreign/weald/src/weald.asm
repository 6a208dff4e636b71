        include "cfg.inc"
        org ORG0
start:  ld (oldsp),sp
   IF LOWSP
        ld sp,LOWSP
   ENDIF
        ld hl,cbuf
        ld (23675),hl           ; UDG A is our cell
   IF DRAW = 1
        ld a,2
        call 1601h
   ENDIF
   IF CAPSL
        ld hl,23658
        set 3,(hl)
   ENDIF
   IF REPD
        ld a,REPD
        ld (23561),a
        ld a,REPP
        ld (23562),a
   ENDIF
   IF GROM
        ld de,glyphs+8*TW*TH
        ld hl,gcodes
        ld b,21
gr1:    push bc
        ld a,(hl)
        inc hl
        push hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,FONT-256
        add hl,bc
        ld bc,8
        ldir
   IF TW*TH > 1
        ld hl,8*(TW*TH-1)
        add hl,de
        ex de,hl
   ENDIF
        pop hl
        pop bc
        djnz gr1
   ENDIF
   IF IM2
        ld hl,0fd00h
        ld de,0fd01h
        ld bc,256
        ld (hl),0fch
        ldir
        ld a,0c3h
        ld (0fcfch),a
        ld hl,intr
        ld (0fcfdh),hl
        ld a,0fdh
        ld i,a
        im 2
   ENDIF
        ei
   IF STARTK
        call cls
        ld hl,sttxt
        call texts
st0:    halt                    ; nothing is held, then a key
        xor a
        in a,(0feh)
        cpl
        and 1fh
        jr nz,st0
st1k:   halt
        xor a
        in a,(0feh)
        cpl
        and 1fh
        jr z,st1k
st2k:   halt
        xor a
        in a,(0feh)
        cpl
        and 1fh
        jr nz,st2k
        res 5,(iy+1)
   ENDIF
        ld a,GRAV0
        ld (grav),a
   IF FIRSTN
        ld hl,FIRSTN
        ld (bnum),hl
        call newb
   ELSE
        call newrnd
   ENDIF
loop:   call wkey
   IF FAULT = 47
        ld hl,pend2             ; every 16th key is lost
        inc (hl)
        ld c,a
        ld a,(hl)
        and 15
        ld a,c
        jr z,loop
   ENDIF
disp:   call command
        call after
        jr loop

after:  call judgeb
        call refresh
        jp status

newrnd: ld hl,(bnum)            ; another board by the clock and R
        ld de,(23672)
        add hl,de
        ld a,r
        xor h
        ld h,a
        add hl,hl
        jr nc,nr1
        inc hl
nr1:    ld de,911
        add hl,de
        ld a,h
        or l
        jr z,newrnd
        ld (bnum),hl
   IF FAULT = 39
        ld a,1
        ld (pend2),a
   ENDIF
newb:   xor a
        ld (inask),a
        ld (nmov),a
        ld (nmax),a
        ld (cheat),a
        ld (sel),a
        ld (h1),a
        ld (h2),a
        ld (hpos),a
        ld (nomsg),a
        ld (stuck),a
   IF FAULT = 20
        ld a,(evc)              ; a cheat is remembered
        cp 2
        jr nz,nf20
        ld (cheat),a
nf20:
   ENDIF
   IF FAULT != 20
        ld (evc),a
   ENDIF
        ld hl,0
        ld (htim),hl
   IF CLOCK
        ld hl,3030h
        ld (cks),hl
        ld (cks+3),hl
        ld a,50
        ld (ckf),a
        ld a,1
        ld (running),a
   ENDIF
        call deal
        call replay
   IF NEWCUR
        ld a,NEWCUR
        ld (cur),a
   ENDIF
        call border
        call cls
        ld hl,ttxt
        call texts
        ld a,1
        ld (force),a
   IF SDEAL
        ld de,8030h
        call tone
   ENDIF
   IF CURJ
        call curfix
   ENDIF
        call stuckq
        call border
        call refresh
        jp status

cls:    ld a,(bcol)             ; own CLS, paper and ink of this tape
        ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),0
        ldir
        ld hl,5800h
        ld de,5801h
        ld bc,767
        ld (hl),SATTR
        ldir
        ld a,255
        ld (ocur),a
        ret
texts:  ld a,(hl)
        cp 255
        ret z
        call ptext
        jr texts

; border: by rank, or by what happened last (evc: 0 none, 1 won, 2 cheated, 3 stuck)
border: ld a,5
        ld c,a
   IF BEVENT
        ld a,(evc)
        ld hl,evcol
        ld e,a
        ld d,0
        add hl,de
        ld c,(hl)
   ELSE
        ld hl,brank             ; lowest rank first
        ld b,3
bo1:    ld a,(hl)
        inc hl
        cp 1
        jr nz,bo2
        ld a,(nmov)
        cp 42
        jr nz,bo4
   IF FAULT != 33
        ld c,7
   ENDIF
        jr bo4
bo2:    cp 2
        jr nz,bo3
        ld a,(cheat)
        or a
        jr z,bo4
        ld c,2
        jr bo4
bo3:    ld a,(stuck)
        or a
        jr z,bo4
        ld c,0
bo4:    djnz bo1
   ENDIF
        ld a,c
        ld (bcol),a
        out (254),a
        rlca
        rlca
        rlca
        ld (23624),a
        ret
evcol:  db 5,7,2,0
stuckq: xor a                   ; is any pair left?
        ld (stuck),a
        ld (fsel),a
        ld a,(nmov)
        cp 42
        ret z
        xor a
        call findp
   IF FAULT = 45
        jr nc,qf45
        ld a,1                  ; one pair left is called stuck
        call findp
        ret c
qf45:
   ELSE
        ret c
   ENDIF
   IF FAULT = 21
        ld a,(nmov)
        cp 40
        ret nc                  ; four tiles left: never stuck
   ENDIF
        ld a,1
        ld (stuck),a
        ret
judgeb: jp border
        include "cmd.asm"
        include "ask.asm"
        include "board.asm"
        include "hint.asm"
        include "deal.asm"
        include "draw.asm"
        include "cell.asm"
        include "io.asm"
        include "extra.asm"
   IF IM2
intr:   push af
        push bc
        push de
        push hl
   IF CLOCK
        call clock
   ENDIF
        pop hl
        pop de
        pop bc
        pop af
        jp 38h
   ENDIF
        include "tables.inc"
oldsp:  dw 0
pka:    db 0
p1:     db 0
p2:     db 0
pori:   db 0
ptr0:   db 0
fn:     db 0
fsel:   db 0
fkind:  db 0
f1:     db 0
f2:     db 0
h1:     db 0
h2:     db 0
hpos:   db 0
htim:   dw 0
nomsg:  db 0
cur:    db CUR0
sel:    db 0
nmov:   db 0
nmax:   db 0
grav:   db 1
cheat:  db 0
stuck:  db 0
evc:    db 0
bcol:   db 5
bnum:   dw 0
seed:   dw 0
dk:     db 0
dst:    db 0
dpart:  db 0
pat:    dw 0
pgl:    dw 0
catt:   db 0
force:  db 0
phase:  db 0
blc:    db 1
lastk:  db 0
rptc:   db 0
pollf:  db 0
ocur:   db 255
running: db 0
ckf:    db 50
cks:    db "00:00"
mqp:    dw mqtxt-1
mqc:    db 1
pend:   db 0
pend2:  db 0
inask:  db 0
direct: db 0
cbuf:   ds 8
lst:    ds 8
lst84:  ds 84
mv:     ds 84
ebuf:   ds 8
elen:   db 0
codend:
        end start
