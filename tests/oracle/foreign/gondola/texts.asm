; Texts, status rows, title, the interrupt routine and the variables.

; Text at DE (ends with 0) in row B, column C.
text:   ld a,(de)
        or a
        ret z
        inc de
        push de
        call putch
        pop de
        jr text
putch:  push bc                         ; character A; moves C on
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ex de,hl
        ld a,b
        and 24
        or 64
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 224
        or c
        ld l,a
        ld b,8
pu1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pu1
        pop bc
        inc c
        ret

; HL as B digits whose last stands in row D, column C.
decimal:call div10
        add a,48
        push hl
        push bc
        push de
        ld b,d
        call putch
        pop de
        pop bc
        pop hl
        dec c
        djnz decimal
        ret

status: ld de,stat0
        ld bc,0
        call text
        ld de,stat1
        ld bc,23*256
        call text
        ld de,spaces
        ld bc,21*256
        call text
        ld hl,(number)
        ld bc,505h
        IF FAULT = F_g_number_stays_at_new
        ld hl,(numshow)
        ENDIF
        IF FAULT = F_g_number_gone_when_high
        ld a,h                          ; no number above 32767 is shown
        rlca
        jr c,st2
        ENDIF
        IF FAULT = F_g_number_clamped
        ld a,h                          ; shows no number above 50175
        cp 0C3h
        jr c,st0
        ld hl,0C3FFh
st0:
        ENDIF
        ld d,23
        call decimal
st2:    ld a,(ndone)
        ld l,a
        ld h,0
        ld bc,210h
        ld d,0
        call decimal
        ld a,(ndone)
        ld l,a
        ld a,42
        sub l
        ld l,a
        ld bc,207h
        ld d,0
        call decimal
        ld de,falltxt
        ld a,(grav)
        or a
        jr nz,st1
        ld de,flattxt
st1:    ld bc,23*256+24
        call text
clock:  ld hl,(secs)
        ld (shown),hl
        call div10
        ld (cl0+1),a
        ld b,6                          ; HL tens of seconds
        ld a,0
        ld de,6
ck1:    or a
        sbc hl,de
        jr c,ck2
        inc a
        jr ck1
ck2:    add hl,de
        ld b,a
        push bc
        ld a,l
        add a,48
        ld bc,30
        call putch
cl0:    ld a,0
        add a,48
        call putch
        pop bc
        ld l,b
        ld h,0
        ld bc,21Ch
        ld d,0
        jp decimal

; One frame: the clock, or the message after a win.
idle:   halt
        ld a,(left)
        or a
        jr z,scroll
        ld hl,(secs)
        ld de,(shown)
        or a
        sbc hl,de
        ret z
        jr clock
scroll: ld a,(scrx)
        and 7
        jr nz,sr2
        ld hl,(scrp)
        ld a,(hl)
        inc hl
        or a
        jr nz,sr1
        ld hl,scrtxt
        ld a,32
sr1:    ld (scrp),hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ld de,scrbuf
        ld bc,8
        ldir
sr2:    ld hl,scrx
        inc (hl)
        ld hl,50BFh
        ld de,scrbuf
        ld c,8
sr3:    ex de,hl
        rl (hl)
        inc hl
        ex de,hl
        push hl
        ld b,32
sr4:    rl (hl)
        dec l
        djnz sr4
        pop hl
        inc h
        dec c
        jr nz,sr3
        ret

; The splash screen counts down from 9 and starts by itself; a key starts at once.
title:  ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),l
        ldir
        ld hl,5800h
        ld de,5801h
        ld bc,767
        ld (hl),38h
        ldir
        ld a,1
        out (254),a
        ld de,tit1
        ld bc,6*256+8
        call text
        ld de,tit2
        ld bc,9*256+2
        call text
        ld a,"9"
te1:    push af
        ld bc,12*256+15
        call putch
        ld b,50
te2:    push bc
        halt
        call getkey
        pop bc
        or a
        jr nz,te3
        djnz te2
        pop af
        dec a
        cp "0"
        jr nc,te1
        ret
te3:    pop af
        ret

; Every frame: the frame counter, the seconds, one voice of music on the AY chip.
tick:   push af
        push bc
        push de
        push hl
        ld hl,(frames)
        inc hl
        ld (frames),hl
        ld hl,ticks
        dec (hl)
        jr nz,tk1
        ld (hl),50
        ld a,(left)
        or a
        jr z,tk1
        ld hl,(secs)
        inc hl
        ld (secs),hl
tk1:    ld a,(frames)
        and 15
        jr nz,tk2
        ld a,(frames)
        rrca
        rrca
        rrca
        rrca
        and 15
        ld e,a
        ld d,0
        ld hl,tune
        add hl,de
        ld e,(hl)
        ld a,0
        call ay
        ld a,1
        ld e,0
        call ay
        ld a,7
        ld e,62
        call ay
tk2:    ld a,(frames)
        cpl
        and 15
        rrca
        and 7
        ld e,a
        ld a,8
        call ay
        pop hl
        pop de
        pop bc
        pop af
        ei
        reti
ay:     ld bc,0FFFDh
        out (c),a
        ld b,0BFh
        out (c),e
        ret
tune:   db 212,168,141,168,212,168,141,126,238,189,158,189,238,189,158,141

keymap: db 0,"ZXCV","ASDFG","QWERT","12345","09876","POIUY",13,"LKJH",32,0,"MNB"
suretxt:db "ARE YOU SURE (Y/N)?             ",0
asktxt: db "NEW NUMBER:                     ",0
spaces: db "                                ",0
stat0:  db "PAIRS    MOVES               :00",0
stat1:  db "#                               ",0
falltxt:db "FALLING ",0
flattxt:db "FLOATING",0
tit1:   db "G O N D O L A",0
tit2:   db "dominoes by the Shisen rules",0
scrtxt: db "      WELL DONE! ALL THE DOMINOES ARE GONE ...  PRESS N FOR MORE",0

leak:   dw 0
linepr: dw 0
frames: dw 0
secs:   dw 0
shown:  dw 0
rnd:    dw 0
number: dw 0
numshow:dw 0
bynew:  db 0
seed:   dw 0
value:  dw 0
curxy:  dw 1010h
lineto: dw 0
hp:     dw 0
hstate: dw 0
ap:     dw 0
qtail:  dw 0
scrp:   dw scrtxt
prev:   db 0
held:   db 0
repeat: db 0
digits: db 0
ticks:  db 50
grav:   db 1
cheat:  db 0
ndone:  db 0
nall:   db 0
left:   db 1
cur:    db 17
sel:    db 0
hshow:  db 0
hnew:   db 1
show:   db 1
bord:   db 5
rstart: db 0
rorg:   db 0
curkind:db 0
xshift: db 0
fallto: db 0
fallk:  db 0
scrx:   db 0
scrbuf: ds 8
timg:   ds 48
