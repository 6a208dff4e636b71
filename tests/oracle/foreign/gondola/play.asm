; The cursor, ENTER, removals.

; The cursor stops at the edges of the board.
goleft: ld a,(cur)
        and 15
        dec a
        ret z
        ld bc,0FC00h                    ; B = pixels a frame in x, C = in y
        ld e,-1
        jr glide
goright:ld a,(cur)
        and 15
        cp 14
        ret z
        ld bc,0400h
        ld e,1
        jr glide
goup:   ld a,(cur)
        cp 32
        ret c
        ld bc,00FAh
        ld e,-16
        jr glide
godown: ld a,(cur)
        cp 96
        ret nc
        ld bc,0006h
        ld e,16
glide:  push de
        call nohint
        ld a,4
gl1:    push af
        push bc
        halt
        call xcur
        pop bc
        ld hl,(curxy)                   ; H = x, L = y
        ld a,h
        add a,b
        ld h,a
        ld a,l
        add a,c
        ld l,a
        ld (curxy),hl
        push bc
        call xcur
        pop bc
        pop af
        dec a
        jr nz,gl1
        pop de
        ld a,(cur)
        add a,e
        ld (cur),a
        jp colours

nohint: xor a
        ld (hshow),a
        ret

enter:  ld a,(hshow)
        or a
        jr z,ent1
        ld hl,(hp)
        jr take
ent1:   ld a,(cur)
        ld l,a
        ld h,bpage/256
        ld a,(hl)
        or a
        ret z
        ld e,a
        ld a,(sel)
        or a
        jr z,pick
        cp l
        jr z,drop
        ld h,bpage/256
        ld c,l
        ld l,a
        ld a,(hl)
        cp e
        jp nz,buzz                      ; the selection stays where it is
        push bc
        ld a,(sel)
        call reach
        pop bc
        ld h,ppage/256
        ld l,c
        ld a,(hl)
        inc a
        jp z,buzz
        ld a,(sel)
        ld h,a
        ld l,c
        jr take
pick:   ld a,l
        jr drop1
drop:   xor a
drop1:  ld (sel),a
        call hreset
        jp colours

; Removes the tiles in cells H and L: shows the path, plays, lets the others fall.
take:   push hl
        ld a,h
        call reach
        pop hl
        push hl
        call path
        ld b,14
        call pause
        pop hl
        push hl
        call path                       ; XOR: the line goes
        IF FAULT = F_g_sound_not_after_cheat
        ld a,(cheat)
        or a
        call z,chirp
        ELSE
        call chirp
        ENDIF
        pop hl
        ld a,(ndone)
        ld c,a
        add a,a
        ld e,a
        ld d,hpage/256
        ld a,h
        ld (de),a
        inc e
        ld a,l
        ld (de),a
        inc c
        ld a,c
        ld (ndone),a
        ld (nall),a
        push hl
        call xcur
        call hidepr
        pop hl
        call remove
        call xcur
        jp changed

; Takes the tiles in H and L from the board; with gravity the tiles above fall, shown pixel by pixel
; when (show) is set.
remove: ld d,bpage/256
        ld e,h
        xor a
        ld (de),a
        ld e,l
        ld (de),a
        ld a,(grav)
        or a
        ret z
        ld b,14
rem1:   ld a,b
        add a,96
        ld l,a                          ; lowest row of this column
        ld h,bpage/256
        ld d,h
        ld e,l                          ; E = where the next tile lands
        ld c,6
rem2:   ld a,(hl)
        or a
        jr z,rem4
        IF FAULT = F_g_gravity_top_of_column
        ld a,b                          ; the top tile of column 7 stays
        cp 7
        ld a,l
        jr nz,rem2f
        cp 32
        jr c,rem3
rem2f:
        ENDIF
        ld a,e
        cp l
        jr z,rem3
        ld a,(hl)
        ld (hl),0
        ld (de),a
        call fall
rem3:   ld a,e
        sub 16
        ld e,a
rem4:   ld a,l
        sub 16
        ld l,a
        dec c
        jr nz,rem2
        djnz rem1
        ret
