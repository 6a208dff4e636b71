; The commands that go back and forward, and the removal of a pair.

; HL = address of history record A.
haddr:
        if F_hist16
        and 15
        endif
        ld c,a
        add a,a
        add a,c
        add a,HIST-GRID
        ld l,a
        ld h,GRIDH
        ret

; Puts the smaller of (ra) and (rb) first.
sort:   ld hl,ra
        ld a,(rb)
        cp (hl)
        ret nc
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (rb),a
        ret

; Removes the pair (ra),(rb) from the board and the screen.
remove: ld a,(ra)
        ld l,a
        ld h,GRIDH
        ld a,(hl)
        ld (rk),a
        ld hl,left
        dec (hl)
        dec (hl)
        if BTIME=0
        if F_lateborder
        call setb
        call logic
        else
        call logic
        call setb
        endif
        call rsound
        call anim
        jp redraw
        else
        call rsound
        call anim
        call logic
        call redraw
setb:   ld a,(quiet)
        cp 2
        ret z
        jp setborder
        endif
        if BTIME=0
setb:   ld a,(quiet)
        cp 2
        ret z
        jp setborder
        endif

; Takes both tiles out of the grid; with gravity the tiles above fall.
logic:  
        if F_onefall
        ld a,(ra)
        ld c,a
        ld a,(rb)
        xor c
        and 0xF0
        jr nz,logic1
        ld a,c
        call fallat
        ld a,(rb)
        ld l,a
        ld h,GRIDH
        ld (hl),0
        ret
logic1:
        endif
        ld a,(ra)
        call fallat
        ld a,(rb)
fallat: ld l,a
        ld h,GRIDH
        ld a,(grav)
        or a
        jr nz,fall1
        ld (hl),0
        ret
fall1:  
        if F_topfall
        ld a,l
        sub 16
        cp 32
        jr nc,fall2
        ld (hl),0
        ret
fall2:
        endif
        if ANIM=3
        ld (hl),0
        ld a,(quiet)
        or a
        ld a,l
        jr nz,fall3
        call drawc
        halt
fall3:  ld a,l
        endif
        ld a,l
        sub 16
        ld e,a
        ld d,h
        ld a,(de)
        ld (hl),a
        if ANIM=3
        ld a,(quiet)
        or a
        ld a,l
        call z,drawc
        endif
        ld l,e
        ld a,l
        cp 16
        jr nc,fall1
        ret

; Puts tile C back at A; with gravity the tiles there rise.
insert: ld e,a
        ld d,GRIDH
        ld a,(grav)
        or a
        jr z,ins2
        ld a,e
        and 15
        or 16
        ld l,a
        ld h,d
ins1:   ld a,l
        cp e
        jr nc,ins2
        add a,16
        ld b,l
        ld l,a
        ld a,(hl)
        ld l,b
        ld (hl),a
        ld a,l
        add a,16
        ld l,a
        jr ins1
ins2:   ld a,c
        ld (de),a
        ret

; Takes back one move.
undo1:  ld a,(ndone)
        dec a
        ld (ndone),a
        call haddr
        ld a,(hl)
        ld (ra),a
        inc hl
        ld a,(hl)
        ld (rb),a
        inc hl
        ld c,(hl)
        ld a,c
        ld (rk),a
        if F_undoorder
        ld a,(ra)
        call insert
        ld a,(rb)
        call insert
        else
        if F_undocol
        ld a,(rb)
        ld e,a
        ld d,GRIDH
        ld a,c
        ld (de),a
        else
        ld a,(rb)
        call insert
        endif
        if F_undohint
        ld a,(byhint)
        or a
        jr nz,und1
        endif
        ld a,(ra)
        call insert
und1:
        endif
        ld hl,left
        inc (hl)
        inc (hl)
        ret

; Makes the next move of the history again.
redo1:  ld a,(ndone)
        call haddr
        ld a,(hl)
        ld (ra),a
        inc hl
        ld a,(hl)
        ld (rb),a
        ld hl,ndone
        inc (hl)
        if F_redofall
        ld a,(grav)
        push af
        xor a
        ld (grav),a
        call remove
        pop af
        ld (grav),a
        ret
        endif
        jp remove

; Marks the game as one with cheating; Z means nothing was done.
cheated:
        ld a,1
        if F_btoggle
        ld a,(cheat)
        xor 1
        endif
        ld (cheat),a
        ret
idle:   
        if IDLECH
        call cheated
        endif
        if IDLECLR
        call unsel
        endif
        call attrs
        jp setborder

unsel:  xor a
        ld (sel),a
        call hreset
        jp nohint

back:   ld a,(ndone)
        or a
        jp z,idle
        if F_bhint
        xor a
        ld (sel),a
        else
        call unsel
        endif
        call cheated
        call undo1
        if F_backzero
        ld a,(ndone)
        or a
        jr nz,back1
        ld (cheat),a
back1:
        endif
        call redraw
        if F_undolost
        ld a,(state)
        cp 2
        ret z
        endif
        if F_undowon
        ld a,(state)
        cp 1
        ret z
        endif
        jp setborder

forth:  ld a,(nmov)
        ld c,a
        ld a,(ndone)
        cp c
        jp nc,idle
        call unsel
        call cheated
        ld a,FQUIET
        ld (quiet),a
        call redo1
        if F_redocyan
        ld a,CYAN
        ld (bord),a
        out (254),a
        ret
        endif
        if ENDF
        jp ending
        else
        ret
        endif

restart:
        ld a,(ndone)
        or a
        jp z,idle
        call unsel
        call cheated
rest1:  call undo1
        if RSTEP
        call drawboard
        halt
        endif
        ld a,(ndone)
        if F_restone
        cp 2
        jr nc,rest1
        else
        or a
        jr nz,rest1
        endif
        if F_restcheat
        ld (cheat),a
        endif
        if F_restforget
        ld (nmov),a
        endif
        if F_restboard
        call deal2
        endif
        if F_restnum
        ld hl,(num)
        inc hl
        ld (num),hl
        call number
        ld hl,(num)
        dec hl
        ld (num),hl
        call drawboard
        jp setborder
        endif
        call redraw
        if F_restborder
        ret
        endif
        jp setborder

last:   ld a,(nmov)
        ld c,a
        ld a,(ndone)
        cp c
        jp nc,idle
        call unsel
        call cheated
        ld a,2-LSTEP
        ld (quiet),a
last1:  call redo1
        ld a,(nmov)
        if F_lastone
        dec a
        endif
        ld c,a
        ld a,(ndone)
        cp c
        jr c,last1
        xor a
        ld (quiet),a
        call redraw
        call setborder
        if ENDF
        jp ending
        else
        ret
        endif

; Draws what a move has changed.
redraw: ld a,(quiet)
        cp 2
        ret z
        if REDR=0
        jp drawall
        else
        jp drawboard
        endif
