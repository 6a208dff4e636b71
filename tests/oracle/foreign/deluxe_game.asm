; Shisen with graphics of 2 x 2 cells on black, a title with music, a clock, a frame that blinks by
; IM 2, an editor of its own for the number, and messages over the board.
; FAULT puts one fault in (faults.txt); 0 is the honest game.

        include "config.inc"

BH      equ 0F0h                ; the board's page: 8 rows of 16, ring empty
board   equ 0F000h
list    equ 0F100h
hist    equ 0C000h              ; 43 boards of 128 bytes
DEL     equ 12

        org 32768
start:  di
        ld sp,7FF0h
        ld hl,0FE00h
        ld de,0FE01h
        ld bc,256
        ld (hl),0FDh
        ldir
        ld a,0C3h
        ld (0FDFDh),a
        ld hl,isr
        ld (0FDFEh),hl
        ld a,0FEh
        ld i,a
        im 2
        ei
        call title
        ld hl,(frames)
        ld a,r
        xor h
        ld h,a
        ld (rnd),hl
        call rndboard
        call screen
        call newgame

main:   call showcur
mloop:  halt
        call clock
        call getkey
        or a
        jr z,mloop
        push af
        call hidecur
        call clrmsg
        pop af
        ld hl,cmds
m1:     ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        inc c
        jr z,main               ; 255: end of the table
        dec c
        cp c
        jr nz,m1
        ld hl,main
        push hl
        push de
        ret

cmds:   db 8
        dw left
        db '5'
        dw left
        db 9
        dw right
        db '8'
        dw right
        db 10
        dw down
        db '6'
        dw down
        db 11
        dw up
        db '7'
        dw up
        db 13
        dw enter
        db 'H'
        dw hint
        db 'B'
        dw back
        db 'F'
        dw forw
        db 'R'
        dw rest
        db 'L'
        dw last
        db 'N'
        dw newrnd
        db 'S'
        dw choose
        db DEL
        dw togg
        db 255
        dw 0

; ---- cursor keys: the cursor stops at the edges
left:   ld a,(cur)
        dec a
        jr mv
right:  ld a,(cur)
        inc a
        jr mv
up:     ld a,(cur)
        sub 16
        jr mv
down:   ld a,(cur)
        add a,16
mv:     ld c,a
        and 15
        ret z
        cp 15
        ret z
        ld a,c
        cp 11h
        ret c
        cp 6Fh
        ret nc
        ld (cur),a
        call nohint
        jp attrs

nohint: ld hl,0
        ld (hnt),hl
        ld (hpos),hl
        ret

; ---- ENTER
enter:  ld hl,(hnt)
        ld a,l
        or a
        jr z,en1
        ld (two),hl
        jp remove
en1:    ld a,(cur)
        ld l,a
        ld h,BH
        ld a,(hl)
        or a
        jp z,buzz               ; empty: the selection stays
        ld c,a
        ld a,(sel)
        or a
        jr z,en2
        cp l
        jr z,en3                ; the same tile: deselect
        ld e,a
        ld d,l
        ld l,a
        ld a,(hl)
        cp c
        jr nz,en4
        ld (two),de
        call linked
        jr nc,en4
        jp remove
en2:    ld a,l
        ld (sel),a
        jp attrs
en4:    call buzz               ; no pair: nothing is selected any more
en3:    xor a
        ld (sel),a
        jp attrs

; ---- remove the pair (two)
remove: ld de,(two)
        call linked             ; the path to draw
        call path
        ld b,25
        call frmes
        call path
        ld b,3
rm1:    push bc
        ld a,57h
        call flash2
        ld b,3
        call frmes
        ld a,47h
        call flash2
        ld b,3
        call frmes
        pop bc
        djnz rm1
        call zap
        ld de,(two)
        ld h,BH
        ld l,d
        ld (hl),0
        ld l,e
        ld (hl),0
        xor a
        ld (sel),a
        call nohint
        call drawall
        ld a,(grav)
        or a
        call nz,fall
        ld a,(done)
        inc a
        ld (done),a
        ld (top),a
        call save
        call status
        jp judge

flash2: ld de,(two)
        push af
        ld c,d
        push de
        call setatt
        pop de
        pop af
        ld c,e
        jp setatt

; tiles fall one row at a time
fall:   ld c,0                  ; moved?
        ld l,61h
fl1:    push hl
        ld h,BH
        ld b,5
fl2:    ld a,(hl)
        or a
        jr nz,fl3
        ld a,l
        sub 16
        ld l,a
        ld a,(hl)
        or a
        jr z,fl4
        IF FAULT = F_d_gravity_one_column            ; column 9: the top row stays in the air
        ld d,a
        ld a,l
        cp 19h
        jr z,fl4
        ld a,d
        ENDIF
        ld (hl),0
        ld d,a
        ld a,l
        add a,16
        ld l,a
        ld (hl),d
        inc c
fl3:    ld a,l
        sub 16
        ld l,a
fl4:    djnz fl2
        pop hl
        inc l
        ld a,l
        cp 6Fh
        jr nz,fl1
        ld a,c
        or a
        ret z
        call drawall
        ld b,2
        call frmes
        jr fall

; ---- is the game over?  border and message
judge:  call count
        ld a,7
        jr z,jwin
        call anymove
        ld a,0
        jr nc,jover
        ld a,(cheat)
        or a
        ld a,2
        jr nz,jset
        ld a,5
jset:   ld (bord),a
        out (254),a
        jp attrs
jwin:
        IF FAULT = F_d_border_not_white            ; the border is not set to white
        ld a,5
        ENDIF
        call jset
        call fanfar
        ld hl,twin
        jr jbox
jover:  call jset
        ld hl,tover
jbox:   push hl
        ld b,8                  ; a box of 4 rows over the board
        ld c,7
        ld hl,tbox1
        call print
        ld b,9
        ld c,7
        ld hl,tbox2
        call print
        pop hl
        push hl
        ld b,9
        ld c,9
        call print
        ld b,10
        ld c,7
        ld hl,tbox3
        call print
        ld b,11
        ld c,7
        ld hl,tbox1
        call print
        pop hl
        ld hl,5800h+8*32+7
        ld c,4
jb2:    ld b,18
jb3:    ld (hl),68h
        inc hl
        djnz jb3
        ld de,14
        add hl,de
        dec c
        jr nz,jb2
jb4:    halt                    ; let go of all keys, then one key
        call clock
        call scan
        or a
        jr nz,jb4
jb5:    halt
        call clock
        call getkey
        or a
        jr z,jb5
        jp drawall

; ---- history
save:   call histp
        ld de,board
        ex de,hl
        ld bc,128
        ldir
        ret
load:   call histp
        ld de,board
        ld bc,128
        ldir
        IF FAULT = F_d_back_loses_tile            ; undo loses one tile after 40 steps
        ld a,(undos)
        inc a
        ld (undos),a
        cp 40
        jr c,ld1
        ld hl,6Eh+board
ld0:    ld a,(hl)
        ld (hl),0
        dec l
        or a
        jr z,ld0
ld1:
        ENDIF
        xor a
        ld (sel),a
        call nohint
        call drawall
        call status
        jp judge
histp:  ld a,(done)
        ld h,a
        ld l,0
        srl h
        rr l
        ld de,hist
        add hl,de
        ret
cheats: ld a,1
        IF FAULT = F_d_last_not_red            ; the last of the four keys is forgotten
        ld a,(cheat)
        ENDIF
        ld (cheat),a
        ret
back:   ld a,(done)
        or a
        jp z,buzz
        dec a
        ld (done),a
        call cheat1
        jr load
forw:   ld a,(top)
        ld c,a
        ld a,(done)
        cp c
        jp z,buzz
        inc a
        ld (done),a
        call cheat1
        jr load
rest:   ld a,(done)
        or a
        jp z,buzz
        xor a
        ld (done),a
        call cheat1
        jr load
last:   ld a,(top)
        ld c,a
        ld a,(done)
        cp c
        jp z,buzz
        ld a,c
        ld (done),a
        call cheats
        jp load
cheat1: ld a,1
        ld (cheat),a
        ret

; ---- new boards
togg:   ld a,(grav)
        xor 1
        ld (grav),a
newrnd: call rndboard
newgame:
        call deal
        xor a
        ld (sel),a
        ld (cheat),a
        ld (done),a
        ld (top),a
        ld (sec),a
        ld (min),a
        IF FAULT = F_d_31st_board_hangs            ; hangs after 30 boards
        ld hl,boards
        inc (hl)
        ld a,(hl)
        cp 31
ng1:    jr z,ng1
        ENDIF
        call nohint
        call save
        call drawall
        call status
        call shclk
        jp judge

rndboard:
        ld hl,(rnd)
        ld de,(frames)
        add hl,de
        ld a,r
        add a,l
        ld l,a
        ld a,h
        or l
        jr nz,rb1
        inc l
rb1:    ld (bnum),hl
        ld (rnd),hl
        ret

; ---- S: a number with our own editor
choose: ld hl,tnum
        ld b,20
        ld c,2
        call print
ch0:    xor a
        ld (nlen),a
ch1:    call shnum
ch2:    halt
        call clock
        ld hl,frames
        ld a,(hl)
        and 15
        call z,under
        call getkey
        or a
        jr z,ch2
        cp 13
        jr z,ch5
        cp DEL
        jr z,ch4
        cp '0'
        jr c,ch2
        cp '9'+1
        jr nc,ch2
        ld c,a
        ld a,(nlen)
        cp 5
        jr z,ch2
        ld e,a
        ld d,0
        ld hl,nbuf
        add hl,de
        ld (hl),c
        inc a
        ld (nlen),a
        jr ch1
ch4:    ld a,(nlen)
        or a
        jr z,ch2
        dec a
        ld (nlen),a
        jr ch1
ch5:    ld a,(nlen)
        or a
        jr z,chno               ; nothing typed: play on
        ld b,a
        ld de,nbuf
        ld hl,0
ch6:    push bc
        ld b,h
        ld c,l
        add hl,hl
        jr c,chbad
        add hl,hl
        jr c,chbad
        add hl,bc
        jr c,chbad
        add hl,hl
        jr c,chbad
        ld a,(de)
        inc de
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
        jr c,chbad
        pop bc
        djnz ch6
        ld a,h
        or l
        jr z,chzero
        IF FAULT = F_d_number_one_off            ; numbers above 32767 are off by one
        bit 7,h
        jr z,ch7
        dec hl
ch7:
        ENDIF
        ld (bnum),hl
        call chno
        jp newgame
chbad:  pop bc
chzero: call buzz
        jp ch0
chno:   ld hl,tnone
        ld b,20
        ld c,2
        jp print

; number typed so far with the underscore
shnum:  ld a,(nlen)
        ld e,a
        ld d,0
        ld hl,nbuf
        add hl,de
        ld (hl),'_'
        ld a,'_'
        ld (ublk),a
        inc hl
        ld (hl),' '
        inc hl
        ld (hl),0
        ld hl,nbuf
        ld b,20
        ld c,19
        jp print
under:  ld a,(ublk)
        xor 7Fh                 ; '_' or a space
        ld (ublk),a
        ld hl,one
        ld (hl),a
        ld a,(nlen)
        add a,19
        ld c,a
        ld b,20
        jp print

; ---- H
hint:   ld hl,(hpos)
        ld a,(sel)
        ld (hsel),a
        call nextp
        jr c,hi1
        call nohint
        call attrs
        ld hl,tnomor
        ld b,20
        ld c,9
        jp print
hi1:    ld (hnt),hl
        IF FAULT = F_d_hint_repeats            ; every second press shows the pair before again
        ld a,(hodd)
        xor 1
        ld (hodd),a
        jr z,hi2
        ENDIF
        ld (hpos),hl
hi2:
        IF FAULT = F_d_hint_shows_neighbour            ; lights a wrong tile
        ld a,h
        cp 65h
        jr c,hi3
        ld a,l
        ld (hnt+1),a
        inc a
        ld (hnt),a
hi3:
        ENDIF
        jp attrs

; next pair after HL (H first, L second cell; 0: from the start); CF: found
nextp:  ld a,h
        or l
        jr nz,np3
        ld h,11h
np1:    ld a,h                  ; first cell
        cp 6Fh
        ret nc                  ; CF reset
        ld l,6Fh
np3:    dec l                   ; second cell, from the end
        ld a,l
        cp h
        jr nz,np4
        inc h
        jr np1
np4:    ld d,BH
        ld e,h
        ld a,(de)
        or a
        jr z,np5
        ld c,a
        ld e,l
        ld a,(de)
        cp c
        jr nz,np3
        ld a,(hsel)
        or a
        jr z,np6
        cp h
        jr z,np6
        cp l
        jr nz,np3
np6:    push hl
        ex de,hl
        call linked
        pop hl
        ret c
        jr np3
np5:    inc h
        jr np1

anymove:
        xor a
        ld (hsel),a
        ld hl,0
        jp nextp

count:  ld hl,board
        ld bc,80h*256
        ld e,0
ct1:    ld a,(hl)
        or a
        jr z,ct2
        inc e
ct2:    inc l
        djnz ct1
        ld a,e
        ld (left84),a
        or a
        ret

; ---- CF: cells D and E can be joined.  The way is left in lmode, lnpos
linked: ld (lpair),de
        ld h,BH
        ld l,d
        ld a,(hl)
        ld (lkind),a
        ld (hl),0
        ld l,e
        ld (hl),0
        call lnk
        ld de,(lpair)
        ld a,(lkind)
        ld h,BH
        ld l,d
        ld (hl),a
        ld l,e
        ld (hl),a
        ret
lnk:    xor a
lk1:    ld (lnpos),a               ; by a row
        ld c,a
        ld a,(lpair)
        ld l,a
        call vert
        jr nz,lk2
        ld a,(lpair+1)
        and 15
        ld c,a
        call horz
        jr nz,lk2
        ld a,(lnpos)
        ld c,a
        ld a,(lpair+1)
        ld l,a
        call vert
        jr nz,lk2
        xor a
        ld (lmode),a
        scf
        ret
lk2:    ld a,(lnpos)
        add a,16
        cp 80h
        jr nz,lk1
        xor a
lk3:    ld (lnpos),a               ; by a column
        ld c,a
        ld a,(lpair)
        ld l,a
        call horz
        jr nz,lk4
        ld a,(lpair+1)
        and 0F0h
        ld c,a
        call vert
        jr nz,lk4
        ld a,(lnpos)
        ld c,a
        ld a,(lpair+1)
        ld l,a
        call horz
        jr nz,lk4
        ld a,1
        ld (lmode),a
        scf
        ret
lk4:    ld a,(lnpos)
        inc a
        cp 16
        jr nz,lk3
        IF FAULT = F_d_path_three_corners            ; an L with one more corner: three corners are accepted
        ld a,(lpair)
        inc a
        ld l,a
        and 15
        cp 15
        jr z,lk9
        ld h,BH
        ld a,(hl)
        or a
        jr nz,lk9
        ld a,l
        ld c,a
        ld a,(lpair)
        push af
        ld a,c
        ld (lpair),a
        ld a,(deep)
        or a
        jr nz,lk8
        inc a
        ld (deep),a
        call lnk
        ld a,0
        ld (deep),a
        jr nc,lk8
        pop bc
        ld a,b
        ld (lpair),a
        scf
        ret
lk8:    pop af
        ld (lpair),a
lk9:
        ENDIF
        or a
        ret

; from L to row C: Z if all is empty
vert:   ld h,BH
vt1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        and 0F0h
        cp c
        ret z
        ld a,l
        jr c,vt2
        sub 16
        ld l,a
        jr vt1
vt2:    add a,16
        ld l,a
        jr vt1
; from L to column C
horz:   ld h,BH
hz1:    ld a,(hl)
        or a
        ret nz
        ld a,l
        and 15
        cp c
        ret z
        jr c,hz2
        dec l
        jr hz1
hz2:    inc l
        jr hz1

; ---- draws the way (XOR)
path:   ld a,(lpair)
        ld e,a
        ld a,(lmode)
        or a
        jr nz,pt1
        ld a,(lnpos)
        ld d,a
        ld a,e
        and 15
        or d
        ld d,a
        call line
        ld a,(lpair+1)
        and 15
        ld d,a
        ld a,(lnpos)
        or d
        jr pt2
pt1:    ld a,(lnpos)
        ld d,a
        ld a,e
        and 0F0h
        or d
        ld d,a
        call line
        ld a,(lpair+1)
        and 0F0h
        ld d,a
        ld a,(lnpos)
        or d
pt2:    ld d,a
        call line
        ld a,(lpair+1)
        ld d,a
; line from cell E to cell D (one row or one column); E becomes D
line:   call cenxy              ; E -> BC
        push bc
        ld e,d
        call cenxy
        pop hl                  ; from HL to BC (high y, low x)
ln1:    ld a,h
        cp b
        jr nz,ln2
        ld a,l
        cp c
        ret z
ln2:    call plot
        ld a,l
        cp c
        jr z,ln4
        jr c,ln3
        dec l
        jr ln1
ln3:    inc l
        jr ln1
ln4:    ld a,h
        cp b
        jr c,ln5
        dec h
        jr ln1
ln5:    inc h
        jr ln1
cenxy:  ld a,e
        and 0F0h
        add a,23
        ld b,a
        ld a,e
        rlca
        rlca
        rlca
        rlca
        and 0F0h
        add a,7
        ld c,a
        ret
plot:   push hl
        push bc
        ld b,h
        ld c,l
        ld a,b
        rrca
        rrca
        rrca
        and 18h
        ld h,a
        ld a,b
        and 7
        or h
        or 40h
        ld h,a
        ld a,b
        rlca
        rlca
        and 0E0h
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 1Fh
        or l
        ld l,a
        ld a,c
        and 7
        inc a
        ld b,a
        ld a,1
pl1:    rrca
        djnz pl1
        xor (hl)
        ld (hl),a
        pop bc
        pop hl
        ret

; ---- drawing
screen: ld hl,4000h
        ld de,4001h
        ld bc,6143
        ld (hl),l
        ldir
        ld hl,5800h
        ld de,5801h
        ld bc,767
        ld (hl),7
        ldir
        ld hl,5800h
        ld b,32
sc1:    ld (hl),4Fh
        inc hl
        djnz sc1
        ld hl,5800h+22*32
        ld b,32
sc2:    ld (hl),44h
        inc hl
        djnz sc2
        ld b,32
sc3:    ld (hl),46h
        inc hl
        djnz sc3
        ld hl,thead
        ld b,0
        ld c,8
        call print
        ld hl,thelp
        ld b,22
        ld c,0
        jp print

status: ld hl,sbuf
        ld b,32
st1:    ld (hl),' '
        inc hl
        djnz st1
        ld (hl),0
        ld de,sbuf
        ld hl,(bnum)
        call dec5
        ld hl,tgrav
        ld a,(grav)
        or a
        jr nz,st2
        ld hl,tflat
st2:    ld de,sbuf+8
        ld bc,7
        ldir
        call count
        ld l,a
        ld h,0
        ld de,sbuf+18
        call dec5
        ld hl,tleft
        ld de,sbuf+21
        ld bc,4
        ldir
        xor a
        ld (sbuf+26),a
        ld hl,sbuf
        ld b,23
        ld c,0
        jp print

; HL in decimal at DE, without leading zeros
dec5:   ld ix,tens
        ld c,0
dc1:    ld b,'0'-1
        push de
        ld e,(ix+0)
        ld d,(ix+1)
        or a
dc2:    inc b
        sbc hl,de
        jr nc,dc2
        add hl,de
        pop de
        ld a,b
        cp '0'
        jr nz,dc3
        bit 0,c
        jr nz,dc3
        ld a,(ix+0)
        dec a
        jr nz,dc4               ; a leading zero, and not the last digit
        ld a,b
dc3:    ld (de),a
        inc de
        ld c,1
dc4:    ld a,(ix+0)
        inc ix
        inc ix
        dec a
        jr nz,dc1
        ret
tens:   dw 10000,1000,100,10,1

clock:  ld hl,ticked
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld hl,sec
        inc (hl)
        ld a,(hl)
        cp 60
        jr c,shclk
        ld (hl),0
        ld hl,min
        inc (hl)
        ld a,(hl)
        cp 100
        jr c,shclk
        ld (hl),0
shclk:  ld a,(min)
        ld hl,cbuf
        call two2
        ld a,(sec)
        ld hl,cbuf+3
        call two2
        ld hl,cbuf
        ld b,23
        ld c,27
        jp print
two2:   ld b,'0'-1
tw1:    inc b
        sub 10
        jr nc,tw1
        add a,10+'0'
        ld (hl),b
        inc hl
        ld (hl),a
        ret

clrmsg: ld hl,tnone
        ld b,20
        ld c,2
; text HL at row B, column C, in bold
print:  ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,3C00h
        add hl,de
        ld a,b
        and 18h
        or 40h
        ld d,a
        ld a,b
        rrca
        rrca
        rrca
        and 0E0h
        or c
        ld e,a
        ld b,8
pr1:    ld a,(hl)
        rrca                    ; bold
        or (hl)
        ld (de),a
        inc hl
        inc d
        djnz pr1
        pop bc
        pop hl
        inc c
        jr print

drawall:
        ld c,11h
da1:    push bc
        call dcell
        pop bc
        inc c
        ld a,c
        and 15
        cp 15
        jr nz,da1
        inc c
        inc c
        ld a,c
        cp 71h
        jr nz,da1
attrs:  ld a,(cur)
        ld l,a
        ld h,BH
        ld a,(hl)
        ld (kcur),a
        ld c,11h
at1:    ld h,BH
        ld l,c
        ld a,(hl)
        or a
        ld b,1                  ; empty: blue dot
        jr z,at4
        ld b,7
        cp 8
        jr c,at2
        dec b
        cp 15
        jr c,at2
        dec b
at2:    ld hl,kcur
        cp (hl)
        jr nz,at3
        set 6,b
at3:
        IF FAULT = F_d_lights_two_kinds
        cp 17
        jr nz,at3b
        ld a,(kcur)
        cp 12
        jr nz,at3b
        set 6,b
at3b:
        ENDIF
        ld a,(sel)
        cp c
        jr nz,at5
        set 3,b
at5:    ld a,(hnt)
        cp c
        jr z,at6
        ld a,(hnt+1)
        cp c
        jr nz,at4
at6:    set 4,b
at4:    ld a,b
        call setatt
        inc c
        ld a,c
        and 15
        cp 15
        jr nz,at1
        inc c
        inc c
        ld a,c
        cp 71h
        jr nz,at1
        ret

setatt: ld b,a
        ld a,c
        and 0F0h
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,c
        and 15
        add a,a
        add a,40h
        ld e,a
        ld d,58h
        add hl,de
        ld (hl),b
        inc l
        ld (hl),b
        ld de,31
        add hl,de
        ld (hl),b
        inc l
        ld (hl),b
        ret

dcell:  ld h,BH
        ld l,c
        ld l,(hl)
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,tiles
        add hl,de
        ex de,hl
        call cellad
        call dc8
        ld a,l
        add a,32
        ld l,a
dc8:    push hl
        ld b,8
dcx:    ld a,(de)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        ld (hl),a
        inc de
        dec l
        inc h
        djnz dcx
        pop hl
        ret
cellad: ld a,c
        rrca
        rrca
        rrca
        and 1Eh
        add a,2
        ld b,a
        and 18h
        or 40h
        ld h,a
        ld a,b
        rrca
        rrca
        rrca
        and 0E0h
        ld l,a
        ld a,c
        and 15
        add a,a
        or l
        ld l,a
        ret

; ---- cursor frame
showcur:
        di
        ld a,1
        ld (curon),a
        ld a,12
        ld (blink),a
        ld a,(curvis)
        or a
        call z,frame
        ei
        ret
hidecur:
        di
        xor a
        ld (curon),a
        ld a,(curvis)
        or a
        call nz,frame
        ei
        ret
frame:  ld a,(curvis)
        xor 1
        ld (curvis),a
        ld a,(cur)
        ld c,a
        call cellad
        call fr1                ; the upper edge
        ld b,7
        call fr2
        ld a,h
        sub 7
        ld h,a
        ld a,l
        add a,32
        ld l,a
        dec h
        ld b,7
        call fr2
        inc h
fr1:    ld a,(hl)
        cpl
        ld (hl),a
        inc l
        ld a,(hl)
        cpl
        ld (hl),a
        dec l
        ret
fr2:    inc h
        ld a,(hl)
        xor 80h
        ld (hl),a
        inc l
        ld a,(hl)
        xor 1
        ld (hl),a
        dec l
        djnz fr2
        ret

isr:    push af
        push bc
        push de
        push hl
        ld hl,(frames)
        inc hl
        ld (frames),hl
        ld hl,tick
        dec (hl)
        jr nz,is1
        ld (hl),50
        ld a,1
        ld (ticked),a
is1:    ld a,(curon)
        or a
        jr z,is2
        ld hl,blink
        dec (hl)
        jr nz,is2
        ld (hl),12
        call frame
is2:    pop hl
        pop de
        pop bc
        pop af
        ei
        reti

frmes:  halt
        djnz frmes
        ret

; ---- keys: A = the key held now, 0 none
scan:   ld hl,keytab
        ld bc,0FEFEh
ks1:    in a,(c)
        cpl
        and 1Fh
        ld d,a
        ld a,b
        cp 0FEh
        jr nz,ks2
        res 0,d                 ; CAPS SHIFT
ks2:    cp 7Fh
        jr nz,ks3
        res 1,d                 ; SYMBOL SHIFT
ks3:    ld e,5
ks4:    srl d
        jr c,ks5
        inc hl
        dec e
        jr nz,ks4
        rlc b
        jr c,ks1
        xor a
        ret
ks5:    ld a,0FEh
        in a,(0FEh)
        rra
        ld a,(hl)
        ret c
        ; with CAPS SHIFT
        ld c,8
        cp '5'
        jr z,ks6
        inc c
        cp '8'
        jr z,ks6
        inc c
        cp '6'
        jr z,ks6
        inc c
        cp '7'
        jr z,ks6
        inc c
        cp '0'
        ret nz
ks6:    ld a,c
        ret
keytab: db 1,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH ",2,"MNB"

getkey: call scan
        ld hl,oldkey
        or a
        jr z,gk1
        cp (hl)
        jr z,gk2
        ld (hl),a
        inc hl
        ld (hl),25
        push af
        call click
        pop af
        ret
gk1:    ld (hl),0
        ret
gk2:    inc hl
        dec (hl)
        jr z,gk3
        xor a
        ret
gk3:    ld (hl),5
        cp 12                   ; only the four arrows repeat
        ret c
        xor a
        ret

; ---- sounds
click:  ld b,6
ck1:    push bc
        ld a,(bord)
        xor 10h
        out (254),a
        ld b,20
ck2:    djnz ck2
        ld a,(bord)
        out (254),a
        ld b,20
ck3:    djnz ck3
        pop bc
        djnz ck1
        ret
buzz:   ld de,40
        ld c,0
        jr tone
zap:    ld c,20
zp1:    ld de,6
        push bc
        call tone
        pop bc
        ld a,c
        add a,12
        ld c,a
        cp 200
        jr c,zp1
        ret
tone:   ld a,(bord)             ; DE waves of half length C
        or 10h
        out (254),a
        ld b,c
tn1:    nop
        nop
        djnz tn1
        ld a,(bord)
        out (254),a
        ld b,c
tn2:    nop
        nop
        djnz tn2
        dec de
        ld a,d
        or e
        jr nz,tone
        ret
fanfar: ld hl,tune2
fa1:    ld a,(hl)
        or a
        ret z
        call note
        jr fa1
note:   ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,0
        push hl
        call tone
        pop hl
        ld b,3
        jp frmes

title:  xor a
        out (254),a
        ld (bord),a
        call screen
        ld hl,tt1
        ld b,5
        ld c,9
        call print
        ld hl,tt2
        ld b,8
        ld c,2
        call print
        ld hl,tt3
        ld b,15
        ld c,6
        call print
        ld hl,5800h+15*32
        ld b,32
ti0:    ld (hl),0C6h
        inc hl
        djnz ti0
ti1:    ld hl,tune1
ti2:    ld a,(hl)
        or a
        jr z,ti1
        call note
        push hl
        call scan
        pop hl
        or a
        jr z,ti2
ti3:    halt
        call scan
        or a
        jr nz,ti3
        ld a,5
        ld (bord),a
        ret
tune1:  db 200,60,178,70,158,80,150,84,158,80,178,70,200,120,133,95,119,106,100,128
        db 119,106,133,95,158,160,0
tune2:  db 133,60,106,70,89,90,67,110,89,90,67,250,0

; ---- deal board (bnum)
deal:   ld hl,board
        ld de,board+1
        ld bc,127
        ld (hl),0
        ldir
        ld hl,list
        ld a,1
        ld c,21
de1:    ld b,4
de2:    ld (hl),a
        inc hl
        djnz de2
        inc a
        dec c
        jr nz,de1
        ld hl,(bnum)
        ld b,83
de3:    push bc
        ld b,8
de4:    srl h                   ; eight steps of a 16-bit feedback register
        rr l
        jr nc,de5
        ld a,h
        xor 0B4h
        ld h,a
de5:    djnz de4
        pop bc
        push bc
        push hl
        inc b
        ld e,h
        ld d,0
        ld hl,0
de6:    add hl,de
        djnz de6
        ld e,h
        pop hl
        pop bc
        push hl
        ld hl,list
        add hl,de
        push hl
        ld hl,list
        ld e,b
        add hl,de
        pop de
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        ld a,c
        ld (de),a
        pop hl
        djnz de3
        ld hl,list
        ld de,board+11h
        ld a,6
de7:    ld bc,14
        ldir
        inc de
        inc de
        dec a
        jr nz,de7
        IF FAULT = F_d_five_of_a_kind           ; some boards have five tiles of a kind
        ld a,(bnum)
        and 7
        ret nz
        ld a,(board+11h)
        ld (board+12h),a
        ENDIF
        ret

; ---- texts
tt1:    db "SHISEN DE LUXE",0
tt2:    db "Take the tiles away in pairs",0
tt3:    db "PRESS ANY KEY TO PLAY",0
thead:  db "SHISEN  DE  LUXE",0
thelp:  db "H hint B/F/R/L moves N new S nr.",0
tgrav:  db "GRAVITY"
tflat:  db "FLOATS "
tleft:  db "LEFT"
tnum:   db "BOARD (1-65535): ",0
tnone:  db "                          ",0
tnomor: db "NO MORE PAIRS",0
twin:   db "  YOU  WIN !  ",0
tover:  db "NO MOVES LEFT!",0
tbox1:  db "                  ",0
tbox2:  db "                  ",0
tbox3:  db "  press any key   ",0
cbuf:   db "00:00",0
sbuf:   ds 34
nbuf:   ds 9
one:    db 0,0

tiles:
        include "deluxe_tiles.inc"

cur:    db 37h
kcur:   db 0
sel:    db 0
hnt:    dw 0
hpos:   dw 0
hsel:   db 0
hodd:   db 0
two:    dw 0
done:   db 0
top:    db 0
cheat:  db 0
undos:  db 0
boards: db 0
grav:   db 1
bnum:   dw 1
rnd:    dw 0
bord:   db 5
left84: db 0
lpair:     dw 0
lkind:     db 0
lnpos:     db 0
lmode:     db 0
deep:   db 0
nlen:   db 0
ublk:   db 0
sec:    db 0
min:    db 0
frames: dw 0
tick:   db 50
ticked: db 0
curon:  db 0
curvis: db 0
blink:  db 12
oldkey: db 0
kdelay: db 0

