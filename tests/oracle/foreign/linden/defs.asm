; addresses and layout
BP      equ #b0                 ; page of the board: 16 x 8 cells, a ring of gaps around
board   equ #b000
shown   equ #b100               ; kinds on the screen, then flags
first   equ #b300
hlist   equ #b400               ; pairs: cell, cell, key
moves   equ #b600               ; moves: cell, cell, kind
order   equ #b700
tiles   equ #b780
STACK   equ #bf00
boards  equ #c000
FONT    equ #3c00
TATTR   equ PAP*8+INK+BB*64
EATTR   equ BGP*8+BGI
PGATTR  equ PGP*8+PGI
