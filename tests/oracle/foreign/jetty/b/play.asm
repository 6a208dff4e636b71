; Shisen, program B: what BASIC calls. The grid is kept by columns: a place is column * 8 + row,
; with columns 1 to 14, rows 1 to 6 and an empty rim. Each call tells BASIC in BC what happened:
; 0 nothing, 1 the player wants to type a number, 2 tiles were removed, 3 a new number is wanted.

        ORG MCORG
        jp begin
        jp play
        jp newgame

begin:  ld a,1
        ld (gravity),a
        ld hl,0
        ld (places),hl
        ld a,9
        ld (cursor),a
        ret

        IF LOOP = 0 OR LOOP = 3
play:   call refresh
        call colour
        call waitkey
        call onekey
        ld a,(event)
        or a
        jr z,play
        push af
        call refresh
        call colour
        pop af
        ld c,a
        ld b,0
        ret
        ELSE
play:   ld a,1
        ld (busy),a
        ld hl,taken
        inc (hl)
        call onekey
        call refresh
        ld bc,(event)
        ld b,0
        ret
        ENDIF

; Works out the border for BASIC.
border_of:
        ld hl,done
        ld b,0
        ld a,(dead)
        or a
        jr nz,bord1
        ld b,5
bord1:  ld a,(hl)
        cp 42
        jr nz,bord2
        ld b,7
bord2:  ld a,(cheat)
        or a
        jr z,bord3
        IF REDLAST
        ld a,b
        cp 5
        jr nz,bord3
        ENDIF
        ld b,2
bord3:  ld a,b
        ld (colours),a
        ret
colour: ld a,(colours)
        jp #229B

onekey: xor a
        ld (event),a
        ld hl,border_of
        push hl
        ld a,(key)
        cp 'a'
        jr c,big
        sub 32
big:    ld b,a
        sub 8
        cp 4
        jp c,arrow
        ld hl,commands
look:   ld a,(hl)
        or a
        ret z
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp b
        jr nz,look
        ex de,hl
        jp (hl)
commands:
        defb 13
        defw enter
        defb 12
        defw flip
        defb "H"
        defw help
        defb "N"
        defw other
        defb "S"
        defw typed
        defb "B"
        defw undo
        defb "F"
        defw again
        defb "R"
        defw undoall
        defb "L"
        defw redoall
        defb 0

typed:  ld hl,0
        ld (pair1),hl
        ld a,1
        ld (event),a
        ret

flip:   ld hl,gravity
        ld a,(hl)
        xor 1
        ld (hl),a
        IF FAULT = 24
        jr newgame
        ENDIF
        jr deal_other
other:  
        IF FAULT = 8
        ld a,1
        ld (gravity),a
        ENDIF
deal_other:
        IF PICK
        ld a,3
        ld (event),a
        ret
        ELSE
        ld hl,(23672)
        ld bc,(number)
        ld a,c
        add a,a
        xor h
        ld h,a
        ld a,b
        add a,l
        rlca
        ld l,a
        or h
        jr nz,pick1
        inc l
pick1:  sbc hl,bc
        add hl,bc
        jr nz,pick2
        inc h
pick2:  ld (number),hl
        ENDIF
        ld a,4
        ld (event),a
newgame:
        call deal
        xor a
        ld (chosen),a
        ld (done),a
        ld (most),a
        IF FAULT = 19
        ld a,(bytyping)
        or a
        ld a,0
        ld (bytyping),a
        jr nz,stay_red
        ENDIF
        ld (cheat),a
stay_red:
        IF HOME
        ld a,9
        ld (cursor),a
        ENDIF
        call nohint
        call isdead
        call border_of
        call wipe
        jp refresh

; ---- the cursor: A is 0 left, 1 right, 2 down, 3 up ----
arrow:  ld c,a
        IF HINTKEEP = 0
        IF HINTGOON
        ld hl,0
        ld (pair1),hl
        call unended
        ELSE
        call nohint
        ENDIF
        ENDIF
        ld a,(cursor)
        ld b,a
        srl c
        jr c,odd
        ld a,c
        or a
        ld a,b
        jr nz,downw
        sub 8
        cp 8
        jr nc,moved
        IF WRAP = 1
        ret
        ENDIF
        add a,112
        jr moved
downw:  inc a
        ld b,a
        and 7
        cp 7
        ld a,b
        jr nz,moved
        IF WRAP = 1
        ret
        ENDIF
        sub 6
        jr moved
odd:    ld a,c
        or a
        ld a,b
        jr nz,upw
        add a,8
        cp 120
        jr c,moved
        IF WRAP = 1
        ret
        ENDIF
        sub 112
        jr moved
upw:    dec a
        ld b,a
        and 7
        ld a,b
        jr nz,moved
        IF WRAP = 1
        ret
        ENDIF
        add a,6
moved:  ld (cursor),a
        IF FAULT = 17
        jp under
        ENDIF
        ret

; ---- ENTER ----
enter:  ld de,(pair1)
        ld a,e
        or a
        jr z,noshown
        IF FAULT = 14
        ld a,(cursor)
        cp e
        jr z,goodhelp
        cp d
        jr nz,noshown
goodhelp:
        ENDIF
        IF FAULT = 20
        ld a,1
        ld (quiet),a
        ENDIF
        jp take
noshown:
        ld a,(cursor)
        ld e,a
        ld l,a
        ld h,GRID/256
        ld c,(hl)
        inc c
        dec c
        jr nz,ontile
        IF EMPTYENTER
        xor a
        ld (chosen),a
        jp nohint
        ELSE
        ret
        ENDIF
ontile: push bc
        call nohint
        pop bc
        ld a,(chosen)
        ld d,a
        or a
        jr z,choose
        cp e
        jr nz,second
        xor a
        ld (chosen),a
        ret
second: ld l,a
        ld h,GRID/256
        ld a,(hl)
        cp c
        jr nz,nopair
        push de
        call linked
        pop de
        jr c,take
nopair:
        IF NOJOIN = 1
        xor a
        ld (chosen),a
        ret
        ENDIF
        IF NOJOIN = 2
        ret
        ENDIF
choose: ld a,e
        ld (chosen),a
        ret

