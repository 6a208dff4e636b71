m_title:db "S H I S E N",0
m_key:  db "1 KEYBOARD",0
m_joy:  db "2 KEMPSTON",0
m_go:   db "S START",0
m_board:db "BOARD ",0
m_move: db "MOVE ",0
m_time: db "TIME ",0
m_best: db "BEST TIME ",0
m_won:  db "WELL DONE!",0
m_stuck:db "NO MORE MOVES",0
m_none: db "NO MORE PAIRS",0
m_block:db "THEY CANNOT BE JOINED",0
m_pause:db " PAUSED ",0
m_ask:  db "WHICH BOARD?",0
m_h1:   db "REMOVE PAIRS OF TILES",0
m_h2:   db "CURSOR KEYS, ENTER, H HINT",0
m_h3:   db "B F R L N S DELETE P M",0
m_zero: db "00000",0
m_sure: db "ARE YOU SURE? Y/N",0
m_pair: db "PAIR ",0
pairno: db 0
chbuf:  ds 8
scrp:   dw scrtext
scrtext:ds 32,32
        db "WELCOME TO SHISEN, THE GAME OF PAIRS... REMOVE ALL TILES"
        db "... PRESS E FOR HELP... H FOR A HINT... 84 TILES, 42 PAIRS, BOARDS 1 TO 65535...   "
        db "                                 "
scrend: db 0
num:    dw 1
seed:   dw 0
frames: dw 0
secs:   dw 0
best:   dw 65535
entry:  dw 0
digits: db 0
goal:   dw 0
je:     db 0
jd:     db 0
only:   db 0
ha:     dw 0
moves:  db 0
topm:    db 0
cheat:  db 0
grav:   db 1
sel:    db 255
pa:     db 255
pb:     db 255
curc:   db HC
curr:   db HR
bord:   db 5
music:  db MUSIC
joy:    db 0
key:    db 0
lastk:  db 0
dirty:  db 0
msg:    dw m_none
msgt:   db 0
fr50:   db 50
tr:     db 0
tc:     db 0
tn:     db 0
page:   db 7
        end start
