; ledger: Shisen that keeps a journal of the moves and nothing else. After each change the
; board is dealt again and the moves are done again; then everything is drawn anew.
        org 0x7000
board   equ 0x7d                ; high byte: 8 rows of 16 bytes
mark    equ 0x7e                ; high byte: cross of the first tile
log     equ 0x7f00              ; two bytes for each move
tiles   equ 0x7c00              ; key and kind of each tile while dealing
        di                      ; keys are read from the ports, without interrupts
        ld sp,0x7cf0
        xor a
        out (254),a
        ld hl,0x4000
wipe:   ld (hl),0
        inc hl
        ld a,h
        cp 0x5b
        jr nz,wipe
        ld a,1
        ld (heavy),a
random: ld hl,(chance)          ; counts while a key is waited for
        ld a,r
        add a,h
        ld h,a
        or l
        jr nz,given
        inc hl
given:  ld (number),hl
        xor a
        ld (now),a
        ld (last),a
        ld (shame),a            ;@l-shame:
        ld a,0x11
        ld (cursor),a           ;@here:
change: call replay
        xor a
        ld (chosen),a           ; no selection and no pair
        call nopair
        call begin
        call search
        ld a,0
        rla
        ld (some),a
        call nopair
        call begin
; Draw all, wait for a key.
main:   call drawall
        call inkey
        cp 'H'
        jp z,helpk
        cp 13
        jp z,enterk
        push af
        call nopair
        call begin
        pop af
        ld hl,main
        push hl
        cp 'B'
        jp z,kback
        cp 'F'
        jp z,kforw
        cp 'R'
        jp z,krest
        cp 'L'
        jp z,klast
        cp 'S'
        jp z,asknum
        cp 'N'
        jp z,knew
        cp 12
        jp z,kgrav
        ld c,a
        ld a,(cursor)
        ld b,a
        ld a,c
        sub 8
        jr z,kleft
        dec a
        jr z,kright
        dec a
        jr z,kdown
        dec a
        ret nz
        ld a,b                  ; up
        sub 16
        cp 16
        jr nc,setcur
        add a,96                ; from the top to the bottom, one column to the left
        call kprev
        jr setcur
kdown:  ld a,b
        add a,16
        cp 0x70
        jr c,setcur
        sub 96
        call knext
        jr setcur
kleft:  ld a,b
        call kprev
        jr setcur
kright: ld a,b
        call knext
setcur: ld (cursor),a
        ret
kprev:  dec a
        ld c,a
        and 15
        ld a,c
        ret nz
        add a,14
        ret
knext:  inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        ret nz
        sub 14                  ;@l-next: sub 15
        ret
knew:   pop hl
        jp random               ;@l-nolog: ld hl,(chance) | ld (number),hl | jp change
kgrav:  pop hl
        ld hl,heavy
        ld a,(hl)
        cpl
        and 1
        ld (hl),a
        jp random
kback:  ld a,(now)
        or a
        ret z
        dec a                   ;@l-back2: dec a | jr z,moved | dec a
moved:  ld (now),a
        ld a,1
        ld (shame),a
        pop hl
        jp change
kforw:  ld hl,now
        ld a,(last)
        cp (hl)
        ret z                   ;@l-forward: nop
        ld a,(hl)
        inc a
        jr moved
krest:  ld a,(now)
        or a
        ret z
        xor a                   ;@l-rest: xor a | ld (last),a
        jr moved
klast:  ld hl,now
        ld a,(last)
        cp (hl)
        ret z
        jr moved
; ENTER
enterk: ld a,(paira)
        or a
        jr nz,write
        call begin
        ld a,(cursor)
        ld l,a
        ld h,board
        ld a,(hl)
        or a
        jp z,main
        ld a,(chosen)
        or a
        jr z,choose
        cp l
        ld h,0
        jr z,choos2
        ld h,a
        jr nc,enter2            ; L the smaller, H the larger
        ld h,l
        ld l,a
enter2: ld (paira),hl
        call alike
        jr nz,badone
        call cross
        jr c,write
badone: call nopair
        ld h,0                  ;@keeps: jp main
        jr choos2
choose: ld h,l
choos2: ld a,h
        ld (chosen),a
        jp main
write:  call blip
        ld a,(now)              ; write the pair into the journal
        call logadr
        ld de,(paira)
        ld (hl),e
        inc hl
        ld (hl),d
        ld hl,now
        inc (hl)
        ld a,(hl)
        ld (last),a             ;@l-last: ld hl,last | cp (hl) | jr c,write2 | ld (hl),a | write2:
        jp change
logadr: add a,a
        ld l,a
        ld h,log/256
        ret
alike:  ld h,board
        ld a,(paira)
        ld l,a
        ld b,(hl)
        ld a,(pairb)
        ld l,a
        ld a,(hl)
        cp b
        ret
; Deal the board and do the moves of the journal up to now.
replay: call dealit
        ld b,0
repl1:  ld a,(now)
        cp b
        ret z
        push bc
        ld a,b
        call logadr
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,e
        call pluck
        ld a,d                  ;@l-heavy1: ld h,board | ld l,d | ld (hl),0 | jr repl2
        call pluck
repl2:  pop bc
        inc b
        jr repl1
pluck:  ld l,a                  ; take a tile; those above come down
        ld h,board
        ld (hl),0
        ld a,(heavy)
        or a
        ret z
        ld a,l
pluck1: sub 16
        cp 16                   ;@l-top: cp 32
        ret c
        ld l,a
        ld c,(hl)
        ld (hl),0
        add a,16
        ld l,a
        ld (hl),c
        sub 16
        jr pluck1
; The deal: each tile gets a random key of eight bits, then they are sorted by these.
dealit: ld hl,(number)          ;@l-number: ld a,(number) | ld l,a | ld h,a
        ld (seed),hl
        ld hl,tiles
        ld c,21
deal1:  ld b,4                  ;@l-two: ld b,4 | ld a,c | cp 5 | jr nz,deal2 | inc c | call dealtw | call dealtw | dec c | ld b,2
deal2:  call dealtw
        djnz deal2
        dec c
        jr nz,deal1
        ld b,83                 ; sort: pass over fewer tiles each time
deal3:  ld hl,tiles
        ld c,b
deal4:  ld a,(hl)
        inc hl
        inc hl
        cp (hl)                 ; key of this and of the next tile
        jr z,deal5
        jr c,deal5
        ld d,(hl)
        ld (hl),a
        inc hl
        ld e,(hl)
        dec hl
        dec hl
        ld a,(hl)
        ld (hl),e
        dec hl
        ld (hl),d
        inc hl
        inc hl
        inc hl
        ld (hl),a
        dec hl
deal5:  dec c
        jr nz,deal4
        djnz deal3
        ld hl,board*256
deal6:  ld (hl),0
        inc l
        bit 7,l
        jr z,deal6
        ld l,0x11
        ld de,tiles+1
        ld c,6
deal7:  ld b,14
deal8:  ld a,(de)
        inc de
        inc de
        ld (hl),a
        inc l
        djnz deal8
        inc l
        inc l
        dec c
        jr nz,deal7
        ret
dealtw: push bc
        push hl
        ld hl,(seed)            ; seed * 257 + 1, then a xorshift of the high byte
        ld a,h
        add a,l
        ld h,a
        inc hl
        srl a
        xor h
        ld h,a
        rlc l
        ld (seed),hl
        ld a,h
        xor l
        pop hl
        pop bc
        ld (hl),a
        inc hl
        ld (hl),c
        inc hl
        ret
; H: the next pair in the order of the board; the last one stays no longer than others.
helpk:  call search
        jr c,helpk2
        call nopair
        call begin              ;@stays: ld hl,0xffff | ld (froma),hl
helpk2: jp main
nopair: ld hl,0
        ld (paira),hl
        ret
begin:  ld hl,0x7000
        ld (froma),hl
        ret
; Carry and paira, pairb: the next pair. From the last cell backwards for the first tile,
; from the first cell on for the second.
search: ld hl,(froma)           ; L second, H first
        ld a,h
        inc a
        or a
        ret z                   ; nothing is shown any more
srch1:  inc l
        ld a,l
        cp h
        jr c,srch2
srch0:  ld l,0x10
        dec h
        ld a,h
        cp 0x11                 ;@l-search: cp 0x13
        jr nc,srch1
        or a
        ret
srch2:  ld b,h
        ld h,board
        ld a,(hl)
        or a
        jr nz,srch3
        ld h,b
        jr srch1
srch3:  ld d,l
        ld l,b
        cp (hl)
        ld l,d
        ld h,b
        jr nz,srch1
        ld a,(chosen)           ;@l-chosen: xor a
        or a
        jr z,srch4
        cp h
        jr z,srch4
        cp l
        jr nz,srch1
srch4:  ld (froma),hl
        ld (paira),hl           ;@l-repeat: ld (paira),hl | dec l | ld (froma),hl | inc l
        push hl
        call cross
        pop hl
        jr nc,srch1
        ret
