; The stopwatch's first tape: instructions in free memory that work on memory held up by the ULA,
; and instructions that stand there themselves.
        include stopwatch.asm

special:
at_last:
        ret

; Name of 8 letters, place (0 free, 1 held up), BC, length, code.
tests:  defb "NOP     ",0,0,0,1, 0x00
        defb "LD A,(HL",0,0,0,1, 0x7e
        defb "LD (HL),",0,0,0,1, 0x77
        defb "LD (HL)n",0,0,0,2, 0x36,0x01
        defb "INC (HL)",0,0,0,1, 0x34
        defb "LD HL,()",0,0,0,3, 0x2a,0x00,0x70
        defb "PUSH BC ",0,0,0,1, 0xc5
        defb "POP BC  ",0,0,0,1, 0xc1
        defb "EX SP,HL",0,0,0,1, 0xe3
        defb "BIT (HL)",0,0,0,2, 0xcb,0x46
        defb "SET (IX)",0,0,0,4, 0xdd,0xcb,0x01,0xc6
        defb "LD (IX)n",0,0,0,4, 0xdd,0x36,0x01,0x05
        defb "RLD     ",0,0,0,2, 0xed,0x6f
        defb "LDI     ",0,9,0,2, 0xed,0xa0
        defb "LDIR 2  ",0,2,0,2, 0xed,0xb0
        defb "CPI     ",0,9,0,2, 0xed,0xa1
        defb "NOP @   ",1,0,0,1, 0x00
        defb "NEG @   ",1,0,0,2, 0xed,0x44
        defb "JR @    ",1,0,0,2, 0x18,0x00
        defb 0

        end start
