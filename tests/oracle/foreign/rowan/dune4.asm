; Draws all cells.
paint:
    ld a,(cur)
    ld l,a
    ld h,brd/256
    ld a,(hl)
    or a
    jr nz,pt1
    dec a
pt1:
    ld (under),a
    ld hl,brd+17
    ld b,6
    ld c,1                  ; row of the screen
pt2:
    push bc
    ld b,14
    ld e,2                  ; column of the screen
pt3:
    push bc
    push de
    push hl
    call picture
    pop hl
    pop de
    pop bc
    inc hl
    inc e
    inc e
    djnz pt3
    inc hl
    inc hl
    pop bc
    inc c
    inc c
    inc c
    djnz pt2
    ret
    if BLINK
; Draws the cell of the cursor.
cursor:
    ld a,(cy)
    ld c,a
    add a,a
    add a,c
    inc a
    ld c,a
    ld a,(cx)
    inc a
    add a,a
    ld e,a
    ld a,(cur)
    ld l,a
    ld h,brd/256
    endif
; Draws cell HL at row C, column E.
picture:
    ld a,c                  ; address of the pixels
    and 0x18
    or 0x40
    ld d,a
    ld a,c
    rrca
    rrca
    rrca
    and 0xe0
    or e
    ld e,a
    push de
    push hl
    ld a,(hl)
    ld hl,buffer            ; an empty picture
    ld b,32
pc1:
    ld (hl),0
    inc hl
    djnz pc1
    or a
    jr z,pc3
    add a,64                ; the letter, four pixels to the right
    ld l,a
    ld h,0
    add hl,hl
    add hl,hl
    add hl,hl
    ld de,0x3c00
    add hl,de
    ld de,buffer+8
    ld b,8
pc2:
    ld a,(hl)
    inc hl
    rrca
    rrca
    rrca
    rrca
    ld c,a
    and 15
    ld (de),a
    inc de
    ld a,c
    and 0xf0
    ld (de),a
    inc de
    djnz pc2
pc3:
    pop hl
    ld a,(cur)
    cp l
    jr nz,pc5
    if BLINK
    ld a,(blink)
    and 16
    jr nz,pc5
    endif
    push hl
    ld hl,buffer            ; the frame
    ld b,16
pc4:
    ld a,(hl)
    or 0x80
    ld (hl),a
    inc hl
    ld a,(hl)
    or 1
    ld (hl),a
    inc hl
    djnz pc4
    ld a,255
    ld (buffer),a
    ld (buffer+1),a
    ld (buffer+30),a
    ld (buffer+31),a
    pop hl
pc5:
    ld c,0                  ; pixels to invert
    ld b,EMPTY
    ld a,(hl)
    or a
    jr z,pc9
    ld b,PLAIN
    ld a,(under)
    cp (hl)
    jr nz,pc6
    ld b,SAME
pc6:
    ld a,(hon)
    or a
    jr z,pc8
    ld a,(hi)
    cp l
    jr z,pc7
    ld a,(hi+1)
    cp l
    jr nz,pc8
pc7:
    ld b,SHOWN
pc8:
    ld a,(sel)
    cp l
    jr nz,pc9
    ld b,PLAIN
    dec c
pc9:
    pop de
    push de
    ld hl,buffer
    call eight
    pop de
    push de
    call colour1
    ld a,e
    add a,32
    ld e,a
    jr nc,pc10
    ld a,d
    add a,8
    ld d,a
pc10:
    push de
    call eight
    pop de
    call colour1
    pop de
    ret
; Copies eight rows of two bytes from HL to DE.
eight:
    push bc
    ld b,8
et1:
    ld a,(hl)
    xor c
    ld (de),a
    inc hl
    inc e
    ld a,(hl)
    xor c
    ld (de),a
    inc hl
    dec e
    inc d
    djnz et1
    pop bc
    ret
; Sets the attributes of the cells at DE to B.
colour1:
    push hl
    ld a,d
    rrca
    rrca
    rrca
    and 3
    or 0x58
    ld h,a
    ld l,e
    ld (hl),b
    inc l
    ld (hl),b
    pop hl
    ret
    if LOOK
EMPTY equ 0x47
PLAIN equ 0x07
SAME equ 0x46
SHOWN equ 0x44
    else
EMPTY equ 0x28
PLAIN equ 0x38
SAME equ 0x70
SHOWN equ 0x20
    endif

; Variables.
cx: defb 0
cy: defb 0
cur: defb 0
sel: defb 0
hon: defb 0
hend: defb 0
hi: defw 0
only: defb 0
shows: defb 0
hpos: defb 0
hlen: defb 0
cheat: defb 0
stuck: defb 0
event: defb 0
colour: defb 5
grav: defb 1
under: defb 0
before: defb 0
blink: defb 0
warned: defb 0
num: defw 0
seed: defw 0
dice: defw 4711
at: defw 0
words: defw nothing
typed: defs 5
buffer equ $
records equ buffer+32
stack equ records+16*43+120
brd equ (stack+255)/256*256
marks equ brd+256
    end start
