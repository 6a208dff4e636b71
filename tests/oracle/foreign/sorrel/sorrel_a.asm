; Engine A: text by the ROM (RST 16 with control codes, BEEPER, its keyboard).
        include "cfg.inc"
        org 6800h
start:  ld sp,stktop
        ld iy,5c3ah
        set 3,(iy+1)            ; letters, not keywords
        xor a
        ld (5c41h),a
        ld a,PAB*8+IKB+BRB*64
        ld (5c8dh),a
        ld a,(5c78h)
        ld (seed),a
    if TF = 2
        ld hl,pics
        ld (5c7bh),hl
    endif
    if TF = 4
        ld hl,pics
        ld (5c7bh),hl
    endif
        call redo
        call new1
        jp main

redo:   ; clear all, titles
        call 0d6bh
        ld a,2
        call 1601h
        ld a,(bcol)
        call setbor
        ld hl,txt
        call text
        xor a
        ld (dcur),a
        ld hl,cache
        ld (hl),255
        ld de,cache+1
        ld bc,255
        ldir
        ret

text:   ; row, column, text, 255; 254 ends
        ld a,(hl)
        cp 254
        ret z
        ld b,a
        inc hl
        ld c,(hl)
        inc hl
        call at
        call plain
        call string
        jr text
string: ld a,(hl)
        inc hl
        cp 255
        ret z
        rst 10h
        jr string

at:     ; row B, column C; the two lowest rows are the other channel's
        push hl
        push bc
        ld a,b
        cp 22
        ld a,2
        jr c,at1
        dec a
at1:    call 1601h
        pop bc
        ld a,22
        rst 10h
        ld a,b
        cp 22
        jr c,at2
        sub 22
at2:    rst 10h
        ld a,c
        rst 10h
        pop hl
        ret

plain:  ld a,PAB*8+IKB+BRB*64
setatt: ; attribute A by control codes
        ld (att),a
        ld a,16
        rst 10h
        ld a,(att)
        and 7
        rst 10h
        ld a,17
        rst 10h
        ld a,(att)
        rrca
        rrca
        rrca
        and 7
        rst 10h
        ld a,18
        rst 10h
        ld a,(att)
        rlca
        and 1
        rst 10h
        ld a,19
        rst 10h
        ld a,(att)
        rlca
        rlca
        and 1
        rst 10h
        ld a,20
        rst 10h
        ld a,(inv)
        rst 10h
        ld a,21
        rst 10h
        xor a
        rst 10h
        ret

        include "cell_a.inc"
        include "marks.inc"
        include "screen_a.inc"
        include "keys_a.inc"
klast:  db 0
kwait:  db 0
att:    db 0
inv:    db 0
kind:   db 0
mrk:    db 0
okind:  db 0
where:  dw 0
dcur:   db 0
msgon:  db 0
inks:   db INK0,INK1,INK2,INK3
        include "deal.inc"
        include "rules.inc"
        include "pairs.inc"
        include "cmds.inc"
        include "moves.inc"
        include "number.inc"
        include "data.inc"
stkmin: ds STK
stktop: dw 0
        org ($+255)/256*256
brd:    ds 128
orig:   ds 128
cache:  ds 256
        end start
