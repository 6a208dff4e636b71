; timer: Shisen with a clock, shapes on coloured paper, a score and an IM 2 interrupt (2015).
        org 32768
board   equ 0xb000              ; 16 columns of 8, an empty frame around 14 x 6
seen    equ 0xb080
queue   equ 0xb100
snaps   equ 0xc000              ; a copy of the board after each removal
table   equ 0xf000              ; IM 2

start:  di
        ld hl,table
        ld de,table+1
        ld bc,256
        ld (hl),0xf2
        ldir
        ld a,0xc3
        ld (0xf2f2),a
        ld hl,tick
        ld (0xf2f3),hl
        ld a,table/256
        ld i,a
        im 2
        ei
anew:   ld hl,(frames)
        ld a,r
        rlca
        add a,l
        ld l,a
        ld a,h
        rlca
        rlca
        xor l
        ld h,a
        or l
        jr z,anew
game:   ld (number),hl
        call deal
    if ! defined f_cheatS          ; S leaves the cheat's mark
        xor a
        ld (cheat),a
    else
        ld a,(last)
        cp 's'
        jr z,game1
        xor a
        ld (cheat),a
game1:
    endif
        xor a
        ld (sel),a
        ld (count),a
        ld (most),a
        ld (won),a
        ld l,a
        ld h,a
        ld (score),hl
        ld a,84
        ld (left),a
        ld a,9
        ld (cur),a
        call keep
        call page
fresh:  xor a
        ld (h1),a
        ld (hon),a
after:  call border
show:   call draw
next:   call getkey
        ld (last),a
        cp 'h'
        jp z,hint
        cp 13
        jp z,enter
        cp 12
        jr c,arrow
        ld c,a
        xor a
        ld (hon),a
    if ! defined f_hintresume
        ld (h1),a
    endif
        ld a,c
        cp 12
        jr z,toggle
        cp 'n'
        jp z,anew
        cp 's'
        jp z,ask
        cp 'b'
        jp z,back
        cp 'f'
        jp z,forw
        cp 'r'
        jp z,rest
        cp 'l'
        jp z,lastm
        jr show
toggle: ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
        jp anew

; ---- cursor
arrow:  ld c,a
    if defined f_msgkey            ; left does nothing while a message is on the screen
        cp 8
        jr nz,arr0
        ld a,(mtime)
        or a
        jr nz,next
arr0:
    endif
    if ! defined hintkeep
        xor a
        ld (hon),a
    if ! defined f_hintresume      ; H goes on where it was, after a selection, too
        ld (h1),a
    endif
    endif
        ld hl,steps-8
        ld b,0
        add hl,bc
        ld d,(hl)
        ld a,(cur)
arr1:   ld e,a
        add a,d
        ld c,a
        and 7
        jr z,wrapv
        cp 7
        jr z,wrapv
        ld a,c
        cp 8
        jr c,wraph
        cp 120
        jr nc,wraph
arr2:   ld a,c
        ld (cur),a
        jp show
wrapv:
    if defined curstop
        jp show
    endif
        ld a,d
        neg
        add a,a                 ; six back
        ld c,a
        add a,a
        add a,c
        add a,e
        add a,d
        ld c,a
    if defined ringcol             ; below a column comes the next one
        ld a,d
        add a,a
        add a,a
        add a,a
        add a,c
        ld c,a
        cp 8
        jr c,wraph
        cp 120
        jr nc,wraph
    endif
        jr arr2
wraph:
    if defined curstop
        jp show
    endif
        ld a,112
        bit 7,d
        jr nz,wraph1
        bit 7,c
        jr nz,wraph0
        ld a,c
        cp 8
        ld a,112
        jr c,wraph1
wraph0: ld a,144
wraph1: add a,c
        ld c,a
        jr arr2
steps:  db 248,8,1,255

; ---- ENTER
enter:
        ld a,(hon)
        or a
        jr z,ent1
    if defined f_hintlost          ; with a selected tile ENTER forgets the shown pair
        ld a,(sel)
        or a
        jr nz,ent1
    endif
        ld bc,(h1)
        jr take
ent1:
        xor a
        ld (hon),a
    if ! defined f_hintresume
        ld (h1),a
    endif
        ld a,(cur)
        ld c,a
        call kindat
        jp z,show
        ld a,(sel)
        or a
        jr z,choose
    if defined f_samecol           ; only the column is compared
        ld b,a
        xor c
        and 0xf8
        jr z,unsel
        ld a,b
    else
        cp c
        jr z,unsel
    endif
        ld b,a
        call match
        jr nz,failed
        call path
        jr c,take
failed: ld de,mnoway
        call message
    if defined msgwait             ; the next key takes the message away and nothing else
        call draw
        call getkey
        call hush
    endif
    if defined failclear
        jr unsel
    endif
        ld a,(cur)
        ld c,a
choose: ld a,c
        jr setsel
unsel:  xor a
setsel: ld (sel),a
        jp show

take:   ld h,board/256          ; the pair B, C
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        push bc
        call chime
        pop bc
        ld a,b
    if defined f_grav0same         ; two tiles of one column fall without gravity, too
        xor c
        and 0xf8
        ld a,b
        call z,fallall
        ld a,b
    endif
    if ! defined f_onecol          ; tiles fall in one of two columns only
        call fall
    else
        xor c
        and 7
        ld a,b
        call nz,fall
    endif
        ld a,c
        call fall
        ld hl,left
        dec (hl)
        dec (hl)
        ld hl,(score)
        ld de,10
        add hl,de
        ld (score),hl
        xor a
        ld (sel),a
        ld hl,count
        inc (hl)
        ld a,(hl)
        ld (most),a
        call keep
        ld de,mgood
        call message
        call panel
        jp fresh

fall:   ld b,a                  ; column of A: tiles sink
        ld a,(grav)
        or a
        ld a,b
        ret z
fallall:
        ld b,a
        and 0xf8
        or 6
        ld l,a
        ld h,board/256
        ld d,h
        ld e,l
        ld b,6
fall1:  ld a,(hl)
        dec l
        or a
        jr z,fall2
        ld (de),a
        dec e
fall2:  djnz fall1
fall3:  ld a,e
        and 7
        ret z
        xor a
        ld (de),a
        dec e
        jr fall3

        include "timer4.inc"
