; Shisen with graphics of 2 x 2 cells on black, a title with music, a clock, a frame that blinks by
; IM 2, an editor of its own for the number, and messages over the board.
; FAULT puts one fault in (faults.txt); 0 is the honest game.

        include "config.inc"

BH      equ 0F0h                ; the board's page: 8 rows of 16, ring empty
board   equ 0F000h
list    equ 0F100h
hist    equ 0C000h              ; 43 boards of 128 bytes
DEL     equ 12

        org 32768
start:  di
        ld sp,7FF0h
        ld hl,0FE00h
        ld de,0FE01h
        ld bc,256
        ld (hl),0FDh
        ldir
        ld a,0C3h
        ld (0FDFDh),a
        ld hl,isr
        ld (0FDFEh),hl
        ld a,0FEh
        ld i,a
        im 2
        ei
        call title
        ld hl,(frames)
        ld a,r
        xor h
        ld h,a
        ld (rnd),hl
        call rndboard
        call screen
        call newgame

main:   call showcur
mloop:  halt
        call clock
        call getkey
        or a
        jr z,mloop
        push af
        call hidecur
        call clrmsg
        pop af
        ld hl,cmds
m1:     ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc c
        jr z,main               ; 255: end of the table
        dec c
        cp c
        jr nz,m1
        ld hl,main
        push hl
        push de
        ret

cmds:   db 8
        dw left
        db '5'
        dw left
        db 9
        dw right
        db '8'
        dw right
        db 10
        dw down
        db '6'
        dw down
        db 11
        dw up
        db '7'
        dw up
        db 13
        dw enter
        db 'H'
        dw hint
        db 'B'
        dw back
        db 'F'
        dw forw
        db 'R'
        dw rest
        db 'L'
        dw last
        db 'N'
        dw newrnd
        db 'S'
        dw choose
        db DEL
        dw togg
        db 255
        dw 0

        include deluxe/play.asm
        include deluxe/entry.asm
        include deluxe/hint.asm
        include deluxe/path.asm
        include deluxe/draw.asm
        include deluxe/keys.asm
        include deluxe/deal.asm
