; where the game keeps what it knows
BOARD   equ 0xF000              ; 8 lines of 16 cells, the ring round the board is empty
FIRST   equ 0xF080              ; the board as it was dealt
HIST    equ 0xF100              ; pairs that were removed, two cells each
VARS    equ 0xF200
cur     equ VARS                ; cell of the cursor
sel     equ VARS+1              ; selected cell or 0
hint1   equ VARS+2              ; pair that is shown, or 0
hint2   equ VARS+3
pos     equ VARS+4              ; removals that are done
total   equ VARS+5              ; removals that are known
cheat   equ VARS+6
grav    equ VARS+7
number  equ VARS+8
colour  equ VARS+10             ; border
state   equ VARS+11             ; 0 goes on, 1 won, 2 no moves
hp      equ VARS+12             ; place of the last hint in the order
hq      equ VARS+13
oldcur  equ VARS+14
oldsel  equ VARS+15
rnd     equ VARS+16
held    equ VARS+18
raw     equ VARS+19
stab    equ VARS+20
hold    equ VARS+21
qhead   equ VARS+22
qtail   equ VARS+23
timer   equ VARS+24
phase   equ VARS+26             ; 1: blinking things can be seen
blinkc  equ VARS+27
hlon    equ VARS+28             ; 1: equal tiles are marked
hlcnt   equ VARS+29
elen    equ VARS+30
ebuf    equ VARS+32
acted   equ VARS+40
msgon   equ VARS+41
secs    equ VARS+42
fcount  equ VARS+44
again   equ VARS+46             ; key that is still to be done after a message
caret   equ VARS+47
ap      equ VARS+48
aq      equ VARS+49
shown   equ VARS+50             ; number as it is on the screen
cnt1    equ VARS+52             ; counters of faults
cnt2    equ VARS+54
cnt3    equ VARS+56
lastk   equ VARS+57
kindn   equ VARS+58
late    equ VARS+59
quiet   equ VARS+60
starx   equ VARS+61
queue   equ VARS+64
