; Finds paths and replays moves.

; Carry, if the tiles at B and C can be connected.
conn:
        IF FAULT = F_p_four
        call conn1
        ret c
        push bc
        ld hl,offs
        ld a,4
cn4:    push af
        ld a,(hl)
        inc hl
        push hl
        add a,b
        push bc
        ld b,a
        ld h,GRID/256
        ld l,a
        ld a,(hl)
        or a
        call z,conn1
        pop bc
        pop hl
        jr c,cn5
        pop af
        dec a
        jr nz,cn4
        pop bc
        or a
        ret
cn5:    pop af
        pop bc
        scf
        ret
offs:   db 1,255,18,238
conn1:
        ENDIF
        ld hl,ROWT
        ld l,c
        ld a,(hl)
        ld (rb),a
        inc h
        ld a,(hl)
        ld (cb),a
        ld d,1
        call rayh
        ret c
        ld d,255
        call rayh
        ret c
        IF FAULT = F_p_two
        or a
        ret
        ENDIF
        ld d,18
        call rayv
        ret c
        ld d,238
        jp rayv

; Carry, if a horizontal ray from B in direction D leads to C.
rayh:   ld e,b
rh1:    ld hl,COLT
        ld l,e
        ld a,(rb)
        add a,(hl)
        ld (pq),a
        ld a,18
        ld (wst),a
        ld a,(pq)
        call walk
        jr nc,rh2
        ld a,1
        call walkb
        ret c
rh2:    call ray
        jr z,rh1
        or a
        ret

; The same for a vertical ray.
rayv:   ld e,b
rv1:    ld hl,ROWT
        ld l,e
        ld a,(cb)
        add a,(hl)
        ld (pq),a
        ld a,1
        ld (wst),a
        ld a,(pq)
        call walk
        jr nc,rv2
        ld a,18
        call walkb
        ret c
rv2:    call ray
        jr z,rv1
        or a
        ret

; Moves E by D; Z, if it is empty.
ray:    ld a,e
        add a,d
        ld e,a
        ld h,GRID/256
        ld l,a
        ld a,(hl)
        or a
        ret

; Walks from (pq) to C in steps of A and keeps E.
walkb:  ld (wst),a
        ld a,e
        ld (pp),a
        ld a,(pq)
        push de
        ld e,a
        ld a,c
        call walk
        pop de
        ret

; Carry, if all cells after E up to A are empty (or A is C).
walk:   ld (wto),a
        ld h,GRID/256
        ld l,e
        cp e
        jr z,wok
        ld a,(wst)
        jr nc,wk1
        neg
wk1:    ld (wd),a
wk2:
        IF FAULT = F_p_long
        ld a,l
        sub e
        cp 11
        jr c,wk3
        cp 17
        ret c
wk3:
        ENDIF
        IF FAULT = F_p_sel
        ld a,(wd)
        add a,l
        ld l,a
        ld a,(cur)
        cp l
        jr nz,wk4
        ld a,(wto)
        cp l
        jr z,wk4
        ld a,l
        cp c
        jr nz,wk2
wk4:    ld a,l
        ELSE
        ld a,(wd)
        add a,l
        ld l,a
        ENDIF
        cp c
        jr z,wok
        IF FAULT = F_p_corner
        ld a,(wto)
        cp l
        jr z,wok
        ENDIF
        ld a,(hl)
        or a
        ret nz
        ld a,(wto)
        cp l
        jr nz,wk2
wok:    scf
        ret

; Undoes one removal.
back:   ld a,(hpos)
        or a
        jr z,idle
        dec a
        IF FAULT = F_h_two
        jr z,$+3
        dec a
        ENDIF
        jr travel
forward:
        ld a,(hlen)
        ld b,a
        ld a,(hpos)
        IF FAULT = F_h_fwd
        inc b
        ENDIF
        cp b
        jr nc,idle
        inc a
        jr travel
restart:
        ld a,(hpos)
        or a
        jr z,idle
        IF FAULT = F_h_rlast
        ld a,1
        ELSE
        xor a
        ENDIF
        IF FAULT = F_h_rforget
        ld (hlen),a
        ENDIF
        IF FAULT = F_s_rnot
        ld (hpos),a
        jr tr1
        ENDIF
        jr travel
last:   ld a,(hlen)
        ld b,a
        ld a,(hpos)
        cp b
        jr z,idle
        ld a,b
        IF FAULT = F_h_llast
        dec a
        ENDIF
        jr travel

; Nothing to undo or redo.
idle:
        IF IDLECH = 1
        ld a,1
        ld (cheat),a
        call status
        ENDIF
        IF IDLESEL = 0
        xor a
        ld (sel),a
        call hreset
        ENDIF
        IF IDLEHI = 0
        call hintoff
        call hreset
        ENDIF
        IF MISSBUZ
        call buzz
        ENDIF
        jp drawall

; Shows the board after A removals.
travel: ld (hpos),a
        IF FAULT != F_s_back
        ld a,1
        ld (cheat),a
        ENDIF
tr1:
        IF FAULT = F_s_rclear
        ld a,(hpos)
        or a
        jr nz,tr2
        ld (cheat),a
tr2:
        ENDIF
        call rebuild
        IF FAULT != F_t_stale
        call hintoff
        ENDIF
        call hreset
        IF BACKSEL = 0
        xor a
        ld (sel),a
        ELSE
        call selchk
        ENDIF
        IF BACKCUR = 1
        call curback
        ENDIF
        call status
        call drawall
        jp endmsg

; Keeps the selection only if the cell holds the same kind as before.
selchk: ld a,(sel)
        or a
        ret z
        ld hl,GRID
        ld l,a
        ld a,(selk)
        cp (hl)
        ret z
        xor a
        ld (sel),a
        ret

; Puts the cursor on the first tile of the next removal.
curback:
        ld a,(hpos)
        ld hl,hlen
        cp (hl)
        ret z
        add a,a
        ld hl,HIST
        ld l,a
        ld a,(hl)
        ld (cur),a
        ret

; Makes the board from the deal and (hpos) removals.
rebuild:
        IF BACKSEL = 1
        ld a,(sel)
        ld hl,GRID
        ld l,a
        ld a,(hl)
        ld (selk),a
        ENDIF
        ld hl,INIT
        ld de,GRID
        ld bc,180
        ldir
        ld a,(hpos)
        IF FAULT = F_h_deep
        cp 12
        jr c,$+3
        dec a
        ENDIF
        or a
        ret z
        ld b,a
        ld hl,HIST
rb1:    push bc
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        IF FAULT = F_h_grav
        call dotake
        ELSE
        call take
        ENDIF
        pop hl
        pop bc
        djnz rb1
        IF FAULT = F_h_second
        ld a,(hpos)
        ld hl,hlen
        cp (hl)
        ret z
        add a,a
        inc a
        ld hl,HIST
        ld l,a
        ld l,(hl)
        ld h,GRID/256
        ld (hl),0
        ENDIF
        ret
