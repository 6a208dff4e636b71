; attr3.asm: hints, end of the game, history of the attribute engine.

; step moves A to the next cell of the search; carry at the end.
step:
        if SCAN = 0
        inc a
        cp 70h
        ccf
        ret
        endif
        if SCAN = 1
        add a,16
        bit 7,a
        ret z
        sub 127
        cp 16
        ccf
        ret
        endif
        if SCAN = 2
        dec a
        cp 10h
        ret
        endif

; search goes on from PAIR; carry if it finds one, then PAIR is that.
search: ld de,(pair)
        ld a,(sel)
        or a
        jr z,sc2
        ld d,a
sc1:    ld a,e
        call step
        jr c,scno
        ld e,a
        cp d
        jr z,sc1
        call test
        jr nc,sc1
        ret
sc2:    ld l,d
        ld h,BH
        ld a,(hl)
        or a
        jr z,sc3
        ld a,e
        call step
        jr c,sc3
        ld e,a
        call test
        jr nc,sc2
        ret
sc3:    ld a,d
        call step
        jr c,scno
        ld d,a
        if F_hskip
        call step               ; fault: the next cell is passed over
        jr c,scno
        endif
        ld e,a
        jr sc2
scno:   or a
        ret

; test looks at the pair D, E.
test:   ld h,BH
        ld l,d
        ld a,(hl)
        ld l,e
        cp (hl)
        jr nz,scno
        push de
        call path
        pop de
        ret nc
        ld (pair),de
        ret

hint:
        if F_leak
        ld hl,main              ; fault: a return address too many
        ex (sp),hl
        push hl
        endif
        if F_hintsel
        ld a,(sel)              ; fault: the selection is forgotten for the search
        push af
        xor a
        ld (sel),a
        call search
        pop bc
        ld a,b
        ld (sel),a
        else
        call search
        endif
        jr nc,hi1
hi0:    ld a,1
        ld (shown),a
        if HCUR
        ld a,(pair+1)
        ld (cur),a
        endif
        ret
hi1:    call nohint
        if HEND = 2
        call search
        jr c,hi0
        endif
        ret

; judge finds out whether the game has ended, and sets the border.
judge:  ld hl,(pair)
        push hl
        ld a,(sel)
        push af
        xor a
        ld (sel),a
        call nh0
        call search
        sbc a,a
        inc a
        ld (stuck),a
        pop af
        ld (sel),a
        pop hl
        ld (pair),hl
border: ld a,(cheat)
        or a
        ld c,2
        if PREC = 0
        jr nz,bo1
        else
        jr nz,bo0
        ld c,5
bo0:
        endif
        ld a,(pos)
        cp 42
        ld a,7
        jr z,bo2
        if PREC = 0
        ld c,5
        endif
        if F_blackstay
        ld a,(black)            ; fault: once black, black until the next board
        ld hl,stuck
        or (hl)
        ld (black),a
        else
        ld a,(stuck)
        endif
        or a
        jr z,bo1
        ld c,0
bo1:    ld a,c
bo2:    ld (brd),a
        out (254),a
        ret

; The history: the board is dealt again and the removals up to POS are done again.
back:   ld a,(pos)
        or a
        jr z,idle
        dec a
        jr go
forw:   ld a,(pos)
        ld hl,len
        cp (hl)
        jr z,idle
        inc a
        jr go
first:  ld a,(pos)
        or a
        jr z,idle
        xor a
        if F_rforget
        ld (len),a              ; fault: the removals are forgotten
        endif
        jr go
last:   ld a,(pos)
        ld hl,len
        cp (hl)
        jr z,idle
        ld a,(hl)
        if F_lastless
        dec a                   ; fault: one too few
        endif
go:     ld (pos),a
        if F_nocheat
        or a                    ; fault: B and R to the first board are not counted as cheating
        jr z,go0
        endif
        ld a,1
        ld (cheat),a
go0:    xor a
        ld (sel),a
        call nohint
        call deal
        ld a,(pos)
        or a
        jr z,go2
        ld b,a
        ld hl,HIST
go1:    ld d,(hl)
        inc l
        ld e,(hl)
        inc l
        push bc
        push hl
        call apply
        pop hl
        pop bc
        djnz go1
go2:
        if F_backrow
        call lsb                ; fault: the last row is not printed
        else
        call letters
        endif
        jp judge
lsb:    ld l,11h
lb1:    call letter
        inc l
        ld a,l
        cp 60h
        jr nz,lb1
        ret
idle:
        if IDLECH
        ld a,1
        ld (cheat),a
        endif
        if IDLESEL = 0
        xor a
        ld (sel),a
        call nohint
        endif
        jp border

        include "attr4.asm"
