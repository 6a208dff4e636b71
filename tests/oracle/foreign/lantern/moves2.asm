; The history, hints and new boards.

nowcheat:
        ld a,1
        ld (cheat),a
; a command drops hint and selection
dropall:
        call nohint
        xor a
        ld (sel),a
        ret

back:   ld a,(done)
        or a
        if CHNOP
        jr nz,bk0
        jp nowcheat
bk0:
        else
        jp z,dropall
        endif
        call nowcheat
        ld a,(done)
        dec a
        if REINSERT
        ld (done),a
        call histat
        call putback
        else
        call replay
        endif
        jp survey

forward:
        ld a,(done)
        ld hl,total
        cp (hl)
        if CHNOP
        jr nz,fw0
        jp nowcheat
fw0:
        else
        jp z,dropall
        endif
        if FAULT = 28
        call dropall
        else
        call nowcheat
        endif
        ld a,(done)
        call histat
        ld a,(hl)
        ld (kepta),a
        inc hl
        ld a,(hl)
        ld (keptb),a
        call take
        ld hl,done
        inc (hl)
        if FAULT NE 13
        call drop
        endif
        jp survey

restart:
        if ASKR
        call sure
        ret nz
        endif
        ld a,(done)
        or a
        if CHNOP
        jr nz,re0
        jp nowcheat
re0:
        else
        jp z,dropall
        endif
        call nowcheat
        xor a
        if FAULT = 14
        inc a
        endif
        call replay
        jp survey

lastmove:
        ld a,(done)
        ld hl,total
        cp (hl)
        if CHNOP
        jr nz,la0
        jp nowcheat
la0:
        else
        jp z,dropall
        endif
        call nowcheat
        ld a,(total)
        if FAULT = 15
        dec a
        endif
        call replay
        jp survey

; the board after A removals
replay: ld (done),a
        if FAULT = 40
        ld a,(gmode)
        or a
        ret z
        endif
        call deal
        ld a,(done)
        or a
        ret z
        ld b,a
        ld hl,hist
rp1:    push bc
        ld a,(hl)
        ld (kepta),a
        inc hl
        ld a,(hl)
        ld (keptb),a
        inc hl
        inc hl
        push hl
        call take
        call drop
        pop hl
        pop bc
        djnz rp1
        ret

; puts the removal at HL back: the lower tile first, tiles above it rise
putback:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        ld a,d
        cp e
        jr nc,pb1
        ld d,e
        ld e,a
pb1:
        if FAULT = 11
        ld a,d
        ld d,e
        ld e,a
        endif
        ld l,d
        push de
        call pb2
        pop de
        if FAULT = 10
        ld a,(gmode)
        or a
        ret z
        endif
        ld l,e
pb2:    ld h,grid/256
        ld a,(gmode)
        or a
        jr z,pb4
        ld d,h
        ld a,l
        and 15
        add a,16
        ld e,a                  ; the column's top
        ld b,l
pb3:    ld a,e
        cp b
        jr z,pb4
        add a,16
        ld l,a
        ld a,(hl)
        ld (de),a
        ld e,l
        jr pb3
pb4:    ld (hl),c
        ret

hint:   ld a,(hinta)
        or a
        ld a,(sel)
        ld (hsel),a
        ld a,1
        ld (stuckt),a
        ld a,(hi_)
        ld b,a
        ld a,(hj_)
        ld c,a
        cp 255                  ; past the last pair
        jr nz,hn1
        if HEND = 0
        ld bc,1
        else
        ret
        endif
hn1:    call findpair
        jr c,hn2
        call hidehint
        ld a,255
        ld (hj_),a
        if MSG
        ld hl,t_nomore
        call msgshow
        endif
        ret
hn2:    ld a,(tmpa)
        ld (hinta),a
        ld a,(tmpb)
        ld (hintb),a
        ld a,(pmode)
        ld (lmode),a
        ld a,(pcross)
        ld (lcross),a
        ld hl,hj_
        if FAULT = 17
        inc (hl)
        endif
        if FAULT NE 43
        inc (hl)
        endif
        if HINTN
        ld hl,HINTN
        ld (hintt),hl
        endif
        ret
lmode:  defb 0
lcross: defb 0

toggle:
        ld a,(gmode)
        if FAULT = 34
        ld a,1
        endif
        xor 1
        ld (gmode),a
        call newnumber
        jp newgame

cmdn:
        if ASKN
        call sure
        ret nz
        endif
        call newnumber
        jp newgame

cmds:   call asknum
        ret c
        ld (boardno),hl
        if FAULT = 44
        ld a,(gmode)
        push af
        ld a,1
        ld (gmode),a
        call newgame
        pop af
        ret
        else
        jp newgame
        endif

; the pair kepta, keptb leaves the grid
take:   ld h,grid/256
        ld a,(kepta)
        ld l,a
        ld (hl),0
        ld a,(keptb)
        ld l,a
        ld (hl),0
        ret

; tiles fall, seen or at once
settle:
        if FAULT NE 9
        ld a,(gmode)
        or a
        ret z
        endif
st1:    call fallstep
        ret nc
        if FAULT = 7
        ret
        endif
        if FALLN
        call refresh
        ld a,FALLN
        call waitn
        endif
        jr st1

drop:
        if FAULT NE 9
        ld a,(gmode)
        or a
        ret z
        endif
dr1:    call fallstep
        ret nc
        if FAULT = 7
        ret
        endif
        jr dr1

; HL = entry A of the history
histat: ld e,a
        add a,a
        add a,e
        ld hl,hist
        jp peekhl
