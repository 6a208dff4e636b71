; BOLLARD: a Shisen without the ROM. Board: 84 bytes by rows, kinds 0 to 20,
; 255 where the tile is gone. The history is a journal that is replayed.
start:  di
        ld sp,stack
 if KEYM = 1
        call setim2
 endif
 if KEYM = 2
        ei
 endif
        call fontup
        call orders
        ld a,r
        ld (rseed),a
 if TITLE
        call title
 endif
        ld a,1
        ld (grav),a
        xor a
        ld (cheat),a
        ld a,HOME
        ld (cur),a
 if FIRST = 0
        call rndnum
 else
        ld hl,FIRST
 endif
fresh:  ld (num),hl             ; ---- a new board with number HL
        call deal
        xor a
        ld (nm),a
        ld (nt),a
        ld (cheat),a
 if KEEPCUR = 0
        ld a,HOME
        ld (cur),a
 endif
        call screen
anew:   ld a,255                ; ---- the tiles have changed
        ld (sel),a
        ld (h1),a
        ld (h2),a
        xor a
        ld (hpos),a
 if FAULT != 14
        ld (hvalid),a
 endif
        call judge
        call border
loop:   call draw
        call getkey
        ld hl,cmds
lp1:    ld b,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc b
        jr z,loop
        dec b
        cp b
        jr nz,lp1
        ex de,hl
        ld bc,loop
        push bc
        jp (hl)
cmds:   defb 8
        defw left
        defb 9
        defw right
        defb 10
        defw down
        defb 11
        defw up
 if ALIAS
        defb 'o'
        defw left
        defb 'p'
        defw right
        defb 'a'
        defw down
        defb 'q'
        defw up
        defb ' '
        defw enter
        defb 'm'
        defw enter
 endif
        defb 13
        defw enter
        defb 12
        defw toggle
        defb 'h'
        defw help
        defb 'b'
        defw back
        defb 'f'
        defw forwd
        defb 'r'
        defw restart
        defb 'l'
        defw last
        defb 'n'
        defw newgame
        defb 's'
        defw choose
        defb 255
        defw 0

unhint: ld a,255
        ld (h1),a
        ld (h2),a
        ret
rehint: xor a                   ; the next H begins again
        ld (hpos),a
        ld (hvalid),a
        ret

; ---- the cursor; B = column, C = row
getbc:
 if HKEEP = 0
        call unhint
 if HCONT = 0
        xor a
        ld (hpos),a
 endif
 endif
        ld a,(cur)
split:  ld c,-1                 ; A = cell: column to B, row to C
sp1:    inc c
        sub 14
        jr nc,sp1
        add a,14
        ld b,a
        ret
left:   call getbc
        dec b
        jp p,setbc
 if WRAP
        ld b,13
        jr setbc
 else
        ret
 endif
right:  call getbc
        inc b
        ld a,b
        cp 14
        jr nz,setbc
 if WRAP
        ld b,0
        jr setbc
 else
        ret
 endif
up:     call getbc
        dec c
        jp p,setbc
 if WRAP
        ld c,5
        jr setbc
 else
        ret
 endif
down:   call getbc
        inc c
        ld a,c
 if FAULT = 18
        cp 7
 else
        cp 6
 endif
        jr nz,setbc
 if WRAP
        ld c,0
 else
        ret
 endif
setbc:  ld a,c                  ; row * 14 + column
        add a,a
        ld d,a
        add a,a
        add a,a
        add a,a
        sub d
        add a,b
        ld (cur),a
 if CLICK = 2
        call click
 endif
        ret

; ---- ENTER
kind:   ld e,a                  ; A = cell: its kind in A, address in HL
        ld d,0
        ld hl,brd
        add hl,de
        ld a,(hl)
        ret
enter:  ld a,(h1)
        cp 255
        jr z,en1
        ld (p1),a
        ld a,(h2)
 if FAULT = 13
        ld a,(cur)
 endif
        ld (p2),a
 if FAULT = 21
        ld a,1
        ld (quiet),a
 endif
        jp take
en1:    ld a,(cur)
        call kind
        cp 255
        jr nz,en2
 if EMPTYENT
        call rehint
        ld a,255
        ld (sel),a
 endif
        ret
en2:    ld c,a
        ld a,(sel)
        cp 255
        jr z,en5
        ld b,a
        ld a,(cur)
        cp b
        jr z,en6
        ld a,b
        ld (p1),a
        call kind
 if FAULT = 20
        xor c
        and 15
 else
        cp c
 endif
        jr nz,en4
        ld a,(cur)
        ld (p2),a
        ld a,(p1)
        call reach
        ld a,(p2)
        call mapcell
        ld a,(hl)
        cp 41h
        jr z,take
en4:
 if MISS = 1
        jr en6
 endif
 if MISS = 2
        ret
 endif
en5:    call rehint
        ld a,(cur)
        ld (sel),a
 if CLICK
        call click
 endif
        ret
en6:
 if FAULT = 19
        ret
 endif
        call rehint
        ld a,255
        ld (sel),a
        ret

take:   pop hl                  ; ---- the pair p1, p2 goes
        call unhint
        ld (sel),a
        call draw
        call vanish
        call noise
        ld a,(nm)
        ld e,a
        ld d,0
        ld hl,mp
        add hl,de
        ld a,(p1)
        ld (hl),a
        ld hl,mq
        add hl,de
        ld a,(p2)
        ld (hl),a
        ld a,1
        ld (slow),a
        call gone
        xor a
        ld (slow),a
        ld a,(nm)
        inc a
        ld (nm),a
 if FAULT = 22
        cp 36
        jr nz,tk0
        di
        halt
tk0:
 endif
 if FAULT = 16
        ld hl,nt
        cp (hl)
        jr c,tk1
 endif
        ld (nt),a
tk1:    jp anew
gone:   ld a,(p1)               ; take p1, p2 off and let the others fall
        call kind
        ld (hl),255
        ld a,(p2)
        call kind
        ld (hl),255
        ld a,(grav)
        or a
        ret z
        jp fall

