; The machine code of a Shisen in BASIC: what would be too slow there. A path is found by a flood from
; one tile over a board of 8 x 16 cells, the tiles are printed by RST 16 with control codes.

        include "config.inc"

board   equ 0xc400              ; 8 rows of 16: 0 free, 1..21 a kind, 255 closed; marks 128 bytes on
kinds   equ 0xc300              ; 84 kinds in reading order
v       equ 0xc380
v_p     equ v + 0               ; a pair of cells
v_q     equ v + 1
v_hint_i equ v + 2
v_hint_j equ v + 3
v_filter equ v + 4
v_cursor equ v + 5
v_selected equ v + 6
v_hint1 equ v + 7
v_hint2 equ v + 8
v_busy  equ v + 9
v_taken equ v + 10
v_gravity equ v + 11
v_level equ v + 12
v_number equ v + 15
v_kind  equ v + 17
v_start equ v + 18
v_pass  equ v + 19
v_left  equ v + 20
v_print equ v + 21              ; 1: print the tiles, too
v_attr  equ v + 22
history equ 0xc800

        org 60000
        jp pair                 ; 60000
        jp next                 ; 60003
        jp fall                 ; 60006
        jp paint                ; 60009
        jp store                ; 60012
        jp load                 ; 60015
        jp any                  ; 60018
        jp fill                 ; 60021
        jp lay                  ; 60024
        jp pictures_in          ; 60027

no:     ld bc, 0
        ret
yes:    ld bc, 1
        ret

; Marks every cell that a path from A reaches: 2, 3 or 4 for one, two, three segments.
flood:
        ld (v_start), a
        ld h, board / 256
        ld l, 128
flood1: ld (hl), 0
        inc l
        jr nz, flood1
        or 128
        ld l, a
        ld (hl), 1
        ld a, 1
flood2: ld (v_pass), a
        ld l, 128
flood3: ld a, (v_pass)
        cp (hl)
        jr nz, flood4
        ; a cell of this pass: go on from it if it is free or the first one
        ld a, l
        and 127
        ld e, a
        ld a, (v_start)
        cp e
        jr z, flood5
        push hl
        ld l, e
        ld a, (hl)
        pop hl
        or a
        jr nz, flood4
flood5: push hl
        call rays
        pop hl
flood4: inc l
        jr nz, flood3
        ld a, (v_pass)
        inc a
        if FAULT = F_c_path_two_segments
        cp 3
        else
        if FAULT = F_c_path_four_segments
        cp 5
        else
        cp 4
        endif
        endif
        jr nz, flood2
        ret
rays:   ld a, e
        and 15
        ld b, a                 ; steps to the left
        ld c, -1
        call ray
        ld a, e
        and 15
        cpl
        add a, 16
        ld b, a                 ; 15 - column
        ld c, 1
        call ray
        ld a, e
        rrca
        rrca
        rrca
        rrca
        and 7
        ld b, a
        ld c, -16
        call ray
        ld a, e
        rrca
        rrca
        rrca
        rrca
        and 7
        cpl
        add a, 8
        ld b, a
        ld c, 16
ray:    inc b
        ld l, e
ray1:   dec b
        ret z
        ld a, l
        add a, c
        ld l, a
        set 7, l
        ld a, (hl)
        or a
        jr nz, ray2
        ld a, (v_pass)
        inc a
        ld (hl), a
ray2:   res 7, l
        ld a, (hl)
        or a
        jr z, ray1
        if FAULT = F_c_path_through_z
        cp 21
        jr z, ray1
        endif
        ret

pair:   ld a, (v_p)
        call flood
        ld a, (v_q)
        or 128
        ld l, a
        ld a, (hl)
        or a
        jp z, no
        jp yes

; The pair after v_hint_i, v_hint_j: 1 and v_hint1, v_hint2; or 0.
next:
        ld a, (v_hint_i)
        ld d, a
        ld a, (v_hint_j)
        ld e, a
        call search
        jp nz, no
        ld a, d
        ld (v_hint_i), a
        ld a, e
        ld (v_hint_j), a
        ld a, d
        call cell
        ld (v_hint1), a
        ld a, e
        call cell
        ld (v_hint2), a
        jp yes
any:    xor a
        ld (v_filter), a
        ld de, 0
        call search
        jp nz, no
        jp yes

; A = the cell at place A of the order.
cell:   push hl
        ld hl, order_cells
        add a, l
        ld l, a
        jr nc, cell1
        inc h
cell1:  ld a, (hl)
        add a, 17
        pop hl
        ret

; Z and D, E: the next pair after D, E.
search: ld a, d
        call begin
search1:
        inc e
        ld a, e
        cp 84
        jr nc, search3
        call cell
        ld l, a
        ld h, board / 256
        ld a, (v_kind)
        if FAULT = F_c_hint_any_kind
        cp 3
        jr z, search5
        endif
        cp (hl)
        jr nz, search1
search5:
        ld a, (v_filter)
        or a
        jr z, search4
        cp l
        jr z, search4
        ld b, a
        ld a, (v_start)
        cp b
        jr nz, search1
search4:
        set 7, l
        ld a, (hl)
        or a
        jr z, search1
        xor a
        ret
search3:
        inc d
        ld a, d
        if FAULT = F_c_hint_skips_end
        cp 70
        else
        cp 83
        endif
        jp nc, search_none
        ld e, d
        call begin
        jr search1
search_none:
        or 1
        ret
; Floods from place A of the order; its kind in v_kind, 254 if there is none.
begin:
        call cell
        ld l, a
        ld h, board / 256
        ld (v_start), a
        ld a, (hl)
        or a
        jr nz, begin1
        ld a, 254
        ld (v_kind), a
        ret
begin1: ld (v_kind), a
        ld a, l
        push de
        call flood
        pop de
        ret

; Gravity, a row at a time.
fall:
        ld c, 6
fall1:  ld hl, board + 16 * 6 + 1
fall2:  ld a, l
        and 15
        cp 15
        jr z, fall3
        ld a, (hl)
        or a
        jr nz, fall4
        push hl
        ld a, l
        sub 16
        ld e, a
        ld d, h
        cp 16
        jr c, fall5
        ld a, (de)
        ld (hl), a
        xor a
        ld (de), a
fall5:  pop hl
fall4:  inc l
        jr fall2
fall3:  ld a, l
        sub 30                  ; the row above, column 1
        ld l, a
        cp 17
        jr nc, fall2
        dec c
        if FAULT = F_c_gravity_short
        ret                     ; two holes in a column need two passes
        endif
        jr nz, fall1
        ret

store:  call level
        ex de, hl
        ld hl, board
        ld bc, 128
        ldir
        ret
load:   call level
        ld de, board
        ld bc, 128
        ldir
        ret
level:  ld a, (v_level)
        ld h, a
        ld l, 0
        srl h
        rr l
        ld de, history
        add hl, de
        ret

; The kinds before they are mixed.
fill:   ld hl, kinds
        ld c, 0
fill1:  ld a, c
        if DEAL_FILL = 0
        srl a
        srl a
        else
fill2:  cp 21
        jr c, fill3
        sub 21
        jr fill2
fill3:
        endif
        inc a
        ld (hl), a
        inc hl
        inc c
        ld a, c
        cp 84
        jr nz, fill1
        ret
; The mixed kinds on the board.
lay:    ld hl, board
        ld b, 128
lay1:
        if RING = 1
        ld (hl), 0
        else
        ld (hl), 255
        endif
        inc hl
        djnz lay1
        ld hl, kinds
        ld de, board + 17
        ld a, 6
lay2:   ld bc, 14
        ldir
        inc de
        inc de
        dec a
        jr nz, lay2
        ret

pictures_in:
        ld hl, pictures
        ld de, (23675)
        ld bc, 168
        ldir
        ret

; --- the board on the screen ---
paint:
        ld a, 2
        call 0x1601
        ld a, (v_cursor)
        ld l, a
        ld h, board / 256
        ld a, (hl)
        ld (v_kind), a
        ld l, 17
        ld de, OY * 256 + OX
paint1: push hl
        push de
        call paint_cell
        pop de
        pop hl
        ld a, e
        add a, PX
        ld e, a
        inc l
        ld a, l
        and 15
        cp 15
        jr nz, paint1
        inc l
        inc l
        ld e, OX
        ld a, d
        add a, PY
        ld d, a
        ld a, l
        cp 17 + 16 * 6
        jr nz, paint1
        ret

; The cell L at D, E.
paint_cell:
        ld c, ATTR_EMPTY
        ld a, (hl)
        or a
        jr z, painted
        ld c, ATTR_TILE
        ld b, a
        ld a, (v_kind)
        cp b
        jr nz, plain
        if FAULT = F_c_highlight_not_last_row
        ld a, l
        cp 16 * 6
        jr nc, plain
        endif
        ld c, ATTR_KIND
plain:  ld a, (v_selected)
        cp l
        jr nz, painted
        ld c, ATTR_SELECTED
painted:
        ld a, (v_hint1)
        or a
        jr z, unhinted
        cp l
        jr z, hinted
        ld a, (v_hint2)
        cp l
        jr nz, unhinted
hinted: ld c, ATTR_HINT
unhinted:
        ld b, 0                 ; INVERSE
        ld a, (v_cursor)
        cp l
        jr nz, elsewhere
        if CURSOR = 0
        set 7, c
        endif
        if CURSOR = 1
        set 6, c
        endif
        if CURSOR = 3
        inc b
        endif
        if CURSOR = 4
        ld a, c
        and 0xc7
        or ATTR_CURSOR
        ld c, a
        endif
elsewhere:
        ; AT, colours, character
        push hl
        push bc
        ld a, 22
        rst 16
        ld a, d
        rst 16
        ld a, e
        rst 16
        pop bc
        push bc
        ld a, 16                ; INK
        rst 16
        pop bc
        push bc
        ld a, c
        and 7
        rst 16
        ld a, 17                ; PAPER
        rst 16
        pop bc
        push bc
        ld a, c
        rrca
        rrca
        rrca
        and 7
        rst 16
        ld a, 18                ; FLASH
        rst 16
        pop bc
        push bc
        ld a, c
        rlca
        and 1
        rst 16
        ld a, 19                ; BRIGHT
        rst 16
        pop bc
        push bc
        ld a, c
        rlca
        rlca
        and 1
        rst 16
        ld a, 20                ; INVERSE
        rst 16
        pop bc
        ld a, b
        rst 16
        pop hl
        ld a, (hl)
        or a
        jr z, nothing
        if TILE_FONT = 2
        add a, 143
        else
        add a, FIRST_CHAR - 1
        endif
        rst 16
        if TW = 2
        ld a, FILL_CHAR
        rst 16
        endif
        ret
nothing:
        ld a, EMPTY_CHAR
        rst 16
        if TW = 2
        ld a, ' '
        rst 16
        endif
        ret

        include "tables.inc"
        end
