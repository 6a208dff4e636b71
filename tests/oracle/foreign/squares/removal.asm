; Squares: removal of remp, remq.
remove: xor a
        ld (hp),a
        ld (hq),a
        ld (hshown),a
        if FAULT = 42
        ld a,(left)             ; the list runs over the code
        cp 6
        jr nz,nf42
        ld hl,main
        ld de,main+1
        ld bc,40
        ld (hl),0C7h
        ldir
nf42:
        endif
        ld hl,(mvcnt)
        inc hl
        ld (mvcnt),hl
        if ANIM = 1 or ANIM = 3
        call animflash
        endif
        ld a,(nmov)
        if FAULT = 15
        cp 32
        jr nc,nf15
        endif
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld de,MVS
        add hl,de
        ld a,(remp)
        ld (hl),a
        ld e,a
        ld d,BRD/256
        inc hl
        ld a,(remq)
        ld (hl),a
        inc hl
        ld a,(de)
        ld (hl),a
nf15:
        if SNDWHEN = 0
        call sound
        endif
        call take
        if FAULT != 14
        ld a,(nmov)
        inc a
        ld (nmov),a
        ld (nmax),a
        else
        ld a,(nmov)
        inc a
        ld (nmov),a
        ld b,a
        ld a,(nmax)
        cp b
        jr nc,nf14
        ld a,b
        ld (nmax),a
nf14:
        endif
        xor a
        ld (sel),a
        call hreset
        if SNDWHEN = 1
        call refresh
        call sound
        endif
        call savesnap
        call chkstuck
        ret

; take the pair off and let the tiles fall
take:   ld h,BRD/256
        ld a,(remp)
        ld l,a
        ld (hl),0
        ld a,(remq)
        ld l,a
        ld (hl),0
        ld a,(left)
        sub 2
        ld (left),a
        if ANIM = 2 or ANIM = 3
        call refresh
        call pause1
        endif
        if FAULT = 10
        jr tkf
        endif
        ld a,(grav)
        or a
        ret z
tkf:
        if FALLS = 1
tk1:    call fallstep
        ret z
        call refresh
        call pause2
        jr tk1
        else
tk1:    call fallstep
        ret z
        if FAULT = 8
        ret
        endif
        jr tk1
        endif

; one step down in every column; Z if nothing moved
fallstep:
        ld e,0
        if FAULT = 7
        ld b,13
        else
        ld b,14
        endif
        ld c,0
        if FAULT = 10
        ld a,(grav)
        or a
        jr nz,fs1
        ld b,1
        endif
fs1:    push bc
        ld a,c
        add a,7*W+2             ; row 5
        ld l,a
        ld h,BRD/256
        ld d,5
fs2:    ld a,(hl)
        or a
        jr nz,fs3
        ; hole: is there something above?
        push hl
        ld b,d
fs4:    ld a,l
        sub W
        ld l,a
        ld a,(hl)
        or a
        jr nz,fs5
        djnz fs4
        pop hl
        jr fs6
fs5:    pop hl
        ld e,1
        ; shift everything above down by one
        ld b,d
fs7:    ld a,l
        sub W
        ld c,l
        ld l,a
        ld a,(hl)
        ld l,c
        ld (hl),a
        ld a,l
        sub W
        ld l,a
        djnz fs7
        ld (hl),0
        jr fs6
fs3:    ld a,l
        sub W
        ld l,a
        dec d
        jr nz,fs2
fs6:    pop bc
        inc c
        djnz fs1
        if FAULT = 9
        ; the left column slides when it is empty at the bottom
        ld a,(BRD+7*W+2)
        or a
        jr nz,nf9
        ld a,(BRD+7*W+3)
        or a
        jr z,nf9
        ld (BRD+7*W+2),a
        xor a
        ld (BRD+7*W+3),a
        inc e
nf9:
        endif
        ld a,e
        or a
        ret
