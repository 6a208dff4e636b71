; B, F, R, L
; travel: selection and pair are given up, the game counts as cheated
travel: ld a,1
        ld (cheat),a
trav0:  xor a
        ld (sel),a
        ld (ha),a
        ld (hb),a
        ld (hser),a
        ret

; nothing to undo or redo
idle0:
    IF IDLEHINT = 0
        xor a
        ld (ha),a
        ld (hb),a
        ld (hser),a
    ENDIF
    IF IDLESEL = 0
        ld a,(sel)
        or a
        jr z,id01
        xor a
        ld (sel),a
        ld (hser),a             ; other pairs may be shown now
id01:
    ENDIF
    IF CLICK = 2
        call buzz
    ENDIF
        ret

back:   ld a,(hn)
        or a
        jr z,idle0
    IF X_limit
        ld hl,ht
        ld a,(hl)
        sub 20
        jr c,bk0
        ld hl,hn
        cp (hl)
        jr nc,idle0
bk0:
    ENDIF
        call travel
        call undo
        jr trend
restart:
        ld a,(hn)
        or a
        jr z,idle0
        call travel
    IF X_nored
        xor a
        ld (cheat),a
    ENDIF
rs1:    call undo
        ld a,(hn)
    IF X_rone
        cp 1
        jr z,trend
    ENDIF
        or a
        jr nz,rs1
trend:  call judge
    IF TRAVELBEEP
        call click
    ENDIF
        ret

forwd:  ld a,(hn)
        ld hl,ht
        cp (hl)
        jr nc,idle0
        call travel
    IF X_fwdlast
        ld a,(ht)
        ld hl,hn
        sub (hl)
        cp 4
        jr z,ls1
    ENDIF
        call redo
        jr trend
last:   ld a,(hn)
        ld hl,ht
        cp (hl)
        jr nc,idle0
        call travel
    IF X_lnored
        xor a
        ld (cheat),a
    ENDIF
ls1:    call redo
        ld a,(ht)
        ld hl,hn
    IF X_lone
        dec a
        jr z,trend
    ENDIF
        cp (hl)
        jr nz,ls1
        jr trend

; one removal back
undo:   ld hl,hn
        dec (hl)
    IF X_crash
        ld a,(undos)
        inc a
        ld (undos),a
        cp 90
        jp z,0
    ENDIF
        ld a,(hl)
        call hentry
    IF BCUR
        ld a,b
        ld (cur),a
    ENDIF
        ld a,(grav)
    IF X_backflat
        or 1
    ENDIF
        or a
        jr z,un2
    IF X_backlift
        ld a,d
        cp 5
        jr z,un2
    ENDIF
        ld a,b
        cp c
    IF X_backorder
        ccf
    ENDIF
        jr nc,un1
        ld a,b
        ld b,c
        ld c,a
un1:    push bc
        ld c,b
        call insert
        pop bc
        jp insert
un2:    ld h,GRID/256
        ld l,b
        ld (hl),d
        ld l,c
        ld (hl),d
        ret

; insert: kind D comes back at C, the tiles above it are lifted
insert: ld a,c
        and 15
        add a,16
        ld l,a
        ld h,GRID/256
in1:    ld a,l
        cp c
        jr z,in2
        add a,16
        ld e,a
        push hl
        ld l,e
        ld a,(hl)
        pop hl
        ld (hl),a
        ld l,e
        jr in1
in2:    ld (hl),d
        ret

; one removal forward
redo:   ld hl,hn
        ld a,(hl)
        inc (hl)
        call hentry
        ld h,GRID/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
    IF FCUR
        ld a,b
        ld (cur),a
    ENDIF
    IF X_redoflat
        ld a,(cheat)
        or a
        ret nz
    ENDIF
        ld a,(grav)
        or a
        ret z
rd1:    call fallall
        jr nz,rd1
        ret

; entry A of the history: B, C = cells, D = kind
hentry: ld l,a
        ld h,HA/256
        ld b,(hl)
        add a,40h
        ld l,a
        ld c,(hl)
        add a,40h
        ld l,a
        ld d,(hl)
        ret
