; ledger, third part: number, variables
shownum: ld de,0x5ae0
        ld a,(heavy)            ; G or - in front of the number
        or a
        ld a,'G'
        jr nz,shown1
        ld a,'-'
shown1: call put                ;@plain:
        ld hl,(number)          ;@l-shown: ld hl,(seed)
        ld bc,-10000
        call digit
        ld bc,-1000
        call digit
        ld bc,-100
        call digit
        ld bc,-10
        call digit
        ld bc,-1
digit:  ld a,'0'-1
digit1: inc a
        add hl,bc
        jr c,digit1
        or a
        sbc hl,bc
put:    call print
        ld a,7
        ld (de),a
        inc e
        ret
; S: ask for a number; five digits or ENTER end it.
asknum: ld hl,0
        ld bc,0
ask1:   push bc
        push hl
        ld de,0x5ae0
        ld b,8
ask2:   ld a,' '
        call put
        djnz ask2
        ld de,0x5ae0
        ld a,c
        add a,e
        ld e,a
        call backdg
        ld a,'L'
        call put
        dec e
        ld a,0x87
        ld (de),a
        call inkey
        pop hl
        pop bc
        cp 13
        jr z,ask9
        cp 12
        jr z,ask8
        sub '0'
        cp 10
        jr nc,ask1
        push af
        ld e,l
        ld d,h
        add hl,hl
        rl b
        add hl,hl
        rl b
        add hl,de
        jr nc,ask3
        set 6,b
ask3:   add hl,hl
        rl b
        ld e,a
        ld d,0
        add hl,de
        jr nc,ask4
        set 7,b
ask4:   pop af
        ld de,digits
        push hl
        ld h,0
        ld l,c
        add hl,de
        add a,'0'
        ld (hl),a
        pop hl
        inc c
        ld a,c
        cp 5
        jr nz,ask1
        ld a,b                  ; more than 65535: give up
        or a
        jr nz,ask8
ask9:   ld a,h
        or l
        jr z,ask8
        ld (number),hl          ;@l-loses: ld (number),hl | jr ask8
        pop de                  ;@l-leak: nop
        jp given
ask8:   ld de,0x5ae0            ;@l-quit: ld (number),hl | ld de,0x5ae0
        ld b,8
ask7:   ld a,' '
        call put
        djnz ask7
        ret
backdg: ld a,c                  ; print the C digits so far, up to DE
        or a
        ret z
        ld b,c
        ld de,0x5ae0
        ld hl,digits
backd1: ld a,(hl)
        inc hl
        call put
        djnz backd1
        ret
cursor: defb 0x11
chosen: defb 0
paira:  defb 0
pairb:  defb 0
keyc:   defb 0
now:    defb 0
last:   defb 0
shame:  defb 0
some:   defb 0
heavy:  defb 1
shade:  defb 5
kind:   defb 0
kindc:  defb 0
aim:    defb 0
froma:  defw 0
number: defw 0
seed:   defw 0
chance: defw 5
digits: defs 5
