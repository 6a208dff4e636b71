; roman: Shisen printed by RST 16 with control codes; BASIC asks for the number by INPUT.
; USR 40000 starts, USR 40003 starts the board that BASIC has poked, USR 40006 goes on.
; The game returns to BASIC when S is pressed.
        org 40000
brd     equ 0xa900              ; 84 kinds, row by row
seen    equ 0xaa00              ; what has been printed: kind and look
hist    equ 0xab00              ; three bytes for each removal
chanop  equ 0x1601
        jp start
        jp poked
        jp back2
num:    defw 1                  ; 40009: the number
start:  ld hl,udgs
        ld (23675),hl
        ld a,56
        ld (23693),a
        call 0x0d6b             ; CLS
        ld a,1
        ld (grav),a
rndnum: ld hl,(23672)
        ld (seed),hl
        call rnd
        ld a,r
        xor l
        ld l,a
        ld a,h
        or l
        jr nz,setnum
        inc hl
setnum: ld (num),hl
poked:  ld hl,(num)
        ld (seed),hl
        ld hl,brd               ; four of each kind
        ld c,21
four1:  ld b,4
four2:  ld (hl),c               ;@r-kind: ld a,c | cp 9 | jr nz,four3 | dec a | four3: ld (hl),a
        inc l
        djnz four2
        dec c
        jr nz,four1
        ld b,200                ; swap two random tiles, 200 times
swaps:  push bc
        call rnd84
        ld e,a
        push de
        call rnd84
        pop de
        ld l,a
        ld h,brd/256
        ld d,h
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        pop bc
        djnz swaps
        xor a
        ld (done),a
        ld (kept),a             ;@r-kept:
        ld (red),a
        ld a,35                 ;@stay: ld a,(cur)
        ld (cur),a
settle: call unpick
        ld (pick),a
        call pfirst
        call pnext
        ld (stuck),a
        call unpick
        call message            ;@r-mess: ld a,(done) | or a | call nz,message
back2:  call forget             ; INPUT may have cleared something
keys:   call view
        call getkey
        push af
        call border
        pop af
        cp 's'
        jp z,unpick             ; and back to BASIC
        cp 13
        jr z,enter
        cp 'h'
        jr z,hint
        ld hl,keys              ; commands return to keys
        push hl
        ld hl,table
        ld b,10
find:   cp (hl)
        inc hl
        jr z,found
        inc hl
        inc hl
        djnz find
        jp unpick               ; any other key only takes the pair away
found:  ld e,(hl)
        inc hl
        ld d,(hl)
        call unpick
        ld a,(cur)
        ld c,a
        ld b,-1
        ex de,hl
colrow: inc b                   ; B row, C column
        ld a,c
        sub 14
        ld c,a
        jr nc,colrow
        add a,14
        ld c,a
        jp (hl)
table:  defb 8
        defw goleft
        defb 9
        defw goright
        defb 10
        defw godown
        defb 11
        defw goup
        defb 12
        defw toggle
        defb 'n'
        defw newkey
        defb 'b'
        defw bkey
        defb 'f'
        defw fkey
        defb 'r'
        defw rkey
        defb 'l'
        defw lkey
hint:   ld a,(pa)
        inc a
        call z,pfirst           ;@r-hint1: call pfirst
        call pnext
        jp z,keys
        call pfirst             ;@blank: call unpick | jp keys
        call pnext
        call nz,unpick
        jp keys
enter:  ld a,(pa)
        inc a
        jp nz,take
        ld a,(cur)
        call tile
        jp z,keys
        ld b,a
        ld c,l
        ld a,(pick)
        cp c
        jr z,drop
        inc a
        jr z,mark
        dec a
        ld e,a
        call tile
        cp b
        jr nz,other
        ld a,c
        ld d,e
        call order
        call link
        jp z,take
        call unpick
other:  ld a,(pick)             ;@move: ld a,(cur)
        ld c,a
mark:   ld a,c
        jr drop2
drop:   ld a,255
drop2:  ld (pick),a
        jp keys
order:  cp d
        ld e,d
        jr nc,order2
        ld e,a
        ld a,d
order2: ld (pb),a
        ld a,e
        ld (pa),a
        ret
goleft: dec c
        jp p,setcur
        ld c,13
        jr setcur
goright: inc c
        ld a,c
        cp 14
        jr nz,setcur
        ld c,0                  ;@r-right: ld c,1
        jr setcur
goup:   dec b
        ret m
        jr setcur
godown: inc b
        ld a,b
        cp 6
        ret z
setcur: call index
        ld (cur),a
        ret
index:  ld a,b                  ; A = 14 * B + C
        add a,a
        ld l,a
        add a,a
        add a,a
        add a,a
        sub l
        add a,c
        ret
newkey: pop hl
        jp rndnum
toggle: pop hl
        ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
        jp rndnum
; Remove pa and pb, pa is the smaller.
take:   call place
        ld a,(pa)
        ld (hl),a
        inc hl
        ld a,(pb)
        ld (hl),a
        inc hl
        ex de,hl
        call tile
        ld (de),a
        call outtwo
        ld hl,done
        inc (hl)
        ld a,(hl)
        ld (kept),a
        ld de,30
        ld hl,600
        call 0x03b5             ;@r-nobeep: nop | nop | nop
        ld de,30
        ld hl,300
        call 0x03b5             ;@r-nobeep: nop | nop | nop
        jp settle
outtwo: ld h,brd/256
        ld a,(pa)
        ld l,a
        ld (hl),0
        ld a,(pb)
        ld l,a
        ld (hl),0
        ld a,(grav)
        or a
        ret z
falls:  ld e,0                  ; let tiles fall by one until none can
        ld l,83                 ;@r-corner83: ld l,82
falls2: ld a,(hl)
        or a
        jr nz,falls3
        ld d,l
        ld a,l
        sub 14
        ld l,a
        ld a,(hl)
        ld (hl),0
        ld l,d
        ld (hl),a
        or e
        ld e,a
falls3: dec l
        ld a,l
        cp 14                   ;@r-topfall: cp 28
        jr nc,falls2
        ld a,e
        or a
        jr nz,falls
        ret
place:  ld a,(done)
        ld b,a
        add a,a
        add a,b
        ld l,a
        ld h,hist/256
        ret
; NZ = nothing to do
undo:   ld a,(done)
        or a
        jr z,no
        dec a
        ld (done),a
        call place
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld c,(hl)
        ld a,e                  ;@r-undo2: ld a,d | call into | ld a,e | jr into
        call into
        ld a,d
into:   ld h,brd/256
        ld l,a
        ld b,a
        ld a,(grav)             ;@r-undog: ld a,1
        or a
        jr z,into3
        ld a,b                  ; each tile from the top goes up by one
into1:  sub 14
        jr nc,into1
        add a,14
into2:  ld l,a
        cp b
        jr z,into3
        add a,14
        ld l,a
        push de
        ld e,(hl)
        sub 14
        ld l,a
        ld (hl),e
        pop de
        add a,14
        jr into2
into3:  ld (hl),c
        xor a
        ret
redo:   ld a,(done)
        ld hl,kept
        cp (hl)
        jr nc,no
        call place
        ld a,(hl)
        ld (pa),a
        inc hl
        ld a,(hl)
        ld (pb),a
        call outtwo
        ld hl,done
        inc (hl)
        xor a
        ret
no:     or 1
        ret
bkey:   call undo
        jr cheat
fkey:   call redo
        jr cheat
rkey:   call undo               ;@r-rnew: pop hl | jp poked
        jr z,rkey
        jr cheat
lkey:   call redo
        jr z,lkey
cheat:  ld a,1
        ld (red),a
        pop hl
        jp settle
