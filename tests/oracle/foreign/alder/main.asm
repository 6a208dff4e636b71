; starts the game, waits for keys and runs the commands
        include "config.asm"
        include "vars.asm"

        org 32768
start:  di
        ld sp,0xEFF0
        ld iy,0x5C3A
        ld hl,BOARD
        ld de,BOARD+1
        ld bc,0x2FF
        ld (hl),0
        ldir
        ld hl,(0x5C78)
        ld (rnd),hl
        ld a,16
        ld (blinkc),a
        ld a,1
        ld (phase),a
        ld (hlon),a
        ld (grav),a
        ld a,0x11+HOMEC
        ld (cur),a
        ld (oldcur),a
        IF F_BORDLATE
        ld a,5
        ld (quiet),a
        ld (late),a
        ENDIF
        IF INTS
        call setim2
        ENDIF
        ei
        call cls
        IF INPUT = 1
        set 3,(iy+1)
        res 5,(iy+1)
        ENDIF
        ld a,5
        call setbord
        IF TITLE
        ld hl,tx_title
        ld bc,0x0906
        call print
        ld hl,TITLE
        ld (timer),hl
        call getkey
        ld hl,0
        ld (timer),hl
        call cls
        ENDIF
        call frame
        call newgame

loop:   ld a,(again)
        or a
        jp nz,loop1
        call getkey
        or a
        jp z,loopt
        IF F_STOPKEYS
        ld hl,(cnt1)
        inc hl
        ld (cnt1),hl
        ld de,700
        sbc hl,de
        jp nc,$
        ENDIF
        IF F_SWALLOW || F_SWALEDGE
        ld hl,cnt3
        inc (hl)
        dec (hl)
        ld (hl),0
        jp nz,loop
        ENDIF
loop1:  ld c,a
        ld (lastk),a
        xor a
        ld (again),a
        ld (acted),a
        IF F_BORDLATE
        ld a,(quiet)
        ld (late),a
        ENDIF
        IF F_RTWICE
        ld a,c
        cp 'R'
        jp nz,loopr
        ld hl,cnt3
        inc (hl)
        bit 0,(hl)
        jp nz,loop
loopr:
        ENDIF
        IF CLICK
        call click
        ENDIF
        ld hl,cmdtab
loop2:  ld a,(hl)
        inc hl
        or a
        jp z,loop
        cp c
        jp z,loop3
        inc hl
        inc hl
        jp loop2
loop3:  ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,loop4
        push hl
        push de
        ld a,(msgon)
        or a
        call nz,msgoff
        IF F_NUMLATE
        call shownum
        ENDIF
        ret
loop4:  call refresh
        ld a,(acted)
        or a
        jp z,loop
        IF PAUSE
        ld b,PAUSE
        call delay
        ENDIF
        IF FLUSH
        call flush
        ENDIF
        jp loop
loopt:
        IF HTIME
        call hintoff            ; the time of the shown pair is over
        IF F_HINTSTAY
        jp loop
        ENDIF
        call marks
        ENDIF
        ld a,(msgon)
        or a
        call nz,msgoff
        jp loop

cmdtab: db 1
        dw c_left
        db 2
        dw c_down
        db 3
        dw c_up
        db 4
        dw c_right
        db 13
        dw c_enter
        db 'H'
        dw c_hint
        db 'B'
        dw c_back
        db 'F'
        dw c_fwd
        db 'R'
        dw c_restart
        db 'L'
        dw c_last
        db 'N'
        dw c_new
        db 5
        dw c_grav
        db 'S'
        dw c_number
        db 0

c_new:  call pick
        jp newgame
c_grav: ld a,(grav)
        xor 1
        IF F_NOTOGGLE = 0
        ld (grav),a
        ENDIF
        IF F_TOGGLEONLY
        jp setacted
        ENDIF
        call pick
; newgame: deals board `number` and shows it
newgame:
        ld hl,(number)
        ld a,h
        or l
        call z,pick
        IF F_STOPBOARDS
        ld hl,cnt2
        inc (hl)
        ld a,(hl)
        cp 24
        jp z,$
        ENDIF
        call deal
        xor a
        ld (pos),a
        ld (total),a
        IF F_REDSTAYS = 0
        ld (cheat),a
        ENDIF
        call dropall
        IF HOME = 0
        ld a,0x11+HOMEC
        ld (cur),a
        ENDIF
        call judge
        call showgrav
        IF F_NUMLATE = 0
        call shownum
        ENDIF
        call status
        call build
        call endmsg
setacted:
        ld a,1
        ld (acted),a
        ret

; pick: makes a number from 1 to 65535
pick:   ld hl,(rnd)
        ld de,(0x5C78)
        add hl,de
        ld a,h
        or l
        jp nz,pick1
        inc hl
pick1:  call xors
        ld (rnd),hl
        IF F_SMALLNUM
        ld h,0
        inc hl
        ENDIF
        ld (number),hl
        ret

; xors: next number of a xorshift sequence in HL
xors:   ld a,h
        rra
        ld a,l
        rra
        xor h
        ld h,a
        ld a,l
        rra
        ld a,h
        rra
        xor l
        ld l,a
        xor h
        ld h,a
        ret

; deal: makes the board of `number`
deal:   ld hl,BOARD
        ld b,0
deal0:  ld (hl),0
        inc hl
        djnz deal0
        ld hl,DEALBUF
        ld c,1
deal1:  ld b,4
        IF F_FIVE
        ld a,c
        cp 7
        jp nz,dealf
        inc b
dealf:  cp 8
        jp nz,dealg
        dec b
dealg:
        ENDIF
deal2:  ld (hl),c
        inc hl
        djnz deal2
        inc c
        ld a,c
        cp 22
        jp nz,deal1
        ld hl,(number)
        IF F_DEALTIME
        ld a,(0x5C78)
        and 1
        xor l
        ld l,a
        ENDIF
        call xors
        call xors
        ld b,84
deal3:  call xors
        push hl
        ld e,h                  ; the high byte times B, divided by 256
        ld d,0
        ld hl,0
        ld c,b
        ld a,8
deal4:  add hl,hl
        rl c
        jp nc,deal5
        add hl,de
deal5:  dec a
        jp nz,deal4
        ld l,h
        ld h,0
        ld de,DEALBUF
        add hl,de               ; place to exchange with B - 1
        ld a,b
        dec a
        add a,e
        ld e,a
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        pop hl
        djnz deal3
        ld de,DEALBUF
        ld hl,FIRST+0x11
        ld c,6
deal6:  ld b,14
deal7:  ld a,(de)
        ld (hl),a
        inc de
        inc hl
        djnz deal7
        inc hl
        inc hl
        dec c
        jp nz,deal6
        ld hl,FIRST
        ld de,BOARD
        ld bc,128
        ldir
        ret
DEALBUF equ 0xF300

        include "moves.asm"
        include "back.asm"
        include "rules.asm"
        include "keys.asm"
        include "draw.asm"
        include "marks.asm"
        include "entry.asm"
        include "effects.asm"
        include "texts.asm"
        IF TILE = 2 || TILE = 3
        include "pics.asm"
        ENDIF
        end start
