; Harbour: Shisen for the ZX Spectrum. Main file: switches first, then sections.
; (c) 2026, MIT licence
 include "switches.inc"
BPAGE equ 0C0h
board equ 0C000h         ; 8 rows of 16 bytes, ring included
shownk equ 0C080h        ; what each cell shows: kind ...
shownm equ 0C100h        ; ... and marks
ordtab equ 0C180h        ; 84 cells in the order of the hints
hist1 equ 0C200h         ; history: upper or first tile
hist2 equ 0C240h
histk equ 0C280h
cbuf equ 0C2C0h          ; picture of one cell
pix equ 0C300h           ; pictures of 21 kinds
ownfont equ 0C900h       ; 96 letters
 org ORIGIN
entry:
 jp begin
 if BASICIN = 1
 jp basicback
 endif
; --- variables, kept together
busy: db 1               ; 0 while the program waits for a key
taken: db 0              ; counts keys
cur: db 0                ; cell under the cursor
sel: db 0                ; selected cell or 0
h1: db 0                 ; shown pair or 0
h2: db 0
nhist: db 0              ; removals done
ntot: db 0               ; removals known
grav: db 1
number: dw 0
cheat: db 0
state: db 0              ; 0 playing, 1 won, 2 stuck
inmsg: db 0              ; 1 while a message waits for a key
inent: db 0              ; 1 while a number is typed
entlen: db 0
entbuf: ds 10
hi1: db 0                ; hints: where to go on
hi2: db 0
hrun0: db 0              ; 1 when the hints have begun
hdone: db 0              ; 1 when all were shown
entend:
curk: db 0               ; kind under the cursor
anim: db 0               ; 1 while the pair to go is shown
ap1: db 0
ap2: db 0
cdrawn: db 0             ; cell with the mark in the gap
rnd: dw 1
seed: dw 0
ticks: dw 0
lastk: db 0
repc: db 0
keybuf: db 0
jp1: db 0
jp2: db 0
jlo: db 0
jhi: db 0
jk: db 0
cmark: db 0
cattr: db 0
ckind: db 0
spsave: dw 0
byhint: db 0
fcount: db 0
oldst: db 0

begin:
 ld (spsave),sp
 set 3,(iy+1)
 if CAPSONLY = 1
 set 3,(iy+48)
 endif
 if REPFAST = 1
 ld a,15
 ld (23561),a
 ld a,3
 ld (23562),a
 endif
 ld a,17
 ld (cur),a
 call setup
 if TITLE = 1
 call title
 endif
 call screen
 if FIRST = 0
 call randnum
 else
 ld hl,1
 ld (number),hl
 endif
 call newboard
mloop:
 call getkey
 call command
 jr mloop

command:
 cp 13
 jp z,enter
 cp 12
 jp z,togglegrav
 cp 8
 jp z,goleft
 cp 9
 jp z,goright
 cp 10
 jp z,godown
 cp 11
 jp z,goup
 cp 'N'
 jp z,newrandom
 cp 'S'
 jp z,choose
 cp 'H'
 jp z,hint
 cp 'B'
 jp z,back
 cp 'F'
 jp z,forward
 cp 'R'
 jp z,restart
 cp 'L'
 jp z,lastmove
 if FAULT = 46
 cp 'Q'
 jp z,0
 endif
 ret

 include "keys.asm"
 include "board.asm"
 include "path.asm"
 include "moves.asm"
 include "history.asm"
 include "hint.asm"
 include "draw.asm"
 include "text.asm"
 include "number.asm"
 include "sound.asm"
 include "setup.asm"
 include "data.inc"
theend:
 end
