; Gondola: Shisen with dominoes, for 48K and 128K. The 21 kinds are the dominoes 1-1 to 6-6.
; A tile is 2 x 3 character cells; its shadow reaches into the cells to the right and below it.
; The cursor is a frame that glides over the pixels. Music and clock run in IM 2 all the time.
; SURE: N and DELETE ask first, Y says yes; with 2 R asks, too. LINE: H draws a line between the tiles of the pair.
; WINDOW: S asks over the tiles.
; FAULT puts one fault in (faults.txt); 0 is the honest game.

        include "config.inc"

bpage   equ 0B000h                      ; board, 16 x 8 with an empty ring around 14 x 6
ppage   equ 0B100h                      ; where the ray that reached a cell began, 255 = not reached
qpage   equ 0B200h                      ; cells reached, in order
ipage   equ 0B300h                      ; the board as dealt
hpage   equ 0B400h                      ; removals, two cells each
cyan    equ 5

        org 32768
start:  di
        ld sp,0AFF0h
        ld hl,0FE00h
        ld de,0FE01h
        ld bc,256
        ld (hl),0FDh
        ldir
        ld a,0C3h
        ld (0FDFDh),a
        ld hl,tick
        ld (0FDFEh),hl
        ld a,0FEh
        ld i,a
        im 2
        ei
        call title
        ld a,1
        ld (grav),a
        call newgame
main:   call idle                       ; clock or scrolling message
        call getkey
        or a
        jr z,main
        ld hl,main
        push hl
        ld hl,keytab
mfind:  ld b,(hl)
        inc b
        dec b
        ret z
        inc hl
        cp b
        jr z,mgo
        inc hl
        inc hl
        jr mfind
mgo:    ld e,(hl)
        inc hl
        ld d,(hl)
        IF LINE
        push de
        call unline
        pop de
        ENDIF
        ex de,hl
        jp (hl)
keytab: db 5
        dw goleft
        db 6
        dw godown
        db 7
        dw goup
        db 8
        dw goright
        db "O"
        dw goleft
        db "A"
        dw godown
        db "Q"
        dw goup
        db "P"
        dw goright
        db 13
        dw enter
        db "N"
        dw another
        db 12
        dw toggle
        db "S"
        dw choose
        db "H"
        dw hint
        db "B"
        dw back
        db "F"
        dw forwd
        db "R"
        dw restrt
        db "L"
        dw last
        db 0

back:   ld a,(ndone)
        or a
        jp z,buzz
        dec a
        jr replay
forwd:  ld a,(ndone)
        ld b,a
        ld a,(nall)
        cp b
        jp z,buzz
        ld a,b
        inc a
        jr replay
restrt:
        IF SURE = 2
        call sure
        ret nz
        ENDIF
        ld a,(ndone)
        or a
        jp z,buzz
        xor a
        jr replay
last:   ld a,(ndone)
        ld b,a
        ld a,(nall)
        cp b
        jp z,buzz
replay: push af                         ; plays A removals from the board as dealt
        call xcur
        ld a,1
        ld (cheat),a
        xor a
        ld (show),a
        ld hl,ipage
        ld de,bpage
        ld bc,128
        ldir
        pop af
        ld (ndone),a
        or a
        jr z,rep2
        ld b,a
        ld hl,hpage
rep1:   push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ex de,hl
        IF FAULT = F_g_replay_loses_third
        ld a,b                          ; with more than two steps to go the lower tile stays
        cp 3
        jr c,rep1f
        ld a,(grav)
        or a
        jr nz,rep1f
        ld l,h
rep1f:
        ENDIF
        call remove
        pop hl
        pop bc
        djnz rep1
rep2:   ld a,1
        ld (show),a
        call xcur
; After each change of the board: nothing selected, no hint, everything drawn again.
changed:xor a
        ld (sel),a
        call hreset
        call xcur
        call drawall
        call xcur
        call status
        ld hl,bpage
        ld b,128
        xor a
ch1:    or (hl)
        inc hl
        djnz ch1
        ld (left),a
        or a
        ld a,7
        jr z,ch3
        IF FAULT = F_g_border_black_early
        ld a,(ndone)                    ; the last four tiles are taken for stuck
        cp 40
        ld a,0
        jr nc,ch2
        ENDIF
        call anymove
        ld a,0
        jr z,ch2
        ld a,(cheat)
        or a
        ld a,2
        jr nz,ch2
        ld a,cyan
ch2:    ld (bord),a
        out (254),a
        ret
ch3:    ld b,a
        ld a,(bord)
        cp b
        ret z
        ld a,b
        call ch2
        jp fanfare

hint:   ld a,(hshow)
        call hnext
        ld (hshow),a
        or a
        call z,buzz
        IF LINE
        ld a,(hshow)
        or a
        call nz,drawline
        ENDIF
        jp colours

toggle: call sure
        ret nz
        ld a,(grav)
        xor 1
        ld (grav),a
        jr newgame
another:call sure
        ret nz
        IF FAULT = F_g_number_stays_at_new
        ld a,1
        ld (bynew),a
        ENDIF
newgame:ld a,r                          ; R and the frames make the number
        ld hl,(frames)
        xor h
        ld h,a
        ld a,(rnd)
        add a,l
        ld l,a
        ld (rnd),hl
        ld a,h
        or l
        jr z,newgame
        IF FAULT = F_g_new_leaks_stack
        ld (leak),hl                    ; each random board leaves a word on the stack
        pop hl
        push hl
        push hl
        ld hl,(leak)
        ENDIF
setnum: ld (number),hl
        IF FAULT = F_g_number_stays_at_new
        ld a,(bynew)
        or a
        jr nz,setold
        ld (numshow),hl
setold: xor a
        ld (bynew),a
        ENDIF
        xor a
        ld (cheat),a
        ld (ndone),a
        ld (nall),a
        ld (left),a
        ld (sel),a
        ld a,cyan
        ld (bord),a
        out (254),a
        call deal
        ld hl,bpage
        ld de,ipage
        ld bc,128
        ldir
        ld hl,0
        ld (secs),hl
        call cascade
        ld a,17
        ld (cur),a
        ld hl,1010h
        ld (curxy),hl
        call xcur
        jp changed

        include gondola/play.asm
        include gondola/rules.asm
        include gondola/screen.asm
        include gondola/marks.asm
        include gondola/keys.asm
        include gondola/texts.asm
