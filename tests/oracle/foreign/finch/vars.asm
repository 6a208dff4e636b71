; Names the places of the game's variables.
board   equ 0xc000      ; 8 lines of 16 cells, with an empty rim
deal0   equ 0xc080      ; the board as it was dealt
cur     equ 0xc100
sel     equ 0xc101
h1      equ 0xc102
h2      equ 0xc103
hstate  equ 0xc104      ; 0 from the beginning, 1 pairs were shown, 2 none left
hi      equ 0xc105
hj      equ 0xc106
gcount  equ 0xc107      ; removals on the board
gtotal  equ 0xc108      ; removals remembered
cheated equ 0xc109
grav    equ 0xc10a
number  equ 0xc10b
brd     equ 0xc10d
won     equ 0xc10e
stuck   equ 0xc10f
changed equ 0xc110
key     equ 0xc111
rndst   equ 0xc112
seed    equ 0xc114
rm1     equ 0xc116
rm2     equ 0xc117
htimer  equ 0xc118
inentry equ 0xc119
edigits equ 0xc11a
evalue  equ 0xc11b      ; 3 bytes
pa      equ 0xc120
pb      equ 0xc121
alo     equ 0xc122
ahi     equ 0xc123
blo     equ 0xc124
bhi     equ 0xc125
olen    equ 0xc126
kbuf    equ 0xc127
klast   equ 0xc128
dkind   equ 0xc129
dflags  equ 0xc12a
dcell   equ 0xc12b
drow    equ 0xc12c
dcol    equ 0xc12d
dtx     equ 0xc12e
dty     equ 0xc12f
dline   equ 0xc130
dattr   equ 0xc131
ckind   equ 0xc132
msgon   equ 0xc133
dptr    equ 0xc134
hsave   equ 0xc136
ticks   equ 0xc138
hista   equ 0xc200
histb   equ 0xc240
histk   equ 0xc280
shadow  equ 0xc300      ; kinds drawn, then marks drawn at +128
order   equ 0xc400      ; the cells in the order of hints
buf     equ 0xc480
snaps   equ 0xd000
