; The stopwatch's second tape. It measures
;   - IN and OUT for the four kinds of port address (contended or not, the ULA's or not);
;   - where the machine has banks, a byte of bank 1 and of bank 4 at 0xc000
;     (LD A,n: OUT (C),A: LD A,(0xc000): LD A,16: OUT (C),A);
;   - the floating bus: IN from a port that nothing answers, in sixteen T-states of display line 10.
;     The bytes of that line are 0x10, 0x11, 0x12 ..., its attributes 0x40, 0x41, 0x42 ...
        include stopwatch.asm

tests:  defb "IN 80FE ",0,0xfe,0x80,2, 0xed,0x78
        defb "IN 80FF ",0,0xff,0x80,2, 0xed,0x78
        defb "IN 40FE ",0,0xfe,0x40,2, 0xed,0x78
        defb "IN 40FF ",0,0xff,0x40,2, 0xed,0x78
        defb "OUT 80FE",0,0xfe,0x80,2, 0xed,0x79
        defb "OUT 80FF",0,0xff,0x80,2, 0xed,0x79
        defb "OUT 40FE",0,0xfe,0x40,2, 0xed,0x79
        defb "OUT 40FF",0,0xff,0x40,2, 0xed,0x79
        defb "IN A,FE ",0,0,0,2, 0xdb,0xfe
        defb "INI 40FF",0,0xff,0x40,2, 0xed,0xa2
        defb "OUTI41FF",0,0xff,0x41,2, 0xed,0xa3
        if BANKS
        defb "BANK 1  ",0,0xfd,0x7f,11, 0x3e,0x11,0xed,0x79,0x3a,0x00,0xc0,0x3e,0x10,0xed,0x79
        defb "BANK 4  ",0,0xfd,0x7f,11, 0x3e,0x14,0xed,0x79,0x3a,0x00,0xc0,0x3e,0x10,0xed,0x79
        endif
        defb 0

special:
        ld hl,0x4220                ; pixel row 10
        ld a,0x10
        call fill
        ld hl,0x5820                ; attributes of character row 1
        ld a,0x40
        call fill
        ld hl,in_bus
        ld de,FREE
        ld bc,5
        ldir
        ld hl,FREE
        ld (go+1),hl
        ld hl,BUS_PORT
        ld (ports),hl
        ld hl,200
        ld (tail+1),hl
        ld hl,FIRST
        ld b,16
bus:    push bc
        push hl
        ld de,-BEFORE
        add hl,de
        ld (first),hl
        call trial
        call im_one
        ld a,(value)
        call print_hex
        pop hl
        inc hl
        pop bc
        djnz bus
        ld a,13
        rst 0x10
at_last:
        ret

in_bus:
        in a,(c)
        jp back

fill:   ld b,32
fill_1: ld (hl),a
        inc hl
        inc a
        djnz fill_1
        ret

print_hex:
        push af
        rrca
        rrca
        rrca
        rrca
        call nibble
        pop af
nibble: and 15
        add a,'0'
        cp '9'+1
        jr c,nibble_1
        add a,7
nibble_1:
        rst 0x10
        ret

        end start
