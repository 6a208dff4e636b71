; Plain Shisen engine of "marl". MIT licence. All switches come from cfg.inc.
        INCLUDE "cfg.inc"
board   EQU 0A000h      ; 8 rows of 16, tiles in rows 1-6, columns 1-14
num     EQU 0A080h
cur     EQU 0A082h
sel     EQU 0A083h
h1      EQU 0A084h
h2      EQU 0A085h
grav    EQU 0A086h
cheat   EQU 0A087h
hk      EQU 0A088h
htop    EQU 0A089h
won     EQU 0A08Ah
dead    EQU 0A08Bh
moves   EQU 0A08Ch
left    EQU 0A08Eh
pairs   EQU 0A090h
score   EQU 0A092h
prev    EQU 0A094h
secs    EQU 0A096h
best    EQU 0A098h
seed    EQU 0A09Ah
nseed   EQU 0A09Ch
shown   EQU 0A09Eh      ; value the number display takes
games   EQU 0A0A0h
entnum  EQU 0A0A2h      ; number handed over by BASIC or by the entry
why     EQU 0A0A4h      ; 0 N, 1 S, 2 DELETE
tickf   EQU 0A0A5h
lastt   EQU 0A0A6h
px      EQU 0A0A8h
py      EQU 0A0A9h
sflags  EQU 0A0AAh
sadv    EQU 0A0ABh
sdf     EQU 0A0ACh      ; digit font
colour  EQU 0A0AEh
ecount  EQU 0A0AFh
ebuf    EQU 0A0B0h      ; digits typed
dbuf    EQU 0A0C8h      ; digits to show
hist    EQU 0A100h      ; 43 boards of 128 bytes
shadow  EQU 0BC00h      ; what is drawn: kind, colour
        ORG 32768
        jp first
        jp again
first:  ld hl,board
        ld de,board+1
        ld bc,255
        ld (hl),0
        ldir
        call fonts
        ld a,1
        ld (grav),a
        ld a,17
        ld (cur),a
        ld hl,NSTART
        ld (nseed),hl
        call wipe
        call pickn
        xor a
        ld (why),a
        call deal
        jr main
again:  call wipe               ; BASIC comes back with a number
        ld hl,(entnum)
        ld a,1
        ld (why),a
        call deal
main:   call getkey
        ld hl,keytab
        ld c,a
find:   ld a,(hl)
        or a
        jr z,main
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr nz,find
        ex de,hl
        IF BASIN=1
        cp 's'
        ret z
        ENDIF
        ld de,after
        push de
        jp (hl)
after:  call drawall
        call panel
        IF NREDRAW=1
        call shownum
        ENDIF
        jr main
keytab: db 8
        dw goleft
        db 9
        dw goright
        db 10
        dw godown
        db 11
        dw goup
        db 13
        dw enter
        db 'n'
        dw newn
        db 12
        dw toggle
        db 's'
        dw choose
        db 'h'
        dw hint
        db 'b'
        dw back
        db 'f'
        dw forw
        db 'r'
        dw rest
        db 'l'
        dw lastm
        db 0
nohint: xor a
        ld (h1),a
        ld (h2),a
        ret
goleft: call nohint
        ld a,(cur)
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,setcur
        IF WRAP=1
        add a,14
        ELSE
        inc a
        ENDIF
setcur: ld (cur),a
        ret
goright:call nohint
        ld a,(cur)
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,setcur
        IF WRAP=1
        sub 14
        ELSE
        dec a
        ENDIF
        jr setcur
godown: call nohint
        ld a,(cur)
        add a,16
        cp 112
        jr c,setcur
        IF WRAP=1
        sub 96
        ELSE
        sub 16
        ENDIF
        jr setcur
goup:   call nohint
        ld a,(cur)
        sub 16
        cp 16
        jr nc,setcur
        IF WRAP=1
        add a,96
        ELSE
        add a,16
        ENDIF
        jr setcur
; --- ENTER
enter:  ld a,(h1)
        or a
        jr z,ent1
        ld b,a
        ld a,(h2)
        ld c,a
        jp remove
ent1:   ld a,(cur)
        call at
        or a
        ret z
        ld e,a
        ld a,(sel)
        or a
        jr nz,ent2
ent0:   ld a,(cur)
        ld (sel),a
        ret
ent2:   ld hl,cur
        cp (hl)
        jr nz,ent3
        xor a
        ld (sel),a
        ret
ent3:   ld b,a
        ld c,(hl)
        call at
        cp e
        jr nz,ent0
        call link
        jr nz,ent0
        jp remove
at:     ld l,a                  ; A: cell -> A: kind
        ld h,board/256
        ld a,(hl)
        ret
        INCLUDE "rules.asm"
        INCLUDE "deal.asm"
        INCLUDE "view.asm"
        INCLUDE "number.asm"
        INCLUDE "entry.asm"
        INCLUDE "gen.asm"
        END 32768
