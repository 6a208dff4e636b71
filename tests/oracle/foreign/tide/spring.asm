; SPRING - a Shisen of about 2 KB with small pictures, its own printing and keys, no ROM routine.
; MIT licence.  Switches are given by pasmo -E NAME=VALUE (see tide.py).
        org 0x8000
BOARD   equ 0x9000              ; 84 tiles, row by row; 0: none
MARKS   equ 0x9100              ; 8 x 16, for the search of ways
SNAPS   equ 0xa000              ; the board after each removal
; variables, from ix
NUM     equ 0
CUR     equ 2
SEL     equ 3                   ; 255: none
P1      equ 4                   ; pair shown, 255: none
P2      equ 5
I1      equ 6                   ; where the search goes on
I2      equ 7
DONE    equ 8
MOST    equ 9
RED     equ 10
FALLS   equ 11
ONLY    equ 12
COL     equ 13
RA      equ 14
RB      equ 15
RC      equ 16
T1      equ 17
T2      equ 18

begin:  di
        ld sp,0x8000
        ld ix,vars
        ld hl,0x4000
wipe:   ld (hl),0
        inc hl
        ld a,h
        cp 0x5b
        jr nz,wipe
        ld hl,0x5800
        ld bc,0x0300
tint:   ld (hl),0x07
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,tint
        ld hl,name
        ld de,0x010b
        call text
        ld (ix+FALLS),1
fresh:  ld hl,(tick)            ; N
        ld e,(ix+NUM)
        ld d,(ix+NUM+1)
        add hl,de
        ld a,r
        add a,l
        ld l,a
        or h
        jr nz,fr1
        inc hl
fr1:    ld (ix+NUM),l
        ld (ix+NUM+1),h
        call shuffle
; one key after another
again:  call picture
        call getkey
        ld hl,cmds
ag1:    ld b,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        cp b
        jr z,ag2
        inc b
        jr nz,ag1
        jr again
ag2:    ld hl,again
        push hl
        push de
        ret
cmds:   db 1
        dw go_l
        db 2
        dw go_d
        db 3
        dw go_u
        db 4
        dw go_r
        db 5
        dw flip
        db 13
        dw choose
        db 'N'
        dw another
        db 'S'
        dw number
        db 'H'
        dw help
        db 'B'
        dw undo
        db 'F'
        dw redo
        db 'R'
        dw first
        db 'L'
        dw final
        db 255
        dw again

another: pop hl
        jp fresh
flip:   ld a,(ix+FALLS)
        xor 1
        ld (ix+FALLS),a
        jr another

; deal the board of the number: each tile goes to a random free place
shuffle: ld a,(ix+NUM)
        ld (ix+RA),a
        ld a,(ix+NUM+1)
        ld (ix+RB),a
        ld (ix+RC),0x5b
        ld b,9
sh1:    call chance
        djnz sh1
        ld hl,BOARD
        ld b,84
sh2:    ld (hl),0
        inc hl
        djnz sh2
        ld c,84                 ; free places
sh3:    call chance
sh4:    sub c
        jr nc,sh4
        add a,c
        ld e,a
        inc e
        ld hl,BOARD-1
sh5:    inc hl
        ld a,(hl)
        or a
        jr nz,sh5
        dec e
        jr nz,sh5
        ld a,c
        add a,3
        srl a
        srl a
        ld (hl),a
        dec c
        jr nz,sh3
        xor a
        ld (ix+RED),a
        ld (ix+MOST),a
        ld (ix+DONE),a
    if WRAP
        ld (ix+CUR),a
    else
        ld (ix+CUR),48
    endif
        call keep
        jp settle

chance: ld a,(ix+RC)
        add a,0x9d
        ld (ix+RC),a
        ld d,a
        ld a,(ix+RA)
        rlca
        add a,(ix+RB)
        ld (ix+RA),a
        ld a,(ix+RB)
        xor d
        rlca
        rlca
        rlca
        add a,(ix+RA)
        ld (ix+RB),a
        ret

; the keyboard: a: 1 to 4 arrows, 5 delete, 13, digits, letters
getkey: call scan
        jr nc,gk1
        call pause
        jr getkey
gk1:    ld hl,tick
        inc (hl)
        jr nz,gk2
        inc hl
        inc (hl)
gk2:    call scan
        jr nc,gk1
        call pause
        call scan
        jr nc,gk1
        ret
pause:  ld bc,800
ps1:    dec bc
        ld a,b
        or c
        jr nz,ps1
        ret
scan:   ld hl,codes
        ld c,0xfe
        ld b,c
sc1:    in a,(c)
        ld d,5
sc2:    rrca
        jr c,sc3
        ld e,a
        ld a,(hl)
        or a
        jr nz,sc4
        ld a,e
sc3:    inc hl
        dec d
        jr nz,sc2
        rlc b
        jr c,sc1
        or a
        ret
sc4:    ld e,a
        cp '9'+1
        jr nc,sc6
        ld a,0xfe
        in a,(0xfe)
        rrca
        jr c,sc6
        ld hl,shifts
        ld b,5
sc5:    ld a,(hl)
        inc hl
        cp e
        ld a,(hl)
        inc hl
        scf
        ret z
        djnz sc5
sc6:    ld a,e
        scf
        ret
codes:  db 0,'ZXCV','ASDFG','QWERT','12345','09876','POIUY',13,'LKJH',' ',0,'MNB'
shifts: db '5',1,'6',2,'7',3,'8',4,'0',5
; arrows
row:    ld a,(ix+CUR)           ; a: column, hl: nothing
rw1:    sub 14
        jr nc,rw1
        add a,14
        ret
go_l:   call row
        ld b,(ix+CUR)
        or a
        jr nz,gl1
    if WRAP
        ld a,b
        add a,14
        ld b,a
    else
        ret
    endif
gl1:    dec b
        jr put
go_r:   call row
        ld b,(ix+CUR)
        cp 13
        jr nz,gr1
    if WRAP
        ld a,b
        sub 14
        ld b,a
    else
        ret
    endif
gr1:    inc b
        jr put
go_u:   ld a,(ix+CUR)
        sub 14
        ld b,a
        jr nc,put
    if WRAP
        add a,84
        ld b,a
        jr put
    else
        ret
    endif
go_d:   ld a,(ix+CUR)
        add a,14
        ld b,a
        cp 84
        jr c,put
    if WRAP
        sub 84
        ld b,a
    else
        ret
    endif
put:    ld (ix+CUR),b
unpair: ld a,255
        ld (ix+P1),a
        ld (ix+P2),a
rewind:
    if LATEST
        ld (ix+I1),83
        ld (ix+I2),83
    else
        ld (ix+I1),0
        ld (ix+I2),0
    endif
        ret

; hl: address of tile a
tile:   ld hl,BOARD
        add a,l
        ld l,a
        ld a,(hl)
        ret

; ENTER
choose: ld d,(ix+P1)
        ld e,(ix+P2)
        ld a,d
        inc a
        jr nz,remove
        ld a,(ix+CUR)
        call tile
        or a
        ret z
        ld c,a
        ld e,(ix+SEL)
        ld d,(ix+CUR)
        ld a,e
        inc a
        jr z,ch2
        dec a
        cp d
        jr z,ch3
        call tile
        cp c
        jr nz,ch1
        push de
        call joined
        pop de
        jr c,remove
ch1:
    if OTHER = 0
        ret
    endif
ch2:    ld (ix+SEL),d
        jp rewind
ch3:    ld (ix+SEL),255
        jp rewind

; remove the tiles d and e
remove: ld a,d
        cp e
        jr c,rm1
        ld d,e
        ld e,a
rm1:    ld a,d
        push de
        call drop
        pop de
        ld a,e
        call drop
        inc (ix+DONE)
        ld a,(ix+DONE)
        ld (ix+MOST),a
        call keep
        ld c,60                 ; a rising tone
rm2:    ld a,(ix+COL)
        or 16
        out (254),a
        ld b,c
rm3:    djnz rm3
        ld a,(ix+COL)
        out (254),a
        ld b,c
rm4:    djnz rm4
        dec c
        jr nz,rm2
        jr settle

drop:   call tile
        ld (hl),0
        ld a,(ix+FALLS)
        or a
        ret z
        ld a,l
        ld d,h
dr1:    sub 14
        ret c
        ld e,a
        ld a,(de)
        ld (hl),a
        xor a
        ld (de),a
        ld l,e
        ld a,e
        jr dr1

; hl: the board after a removals
snap:   ld hl,SNAPS
        or a
        ret z
        ld b,a
        ld de,84
sn1:    add hl,de
        djnz sn1
        ret
keep:   ld a,(ix+DONE)
        call snap
        ex de,hl
        ld hl,BOARD
        ld bc,84
        ldir
        ret

; back, forward
undo:   ld a,(ix+DONE)
        or a
        jr z,idle
        dec a
        jr travel
redo:   ld a,(ix+DONE)
        cp (ix+MOST)
        jr z,idle
        inc a
        jr travel
first:  ld a,(ix+DONE)
        or a
        jr z,idle
        xor a
        jr travel
final:  ld a,(ix+MOST)
        cp (ix+DONE)
        jr z,idle
travel: ld (ix+DONE),a
        call snap
        ld de,BOARD
        ld bc,84
        ldir
        ld (ix+RED),1
        jr settle
idle:
    if IDLE
        ld (ix+RED),1
    endif
    if UNDOKEEP
        jr colour
    endif

; the board has changed
settle: ld (ix+SEL),255
        call unpair
colour:
    if ENDFIRST = 0
        ld a,(ix+RED)
        or a
        ld a,2
        jr nz,co1
    endif
        ld a,(ix+DONE)
        cp 42
        ld a,7
        jr z,co1
        ld (ix+ONLY),255
    if LATEST
        ld d,83
    else
        ld d,0
    endif
        ld e,d
        call search
        ld a,0
        jr nc,co1
    if ENDFIRST
        ld a,(ix+RED)
        or a
        ld a,2
        jr nz,co1
    endif
        ld a,5
co1:    ld (ix+COL),a
        out (254),a
        ret

; H
help:   ld a,(ix+SEL)
        ld (ix+ONLY),a
        ld d,(ix+I1)
        ld e,(ix+I2)
        call search
        jr nc,hp1
        ld (ix+I1),d
        ld (ix+I2),e
        ld (ix+P1),d
        ld (ix+P2),e
    if FOLLOW
        ld (ix+CUR),d
    endif
        ret
hp1:
    if DROPSEL
        ld (ix+SEL),255
    endif
        jp unpair
; the next pair after d, e: carry and d, e
search:
    if LATEST
        ld a,e
        sub 1
        jr nc,se1
        ld a,d
        or a
        ret z                   ; none
        dec a
        ld d,a
        ld e,d
        jr search
    else
        ld a,e
        inc a
        cp 84
        jr c,se1
        inc d
        ld a,d
        ld e,d
        cp 84
        jr c,search
        or a
        ret
    endif
se1:    ld e,a
        call tile
        or a
        jr z,search
        ld c,a
        ld a,d
        call tile
        cp c
        jr nz,search
        ld a,(ix+ONLY)
        cp 255
        jr z,se2
        cp d
        jr z,se2
        cp e
        jr nz,search
se2:    push de
        call joined
        pop de
        jr nc,search
        ret

; can d and e be joined? Both see along lines; a third line must join what they see.
joined: ld hl,MARKS
        ld b,128
jo1:    ld (hl),0
        inc hl
        djnz jo1
        push de
        ld de,BOARD
        ld hl,MARKS+17
        ld c,6
jo2:    ld b,14
jo3:    ld a,(de)
        inc de
        or a
        jr z,jo4
        ld (hl),1
jo4:    inc hl
        djnz jo3
        inc hl
        inc hl
        dec c
        jr nz,jo2
        pop de
        push de
        ld a,d
        call place
        ld (ix+T1),l
        ld (hl),2
        ld a,e
        call place
        ld (ix+T2),l
        ld (hl),4
        ld l,(ix+T1)
        ld c,2
        call star
        ld l,(ix+T2)
        ld c,4
        call star
        pop de
        ld l,0                  ; lines from left to right
        ld bc,0x1001
jo5:    call line
        ret c
        ld a,l
        add a,16
        ld l,a
        cp 128
        jr nz,jo5
        ld l,0                  ; and down
        ld bc,0x0810
jo6:    call line
        ret c
        inc l
        bit 4,l
        jr z,jo6
        or a
        ret

; hl: the mark of tile a
place:  ld hl,MARKS+17
pl1:    sub 14
        jr c,pl2
        push af
        ld a,l
        add a,16
        ld l,a
        pop af
        jr pl1
pl2:    add a,14
        add a,l
        ld l,a
        ret

; what a tile sees: left, right, up, down of l, mark c
star:   ld h,MARKS/256
        ld a,l
        and 15
        ld b,a
        ld de,-1
        call ray
        ld a,l
        cpl
        and 15
        ld b,a
        ld de,1
        call ray
        ld a,l
        call high4
        ld b,a
        ld de,-16
        call ray
        ld a,l
        call high4
        cpl
        and 7
        ld b,a
        ld de,16
ray:    push hl
        inc b
ra1:    dec b
        jr z,ra2
        add hl,de
        ld a,(hl)
        bit 0,a
        jr nz,ra2
        or c
        ld (hl),a
        jr ra1
ra2:    pop hl
        ret
high4:  rrca
        rrca
        rrca
        rrca
        and 15
        ret

; b marks from l, c apart: is one of each side to be seen without a tile between? carry
line:   push bc
        push hl
        ld h,MARKS/256
        ld e,0
ln1:    ld a,(hl)
        bit 0,a
        jr z,ln2
        ld e,0
        jr ln3
ln2:    or e
        ld e,a
        cp 6
        scf
        jr z,ln4
ln3:    ld a,l
        add a,c
        ld l,a
        djnz ln1
        or a
ln4:    pop hl
        pop bc
        ret

; S
number: ld c,0                  ; digits so far
nu1:    call shown
        push bc
        call getkey
        pop bc
        cp 13
        jr z,nu4
        cp 5
        jr z,nu3
        sub '0'
        cp 10
        jr nc,nu1
        ld b,a
        ld a,c
        cp 5
        jr z,nu1
        ld hl,digits
        add a,l
        ld l,a
        ld (hl),b
        inc c
        jr nu1
nu3:    ld a,c
        or a
        jr z,nu1
        dec c
        jr nu1
nu4:    ld hl,0
        ld de,digits
        ld a,c
        or a
        jr z,nu7
nu5:    push bc                 ; hl := ten times hl + digit
        ld b,9
        push de
        ld d,h
        ld e,l
nu6:    add hl,de
        jr c,nu8
        djnz nu6
        pop de
        ld a,(de)
        inc de
        ld c,a
        add hl,bc
        pop bc
        jr c,nu7
        dec c
        jr nz,nu5
        ld a,h
        or l
        jr z,nu7
        ld (ix+NUM),l
        ld (ix+NUM+1),h
        jp shuffle
nu8:    pop de
        pop bc
nu7:
    if AUTO
        jr number
    else
        ret
    endif

; show L, flashing, and c digits
shown:  push bc
        ld de,0x1700
        ld a,'L'
        call glyph
        ld hl,0x5ae0
        ld (hl),0x87
        ld hl,digits
        ld b,6
        inc c
sw1:    ld a,' '
        dec c
        jr z,sw2
        ld a,(hl)
        add a,'0'
        inc hl
        jr sw3
sw2:    inc c
sw3:    call glyph
        djnz sw1
        pop bc
        ret
; print: hl text up to 0, d line, e column
text:   ld a,(hl)
        or a
        ret z
        inc hl
        call glyph
        jr text
; hl: screen address of line d, column e
where:  ld a,d
        and 0x18
        or 0x40
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and 0xe0
        or e
        ld l,a
        ret
; character a at d, e; e moves on
glyph:  push hl
        push bc
    if OWNFONT
        cp '0'
        jr c,gy0
        cp '9'+1
        jr nc,gy0
        sub '0'
        ld hl,font
        jr gy2
    endif
gy0:    ld hl,0x3d00
        sub ' '
gy2:    ld b,0
        add a,a
        add a,a
        rl b
        add a,a
        rl b
        ld c,a
        add hl,bc
        ld b,h
        ld c,l
        call where
        push de
        ld d,8
gy1:    ld a,(bc)
        ld (hl),a
        inc bc
        inc h
        dec d
        jr nz,gy1
        pop de
        inc e
        pop bc
        pop hl
        ret

; the whole picture
picture: ld de,0x011f
        ld a,(ix+FALLS)
        add a,'0'
        call glyph
        ld l,(ix+NUM)
        ld h,(ix+NUM+1)
        ld de,0x1700
        ld iy,tens
        ld a,7
        ld (0x5ae0),a
        ld b,0
pi1:    push de
        ld e,(iy+0)
        ld d,(iy+1)
        ld a,d
        or e
        jr z,pi4
        inc iy
        inc iy
        xor a
pi2:    sbc hl,de
        jr c,pi3
        inc a
        jr pi2
pi3:    add hl,de
        pop de
        or b
        jr z,pi1
        ld b,0x10               ; from now on noughts, too
        and 15
        add a,'0'
        call glyph
        jr pi1
pi4:    pop de
pi5:    ld a,' '
        call glyph
        ld a,e
        cp 8
        jr nz,pi5
        ld a,(ix+CUR)
        call tile
        ld (ix+T2),a            ; the kind under the cursor
        ld c,0
        ld d,5
pi6:    ld e,2
pi7:    push de
        call onetile
        pop de
        inc c
        inc e
        inc e
        ld a,e
        cp 30
        jr nz,pi7
        inc d
        inc d
        ld a,c
        cp 84
        jr nz,pi6
        ret

; tile c at d, e
onetile: push bc
        push de
        ld a,c
        call tile
        ld b,C_NONE
        or a
        jr z,on1
        ld b,C_TILE
        cp (ix+T2)
        jr nz,on1
        ld b,C_KIND
on1:    ld (ix+T1),a
        ld a,c
        cp (ix+SEL)
        jr nz,on2
        ld b,C_SEL
on2:    cp (ix+P1)
        jr z,on3
        cp (ix+P2)
        jr nz,on4
on3:    ld b,C_PAIR
on4:    ld c,0                  ; c: all bits turned under the cursor
        cp (ix+CUR)
        jr nz,on5
    if CURSOR
        set 7,b
    else
        dec c
    endif
on5:    push bc
        ld l,(ix+T1)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,pics
        add hl,bc
        pop bc
        push bc
        ld b,8
        push hl
        pop iy
        call where
on6:    ld a,(iy+0)
        inc iy
        call byte2
        djnz on6
        pop bc
        push bc
        inc d
        call where
        ld b,8
on7:    dec iy
        ld a,(iy+0)
        call byte2
        djnz on7
        pop bc
        pop de
        push de
        ld a,d                  ; attributes
        rrca
        rrca
        rrca
        ld d,a
        and 0xe0
        or e
        ld l,a
        ld a,d
        and 3
        or 0x58
        ld h,a
        ld (hl),b
        inc l
        ld (hl),b
        ld de,31
        add hl,de
        ld (hl),b
        inc l
        ld (hl),b
        pop de
        pop bc
        ret

; a and its mirror image at hl, turned by c; one line down
byte2:  push bc
        xor c
        ld (hl),a
        inc l
        ld b,8
by1:    rrca
        rl c
        djnz by1
        ld (hl),c
        dec l
        inc h
        pop bc
        ret

vars:   dw 99
        ds 20
tick:   dw 1
digits: ds 5
name:   db 'SPRING TIDE',0
tens:   dw 10000,1000,100,10,1,0
    if OWNFONT
font:   db 0,56,68,68,68,68,56,0, 0,24,8,8,8,8,8,0, 0,124,4,124,64,64,124,0
        db 0,124,4,60,4,4,124,0, 0,68,68,124,4,4,4,0, 0,124,64,124,4,4,124,0
        db 0,64,64,124,68,68,124,0, 0,124,4,8,16,16,16,0, 0,56,68,56,68,68,56,0
        db 0,124,68,68,124,4,4,0
    endif
pics:   db 0,0,0,0,0,0,0,0
        db 0,127,127,127,127,127,127,127,  0,127,64,64,64,64,64,64
        db 0,127,64,95,80,80,80,80,        0,1,3,7,15,31,63,127
        db 0,1,2,4,8,16,32,64,             0,1,1,1,1,1,1,127
        db 0,64,32,16,8,4,2,1,             0,7,24,32,32,64,64,64
        db 0,7,31,63,63,127,127,127,       0,7,24,32,32,65,67,71
        db 0,127,0,127,0,127,0,127,        0,85,85,85,85,85,85,85
        db 0,102,102,24,24,102,102,24,     0,112,112,112,0,0,0,0
        db 0,0,0,24,60,60,24,0,            0,0,0,0,0,3,7,7
        db 0,3,3,3,3,3,127,127,            0,127,63,31,15,7,3,1
        db 0,127,32,16,8,4,2,1,            0,124,64,64,64,64,0,0
        db 0,73,73,127,73,73,127,73
