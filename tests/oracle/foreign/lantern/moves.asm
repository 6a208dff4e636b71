; Commands.

newgame:
        xor a
        ld (done),a
        if FAULT NE 35
        ld (total),a
        endif
        ld (cheat),a
        if FAULT NE 37
        ld (sel),a
        endif
        call nohint
        ld hl,0
        ld (moves),hl
        ld (score),hl
        ld (seconds),hl
        ld a,(cur)
        or a
        jr z,ng1
        if HOME
ng1:    ld a,STARTCUR
        ld (cur),a
        else
        jr ng2
ng1:    ld a,STARTCUR
        ld (cur),a
ng2:
        endif
        if MSG
        ld hl,t_new
        call msgshow
        endif
        call deal
        if FAULT = 30
        ld hl,(shownno)
        ld (oldno),hl
        ld hl,(boardno)
        ld (shownno),hl
        endif
        jp survey
shownno:defw FIRSTNO

; a random number 1..65535
newnumber:
        ld hl,(boardno)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        ld de,(23672)           ; the ROM's counter of frames
        add hl,de
        ld a,r
        rlca
        xor h
        ld h,a
        ld a,h
        or l
        jr nz,nn1
        inc hl
nn1:    ld (boardno),hl
        ret

dokey:
        ld a,b
        ld hl,kt
dk1:    ld a,(hl)
        or a
        ret z
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp b
        jr nz,dk1
        ex de,hl
        jp (hl)
kt:     defb 8
        defw goleft
        defb 9
        defw goright
        defb 10
        defw godown
        defb 11
        defw goup
        defb 13
        defw enter
        defb 12
        defw toggle
        defb 'N'
        defw cmdn
        defb 'S'
        defw cmds
        defb 'H'
        defw hint
        defb 'B'
        defw back
        defb 'F'
        defw forward
        defb 'R'
        defw restart
        defb 'L'
        defw lastmove
        defb 0

goleft: call dropmove
        ld a,(cur)
        dec a
        ld b,a
        and 15
        jr nz,setcur
        if WRAP = 0
        ret
        endif
        ld a,b
        add a,14
        if WRAP = 2
        sub 16
        cp 16
        jr nc,gl1
        add a,96
gl1:
        endif
        ld b,a
setcur: ld a,b
        ld (cur),a
        ret
goright:
        call dropmove
        ld a,(cur)
        inc a
        ld b,a
        and 15
        if FAULT = 23
        cp 14
        else
        cp 15
        endif
        jr nz,setcur
        if WRAP = 0
        ret
        endif
        ld a,b
        and 240
        inc a
        if WRAP = 2
        add a,16
        cp 112
        jr c,gr1
        sub 96
gr1:
        endif
        ld b,a
        jr setcur
godown: call dropmove
        ld a,(cur)
        add a,16
        ld b,a
        cp 112
        jr c,setcur
        if WRAP = 0
        ret
        endif
        sub 96
        ld b,a
        jr setcur
goup:   call dropmove
        ld a,(cur)
        sub 16
        ld b,a
        cp 16
        jr nc,setcur
        if WRAP = 0
        ret
        endif
        if FAULT = 24
        add a,80
        else
        add a,96
        endif
        ld b,a
        jr setcur

; what an arrow does to a hint
dropmove:
        if HKEEP = 0
        if HRES
        jp nohint
        else
        jp hidehint
        endif
        else
        ret
        endif

; forgets the hint: the next H begins again
nohint: xor a
        ld (hi_),a
        inc a
        ld (hj_),a
hidehint:
        xor a
        ld (hinta),a
        ld (hintb),a
        ret

enter:
        if FAULT NE 19
        ld a,(hinta)
        or a
        jr z,en0
        ld (tmpa),a
        ld a,(hintb)
        ld (tmpb),a
        if FAULT = 36
        call remove
        ld a,(left)
        or a
        ret nz
        inc a
        ld (left),a
        ret
        else
        jp remove
        endif
en0:
        endif
        call nohint
        ld a,(cur)
        ld l,a
        ld h,grid/256
        ld a,(hl)
        or a
        jr nz,en1
        if EMPTYDES
        ld (sel),a
        endif
        ret
en1:    ld a,(sel)
        or a
        jr z,en3                ; nothing selected
        cp l
        jr z,en4
        ld e,a
        ld d,h
        call samekind
        jr nz,en2
        ld a,e
        ld (tmpa),a
        ld a,l
        ld (tmpb),a
        push hl
        call joins
        pop hl
        jp c,remove
        if BADPATH = 1
        xor a
        ld (sel),a
        ret
        endif
        if BADPATH = 2
        ret
        endif
en2:
        if MSG
        push hl
        ld hl,t_bad
        call msgshow
        pop hl
        endif
        if NOMATCH = 1
        xor a
        ld (sel),a
        ret
        endif
        if NOMATCH = 2
        ret
        endif
en3:    ld a,l
        ld (sel),a
        ret
en4:
        if FAULT NE 20
        xor a
        ld (sel),a
        endif
        ret

; removes tmpa and tmpb, and remembers it
remove:
        ld a,(tmpa)
        ld (kepta),a
        ld a,(tmpb)
        ld (keptb),a
        if FAULT NE 41
        xor a
        ld (sel),a
        endif
        call nohint
        if DYING
        ld b,DYING
rm1:    push bc
        ld a,b
        and 1
        ld (dying),a
        call refresh
        ld a,DYWAIT
        call waitn
        pop bc
        djnz rm1
        xor a
        ld (dying),a
        endif
        call beep
        ld a,(done)
        call histat
        ld a,(kepta)
        ld (hl),a
        inc hl
        ld a,(keptb)
        ld (hl),a
        inc hl
        ld a,(kepta)
        ld e,a
        ld d,grid/256
        ld a,(de)
        ld (hl),a
        ld hl,done
        inc (hl)
        ld a,(hl)
        if FAULT NE 12
        ld (total),a
        else
        ld hl,total
        cp (hl)
        jr c,rm2
        ld (hl),a
rm2:
        endif
        if FAULT = 27
        xor a
        ld (cheat),a
        endif
        call take
        ld hl,(moves)
        inc hl
        ld (moves),hl
        ld hl,(score)
        ld de,10
        add hl,de
        ld (score),hl
        call settle
        if MSG
        ld hl,t_pair
        call msgshow
        endif
        if SCORES
        ld hl,(score)
        ld de,(best)
        or a
        sbc hl,de
        jr c,rm3
        add hl,de
        ld (best),hl
rm3:
        endif
        call survey
        if WINPAGE
        ld a,(left)
        or a
        jp z,winpage
        endif
        ret
