; The second half of times.asm: paths, hints, removals, history.

; The cell at column D, row E: HL
cell:   ld a,e
        rlca
        rlca
        rlca
        rlca
        add a,d
        ld l,a
        ld h,VIEW/256
        ret

; The board after (moves) removals
build:  ld hl,VIEW
build1: ld (hl),0
        inc l
        jp p,build1
        ld a,(moves)
        ld c,a
        ld l,6Eh                ; column by column from the right, each from the bottom
build2: ld d,TIME/256
        ld a,l
        and 15
        add a,70
        ld e,a                  ; the tile of the bottom row
        push hl
        ld b,6
build3: ld a,(de)
        dec a
        cp c
        jr c,build4             ; removed
        ld (hl),e
build5: ld a,l
        sub 16
        ld l,a
        jr build7
build4: ld a,(grav)
        rrca
        if FBOTH
        jr c,build5
        ld a,(cheat)
        rrca
        rrca
        endif
        if FGAP
        jr c,build5
        ld a,b
        sub 6
        sub 1
        endif
        jr c,build5
build7: ld a,e
        sub 14
        ld e,a
        djnz build3
        pop hl
        dec l
        ld a,l
        and 15
        jr nz,build2
        ret

; The next pair of tiles after (pair): carry if there is one
next:   ld hl,(pair)
next1:  inc h
        ld a,h
        cp 85
        jr c,next2
        inc l
        ld a,l
        cp 84
        ret nc
        ld h,l
        jr next1
next2:  ld (pair),hl
        ld a,(sel)
        or a
        jr z,next3
        cp h
        jr z,next3
        cp l
        jr nz,next1
next3:  call join
        ld hl,(pair)
        jr nc,next1
        ret

; Carry if the tiles of the numbers L and H are there, of one kind, and can be joined
join:   ld d,KIND/256
        ld e,h
        ld a,(de)
        ld e,l
        ex de,hl
        cp (hl)
        ex de,hl
        jr nz,never
        call find
        ret nz
        ld (target),bc
        ld h,l
        call find
        ret nz
        ld a,2+FTURN-FTURN1
        ld (turns),a
        ld de,1
        call go4
        ld de,0100h
go4:    call nc,go
        jr c,yes
turn:   xor a
        sub d
        ld d,a
        xor a
        sub e
        ld e,a
        call go
yes:    ret
never:  or a
        ret
; B row, C column of the tile of the number H: Z if it is on the board
find:   ld a,h
        ld de,VIEW+10h
find1:  ex de,hl
        cp (hl)
        ex de,hl
        jr z,find2
        inc e
        bit 7,e
        jr z,find1
        or a                    ; NZ, no carry
        ret
find2:  ld a,e
        and 15
        ld c,a
        xor e
        rrca
        rrca
        rrca
        rrca
        ld b,a
        xor a
        ret

; From B, C in the direction D, E with (turns): carry if (target) is met
go:     push bc
go1:    ld a,b
        add a,d
        ld b,a
        if FROW
        dec a
        cp 7
        else
        cp 8
        endif
        jr nc,go8
        ld a,c
        add a,e
        ld c,a
        cp 16-FCOL
        jr nc,go8
        ld hl,(target)
        or a
        sbc hl,bc
        scf
        jr z,go9
        push de
        ld e,b
        ld d,c
        call cell
        pop de
        ld a,(hl)
        or a
        jr nz,go8
        ld hl,turns
        dec (hl)
        jp m,go3
        jr nz,go2
        ld hl,(target)          ; the last segment must end at the target
        ld a,e
        or a
        ld a,c
        jr nz,go5
        ld a,b
        ld l,h
go5:    cp l
        jr z,go2
        or a
        jr go7
go2:    push de
        ld a,d
        ld d,e
        ld e,a
        call go
        call nc,turn
        pop de
go7:    ld hl,turns
        inc (hl)
        jr c,go9
        jr go1
go3:    inc (hl)
        jr go1
go8:    or a
go9:    pop bc
        ret

; White, black, red or cyan
border:
        if FIRSTRED
        ld a,(cheat)
        or a
        jr nz,setb
        endif
        ld a,(moves)
        cp 42-FWON
        ld a,7
        jr z,setb
        ld hl,0101h
        ld (pair),hl
        call next
        ld a,0
        jr nc,setb
        if !FIRSTRED
        ld a,(cheat)
        or a
        jr nz,setb
        endif
        ld a,5
setb:   jp 229Bh

draw:   ld a,2
        call 1601h
        ld de,(row)
        call cell
        ld (cur),hl
        call kind
        if FHIGH
        or a
        jr z,draw0
        endif
        ld (same),a
draw0:  ld b,ROWT
        ld l,11h
draw1:  ld a,22
        rst 16
        ld a,b
        rst 16
        ld a,COLT
        rst 16
draw2:  push bc
        ld h,VIEW/256
        ld a,l
        rlca
        rlca
        rlca
        rlca
        xor l
        rra
        ld c,PAPA
        jr c,draw3
        ld c,PAPB
draw3:  call kind
        ld b,a
        jr nz,draw4
        ld c,7
draw4:  ld a,(same)
        cp b
        jr nz,draw5
        or a
        jr z,draw5
        set 6,c
draw5:  ld a,(sel)
        cp (hl)
        jr nz,draw6
        or a
        jr z,draw6
        ld c,0Fh
draw6:  ld a,(hint)
        or a
        jr z,draw7
        ld de,(pair)
        ld a,(hl)
        cp e
        jr z,draw8
        cp d
        jr nz,draw7
draw8:  set 7,c
draw7:  ld a,c
        ld (5C8Fh),a
        ld a,b
        or a
        jr z,draw9
        add a,32
draw9:  add a,32
        rst 16
        ld a,(cur)
        cp l
        ld a,32
        jr nz,draw11
        ld a,MARK
draw11: rst 16
        pop bc
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,draw2
        inc l
        inc l
        ld a,b
        add a,LINES
        ld b,a
        ld a,l
        cp 71h
        jr nz,draw1
        ld a,22
        rst 16
        ld a,21
        rst 16
        xor a
        rst 16
number  equ $+1
        ld bc,0
        call 2D2Bh
        call 2DE3h
        ret
; The kind of the tile at HL plus 1, or 0
kind:   ld a,(hl)
        or a
        ret z
        ld d,KIND/256
        ld e,a
        ld a,(de)
        inc a
        ret
row:    defb 0,0
moves:  defb 0
known:  defb 0
cheat:  defb 0
sel:    defb 0
hint:   defb 0
same:   defb 0
grav:   defb 0
lastk:  defb 0
turns:  defb 0
pair:   defw 0
target: defw 0
cur:    defw 0
