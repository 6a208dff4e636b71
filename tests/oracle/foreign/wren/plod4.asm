; PLOD, fourth part: texts and variables
TITLE:  defb "SHISEN",0
ASKTXT: defb "Which board? ",0
BRDTXT: defb "Board:",0
WINTXT: defb "YOU WIN!        ",0
ENDTXT: defb "NO MOVES LEFT   ",0
BLANKS: defb "                    ",0
BLANK4: defb "    ",0
POWERS: defw 10000,1000,100,10,1
POWEND:
COLOUR: defb 15
CURX:   defb 1
CURY:   defb 1
SELX:   defb 0
SELY:   defb 0
SELON:  defb 0
HINTON: defb 0
ONEONLY: defb 1
HA:     defb 0
HB:     defb 0
GRAVON: defb 1
CHEATD: defb 0
NOMOVE: defb 0
LEFT:   defb 84
KINDC:  defb 0
KEYNOW: defb 0
OKAY:   defb 0
TRY:    defb 0
CHANGE: defb 0
LIMIT:  defb 0
LASTKY: defb 0
REPEAT: defb 0
LEADZ:  defb 0
DIGN:   defb 0
DIGITS: defs 5
BORDC:  defb 0
NUMBER: defw 0
SEED:   defw 0
HISTN:  defb 0
HISTP:  defb 0
X1:     defb 0
Y1:     defb 0
X2:     defb 0
Y2:     defb 0
KIND:   defb 0
HISTRY: defs 42*5
BOARD:  defs 128
