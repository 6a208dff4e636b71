; A Shisen for the 48K Spectrum with switches for drawing and machine habits.
; The driver lantern.py writes config.inc (switches, positions, pictures) and
; assembles this file. FAULT selects one programming fault; 0 is the honest game.

        include "config.inc"
        org CODE

start:  di
        if PRT
        ld a,2
        call $1601              ; printing goes to the upper screen
        endif
        xor a
        ld (hsel),a
        ld a,1
        ld (gmode),a
        ld a,BORD0
        ld (bordv),a
        out (254),a
        call setint
        call clear
        if TITLE
        call title
        endif
        ld hl,FIRSTNO
        ld (boardno),hl
        if FIRSTNO = 0
        call newnumber
        endif
        call newgame
        call restage

loop:   call pace
        call tick
        call getkey
        or a
        jr z,loop
        ld b,a
        ld a,1
        ld (curon),a
        ld (blinkon),a
        ld hl,BLINKN
        ld (blinkt),hl
        ld a,b
        call dokey
        call refresh
        jr loop

; one frame, several, or a delay without interrupts
pace:
        if PACE = 0
        if NOINT = 0
        ld b,NHALT
pc1:    push bc
        halt
        if MUSIC = 2
        call tune
        endif
        pop bc
        djnz pc1
        endif
        endif
        if PACE = 1
        ld bc,DELAYN
pc2:    dec bc
        ld a,b
        or c
        jr nz,pc2
        endif
        if BUFFER
        call copybuf
        endif
        ret

; A frames (or delays) for an animation
waitn:  push af
        call pace
        pop af
        dec a
        jr nz,waitn
        ret

copybuf:
        ld hl,$c000
        ld de,$4000
        ld bc,6912
        ldir
        ret

setint:
        if KM = 4
        ld hl,$fe00
        ld b,0
si1:    ld (hl),$fd
        inc hl
        djnz si1
        ld (hl),$fd
        ld a,$c3
        ld ($fdfd),a
        ld hl,isr
        ld ($fdfe),hl
        ld a,$fe
        ld i,a
        im 2
        ei
        else
        if NOINT = 0
        ei
        endif
        endif
        ret

; timers: blinking, hint, message, clock
tick:
        if BLINKN
        ld hl,(blinkt)
        dec hl
        ld (blinkt),hl
        ld a,h
        or l
        jr nz,tk1
        ld hl,BLINKN
        ld (blinkt),hl
        ld a,(blinkon)
        xor 1
        ld (blinkon),a
        call refresh
tk1:
        endif
        if HINTN
        ld a,(hinta)
        or a
        jr z,tk2
        ld hl,(hintt)
        dec hl
        ld (hintt),hl
        ld a,h
        or l
        jr nz,tk2
        call hidehint
        call refresh
tk2:
        endif
        if MSG
        ld hl,(msgt)
        ld a,h
        or l
        jr z,tk3
        dec hl
        ld (msgt),hl
        ld a,h
        or l
        jr nz,tk3
        ld hl,t_none
        call msgshow
tk3:
        endif
        if CLOCK
        ld hl,(clockt)
        dec hl
        ld (clockt),hl
        ld a,h
        or l
        jr nz,tk4
        ld hl,SECN
        ld (clockt),hl
        ld hl,(seconds)
        inc hl
        ld (seconds),hl
        call shownum
tk4:
        endif
        ret

title:
        ld de,TI_ROW*256+TI_COL
        ld hl,t_title
        call print
        ld de,TI_ROW*256+768+TI_COL
        ld hl,t_any
        call print
        call waitkey
        ld a,(bordv)
        jp clear

; a page of its own after the last pair
winpage:
        call clear
        call setbord
        ld de,10*256+8
        ld hl,t_win
        call print
        ld de,14*256+8
        ld hl,t_any
        call print
        call waitkey
; the whole picture anew
restage:
        call clear
        call labels
        ld hl,looks
        ld de,looks+1
        ld bc,255
        ld (hl),255
        ldir
        xor a
        ld (sprx),a
        ld (linon),a
        jp refresh

; asks before N or R: zero flag set if the answer is yes
sure:
        ld de,ED_ROW*256+ED_COL
        ld hl,t_sure
        call print
        call waitkey
        push af
        ld de,ED_ROW*256+ED_COL
        ld hl,t_wipe
        call print
        pop af
        cp 'Y'
        ret

waitkey:
        call pace
        if CLOCK = 2
        call tick
        endif
        call getkey
        or a
        jr z,waitkey
        ret

        include "keys.asm"
        include "rules.asm"
        include "pairs.asm"
        include "moves.asm"
        include "moves2.asm"
        include "draw.asm"
        include "colour.asm"
        include "overlay.asm"
        include "text.asm"
        include "data.inc"

; variables
bordv:  defb 0
gmode:  defb 1          ; 1: gravity
cur:    defb 0          ; places are 16 x row + column, both from 1
sel:    defb 0
hsel:   defb 0          ; the hint's last pair: positions in the order table
hi_:    defb 0
hj_:    defb 0
hinta:  defb 0
hintb:  defb 0
hintt:  defw 0
cheat:  defb 0
stuck:  defb 0
left:   defb 0
done:   defb 0
total:  defb 0
boardno:defw 0
oldno:  defw 0
seed:   defw 0
moves:  defw 0
score:  defw 0
best:   defw 0
seconds:defw 0
clockt: defw SECN
msgt:   defw 0
blinkt: defw 1
blinkon:defb 1
curon:  defb 1-CURLATE
dying:  defb 0
prevk:  defb 0
rawk:   defb 0
repcnt:   defw 0
keybuf: defb 0
caps:   defb 0
edlen:  defb 0
edbuf:  defs 6
tmpa:   defb 0
tmpb:   defb 0
kepta:  defb 0
keptb:  defb 0
pmode:  defb 0
pcross: defb 0
sprx:   defb 0
spry:   defb 0
linon:  defb 0
lx1:    defb 0
ly1:    defb 0
lx2:    defb 0
ly2:    defb 0
tbuf:   defs 64
hist:   defs 42*3+3
        defs 256-(($) & 255)
grid:   defs 256        ; 8 rows of 16; the ring stays empty
looks:  defs 256        ; what is drawn in each place: kind
flags:  defs 256        ; and marks

        end start
