; gfx4.asm: texts, the number, variables of the picture engine.

; put prints A at line D, column E, and moves E.
put:    push hl
        push de
        push bc
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,3C00h
        add hl,bc
        ld a,d
        rrca
        rrca
        rrca
        and 0E0h
        or e
        ld e,a
        ld a,d
        and 18h
        or 40h
        ld d,a
        ld b,8
pu1:    ld a,(invt)
        xor (hl)
        ld (de),a
        inc hl
        inc d
        djnz pu1
        pop bc
        pop de
        pop hl
        inc e
        ret

; words prints the texts of the screen.
words:  ld hl,text
wo1:    ld a,(hl)
        cp 255
        ret z
        ld d,a
        inc hl
        ld e,(hl)
        inc hl
wo2:    ld a,(hl)
        inc hl
        or a
        jr z,wo1
        call put
        jr wo2

; shownum prints the number.
shownum:
        ld de,NROW*256
        if NTEXT
        ld a,'B'
        call put
        ld a,32
        call put
        endif
        ld hl,(num)
        ld ix,tens
        ld c,NZERO
sn1:    ld a,'0'-1
sn2:    inc a
        push de
        ld e,(ix+0)
        ld d,(ix+1)
        or a
        sbc hl,de
        jr nc,sn3
        add hl,de
        pop de
        jr sn4
sn3:    pop de
        jr sn2
sn4:    cp '0'
        jr nz,sn5
        inc c
        dec c
        jr z,sn6
sn5:    ld c,1
        call put
sn6:    inc ix
        inc ix
        ld a,(ix+0)
        dec a
        jr nz,sn1
        ld a,l
        add a,'0'
        call put
        if F_digit5
        ld a,e                  ; fault: the fifth digit is not taken away
        cp 4
        ret nc
        endif
sn7:    ld a,32
        call put
        if F_digit5
        ld a,e
        cp 4
        else
        ld a,e
        cp 8
        endif
        jr nz,sn7
        ret
tens:   defw 10000,1000,100,10,1

; ask reads a number.
ask:
        if DROPSEL
        xor a
        ld (sel),a
        call anew
        call update
        endif
ak0:    ld hl,0
        ld (value),hl
        xor a
        ld (digits),a
        ld de,NROW*256
        ld b,8
ak1:    ld a,32
        call put
        djnz ak1
ak2:    ld a,(digits)
        ld e,a
        ld d,NROW
        call prompt
        call key
        cp 13
        jr z,ak6
        cp 12
        jr z,ak5
        cp '0'
        jr c,ak4
        if F_digit9
        cp '9'                  ; fault: 9 is no digit
        else
        cp '9'+1
        endif
        jr nc,ak4
        ld c,a
        ld a,(digits)
        cp 5
        jr z,ak2
        ld e,a
        inc a
        ld (digits),a
        ld d,NROW
        call plain
        ld a,c
        call put
        ld hl,(value)
        ld d,h
        ld e,l
        xor a
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,de
        adc a,0
        add hl,hl
        rla
        ld b,a
        ld a,c
        sub '0'
        ld e,a
        ld d,0
        add hl,de
        ld a,b
        adc a,d
        ld (value),hl
        ld (over),a
        jr ak2
ak4:
        if SOTH
        call unask
        jp shownum
        else
        jr ak2
        endif
ak5:    call unask
        jp ak0
ak6:    call unask
        ld a,(digits)
        cp 5
        jr nz,ak7
        ld a,(over)
        or a
        jr nz,ak8
ak7:    ld hl,(value)
        ld a,h
        or l
        jr z,ak8
        ld (num),hl
        jp begin
ak8:
        if SBAD = 0
        jp ak0
        else
        jp shownum
        endif

; unask takes the prompt away.
unask:  ld a,(digits)
        ld e,a
        ld d,NROW
plain:  push de
        ld a,32
        call put
        pop de
        if FLASH
        ld a,PAPER
        jr pm1
        else
        ret
        endif
prompt: push de
        if FLASH = 0
        ld a,255
        ld (invt),a
        endif
        ld a,'L'
        call put
        xor a
        ld (invt),a
        pop de
        if FLASH
        ld a,PAPER+128
pm1:    ld hl,5800h+NROW*32
        ld d,0
        add hl,de
        ld (hl),a
        ld d,NROW
        endif
        ret

invt:   defb 0
value:  defw 0
digits: defb 0
over:   defb 0
num:    defw 0
seed:   defw 0
cur:    defb 9
sel:    defb 0
shown:  defb 0
hi:     defb 0
hj:     defb 0
one:    defb 0
two:    defb 0
pos:    defb 0
len:    defb 0
cheat:  defb 0
stuck:  defb 0
edge:   defb 5
grav:   defb 1
under:  defb 0
        include "text.asm"
