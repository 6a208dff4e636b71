; ivory, second part: ways, clues, number, picture
; Carry if one and two are alike and can be linked.
match:  ld a,(two)
        call kindat
        ld b,a
        ld a,(one)
        call kindat
        cp b
        scf
        ccf
        ret nz
        call flood
        ld h,reach
        ld a,(two)
        ld l,a
        ld a,(hl)
        rlca
        ret
; Mark all that can be reached from one; 128 = a tile of the same kind.
flood:  ld h,reach
        ld l,0
flood1: ld (hl),0
        inc l
        jr nz,flood1
        ld a,(one)
        ld l,a
        ld (hl),1
        call kindat
        ld (like),a
        ld c,1
flood2: ld l,17
flood3: ld h,reach
        ld a,(hl)
        cp c
        jr nz,flood4
        ld b,1
        call beam
        ld b,-1
        call beam
        ld b,17
        call beam
        ld b,-17                ;@i-noup: ld a,c | cp 3 | jr z,flood4 | ld b,-17
        call beam
flood4: inc l
        ld a,l
        cp 153
        jr nz,flood3
        inc c
        ld a,c
        cp 4                    ;@i-four: cp 5 ;@i-two: cp 3
        jr nz,flood2
        ret
beam:   push hl
beam1:  ld a,l
        add a,b
        ld l,a
        ld h,grid
        ld a,(hl)
        or a
        ld h,reach
        jr nz,beam3
        ld a,(hl)
        or a
        jr nz,beam1             ;@i-stop: jr nz,beam4
        ld a,c
        inc a
        ld (hl),a
        jr beam1
beam3:  ld e,a
        ld a,(like)
        cp e
        jr nz,beam4
        ld a,(one)
        cp l
        jr z,beam4
        ld (hl),128
beam4:  pop hl
        ret
; Key h: the pairs of kind 1, then of kind 2, ...
clue:   ld a,(dead)
        or a
        jr nz,clue9             ;@starts: jr clue0
clue0:  ld a,(one)
        or a
        call z,clue1
        call seek
        jr c,clue9
        call nopair
        ld a,1
        ld (dead),a             ;@starts: nop
clue9:  jp turn2
clue1:  ld hl,0x2201            ; kind 1, before the first cell
        ld (ck),hl
        ld a,255
        ld (cb),a
        ret
anyleft: call clue1
        call seek
        ld a,0
        rla
        ld (moves),a
        jp nopair
; Carry if there is a next pair.
seek:   ld a,(cb)
        inc a
        jr z,seeka
        dec a
        jr seekc
seeka:  ld hl,ca                ; the next first cell
        inc (hl)
        ld a,(hl)
        cp 136
        jr nz,seekb
        ld (hl),34
        dec hl
        inc (hl)
        ld a,(hl)
        cp 22                   ;@i-kind21: cp 21
        jr nz,seeka
        or a
        ret
seekb:  call kindat
        ld hl,ck
        cp (hl)
        jr nz,seeka
        ld a,(ca)
        ld (cb),a
seekc:  ld b,a
        ld a,(ca)
        ld (one),a
        push bc
        call flood
        pop bc
        ld h,reach
        ld l,b
seekd:  inc l
        ld a,l
        cp 136
        jr nc,seeke
        bit 7,(hl)
        jr z,seekd
        ld a,(pick)
        or a
        jr z,seekf
        cp l
        jr z,seekf
        ld a,(pick)
        ld b,a
        ld a,(ca)
        cp b                    ;@i-pick: cp l
        jr nz,seekd
seekf:  ld a,l
        ld (cb),a
        ld (two),a
        scf
        ret
seeke:  ld a,255
        ld (cb),a
        jr seeka
touch:  halt
        ld hl,23611
        bit 5,(hl)
        jr z,touch
        res 5,(hl)
        ld a,(23560)
        cp 'A'
        ret c
        or 32
        ret
; Border: white if won, red after cheating, black without moves, else cyan
edge:   ld hl,grid*256+35
        ld b,101
edge1:  ld a,(hl)
        dec a
        cp 21
        jr c,edge2              ; a tile
        inc l
        djnz edge1
        ld a,7
        jr edge3                ;@i-nowin: jr edge2
edge2:  ld a,(reds)
        or a
        ld a,2
        jr nz,edge3
        ld a,(moves)
        or a
        ld a,5
        jr nz,edge3
        xor a
edge3:  ld (ink),a
        out (254),a
        ret
shnum:  ld hl,0x50e0
        ld (where),hl
        ld a,'N'
        call letter
        ld a,'o'
        call letter
        ld a,' '
        call letter
        ld hl,(number)
        ld c,0
        ld de,10000
        call digit
        ld de,1000
        call digit
        ld de,100
        call digit
        ld de,10                ;@i-ten: ld de,9
        call digit
        ld a,l
        add a,'0'
        call letter
blank:  ld a,(where)            ; clear the rest of the line
        cp 0xf0
        ret z
        ld a,' '
        call letter
        jr blank
digit:  xor a
digit1: sbc hl,de
        jr c,digit2
        inc a
        jr digit1
digit2: add hl,de
        or a
        jr nz,digit3
        or c
        ret z
        xor a
digit3: ld c,1
        add a,'0'
letter: push hl
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,0x3c00
        add hl,de
        ld de,(where)
        ld b,8
lett1:  ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz lett1
        ld hl,where
        inc (hl)
        pop bc
        pop de
        pop hl
        ret
