; ZIP-A-TILE, a type-in program. Uses the ROM to print, beep and read keys.
        org 32000
LASTK   equ 23560
FRAMES  equ 23672
BORDCR  equ 23624
BOARD   equ 0xbf00
OLDKIND equ 0xbe00
OLDFLAG equ 0xbe80
SNAPS   equ 0xc000

start:  set 3,(iy+1)            ; L mode, so that letters come as letters
        res 5,(iy+2)
        xor a
        ld (23617),a
        ld hl,udgs
        ld (23675),hl
        ld a,8
        ld (falls),a
        ld a,CURSOR0
        ld (cursor),a
        call title
newrnd: call random
begin:  ld (number),hl
        call deal
        ld a,HOME
        or a
        jr z,begin2
        ld (cursor),a
begin2: call drawall
        call border
main:   call draw
        call status
        call getkey
        call click
        ld c,a
        cp 13
        jp z,enter
        cp 12
        jp z,delkey
        cp 8
        jp c,main
        cp 12
        jp c,arrow
        or 32
        cp 'h'
        jp z,hint
        cp 'n'
        jp z,newkey
        cp 's'
        jp z,askkey
        cp 'b'
        jp z,back
        cp 'f'
        jp z,forw
        cp 'r'
        jp z,rest
        cp 'l'
        jp z,last
        jp main

newkey: jp newrnd
delkey: ld a,(falls)
        xor 8
        ld (falls),a
        jp newrnd

askkey: call nohint
        call draw
        call ask
        jp nc,main
        jp begin

; cursor keys: 8 left, 9 right, 10 down, 11 up
arrow:  ld a,(cursor)
        ld b,a
        ld a,c
        cp 8
        jr z,aleft
        cp 9
        jr z,aright
        cp 10
        jr z,adown
        ld a,b
        sub 16
        cp 16
        jr nc,amove
IF WRAP
        add a,96
ELSE
        ld a,b
ENDIF
        jr amove
adown:  ld a,b
        add a,16
        cp 112
        jr c,amove
IF WRAP
        sub 96
ELSE
        ld a,b
ENDIF
        jr amove
aleft:  ld a,b
        dec a
        ld d,a
        and 15
        ld a,d
        jr nz,amove
IF WRAP
        add a,14
ELSE
        inc a
ENDIF
        jr amove
aright: ld a,b
        inc a
        ld d,a
        and 15
        cp 15
        ld a,d
        jr nz,amove
IF WRAP
        sub 14
ELSE
        dec a
ENDIF
amove:  ld (cursor),a
IF HKEEP = 0
        call nohint
ENDIF
        jp main

enter:  ld a,(hint1)
        or a
        jr z,ent1
        ld (posa),a
        ld a,(hint2)
        ld (posb),a
        jr remove
ent1:   ld a,(cursor)
        ld c,a
        call kind
        jr nz,ent2
IF EMPTY
        xor a
        ld (chosen),a
ENDIF
        jp main
ent2:   ld a,(chosen)
        cp c
IF FAULT = 20
        jp z,main
ELSE
        jr z,unsel
ENDIF
        ld (posa),a
        ld b,a
        ld a,c
        ld (posb),a
        ld a,b
        or a
        jr z,newsel
        call join
        jr c,remove
IF NOMATCH = 0
        jr newsel
ENDIF
IF NOMATCH = 2
        jp main
ENDIF
unsel:  xor a
        jr selset
newsel: ld a,(cursor)
selset: ld (chosen),a
        jp main

remove: call vanish
        ld a,(posa)
        call wipe
        ld a,(posb)
        call wipe
        ld hl,left
        dec (hl)
        dec (hl)
        xor a
        ld (chosen),a
        call nohint
        call tune
        ld a,(falls)
        or a
        jr z,rem2
rem1:   call fallone
        jr z,rem2
IF SHOWFALL
        call draw
        halt
        halt
ENDIF
        jr rem1
rem2:   call keep
        call border
        jp main

hint:   call nexthint
        jp main

; B, F, R, L: the number of the board in the list that is wanted
back:   ld a,(done)
        or a
        jr z,hist0
IF FAULT = 13
        sub 2
        jr nc,hist
        xor a
ELSE
        dec a
ENDIF
        jr hist
forw:   ld a,(done)
        ld hl,made
        cp (hl)
        jr z,hist0
        inc a
        jr hist
rest:   ld a,(done)
        or a
        jr z,hist0
        xor a
IF FAULT = 23
        ld (done),a
        call fetch
        jr hist1
ENDIF
        jr hist
last:   ld a,(done)
        ld hl,made
        cp (hl)
        jr z,hist0
IF FAULT = 14
        inc a
ELSE
        ld a,(hl)
ENDIF
hist:   ld (done),a
        call fetch
        ld a,1
        ld (cheat),a
        jr hist1
hist0:
IF CHEAT0
        ld a,1
        ld (cheat),a
ENDIF
IF IDLECLR = 0
        call nohint
        call border
        jp main
ENDIF
hist1:  xor a
        ld (chosen),a
        call nohint
        call border
        jp main

nohint: xor a
        ld (hint1),a
        ld (hint2),a
        ret

; the border tells how things stand
border: ld e,7
        ld a,(left)
IF FAULT = 21
        sub 4
        jr c,bor2
ENDIF
        or a
        jr z,bor1
        ld e,5
        call anypair
        jr c,bor1
        ld e,0
IF FAULT = 22
        ld e,5
ENDIF
bor1:   ld a,(cheat)
        or a
        jr z,bor2
IF REDFIRST = 0
        ld a,e
        cp 7
        jr z,bor2
ENDIF
        ld e,2
bor2:   ld a,e
        ld (state),a
        out (254),a
        rlca
        rlca
        rlca
        cp 32
        jr nc,bor3
        or 7
bor3:   ld (BORDCR),a
        ld a,e
        cp 7
        ret nz
IF FANFARE
        ld hl,900
fan1:   push hl
        ld de,40
        call 0x03b5
        pop hl
        ld bc,-150
        add hl,bc
        bit 7,h
        jr z,fan1
ENDIF
        ret

random: ld hl,(FRAMES)
        ld a,r
        add a,h
        xor l
        ld h,a
        ld a,(mix)
        add a,57
        ld (mix),a
        add a,l
        ld l,a
        or h
        jr z,random
        ret

        include "keys.asm"
        include "rules.asm"
        include "print.asm"
        include "tables.inc"

falls:  db 0
cursor: db 0
chosen: db 0
hint1:  db 0
hint2:  db 0
cheat:  db 0
done:   db 0
made:   db 0
left:   db 0
number: dw 0
posa:   db 0
posb:   db 0
busy:   db 1
taken:  db 0
state:  db 5
mix:    db 0,0
seed:   dw 0
vink:   db 0
vpaper: db 0
vflash: db 0
vbrig:  db 0
vinv:   db 0
pp:     db 0
qq:     db 0
count:  db 0
pairs:  db 0
moved:  db 0
digits: ds 6
finish:
        end start
