; Draws the whole board.
draw:
    ld a,(cur)
    ld l,a
    ld h,brd/256
    ld a,(hl)
    or a
    jr nz,dr1
    dec a
dr1:
    ld (under),a
    ld de,0x4022+LOOK*32
    ld l,22
    ld c,14
dr2:
    push de
    ld b,6
dr3:
    push bc
    push de
    push hl
    call tile
    pop hl
    pop de
    inc l
    ld a,e                  ; three rows down
    add a,96
    ld e,a
    jr nc,dr4
    ld a,d
    add a,8
    ld d,a
dr4:
    pop bc
    djnz dr3
    pop de
    inc de
    inc de
    ld a,l
    add a,4
    ld l,a
    dec c
    jr nz,dr2
    ret
; Draws cell L at address DE; C is the number of columns left.
tile:
    ld h,brd/256
    ld b,0                  ; style
    ld a,(under)
    cp (hl)
    jr nz,tl1
    if F_NOHIGH
    ld a,c
    cp 1
    jr z,tl1
    endif
    inc b
tl1:
    ld a,(hon)
    or a
    jr z,tl3
    ld a,(hi)
    cp l
    jr z,tl2
    ld a,(hi+1)
    cp l
    jr nz,tl3
tl2:
    ld b,4
tl3:
    ld a,(sel)
    cp l
    jr nz,tl4
    ld b,3
tl4:
    ld a,(cur)
    cp l
    jr nz,tl6
    ld a,b
    add a,2
    cp 5
    jr nc,tl5
    ld a,2
tl5:
    ld b,a
tl6:
    ld a,(hl)
    ld hl,plain
    or a
    jr nz,tl7
    ld hl,free
tl7:
    push de
    push af
    ld a,b
    add a,l
    ld l,a
    ld a,h
    adc a,0
    ld h,a
    ld b,(hl)
    ld a,d                  ; attributes
    rrca
    rrca
    rrca
    and 3
    or 0x58
    ld d,a
    ex de,hl
    ld (hl),b
    inc hl
    ld (hl),b
    ld de,31
    add hl,de
    ld (hl),b
    inc hl
    ld (hl),b
    pop af
    ld l,a
    ld h,0
    add hl,hl
    add hl,hl
    add hl,hl
    add hl,hl
    add hl,hl
    ld de,tiles-32
    add hl,de
    pop de
    or a
    jr nz,tl8
    ld hl,none
tl8:
    call half
    ld a,e
    add a,32
    ld e,a
    jr nc,half
    ld a,d
    add a,8
    ld d,a
; Copies eight rows of a picture from HL to DE.
half:
    push de
    ld b,8
hf1:
    ld a,(hl)
    ld (de),a
    inc hl
    inc e
    ld a,(hl)
    ld (de),a
    inc hl
    dec e
    inc d
    djnz hf1
    pop de
    ret

; Attributes: plain, same kind, cursor, selected, shown, selected and shown under the cursor.
plain:
    if LOOK
    defb 0x47,0x46,0x4e,0x57,0x60,0xd7,0xe0
    else
    defb 0x39,0x31,0x69,0x17,0x21,0x57,0x61
    endif
free:
    defb 0x07,0x07,0x6d,0x17,0x21,0x57,0x61
none:
    defs 32
tiles:
    include "pictures.asm"

; Variables.
cx: defb 0
cy: defb 0
cur: defb 0
sel: defb 0
hon: defw 0
hi: defw 0
num: defw 0
at: defw 0
count: defw 12345
grav: defb 1
border: defb 5
cheat: defb 0
stuck: defb 0
event: defb 0
hpos: defb 0
hlen: defb 0
quiet: defb 0
only: defb 0
under: defb 0
src: defb 0
kind: defb 0
nfound: defb 0
qptr: defw 0
qend: defw 0
qlim: defw 0
logend: defw brd-512
deck equ $
brd equ (deck+84+512+255)/256*256
mark equ brd+256
queue equ brd+512
snaps equ brd+1024
    end start
