; The line at the top, counters, and the help beside the board.

; Prints all texts beside the board.
texts:  call prnum
        IF TOPLINE
        ld hl,tx1
        call prs
        ENDIF
        IF STATGRAVITY
        ld hl,tg1
        ld a,(grav_)
        or a
        jr nz,tex1
        ld hl,tg0
tex1:   call prs
        ENDIF
        IF STATLEFT
        ld a,(left_)
        ld l,a
        ld h,0
        ld b,0
        ld c,21
        call dec5z
        ld hl,tleft
        call prs
        ENDIF
        IF STATMOVES
        ld hl,(moves_)
        ld b,NUMROW
        ld c,27
        call dec5z
        ENDIF
        IF STATSCORE
        IF STATCLOCK = 0
        ld hl,(score_)
        ld b,NUMROW
        ld c,18
        call dec5z
        ELSE
        nop
        ENDIF
        ENDIF
        IF HELP
        ld hl,thelp
teh1:   ld a,(hl)
        cp 255
        jr z,teh2
        call prs
        jr teh1
teh2:
        ENDIF
        jp flush
        TABLE tx1
        TABLE tg1
        TABLE tg0
        TABLE tleft
        TABLE tt1
        TABLE tt2
        TABLE tt3
        IF HELP
        TABLE thelp
        ENDIF
