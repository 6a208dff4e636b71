; Prints text, numbers and messages.
; Gives the address of line D, column E of the screen in HL.
address:
        ld a,d
        and 0x18
        or 0x40
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and 0xe0
        add a,e
        ld l,a
        ret
; Turns the address of any pixel line into that of the attribute.
attrof: ld a,h
        rrca
        rrca
        rrca
        and 3
        or 0x58
        ld h,a
        ret

; Clears the screen.
clear:  ld hl,0x4000
        ld de,0x4001
        ld bc,0x17ff
        ld (hl),0
        ldir
        inc hl
        inc de
        ld bc,0x2ff
        ld (hl),BG
        ldir
        ld a,5
        ld (brd),a
        out (254),a
        ret

; Prints the text at HL from D, E up to a byte of 0.
print:  ld a,(hl)
        or a
        ret z
        inc hl
        ld c,BG
; Prints the character A with the attribute C at D, E and goes on.
        call putch
        jr print
putch:  push hl
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,0x3c00
        add hl,bc
        push hl
        call address
        pop de
        ld b,8
pc1:    ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz pc1
        dec h
        call attrof
        pop bc
        ld (hl),c
        pop de
        pop hl
        inc e
        ret

; Prints what never changes.
layout:
if HELP
        ld hl,t_help
        ld de,HELPROW*256
        call print
endif
        ld hl,t_name
        ld de,TITLEAT
        call print
; Shows whether there is gravity.
showgrav:
if GSHOW = 2
        ret
else
        ld hl,t_goff
        ld a,(grav)
        or a
if F_GSHOWINV
        jr nz,sg1
else
        jr z,sg1
endif
        ld hl,t_gon
sg1:    ld de,GRAVAT
        jp print
endif

; Writes the number of the board.
shownumber:
        ld de,NUMAT
        ld hl,t_num
        call print
        ld hl,(number)
        push de
        ld de,dbuf
        ld bc,10000
        call digit
        ld bc,1000
        call digit
        ld bc,100
        call digit
        ld bc,10
        call digit
        ld a,l
        add a,'0'
        ld (de),a
        pop de
        ld hl,dbuf
        ld b,4
if NUMFMT = 1
        jp print
else
sn_1:   ld a,(hl)
        cp '0'
        jr nz,sn_2
if NUMFMT = 2
        ld (hl),32
endif
        inc hl
        djnz sn_1
sn_2:
if F_NUMZERO
        push hl                 ; leaves out zeros
        push de
        ld d,h
        ld e,l
nz1:    ld a,(hl)
        inc hl
        cp '0'
        jr z,nz1
        ld (de),a
        inc de
        or a
        jr nz,nz1
        pop de
        pop hl
endif
if NUMFMT = 2
        ld hl,dbuf
        jp print
else
        call print
        ld a,4
        sub b
        ret z
        ld b,a
if F_NUMTAIL
        ret
endif
sn_3:   ld a,32
        ld c,BG
        push bc
        call putch
        pop bc
        djnz sn_3
        ret
endif
endif
; Writes one digit of HL by subtracting BC.
digit:  ld a,'0'-1
dg1:    inc a
        or a
        sbc hl,bc
        jr nc,dg1
        add hl,bc
        ld (de),a
        inc de
        ret
dbuf:   defs 6

; Shows the number that is typed and a flashing L.
showentry:
        ld de,ENTAT
        ld hl,t_ask
        call print
        ld hl,etext
        ld a,(edigits)
        ld b,a
        or a
        jr z,se2
se1:    ld a,(hl)
        inc hl
        push bc
        ld c,BG
        call putch
        pop bc
        djnz se1
se2:
        ld a,'L'
        ld c,BG+0x80-F_NOFLASH*0x80
        call putch
se3:    ld a,e
        cp 22+ENTAT MOD 256
        ret nc
        ld a,32
        ld c,BG
        call putch
        jr se3
; Takes the entry from the screen.
cleanentry:
        push hl
        ld de,ENTAT
ce1:    ld a,32
        ld c,BG
        call putch
        ld a,e
        cp 22+ENTAT MOD 256
        jr c,ce1
        pop hl
        ret
etext:  defs 6

; Shows the message HL on its line, or clears that line.
message:
if MSGS
        call clearmsg
        ld a,1
        ld (msgon),a
        ld de,MSGAT
        jp print
else
        ret
endif
clearmsg:
if MSGS
        ld a,(msgon)
        or a
        ret z
        push hl
        xor a
        ld (msgon),a
        ld hl,t_blank
        ld de,MSGAT
        call print
        pop hl
endif
        ret

; Shows which pair goes (ANIM).
animate:
if ANIM = 0
        ret
endif
if ANIM = 1
        ld b,6                  ; blinks the pair
an1:    push bc
        ld a,b
        and 1
        call z,anboth
        ld a,b
        and 1
        ld a,BG
        call nz,anattr
        ld b,3
an2:    push bc
        call pause
        pop bc
        djnz an2
        pop bc
        djnz an1
        ret
endif
if ANIM = 2
        ld a,0x4e               ; shows the pair in blue for a while
        call anattr
        ld b,20
an2:    push bc
        call pause
        pop bc
        djnz an2
        ret
endif
; Draws the pair with the colour 0x42 or A.
anboth: ld a,0x42
anattr: push bc
        ld (dptr),a
        ld a,(rm1)
        call an3
        ld a,(rm2)
        call an3
        pop bc
        ret
an3:    ld (dcell),a
        ld l,a
        ld h,board/256
        ld a,(hl)
        ld (dkind),a
        ld h,shadow/256
        ld (hl),255             ; so that it is drawn again
        xor a
        ld (dflags),a
        call drawcell
        ld a,(drow)
        ld d,a
        ld a,(dcol)
        ld e,a
        call address
        call attrof
        ld a,(dptr)
        ld (hl),a
        ret

t_help: defm "Arrows ENTER   H hint   S number"
        defm "B back F forw. R first L last   "
        defm "N new board    DELETE gravity   ",0
        include "words.inc"
