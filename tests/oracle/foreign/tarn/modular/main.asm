; The main loop, the commands and the history.
        org 0x8000
start:  di
        ld sp,0x7f00
        ld a,5
        ld (bord),a
        out (254),a
        call initim
        call menu
        ld hl,(frames)
        ld (num),hl
        jp new
again:  call render
loop:   call wait
        ld hl,again
        push hl
        cp 5
        jr c,arrow
        cp 13
        jp z,enter
        cp 12
        jp z,gravity
        cp 'H'
        jp z,hint
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forw
        cp 'R'
        jp z,rest
        cp 'L'
        jp z,last
        cp 'N'
        jp z,newrnd
        cp 'S'
        jp z,choose
        cp 'P'
        jp z,pause
        cp 'E'
        jp z,help
        cp 'M'
        ret nz
        ld a,(music)
        xor 1
        ld (music),a
        ret
arrow:  ld e,a
        IF ARROWDROP
        push de
        call nopair
        pop de
        ENDIF
        ld hl,curc
        ld a,e
        dec a
        jr nz,ar2
        dec (hl)
        ret p
        IF WRAPX
        ld (hl),13
        ELSE
        inc (hl)
        ENDIF
        ret
ar2:    dec a
        jr nz,ar3
        inc (hl)
        ld a,(hl)
        cp 14
        ret c
        IF WRAPX
        ld (hl),0
        ELSE
        dec (hl)
        ENDIF
        ret
ar3:    inc hl
        dec a
        jr nz,ar4
        inc (hl)
        ld a,(hl)
        cp 6
        ret c
        IF WRAPY
        ld (hl),0
        ELSE
        dec (hl)
        ENDIF
        ret
ar4:    dec (hl)
        ret p
        IF WRAPY
        ld (hl),5
        ELSE
        inc (hl)
        ENDIF
        ret
cursor: ld a,(curr)             ; A = number of the cursor's cell, HL = its place
        ld b,a
        add a,a
        ld c,a
        add a,a
        add a,a
        add a,a
        sub c                   ; 16r - 2r
        ld hl,curc
        add a,(hl)
at:     ld hl,brd
        add a,l
        ld l,a
        sub low brd
        ret
nopair: ld a,255
        ld (pa),a
        ld (pb),a
restart:xor a
        ld (pairno),a
        ld hl,0x0000            ; the search of H begins again
        ld (ha),hl
        ret
enter:  ld a,(pa)
        cp 255
        jr z,en1
        ld e,a
        ld a,(pb)
        ld d,a
        jp remove
en1:    call cursor
        ld c,a
        ld a,(hl)
        or a
        ret z
        call restart
        ld a,(sel)
        cp c
        jr z,desel
        cp 255
        jr z,setsel
        ld e,a
        ld d,c
        push bc
        push de
        call joined
        pop de
        pop bc
        jp c,remove
        IF OTHER = 1
        jp buzz
        ENDIF
        IF OTHER = 2
        call buzz
        jr desel
        ENDIF
        IF OTHER = 3
        push bc
        ld a,(sel)
        call at
        push hl
        call cursor
        ld a,(hl)
        pop hl
        pop bc
        cp (hl)
        jr nz,en3
        ld hl,m_block
        jp message
en3:
        ENDIF
setsel: ld a,c
        ld (sel),a
        ret
desel:  ld a,255
        ld (sel),a
        ret
