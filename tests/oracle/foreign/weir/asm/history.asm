; Removals, gravity, and the history as moves or as whole boards.

; Removes the tiles D and E and records it.
remove:
        call removehook
        call hcut
        IF ANIM = 1
        call atake
        ELSE
        call take
        ENDIF
        IF HISTSNAP = 1
        call snapsave
        ENDIF
        IF CURFALL = 2
        call curfall
        ENDIF

; Clears the selection and the shown pair, then finds the state of the game.
aftermove:
        xor a
        ld (sel),a
        xor a
        ld (hshow),a
        call hreset
        IF CURFALL = 1
        call curfall
        ENDIF
        jp status

; Moves the cursor from an empty place down to the next tile.
curfall:
        ld hl,(cur)
        ld h,BOARD/256
cf1:    ld a,(hl)
        or a
        jp z,cf2
        inc a
        ret z
        ld a,l
        ld (cur),a
        ret
cf2:    ld a,l
        add a,17
        ld l,a
        jp cf1

; Records the removal of D and E and drops the removals that were undone.
hcut:   ld a,d
        cp e
        jp c,hc1
        ld d,e
        ld e,a
hc1:
        IF HISTSNAP = 0
        ld a,(histn)
        ld c,a
        add a,a
        add a,c
        ld l,a
        ld h,HIST/256
        ld (hl),d
        inc l
        ld (hl),e
        inc l
        ld b,BOARD/256
        ld c,d
        ld a,(bc)
        ld (hl),a
        ENDIF
        ld a,(histn)
        inc a
        ld (histn),a
        ld (histm),a
        ret

; Takes the tiles D and E from the board.
take:   ld h,BOARD/256
        ld l,d
        call drop
        ld l,e

; Takes the tile at HL; with gravity, those above it fall.
drop:   ld a,(grav)
        or a
        jp nz,dr1
        ld (hl),a
        ret
dr1:
        IF FAULT = 8
        ld a,l
        cp 122
        jp nz,dr9
        ld (hl),0
        ret
dr9:
        ENDIF
dr2:    ld c,l
        ld a,l
        sub 17
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        or a
        ret z
        ld a,l
        sub 17
        ld l,a
        jp dr2
        IF HISTSNAP = 0

; Returns the cells D and E and the kind A of the next removal to repeat.
hentry: ld a,(histn)
        ld c,a
        add a,a
        add a,c
        ld l,a
        ld h,HIST/256
        ld d,(hl)
        inc l
        ld e,(hl)
        inc l
        ld a,(hl)
        ld h,BOARD/256
        ret

; Undoes a removal.
back1:  ld hl,histn
        dec (hl)
        call hentry
        ld b,a
        ld l,e
        call insert
        ld l,d
        IF CURB = 1
        ld a,l
        ld (cur),a
        ENDIF
        IF FAULT = 5
        ld a,l
        cp 36+10
        jp nz,insert
        inc l
        ENDIF

; Puts a tile of kind B at HL; those there and above it rise.
insert: ld a,b
in1:    ld c,(hl)
        ld (hl),a
        ld a,c
        or a
        ret z
        ld a,l
        sub 17
        ld l,a
        ld a,c
        jp in1

; Repeats a removal.
forw1:  call hentry
        IF FAULT = 3
        ld a,e
        cp 110
        jp c,fw1
        dec e
fw1:
        ENDIF
        call take
        ld hl,histn
        inc (hl)
        ret
        ENDIF
        IF HISTSNAP = 1

; Returns the address of the stored board in HL.
snapadr:
        ld a,(histn)
        ld hl,SNAP
        ld de,170
        or a
sn1:    ret z
        add hl,de
        dec a
        jp sn1

; Stores the board.
snapsave:
        call snapadr
        ex de,hl
        ld hl,BOARD
        ld bc,170
        ldir
        ret

; Copies the stored board back.
snapload:
        call snapadr
        ld de,BOARD
        ld bc,170
        ldir
        ret
back1:  ld hl,histn
        dec (hl)
        IF FAULT = 5
        ld a,(hl)
        cp 3
        jp nz,snapload
        call snapload
        ld hl,(BOARD+FIRST)
        ld a,h
        ld h,l
        ld l,a
        ld (BOARD+FIRST),hl
        ret
        ENDIF
        jp snapload
forw1:  ld hl,histn
        inc (hl)
        call snapload
        IF FAULT = 3
        ld a,(histn)
        cp 2
        ret nz
        ld a,(BOARD+FIRST+85)
        or a
        ret z
        ld a,(BOARD+FIRST+85+13)
        or a
        ret z
        ld (BOARD+FIRST+85),a
        ENDIF
        ret
        ENDIF

; Key B: undoes a removal.
goback: ld a,(histn)
        or a
        jp z,nothing
        call back1
        jp cheated

; Key F: repeats a removal.
goforw: call canforw
        jp z,nothing
        call forw1
        jp cheated

; Key R: undoes all removals.
gorest: ld a,(histn)
        or a
        jp z,nothing
gr1:    call back1
        ld a,(histn)
        or a
        jp nz,gr1
        jp cheated

; Key L: repeats all removals.
golast: call canforw
        jp z,nothing
gl1:    call forw1
        call canforw
        jp nz,gl1

; Notes the use of a history key.
cheated:
        ld a,1
        IF FAULT != 12
        ld (cheat),a
        ENDIF
        call histhook
        jp aftermove

; Returns Z if there is no removal to repeat.
canforw:
        ld a,(histn)
        ld hl,histm
        cp (hl)
        ret
