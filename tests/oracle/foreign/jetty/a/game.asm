; Shisen for the 48K and 128K Spectrum, program A: start, keys to actions, removal and history.
; The board is kept in eight rows of sixteen bytes, with a ring of empty cells around the tiles.
; A cell index is row * 16 + column, tiles are in rows 1 to 6 and columns 1 to 14; 0 is an empty cell.

        ORG CODEORG
start:  di
        ld sp,STACK
        ld iy,#5C3A
        call keys_on
        IF OWNFONT
        call make_font
        ENDIF
        ei
        IF TITLE
        call title
        ENDIF
        call pick_number
        call new_board
main:   call draw_all
        call draw_status
        call set_border
        call get_key
        ld hl,main
        push hl
        cp 8
        ret c
        cp 12
        jp c,move
        jp z,toggle
        cp 13
        jp z,enter
        cp 'H'
        jp z,hint
        cp 'N'
        jp z,new_random
        cp 'S'
        jp z,ask_number
        cp 'B'
        jp z,back
        cp 'F'
        jp z,forward
        cp 'R'
        jp z,restart
        cp 'L'
        jp z,last
        ret

; ---- new boards ----
toggle: ld a,(grav)
        xor 1
        IF FAULT = 24
        ld b,a
        ld a,(sel)
        or a
        ld a,b
        jr z,toggle1
        xor 1
toggle1:
        ENDIF
        ld (grav),a
new_random:
        call pick_number
new_board:
        call deal
        xor a
        ld (sel),a
        ld (undo),a
        ld (redo),a
        ld (moves),a
        ld (cheat),a
        IF HOME
        ld a,#11
        ld (cur),a
        ENDIF
        call save_board
        call hint_reset
        call look_dead
        IF CLOCK
        ld hl,0
        ld (secs),hl
        ENDIF
        call clear_screen
        IF FAULT = 20
        jp main
        ENDIF
        ret

; A random number from the time that passed, never 0.
pick_number:
        IF FAULT = 2
        ld hl,(num)
        ELSE
        ld hl,(ticks)
        IF RNDSRC = 1
        ld a,r
        add a,h
        ld h,a
        ENDIF
        ld de,(num)
        add hl,de
        add hl,de
        add hl,de
        ENDIF
        inc hl
        ld (rnd),hl
        call random
        call random
        ld a,h
        or l
        jr nz,pick1
        inc hl
pick1:  ld (num),hl
        ret

; ---- the cursor ----
move:   ld b,a
        IF HINTKEEP = 0
        call hint_drop
        ENDIF
        ld a,(cur)
        ld c,a
        call step
        IF WRAP = 2
        ld d,a
        ld e,14
move1:  ld l,a
        ld h,BOARD/256
        ld a,(hl)
        or a
        ld a,l
        jr z,move2
        ld a,(cur)
        cp l
        ld a,l
        jr nz,move3
move2:  ld c,a
        call step
        dec e
        jr nz,move1
        ld a,d
move3:
        ENDIF
        ld (cur),a
        ret

; One step from cell C with key B: the new cell in A.
step:   ld a,c
        dec b
        bit 3,b
        jr nz,step_r
        inc b
        dec a
        ld l,a
        and 15
        ld a,l
        ret nz
        IF WRAP = 1
        inc a
        ELSE
        add a,14
        ENDIF
        ret
step_r: inc b
        bit 1,b
        jr nz,step_v
        inc a
        ld l,a
        and 15
        cp 15
        ld a,l
        ret nz
        IF WRAP = 1
        dec a
        ELSE
        sub 14
        ENDIF
        ret
step_v: bit 0,b
        jr nz,step_u
        add a,16
        cp #70
        ret c
        IF WRAP = 1
        sub 16
        ELSE
        sub #60
        ENDIF
        ret
step_u: sub 16
        cp #10
        ret nc
        IF WRAP = 1
        add a,16
        ELSE
        add a,#60
        ENDIF
        ret

; ---- ENTER ----
enter:  ld a,(hinta)
        or a
        jr z,enter1
        ld b,a
        ld a,(hintb)
        ld c,a
        push bc
        call connect
        pop bc
        IF FAULT = 15
        ld a,1
        ld (byhint),a
        ENDIF
        jp remove
enter1: ld h,BOARD/256
        ld a,(cur)
        ld c,a
        ld l,a
        ld e,(hl)
        ld a,e
        or a
        jr nz,enter2
        IF EMPTYENTER
        ld (sel),a
        call hint_reset
        ENDIF
        ret
enter2: call hint_reset
        ld a,(sel)
        or a
        jr z,enter_new
        cp c
        jr nz,enter3
        IF FAULT = 23
        and 15
        cp 14
        jr nz,enter_des
        ld b,c
        jp remove
enter_des:
        ENDIF
        xor a
        ld (sel),a
        ret
enter3: ld b,a
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        cp e
        jr nz,enter_no
        push bc
        call connect
        pop bc
        jp c,remove
enter_no:
        IF NOJOIN = 2
        ret
        ENDIF
        IF NOJOIN = 1
        xor a
        ld (sel),a
        ret
        ENDIF
enter_new:
        ld a,(cur)
        ld (sel),a
        ret

