; ledger, second part: ways, keys, drawing
; Carry if paira and pairb can be linked: mark the cross of the one, and from each cell of
; the cross of the other go straight to both sides until a mark is met.
cross:  ld hl,mark*256
cross1: ld (hl),0
        inc l
        jr nz,cross1
        ld a,(paira)
        ld (aim),a
        ld ix,setmrk
        call arms
        ld a,(pairb)
        ld (aim),a
        ld ix,look
arms:   ld a,(aim)
        ld l,a
        call doit               ; the tile itself
        ret c
        ld bc,1
        call arm
        ret c
        ld bc,-1
        call arm
        ret c
        ld bc,16
        call arm
        ret c
        ld bc,-16
arm:    ld a,(aim)
        ld l,a
arm1:   call next
        jr nz,armend
        push bc
        push hl
        call doit
        pop hl
        pop bc
        jr nc,arm1
        ret
armend: or a
        ret
doit:   jp (ix)
setmrk: ld h,mark
        ld (hl),1
        or a
        ret
; Z and L moved by C if there is a free cell.
next:   ld a,l
        ld d,l
        add a,c
        jp m,next2              ; row 8
        ld l,a
        ld a,c
        dec a                   ; right: not from column 15 to 0
        jr nz,next1
        ld a,l
        and 15
        jr z,next2              ;@l-edge: nop
next1:  inc a
        ld a,c
        inc a                   ; left: not from column 0 to 15
        jr nz,next3
        ld a,l
        and 15
        cp 15
        jr z,next2
next3:  ld a,l
        ld h,board
        ld a,(hl)
        or a
        ret
next2:  ld l,d
        or 1
        ret
look:   ld bc,1
        call glance
        ret c
        ld bc,-1
        call glance
        ret c
        ld bc,16
        call glance
        ret c
        ld bc,-16               ;@l-noup: ld bc,-1
glance: push hl
glanc1: ld h,mark
        ld a,(hl)
        rra
        jr c,glanc2
        call next
        jr z,glanc1
        ld a,(paira)            ; or the tile itself
        cp l
        scf
        jr z,glanc2
        or a
glanc2: pop hl
        ret
; Keys from the ports; a key counts again when all have been released.
inkey:  call ports
        jr nz,inkey
inkey2: ld hl,(chance)
        inc hl
        ld (chance),hl
        call ports
        jr z,inkey2
        ld (keyc),a
        ld bc,600
inkey3: dec bc
        ld a,b
        or c
        jr nz,inkey3
        call ports
        ld hl,keyc
        cp (hl)
        jr nz,inkey2
        or a
        ret
; A = the key, Z if none
ports:  ld hl,keymap
        ld bc,0xfefe
port1:  in a,(c)
        cpl
        and 31
        jr z,port4
        ld d,5
port2:  rra
        jr nc,port3
        ld e,a
        ld a,(hl)
        or a
        jr nz,port5
        ld a,e
port3:  inc hl
        dec d
        jr nz,port2
        jr port6
port4:  ld de,5
        add hl,de
port6:  rlc b
        jr c,port1
        xor a
        ret
port5:  ld d,a
        ld bc,0xfefe
        in a,(c)
        rra
        ld a,d
        jr c,port7
        ld hl,caps
        ld b,5
port8:  cp (hl)
        inc hl
        jr z,port9
        inc hl
        djnz port8
        jr port7
port9:  ld a,(hl)
port7:  or a
        ret
caps:   defb "5",8,"8",9,"6",10,"7",11,"0",12
keymap: defb 0,"ZXCVASDFGQWERT1234509876POIUY",13,"LKJH",32,0,"MNB"
blip:   ld bc,0x0c00
blip1:  ld a,(shade)
        bit 4,c
        jr z,blip2
        or 16
blip2:  out (254),a
        dec bc
        ld a,b
        or c
        jr nz,blip1
        ret
; Draw everything: the border, the number, the board.
drawall: ld a,(now)
        cp 42                   ;@l-full: cp 43
        ld a,7
        jr z,tint
        ld a,(shame)
        or a
        ld a,2
        jr nz,tint
        ld a,(some)
        or a
        ld a,0
        jr z,tint
        ld a,5
tint:   ld (shade),a
        out (254),a
        call shownum
        ld a,(cursor)
        ld l,a
        ld h,board
        ld a,(hl)
        ld (kindc),a
        ld l,0x11
draw1:  ld h,board
        ld a,(hl)
        ld (kind),a
        call place
        call tint2
        push hl
        call tile
        pop hl
        inc l
        ld a,l
        and 15
        cp 15
        jr nz,draw1
        inc l
        inc l
        ld a,l
        cp 0x71
        jr c,draw1
        ret
; DE = attribute address: row 3 * r - 2, column 2 * c
place:  ld a,l
        rrca
        rrca
        rrca
        rrca
        and 7
        ld b,a
        ld de,0x5800-64
        ld a,l
        and 15
        add a,a
        add a,e
        ld e,a
place1: ld a,e
        add a,96
        ld e,a
        jr nc,place2
        inc d
place2: djnz place1
        ret
; C = colours of the cell L
tint2:  ld c,7
        ld a,(kind)
        or a
        jr z,tint3
        ld c,0x0f               ; white on blue
        ld a,(kindc)
        ld b,a
        ld a,(kind)
        cp b
        jr nz,tint4
        ld c,0x4e               ; bright yellow on blue
tint4:  ld a,(chosen)
        cp l
        jr nz,tint5
        ld c,0x57               ; white on red
tint5:  ld a,(paira)
        cp l
        jr z,tint6
        ld a,(pairb)
        cp l
        jr nz,tint3
tint6:  ld c,0x1f               ; white on magenta
tint3:  ld a,(cursor)           ; the cursor flashes
        cp l
        ret nz
        set 7,c
        ld a,c
        cp 0x87
        ret nz
        ld c,0xa7               ; no tile: on green
        ret
; A tile: its number in two digits, below a line of colour
tile:   ld a,c
        ld (de),a
        inc e
        ld (de),a
        ld a,e
        add a,31
        ld e,a
        jr nc,tile1
        inc d
tile1:  ld a,c
        ld (de),a
        inc e
        ld (de),a
        dec e
        ld a,(kind)
        ld bc,0x2020
        or a
        jr z,tile3
        ld b,'0'-1
tile2:  inc b
        sub 10
        jr nc,tile2
        add a,'0'+10            ;@l-digit: and 7 | add a,'0'
        ld c,a
tile3:  ld a,b
        call print
        inc e
        ld a,c
print:  push bc                 ; character A at the attribute address DE
        push de
        push hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,15360
        add hl,bc
        ld a,d
        and 3
        rlca
        rlca
        rlca
        or 64
        ld d,a
        ld b,8
print1: ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz print1
        pop hl
        pop de
        pop bc
        ret
