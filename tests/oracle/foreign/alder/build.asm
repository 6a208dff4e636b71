; the board appears, effects beside it, interrupts

; build: shows a board tile by tile: 0 at once, 1 in order, 2 at mixed places,
; 3 in order without interrupts, 4 column by column
build:
        IF BUILD = 0
        jp paintall
        ELSE
        ld hl,ordtab            ; first everything is wiped
        ld b,84
bu1:    push hl
        push bc
        ld l,(hl)
        call blankcell
        pop bc
        pop hl
        inc hl
        djnz bu1
        IF BUILD = 3
        di
        ENDIF
        ld d,0                  ; D: place in the sequence
        ld b,84
bu2:    push bc
        push de
        IF BUILD = 4
        ld hl,columns
        ELSE
        ld hl,reading
        ENDIF
        ld e,d
        ld d,0
        add hl,de
        ld l,(hl)
        call drawcell
        pop de
        push de
        IF BUILD = 3
        ld hl,BWAIT*100
bu3:    dec hl
        ld a,h
        or l
        jp nz,bu3
        ELSE
        IF BSKIP
        ld a,d
        and BSKIP
        jp nz,bu4
        ENDIF
        ld b,BWAIT
        call delay
        ENDIF
bu4:    pop de
        pop bc
        IF F_HALFKEY
        push bc
        push de
        call scan
        pop de
        pop bc
        or a
        jp z,buh1
        ld a,84-12
        sub b
        jp nc,bu6               ; a key ends the drawing
buh1:
        ENDIF
        IF F_UNDOHALF
        ld a,(lastk)
        cp 'B'
        jp nz,buh3
        ld a,b
        cp 8
        jp z,bu6
buh3:
        ENDIF
        IF F_HALFTIME
        ld a,(lastk)            ; the first board is finished
        or a
        jp z,buh2
        ld a,b
        cp 12
        jp nz,buh2
        ld a,(number)
        and 3
        jp z,bu6                ; a quarter of the boards is not finished
buh2:
        ENDIF
        IF BUILD = 2
        ld a,d
        add a,37
        cp 84
        jp c,bu5
        sub 84
bu5:    ld d,a
        ELSE
        inc d
        ENDIF
        djnz bu2
bu6:
        IF BUILD = 3
        ei
        ENDIF
        IF FLUSH
        call flush
        ENDIF
        jp brackets
        ENDIF
; blankcell: wipes cell L
blankcell:
        call cellxy
        ld de,0x3D00
        call blank1
        IF TILE = 3
        inc c
        call blank1
        dec c
        ENDIF
        IF TILE >= 3
        inc b
        call blank1
        ENDIF
        IF TILE = 3
        inc c
        call blank1
        ENDIF
        ret
blank1: push bc
        xor a
        ld (inv+1),a
        call piece
        call attaddr
        ld (hl),EMPTYA
        pop bc
        ret

; slowfx: effects that the program draws when it waits
slowfx:
        IF FXIRQ = 0
        jp fx
        ELSE
        ret
        ENDIF
; fx: one frame of the effects
fx:
        IF CLOCK
        ld hl,(fcount)
        inc hl
        ld (fcount),hl
        ld de,50
        or a
        sbc hl,de
        jp c,fx1
        ld (fcount),hl
        ld hl,(secs)
        inc hl
        ld (secs),hl
        ld bc,CLOCKPOS
        call clockdig
fx1:
        ENDIF
        IF BAR
        ld a,(0x5C78)
        rrca
        rrca
        and 7
        ld c,a
        ld hl,0x5800+BAR
        ld b,12
fx2:    ld a,c
        inc c
        and 7
        rlca
        rlca
        rlca
        ld (hl),a
        inc l
        djnz fx2
        ENDIF
        IF STARS
        ld a,(0x5C78)
        and 15
        jp nz,fx3
        ld a,(starx)
        ld c,a
        ld b,STARS
        ld a,' '
        call putch
        ld a,c
        dec a
        add a,5
        cp 30
        jp c,fx4
        sub 12
fx4:    cp 18
        jp nc,fx5
        ld a,19
fx5:    ld (starx),a
        ld c,a
        ld b,STARS
        ld a,'*'
        call putch
fx3:
        ENDIF
        IF MUSIC
        ld a,(0x5C78)
        and 7
        jp nz,fx6
        ld a,(0x5C78)
        rrca
        rrca
        rrca
        and 7
        ld e,a
        ld d,0
        ld hl,tune
        add hl,de
        ld c,(hl)
        ld e,6
fx7:
        IF F_MUSICBORD
        ld a,21
        ELSE
        ld a,(colour)
        or 16
        ENDIF
        out (254),a
        ld b,c
fx8:    nop
        djnz fx8
        and 7
        out (254),a
        ld b,c
fx9:    nop
        djnz fx9
        dec e
        jp nz,fx7
fx6:
        ENDIF
        ret
        IF MUSIC
tune:   db 90, 70, 60, 70, 45, 60, 70, 120
        ENDIF
        IF CLOCK
; clockdig: the seconds as four digits
clockdig:
        IF F_CLOCKRUNS
        ld a,l
        cp 100
        jp c,cdf
        ld bc,CLOCKBAD
cdf:
        ENDIF
        ld de,1000
        call cd0
        ld de,100
        call cd0
        ld de,10
        call cd0
        ld a,l
        add a,'0'
        jp putch
cd0:    ld a,'0'-1
cd1:    inc a
        or a
        sbc hl,de
        jp nc,cd1
        add hl,de
        jp putch
        ENDIF

        IF INTS
; setim2: the program's own interrupts
setim2: ld hl,0xFE00
        ld b,0
si1:    ld (hl),0xFD
        inc hl
        djnz si1
        ld (hl),0xFD
        ld a,0xC3
        ld (0xFDFD),a
        ld hl,irq
        ld (0xFDFE),hl
        ld a,0xFE
        ld i,a
        im 2
        ret
irq:    push af
        push bc
        push de
        push hl
        ld hl,(0x5C78)
        inc hl
        ld (0x5C78),hl
        IF FXIRQ
        call fx
        ENDIF
        IF IRQKEYS
        call poll
        ENDIF
        pop hl
        pop de
        pop bc
        pop af
        ei
        ret
        ENDIF
