; Squares: history.
savesnap:
        ld a,(nmov)
        if FAULT = 15
        cp 33
        ret nc
        endif
        call snapad
        ex de,hl
        ld hl,BRD+2*W+2
        ld b,6
sv1:    push bc
        ld bc,14
        ldir
        ld bc,W-14
        add hl,bc
        pop bc
        djnz sv1
        ret
snapad: ld hl,SNAP              ; A -> HL
        or a
        ret z
        ld de,84
        ld b,a
sn1:    add hl,de
        djnz sn1
        ret
loadsnap:
        ld a,(nmov)
        call snapad
        ld de,BRD+2*W+2
        ld b,6
ls1:    push bc
        ld bc,14
        ldir
        ex de,hl
        ld bc,W-14
        add hl,bc
        ex de,hl
        pop bc
        djnz ls1
        ld a,(nmov)
        add a,a
        ld b,a
        ld a,84
        sub b
        ld (left),a
        ret

; go to position A of the history
goto:   ld b,a
        ld a,(nmov)
        if HIST = 0
        ld a,b
        ld (nmov),a
        jp loadsnap
        endif
        if HIST = 1             ; deal again and replay
        ld a,b
        push af
        xor a
        ld (nmov),a
        call loadsnap
        pop bc
        ld a,b
        or a
        ret z
gt1:    push bc
        call replay1
        pop bc
        djnz gt1
        ret
        endif
        if HIST = 2             ; step by step, forwards or backwards
gt2:    ld a,(nmov)
        cp b
        ret z
        push bc
        jr c,gt3
        call undo1
        if STEPSHOW = 1
        call refresh
        endif
        jr gt4
gt3:    call replay1
gt4:    pop bc
        jr gt2
        endif

replay1:
        ld a,(nmov)
        call mvad
        ld a,(hl)
        ld (remp),a
        inc hl
        ld a,(hl)
        ld (remq),a
        call takeq
        ld hl,nmov
        inc (hl)
        ret
mvad:   ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld de,MVS
        add hl,de
        ret
; quiet take
takeq:  ld h,BRD/256
        ld a,(remp)
        ld l,a
        ld (hl),0
        ld a,(remq)
        ld l,a
        ld (hl),0
        ld a,(left)
        sub 2
        ld (left),a
        ld a,(grav)
        if FAULT = 52
        xor a
        endif
        or a
        ret z
tkq1:   call fallstep
        jr nz,tkq1
        ret
undo1:  ld hl,nmov
        dec (hl)
        ld a,(left)
        add a,2
        ld (left),a
        ld a,(nmov)
        call mvad
        ld a,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld e,(hl)               ; kind
        if FAULT = 16
        ld a,(nmov)
        cp 11
        jr nz,nf16
        inc e
        ld a,e
        cp 22
        jr c,nf16
        ld e,1
nf16:   dec hl
        dec hl
        ld a,(hl)
        endif
        ; lower one first
        cp b
        jr nc,un1
        ld c,a
        ld a,b
        ld b,c
un1:    ; A lower (greater), B upper
        push bc
        call insert
        pop bc
        ld a,b
insert: ld l,a
        ld h,BRD/256
        ld a,(grav)
        if FAULT = 11
        xor a
        endif
        if FAULT = 12
        ld a,1
        endif
        or a
        jr z,in9
        ; shift the cells above up by one
        push hl
        ; find the row: count
        ld a,l
        ld d,0
in1:    sub W
        cp 2*W
        jr c,in2
        inc d
        jr in1
in2:    ; D = row index of the cell; top cell of column
        ld a,d
        or a
        jr z,in5
        ld b,a
        ld a,l
in3:    sub W
        djnz in3
        ld l,a                  ; top
        ld b,d
in4:    ld a,l
        add a,W
        ld c,l
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        ld a,l
        add a,W
        ld l,a
        djnz in4
in5:    pop hl
in9:    ld (hl),e
        ret

kback:  call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmov)
        or a
        ret z
        dec a
        if FAULT = 13
        push af
        ld a,(nmov)
        cp 3
        jr nz,nf13
        ld (nmax),a             ; loses the redo list from the third move on
nf13:   pop af
        endif
        call goto
kbx:    ld a,1
        if FAULT != 37
        ld (cheat),a
        endif
kbx2:   call chkstuck
        if UNCUR = 1
        ld a,(nmov)
        call mvad
        ld a,(hl)
        call setcurp
        endif
        ret
kfwd:   call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmax)
        ld b,a
        ld a,(nmov)
        cp b
        ret z
        inc a
        call goto
        ld a,1
        ld (cheat),a
        jp chkstuck
kres:   call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmov)
        or a
        ret z
        xor a
        if FAULT = 17
        inc a
        endif
        call goto
        jr kbx
klast:  call hclear
        if CHN = 1
        ld a,1
        ld (cheat),a
        endif
        ld a,(nmax)
        ld b,a
        ld a,(nmov)
        cp b
        ret z
        ld a,b
        if FAULT = 18
        dec a
        endif
        call goto
        ld a,1
        if FAULT != 36
        ld (cheat),a
        endif
        jp chkstuck
hclear: xor a
        ld (sel),a
        ld (hp),a
        ld (hq),a
        ld (hshown),a
        jp hreset
setcurp:                        ; A = position
        ld l,a
        ld (cur),a
        ld b,-2
        inc b
sp1:    sub W
        jr c,sp2
        inc b
        jr sp1
sp2:    add a,W
        sub 2
        ld (ccol),a
        ld a,b
        dec a
        ld (crow),a
        ret
