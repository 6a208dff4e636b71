; The border, the sounds, the animation and the end of a game.

; Sets the border by the state of the game.
setborder:
        ld e,0
        ld a,(left)
        if F_lastpair
        cp 100
        else
        or a
        endif
        jr nz,sb1
        inc e
        jr sb3
sb1:
        if F_lostfew
        cp 5
        jr c,sb3
        endif
        if F_losthint
        ld a,(byhint)
        or a
        jr nz,sb3
        endif
        call anypair
        ld e,0
        jr z,sb3
        ld e,2
sb3:    ld a,e
        ld (state),a
        ld a,(cheat)
        or a
        ld c,RED
        if TOP=0
        jr nz,sb4
        endif
        ld a,e
        ld c,WHITE
        dec a
        jr z,sb4
        ld c,BLACK
        dec a
        jr z,sb4
        ld a,(cheat)
        or a
        ld c,RED
        jr nz,sb4
        ld c,CYAN
sb4:    ld a,c
        ld (bord),a
        out (254),a
        ret

; The sound of a removal.
rsound: ld a,(quiet)
        or a
        ret nz
        if F_nosndhint
        ld a,(byhint)
        or a
        ret nz
        endif
        if F_nosndlast
        ld a,(left)
        or a
        ret z
        endif
        if F_nosndcol
        ld hl,ra
        ld a,(rb)
        xor (hl)
        and 15
        ret z
        endif
        if F_nosndcheat
        ld a,(cheat)
        or a
        ret nz
        endif
        if SND=0
        ld de,60
        ld hl,80
        jp beep
        endif
        if SND=1
        ld de,90
        ld hl,40
        call beep
        ld de,50
        ld hl,60
        jp beep
        endif
        if SND=2
        ld de,200
rs1:    push de
        ld hl,2
        call beep
        pop de
        ld a,e
        sub 8
        ld e,a
        jr nz,rs1
        ret
        endif

; Sounds HL half waves of length DE.
beep:   ld a,(bord)
        ld (bx),a
be1:    ld a,(bx)
        xor 16
        ld (bx),a
        out (254),a
        ld b,d
        ld c,e
be2:    dec bc
        ld a,b
        or c
        jr nz,be2
        dec hl
        ld a,h
        or l
        jr nz,be1
        ld a,(bord)
        out (254),a
        ret

; Waits B frames.
frames: halt
        djnz frames
        ret

; Shows the removal at the places (ra),(rb) of tiles of kind (rk).
anim:   ld a,(quiet)
        or a
        ret nz
        if ANIM=1
        ld b,3
an1:    push bc
        ld d,A_EMPTY
        call anboth
        ld b,4
        call frames
        ld d,A_LIT
        call anboth
        ld b,4
        call frames
        pop bc
        djnz an1
        ret
anboth: ld a,(ra)
        ld e,a
        call coset
        ld a,(rb)
        ld e,a
        jp coset
        endif
        if ANIM=2
        ld hl,masks
an1:    ld a,(hl)
        or a
        ret z
        push hl
        ld (shrink),a
        ld a,(rk)
        ld e,a
        ld a,(ra)
        call drawk
        ld a,(rk)
        ld e,a
        ld a,(rb)
        call drawk
        ld b,3
        call frames
        xor a
        ld (shrink),a
        pop hl
        inc hl
        jr an1
masks:  db 0x7E,0x3C,0x18,0
        endif
        if ANIM=0
        ret
        endif
        if ANIM=3
        ret
        endif

; Shows the end of a game that is won or lost.
ending: ld a,(state)
        or a
        ret z
        ld ix,ewon
        dec a
        jr nz,end1
        if F_hangwon
        ld a,(cheat)
        or a
endh:   jr nz,endh
        endif
        if F_resetwon
        ld a,(byhint)
        or a
        jp nz,0
        endif
        ld a,(cheat)
        or a
        jr z,end2
        ld ix,ecwon
        jr end2
end1:   ld ix,elost
end2:   ld a,(ix+0)
        or a
        jr z,end4
        dec a
        jr z,end3
        dec a
        call nz,box
        ld b,MIDROW
        jr end3a
end3:   ld b,MSGROW
end3a:  ld l,(ix+6)
        ld h,(ix+7)
        ld c,MSGCOL
        call print
end4:   ld b,(ix+1)
        ld hl,tune
        inc b
end5:   dec b
        jr z,end6
        push bc
        push hl
        ld e,(hl)
        inc hl
        ld l,(hl)
        ld h,1
        ld d,0
        call beep
        pop hl
        pop bc
        inc hl
        inc hl
        ld a,(hl)
        or a
        jr nz,end5
        ld hl,tune
        jr end5
end6:   ld b,(ix+2)
        inc b
end7:   dec b
        jr z,end8
        push bc
        ld a,3
        out (254),a
        ld b,6
        call frames
        ld a,(bord)
        out (254),a
        ld b,6
        call frames
        pop bc
        jr end7
end8:   ld b,(ix+3)
        inc b
        call frames
        ld a,(ix+4)
        cp 1
        jr z,end9
        cp 2
        jr z,end10
        ld a,(ix+0)
        or a
        call nz,drawall
        jr end11
end9:   call getkey
        call drawall
        jr end11
end10:  ld a,(ix+0)
        ld (msgon),a
end11:  ld a,(ix+5)
        or a
        ret z
        jp newgame
tune:   db 100,40,75,90,60,140,45,200,0

; Removes the message.
unmsg:  xor a
        ld (msgon),a
        jp drawall

; Draws a box in the middle of the board.
box:    ld b,MIDROW-1
bo1:    ld c,MSGCOL
bo2:    push bc
        call attaddr
        pop bc
        ld (hl),A_MSG
        ld a,' '
        call putc
        inc c
        ld a,c
        cp MSGCOL+19
        jr nz,bo2
        inc b
        ld a,b
        cp MIDROW+2
        jr nz,bo1
        ret

; What happens at the end: message (1 below, 2 middle, 3 box), notes, changes
; of the border, frames, key (0 none, 1 swallowed, 2 acts), new start, text.
ewon:   db W_MSG,W_SND,W_BLINK,W_PAUSE,W_KEY,W_AUTO
        dw twon
ecwon:  db C_MSG,C_SND,C_BLINK,C_PAUSE,C_KEY,C_AUTO
        dw tcwon
elost:  db L_MSG,L_SND,L_BLINK,L_PAUSE,L_KEY,0
        dw tlost
