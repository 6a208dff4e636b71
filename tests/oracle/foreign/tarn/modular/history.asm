; Removal, border, history, hints and new boards.
remove: push de                 ; removes cells E and D
        call nopair
        call desel
        call snd
        pop de
        IF ANIM
        ld b,3
rm1:    push bc
        push de
        ld a,e
        ld (pa),a
        ld a,d
        ld (pb),a
        call render
        halt
        halt
        halt
        ld a,255
        ld (pa),a
        ld (pb),a
        call render
        halt
        halt
        pop de
        pop bc
        djnz rm1
        ENDIF
        ld a,e
        cp d
        jr c,re1
        ld e,d
        ld d,a
re1:    push de
        ld a,e
        call drop
        pop de
        ld a,d
        call drop
        ld hl,moves
        inc (hl)
        ld a,(hl)
        ld (topm),a
        call hist
        ex de,hl
        ld hl,brd
        ld bc,84
        ldir
state:  call count              ; sets the border
        ld b,5
        ld a,(moves)
        cp 42
        jr nz,st1
        ld b,7
        call record
        jr st2
st1:    ld hl,0x0000
        ld a,255
        call search
        ld b,5
        jr c,st2
        ld b,0
st2:    ld a,(cheat)
        or a
        jr z,st3
        IF CHEATFIRST
        ld b,2
        ELSE
        ld a,b
        cp 5
        jr nz,st3
        ld b,2
        ENDIF
st3:    ld a,b
        ld (bord),a
        out (254),a
        IF BOX
        push af
        call render
        pop af
        ld hl,m_won
        cp 7
        jr z,stb
        ld hl,m_stuck
        or a
        ret nz
stb:    call box
        call press
        IF BOX = 2
        ld (key),a
        ENDIF
        ret
        ELSE
        ld hl,m_won
        cp 7
        jp z,message
        ld hl,m_stuck
        or a
        jp z,message
        ret
        ENDIF
drop:   call at                 ; empties cell A; with gravity the tiles above fall
        ld b,a
        ld a,(grav)
        or a
        jr z,dr2
dr1:    ld a,b
        sub 14
        jr c,dr2
        ld b,a
        ld de,-14
        push hl
        add hl,de
        ld a,(hl)
        pop de
        ld (de),a
        jr dr1
dr2:    ld (hl),0
        ret
hist:   ld a,(moves)            ; HL = place of the snapshot after (moves) removals
        ld hl,HISTORY
        ld de,84
        or a
hi1:    ret z
        add hl,de
        dec a
        jr hi1
back:   ld a,(moves)
        sub 1
        ret c
        jr travel
forw:   ld a,(topm)
        ld b,a
        ld a,(moves)
        cp b
        ret z
        inc a
        jr travel
rest:   xor a
        jr travel
last:   ld a,(topm)
travel: ld hl,moves
        cp (hl)
        ret z
        IF STEPS
        ld c,a
tvs:    ld a,(hl)
        cp c
        jr c,tvu
        jr z,tve
        dec (hl)
        jr tvd
tvu:    inc (hl)
tvd:    push bc
        push hl
        call hist
        ld de,brd
        ld bc,84
        ldir
        call render
        halt
        halt
        pop hl
        pop bc
        jr tvs
tve:
        ELSE
        ld (hl),a
        ENDIF
        ld a,1
        ld (cheat),a
        call nopair
        call desel
        call hist
        ld de,brd
        ld bc,84
        ldir
        jp state
hint:   ld a,255
        ld (pa),a
        ld (pb),a
        ld hl,(ha)
        ld a,(sel)
        call search
        jr nc,hn1
        ld (ha),hl
        ld a,l
        ld (pa),a
        ld a,h
        ld (pb),a
        IF COUNTER
        ld a,(pairno)
        inc a
        ld (pairno),a
        ENDIF
        ret
hn1:    call restart
        ld hl,m_none
        jp message
gravity:
        IF SURE
        call sure
        ret nc
        ENDIF
        ld a,(grav)
        xor 1
        ld (grav),a
        jr newr2
newrnd:
        IF SURE
        call sure
        ret nc
        ENDIF
newr2:  pop hl
        ld a,r
        ld hl,(frames)
        add a,l
        ld l,a
        ld (num),hl
new:    ld hl,(num)
        ld a,h
        or l
        jr nz,nw1
        inc hl
        ld (num),hl
nw1:    xor a
        ld (moves),a
        ld (topm),a
        ld (cheat),a
        ld (secs),a
        ld (secs+1),a
        call nopair
        call desel
        IF HOMECUR
        xor a
        ld (curc),a
        ld (curr),a
        ENDIF
        call deal
        IF READY
        call clear
        ld bc,0x0a09
        ld hl,m_board
        call print
        ld hl,(num)
        call decimal
        call showall
        ld b,READY
nwr:    halt
        djnz nwr
        xor a
        ld (key),a
        ENDIF
        ld hl,brd
        ld de,HISTORY
        ld bc,84
        ldir
        call state
        jp again
