; The terse game: Waits for a key and obeys it.

; ---- one key
loop:   call show
key:    ei
        halt
        ld hl,FLAGS
        bit 5,(hl)
        jr z,key
        res 5,(hl)
        ld a,(LASTK)
        cp 'a'
        jr c,k1
        and 223
k1:     ld hl,loop
        push hl
        cp 'H'
        jp z,help
        ld hl,ended
        ld (hl),0
        cp 8
        jp z,west
        cp 9
        jp z,east
        cp 10
        jp z,south
        cp 11
        jp z,north
        cp 13
        jp z,enter
        ld hl,0FFFFh            ; all others drop the pair
        ld (pair),hl
        cp 'B'
        jp z,undo
        cp 'F'
        jp z,redo
        cp 'R'
        jp z,undall
        cp 'L'
        jp z,redall
        cp 'N'
        jp z,new
        cp 'S'
        jp z,ask
        cp 12
        ret nz
        ld hl,grav
        ld a,(hl)
        cpl
        ld (hl),a
new:    ld hl,(FRAMES)
        ld de,(num)
        add hl,de
        add hl,de
        inc hl
        ld a,h
        or l
        jr z,new
        ld (num),hl
        jp deal

; left and right go on in the next row; up and down stay in the column
west:   ld b,83
        jr turn
east:   ld b,1
        jr turn
north:  ld b,70
        jr turn
south:  ld b,14
turn:   ld a,(at)
        add a,b
        cp 84
        jr c,t1
        sub 84
t1:     ld (at),a
        ret

enter:  ld hl,(pair)
        ld a,l
        inc a
        jr nz,take
        ld a,(at)
        ld l,a
        ld h,bd/256
        ld a,(hl)
        or a
        jr z,drop               ; an empty cell deselects
        ld b,a
        ld a,(mark)
        cp 255
        jr nz,e1
        ld a,l
        ld (mark),a
        ret
e1:     cp l
        jr z,drop
        ld e,l
        ld l,a
        ld a,(hl)
        cp b
        ret nz                  ; another kind: nothing happens
        ld h,e
        push hl
        call join
        pop hl
        ret nc
take:   call pull
drop:   ld a,255
        ld (mark),a
        ret

; takes H and L away and writes the move down
pull:   ld (swp),hl
        ld a,(moves)
        ld e,a
        ld d,0
        ld hl,log
        add hl,de
        add hl,de
        ld de,(swp)
        ld (hl),e
        inc hl
        ld (hl),d
        ld hl,moves
        inc (hl)
        ld a,(hl)
        ld (most),a
        call pling
        ld hl,(swp)
        call takeit
        jp over

; removes cells H and L from bd, with gravity
takeit: ld hl,0FFFFh
        ld (pair),hl
        ld hl,(swp)
        ld a,h
        cp l
        jr nc,ti1
        ld h,l
        ld l,a
ti1:    ld a,h                  ; the upper one (L) first: its fall leaves the lower one
        push af
        ld a,l
        call hole
        pop af
hole:   ld l,a
        ld h,bd/256
        ld (hl),0
        ld a,(grav)
        or a
        ret z
ho1:    ld a,l
        sub 14
        ret c
        ld e,a
        ld d,h
        IF FAULT = F_t_gravity_last_column            ; in the last column nothing falls to the lowest row
        ld a,l
        cp 83
        ret z
        ld a,e
        ENDIF
        ld a,(de)
        ld (hl),a
        xor a
        ld (de),a
        ld l,e
        jr ho1

; the game from its deal with the first A moves
replay: ld (moves),a
        push af
        ld hl,orig
        ld de,bd
        ld bc,84
        ldir
        ld ix,log
        pop af
        or a
        jr z,rp2
        ld b,a
rp1:    push bc
        ld l,(ix+0)
        ld h,(ix+1)
        ld (swp),hl
        call takeit
        inc ix
        inc ix
        pop bc
        djnz rp1
rp2:
        IF FAULT = F_t_back_loses_tile            ; 40 steps back lose a tile
        ld hl,steps
        inc (hl)
        ld a,(hl)
        cp 40
        jr c,rp4
        ld hl,bd+83
rp3:    ld a,(hl)
        ld (hl),0
        dec l
        or a
        jr z,rp3
rp4:
        ENDIF
        call drop
        ld a,255
        ld (cheat),a
        jp over

undo:   ld a,(moves)
        sub 1
        ret c
        jr replay
redo:   ld a,(moves)
        ld hl,most
        cp (hl)
        ret z
        inc a
        jr replay
undall: ld a,(moves)
        or a
        ret z
        xor a
        jr replay
redall: ld a,(most)
        ld hl,moves
        cp (hl)
        ret z
        jr replay
