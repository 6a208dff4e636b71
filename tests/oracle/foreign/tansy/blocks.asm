; blocks: a large machine code Shisen of 1986: 2 x 2 pictures, no interrupts, own keys and sounds.
        org 32768
cells   equ 0xa000              ; 8 rows of 16, frame empty
dealt   equ 0xa080              ; the board at the start
bag     equ 0xa100
moves   equ 0xa140              ; 42 pairs of places
pairs   equ 0xa200              ; the pairs that H shows

start:  di
        ld a,1
        ld (grav),a
        call cls
        ld de,name
        ld bc,0x000a
        call text
fresh:
    if defined f_nrep              ; N counts through eight boards only
        ld a,(chance)
        and 7
        ld l,a
        ld h,0x42
    else
        ld hl,(chance)
        ld a,r
        xor h
        ld h,a
    endif
        ld a,h
        or l
        jr nz,begin
        inc hl
begin:  ld (number),hl
        call deal
        call copy
begin1: xor a
        ld (nmoves),a
        ld (nmax),a
        ld (sel),a
        ld (cheat),a
        ld (shown),a
        ld (npairs),a
        ld a,84
        ld (left),a
        ld a,17
        ld (cur),a
        call shownum
        call variant
check:  call status
loop:   call draw
        call key
        cp 'h'
        jp z,help
        ld hl,shown
        ld b,(hl)               ; the pair that was shown
        ld (hl),0
        ld hl,npairs
        ld (hl),0
        ld hl,loop
        push hl
        cp 13
        jp z,enter
        cp 12
        jr z,toggle
        cp 12
        jp c,arrow
        cp 'n'
        jr z,anew
        cp 's'
        jp z,choose
        cp 'b'
        jr z,back
        cp 'f'
        jr z,forw
        cp 'r'
        jr z,rest
        cp 'l'
        jr z,lastm
        ret

anew:   pop hl
        jp fresh
toggle: pop hl
        ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
    if defined f_toggle            ; only switches over while nothing is removed
        ld a,(left)
        cp 84
        jp z,begin1
    endif
    if defined f_copyG             ; the start of the new board is not kept
        ld hl,(chance)
        ld a,r
        or 1
        ld l,a
        ld (number),hl
        call deal
        jp begin1
    endif
        jp fresh

copy:   ld hl,cells
        ld de,dealt
        ld bc,128
        ldir
        ret

; ---- B F R L: the board is played again from its start
back:   ld a,(nmoves)
        or a
        ret z
        dec a
        jr replay
rest:   ld a,(nmoves)
        or a
        ret z
        xor a
    if defined f_nmaxR             ; R loses the moves ahead
        ld (nmax),a
    endif
        jr replay
lastm:  ld a,(nmax)
        ld hl,nmoves
        cp (hl)
        ret z
    if defined f_last1             ; after eight moves back L stops one too early
        sub (hl)
        cp 8
        ld a,(nmax)
        jr c,replay
        dec a
    endif
        jr replay
forw:   ld a,(nmoves)
        ld hl,nmax
        cp (hl)
        ret z
        inc a
replay: ld (nmoves),a
        ld c,a
        ld a,1
        ld (cheat),a
        xor a
        ld (sel),a
        push bc
        ld hl,dealt
        ld de,cells
        ld bc,128
        ldir
        pop bc
        ld a,84
        ld (left),a
        ld hl,moves
        inc c
again:  dec c
        jp z,status
        ld d,cells/256
        ld e,(hl)
        inc hl
        xor a
        ld (de),a
        ld e,(hl)
        inc hl
        ld (de),a
        push hl
        push bc
        call settle
        ld hl,left
        dec (hl)
        dec (hl)
        pop bc
        pop hl
        jr again

; ---- one step of all tiles that hang over an empty cell; Z: nothing moved
settle: ld a,(grav)
        or a
        ret z
settle1:
        call fall
    if defined f_onepass           ; one step is enough, it was thought
        ret
    endif
        jr nz,settle1
        ret
fall:   ld hl,cells+110
        ld c,0
fall1:  ld a,(hl)
        or a
        jr nz,fall2
        ld d,h
        ld a,l
        sub 16
        ld e,a
        ld a,(de)
        or a
        jr z,fall2
        ld (hl),a
        xor a
        ld (de),a
        inc c
fall2:  dec l
        ld a,l
    if defined f_topstays          ; tiles of the top row do not fall
        cp 47
    else
        cp 32
    endif
        jr nz,fall1
        ld a,c
        or a
        ret

; ---- ENTER
enter:  ld a,b
        or a
        jr z,ent1
        call pairat
        ld b,(hl)
        inc hl
        ld c,(hl)
    if defined f_hintgrav          ; tiles stay up after a shown pair
        ld a,(grav)
        push af
        xor a
        ld (grav),a
        call take
        pop af
        ld (grav),a
        ret
    else
        jr take
    endif
ent1:   ld a,(cur)
        ld c,a
        ld h,cells/256
        ld l,a
        ld a,(hl)
        or a
        ret z
        ld a,(sel)
        or a
        jr z,mark0
        cp c
        jr z,unmark
        ld b,a
        push bc
        call link
        pop bc
        jr z,take
    if defined buzz
        ld bc,0x2080
        call tone
    endif
    if defined failkeep
        ret
    endif
    if defined failclear
        jr unmark
    endif
mark0:  ld a,(cur)
        jr mark
unmark: xor a
mark:   ld (sel),a
        ret

take:   ld a,(nmoves)           ; B and C are a pair
        add a,a
        ld e,a
        ld d,0
        ld hl,moves
        add hl,de
        ld (hl),b
        inc hl
        ld (hl),c
        ld hl,nmoves
        inc (hl)
        ld a,(hl)
        ld (nmax),a
        push bc
        xor a
        ld (sel),a
        call draw
        pop bc
        push bc
        call flashes
        pop bc
        ld h,cells/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
    if defined fallanim
        ld a,(grav)
        or a
        jr z,take2
take1:  call draw
        ld bc,0x3000
        call pause
        call fall
        jr nz,take1
take2:
    else
        call settle
    endif
        ld hl,left
        dec (hl)
        dec (hl)
    if defined f_redlost           ; the next own move makes the border cyan again
        xor a
        ld (cheat),a
    endif
        ld a,(hl)
        or a
        jp nz,status
        call status
        call draw
        jp fanfare
        include "blocks2.inc"
        include "blocks3.inc"
