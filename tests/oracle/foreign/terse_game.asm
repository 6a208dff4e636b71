; Shisen with the ROM's routines: RST 16, LAST_K, the editor for the number. Seven letters in three
; colours are the 21 kinds; FLASH is the cursor, INVERSE the selection.
; FAULT puts one fault in (faults.txt); 0 is the honest game.

        include "config.inc"
        org 32768

LASTK   equ 23560
FLAGS   equ 23611
BORDCR  equ 23624
SEED    equ 23670
FRAMES  equ 23672
ATTRP   equ 23693
UDG     equ 23675
ROW     equ 6
COL     equ 9

go:     ld a,56
        ld (ATTRP),a
        call 0D6Bh
        ld hl,shapes
        ld (UDG),hl
        set 3,(iy+1)            ; capital or small letters, no keywords
        ld hl,(FRAMES)
        ld a,h
        or l
        jr nz,go1
        inc l
go1:    ld (num),hl
        call deal

; ---- one key
loop:   call show
key:    ei
        halt
        ld hl,FLAGS
        bit 5,(hl)
        jr z,key
        res 5,(hl)
        ld a,(LASTK)
        cp 'a'
        jr c,k1
        and 223
k1:     ld hl,loop
        push hl
        cp 'H'
        jp z,help
        ld hl,ended
        ld (hl),0
        cp 8
        jp z,west
        cp 9
        jp z,east
        cp 10
        jp z,south
        cp 11
        jp z,north
        cp 13
        jp z,enter
        ld hl,0FFFFh            ; all others drop the pair
        ld (pair),hl
        cp 'B'
        jp z,undo
        cp 'F'
        jp z,redo
        cp 'R'
        jp z,undall
        cp 'L'
        jp z,redall
        cp 'N'
        jp z,new
        cp 'S'
        jp z,ask
        cp 12
        ret nz
        ld hl,grav
        ld a,(hl)
        cpl
        ld (hl),a
new:    ld hl,(FRAMES)
        ld de,(num)
        add hl,de
        add hl,de
        inc hl
        ld a,h
        or l
        jr z,new
        ld (num),hl
        jp deal

; left and right go on in the next row; up and down stay in the column
west:   ld b,83
        jr turn
east:   ld b,1
        jr turn
north:  ld b,70
        jr turn
south:  ld b,14
turn:   ld a,(at)
        add a,b
        cp 84
        jr c,t1
        sub 84
t1:     ld (at),a
        ret

enter:  ld hl,(pair)
        ld a,l
        inc a
        jr nz,take
        ld a,(at)
        ld l,a
        ld h,bd/256
        ld a,(hl)
        or a
        jr z,drop               ; an empty cell deselects
        ld b,a
        ld a,(mark)
        cp 255
        jr nz,e1
        ld a,l
        ld (mark),a
        ret
e1:     cp l
        jr z,drop
        ld e,l
        ld l,a
        ld a,(hl)
        cp b
        ret nz                  ; another kind: nothing happens
        ld h,e
        push hl
        call join
        pop hl
        ret nc
take:   call pull
drop:   ld a,255
        ld (mark),a
        ret

; takes H and L away and writes the move down
pull:   ld (swp),hl
        ld a,(moves)
        ld e,a
        ld d,0
        ld hl,log
        add hl,de
        add hl,de
        ld de,(swp)
        ld (hl),e
        inc hl
        ld (hl),d
        ld hl,moves
        inc (hl)
        ld a,(hl)
        ld (most),a
        call pling
        ld hl,(swp)
        call takeit
        jp over

; removes cells H and L from bd, with gravity
takeit: ld hl,0FFFFh
        ld (pair),hl
        ld hl,(swp)
        ld a,h
        cp l
        jr nc,ti1
        ld h,l
        ld l,a
ti1:    ld a,h                  ; the upper one (L) first: its fall leaves the lower one
        push af
        ld a,l
        call hole
        pop af
hole:   ld l,a
        ld h,bd/256
        ld (hl),0
        ld a,(grav)
        or a
        ret z
ho1:    ld a,l
        sub 14
        ret c
        ld e,a
        ld d,h
        IF FAULT = F_t_gravity_last_column            ; in the last column nothing falls to the lowest row
        ld a,l
        cp 83
        ret z
        ld a,e
        ENDIF
        ld a,(de)
        ld (hl),a
        xor a
        ld (de),a
        ld l,e
        jr ho1

; the game from its deal with the first A moves
replay: ld (moves),a
        push af
        ld hl,orig
        ld de,bd
        ld bc,84
        ldir
        ld ix,log
        pop af
        or a
        jr z,rp2
        ld b,a
rp1:    push bc
        ld l,(ix+0)
        ld h,(ix+1)
        ld (swp),hl
        call takeit
        inc ix
        inc ix
        pop bc
        djnz rp1
rp2:
        IF FAULT = F_t_back_loses_tile            ; 40 steps back lose a tile
        ld hl,steps
        inc (hl)
        ld a,(hl)
        cp 40
        jr c,rp4
        ld hl,bd+83
rp3:    ld a,(hl)
        ld (hl),0
        dec l
        or a
        jr z,rp3
rp4:
        ENDIF
        call drop
        ld a,255
        ld (cheat),a
        jp over

undo:   ld a,(moves)
        sub 1
        ret c
        jr replay
redo:   ld a,(moves)
        ld hl,most
        cp (hl)
        ret z
        inc a
        jr replay
undall: ld a,(moves)
        or a
        ret z
        xor a
        jr replay
redall: ld a,(most)
        ld hl,moves
        cp (hl)
        ret z
        jr replay

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

; ---- H: pairs from the end of the board
help:   ld a,(ended)            ; none is left: none until another key
        or a
        ret nz
        ld a,(mark)
        ld (only),a
        ld hl,(pair)
        ld a,l
        inc a
        jr nz,he1
        ld hl,5453h
he1:
        IF FAULT = F_t_hint_ends_early            ; forgets the pairs from row 1
        ld a,l
        cp 14
        jr c,he2
        ENDIF
        call search
        jr c,he3
he2:    ld a,1
        ld (ended),a
        ld hl,0FFFFh
he3:    ld (pair),hl
        IF FAULT = F_t_hint_shows_neighbour            ; shows the neighbour
        ld a,h
        cp 40
        jr nz,he4
        inc h
        ld (pair),hl
he4:
        ENDIF
        ret

; next pair H > L after HL, downwards. CF: found
search: ld a,l
        or a
        jr nz,se1
        dec h
        ret z                   ; CF is reset
        ld l,h
se1:    dec l
        ld d,bd/256
        ld e,h
        ld a,h
        cp 84
        jr nc,search0
        ld a,(de)
        or a
        jr z,search0
        ld b,a
        ld e,l
        ld a,(de)
        cp b
        jr nz,search
        ld a,(only)
        cp 255
        jr z,se2
        cp h
        jr z,se2
        cp l
        jr nz,search
se2:    push hl
        call join
        pop hl
        ret c
        jr search
search0: ld l,0
        jr search

; ---- can H and L be joined?  CF
; goes out in all four directions, with at most two turns
join:   push hl
        ld a,h
        call ringat
        ld (goal),a
        pop hl
        ld a,l
        call ringat
        ld c,a
        push bc
        ld hl,ring              ; the board with a frame of empty cells, rows of 16
        ld b,128
jo1:    ld (hl),0
        inc l
        djnz jo1
        ld de,ring+17
        ld hl,bd
        ld a,6
jo2:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,jo2
        pop bc
        ld e,0                  ; direction of the last line: none
        IF FAULT = F_t_path_three_corners
        ld b,4                  ; one line too many
        ELSE
        ld b,3
        ENDIF
; C where, B lines left, E 0 any, 1 only up and down, 2 only left and right
ray:    ld a,b
        or a
        ret z
        ld a,e
        cp 1
        jr z,ra1
        ld d,1
        call go2
        ret c
        ld d,-1
        call go2
        ret c
        ld a,e
        cp 2
        jr z,ra2
ra1:    ld d,16
        call go3
        ret c
        ld d,-16
        call go3
        ret c
ra2:    or a
        ret
go2:    push de                 ; along the row: the next line is up or down
        ld e,1
        jr go4
go3:    push de
        ld e,2
go4:    push bc
gl:     ld a,c
        add a,d
        cp 128
        jr nc,gend              ; above or below the frame
        ld l,a
        xor c
        and 15
        jr z,gl0
        ld a,l                  ; around the side of the frame?
        xor c
        and 16+32+64
        jr nz,gend
gl0:    ld c,l
        ld a,(goal)
        cp c
        scf
        jr z,gok
        ld h,ring/256
        ld a,(hl)
        or a
        jr nz,gend
        push bc
        push de
        dec b
        call ray
        pop de
        pop bc
        jr nc,gl
gok:    pop bc
        pop de
        scf
        ret
gend:   pop bc
        pop de
        or a
        ret

ringat: ld c,17
ri1:    cp 14
        jr c,ri2
        sub 14
        inc c
        inc c
        push af
        ld a,c
        add a,14
        ld c,a
        pop af
        jr ri1
ri2:    add a,c
        ret

; ---- the screen, all of it after every key, with RST 16
show:   ld a,2
        call 1601h
        ld de,thead
        call text
        ld c,0
sh1:    ld b,0
        ld a,c
        ld de,0E00h             ; row and column of cell C
sh2:    cp 14
        jr c,sh3
        sub 14
        inc b
        jr sh2
sh3:    push af
        ld a,22
        rst 10h
        ld a,b
        add a,ROW
        rst 10h
        pop af
        add a,COL
        rst 10h
        ld h,bd/256
        ld l,c
        ld d,(hl)               ; kind
        ld a,16
        rst 10h
        ld a,d
        or a
        jr z,sh5
        dec a
        ld b,0
sh4:    sub 7
        jr c,sh4a
        inc b
        jr sh4
sh4a:   add a,7
        ld d,a                  ; 0 to 6: the letter; B the colour
        ld e,b
        ld a,b
        ld hl,inks
        add a,l
        ld l,a
        jr nc,sh4b
        inc h
sh4b:   ld a,(hl)
sh5:    push af
        rst 10h
        pop af
        ld a,17                 ; PAPER: yellow for the pair that H shows
        rst 10h
        ld hl,(pair)
        ld a,h
        cp c
        jr z,sh6
        ld a,l
        cp c
        ld a,7
        jr nz,sh7
sh6:    ld a,6
sh7:    rst 10h
        ld a,18                 ; FLASH: the cursor
        rst 10h
        ld a,(at)
        cp c
        ld a,1
        jr z,sh8
        dec a
sh8:    rst 10h
        ld a,19                 ; BRIGHT: the kind under the cursor
        rst 10h
        ld a,(at)
        ld h,bd/256
        ld l,a
        ld a,(hl)
        ld l,c
        cp (hl)
        jr nz,sh9
        or a
        jr z,sh9
        IF FAULT = F_t_kind_not_lit
        cp 13                   ; this kind is not lit
        jr z,sh9
        ENDIF
        ld a,1
        jr sh10
sh9:    xor a
sh10:   rst 10h
        ld a,20                 ; INVERSE: the selected one
        rst 10h
        ld a,(mark)
        cp c
        ld a,1
        jr z,sh11
        dec a
sh11:   rst 10h
        ld l,c
        ld h,bd/256
        ld a,(hl)
        or a
        ld a,' '
        jr z,sh12
        ld a,d
        ld hl,tkinds
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
sh12:   rst 10h
        inc c
        ld a,c
        cp 84
        jp nz,sh1
        ld de,tstat
        call text
        call left
        ld c,a
        ld b,0
        call 1A1Bh
        ld de,tmoves
        call text
        ld a,(moves)
        ld c,a
        ld b,0
        call 1A1Bh
        ld a,'/'
        rst 10h
        ld a,(most)
        ld c,a
        ld b,0
        call 1A1Bh
        ld a,(grav)
        or a
        ld de,ton
        jr nz,sh13
        ld de,toff
sh13:   call text
        xor a
        call 1601h
        call 0D6Eh
        xor a
        call 1601h
        ld de,tnr
        call text
        ld bc,(num)
        call 2D2Bh
        jp 2DE3h

text:   ld a,(de)
        inc de
        cp 255
        ret z
        push de
        rst 10h
        pop de
        jr text

pling:  ld hl,300
        ld de,20
        push ix
        call 03B5h
        pop ix
        ret

inks:   db 2,1,0
tkinds: db "AX#$",144,145,146
thead:  db 22,0,0,16,0,17,7,18,0,19,0,20,0,"S H I S E N",255
tstat:  db 16,0,17,7,18,0,19,0,20,0,22,2,0,"LEFT ",255
tmoves: db "  MOVES ",255
ton:    db "   ",22,3,0,"MODE: GRAVITY",255
toff:   db "   ",22,3,0,"MODE: PLAIN  ",255
tnum:   db "NUMBER? ",255
tnr:    db "#",255
shapes: db 0,24,60,126,126,60,24,0
        db 0,126,66,66,66,66,126,0
        db 0,102,102,24,24,102,102,0

num:    dw 1
grav:   db 255
at:     db 0
mark:   db 255
pair:   dw 0FFFFh
only:   db 255
ended:  db 0
moves:  db 0
most:   db 0
cheat:  db 0
steps:  db 0
games:  db 0
goal:   db 0
swp:    dw 0
log:    ds 90
orig:   ds 84
        org ($+255)/256*256
bd:     ds 256
ring:   ds 256
