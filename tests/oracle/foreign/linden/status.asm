; won, no move left, cheated: the border and the messages
status: call judge
        ld (state),a
        ld b,a
        ld c,5
        if CH=0                 ; cheating counts more than the end
        dec a
        jr nz,ss1
        ld c,7
ss1:    ld a,b
        cp 2
        jr nz,ss2
        ld c,0
ss2:    ld a,(cheated)
        or a
        jr z,ss3
        ld c,2
ss3:
        endif
        if CH=1                 ; the end counts more
        ld a,(cheated)
        or a
        jr z,ss1
        ld c,2
ss1:    ld a,b
        dec a
        jr nz,ss2
        ld c,7
ss2:    ld a,b
        cp 2
        jr nz,ss3
        ld c,0
ss3:
        endif
        if CH=2                 ; win, then cheating, then no move
        ld a,b
        cp 2
        jr nz,ss1
        ld c,0
ss1:    ld a,(cheated)
        or a
        jr z,ss2
        ld c,2
ss2:    ld a,b
        dec a
        jr nz,ss3
        ld c,7
ss3:
        endif
        ld a,c
        ld (bord),a
        out (254),a
        call shownums
        jp message
; A = 0 goes on, 1 won, 2 no move left
judge:  ld a,(count)
        or a
        jr nz,jd1
        if FAULT=93             ; a win by H is none
        ld a,(byhint)
        xor 1
        ret
        endif
        inc a
        ret
jd1:
        if FAULT=95             ; the last four tiles are not looked at
        cp 5
        jr nc,jd0
        xor a
        ret
jd0:
        endif
        ld d,#11
jd2:    ld h,BP
        ld l,d
        ld a,(hl)
        or a
        jr z,jd6
        if FAULT=96             ; pairs of the last kind are forgotten
        cp 21
        jr z,jd6
        endif
        ld c,a
        ld e,d
jd3:    call nextcell
        jr z,jd6
        if FAULT=97             ; pairs in the last column are forgotten
        ld a,e
        and 15
        cp 14
        jr z,jd3
        endif
        ld h,BP
        ld l,e
        ld a,(hl)
        cp c
        jr nz,jd3
        push bc
        call linked
        pop bc
        jr nc,jd3
        xor a
        ret
jd6:    ld e,d
        call nextcell
        ld d,e
        jr nz,jd2
        ld a,2
        ret
; the message of the state, at its place
message:
        if MS=0
        ret
        else
        ld a,(state)
        ld hl,wonmsg
        dec a
        jr z,mg1
        ld hl,lostmsg
        dec a
        jr z,mg1
        ld hl,nomsg
        if MC=1
        ld a,(cheated)
        or a
        jr z,mg1
        ld hl,cheatmsg
        endif
mg1:    ld bc,MR*256+MX
        call print
        if FAULT=49             ; the message of the end erases the number
        ld a,(state)
        or a
        jp nz,erasenum
        endif
        ret
        if MS=1
wonmsg: defb "** YOU WIN **",0
lostmsg: defb "NO MOVES LEFT",0
cheatmsg: defb "YOU CHEATED! ",0
        endif
        if MS=2
wonmsg: defb "Well done!   ",0
lostmsg: defb "Game over    ",0
cheatmsg: defb "With help    ",0
        endif
        if MS=3
wonmsg: defb "HAI VINTO!   ",0
lostmsg: defb "BLOCCATO     ",0
cheatmsg: defb "IMBROGLIO    ",0
        endif
nomsg:  defb "             ",0
        endif
