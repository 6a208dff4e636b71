; Character set, codes 20-7f: bold stems of two pixels. Glyphs stand in columns 1-6 and rows 1-6;
; only descenders and the underscore use row 7.

        at FONT
; 20 space
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
; 21 !
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00000000
        defb %00011000
        defb %00000000
; 22 "
        defb %00000000
        defb %01100110
        defb %01100110
        defb %00100100
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
; 23 #
        defb %00000000
        defb %00100100
        defb %01111110
        defb %00100100
        defb %00100100
        defb %01111110
        defb %00100100
        defb %00000000
; 24 $
        defb %00000000
        defb %00011000
        defb %00111110
        defb %01101000
        defb %00111100
        defb %01111100
        defb %00011000
        defb %00000000
; 25 %
        defb %00000000
        defb %01100010
        defb %01100100
        defb %00001000
        defb %00010000
        defb %00100110
        defb %01000110
        defb %00000000
; 26 &
        defb %00000000
        defb %00111000
        defb %01101100
        defb %00111000
        defb %01101100
        defb %01100100
        defb %00111010
        defb %00000000
; 27 '
        defb %00000000
        defb %00001100
        defb %00001100
        defb %00011000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
; 28 (
        defb %00000000
        defb %00001100
        defb %00011000
        defb %00110000
        defb %00110000
        defb %00011000
        defb %00001100
        defb %00000000
; 29 )
        defb %00000000
        defb %00110000
        defb %00011000
        defb %00001100
        defb %00001100
        defb %00011000
        defb %00110000
        defb %00000000
; 2a *
        defb %00000000
        defb %00000000
        defb %01011010
        defb %00111100
        defb %01111110
        defb %00111100
        defb %01011010
        defb %00000000
; 2b +
        defb %00000000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %01111110
        defb %00011000
        defb %00011000
        defb %00000000
; 2c ,
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00110000
; 2d -
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %01111110
        defb %00000000
        defb %00000000
        defb %00000000
; 2e .
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00000000
; 2f /
        defb %00000000
        defb %00000110
        defb %00000100
        defb %00001100
        defb %00011000
        defb %00110000
        defb %01100000
        defb %00000000
; 30 0
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01101110
        defb %01110110
        defb %01100110
        defb %00111100
        defb %00000000
; 31 1
        defb %00000000
        defb %00011000
        defb %00111000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %01111110
        defb %00000000
; 32 2
        defb %00000000
        defb %00111100
        defb %01100110
        defb %00001100
        defb %00011000
        defb %00110000
        defb %01111110
        defb %00000000
; 33 3
        defb %00000000
        defb %01111100
        defb %00000110
        defb %00011100
        defb %00000110
        defb %01100110
        defb %00111100
        defb %00000000
; 34 4
        defb %00000000
        defb %00001100
        defb %00011100
        defb %00101100
        defb %01101100
        defb %01111110
        defb %00001100
        defb %00000000
; 35 5
        defb %00000000
        defb %01111110
        defb %01100000
        defb %01111100
        defb %00000110
        defb %01100110
        defb %00111100
        defb %00000000
; 36 6
        defb %00000000
        defb %00011100
        defb %00110000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00000000
; 37 7
        defb %00000000
        defb %01111110
        defb %00000110
        defb %00001100
        defb %00011000
        defb %00110000
        defb %00110000
        defb %00000000
; 38 8
        defb %00000000
        defb %00111100
        defb %01100110
        defb %00111100
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00000000
; 39 9
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01100110
        defb %00111110
        defb %00001100
        defb %00111000
        defb %00000000
; 3a :
        defb %00000000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00000000
; 3b ;
        defb %00000000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00110000
; 3c <
        defb %00000000
        defb %00000110
        defb %00011000
        defb %01100000
        defb %01100000
        defb %00011000
        defb %00000110
        defb %00000000
; 3d =
        defb %00000000
        defb %00000000
        defb %01111110
        defb %00000000
        defb %00000000
        defb %01111110
        defb %00000000
        defb %00000000
; 3e >
        defb %00000000
        defb %01100000
        defb %00011000
        defb %00000110
        defb %00000110
        defb %00011000
        defb %01100000
        defb %00000000
; 3f ?
        defb %00000000
        defb %00111100
        defb %01100110
        defb %00001100
        defb %00011000
        defb %00000000
        defb %00011000
        defb %00000000
; 40 @
        defb %00000000
        defb %00111100
        defb %01000010
        defb %01011010
        defb %01011100
        defb %01000000
        defb %00111100
        defb %00000000
; 41 A
        defb %00000000
        defb %00011000
        defb %00111100
        defb %01100110
        defb %01111110
        defb %01100110
        defb %01100110
        defb %00000000
; 42 B
        defb %00000000
        defb %01111100
        defb %01100110
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01111100
        defb %00000000
; 43 C
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01100000
        defb %01100000
        defb %01100110
        defb %00111100
        defb %00000000
; 44 D
        defb %00000000
        defb %01111000
        defb %01101100
        defb %01100110
        defb %01100110
        defb %01101100
        defb %01111000
        defb %00000000
; 45 E
        defb %00000000
        defb %01111110
        defb %01100000
        defb %01111000
        defb %01100000
        defb %01100000
        defb %01111110
        defb %00000000
; 46 F
        defb %00000000
        defb %01111110
        defb %01100000
        defb %01111000
        defb %01100000
        defb %01100000
        defb %01100000
        defb %00000000
; 47 G
        defb %00000000
        defb %00111100
        defb %01100000
        defb %01100000
        defb %01101110
        defb %01100110
        defb %00111110
        defb %00000000
; 48 H
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01111110
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00000000
; 49 I
        defb %00000000
        defb %00111100
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00111100
        defb %00000000
; 4a J
        defb %00000000
        defb %00001110
        defb %00000110
        defb %00000110
        defb %00000110
        defb %01100110
        defb %00111100
        defb %00000000
; 4b K
        defb %00000000
        defb %01100110
        defb %01101100
        defb %01111000
        defb %01111000
        defb %01101100
        defb %01100110
        defb %00000000
; 4c L
        defb %00000000
        defb %01100000
        defb %01100000
        defb %01100000
        defb %01100000
        defb %01100000
        defb %01111110
        defb %00000000
; 4d M
        defb %00000000
        defb %01000010
        defb %01100110
        defb %01111110
        defb %01011010
        defb %01000010
        defb %01000010
        defb %00000000
; 4e N
        defb %00000000
        defb %01100010
        defb %01110010
        defb %01111010
        defb %01011110
        defb %01001110
        defb %01000110
        defb %00000000
; 4f O
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01000010
        defb %01000010
        defb %01100110
        defb %00111100
        defb %00000000
; 50 P
        defb %00000000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01111100
        defb %01100000
        defb %01100000
        defb %00000000
; 51 Q
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01101100
        defb %00110110
        defb %00000000
; 52 R
        defb %00000000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01111100
        defb %01101100
        defb %01100110
        defb %00000000
; 53 S
        defb %00000000
        defb %00111110
        defb %01100000
        defb %00111100
        defb %00000110
        defb %00000110
        defb %01111100
        defb %00000000
; 54 T
        defb %00000000
        defb %01111110
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00000000
; 55 U
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00000000
; 56 V
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00011000
        defb %00000000
; 57 W
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01111110
        defb %01111110
        defb %01100110
        defb %00000000
; 58 X
        defb %00000000
        defb %01100110
        defb %00111100
        defb %00011000
        defb %00011000
        defb %00111100
        defb %01100110
        defb %00000000
; 59 Y
        defb %00000000
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00000000
; 5a Z
        defb %00000000
        defb %01111110
        defb %00000110
        defb %00011100
        defb %00111000
        defb %01100000
        defb %01111110
        defb %00000000
; 5b [
        defb %00000000
        defb %00111100
        defb %00110000
        defb %00110000
        defb %00110000
        defb %00110000
        defb %00111100
        defb %00000000
; 5c \
        defb %00000000
        defb %01100000
        defb %00100000
        defb %00110000
        defb %00011000
        defb %00001100
        defb %00000110
        defb %00000000
; 5d ]
        defb %00000000
        defb %00111100
        defb %00001100
        defb %00001100
        defb %00001100
        defb %00001100
        defb %00111100
        defb %00000000
; 5e up arrow
        defb %00000000
        defb %00011000
        defb %00111100
        defb %01111110
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00000000
; 5f _
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %00000000
        defb %01111110
; 60 pound
        defb %00000000
        defb %00011100
        defb %00110110
        defb %00110000
        defb %01111100
        defb %00110000
        defb %01111110
        defb %00000000
; 61 a
        defb %00000000
        defb %00000000
        defb %00111100
        defb %00000110
        defb %00111110
        defb %01100110
        defb %00111110
        defb %00000000
; 62 b
        defb %00000000
        defb %01100000
        defb %01100000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01111100
        defb %00000000
; 63 c
        defb %00000000
        defb %00000000
        defb %00111110
        defb %01100000
        defb %01100000
        defb %01100000
        defb %00111110
        defb %00000000
; 64 d
        defb %00000000
        defb %00000110
        defb %00000110
        defb %00111110
        defb %01100110
        defb %01100110
        defb %00111110
        defb %00000000
; 65 e
        defb %00000000
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01111110
        defb %01100000
        defb %00111100
        defb %00000000
; 66 f
        defb %00000000
        defb %00011100
        defb %00110000
        defb %01111000
        defb %00110000
        defb %00110000
        defb %00110000
        defb %00000000
; 67 g
        defb %00000000
        defb %00000000
        defb %00111110
        defb %01100110
        defb %01100110
        defb %00111110
        defb %00000110
        defb %00111100
; 68 h
        defb %00000000
        defb %01100000
        defb %01100000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00000000
; 69 i
        defb %00000000
        defb %00011000
        defb %00000000
        defb %00111000
        defb %00011000
        defb %00011000
        defb %00111100
        defb %00000000
; 6a j
        defb %00000000
        defb %00001100
        defb %00000000
        defb %00011100
        defb %00001100
        defb %00001100
        defb %00001100
        defb %00111000
; 6b k
        defb %00000000
        defb %01100000
        defb %01100000
        defb %01101100
        defb %01111000
        defb %01101100
        defb %01100110
        defb %00000000
; 6c l
        defb %00000000
        defb %00111000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00001110
        defb %00000000
; 6d m
        defb %00000000
        defb %00000000
        defb %01101100
        defb %01111110
        defb %01011010
        defb %01011010
        defb %01000010
        defb %00000000
; 6e n
        defb %00000000
        defb %00000000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00000000
; 6f o
        defb %00000000
        defb %00000000
        defb %00111100
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00000000
; 70 p
        defb %00000000
        defb %00000000
        defb %01111100
        defb %01100110
        defb %01100110
        defb %01111100
        defb %01100000
        defb %01100000
; 71 q
        defb %00000000
        defb %00000000
        defb %00111110
        defb %01100110
        defb %01100110
        defb %00111110
        defb %00000110
        defb %00000110
; 72 r
        defb %00000000
        defb %00000000
        defb %01101110
        defb %01110000
        defb %01100000
        defb %01100000
        defb %01100000
        defb %00000000
; 73 s
        defb %00000000
        defb %00000000
        defb %00111110
        defb %01100000
        defb %00111100
        defb %00000110
        defb %01111100
        defb %00000000
; 74 t
        defb %00000000
        defb %00110000
        defb %00110000
        defb %01111100
        defb %00110000
        defb %00110000
        defb %00011110
        defb %00000000
; 75 u
        defb %00000000
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00111110
        defb %00000000
; 76 v
        defb %00000000
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00111100
        defb %00011000
        defb %00000000
; 77 w
        defb %00000000
        defb %00000000
        defb %01000010
        defb %01011010
        defb %01011010
        defb %01111110
        defb %00100100
        defb %00000000
; 78 x
        defb %00000000
        defb %00000000
        defb %01100110
        defb %00111100
        defb %00011000
        defb %00111100
        defb %01100110
        defb %00000000
; 79 y
        defb %00000000
        defb %00000000
        defb %01100110
        defb %01100110
        defb %01100110
        defb %00111110
        defb %00000110
        defb %00111100
; 7a z
        defb %00000000
        defb %00000000
        defb %01111110
        defb %00001100
        defb %00011000
        defb %00110000
        defb %01111110
        defb %00000000
; 7b {
        defb %00000000
        defb %00011110
        defb %00011000
        defb %01110000
        defb %00011000
        defb %00011000
        defb %00011110
        defb %00000000
; 7c |
        defb %00000000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00011000
        defb %00000000
; 7d }
        defb %00000000
        defb %01111000
        defb %00011000
        defb %00001110
        defb %00011000
        defb %00011000
        defb %01111000
        defb %00000000
; 7e ~
        defb %00000000
        defb %00000000
        defb %00110010
        defb %01111110
        defb %01001100
        defb %00000000
        defb %00000000
        defb %00000000
; 7f copyright
        defb %00000000
        defb %01111110
        defb %01011010
        defb %01010010
        defb %01010010
        defb %01011010
        defb %01111110
        defb %00000000
