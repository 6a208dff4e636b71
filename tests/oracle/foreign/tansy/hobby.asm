; hobby: a slow Shisen of a hobbyist (1984): everything is printed again after each key.
        org 30000
board   equ 0xd000              ; 10 rows of 18: a wall, an empty ring, the tiles
list    equ 0xd100
hist    equ 0xd200              ; 14 bytes a move: two places, two columns
top     equ 38
bottom  equ 141

start:  ld a,1
        ld (grav),a
newn:
    if defined f_games             ; each 16th new board is the old one
        ld hl,games
        inc (hl)
        ld a,(hl)
        and 15
        jr nz,newn1
        ld hl,(number)
        jr game
newn1:
    endif
    if defined ownrand
        ld hl,(chance)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,(23672)
        add hl,de
        inc hl
        ld (chance),hl
    else
        ld hl,(23672)
    endif
        ld a,h
        or l
        jr z,newn
game:
    if defined f_dealsame          ; the same number again: the generator just runs on
        ld de,(number)
        ld (number),hl
        or a
        sbc hl,de
        jr z,game1
        ld hl,(number)
    endif
        ld (number),hl
        ld (seed),hl
game1:  call deal
        call totext
        xor a
    if defined f_selN              ; N keeps the selection
        ld a,(key)
        cp 'n'
        ld a,0
        jr z,game2
    endif
        ld (sel),a
game2:  ld (cheat),a
        ld (moves),a
        ld (ahead),a
        ld (hinton),a
        ld a,84
        ld (left),a
        ld a,top
        ld (cur),a
        call 0x0daf
        ld a,2
        call 0x1601
        call stuck
again:  call border
redraw: call screen
ready:
    if defined slow
        ld b,12
slow1:  halt
        djnz slow1
    endif
        call getkey
        ld (key),a
        ld hl,hinton
        ld b,(hl)
        ld (hl),0
        cp 'h'
        jp z,hint
        cp 13
        jp z,enter
        ld c,a
        xor a
        ld (h1),a
    if defined hintwait            ; the key after a hint only ends it
        or b
        jr nz,redraw
    endif
        ld a,c
        cp 12
        jr c,arrows
        jr z,togg
        cp 'n'
        jp z,newn
        cp 's'
        jp z,number1
        cp 'b'
        jp z,back
        cp 'f'
        jp z,forw
        cp 'r'
        jp z,rest
        cp 'l'
        jp z,lastm
idle:
    if defined f_hintlook          ; a pair stays on the screen, but ENTER does not take it
        jp ready
    else
        jp redraw
    endif
togg:   ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
        jp newn

arrows: ld hl,cur
        ld e,(hl)
        call rowcol             ; D row, C column of E
        ld a,(key)
        cp 8
        jr z,go8
        cp 9
        jr z,go9
        cp 10
        jr z,go10
        dec d
        jr z,goup
        jr gone
goup:   ld d,6
        jr edge
go10:
    if defined f_downsel           ; down stops in the last row while a tile is selected
        ld a,(sel)
        or a
        jr z,go10a
        ld a,d
        cp 6
        jr z,nogo
go10a:
    endif
        inc d
        ld a,d
        cp 7
        jr nz,gone
        ld d,1
        jr edge
go8:    dec c
        jr nz,gone
        ld c,14
        jr edge
go9:    inc c
        ld a,c
        cp 15
        jr nz,gone
        ld c,1
edge:
    if defined curstop
        jp redraw
    endif
gone:   ld a,c
        add a,19
        ld b,d
gone1:  add a,18
        djnz gone1
        ld (cur),a
nogo:   jp redraw

rowcol: ld a,e                  ; place E: row 1 to 6 in D, column 1 to 14 in C
        sub 19
        ld d,255
rc1:    inc d
        sub 18
        jr nc,rc1
        add a,18
        ld c,a
        ret

; ---- ENTER
enter:  ld a,b
        or a
        jr z,ent1
        ld bc,(h1)
        ld a,(sel)
        push af
        call take
        pop af
    if defined f_hintselstay       ; a shown pair goes, the selection stays
        ld (sel),a
    endif
        jp again
ent1:   ld (h1),a
        ld a,(cur)
        ld c,a
        ld h,board/256
        ld l,a
        ld a,(hl)
        or a
        jp z,redraw
        ld a,(sel)
        or a
        jr z,choose
        cp c
        jr z,forget
        ld b,a
        ld l,c
        ld a,(hl)
        ld l,b
        cp (hl)
        jr nz,wrong
        call way
        jr nc,wrong
        call take
        jp again
wrong:
    if defined failwait
        ld de,msorry
        call tell
        call getkey
    endif
    if defined failkeep
        jp redraw
    endif
        ld a,(cur)
        ld c,a
choose: ld a,c
        jr mark
forget: xor a
mark:   ld (sel),a
        jp redraw

; ---- the pair B, C goes
take:   ld a,b
        cp c
        jr c,take1
        ld b,c
        ld c,a
take1:  ld a,(moves)
        call entry
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        ld e,b
        call save
    if ! defined f_savecol
        ld e,c
        call save
        call blank
    else                        ; the second column is kept after the first tile has gone
        push hl
        ld l,b
        ld h,board/256
        ld (hl),0
        pop hl
        ld e,c
        call save
        call blank
    endif
        ld hl,moves
        inc (hl)
        ld a,(hl)
        ld (ahead),a
        push bc
        call beep
        pop bc
        ld hl,left
        dec (hl)
        dec (hl)
    if defined f_stuckfall         ; looked for pairs before the tiles fell
        push bc
        call stuck
        pop bc
        call down
    else
        call down
        call stuck
    endif
    if defined jump                ; the cursor goes to the first tile
        ld hl,board+top-1
jump1:  inc l
        ld a,l
        cp bottom+1
        jr z,jump2
        ld a,(hl)
        dec a
        cp 254
        jr nc,jump1
        ld a,l
        ld (cur),a
jump2:
    endif
        ld b,10
take2:  halt
        djnz take2
        xor a
        ld (sel),a
        ld (h1),a
        ret
blank:  ld h,board/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        ret
down:   ld a,(grav)
        or a
        ret z
        ld l,b
        call sink
        ld l,c
sink:   ld h,board/256
    if defined f_grav4             ; four tiles can fall, a fifth one cannot
        ld e,5
    endif
sink1:  ld a,l
        cp top+16
        jr c,sink2
    if defined f_grav4
        dec e
        jr z,sink2
    endif
        sub 18
        ld d,l
        ld l,a
        ld a,(hl)
        ld l,d
        ld (hl),a
        ld a,l
        sub 18
        ld l,a
        jr sink1
sink2:  ld (hl),0
        ret

entry:  ld d,0                  ; 14 bytes a move
        add a,a
        ld e,a
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        or a
        sbc hl,de
    if defined f_undo255           ; one byte for the distance
        ld h,0
    endif
        ld de,hist
        add hl,de
        ret
column: ld a,e                  ; E: the top place of its column
col1:   sub 18
        cp top
        jr nc,col1
        add a,18
        ld e,a
        ld d,board/256
        ret
save:   call column
        ld a,6
sav1:   push af
        ld a,(de)
        ld (hl),a
        inc hl
        ld a,e
        add a,18
        ld e,a
        pop af
        dec a
        jr nz,sav1
        ret
put:    call column
        ld a,6
put1:   push af
        ld a,(hl)
        ld (de),a
        inc hl
        ld a,e
        add a,18
        ld e,a
        pop af
        dec a
        jr nz,put1
        ret

        include "hobby4.inc"
