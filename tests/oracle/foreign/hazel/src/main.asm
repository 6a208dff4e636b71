; Starts the game, reads keys, and carries out the commands. MIT licence.
GRID    equ 0d000h      ; 8 rows of 16 cells with an empty ring, 0 is no tile
SHK     equ 0d100h      ; kinds as they are on the screen
SHF     equ 0d200h      ; flags as they are on the screen
LIST    equ 0d300h      ; 84 kinds while dealing
HISTP   equ 0d400h      ; 42 removals: cell, cell, kind, kind of the second
TILES   equ 0d500h      ; 21 pictures of at most 32 bytes
TMP     equ 0d800h      ; one picture
SAVE    equ 0d900h      ; a copy of the board, for a fault
SNAP    equ 0da00h      ; 43 boards of 96 bytes
F_CUR   equ 1
F_SEL   equ 2
F_HINT  equ 4
F_KIN   equ 8

        org START
begin:  ld (oldsp),sp
    if DIS = 1
        di
    else
        ei
    endif
        call gfxinit
        call cls
        ld a,DEFGRAV
        ld (grav),a
        xor a
        ld (won),a
        ld a,11h
        ld (cur),a
        call rndnum
        call newgame
main:   call refresh
        call getkey
        ld hl,(keycnt)
        inc hl
        ld (keycnt),hl
        call docmd
        jr main

; Carries out the key in A.
docmd:  ld c,a
        ld (lastky),a
        ld hl,cmds
dc1:    ld a,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        or a
        ret z
        cp c
        jr nz,dc1
        ex de,hl
        jp (hl)

cmds:   db 8
        dw cleft
        db 9
        dw cright
        db 10
        dw cdown
        db 11
        dw cup
        db 13
        dw center
        db "H"
        dw chint
        db "B"
        dw cback
        db "F"
        dw cforw
        db "R"
        dw crest
        db "L"
        dw clast
        db "N"
        dw cnew
        db "S"
        dw cask
        db 12
        dw cgrav
        db 0
        dw 0

; Starts a game with the board in num.
newgame:
        ld hl,games
        inc (hl)
        ld a,(won)
        ld hl,wins
        add a,(hl)
        ld (hl),a
        xor a
        ld (backs),a
        call fltnew
        call deal
        call shownum
        xor a
        ld (hn),a
        ld (htop),a
        ld (cheat),a
        ld (sel),a
        ld (gmoves),a
        call nohint
    if CHOME = 0
        ld a,11h
        ld (cur),a
    endif
    if CHOME = 1
        ld a,37h
        ld (cur),a
    endif
        jp status

cnew:   call rndnum
        jr newgame

cgrav:  ld a,(grav)
        xor 1
        call fltgrv
        ld (grav),a
        call rndnum
        jr newgame

; Asks for a number and deals that board.
cask:   call nohint
        call ask
        jp nc,shownum
        ld (num),hl
        jr newgame

; Moves the cursor; the hint goes or stays.
moved:  ld (cur),a
    if HARR = 0
        jp drophint
    else
        ret
    endif

cleft:  call fltarr
        ld a,(cur)
        dec a
        ld b,a
        and 15
        ld a,b
        jr nz,moved
    if EDGE = 0
        add a,14
    endif
    if EDGE = 1
        inc a
    endif
    if EDGE = 2
        sub 2
        cp 10h
        jr nc,moved
        ld a,6eh
    endif
        jr moved

cright: call fltarr
        ld a,(cur)
        inc a
        ld b,a
        and 15
        cp 15
        ld a,b
        jr nz,moved
    if EDGE = 0
        sub 14
    endif
    if EDGE = 1
        dec a
    endif
    if EDGE = 2
        add a,2
        cp 70h
        jr c,moved
        ld a,11h
    endif
        jr moved

cup:    call fltarr
        ld a,(cur)
        sub 10h
        cp 10h
        jr nc,moved
    if EDGE = 1
        add a,10h
    else
        add a,60h
    endif
        jr moved

cdown:  call fltarr
        ld a,(cur)
        add a,10h
        cp 70h
        jr c,moved
    if EDGE = 1
        sub 10h
    else
        sub 60h
    endif
        jr moved

; Selects, deselects or removes.
center: call fltent
        ret c
        ld a,(h1)
        or a
        jr z,ce1
        ld d,a
        ld a,(h2)
        ld e,a
        call flthnt
        jp remove
ce1:    call nohint
        ld a,(cur)
        ld l,a
        ld h,GRID/256
        ld a,(hl)
        or a
        jr nz,ce2
    if EMPT = 1
        ld (sel),a
    endif
        ret
ce2:    ld e,l
        ld a,(sel)
        or a
        jr z,setsel
        cp e
        jr z,desel
        ld l,a
        ld d,a
        ld b,(hl)
        ld l,e
        ld a,(hl)
        call fltkind
        cp b
        jr nz,ceoth
        call connect
        jp c,remove
        call badsnd
    if MISS = 0
        jr setsel
    endif
    if MISS = 1
        ret
    endif
    if MISS = 2
        jr desel2
    endif
ceoth:  call badsnd
    if OTHK = 0
        jr setsel
    endif
    if OTHK = 1
        ret
    endif
desel2: xor a
        ld (sel),a
        ret
desel:  call fltdes
        xor a
        ld (sel),a
        ret
setsel: ld a,(cur)
        call fltsel
        ld (sel),a
        ret

; Forgets the pair that is shown, and where the search was.
nohint: xor a
        ld (h1),a
        ld (h2),a
        ld (hv1),a
        ld (hv2),a
        ld (hnone),a
        ret

; Takes the pair off the screen; the search goes on later if HRES is 1.
drophint:
        ld a,(h1)
        ld hl,hnone
        or (hl)
        ret z
    if HRES = 0
        jr nohint
    else
        xor a
        ld (h1),a
        ld (h2),a
        ld a,(hnone)
        or a
        jr nz,nohint
        ret
    endif

; Shows the next pair.
chint:  call flthk
        ret c
    if HEND = 1
        ld a,(hnone)
        or a
        ret nz
    endif
        ld a,(hselo)
        ld hl,sel
        cp (hl)
        call nz,nohint
        ld a,(sel)
        ld (hselo),a
        call fltfsel
        ld (fsel),a
        ld a,(hv1)
        ld d,a
        ld a,(hv2)
        ld e,a
        call findpair
        jr nc,chno
        ld a,b
        ld (hv1),a
        ld a,c
        ld (hv2),a
        call flth2
        ld a,d
        ld (h1),a
    if HCUR = 1
        ld (cur),a
    endif
        ld a,e
        ld (h2),a
        xor a
        ld (hnone),a
        ret
chno:   call nohint
        ld a,1
        ld (hnone),a
        ret

        include "board.asm"
        include "play.asm"
        include "hist.asm"
        include "keys.asm"
        include "draw.asm"
        include "text.asm"
        include "sound.asm"
        include "faults1.asm"
        include "faults2.asm"
        include "faults3.asm"
        include "faults4.asm"
        include "faults5.asm"
        include "gfx.asm"
        include "vars.asm"
        include "data.asm"
        end begin
