; ---- history: deal again and replay A removals
replay: ld (nm),a
        push af
        call deal
        pop bc
 if FAULT = 15
        ld a,(grav)
        push af
        ld a,1
        ld (grav),a
 endif
        ld a,b
        or a
        jr z,rp2
        ld hl,mp
        ld de,mq
rp1:    ld a,(hl)
        ld (p1),a
        ld a,(de)
        ld (p2),a
        inc hl
        inc de
        push hl
        push de
        push bc
        call gone
        pop bc
        pop de
        pop hl
        djnz rp1
rp2:
 if FAULT = 15
        pop af
        ld (grav),a
 endif
        ld a,1
        ld (cheat),a
        pop hl
        jp anew
noop:
 if NOOPCH
        ld a,1
        ld (cheat),a
 endif
        pop hl
        jp anew
back:   ld a,(nm)
        or a
        jr z,noop
        dec a
        jr replay
forwd:  call both
        jr nc,noop
        inc a
        jr replay
restart:ld a,(nm)
        or a
        jr z,noop
 if FAULT = 17
        call deal
        xor a
        ld (nm),a
        pop hl
        jp anew
 else
        xor a
        jr replay
 endif
last:   call both
        jr nc,noop
        ld a,(nt)
        jr replay
both:   ld a,(nt)
        ld b,a
        ld a,(nm)
        cp b
        ret

; ---- new boards
toggle: ld a,(grav)
        xor 1
        ld (grav),a
 if FAULT = 7
        pop hl
        jp anew
 endif
newgame:call rndnum
        pop de
        jp fresh
choose: call unhint
        ld (sel),a
        call rehint
        call ask
        pop de
        jp c,fresh
        call screen
        jp loop
