; The deluxe game: Cursor keys, ENTER, removing a pair, the end of a game, history and new boards.

; ---- cursor keys: the cursor stops at the edges
left:   ld a,(cur)
        dec a
        jr mv
right:  ld a,(cur)
        inc a
        jr mv
up:     ld a,(cur)
        sub 16
        jr mv
down:   ld a,(cur)
        add a,16
mv:     ld c,a
        and 15
        ret z
        cp 15
        ret z
        ld a,c
        cp 11h
        ret c
        cp 6Fh
        ret nc
        ld (cur),a
        call nohint
        jp attrs

nohint: ld hl,0
        ld (hnt),hl
        ld (hpos),hl
        ret

; ---- ENTER
enter:  ld hl,(hnt)
        ld a,l
        or a
        jr z,en1
        ld (two),hl
        jp remove
en1:    ld a,(cur)
        ld l,a
        ld h,BH
        ld a,(hl)
        or a
        jp z,buzz               ; empty: the selection stays
        ld c,a
        ld a,(sel)
        or a
        jr z,en2
        cp l
        jr z,en3                ; the same tile: deselect
        ld e,a
        ld d,l
        ld l,a
        ld a,(hl)
        cp c
        jr nz,en4
        ld (two),de
        call linked
        jr nc,en4
        jp remove
en2:    ld a,l
        ld (sel),a
        jp attrs
en4:    call buzz               ; no pair: nothing is selected any more
en3:    xor a
        ld (sel),a
        jp attrs

; ---- remove the pair (two)
remove: ld de,(two)
        call linked             ; the path to draw
        call path
        ld b,25
        call frmes
        call path
        ld b,3
rm1:    push bc
        ld a,57h
        call flash2
        ld b,3
        call frmes
        ld a,47h
        call flash2
        ld b,3
        call frmes
        pop bc
        djnz rm1
        call zap
        ld de,(two)
        ld h,BH
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        xor a
        ld (sel),a
        call nohint
        call drawall
        ld a,(grav)
        or a
        call nz,fall
        ld a,(done)
        inc a
        ld (done),a
        ld (top),a
        call save
        call status
        jp judge

flash2: ld de,(two)
        push af
        ld c,d
        push de
        call setatt
        pop de
        pop af
        ld c,e
        jp setatt

; tiles fall one row at a time
fall:   ld c,0                  ; moved?
        ld l,61h
fl1:    push hl
        ld h,BH
        ld b,5
fl2:    ld a,(hl)
        or a
        jr nz,fl3
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr z,fl4
        IF FAULT = F_d_gravity_one_column            ; column 9: the top row stays in the air
        ld d,a
        ld a,l
        cp 19h
        jr z,fl4
        ld a,d
        ENDIF
        ld (hl),0
        ld d,a
        ld a,l
        add a,16
        ld l,a
        ld (hl),d
        inc c
fl3:    ld a,l
        sub 16
        ld l,a
fl4:    djnz fl2
        pop hl
        inc l
        ld a,l
        cp 6Fh
        jr nz,fl1
        ld a,c
        or a
        ret z
        call drawall
        ld b,2
        call frmes
        jr fall

; ---- is the game over?  border and message
judge:  call count
        ld a,7
        jr z,jwin
        call anymove
        ld a,0
        jr nc,jover
        ld a,(cheat)
        or a
        ld a,2
        jr nz,jset
        ld a,5
jset:   ld (bord),a
        out (254),a
        jp attrs
jwin:
        IF FAULT = F_d_border_not_white            ; the border is not set to white
        ld a,5
        ENDIF
        call jset
        call fanfar
        ld hl,twin
        jr jbox
jover:  call jset
        ld hl,tover
jbox:   push hl
        ld b,8                  ; a box of 4 rows over the board
        ld c,7
        ld hl,tbox1
        call print
        ld b,9
        ld c,7
        ld hl,tbox2
        call print
        pop hl
        push hl
        ld b,9
        ld c,9
        call print
        ld b,10
        ld c,7
        ld hl,tbox3
        call print
        ld b,11
        ld c,7
        ld hl,tbox1
        call print
        pop hl
        ld hl,5800h+8*32+7
        ld c,4
jb2:    ld b,18
jb3:    ld (hl),68h
        inc hl
        djnz jb3
        ld de,14
        add hl,de
        dec c
        jr nz,jb2
jb4:    halt                    ; let go of all keys, then one key
        call clock
        call scan
        or a
        jr nz,jb4
jb5:    halt
        call clock
        call getkey
        or a
        jr z,jb5
        jp drawall

; ---- history
save:   call histp
        ld de,board
        ex de,hl
        ld bc,128
        ldir
        ret
load:   call histp
        ld de,board
        ld bc,128
        ldir
        IF FAULT = F_d_back_loses_tile            ; undo loses one tile after 40 steps
        ld a,(undos)
        inc a
        ld (undos),a
        cp 40
        jr c,ld1
        ld hl,6Eh+board
ld0:    ld a,(hl)
        ld (hl),0
        dec l
        or a
        jr z,ld0
ld1:
        ENDIF
        xor a
        ld (sel),a
        call nohint
        call drawall
        call status
        jp judge
histp:  ld a,(done)
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,hist
        add hl,de
        ret
cheats: ld a,1
        ld (cheat),a
        ret
back:   ld a,(done)
        or a
        jp z,buzz
        dec a
        ld (done),a
        call cheat1
        jr load
forw:   ld a,(top)
        ld c,a
        ld a,(done)
        cp c
        jp z,buzz
        inc a
        ld (done),a
        call cheat1
        jr load
rest:   ld a,(done)
        or a
        jp z,buzz
        xor a
        ld (done),a
        call cheat1
        jr load
last:   ld a,(top)
        ld c,a
        ld a,(done)
        cp c
        jp z,buzz
        ld a,c
        ld (done),a
        call cheats
        jp load
cheat1: ld a,1
        ld (cheat),a
        ret

; ---- new boards
togg:   ld a,(grav)
        xor 1
        ld (grav),a
newrnd: call rndboard
newgame:
        call deal
        xor a
        ld (sel),a
        ld (cheat),a
        ld (done),a
        ld (top),a
        ld (sec),a
        ld (min),a
        IF FAULT = F_d_31st_board_hangs            ; hangs after 30 boards
        ld hl,boards
        inc (hl)
        ld a,(hl)
        cp 31
ng1:    jr z,ng1
        ENDIF
        call nohint
        call save
        call drawall
        call status
        call shclk
        jp judge

rndboard:
        ld hl,(rnd)
        ld de,(frames)
        add hl,de
        ld a,r
        add a,l
        ld l,a
        ld a,h
        or l
        jr nz,rb1
        inc l
rb1:    ld (bnum),hl
        ld (rnd),hl
        ret
