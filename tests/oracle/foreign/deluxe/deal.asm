; The deluxe game: Deals a board; the texts.

; ---- deal board (bnum)
deal:   ld hl,board
        ld de,board+1
        ld bc,127
        ld (hl),0
        ldir
        ld hl,list
        ld a,1
        ld c,21
de1:    ld b,4
de2:    ld (hl),a
        inc hl
        djnz de2
        inc a
        dec c
        jr nz,de1
        ld hl,(bnum)
        ld b,83
de3:    push bc
        ld b,8
de4:    srl h                   ; eight steps of a 16-bit feedback register
        rr l
        jr nc,de5
        ld a,h
        xor 0B4h
        ld h,a
de5:    djnz de4
        pop bc
        push bc
        push hl
        inc b
        ld e,h
        ld d,0
        ld hl,0
de6:    add hl,de
        djnz de6
        ld e,h
        pop hl
        pop bc
        push hl
        ld hl,list
        add hl,de
        push hl
        ld hl,list
        ld e,b
        add hl,de
        pop de
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        pop hl
        djnz de3
        ld hl,list
        ld de,board+11h
        ld a,6
de7:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,de7
        IF FAULT = F_d_five_of_a_kind           ; some boards have five tiles of a kind
        ld a,(bnum)
        and 7
        ret nz
        ld a,(board+11h)
        ld (board+12h),a
        ENDIF
        ret

; ---- texts
tt1:    db "SHISEN DE LUXE",0
tt2:    db "Take the tiles away in pairs",0
tt3:    db "PRESS ANY KEY TO PLAY",0
thead:  db "SHISEN  DE  LUXE",0
thelp:  db "H hint B/F/R/L moves N new S nr.",0
tgrav:  db "GRAVITY"
tflat:  db "FLOATS "
tleft:  db "LEFT"
tnum:   db "BOARD (1-65535): ",0
tnone:  db "                          ",0
tnomor: db "NO MORE PAIRS",0
twin:   db "  YOU  WIN !  ",0
tover:  db "NO MOVES LEFT!",0
tbox1:  db "                  ",0
tbox2:  db "                  ",0
tbox3:  db "  press any key   ",0
cbuf:   db "00:00",0
sbuf:   ds 34
nbuf:   ds 9
one:    db 0,0

tiles:
        include "deluxe_tiles.inc"

cur:    db 37h
kcur:   db 0
sel:    db 0
hnt:    dw 0
hpos:   dw 0
hsel:   db 0
hodd:   db 0
two:    dw 0
done:   db 0
top:    db 0
cheat:  db 0
undos:  db 0
boards: db 0
grav:   db 1
bnum:   dw 1
rnd:    dw 0
bord:   db 5
left84: db 0
lpair:     dw 0
lkind:     db 0
lnpos:     db 0
lmode:     db 0
deep:   db 0
nlen:   db 0
ublk:   db 0
sec:    db 0
min:    db 0
frames: dw 0
tick:   db 50
ticked: db 0
curon:  db 0
curvis: db 0
blink:  db 12
oldkey: db 0
kdelay: db 0
