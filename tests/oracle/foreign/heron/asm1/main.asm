; heron1: code in a REM line, LAST_K, RST 16 printing, a list of removed pairs.
BOARD   equ 5B00h               ; rows of 17 bytes in the printer buffer
HIST    equ 28672               ; three bytes for each removal
FIRST   equ 35
LAST    equ 133
        org 23760
start:  ld a,5
        call 229Bh
        ld a,NORMAL
        ld (5C8Dh),a
        call 0D6Bh
        call seed
new:    ld (num),bc
        call deal
        ld hl,HIST
        ld (now),hl
        ld (top),hl
        xor a
        ld (sel),a
        ld (cheat),a
        if HOME
        ld h,a
        ld l,a
        ld (cury),hl
        endif
drop:   ld hl,0
        ld (hint),hl
loop:
        if BORDFIRST
        call colour
        call draw
        else
        call draw
        call colour
        endif
wait:   halt
        bit 5,(iy+1)
        jr z,wait
        res 5,(iy+1)
        ld a,(5C08h)
        if KEYCASE
        and 5Fh                 ; control codes keep their value
        else
        cp 64
        jr c,wait1
        and 0DFh
wait1:
        endif
        ld hl,keys
        ld b,NKEYS
find1:  cp (hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        jr z,found
        djnz find1
        jr wait
found:  ld hl,loop
        push hl
        ld hl,cury
        cp 14
        jr nc,letter
        cp 12
        jr nc,letter
        push de
        if ARROWHINT = 0
        ld de,0
        ld (hint),de
        endif
        ret
letter: push de
        ret
keys:   defb 8
        defw left
        defb 9
        defw right
        defb 10
        defw down
        defb 11
        defw up
        defb 13
        defw enter
        defb 12
        defw toggle
        defb 'H'
        defw help
        defb 'B'
        defw back
        defb 'F'
        defw forw
        defb 'R'
        defw restart
        defb 'L'
        defw lastm
        defb 'N'
        defw random
        defb 'S'
        defw choose
NKEYS   equ 13
left:   ld hl,curx
        ld c,14
        jr less
up:     ld c,6
less:   dec (hl)
        ret p
        if EDGE
        inc (hl)
        else
        dec c
        ld (hl),c
        endif
        ret
right:  ld hl,curx
        ld c,14
        jr more
down:   ld c,6
more:   inc (hl)
        ld a,(hl)
        cp c
        ret c
        if EDGE
        dec (hl)
        else
        ld (hl),0
        endif
        ret
toggle: ld a,(grav)
        cpl
        ld (grav),a
random: pop hl
        call seed
        jp new
; BC = a number that is not 0
seed:
        if NSRC = 0
        ld bc,(5C78h)
        endif
        if NSRC = 1
        ld a,r
        ld c,a
        ld a,(5C78h)
        ld b,a
        endif
        if NSRC = 2
        ld a,(5C78h)
        ld b,a
        ld hl,(num)
        add a,l
        ld c,a
        endif
        ld a,b
        or c
        ret nz
        inc bc
        ret
choose: pop hl
ask:    xor a
        call 1601h
        call 0D6Eh
        set 3,(iy+1)
        ld (iy+55),0A0h         ; INPUT LINE
        call 16BFh
        ld bc,1
        rst 30h
        ld (hl),13
        ld (5C5Bh),hl
        call 0F2Ch
        ld (iy+55),0
        ld hl,(5C61h)
        ld (5C5Dh),hl
        rst 18h
        call 2D1Bh              ; NUMERIC
        jr c,ask
        call 2C9Bh
        call 2DA2h
        jr c,ask
        jr nz,ask
        ld a,b
        or c
        jr z,ask
        jp new
