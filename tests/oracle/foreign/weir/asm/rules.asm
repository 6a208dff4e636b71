; The rules of Shisen, without drawing: the programs share them.
; The memory of the rules. A cell is the low byte of its address; rows are 17 bytes apart.
BOARD   equ 0C000h      ; 17 bytes a row: wall, way, 14 places, way
cur     equ 0C0B0h      ; cell of the cursor
sel     equ 0C0B1h      ; selected cell or 0
hshow   equ 0C0B2h      ; 1 while a pair is shown
hp      equ 0C0B3h      ; cells of the shown pair
hq      equ 0C0B4h
grav    equ 0C0B5h      ; 1 with gravity
histn   equ 0C0B6h      ; place in the history
histm   equ 0C0B7h      ; length of the history
cheat   equ 0C0B8h      ; 1 after a history key
bord    equ 0C0B9h      ; colour of the border
number  equ 0C0BAh      ; number of the board
seed    equ 0C0BCh      ; state of the generator
ckind   equ 0C0BEh      ; kind under the cursor
over    equ 0C0BFh      ; 0 in a game, 1 won, 2 stuck
nlen    equ 0C0C0h      ; length of the entry
nbuf    equ 0C0C1h      ; digits of the entry
left    equ 0C0C8h      ; tiles on the board
hdone   equ 0C0C9h      ; 1 when H has found no further pair
hkind   equ 0C0CBh      ; kind that H shows now
fdirty  equ 0C0CAh      ; for fault 9
HIST    equ 0C100h      ; removals, three bytes each
SNAP    equ 0D000h      ; boards, 170 bytes each
FIRST   equ 36          ; cell of the first place
LASTP1  equ 135         ; cell after the last place

        INCLUDE deal.asm
        INCLUDE pairs.asm
        INCLUDE history.asm
        INCLUDE play.asm
        INCLUDE entry.asm
