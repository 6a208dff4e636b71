; attr4.asm: the number of the board, and the variables.
; ask reads a number.
ask:    xor a
        ld (count),a
        if DROPSEL
        ld (sel),a
        call nohint
        call paint
        endif
as1:    call line
        ld a,(count)
        ld b,a
        or a
        jr z,as3
        ld hl,buf
as2:    ld a,(hl)
        rst 16
        inc hl
        djnz as2
as3:    ld hl,flash
        ld b,12
as4:    ld a,(hl)
        rst 16
        inc hl
        djnz as4
        ld a,2
        call 1601h
        call key
        cp 13
        jr z,as7
        cp 12
        jr z,as6
        cp '0'
        jr c,as5
        cp '9'+1
        jr nc,as5
        ld c,a
        ld hl,count
        ld a,(hl)
        cp 5
        jr z,as1
        inc (hl)
        ld e,a
        ld d,0
        ld hl,buf
        add hl,de
        ld (hl),c
        jr as1
as5:
        if SOTH = 0
        jr as1
        else
        jp number
        endif
as6:    ld hl,count
        ld a,(hl)
        or a
        jr z,as1
        if SDEL = 0
        dec (hl)
        else
        ld (hl),0
        endif
        jr as1
as7:    ld a,(count)
        or a
        jr z,asbad
        ld b,a
        ld de,buf
        ld hl,0
as8:    push bc
        add hl,hl
        jr c,as9
        ld b,h
        ld c,l
        add hl,hl
        jr c,as9
        add hl,hl
        jr c,as9
        add hl,bc
        jr c,as9
        ld a,(de)
        inc de
        sub '0'
        ld c,a
        ld b,0
        add hl,bc
        jr c,as9
        pop bc
        djnz as8
        if F_signed
        bit 7,h                 ; fault: the number is taken for a signed one
        jr nz,asbad
        endif
        ld a,h
        or l
        jp nz,game
        jr asbad
as9:    pop bc
asbad:
        if SBAD = 0
        jp ask
        else
        jp number
        endif

line:
        if NROW > 21
        xor a
        call 1601h
        endif
        ld a,22
        rst 16
        if NROW > 21
        ld a,NROW-22
        else
        ld a,NROW
        endif
        rst 16
        xor a
        rst 16
        ret

; number prints the number of the board.
number: call line
        if NTEXT
        ld a,'N'
        rst 16
        ld a,':'
        rst 16
        endif
        ld hl,(num)
        ld c,NZERO
        ld de,-10000
        call digit
        ld de,-1000
        call digit
        ld de,-100
        call digit
        ld de,-10
        call digit
        ld a,l
        add a,'0'
        rst 16
        if F_digits = 0
        ld b,6
nu1:    ld a,32
        rst 16
        djnz nu1
        endif
        ld a,2
        jp 1601h
digit:  ld a,'0'-1
dg1:    inc a
        add hl,de
        jr c,dg1
        sbc hl,de
        cp '0'
        jr nz,dg2
        inc c
        dec c
        ret z
dg2:    ld c,1
        rst 16
        ret

flash:  defb 18,1,'L',18,0,32,32,32,32,32,32,32
buf:    defs 6
count:  defb 0
num:    defw 1
seed:   defw 0
cur:    defb 11h
sel:    defb 0
shown:  defb 0
pair:   defw 0
pos:    defb 0
len:    defb 0
cheat:  defb 0
stuck:  defb 0
black:  defb 0
brd:    defb 5
grav:   defb 1
under:  defb 0
        include "text.asm"
