; Shisen for the ZX Spectrum: start, main loop and commands. Switches are in config.inc.
        org 32768
GRID    equ 0B000h              ; 8 rows of 16 cells: the board with a ring round it
SHK     equ 0B100h              ; kinds as they are on the screen
SHM     equ 0B200h              ; marks as they are on the screen
PTH     equ 0B300h              ; cells of the path that is being drawn
HA      equ 0B400h              ; history: first cells
HB      equ 0B440h              ; second cells
HKD     equ 0B480h              ; kinds
VARS    equ 0B500h
BUF     equ 0B600h
BG      equ 0BA00h

start:  ld hl,VARS
        ld de,VARS+1
        ld bc,127
        ld (hl),0
        ldir
        call setup
        call title
        ld a,1
        ld (grav),a
        call paint
        call rndnum
        call newgame
loop:   call refresh
        call status
        call endshow
loop2:  call getkey
    IF X_leak
        push af
        ld a,(leakn)
        inc a
        ld (leakn),a
        and 7
        jr nz,leak1
        pop bc
        push bc
        push bc
        push bc
leak1:  pop af
    ENDIF
    IF X_rot
        push af
        ld hl,(rotn)
        inc hl
        ld (rotn),hl
        ld a,h
        cp 2
        jr c,rot1
        ld h,GRID/256
        ld a,(hl)
        or a
        jr z,rot1
        ld a,l
        and 15
        cp 15
        jr nc,rot1
        cp 1
        jr c,rot1
        ld a,l
        cp 113
        jr nc,rot1
        ld a,(hl)
        xor 1
        jr z,rot1
        ld (hl),a
        ld hl,0
        ld (rotn),hl
rot1:   pop af
    ENDIF
        call dispatch
        jr loop

; one key in A
dispatch:
        push af
        call msgoff
        pop af
        ld c,a
        ld a,(over)
        or a
        jr z,disp2
        cp 1
        jr nz,disp1
    IF WONKEY = 1
        jp newrand              ; any key begins a new board
    ENDIF
    IF WONKEY = 2
        ld a,c
        cp 13
        jp z,newrand
    ENDIF
        jr disp2
disp1:
    IF STUCKKEY = 1
        jp newrand
    ENDIF
    IF STUCKKEY = 2
        ld a,c
        cp 13
        jp z,newrand
    ENDIF
disp2:  ld a,(ha)
        or a
        jr z,disp3
    IF SWALLOW
        ld a,c
        cp 13
        jr z,disp3
        cp "H"
        jr z,disp3
        cp 12
        jr c,disp3
        jp hintoff
    ENDIF
disp3:  ld a,c
        ld hl,cmds
disp4:  ld a,(hl)
        or a
        ret z
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr nz,disp4
        ex de,hl
        jp (hl)
cmds:   db 8
        dw kleft
        db 9
        dw kright
        db 10
        dw kdown
        db 11
        dw kup
        db 13
        dw enter
        db 12
        dw toggle
        db "H"
        dw hint
    IF X_bkf
        db "B"
        dw kbf
    ENDIF
        db "B"
        dw back
        db "F"
        dw forwd
        db "R"
        dw restart
        db "L"
        dw last
        db "N"
        dw newrand
        db "S"
        dw choose
        db 0
    IF X_bkf
kbf:    ld a,(hn)
        cp 3
        jp nz,back
        jp forwd
    ENDIF

