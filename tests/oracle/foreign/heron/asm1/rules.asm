; L = address of the cell under the cursor, A = its tile
cursor: ld a,(cury)
        ld l,a
        add a,a
        add a,a
        add a,a
        add a,a
        add a,l
        ld hl,curx
        add a,(hl)
        add a,FIRST
        ld l,a
        ld h,5Bh
        ld a,(hl)
        ret
enter:  ld de,(hint)
        ld a,d
        or a
        jr nz,remove
        call cursor
        cp 33
        ret c
        ld c,a
        ld e,l
        ld hl,sel
        ld a,(hl)
        or a
        jr z,take1
        cp e
        jr z,untake
        ld d,a
        push hl
        push bc
        ld h,5Bh
        ld l,a
        ld a,(hl)
        cp c
        scf
        ccf
        call z,link
        pop bc
        pop hl
        jr c,remove
        if OTHER = 1
        ret
        endif
        if OTHER = 2
untake: ld (hl),0
        ret
        endif
take1:  ld (hl),e
        ret
        if OTHER < 2
untake: ld (hl),0
        ret
        endif
; remove the pair D, E and note it
remove: ld a,e
        cp d
        jr nc,remov1
        ld e,d
        ld d,a
remov1: ld h,5Bh
        ld l,d
        ld c,(hl)
        ld hl,(now)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        ld (top),hl
        if SOUNDFIRST
        call beep
        endif
        call replay
        if SOUNDFIRST = 0
        call draw
        call beep
        endif
        ret
; take the pair at (now) and go forward
replay: ld hl,(now)
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        inc hl
        ld (now),hl
        call clear
        ld l,d
        call fall
        ld l,e
fall:   ld h,5Bh
        ld a,(grav)
        or a
        jr z,fallen
fall1:  ld a,l
        sub 17
        ld c,a
        ld b,h
        ld a,(bc)
        cp 33
        jr c,fallen
        ld (hl),a
        ld l,c
        jr fall1
fallen: ld (hl),32
        ret
clear:  xor a
        ld (sel),a
        ld (hint),a
        ld (hint+1),a
        ret
; put back the pair before (now)
undo:   ld hl,(now)
        dec hl
        ld a,(hl)
        dec hl
        ld e,(hl)
        dec hl
        ld d,(hl)
        ld (now),hl
        call clear1
        ld l,e
        push af
        call put
        pop af
        ld l,d
put:    ld h,5Bh
put1:   ld c,(hl)
        ld (hl),a
        ld a,(grav)
        or a
        ret z
        ld a,c
        cp 33
        ret c
        ld a,l
        sub 17
        ld l,a
        ld a,c
        jr put1
clear1: push af
        call clear
        ld a,2
        ld (cheat),a
        pop af
        ret
; Z: nothing to undo / nothing to do again
atstart:
        ld de,HIST
        jr same
atend:  ld de,(top)
same:   ld hl,(now)
        and a
        sbc hl,de
        ret
back:   call clear
        call atstart
        ret z
        jr undo
forw:   call clear
        call atend
        ret z
        ld a,2
        ld (cheat),a
        jr replay
restart:
        call back
        call atstart
        jr nz,restart
        ret
lastm:  call forw
        call atend
        jr nz,lastm
        ret
