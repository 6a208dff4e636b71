; Remembers removals and goes back and forward among them.
; Writes the pair at (rm1) and (rm2) after the removals on the board.
record: ld a,(gcount)
if F_HIST32
        and 31
endif
        ld e,a
        ld d,0
        ld hl,hista
        add hl,de
        ld a,(rm1)
        ld (hl),a
        ld c,a
        ld hl,histb
        add hl,de
        ld a,(rm2)
        ld (hl),a
        ld hl,histk
        add hl,de
        ld b,board/256
        ld a,(bc)
        ld (hl),a
        ld hl,gcount
        inc (hl)
        ld a,(hl)
if F_KEEPTOTAL
        ld hl,gtotal
        cp (hl)
        ret c
endif
        ld (gtotal),a
        ret

; Copies the board to the place of its number of removals.
savesnap:
if HIST = 1
        call snapat
        ex de,hl
        ld hl,board
snco:   ld bc,128
        ldir
endif
        ret

if HIST = 1
; Gives the place of the copy for (gcount) in HL.
snapat: ld a,(gcount)
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,snaps
        add hl,de
        ret
; Fetches the board for (gcount).
getsnap:
        call snapat
        ld de,board
        jr snco
endif

; Finds the pair that is remembered at place A.
fetch:  
if F_HIST32
        and 31
endif
        ld e,a
        ld d,0
        ld hl,hista
        add hl,de
        ld a,(hl)
        ld (rm1),a
        ld hl,histb
        add hl,de
        ld a,(hl)
        ld (rm2),a
        ld hl,histk
        add hl,de
        ld a,(hl)
        ld (dkind),a
        ret

; Says what a history command does when it has nothing to do.
idle:
if IDLE > 0
        call clearsel
endif
if IDLE = 2
        ld a,1
        ld (cheated),a
endif
        ret

; Puts the cursor after a step.
stepcur:
if UNDOCUR = 1
        ld a,(rm1)
        ld (cur),a
endif
        ret

; Marks the game as cheated and forgets the selection.
cheat:
        call clearsel
        ld a,1
        ld (changed),a
        ld a,(key)
if F_BNOCHEAT
        cp 'B'
        ret z
endif
if F_RNOCHEAT
        cp 'R'
        ret z
endif
        ld a,1
        ld (cheated),a
        ret

; Takes one removal back.
back:   ld a,(gcount)
        sub 1+F_BATONE
        jp c,idle
        call cheat
        call undo
        jr stepcur

undo:   ld hl,gcount
        dec (hl)
        ld a,(hl)
        call fetch
if HIST = 1
        jp getsnap
endif
if HIST = 0
; Plays the removals from the first again.
replay: ld hl,deal0
        ld de,board
        ld bc,128
        ldir
        ld b,0
rp1:    ld a,(gcount)
        cp b
        jr z,rp2
        ld a,b
        push bc
        call fetch
        call applyrm
        pop bc
        inc b
        jr rp1
rp2:    ld a,(gcount)
        jp fetch
endif
if HIST = 2
; Puts the lower tile back first, then the upper one.
        ld a,(rm1)
        ld b,a
        ld a,(rm2)
if F_REINSERT
        cp 255
else
        cp b
endif
        jr nc,un1
        ld c,b
        ld b,a
        ld a,c
un1:    push bc
        call rise
        pop bc
        ld a,b
; Puts the tile (dkind) at A; with gravity the tiles above it rise.
rise:   ld c,a
        ld h,board/256
        ld l,a
        ld a,(grav)
        or a
        jr z,ri2
        ld a,c
        and 15
        or 16
        ld l,a
ri1:    ld a,l
        cp c
        jr z,ri2
        add a,16
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        ld l,e
        jr ri1
ri2:    ld a,(dkind)
        ld (hl),a
        ret
endif

; Does one removal again.
forward:
        ld a,(gcount)
        ld hl,gtotal
        cp (hl)
if F_FPAST
        jr z,fwd1
endif
        jp nc,idle
fwd1:   call cheat
        call redo
if FSOUND
        call sound
endif
        jr stepcur

redo:   ld a,(gcount)
        call fetch
        ld hl,gcount
        inc (hl)
if HIST = 1
        jp getsnap
else
        jp applyrm
endif

; Takes all removals back.
restart:
        ld a,(gcount)
        or a
        jp z,idle
        call cheat
if F_RDEAL
        call stir
        ld (number),hl
        call deal
endif
        ld hl,deal0
        ld de,board
        ld bc,128
        ldir
        xor a
        ld (gcount),a
if F_RTOTAL
        ld (gtotal),a
endif
if F_RONE
        call redo
endif
if UNDOCUR = 1
        ld a,0x11
        ld (cur),a
endif
        ret

; Does all removals again that were taken back.
last:   ld a,(gcount)
        ld hl,gtotal
        cp (hl)
        jp nc,idle
        call cheat
la1:    call redo
if F_LONE
        ld a,(gtotal)
        cp 2
        jr c,la2
        dec a
        ld hl,gcount
        cp (hl)
        ret z
        ret c
        jr la1
la2:
endif
        ld a,(gcount)
        ld hl,gtotal
        cp (hl)
        jr c,la1
        ret
