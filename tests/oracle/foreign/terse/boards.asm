; The terse game: Asks for a number, deals a board, sets the border.

; ---- the number, with the ROM's editor
ask:    xor a
        call 1601h
        call 0D6Eh
        ld de,tnum
        call text
        call 16BFh
        ld bc,1
        rst 30h
        ld (hl),13
        ld (5C5Bh),hl
        set 5,(iy+37h)
        set 3,(iy+1)
        xor a
        ld (5C41h),a
        call 0F2Ch
        res 5,(iy+37h)
        ld de,(5C61h)
        ld hl,0
        ld c,0
as1:    ld a,(de)
        inc de
        cp 13
        jr z,as3
        sub '0'
        jr c,ask
        cp 10
        jr nc,ask
        push de
        ld d,h
        ld e,l
        ld b,9
as2:    add hl,de
        jr c,asbad
        djnz as2
        ld e,a
        ld d,0
        add hl,de
asbad:  pop de
        jr c,ask
        jr as1
as3:    ld a,h
        or l
        jr z,ask
        ld (num),hl

; ---- deal board (num)
deal:   ld hl,(num)
deal0:  push hl
        ld hl,bd
        xor a
        ld (cheat),a
        ld (moves),a
        ld (most),a
        ld (at),a
        IF FAULT = F_t_31st_board_hangs
        ld hl,games
        inc (hl)
        ld a,(hl)
        cp 31
de0:    jr z,de0
        ld hl,bd
        xor a
        ENDIF
de1:    inc a
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        cp 21
        jr nz,de1
        pop hl
        ld c,0
de2:    ld d,h                  ; HL = 5 HL + 12345
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,12345
        add hl,de
        push hl
        ld e,h
        ld d,0
        ld b,84
        ld hl,0
de3:    add hl,de
        djnz de3
        ld e,h                  ; 84 * high byte / 256
        ld d,bd/256
        ld h,d
        ld l,c
        ld a,(de)
        ld b,(hl)
        ld (hl),a
        ld a,b
        ld (de),a
        pop hl
        inc c
        ld a,c
        cp 84
        jr nz,de2
        ld hl,bd
        ld de,orig
        ld bc,84
        ldir
        ld hl,0FFFFh
        ld (pair),hl
        call drop

; ---- border
over:   call left
        jr z,ov1
        ld a,255
        ld (only),a
        ld hl,5453h             ; pair (84,83): before the first
        call search
        ld a,0
        jr nc,ov3
        ld a,(cheat)
        and 2
        jr nz,ov3
        ld a,5
        jr ov3
ov1:    ld a,(cheat)            ; a cheat does not win
        and 2
        jr nz,ov3
        ld a,7
ov3:
        IF FAULT = F_t_border_not_black
        or a
        jr nz,ov4
        ld a,5
ov4:
        ENDIF
        jp 229Bh

left:   ld hl,bd
        ld bc,84*256
lf1:    ld a,(hl)
        or a
        jr z,lf2
        inc c
lf2:    inc hl
        djnz lf1
        ld a,c
        or a
        ret
