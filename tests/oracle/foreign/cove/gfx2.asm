; gfx2.asm: paths, removals, hints and history of the picture engine.

; path: carry if D and E can be connected; both count as empty meanwhile.
path:   ld h,MAPH
        ld l,d
        ld b,(hl)
        ld (hl),0
        ld l,e
        ld (hl),0
        push bc
        call lines
        pop bc
        ld h,MAPH
        ld l,d
        ld (hl),b
        ld l,e
        ld (hl),b
        ret

lines:
        if RING
        ld c,0
        else
        ld c,8
        endif
li1:    ld l,d
        ld a,d
        and 7
        or c
        ld b,8
        call run
        jr nz,li2
        ld l,e
        ld a,e
        and 7
        or c
        call run
        jr nz,li2
        ld a,d
        and 7
        or c
        ld l,a
        ld a,e
        and 7
        or c
        ld b,1
        call run
        jr z,yes
li2:    ld a,c
        add a,8
        ld c,a
        cp 112+16*RING-8*RING+8
        jr nz,li1
        if F_novert
        or a                    ; fault: lines that begin upward or downward are forgotten
        ret
        endif
        ld c,1-RING
li3:    ld l,d
        ld a,d
        and 78h
        or c
        ld b,1
        call run
        jr nz,li4
        ld l,e
        ld a,e
        and 78h
        or c
        call run
        jr nz,li4
        ld a,d
        and 78h
        or c
        ld l,a
        ld a,e
        and 78h
        or c
        ld b,8
        call run
        jr z,yes
li4:    inc c
        ld a,c
        cp 7+RING
        jr nz,li3
        or a
        ret
yes:    scf
        ret

; run: Z if the cells from L to A, with both ends, are empty; steps of B.
run:    push bc
        cp l
        jr nc,rn1
        ld c,a
        ld a,l
        ld l,c
rn1:    ld c,a
rn2:
        if F_corner
        ld a,l                  ; fault: the last cell is not looked at
        cp c
        jr z,rn3
        endif
        ld a,(hl)
        or a
        jr nz,rn3
        ld a,l
        cp c
        jr z,rn3
        add a,b
        ld l,a
        jr rn2
rn3:    pop bc
        ret

; pair removes D and E, and writes them down.
pair:   ld a,e
        cp d
        jr nc,pr1
        ld e,d
        ld d,a
pr1:    call slot
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld b,MAPH
        ld c,d
        ld a,(bc)
        ld (hl),a
        ld hl,pos
        inc (hl)
        ld a,(hl)
        ld (len),a
        call out2
        call noise
        xor a
        ld (sel),a
        call anew
        jp judge

; slot: the place of removal POS in the list.
slot:   ld a,(pos)
        ld l,a
        add a,a
        add a,l
        ld l,a
        ld h,HIST/256
        ret

out2:   ld l,d
        call fall
        ld l,e
fall:   ld h,MAPH
        ld a,(grav)
        or a
        jr nz,fa1
        ld (hl),a
        ret
fa1:
        if F_hang1
        ld a,l                  ; fault: nothing falls in the first column
        cp 16
        jr c,fa2
        endif
        ld a,l
        and 7
        dec a
        jr z,fa2
        dec l
        ld a,(hl)
        inc l
        ld (hl),a
        dec l
        jr fa1
fa2:
        if F_topdup
        ld a,l                  ; fault: the top cell is emptied in the left half only
        cp 64
        ret nc
        endif
        ld (hl),0
        ret

; lift puts kind C into cell L, with gravity below those that rise.
lift:   ld h,MAPH
        if F_backlift = 0
        ld a,(grav)             ; fault: the column rises without gravity, too
        or a
        jr z,lf2
        endif
        ld e,l
        ld a,l
        and 78h
        inc a
        ld l,a
lf1:    ld a,l
        cp e
        jr z,lf2
        inc l
        ld a,(hl)
        dec l
        ld (hl),a
        inc l
        jr lf1
lf2:    ld (hl),c
        ret

; undo takes back the removal before POS.
undo:   ld hl,pos
        dec (hl)
        call slot
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld c,(hl)
        if F_backorder
        ld l,d                  ; fault: the upper one comes back first
        ld d,e
        else
        ld l,e
        endif
        call lift
        ld l,d
        jr lift

redo:   call slot
        ld d,(hl)
        inc hl
        ld e,(hl)
        ld hl,pos
        inc (hl)
        if F_fwdgrav
        ld h,MAPH               ; fault: nothing falls
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        ret
        endif
        jr out2

back:   ld a,(pos)
        or a
        jr z,idle
        if F_winback
        cp 42                   ; fault: not after the last removal
        ret z
        endif
        if F_selback
        ld a,(sel)              ; fault: the mark of the selection is left
        ld l,a
        ld h,SEEN
        res 6,(hl)
        endif
        call undo
        if BACKCUR
        call slot
        ld a,(hl)
        ld (cur),a
        endif
        jr cheats
forw:   call ahead
        jr z,idle
        call redo
        jr cheats
all:    ld a,(pos)
        or a
        jr z,idle
al1:    call undo
        ld a,(pos)
        or a
        jr nz,al1
        jr cheats
last:   call ahead
        jr z,idle
la1:    call redo
        call ahead
        jr nz,la1
cheats: ld a,1
        ld (cheat),a
        xor a
        ld (sel),a
        call anew
        jp judge
ahead:  ld a,(pos)
        ld hl,len
        cp (hl)
        ret
idle:
        if IDLECH
        ld a,1
        ld (cheat),a
        endif
        if IDLESEL = 0
        xor a
        ld (sel),a
        call anew
        endif
        jp colour

; find: carry if there is a pair after HI, HJ; then these are it.
find:   ld a,(hi)
        ld b,a
        ld a,(hj)
        ld c,a
fi1:    inc c
        ld a,c
        cp 84
        jr nz,fi2
        ld a,(sel)
        or a
        ret nz
        inc b
        ld c,b
        ld a,b
        if F_hintlast
        cp 70                   ; fault: ends too early
        else
        cp 83
        endif
        jr nz,fi1
        or a
        ret
fi2:    ld e,b
        ld d,0
        ld hl,order
        add hl,de
        ld a,(sel)
        or a
        jr nz,fi3
        ld a,(hl)
fi3:    ld e,c
        ld hl,order
        add hl,de
        ld e,(hl)
        ld d,a
        cp e
        jr z,fi1
        if F_hintafter
        ld a,(sel)              ; fault: with a selection only later tiles are looked at
        cp e
        jr nc,fi1
        endif
        ld h,MAPH
        ld l,d
        ld a,(hl)
        or a
        jr nz,fi4
        ld c,83
        jr fi1
fi4:    ld l,e
        cp (hl)
        jr nz,fi1
        push bc
        call path
        pop bc
        jr nc,fi1
        ld a,b
        ld (hi),a
        ld a,c
        ld (hj),a
        ld a,d
        ld (one),a
        ld a,e
        ld (two),a
        scf
        ret

help:   call find
        jr c,he1
        call anew
        if HEND = 2
        call find
        ret nc
        else
        ret
        endif
he1:    ld a,1
        ld (shown),a
        if HCUR
        ld a,(one)
        ld (cur),a
        endif
        ret
        include "gfx3.asm"
