; Shisen with the ROM's routines: RST 16, LAST_K, the editor for the number. Seven letters in three
; colours are the 21 kinds; FLASH is the cursor, INVERSE the selection.
; FAULT puts one fault in (faults.txt); 0 is the honest game.

        include "config.inc"
        org 32768

LASTK   equ 23560
FLAGS   equ 23611
BORDCR  equ 23624
SEED    equ 23670
FRAMES  equ 23672
ATTRP   equ 23693
UDG     equ 23675
ROW     equ 6
COL     equ 9

go:     ld a,56
        ld (ATTRP),a
        call 0D6Bh
        ld hl,shapes
        ld (UDG),hl
        set 3,(iy+1)            ; capital or small letters, no keywords
        ld hl,(FRAMES)
        ld a,h
        or l
        jr nz,go1
        inc l
go1:    ld (num),hl
        call deal

        include terse/play.asm
        include terse/boards.asm
        include terse/path.asm
        include terse/screen.asm
