; panel.asm: Shisen with its own font, keyboard and interrupt, panels, counters and messages.
        include "conf.asm"
BOARD   equ 0C000h              ; 8 rows of 16 cells, the outer ones stay empty
BH      equ 0C0h
MARKH   equ 0C1h                ; page: how many segments reach a cell; 128: a tile is reached
SNAP    equ 0C200h              ; 43 boards of 128 bytes
VECT    equ 0FD00h
LOG     equ 0F800h
        org BEGIN
start:  di
        ld hl,VECT
        ld de,VECT+1
        ld bc,256
        ld (hl),0FCh
        ldir
        ld a,0C3h
        ld (0FCFCh),a
        ld hl,tick
        ld (0FCFDh),hl
        ld a,VECT/256
        ld i,a
        im 2
        ld hl,16384
        ld de,16385
        ld bc,6143
        ld (hl),0
        ldir
        inc hl
        inc de
        ld (hl),GROUND
        ld bc,767
        ldir
        ld hl,labels
        call texts
        ld hl,FIRST
        ld (num),hl
        xor a
        ld (busy),a
        ei
        call begin
turn:   call paint
        call show
        call key
        push af
        if F_keylog
        ld hl,(logat)           ; fault: all keys are written down, without end
        ld (hl),a
        inc hl
        ld (logat),hl
        endif
        call hide
        ld a,(box)
        or a
        jr z,tu2
        call unbox
        if BOXKEY
        pop af
        jr turn
        endif
tu2:    pop af
        ld c,a
        ld hl,table
tu3:    ld a,(hl)
        or a
        jr z,turn
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp c
        jr nz,tu3
        ld hl,turn
        push hl
        push de
        ret
table:  defb 8
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
        defb 'N'
        defw random
        defb 'S'
        defw ask
        defb 'H'
        defw hint
        defb 'B'
        defw back
        defb 'F'
        defw forth
        defb 'R'
        defw restart
        defb 'L'
        defw last
        defb 0

; scan reads the keyboard: A is the code of a key, 0 without one.
scan:   ld hl,matrix
        ld bc,0FEFEh
        ld e,0                  ; the code found
sc1:    in a,(c)
        cpl
        and 31
        ld d,a
        push bc
        ld b,5
sc2:    srl d
        jr nc,sc3
        ld a,(hl)
        or a
        jr z,sc3
        ld e,a
sc3:    inc hl
        djnz sc2
        pop bc
        rlc b
        jr c,sc1
        ld bc,0FEFEh
        in a,(c)
        rra
        ld a,e
        ret c
        ld hl,shifts
        ld b,5
sc4:    cp (hl)
        inc hl
        jr z,sc5
        inc hl
        djnz sc4
        ret
sc5:    ld a,(hl)
        ret
matrix: defb 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
shifts: defb "5",8,"6",10,"7",11,"8",9,"0",12

; key waits until all keys are up and one is pressed for two frames.
key:    halt
        call scan
        or a
        jr nz,key
ky1:    halt
        call scan
        or a
        jr z,ky1
        ld c,a
        push bc
        halt
        call scan
        pop bc
        cp c
        jr nz,ky1
        ret

; tick is the interrupt: it animates the cursor.
tick:   push af
        push hl
        ld hl,time
        inc (hl)
        ld a,(busy)
        or a
        jr z,ti1
        ld a,(hl)
        and SPEED
        jr nz,ti1
        push bc
        push de
        call flip
        call next
        call flip
        pop de
        pop bc
ti1:    pop hl
        pop af
        ei
        ret

; next makes the next pattern of the cursor.
next:   ld a,(pat)
        if ANIM = 0
        cpl
        else
        rlca
        endif
        ld (pat),a
        ret

show:   ld a,(box)
        or a
        ret nz
        call flip
        ld a,1
        ld (busy),a
        ret
hide:   ld a,(busy)
        or a
        ret z
        xor a
        ld (busy),a
; flip draws the pattern PAT on the cell of the cursor, or takes it away.
flip:
        if ANIM = 2
        ld a,(cur)
        call place
        call attr
        ld a,(pat)
        and 1
        ld a,CURA
        jr z,fp0
        ld a,CURB
fp0:    jp tint
        else
        ld a,(cur)
        call place
        call pixel
        ld a,(pat)
        ld c,a
        call edge
        ld b,7
        call sides
        if TW = 2
        dec h
        ld a,h
        sub 7
        ld h,a
        ld a,l
        add a,32
        ld l,a
        jr nc,fp1
        ld a,h
        add a,8
        ld h,a
fp1:    ld b,7
        ld a,c
        rlca
        ld d,a
        call sides0
        endif
edge:   ld a,(hl)
        xor c
        ld (hl),a
        if TW = 2
        inc l
        ld a,(hl)
        xor c
        ld (hl),a
        dec l
        endif
        inc h
        ret
sides:  ld d,c
        if TW = 1
        dec b
        endif
sides0: rrc d
        jr nc,si1
        ld a,(hl)
        if TW = 2
        xor 80h
        ld (hl),a
        inc l
        ld a,(hl)
        xor 1
        ld (hl),a
        dec l
        else
        xor 81h
        ld (hl),a
        endif
si1:    inc h
        djnz sides0
        ret
        endif

; The arrows.
left:   ld a,(cur)
        dec a
        ld c,a
        and 15
        ld a,c
        jr nz,mo
        if SIDE = 1
        inc a
        else
        add a,14
        endif
        jr mo
right:  ld a,(cur)
        inc a
        ld c,a
        and 15
        cp 15
        ld a,c
        jr nz,mo
        if SIDE = 1
        dec a
        else
        sub 14
        endif
        jr mo
up:     ld a,(cur)
        sub 16
        cp 16
        jr nc,mo
        if F_ghost
        push af                 ; fault: the pattern is drawn again at the top edge
        call flip
        pop af
        endif
        if TOP = 1
        add a,16
        else
        add a,96
        endif
        jr mo
down:   ld a,(cur)
        add a,16
        cp 112
        jr c,mo
        if TOP = 1
        sub 16
        else
        sub 96
        endif
mo:     ld (cur),a
        if ARROWH = 0
        xor a
        ld hl,shown
        cp (hl)
        ret z
        ld (hl),a
        if RESUME = 0
        jp afresh
        endif
        endif
        ret
        include "panel2.asm"
