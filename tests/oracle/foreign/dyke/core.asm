; Shisen by "dyke": one plain engine, every open choice a switch (cfg.inc).
; The board has 8 rows of 16 bytes; tiles at rows 1-6, columns 1-14, the rest is the rim.
        include "cfg.inc"
        org ORGADR
start:  di
        ld sp,stack
        ld iy,23610
        IF READ = 2
        call im2on
        ENDIF
        IF READ != 3
        ei
        ENDIF
        IF READ = 0
        ld a,(iy+1)
        or 8
        and 0dfh
        ld (iy+1),a
        ENDIF
        ld a,5
        out (254),a
        ld (bord),a
        IF TITLE > 0
        call title
        ENDIF
        IF FIRST = 0
        ld hl,FIRSTNO
        ELSE
        call rndno
        ENDIF
        ld (bno),hl
        call newgame
main:   call show
        call getkey
        IF CLICK = 1
        push af
        ld b,6
        ld c,30
        call tone
        pop af
        ENDIF
        ld hl,main
        push hl
        IF FAULT = 50
        ld hl,(tick2)
        inc hl
        ld (tick2),hl
        ld de,700
        sbc hl,de
        jp nc,fhang
        ENDIF
docmd:  cp 13
        jp z,enter
        cp 8
        jp c,kother
        cp 12
        jp c,arrow
        jp z,toggle
        cp 'N'
        jp z,newrnd
        cp 'S'
        jp z,entry
        cp 'H'
        jp z,hint
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forw
        cp 'R'
        jp z,restart
        cp 'L'
        jp z,last
kother: ret
fhang:  jr fhang

newrnd:
        IF FAULT = 67           ; the same board again with N after ten removals
        ld a,(cnt)
        cp 10
        jp nc,newgame
        ENDIF
        IF FAULT = 1
        ret
        ENDIF
        call rndno
        ld (bno),hl
        jp newgame
toggle:
        IF FAULT = 2
        ret
        ENDIF
        IF FAULT != 3
        ld a,(grav)
        xor 1
        ld (grav),a
        ENDIF
        IF FAULT = 4
        jp newgame
        ENDIF
        call rndno
        ld (bno),hl
newgame:
        IF FAULT = 51
        ld a,(games)
        inc a
        ld (games),a
        ENDIF
        call deal
        xor a
        ld (cnt),a
        ld (top),a
        IF FAULT != 5
        ld (cheat),a
        ENDIF
        IF FAULT != 6
        ld (sel),a
        ENDIF
        ld (hon),a
        ld (hn),a
        IF HOME = 0
        ld a,17
        ld (cur),a
        ENDIF
        IF HOME = 1
        ld a,55
        ld (cur),a
        ENDIF
        call hsave
        call frame0
        call gameno
        call judge
        ret

; ---- cursor
arrow:  ld c,a
        IF AHINT = 0
        xor a
        ld (hon),a
        ENDIF
        IF HRES = 0
        xor a
        ld (hn),a
        ENDIF
        ld a,(cur)
        ld b,a
        and 15
        ld e,a          ; column 1-14
        ld a,b
        rrca
        rrca
        rrca
        rrca
        and 15
        ld d,a          ; row 1-6
        ld a,c
        cp 8
        jr z,aleft
        cp 9
        jr z,aright
        cp 10
        jr z,adown
        dec d
        jr nz,aset
        IF WRAPY = 0
        ret
        ENDIF
        ld d,6
        IF WRAPY = 2
        dec e
        jr nz,aset
        ld e,14
        ENDIF
        jr aset
adown:  inc d
        ld a,d
        cp 7
        jr c,aset
        IF WRAPY = 0
        ret
        ENDIF
        ld d,1
        IF WRAPY = 2
        inc e
        ld a,e
        cp 15
        jr c,aset
        ld e,1
        ENDIF
        jr aset
aleft:  dec e
        jr nz,aset
        IF WRAPX = 0
        ret
        ENDIF
        ld e,14
        IF WRAPX = 2
        dec d
        jr nz,aset
        ld d,6
        ENDIF
        jr aset
aright: inc e
        ld a,e
        cp 15
        jr c,aset
        IF WRAPX = 0
        ret
        ENDIF
        ld e,1
        IF WRAPX = 2
        inc d
        ld a,d
        cp 7
        jr c,aset
        ld d,1
        ENDIF
aset:   ld a,d
        rlca
        rlca
        rlca
        rlca
        or e
        IF FAULT = 7            ; the cursor never reaches the last column
        ld c,a
        and 15
        cp 14
        ret z
        ld a,c
        ENDIF
        ld (cur),a
        ret
