; the removals done so far: B F R L
; HM = 0 keeps whole boards, 1 the moves with their kind, 2 replays from the start
movead: ld e,a                  ; HL = place of move A
        ld d,0
        ld hl,moves
        add hl,de
        add hl,de
        add hl,de
        ret
record:
        if FAULT=62             ; a pair of H is not remembered
        ld a,(byhint)
        or a
        ret nz
        endif
        ld a,(hcur)
        if FAULT=59             ; room for 24 removals
        cp 24
        ret nc
        endif
        push de
        call movead
        pop de
        ld a,d
        cp e
        jr c,rc1
        ld d,e
        ld e,a
rc1:    ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld b,BP
        ld c,d
        ld a,(bc)
        ld (hl),a
        ld hl,hcur
        inc (hl)
        ld a,(hl)
        ld hl,hlen
        if FAULT=56             ; removals that were undone stay in the list
        cp (hl)
        ret c
        endif
        ld (hl),a
        ld (oldlen),a
        ret
boardad: ld h,0                 ; HL = place of board A
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,boards
        add hl,de
        ret
savefirst: ld hl,board
        ld de,first
        ld bc,128
        ldir
histsave:
        if HM=0
        ld a,(hcur)
        call boardad
        ex de,hl
        ld hl,board
        ld bc,128
        ldir
        endif
        ret
goto:   ld (target),a
        ld a,1
        ld (silent),a
        call gt0
        xor a
        ld (silent),a
        ret
gt0:
        if HM=0
        ld a,(target)
        ld (hcur),a
        call boardad
        ld de,board
        ld bc,128
        ldir
        ret
        else
        if HM=2
        ld hl,first
        ld de,board
        ld bc,128
        ldir
        xor a
        ld (hcur),a
        endif
gt1:    ld a,(hcur)
        ld hl,target
        cp (hl)
        ret z
        jr c,gt2
        dec a
        ld (hcur),a
        call getmove
        call unapply
        jr gt1
gt2:    call getmove
        ld hl,hcur
        inc (hl)
        call apply
        jr gt1
getmove: call movead
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld b,(hl)
        ret
        endif

back:
        if FAULT=68             ; not after a win
        ld a,(state)
        dec a
        ret z
        endif
        if FAULT=69             ; not without a move left
        ld a,(state)
        cp 2
        ret z
        endif
        ld a,(hcur)
        if FAULT=54             ; the first removal cannot be undone
        cp 2
        jr nc,bk1
        xor a
        else
        or a
        jr nz,bk1
        endif
        if FAULT=67             ; before the first removal, the counter goes below 0
        ld a,(hlen)
        or a
        ld a,0
        jr nz,bk1
        endif
        jp nochange
bk1:    dec a
        call goto
        if FAULT=102            ; the counter of tiles stays
        jr bk2
        endif
        call recount
bk2:
        if FAULT=100            ; without gravity B is no cheating
        ld a,(grav)
        or a
        jr z,hend2
        endif
        jr cheat
forward: ld a,(hlen)
        ld b,a
        if FAULT=55             ; not the last removal
        or a
        jr z,fw0
        dec b
fw0:
        endif
        ld a,(hcur)
        cp b
        jp nc,nochange
        inc a
        call goto
        if FS=1
        call sound
        endif
        call recount
        jr cheat
restart: ld a,(hcur)
        or a
        jp z,nochange
        if FAULT=58             ; at most 16 removals
        sub 16
        jr nc,rs1
        endif
        xor a
rs1:    call goto
        call recount
        if FAULT=65             ; forgets the removals
        ld a,(hcur)
        ld (hlen),a
        endif
        if FAULT=28             ; gravity is off from now on
        xor a
        ld (grav),a
        call sign
        endif
        if FAULT=101            ; R is no cheating
        jr hend2
        endif
        jr cheat
last:   ld a,(hcur)
        ld b,a
        ld a,(hlen)
        if FAULT=57             ; without the last removal
        cp 2
        jr c,ls0
        dec a
ls0:
        endif
        cp b
        jp z,nochange
        jp c,nochange
        if FAULT=66             ; at most ten removals
        sub b
        cp 10
        jr c,ls1
        ld a,10
ls1:    add a,b
        endif
        call goto
        call recount
cheat:  ld a,1
        ld (cheated),a
hend2:  call nopair
        xor a
        ld (sel),a
        if FAULT != 63            ; 63: the list of pairs stays
        ld (hvalid),a
        endif
        if UC=1                 ; the cursor goes to the place of the change
        ld a,(hcur)
        ld hl,hlen
        cp (hl)
        jr nc,he1
        call movead
        ld a,(hl)
        ld (cur),a
he1:
        endif
        if FAULT != 84            ; 84: the lit kind stays that of before
        call newkind
        endif
        jp status
nochange:
        if CE=0               ; the key alone is cheating
        ld a,1
        ld (cheated),a
        if FAULT=101
        xor a
        ld (cheated),a
        endif
        jp status
        else
        ret
        endif
recount: ld hl,board
        ld bc,128
        ld d,0
rt1:    ld a,(hl)
        or a
        jr z,rt2
        inc d
rt2:    inc hl
        dec c
        jr nz,rt1
        ld a,d
        ld (count),a
        ret
