; drop: Shisen with keys read in an interrupt of mode 2, a queue of keys, and falling tiles.
; The board is 14 stacks of 8 bytes; byte 0 is the bottom.
        org 0xa000
st      equ 0xbb                ; high byte of the stacks
hist    equ 0xbc00              ; 42 entries of 16 bytes
shadow  equ 0xb900              ; what is on the screen: kind and colour
sedge   equ 0xbf20
main0:  di
        ld sp,sedge
        ld hl,0xfe00            ; the table of vectors
        ld b,l
vect:   ld (hl),0xfd
        inc hl
        djnz vect
        ld (hl),0xfd
        ld a,0xc3
        ld (0xfdfd),a
        ld hl,frame
        ld (0xfdfe),hl
        ld a,0xfe
        ld i,a
        im 2
        ld hl,0x4000
        ld de,0x4001
        ld bc,0x1aff
        ld (hl),l
        ldir
        ld hl,0x5ae0
        ld b,32
stat:   ld (hl),7
        inc l
        djnz stat
        ld hl,shadow
shad:   ld (hl),l
        inc l
        jr nz,shad
        ld hl,(23672)
        set 0,l
        ld (dice),hl
        ei
luck:   ld hl,(dice)            ; a number that the interrupt has rolled
newgam: ld (num),hl
        ld (seed),hl            ;@d-seed: inc h | dec h | jr nz,newga2 | ld h,l | newga2: ld (seed),hl
        ld hl,st*256            ; 84 tiles, kinds in turn
        ld de,heap
        ld b,84
        ld c,1
heap1:  ld a,c
        ld (de),a
        inc de
        inc c
        cp 21                   ;@d-kinds: cp 20
        jr nz,heap2
        ld c,1
heap2:  djnz heap1
        ld b,84
mix:    push bc                 ; from the last tile on: swap with one of those before
        call dice8
        pop bc
        ld d,0                  ; A * B / 256
        ld e,a
        ld hl,0
        ld c,b
mix2:   add hl,de
        dec c
        jr nz,mix2
        ld e,h
        ld hl,heap-1
        ld a,l
        add a,b
        ld l,a
        jr nc,mix3
        inc h
mix3:   push hl
        ld hl,heap
        add hl,de
        ex de,hl
        pop hl
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        djnz mix
        ld hl,heap
        ld de,st*256
        ld a,14
stack1: ld bc,6
        ldir
        ex de,hl
        ld (hl),b
        inc l
        ld (hl),b
        inc l
        ex de,hl
        dec a
        jr nz,stack1
        xor a
        ld (pos),a
        ld (top),a
        ld (cheat),a
        ld a,5
        ld (bord),a
again:  ld a,255
        ld (sel),a
look:   call nohint
        call hfirst
        call hnext              ; is there a pair?
        sbc a,a
        ld (alive),a
        call nohint
        call hfirst
loop:   call show
        call pop1
        cp 'h'
        jp z,hkey
        cp 13
        jr nz,loop2
        ld a,(ha)
        inc a
        jp nz,go                ; remove the pair shown
        ld a,(cur)
        call kind
        jr z,loop
        ld a,(sel)
        ld c,a
        inc a
        ld a,(cur)
        jr z,hold
        cp c
        ld b,255
        jr z,hold2
        ld (hb),a
        ld a,c
        ld (ha),a
        call kind
        ld b,a
        ld a,(cur)
        call kind
        cp b
        jr nz,miss
        call join
        jp c,go
miss:   call nohint
        ld a,(cur)              ;@lets: ld a,255
hold:   ld b,a
hold2:  ld a,b
        ld (sel),a
        call hfirst
        jp loop
loop2:  ld hl,acts
        ld b,11
loop3:  cp (hl)
        inc hl
        jr z,loop4
        inc hl
        inc hl
        djnz loop3
        jr loop
loop4:  ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        call nohint
        pop hl
        ld a,(cur)
        jp (hl)
acts:   defb 8
        defw cleft
        defb 9
        defw cright
        defb 10
        defw cdown
        defb 11
        defw cup
        defb 12
        defw flip
        defb 'n'
        defw luck
        defb 's'
        defw asks
        defb 'b'
        defw bk
        defb 'f'
        defw fd
        defb 'r'
        defw rs
        defb 'l'
        defw ls
flip:   ld a,(fall)
        xor 1                   ;@d-flip: and 0
        ld (fall),a
        jp luck
; The cursor stops left and right and wraps up and down.
cleft:  sub 8
        jr nc,cset
        jp loop
cright: add a,8
        cp 112
        jr c,cset
        jp loop
cdown:  dec a
        ld c,a
        and 7
        cp 7
        ld a,c
        jr nz,cset
        add a,6                 ;@cstop: inc a
        jr cset
cup:    inc a
        ld c,a
        and 7
        cp 6
        ld a,c
        jr nz,cset
        sub 6                   ;@cstop: dec a ;@d-cup: sub 7
cset:   ld (cur),a
        jp loop
; Remove ha and hb: keep their columns, then let the tiles fall row by row.
go:     call entry
        ld a,(ha)
        call keep
        ld a,(hb)               ;@d-keep1: ld a,(ha)
        call keep
        ld a,(pos)
        inc a
        ld (pos),a
        ld (top),a              ;@d-top: ld hl,top | cp (hl) | jr c,go0 | ld (hl),a | go0:
        call beeps              ;@d-lastmute: cp 42 | call nz,beeps
        ld hl,(ha)
        call nohint
        ld a,255
        ld (sel),a
        call zap
go1:    call show0
        call sinks
        jr nc,go2
        ld b,3
go3:    halt
        djnz go3
        jr go1                  ;@d-once:
go2:    call isover             ; won or without moves: the border of an event
        jp again
zap:    ld a,h
        ld h,st
        ld (hl),0
        ld l,a
        ld (hl),0
        ret
; One row of falling: carry if something has moved.
sinks:  ld c,0
        ld a,(fall)
        or a
        ret z
        ld hl,st*256
sinks1: push hl
        ld b,5                  ;@d-fall4: ld b,4
sinks2: ld a,(hl)
        or a
        jr z,sinks3
        inc l
        djnz sinks2
        jr sinks4
sinks3: inc l                   ; a hole: what is above comes down by one
        ld a,(hl)
        ld (hl),0
        dec l
        ld (hl),a
        inc l
        or c
        ld c,a
        djnz sinks3
sinks4: pop hl
        ld a,l
        add a,8
        ld l,a
        cp 112
        jr nz,sinks1
        ld a,c
        or a
        ret z
        scf
        ret
keep:   ld (hl),a               ; cell and its column
        inc hl
        and 0x78
        ld e,a
        ld d,st
        ld b,6
keep2:  ld a,(de)
        ld (hl),a
        inc hl
        inc e
        djnz keep2
        ret
entry:  ld a,(pos)
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl               ;@d-hist8: add hl,hl | ld h,0
        ld de,hist
        add hl,de
        ret
unkeep: ld a,(hl)
        inc hl
        and 0x78
        ld e,a
        ld d,st
        ld bc,6
        ldir
        ret
back1:  ld a,(pos)
        or a
        ret z
        dec a
        ld (pos),a
        call entry
        push hl
        ld de,7
        add hl,de
        call unkeep
        pop hl
        call unkeep
        scf
        ret
forw1:  ld a,(pos)
        ld hl,top
        cp (hl)
        ret nc
        call entry
        ld a,(hl)
        ld de,7
        add hl,de
        ld h,(hl)
        ld l,a
        call zap
        ld hl,pos
        inc (hl)
forw2:  call sinks              ;@d-redo: nop
        jr c,forw2
        scf
        ret
bk:     call back1
        jr did
fd:     call forw1
did:    jp nc,loop
red:    ld a,2
        ld (bord),a
        ld a,1
        ld (cheat),a
        jp again
rs:     call back1
        jp nc,loop
rs2:    call back1
        jr c,rs2
        jr red
ls:     call forw1
        jp nc,loop
ls2:    call forw1
        jr c,ls2
        jr red                  ;@d-lastfair: xor a | ld (cheat),a | jp again
