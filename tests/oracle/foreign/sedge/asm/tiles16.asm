; Cells of 16 x 16 points in the ROM's letters, the animation and the lines of text.

BUF     equ 41664

; place: A = cell. Returns D = row, E = column of its first character.
place:  ld c,a
        and 240
        rrca
        rrca
        rrca
        rrca
        dec a
        ld b,a
        add a,a
    if PY = 3
        add a,b
    endif
        add a,Y0
        ld d,a
        ld a,c
        and 15
        dec a
        add a,a
        add a,X0
        ld e,a
        ret

; glyph: A = character. Returns HL = its eight bytes.
glyph:  ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,15360
        add hl,bc
        ret

; half: HL = eight bytes or 0, DE = place in the buffer. Fills every other byte.
half:   ld b,8
ha1:    ld a,(hl)
        ld (de),a
        inc hl
        inc de
        inc de
        djnz ha1
        ret

; picture: fills the buffer with the picture of (CKIND).
picture:
        ld hl,BUF
        ld b,32
pi1:    ld (hl),0
        inc hl
        djnz pi1
        ld a,(CKIND)
        or a
        ret z
        add a,64
        call glyph
        ld de,BUF
    if GLYPH = 0
        ld c,8
pi2:    ld a,(hl)
        call twice
        ld (de),a
        inc de
        inc de
        ld (de),a
        dec de
        ld a,(hl)
        rlca
        rlca
        rlca
        rlca
        call twice
        ld (de),a
        inc de
        inc de
        ld (de),a
        inc de
        inc hl
        dec c
        jr nz,pi2
        ret
    endif
    if GLYPH = 1
        call half
        ld a,(CKIND)
        add a,96
        call glyph
        ld de,BUF+17
        jr half
    endif
    if GLYPH = 2
        call half
        ld a,(CKIND)
        ld c,47
pi3:    inc c
        sub 10
        jr nc,pi3
        add a,58
        push af
        ld a,c
        call glyph
        ld de,BUF+16
        call half
        pop af
        call glyph
        ld de,BUF+17
        jr half
    endif

; twice: A = bits 7 to 4 in use. Returns A = each of them twice.
twice:  push bc
        ld b,4
tc1:    rlca
        rl c
        rrca
        rlca
        rl c
        djnz tc1
        ld a,c
        pop bc
        ret

; drcell: A = cell, (CKIND), (CMARK). Draws it.
drcell: push af
        call picture
        ld a,(CMARK)
        ld c,a
    if HLB = 1
        bit 2,c
        call nz,bold
    endif
    if CURS = 2
        bit 0,c
        ld b,32
        call nz,flip
    endif
    if CURS = 3
        bit 0,c
        call nz,frame
    endif
    if SELS = 1
        bit 1,c
        ld hl,BUF+26
        ld b,4
        call nz,flip1
    endif
        pop af
        call place
        push de
        call scraddr
        ld hl,BUF
        call copy
        pop de
        inc d
        call scraddr
        call copy
        ld a,(CMARK)
        ld e,a
        ld d,0
        ld hl,ATTRS
        add hl,de
        ld c,(hl)
        ld a,(CKIND)
        or a
        ld a,c
        jr nz,dc0
        and 199
        or EPAPER
    if EPAPER = 0
        or 7
    endif
        call emode
        jr dc1
dc0:    call tmode
dc1:    ld hl,(WAITING)
; paint: HL = attribute of the lower left character. Paints four characters with A.
paint:  ld (hl),a
        inc hl
        ld (hl),a
        ld de,65503
        add hl,de
        ld (hl),a
        inc hl
        ld (hl),a
        ret

bold:   ld hl,BUF
        ld b,32
bo1:    ld a,(hl)
        srl a
        or (hl)
        ld (hl),a
        inc hl
        djnz bo1
        ret
flip:   ld hl,BUF
flip1:  ld a,(hl)
        cpl
        ld (hl),a
        inc hl
        djnz flip1
        ret
frame:  ld b,2
        ld hl,BUF
        call flip1
        ld b,14
fr1:    ld a,(hl)
        xor 128
        ld (hl),a
        inc hl
        ld a,(hl)
        xor 1
        ld (hl),a
        inc hl
        djnz fr1
        ld b,2
        jr flip1

; copy: HL = 16 bytes, DE = display file. Returns HL after them, WAITING = the attribute.
copy:   push de
        ld b,8
cy1:    ld a,(hl)
        ld (de),a
        inc hl
        inc e
        ld a,(hl)
        ld (de),a
        inc hl
        dec e
        inc d
        djnz cy1
        ex (sp),hl
        call toattr
        ld (WAITING),hl
        pop hl
        ret

; anim: shows for a moment that the pair P1, P2 goes.
anim:
    if ANIM = 0
        ret
    endif
        ld b,4
an1:    push bc
        ld c,ANIM*66
        bit 0,b
        jr nz,an2
        ld c,56
an2:    push bc
        ld a,(P1)
        call anone
        pop bc
        ld a,(P2)
        call anone
        halt
        halt
        halt
        pop bc
        djnz an1
    if FAULT != 73
        ld h,0
        ld a,(P1)
        call stale
        ld a,(P2)
        call stale
    endif
        ret
anone:  ld l,c
        push hl
        call place
        inc d
        call scraddr
        ex de,hl
        call toattr
        pop de
        ld a,e
        jp paint
stale:  ld h,0
        ld l,a
        ld de,SHKIND
        add hl,de
        ld (hl),255
        ret

; status: the number, the score and what there is to say.
status: call number
    if NSUF = 1
        ld a,(GRAV)
        add a,a
        add a,"G"-2
        ld de,NROW*256+NCOL+6
        call putc
    endif
    if SHOWSC = 1
        ld a,(HPOS)
        ld e,a
        ld d,0
        ld hl,0
        ld b,10
st1:    add hl,de
        djnz st1
        call todec
        ld hl,DIGITS+2
        ld de,NROW*256+28
        call print
    endif
        ld a,(OVERD)
        ld hl,MSGWON
        cp 7
        jr z,st2
    if STUCKM = 1
        ld hl,MSGOUT
        or a
        jr z,st2
    endif
        ld hl,MSGNO
st2:    ld de,22*256+6
        jp print
MSGWON: defb "  YOU HAVE WON!   ",0
MSGOUT: defb "NO PAIR CAN GO NOW",0
MSGNO:  defb "                  ",0
