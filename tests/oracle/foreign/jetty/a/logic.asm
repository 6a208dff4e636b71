; History keys, hints, the rule of three segments, the deal and number entry.

load_board:
        ld a,(undo)
        call state_at
        ld de,BOARD
        IF FAULT = 22
        ld bc,96
        ELSE
        ld bc,128
        ENDIF
        ldir
        call hint_reset
        IF SELUNDO
        ld a,(sel)
        ld l,a
        ld h,BOARD/256
        ld a,(selkind)
        cp (hl)
        jr z,load1
        ENDIF
        xor a
        ld (sel),a
load1:  jp look_dead

; Before a history key: A = 0 where there is nothing to do; remembers the kind of the selected tile.
cheating:
        push af
        ld a,(sel)
        ld l,a
        ld h,BOARD/256
        ld a,(hl)
        ld (selkind),a
        call hint_reset
        pop af
        or a
        jr nz,cheat1
        IF NOTHINGRED
        inc a
        ld (cheat),a
        ENDIF
        pop hl
        IF SELUNDO = 0
        xor a
        ld (sel),a
        ENDIF
        ret
cheat1: ld a,1
        ld (cheat),a
        ret

back:   ld a,(undo)
        call cheating
        IF FAULT = 9
        ld a,(redo)
        sub 30
        jr c,back1
        ld b,a
        ld a,(undo)
        cp b
        ret z
back1:
        ENDIF
        ld hl,undo
        dec (hl)
        jp load_board
forward:
        ld a,(undo)
        ld b,a
        ld a,(redo)
        sub b
        call cheating
        ld hl,undo
        inc (hl)
        jp load_board
restart:
        ld a,(undo)
        IF FAULT = 12
        or a
        ret z
        call hint_reset
        xor a
        ld (sel),a
        ELSE
        call cheating
        ENDIF
        xor a
        ld (undo),a
        jp load_board
last:   ld a,(undo)
        ld b,a
        ld a,(redo)
        sub b
        call cheating
        IF FAULT = 11
        ld hl,undo
        inc (hl)
        ELSE
        ld a,(redo)
        ld (undo),a
        ENDIF
        jp load_board

; ---- hints ----
hint_reset:
        ld hl,#FF00
        ld (place1),hl
        xor a
        ld (atend),a
hint_hide:
        ld hl,0
        ld (hinta),hl
        ret
hint_drop:
        IF SELHINT
        ld a,(hinta)
        or a
        jr z,drop1
        xor a
        ld (sel),a
drop1:
        ENDIF
        IF HINTGOON
        xor a
        ld (atend),a
        jr hint_hide
        ELSE
        jr hint_reset
        ENDIF
hint:   
        IF HINTEND = 2
        ld a,(atend)
        or a
        ret nz
        ENDIF
        ld a,(sel)
        IF FAULT = 14
        xor a
        ENDIF
        ld (only),a
        ld a,1
        ld (forhint),a
        call next_pair
        jr c,hint_show
        IF HINTEND = 1
        call hint_reset
        call next_pair
        jr c,hint_show
        ENDIF
        call hint_reset
        ld a,1
        ld (atend),a
        ret
hint_show:
        ld (hinta),bc
        ret

look_dead:
        xor a
        ld (only),a
        ld (forhint),a
        ld hl,(place1)
        push hl
        ld hl,#FF00
        ld (place1),hl
        call next_pair
        pop hl
        ld (place1),hl
        ld a,0
        adc a,a
        xor 1
        ld b,a
        ld a,(undo)
        sub 42
        IF FAULT = 18
        ld a,1
        ENDIF
        jr z,look1
        ld a,b
look1:  ld (dead),a
        ret

; The next pair after the places in place1 and place2 of the order table: carry, C and B are the cells.
next_pair:
        ld a,(place1)
        ld d,a
        ld a,(place2)
        inc a
        jr nz,pair_in
        ld e,d
        jr pair_row
pair_in:
        dec a
        ld e,a
pair_row:
        ld hl,ORDER
        ld a,d
        add a,l
        ld l,a
        ld c,(hl)
        ld h,BOARD/256
        ld l,c
        ld a,(hl)
        or a
        jr z,row_done
        ld (kind),a
pair_next:
        inc e
        ld a,e
        cp 84
        jr z,row_done
        ld hl,ORDER
        add a,l
        ld l,a
        ld b,(hl)
        ld h,BOARD/256
        ld l,b
        ld a,(kind)
        cp (hl)
        jr nz,pair_next
        IF FAULT = 13
        ld a,(forhint)
        or a
        jr z,pair_col
        ld a,b
        and 15
        cp 14
        jr z,pair_next
pair_col:
        ENDIF
        ld a,(only)
        or a
        jr z,pair_try
        cp b
        jr z,pair_try
        cp c
        jr nz,pair_next
pair_try:
        push de
        push bc
        call connect
        pop bc
        pop de
        jr nc,pair_next
        ld a,d
        ld (place1),a
        ld a,e
        ld (place2),a
        scf
        ret
row_done:
        inc d
        ld e,d
        ld a,d
        cp 84
        jr nz,pair_row
        or a
        ret

; ---- the rule: can cells B and C be joined by three segments? Carry if so, with the two corners ----
connect:
        ld h,BOARD/256
        ld l,b
        ld a,(hl)
        ld (keepkind),a
        ld (hl),0
        ld l,c
        ld (hl),0
        ld (ends),bc
        call joined
        ld bc,(ends)
        ld h,BOARD/256
        ld l,b
        ld a,(keepkind)
        ld (hl),a
        ld l,c
        ld (hl),a
        ret
joined:
        ld d,0
by_col: ld a,b
        and #F0
        or d
        ld (corner1),a
        ld a,c
        and #F0
        or d
        ld (corner2),a
        ld e,1
        call three
        ret c
        inc d
        ld a,d
        IF FAULT = 5
        cp 15
        ELSE
        cp 16
        ENDIF
        jr nz,by_col
        ld d,0
by_row: ld a,b
        and 15
        or d
        ld (corner1),a
        ld a,c
        and 15
        or d
        ld (corner2),a
        ld e,16
        call three
        ret c
        ld a,d
        add a,16
        ld d,a
        IF FAULT = 4
        cp #70
        ELSE
        cp #80
        ENDIF
        jr nz,by_row
        or a
        ret
; The three segments B-corner1, C-corner2 in steps of E, corner1-corner2 in the other step.
three:  ld a,(corner1)
        ld l,b
        call segment
        jr nz,three_no
        ld a,(corner2)
        ld l,c
        call segment
        jr nz,three_no
        ld a,e
        xor 17
        ld e,a
        ld a,(corner1)
        ld l,a
        IF FAULT = 6
        and 15
        cp 14
        jr nz,three_all
        ld a,e
        cp 16
        scf
        ret z
three_all:
        ENDIF
        ld a,(corner2)
        call segment
        scf
        ret z
three_no:
        or a
        ret
; Z if all cells from L to A in steps of E are empty.
segment:
        push bc
        ld h,BOARD/256
        cp l
        jr nc,seg_up
        ld b,l
        ld l,a
        ld a,b
seg_up: ld b,a
seg_do: ld a,(hl)
        or a
        jr nz,seg_out
        ld a,l
        cp b
        jr z,seg_out
        add a,e
        ld l,a
        jr seg_do
seg_out:
        pop bc
        ret
