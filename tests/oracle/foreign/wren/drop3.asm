; drop, third part: screen, number, variables
show:   call hue
        call prnum
show0:  ld a,(cur)
        call kind
        ld (lit),a
        ld de,shadow
        ld hl,st*256
shw1:   ld c,(hl)
        call looks
        ld a,(de)
        cp c
        jr nz,shw2
        inc e
        ld a,(de)
        dec e
        cp b
        jr z,shw3
shw2:   ld a,c
        ld (de),a
        inc e
        ld a,b
        ld (de),a
        dec e
        push hl
        push de
        call block
        pop de
        pop hl
shw3:   inc e
        inc e
        inc l
        ld a,l
        and 7
        cp 6
        jr nz,shw1
        inc l
        inc l
        ld a,l
        cp 112
        jr nz,shw1
        ret
; B = colour of the cell L with kind C; bit 3 is the cursor
looks:  ld b,0
        ld a,c
        or a
        jr z,look3
look0:  sub 6
        jr nc,look0
        add a,7                 ; ink 1 to 6
        ld b,a
        ld a,(lit)
        cp c
        jr nz,look1
        set 6,b                 ; the kind under the cursor is bright
look1:  ld a,(sel)
        cp l
        jr nz,look2
        ld b,0x70
look2:  ld a,(ha)
        cp l
        jr z,look4
        ld a,(hb)
        cp l
        jr nz,look3
look4:  set 7,b
look3:  ld a,(cur)
        cp l
        ret nz
        set 3,b
        ret
; Draw the kind C in colour B at the cell L: a letter of double size, and a line for the cursor.
block:  push bc
        ld a,l
        and 7
        ld d,a
        add a,a
        add a,d
        ld d,a
        ld a,17
        sub d
        ld d,a                  ; row
        ld a,l
        rrca
        rrca
        and 0x3e
        add a,2
        ld e,a                  ; column
        ld a,c
        or a
        jr z,blk1
        add a,32
blk1:   ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,0x3d00
        add hl,bc
        push de
        call half
        pop de
        push de
        inc d
        call half
        pop de
        pop bc
        ld a,d                  ; colours
        rrca
        rrca
        rrca
        ld l,a
        and 3
        or 0x58
        ld h,a
        ld a,l
        and 0xe0
        or e
        ld l,a
        ld a,b
        and 0xf7
        push de
        ld de,31
        ld (hl),a
        inc l
        ld (hl),a
        add hl,de
        ld (hl),a
        inc l
        ld (hl),a
        add hl,de
        ld (hl),7
        inc l
        ld (hl),7
        pop de
        inc d
        inc d
        call scraddr
        xor a
        bit 3,b
        jr z,blk2
        dec a
blk2:   ld (de),a
        inc e
        ld (de),a
        ret
half:   call scraddr
        ld c,4
half1:  ld a,(hl)
        inc hl
        push hl
        ld b,8
dbl1:   add hl,hl
        add hl,hl
        rlca
        jr nc,dbl2
        inc l
        inc l
        inc l
dbl2:   djnz dbl1
        call two
        call two
        pop hl
        dec c
        jr nz,half1
        ret
two:    ld a,h
        ld (de),a
        inc e
        ld a,l
        ld (de),a
        dec e
        inc d
        ret
scraddr: ld a,d                 ; row D, column E to the address DE
        and 7
        rrca
        rrca
        rrca
        or e
        ld e,a
        ld a,d
        and 24
        or 0x40
        ld d,a
        ret
hue:    ld a,(cheat)            ;@event: ld a,(bord) | jr hue9
        or a
        ld a,2
        jr nz,hue9
        ld a,(pos)
        cp 42
        ld a,7
        jr z,hue9
        ld a,(alive)
        or a
        ld a,5
        jr nz,hue9
        xor a
hue9:   ld (bord1),a
        out (254),a
        ret
; The number in five places at the bottom left, without zeros in front
prnum:  ld a,1
        ld (pcol),a
        ld hl,(num)             ;@d-signed: ld hl,(num) | res 7,h
        ld b,0
        ld de,10000
        call dig
        ld de,1000
        call dig
        ld de,100
        call dig
        ld de,10
        call dig
        ld a,l
        call dig3
numpad: ld a,(pcol)             ; clear what is left of a longer number
        cp 7
        ret z
        ld a,' '
        call pch
        jr numpad
dig:    ld a,255
dig1:   inc a
        or a
        sbc hl,de
        jr nc,dig1
        add hl,de
        or a
        jr nz,dig3
        or b
        ld a,0
        jr nz,dig3
        ld a,' '-'0'            ;@left: ret
        jr dig4
dig3:   ld b,1
dig4:   add a,'0'
pch:    push bc                 ; print A in row 23
        push de
        push hl
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,0x3c00
        add hl,bc
        ld a,(pcol)
        ld e,a
        ld d,23
        call scraddr
        ld b,8
pch1:   ld a,(hl)
        ld (de),a
        inc hl
        inc d
        djnz pch1
        ld hl,pcol
        inc (hl)
        pop hl
        pop de
        pop bc
        ret
; Ask for a number in the last line
asks:   ld c,0
asks1:  ld a,1
        ld (pcol),a
        ld a,'?'
        call pch
        ld b,c
        inc b
        ld hl,text
        jr asks3
asks2:  ld a,(hl)
        inc hl
        call pch
asks3:  djnz asks2
        ld a,(pcol)
        ld l,a
        ld h,0x5a
        set 7,l
        set 6,l
        set 5,l
        ld (hl),0x87            ; a flashing L
        ld a,'L'
        call pch
        ld a,' '
        call pch
        push bc
        push hl
        call pop1
        pop hl
        pop bc
        ld (hl),7
        cp 13
        jr z,asks7
        cp 12
        jr z,asks6
        cp '0'
        jr c,asks1
        cp '9'+1
        jr nc,asks1
        ld b,a
        ld a,c
        cp 5
        jr z,asks1
        inc c
        ld e,a
        ld d,0
        ld hl,text
        add hl,de
        ld (hl),b
        jr asks1
asks6:  ld a,c
        or a
        jr z,asks1              ;@delquit: jr z,asks7
        dec c
        jr asks1
asks7:  ld hl,text
        ld b,c
        inc b
        exx
        ld hl,0
        exx
        jr asks9
asks8:  ld a,(hl)
        inc hl
        exx
        sub '0'
        ld c,a
        ld d,h
        ld e,l
        ld b,9
mul10:  add hl,de
        jr c,clamp
        djnz mul10
        add hl,bc
        jr nc,notbig
clamp:  ld hl,65535
notbig: exx
asks9:  djnz asks8
        ld b,20
        ld a,1
        ld (pcol),a
asks10: ld a,' '
        call pch
        djnz asks10
        exx
        ld a,h
        or l
        jp z,loop               ;@d-zero: nop | nop | nop
        jp newgam
cur:    defb 5
sel:    defb 255
ha:     defb 255
hb:     defb 255
pa:     defb 255
pb:     defb 255
lit:    defb 0
fall:   defb 1
cheat:  defb 0
alive:  defb 0
pos:    defb 0
top:    defb 0
bord:   defb 5
bord1:  defb 5
pcol:   defb 0
held:   defb 0
qhead:  defb 0
qtail:  defb 0
lo:     defb 0
hi:     defb 0
num:    defw 0
seed:   defw 0
dice:   defw 0
exta:   defs 4
extb:   defs 4
text:   defs 5
queue:  defs 16
heap:   defs 84
