; A removal, the fall of tiles and the saved boards.

; Removes the tiles B and C; connect has left the corners of their path.
remove: ld (pairbc),bc
        call hint_reset
        xor a
        ld (sel),a
        call draw_all
        call show_removal
        ld bc,(pairbc)
        call noise
        ld bc,(pairbc)
        ld h,BOARD/256
        ld l,b
        ld (hl),0
        ld l,c
        ld (hl),0
        call fall
        ld a,(undo)
        inc a
        ld (undo),a
        ld b,a
        IF FAULT = 10
        ld a,(redo)
        cp b
        jr nc,remove1
        ENDIF
        ld a,b
        ld (redo),a
remove1:
        ld a,(moves)
        inc a
        ld (moves),a
        call save_board
        IF FAULT = 15
        ld a,(byhint)
        or a
        ld a,0
        ld (byhint),a
        ret nz
        ENDIF
        call look_dead
        ld a,(undo)
        cp 42
        ret nz
        call won
        ret

; Tiles over a hole fall one row at a time until nothing moves.
fall:   ld a,(grav)
        or a
        IF FAULT = 8
        jr nz,fall0
        ld a,1
        ld (onecol),a
        jr fall1
fall0:  xor a
        ld (onecol),a
fall1:
        ELSE
        ret z
        ENDIF
fall_again:
        ld h,BOARD/256
        ld l,#6E
        ld c,0
fall_cell:
        ld a,(hl)
        or a
        jr nz,fall_next
        IF FAULT = 8
        ld a,(onecol)
        or a
        jr z,fall_ok
        ld a,l
        and 15
        dec a
        jr nz,fall_next
fall_ok:
        ENDIF
        ld d,h
        ld e,l
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr z,fall_back
        ld (de),a
        ld (hl),0
        ld c,1
fall_back:
        ld l,e
fall_next:
        dec l
        ld a,l
        and 15
        jr nz,fall_cell
        ld a,l
        sub 2
        ld l,a
        cp #1E
        jr nz,fall_cell
        ld a,c
        or a
        ret z
        IF FAULT = 7
        ld bc,(pairbc)
        ld a,b
        xor c
        and 15
        jr nz,fall_far
        ld a,b
        cp c
        ret c
fall_far:
        ENDIF
        IF FALLANIM
        call draw_all
        ld b,FALLANIM
fall_wait:
        halt
        djnz fall_wait
        ENDIF
        jr fall_again

; ---- history: state number n of the board is kept at HIST + 128 * n ----
state_at:
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,HIST
        add hl,de
        ret
save_board:
        ld a,(undo)
        call state_at
        ex de,hl
        ld hl,BOARD
        IF FAULT = 22
        ld bc,96
        ELSE
        ld bc,128
        ENDIF
        ldir
        ret
