; texts and orders of the cells
        include "names.asm"
tx_title:
        db "PRESS ANY KEY TO PLAY", 0
tx_on:  db "GRAVITY ON ", 0
tx_off: db "GRAVITY OFF", 0
tx_board:
        db "BOARD ? ", 0
tx_gap: db "        ", 0
tx_none:
        db "NO MORE PAIRS", 0
tx_won: db "YOU HAVE WON!", 0
tx_lost:
        db "NO MOVES LEFT", 0
tx_blank:
        db "             ", 0
