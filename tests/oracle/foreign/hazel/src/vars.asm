; Holds the variables; the proof finds them by the table of symbols. MIT licence.
vars:
oldsp:  dw 0
num:    dw 0            ; number of the board
seed:   dw 0
cur:    db 0            ; cell of the cursor
sel:    db 0            ; selected cell or 0
h1:     db 0            ; pair that is shown
h2:     db 0
hv1:    db 0            ; where the search for pairs was
hv2:    db 0
hnone:  db 0            ; 1 when there is no further pair
hselo:  db 0            ; selection at the last search
fsel:   db 0
hn:     db 0            ; removals done
htop:   db 0            ; removals remembered
grav:   db 1
cheat:  db 0
won:    db 0
stuck:  db 0
bord:   db 5
moves:  dw 0            ; removals since the start
gmoves: db 0            ; removals in this game
games:  db 0            ; games begun
wins:   db 0            ; games won
backs:  db 0            ; steps back in this game
keycnt: dw 0
yy:     db 0
tmp1:   db 0
tmp2:   db 0
count:  db 0
msg:    db 0ffh         ; message on the screen
trow:   db 0
tcol:   db 0
tatt:   db 0
ent:    ds 8            ; digits that were typed
entn:   db 0
digs:   ds 6
digend: db 0
lastky: db 0
