; Shisen for the 48K Spectrum with switches. The Python script writes config.asm.
        include "config.asm"
; The board has 8 rows of 16 cells. Rows 0 and 7 and columns 0 and 15 are the outside.
BOARD   equ $c000
DEALT   equ $c080
SHKIND  equ $c100
SHMARK  equ $c180
MARKS   equ $c200
HIST    equ $c300
BUF     equ $c400
cur     equ $c440
sel     equ $c441
hint1   equ $c442
hint2   equ $c443
ha      equ $c444
hb      equ $c445
hk      equ $c446
grav    equ $c447
num     equ $c448
hlen    equ $c44a
hptr    equ $c44b
cheat   equ $c44c
won     equ $c44d
stuck   equ $c44e
msg     equ $c44f
filt    equ $c450
seed    equ $c451
noise   equ $c453
att1    equ $c455
att2    equ $c456
gap     equ $c457
drawat  equ $c458
tx      equ $c459
ty      equ $c45a
tattr   equ $c45b
digits  equ $c45c
value   equ $c45d
over    equ $c45f
keybuf  equ $c460
keyold  equ $c461
keyrep  equ $c462
hinted  equ $c463
fcount  equ $c464
shown   equ $c465
wasnum  equ $c467
rest1   equ $c468
rest2   equ $c469
hdone   equ $c46a
spare   equ $c46b
blinkoff equ $c46f
htimer  equ $c46d
hadmsg  equ $c46e
endvars equ $c480
FIRST   equ 17
LAST    equ 110

        org 32768
start:  di
        ld hl,BOARD
        ld de,BOARD+1
        ld bc,endvars-BOARD-1
        ld (hl),0
        ldir
        ld a,GRAV0
        ld (grav),a
        call setup
        ld a,r
        ld l,a
        ld a,(23672)
        ld h,a
        ld (noise),hl
      if WAITKEY
        call title
      endif
        call paint
        call newgame
loop:
      if BLINK
        xor a
        ld (blinkoff),a
      endif
      if HTIME
        ld a,100
        ld (htimer),a
      endif
        call show
        call getkey
        ld b,a
        ld hl,(noise)
        ld a,r
        add a,l
        ld l,a
        ld (noise),hl
        ld a,b
        call command
        jp loop

; do what the key in A asks for
command:
        cp 12
        jp nc,comm1
        cp 8
        ret c
        push af
      if HKEEP=0
        call drophint
      endif
        call clearmsg
        pop af
        jp move
comm1:
      if WONKEY
        ld c,a
        cp 13
        jp nz,comm2
        ld a,(won)
        or a
        jp nz,newgame
comm2:  ld a,c
      endif
        push af
        call clearmsg
        pop af
        cp 13
        jp z,enter
        cp 12
        jp z,toggle
        cp 'H'
        jp z,hint
        cp 'N'
        jp z,newgame
        cp 'S'
        jp z,asknum
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forward
        cp 'R'
        jp z,restart
        cp 'L'
        jp z,lastmove
        ret

clearmsg:
        xor a
      if F_S_MSG
        ld a,(msg)
        cp 3
        ret z
        xor a
      endif
        ld (msg),a
        ret

drophint:
        xor a
        ld (hint1),a
        ld (hint2),a
        jp hintreset

; move the cursor: A is 8 left, 9 right, 10 down, 11 up
move:
      if F_S_SELPASS
        call move1
        ld a,(cur)
        ld hl,sel
        cp (hl)
        ret nz
        ld (hl),0
        jp hintreset
move1:
      endif
        ld hl,cur
        cp 8
        jp z,mleft
        cp 9
        jp z,mright
        cp 10
        jp z,mdown
        ld a,(hl)
        cp 32
        jp c,mtop
      if F_S_SKIPUP
        cp 80
        jp c,mup1
        cp 96
        jp nc,mup1
        sub 16
      endif
mup1:   sub 16
        ld (hl),a
        ret
mtop:
      if EDGE=0
        ret
      else
        add a,80
        ld (hl),a
        ret
      endif
mdown:  ld a,(hl)
        cp 96
        jp nc,mbot
        add a,16
        ld (hl),a
        ret
mbot:
      if F_S_EDGE14
        cp 110
        ret z
      endif
      if EDGE=0
        ret
      else
        sub 80
        ld (hl),a
        ret
      endif
mleft:  ld a,(hl)
        and 15
        dec a
        jp z,mlend
        dec (hl)
        ret
mlend:
      if EDGE=0
        ret
      endif
        ld a,(hl)
        add a,13
      if EDGE=2
        sub 16
        cp 17
        jp nc,mlok
        add a,96
mlok:
      endif
        ld (hl),a
        ret
mright: ld a,(hl)
        and 15
      if F_S_LEAVE
        cp 15
      else
        cp 14
      endif
        jp nc,mrend
        inc (hl)
        ret
mrend:
      if EDGE=0
        ret
      endif
        ld a,(hl)
        sub 13
      if F_S_LEAVE
        dec a
      endif
      if EDGE=2
        add a,16
        cp 112
        jp c,mrok
        sub 96
mrok:
      endif
        ld (hl),a
        ret

        include "game.asm"
        include "fall.asm"
        include "history.asm"
        include "path.asm"
        include "segment.asm"
        include "hint.asm"
        include "deal.asm"
        include "number.asm"
        include "keys.asm"
        include "draw.asm"
        include "marks.asm"
        include "text.asm"
        include "extra.asm"
        include "offgrid.asm"
        include "pics.asm"
        end start
