; ANCHOR: a Shisen by a ROM minded author. Board: 8 rows of 16 bytes with an
; empty ring, so that a cell is one byte: row * 16 + column.
start:  set 3,(iy+1)            ; letters, not keywords
        ld a,BASEAT
        ld (23693),a
        ld a,2
        call 1601h
        call orders
        ld hl,(23672)
        ld (rseed),hl
 if TITLE
        call title
 endif
        ld a,1
        ld (grav),a
 if FIRST = 0
        call rndnum
 else
        ld hl,FIRST
 endif
        ld (num),hl
        ld a,HOME
        ld (cur),a
newbrd: call deal               ; ---- a new board with the number in (num)
        xor a
        ld (nmov),a
        ld (ntop),a
        ld (cheat),a
        call snap
 if KEEPCUR = 0
        ld a,HOME
        ld (cur),a
 endif
        call screen
changed:xor a                   ; ---- the tiles have changed
 if FAULT = 18
        nop
 else
        ld (sel),a
 endif
        call nohint
        ld (hidx),a
        call judge
        call border
loop:   call draw
        call getkey
        cp 13
        jp z,enter
        cp 12
        jp z,toggle
        cp 8
        jp c,loop
        cp 12
        jp c,arrow
        or 32
        cp 'h'
        jp z,help
        cp 'b'
        jp z,back
        cp 'f'
        jp z,forwd
        cp 'r'
        jp z,restart
        cp 'l'
        jp z,last
        cp 'n'
        jp z,newgame
        cp 's'
        jp z,choose
 if QAOP
        ld b,8
        cp 'o'
        jr z,alias
        inc b
        cp 'p'
        jr z,alias
        inc b
        cp 'a'
        jr z,alias
        inc b
        cp 'q'
        jr nz,loop
alias:  ld a,b
        jp arrow
 else
        jr loop
 endif

nohint: xor a
        ld (h1),a
        ld (h2),a
        ret

; ---- the cursor
arrow:  ld c,a
 if HKEEP = 0
        call nohint
 if HCONT = 0
        ld (hidx),a
 endif
 endif
        ld a,(cur)
        ld b,a
        ld a,c
        cp 8
        jr z,goleft
        cp 9
        jr z,goright
        cp 10
        jr z,godown
        ld a,b
        sub 16
        cp 16
        jr nc,moved
 if WRAP
        add a,96
        jr moved
 else
        jp loop
 endif
godown: ld a,b
        add a,16
        cp 112
        jr c,moved
 if WRAP
        sub 96
        jr moved
 else
        jp loop
 endif
goleft: ld a,b
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,moved
 if WRAP
        add a,14
        jr moved
 else
        jp loop
 endif
goright:ld a,b
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
 if FAULT = 17
        jr moved
 else
        jr nz,moved
 endif
 if WRAP
        sub 14
 else
        jp loop
 endif
moved:  ld (cur),a
 if CLICK = 2
        call click
 endif
        jp loop

; ---- ENTER
enter:  ld a,(h1)
        or a
        jr z,ent1
        ld (p1),a
        ld a,(h2)
        ld (p2),a
        jp remove
ent1:   ld h,high board
        ld a,(cur)
        ld l,a
        ld a,(hl)
        or a
        jp z,loop               ; nothing there
        ld c,a
        ld a,(sel)
        or a
        jr z,pick
        cp l
 if FAULT != 23
        jr z,unpick
 endif
        ld b,a
 if FAULT = 18
        ld a,(selkind)
 else
        ld e,b
        ld d,h
        ld a,(de)
 endif
        cp c
        jr nz,other
        ld a,b
        ld (p1),a
        ld a,l
        ld (p2),a
        call linked
        jr nc,other
        jp remove
other:
 if MISS = 1
        jr unpick
 endif
 if MISS = 2
        jp loop
 endif
pick:   ld a,(cur)
        ld l,a
        ld a,(hl)
        ld (selkind),a
        ld a,l
        jr pick2
unpick: xor a
pick2:  ld (sel),a
        xor a
        ld (hidx),a
 if CLICK = 2
        call click
 endif
        jp loop

remove: call blink
        ld h,high board
        ld a,(p1)
        ld l,a
        ld (hl),0
        ld a,(p2)
        ld l,a
        ld (hl),0
        call nohint
        ld (sel),a
        call sound
 if FAULT = 6
        call fall
 else
        ld a,(grav)
        or a
        call nz,fall
 endif
        ld a,(nmov)
        inc a
        ld (nmov),a
        ld (ntop),a
 if FAULT = 20
        cp 30
        jp z,0
 endif
        call snap
        jp changed

; ---- history: snap n is the board after n removals
snapad: ld a,(nmov)
 if FAULT = 16
        and 15
 endif
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,snaps
        add hl,de
        ret
snap:   call snapad
        ld de,board
        ex de,hl
        ld bc,128
        ldir
        ret
unsnap: ld (nmov),a
        call snapad
        ld de,board
        ld bc,128
        ldir
 if FAULT != 15
        ld a,1
        ld (cheat),a
 endif
        jp changed
noop:
 if NOOPCH
        ld a,1
        ld (cheat),a
        jp changed
 else
        call nohint
        ld (sel),a
        ld (hidx),a
        jp loop
 endif
back:   ld a,(nmov)
        or a
        jr z,noop
        dec a
        jr unsnap
forwd:  call both
        jr nc,noop
        inc a
        jr unsnap
restart:ld a,(nmov)
        or a
        jr z,noop
        xor a
        jr unsnap
last:   call both
        jr nc,noop
        ld a,b
 if FAULT = 14
        dec a
 endif
        jr unsnap
both:   ld a,(ntop)             ; carry if there is something to redo
        ld b,a
        ld a,(nmov)
        cp b
        ret

; ---- H
help:   ld a,(sel)
 if FAULT = 12
        xor a
 endif
        ld (filter),a
        ld a,(hidx)
        call findpair
        jr nc,nomore
        ld a,(p1)
        ld (h1),a
        ld a,(p2)
        ld (h2),a
        ld hl,hidx
 if FAULT != 13
        inc (hl)
 endif
        jp loop
nomore: call nohint
 if HSTAY = 0
        ld (hidx),a
 endif
 if CLICK
        call click
 endif
        jp loop

; ---- new boards
toggle: ld a,(grav)
        xor 1
        ld (grav),a
newgame:call rndnum
        ld (num),hl
        jp newbrd
choose: call nohint
        ld (sel),a
        ld (hidx),a
        call ask
        jr nc,chz
        ld (num),hl
        jp newbrd
chz:    call screen
        jp loop

; ---- the state of the game: 0 on, 1 stuck, 2 won
judge:  ld hl,board+16
        ld b,96
        xor a
jd1:    or (hl)
        inc hl
        djnz jd1
        or a
        ld a,2
        jr z,jd2
        xor a
        ld (filter),a
        call findpair
        ld a,0
 if FAULT != 21
        jr c,jd2
        inc a
 endif
jd2:    ld (state),a
        ret
