; Corner: Shisen in less than a kilobyte. Letters at the top left of the screen, all of it printed again
; by RST 16 after each key; cursor, kind, selection and pair are attributes. Keys are the ROM's (LAST_K,
; small or capital letters) and click. The cursor runs over a page of memory until it is on the board
; again: right at the end of a row leads to the next row, up at the top to the bottom four columns further
; to the right. S has an L that flashes. B, F, R and L play the game again from its deal. TWINS=1 deals
; with a generator that gives many numbers the same board. FAULT puts one fault in (faults.txt).

        include "config.inc"

WIDTH   equ 18                  ; a row of the grid: wall, rim, 14 tiles, rim, wall
grid    equ #6900               ; one page. 0 rim, 32 hole, 65.. tile, 255 wall
hist    equ #6A00               ; pairs, in the order they were taken
first   equ grid+2*WIDTH+2

        org #6000

start:  ld a,#28
        ld (23624),a            ; cyan lower lines, and cyan while it beeps
        call #0D6B
        ld hl,grid
wall:   ld (hl),255
        inc l
        jr nz,wall
        ld l,WIDTH+1
        ld c,8
rim2:   ld b,16
rim1:   ld (hl),0
        inc l
        djnz rim1
        inc l
        inc l
        dec c
        jr nz,rim2
        ld hl,first
        ld (cur),hl
        call newrnd

main:   call show
        call getkey
        ld hl,(hint)            ; a hint lives until the next key
        ld (old),hl
        IF FAULT = F_co_hint_stays
        cp 13
        jr z,stays
        ENDIF
        ld hl,0
        ld (hint),hl
stays:  ld hl,keys
        ld b,13
look:   cp (hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        jr z,go
        djnz look
        jr main
go:     ex de,hl
        ld de,main
        push de
        jp (hl)

keys:   defb 8
        defw left
        defb 9
        defw right
        defb 10
        defw down
        defb 11
        defw up
        defb 13
        defw enter
        defb 12
        defw toggle
        defb "N"
        defw newrnd
        defb "S"
        defw choose
        defb "H"
        defw help
        defb "B"
        defw back
        defb "F"
        defw forwd
        defb "R"
        defw restrt
        defb "L"
        defw lastmv

; ---- the cursor: run on until there is something of the board again
left:   ld c,255
        jr move
right:  ld c,1
        jr move
down:   ld c,WIDTH
        jr move
up:     ld c,-WIDTH & 255
move:   ld hl,(cur)
mv1:    ld a,l
        add a,c
        ld l,a
        ld a,(hl)
        dec a
        cp 100
        jr nc,mv1
        ld (cur),hl
        ret

; ---- new boards
toggle: ld hl,grav
        ld a,(hl)
        xor 1
        ld (hl),a
newrnd:
        IF FAULT = F_co_new_leaks_stack
        pop hl                  ; saved, and never fetched again
        push bc
        push de
        push ix
        push iy
        push hl
        ENDIF
        ld hl,(23672)
        ld a,h
        or l
        jr nz,newnum
        inc hl
newnum: ld (num),hl
        IF FAULT != F_co_number_not_of_n
        ld (shown),hl
        ENDIF
        xor a
        ld (count),a
        IF FAULT != F_co_redo_from_old_board
        ld (total),a
        ENDIF
        ld (cheat),a
        ld (sel),a

deal:   ld hl,(num)
        IF FAULT = F_co_deal_by_the_clock
        ld a,(23672)
        and 64
        xor h
        ld h,a
        ENDIF
        ld (rnd),hl
        ld hl,first
        IF FAULT = F_co_deal_five_of_a_kind
        ld de,5*256+65
        ELSE
        ld de,4*256+65
        ENDIF
        ld c,6
dl2:    ld b,14
dl1:    ld (hl),e
        dec d
        jr nz,dl0
        ld d,4
        inc e
dl0:    inc l
        djnz dl1
        ld a,l
        add a,4
        ld l,a
        dec c
        jr nz,dl2
        ld l,c
sh1:    call tile
        jr nc,sh3
        ex de,hl
sh2:    push de
        ld hl,(rnd)
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        ld de,7
        add hl,de
        ld (rnd),hl
        pop de
        ld l,h
        ld h,grid/256
sh4:    call tile
        jr c,sh5
        IF TWINS
        jr sh2                  ; another random number: many numbers deal the same board
        ELSE
        inc l
        jr sh4
        ENDIF
sh5:
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        ex de,hl
sh3:    inc l
        jr nz,sh1
        ret

tile:   ld a,(hl)               ; CY: a tile
        sub 65
        cp 26
        ret

; ---- S: digits, an L that flashes, ENTER
choose: call #0D6E
        ld hl,0
ch1:    push hl
        ld de,flashl
        ld b,6
ch2:    ld a,(de)
        inc de
        rst 16
        djnz ch2
ch3:    call getkey
        pop hl
        cp 13
        jr z,ch4
        push hl
        sub 48
        cp 10
        jr nc,ch3
        ld c,a
        add a,48
        rst 16
        pop hl
        ld d,h
        ld e,l
        add hl,hl
        add hl,hl
        add hl,de
        add hl,hl
        ld b,0
        add hl,bc
        jr ch1
ch4:    ld a,h
        or l
        jr z,choose
        ld (shown),hl
        jp newnum
flashl: defb 18,1,"L",18,0,8

        include "corner/rules.asm"
        include "corner/screen.asm"

cur:    defw 0
num:    defw 0
shown:  defw 0
rnd:    defw 0
hint:   defw 0
old:    defw 0
sel:    defb 0
want:   defb 0
count:  defb 0
total:  defb 0
grav:   defb 1
cheat:  defb 0
bord:   defb 5
        IF FAULT = F_co_path_over_own_kind
kind:   defb 0
        ENDIF
        IF FAULT = F_co_hint_starts_again
hcount: defb 0
        ENDIF
        IF FAULT = F_co_200th_removal_hangs
taken:  defw 0
        ENDIF
ending:
