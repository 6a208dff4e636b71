; Draws letters and colours of all cells.
colours:
    call here
    ld a,l
    ld (cur),a
    ld a,(hl)
    or a
    jr nz,co1
    dec a
co1:
    ld (under),a
    ld l,16
    ld h,brd/256
    ld a,3                  ; row of the screen
    ld b,6
co2:
    push bc
    ld c,2                  ; column of the screen
    ld b,14
co3:
    push bc
    push af
    push hl
    ld b,a
    call one
    pop hl
    pop af
    pop bc
    inc c
    inc c
    inc l
    djnz co3
    inc l
    pop bc
    add a,3-LOOK
    djnz co2
    ret
; Draws cell HL at row B, column C of the screen.
one:
    ld a,(hl)
    ld e,a
    ld a,(cur)
    cp l
    ld d,2
    jr z,on1
    ld a,(under)
    ld d,1
    cp e
    jr z,on1
    dec d
on1:
    ld a,(shown)
    or a
    jr z,on3
    ld a,(pair)
    cp l
    jr z,on2
    ld a,(pair+1)
    cp l
    jr nz,on3
on2:
    ld a,d
    or 4
    and 6
    ld d,a
on3:
    ld a,(sel)
    or a
    jr z,on4
    cp l
    jr nz,on4
    ld a,d
    or 1
    and 3
    cp 3
    ld d,a
    jr z,on4
    ld d,5
on4:
    ld a,e
    or a
    ld l,0
    ld a,' '
    jr z,on7
    ld a,e
    if LOOK                 ; seven letters, three inks
on5:
    cp 8
    jr c,on6
    sub 7
    inc l
    jr on5
on6:
    add a,64
    else
    and 3
    ld l,a
    ld a,e
    add a,64
    endif
on7:
    push af
    ld a,e
    or a
    ld a,8
    jr z,on8
    ld a,0x38
on8:
    push hl
    ld e,a
    ld a,d
    or a
    jr z,on9
    ld hl,papers-1
    ld e,d
    ld d,0
    add hl,de
    ld e,(hl)
on9:
    pop hl
    ld a,e
    cp 8
    jr z,on10
    or l
    ld e,a
on10:
    ld a,b                  ; address of the attributes
    rrca
    rrca
    rrca
    ld l,a
    and 3
    add a,0x58
    ld h,a
    ld a,l
    and 0xe0
    or c
    ld l,a
    ld (hl),e
    inc l
    ld (hl),e
    push hl
    ld de,31
    ld a,(hl)
    add hl,de
    ld (hl),a
    inc l
    ld (hl),a
    pop hl
    dec l
    ld a,h
    and 3
    rlca
    rlca
    rlca
    or 0x40
    ld d,a
    ld e,l
    pop af
    jp put
; Papers: same kind, cursor, selected under the cursor, shown, selected, shown under the cursor.
papers:
    defb 0x30,0x68,0xe8,0x60,0xb8,0x70

; Variables.
x: defb 0
y: defb 0
cur: defb 0
sel: defb 0
shown: defb 0
ended: defb 0
place: defb 0
pair: defw 0
skip: defb 0
num: defw 0
rnd: defw 0
grav: defb 1
done: defb 0
most: defb 0
cheat: defb 0
over: defb 0
event: defb 0
colour: defb 5
last_key: defb 0
zero: defb 0
under: defb 0
goal: defb 0
goal_xy: defw 0
found: defb 0
byhint: defb 0
slower: defw 1
text: defs 5
list equ $
brd equ (list+160+255)/256*256
    end start
